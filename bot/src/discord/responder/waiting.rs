//! The wait for an answer: Discord hears in time that one is coming.

use std::pin::pin;
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::time::{Instant, sleep_until, timeout_at};
use tracing::Instrument as _;

use super::Responder;

/// Discord gives up after three seconds: by then the answer, or word that one is coming, must be there.
const WORD_IS_SENT_AFTER: Duration = Duration::from_millis(1_500);

/// So much later where another delivery of the request is answered by somebody else: then they seem to be gone.
const PRECEDENCE: Duration = Duration::from_millis(700);

/// The wait for an answer. It need not hold the person: whoever lets go of them answers them.
pub(in crate::discord) struct Waiting {
    responder: Weak<Responder>,
    until: Instant,
}

impl Responder {
    /// From now on they wait.
    pub(in crate::discord) fn waiting(self: &Arc<Self>) -> Waiting {
        Waiting { responder: Arc::downgrade(self), until: Instant::now() + WORD_IS_SENT_AFTER }
    }
}

impl Waiting {
    /// Does what leads to the answer; if there is none in time, Discord is told meanwhile that one is coming.
    pub(in crate::discord) async fn while_doing(self, doing: impl Future<Output = ()>) {
        let mut doing = pin!(doing);
        if timeout_at(self.until, doing.as_mut()).await.is_err() {
            tokio::join!(doing, self.send_word());
        } else if self.responder.upgrade().is_some_and(|responder| responder.is_unanswered()) {
            // Somebody else answers, and may take longer.
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
