//! Results and standings as stores keep them: JSON, under the rules by which they were rated.

use kuzhi_engine::Side;
use serde::{Deserialize, Serialize};

use super::replay::Counted;
use crate::domain::{Encounters, MatchId, MatchResult, PlayerId, Standing, Tally, Timestamp};

/// By which rules standings follow from results; a new number lets all be rated anew at the next start.
///
/// Since the second ones a match counts from the third move of both on, and less the more a pair plays, and
/// standings know how many opponents there were. Since the third ones results lie beside standings, and standings in
/// their order. Since the fourth ones results of the same time count in the order of the names of their matches. Since the
/// fifth ones standings have tallies of a month and a week, and leaderboards are counted. Since
/// the sixth ones what each person has played lies beside them.
pub(super) const RULES: u32 = 6;

/// A result as it is kept. It says what it found, so that whoever undoes it reads what came later, and nothing else.
/// [`RULES`] are its schema.
#[derive(Serialize, Deserialize)]
struct ResultRecord {
    id: MatchId,
    players: [PlayerId; 2],
    winner: Option<Side>,
    ended: Timestamp,
    before: [Option<StandingRow>; 2],
    met: Option<Encounters>,
}

/// A standing without its player: won, drawn, lost, opponents, rating, deviation, volatility, last played, and the
/// tallies of its month and its week.
type StandingRow = (u32, u32, u32, u32, f64, f64, f64, Timestamp, [u32; 3], [u32; 3]);

const fn tally_row(Tally { number, games, won }: Tally) -> [u32; 3] {
    [number, games, won]
}

const fn tally([number, games, won]: [u32; 3]) -> Tally {
    Tally { number, games, won }
}

impl From<&Counted> for ResultRecord {
    fn from(Counted { id, result, before, met }: &Counted) -> ResultRecord {
        let row = |one: Standing| {
            let Standing { won, drawn, lost, opponents, rating, deviation, volatility, last_played, .. } =
                one;
            let (month, week) = (tally_row(one.month), tally_row(one.week));
            (won, drawn, lost, opponents, rating, deviation, volatility, last_played, month, week)
        };
        let MatchResult { players, winner, ended } = *result;
        ResultRecord { id: *id, players, winner, ended, before: before.map(|one| one.map(row)), met: *met }
    }
}

impl From<ResultRecord> for Counted {
    fn from(ResultRecord { id, players, winner, ended, before, met }: ResultRecord) -> Counted {
        let standing = |player, row: Option<StandingRow>| {
            let (won, drawn, lost, opponents, rating, deviation, volatility, last_played, month, week) = row?;
            let (month, week) = (tally(month), tally(week));
            Some(Standing {
                player,
                won,
                drawn,
                lost,
                opponents,
                rating,
                deviation,
                volatility,
                last_played,
                month,
                week,
            })
        };
        let before = [standing(players[0], before[0]), standing(players[1], before[1])];
        Counted { id, result: MatchResult { players, winner, ended }, before, met }
    }
}

/// The record of a result.
pub(super) fn write_result(counted: &Counted) -> serde_json::Result<Vec<u8>> {
    serde_json::to_vec(&ResultRecord::from(counted))
}

/// The result of a record; one that cannot be read is reported.
pub(super) fn read_result(bytes: &[u8]) -> Option<Counted> {
    let record = serde_json::from_slice::<ResultRecord>(bytes);
    record.inspect_err(|cause| tracing::error!(%cause, "a result cannot be read")).ok().map(Counted::from)
}

/// The record of a standing, and the standing that is read back from it: its numbers may differ from those that were
/// written in their last digit, and its place is that of the numbers that are read.
pub(super) fn write_standing(standing: &Standing) -> serde_json::Result<(Vec<u8>, Standing)> {
    let bytes = serde_json::to_vec(standing)?;
    let read = serde_json::from_slice(&bytes)?;
    Ok((bytes, read))
}
