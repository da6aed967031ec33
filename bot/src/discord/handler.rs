//! The gateway's events.

use std::sync::OnceLock;
use std::time::Duration;

use serenity::all::{
    Command, Context, Event, EventHandler, GuildId, Interaction, RawEventHandler, Ready,
    ShardStageUpdateEvent,
};
use serenity::async_trait;

use super::commands::{Verb, challenge};
use super::intake;
use super::patience::{Patience, patiently};
use crate::health::Pulse;
use crate::room::Doorkeeper;
use crate::view::Words;

/// What a server's manager must allow: to see channels, to write in them and in threads, and to open
/// threads, which only games in threads need.
const PERMISSIONS: u64 = 1 << 10 | 1 << 11 | 1 << 35 | 1 << 38;

/// Hands every event to the room it belongs to.
pub(super) struct Handler {
    pub(super) doorkeeper: Doorkeeper,
    pub(super) pulse: Pulse,
    /// Where commands are registered; everywhere if it is not set.
    pub(super) commands_guild: Option<GuildId>,
    /// Set when the first connection stands: what is done once a start is not done again.
    pub(super) started: OnceLock<()>,
}

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, context: Context, ready: Ready) {
        context.http.set_application_id(ready.application.id);
        tracing::info!(bot = %ready.user.name, servers = ready.guilds.len(), "connected to Discord");
        if self.started.set(()).is_err() {
            return;
        }
        tracing::info!(
            "invite Kuzhi to a server: https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands&permissions={PERMISSIONS}",
            ready.application.id
        );
        // Each is tried until it is done: without the one, people wait for the bot's moves; without
        // the other, a new bot has no commands.
        tokio::join!(self.pick_up_matches(), self.register_commands(&context));
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let doorkeeper = self.doorkeeper.clone();
        self.doorkeeper.spawn(async move { intake::receive(&doorkeeper, &context, interaction).await });
    }

    async fn shard_stage_update(&self, _: Context, _: ShardStageUpdateEvent) {
        self.pulse.look();
    }
}

/// How long to wait before something that a start needs is tried again.
const PAUSE: Duration = Duration::from_secs(30);

impl Handler {
    async fn pick_up_matches(&self) {
        while let Err(error) = self.doorkeeper.recover().await {
            tracing::error!(%error, "cannot pick up the matches; trying again in a moment");
            if !self.is_still_wanted().await {
                return;
            }
        }
    }

    async fn register_commands(&self, context: &Context) {
        let register = || {
            let mut commands = Verb::ALL.map(|verb| verb.look(Words::english())).to_vec();
            commands.push(challenge::look(Words::english()));
            async move {
                match self.commands_guild {
                    Some(guild) => guild.set_commands(&context.http, commands).await,
                    None => Command::set_global_commands(&context.http, commands).await,
                }
            }
        };
        loop {
            match patiently(Patience::Long, register).await {
                Ok(commands) => return tracing::info!(commands = commands.len(), "commands registered"),
                Err(error) => {
                    tracing::error!(%error, "commands are not registered yet; trying again in a moment");
                }
            }
            if !self.is_still_wanted().await {
                return;
            }
        }
    }

    /// Waits a moment; false when the bot is told to stop in the meantime.
    async fn is_still_wanted(&self) -> bool {
        tokio::select! {
            () = tokio::time::sleep(PAUSE) => true,
            () = self.doorkeeper.stopping() => false,
        }
    }
}

/// Reports events that Discord's library could not read, which it drops in silence.
pub(super) struct Unread;

#[async_trait]
impl RawEventHandler for Unread {
    async fn raw_event(&self, _: Context, event: Event) {
        if let Event::Unknown(unread) = event
            && ["INTERACTION_CREATE", "READY", "RESUMED"].contains(&unread.kind.as_str())
        {
            tracing::error!(kind = %unread.kind, "an event could not be read and is lost");
        }
    }
}
