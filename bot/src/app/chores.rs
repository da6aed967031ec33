//! What the bot does now and then, as long as it runs.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_store::Store;

use crate::clock::Clock;
use crate::connection_status::{ConnectionState, ConnectionStatus};
use crate::drawing::Drawing;
use crate::service::{BackgroundWork, Service};
use crate::thinking::Thinking;

/// How often the bot looks for unused memory and for the end of an overload.
const TIDYING: Duration = Duration::from_secs(10);

/// Frees memory that has not been used for a while, logs it when an overload is over, and measures lateness.
pub(super) async fn tidy(service: Arc<Service>, thinking: Thinking, drawing: Drawing) {
    loop {
        tokio::time::sleep(TIDYING).await;
        service.record_end_of_overload();
        service.record_lateness();
        thinking.forget_unused();
        drawing.forget_unused();
    }
}

/// Records continuously whether people can reach the bot.
pub(super) async fn record_presence(service: Arc<Service>, status: ConnectionStatus, clock: Clock) {
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
pub(super) async fn look_at_places(service: Arc<Service>, clock: Clock) {
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

/// How long the bot remembers that it has handled a click. Discord's token for the click expires after 15
/// minutes.
const INTERACTIONS_LAST: Duration = Duration::from_hours(1);

/// Deletes marks so old that Discord can no longer deliver their click again.
pub(super) async fn forget_interactions(store: Arc<dyn Store>, clock: Clock) {
    loop {
        let (store, now) = (Arc::clone(&store), clock.now());
        let forgotten =
            tokio::task::spawn_blocking(move || store.forget_interactions(now - INTERACTIONS_LAST)).await;
        if let Ok(Err(error)) = forgotten {
            tracing::error!(%error, "cannot remove old marks");
        }
        clock.after(INTERACTIONS_LAST).await;
    }
}
