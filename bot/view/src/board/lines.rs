//! The text of a board message: the title, the board, what is special about it, and what the last moves did.

use kuzhi_domain::matches::{Match, Playing, rounds};
use kuzhi_domain::rating::Ratings;
use kuzhi_engine as engine;
use kuzhi_engine::{Game, Phase, Position, Side};

use crate::words::{self, Words, account, game_name, game_options, player, say, side_name};

/// The usual number of eats; see `RULES.md`, Kotu Baendum 9.
const USUAL_EATS: u8 = 4;

/// The lines of a board message, except for what to do next. `drawn` is the board itself.
pub(crate) fn lines(
    words: &Words,
    shown: &Match,
    playing: &Playing,
    ratings: &Ratings,
    board: &engine::Match,
    drawn: Option<String>,
) -> Vec<String> {
    let (game, position, seats) = (shown.game(), board.position(), playing.seats());
    let title = say!(
        words,
        "board-title",
        game = game_name(words, game),
        south = player(words, seats.at(Side::South)),
        north = player(words, seats.at(Side::North))
    );
    let mut lines = vec![title];
    lines.extend(shown.tournament().map(|link| say!(words, "tournament-board", name = link.name.as_str())));
    lines.extend(words::ratings::of_board(words, shown, ratings));
    lines.extend(game_options::on_board(words, game));
    lines.extend(words::ballot::of_board(words, playing));
    lines.extend(words::series::score(words, shown).filter(|_| position.phase != Phase::Over));
    lines.extend(round(words, game, &position));
    lines.extend(drawn);
    if position.phase != Phase::Over {
        let names = Side::ALL.map(|side| player(words, seats.at(side)));
        lines.extend(special(words, &names, &position));
    }
    lines.extend(account::last_moves(words, playing));
    if let Some(side) = board.turn().filter(|_| playing.was_taken_back()) {
        lines.push(say!(words, "move-taken-back", player = player(words, seats.at(side))));
    }
    lines
}

/// The board in letters.
pub(crate) fn diagram(words: &Words, position: &Position, below: Side) -> String {
    format!("```text\n{}\n```", words.left_to_right(&position.diagram_from(below)))
}

/// The current round, in games that count rounds.
pub(crate) fn round(words: &Words, game: Game, position: &Position) -> Option<String> {
    match rounds(game)? {
        0 => Some(say!(words, "board-round-open", round = position.round)),
        // A single round needs no count.
        1 => None,
        rounds => Some(say!(words, "board-round", round = position.round, rounds = rounds)),
    }
}

/// Describes special pits and players in sentences, for people who cannot see the signs.
pub(crate) fn special(words: &Words, names: &[String; 2], position: &Position) -> Vec<String> {
    let mut said = Vec::new();
    let name = |side: Side| names[side.index()].as_str();
    let place = |pit| (side_name(words, position.ring.owner(pit)), position.ring.number(pit).get());
    for side in Side::ALL {
        if let Some(castle) = position.castles[side.index()] {
            let (row, pit) = place(castle);
            let sentence = if position.ring.has_tuzdiks() { "board-tuzdik" } else { "board-castle" };
            said.push(say!(words, sentence, player = name(side), side = row, pit = pit));
        }
    }
    for pit in position.ring.pits() {
        if let (Some(mark), Some(owner)) = (position.marks.mark(pit), position.marks.owner(pit)) {
            let (row, number) = place(pit);
            let sentence = format!("board-mark-{mark}");
            said.push(say!(words, &sentence, side = row, pit = number, player = name(owner)));
        }
    }
    for side in Side::ALL {
        let eats = position.eats[side.index()];
        if eats != USUAL_EATS && eats != 0 {
            said.push(say!(words, "board-eats", player = name(side), seeds = eats));
        }
    }
    if !position.excluded.is_empty() {
        let sentence = if position.phase == Phase::Arrange { "board-to-fill" } else { "board-excluded" };
        said.push(say!(words, sentence));
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_board_is_wider_than_a_phone() {
        for game in Game::all() {
            let drawn = game.start().position().diagram();
            let widest = drawn.lines().map(|line| line.chars().count()).max();
            assert!(widest <= Some(32), "{}: {widest:?}", game.id());
        }
    }
}
