//! Puts the whole bot together and runs it.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_config::Settings;
use kuzhi_domain::MatchLimits;
use kuzhi_store::{Store, StoreError};
use kuzhi_view::board::Emojis;
use tokio::task::{AbortHandle, JoinSet};
use tokio_util::sync::CancellationToken;

use crate::clock::Clock;
use crate::connection_status::{ConnectionState, ConnectionStatus};
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

/// How long the bot remembers that it has handled a click. Discord's token for the click expires after 15
/// minutes.
const MARKS_LAST: Duration = Duration::from_hours(1);

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

/// Runs the bot until `shutdown` resolves, then finishes what is under way and returns. With a listener, it
/// also takes interactions that Discord posts over HTTP.
///
/// # Errors
///
/// When Discord rejects the token, or the connection for a permanent reason. When the store cannot be used
/// any more. When there was no connection for too long. A bot that cannot save moves or hears nothing should
/// be restarted.
pub async fn serve(
    settings: &Settings,
    store: Arc<dyn Store>,
    clock: Clock,
    listener: Option<Listener>,
    shutdown: impl Future<Output = ()> + Send,
) -> Result<(), ServeError> {
    // The future is large and would make the caller's future large, too.
    Box::pin(serve_watching(settings, store, clock, listener, WatchTimes::default(), shutdown)).await
}

/// Like [`serve`], with other timeouts for the connection: tests cannot wait a minute.
///
/// # Errors
///
/// As [`serve`].
pub async fn serve_watching(
    settings: &Settings,
    store: Arc<dyn Store>,
    clock: Clock,
    listener: Option<Listener>,
    times: WatchTimes,
    shutdown: impl Future<Output = ()> + Send,
) -> Result<(), ServeError> {
    let readiness = Readiness::default();
    Box::pin(serve_ready(settings, store, clock, listener, times, readiness, shutdown)).await
}

