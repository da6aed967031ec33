//! Games that are played once more: on a new board, or on the old one because its result was undone.

use super::organisers::reason_of;
use crate::refusal::TournamentRefusal;
use crate::tournaments::field::RoundResult;
use crate::tournaments::game::GameState;
use crate::tournaments::log::LogEntry;
use crate::tournaments::player::{Presence, TournamentPlayer};
use crate::tournaments::tournament::{Tournament, TournamentStage};
use crate::{MatchId, PlayerId, Timestamp};

impl Tournament {
    /// Has a game played once more, as another match. What its old match counted is forgotten.
    pub(super) fn play_again(
        &mut self,
        by: Option<PlayerId>,
        old: MatchId,
        reason: &str,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        let reason = reason_of(reason)?;
        let game = *self.game(old).ok_or(TournamentRefusal::NoSuchGame)?;
        if matches!(game.state, GameState::Waiting(_)) {
            return Err(TournamentRefusal::HasNoResult);
        }
        self.may_be_played_again(old)?;
        let has_ended = self.ends_at().is_some_and(|ends| ends <= now);
        if has_ended {
            return Err(TournamentRefusal::MovedOn);
        }
        let is_there = |one| self.player(one).is_some_and(TournamentPlayer::takes_part);
        if ![game.pairing.south, game.pairing.north].into_iter().all(is_there) {
            return Err(TournamentRefusal::ThemTakesNoPart);
        }
        self.stopped.extend(matches!(game.state, GameState::Playing(_)).then_some(old));
        if !game.is_open() {
            // A place that was taken is given back.
            self.correct(old, GameState::Ended(RoundResult::Removed, now), now);
        }
        let new = self.draw_id();
        // Games that begin by themselves do so again.
        let begins = self.rules.kind.abilities().pairs_at_once || self.rules.deals_at_once();
        let state = if begins { GameState::Playing(now) } else { GameState::Waiting(None) };
        let begin_by = if begins { now } else { now + self.rules.time_to_begin() };
        for round in &mut self.rounds {
            if let Some(game) = round.games.iter_mut().find(|game| game.id == old) {
                (game.id, game.state, game.begin_by) = (new, state, begin_by);
                (game.score, game.came) = (None, None);
                (round.reminded, round.closed) = (false, false);
                round.left.retain(|one| game.side_of(*one).is_none());
            }
        }
        for game in self.log.iter_mut().filter_map(|line| line.what.game_mut()).filter(|game| **game == old) {
            *game = new;
        }
        self.posts.news.retain(|one| one.tried.is_some() || one.what.game() != Some(old));
        let missing = self.with(Presence::Missing);
        let theirs = missing.into_iter().filter(|&one| game.side_of(one).is_some());
        self.set_presence(&theirs.collect::<Vec<_>>(), Presence::Here);
        self.note_and_tell(by, LogEntry::Replayed { game: new, old: Some(old), reason }, now);
        Ok(())
    }

    /// Why organisers have had the game of a match played once more, as another match, if they have.
    pub fn replayed_because(&self, id: MatchId) -> Option<&str> {
        self.log.iter().find_map(|line| match &line.what {
            LogEntry::Replayed { old, reason, .. } if *old == Some(id) => Some(reason.as_str()),
            _ => None,
        })
    }

    /// Lets a game be played again because the result of its match is undone.
    ///
    /// # Errors
    ///
    /// [`TournamentRefusal::MovedOn`] if the tournament has gone on with that result, and others.
    pub fn played_again(
        &self,
        by: Option<PlayerId>,
        game: MatchId,
        now: Timestamp,
    ) -> Result<Tournament, TournamentRefusal> {
        self.may_be_played_again(game)?;
        let mut next = Tournament { version: self.version + 1, ..self.clone() };
        next.note_and_tell(by, LogEntry::PlayedAgain(game), now);
        next.correct(game, GameState::Playing(now), now);
        Ok(next)
    }

