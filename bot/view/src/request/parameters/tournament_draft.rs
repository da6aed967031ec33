//! A tournament that is to be announced: what a command says of it, and what the buttons of its draft carry.

use kuzhi_domain::clock::{TimeControl, TimeOff};
use kuzhi_domain::moments::Every;
use kuzhi_domain::tournaments::{KindName, RuleName, SeasonCounts};
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
    /// The most boards of a match of servers.
    pub boards: Option<i64>,
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
    /// What of their players' time off clocks of days stand for.
    pub time_off: TimeOff,
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

/// The fields of a form that changes a tournament, each with a mark of what stood in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChangeFields(Vec<(RuleName, u16)>);

impl ChangeFields {
    /// Fields with these texts.
    pub fn new<'a>(fields: impl IntoIterator<Item = (RuleName, &'a str)>) -> ChangeFields {
        ChangeFields(fields.into_iter().map(|(name, text)| (name, mark(text))).collect())
    }

    /// The texts that people have changed. Others may have changed the rest meanwhile.
    pub(in crate::request) fn changed(&self, texts: &[String]) -> Vec<(RuleName, String)> {
        let fields = self.0.iter().zip(texts);
        let changed = fields.filter(|((_, before), text)| mark(text) != *before);
        changed.map(|((name, _), text)| (*name, text.clone())).collect()
    }
}

/// A few bits of a text: the first ones of its FNV-1a hash.
fn mark(text: &str) -> u16 {
    let mixed = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = text.trim().bytes().fold(0xcbf2_9ce4_8422_2325, mixed);
    u16::try_from(hash >> 48).unwrap_or_default()
}

impl Part for ChangeFields {
    fn write(&self, text: &mut Text) {
        let fields = self.0.iter().map(|(name, mark)| format!("{}.{mark:04x}", name.id()));
        text.add(fields.collect::<Vec<_>>().join("-"));
    }

    fn read(words: &mut Words<'_>) -> Option<ChangeFields> {
        let field = |field: &str| {
            let (name, mark) = field.split_once('.')?;
            Some((RuleName::by_id(name)?, u16::from_str_radix(mark, 16).ok()?))
        };
        words.next()?.split('-').map(field).collect::<Option<_>>().map(ChangeFields)
    }

    #[cfg(test)]
    fn any() -> BoxedStrategy<ChangeFields> {
        let some = proptest::sample::subsequence(RuleName::ALL.to_vec(), 1..=RuleName::ALL.len());
        (some, any::<[u16; RuleName::ALL.len()]>())
            .prop_map(|(names, marks)| ChangeFields(names.into_iter().zip(marks).collect()))
            .boxed()
    }
}
