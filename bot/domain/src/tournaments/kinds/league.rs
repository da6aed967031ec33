//! A league: everyone meets everyone, by the Berger tables, perhaps in groups.

use kuzhi_engine::Side;

use super::{Abilities, ChosenOptions, Kind, KindLength, KindName, TournamentKind};
use crate::Timestamp;
use crate::refusal::TournamentRefusal;
use crate::tournaments::advance::TournamentFacts;
use crate::tournaments::divisions::Divisions;
use crate::tournaments::field::{Entrant, Pairing, Round, RoundResult};
use crate::tournaments::game::TournamentGame;
use crate::tournaments::option::TournamentOption;
use crate::tournaments::pairing::Groups;
use crate::tournaments::placing::Ranked;
use crate::tournaments::player::TournamentPlayer;
use crate::tournaments::round::TournamentRound;
use crate::tournaments::rules::TournamentRules;
use crate::tournaments::standings::{TieBreak, TieBreaks};
use crate::tournaments::tournament::Tournament;

pub(super) static ABILITIES: Abilities = Abilities {
    sizes: [3, 12],
    options: &[
        TournamentOption::Rounds,
        TournamentOption::Together,
        TournamentOption::Groups,
        TournamentOption::Promoted,
    ],
    tie_breaks: Some(TieBreaks::LEAGUE),
    ..Abilities::in_rounds(with_options)
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
    pub(super) divisions: Option<Divisions>,
}

/// The most players in all groups together.
const MOST_IN_GROUPS: u16 = 128;

/// The rounds of a group of so many players.
pub(super) const fn rounds_of(players: u16, twice: bool) -> u16 {
    let once = players.next_multiple_of(2).saturating_sub(1);
    if twice { 2 * once } else { once }
}

impl LeagueKind {
    fn plan(&self, one: &Tournament) -> Vec<Round> {
        one.groups().rounds(self.twice)
    }
}

impl Kind for LeagueKind {
    fn name(&self) -> KindName {
        KindName::League
    }

    fn check(&self, _rules: &TournamentRules) -> Result<(), TournamentRefusal> {
        self.divisions.map_or(Ok(()), Divisions::check)
    }

    fn sizes(&self) -> [u16; 2] {
        let [fewest, most] = ABILITIES.sizes;
        [fewest, if self.divisions.is_some() { MOST_IN_GROUPS } else { most }]
    }

    fn groups(&self, players: u16) -> Groups {
        self.divisions.map_or_else(|| Groups::one(players), |divisions| divisions.groups(players))
    }

    fn divisions(&self) -> Option<Divisions> {
        self.divisions
    }

    fn players_for_groups(&self) -> Option<u16> {
        let [fewest, most] = self.sizes();
        self.divisions
            .and_then(|divisions| (fewest..=most).find(|&players| divisions.groups(players).number() > 1))
    }

    /// Groups may turn out to be smaller, and then have fewer rounds.
    fn rounds_of_any(&self, most: u16) -> Option<u16> {
        let largest = self.divisions.map_or(most, |divisions| most.min(divisions.most.into()));
        let [fewest, _] = ABILITIES.sizes;
        let is_known = self.divisions.is_some() || rounds_of(most, false) == rounds_of(fewest, false);
        is_known.then(|| rounds_of(largest, self.twice))
    }

    fn length(&self) -> Option<KindLength> {
        Some(KindLength::Meetings(if self.twice { 2 } else { 1 }))
    }

    fn with_length(&self, number: Option<u16>) -> Result<TournamentKind, TournamentRefusal> {
        let twice = twice(number.map(i64::from))?;
        Ok(TournamentKind::League { twice, at_once: self.at_once, divisions: self.divisions })
    }

    fn rounds(&self, players: u16) -> Option<u16> {
        // The first group is among the largest.
        let largest = self.groups(players).all().first().map_or(0, Vec::len);
        Some(rounds_of(u16::try_from(largest).unwrap_or(u16::MAX), self.twice))
    }

    fn rounds_begin_together(&self) -> bool {
        self.at_once
    }

    fn advance(&self, one: &mut Tournament, _facts: &TournamentFacts, now: Timestamp) {
        let plan = self.plan(one);
        one.close_rounds();
        one.remind(now);
        while one.rounds.len() < plan.len() && (self.at_once || one.all_over()) {
            if !has_opponents(one) {
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
        follows(&one.rounds, &self.plan(one))
    }

    fn without_results(&self, one: &Tournament) -> Vec<Entrant> {
        left_early(one, || self.plan(one))
    }

    fn ranking(&self, one: &Tournament) -> Vec<Ranked> {
        one.ranking_by(TieBreaks::LEAGUE)
    }

    fn may_be_played_again(&self, _one: &Tournament, _game: &TournamentGame) -> bool {
        true
    }
}

/// Whether rounds are the first of a plan.
pub(super) fn follows(rounds: &[TournamentRound], plan: &[Round]) -> bool {
    rounds.iter().zip(plan).all(|(round, planned)| {
        let pairings = round.games.iter().map(|game| game.pairing);
        pairings.eq(planned.games.iter().map(|&(pairing, _): &(Pairing, _)| pairing))
            && round.absent == planned.absent
    })
}

/// Whoever leaves with fewer than half of the games completed that are planned for them (FIDE, General
/// Regulations 6.6).
pub(super) fn left_early(one: &Tournament, plan: impl FnOnce() -> Vec<Round>) -> Vec<Entrant> {
    let gone = (0..).map(Entrant).zip(&one.players).filter(|(_, player)| !player.takes_part());
    let gone: Vec<Entrant> = gone.map(|(who, _)| who).collect();
    if gone.is_empty() || one.rounds.is_empty() {
        return Vec::new();
    }
    let plan = plan();
    let has_left_early = |&who: &Entrant| {
        let of = |pairing: Pairing| Side::ALL.into_iter().find(|&side| pairing.at(side) == who);
        let all = plan.iter().flat_map(|round| &round.games).filter(|(pairing, _)| of(*pairing).is_some());
        let (mut completed, mut removed) = (0, 0);
        for game in one.games() {
            match (of(game.pairing), game.result()) {
                (Some(_), Some(RoundResult::Played(_))) => completed += 1,
                (Some(side), Some(RoundResult::Forfeit(Some(winner)))) if winner == side => completed += 1,
                (Some(_), Some(RoundResult::Removed)) => removed += 1,
                _ => {}
            }
        }
        // A game whose result was removed is none of theirs.
        2 * completed < all.count() - removed
    };
    gone.into_iter().filter(has_left_early).collect()
}

/// Whether two who take part are left in some group. Beside them, other groups are played to the end.
fn has_opponents(one: &Tournament) -> bool {
    let takes_part = |who: &&Entrant| one.player(**who).is_some_and(TournamentPlayer::takes_part);
    one.groups().all().iter().any(|group| group.iter().filter(takes_part).count() >= 2)
}

/// Whether people meet twice, if they meet so often.
pub(super) const fn twice(meetings: Option<i64>) -> Result<bool, TournamentRefusal> {
    match meetings {
        None | Some(1) => Ok(false),
        Some(2) => Ok(true),
        Some(_) => Err(TournamentRefusal::Meetings),
    }
}

fn with_options(chosen: &ChosenOptions) -> Result<TournamentKind, TournamentRefusal> {
    let twice = twice(chosen.rounds)?;
    let divisions = chosen.group.map(|most| Divisions::chosen(most, chosen.moves)).transpose()?;
    Ok(TournamentKind::League { twice, at_once: chosen.together, divisions })
}
