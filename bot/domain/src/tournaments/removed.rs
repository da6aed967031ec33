//! Whom a tournament still recognises once they have deleted their data: who was removed, and who never meets
//! whom.

use kuzhi_search::mix;

use super::field::Entrant;
use super::player::{Presence, TournamentPlayer};
use super::tournament::Tournament;
use crate::PlayerId;
use crate::erasure::Erasure;

impl Tournament {
    /// Whether somebody was removed, also if they have deleted their data since.
    pub(super) fn is_removed(&self, who: PlayerId) -> bool {
        self.barred.iter().chain(&self.removed).any(|&one| self.stands_for(one, who))
            || self.players.iter().any(|one| one.player == who && one.presence == Presence::Removed)
    }

    /// Who was removed and can be let in again, in the order of numbers.
    pub fn removed_people(&self) -> Vec<PlayerId> {
        let players = self.players.iter().filter(|one| one.presence == Presence::Removed);
        let all = self.removed.iter().copied().chain(players.map(|one| one.player));
        all.filter(|one| !one.has_left()).collect()
    }

    /// Forgets that somebody was removed.
    pub(super) fn bar_no_more(&mut self, who: PlayerId) {
        let barred = std::mem::take(&mut self.barred);
        self.barred = barred.into_iter().filter(|&one| !self.stands_for(one, who)).collect();
        self.removed.retain(|one| *one != who);
        let theirs = |one: &&mut TournamentPlayer| one.player == who && one.presence == Presence::Removed;
        if let Some(player) = self.players.iter_mut().find(theirs) {
            player.presence = Presence::Withdrawn;
        }
    }

    /// The pairs that never meet.
    pub(super) fn forbidden_pairs(&self) -> Vec<[Entrant; 2]> {
        let entrant = |named: PlayerId| {
            let place = self.players.iter().position(|one| self.stands_for(named, one.player))?;
            u16::try_from(place).ok().map(Entrant)
        };
        let pairs = self.forbidden.iter();
        pairs.filter_map(|&[one, other]| Some([entrant(one)?, entrant(other)?])).collect()
    }

    /// Whether two people never meet, also if they have deleted their data since that was decided.
    pub(super) fn are_kept_apart(&self, one: PlayerId, other: PlayerId) -> bool {
        let is_of = |pair: &[PlayerId; 2], who| pair.iter().any(|&named| self.stands_for(named, who));
        self.forbidden.iter().any(|pair| is_of(pair, one) && is_of(pair, other))
    }

    /// Puts marks in place of a person who leaves, where being recognised protects others.
    pub(super) fn replace_with_pseudonym(&mut self, leaving: Erasure) {
        let was_removed = self.is_removed(leaving.who);
        let is_kept_apart = self.forbidden.as_flattened().contains(&leaving.who);
        if !was_removed && !is_kept_apart {
            return;
        }
        // A stand-in is drawn at random.
        let key = *self.mark_key.get_or_insert(mix(leaving.stand_in.0 ^ self.seed));
        let mark = leaving.who.pseudonym(key);
        self.removed.retain(|one| *one != leaving.who);
        for one in self.forbidden.as_flattened_mut().iter_mut().filter(|one| **one == leaving.who) {
            *one = mark;
        }
        if was_removed && !self.barred.contains(&mark) {
            self.barred.push(mark);
        }
    }

    /// Whether an id in the record is that of a person, or their mark.
    fn stands_for(&self, named: PlayerId, who: PlayerId) -> bool {
        named == who || self.mark_key.is_some_and(|key| who.pseudonym(key) == named)
    }
}
