//! What time and the results of games do to a tournament.

mod rounds;
mod times;

use std::collections::{BTreeMap, BTreeSet};

use kuzhi_engine::Side;

use super::field::{Entrant, Pairing, RoundResult};
use super::game::{GameState, MatchFact, TournamentGame};
use super::log::LogEntry;
use super::news::News;
use super::player::Presence;
use super::tournament::{Tournament, TournamentStage};
use crate::{MatchId, PlayerId, Timestamp};

/// What has happened elsewhere.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TournamentFacts {
    /// What has become of matches in play.
    pub matches: BTreeMap<MatchId, MatchFact>,
    /// The scores of those that were played out.
    pub scores: BTreeMap<MatchId, [u8; 2]>,
    /// How strong players are, for their pairing numbers. Whoever is not in it comes last.
    pub strengths: BTreeMap<PlayerId, i64>,
    /// The groups of the last league, each from the best to the last, if this one is drafted from it.
    pub last_groups: Vec<Vec<PlayerId>>,
    /// Who plays a live game elsewhere. An arena gives them none meanwhile.
    pub playing_elsewhere: BTreeSet<PlayerId>,
    /// Who may not play on the server.
    pub kept_out: Vec<PlayerId>,
}

impl Tournament {
    /// Returns the tournament as time and the results of its games have made it. `None` if nothing changes.
    pub fn advance(&self, facts: &TournamentFacts, now: Timestamp) -> Option<Tournament> {
        let mut next = self.clone();
        next.take_results(facts, now);
        for &one in facts.kept_out.iter().filter(|_| self.is_live()) {
            next.keep_out(one, now);
        }
        if next.paused.is_none() {
            if next.stage == TournamentStage::Open {
                next.call_before_start(now);
                next.begin_if_due(facts, now);
            }
            if next.is_running() {
                next.forfeit_games(now);
                next.kind().advance(&mut next, facts, now);
            }
        }
        (next != *self).then(|| Tournament { version: self.version + 1, ..next })
    }

    /// Returns the tournament with the results of games that have ended, and nothing of what follows from
    /// them. It is not to be stored: only what is decided with it is a new version.
    #[must_use]
    pub fn with_results(&self, facts: &TournamentFacts, now: Timestamp) -> Tournament {
        let mut next = self.clone();
        next.take_results(facts, now);
        next
    }

    /// When something happens without anybody doing anything, if no game ends before.
    pub fn next_due(&self) -> Option<Timestamp> {
        [self.own_next_due(), self.next_is_announced_at(), self.lapses_at()].into_iter().flatten().min()
    }

    fn own_next_due(&self) -> Option<Timestamp> {
        if self.paused.is_some() {
            return None;
        }
        if !self.is_running() {
            let begins = (self.stage == TournamentStage::Open).then(|| self.begins_at())?;
            return Some(self.next_call().map_or(begins, |call| call.min(begins)));
        }
        let (busy, untold) = (self.busy(), self.untold_games());
        let waiting = self.games().filter(|game| matches!(game.state, GameState::Waiting(_)));
        let waiting = waiting.filter(|game| !is_held_up(game, &busy) && !untold.contains(&game.id));
        let forfeits = waiting.map(|game| game.begin_by).min();
        [forfeits, self.kind().next_due(self)].into_iter().flatten().min()
    }

    /// Notes how games have ended.
    fn take_results(&mut self, facts: &TournamentFacts, now: Timestamp) {
        let mut idle = Vec::new();
        let mut ended = Vec::new();
        for game in self.rounds.iter_mut().flat_map(|round| &mut round.games) {
            let GameState::Playing(_) = game.state else { continue };
            let people = Side::ALL.map(|side| self.players.get(game.pairing.at(side).index()));
            let fact = match facts.matches.get(&game.id) {
                // A match that was not made before one of them deleted their data is not made any more.
                None if people.iter().flatten().any(|one| one.player.has_left()) => {
                    Some(&MatchFact::BrokenOff)
                }
                fact => fact,
            };
            let result = match fact {
                None | Some(MatchFact::Playing) => continue,
                Some(MatchFact::Over(winner)) => RoundResult::Played(*winner),
                Some(MatchFact::NeverCame(side)) => {
                    idle.push(game.pairing.at(*side));
                    RoundResult::Forfeit(Some(side.other()))
                }
                Some(MatchFact::BrokenOff) => {
                    let gone = Side::ALL
                        .into_iter()
                        .zip(people)
                        .filter_map(|(side, one)| one.is_some_and(|one| !one.takes_part()).then_some(side));
                    let gone: Vec<_> = gone.collect();
                    RoundResult::Forfeit(match gone.as_slice() {
                        [side] => Some(side.other()),
                        _ => None,
                    })
                }
            };
            game.state = GameState::Ended(result, now);
            game.score = facts.scores.get(&game.id).copied();
            ended.push(game.id);
        }
        let pairings: Vec<Pairing> =
            ended.iter().filter_map(|&id| self.game(id)).map(|game| game.pairing).collect();
        let has_played = |one: &TournamentGame| {
            pairings.iter().any(|pairing: &Pairing| {
                Side::ALL.into_iter().any(|side| one.side_of(pairing.at(side)).is_some())
            })
        };
        if self.rules.clock.is_live() {
            let grace = now + self.rules.time_to_begin();
            let waiting = self
                .rounds
                .iter_mut()
                .flat_map(|round| &mut round.games)
                .filter(|one| matches!(one.state, GameState::Waiting(_)) && has_played(one));
            for game in waiting {
                game.begin_by = game.begin_by.max(grace);
            }
        }
        for id in ended {
            self.kind().game_ended(self, id, now);
        }
        self.note_missing(idle, now);
    }

