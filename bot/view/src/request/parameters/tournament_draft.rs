//! A tournament that is to be announced: what a command says of it, and what the buttons of its draft carry.

use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::moments::Every;
use kuzhi_domain::tournaments::{KindName, SeasonCounts};
use kuzhi_domain::{RoleId, TournamentId};
use kuzhi_engine::Game;
#[cfg(test)]
use proptest::prelude::*;

use crate::request::wire::{Part, Text, Words};

/// What a command says of a tournament that is to be announced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentOptions {
    /// The kind, and what is chosen within it.
    pub kind: KindName,
    /// The game. `None` for the usual one.
    pub game: Option<Game>,
    /// Its options, as typed.
    pub written: String,
    /// The clock. `None` for the kind's usual one.
    pub clock: Option<TimeControl>,
    /// When it begins, as typed.
    pub begins: Option<String>,
    /// The number of rounds, or how often people meet.
    pub rounds: Option<i64>,
    /// How long an arena lasts.
    pub minutes: Option<i64>,
    /// Whether all rounds begin together.
    pub together: bool,
    /// The most players of a group, if it is played in groups.
    pub group: Option<i64>,
    /// How many go up and down between two groups.
    pub moves: Option<i64>,
    /// Whether games count.
    pub rated: Option<bool>,
    /// Whether players may ask to take moves back.
    pub takebacks: bool,
    /// Whether people have to check in.
    pub check_in: bool,
    /// How many rounds off are worth half a point.
    pub byes: Option<i64>,
    /// How many may enter.
    pub most: Option<i64>,
    /// Who may enter.
    pub role: Option<RoleId>,
    /// What it is called, as typed.
    pub name: Option<String>,
    /// How often it comes again. `None` for once.
    pub every: Option<Every>,
    /// How many days before it the next one is announced.
    pub ahead: Option<i64>,
    /// Until when it comes again, as typed.
    pub until: Option<String>,
    /// How many tournaments its season has. `None` if it belongs to none.
    pub season: Option<i64>,
    /// How many results count in it for each player.
    pub best: Option<i64>,
    /// What a result is worth in it.
    pub counts: Option<SeasonCounts>,
}

/// The draft of a tournament. `None` for one whose buttons carried all of it: it is stored nowhere.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TournamentDraft(pub Option<TournamentId>);

impl Part for TournamentDraft {
    fn write(&self, text: &mut Text) {
        if let Some(id) = self.0 {
            text.add(id);
        }
    }

    fn read(words: &mut Words<'_>) -> Option<TournamentDraft> {
        let id = words.next().and_then(|id| id.parse().ok());
        let is_old = !words.is_done();
        while words.next().is_some() {}
        Some(TournamentDraft(id.filter(|_| !is_old)))
    }

    #[cfg(test)]
    fn any() -> BoxedStrategy<TournamentDraft> {
        any::<u64>().prop_map(|id| TournamentDraft(Some(TournamentId::from_random(id)))).boxed()
    }
}
