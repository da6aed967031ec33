//! The board in plain sentences and digits, for people who use a screen reader.

use kuzhi_engine::{Direction, Pit, Position, Side};

use crate::board;
use crate::words::naming::Naming;
use crate::words::{Words, say};

/// The most characters in a picture's description on Discord.
const LONGEST_DESCRIPTION: usize = 1_024;

/// One sentence per row, with its pits from the owner's left and its store. The row of `first` comes first.
/// The direction follows, if there is one.
pub(crate) fn rows(words: &Words, position: &Position, first: Side, naming: &Naming) -> String {
    let way = position.direction.map(|direction| match direction {
        Direction::CounterClockwise => say!(words, "move-counter-clockwise"),
        Direction::Clockwise => say!(words, "move-clockwise"),
    });
    let rows = [first, first.other()].map(|side| row(words, position, side, naming)).into_iter();
    rows.chain(way).collect::<Vec<_>>().join("\n")
}

fn row(words: &Words, position: &Position, side: Side, naming: &Naming) -> String {
    let pits: Vec<String> = position.ring.row(side).map(|pit| cell(words, position, pit)).collect();
    let store = position.board.store(side);
    say!(words, "board-text-row", side = naming.label(side), pits = pits.join(" "), store = store)
}

fn cell(words: &Words, position: &Position, pit: Pit) -> String {
    if position.excluded.contains(pit) {
        say!(words, "board-text-excluded")
    } else if position.castles.contains(&Some(pit)) {
        say!(words, if position.ring.has_tuzdiks() { "board-text-tuzdik" } else { "board-text-castle" })
    } else {
        position.board[pit].to_string()
    }
}

/// Cuts a picture's description to the length that Discord takes.
pub(crate) fn cut_description(text: &str) -> String {
    text.chars().take(LONGEST_DESCRIPTION).collect()
}

/// Describes a picture of a board. The naming is one for alt texts: Discord does not resolve mentions there.
pub(crate) fn description(words: &Words, position: &Position, first: Side, naming: &Naming) -> String {
    let special = board::lines::special(words, naming, position);
    let said =
        [rows(words, position, first, naming)].into_iter().chain(special).collect::<Vec<_>>().join("\n");
    cut_description(&said)
}

/// Describes an animation: what happens, and the resulting board.
pub(crate) fn description_after(
    words: &Words,
    account: &str,
    position: &Position,
    first: Side,
    naming: &Naming,
) -> String {
    let said = format!("{account}\n{}", description(words, position, first, naming));
    cut_description(&said)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn described_for(position: &Position, reader: Option<Side>) -> String {
        let naming = Naming::of_alt_text(Words::english(), None, reader);
        description(Words::english(), position, reader.unwrap_or(Side::South), &naming)
    }

    fn described(position: &str) -> String {
        described_for(&position.parse().unwrap(), None)
    }

    #[test]
    fn rows_are_read_from_their_owners_left() {
        let said = described("4.4.0.5.4.4/1.2.3.4.5.6 3:7 south");
        assert_eq!(said, "South: 4 4 0 5 4 4. Store 3.\nNorth: 1 2 3 4 5 6. Store 7.");
    }

    #[test]
    fn a_player_hears_which_row_is_theirs() {
        let position = "4.4.0.5.4.4/1.2.3.4.5.6 3:7 south".parse().unwrap();
        let said = described_for(&position, Some(Side::North));
        assert_eq!(said, "You (North): 1 2 3 4 5 6. Store 7.\nSouth: 4 4 0 5 4 4. Store 3.");
    }

    #[test]
    fn what_is_special_is_told() {
        let said = described("0.0.0.0.0.1/5.castle.4.4.4.4 15:11 north");
        assert!(
            said.contains("North: 5 castle 4 4 4 4. Store 11.\nCastle of South: North’s pit 2."),
            "{said}"
        );
        let said = described("11.x.4.4.4.4.1/2puta.4.4.4.4.4.4north 0:0 south");
        assert!(said.contains("South: 11 out 4 4 4 4 1."), "{said}");
        assert!(said.contains("Tied: North’s pit 7. Its seeds belong to North."), "{said}");
        let blocked = "Blocked for the round (p): North’s pit 1. Its seeds belong to North.";
        assert!(said.contains(blocked), "{said}");
        let said = described("4.4.4.4.4.4.4/4.4.4.4.4.4.4 0:0 south direction=-");
        assert!(said.ends_with("Sowing goes clockwise this round."), "{said}");
    }
}
