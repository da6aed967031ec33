//! The thread of the database connections.

use std::{io, thread};

use futures_util::future::LocalBoxFuture;
use tokio::runtime::{Builder, EnterGuard, Handle};
use tokio::sync::{mpsc, oneshot};
use tokio::task::{LocalSet, spawn_local};

/// Starts a job on the thread.
type Begin = Box<dyn FnOnce() -> LocalBoxFuture<'static, ()> + Send>;

/// A thread that runs everything asked of the database. It ends when this is dropped, from any thread.
pub(crate) struct DatabaseThread {
    handle: Handle,
    begin: mpsc::UnboundedSender<Begin>,
}

impl DatabaseThread {
    pub(crate) fn begin() -> io::Result<DatabaseThread> {
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

    /// Lets the following code use the connections on this thread.
    pub(crate) fn enter(&self) -> EnterGuard<'_> {
        self.handle.enter()
    }

    /// Runs a job there, whether or not anyone waits for its result.
    pub(crate) fn spawn<T, F>(&self, job: impl FnOnce() -> F + Send + 'static) -> oneshot::Receiver<T>
    where
        T: Send + 'static,
        F: Future<Output = T> + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let begin = move || -> LocalBoxFuture<'static, ()> {
            let job = job();
            // A caller that no longer waits needs no answer.
            Box::pin(async { _ = answer.send(job.await) })
        };
        // If the thread has ended, the dropped answer says so.
        let _ = self.begin.send(Box::new(begin));
        answered
    }
}
