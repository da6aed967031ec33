//! Results that count otherwise than they were noted.

use super::organisers::reason_of;
use crate::refusal::TournamentRefusal;
use crate::tournaments::field::RoundResult;
use crate::tournaments::game::{GameState, MatchFact, TournamentGame};
use crate::tournaments::log::LogEntry;
use crate::tournaments::news::News;
use crate::tournaments::placing::{Ranked, TournamentScore};
use crate::tournaments::player::Presence;
use crate::tournaments::tournament::{Tournament, TournamentStage};
use crate::{MatchId, PlayerId, Timestamp};

impl Tournament {
    pub(super) fn set_result(
        &mut self,
        by: Option<PlayerId>,
        game: MatchId,
        result: RoundResult,
        reason: &str,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        let reason = reason_of(reason)?;
        let state = self.game(game).ok_or(TournamentRefusal::NoSuchGame)?.state;
        self.stopped.extend(matches!(state, GameState::Playing(_)).then_some(game));
        let was = if let GameState::Ended(was, _) = state { Some(was) } else { None };
        self.note_and_tell(by, LogEntry::ResultSet { game, result, was, reason }, now);
        let at = if let GameState::Ended(_, at) = state { at } else { now };
        let before = self.clone();
        self.correct(game, GameState::Ended(result, at), now);
        if self.kind().comes_too_late(&before, self) {
            return Err(TournamentRefusal::NextIsPlayed);
        }
        Ok(())
    }

    /// Removes a result: the game counts for neither player, as if it had not been played.
    pub(super) fn remove_result(
        &mut self,
        by: Option<PlayerId>,
        game: MatchId,
        reason: &str,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        let reason = reason_of(reason)?;
        let own = self.game(game).ok_or(TournamentRefusal::NoSuchGame)?;
        let GameState::Ended(result, at) = own.state else { return Err(TournamentRefusal::HasNoResult) };
        if !self.may_remove_result(own) {
            return Err(TournamentRefusal::SomebodyGoesOn);
        }
        if result == RoundResult::Removed {
            return Err(TournamentRefusal::NothingChanged);
        }
        self.note_and_tell(by, LogEntry::ResultRemoved { game, reason }, now);
        self.correct(game, GameState::Ended(RoundResult::Removed, at), now);
        Ok(())
    }

    /// Whether the result of a game can be removed. Not if somebody has to go on by it.
    pub fn may_remove_result(&self, game: &TournamentGame) -> bool {
        self.kind().may_remove_result(self, game)
    }

    /// What organisers have decided on the result of a game last, if they have.
    pub fn decided_on(&self, id: MatchId) -> Option<&LogEntry> {
        self.log.iter().rev().map(|line| &line.what).find(|what| what.game() == Some(id))
    }

    /// Whether what a game counts was set by organisers, and not played.
    pub fn is_result_set(&self, id: MatchId) -> bool {
        matches!(self.decided_on(id), Some(LogEntry::ResultSet { .. }))
    }

    /// Lets a game count for neither player because the result of its match is made void. What organisers
    /// have set stands, and so does a result by which somebody goes on: organisers are told.
    pub fn voided(&self, by: Option<PlayerId>, id: MatchId, now: Timestamp) -> Option<Tournament> {
        let game = *self.game(id)?;
        let GameState::Ended(result, at) = game.state else { return None };
        let is_decided =
            matches!(self.decided_on(id), Some(LogEntry::ResultSet { .. } | LogEntry::Voided(_)));
        let is_removed = result == RoundResult::Removed;
        if is_removed || is_decided || matches!(self.stage, TournamentStage::CalledOff { .. }) {
            return None;
        }
        let mut next = Tournament { version: self.version + 1, ..self.clone() };
        next.note_and_tell(by, LogEntry::Voided(id), now);
        if self.may_remove_result(&game) {
            next.correct(id, GameState::Ended(RoundResult::Removed, at), now);
        }
        Some(next)
    }