    /// Whoever does not come to a game gets no further one until they are back, where people can stay away.
    fn note_missing(&mut self, idle: Vec<Entrant>, now: Timestamp) {
        let mut missing = idle;
        missing.sort_unstable();
        missing.dedup();
        let people = |one: &Tournament, all: &[Entrant]| -> Vec<PlayerId> {
            all.iter().map(|&who| one.person(who)).collect()
        };
        self.add_log_lines(&people(self, &missing), LogEntry::NoShow, now);
        if self.rules.kind.abilities().rest.is_none() || self.is_in_last_round() {
            return;
        }
        missing.retain(|one| matches!(self.players[one.index()].presence, Presence::Here | Presence::Off));
        if !missing.is_empty() {
            self.set_presence(&missing, Presence::Missing);
            self.add_log_lines(&people(self, &missing), LogEntry::OffUntilBack, now);
            self.tell(News::Missing(missing));
        }
    }

    fn begin_if_due(&mut self, facts: &TournamentFacts, now: Timestamp) {
        if self.begins_at() > now {
            return;
        }
        self.leave_out_absent(now);
        if !self.kind().can_begin(self) {
            self.stage = TournamentStage::CalledOff { at: now };
            self.add_log_line(None, LogEntry::TooFew, now);
            return self.tell(News::CalledOff);
        }
        let strength =
            |who: &PlayerId| std::cmp::Reverse(facts.strengths.get(who).copied().unwrap_or(i64::MIN));
        let list = std::mem::take(&mut self.start_list);
        let listed = |who: &PlayerId| list.iter().position(|one| one == who).unwrap_or(usize::MAX);
        self.players.sort_by_key(|one| (listed(&one.player), strength(&one.player), one.active, one.player));
        let is_drafted = self.draft_from(&facts.last_groups);
        self.stage = TournamentStage::Running { since: now };
        self.add_log_line(None, LogEntry::Begun, now);
        if is_drafted && self.has_groups() {
            self.note_and_tell(None, LogEntry::Drafted, now);
        }
        let too_few = |needed: &u16| self.number() < *needed;
        if let (Some(_), Some(rounds)) =
            (self.rules.kind.players_for_rounds().filter(too_few), self.total_rounds())
        {
            self.note_and_tell(None, LogEntry::FewerRounds(rounds), now);
        }
        if !self.rules.kind.has_rounds() {
            self.tell(News::Begun);
        }
    }

    /// Games that nobody, or only one, has come to in time are lost by default. Who plays another one cannot
    /// come, nor who was not told of it.
    fn forfeit_games(&mut self, now: Timestamp) {
        let (busy, untold) = (self.busy(), self.untold_games());
        let (mut lost, mut idle) = (Vec::new(), Vec::new());
        for game in self.rounds.iter_mut().flat_map(|round| &mut round.games) {
            if let GameState::Waiting(there) = game.state
                && game.begin_by <= now
                && !is_held_up(game, &busy)
                && !untold.contains(&game.id)
            {
                idle.extend(game.missing().into_iter().map(|side| game.pairing.at(side)));
                game.state = GameState::Ended(RoundResult::Forfeit(there), now);
                lost.push(game.id);
            }
        }
        for id in lost {
            self.kind().game_ended(self, id, now);
        }
        self.note_missing(idle, now);
    }
}

/// Whether one of the two plays another game, and cannot begin this one.
fn is_held_up(game: &TournamentGame, busy: &BTreeSet<Entrant>) -> bool {
    busy.contains(&game.pairing.south) || busy.contains(&game.pairing.north)
}
