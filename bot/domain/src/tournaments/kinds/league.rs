//! A league: everyone meets everyone, by the Berger tables.

use kuzhi_engine::Side;

use super::{Abilities, ChosenOptions, Kind, KindName, LateEntry, TournamentKind};
use crate::Timestamp;
use crate::clock::TimeControl;
use crate::refusal::TournamentRefusal;
use crate::tournaments::advance::TournamentFacts;
use crate::tournaments::berger::berger;
use crate::tournaments::field::{Entrant, Pairing, Round, RoundResult};
use crate::tournaments::game::TournamentGame;
use crate::tournaments::placing::Ranked;
use crate::tournaments::standings::{TieBreak, TieBreaks};
use crate::tournaments::tournament::Tournament;

pub(super) static ABILITIES: Abilities = Abilities {
    sizes: [3, 12],
    usual_clock: TimeControl::RESERVE,
    has_rounds: true,
    is_standing: false,
    has_challenges: false,
    pairs_at_once: false,
    has_bracket: false,
    late_entry: LateEntry::Closed,
    rest: None,
    keeps_apart: false,
    pairs_again: false,
    draws_lot: false,
    tie_breaks: Some(TieBreaks::LEAGUE),
    with_options,
    by_code,
};

impl TieBreaks {
    /// Everyone meets everyone: forfeits count as games.
    pub const LEAGUE: TieBreaks = TieBreaks {
        order: &[TieBreak::DirectEncounter, TieBreak::SonnebornBerger, TieBreak::Wins],
        forfeits_count: true,
    };
}

pub(super) struct LeagueKind {
    pub(super) twice: bool,
    pub(super) at_once: bool,
}

impl LeagueKind {
    fn plan(&self, one: &Tournament) -> Vec<Round> {
        berger(one.field_size(), self.twice)
    }
}

impl Kind for LeagueKind {
    fn name(&self) -> KindName {
        KindName::League
    }

    fn code(&self) -> String {
        format!("{}{}", if self.at_once { 'm' } else { 'l' }, if self.twice { 2 } else { 1 })
    }

    fn rounds(&self, players: u16) -> Option<u16> {
        let once = players.next_multiple_of(2).saturating_sub(1);
        Some(if self.twice { 2 * once } else { once })
    }

    fn rounds_begin_together(&self) -> bool {
        self.at_once
    }

    fn advance(&self, one: &mut Tournament, _facts: &TournamentFacts, now: Timestamp) {
        let plan = self.plan(one);
        one.close_rounds();
        one.remind(now);
        while one.rounds.len() < plan.len() && (self.at_once || one.all_over()) {
            if one.number() < 2 {
                // Whoever is left alone has won nothing yet.
                return one.wait_for_players(now);
            }
            one.unpaired_since = None;
            let number = one.rounds.len();
            // Rounds that begin together get the time of all of them.
            let lasts = if self.at_once { u32::try_from(plan.len()).unwrap_or(1) } else { 1 };
            one.begin_round(&plan[number], lasts, now);
            one.close_rounds();
        }
        if one.rounds.len() == plan.len() && one.all_over() {
            one.end(now);
        }
    }

    fn next_due(&self, one: &Tournament) -> Option<Timestamp> {
        [one.next_reminder(), one.waits_until()].into_iter().flatten().min()
    }

    fn follows_plan(&self, one: &Tournament) -> bool {
        one.rounds.iter().zip(&self.plan(one)).all(|(round, planned)| {
            let pairings = round.games.iter().map(|game| game.pairing);
            pairings.eq(planned.games.iter().map(|&(pairing, _): &(Pairing, _)| pairing))
                && round.absent == planned.absent
        })
    }

    /// Whoever leaves with fewer than half of their games completed (FIDE, General Regulations 6.6).
    fn without_results(&self, one: &Tournament) -> Vec<Entrant> {
        let gone = (0..).map(Entrant).zip(&one.players).filter(|(_, player)| !player.takes_part());
        let gone: Vec<Entrant> = gone.map(|(who, _)| who).collect();
        if gone.is_empty() || one.rounds.is_empty() {
            return Vec::new();
        }
        let plan = self.plan(one);
        let has_left_early = |&who: &Entrant| {
            let of = |pairing: Pairing| Side::ALL.into_iter().find(|&side| pairing.at(side) == who);
            let all =
                plan.iter().flat_map(|round| &round.games).filter(|(pairing, _)| of(*pairing).is_some());
            let completed = one.games().filter(|game| match (of(game.pairing), game.result()) {
                (Some(_), Some(RoundResult::Played(_))) => true,
                (Some(side), Some(RoundResult::Forfeit(winner))) => winner == Some(side),
                _ => false,
            });
            2 * completed.count() < all.count()
        };
        gone.into_iter().filter(has_left_early).collect()
    }

    fn ranking(&self, one: &Tournament) -> Vec<Ranked> {
        one.ranking_by(TieBreaks::LEAGUE)
    }

    fn may_be_played_again(&self, _one: &Tournament, _game: &TournamentGame) -> bool {
        true
    }
}

fn with_options(chosen: &ChosenOptions) -> Result<TournamentKind, TournamentRefusal> {
    let twice = match chosen.rounds {
        None | Some(1) => false,
        Some(2) => true,
        Some(_) => return Err(TournamentRefusal::Meetings),
    };
    Ok(TournamentKind::League { twice, at_once: chosen.together })
}

fn by_code(code: &str) -> Option<TournamentKind> {
    let (twice, at_once) = match code {
        "l1" => (false, false),
        "l2" => (true, false),
        "m1" => (false, true),
        "m2" => (true, true),
        _ => return None,
    };
    Some(TournamentKind::League { twice, at_once })
}
