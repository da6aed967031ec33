//! The match that a request is about.

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::{Actor, Match};
use kuzhi_domain::refusal::Refusal;

use super::loading::{self, Loaded};
use super::locks::MatchLock;
use super::{ActionError, Context, Service};

/// The match that a request is about, as far as it was locked and read on arrival.
pub(super) struct Target {
    id: MatchId,
    lock: Option<MatchLock>,
    loaded: Option<Box<Loaded>>,
}

impl Target {
    /// A match that was read on arrival, and locked before if the request changes it.
    pub(super) const fn new(id: MatchId, lock: Option<MatchLock>, loaded: Option<Box<Loaded>>) -> Target {
        Target { id, lock, loaded }
    }

    /// A match of which nothing has been read.
    pub(super) const fn unread(id: MatchId) -> Target {
        Target { id, lock: None, loaded: None }
    }

    /// The id of the match.
    pub(super) const fn id(&self) -> MatchId {
        self.id
    }

    /// Returns the match as it was read on arrival, or as it is now.
    ///
    /// # Errors
    ///
    /// The refusal that there is none, or a failure to read it.
    pub(super) async fn current(self, service: &Service) -> Result<Match, ActionError> {
        match self.loaded {
            Some(loaded) => Ok(loaded.current.ok_or(Refusal::NoSuchMatch)?),
            None => service.records.require(self.id).await,
        }
    }

    /// Locks the match, and returns what was read since.
    pub(super) async fn lock(self, service: &Service) -> (MatchLock, Option<Box<Loaded>>) {
        match self.lock {
            Some(lock) => (lock, self.loaded),
            // Somebody may have changed it since it was read.
            None => (service.matches.lock(self.id).await, None),
        }
    }

    /// What was read of it on arrival, if it was.
    pub(super) fn loaded(&self) -> Option<&Loaded> {
        self.loaded.as_deref()
    }

    /// Locks the match, and reads it if that has not been done since.
    ///
    /// # Errors
    ///
    /// A failure to read it.
    pub(super) async fn open(
        self,
        service: &Service,
        context: &Context,
    ) -> Result<(MatchLock, Box<Loaded>), ActionError> {
        let (lock, loaded) = self.lock(service).await;
        let loaded = match loaded {
            Some(loaded) => loaded,
            None => {
                let (actor, interaction) = (Actor::Person(context.who()), context.interaction());
                loading::load(&service.records, lock.id(), actor, Some(interaction), false, false).await?
            }
        };
        Ok((lock, loaded))
    }
}
