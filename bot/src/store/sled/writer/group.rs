//! A group: jobs that waited together, planned one after another, and written as one record.

use std::sync::Arc;

use super::Job;
use crate::domain::{Match, MatchId};
use crate::store::journal::Appended;
use crate::store::pending::Answer;
use crate::store::sled::cache::Recent;
use crate::store::sled::changes::Changes;
use crate::store::sled::draft::{Draft, Refused};
use crate::store::sled::notes::UpTo;
use crate::store::sled::trees::Trees;
use crate::store::{CommitError, StoreError};

/// The most jobs in one group.
pub(super) const MOST: usize = 64;

/// A group on its way to the disk.
pub(super) struct Group {
    pub(super) changes: Arc<Changes>,
    /// The last note in it.
    pub(super) noted: UpTo,
    answers: Vec<(Answer, Result<(), CommitError>)>,
    /// Its record, unless it changes nothing.
    pub(super) appended: Option<Arc<Appended>>,
    /// Whether no other one was on its way to the disk at the same time.
    pub(super) is_alone: bool,
}

impl Group {
    /// Plans jobs over the changes of the groups before it, beginning with notes.
    ///
    /// # Errors
    ///
    /// The database failed. The group can only be [refused](Group::refuse) then.
    pub(super) fn plan(
        (mut changes, noted): (Changes, UpTo),
        jobs: Vec<Job>,
        (trees, recent): (&Trees, &Recent<MatchId, Match>),
        under_way: &[Arc<Changes>],
    ) -> (Group, ::sled::Result<()>) {
        let (mut answers, mut planned) = (Vec::with_capacity(jobs.len()), Ok(()));
        for Job { plan, answer } in jobs {
            let mut draft = Draft::new(trees, recent, under_way, &changes);
            let result = plan(&mut draft);
            let own = draft.into_changes();
            let result = match result {
                Ok(()) => {
                    changes.extend(own);
                    Ok(())
                }
                Err(Refused::Conflict) => Err(CommitError::Conflict),
                Err(Refused::Repeated(id)) => Err(CommitError::Repeated(id)),
                Err(Refused::Unwritable(cause)) => {
                    Err(StoreError::Failed(format!("what follows from it cannot be written: {cause}")).into())
                }
                Err(Refused::Broken(error)) => {
                    planned = Err(error);
                    Ok(())
                }
            };
            answers.push((answer, result));
        }
        let changes = Arc::new(changes);
        (Group { changes, noted, answers, appended: None, is_alone: true }, planned)
    }

    /// Returns the number of its record.
    pub(super) fn record(&self) -> Option<u64> {
        self.appended.as_ref().map(|appended| appended.number())
    }

    /// Answers its jobs. A refusal may rest on a change of the same group or an earlier one, so it waits for
    /// the disk, too.
    pub(super) fn answer(&mut self) {
        self.answers.drain(..).for_each(|(answer, result)| answer.send(result));
    }

    /// Answers the jobs that are not answered yet with the reason why nothing can be written any more.
    pub(super) fn refuse(self, why: &str) {
        for (answer, _) in self.answers {
            answer.send(Err(StoreError::Ruined(why.to_owned()).into()));
        }
    }
}
