//! A match of two servers: on each board a player of one meets a player of the other, once or twice.

use super::{Abilities, ChosenOptions, Kind, KindLength, KindName, TournamentKind};
use crate::Timestamp;
use crate::refusal::TournamentRefusal;
use crate::tournaments::advance::TournamentFacts;
use crate::tournaments::field::{Absence, Pairing, Round};
use crate::tournaments::game::TournamentGame;
use crate::tournaments::kinds::league::{follows, twice};
use crate::tournaments::option::TournamentOption;
use crate::tournaments::placing::Ranked;
use crate::tournaments::standings::{TieBreak, TieBreaks};
use crate::tournaments::tournament::Tournament;

pub(super) static ABILITIES: Abilities = Abilities {
    sizes: [2, 40],
    options: &[TournamentOption::Boards, TournamentOption::Rounds, TournamentOption::Together],
    has_teams: true,
    tie_breaks: Some(TieBreaks::OF_TEAMS),
    ..Abilities::in_rounds(with_options)
};

impl TieBreaks {
    /// Who has met whom follows from ratings alone.
    pub const OF_TEAMS: TieBreaks = TieBreaks { order: &[TieBreak::Wins], forfeits_count: true };
}

pub(super) struct ServersKind {
    pub(super) twice: bool,
    pub(super) at_once: bool,
}

impl ServersKind {
    fn number_of_rounds(&self) -> u16 {
        if self.twice { 2 } else { 1 }
    }

    /// The strongest of each server meet on the first board. Sides alternate from board to board, and from
    /// round to round. Whoever has nobody to meet does not play.
    fn plan(&self, one: &Tournament) -> Vec<Round> {
        let guests_begin = one.servers.as_ref().is_some_and(|servers| servers.guests_begin);
        let [home, guests] = one.teams();
        let boards = home.len().min(guests.len());
        let spare = home.iter().skip(boards).chain(guests.iter().skip(boards));
        let absent: Vec<_> = spare.map(|&who| (who, Absence::Away)).collect();
        let round = |round: u16| {
            let games = (round..).zip(home.iter().zip(&guests)).map(|(at, (&own, &guest))| {
                let begins_at_home = at.is_multiple_of(2) != guests_begin;
                let [south, north] = if begins_at_home { [own, guest] } else { [guest, own] };
                (Pairing { south, north }, None)
            });
            Round { games: games.collect(), absent: absent.clone() }
        };
        (0..self.number_of_rounds()).map(round).collect()
    }
}

impl Kind for ServersKind {
    fn name(&self) -> KindName {
        KindName::Servers
    }

    fn length(&self) -> Option<KindLength> {
        Some(KindLength::Meetings(if self.twice { 2 } else { 1 }))
    }

    fn with_length(&self, number: Option<u16>) -> Result<TournamentKind, TournamentRefusal> {
        let twice = twice(number.map(i64::from))?;
        Ok(TournamentKind::Servers { twice, at_once: self.at_once })
    }

    fn rounds(&self, _players: u16) -> Option<u16> {
        Some(self.number_of_rounds())
    }

    fn rounds_begin_together(&self) -> bool {
        self.at_once
    }

    /// Both servers have to be there, each with a player.
    fn can_begin(&self, one: &Tournament) -> bool {
        one.servers_play() && [false, true].into_iter().all(|guests| one.number_of_team(guests) > 0)
    }

    fn advance(&self, one: &mut Tournament, _facts: &TournamentFacts, now: Timestamp) {
        let plan = self.plan(one);
        one.close_rounds();
        one.remind(now);
        while one.rounds.len() < plan.len() && (self.at_once || one.all_over()) {
            let lasts = if self.at_once { u32::from(self.number_of_rounds()) } else { 1 };
            one.begin_round(&plan[one.rounds.len()], lasts, now);
            one.close_rounds();
        }
        if one.rounds.len() == plan.len() && one.all_over() {
            one.end(now);
        }
    }

    fn next_due(&self, one: &Tournament) -> Option<Timestamp> {
        one.next_reminder()
    }

    fn follows_plan(&self, one: &Tournament) -> bool {
        follows(&one.rounds, &self.plan(one))
    }

    fn ranking(&self, one: &Tournament) -> Vec<Ranked> {
        one.ranking_by(TieBreaks::OF_TEAMS)
    }

    fn may_be_played_again(&self, _one: &Tournament, _game: &TournamentGame) -> bool {
        true
    }
}

fn with_options(chosen: &ChosenOptions) -> Result<TournamentKind, TournamentRefusal> {
    Ok(TournamentKind::Servers { twice: twice(chosen.rounds)?, at_once: chosen.together })
}
