//! Tournaments: who meets whom, how they stand, and what can become of one. Pure, and the same for the same
//! field.
//!
//! A [`Tournament`] is what is stored. [`Tournament::decide`] does what people want, and
//! [`Tournament::advance`] what time and results bring. A [`Field`] is what has happened so far, for pairings
//! and standings. Each kind pairs it in its own way: [`berger()`] a league, [`swiss()`] by the Dutch system,
//! an [`Arena`] whoever is free, a [`Ladder`] by challenges. [`Standings`] say who is where, and why.
//! A [`tournament_report()`] is what programs for chess tournaments read.

mod advance;
mod announcement;
mod arena;
mod berger;
mod consistency;
mod decide;
mod erasure;
mod field;
mod game;
mod ladder;
mod log;
mod marks;
mod pings;
mod podium;
mod refusal;
mod rules;
mod standings;
mod swiss;
mod tournament;
mod trf;

pub use advance::TournamentFacts;
pub use announcement::{Announcement, News};
pub use arena::{Arena, ArenaPlayer, arena_points};
pub use berger::berger;
pub use consistency::ImpossibleTournament;
pub use decide::{TournamentActor, TournamentIntent, may_begin_at};
pub use field::{Absence, Entrant, Field, FieldError, Met, Pairing, Points, Round, RoundLine, RoundResult};
pub use game::{GameState, MatchFact, TournamentGame};
pub use ladder::{Ladder, LadderRefusal, REACH};
pub use log::{LogEntry, LogLine};
pub use podium::{PlaceReached, best_places};
pub use refusal::TournamentRefusal;
pub use rules::{KindName, LONGEST_TOURNAMENT_NAME, TournamentKind, TournamentRules};
pub use standings::{Standings, TieBreak, TieBreaks, TournamentRow};
pub use swiss::{CannotPair, proposed_rounds, swiss};
pub use tournament::{Presence, Tournament, TournamentPlayer, TournamentRound, TournamentStage};
pub use trf::{ReportHead, tournament_report};

#[cfg(test)]
mod tests;
