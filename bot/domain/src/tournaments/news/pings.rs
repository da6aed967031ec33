//! Whom people notify by what they do in a tournament.

use kuzhi_engine::Side;

use super::announcement::News;
use crate::tournaments::decide::TournamentIntent;
use crate::tournaments::game::TournamentGame;
use crate::tournaments::round::TournamentRound;
use crate::tournaments::tournament::Tournament;
use crate::{MatchId, PlayerId};

impl TournamentIntent {
    /// Whether it is possible however often it notifies people: nobody may lose a game, and nobody has to go
    /// on with a tournament, because they have notified others before.
    pub const fn is_always_possible(&self) -> bool {
        matches!(
            self,
            TournamentIntent::Ready(_)
                | TournamentIntent::Wait(_)
                | TournamentIntent::Begin
                | TournamentIntent::Stop { .. }
                | TournamentIntent::SetResult { .. }
                | TournamentIntent::RemoveResult { .. }
                | TournamentIntent::PlayAgain { .. }
                | TournamentIntent::Remove { .. }
        )
    }
}

impl Tournament {
    /// Everyone who takes part.
    pub fn everyone(&self) -> Vec<PlayerId> {
        self.players.iter().filter(|one| one.takes_part()).map(|one| one.player).collect()
    }

    /// Everyone who has not come yet to a game that waits.
    pub(in crate::tournaments) fn missing(&self) -> Vec<PlayerId> {
        self.games().flat_map(|game| self.missing_from(game)).collect()
    }

    /// The two of a game.
    pub fn players_of(&self, game: MatchId) -> Vec<PlayerId> {
        let game = self.game(game).into_iter();
        game.flat_map(|game| Side::ALL.map(|side| self.person(game.pairing.at(side)))).collect()
    }

    /// Whom it notifies when somebody does this. `next` is the tournament afterwards.
    pub fn notified_by(&self, intent: &TournamentIntent, next: &Tournament) -> Vec<PlayerId> {
        match intent {
            TournamentIntent::Change { .. } if self.rules.begins == next.rules.begins => Vec::new(),
            TournamentIntent::PutOff(_)
            | TournamentIntent::Change { .. }
            | TournamentIntent::Reschedule(_)
            | TournamentIntent::PairAgain(_)
            | TournamentIntent::Begin
            | TournamentIntent::Stop { .. } => self.everyone(),
            TournamentIntent::Extend { game: None, .. } => self.missing(),
            TournamentIntent::Extend { game: Some(game), .. } => self.players_of(*game),
            TournamentIntent::Challenge(above) => vec![*above],
            TournamentIntent::LetIn(player)
            | TournamentIntent::NamePlayer(player)
            | TournamentIntent::NameOrganiser(player) => vec![*player],
            TournamentIntent::Ready(_) | TournamentIntent::Wait(_) => {
                let told = next.posts.news.iter().filter(|news| news.number > self.posts.told);
                let ready = told.filter_map(|news| match news.what {
                    News::Ready { game, .. } => next.game(game),
                    _ => None,
                });
                ready.flat_map(|game| next.missing_from(game)).collect()
            }
            TournamentIntent::PlayAgain { game, .. } => {
                let game = self.game(*game).into_iter();
                game.flat_map(|game| Side::ALL.map(|side| self.person(game.pairing.at(side)))).collect()
            }
            // It is over, and congratulates others than before.
            TournamentIntent::SetResult { .. }
            | TournamentIntent::RemoveResult { .. }
            | TournamentIntent::Remove { .. }
                if !self.is_live() && self.will_congratulate(next) =>
            {
                next.congratulated().into_iter().map(|one| next.person(one)).collect()
            }
            // The next round begins with it, or the tournament ends.
            TournamentIntent::SetResult { .. } | TournamentIntent::Remove { .. }
                if self.has_open_rounds() && !next.has_open_rounds() =>
            {
                next.everyone()
            }
            TournamentIntent::SetResult { .. }
            | TournamentIntent::RemoveResult { .. }
            | TournamentIntent::Remove { .. }
            | TournamentIntent::Join { .. }
            | TournamentIntent::Always { .. }
            | TournamentIntent::EndSeries
            | TournamentIntent::DismissOrganiser(_)
            | TournamentIntent::Leave
            | TournamentIntent::RoundOff
            | TournamentIntent::CheckIn
            | TournamentIntent::Forbid(_)
            | TournamentIntent::Unforbid(_)
            | TournamentIntent::Place { .. }
            | TournamentIntent::Sort
            | TournamentIntent::Pause
            | TournamentIntent::Resume => Vec::new(),
        }
    }

