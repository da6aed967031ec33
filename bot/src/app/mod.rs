//! Puts the whole bot together and runs it.

mod chores;
mod tasks;

pub(crate) use tasks::Tasks;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_config::Settings;
use kuzhi_domain::matches::MatchLimits;
use kuzhi_domain::settings::Look;
use kuzhi_store::{Store, StoreError};
use kuzhi_view::board::Emojis;
use tokio_util::sync::CancellationToken;

use crate::activity::ActivityListener;
use crate::clock::Clock;
use crate::connection_status::ConnectionStatus;
use crate::discord::{Connection, ConnectionError, RestClient, WatchTimes};
use crate::drawing::Drawing;
use crate::health;
use crate::http::Listener;
use crate::limits::{LimitRules, Limits};
use crate::memory::MemoryPlan;
use crate::readiness::Readiness;
use crate::service::{BackgroundWork, Dependencies, Service};
use crate::thinking::{Tables, Thinking};

/// How long a stopping bot waits for answers that are under way.
const TIMEOUT: Duration = Duration::from_secs(10);

/// How long a stopping bot waits for HTTP answers to be written.
const WRITING_TAKES: Duration = Duration::from_secs(1);

/// Why the bot ended though nobody told it to.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Discord rejects the bot.
    #[error(transparent)]
    Connection(#[from] ConnectionError),
    /// The store failed and cannot be used any more.
    #[error("the store failed: {0}")]
    Poisoned(String),
    /// The store could not be read at the start.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The whole bot, before it runs.
pub struct App<'a> {
    settings: &'a Settings,
    store: Arc<dyn Store>,
    clock: Clock,
    listener: Option<Listener>,
    activity: Option<ActivityListener>,
    times: WatchTimes,
    readiness: Readiness,
    tasks: Tasks,
}

/// The bot while it runs.
struct Running {
    service: Arc<Service>,
    limits: Arc<Limits>,
    connection: Connection,
    readiness: Readiness,
    /// Tells the listener to take nothing more.
    closing: CancellationToken,
    /// Where the sign of life is.
    folder: PathBuf,
    tasks: Tasks,
}

impl<'a> App<'a> {
    /// A bot on this store, by this clock. It hears Discord over the gateway, if the settings say so.
    pub fn new(settings: &'a Settings, store: Arc<dyn Store>, clock: Clock) -> App<'a> {
        App {
            settings,
            store,
            clock,
            listener: None,
            activity: None,
            times: WatchTimes::default(),
            readiness: Readiness::default(),
            tasks: Tasks::default(),
        }
    }

    /// Also takes interactions that Discord posts over HTTP, if there is a listener.
    #[must_use]
    pub fn with_listener(self, listener: Option<Listener>) -> App<'a> {
        App { listener, ..self }
    }

