//! Somebody leaves a match: the record of its next version follows from that of the last one, and no move is
//! played again.

use kuzhi_domain::PlayerId;
use kuzhi_domain::erasure::Erasure;

use super::{Record, StageRecord};

impl Record {
    /// The next version, in which the stand-in has their place; nothing if they have none.
    pub(in crate::record) fn anonymised(mut self, leaving: Erasure) -> Option<Record> {
        let has_changed = match &mut self.stage {
            StageRecord::Open(challenge) => challenge.leave(leaving),
            StageRecord::Withdrawn(withdrawn) => withdrawn.challenge.leave(leaving),
            StageRecord::Playing(playing) => playing.leave(leaving),
            StageRecord::Over(over) => over.played.leave(leaving),
        };
        self.version += 1;
        self.new = None;
        has_changed.then_some(self)
    }

    pub(in crate::record) const fn version(&self) -> u64 {
        self.version
    }

    /// Whether somebody in it still plays.
    pub(in crate::record) const fn is_live(&self) -> bool {
        match &self.stage {
            StageRecord::Open(_) => true,
            StageRecord::Playing(playing) => !playing.is_vote(),
            StageRecord::Withdrawn(_) | StageRecord::Over(_) => false,
        }
    }
}

/// Puts the stand-in in the place of whoever leaves. False if somebody else has that place.
pub(super) fn leave(player: &mut PlayerId, leaving: Erasure) -> bool {
    let leaves = *player == leaving.who;
    *player = leaving.after(*player);
    leaves
}
