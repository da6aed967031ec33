//! The gateway's events.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use serenity::all::{Context, Event, GuildId, Interaction, RawEventHandler, Ready, UnknownEvent};
use serenity::async_trait;

use super::owed::Owed;
use super::registration::{NotRegistered, Registered, register};
use super::{emoji_upload, intake};
use crate::health::Pulse;
use crate::service::{Internal, Service};

/// What a server's manager must allow: to see channels, to write in them and in threads, to attach pictures, to read on, which
/// tells whether a board is still in sight, and to open threads, which only games in threads need.
const PERMISSIONS: u64 = 1 << 10 | 1 << 11 | 1 << 15 | 1 << 16 | 1 << 35 | 1 << 38;

/// Hands every event on.
///
/// It takes them as the library reads them, one copy each: the library's other way has one more for each kind of handler,
/// and says nothing of events that it could not read.
pub(super) struct Handler {
    pub(super) service: Arc<Service>,
    pub(super) pulse: Pulse,
    /// Where commands are registered; everywhere if it is not set.
    pub(super) commands_guild: Option<GuildId>,
    /// How many emoji are uploaded in a minute; none at all with 0.
    pub(super) emojis_a_minute: u32,
    /// Set when the first connection stands: what is done once a start is not done again.
    pub(super) started: OnceLock<()>,
}

#[async_trait]
impl RawEventHandler for Handler {
    async fn raw_event(&self, context: Context, event: Event) {
        match event {
            Event::InteractionCreate(event) => self.interaction_create(&context, event.interaction).await,
            Event::Ready(event) => {
                self.pulse.look();
                // It is large, and would make each event so.
                Box::pin(self.ready(context, event.ready)).await;
            }
            Event::Resumed(_) => self.pulse.look(),
            Event::Unknown(event) => self.unread(&context, &event),
            _ => {}
        }
    }
}

/// How long to wait before something that a start needs is tried again.
const PAUSE: Duration = Duration::from_secs(30);

impl Handler {
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
        if self.emojis_a_minute > 0 {
            let pace = Duration::from_mins(1) / self.emojis_a_minute;
            let (service, http) = (Arc::clone(&self.service), Arc::clone(&context.http));
            // Not a task that a stop waits for: the next start goes on with it.
            tokio::spawn(async move {
                tokio::select! {
                    () = emoji_upload::keep_in_step(&service, &http, pace) => {}
                    () = service.stopping() => {}
                }
            });
        }
    }

    async fn interaction_create(&self, context: &Context, interaction: Interaction) {
        // Before anything else: from here on there is an answer, whatever happens.
        let tasks = self.service.tasks();
        if let Some(owed) = Owed::for_one(&interaction, &context.http, tasks) {
            tasks.track_future(intake::receive(&self.service, owed, interaction)).await;
        }
    }

    /// Reports an event that the library could not read, which it drops in silence.
    fn unread(&self, context: &Context, event: &UnknownEvent) {
        if ["INTERACTION_CREATE", "READY", "RESUMED"].contains(&event.kind.as_str()) {
            tracing::error!(kind = %event.kind, "an event could not be read and is lost");
        }
        if event.kind == "INTERACTION_CREATE" {
            // All that can be done for it is what is done for whatever is dropped.
            drop(Owed::for_unread(&event.value, &context.http, self.service.tasks()));
        }
    }

    async fn pick_up_matches(&self) {
        while let Err(error) = self.service.attend(Internal::PickUp).await {
            tracing::error!(%error, "cannot pick up the matches; trying again in a moment");
            if !self.is_still_wanted().await {
                return;
            }
        }
    }

    async fn register_commands(&self, context: &Context) {
        loop {
            match register(&context.http, self.commands_guild).await {
                Ok(Registered { count, names }) => {
                    names.iter().for_each(|(name, id)| self.service.commands().put(name, *id));
                    return tracing::info!(commands = count, "commands registered");
                }
                Err(NotRegistered::Refused(error)) => {
                    return tracing::error!(
                        %error,
                        "Discord refuses the commands, and those that were registered before stay as they are; \
                         look at the application in the developer portal, then start the bot anew"
                    );
                }
                Err(NotRegistered::Yet(error)) => {
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
            () = self.service.stopping() => false,
        }
    }
}
