//! What all panes share: the stand-in, the bot, and what each person has seen.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::Context;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use kuzhi_bot::clock::Clock;
use kuzhi_tests::discord::{Age, Server, Snowflake, UserAction, World};
use kuzhi_view::picture::emoji::Glyph;
use kuzhi_view::picture::png;

use crate::bot::Bot;
use crate::cast;

/// How long the bot has for its first response, as on Discord.
const FIRST_RESPONSE: Duration = Duration::from_secs(3);
/// How long an interaction's token is valid.
const TOKEN_LASTS: Duration = Duration::from_mins(15);

/// A small Discord with the bot.
#[derive(Debug)]
pub(crate) struct Playground {
    pub(crate) discord: Server,
    pub(crate) bot: Bot,
    /// The file that keeps how far the clock is ahead: matches that are kept have later times than now.
    clock_file: PathBuf,
    memory: Mutex<Memory>,
}

/// The state of people's own clients.
#[derive(Debug, Default)]
struct Memory {
    /// The last message that each person has seen in each channel.
    seen: HashMap<(Snowflake, Snowflake), Snowflake>,
    /// Dismissed private messages.
    dismissed: HashSet<Snowflake>,
}

impl Playground {
    /// Creates the world, with the bot not yet running.
    pub(crate) fn new(discord: Server, data: &Path) -> anyhow::Result<Self> {
        let clock_file = data.join("ahead");
        let kept = fs::read_to_string(&clock_file).ok().and_then(|text| text.trim().parse().ok());
        let ahead = Duration::from_secs(kept.unwrap_or_default());
        discord.mischief().set_clock_ahead(ahead);
        let bot = Bot::new(discord.api_base(), data.join("kuzhi"), ahead).context("there is no free port")?;
        let emojis = emojis()?;
        discord.change(|world| {
            for (name, image) in emojis {
                world.add_emoji(&name, image);
            }
            world.enable_activities();
            cast::furnish(world);
        });
        Ok(Self { discord, bot, clock_file, memory: Mutex::default() })
    }

    /// Moves the clock of everybody on: the bot's, Discord's and that of the page.
    pub(crate) fn move_on(&self, time: Duration) -> anyhow::Result<()> {
        self.bot.move_on(time);
        // This notifies the panes, which then read the bot's.
        self.discord.mischief().let_time_pass(time);
        let ahead = self.bot.ahead().borrow().as_secs();
        fs::write(&self.clock_file, ahead.to_string()).context("cannot keep the time")
    }

    /// Resets everything, and the bot's data too.
    pub(crate) async fn start_over(&self) -> anyhow::Result<()> {
        self.bot.kill().await;
        self.bot.forget()?;
        *self.memory() = Memory::default();
        self.discord.change(|world| {
            world.start_over();
            cast::furnish(world);
        });
        self.bot.start()
    }

    /// Makes a person do something. As on Discord, the bot has three seconds for a first response.
    pub(crate) fn interact(
        &self,
        person: Snowflake,
        channel: Snowflake,
        action: UserAction,
    ) -> Result<Snowflake, String> {
        let id = self.discord.interact(person, channel, action)?;
        let (discord, clock) = (self.discord.clone(), Clock::ahead_by(self.bot.ahead()));
        tokio::spawn(async move {
            let expired = clock.after(FIRST_RESPONSE + TOKEN_LASTS);
            tokio::time::sleep(FIRST_RESPONSE).await;
            let is_late =
                |world: &World| world.interactions.get(&id).is_some_and(|one| one.response.is_none());
            if discord.read(is_late) {
                discord.mischief().age(id, Age::Late);
            }
            expired.await;
            discord.mischief().age(id, Age::Expired);
        });
        Ok(id)
    }

    /// Records that a person has seen everything in a channel.
    pub(crate) fn note_seen(&self, person: Snowflake, channel: Snowflake, last: Snowflake) {
        self.memory().seen.insert((person, channel), last);
    }

    /// Returns the last message that a person has seen in a channel.
    pub(crate) fn last_seen(&self, person: Snowflake, channel: Snowflake) -> Snowflake {
        self.memory().seen.get(&(person, channel)).copied().unwrap_or(Snowflake::new(0))
    }

    /// Dismisses a private message.
    pub(crate) fn dismiss(&self, message: Snowflake) {
        self.memory().dismissed.insert(message);
        // Notifies the panes that show it.
        self.discord.change(|_| ());
    }

    /// Returns whether a private message was dismissed.
    pub(crate) fn is_dismissed(&self, message: Snowflake) -> bool {
        self.memory().dismissed.contains(&message)
    }

    fn memory(&self) -> MutexGuard<'_, Memory> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Adds the bot's emoji, as it has them on Discord some minutes after its first start.
fn emojis() -> anyhow::Result<Vec<(String, String)>> {
    let drawn = |glyph: Glyph| {
        let image = STANDARD.encode(png(&glyph.svg())?);
        anyhow::Ok((glyph.upload_name(), format!("data:image/png;base64,{image}")))
    };
    Glyph::all().into_iter().map(drawn).collect()
}