    /// Also serves the Activity, if there is a listener for it.
    #[must_use]
    pub fn with_activity(self, activity: Option<ActivityListener>) -> App<'a> {
        App { activity, ..self }
    }

    /// With other timeouts for the connection: tests cannot wait a minute.
    #[must_use]
    pub fn with_watch_times(self, times: WatchTimes) -> App<'a> {
        App { times, ..self }
    }

    /// Reports to `readiness` when people can reach the bot.
    #[must_use]
    pub(crate) fn with_readiness(self, readiness: Readiness) -> App<'a> {
        App { readiness, ..self }
    }

    /// Runs beside tasks that were started before.
    #[must_use]
    pub(crate) fn with_tasks(self, tasks: Tasks) -> App<'a> {
        App { tasks, ..self }
    }

    /// Runs until `shutdown` resolves, then finishes what is under way and returns.
    ///
    /// # Errors
    ///
    /// When Discord rejects the token, or the connection for a permanent reason. When the store cannot be
    /// used any more. When there was no connection for too long. A bot that cannot save moves or hears
    /// nothing should be restarted.
    pub async fn run(self, shutdown: impl Future<Output = ()> + Send) -> Result<(), ServeError> {
        // The futures are large and would make the caller's future large, too.
        let running = Box::pin(self.start()).await?;
        Box::pin(running.until(shutdown)).await
    }

    async fn start(self) -> Result<Running, ServeError> {
        let App { settings, store, clock, listener, activity, times, readiness, mut tasks } = self;
        let client = RestClient::default();
        let plan = MemoryPlan::for_settings(settings);
        let thinking = Thinking::new(plan.threads).with_tables(Tables::within(plan.tables_mb));
        let drawing = Drawing::default();
        let limits = Arc::new(Limits::new(
            Arc::clone(&store),
            clock.clone(),
            LimitRules::from_settings(&settings.limits),
        ));
        limits.load().await?;
        let service = Service::new(Dependencies {
            store: Arc::clone(&store),
            clock: clock.clone(),
            thinking: thinking.clone(),
            drawing: drawing.clone(),
            match_limits: match_limits(&settings.matches),
            reply_pause: Duration::from_millis(settings.matches.reply_pause_ms.into()),
            usual_look: Look::by_id(&settings.matches.look).unwrap_or_default(),
            limits: Arc::clone(&limits),
            discord: Arc::new(client.clone()),
            emojis: Emojis::default(),
            privacy: settings.privacy.clone(),
        });
        let status = ConnectionStatus::default();
        let mut connection =
            Connection::set_up(&settings.discord, times, &client, Arc::clone(&service), status.clone())?;
        service.handle_background(BackgroundWork::Wake).await?;
        let closing = CancellationToken::new();
        if let Some(listener) = listener {
            let endpoint = connection.endpoint(listener.key());
            tasks.answering.spawn(listener.serve(endpoint, readiness.clone(), closing.clone()));
        }
        if let Some(activity) = activity {
            let identity = connection.identity(&settings.discord, activity.client_secret())?;
            let (service, discord) = (Arc::clone(&service), Arc::new(client));
            tasks.answering.spawn(activity.serve(service, discord, identity, closing.clone()));
        }
        readiness.serve(status.clone(), settings.discord.gateway, service.store_answers());
        let folder = settings.store.path.clone();
        tasks.saving.spawn(Arc::clone(&limits).keep_saving());
        tasks.telling.spawn(health::keep_file(status.clone(), folder.clone(), clock.clone()));
        tasks.telling.spawn(chores::record_presence(Arc::clone(&service), status, clock.clone()));
        tasks.dropped.spawn(chores::forget_interactions(store, clock.clone()));
        tasks.dropped.spawn(chores::tidy(Arc::clone(&service), thinking, drawing));
        tasks.dropped.spawn(Arc::clone(&service).keep_deadlines());
        tasks.dropped.spawn(Arc::clone(&service).keep_tournaments());
        tasks.dropped.spawn(Arc::clone(&service).keep_feeds());
        tasks.dropped.spawn(Arc::clone(&service).keep_cards());
        tasks.dropped.spawn(chores::look_at_places(Arc::clone(&service), clock));
        Ok(Running { service, limits, connection, readiness, closing, folder, tasks })
    }
}

impl Running {
    async fn until(self, shutdown: impl Future<Output = ()> + Send) -> Result<(), ServeError> {
        let Running { service, limits, connection, readiness, closing, folder, mut tasks } = self;
        let end = async {
            let why = tokio::select! {
                () = shutdown => None,
                why = service.ruined() => Some(why),
            };
            readiness.end();
            why
        };
        let ended = connection.run(end).await;
        readiness.end();
        // The bot still answers the requests it has received.
        closing.cancel();
        tasks.stop_telling().await;
        health::end(&folder);
        service.handle_background_or_report(BackgroundWork::Leave).await;
        service.stop(TIMEOUT).await;
        tasks.finish_answering(WRITING_TAKES).await;
        limits.stop();
        tasks.finish_saving().await;
        match ended? {
            Some(why) => Err(ServeError::Poisoned(why)),
            None => Ok(()),
        }
    }
}

fn match_limits(settings: &kuzhi_config::Matches) -> MatchLimits {
    MatchLimits {
        matches: settings.max_ongoing_per_person,
        challenges: settings.max_open_challenges_per_person,
        in_channel: settings.max_ongoing_per_channel,
        challenge_lasts: settings.challenge_expires_after,
        time_ups: settings.max_time_ups_at_once,
        days_away: settings.days_away_per_year,
    }
}
