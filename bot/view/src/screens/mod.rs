//! Screens: the text, buttons and menus of every message, such as matches, refusals, settings and
//! leaderboards.

mod command_links;
mod done;
mod fit;
mod matches;
mod menu;
mod people;
mod refusal;
mod screen;
mod server;
mod study;
mod text;
mod tournaments;

pub use self::matches::board::{private_board, read_only_board, with_pits};
pub use self::matches::challenge_draft::{Drafter, challenge_question};
pub use self::matches::clock::{reminder, time_given};
pub use self::matches::disambiguation::disambiguation;
pub use self::matches::games::{
    Listed, WaitingGame, back_ping, digest, digest_in_channel, digest_moved, digest_refused, games,
    lost_on_time, next_game,
};
pub use self::matches::layout::layout_form;
pub use self::matches::match_screen::{
    by_direct_message, in_thread, match_screen, moved_on, ping, seen_alone, thread_name,
    user_install_bot_thinks,
};
pub(crate) use self::matches::more::at_hand;
pub use self::matches::more::{
    add_end_of_vote, add_open_board, look_comes_later, looks_differ, more, more_at_end,
};
pub(crate) use self::matches::move_buttons::{label as move_label, sensible as sensible_layouts};
pub use self::matches::offers::{draw_declined_by_bot, offer, offer_declined};
pub(crate) use self::matches::on_page;
pub use self::matches::plans::{Planning, plan_words, plans};
pub use self::matches::questions::{
    confirm_move, end_vote_question, resign_question, undo_question, undone, voided,
};
pub(crate) use self::matches::result::ending_of;
pub use self::matches::result::name_mistakes;
pub use self::matches::share::{share_done, share_question, shared_match};
pub use self::matches::votes::{vote_cast, votes};
pub use self::people::calendar::{away_form, away_question, own_time, week_form};
pub use self::people::export::match_export;
pub use self::people::history::{HISTORY_LENGTH, history};
pub use self::people::itself::itself;
pub use self::people::ladder::{LADDER_LENGTH, LevelLadder, level_ladder, no_ladder};
pub use self::people::leaderboard::{
    LEADERBOARD_LENGTH, LeaderboardLine, LeaderboardPage, OwnPlace, leaderboard,
};
pub use self::people::my_data::{
    delete_my_data, my_data, my_data_deleted, my_data_kept, my_data_later, privacy, really_delete_my_data,
};
pub use self::people::next_step::{add_journey, ways_to_begin};
pub use self::people::profile::{GameProfile, Profile, ProfileReader, ShownProfile, profile};
pub use self::people::settings::{
    MOST_CHOICES, feed_settings, house_boards, house_people, house_settings, house_tournaments, limits,
    own_settings, post_stopped, puzzle_settings, week_settings, welcome_settings,
};
pub use self::server::{ToldWeek, week, welcome};
pub use self::study::analysis::{Assessed, Tried, analysis};
pub use self::study::game_form::game_form;
pub use self::study::hint::hint_screen;
pub use self::study::lessons::{Lesson, lessons};
pub use self::study::notes::{line_form, note_below, notes, record_form};
pub use self::study::past_board::Replayed;
pub use self::study::puzzle::{
    AtPuzzle, Seen, posted_puzzle, puzzle, puzzle_looking, puzzle_month, puzzle_own_none, puzzle_reminder,
    puzzle_shared,
};
pub use self::study::replay::{Film, correction_button, film, replay, replay_on};
pub use self::study::retry::{Retry, Tries, retry};
pub use self::study::review::{ShownReview, review, review_progress};
pub use self::study::rules::{RulesPage, RulesPicture, rules};
pub use self::study::story::{
    Lap, ShownMoves, Story, film_chosen, propose_film, story, story_in_sentences, story_of_lap,
};
pub use self::study::tutorial::{Learner, LessonPage, LessonPicture, finishes_lessons, tutorial};
#[cfg(test)]
pub(crate) use self::tournaments::samples as tournament_samples;
pub(crate) use self::tournaments::stage_name;
pub use self::tournaments::{
    NewsFacts, NewsPart, NewsPicture, TablePlayer, add_counted_result, change_form,
    choose_game_for_more_time, choose_game_of_tournament, choose_game_to_begin, choose_player_of_tournament,
    choose_result_of_tournament, choose_whom_to_challenge, choose_whom_to_let_in, choose_whom_to_name,
    dated_title, find_form, leave_question, names_people, naming_others, organise_tournament,
    organisers_of_tournament, pairs_apart, pings_off, rating_stands, reason_form, season_goes_on,
    server_answered, server_has_asked, server_invitation, sure_question, tournament_announced,
    tournament_bracket, tournament_card, tournament_corrected, tournament_csv, tournament_discarded,
    tournament_done, tournament_draft, tournament_games, tournament_goes_on, tournament_left_thread,
    tournament_log, tournament_news, tournament_podium, tournament_rules, tournament_season,
    tournament_standings, tournament_table, tournament_table_picture, tournament_tie_breaks,
    tournament_waits, tournament_why, tournaments,
};
pub use command_links::CommandLinks;
pub use done::done;
pub use fit::fitted;
pub use menu::{Choice, Choices, Menu};
pub use refusal::{dropped_screen, failure_screen, refusal_screen};
pub use screen::{Attached, Button, ButtonStyle, Field, Form, FormField, Held, Screen};
pub use text::{add_line, below, naming, no_files, no_files_for_boards};
