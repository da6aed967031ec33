//! What a first game teaches on its board, and beside the button that begins it.

use kuzhi_domain::{BoardStyle, Match, Playing};
use kuzhi_engine::Game;

use crate::picture::LastMove;
use crate::request::Action;
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

/// The lines that the board of a first game has besides: what the signs of a picture mean, and what the game
/// is about.
pub(crate) fn lines(words: &Words, shown: &Match, playing: &Playing, style: BoardStyle) -> Vec<String> {
    if !shown.is_first_game() {
        return Vec::new();
    }
    let has_signs = LastMove::told_by(playing.history().last_events()) != LastMove::default();
    let legend = (style == BoardStyle::Image && has_signs).then(|| say!(words, "legend-picture"));
    legend.into_iter().chain([about(words, shown.game())]).collect()
}
