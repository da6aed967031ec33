//! The role that the winners of a tournament have on its server, until the next one ends there.
//!
//! A tournament notes who should have it before Discord is told, and forgets them once they have it no more.
//! So nobody keeps it whatever is killed, and a correction moves it.

use serde::{Deserialize, Serialize};

use super::log::LogEntry;
use super::news::News;
use super::tournament::{Tournament, TournamentStage};
use crate::erasure::Erasure;
use crate::{PlayerId, RoleId, Timestamp};

/// What a tournament notes of the role of its winners.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WinnersRole {
    /// Who has it because of this tournament, or may have it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub holders: Vec<RoleHolder>,
    /// The role that the bot was not permitted to give.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<RoleId>,
}

/// Somebody who has a role because they have won.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoleHolder {
    /// Who it is.
    pub who: PlayerId,
    /// The role.
    pub role: RoleId,
    /// What is still to be done.
    pub state: RoleState,
}

/// What is still to be done about a role.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoleState {
    /// It is to be given.
    Due,
    /// Nothing: they have it.
    Given,
    /// It is to be taken.
    Lapsed,
}

impl WinnersRole {
    /// Whether nothing was noted.
    pub const fn is_none(&self) -> bool {
        self.holders.is_empty() && self.refused.is_none()
    }

    /// Whether something is still to be done.
    pub fn is_awaiting(&self) -> bool {
        self.holders.iter().any(|one| one.state != RoleState::Given)
    }

    /// Whether somebody has this role, or is about to get it.
    fn is_of(&self, who: PlayerId, role: RoleId) -> bool {
        self.holders.iter().any(|one| (one.who, one.role) == (who, role) && one.state != RoleState::Lapsed)
    }
}

impl Tournament {
    /// Whether its winners may have to get a role, or have one.
    pub fn may_give_role(&self) -> bool {
        let ends = || self.posts.news.iter().any(|news| news.what == News::Over);
        !self.winners_role.holders.is_empty() || matches!(self.stage, TournamentStage::Over { .. }) && ends()
    }

    /// Notes who should have the role of the server now, if there is one. `others` are those of the server
    /// that are not finished. False if that is known.
    pub fn note_winners_role(&mut self, role: Option<RoleId>, others: &[Tournament]) -> bool {
        let role = role.filter(|_| !others.iter().any(|other| other.takes_role_from(self)));
        let winners = role.map(|role| (role, self.winners())).filter(|_| self.may_give_role());
        let is_wanted = |one: &RoleHolder| {
            winners.as_ref().is_some_and(|(role, who)| *role == one.role && who.contains(&one.who))
        };
        let before = self.winners_role.holders.clone();
        for one in &mut self.winners_role.holders {
            one.state = match (is_wanted(one), one.state) {
                (true, RoleState::Lapsed) => RoleState::Due,
                (true, state) => state,
                (false, _) => RoleState::Lapsed,
            };
        }
        for (role, who) in
            winners.into_iter().flat_map(|(role, who)| who.into_iter().map(move |one| (role, one)))
        {
            let is_known = self.winners_role.holders.iter().any(|one| (one.who, one.role) == (who, role));
            // Of what was refused, people were told.
            if !is_known && self.winners_role.refused != Some(role) {
                self.winners_role.holders.push(RoleHolder { who, role, state: RoleState::Due });
            }
        }
        self.winners_role.holders != before
    }

    /// Whether its winners have a role, and it ended after another one, whose winners have none any more.
    fn takes_role_from(&self, other: &Tournament) -> bool {
        let (TournamentStage::Over { at }, TournamentStage::Over { at: before }) = (self.stage, other.stage)
        else {
            return false;
        };
        let has_given = self.winners_role.holders.iter().any(|one| one.state != RoleState::Lapsed);
        has_given && (at, self.id) > (before, other.id)
    }

    /// Whoever has won, and has not deleted their data.
    fn winners(&self) -> Vec<PlayerId> {
        let first = self.podium().into_iter().take_while(|one| one.place == 1);
        first.map(|one| self.person(one.entrant)).filter(|one| !one.has_left()).collect()
    }

