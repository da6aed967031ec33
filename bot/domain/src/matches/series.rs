//! Best-of series of several sets, as in Turkish tournaments: 1 point for a won set, ½ for a drawn one.

use kuzhi_engine::Side;

use super::challenges::balanced;
use crate::matches::{Ending, Match, Newcomers, Over, Playing, Stage};
use crate::{MatchId, Timestamp};

/// The place of a match in a series. Each set is a match of its own.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Series {
    /// The maximum number of sets.
    pub length: u8,
    /// The number of this set, from 1.
    pub set: u8,
    /// The half points of South and North before this set.
    pub before: [u8; 2],
    /// The previous set, if there is one.
    pub previous: Option<MatchId>,
}

/// The state of a series when one of its sets is over.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SeriesState {
    /// Another set follows.
    GoesOn,
    /// This side of the last set has won the series.
    Won(Side),
    /// All sets are played, and the points are equal.
    Drawn,
}

impl Series {
    /// The lengths that people can choose.
    pub const LENGTHS: [u8; 3] = [3, 5, 7];

    /// Returns the first set of a series. `None` if people cannot choose this length.
    pub fn new(length: u8) -> Option<Series> {
        let series = Series { length, set: 1, before: [0, 0], previous: None };
        Series::LENGTHS.contains(&length).then_some(series)
    }

    /// The half points of South and North after this set.
    pub const fn after(&self, winner: Option<Side>) -> [u8; 2] {
        let [south, north] = self.before;
        match winner {
            Some(Side::South) => [south + 2, north],
            Some(Side::North) => [south, north + 2],
            None => [south + 1, north + 1],
        }
    }

    /// Returns the state of the series at these half points. It is decided when the player behind can no
    /// longer draw level, or when all sets are played.
    const fn state(&self, [south, north]: [u8; 2]) -> SeriesState {
        if south > self.length {
            SeriesState::Won(Side::South)
        } else if north > self.length {
            SeriesState::Won(Side::North)
        } else if self.set < self.length {
            SeriesState::GoesOn
        } else {
            SeriesState::Drawn
        }
    }
}

impl Match {
    /// The half points of South and North in their series. They include this set once it is over.
    pub fn series_score(&self) -> Option<[u8; 2]> {
        let series = self.series?;
        Some(match &self.stage {
            Stage::Over(over) if over.ending != Ending::BrokenOff => series.after(over.ending.winner()),
            Stage::Over(_) | Stage::Open(_) | Stage::Withdrawn(_) | Stage::Playing(_) => series.before,
        })
    }

    /// The state of the series, once this set is over. `None` if the set was aborted, which also aborts the
    /// series.
    pub fn series_state(&self) -> Option<SeriesState> {
        let Stage::Over(Over { ending, .. }) = &self.stage else { return None };
        match ending {
            Ending::SeriesResigned(side) => self.series.map(|_| SeriesState::Won(side.other())),
            Ending::BrokenOff => None,
            _ => Some(self.series?.state(self.series_score()?)),
        }
    }

    /// Whether another set follows if this side resigns the current one.
    pub fn goes_on_without(&self, side: Side) -> bool {
        self.series
            .is_some_and(|series| series.state(series.after(Some(side.other()))) == SeriesState::GoesOn)
    }

