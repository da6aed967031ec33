//! What to try next against the bot, as a button.

use kuzhi_domain::people::NextStep;
use kuzhi_engine::Game;
use kuzhi_search::Level;

use crate::request::{Action, ChallengeDraft, LessonAction};
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::{Words, game_name, say};

/// The button to a game at the level above or below, or to the lessons.
fn next_step(words: &Words, game: Game, step: NextStep) -> Button {
    match step {
        NextStep::Up(level) => next_level(words, game, level),
        NextStep::Down(level) => at_level(words, "button-level-down", game, level),
        NextStep::Lesson => {
            let label = say!(words, "button-level-lesson", game = game_name(words, game));
            let action = Action::Lesson(LessonAction::begin(plain(game)));
            Button { label, style: ButtonStyle::Primary, enabled: true, action }
        }
    }
}

/// The button to a game at the next level.
pub(super) fn next_level(words: &Words, game: Game, level: Level) -> Button {
    at_level(words, "button-level-up", game, level)
}

fn at_level(words: &Words, sentence: &str, game: Game, level: Level) -> Button {
    let label = say!(words, sentence, game = game_name(words, game), level = level.get());
    let draft = ChallengeDraft { level, ..ChallengeDraft::proposed(plain(game), None) };
    Button { label, style: ButtonStyle::Primary, enabled: true, action: Action::Challenge(draft) }
}

/// The game with its usual options.
fn plain(game: Game) -> Game {
    Game::by_id(game.id()).unwrap_or(game)
}

/// Adds the button to a screen, at the end of its first row if there is room.
pub fn offer_next_step(words: &Words, screen: &mut Screen, game: Game, step: NextStep) {
    let button = next_step(words, game, step);
    match screen.rows.first_mut() {
        Some(row) if row.len() < 5 => row.push(button),
        _ => screen.rows.push(vec![button]),
    }
}
