//! What people learn in their first game, on its board and beside the button that begins it.

use kuzhi_domain::matches::{Match, Playing};
use kuzhi_engine::{Game, Move};

use crate::picture::LastMove;
use crate::request::Action;
use crate::screens::text::LONGEST_TEXT;
use crate::screens::{Button, ButtonStyle};
use crate::words::{Words, say};

/// What a game is about, in a line: what one wants, how a move goes, and what ends it.
pub(crate) fn about(words: &Words, game: Game) -> String {
    say!(words, &format!("about-{}", game.id()))
}

/// The button to the lessons of a game, in a message of their own.
pub(crate) fn learn_button(words: &Words, game: Game) -> Button {
    // The lessons are those of the default rules.
    let game = Game::by_id(game.id()).unwrap_or(game);
    let (label, action) = (say!(words, "button-learn"), Action::Learn(game));
    Button { label, style: ButtonStyle::Secondary, enabled: true, action }
}

/// Whether the board of a match teaches: against the bot, whoever is new to its game.
pub(crate) fn teaches(shown: &Match) -> bool {
    shown.opponents().is_none() && shown.newcomers().any()
}

/// How many moves a first game says what it is about: until both have moved twice.
const OPENING: usize = 4;

/// Adds to the board of a first game, for the first moves, what the game is about, and if the board has
/// signs, what the pits' buttons say and what the signs of the last move mean. A line that would make the
/// text too long is left out: the board, which takes so many characters, would lose its emoji.
pub(crate) fn teach(
    words: &Words,
    shown: &Match,
    playing: &Playing,
    has_signs: bool,
    (lines, taken): (&mut Vec<String>, usize),
    at: usize,
) {
    if !teaches(shown) {
        return;
    }
    let is_opening = playing.ply() < OPENING;
    let has_numbers = playing.board().legal().iter().all(|mv| matches!(mv, Move::Lift(_)));
    let has_moved = LastMove::of_steps(playing.history().unseen()) != LastMove::default();
    let legend = (has_signs && has_moved).then(|| say!(words, "legend-board"));
    let buttons = (has_signs && is_opening && has_numbers).then(|| say!(words, "legend-buttons"));
    let about = is_opening.then(|| about(words, shown.game()));
    for line in [buttons, about, legend].into_iter().flatten() {
        let characters: usize = lines.iter().chain([&line]).map(|line| line.chars().count() + 1).sum();
        let characters = characters + taken;
        if characters <= LONGEST_TEXT {
            lines.insert(at, line);
        }
    }
}
