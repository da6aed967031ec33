//! Who meets whom, as organisers decide that: rounds paired again, and pairs kept apart.

use kuzhi_engine::Side;

use crate::refusal::TournamentRefusal;
use crate::tournaments::field::{Absence, Entrant, RoundResult};
use crate::tournaments::game::{GameState, TournamentGame};
use crate::tournaments::log::LogEntry;
use crate::tournaments::news::News;
use crate::tournaments::player::{Presence, TournamentPlayer};
use crate::tournaments::round::TournamentRound;
use crate::tournaments::tournament::Tournament;
use crate::{MatchId, PlayerId, Timestamp};

/// How many pairs can be kept apart.
pub(in crate::tournaments) const MOST_APART: usize = 100;

impl Tournament {
    /// Takes the last round back, so that it is paired anew. Only before any of its games has begun. Matches
    /// that were dealt are broken off.
    pub(super) fn pair_again(
        &mut self,
        by: Option<PlayerId>,
        dealt: &[MatchId],
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        if !self.rules.kind.abilities().pairs_again {
            return Err(TournamentRefusal::NotOfThisKind);
        }
        let last = self.rounds.last().ok_or(TournamentRefusal::NotBegun)?;
        if !last.games.iter().all(|game| dealt.contains(&game.id) || self.has_not_begun(last, game)) {
            return Err(TournamentRefusal::RoundHasBegun);
        }
        let Some(back) = self.rounds.pop() else { return Err(TournamentRefusal::NotBegun) };
        let number = self.rounds.len();
        let played = back.games.iter().filter(|game| matches!(game.state, GameState::Playing(_)));
        self.stopped.extend(played.map(|game| game.id));
        self.forget_news_of_round(number);
        for &(one, why) in &back.absent {
            // Whoever came late during this round keeps what they have for the rounds before it.
            let is_late = why == Absence::HalfBye && !back.off.contains(&one) && self.is_late(one, number);
            if let Some(before) = self.rounds.last_mut().filter(|_| is_late) {
                before.absent.push((one, why));
            }
        }
        self.add_log_line(by, LogEntry::PairedAgain, now);
        // Who has this round off keeps it, and so does who asked for the one after it.
        let next_off = self.with(Presence::Off);
        self.set_presence(&next_off, Presence::Here);
        let is_here = |one: &Entrant| self.player(*one).is_some_and(TournamentPlayer::takes_part);
        let off: Vec<Entrant> = back.off.iter().copied().filter(is_here).collect();
        self.set_presence(&off, Presence::Off);
        if self.kind().pair_next_round(self, now) {
            self.set_presence(&next_off, Presence::Off);
        }
        Ok(())
    }

    /// What nobody was told of a round that was taken back is not told any more.
    pub(in crate::tournaments) fn forget_news_of_round(&mut self, number: usize) {
        let is_of_it = |what: &News| match what {
            News::RoundBegun(at) | News::RoundEnding(at) | News::RoundOver(at) => usize::from(*at) == number,
            _ => false,
        };
        self.posts.news.retain(|one| one.tried.is_some() || !is_of_it(&one.what));
    }

    /// Whether nobody can have played a game: it waits, or was lost by those who have left, even if they are
    /// back.
    fn has_not_begun(&self, round: &TournamentRound, game: &TournamentGame) -> bool {
        let has_left = |side: Side| {
            let who = game.pairing.at(side);
            round.left.contains(&who) || !self.player(who).is_some_and(TournamentPlayer::takes_part)
        };
        match game.state {
            GameState::Waiting(_) => true,
            GameState::Playing(_) | GameState::Ended(RoundResult::Played(_) | RoundResult::Removed, _) => {
                false
            }
            GameState::Ended(RoundResult::Forfeit(winner), _) => {
                Side::ALL.into_iter().all(|side| winner == Some(side) || has_left(side))
            }
        }
    }

    pub(super) fn forbid(
        &mut self,
        by: Option<PlayerId>,
        [one, other]: [PlayerId; 2],
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        if !self.rules.kind.abilities().keeps_apart || one == other {
            return Err(TournamentRefusal::NotOfThisKind);
        }
        let takes_part =
            |who| self.entrant(who).and_then(|at| self.player(at)).is_some_and(TournamentPlayer::takes_part);
        if !takes_part(one) || !takes_part(other) {
            return Err(TournamentRefusal::ThemTakesNoPart);
        }
        if self.are_kept_apart(one, other) {
            return Err(TournamentRefusal::KeptApart);
        }
        if self.forbidden.len() >= MOST_APART {
            return Err(TournamentRefusal::TooManyApart {
                most: u16::try_from(MOST_APART).unwrap_or(u16::MAX),
            });
        }
        self.forbidden.push([one, other]);
        self.add_log_line(by, LogEntry::Forbidden([one, other]), now);
        Ok(())
    }

    /// Lets two people meet again who were kept apart.
    pub(super) fn unforbid(
        &mut self,
        by: Option<PlayerId>,
        pair: [PlayerId; 2],
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        let before = self.forbidden.len();
        self.forbidden.retain(|kept| !pair.iter().all(|one| kept.contains(one)));
        if self.forbidden.len() == before {
            return Err(TournamentRefusal::NotKeptApart);
        }
        self.add_log_line(by, LogEntry::Unforbidden(pair), now);
        Ok(())
    }
}
