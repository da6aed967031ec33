//! Screens: the text, buttons and menus of every message, such as matches, refusals, settings and
//! leaderboards.

mod analysis;
mod challenge;
mod clock;
mod command_links;
mod done;
mod export;
mod game_form;
mod games;
mod hint;
mod history;
mod illegal;
mod layout;
mod leaderboard;
mod lessons;
mod looking;
mod match_screen;
mod menu;
mod more;
mod move_buttons;
mod notes;
mod offer;
mod past_board;
mod plans;
mod privacy;
mod profile;
mod puzzle;
mod questions;
mod refusal;
mod replay;
mod review;
mod rules;
mod screen;
mod settings;
mod story;
mod text;
mod tutorial;
mod which;
mod written_game;

pub use analysis::{Tried, analysis};
pub use challenge::challenge_question;
pub use clock::reminder;
pub use command_links::CommandLinks;
pub use done::done;
pub use export::match_export;
pub use game_form::game_form;
pub use games::{Listed, games};
pub use hint::of_hint;
pub use history::{HISTORY_LENGTH, history};
pub use layout::layout_form;
pub use leaderboard::{LEADERBOARD_LENGTH, LeaderboardPage, OwnPlace, leaderboard};
pub use lessons::{Lesson, lessons};
pub use looking::to_look_at;
pub use match_screen::{
    by_direct_message, call_to_move, in_thread, moved_on, of_match, seen_alone, thread_name,
    user_install_bot_thinks,
};
pub use menu::{Choice, Choices, Menu};
pub use more::{look_comes_later, more};
pub use notes::{line_form, note_below, note_form, notes};
pub use offer::{draw_declined_by_bot, offer, offer_declined};
pub use past_board::Replayed;
pub use plans::{plan_form, plan_words, plans};
pub use privacy::{
    delete_my_data, my_data, my_data_deleted, my_data_kept, my_data_later, privacy, really_delete_my_data,
};
pub use profile::{GameProfile, Profile, ShownProfile, profile};
pub use puzzle::{AtPuzzle, Seen, puzzle, puzzle_looking, puzzle_own_none, puzzle_shared};
pub use questions::{resign_question, undo_question, undone, voided};
pub use refusal::{of_dropped, of_failure, of_refusal};
pub use replay::{Film, film, replay, void_button};
pub use review::{ShownReview, review};
pub use rules::{RulesPage, rules};
pub use screen::{Attached, Button, ButtonStyle, Field, Form, Held, Screen};
pub use settings::{MOST_CHOICES, house_boards, house_people, house_settings, limits, own_settings};
pub use story::{Lap, Story, story, story_in_sentences, story_of_lap};
pub use text::{add_line, no_files, no_files_for_boards};
pub use tutorial::{LessonPage, LessonPicture, tutorial};
pub use which::which;
