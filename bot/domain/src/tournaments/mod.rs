//! Tournaments: who meets whom, how they stand, and what can become of one. Pure, and the same for the same
//! field.
//!
//! A [`Tournament`] is what is stored. [`Tournament::decide`] does what people want, and
//! [`Tournament::advance`] what time and results bring. A [`Field`] is what has happened so far, for pairings
//! and standings. Each [kind](TournamentKind) pairs it in its own way: [`berger()`] a league, [`swiss()`] by
//! the Dutch system, an [`Arena`] whoever is free, a [`Ladder`] by challenges, a knock-out by its
//! [`Bracket`], perhaps after groups ([`Draw`]), [`Servers`] by boards. [`Standings`] say who is where, and
//! why. [`Abilities`] say what a kind has.
//!
//! A round comes about in three steps: the kind pairs it (`kinds/swiss.rs` asks `swiss/`, `kinds/league.rs`
//! asks `berger.rs`), `advance/rounds.rs` begins it with these pairings, and the bot's background job makes a
//! match of each. A [`tournament_report()`] is what programs for chess
//! tournaments read. A [`Season`] is what several tournaments come to.

mod advance;
mod announcement;
mod announcing;
mod apart;
mod arena;
mod berger;
mod bracket;
mod calls;
mod change;
mod consistency;
mod decide;
mod divisions;
mod draft;
mod draw;
mod erasure;
mod field;
mod game;
mod groups;
mod kinds;
mod ladder;
mod log;
mod option;
mod pings;
mod placing;
mod player;
mod podium;
mod posted;
mod posting;
mod removed;
mod round;
mod rules;
mod season;
mod series;
mod servers;
mod stage;
mod standings;
mod swiss;
mod table;
mod telling;
mod times_off;
mod title;
mod tournament;
mod trf;
mod winners_role;

pub use advance::TournamentFacts;
pub use announcement::{Announcement, News};
pub use announcing::{TournamentChoices, start_of};
pub use arena::{Arena, ArenaPlayer, arena_points};
pub use berger::berger;
pub use bracket::{Bracket, Reached, Tie, TieOutcome};
pub use calls::StartCalls;
pub use change::{RuleChange, RuleName};
pub use consistency::ImpossibleTournament;
pub use decide::{TournamentActor, TournamentIntent, TournamentRight};
pub use divisions::{Divisions, Movement};
pub use draw::Draw;
pub use field::{Absence, Entrant, Field, FieldError, Met, Pairing, Points, Round, RoundLine, RoundResult};
pub use game::{GameState, MatchFact, TournamentGame};
pub use groups::Groups;
pub use kinds::{Abilities, ChosenOptions, KindLength, KindName, LateEntry, Rest, TournamentKind};
pub use ladder::{Ladder, REACH};
pub use log::{LogEntry, LogLine};
pub use option::TournamentOption;
pub use placing::{Ranked, TournamentScore};
pub use player::{Presence, TournamentPlayer};
pub use podium::{PlaceReached, Trophies, best_places};
pub use posted::PostedNews;
pub use posting::TournamentPosts;
pub use round::TournamentRound;
pub use rules::{LONGEST_TOURNAMENT_NAME, TournamentRules};
pub use season::{Season, SeasonCounts, SeasonRow, SeasonRules};
pub use series::{EventToShow, NextOfSeries, Repetition, Series, SeriesEvent};
pub use servers::{GuestState, OtherServer, Servers};
pub use stage::{RoundName, Stage};
pub use standings::{Besides, Reason, Standings, TieBreak, TieBreaks, TournamentRow};
pub use swiss::{CannotPair, proposed_rounds, swiss};
pub use table::TableRow;
pub use times_off::TimeGift;
pub use tournament::{Tournament, TournamentStage};
pub use trf::{ReportHead, date_of, tournament_report};
pub use winners_role::{RoleHolder, RoleState, WinnersRole};

#[cfg(test)]
mod tests;