/// Like [`serve_watching`], and reports to `readiness` when people can reach the bot.
///
/// # Errors
///
/// As [`serve`].
pub(crate) async fn serve_ready(
    settings: &Settings,
    store: Arc<dyn Store>,
    clock: Clock,
    listener: Option<Listener>,
    times: WatchTimes,
    readiness: Readiness,
    shutdown: impl Future<Output = ()> + Send,
) -> Result<(), ServeError> {
    let client = RestClient::default();
    let plan = MemoryPlan::of(settings);
    let thinking = Thinking::new(plan.threads).with_tables(Tables::within(plan.tables_mb));
    let drawing = Drawing::default();
    let limits = Arc::new(Limits::new(Arc::clone(&store), clock.clone(), LimitRules::of(&settings.limits)));
    limits.load().await?;
    let service = Service::new(Dependencies {
        store: Arc::clone(&store),
        clock: clock.clone(),
        thinking: thinking.clone(),
        drawing: drawing.clone(),
        match_limits: MatchLimits {
            matches: settings.matches.max_ongoing_per_person,
            challenges: settings.matches.max_open_challenges_per_person,
            in_channel: settings.matches.max_ongoing_per_channel,
            challenge_lasts: settings.matches.challenge_expires_after,
            time_ups: settings.matches.max_time_ups_at_once,
        },
        reply_pause: Duration::from_millis(settings.matches.reply_pause_ms.into()),
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
    let taking = listener.map(|listener| {
        let endpoint = connection.endpoint(listener.key());
        tokio::spawn(listener.serve(endpoint, readiness.clone(), closing.clone()))
    });
    readiness.serve(status.clone(), settings.discord.gateway, service.store_answers());
    let folder = settings.store.path.clone();
    let saving = tokio::spawn(Arc::clone(&limits).keep_saving());
    // Dropping the set ends its tasks. These two say that people can reach the bot, and end before it leaves.
    let mut tasks = JoinSet::new();
    let telling = [
        tasks.spawn(health::keep_file(status.clone(), folder.clone(), clock.clone())),
        tasks.spawn(record_presence_check(Arc::clone(&service), status.clone(), clock.clone())),
    ];
    tasks.spawn(forget_marks(store, clock.clone()));
    tasks.spawn(tidy(Arc::clone(&service), thinking, drawing));
    tasks.spawn(Arc::clone(&service).keep_deadlines());
    tasks.spawn(Arc::clone(&service).keep_tournaments());
    tasks.spawn(look_at_places(Arc::clone(&service), clock));
    let (ruin, ending) = (Arc::clone(&service), readiness.clone());
    let end = async move {
        let why = tokio::select! {
            () = shutdown => None,
            why = ruin.ruined() => Some(why),
        };
        ending.end();
        why
    };
    let ended = connection.stay(end).await;
    readiness.end();
    // The bot still answers the requests it has received.
    closing.cancel();
    telling.iter().for_each(AbortHandle::abort);
    health::end(&folder);
    service.handle_background_or_report(BackgroundWork::Leave).await;
    service.stop(TIMEOUT).await;
    if let Some(mut taking) = taking
        && tokio::time::timeout(WRITING_TAKES, &mut taking).await.is_err()
    {
        // A client that keeps its connection open longer already has its answer.
        taking.abort();
    }
    limits.stop();
    if let Err(error) = saving.await {
        tracing::error!(%error, "the usage of limits was not saved");
    }
    match ended? {
        Some(why) => Err(ServeError::Poisoned(why)),
        None => Ok(()),
    }
}

/// How often the bot looks for unused memory and for the end of an overload.
const TIDYING: Duration = Duration::from_secs(10);

/// Frees memory that has not been used for a while, logs it when an overload is over, and measures lateness.
async fn tidy(service: Arc<Service>, thinking: Thinking, drawing: Drawing) {
    loop {
        tokio::time::sleep(TIDYING).await;
        service.record_end_of_overload();
        service.record_lateness();
        thinking.forget_unused();
        drawing.forget_unused();
    }
}

/// Records continuously whether people can reach the bot.
async fn record_presence_check(service: Arc<Service>, status: ConnectionStatus, clock: Clock) {
    let note = |state| {
        let service = Arc::clone(&service);
        async move {
            if let ConnectionState::Stalled(since) = state {
                service.handle_background_or_report(BackgroundWork::Stalled(since)).await;
            }
            service
                .handle_background_or_report(BackgroundWork::Presence(state == ConnectionState::Alive))
                .await;
        }
    };
    status.follow(clock, note).await;
}

/// The delay of the first check of servers after a start, then the interval.
const SERVERS_EACH: [Duration; 2] = [Duration::from_mins(10), Duration::from_hours(24)];

/// The interval of checks of channels.
const CHANNELS_EACH: Duration = Duration::from_hours(1);

/// Checks once a day which servers have removed the bot, and once an hour which channels are gone.
async fn look_at_places(service: Arc<Service>, clock: Clock) {
    let [first, each] = SERVERS_EACH;
    let servers = async {
        let mut timer = clock.after(first);
        loop {
            timer.await;
            timer = clock.after(each);
            service.handle_background_or_report(BackgroundWork::Servers).await;
        }
    };
    let channels = async {
        let mut timer = clock.after(CHANNELS_EACH);
        loop {
            timer.await;
            timer = clock.after(CHANNELS_EACH);
            service.handle_background_or_report(BackgroundWork::Channels).await;
        }
    };
    tokio::join!(servers, channels);
}

/// Deletes marks so old that Discord can no longer deliver their click again.
async fn forget_marks(store: Arc<dyn Store>, clock: Clock) {
    loop {
        let (store, now) = (Arc::clone(&store), clock.now());
        let forgotten = tokio::task::spawn_blocking(move || store.forget_marks(now - MARKS_LAST)).await;
        if let Ok(Err(error)) = forgotten {
            tracing::error!(%error, "cannot remove old marks");
        }
        clock.after(MARKS_LAST).await;
    }
}
