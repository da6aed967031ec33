//! A Swiss: equals meet equals by the Dutch system, for some rounds.

use kuzhi_engine::Side;

use super::{Abilities, ChosenOptions, Kind, KindLength, KindName, LateEntry, Rest, TournamentKind};
use crate::Timestamp;
use crate::refusal::TournamentRefusal;
use crate::tournaments::advance::TournamentFacts;
use crate::tournaments::field::{Absence, Entrant, Round};
use crate::tournaments::game::TournamentGame;
use crate::tournaments::log::LogEntry;
use crate::tournaments::option::TournamentOption;
use crate::tournaments::pairing::{left_out, may_have_bye, proposed_rounds, swiss};
use crate::tournaments::placing::Ranked;
use crate::tournaments::player::Presence;
use crate::tournaments::rules::TournamentRules;
use crate::tournaments::standings::{TieBreak, TieBreaks};
use crate::tournaments::tournament::Tournament;

pub(super) static ABILITIES: Abilities = Abilities {
    sizes: [4, 128],
    options: &[TournamentOption::Rounds, TournamentOption::Byes],
    late_entry: LateEntry::HalfPoint,
    rest: Some(Rest::Round),
    keeps_apart: true,
    pairs_again: true,
    draws_lot: true,
    tie_breaks: Some(TieBreaks::SWISS),
    ..Abilities::in_rounds(with_options)
};

impl TieBreaks {
    /// Who has what opponents differs.
    pub const SWISS: TieBreaks = TieBreaks {
        order: &[
            TieBreak::DirectEncounter,
            TieBreak::BuchholzCut1,
            TieBreak::SonnebornBerger,
            TieBreak::Wins,
        ],
        forfeits_count: false,
    };
}

/// The most rounds.
const MOST_ROUNDS: u8 = 11;

/// The most rounds in which so many players can meet somebody new. One of an odd number has a bye in each.
const fn most_rounds(players: u16) -> u16 {
    if players.is_multiple_of(2) { players.saturating_sub(1) } else { players }
}

pub(super) struct SwissKind {
    pub(super) rounds: Option<u8>,
}

impl Kind for SwissKind {
    fn name(&self) -> KindName {
        KindName::Swiss
    }

    fn length(&self) -> Option<KindLength> {
        Some(KindLength::Rounds(self.rounds))
    }

    fn with_length(&self, number: Option<u16>) -> Result<TournamentKind, TournamentRefusal> {
        with_options(&ChosenOptions { rounds: number.map(i64::from), ..ChosenOptions::default() })
    }

    fn check(&self, rules: &TournamentRules) -> Result<(), TournamentRefusal> {
        match self.rounds {
            Some(rounds) if !(1..=MOST_ROUNDS).contains(&rounds) => {
                Err(TournamentRefusal::Rounds { most: MOST_ROUNDS })
            }
            Some(rounds) if u16::from(rounds) > most_rounds(rules.most) => {
                Err(TournamentRefusal::RoundsOfFew { players: rules.most, most: most_rounds(rules.most) })
            }
            _ => Ok(()),
        }
    }

    fn rounds(&self, players: u16) -> Option<u16> {
        match self.rounds {
            Some(rounds) => Some(u16::from(rounds).min(most_rounds(players))),
            None => u16::try_from(proposed_rounds(players)).ok(),
        }
    }

    fn players_for_rounds(&self) -> u16 {
        let [fewest, _] = ABILITIES.sizes;
        // An odd number has as many rounds as players.
        self.rounds.map_or(fewest, |rounds| fewest.max(u16::from(rounds) | 1))
    }

    fn advance(&self, one: &mut Tournament, _facts: &TournamentFacts, now: Timestamp) {
        let total = usize::from(one.total_rounds().unwrap_or_default());
        one.close_rounds();
        one.remind(now);
        while one.rounds.len() < total && one.all_over() {
            if !self.pair_next_round(one, now) {
                return one.wait_for_players(now);
            }
            one.close_rounds();
        }
        if one.rounds.len() >= total && one.all_over() {
            one.end(now);
        }
    }

    fn next_due(&self, one: &Tournament) -> Option<Timestamp> {
        [one.next_reminder(), one.waits_until()].into_iter().flatten().min()
    }

    /// Whoever asked for the round off is there for the one after.
    fn pair_next_round(&self, one: &mut Tournament, now: Timestamp) -> bool {
        let Some(round) = pair(one) else { return false };
        one.unpaired_since = None;
        let off = one.with(Presence::Off);
        one.begin_round(&round, 1, now);
        one.set_presence(&off, Presence::Here);
        if let Some(last) = one.rounds.last_mut() {
            last.off = off;
        }
        tell_byes(one, now);
        true
    }

    fn ranking(&self, one: &Tournament) -> Vec<Ranked> {
        one.ranking_by(TieBreaks::SWISS)
    }

    /// Later rounds are paired by its result.
    fn may_be_played_again(&self, one: &Tournament, game: &TournamentGame) -> bool {
        one.rounds.last().is_some_and(|round| round.games.contains(game))
    }
}

/// Pairs the next round of those who are here. Whoever cannot be paired has a bye. `None` if no two of those
/// who take part may meet.
fn pair(one: &Tournament) -> Option<Round> {
    let (here, off) = (one.with(Presence::Here), one.with(Presence::Off));
    let lot = one.lot().unwrap_or(Side::South);
    let (field, forbidden) = (one.field(), one.forbidden_pairs());
    let everyone: Vec<Entrant> = here.iter().chain(&off).copied().collect();
    if left_out(&field, &everyone, &forbidden).len() == everyone.len() {
        return None;
    }
    let mut round = match swiss(&field, &here, lot, &forbidden) {
        Ok(round) => round,
        Err(_) => {
            let left = left_out(&field, &here, &forbidden);
            let rest: Vec<Entrant> = here.iter().copied().filter(|one| !left.contains(one)).collect();
            let mut round = swiss(&field, &rest, lot, &forbidden).ok()?;
            // A full bye comes once.
            let bye = |&who: &Entrant| {
                let is_first = may_have_bye(&field, who);
                (who, if is_first { Absence::FullBye } else { Absence::HalfBye })
            };
            round.absent.extend(left.iter().map(bye));
            round
        }
    };
    let of_off =
        |&who: &Entrant| (who, if one.has_had_halves(who) { Absence::Away } else { Absence::HalfBye });
    round.absent.extend(off.iter().map(of_off));
    Some(round)
}

/// Says that not everyone could be paired. One bye in an odd field needs no word.
fn tell_byes(one: &mut Tournament, now: Timestamp) {
    let Some(last) = one.rounds.last() else { return };
    let byes: Vec<Absence> =
        last.absent.iter().filter(|(who, _)| !last.off.contains(who)).map(|&(_, why)| why).collect();
    let is_usual = matches!(byes.as_slice(), [] | [Absence::FullBye]) && !last.games.is_empty();
    if !byes.is_empty() && !is_usual {
        let round = u16::try_from(one.rounds.len()).unwrap_or(u16::MAX);
        one.note_and_tell(None, LogEntry::Byes(round), now);
    }
}

fn with_options(chosen: &ChosenOptions) -> Result<TournamentKind, TournamentRefusal> {
    let refusal = TournamentRefusal::Rounds { most: MOST_ROUNDS };
    let rounds = match chosen.rounds.map(u8::try_from).transpose() {
        Ok(Some(0)) | Err(_) => return Err(refusal),
        Ok(rounds) => rounds,
    };
    Ok(TournamentKind::Swiss { rounds })
}
