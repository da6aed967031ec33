//! What organisers do. All of it is in the log.

use std::time::Duration;

use kuzhi_engine::Side;

use crate::refusal::TournamentRefusal;
use crate::tournaments::announcement::News;
use crate::tournaments::field::{Absence, Entrant, RoundResult};
use crate::tournaments::game::{GameState, TournamentGame};
use crate::tournaments::log::LogEntry;
use crate::tournaments::round::TournamentRound;
use crate::tournaments::tournament::{Presence, Tournament, TournamentPlayer, TournamentStage};
use crate::{MatchId, PlayerId, Timestamp};

/// How far ahead a tournament can begin: 60 days, and an hour by which clocks may be changed meanwhile.
const FAR: Duration = Duration::from_hours(24 * 60 + 1);

/// The longest reason, in characters.
pub(in crate::tournaments) const LONGEST_REASON: usize = 200;

/// How many pairs can be kept apart.
pub(in crate::tournaments) const MOST_APART: usize = 100;

/// How many can organise it beside whoever announced it.
pub(in crate::tournaments) const MOST_ORGANISERS: usize = 10;

impl Tournament {
    pub(super) fn begin_now(
        &mut self,
        by: Option<PlayerId>,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        if self.stage != TournamentStage::Open {
            return Err(TournamentRefusal::Begun);
        }
        let [fewest, _] = self.rules.kind.sizes();
        if self.number() < fewest {
            return Err(TournamentRefusal::TooFew { fewest });
        }
        self.rules.begins = now;
        // Whoever presses it is there: it does not wait as after an absence.
        let before = Timestamp::from_millis(now.as_millis().saturating_sub(1));
        self.credited_until = self.credited_until.min(before);
        self.add_log_line(by, LogEntry::BegunNow, now);
        Ok(())
    }

    pub(super) fn reschedule(
        &mut self,
        by: Option<PlayerId>,
        begins: Timestamp,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        if self.stage != TournamentStage::Open {
            return Err(TournamentRefusal::Begun);
        }
        let before = self.rules.begins;
        may_begin_at(begins, now)?;
        self.rules.begins = begins;
        self.renew_calls(before, now);
        self.add_log_line(by, LogEntry::PutOff(begins), now);
        self.tell(News::PutOff);
        Ok(())
    }

    /// Gives all games that have not begun more time.
    pub(super) fn extend_all(
        &mut self,
        by: Option<PlayerId>,
        time: Duration,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        let mut until = None;
        for round in &mut self.rounds {
            for game in &mut round.games {
                if matches!(game.state, GameState::Waiting(_)) {
                    game.begin_by = game.begin_by + time;
                    until = until.max(Some(game.begin_by));
                    round.reminded = false;
                }
            }
        }
        let until = until.ok_or(TournamentRefusal::NothingToExtend)?;
        self.note_and_tell(by, LogEntry::Extended(until), now);
        Ok(())
    }

