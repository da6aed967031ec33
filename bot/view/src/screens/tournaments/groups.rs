//! What is said of the groups of a tournament, and of who changes them or goes on from them.

use kuzhi_domain::tournaments::{Entrant, Groups, Movement, Tournament, TournamentRules, TournamentStage};

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
    with_group_of(words, &shown.groups(), who, line)
}

/// The same for a game or a bye of a round, counted from 0. In the first stage of a bracket after groups, it
/// says where these come from: A1 is the winner of group A.
pub(super) fn with_groups_of_round(
    words: &Words,
    shown: &Tournament,
    (round, who): (usize, &[Entrant]),
    line: &str,
) -> String {
    let in_groups = shown.rounds_in_groups();
    if round < in_groups || in_groups == 0 {
        return who
            .first()
            .map_or_else(String::new, |&who| with_group_of(words, &shown.groups_of_round(round), who, line));
    }
    let from = who.iter().filter_map(|&one| shown.came_from(one).filter(|_| round == in_groups));
    let from: Vec<String> = from.map(|(group, place)| format!("{}{place}", letter(group))).collect();
    if from.is_empty() {
        return line.to_owned();
    }
    say!(words, "tournament-in-group", group = from.join("–"), line = line)
}

fn with_group_of(words: &Words, groups: &Groups, who: Entrant, line: &str) -> String {
    match groups.group_of(who).filter(|_| groups.number() > 1) {
        Some(group) => say!(words, "tournament-in-group", group = letter(group), line = line),
        None => line.to_owned(),
    }
}

/// What was chosen of groups, if it is played in some, or that too few play for that.
pub(super) fn chosen(words: &Words, shown: &Tournament) -> Option<String> {
    let rules: &TournamentRules = &shown.rules;
    let is_one = rules.kind.divisions().is_some() && !shown.rounds.is_empty() && !shown.has_groups();
    if let Some(needed) = rules.kind.players_for_groups().filter(|_| is_one) {
        return Some(say!(words, "tournament-groups-need", players = needed));
    }
    if let Some(most) = rules.kind.qualifying_group() {
        return Some(say!(words, "tournament-groups-first", most = most));
    }
    let divisions = rules.kind.divisions()?;
    let (most, moves) = (divisions.most, divisions.moves);
    Some(match moves {
        0 => say!(words, "tournament-groups-fixed", most = most),
        moves => say!(words, "tournament-groups", most = most, moves = moves),
    })
}

/// The groups before a bracket as they are with so many players, until it is drawn.
pub(super) fn before_bracket(words: &Words, shown: &Tournament) -> Option<String> {
    let needed = shown.rules.kind.players_for_groups()?;
    if shown.is_in_groups() {
        let groups = shown.groups();
        let sizes = || groups.all().iter().map(Vec::len);
        let (fewest, most) = (sizes().min()?, sizes().max()?);
        let size = if fewest == most { most.to_string() } else { format!("{fewest}–{most}") };
        return Some(say!(words, "tournament-groups-now", groups = groups.number(), size = size));
    }
    let is_open = matches!(shown.stage, TournamentStage::Draft | TournamentStage::Open);
    is_open.then(|| say!(words, "tournament-groups-need", players = needed))
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