    /// Checks whether a game can be played again.
    ///
    /// # Errors
    ///
    /// A [`TournamentRefusal`] with the reason.
    pub fn may_be_played_again(&self, id: MatchId) -> Result<(), TournamentRefusal> {
        let game = self.game(id).ok_or(TournamentRefusal::NoSuchGame)?;
        let players = [game.pairing.south, game.pairing.north];
        let is_removed = |one| self.player(one).is_some_and(|one| one.presence == Presence::Removed);
        let goes_on = self.is_running() && self.kind().may_be_played_again(self, game);
        if goes_on && !players.into_iter().any(is_removed) {
            Ok(())
        } else if matches!(self.stage, TournamentStage::CalledOff { .. }) {
            Err(TournamentRefusal::Over)
        } else {
            Err(TournamentRefusal::MovedOn)
        }
    }

    /// Lets a game be played again whose old result was noted once more while that was being undone.
    pub fn reopen(&mut self, game: MatchId, now: Timestamp) -> bool {
        let is_ended = self.game(game).is_some_and(|game| !game.is_open());
        if is_ended && self.may_be_played_again(game).is_ok() {
            self.correct(game, GameState::Playing(now), now);
        }
        is_ended
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Side;

    use super::super::corrections::tests::{
        ARENA, CUP, LADDER, LEAGUE, NORTH, SOUTH, SWISS, facts, places, playing, remove, result,
    };
    use super::*;
    use crate::tournaments::tests::{HOST, at, by, go};
    use crate::tournaments::{MatchFact, TournamentIntent, TournamentKind};

    #[test]
    fn an_undone_game_is_played_again() {
        for kind in [SWISS, LEAGUE, LADDER, CUP] {
            let (one, game) = playing(kind);
            let lost = one.with_results(&facts(&game, NORTH), at(62));
            let again = lost.played_again(Some(HOST), game.id, at(63)).unwrap();
            assert_eq!(again.game(game.id).unwrap().state, GameState::Playing(at(63)), "{kind:?}");
            assert_eq!(again.log.last().unwrap().what, LogEntry::PlayedAgain(game.id));
            assert_eq!(again.advance(&facts(&game, MatchFact::Playing), at(63)), None, "{kind:?}");
            let won = again.with_results(&facts(&game, SOUTH), at(64));
            assert_eq!(result(&won, game.id), Some(RoundResult::Played(Some(Side::South))));
            if kind == LADDER {
                assert_eq!((places(&lost), places(&won)), (vec![1, 4, 2, 3], vec![1, 2, 3, 4]));
            }
            let mut counted = again.with_results(&facts(&game, NORTH), at(63));
            assert!(counted.reopen(game.id, at(63)) && !counted.reopen(game.id, at(63)));
            let removed = remove(&lost, game.pairing.north);
            let refused = removed.played_again(None, game.id, at(63));
            assert_eq!(refused, Err(TournamentRefusal::MovedOn), "they are out");
        }
    }

    #[test]
    fn a_tournament_that_has_moved_on_says_so() {
        let (mut one, game) = playing(TournamentKind::Swiss { rounds: Some(2) });
        for game in &mut one.rounds[0].games {
            game.state = GameState::Ended(RoundResult::Played(Some(Side::South)), at(62));
        }
        let next = go(&one, at(63));
        assert_eq!(next.rounds.len(), 2);
        let refused = Err(TournamentRefusal::MovedOn);
        assert_eq!(next.may_be_played_again(game.id), refused, "the next round is paired");
        let over = Tournament { stage: TournamentStage::Over { at: at(64) }, ..one.clone() };
        assert_eq!(over.may_be_played_again(game.id), refused);
        let off = Tournament { stage: TournamentStage::CalledOff { at: at(64) }, ..one };
        assert_eq!(off.may_be_played_again(game.id), Err(TournamentRefusal::Over));
        assert_eq!(off.voided(None, game.id, at(65)), None);
        let (arena, game) = playing(ARENA);
        let paired = arena.advance(&facts(&game, NORTH), at(62)).unwrap();
        let other = arena.playing().nth(1).copied().unwrap();
        let paired = paired.advance(&facts(&other, NORTH), at(63)).unwrap();
        assert_eq!(paired.may_be_played_again(game.id), refused, "they play others by now");
        let (ladder, game) = playing(LADDER);
        let lost = ladder.with_results(&facts(&game, SOUTH), at(62));
        let busy = lost.decide(by(PlayerId(3)), TournamentIntent::Challenge(PlayerId(2)), at(63)).unwrap();
        assert_eq!(busy.may_be_played_again(game.id), refused, "a challenge is open");
    }
}