    /// Gives a game more time to begin. In one that is played over days, whoever is to move gets all of their
    /// time again.
    pub(super) fn extend(
        &mut self,
        by: Option<PlayerId>,
        id: MatchId,
        time: Duration,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        let is_for_days = self.rules.clock.is_for_days();
        let round = self.rounds.iter_mut().find(|round| round.games.iter().any(|game| game.id == id));
        let round = round.ok_or(TournamentRefusal::NoSuchGame)?;
        let game = round.games.iter_mut().find(|game| game.id == id).ok_or(TournamentRefusal::NoSuchGame)?;
        let entry = match game.state {
            GameState::Waiting(_) => {
                game.begin_by = game.begin_by + time;
                round.reminded = false;
                LogEntry::MoreTime { game: id, until: game.begin_by }
            }
            GameState::Playing(_) if is_for_days => {
                self.renewed.push((id, now));
                LogEntry::Renewed(id)
            }
            GameState::Playing(_) | GameState::Ended(..) => return Err(TournamentRefusal::NothingToExtend),
        };
        self.note_and_tell(by, entry, now);
        Ok(())
    }

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
            GameState::Playing(_) | GameState::Ended(RoundResult::Played(_), _) => false,
            GameState::Ended(RoundResult::Forfeit(winner), _) => {
                Side::ALL.into_iter().all(|side| winner == Some(side) || has_left(side))
            }
        }
    }

    /// Removes a player. All of their open games are lost by default, so that no round waits for them.
    pub(super) fn remove(
        &mut self,
        by: Option<PlayerId>,
        player: PlayerId,
        reason: &str,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        let reason = reason_of(reason)?;
        let is_in = |one: &Entrant| self.player(*one).is_some_and(|one| one.presence != Presence::Removed);
        let entrant = self.entrant(player).filter(is_in).ok_or(TournamentRefusal::ThemTakesNoPart)?;
        if self.stage == TournamentStage::Open {
            // Nobody is paired with them.
            self.strike(entrant);
            self.removed.push(player);
            self.note_and_tell(by, LogEntry::Removed { player, reason }, now);
            return Ok(());
        }
        self.take_out(entrant, Presence::Removed, now);
        for game in self.rounds.iter_mut().flat_map(|round| &mut round.games) {
            if let (GameState::Playing(_), Some(side)) = (game.state, game.side_of(entrant)) {
                game.state = GameState::Ended(RoundResult::Forfeit(Some(side.other())), now);
                self.stopped.push(game.id);
            }
        }
        if let Some(series) = &mut self.series {
            series.always.retain(|one| *one != player);
        }
        self.note_and_tell(by, LogEntry::Removed { player, reason }, now);
        Ok(())
    }

    /// Lets somebody in again who was removed. Whether they come is theirs to decide.
    pub(super) fn let_in(
        &mut self,
        by: Option<PlayerId>,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        if !self.is_removed(player) {
            return Err(TournamentRefusal::NotRemoved);
        }
        self.bar_no_more(player);
        self.note_and_tell(by, LogEntry::LetIn(player), now);
        Ok(())
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

    /// Puts a player on the start list: above another one, or at its end.
    fn number_player(
        &mut self,
        by: Option<PlayerId>,
        player: PlayerId,
        above: Option<PlayerId>,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        if self.stage != TournamentStage::Open {
            return Err(TournamentRefusal::Begun);
        }
        self.entrant(player).ok_or(TournamentRefusal::ThemTakesNoPart)?;
        let before = self.start_list.clone();
        self.start_list.retain(|&one| one != player);
        let place = |above: PlayerId| self.start_list.iter().position(|&one| one == above);
        let at = above.map_or(Some(self.start_list.len()), place).ok_or(TournamentRefusal::StandsThere)?;
        self.start_list.insert(at, player);
        if self.start_list == before {
            return Err(TournamentRefusal::StandsThere);
        }
        let number = u16::try_from(at + 1).unwrap_or(u16::MAX);
        self.add_log_line(by, LogEntry::Numbered { player, number }, now);
        Ok(())
    }

    /// Puts somebody where they belong: on a ladder, or on the start list.
    pub(super) fn put_on_ladder(
        &mut self,
        by: Option<PlayerId>,
        player: PlayerId,
        above: Option<PlayerId>,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        let abilities = self.rules.kind.abilities();
        if abilities.has_bracket {
            return self.number_player(by, player, above, now);
        }
        if !abilities.has_challenges {
            return Err(TournamentRefusal::NotOfThisKind);
        }
        if !self.ladder.put(player, above) {
            return Err(TournamentRefusal::StandsThere);
        }
        self.note_and_tell(by, LogEntry::Placed { player, above }, now);
        Ok(())
    }

    /// Puts a ladder in the order of ratings, before anybody has won a place on it. A start list is
    /// emptied.
    pub(super) fn sort_ladder(
        &mut self,
        by: Option<PlayerId>,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        if !self.start_list.is_empty() {
            self.start_list.clear();
            self.add_log_line(by, LogEntry::NumberedByRating, now);
            return Ok(());
        }
        if !self.rules.kind.abilities().has_challenges {
            return Err(TournamentRefusal::NotOfThisKind);
        }
        if self.games().next().is_some() {
            return Err(TournamentRefusal::LadderIsPlayed);
        }
        self.sorts = true;
        self.note_and_tell(by, LogEntry::Sorted, now);
        Ok(())
    }

    /// Lets somebody organise it as well.
    pub(super) fn name_organiser(
        &mut self,
        by: Option<PlayerId>,
        who: PlayerId,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        if self.organisers().any(|one| one == who) {
            return Err(TournamentRefusal::Organises(who));
        }
        if self.co_organisers.len() >= MOST_ORGANISERS {
            let most = u16::try_from(MOST_ORGANISERS).unwrap_or(u16::MAX);
            return Err(TournamentRefusal::TooManyOrganisers { most });
        }
        self.co_organisers.push(who);
        self.note_and_tell(by, LogEntry::OrganiserNamed(who), now);
        Ok(())
    }

    /// Lets somebody organise it no more.
    pub(super) fn dismiss_organiser(
        &mut self,
        by: Option<PlayerId>,
        who: PlayerId,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        let at = self.co_organisers.iter().position(|one| *one == who);
        self.co_organisers.remove(at.ok_or(TournamentRefusal::NoCoOrganiser)?);
        self.add_log_line(by, LogEntry::OrganiserDismissed(who), now);
        Ok(())
    }

    pub(super) fn pause(&mut self, by: Option<PlayerId>, now: Timestamp) -> Result<(), TournamentRefusal> {
        if !self.is_running() {
            return Err(TournamentRefusal::NotBegun);
        }
        if self.paused.is_some() {
            return Err(TournamentRefusal::Paused);
        }
        self.paused = Some(now);
        self.add_log_line(by, LogEntry::Paused, now);
        self.tell(News::Paused);
        Ok(())
    }

    pub(super) fn resume(&mut self, by: Option<PlayerId>, now: Timestamp) -> Result<(), TournamentRefusal> {
        let since = self.paused.take().ok_or(TournamentRefusal::NotPaused)?;
        self.delay(since, now);
        if self.playing().next().is_some() {
            self.pauses.push([since, now]);
        }
        // Absences during the pause are part of it.
        self.credited_until = self.credited_until.max(now);
        self.add_log_line(by, LogEntry::Resumed, now);
        self.tell(News::Resumed);
        Ok(())
    }

    /// Notes what an organiser has decided, and tells everyone.
    pub(in crate::tournaments) fn note_and_tell(
        &mut self,
        by: Option<PlayerId>,
        what: LogEntry,
        now: Timestamp,
    ) {
        self.add_log_line(by, what, now);
        self.tell(News::Decided(self.log.len() - 1));
    }

    /// Calls it off. One that stands until then has an end and places, if it was played.
    pub(super) fn stop(&mut self, by: Option<PlayerId>, reason: &str, now: Timestamp) {
        let reason = reason.trim().chars().take(LONGEST_REASON).collect();
        self.add_log_line(by, LogEntry::Stopped(reason), now);
        self.paused = None;
        for game in self.rounds.iter_mut().flat_map(|round| &mut round.games) {
            match game.state {
                GameState::Playing(_) => self.stopped.push(game.id),
                GameState::Waiting(_) => {}
                GameState::Ended(..) => continue,
            }
            game.state = GameState::Ended(RoundResult::Forfeit(None), now);
        }
        if self.rules.kind.abilities().is_standing && self.games().next().is_some() {
            self.end(now);
        } else {
            self.stage = TournamentStage::CalledOff { at: now };
            self.tell(News::CalledOff);
        }
    }
}

/// Checks when a tournament begins.
///
/// # Errors
///
/// [`TournamentRefusal::BadStart`] if that is past, or too far ahead.
pub(in crate::tournaments) fn may_begin_at(
    begins: Timestamp,
    now: Timestamp,
) -> Result<(), TournamentRefusal> {
    if begins <= now || begins > now + FAR { Err(TournamentRefusal::BadStart) } else { Ok(()) }
}

pub(super) fn reason_of(reason: &str) -> Result<String, TournamentRefusal> {
    let reason: String = reason.trim().chars().take(LONGEST_REASON).collect();
    if reason.is_empty() { Err(TournamentRefusal::NoReason) } else { Ok(reason) }
}
