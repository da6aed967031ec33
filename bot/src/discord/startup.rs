//! Work done once per process, as soon as Discord answers over either transport.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use kuzhi_config::Discord;
use kuzhi_store::Turn;
use serenity::all::{ApplicationId, GuildId};

use super::emoji_upload;
use super::registration::{NotRegistered, Registered, look_up, register};
use super::rest::api::Api;
use crate::service::{BackgroundWork, Service};

/// The permissions that a server's manager must grant: view channels, send messages there and in threads,
/// attach files, read history (to tell whether a board is still in sight), create threads (only games in
/// threads need this), and create events (only tournaments that come again do).
const PERMISSIONS: u64 = 1 << 10 | 1 << 11 | 1 << 15 | 1 << 16 | 1 << 35 | 1 << 38 | 1 << 44;

/// The pause before retrying something that start-up needs.
const PAUSE: Duration = Duration::from_secs(30);

/// How long other processes at most leave the emoji to the one that uploads them.
const UPLOADING_TAKES: Duration = Duration::from_mins(15);

/// The work done once.
pub(super) struct Startup {
    service: Arc<Service>,
    /// The server in which to register commands. Everywhere if unset.
    commands_guild: Option<GuildId>,
    /// How many emoji to upload per minute. 0 uploads none.
    emojis_a_minute: u32,
    /// Whether this process registers commands and uploads emoji. Others only find out what exists.
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

    /// Starts the work, unless it was started before.
    pub(super) async fn once(&self, api: &Api, application: ApplicationId) {
        api.set_application_id(application);
        if self.begun.set(()).is_err() {
            return;
        }
        tracing::info!(
            "invite Kuzhi to a server: https://discord.com/oauth2/authorize\
             ?client_id={application}&scope=bot+applications.commands&permissions={PERMISSIONS}"
        );
        // Each is retried until it succeeds. Without the first, people wait for the bot's moves. Without the
        // second, a new bot has no commands.
        tokio::join!(self.pick_up_matches(), self.register_commands(api));
        if self.emojis_a_minute > 0 {
            let pace = Duration::from_mins(1) / self.emojis_a_minute;
            let (service, api) = (Arc::clone(&self.service), api.clone());
            let is_first = self.is_first;
            // Shutdown does not wait for this task: the next start continues it.
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
        while let Err(error) = self.service.handle_background(BackgroundWork::PickUp).await {
            tracing::error!(%error, "cannot resume the matches; trying again shortly");
            if !self.is_still_wanted().await {
                return;
            }
        }
    }

    async fn register_commands(&self, api: &Api) {
        loop {
            let registered = if self.is_first {
                register(api, self.commands_guild, self.service.followers().are_there()).await
            } else {
                look_up(api, self.commands_guild).await
            };
            match registered {
                Ok(Registered { count, names }) => {
                    for (id, names) in names {
                        self.service.commands().put(id, names);
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

    /// Waits a moment. Returns false if the bot is told to stop meanwhile.
    async fn is_still_wanted(&self) -> bool {
        tokio::select! {
            () = tokio::time::sleep(PAUSE) => true,
            () = self.service.stopping() => false,
        }
    }
}

/// Returns whether this process, among those behind one load balancer, should upload emoji.
async fn uploads(service: &Service, holder: u64, lasts: Duration) -> bool {
    let turn = service.take_turn("emoji".to_owned(), holder, lasts).await;
    !matches!(turn, Ok(Turn::Wait(_)))
}
