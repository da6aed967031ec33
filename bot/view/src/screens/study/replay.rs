//! The replay of a match for one person: the board after any number of moves, and buttons to the others.

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::{Actor, BoardLook, Match, may_be_undone, may_be_voided};
use kuzhi_domain::settings::BoardStyle;
use kuzhi_domain::study::PastGame;

use super::past_board::{Board, Replayed, shown_in};
use super::{analysis, notes, review};
use crate::board::{self, Emojis};
use crate::picture::{LastMove, Replay};
use crate::request::{Action, Studied};
use crate::screens::matches::result::ending_of;
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::moments::day;
use crate::words::naming::Naming;
use crate::words::{Words, say};

/// The ways to other boards, in words and as signs.
const FIRST: (&str, &str) = ("button-first", "|◀");
const BACK: (&str, &str) = ("button-back", "◀");
const NEXT: (&str, &str) = ("button-next", "▶");
const LAST: (&str, &str) = ("button-last", "▶|");

/// The playback of a match from one of its boards on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Film {
    /// What is played back, and buttons to single boards.
    pub screen: Screen,
    /// The boards to animate.
    pub film: Replay,
    /// The alt text of the animation.
    pub description: String,
}

/// The board of a game after `ply` moves, or the last one if there are fewer.
pub fn replay(
    words: &Words,
    shown: &PastGame,
    who: PlayerId,
    ply: usize,
    look: BoardLook,
    emojis: &Emojis,
) -> Replayed {
    let board = board_at(words, shown, who, ply);
    let is_heard = look.style == BoardStyle::Text;
    let mut drawn = shown_in(look, words, rows(&board, is_heard), &board, &|look| text(&board, look, emojis));
    if let Some(studied) = &mut drawn.board {
        let (id, ply) = (shown.id(), board.history.ply());
        studied.shown_by = Studied::by(Action::ReplayAt { id, ply });
        studied.signs = [FIRST, BACK, NEXT, LAST].map(|(name, sign)| (sign, say!(words, name))).into();
    }
    drawn
}

/// The last board of a game, with the moves that lead there from another one, as many as are played back at
/// once. From the last board, it starts again at the first.
pub fn replay_on(
    words: &Words,
    shown: &PastGame,
    who: PlayerId,
    ply: usize,
    look: BoardLook,
    emojis: &Emojis,
) -> Replayed {
    let (from, to) = played_back(shown, ply);
    let mut drawn = replay(words, shown, who, to, look, emojis);
    if let Some(studied) = &mut drawn.board {
        studied.steps = shown.history().steps().skip(from).take(to - from).collect();
        studied.is_played_back = true;
    }
    drawn
}

/// The boards between which a game is played back at once, by the numbers of their moves.
fn played_back(shown: &PastGame, ply: usize) -> (usize, usize) {
    let last = shown.ply();
    let from = if ply >= last { 0 } else { ply };
    (from, last.min(from + Replay::most_moves()))
}

/// Plays the game back from a board on, as far as one animation reaches. From the last board, it starts again
/// at the first. `None` before the first move.
pub fn film(words: &Words, shown: &PastGame, who: PlayerId, ply: usize, look: BoardLook) -> Option<Film> {
    let played = shown.history();
    let (from, to) = played_back(shown, ply);
    let (start, end) = (board_at(words, shown, who, from), board_at(words, shown, who, to));
    let mut history = start.history.clone();
    let mut boards = vec![(start.scene().position, start.scene().last)];
    for &mv in played.moves().get(from..to)? {
        history.play(mv).ok()?;
        boards.push((history.board().position(), LastMove::from_events(history.last_events())));
    }
    if from == to {
        return None;
    }
    if let (Some(last), true) = (boards.last_mut(), to == played.ply()) {
        *last = (end.scene().position, end.scene().last);
    }
    let told = say!(words, "replay-film", from = from + 1, to = to);
    let text = [end.title(), told.clone()].join("\n");
    let naming = Naming::of_alt_text(words, shown.seats(), end.reader());
    let description =
        board::text::description_after(words, &told, &end.scene().position, end.viewer(), &naming);
    let film = Replay::new(boards, end.viewer(), look.theme);
    let rows = rows(&end, look.style == BoardStyle::Text);
    Some(Film { screen: Screen { rows, ..Screen::text(text) }, film, description })
}

