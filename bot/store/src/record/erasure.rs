//! How records change when a person leaves. For each store, a test searches all its contents for the person's
//! id, and so finds records that this module does not cover.

use kuzhi_domain::PlayerId;
use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::matches::{MatchResult, Seat};
use kuzhi_domain::rating::{RatedResult, Standing};

use super::ratings::{read_result, write_result};
use super::settings;
use super::{RecordError, careers};

/// The record afterwards. `None` if it stays as it is.
type Changed = Result<Option<Vec<u8>>, RecordError>;

/// Returns the record of a result with the stand-in in the person's place. `None` if they did not play.
pub fn result(record: &[u8], leaving: Erasure) -> Changed {
    if !has_digits(record, leaving) {
        return Ok(None);
    }
    let Some(rated) = read_result(record) else { return Ok(digits_changed(record, leaving)) };
    let RatedResult { result, mut before, .. } = rated;
    if !result.players.contains(&leaving.who) {
        return Ok(None);
    }
    let players = leaving.after_both(result.players);
    for (found, player) in before.iter_mut().zip(players) {
        *found = found.map(|standing| Standing { player, ..standing });
    }
    let rated = RatedResult { result: MatchResult { players, ..result }, before, ..rated };
    Ok(Some(write_result(&rated)?.into_bytes()))
}

/// Returns the record of a person's matches with the stand-in as the opponent. `None` if the leaving person
/// is not in it.
pub fn played(record: &[u8], leaving: Erasure) -> Changed {
    let mut all = if has_digits(record, leaving) { careers::read(record) } else { return Ok(None) };
    let mut any = false;
    for one in all.iter_mut().filter(|one| one.against == Seat::Person(leaving.who)) {
        one.against = Seat::Person(leaving.stand_in);
        any = true;
    }
    Ok(any.then(|| careers::write(&all)).transpose()?)
}

/// Returns the record of a server's rules with a mark in the leaving person's place among those kept out.
/// `None` if they are not.
pub fn house_rules(record: &[u8], leaving: Erasure) -> Changed {
    if !has_digits(record, leaving) {
        return Ok(None);
    }
    let Ok(rules) = settings::read_house_rules(record) else { return Ok(digits_changed(record, leaving)) };
    rules.left_by(leaving.who, rand::random()).map(|rules| settings::write_house_rules(&rules)).transpose()
}

/// Returns whether a server's rules keep a person out.
pub fn keeps_out(record: &[u8], who: PlayerId) -> bool {
    settings::read_house_rules(record).is_ok_and(|rules| rules.keeps_out(who))
}

/// Returns whether a text contains their id.
pub fn has_digits(text: &[u8], leaving: Erasure) -> bool {
    let digits = leaving.who.to_string();
    text.windows(digits.len()).any(|part| part == digits.as_bytes())
}

/// Replaces their id by that of the stand-in in a text of unknown format. `None` if it does not occur.
pub fn digits_changed(text: &[u8], leaving: Erasure) -> Option<Vec<u8>> {
    let (digits, stand_in) = (leaving.who.to_string(), leaving.stand_in.to_string());
    let is_digit = |at: Option<usize>| at.and_then(|at| text.get(at)).is_some_and(u8::is_ascii_digit);
    let (mut changed, mut at, mut any) = (Vec::with_capacity(text.len()), 0, false);
    while let Some(&letter) = text.get(at) {
        let end = at + digits.len();
        let is_it = text.get(at..end) == Some(digits.as_bytes());
        if is_it && !is_digit(at.checked_sub(1)) && !is_digit(Some(end)) {
            changed.extend_from_slice(stand_in.as_bytes());
            (at, any) = (end, true);
        } else {
            changed.push(letter);
            at += 1;
        }
    }
    any.then_some(changed)
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::settings::HouseRules;

    use super::*;

    const WHO: PlayerId = PlayerId(1_150_000_000_000_000_001);
    const LEAVING: Erasure = Erasure { who: WHO, stand_in: PlayerId(7) };

    #[test]
    fn numbers_are_changed_where_they_stand_alone() {
        let changed = |text: &str| {
            digits_changed(text.as_bytes(), LEAVING).map(|text| String::from_utf8(text).unwrap())
        };
        let text = r#"{"a":1150000000000000001,"b":[1150000000000000001]}"#;
        assert_eq!(changed(text).as_deref(), Some(r#"{"a":7,"b":[7]}"#));
        for text in ["", "11500000000000000012", "21150000000000000001", "115000000000000000"] {
            assert_eq!(changed(text), None, "{text}");
        }
        assert_eq!(changed("1150000000000000001").as_deref(), Some("7"));
    }

    #[test]
    fn a_server_keeps_out_who_has_left_without_their_id() {
        let rules = |kept_out| {
            settings::write_house_rules(&HouseRules { kept_out, ..HouseRules::default() }).unwrap()
        };
        let left = house_rules(&rules(vec![PlayerId(5), WHO]), LEAVING).unwrap().unwrap();
        assert!(!has_digits(&left, LEAVING) && keeps_out(&left, WHO) && keeps_out(&left, PlayerId(5)));
        assert_eq!(house_rules(&left, LEAVING).unwrap(), None, "once");
        assert_eq!(house_rules(&rules(vec![PlayerId(5)]), LEAVING).unwrap(), None);
    }
}
