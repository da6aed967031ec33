//! The records of results and standings: JSON, with the version of the rating rules.

use kuzhi_domain::matches::MatchResult;
use kuzhi_domain::rating::{Encounters, RatedResult, Rating, Standing, Tally};
use kuzhi_domain::{MatchId, PlayerId, Timestamp};
use kuzhi_engine::Side;
use serde::ser::Error;
use serde::{Deserialize, Serialize};

use super::RecordError;

/// The version of the rating rules and of what follows from them, such as the lines of leaderboards. If it
/// changes, the next start recomputes all of it.
pub const RULES: u32 = 3;

/// The record of a result. It includes the standings that it found, so that undoing it reads only later
/// results. [`RULES`] is its schema.
#[derive(Serialize, Deserialize)]
struct ResultRecord {
    id: MatchId,
    players: [PlayerId; 2],
    winner: Option<Side>,
    ended: Timestamp,
    before: [Option<StandingRow>; 2],
    met: Option<Encounters>,
}

/// A standing without its player: games won, drawn and lost, opponents, rating, deviation, volatility, time
/// of the last game, and the tallies of its month and week.
type StandingRow = (u32, u32, u32, u32, f64, f64, f64, Timestamp, [u32; 3], [u32; 3]);

const fn tally_row(Tally { number, games, won }: Tally) -> [u32; 3] {
    [number, games, won]
}

const fn tally([number, games, won]: [u32; 3]) -> Tally {
    Tally { number, games, won }
}

impl From<&RatedResult> for ResultRecord {
    fn from(RatedResult { id, result, before, met }: &RatedResult) -> ResultRecord {
        let row = |one: Standing| {
            let Standing { won, drawn, lost, opponents, last_played, .. } = one;
            let [rating, deviation, volatility] = one.rating.numbers();
            let (month, week) = (tally_row(one.month), tally_row(one.week));
            (won, drawn, lost, opponents, rating, deviation, volatility, last_played, month, week)
        };
        let MatchResult { players, winner, ended } = *result;
        ResultRecord { id: *id, players, winner, ended, before: before.map(|one| one.map(row)), met: *met }
    }
}

impl TryFrom<ResultRecord> for RatedResult {
    type Error = RecordError;

    fn try_from(record: ResultRecord) -> Result<RatedResult, RecordError> {
        let ResultRecord { id, players: [south, north], winner, ended, before, met } = record;
        let before = [standing(south, before[0])?, standing(north, before[1])?];
        Ok(RatedResult { id, result: MatchResult { players: [south, north], winner, ended }, before, met })
    }
}

fn standing(player: PlayerId, row: Option<StandingRow>) -> Result<Option<Standing>, RecordError> {
    let Some((won, drawn, lost, opponents, rating, deviation, volatility, last_played, month, week)) = row
    else {
        return Ok(None);
    };
    let (month, week) = (tally(month), tally(week));
    let rating = read_rating(rating, deviation, volatility)?;
    Ok(Some(Standing { player, won, drawn, lost, opponents, rating, last_played, month, week }))
}

/// Returns the rating with these numbers, or says that they are none.
pub fn read_rating(value: f64, deviation: f64, volatility: f64) -> Result<Rating, RecordError> {
    Rating::new(value, deviation, volatility)
        .ok_or_else(|| RecordError::NoSuchValue(format!("the rating {value} ± {deviation}, {volatility}")))
}

/// Returns the record of a result. What is not a number would be written as `null`, which nobody could read.
pub fn write_result(rated: &RatedResult) -> serde_json::Result<String> {
    let mut numbers = rated.before.iter().flatten().flat_map(|one| one.rating.numbers());
    if !numbers.all(f64::is_finite) {
        return Err(serde_json::Error::custom("a rating is not a number"));
    }
    serde_json::to_string(&ResultRecord::from(rated))
}

/// Returns the result of a record. If it cannot be read, this reports it and returns nothing.
pub fn read_result(bytes: &[u8]) -> Option<RatedResult> {
    let read = || RatedResult::try_from(serde_json::from_slice::<ResultRecord>(bytes)?);
    read().inspect_err(|cause| tracing::error!(%cause, "a result cannot be read")).ok()
}

/// Returns the record of a standing and the standing that it reads back as. Numbers can change in their last
/// digit, and the numbers that are read determine its place.
pub fn write_standing(standing: &Standing) -> serde_json::Result<(String, Standing)> {
    let record = serde_json::to_string(standing)?;
    let read = serde_json::from_str(&record)?;
    Ok((record, read))
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::rating::add_result;

    use super::*;

    #[test]
    fn what_is_no_rating_is_not_read() {
        let standing = Standing::new(PlayerId(1));
        let (record, read) = write_standing(&standing).unwrap();
        assert_eq!(read, standing);
        let result =
            MatchResult { players: [PlayerId(1), PlayerId(2)], winner: None, ended: Timestamp::default() };
        let rated =
            RatedResult { id: MatchId::from_random(7), result, before: [Some(standing), None], met: None };
        let result = write_result(&rated).unwrap();
        assert_eq!(read_result(result.as_bytes()).map(|rated| rated.before), Some([Some(standing), None]));
        let changed = |text: String| {
            assert!(text.contains("350.0"), "{text}");
            text.replace("350.0", "-350.0").into_bytes()
        };
        assert!(serde_json::from_slice::<Standing>(&changed(record)).is_err());
        assert!(read_result(&changed(result)).is_none());
    }

    /// Absurd ratings are numbers, but what follows from them is none.
    #[test]
    fn what_is_no_number_is_not_written() {
        let players = [PlayerId(1), PlayerId(2)];
        let absurd = Rating::new(1_500.0, 1e200, 0.06).unwrap();
        let before = players.map(|player| Some(Standing { rating: absurd, ..Standing::new(player) }));
        let result = MatchResult { players, winner: Some(Side::South), ended: Timestamp::default() };
        let rated = RatedResult { id: MatchId::from_random(7), result, before, met: None };
        let change = add_result(rated, &[]);
        let after = change.standings.into_values().map(|standing| standing.unwrap());
        assert!(write_result(&rated).is_ok());
        for standing in after {
            assert!(!standing.rating.deviation().is_finite());
            assert!(write_standing(&standing).is_err());
            assert!(write_result(&RatedResult { before: [Some(standing), None], ..rated }).is_err());
        }
    }
}
