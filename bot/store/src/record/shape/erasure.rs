//! Somebody leaves a match: the record of its next version follows from that of the last one, and no move is
//! played again.

use kuzhi_domain::PlayerId;
use kuzhi_domain::erasure::Erasure;

use super::{ChallengeRecord, PlayingRecord, Record, SeatRecord, StageRecord};

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

    pub(in crate::record) const fn is_live(&self) -> bool {
        matches!(self.stage, StageRecord::Open(_) | StageRecord::Playing(_))
    }
}

impl ChallengeRecord {
    fn leave(&mut self, leaving: Erasure) -> bool {
        let mut any = leave(&mut self.challenger, leaving);
        if let Some(invited) = &mut self.invited {
            any |= leave(invited, leaving);
        }
        any
    }
}

impl PlayingRecord {
    /// What they had planned goes with them.
    fn leave(&mut self, leaving: Erasure) -> bool {
        let [south, north] = &mut self.plans;
        let sides = [(&mut self.south, south), (&mut self.north, north)];
        sides.into_iter().fold(false, |any, (seat, plans)| {
            let SeatRecord::Person(player) = seat else { return any };
            let leaves = leave(player, leaving);
            if leaves {
                plans.clear();
            }
            leaves || any
        })
    }
}

fn leave(player: &mut PlayerId, leaving: Erasure) -> bool {
    let leaves = *player == leaving.who;
    *player = leaving.after(*player);
    leaves
}