    /// Whether the next one has to tell that it is over, and this one had not.
    fn will_congratulate(&self, next: &Tournament) -> bool {
        next.posts.news.iter().any(|news| news.number > self.posts.told && news.what == News::Over)
    }

    /// Whether it is played in rounds, and one is not over.
    fn has_open_rounds(&self) -> bool {
        self.is_running() && self.rules.kind.has_rounds() && !self.rounds.iter().all(TournamentRound::is_over)
    }

    fn missing_from(&self, game: &TournamentGame) -> impl Iterator<Item = PlayerId> {
        game.missing().into_iter().map(|side: Side| self.person(game.pairing.at(side)))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::time::Duration;

    use super::*;
    use crate::tournaments::tests::{HOST, LIVE, announced, at, by, go, with};
    use crate::tournaments::{RoundResult, TournamentKind};

    /// Whom somebody notifies with what they want.
    fn notified(before: &Tournament, who: PlayerId, intent: &TournamentIntent) -> Vec<u64> {
        let next = before.decide(by(who), intent.clone(), at(61)).unwrap();
        let mut people: Vec<u64> = before.notified_by(intent, &next).iter().map(|one| one.0).collect();
        people.sort_unstable();
        people
    }

    #[test]
    fn organisers_notify_everyone_or_whoever_is_missing() {
        let open = with(&announced(TournamentKind::Swiss { rounds: Some(3) }, LIVE), 1..=4);
        let stop = TournamentIntent::Stop { reason: "Rain.".to_owned() };
        for intent in [TournamentIntent::PutOff(Duration::from_mins(30)), TournamentIntent::Begin, stop] {
            assert_eq!(notified(&open, HOST, &intent), [1, 2, 3, 4]);
        }
        let begun = go(&open, at(60));
        let who = begun.person(begun.rounds[0].games[0].pairing.south);
        let other = begun.person(begun.rounds[0].games[0].pairing.north);
        assert_eq!(notified(&begun, who, &TournamentIntent::Ready(None)), [other.0]);
        assert_eq!(notified(&begun, HOST, &TournamentIntent::PairAgain(Vec::new())), [1, 2, 3, 4]);
        let ready = begun.decide(by(who), TournamentIntent::Ready(None), at(61)).unwrap();
        assert_eq!(notified(&ready, other, &TournamentIntent::Ready(None)), [0; 0], "they play");
        let more = TournamentIntent::Extend { game: None, time: Duration::from_hours(1) };
        let missing = (1..=4).filter(|one| *one != who.0).collect::<Vec<_>>();
        assert_eq!(notified(&ready, HOST, &more), missing);
        assert_eq!(notified(&begun, HOST, &TournamentIntent::Pause), [0; 0]);
    }

    #[test]
    fn a_correction_after_the_end_notifies_the_podium() {
        let open = with(&announced(TournamentKind::Swiss { rounds: Some(1) }, LIVE), 1..=4);
        let mut over = go(&open, at(60));
        let set = |game, winner| {
            let (result, reason) = (RoundResult::Played(Some(winner)), "They agreed.".to_owned());
            TournamentIntent::SetResult { game, result, reason }
        };
        let games: Vec<_> = over.games().map(|game| game.id).collect();
        for &game in &games {
            over = over.decide(by(HOST), set(game, Side::South), at(61)).unwrap();
        }
        over = go(&over, at(62));
        assert!(!over.is_live(), "{:?}", over.stage);
        over.posts.news.clear();
        let turned = set(games[0], Side::North);
        let next = over.decide(by(HOST), turned.clone(), at(63)).unwrap();
        let podium: BTreeSet<u64> = next.podium().into_iter().map(|one| next.person(one.entrant).0).collect();
        assert!(podium.len() >= 3);
        assert_eq!(notified(&over, HOST, &turned), Vec::from_iter(podium));
    }

    #[test]
    fn whoever_sets_the_last_result_of_a_round_notifies_everyone() {
        let open = with(&announced(TournamentKind::Swiss { rounds: Some(2) }, LIVE), 1..=4);
        let begun = go(&open, at(60));
        let set = |at: usize| {
            let (game, reason) = (begun.rounds[0].games[at].id, "They agreed.".to_owned());
            TournamentIntent::SetResult { game, result: RoundResult::Played(Some(Side::South)), reason }
        };
        assert_eq!(notified(&begun, HOST, &set(0)), [0; 0]);
        let almost = begun.decide(by(HOST), set(0), at(61)).unwrap();
        assert_eq!(notified(&almost, HOST, &set(1)), [1, 2, 3, 4]);
        assert!(set(1).is_always_possible(), "a round does not wait for that");
    }
}
