//! The players' ratings that a match shows.

use crate::matches::{Match, Scope, Stage};
use crate::rating::{RatingChange, Standing};
use crate::{PlayerId, Timestamp};

/// The ratings that a match shows. They are those of the leaderboard for the place of the match.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ratings {
    standings: Vec<Standing>,
    /// Boxed because it is large and rarely there.
    change: Option<Box<RatingChange>>,
}

/// The kind of ratings that a match shows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ShownRatings {
    /// None.
    None,
    /// The current ratings of its players.
    Standings,
    /// The change by its result, which came about at this time.
    Change(Timestamp),
}

impl Match {
    /// The ratings that the match shows. None if the bot plays, or the result does not count.
    pub fn shown_ratings(&self) -> ShownRatings {
        match self.stage() {
            Stage::Playing(_) if self.opponents().is_none() => ShownRatings::None,
            Stage::Open(_) | Stage::Playing(_) => ShownRatings::Standings,
            Stage::Over(over)
                if self.counts_on(self.place().guild.map_or(Scope::Everywhere, Scope::Guild)) =>
            {
                ShownRatings::Change(over.ended())
            }
            Stage::Over(_) | Stage::Withdrawn(_) => ShownRatings::None,
        }
    }
}

impl Ratings {
    /// The ratings of people whose match is in play or has not begun.
    pub const fn of_people(standings: Vec<Standing>) -> Ratings {
        Ratings { standings, change: None }
    }

    /// The ratings of a match that is over, if its result counts.
    pub fn after_result(change: Option<RatingChange>) -> Ratings {
        Ratings { standings: Vec::new(), change: change.map(Box::new) }
    }

    /// A person's standing, if it is known and may be shown.
    pub fn standing(&self, player: PlayerId) -> Option<&Standing> {
        self.standings.iter().find(|standing| standing.player == player)
    }

    /// The change made by the result.
    pub fn change(&self) -> Option<&RatingChange> {
        self.change.as_deref()
    }
}
