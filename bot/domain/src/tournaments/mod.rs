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
//! A round comes about in three steps: the kind pairs it (`kinds/swiss.rs` asks `pairing/swiss/`,
//! `kinds/league.rs` asks `pairing/berger.rs`), `advance/rounds.rs` begins it with these pairings, and the
//! bot's background job makes a match of each. A [`tournament_report()`] is what programs for chess
//! tournaments read. A [`Season`] is what several tournaments come to. `news/` has what people are told.

mod advance;
mod announcing;
mod change;
mod consistency;
mod decide;
mod divisions;
mod draft;
mod erasure;
mod field;
mod game;
mod kinds;
mod log;
mod news;
mod option;
mod pairing;
mod placing;
mod player;
mod podium;
mod removed;
mod round;
mod rules;
mod season;
mod series;
mod servers;
mod stage;
mod standings;
mod table;
mod times_off;
mod title;
mod tournament;
mod trf;
mod winners_role;

pub use advance::TournamentFacts;
pub use announcing::{TournamentChoices, start_of};
pub use change::{RuleChange, RuleName};
pub use consistency::ImpossibleTournament;
pub use decide::{TournamentActor, TournamentIntent, TournamentRight};
pub use divisions::{Divisions, Movement};
pub use field::{Absence, Entrant, Field, FieldError, Met, Pairing, Points, Round, RoundLine, RoundResult};
pub use game::{GameState, MatchFact, TournamentGame};
pub use kinds::{Abilities, ChosenOptions, KindLength, KindName, LateEntry, Rest, TournamentKind};
pub use log::{LogEntry, LogLine};
pub use news::{Announcement, News, PostedNews, StartCalls, TournamentPosts};
pub use option::TournamentOption;
pub use pairing::{
    Arena, ArenaPlayer, Bracket, CannotPair, Draw, Groups, Ladder, REACH, Reached, Tie, TieOutcome,
    arena_points, berger, proposed_rounds, swiss,
};
pub use placing::{Ranked, TournamentScore};
pub use player::{Presence, TournamentPlayer};
pub use podium::{PlaceReached, Trophies, best_places};
pub use round::TournamentRound;
pub use rules::{LONGEST_TOURNAMENT_NAME, TournamentRules};
pub use season::{Season, SeasonCounts, SeasonRow, SeasonRules};
pub use series::{EventToShow, NextOfSeries, Repetition, Series, SeriesEvent};
pub use servers::{GuestState, OtherServer, Servers};
pub use stage::{RoundName, Stage};
pub use standings::{Besides, Reason, Standings, TieBreak, TieBreaks, TournamentRow};
pub use table::TableRow;
pub use times_off::TimeGift;
pub use tournament::{Tournament, TournamentStage};
pub use trf::{ReportHead, date_of, tournament_report};
pub use winners_role::{RoleHolder, RoleState, WinnersRole};

#[cfg(test)]
mod tests;
