//! Tournaments: who meets whom, and how they stand. Pure, and the same for the same field.
//!
//! A [`Field`] is what has happened so far. Each kind of tournament pairs it in its own way: [`berger()`] a
//! league, [`swiss()`] by the Dutch system, an [`Arena`] whoever is free, a [`Ladder`] by challenges.
//! [`Standings`] say who is where, and why. A [`tournament_report()`] is what programs for chess tournaments
//! read.

mod arena;
mod berger;
mod field;
mod ladder;
mod standings;
mod swiss;
mod trf;

pub use arena::{Arena, ArenaPlayer, arena_points};
pub use berger::berger;
pub use field::{Absence, Entrant, Field, FieldError, Met, Pairing, Points, Round, RoundLine, RoundResult};
pub use ladder::{Ladder, LadderRefusal, REACH};
pub use standings::{Standings, TieBreak, TieBreaks, TournamentRow};
pub use swiss::{CannotPair, proposed_rounds, swiss};
pub use trf::{ReportHead, tournament_report};
