//! What an organiser chooses: the kind of tournament, the game, the clock, and who may enter.

use std::time::Duration;

use kuzhi_engine::Game;
use serde::{Deserialize, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};

use super::refusal::TournamentRefusal;
use super::swiss::proposed_rounds;
use crate::{RoleId, TimeControl, Timestamp, all, is_quick};

/// How long both players of a live game have to begin it.
const LIVE_GRACE: Duration = Duration::from_mins(5);

/// The longest name, in characters.
pub const LONGEST_TOURNAMENT_NAME: usize = 60;

/// The rules of a tournament. They never change once it is posted.
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
    /// How much time there is. With days, a round lasts so many; else the clock of each game.
    #[serde(with = "as_text")]
    pub clock: TimeControl,
    /// Whether the games count for the leaderboards.
    pub rated: bool,
    /// Whether players may ask to take moves back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub takebacks: bool,
    /// When it begins. A ladder begins at once.
    pub begins: Timestamp,
    /// How many may enter.
    pub most: u16,
    /// The role that may enter. `None` means everyone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<RoleId>,
}

/// How people meet.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum TournamentKind {
    /// Everyone meets everyone.
    League {
        /// Whether they do so twice, with sides swapped.
        twice: bool,
        /// Whether all rounds begin together.
        at_once: bool,
    },
    /// Equals meet equals, for some rounds.
    Swiss {
        /// How many. `None` means as many as single out a winner.
        rounds: Option<u8>,
    },
    /// Whoever is free meets somebody, for some time.
    Arena {
        /// How long.
        minutes: u16,
    },
    /// People challenge those above them, as long as it stands.
    Ladder,
}

/// The kinds, without what is chosen within them.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum KindName {
    /// [`TournamentKind::League`].
    League,
    /// [`TournamentKind::Swiss`].
    Swiss,
    /// [`TournamentKind::Arena`].
    Arena,
    /// [`TournamentKind::Ladder`].
    Ladder,
}

impl KindName {
    /// In the order of declaration.
    pub const ALL: [KindName; KindName::COUNT] = all();

    /// The id in buttons, options and keys of sentences.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Looks up a kind by its id.
    pub fn by_id(id: &str) -> Option<KindName> {
        KindName::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// The fewest and the most who can take part.
    pub const fn sizes(self) -> [u16; 2] {
        match self {
            KindName::League => [3, 12],
            KindName::Swiss => [4, 128],
            KindName::Arena | KindName::Ladder => [2, 128],
        }
    }
}

impl TournamentKind {
    /// The most rounds of a Swiss.
    pub const MOST_ROUNDS: u8 = 11;
    /// The shortest and the longest arena, in minutes.
    pub const ARENA: [u16; 2] = [20, 180];

    /// The kind without what is chosen within it.
    pub const fn name(self) -> KindName {
        match self {
            TournamentKind::League { .. } => KindName::League,
            TournamentKind::Swiss { .. } => KindName::Swiss,
            TournamentKind::Arena { .. } => KindName::Arena,
            TournamentKind::Ladder => KindName::Ladder,
        }
    }

    /// Whether it is played in rounds.
    pub const fn has_rounds(self) -> bool {
        matches!(self, TournamentKind::League { .. } | TournamentKind::Swiss { .. })
    }

    /// The number of rounds with so many players. `None` if it has none.
    pub fn rounds(self, players: u16) -> Option<u16> {
        match self {
            TournamentKind::League { twice, .. } => {
                let once = players.next_multiple_of(2).saturating_sub(1);
                Some(if twice { 2 * once } else { once })
            }
            TournamentKind::Swiss { rounds: Some(rounds) } => Some(rounds.into()),
            TournamentKind::Swiss { rounds: None } => u16::try_from(proposed_rounds(players)).ok(),
            TournamentKind::Arena { .. } | TournamentKind::Ladder => None,
        }
    }
}

impl TournamentRules {
    /// Checks what was chosen.
    ///
    /// # Errors
    ///
    /// The reason why there can be no such tournament.
    pub fn check(&self) -> Result<(), TournamentRefusal> {
        let [fewest, most] = self.kind.name().sizes();
        if !(fewest..=most).contains(&self.most) {
            return Err(TournamentRefusal::Size { fewest, most });
        }
        match self.kind {
            TournamentKind::Swiss { rounds: Some(rounds) }
                if !(1..=TournamentKind::MOST_ROUNDS).contains(&rounds) =>
            {
                return Err(TournamentRefusal::Rounds { most: TournamentKind::MOST_ROUNDS });
            }
            TournamentKind::Arena { minutes } => {
                let [fewest, most] = TournamentKind::ARENA;
                if !(fewest..=most).contains(&minutes) {
                    return Err(TournamentRefusal::ArenaLength { fewest, most });
                }
                if !self.clock.is_live() {
                    return Err(TournamentRefusal::ArenaIsLive);
                }
                if !fits_arena(self.clock, minutes) {
                    let fitting =
                        TimeControl::PROPOSED.into_iter().filter(|&clock| fits_arena(clock, minutes));
                    let longest = fitting.max_by_key(|&clock| game_length(clock)).unwrap_or(self.clock);
                    return Err(TournamentRefusal::ArenaClock { minutes, longest });
                }
            }
            TournamentKind::League { .. } | TournamentKind::Swiss { .. } | TournamentKind::Ladder => {}
        }
        if self.rated && is_quick(self.game) {
            return Err(TournamentRefusal::TooQuick);
        }
        Ok(())
    }

    /// The clock of each game. Its banks cannot outlast a round of days: half of it is for beginning, and
    /// the players share the other half.
    pub const fn game_clock(&self) -> TimeControl {
        match (self.kind, self.clock) {
            (TournamentKind::Ladder, TimeControl::Days(days)) => TimeControl::Hours(days.saturating_mul(24)),
            (_, TimeControl::Days(days)) => TimeControl::Hours(days.saturating_mul(6)),
            (_, clock) => clock,
        }
    }

    /// How long both players have to begin a game.
    pub const fn time_to_begin(&self) -> Duration {
        match (self.kind, self.clock) {
            (TournamentKind::Ladder, TimeControl::Days(days)) => Duration::from_hours(24 * days as u64),
            (TournamentKind::Ladder, _) => Duration::from_hours(72),
            (_, TimeControl::Days(days)) => Duration::from_hours(12 * days as u64),
            (_, TimeControl::Hours(hours)) => Duration::from_hours(hours as u64),
            (_, TimeControl::Live { .. }) => LIVE_GRACE,
        }
    }
}

/// Whether people can play more than one game with a live clock in an arena.
fn fits_arena(clock: TimeControl, minutes: u16) -> bool {
    clock.is_live() && game_length(clock) * 3 <= Duration::from_mins(minutes.into()) * 2
}

/// How long a game takes in which both use all of their time, with so many moves each.
fn game_length(clock: TimeControl) -> Duration {
    const MOVES: u64 = 30;
    match clock {
        TimeControl::Live { minutes, seconds } => {
            2 * (Duration::from_mins(minutes.into()) + Duration::from_secs(MOVES * u64::from(seconds)))
        }
        clock => 2 * clock.bank(),
    }
}

/// A type that is stored as it is written.
mod as_text {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::de::Error;
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(value: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(value)
    }

    pub(super) fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<T, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