    /// Whether one of these tournaments has given somebody the same role, so that it is not taken from them.
    pub fn keeps_role(holder: &RoleHolder, others: &[Tournament]) -> bool {
        others.iter().any(|other| other.winners_role.is_of(holder.who, holder.role))
    }

    /// Notes that somebody has the role, or has it no more. False if that is known.
    pub fn note_role(&mut self, holder: &RoleHolder) -> bool {
        let holders = &mut self.winners_role.holders;
        let Some(at) = holders.iter().position(|one| one == holder) else { return false };
        match holder.state {
            RoleState::Lapsed => _ = holders.remove(at),
            RoleState::Due | RoleState::Given => holders[at].state = RoleState::Given,
        }
        true
    }

    /// Notes that the bot may not give a role. People are told unless they know.
    pub fn note_role_refused(&mut self, role: RoleId, is_known: bool, now: Timestamp) -> bool {
        let holders = self.winners_role.holders.len();
        self.winners_role.holders.retain(|one| one.role != role || one.state != RoleState::Due);
        let is_new = self.winners_role.refused.replace(role) != Some(role);
        if is_new && !is_known {
            self.note_and_tell(None, LogEntry::NoRole(role), now);
        }
        is_new || self.winners_role.holders.len() < holders
    }

    /// Forgets who has the role: the bot has left the server. False if nobody has.
    pub fn forget_roles(&mut self) -> bool {
        !std::mem::take(&mut self.winners_role.holders).is_empty()
    }

