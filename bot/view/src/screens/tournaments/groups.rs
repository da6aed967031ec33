//! What is said of the groups of a tournament, and of who changes them.

use kuzhi_domain::tournaments::{Entrant, Movement, Tournament, TournamentRules};

use crate::words::{Words, say};

/// How many letters there are.
const LETTERS: usize = 26;

/// The letter of a group, counted from 0: A to Z, and then AA.
pub(in crate::screens) fn letter(group: usize) -> String {
    let of = |number: usize| char::from(b'A' + u8::try_from(number % LETTERS).unwrap_or_default());
    match group / LETTERS {
        0 => of(group).to_string(),
        more => format!("{}{}", of(more - 1), of(group)),
    }
}

/// The name of a group.
pub(super) fn name_of(words: &Words, group: usize) -> String {
    say!(words, "tournament-group", group = letter(group))
}

/// A line about somebody of a group, if there are several.
pub(super) fn with_group(words: &Words, shown: &Tournament, who: Entrant, line: &str) -> String {
    let groups = shown.groups();
    match groups.group_of(who).filter(|_| groups.number() > 1) {
        Some(group) => say!(words, "tournament-in-group", group = letter(group), line = line),
        None => line.to_owned(),
    }
}

/// What was chosen of groups, if it is played in some.
pub(super) fn chosen(words: &Words, rules: &TournamentRules) -> Option<String> {
    let divisions = rules.kind.divisions()?;
    let (most, moves) = (divisions.most, divisions.moves);
    Some(match moves {
        0 => say!(words, "tournament-groups-fixed", most = most),
        moves => say!(words, "tournament-groups", most = most, moves = moves),
    })
}

/// Says that the groups follow from another league, if they do.
pub(super) fn drafted(words: &Words, shown: &Tournament) -> Option<String> {
    shown.drafted_from.map(|_| say!(words, "tournament-drafted"))
}

/// What stands beside somebody who goes up or down.
pub(super) fn marked(words: &Words, movement: Option<Movement>, line: String) -> String {
    match movement {
        Some(Movement::Up) => say!(words, "tournament-marked-up", player = line),
        Some(Movement::Down) => say!(words, "tournament-marked-down", player = line),
        None => line,
    }
}

#[cfg(test)]
mod tests {
    use super::letter;

    #[test]
    fn groups_have_letters() {
        assert_eq!([0, 1, 25, 26, 31, 52].map(letter), ["A", "B", "Z", "AA", "AF", "BA"]);
    }
}
