//! The records of what people have played: a row for each finished match.

use kuzhi_domain::matches::Seat;
use kuzhi_domain::people::{Played, Score};
use kuzhi_domain::{MatchId, PlayerId, Timestamp};
use kuzhi_search::Level;
use serde::{Deserialize, Serialize};

/// The row of a finished match: when it ended, its id, the opponent (or the bot's level), the result, whether
/// it counts, whether they moved first, their first move, their rating after it, whether they beat the level.
#[derive(Serialize, Deserialize)]
struct Row(Timestamp, MatchId, PlayerId, Option<Level>, u8, bool, bool, String, Option<f32>, bool);

impl From<&Played> for Row {
    fn from(one: &Played) -> Row {
        let (other, level) = match one.against {
            Seat::Person(other) => (other, None),
            Seat::Bot(level) => (PlayerId(0), Some(level)),
            // No person plays a channel.
            Seat::Channel(_) => (PlayerId(0), None),
        };
        let score = match one.score {
            Score::Lost => 0,
            Score::Drawn => 1,
            Score::Won => 2,
        };
        let opening = one.opening.map(|mv| mv.to_string()).unwrap_or_default();
        Row(one.ended, one.id, other, level, score, one.rated, one.first, opening, one.rating, one.beat_level)
    }
}

impl From<Row> for Played {
    fn from(Row(ended, id, other, level, score, rated, first, opening, rating, beat_level): Row) -> Played {
        let against = level.map_or(Seat::Person(other), Seat::Bot);
        let score = match score {
            0 => Score::Lost,
            1 => Score::Drawn,
            _ => Score::Won,
        };
        let opening = opening.parse().ok();
        Played { ended, id, against, score, rated, first, opening, rating, beat_level }
    }
}

/// Returns the record of these matches.
pub fn write(played: &[Played]) -> serde_json::Result<Vec<u8>> {
    serde_json::to_vec(&played.iter().map(Row::from).collect::<Vec<_>>())
}

/// Returns the matches of a record. If it cannot be read, this reports it and returns none.
pub fn read(bytes: &[u8]) -> Vec<Played> {
    let rows = serde_json::from_slice::<Vec<Row>>(bytes);
    let rows =
        rows.inspect_err(|cause| tracing::error!(%cause, "a person's finished matches cannot be read"));
    rows.unwrap_or_default().into_iter().map(Played::from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_played_is_read_as_it_was_written() {
        let person = Played {
            ended: Timestamp::from_millis(5),
            id: MatchId::from_random(7),
            against: Seat::Person(PlayerId(u64::MAX)),
            score: Score::Drawn,
            rated: true,
            first: false,
            opening: "3+".parse().ok(),
            rating: Some(1_662.25),
            beat_level: false,
        };
        let bot = Played {
            against: Seat::Bot(Level::new(8).unwrap()),
            score: Score::Won,
            rated: false,
            opening: None,
            rating: None,
            beat_level: true,
            ..person.clone()
        };
        let all = [person, bot];
        assert_eq!(read(&write(&all).unwrap()), all);
        assert_eq!(read(b"[[1]]"), []);
    }
}
