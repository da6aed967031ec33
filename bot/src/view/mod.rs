//! The window: matches, refusals and leaderboards become screens, in the words of a language.

mod account;
mod board_text;
mod leaderboard;
mod match_screen;
mod refusal_screen;
mod screen;
mod words;

pub use leaderboard::leaderboard;
pub use match_screen::{call_to_move, moved_on, of_match, resign_question};
pub use refusal_screen::{of_failure, of_refusal};
pub use screen::{Button, Press, Screen, Tone};
pub use words::Words;
pub(crate) use words::say;

use kuzhi_engine::Game;

use crate::app::{PlayerId, Seat};

/// A person's name as Discord shows it; whether he is notified is said apart.
pub fn mention(player: PlayerId) -> String {
    format!("<@{player}>")
}

/// The name of whoever has a seat.
pub fn player(words: &Words, seat: Seat) -> String {
    match seat {
        Seat::Person(player) => mention(player),
        Seat::Bot(level) => say!(words, "player-bot", level = level.get()),
    }
}

/// The name of a game.
pub fn game_name(words: &Words, game: Game) -> String {
    say!(words, &format!("game-{}", game.id()))
}
