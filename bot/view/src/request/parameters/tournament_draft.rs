//! A tournament that is to be announced: what a command says of it, and the draft that a button carries.

use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::tournaments::{KindName, TournamentRules};
use kuzhi_domain::{RoleId, Timestamp};
use kuzhi_engine::Game;
#[cfg(test)]
use proptest::prelude::*;
#[cfg(test)]
use proptest::sample::select;

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
    /// Whether games count.
    pub rated: Option<bool>,
    /// Whether players may ask to take moves back.
    pub takebacks: bool,
    /// Whether people have to check in.
    pub check_in: bool,
    /// How many may enter.
    pub most: Option<i64>,
    /// Who may enter.
    pub role: Option<RoleId>,
    /// What it is called, as typed.
    pub name: Option<String>,
}

/// The rules of a tournament that is not announced yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentDraft(pub TournamentRules);

const RATED: &str = "rated";
const CASUAL: &str = "casual";
const TAKEBACKS: &str = "back";
const NO_TAKEBACKS: &str = "firm";
/// Stands behind one of these if people have to check in: names have little room.
const CHECK_IN: char = '+';

impl Part for TournamentDraft {
    fn write(&self, text: &mut Text) {
        let TournamentRules { name, kind, game, clock, rated, takebacks, check_in, begins, most, role } =
            &self.0;
        text.add(kind);
        text.add(game);
        text.add(clock);
        text.add(if *rated { RATED } else { CASUAL });
        let takebacks = if *takebacks { TAKEBACKS } else { NO_TAKEBACKS };
        text.add(if *check_in { format!("{takebacks}{CHECK_IN}") } else { takebacks.to_owned() });
        text.add(begins.as_secs() / 60);
        text.add(most);
        text.add(role.map_or(0, |role| role.0));
        // Names are plain: they have no colons.
        text.add(name);
    }

    fn read(words: &mut Words<'_>) -> Option<TournamentDraft> {
        let kind = words.next()?.parse().ok()?;
        let (game, clock) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let rated = either(words.next()?, [RATED, CASUAL])?;
        let takebacks = words.next()?;
        let check_in = takebacks.ends_with(CHECK_IN);
        let takebacks = either(takebacks.trim_end_matches(CHECK_IN), [TAKEBACKS, NO_TAKEBACKS])?;
        let minutes: u64 = words.next()?.parse().ok()?;
        let most = words.next()?.parse().ok()?;
        let role = Some(words.next()?.parse().ok()?).filter(|&role| role != 0).map(RoleId);
        let begins = Timestamp::from_millis(minutes.checked_mul(60_000)?);
        let name = words.next()?.to_owned();
        Some(TournamentDraft(TournamentRules {
            name,
            kind,
            game,
            clock,
            rated,
            takebacks,
            check_in,
            begins,
            most,
            role,
        }))
    }

    #[cfg(test)]
    fn any() -> BoxedStrategy<TournamentDraft> {
        let kinds = select(vec!["l1", "l2", "m1", "m2", "s0", "s11", "a180", "d"]);
        let clocks = select(TimeControl::PROPOSED.to_vec());
        let rest = (any::<[bool; 3]>(), any::<u32>(), 2_u16..=128, any::<u64>());
        (kinds, Game::any(), clocks, rest, select(vec!["Friday", "Şampiyonlar", ""]))
            .prop_map(|(kind, game, clock, ([rated, takebacks, check_in], begins, most, role), name)| {
                let begins = Timestamp::from_millis(u64::from(begins) * 60_000);
                TournamentDraft(TournamentRules {
                    name: name.to_owned(),
                    kind: kind.parse().unwrap(),
                    game,
                    clock,
                    rated,
                    takebacks,
                    check_in,
                    begins,
                    most,
                    role: Some(role).filter(|&role| role != 0).map(RoleId),
                })
            })
            .boxed()
    }
}

fn either(word: &str, [yes, no]: [&str; 2]) -> Option<bool> {
    match word {
        _ if word == yes => Some(true),
        _ if word == no => Some(false),
        _ => None,
    }
}
