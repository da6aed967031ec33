//! Acknowledges an interaction in time when its answer takes longer.

use std::pin::pin;
use std::sync::{Arc, Weak};
use std::time::Duration;

use tracing::Instrument as _;

use super::Responder;
use crate::clock::{Clock, Reading};

/// Discord gives up after 3 seconds. By then it needs the answer or an acknowledgement.
const DEFERS_AFTER: Duration = Duration::from_millis(1_500);

/// The extra time if another delivery of the request should answer. After that, its process seems to be gone.
const PRECEDENCE: Duration = Duration::from_millis(700);

/// The timer of an interaction. It need not hold the responder: dropping that answers by itself.
pub(in crate::discord) struct Waiting {
    responder: Weak<Responder>,
    clock: Clock,
    since: Reading,
}

impl Responder {
    /// Starts the timer.
    pub(in crate::discord) fn waiting(self: &Arc<Self>, clock: &Clock) -> Waiting {
        Waiting { responder: Arc::downgrade(self), clock: clock.clone(), since: clock.read() }
    }
}

impl Waiting {
    /// Runs the future that answers, and acknowledges the interaction if it takes too long.
    pub(in crate::discord) async fn while_doing(self, doing: impl Future<Output = ()>) {
        let mut doing = pin!(doing);
        let is_done = tokio::select! {
            biased;
            () = doing.as_mut() => true,
            () = self.has_waited(DEFERS_AFTER) => false,
        };
        if !is_done {
            tokio::join!(doing, self.defer());
        } else if self.responder.upgrade().is_some_and(|responder| responder.is_unanswered()) {
            // Another delivery answers, and may take longer.
            let later = async move {
                self.has_waited(DEFERS_AFTER).await;
                self.defer().await;
            };
            tokio::spawn(later.in_current_span());
        }
    }

    /// Waits until it has waited so long.
    fn has_waited(&self, time: Duration) -> impl Future<Output = ()> + Send + use<> {
        let waited = self.clock.read().ran_since(&self.since);
        self.clock.after(time.saturating_sub(waited))
    }

    async fn defer(&self) {
        let waits = |responder: Arc<Responder>| responder.deliveries.waits_for_another();
        if self.responder.upgrade().is_some_and(waits) {
            self.has_waited(DEFERS_AFTER + PRECEDENCE).await;
        }
        if let Some(responder) = self.responder.upgrade() {
            responder.defer().await;
        }
    }
}
