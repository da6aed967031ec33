//! How records change when a person leaves. For each store, a test searches all its contents for the person's
//! id, and so finds records that this module does not cover.

use kuzhi_domain::{Erasure, MatchResult, PlayerId, RatedResult, Seat, Standing};

use super::careers;
use super::ratings::{read_result, write_result};
use super::settings;

/// Returns the record of a result with the stand-in in the person's place. `None` if they did not play.
pub(crate) fn result(record: &[u8], leaving: Erasure) -> Option<Vec<u8>> {
    let Some(rated) = has_digits(record, leaving).then(|| read_result(record))? else {
        return digits_changed(record, leaving);
    };
    let RatedResult { result, mut before, .. } = rated;
    if !result.players.contains(&leaving.who) {
        return None;
    }
    let players = leaving.after_both(result.players);
    for (found, player) in before.iter_mut().zip(players) {
        *found = found.map(|standing| Standing { player, ..standing });
    }
    let rated = RatedResult { result: MatchResult { players, ..result }, before, ..rated };
    write_result(&rated).ok().map(String::into_bytes)
}

/// Returns the record of a person's matches with the stand-in as the opponent. `None` if the leaving person
/// is not in it.
pub(crate) fn played(record: &[u8], leaving: Erasure) -> Option<Vec<u8>> {
    let mut all = if has_digits(record, leaving) { careers::read(record) } else { return None };
    let mut any = false;
    for one in all.iter_mut().filter(|one| one.against == Seat::Person(leaving.who)) {
        one.against = Seat::Person(leaving.stand_in);
        any = true;
    }
    any.then(|| careers::write(&all).ok()).flatten()
}

/// Returns the record of a server's rules with a mark in the leaving person's place among those kept out.
/// `None` if they are not.
pub(crate) fn house_rules(record: &[u8], leaving: Erasure) -> Option<Vec<u8>> {
    if !has_digits(record, leaving) {
        return None;
    }
    let Ok(rules) = settings::read_house_rules(record) else { return digits_changed(record, leaving) };
    settings::write_house_rules(&rules.left_by(leaving.who, rand::random())?).ok()
}

/// Returns whether a server's rules keep a person out.
pub(crate) fn keeps_out(record: &[u8], who: PlayerId) -> bool {
    settings::read_house_rules(record).is_ok_and(|rules| rules.keeps_out(who))
}

/// Returns whether a text contains their id.
pub(crate) fn has_digits(text: &[u8], leaving: Erasure) -> bool {
    let digits = leaving.who.to_string();
    text.windows(digits.len()).any(|part| part == digits.as_bytes())
}

/// Replaces their id by that of the stand-in in a text of unknown format. `None` if it does not occur.
pub(crate) fn digits_changed(text: &[u8], leaving: Erasure) -> Option<Vec<u8>> {
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
    use kuzhi_domain::HouseRules;

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
        let left = house_rules(&rules(vec![PlayerId(5), WHO]), LEAVING).unwrap();
        assert!(!has_digits(&left, LEAVING) && keeps_out(&left, WHO) && keeps_out(&left, PlayerId(5)));
        assert_eq!(house_rules(&left, LEAVING), None, "once");
        assert_eq!(house_rules(&rules(vec![PlayerId(5)]), LEAVING), None);
    }
}
