//! The window: matches, refusals and leaderboards become screens, in the words of a language.

mod account;
mod board_lines;
mod board_style;
mod board_text;
mod challenge_draft;
mod clock_line;
mod emoji_board;
mod evaluation;
mod game_options;
mod games_screen;
mod hint_screen;
mod leaderboard;
mod lessons;
mod level_names;
mod match_export;
mod match_screen;
mod menu;
mod more_screen;
mod move_buttons;
mod names;
mod offer_screen;
pub mod picture;
mod plans_screen;
mod refusal_screen;
mod rules;
mod screen;
mod series_lines;
mod settings_screen;
mod story;
mod tutorial;
mod which_screen;
mod words;

pub use board_style::{picture_of, to_look_at};
pub use challenge_draft::{challenge_made, challenge_question};
pub use clock_line::{clock_name, clocks, reminder};
pub use emoji_board::Emojis;
pub use evaluation::evaluation;
pub use game_options::proposals;
pub use games_screen::{Listed, games};
pub use hint_screen::of_hint;
pub use leaderboard::{LEADERBOARD_LENGTH, leaderboard};
pub use lessons::{Lesson, lessons};
pub use level_names::levels;
pub use match_export::match_export;
pub use match_screen::{
    add_line, by_direct_message, call_to_move, in_thread, moved_on, no_files, no_files_for_boards, of_match,
    resign_question, seen_alone, thread_name, undo_question, undone, visiting_bot_thinks,
};
pub use menu::{Choice, Choices, Menu};
pub use more_screen::more;
pub use names::{named, named_within, plain};
pub use offer_screen::{draw_declined_by_bot, offer, offer_declined};
pub use plans_screen::{plan_form, plan_words, plans};
pub use refusal_screen::{of_dropped, of_failure, of_refusal};
pub use rules::{RulesPage, rules};
pub use screen::{Attached, Button, Form, Held, Screen, Tone};
pub use settings_screen::{MOST_CHOICES, house_boards, house_people, house_settings, limits, own_settings};
pub use story::{Story, story};
pub use tutorial::tutorial;
pub use which_screen::which;
pub use words::Words;
pub(crate) use words::say;

use kuzhi_engine::{Game, Side};

use crate::app::{MatchId, Moment, PlayerId, Seat};
use crate::request::Modal;

pub use crate::app::{BoardStyle, Look};

/// A person's name as Discord shows it; whether they are notified is said apart.
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

/// The name of a side.
pub(crate) fn side_name(words: &Words, side: Side) -> String {
    say!(words, &format!("side-{side}"))
}

/// The form in which a player writes down a layout of their row.
pub fn layout_form(words: &Words, id: MatchId, at: Moment) -> Form {
    Form {
        title: say!(words, "form-arrange"),
        label: say!(words, "form-arrange-label"),
        example: "2 1 0 2 0 0 4".to_owned(),
        sends: Modal::Layout { id, at },
    }
}

/// The name of a game.
pub fn game_name(words: &Words, game: Game) -> String {
    say!(words, &format!("game-{}", game.id()))
}
