//! Conversations: people, the real bot, and what the channel shows.

mod against_bot;
mod board;
mod bot;
mod challenge;
mod clicks;
mod help;
mod leaderboard;
mod moving;
mod resigning;
mod several;
mod two_people;
mod weather;