    /// Forgets a person who leaves.
    pub(super) fn forget_role_of(&mut self, leaving: Erasure) {
        self.winners_role.holders.retain(|one| one.who != leaving.who);
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Side;

    use super::*;
    use crate::TournamentId;
    use crate::tournaments::field::{Pairing, RoundResult};
    use crate::tournaments::game::GameState;
    use crate::tournaments::tests::{LIVE, announced, at, go, with};
    use crate::tournaments::{Entrant, TournamentKind};

    const ROLE: RoleId = RoleId(5);
    const OTHER: RoleId = RoleId(6);

    /// A tournament that has ended, which this person has won, and has not told so.
    fn won_by(winner: u64, id: u64, ended: u64) -> Tournament {
        let kind = TournamentKind::Swiss { rounds: Some(1) };
        let mut one = go(&with(&announced(kind, LIVE), 1..=4), at(60));
        one.players.swap(0, usize::try_from(winner - 1).unwrap());
        for (game, south) in one.rounds[0].games.iter_mut().zip([0, 2]) {
            game.pairing = Pairing { south: Entrant(south), north: Entrant(south + 1) };
            let result = if south == 0 { Some(Side::South) } else { None };
            game.state = GameState::Ended(RoundResult::Played(result), at(61));
        }
        one.id = TournamentId::from_random(id);
        one.end(at(ended));
        one
    }

    /// Who has which role, and what is to be done.
    fn holders(one: &Tournament) -> Vec<(u64, RoleId, RoleState)> {
        one.winners_role.holders.iter().map(|one| (one.who.0, one.role, one.state)).collect()
    }

    /// The same after everything was done that had to be.
    fn done(mut one: Tournament) -> Tournament {
        for holder in one.winners_role.holders.clone() {
            one.note_role(&holder);
        }
        one
    }

    #[test]
    fn the_winner_has_the_role_until_the_next_one_ends() {
        let mut first = won_by(2, 1, 70);
        assert!(first.note_winners_role(Some(ROLE), &[]) && !first.note_winners_role(Some(ROLE), &[]));
        assert_eq!(holders(&first), [(2, ROLE, RoleState::Due)]);
        assert!(first.winners_role.is_awaiting());
        let first = done(first).without_news();
        assert_eq!(holders(&first), [(2, ROLE, RoleState::Given)]);
        let mut second = won_by(3, 2, 80);
        second.note_winners_role(Some(ROLE), std::slice::from_ref(&first));
        assert_eq!(holders(&second), [(3, ROLE, RoleState::Due)]);
        let mut first = first;
        assert!(first.note_winners_role(Some(ROLE), &[second.clone()]));
        assert_eq!(holders(&first), [(2, ROLE, RoleState::Lapsed)]);
        let first = done(first);
        assert!(first.winners_role.is_none() && !first.may_give_role());

        // One that ended before is corrected.
        let mut late = won_by(4, 3, 75);
        late.note_winners_role(Some(ROLE), &[done(second)]);
        assert_eq!(holders(&late), []);
    }

    #[test]
    fn whoever_wins_again_keeps_it() {
        let (mut first, mut second) = (won_by(2, 1, 70), won_by(2, 2, 80));
        first.note_winners_role(Some(ROLE), &[]);
        second.note_winners_role(Some(ROLE), &[done(first.clone())]);
        first.note_winners_role(Some(ROLE), &[second.clone()]);
        let lapsed = first.winners_role.holders[0];
        assert_eq!(lapsed.state, RoleState::Lapsed);
        assert!(Tournament::keeps_role(&lapsed, &[second]) && !Tournament::keeps_role(&lapsed, &[first]));
    }

    #[test]
    fn a_correction_and_another_setting_move_it() {
        let mut one = won_by(2, 1, 70);
        one.note_winners_role(Some(ROLE), &[]);
        let mut one = done(one).without_news();
        one.rounds[0].games[0].state = GameState::Ended(RoundResult::Played(Some(Side::North)), at(61));
        let now_first = one.person(Entrant(1)).0;
        assert!(one.note_winners_role(Some(ROLE), &[]));
        assert_eq!(holders(&one), [(2, ROLE, RoleState::Lapsed), (now_first, ROLE, RoleState::Due)]);
        let mut one = done(one);
        assert!(one.note_winners_role(Some(OTHER), &[]));
        assert_eq!(holders(&one), [(now_first, ROLE, RoleState::Lapsed), (now_first, OTHER, RoleState::Due)]);
        let mut one = done(one);
        assert!(one.note_winners_role(None, &[]));
        assert_eq!(holders(&one), [(now_first, OTHER, RoleState::Lapsed)]);
    }

    #[test]
    fn what_the_bot_may_not_give_is_told_once() {
        let mut one = won_by(2, 1, 70);
        one.note_winners_role(Some(ROLE), &[]);
        assert!(one.note_role_refused(ROLE, false, at(71)) && !one.note_role_refused(ROLE, false, at(72)));
        assert_eq!(one.log.iter().filter(|line| line.what == LogEntry::NoRole(ROLE)).count(), 1);
        assert!(!one.note_winners_role(Some(ROLE), &[]), "nobody tries again");
        let mut next = won_by(2, 2, 80);
        next.note_winners_role(Some(ROLE), &[]);
        next.note_role_refused(ROLE, true, at(81));
        assert!(next.log.iter().all(|line| line.what != LogEntry::NoRole(ROLE)));
    }

    #[test]
    fn nobody_has_a_role_of_what_was_called_off_or_has_no_winner() {
        let mut open = announced(TournamentKind::Ladder, LIVE);
        assert!(!open.may_give_role() && !open.note_winners_role(Some(ROLE), &[]));
        open.end(at(70));
        assert!(open.may_give_role() && !open.note_winners_role(Some(ROLE), &[]), "nothing was played");
    }

    #[test]
    fn whoever_deletes_their_data_is_no_holder() {
        let mut one = won_by(2, 1, 70);
        one.note_winners_role(Some(ROLE), &[]);
        assert!(one.people().contains(&PlayerId(2)));
        let mut gone = one.anonymised(Erasure::new(PlayerId(2), 5)).unwrap();
        assert!(holders(&gone).is_empty() && !gone.note_winners_role(Some(ROLE), &[]));
        assert!(one.forget_roles() && !one.forget_roles());
    }
}