    /// Returns the next set, with a new id and sides swapped. `None` if this set is not over, or the series
    /// is decided.
    pub fn next_set(&self, id: MatchId, now: Timestamp) -> Option<Match> {
        let (Stage::Over(Over { played, .. }), Some(SeriesState::GoesOn)) =
            (&self.stage, self.series_state())
        else {
            return None;
        };
        let (series, [south, north]) = (self.series?, self.series_score()?);
        let control = played.clock.as_ref().map(|clock| clock.control);
        let time_off = played.clock.as_ref().map(|clock| clock.time_off).unwrap_or_default();
        let playing = Playing::begin(self.game, played.seats.changed(), control, now).with_time_off(time_off);
        let playing = match played.ballot() {
            [] => playing,
            // Both players get each side of an opening.
            ballot if series.set % 2 == 1 => playing.with_ballot(ballot),
            _ => playing.with_ballot(balanced::draw(self.game, id)),
        };
        Some(Match {
            id,
            version: 1,
            series: Some(Series {
                set: series.set + 1,
                before: [north, south],
                previous: Some(self.id),
                ..series
            }),
            newcomers: Newcomers::NOBODY,
            tournament: None,
            stage: Stage::Playing(playing),
            ..self.clone()
        })
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Game;

    use super::*;
    use crate::matches::{Place, Seat, Seats, Voided};
    use crate::{ChannelId, PlayerId};

    fn first_of(length: u8) -> Match {
        let [south, north] = [1, 2].map(|id| Seat::Person(PlayerId(id)));
        let (game, seats) = (Game::default(), Seats::new(Side::South, south, north).unwrap());
        let stage = Stage::Playing(Playing::begin(game, seats, None, Timestamp::default()));
        Match {
            id: MatchId::from_random(1),
            version: 1,
            place: Place { guild: None, channel: ChannelId(1) },
            game,
            rated: true,
            series: Series::new(length),
            newcomers: Newcomers::NOBODY,
            tournament: None,
            stage,
        }
    }

    /// Plays sets, each won by this person or drawn if 0. Returns the state of the series and the half points
    /// of persons 1 and 2.
    fn played(length: u8, winners: &[u64]) -> (Option<SeriesState>, [u8; 2]) {
        let mut set = first_of(length);
        let mut over = set.clone();
        for (number, &winner) in winners.iter().enumerate() {
            let playing = set.played().unwrap().clone();
            let ending = match playing.seats.side_of(PlayerId(winner)) {
                Some(side) => Ending::Resigned(side.other()),
                None => Ending::Drawn,
            };
            let stage = Stage::Over(Over {
                played: playing,
                ending,
                ended: Timestamp::default(),
                voided: Voided::Nowhere,
            });
            over = Match { stage, ..set };
            let next = over.next_set(MatchId::from_random(9), Timestamp::default());
            assert_eq!(next.is_some(), number + 1 < winners.len(), "set {}", number + 1);
            set = next.unwrap_or_else(|| over.clone());
        }
        let score = over.series_score().unwrap();
        let ones = over.played().unwrap().seats.side_of(PlayerId(1)).unwrap();
        (over.series_state(), [score[ones.index()], score[ones.other().index()]])
    }

    /// Person 1 is South in the sets with odd numbers.
    const fn won_by_one(sets: usize) -> SeriesState {
        SeriesState::Won(if sets % 2 == 1 { Side::South } else { Side::North })
    }

    #[test]
    fn it_ends_as_soon_as_it_is_decided() {
        assert_eq!(played(3, &[1, 1]), (Some(won_by_one(2)), [4, 0]));
        assert_eq!(played(3, &[1, 2, 1]), (Some(won_by_one(3)), [4, 2]));
        assert_eq!(played(5, &[1, 1, 1]), (Some(won_by_one(3)), [6, 0]));
        assert_eq!(played(5, &[0, 1, 1, 0]), (Some(won_by_one(4)), [6, 2]));
    }

    #[test]
    fn while_both_can_come_even_it_goes_on() {
        // 1½ to ½ after two sets of three. The third set may still level it.
        assert_eq!(played(3, &[1, 0, 2]), (Some(SeriesState::Drawn), [3, 3]));
        assert_eq!(played(3, &[1, 0, 0]), (Some(won_by_one(3)), [4, 2]));
        assert_eq!(played(3, &[0, 0, 0]), (Some(SeriesState::Drawn), [3, 3]));
    }

    #[test]
    fn resigning_a_series_loses_it_at_any_score() {
        let mut first = first_of(7);
        let playing = first.played().unwrap().clone();
        let over = Over {
            played: playing,
            ending: Ending::SeriesResigned(Side::North),
            ended: Timestamp::default(),
            voided: Voided::Nowhere,
        };
        assert!(first.goes_on_without(Side::North));
        first.stage = Stage::Over(over);
        assert_eq!(first.series_state(), Some(SeriesState::Won(Side::South)));
        assert_eq!(first.next_set(MatchId::from_random(9), Timestamp::default()), None);
        let last = Series { set: 3, before: [2, 2], ..Series::new(3).unwrap() };
        assert!(!Match { series: Some(last), ..first_of(3) }.goes_on_without(Side::South));
        assert!(!Match { series: None, ..first_of(3) }.goes_on_without(Side::South));
    }

    #[test]
    fn a_match_of_its_own_is_followed_by_none() {
        let alone = Match { series: None, ..first_of(3) };
        assert_eq!(alone.next_set(MatchId::from_random(9), Timestamp::default()), None);
        assert_eq!(first_of(3).next_set(MatchId::from_random(9), Timestamp::default()), None);
        assert_eq!((Series::new(0), Series::new(4)), (None, None));
    }
}
