//! The state of a series of sets, in a line.

use kuzhi_domain::matches::{Ending, Match, Over, Seat, SeriesState};
use kuzhi_engine::Side;

use crate::words::{Words, player, say};

/// The line in a challenge about the series that it begins.
pub(crate) fn announced(words: &Words, shown: &Match) -> Option<String> {
    Some(say!(words, "challenge-series", sets = shown.series()?.length))
}

/// The number of the set, and the score: before it, or with it once it is over.
pub(crate) fn score(words: &Words, shown: &Match) -> Option<String> {
    let (series, score) = (shown.series()?, shown.series_score()?);
    let [south, north] = names(words, shown)?;
    Some(say!(
        words,
        "board-series",
        set = series.set,
        sets = series.length,
        south = south,
        points = points(score[0]),
        against = points(score[1]),
        north = north
    ))
}

/// How the end of a set changes the series.
pub(crate) fn ended(words: &Words, shown: &Match) -> Option<String> {
    let (series, score) = (shown.series()?, shown.series_score()?);
    let [south, north] = names(words, shown)?;
    Some(match shown.series_state()? {
        SeriesState::Won(side) if is_given_up(shown) => {
            let [player, loser] = if side == Side::South { [south, north] } else { [north, south] };
            say!(words, "series-given-up", player = player, loser = loser, sets = series.length)
        }
        SeriesState::GoesOn => say!(
            words,
            "series-goes-on",
            set = series.set + 1,
            sets = series.length,
            south = south,
            points = points(score[0]),
            against = points(score[1]),
            north = north
        ),
        SeriesState::Won(side) => say!(
            words,
            "series-won",
            player = if side == Side::South { south } else { north },
            sets = series.length,
            points = points(score[side.index()]),
            against = points(score[side.other().index()])
        ),
        SeriesState::Drawn => {
            say!(words, "series-drawn", sets = series.length, points = points(score[0]))
        }
    })
}

fn is_given_up(shown: &Match) -> bool {
    matches!(shown.over().map(Over::ending), Some(Ending::SeriesResigned(_)))
}

fn names(words: &Words, shown: &Match) -> Option<[String; 2]> {
    let seats = shown.played()?.seats();
    Some([seats.south(), seats.north()].map(|seat: Seat| player(words, seat)))
}

/// Half points in the usual notation: `2½`.
fn points(halves: u8) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_points_are_written_as_people_do() {
        assert_eq!([0, 1, 2, 5].map(points), ["0", "½", "1", "2½"]);
    }
}
