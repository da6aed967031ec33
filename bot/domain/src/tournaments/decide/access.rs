//! Who may want what of a tournament.

use super::{TournamentActor, TournamentIntent};
use crate::refusal::TournamentRefusal;
use crate::tournaments::tournament::Tournament;

/// Who may want something of a tournament. Managers of the server may want everything.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TournamentRight {
    /// Everyone.
    Anyone,
    /// Whoever announced it, and whom they have named as organisers beside them.
    Organisers,
    /// Whoever announced it.
    Announcer,
}

impl TournamentIntent {
    /// Who may want it.
    pub const fn right(&self) -> TournamentRight {
        match self {
            TournamentIntent::Join { .. }
            | TournamentIntent::Always { .. }
            | TournamentIntent::Leave
            | TournamentIntent::RoundOff
            | TournamentIntent::CheckIn
            | TournamentIntent::Ready(_)
            | TournamentIntent::Wait(_)
            | TournamentIntent::Challenge(_) => TournamentRight::Anyone,
            TournamentIntent::NameOrganiser(_) | TournamentIntent::DismissOrganiser(_) => {
                TournamentRight::Announcer
            }
            _ => TournamentRight::Organisers,
        }
    }

    /// Whether only organisers may want it.
    pub fn is_of_organiser(&self) -> bool {
        self.right() != TournamentRight::Anyone
    }
}

impl Tournament {
    /// Whether somebody may decide on it: who announced it, whom they have named, and managers of the server.
    pub fn is_run_by(&self, actor: TournamentActor) -> bool {
        self.allows(actor, TournamentRight::Organisers).is_ok()
    }

    /// Checks what the server that was invited to a match may decide: who plays for it, and that it plays no
    /// more.
    pub(super) fn lets_guests(
        &self,
        actor: TournamentActor,
        intent: &TournamentIntent,
    ) -> Result<(), TournamentRefusal> {
        let is_theirs = match intent {
            TournamentIntent::Remove { player, .. } => {
                self.entrant(*player).is_some_and(|one| self.is_guest(one))
            }
            TournamentIntent::NamePlayer(_) | TournamentIntent::Stop { .. } => true,
            intent => !intent.is_of_organiser(),
        };
        if actor.is_guest && !is_theirs { Err(TournamentRefusal::HomeDecides) } else { Ok(()) }
    }

