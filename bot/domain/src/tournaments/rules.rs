//! What an organiser chooses: the kind of tournament, the game, the clock, and who may enter.

use std::time::Duration;

use kuzhi_engine::Game;
use serde::{Deserialize, Serialize};

use super::kinds::TournamentKind;
use super::season::SeasonRules;
use crate::clock::{TimeControl, TimeOff};
use crate::matches::is_quick;
use crate::refusal::TournamentRefusal;
use crate::{RoleId, Timestamp};

/// The longest name, in characters.
pub const LONGEST_TOURNAMENT_NAME: usize = 60;

/// How many rounds off are worth half a point if nobody says, and how many can be.
pub(super) const USUAL_BYES: u8 = 1;
pub(super) const MOST_BYES: u8 = 5;

/// How many moves each player makes in a long game.
const MOVES_EACH: u32 = 20;

/// The rules of a tournament. What changes once it is posted harms nobody who has entered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentRules {
    /// What people call it. May be empty: then it is named after its kind and game.
    pub name: String,
    /// How people meet.
    pub kind: TournamentKind,
    /// The game and its options.
    #[serde(with = "as_text")]
    pub game: Game,
    /// The clock of each game.
    #[serde(with = "as_text")]
    pub clock: TimeControl,
    /// Whether the games count for the leaderboards.
    pub rated: bool,
    /// Whether players may ask to take moves back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub takebacks: bool,
    /// What of their players' time off clocks of days stand for.
    #[serde(default, skip_serializing_if = "TimeOff::is_all")]
    pub time_off: TimeOff,
    /// Whether those are left out who do not say just before it begins that they are here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub check_in: bool,
    /// When it begins. One that [stands](super::Abilities::is_standing) begins at once.
    pub begins: Timestamp,
    /// How many rounds off are worth half a point each.
    #[serde(default = "usual_byes", skip_serializing_if = "is_usual")]
    pub byes: u8,
    /// How many may enter.
    pub most: u16,
    /// The role that may enter. `None` means everyone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<RoleId>,
    /// The season that it belongs to, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub season: Option<SeasonRules>,
}

impl TournamentRules {
    /// Checks what was chosen.
    ///
    /// # Errors
    ///
    /// The reason why there can be no such tournament.
    pub fn check(&self) -> Result<(), TournamentRefusal> {
        let [fewest, most] = self.kind.sizes();
        if !(fewest..=most).contains(&self.most) {
            return Err(TournamentRefusal::Size { fewest, most });
        }
        if self.byes > MOST_BYES {
            return Err(TournamentRefusal::Byes { most: MOST_BYES });
        }
        self.kind.kind().check(self)?;
        self.season.map_or(Ok(()), |season| season.check_for(self.kind))?;
        if self.rated && (is_quick(self.game) || self.kind.abilities().has_teams) {
            return Err(TournamentRefusal::TooQuick);
        }
        Ok(())
    }

    /// Checks what people call it. It is never cut.
    ///
    /// # Errors
    ///
    /// [`TournamentRefusal::NameTooLong`] if it is too long.
    pub fn check_name(&self) -> Result<(), TournamentRefusal> {
        let most = LONGEST_TOURNAMENT_NAME;
        if self.name.chars().count() > most { Err(TournamentRefusal::NameTooLong { most }) } else { Ok(()) }
    }

    /// Whether the boards of a round are dealt when it begins, and nobody has to be there.
    pub fn deals_at_once(&self) -> bool {
        self.kind.has_rounds() && self.clock.is_for_days()
    }

    /// How long a round takes at most in which people play over days, with forty moves in each game.
    pub fn longest_round(&self) -> Option<Duration> {
        self.deals_at_once().then(|| self.clock.longest(MOVES_EACH))
    }

    /// How long all rounds take so, if their number is known before people enter.
    pub fn longest(&self) -> Option<Duration> {
        let of_any = self.kind.kind().rounds_of_any(self.most);
        let rounds = if self.kind.rounds_begin_together() { Some(1) } else { of_any };
        Some(self.longest_round()? * u32::from(rounds?))
    }

    /// Whether people can be asked to check in: they meet at the same time.
    pub fn can_check_in(&self) -> bool {
        self.clock.is_live() && !self.kind.abilities().is_standing
    }

    /// A quicker clock to propose, if games with this one are long for the tournament.
    pub fn quicker_clock(&self) -> Option<TimeControl> {
        self.kind.kind().quicker(self.clock)
    }

    /// How long both players have to begin a game.
    pub fn time_to_begin(&self) -> Duration {
        self.kind.kind().time_to_begin(self.clock)
    }
}

const fn usual_byes() -> u8 {
    USUAL_BYES
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
const fn is_usual(byes: &u8) -> bool {
    *byes == USUAL_BYES
}

/// A type that is stored as it is written.
pub(super) mod as_text {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::de::Error;
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub(in crate::tournaments) fn serialize<S: Serializer>(
        value: &impl Display,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    pub(in crate::tournaments) fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<T, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
