//! A group: jobs that waited together, planned one after another, and written as one record.

use std::sync::Arc;

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::Match;

use super::{Job, Poison};
use crate::pending::Answer;
use crate::sled::cache::Recent;
use crate::sled::commits::transaction::{Refused, Transaction};
use crate::sled::commits::write_behind::UpTo;
use crate::sled::trees::Trees;
use crate::sled::write_batch::WriteBatch;
use crate::{CommitError, StoreError};

/// The most jobs in one group.
pub(crate) const MOST: usize = 64;

/// A group on its way to the disk.
pub(crate) struct Group {
    pub(crate) changes: Arc<WriteBatch>,
    /// The last note in it.
    pub(crate) noted: UpTo,
    answers: Vec<(Answer, Result<(), CommitError>)>,
}

impl Group {
    /// Plans jobs, beginning with notes.
    ///
    /// # Errors
    ///
    /// The database failed. The group can only be [refused](Group::refuse) then.
    pub(crate) fn plan(
        (mut changes, noted): (WriteBatch, UpTo),
        jobs: Vec<Job>,
        (trees, recent): (&Trees, &Recent<MatchId, Match>),
    ) -> (Group, ::sled::Result<()>) {
        let (mut answers, mut planned) = (Vec::with_capacity(jobs.len()), Ok(()));
        for Job { plan, answer } in jobs {
            let mut transaction = Transaction::new(trees, recent, &changes);
            let result = plan(&mut transaction);
            let own = transaction.into_changes();
            let result = match result {
                Ok(()) => {
                    changes.extend(own);
                    Ok(())
                }
                Err(Refused::Conflict) => Err(CommitError::Conflict),
                Err(Refused::Repeated(id)) => Err(CommitError::Repeated(id)),
                Err(Refused::Unwritable(cause)) => {
                    Err(StoreError::unwritable("what follows from a change")(cause).into())
                }
                Err(Refused::Broken(error)) => {
                    planned = Err(error);
                    Ok(())
                }
            };
            answers.push((answer, result));
        }
        let changes = Arc::new(changes);
        (Group { changes, noted, answers }, planned)
    }

    /// Answers its jobs. A refusal may rest on a change of the same group or an earlier one, so it waits for
    /// the disk, too.
    pub(crate) fn answer(&mut self) {
        self.answers.drain(..).for_each(|(answer, result)| answer.send(result));
    }

    /// Answers the jobs that are not answered yet with the reason why nothing can be written any more.
    pub(crate) fn refuse(self, why: &Poison) {
        for (answer, _) in self.answers {
            answer.send(Err(why.error().into()));
        }
    }
}
