//! The sort orders of matches in stores, and what their lists are made by.

use kuzhi_domain::matches::{Ending, Match, Over, Stage};
use kuzhi_domain::tournaments::Tournament;
use kuzhi_domain::{MatchId, Timestamp};

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

/// Whether something is still to be done for a tournament: it is a draft, neither over nor called off, has
/// something to tell, or the next one of its series is to be announced.
pub fn is_unfinished(tournament: &Tournament) -> bool {
    tournament.is_draft()
        || tournament.is_live()
        || tournament.has_news()
        || tournament.awaits_next()
        || !tournament.winners_role.holders.is_empty()
}
