//! Conversations: people, the real bot, and what the channel shows.

#![allow(clippy::unwrap_used)] // a test fails by panicking

mod against_bot;
mod agreement;
mod arranging;
mod attaching;
mod board;
mod bot;
mod challenge;
mod challenge_menu;
mod clicks;
mod clock;
mod conditional;
mod elsewhere;
mod emoji;
mod everywhere;
mod games;
mod help;
mod hint;
mod languages;
mod leaderboard;
mod levels;
mod limits;
mod line;
mod more;
mod moving;
mod notifications;
mod offers;
mod open_challenge;
mod options;
mod permissions;
mod posted_anew;
mod rematch;
mod resigning;
mod rounds;
mod rules;
mod series;
mod settings;
mod several;
mod showing_moves;
mod sight;
mod six_games;
mod tutorial;
mod two_people;
mod weather;
mod which;