/// The button with which a manager of a server undoes or voids a result. `None` if neither can be done.
pub fn correction_button(words: &Words, shown: &Match) -> Option<Button> {
    let label = if may_be_undone(shown).is_ok() {
        say!(words, "button-undo")
    } else {
        may_be_voided(shown, Actor::Manager).ok()?;
        say!(words, "button-void")
    };
    Some(Button { label, style: ButtonStyle::Secondary, enabled: true, action: Action::AskUndo(shown.id()) })
}

/// The board after so many moves of the game, or the last one if there are fewer.
fn board_at<'a>(words: &'a Words, shown: &'a PastGame, who: PlayerId, ply: usize) -> Board<'a> {
    let played = shown.history();
    let history = if ply < played.ply() { played.before(ply) } else { played.clone() };
    Board::after(words, shown, who, history)
}

/// The whole text, including the board unless it is a picture.
fn text(board: &Board<'_>, look: BoardLook, emojis: &Emojis) -> String {
    let words = board.words;
    let mut lines = vec![board.title()];
    lines.extend(board.shown.as_match().and_then(|one| {
        let (game, started) = (board::lines::of_tournament(words, one)?, one.played()?.started());
        Some(format!("{game} · {}", day(started)))
    }));
    lines.extend(board.ending().map(|ending| ending_of(words, ending, &board.naming)));
    let (ply, moves) = (board.history.ply(), board.shown.ply());
    lines.push(match board.shown.as_match() {
        Some(one) => say!(words, "replay-at", moves = ply, of = moves, id = one.id().to_string()),
        None => say!(words, "replay-at-written", moves = ply, of = moves),
    });
    lines.extend(board.lines());
    lines.extend(board.drawn(look, emojis));
    lines.join("\n")
}

fn button(words: &Words, name: &str, enabled: bool, action: Action) -> Button {
    Button { label: say!(words, name), style: ButtonStyle::Secondary, enabled, action }
}

/// Buttons to other boards, and to more about this one. The first are signs, so that they stand side by side
/// on a phone; for people who use a screen reader they are words.
fn rows(board: &Board<'_>, is_heard: bool) -> Vec<Vec<Button>> {
    let (id, ply, last) = (board.shown.id(), board.history.ply(), board.shown.ply());
    let (is_first, is_last) = (ply == 0, ply >= last);
    let way = |(name, sign): (&str, &str), enabled, action| {
        let words = button(board.words, name, enabled, action);
        if is_heard { words } else { Button { label: sign.to_owned(), ..words } }
    };
    let ways = vec![
        way(FIRST, !is_first, Action::ReplayFirst(id)),
        way(BACK, !is_first, Action::ReplayAt { id, ply: ply.saturating_sub(1) }),
        way(NEXT, !is_last, Action::ReplayAt { id, ply: ply + 1 }),
        way(LAST, !is_last, Action::ReplayLast(id)),
    ];
    let mut further = vec![button(board.words, "button-play-to-end", last > 0, Action::ReplayOn { id, ply })];
    if board.shown.as_match().is_some() {
        if !is_first {
            further.push(button(board.words, "button-show-move", true, Action::ShowMove { id, ply }));
        }
        further.push(button(board.words, "button-export", true, Action::Export(id)));
    } else {
        further.extend(review::button(board.words, id, last));
    }
    further.extend(analysis::button(board.words, board.shown, board.who, ply));
    if board.reader().is_some() {
        further.push(notes::button(board.words, id));
    }
    vec![ways, further]
}
