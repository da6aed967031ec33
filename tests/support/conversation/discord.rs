//! The stand-in as tests use it: the start of every conversation.

use std::env;
use std::mem;
use std::thread;
use std::time::Duration;

use super::report::report;
use super::{Guild, Message, Person};
use crate::discord::{APPLICATION, Mischief, Request, Server, Snowflake, TOKEN, World};
use crate::waiting::TIMEOUT;

/// How much later than now conversations begin: `KUZHI_HOURS_AHEAD` has them on other days and at other
/// hours.
///
/// # Panics
///
/// If it is no number of hours.
pub fn hours_later() -> Duration {
    let hours = env::var("KUZHI_HOURS_AHEAD").unwrap_or_default();
    Duration::from_hours(if hours.is_empty() { 0 } else { hours.parse().expect("a number of hours") })
}

/// A stand-in for Discord, for one test alone.
///
/// Dropping it fails the test if the bot did something that Discord would have refused.
#[derive(Debug)]
pub struct Discord {
    server: Server,
}

impl Discord {
    /// Starts it. Its clock is [`hours_later`].
    ///
    /// # Panics
    ///
    /// If no port of this machine can be opened.
    pub async fn start() -> Self {
        let server = Server::start().await.expect("a free port");
        server.mischief().set_clock_ahead(hours_later());
        Self { server }
    }

    /// Returns the URL that replaces `https://discord.com` for the bot.
    pub fn api_base(&self) -> String {
        self.server.api_base()
    }

    /// Returns the token that the bot must use.
    pub fn token(&self) -> &'static str {
        TOKEN
    }

    /// Returns the stand-in itself, for what a conversation cannot express.
    pub fn server(&self) -> &Server {
        &self.server
    }

    /// Returns the controls for injecting faults.
    pub fn mischief(&self) -> Mischief {
        self.server.mischief()
    }

    /// Returns the guild of this name, with the bot as a member. Creates it on first use.
    pub fn guild(&self, name: &str) -> Guild {
        self.guild_or_new(name, true)
    }

    /// Returns the guild of this name, without the bot as a member: people bring it along.
    pub fn guild_without_bot(&self, name: &str) -> Guild {
        self.guild_or_new(name, false)
    }

    fn guild_or_new(&self, name: &str, has_bot: bool) -> Guild {
        let known = self.server.read(|world| find_guild(world, name));
        Guild::new(&self.server, known.unwrap_or_else(|| self.server.add_guild(name, has_bot)))
    }

    /// Returns the person of this name. Creates them on first use.
    pub fn person(&self, name: &str) -> Person {
        let id =
            self.server.change(|world| find_person(world, name).unwrap_or_else(|| world.add_person(name)));
        Person::new(&self.server, id)
    }

    /// Returns a new person of this name, whose account is so old.
    pub fn account(&self, name: &str, age: Duration) -> Person {
        Person::new(&self.server, self.server.change(|world| world.add_account(name, age)))
    }

    /// Returns the bot itself, as an account that people can name.
    pub fn bot(&self) -> Person {
        Person::new(&self.server, APPLICATION)
    }

    /// Waits until the bot is connected and has registered its commands.
    ///
    /// # Panics
    ///
    /// After five minutes.
    pub async fn ready(&self) {
        let is_ready =
            |world: &World| world.hears() && world.commands.iter().any(|command| command.menu() == 1);
        self.until(is_ready, "the bot to connect and register its commands").await;
    }

    /// Waits until the bot is no longer connected.
    ///
    /// # Panics
    ///
    /// After five minutes.
    pub async fn offline(&self) {
        self.until(|world| !world.hears(), "the bot to go").await;
    }

    /// Waits until a condition holds for the world.
    ///
    /// # Panics
    ///
    /// After five minutes.
    pub async fn until(&self, condition: impl Fn(&World) -> bool, what: &str) {
        let found = self.server.until(TIMEOUT, |world| condition(world).then_some(())).await;
        assert!(found.is_some(), "waited in vain for {what}\n{}", report(&self.server));
    }

    /// Returns all requests of the bot so far.
    pub fn requests(&self) -> Vec<Request> {
        self.server.read(|world| world.journal.requests().to_vec())
    }

    /// Returns the names of the application's emoji, sorted.
    pub fn emojis(&self) -> Vec<String> {
        let mut names: Vec<String> =
            self.server.read(|world| world.emojis.iter().map(|emoji| emoji.name.clone()).collect());
        names.sort_unstable();
        names
    }

    /// Adds an emoji of this name to the application, as a person might by hand.
    pub fn add_emoji(&self, name: &str) {
        self.server.change(|world| world.add_emoji(name, "data:image/png;base64,cGl4ZWxz".to_owned()));
    }

    /// Returns the names of everyone notified so far, in order.
    pub fn pings(&self) -> Vec<String> {
        self.server.read(|world| {
            let pinged = world.messages.values().flat_map(|message| &message.pinged);
            pinged.map(|person| world.people[person].name.clone()).collect()
        })
    }

    /// Returns the messages that notified a person, in order.
    pub fn pings_of(&self, person: &Person) -> Vec<Message> {
        let id = person.id();
        let messages: Vec<_> = self.server.read(|world| {
            world
                .messages
                .values()
                .filter(|message| message.pinged.contains(&id))
                .map(|message| message.id)
                .collect()
        });
        messages.into_iter().map(|message| Message::new(&self.server, message)).collect()
    }

    /// Fails if the bot did something that Discord would have refused.
    ///
    /// # Panics
    ///
    /// If it did. The message says what.
    pub fn assert_clean(&self) {
        let violations = self.server.read(|world| world.violations.clone());
        assert!(violations.is_empty(), "the bot did what Discord does not take:\n{}", violations.join("\n"));
    }

    /// Removes and returns what the bot did that Discord would have refused.
    pub fn take_violations(&self) -> Vec<String> {
        self.server.change(|world| mem::take(&mut world.violations))
    }
}

impl Drop for Discord {
    fn drop(&mut self) {
        // A failing test already has its own message.
        if !thread::panicking() {
            self.assert_clean();
        }
    }
}

fn find_guild(world: &World, name: &str) -> Option<Snowflake> {
    world.guilds.values().find(|guild| guild.name == name).map(|guild| guild.id)
}

fn find_person(world: &World, name: &str) -> Option<Snowflake> {
    world
        .people
        .values()
        .find(|person| person.name == name && person.id != APPLICATION)
        .map(|person| person.id)
}
