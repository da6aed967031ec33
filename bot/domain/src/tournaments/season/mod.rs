//! Seasons: tournaments of one name on a server whose results count together. A season is derived from its
//! tournaments, so whatever is corrected in one of them is right in it, too.

mod table;

pub use self::table::{Season, SeasonRow};

use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::refusal::TournamentRefusal;
use crate::tournaments::kinds::TournamentKind;
use crate::tournaments::rules::TournamentRules;
use crate::tournaments::tournament::Tournament;
use crate::{TournamentId, sought};

/// The fewest and the most tournaments of a season.
const SIZES: [u8; 2] = [2, 52];

/// What the first ten places of a tournament are worth. Every further one is worth as much as the tenth.
const OF_PLACES: [u32; 10] = [12, 10, 8, 7, 6, 5, 4, 3, 2, 1];

/// What an organiser chooses of a season.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeasonRules {
    /// How many tournaments it has.
    pub tournaments: u8,
    /// How many of their results count for each player: their best ones.
    pub best: u8,
    /// What a result is worth.
    pub counts: SeasonCounts,
}

/// What a result in a tournament is worth in its season.
#[derive(
    Copy,
    Clone,
    PartialEq,
    Eq,
    Debug,
    Serialize,
    Deserialize,
    EnumCount,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum SeasonCounts {
    /// So much for each place.
    Places,
    /// As many points as somebody has in the tournament.
    Points,
}

crate::named!(SeasonCounts);

impl SeasonCounts {
    /// What places are worth, from the first on.
    pub const PLACES: &'static [u32] = &OF_PLACES;
}

impl SeasonRules {
    /// What somebody chose of a season. `None` if there is none.
    ///
    /// # Errors
    ///
    /// The reason why there can be no such season.
    pub fn chosen(
        tournaments: Option<i64>,
        best: Option<i64>,
        counts: Option<SeasonCounts>,
    ) -> Result<Option<SeasonRules>, TournamentRefusal> {
        if tournaments.is_none() && best.is_none() && counts.is_none() {
            return Ok(None);
        }
        let number = |chosen: Option<i64>| chosen.and_then(|chosen| u8::try_from(chosen).ok());
        let tournaments = number(tournaments).ok_or(TournamentRefusal::season_length())?;
        let best = best.map_or(Some(tournaments), |best| number(Some(best)));
        let best = best.ok_or(TournamentRefusal::SeasonBest { most: tournaments })?;
        let rules = SeasonRules { tournaments, best, counts: counts.unwrap_or(SeasonCounts::Places) };
        rules.check()?;
        Ok(Some(rules))
    }

    fn check(&self) -> Result<(), TournamentRefusal> {
        let [fewest, most] = SIZES;
        if !(fewest..=most).contains(&self.tournaments) {
            return Err(TournamentRefusal::season_length());
        }
        if !(1..=self.tournaments).contains(&self.best) {
            return Err(TournamentRefusal::SeasonBest { most: self.tournaments });
        }
        Ok(())
    }

    /// Checks whether tournaments of this kind can have such a season.
    pub(super) fn check_for(&self, kind: TournamentKind) -> Result<(), TournamentRefusal> {
        if kind.abilities().has_teams {
            return Err(TournamentRefusal::MatchOnce);
        }
        if kind.abilities().is_standing {
            return Err(TournamentRefusal::NoSeason);
        }
        self.check()
    }
}

impl TournamentRefusal {
    const fn season_length() -> TournamentRefusal {
        let [fewest, most] = SIZES;
        TournamentRefusal::SeasonLength { fewest, most }
    }
}

impl TournamentRules {
    /// The season that such a tournament may belong to: that of the last one with the same name and season.
    /// The latest tournament comes first.
    pub fn season_to_join(&self, latest: &[Tournament]) -> Option<TournamentId> {
        self.season?;
        let name = sought(&self.name);
        let is_same = |one: &&Tournament| one.rules.season == self.season && sought(&one.rules.name) == name;
        latest.iter().find(is_same)?.season
    }
}

impl Tournament {
    /// The same in the season of these tournaments, if that is not full or over. Else it begins one.
    #[must_use]
    pub fn in_season(self, all: &[Tournament]) -> Tournament {
        let joined = Season::next_number(all).and_then(|_| all.first()?.season);
        Tournament { season: joined.filter(|_| self.season.is_some()).or(self.season), ..self }
    }
}

#[cfg(test)]
mod tests;
