//! A tournament that is to be announced: what a command says of it, and the draft that a button carries.

use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::moments::Every;
use kuzhi_domain::tournaments::{KindName, Repetition, TournamentRules};
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
}

/// The rules of a tournament that is not announced yet, and how it comes again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentDraft(pub TournamentRules, pub Option<Repetition>);

/// How many rounds off are worth half a point if nobody says.
const USUAL_BYES: u8 = 1;

const RATED: &str = "rated";
const CASUAL: &str = "casual";
const TAKEBACKS: &str = "back";
const NO_TAKEBACKS: &str = "firm";
/// Stands behind one of these if people have to check in: names have little room.
const CHECK_IN: &str = "+";

impl Part for TournamentDraft {
    fn write(&self, text: &mut Text) {
        let TournamentDraft(rules, repetition) = self;
        let minutes = rules.begins.as_secs() / 60;
        text.add(rules.kind);
        text.add(rules.game);
        text.add(rules.clock);
        text.add(if rules.rated { RATED } else { CASUAL });
        let firm = if rules.takebacks { TAKEBACKS } else { NO_TAKEBACKS };
        // A name has more room if these are the usual ones.
        let byes = Some(rules.byes).filter(|byes| *byes != USUAL_BYES);
        let byes = byes.map(|byes| byes.to_string()).unwrap_or_default();
        let check_in = if rules.check_in { CHECK_IN } else { "" };
        text.add(format_args!("{firm}{byes}{check_in}"));
        match *repetition {
            Some(repetition) => text.add(format_args!("{minutes}{}", written(repetition))),
            None => text.add(minutes),
        }
        text.add(rules.most);
        text.add(rules.role.map_or(0, |role| role.0));
        // Names are plain: they have no colons.
        text.add(&rules.name);
    }

    fn read(words: &mut Words<'_>) -> Option<TournamentDraft> {
        let kind = words.next()?.parse().ok()?;
        let (game, clock) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let rated = either(words.next()?, [RATED, CASUAL])?;
        let firm = words.next()?;
        let check_in = firm.ends_with(CHECK_IN);
        let firm = firm.trim_end_matches(CHECK_IN);
        let number = firm.trim_start_matches(|letter: char| letter.is_ascii_lowercase());
        let takebacks = either(firm.strip_suffix(number)?, [TAKEBACKS, NO_TAKEBACKS])?;
        let byes = if number.is_empty() { USUAL_BYES } else { number.parse().ok()? };
        let (minutes, repetition) = minutes_and_repetition(words.next()?)?;
        let most = words.next()?.parse().ok()?;
        let role = Some(words.next()?.parse().ok()?).filter(|&role| role != 0).map(RoleId);
        let begins = minute(minutes);
        let name = words.next()?.to_owned();
        let rules =
            TournamentRules { name, kind, game, clock, rated, takebacks, check_in, byes, begins, most, role };
        Some(TournamentDraft(rules, repetition))
    }

    #[cfg(test)]
    fn any() -> BoxedStrategy<TournamentDraft> {
        let kinds = select(vec!["l1", "l2", "m1", "m2", "s0", "s11", "a180", "d"]);
        let clocks = select(TimeControl::PROPOSED.to_vec());
        // Within some centuries.
        let minutes = || 0_u32..100_000_000;
        let until = prop::option::of(minutes());
        let until = until.prop_map(|minutes| minutes.map(|minutes| minute(minutes.into())));
        let repetition = (select(Every::ALL.to_vec()), 1_u8..28, until)
            .prop_map(|(every, ahead, until)| Repetition { every, ahead, until });
        let repetition = prop::option::of(repetition);
        let rest = (any::<[bool; 3]>(), (minutes(), repetition), 2_u16..=128, any::<u64>());
        (kinds, Game::any(), clocks, rest, select(vec!["F", "Ş", ""]))
            .prop_map(
                |(
                    kind,
                    game,
                    clock,
                    ([rated, takebacks, check_in], (begins, repetition), most, role),
                    name,
                )| {
                    let byes = u8::try_from(begins % 6).unwrap_or_default();
                    let begins = minute(begins.into());
                    let rules = TournamentRules {
                        name: name.to_owned(),
                        kind: kind.parse().unwrap(),
                        game,
                        clock,
                        rated,
                        takebacks,
                        check_in,
                        byes,
                        begins,
                        most,
                        role: Some(role).filter(|&role| role != 0).map(RoleId),
                    };
                    TournamentDraft(rules, repetition)
                },
            )
            .boxed()
    }
}

/// The letter that stands for how often something comes again.
const fn letter(every: Every) -> char {
    match every {
        Every::Week => 'w',
        Every::Fortnight => 'f',
        Every::Month => 'm',
    }
}

/// Writes how something comes again, such as `w6`, or `w6-h9mo0` until a minute, which is short in this base.
fn written(Repetition { every, ahead, until }: Repetition) -> String {
    let until = until.map_or_else(String::new, |until| format!("-{}", base36(until.as_secs() / 60)));
    format!("{}{ahead}{until}", letter(every))
}

/// Reads the minute in which something begins, and how it comes again.
fn minutes_and_repetition(word: &str) -> Option<(u64, Option<Repetition>)> {
    let Some(at) = word.find(|letter: char| !letter.is_ascii_digit()) else {
        return Some((minutes(word, 10)?, None));
    };
    let (begins, rest) = word.split_at_checked(at)?;
    let every = Every::ALL.into_iter().find(|&every| rest.starts_with(letter(every)))?;
    let (ahead, until) = match rest[1..].split_once('-') {
        Some((ahead, until)) => (ahead, Some(minute(minutes(until, 36)?))),
        None => (&rest[1..], None),
    };
    Some((minutes(begins, 10)?, Some(Repetition { every, ahead: ahead.parse().ok()?, until })))
}

/// Reads a number of minutes whose milliseconds can be counted.
fn minutes(text: &str, base: u32) -> Option<u64> {
    u64::from_str_radix(text, base).ok().filter(|minutes| minutes.checked_mul(60_000).is_some())
}

/// Writes a number with ten digits and the letters.
fn base36(mut number: u64) -> String {
    let mut digits = Vec::new();
    while number > 0 || digits.is_empty() {
        digits.extend(u32::try_from(number % 36).ok().and_then(|digit| char::from_digit(digit, 36)));
        number /= 36;
    }
    digits.into_iter().rev().collect()
}

const fn minute(minutes: u64) -> Timestamp {
    Timestamp::from_millis(minutes * 60_000)
}

fn either(word: &str, [yes, no]: [&str; 2]) -> Option<bool> {
    match word {
        _ if word == yes => Some(true),
        _ if word == no => Some(false),
        _ => None,
    }
}
