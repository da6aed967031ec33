//! The thread on which the connections live.

use std::{io, thread};

use futures_util::future::LocalBoxFuture;
use tokio::runtime::{Builder, EnterGuard, Handle};
use tokio::sync::{mpsc, oneshot};
use tokio::task::{LocalSet, spawn_local};

/// Begins something on the thread.
type Begin = Box<dyn FnOnce() -> LocalBoxFuture<'static, ()> + Send>;

/// A thread of one's own, on which whatever is asked of the database is done. It ends when this is dropped, wherever that is.
pub(super) struct DatabaseThread {
    handle: Handle,
    begin: mpsc::UnboundedSender<Begin>,
}

impl DatabaseThread {
    pub(super) fn begin() -> io::Result<DatabaseThread> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let handle = runtime.handle().clone();
        let (begin, mut tasks) = mpsc::unbounded_channel::<Begin>();
        let serve = move || {
            LocalSet::new().block_on(&runtime, async {
                while let Some(begin) = tasks.recv().await {
                    spawn_local(begin());
                }
            });
        };
        thread::Builder::new().name("store".to_owned()).spawn(serve)?;
        Ok(DatabaseThread { handle, begin })
    }

    /// Lets what follows on this thread use the connections.
    pub(super) fn enter(&self) -> EnterGuard<'_> {
        self.handle.enter()
    }

    /// Does something there, whether or not anybody waits for what comes of it.
    pub(super) fn spawn<T, F>(&self, job: impl FnOnce() -> F + Send + 'static) -> oneshot::Receiver<T>
    where
        T: Send + 'static,
        F: Future<Output = T> + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let begin = move || -> LocalBoxFuture<'static, ()> {
            let job = job();
            // Who no longer waits needs no answer.
            Box::pin(async { _ = answer.send(job.await) })
        };
        // Once the thread has ended, the answer that is dropped with it says so.
        let _ = self.begin.send(Box::new(begin));
        answered
    }
}
