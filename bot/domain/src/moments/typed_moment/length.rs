//! A length of time as somebody types it: `1h30m`, `in 2 hours`.

use std::time::Duration;

use super::TypedMoment;
use crate::moments::length_words::{Unit, is_around, is_one};

/// The longest time that can be typed, in weeks, days, hours and minutes. Later ones are refused elsewhere.
const LONGEST: u64 = 10_000;

/// A piece of a typed length.
enum Piece {
    Number(u64),
    Of(Unit),
    Two(Unit),
}

/// Reads a length of time, such as `1h30m`, `2d 3h` or `in 2 hours`: each unit once, the largest first. In
/// some languages the number stands behind.
pub(super) fn length(text: &str) -> Option<TypedMoment> {
    let pieces = pieces(text)?;
    let (mut last, mut days, mut minutes) = (None, 0, 0);
    let mut add = |number: u64, unit: Unit| {
        if last.is_some_and(|last| last >= unit) {
            return None;
        }
        last = Some(unit);
        match unit {
            Unit::Weeks => days += 7 * number,
            Unit::Days => days += number,
            Unit::Hours => minutes += 60 * number,
            Unit::Minutes => minutes += number,
        }
        Some(())
    };
    let mut rest = pieces.as_slice();
    while !rest.is_empty() {
        rest = match rest {
            [Piece::Number(number), Piece::Of(unit), rest @ ..]
            | [Piece::Of(unit), Piece::Number(number), rest @ ..] => {
                add(*number, *unit)?;
                rest
            }
            [Piece::Two(unit), rest @ ..] => {
                add(2, *unit)?;
                rest
            }
            _ => return None,
        };
    }
    let days = u32::try_from(days).ok()?;
    last.map(|_| TypedMoment::In { days, time: Duration::from_mins(minutes) })
}

/// The numbers and units of a text. `None` if something else stands in it.
fn pieces(text: &str) -> Option<Vec<Piece>> {
    let mut pieces = Vec::new();
    let is_digit = |letter: char| letter.is_ascii_digit();
    for mut rest in text.split_whitespace() {
        while let Some(first) = rest.chars().next() {
            let is_number = is_digit(first);
            let end = rest.find(|letter| is_digit(letter) != is_number).unwrap_or(rest.len());
            let (piece, after) = rest.split_at_checked(end)?;
            rest = after;
            if is_number {
                pieces.push(Piece::Number(piece.parse().ok().filter(|number| *number <= LONGEST)?));
            } else if let Some(unit) = Unit::read(piece) {
                pieces.push(Piece::Of(unit));
            } else if let Some(unit) = Unit::read_two(piece) {
                pieces.push(Piece::Two(unit));
            } else if is_one(piece) {
                pieces.push(Piece::Number(1));
            } else if !is_around(piece) {
                return None;
            }
        }
    }
    Some(pieces)
}