    /// Notes what has become of a match that was to be broken off because its game was ended. If it had ended
    /// before, people have seen its result, which counts unless organisers have set one. Returns whether it
    /// was to be broken off.
    pub fn settle_stopped(&mut self, id: MatchId, fact: Option<MatchFact>) -> bool {
        let before = self.stopped.len();
        self.stopped.retain(|one| *one != id);
        if self.stopped.len() == before {
            return false;
        }
        let is_set = self.is_result_set(id);
        let result = fact.and_then(MatchFact::result).filter(|_| !is_set);
        if let (Some(result), Some(GameState::Ended(_, at))) = (result, self.game(id).map(|game| game.state))
        {
            self.correct(id, GameState::Ended(result, at), at);
        }
        true
    }

    /// Changes how a game stands, with what follows: the places of a ladder, and the congratulation.
    pub(super) fn correct(&mut self, id: MatchId, state: GameState, now: Timestamp) {
        let honours = self.honours();
        let mut games = self.rounds.iter_mut().flat_map(|round| &mut round.games);
        let Some(game) = games.find(|game| game.id == id) else { return };
        let was_open = game.is_open();
        game.state = state;
        let people = [game.pairing.south, game.pairing.north];
        // What it counts as is not what was played.
        game.score = None;
        self.kind().game_corrected(self, id, was_open, now);
        if !matches!(state, GameState::Ended(RoundResult::Forfeit(_) | RoundResult::Removed, _)) {
            // They have come after all.
            let missing = self.with(Presence::Missing).into_iter().filter(|one| people.contains(one));
            self.set_presence(&missing.collect::<Vec<_>>(), Presence::Here);
        }
        let is_over = matches!(self.stage, TournamentStage::Over { .. });
        let is_to_tell = self.posts.news.iter().any(|news| news.what == News::Over && news.tried.is_none());
        if is_over && !is_to_tell && self.honours() != honours {
            self.tell(News::Over);
        }
    }