    /// Checks whether somebody has a right.
    ///
    /// # Errors
    ///
    /// Who has it, if they have not.
    pub fn allows(&self, actor: TournamentActor, right: TournamentRight) -> Result<(), TournamentRefusal> {
        if actor.is_guest {
            let is_theirs = |who| self.servers.as_ref()?.guest.as_ref().map(|guest| guest.who == Some(who));
            let decides = actor.manages || is_theirs(actor.who) == Some(true);
            let may = decides || right == TournamentRight::Anyone;
            return if may { Ok(()) } else { Err(TournamentRefusal::NotOrganiser) };
        }
        let announced = actor.manages || actor.who == self.organiser;
        match right {
            TournamentRight::Anyone => Ok(()),
            TournamentRight::Organisers if announced || self.co_organisers.contains(&actor.who) => Ok(()),
            TournamentRight::Organisers => Err(TournamentRefusal::NotOrganiser),
            TournamentRight::Announcer if announced => Ok(()),
            TournamentRight::Announcer => Err(TournamentRefusal::NotAnnouncer),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::tournaments::tests::{HOST, LIVE, announced, at, by, with};
    use crate::tournaments::{RoundResult, RuleChange, TournamentKind};
    use crate::{MatchId, PlayerId};

    const HELPER: PlayerId = PlayerId(50);
    const OTHER: PlayerId = PlayerId(51);

    /// Everything that organisers want.
    fn of_organisers() -> Vec<TournamentIntent> {
        let (game, reason) = (MatchId::from_random(7), "rain".to_owned());
        let pair = [PlayerId(1), PlayerId(2)];
        vec![
            TournamentIntent::Begin,
            TournamentIntent::PutOff(Duration::from_hours(1)),
            TournamentIntent::Reschedule(at(99)),
            TournamentIntent::Extend { game: None, time: Duration::from_hours(1) },
            TournamentIntent::PairAgain(Vec::new()),
            TournamentIntent::SetResult { game, result: RoundResult::Played(None), reason: reason.clone() },
            TournamentIntent::PlayAgain { game, reason: reason.clone() },
            TournamentIntent::RemoveResult { game, reason: reason.clone() },
            TournamentIntent::Remove { player: PlayerId(1), reason: reason.clone() },
            TournamentIntent::LetIn(PlayerId(1)),
            TournamentIntent::Place { player: PlayerId(1), above: None },
            TournamentIntent::Sort,
            TournamentIntent::Change { changes: vec![RuleChange::Most(9)], nth: 1 },
            TournamentIntent::Forbid(pair),
            TournamentIntent::Unforbid(pair),
            TournamentIntent::Pause,
            TournamentIntent::Resume,
            TournamentIntent::EndSeries,
            TournamentIntent::Stop { reason },
        ]
    }

    fn helped() -> Tournament {
        let one = with(&announced(TournamentKind::Swiss { rounds: None }, LIVE), 1..=4);
        one.decide(by(HOST), TournamentIntent::NameOrganiser(HELPER), at(1)).unwrap()
    }

    #[test]
    fn organisers_may_do_what_players_may_not() {
        let one = helped();
        for intent in of_organisers() {
            let refused = one.decide(by(OTHER), intent.clone(), at(2)).err();
            assert_eq!(refused, Some(TournamentRefusal::NotOrganiser), "{intent:?}");
            let manager = TournamentActor { who: OTHER, manages: true, is_guest: false };
            for actor in [by(HOST), by(HELPER), manager] {
                let refused = one.decide(actor, intent.clone(), at(2)).err();
                assert_ne!(refused, Some(TournamentRefusal::NotOrganiser), "{actor:?} {intent:?}");
            }
        }
    }

    #[test]
    fn whoever_announced_it_names_others_and_managers_do() {
        let one = helped();
        for intent in [TournamentIntent::NameOrganiser(OTHER), TournamentIntent::DismissOrganiser(HELPER)] {
            for who in [HELPER, OTHER] {
                let refused = one.decide(by(who), intent.clone(), at(2)).err();
                assert_eq!(refused, Some(TournamentRefusal::NotAnnouncer));
            }
            for actor in [by(HOST), TournamentActor { who: OTHER, manages: true, is_guest: false }] {
                assert!(one.decide(actor, intent.clone(), at(2)).is_ok());
            }
        }
    }

    #[test]
    fn each_is_named_once_and_ten_at_most() {
        let one = helped();
        let named = |one: &Tournament, who| one.decide(by(HOST), TournamentIntent::NameOrganiser(who), at(2));
        for who in [HELPER, HOST] {
            assert_eq!(named(&one, who), Err(TournamentRefusal::Organises(who)));
        }
        let ten = (60..69).fold(one.clone(), |one, who| named(&one, PlayerId(who)).unwrap());
        assert_eq!((ten.co_organisers.len(), ten.check()), (10, Ok(())));
        assert_eq!(named(&ten, OTHER), Err(TournamentRefusal::TooManyOrganisers { most: 10 }));
        let dismiss = TournamentIntent::DismissOrganiser(HELPER);
        let alone = one.decide(by(HOST), dismiss.clone(), at(3)).unwrap();
        assert!(!alone.is_run_by(by(HELPER)) && alone.log.len() == one.log.len() + 1);
        assert_eq!(alone.decide(by(HOST), dismiss, at(3)), Err(TournamentRefusal::NoCoOrganiser));
    }
}
