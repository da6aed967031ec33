//! Whom organisers remove, let in, number and name. All that they do is in the log.

use crate::refusal::TournamentRefusal;
use crate::tournaments::field::Entrant;
use crate::tournaments::log::LogEntry;
use crate::tournaments::news::News;
use crate::tournaments::player::Presence;
use crate::tournaments::tournament::{Tournament, TournamentStage};
use crate::{PlayerId, Timestamp};

/// The longest reason, in characters.
pub(in crate::tournaments) const LONGEST_REASON: usize = 200;

/// How many can organise it beside whoever announced it.
pub(in crate::tournaments) const MOST_ORGANISERS: usize = 10;

impl Tournament {
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
        self.lose_games(entrant, now);
        self.take_out(entrant, Presence::Removed, now);
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

    /// Enters somebody for the server of whoever names them. They are told, and can leave: who has done so
    /// comes back by themselves.
    pub(super) fn name_player(
        &mut self,
        by: Option<PlayerId>,
        player: PlayerId,
        is_guest: bool,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        if !self.rules.kind.abilities().has_teams {
            return Err(TournamentRefusal::NotOfThisKind);
        }
        if self.entrant(player).is_some() {
            return Err(TournamentRefusal::IsIn(player));
        }
        if self.log.iter().any(|line| line.by == Some(player) && line.what == LogEntry::Left) {
            return Err(TournamentRefusal::HasLeft(player));
        }
        self.bar_no_more(player);
        self.enter(player, is_guest, now)?;
        self.note_and_tell(by, LogEntry::PlayerNamed(player), now);
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
}

pub(super) fn reason_of(reason: &str) -> Result<String, TournamentRefusal> {
    let reason: String = reason.trim().chars().take(LONGEST_REASON).collect();
    if reason.is_empty() { Err(TournamentRefusal::NoReason) } else { Ok(reason) }
}
