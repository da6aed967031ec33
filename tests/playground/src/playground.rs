//! What all panes share: the stand-in, the bot, and what each person has seen.

use std::collections::{HashMap, HashSet};
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use kuzhi_bot::picture::emoji::Glyph;
use kuzhi_bot::picture::png;
use kuzhi_tests::discord::{Age, Server, Snowflake, UserAction, World};

use crate::bot::Bot;
use crate::cast;

/// How long the bot has for its first response, as Discord has it.
const FIRST_RESPONSE: Duration = Duration::from_secs(3);
/// How long an interaction's token is worth something.
const TOKEN_LASTS: Duration = Duration::from_mins(15);

/// A small Discord with the bot.
#[derive(Debug)]
pub(crate) struct Playground {
    pub(crate) discord: Server,
    pub(crate) bot: Bot,
    memory: Mutex<Memory>,
}

/// What people's own devices know.
#[derive(Debug, Default)]
struct Memory {
    /// The last message that a person has seen in a channel.
    seen: HashMap<(Snowflake, Snowflake), Snowflake>,
    /// Private messages that were dismissed.
    dismissed: HashSet<Snowflake>,
}

impl Playground {
    /// A furnished world, with the bot not yet running.
    pub(crate) fn new(discord: Server, data: PathBuf) -> anyhow::Result<Self> {
        let bot = Bot::new(discord.api_base(), data);
        let emojis = emojis()?;
        discord.change(|world| {
            for (name, image) in emojis {
                world.add_emoji(&name, image);
            }
            cast::furnish(world);
        });
        Ok(Self { discord, bot, memory: Mutex::default() })
    }

    /// Everything as it was at the start, and the bot as if it had never played.
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

    /// A person does something; as on Discord, the bot has three seconds for a first response.
    pub(crate) fn interact(
        &self,
        person: Snowflake,
        channel: Snowflake,
        action: UserAction,
    ) -> Result<Snowflake, String> {
        let id = self.discord.interact(person, channel, action)?;
        let discord = self.discord.clone();
        tokio::spawn(async move {
            tokio::time::sleep(FIRST_RESPONSE).await;
            let is_late =
                |world: &World| world.interactions.get(&id).is_some_and(|one| one.response.is_none());
            if discord.read(is_late) {
                discord.mischief().age(id, Age::Late);
            }
            tokio::time::sleep(TOKEN_LASTS).await;
            discord.mischief().age(id, Age::Expired);
        });
        Ok(id)
    }

    /// Notes that a person has seen all that is in a channel now.
    pub(crate) fn note_seen(&self, person: Snowflake, channel: Snowflake, last: Snowflake) {
        self.memory().seen.insert((person, channel), last);
    }

    /// The last message that a person has seen in a channel.
    pub(crate) fn last_seen(&self, person: Snowflake, channel: Snowflake) -> Snowflake {
        self.memory().seen.get(&(person, channel)).copied().unwrap_or(Snowflake::new(0))
    }

    /// Takes a private message off its reader's screen.
    pub(crate) fn dismiss(&self, message: Snowflake) {
        self.memory().dismissed.insert(message);
        // Whoever shows it hears of it.
        self.discord.change(|_| ());
    }

    /// Whether a private message was dismissed.
    pub(crate) fn is_dismissed(&self, message: Snowflake) -> bool {
        self.memory().dismissed.contains(&message)
    }

    fn memory(&self) -> MutexGuard<'_, Memory> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The bot's emoji, as it has them on Discord some minutes after its first start.
fn emojis() -> anyhow::Result<Vec<(String, String)>> {
    let drawn = |glyph: Glyph| {
        let image = STANDARD.encode(png(&glyph.svg())?);
        anyhow::Ok((glyph.upload_name(), format!("data:image/png;base64,{image}")))
    };
    Glyph::all().into_iter().map(drawn).collect()
}
