//! Endgame tables for games in which positions can recur: the exact values of all positions with few seeds.

mod al_manqala;
mod build;
mod castle;
mod cycles;
mod known;
mod numbering;
mod oware;
mod room;
mod tabled;

#[cfg(test)]
mod tests;

pub(crate) use build::Watch;
pub(crate) use known::{EndgameTable, Known};
pub(crate) use room::{positions, room};
pub(crate) use tabled::MOST_SEEDS;
