//! What is done once in a program's life, as soon as Discord is heard, over whichever way.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use kuzhi_config::Discord;
use serenity::all::{ApplicationId, GuildId};

use super::api::Api;
use super::emoji_upload;
use super::registration::{NotRegistered, Registered, look_up, register};
use crate::service::{Internal, Service};
use crate::store::Turn;

/// What a server's manager must allow: to see channels, to write in them and in threads, to attach pictures, to read on, which
/// tells whether a board is still in sight, and to open threads, which only games in threads need.
const PERMISSIONS: u64 = 1 << 10 | 1 << 11 | 1 << 15 | 1 << 16 | 1 << 35 | 1 << 38;

/// How long to wait before something that a start needs is tried again.
const PAUSE: Duration = Duration::from_secs(30);

/// For how long at most others leave the emoji to whoever uploads them.
const UPLOADING_TAKES: Duration = Duration::from_mins(15);

/// What is done once.
pub(super) struct Startup {
    service: Arc<Service>,
    /// Where commands are registered; everywhere if it is not set.
    commands_guild: Option<GuildId>,
    /// How many emoji are uploaded in a minute; none at all with 0.
    emojis_a_minute: u32,
    /// Whether it is for this process to register commands and upload emoji; others learn what is there.
    is_first: bool,
    begun: OnceLock<()>,
}

impl Startup {
    pub(super) fn new(settings: &Discord, service: Arc<Service>) -> Startup {
        Startup {
            service,
            commands_guild: settings.commands_guild.map(GuildId::new),
            emojis_a_minute: settings.emojis_a_minute,
            is_first: settings.shards.have_first(),
            begun: OnceLock::new(),
        }
    }

    /// Does it, unless it was begun before.
    pub(super) async fn once(&self, api: &Api, application: ApplicationId) {
        api.set_application_id(application);
        if self.begun.set(()).is_err() {
            return;
        }
        tracing::info!(
            "invite Kuzhi to a server: https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={PERMISSIONS}"
        );
        // Each is tried until it is done: without the one, people wait for the bot's moves; without
        // the other, a new bot has no commands.
        tokio::join!(self.pick_up_matches(), self.register_commands(api));
        if self.emojis_a_minute > 0 {
            let pace = Duration::from_mins(1) / self.emojis_a_minute;
            let (service, api) = (Arc::clone(&self.service), api.clone());
            let is_first = self.is_first;
            // Not a task that a stop waits for: the next start goes on with it.
            tokio::spawn(async move {
                let done = async {
                    let holder = rand::random();
                    if is_first && uploads(&service, holder, UPLOADING_TAKES).await {
                        emoji_upload::keep_in_step(&service, &api, pace).await;
                        uploads(&service, holder, Duration::ZERO).await;
                    } else {
                        emoji_upload::learn(&service, &api).await;
                    }
                };
                tokio::select! {
                    () = done => {}
                    () = service.stopping() => {}
                }
            });
        }
    }

    async fn pick_up_matches(&self) {
        while let Err(error) = self.service.attend(Internal::PickUp).await {
            tracing::error!(%error, "cannot resume the matches; trying again shortly");
            if !self.is_still_wanted().await {
                return;
            }
        }
    }

    async fn register_commands(&self, api: &Api) {
        loop {
            let registered = if self.is_first {
                register(api, self.commands_guild).await
            } else {
                look_up(api, self.commands_guild).await
            };
            match registered {
                Ok(Registered { count, names }) => {
                    for (name, id) in &names {
                        self.service.commands().put(name, *id);
                    }
                    return tracing::info!(commands = count, "commands registered");
                }
                Err(NotRegistered::Refused(error)) => {
                    return tracing::error!(
                        %error,
                        "Discord refuses the commands, and the old ones stay registered; check the \
                         application in the developer portal, then restart the bot"
                    );
                }
                Err(NotRegistered::ByNobody) => {
                    tracing::info!(
                        "commands are not registered yet by the process with shard 0; checking again shortly"
                    );
                }
                Err(NotRegistered::Yet(error)) => {
                    tracing::error!(%error, "commands are not registered yet; trying again shortly");
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

/// Whether it is for this process to upload emoji, of all that would: those behind one load balancer are alike.
async fn uploads(service: &Service, holder: u64, lasts: Duration) -> bool {
    let turn = service.take_turn("emoji".to_owned(), holder, lasts).await;
    !matches!(turn, Ok(Turn::Wait(_)))
}
