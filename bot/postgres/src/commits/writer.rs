//! The writer of commits. Those that wait together are made together, in the order in which they were
//! submitted.

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;
use std::time::Instant;

use deadpool_postgres::Object;
use kuzhi_store::{Answer, CommitError, flushed};
use tokio::sync::mpsc;
use tokio_postgres::Error;

use super::commit::{Outcome, Prepared, commit_simply};
use super::latest::Latest;
use super::rated::commit_rated;
use crate::connection::failure::{DatabaseFailure, FailureKind};
use crate::connection::pool::Pool;
use crate::connection::retries::Retries;
use crate::read::cache::MatchCache;

/// The maximum number of commits in one transaction: as many as [`futures_util::future::join_all`] starts in
/// order.
const GROUP: usize = 30;

/// A submitted commit.
pub(crate) struct Job {
    pub(crate) prepared: Prepared,
    /// When it was submitted.
    pub(crate) since: Instant,
    pub(crate) answer: Answer,
}

/// Makes commits.
///
/// # Design
///
/// A commit that does not touch leaderboards is one statement, which writes nothing unless everything it
/// depends on is unchanged. So waiting commits need no answers in between: they go out together in one
/// transaction and share the server's flush. A commit that touches the same match or interaction as one
/// before it waits for the next group. A result is committed alone, because its effect on ratings is computed
/// here.
///
/// A transaction that conflicts with others or loses its connection is repeated. Each commit has a token: if
/// the match already has that token, the commit was made before and only its answer was lost.
pub(crate) struct Writer {
    pub(crate) pool: Arc<Pool>,
    pub(crate) latest: Arc<Latest>,
    pub(crate) cache: Arc<MatchCache>,
}

impl Writer {
    /// Makes commits until the queue is closed.
    pub(crate) async fn run(self, mut queue: mpsc::UnboundedReceiver<Job>) {
        let mut waiting = VecDeque::new();
        loop {
            if waiting.is_empty() {
                let Some(job) = queue.recv().await else { return };
                waiting.push_back(job);
            }
            while let Ok(job) = queue.try_recv() {
                waiting.push_back(job);
            }
            let group = take_group(&mut waiting);
            self.make(group).await;
        }
    }

    async fn make(&self, group: Vec<Job>) {
        let (pool, latest) = (&*self.pool, &*self.latest);
        let (first, simple) = match &group[..] {
            [first, ..] => (first, first.prepared.is_simple()),
            [] => return,
        };
        if !simple {
            let outcome = make_rated(pool, latest, first).await;
            return group.into_iter().for_each(|job| self.answer(job, &outcome));
        }
        let commits: Vec<&Prepared> = group.iter().map(|job| &job.prepared).collect();
        let made = pool.try_durably(Retries::since(first.since), async |client: &Object| {
            commit_simply(client, &commits).await
        });
        let made = timed(made).await;
        let outcomes = match made {
            Ok(outcomes) => outcomes.into_iter().map(Ok).collect(),
            // One of them may be the cause of a permanent error.
            Err(failure) if failure.kind == FailureKind::Lost || group.len() == 1 => {
                vec![Err(failure); group.len()]
            }
            Err(_) => each_alone(pool, &commits).await,
        };
        for (job, outcome) in group.into_iter().zip(outcomes) {
            let outcome = match outcome {
                Ok(Outcome::Undoes) => make_rated(pool, latest, &job).await,
                outcome => outcome,
            };
            self.answer(job, &outcome);
        }
    }

    /// Answers a commit and caches the match's new state.
    fn answer(&self, job: Job, outcome: &Result<Outcome, DatabaseFailure>) {
        let Job { prepared: Prepared { commit, next, .. }, answer, .. } = job;
        if *outcome == Ok(Outcome::Made) {
            self.cache.put(next.id, next.token, commit.next);
        }
        answer.send(outcome_of(&self.pool, outcome));
    }
}

/// Takes those from the front of the queue that can be made together.
fn take_group(waiting: &mut VecDeque<Job>) -> Vec<Job> {
    let (mut matches, mut interactions) = (BTreeSet::new(), BTreeSet::new());
    let fits = |job: &Job| {
        let (mut touched, interaction) = job.prepared.touches();
        job.prepared.is_simple()
            && touched.all(|id| matches.insert(id))
            && interaction.is_none_or(|interaction| interactions.insert(interaction))
    };
    let number = waiting.iter().take(GROUP).map(fits).take_while(|fits| *fits).count();
    waiting.drain(..number.max(1)).collect()
}

async fn each_alone(pool: &Pool, commits: &[&Prepared]) -> Vec<Result<Outcome, DatabaseFailure>> {
    let mut outcomes = Vec::with_capacity(commits.len());
    for one in commits {
        let made = pool.try_durably(Retries::default(), async |client: &Object| -> Result<_, Error> {
            commit_simply(client, &[one]).await
        });
        outcomes.push(made.await.map(|outcomes| outcomes.first().copied().unwrap_or(Outcome::Conflict)));
    }
    outcomes
}

async fn make_rated(pool: &Pool, latest: &Latest, job: &Job) -> Result<Outcome, DatabaseFailure> {
    let made = pool.try_durably(Retries::since(job.since), async |client: &Object| {
        commit_rated(client, latest, &job.prepared).await
    });
    timed(made).await
}

/// Runs a transaction and measures how long it takes.
async fn timed<T>(made: impl Future<Output = T>) -> T {
    let begun = Instant::now();
    let made = made.await;
    flushed(begun.elapsed());
    made
}

fn outcome_of(pool: &Pool, outcome: &Result<Outcome, DatabaseFailure>) -> Result<(), CommitError> {
    match outcome {
        Ok(Outcome::Made) => Ok(()),
        Ok(Outcome::Repeated(id)) => Err(CommitError::Repeated(*id)),
        Ok(Outcome::Conflict | Outcome::Undoes) => Err(CommitError::Conflict),
        Err(failure) => Err(pool.failed(failure.clone()).into()),
    }
}
