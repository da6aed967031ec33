//! Whom people notify by what they do in a tournament.

use kuzhi_engine::Side;

use super::announcement::News;
use super::decide::TournamentIntent;
use super::game::TournamentGame;
use super::tournament::Tournament;
use crate::PlayerId;

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
        )
    }
}

impl Tournament {
    /// Everyone who takes part.
    pub fn everyone(&self) -> Vec<PlayerId> {
        self.players.iter().filter(|one| one.takes_part()).map(|one| one.player).collect()
    }

    /// Whom somebody notifies who wants this, after which the tournament is the `next` one.
    pub fn notified_by(&self, intent: &TournamentIntent, next: &Tournament) -> Vec<PlayerId> {
        match intent {
            TournamentIntent::PutOff(_)
            | TournamentIntent::PairAgain
            | TournamentIntent::Begin
            | TournamentIntent::Stop { .. } => self.everyone(),
            TournamentIntent::Extend(_) => self.games().flat_map(|game| self.missing_from(game)).collect(),
            TournamentIntent::Challenge(above) => vec![*above],
            TournamentIntent::Ready(_) | TournamentIntent::Wait(_) => {
                let told = next.news.iter().filter(|news| news.number > self.told);
                let ready = told.filter_map(|news| match news.what {
                    News::Ready { game, .. } => next.game(game),
                    _ => None,
                });
                ready.flat_map(|game| next.missing_from(game)).collect()
            }
            TournamentIntent::Join { .. }
            | TournamentIntent::Leave
            | TournamentIntent::RoundOff
            | TournamentIntent::SetResult { .. }
            | TournamentIntent::Remove { .. }
            | TournamentIntent::Forbid(_)
            | TournamentIntent::Pause
            | TournamentIntent::Resume => Vec::new(),
        }
    }

    fn missing_from(&self, game: &TournamentGame) -> impl Iterator<Item = PlayerId> {
        game.missing().into_iter().map(|side: Side| self.person(game.pairing.at(side)))
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::tournaments::TournamentKind;
    use crate::tournaments::tests::{HOST, LIVE, announced, at, by, go, with};

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
        for intent in [TournamentIntent::PutOff(at(90)), TournamentIntent::Begin, stop] {
            assert_eq!(notified(&open, HOST, &intent), [1, 2, 3, 4]);
        }
        let begun = go(&open, at(60));
        let who = begun.person(begun.rounds[0].games[0].pairing.south);
        let other = begun.person(begun.rounds[0].games[0].pairing.north);
        assert_eq!(notified(&begun, who, &TournamentIntent::Ready(None)), [other.0]);
        assert_eq!(notified(&begun, HOST, &TournamentIntent::PairAgain), [1, 2, 3, 4]);
        let ready = begun.decide(by(who), TournamentIntent::Ready(None), at(61)).unwrap();
        assert_eq!(notified(&ready, other, &TournamentIntent::Ready(None)), [0; 0], "they play");
        let more = TournamentIntent::Extend(Duration::from_hours(1));
        let missing = (1..=4).filter(|one| *one != who.0).collect::<Vec<_>>();
        assert_eq!(notified(&ready, HOST, &more), missing);
        assert_eq!(notified(&begun, HOST, &TournamentIntent::Pause), [0; 0]);
    }
}
