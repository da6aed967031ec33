//! Acknowledges an interaction in time when its answer takes longer.

use std::pin::pin;
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::time::{Instant, sleep_until, timeout_at};
use tracing::Instrument as _;

use super::Responder;

/// Discord gives up after 3 seconds. By then it needs the answer or an acknowledgement.
const WORD_IS_SENT_AFTER: Duration = Duration::from_millis(1_500);

/// The extra time if another delivery of the request should answer. After that, its process seems to be gone.
const PRECEDENCE: Duration = Duration::from_millis(700);

/// The timer of an interaction. It need not hold the responder: dropping that answers by itself.
pub(in crate::discord) struct Waiting {
    responder: Weak<Responder>,
    until: Instant,
}

impl Responder {
    /// Starts the timer.
    pub(in crate::discord) fn waiting(self: &Arc<Self>) -> Waiting {
        Waiting { responder: Arc::downgrade(self), until: Instant::now() + WORD_IS_SENT_AFTER }
    }
}

impl Waiting {
    /// Runs the future that answers, and acknowledges the interaction if it takes too long.
    pub(in crate::discord) async fn while_doing(self, doing: impl Future<Output = ()>) {
        let mut doing = pin!(doing);
        if timeout_at(self.until, doing.as_mut()).await.is_err() {
            tokio::join!(doing, self.send_word());
        } else if self.responder.upgrade().is_some_and(|responder| responder.is_unanswered()) {
            // Another delivery answers, and may take longer.
            let later = async move {
                sleep_until(self.until).await;
                self.send_word().await;
            };
            tokio::spawn(later.in_current_span());
        }
    }

    async fn send_word(&self) {
        let waits = |responder: Arc<Responder>| responder.deliveries.waits_for_another();
        if self.responder.upgrade().is_some_and(waits) {
            sleep_until(self.until + PRECEDENCE).await;
        }
        if let Some(responder) = self.responder.upgrade() {
            responder.send_word().await;
        }
    }
}