    /// What the congratulation at the end shows: who stands on the podium with which score, the last game of
    /// the winner, who has won the other groups, and who goes up and down.
    fn honours(&self) -> impl PartialEq + use<> {
        let last = self.deciding_game().map(|game| (game.id, game.result()));
        let points = |one: &Ranked| one.score.as_ref().map(TournamentScore::points);
        let podium: Vec<_> = self.podium().iter().map(|one| (one.place, one.entrant, points(one))).collect();
        let winners = self.group_winners().into_iter().flatten().map(|one| one.entrant);
        let points = self.points_of_servers();
        (podium, last, winners.collect::<Vec<_>>(), self.movements(), points)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use kuzhi_engine::Side;

    use super::*;
    use crate::clock::TimeControl;
    use crate::tournaments::tests::{HOST, LIVE, announced, at, by, go, with};
    use crate::tournaments::{
        Entrant, TournamentFacts, TournamentGame, TournamentIntent, TournamentKind, TournamentStage,
        best_places,
    };

    pub(in crate::tournaments::decide) const SWISS: TournamentKind =
        TournamentKind::Swiss { rounds: Some(1) };
    pub(in crate::tournaments::decide) const LEAGUE: TournamentKind =
        TournamentKind::League { twice: false, at_once: false, divisions: None };
    pub(in crate::tournaments::decide) const ARENA: TournamentKind = TournamentKind::Arena { minutes: 20 };
    pub(in crate::tournaments::decide) const LADDER: TournamentKind = TournamentKind::Ladder;
    pub(in crate::tournaments::decide) const CUP: TournamentKind = TournamentKind::Knockout;
    pub(in crate::tournaments::decide) const SOUTH: MatchFact = MatchFact::Over(Some(Side::South));
    pub(in crate::tournaments::decide) const NORTH: MatchFact = MatchFact::Over(Some(Side::North));

    pub(in crate::tournaments::decide) fn facts(game: &TournamentGame, fact: MatchFact) -> TournamentFacts {
        TournamentFacts { matches: [(game.id, fact)].into(), ..Default::default() }
    }

    /// A tournament of this kind with a game that is being played: its first one.
    pub(in crate::tournaments::decide) fn playing(kind: TournamentKind) -> (Tournament, TournamentGame) {
        let one = if kind == LADDER {
            let ladder = with(&announced(kind, TimeControl::Days(3)), 1..=4);
            let ask = TournamentIntent::Challenge(PlayerId(2));
            ladder.decide(by(PlayerId(4)), ask, at(2)).unwrap()
        } else {
            go(&with(&announced(kind, LIVE), 1..=4), at(60))
        };
        let game = *one.games().next().unwrap();
        let people = [game.pairing.south, game.pairing.north].map(|player| one.person(player));
        let one = people.into_iter().fold(one, |one, who| {
            let come = one.decide(by(who), TournamentIntent::Ready(Some(game.id)), at(61));
            come.unwrap_or(one)
        });
        let game = *one.game(game.id).unwrap();
        assert!(matches!(game.state, GameState::Playing(_)));
        (one, game)
    }

    fn set(one: &Tournament, game: MatchId, result: RoundResult) -> Tournament {
        let reason = "a fault".to_owned();
        one.decide(by(HOST), TournamentIntent::SetResult { game, result, reason }, at(90)).unwrap()
    }

    pub(in crate::tournaments::decide) fn remove(one: &Tournament, player: Entrant) -> Tournament {
        let (player, reason) = (one.person(player), "moved".to_owned());
        one.decide(by(HOST), TournamentIntent::Remove { player, reason }, at(62)).unwrap()
    }

    pub(in crate::tournaments::decide) fn result(one: &Tournament, game: MatchId) -> Option<RoundResult> {
        one.game(game).unwrap().result()
    }

    pub(in crate::tournaments::decide) fn places(one: &Tournament) -> Vec<u64> {
        one.ladder.places().iter().map(|one| one.0).collect()
    }

    #[test]
    fn a_result_that_was_seen_stands_whatever_organisers_do() {
        for kind in [SWISS, LEAGUE, ARENA, LADDER, CUP] {
            let (one, game) = playing(kind);
            let seen = one.with_results(&facts(&game, NORTH), at(62));
            assert_eq!(seen.version, one.version);
            let stop = TournamentIntent::Stop { reason: String::new() };
            let stopped = seen.decide(by(HOST), stop, at(62)).unwrap();
            for after in [remove(&seen, game.pairing.north), remove(&seen, game.pairing.south), stopped] {
                let won = Some(RoundResult::Played(Some(Side::North)));
                assert_eq!(result(&after, game.id), won, "{kind:?}");
                assert!(!after.stopped.contains(&game.id), "{kind:?}");
                assert_eq!(after.version, one.version + 1);
            }
        }
        let (one, game) = playing(LADDER);
        let seen = one.with_results(&facts(&game, NORTH), at(62));
        let stop = TournamentIntent::Stop { reason: String::new() };
        assert_eq!(
            places(&seen.decide(by(HOST), stop, at(62)).unwrap()),
            [1, 4, 2, 3],
            "the last win counts"
        );
    }

    #[test]
    fn a_match_that_ended_before_it_was_broken_off_counts() {
        let (one, game) = playing(SWISS);
        let removed = remove(&one, game.pairing.north);
        assert_eq!(removed.stopped, [game.id]);
        for (fact, counts) in [
            (Some(NORTH), RoundResult::Played(Some(Side::North))),
            (Some(MatchFact::BrokenOff), RoundResult::Forfeit(Some(Side::South))),
            (None, RoundResult::Forfeit(Some(Side::South))),
        ] {
            let mut after = removed.clone();
            assert!(after.settle_stopped(game.id, fact) && !after.settle_stopped(game.id, fact));
            assert_eq!((result(&after, game.id), after.stopped.len()), (Some(counts), 0));
        }
        let drawn = RoundResult::Played(None);
        let mut after = set(&one, game.id, drawn);
        assert!(after.settle_stopped(game.id, Some(NORTH)));
        assert_eq!(result(&after, game.id), Some(drawn), "organisers have the last word");
        let (ladder, game) = playing(LADDER);
        let stop = TournamentIntent::Stop { reason: String::new() };
        let mut over = ladder.decide(by(HOST), stop, at(62)).unwrap();
        assert!(over.settle_stopped(game.id, Some(NORTH)));
        assert_eq!(places(&over), [1, 4, 2, 3]);
    }

    #[test]
    fn a_result_that_is_set_on_a_ladder_moves_places() {
        let (one, game) = playing(LADDER);
        let [south, north] = Side::ALL.map(|side| RoundResult::Played(Some(side)));
        for counts in [north, RoundResult::Forfeit(Some(Side::North))] {
            let taken = set(&one, game.id, counts);
            assert_eq!(places(&taken), [1, 4, 2, 3], "{counts:?}");
            assert_eq!(taken.posts.news.last().unwrap().what, News::PlaceTaken { game: game.id });
            assert_eq!(places(&set(&taken, game.id, north)), [1, 4, 2, 3], "once");
            for back in [south, RoundResult::Played(None), RoundResult::Forfeit(None)] {
                assert_eq!(places(&set(&taken, game.id, back)), [1, 2, 3, 4], "{back:?}");
            }
        }
        let kept = set(&one, game.id, south);
        assert_eq!(places(&kept), [1, 2, 3, 4]);
        assert_eq!(kept.player(game.pairing.north).unwrap().active, at(90), "they have played");
        let taken = set(&one, game.id, north);
        let left = taken.decide(by(PlayerId(2)), TournamentIntent::Leave, at(91)).unwrap();
        assert_eq!(places(&set(&left, game.id, south)), [1, 3, 4], "3 was passed, too");
    }

    #[test]
    fn places_that_were_not_taken_are_not_given_back() {
        let (one, game) = playing(LADDER);
        let put = TournamentIntent::Place { player: PlayerId(4), above: Some(PlayerId(1)) };
        let put = one.decide(by(HOST), put, at(62)).unwrap();
        let won = put.advance(&facts(&game, NORTH), at(64)).unwrap();
        assert_eq!(places(&won), [4, 1, 2, 3], "the challenger was above by then");
        assert_eq!(places(&set(&won, game.id, RoundResult::Played(None))), [4, 1, 2, 3]);
    }

    #[test]
    fn a_corrected_champion_is_congratulated() {
        let (mut one, first) = playing(SWISS);
        for game in one.rounds[0].games.clone() {
            let won = GameState::Ended(RoundResult::Played(Some(Side::South)), at(62));
            one.rounds[0].games.iter_mut().find(|one| one.id == game.id).unwrap().state = won;
        }
        let mut over = go(&one, at(63));
        assert!(matches!(over.stage, TournamentStage::Over { .. }));
        over.posts.news.clear();
        let told = |one: &Tournament| one.posts.news.iter().map(|one| one.what.clone()).collect::<Vec<_>>();
        let same = set(&over, first.id, RoundResult::Played(Some(Side::South)));
        assert_eq!(told(&same), [News::Decided(same.log.len() - 1)], "nothing has changed");
        let other = set(&over, first.id, RoundResult::Played(Some(Side::North)));
        assert_eq!(told(&other), [News::Decided(other.log.len() - 1), News::Over]);
        let void = over.voided(None, first.id, at(70)).unwrap();
        assert_eq!(told(&void), [News::Decided(void.log.len() - 1), News::Over]);
        let champion = other.person(first.pairing.north);
        assert_eq!(best_places(&[other], champion, None)[0].place, 1);
    }

    #[test]
    fn a_void_game_counts_for_nobody() {
        let (one, game) = playing(LADDER);
        assert_eq!(one.voided(None, game.id, at(62)), None, "it is being played");
        let won = one.with_results(&facts(&game, NORTH), at(62));
        let void = won.voided(Some(HOST), game.id, at(63)).unwrap();
        assert_eq!((places(&void), result(&void, game.id)), (vec![1, 2, 3, 4], Some(RoundResult::Removed)));
        assert_eq!(void.log.last().unwrap().what, LogEntry::Voided(game.id));
        assert_eq!(void.voided(Some(HOST), game.id, at(64)), None);
    }
}
