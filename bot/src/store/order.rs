//! In which order stores give what they have, and what a commit counts for.

use crate::app::{Match, MatchId, MatchResult, PlayerId, Stage, Standing, Timestamp, rate};

/// When a match began; the name decides between two of the same millisecond.
pub(super) fn began(one: &Match) -> (Timestamp, MatchId) {
    let time = match &one.stage {
        Stage::Open(challenge) => challenge.made,
        Stage::Withdrawn(withdrawn) => withdrawn.challenge.made,
        Stage::Playing(playing) => playing.started,
        Stage::Over(over) => over.played.started,
    };
    (time, one.id)
}

/// Puts the best first: by what is proven, then by experience, then by name, so that the order is
/// always the same.
pub(super) fn best_first(standings: &mut [Standing]) {
    standings.sort_by(|one, other| {
        let by_strength = other.proven().total_cmp(&one.proven());
        by_strength.then(other.played().cmp(&one.played())).then(one.player.cmp(&other.player))
    });
}

/// Two people in the order in which stores keep that they know each other.
pub(super) fn pair(one: PlayerId, other: PlayerId) -> [PlayerId; 2] {
    if one < other { [one, other] } else { [other, one] }
}

/// The result that a change brings, unless it was counted before.
pub(super) fn new_result(before: Option<&Match>, next: &Match) -> Option<MatchResult> {
    if before.is_some_and(|before| before.result().is_some()) { None } else { next.result() }
}

/// The standings of both players after a result.
pub(super) fn rated<E>(
    result: &MatchResult,
    standing_of: impl Fn(PlayerId) -> Result<Option<Standing>, E>,
) -> Result<[Standing; 2], E> {
    let of = |player| Ok(standing_of(player)?.unwrap_or_else(|| Standing::new(player)));
    let [south, north] = result.players;
    Ok(rate([of(south)?, of(north)?], result))
}
