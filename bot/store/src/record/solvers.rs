//! The records of people's puzzle results: JSON with a schema.

use kuzhi_domain::study::{Daily, DailyEnd, Day, OwnPuzzle, Solver, Streak};
use kuzhi_domain::{ChannelId, MatchId};
use serde::{Deserialize, Serialize};

use super::RecordError;
use super::ratings::read_rating;
use super::versioned::Versioned;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SolverRecord {
    version: u64,
    rating: f64,
    deviation: f64,
    volatility: f64,
    solved: u32,
    missed: u32,
    /// Their ids, eight digits each.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    had: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    daily: Option<DailyRecord>,
    streak: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last_solved: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    frozen: Option<u32>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    own: Vec<OwnRecord>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    looked_through: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DailyRecord {
    day: u32,
    /// Formatted as `2:3+`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    wrong: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    end: Option<EndRecord>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    shared: Vec<ChannelId>,
}

#[derive(Copy, Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum EndRecord {
    Solved,
    Shown,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OwnRecord {
    id: String,
    ply: usize,
    played: String,
    puzzle: String,
    done: bool,
}

/// The length of a puzzle's id.
const NAME: usize = 8;

/// Returns the record of a person's puzzle results.
pub fn write(solver: &Solver) -> Result<Vec<u8>, RecordError> {
    let Solver { version, rating, solved, missed, had, daily, streak, own, looked_through } = solver;
    let [rating, deviation, volatility] = rating.numbers();
    Ok(Versioned::write(SolverRecord {
        version: *version,
        rating,
        deviation,
        volatility,
        solved: *solved,
        missed: *missed,
        had: had.iter().map(ToString::to_string).collect(),
        daily: daily.as_ref().map(of_daily),
        streak: streak.days,
        last_solved: streak.last.map(Day::number),
        frozen: streak.frozen.map(Day::number),
        own: own.iter().map(of_own).collect(),
        looked_through: looked_through.iter().map(ToString::to_string).collect(),
    })?)
}

fn of_daily(Daily { day, wrong, end, shared }: &Daily) -> DailyRecord {
    DailyRecord {
        day: day.number(),
        wrong: wrong.iter().map(|(ply, mv)| format!("{ply}:{mv}")).collect(),
        end: end.map(|end| match end {
            DailyEnd::Solved => EndRecord::Solved,
            DailyEnd::Shown => EndRecord::Shown,
        }),
        shared: shared.clone(),
    }
}

fn of_own(OwnPuzzle { id, ply, played, puzzle, done }: &OwnPuzzle) -> OwnRecord {
    let (id, played, puzzle) = (id.to_string(), played.to_string(), puzzle.to_string());
    OwnRecord { id, ply: *ply, played, puzzle, done: *done }
}

/// Returns a person's puzzle results from their record.
pub fn read(bytes: &[u8]) -> Result<Solver, RecordError> {
    let record = Versioned::<SolverRecord>::read(bytes)?;
    Ok(Solver {
        version: record.version,
        rating: read_rating(record.rating, record.deviation, record.volatility)?,
        solved: record.solved,
        missed: record.missed,
        had: names(&record.had)?,
        daily: record.daily.map(daily).transpose()?,
        streak: Streak {
            days: record.streak,
            last: record.last_solved.map(Day::new),
            frozen: record.frozen.map(Day::new),
        },
        // A puzzle that the rules do not allow any more is dropped.
        own: record.own.iter().filter_map(|one| own_puzzle(one).ok()).collect(),
        looked_through: record.looked_through.iter().map(|id| parse_known(id)).collect::<Result<_, _>>()?,
    })
}

fn names<T: std::str::FromStr>(text: &str) -> Result<Vec<T>, RecordError> {
    let unknown = || RecordError::NoSuchValue(text.chars().take(100).collect());
    let names = (0..text.len()).step_by(NAME).map(|at| text.get(at..at + NAME));
    names.map(|name| name.and_then(|name| name.parse().ok()).ok_or_else(unknown)).collect()
}

fn parse_known<T: std::str::FromStr>(text: &str) -> Result<T, RecordError> {
    text.parse().map_err(|_| RecordError::NoSuchValue(text.chars().take(100).collect()))
}

fn daily(DailyRecord { day, wrong, end, shared }: DailyRecord) -> Result<Daily, RecordError> {
    let wrong = wrong.iter().map(|text| {
        let (ply, mv) = text.split_once(':').ok_or_else(|| RecordError::NoSuchValue(text.clone()))?;
        Ok((parse_known(ply)?, parse_known(mv)?))
    });
    let end = end.map(|end| match end {
        EndRecord::Solved => DailyEnd::Solved,
        EndRecord::Shown => DailyEnd::Shown,
    });
    Ok(Daily { day: Day::new(day), wrong: wrong.collect::<Result<_, RecordError>>()?, end, shared })
}

fn own_puzzle(OwnRecord { id, ply, played, puzzle, done }: &OwnRecord) -> Result<OwnPuzzle, RecordError> {
    let (id, played, puzzle) = (parse_known::<MatchId>(id)?, parse_known(played)?, parse_known(puzzle)?);
    Ok(OwnPuzzle { id, ply: *ply, played, puzzle, done: *done })
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::study::{PuzzleKind, PuzzleTry};
    use kuzhi_engine::Game;
    use kuzhi_search::Puzzle;

    use super::*;

    #[test]
    fn they_are_read_as_they_were_written() {
        let (day, puzzles) = (Day::new(3), Puzzle::built_in(&Game::default()));
        let frozen = Streak { days: 9, last: Some(Day::new(1)), frozen: Some(Day::new(0)) };
        let mut solver = Solver { streak: frozen, ..Solver::default() };
        assert_eq!(read(&write(&solver).unwrap()).unwrap(), solver);
        for (number, puzzle) in puzzles.iter().enumerate().take(40) {
            let tried = if number % 3 == 0 { PuzzleTry::Shown } else { PuzzleTry::Solved };
            solver = solver.after(puzzle, PuzzleKind::Kept, tried, day);
            assert_eq!(read(&write(&solver).unwrap()).unwrap(), solver);
        }
        let wrong = PuzzleTry::Wrong { ply: 2, mv: "7-".parse().unwrap() };
        solver = solver.after(day.puzzle().unwrap(), PuzzleKind::Daily(day), wrong, day);
        assert_eq!(read(&write(&solver).unwrap()).unwrap(), solver);
        solver = solver.after(day.puzzle().unwrap(), PuzzleKind::Daily(day), PuzzleTry::Solved, day);
        let id = MatchId::from_random(7);
        let (played, puzzle) = ("=2.1.0.2.0.0.4".parse().unwrap(), puzzles[0].clone());
        let own = OwnPuzzle { id, ply: 12, played, puzzle, done: true };
        solver = solver.having_shared(day, ChannelId(u64::MAX)).having_looked_through(id, &[own]);
        assert_eq!(read(&write(&solver).unwrap()).unwrap(), solver);
        assert_eq!((solver.own.len(), solver.daily(day).unwrap().shared.len()), (1, 1));
    }

    #[test]
    fn unknown_data_is_refused_and_bad_puzzles_left_out() {
        let good = r#"{"schema":1,"version":1,"rating":1500.0,"deviation":350.0,"volatility":0.06,"solved":0,
            "missed":0,"streak":0}"#;
        assert_eq!(read(good.as_bytes()).unwrap(), Solver { version: 1, ..Solver::default() });
        for (from, to) in [
            (r#""schema":1"#, r#""schema":2"#),
            (r#""missed":0"#, r#""missed":0,"mood":"calm""#),
            (r#""missed":0"#, r#""missed":0,"had":"0a1b2c3d0""#),
            (r#""missed":0"#, r#""missed":0,"had":"0a1b2cééé""#),
            (r#""missed":0"#, r#""missed":0,"daily":{"day":1,"wrong":["3"]}"#),
            (r#""missed":0"#, r#""missed":0,"looked_through":["x"]"#),
        ] {
            let bad = good.replace(from, to);
            assert!(bad != good && read(bad.as_bytes()).is_err(), "{bad}");
        }
        let own =
            r#""missed":0,"own":[{"id":"00000007","ply":3,"played":"1","puzzle":"chess","done":false}]"#;
        assert_eq!(read(good.replace(r#""missed":0"#, own).as_bytes()).unwrap().own, []);
    }
}
