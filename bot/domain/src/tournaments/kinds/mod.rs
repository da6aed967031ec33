//! The kinds of tournaments. Each answers what differs between them in a file of its own; all other code
//! asks for these answers. Only the card of a tournament (`view/src/screens/tournaments/card.rs`) names
//! kinds, for its sentences.
//!
//! To add one, write its file, add it to the two enums here, and follow the compiler to the two matches here
//! and the one of the card. A test then names the sentences that every language needs
//! (`tournament-kind-X` and others), and an option of its own goes into [`ChosenOptions`] and the command.

mod abilities;
mod arena;
mod kind;
mod knockout;
mod ladder;
mod league;
mod servers;
mod swiss;

pub use self::abilities::{Abilities, ChosenOptions, KindLength, LateEntry, Rest};
pub(super) use self::kind::Kind;

use std::time::Duration;

use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use self::arena::ArenaKind;
use self::knockout::KnockoutKind;
use self::ladder::LadderKind;
use self::league::LeagueKind;
use self::servers::ServersKind;
use self::swiss::SwissKind;
use super::divisions::Divisions;
use crate::refusal::TournamentRefusal;

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
        /// Its divisions, if it is played in groups.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        divisions: Option<Divisions>,
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
    /// Whoever loses is out.
    Knockout,
    /// The best two of each group meet in a knock-out.
    KnockoutAfterGroups {
        /// The most players of a group.
        most: u8,
    },
    /// The players of two servers meet, board by board.
    Servers {
        /// Whether they do so twice, with sides swapped.
        twice: bool,
        /// Whether both rounds begin together.
        at_once: bool,
    },
}

/// The kinds, without what is chosen within them.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumCount, EnumString, IntoStaticStr, VariantArray)]
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
    /// [`TournamentKind::Knockout`], or [after groups](TournamentKind::KnockoutAfterGroups).
    Knockout,
    /// [`TournamentKind::Servers`].
    Servers,
}

crate::named!(KindName);

impl KindName {
    /// What it has, whatever is chosen within it.
    pub const fn abilities(self) -> &'static Abilities {
        match self {
            KindName::League => &league::ABILITIES,
            KindName::Swiss => &swiss::ABILITIES,
            KindName::Arena => &arena::ABILITIES,
            KindName::Ladder => &ladder::ABILITIES,
            KindName::Knockout => &knockout::ABILITIES,
            KindName::Servers => &servers::ABILITIES,
        }
    }

    /// The fewest and the most who can take part.
    pub const fn sizes(self) -> [u16; 2] {
        self.abilities().sizes
    }

    /// The kind with what was chosen within it.
    ///
    /// # Errors
    ///
    /// When there is no such one.
    pub fn with_options(self, chosen: &ChosenOptions) -> Result<TournamentKind, TournamentRefusal> {
        (self.abilities().with_options)(chosen)
    }
}

impl TournamentKind {
    /// What differs between it and others.
    pub(super) fn kind(self) -> Box<dyn Kind> {
        match self {
            TournamentKind::League { twice, at_once, divisions } => {
                Box::new(LeagueKind { twice, at_once, divisions })
            }
            TournamentKind::Swiss { rounds } => Box::new(SwissKind { rounds }),
            TournamentKind::Arena { minutes } => Box::new(ArenaKind { minutes }),
            TournamentKind::Ladder => Box::new(LadderKind),
            TournamentKind::Knockout => Box::new(KnockoutKind { group: None }),
            TournamentKind::KnockoutAfterGroups { most } => Box::new(KnockoutKind { group: Some(most) }),
            TournamentKind::Servers { twice, at_once } => Box::new(ServersKind { twice, at_once }),
        }
    }

    /// The kind without what is chosen within it.
    pub fn name(self) -> KindName {
        self.kind().name()
    }

    /// What it has, whatever is chosen within it.
    pub fn abilities(self) -> &'static Abilities {
        self.name().abilities()
    }

    /// The fewest and the most who can take part.
    pub fn sizes(self) -> [u16; 2] {
        self.kind().sizes()
    }

    /// Its divisions, if its players go up and down.
    pub fn divisions(self) -> Option<Divisions> {
        self.kind().divisions()
    }

    /// The most players of a group from which the best two go on to a bracket, if it begins with groups.
    pub fn qualifying_group(self) -> Option<u8> {
        self.kind().qualifying_group()
    }

    /// How many players are needed for two of these groups. With fewer there are none.
    pub fn players_for_groups(self) -> Option<u16> {
        self.kind().players_for_groups()
    }

    /// Whether its groups follow from the places of the last one, if there was one.
    pub fn is_drafted(self) -> bool {
        self.divisions().is_some_and(|divisions| divisions.moves > 0)
    }

    /// Whether it is played in rounds.
    pub fn has_rounds(self) -> bool {
        self.abilities().has_rounds
    }

    /// How long it is, as organisers choose that. `None` if they choose nothing.
    pub fn length(self) -> Option<KindLength> {
        self.kind().length()
    }

    /// The same kind with another length, or with the usual one.
    ///
    /// # Errors
    ///
    /// When there is no such one.
    pub fn with_length(self, number: Option<u16>) -> Result<TournamentKind, TournamentRefusal> {
        self.kind().with_length(number)
    }

    /// The number of rounds with so many players. `None` if it has none.
    pub fn rounds(self, players: u16) -> Option<u16> {
        self.kind().rounds(players)
    }

    /// How many players all of its rounds need, if that are more than it needs anyway.
    pub fn players_for_rounds(self) -> Option<u16> {
        let [fewest, _] = self.sizes();
        Some(self.kind().players_for_rounds()).filter(|&needed| needed > fewest)
    }

    /// Whether all rounds begin together.
    pub fn rounds_begin_together(self) -> bool {
        self.kind().rounds_begin_together()
    }

    /// How long it lasts. `None` if that depends on its games.
    pub fn lasts(self) -> Option<Duration> {
        self.kind().lasts()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_name_of_its_own() {
        let grouped = ChosenOptions { group: Some(12), moves: Some(6), ..ChosenOptions::default() };
        let long = ChosenOptions { rounds: Some(2), minutes: Some(20), together: true, ..grouped };
        for name in KindName::ALL {
            assert_eq!(KindName::by_id(name.id()), Some(name));
            for chosen in [ChosenOptions::default(), grouped, long] {
                assert_eq!(name.with_options(&chosen).unwrap().name(), name);
            }
        }
    }

    #[test]
    fn what_has_rounds_says_how_many() {
        for name in KindName::ALL {
            let kind = name.with_options(&ChosenOptions::default()).unwrap();
            let abilities = name.abilities();
            assert_eq!(kind.rounds(8).is_some(), abilities.has_rounds, "{name:?}");
            let has_points = abilities.has_rounds && !abilities.has_bracket;
            assert_eq!(abilities.tie_breaks.is_some(), has_points, "{name:?}");
        }
    }
}
