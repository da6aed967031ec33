//! A pending commit.

use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};

use tokio::sync::oneshot;
use tokio::task::unconstrained;

use super::{CommitError, StoreError};

/// A submitted commit. It is answered once it is durable or refused. Callers can await it or block on it.
///
/// Dropping it does not cancel the commit.
#[derive(Debug)]
#[must_use = "who does not wait for the answer knows nothing"]
pub struct Pending(oneshot::Receiver<Result<(), CommitError>>);

/// The sender of the answer. If it is dropped without one, the receiver learns that the store has ended.
#[derive(Debug)]
pub struct Answer(oneshot::Sender<Result<(), CommitError>>);

impl Pending {
    /// Creates a commit that is already answered.
    pub fn answered(answer: Result<(), CommitError>) -> Pending {
        let (sender, pending) = Pending::unanswered();
        sender.send(answer);
        pending
    }

    /// Creates a commit that is answered later.
    pub fn unanswered() -> (Answer, Pending) {
        let (sender, receiver) = oneshot::channel();
        (Answer(sender), Pending(receiver))
    }

    /// Blocks this thread until the answer arrives.
    ///
    /// # Errors
    ///
    /// [`CommitError`], for the reasons of [`crate::MatchStore::commit`].
    pub fn wait(self) -> Result<(), CommitError> {
        block_on(self)
    }
}

/// Blocks this thread until a future is ready. This also works on threads of the runtime, which others must
/// not block.
///
/// On such a thread the runtime's cooperative budget would run out, and the wake-up would come only after it
/// yields.
pub fn block_on<F: Future>(future: F) -> F::Output {
    let mut future = pin!(unconstrained(future));
    let waker = Waker::from(Arc::new(Unpark(thread::current())));
    let mut context = Context::from_waker(&waker);
    loop {
        match future.as_mut().poll(&mut context) {
            Poll::Ready(output) => return output,
            Poll::Pending => thread::park(),
        }
    }
}

impl Future for Pending {
    type Output = Result<(), CommitError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        Pin::new(&mut self.0).poll(context).map(|answer| {
            answer.unwrap_or_else(|_| {
                let why =
                    "a change broke off in the middle; it refuses everything until the bot is restarted";
                Err(StoreError::Poisoned(why.to_owned()).into())
            })
        })
    }
}

impl Answer {
    /// Answers the commit.
    pub fn send(self, answer: Result<(), CommitError>) {
        // Nobody is waiting any more.
        let _ = self.0.send(answer);
    }
}

/// Wakes a parked thread.
struct Unpark(Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_reaches_a_thread_that_waits() {
        let (answer, pending) = Pending::unanswered();
        let waiting = thread::spawn(move || pending.wait());
        answer.send(Err(CommitError::Conflict));
        assert!(matches!(waiting.join().unwrap(), Err(CommitError::Conflict)));
        assert!(Pending::answered(Ok(())).wait().is_ok());
    }

    #[tokio::test]
    async fn a_thread_that_serves_a_runtime_waits_as_often_as_it_must() {
        let (sender, mut receiver) = tokio::sync::mpsc::unbounded_channel();
        (0..1_000).for_each(|number| sender.send(number).unwrap());
        drop(sender);
        let count = async {
            let mut count = 0;
            while receiver.recv().await.is_some() {
                count += 1;
            }
            count
        };
        assert_eq!(block_on(count), 1_000);
    }

    #[tokio::test]
    async fn a_dropped_store_call_returns_an_error() {
        let (answer, pending) = Pending::unanswered();
        drop(answer);
        assert!(matches!(pending.await, Err(CommitError::Store(StoreError::Poisoned(_)))));
    }
}
