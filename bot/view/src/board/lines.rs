//! The text of a board message: the title, the board, what is special about it, and what the last moves did.

use kuzhi_domain::matches::{Match, Playing, rounds};
use kuzhi_domain::rating::Ratings;
use kuzhi_engine as engine;
use kuzhi_engine::{Game, Mark, Phase, Pit, Position, Ring, Side};

use crate::words::naming::Naming;
use crate::words::{self, Words, account, game_name, game_options, player, say};

/// The usual number of eats; see `RULES.md`, Kotu Baendum 9.
const USUAL_EATS: u8 = 4;

/// The lines of a board message above the board, except for what to do next. `reader` is the side of its only
/// reader, if they play.
pub(crate) fn lines(
    words: &Words,
    shown: &Match,
    ratings: &Ratings,
    board: &engine::Match,
    naming: &Naming,
    reader: Option<Side>,
) -> Vec<String> {
    let Some(playing) = shown.played() else { return Vec::new() };
    let mut lines = heading(words, shown, playing, ratings, board, naming);
    lines.extend(lately(words, shown, playing, board, naming, reader, false));
    lines
}

/// Which game it is, who plays it, and its circumstances.
pub(crate) fn heading(
    words: &Words,
    shown: &Match,
    playing: &Playing,
    ratings: &Ratings,
    board: &engine::Match,
    naming: &Naming,
) -> Vec<String> {
    let players = Side::ALL.map(|side| player(words, playing.seats().at(side)));
    let mut lines = vec![title(words, shown.game(), &players, naming)];
    lines.extend(circumstances(words, shown, playing, ratings, board, naming));
    lines
}

/// What is played for, the round, and what is special about the board.
pub(crate) fn circumstances(
    words: &Words,
    shown: &Match,
    playing: &Playing,
    ratings: &Ratings,
    board: &engine::Match,
    naming: &Naming,
) -> Vec<String> {
    let (game, position) = (shown.game(), board.position());
    let mut lines = Vec::new();
    lines.extend(of_tournament(words, shown));
    lines.extend(words::ratings::of_board(words, shown, ratings));
    lines.extend(game_options::on_board(words, game));
    lines.extend(words::ballot::of_board(words, playing));
    lines.extend(words::series::score(words, shown).filter(|_| position.phase != Phase::Over));
    lines.extend(round(words, game, &position));
    if position.phase != Phase::Over {
        lines.extend(special(words, naming, &position));
    }
    lines
}

/// What the last moves did.
pub(crate) fn lately(
    words: &Words,
    shown: &Match,
    playing: &Playing,
    board: &engine::Match,
    naming: &Naming,
    reader: Option<Side>,
    is_on_page: bool,
) -> Vec<String> {
    let explained = account::explained(shown, playing, reader);
    let explained = if is_on_page { explained.on_page() } else { explained };
    let mut lines = account::last_turns(words, naming, playing, explained);
    if let Some(side) = board.turn().filter(|_| playing.was_taken_back()) {
        let name = if naming.is_you(side) { "move-taken-back-you" } else { "move-taken-back" };
        lines.push(say!(words, name, player = naming.player(side)));
    }
    lines
}

/// The tournament to which a match belongs, if it does.
pub(crate) fn of_tournament(words: &Words, shown: &Match) -> Option<String> {
    let link = shown.tournament()?;
    Some(say!(words, "tournament-board", name = words.isolated(&link.name)))
}

/// The game and who plays it: beside their sides, where the players are told apart by them.
pub(crate) fn title(words: &Words, game: Game, players: &[String; 2], naming: &Naming) -> String {
    let name = if naming.has_sides() { "board-title" } else { "board-title-alone" };
    let [south, north] = players;
    say!(words, name, game = game_name(words, game), south = south.as_str(), north = north.as_str())
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
pub(crate) fn special(words: &Words, naming: &Naming, position: &Position) -> Vec<String> {
    let mut said = Vec::new();
    for side in Side::ALL {
        if let Some(castle) = position.castles[side.index()] {
            let (row, pit) = naming.place(position.ring, castle);
            let sentence = match (position.ring.has_tuzdiks(), naming.is_you(side)) {
                (true, true) => "board-tuzdik-you",
                (true, false) => "board-tuzdik",
                (false, true) => "board-castle-you",
                (false, false) => "board-castle",
            };
            said.push(say!(words, sentence, player = naming.player(side), side = row, pit = pit));
        }
    }
    for pit in position.ring.pits() {
        if let (Some(mark), Some(owner)) = (position.marks.mark(pit), position.marks.owner(pit)) {
            said.push(marked(words, naming, position.ring, (pit, mark, owner)));
        }
    }
    for side in Side::ALL {
        let eats = position.eats[side.index()];
        if eats != USUAL_EATS && eats != 0 {
            let sentence = if naming.is_you(side) { "board-eats-you" } else { "board-eats" };
            said.push(say!(words, sentence, player = naming.player(side), seeds = eats));
        }
    }
    if !position.excluded.is_empty() {
        let sentence = if position.phase == Phase::Arrange { "board-to-fill" } else { "board-excluded" };
        said.push(say!(words, sentence));
    }
    said
}

/// What a mark on a pit means, and whose its seeds are.
pub(crate) fn marked(
    words: &Words,
    naming: &Naming,
    ring: Ring,
    (pit, mark, owner): (Pit, Mark, Side),
) -> String {
    let (row, number) = naming.place(ring, pit);
    let sentence = format!("board-mark-{mark}");
    let what = say!(words, &sentence, side = row, pit = number);
    let whose = if naming.is_you(owner) {
        say!(words, "board-mark-yours")
    } else {
        say!(words, "board-mark-owner", player = naming.player(owner))
    };
    format!("{what} {whose}")
}
