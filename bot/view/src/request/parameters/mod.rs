//! The parameters of actions: what buttons, menus and options say besides the action itself.

pub(crate) mod answer_languages;
pub(crate) mod challenge_draft;
pub(crate) mod chart_view;
pub(crate) mod clock;
pub(crate) mod game_reference;
pub(crate) mod history_page;
pub(crate) mod leaderboard_of;
pub(crate) mod lesson;
pub(crate) mod look_back;
pub(crate) mod match_command;
pub(crate) mod offer_answer;
pub(crate) mod play_options;
pub(crate) mod proposals;
pub(crate) mod puzzle;
pub(crate) mod settings;
pub(crate) mod settings_menu;
pub(crate) mod solved;
pub(crate) mod studied;
pub(crate) mod tournament;
pub(crate) mod tournament_draft;
pub(crate) mod vote_options;
