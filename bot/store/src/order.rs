//! The sort orders of matches in stores.

use kuzhi_domain::{Ending, Match, MatchId, Over, Stage, Timestamp};

/// The sort key of the start of a match. The id decides between matches of the same millisecond.
pub fn began(one: &Match) -> (Timestamp, MatchId) {
    let time = match one.stage() {
        Stage::Open(challenge) => challenge.made,
        Stage::Withdrawn(withdrawn) => withdrawn.challenge.made,
        Stage::Playing(playing) => playing.started(),
        Stage::Over(over) => over.played().started(),
    };
    (time, one.id())
}

/// Returns when a match ended on time, if it did.
pub fn timed_out(one: &Match) -> Option<Timestamp> {
    one.over().filter(|over| matches!(over.ending(), Ending::TimedOut(_))).map(Over::ended)
}
