//! What a match shows of its people's ratings.

use super::{Match, PlayerId, Stage, Standing, Timestamp};

/// The ratings that a match shows: those of the leaderboard of the place where it is played.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ratings {
    standings: Vec<Standing>,
    /// Apart, because it is large and seldom there.
    change: Option<Box<RatingChange>>,
}

/// Which ratings a match shows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ShownRatings {
    /// None.
    None,
    /// Those of its people.
    Standings,
    /// What its result has changed, which came about then.
    Change(Timestamp),
}

impl Match {
    /// Which ratings it shows: none where the bot plays, or where no result counts.
    pub fn shown_ratings(&self) -> ShownRatings {
        match self.stage() {
            Stage::Playing(_) if self.opponents().is_none() => ShownRatings::None,
            Stage::Open(_) | Stage::Playing(_) => ShownRatings::Standings,
            Stage::Over(over) if self.result().is_some() => ShownRatings::Change(over.ended()),
            Stage::Over(_) | Stage::Withdrawn(_) => ShownRatings::None,
        }
    }
}

/// What the result of a match has changed on a leaderboard: the standings of South and of North.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct RatingChange {
    /// Before it.
    pub before: [Standing; 2],
    /// After it.
    pub after: [Standing; 2],
}

impl Ratings {
    /// Those of people whose match goes on or is still to begin.
    pub const fn of_people(standings: Vec<Standing>) -> Ratings {
        Ratings { standings, change: None }
    }

    /// Those of a match that is over, if its result counts.
    pub fn after_result(change: Option<RatingChange>) -> Ratings {
        Ratings { standings: Vec::new(), change: change.map(Box::new) }
    }

    /// How a person stands, if that is known and may be seen.
    pub fn of(&self, player: PlayerId) -> Option<&Standing> {
        self.standings.iter().find(|standing| standing.player == player)
    }

    /// What the result has changed.
    pub fn change(&self) -> Option<&RatingChange> {
        self.change.as_deref()
    }
}
