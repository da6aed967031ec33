//! Who is named in a tournament, and what it becomes when one of them deletes their data.

use std::collections::BTreeSet;

use super::log::{LogEntry, LogLine};
use super::pairing::Ladder;
use super::player::Presence;
use super::tournament::{Tournament, TournamentStage};
use crate::erasure::Erasure;
use crate::{PlayerId, Timestamp};

impl Tournament {
    /// Everyone whose id it contains.
    pub fn people(&self) -> BTreeSet<PlayerId> {
        let mut people: BTreeSet<PlayerId> = self.players.iter().map(|one| one.player).collect();
        people.extend(self.organisers());
        people.extend(self.ladder.places());
        people.extend(self.forbidden.iter().flatten());
        people.extend(self.series.iter().flat_map(|series| &series.always));
        people.extend(self.removed.iter().chain(&self.start_list));
        people.extend(self.winners_role.holders.iter().map(|one| one.who));
        people.extend(self.log.iter().flat_map(LogLine::people));
        let guest = self.servers.as_ref().and_then(|servers| servers.guest.as_ref());
        people.extend(guest.and_then(|guest| guest.who));
        for posts in [&self.posts].into_iter().chain(guest.map(|guest| &guest.posts)) {
            for news in posts.news.iter().chain(posts.posted.iter().map(|posted| &posted.news)) {
                people.extend(news.people.iter().chain(&news.written));
            }
        }
        people
    }

    /// Returns the next version, with the stand-in in place of the person who leaves. Before it begins they
    /// are no longer among those who enter; while it is played, they have withdrawn. `None` if it does not
    /// name them.
    pub fn anonymised(&self, leaving: Erasure) -> Option<Tournament> {
        if !self.people().contains(&leaving.who) {
            return None;
        }
        let mut next = Tournament { version: self.version + 1, ..self.clone() };
        next.replace_with_pseudonym(leaving);
        next.withdraw(leaving.who);
        next.forget_role_of(leaving);
        next.organiser = leaving.after(next.organiser);
        next.co_organisers.retain(|one| *one != leaving.who);
        for one in &mut next.players {
            one.player = leaving.after(one.player);
        }
        if let Some(series) = &mut next.series {
            series.always.retain(|one| *one != leaving.who);
        }
        let mut ladder = Ladder::default();
        for &place in next.ladder.places() {
            ladder.join(leaving.after(place));
        }
        next.ladder = ladder;
        for one in next.log.iter_mut().flat_map(LogLine::people_mut) {
            *one = leaving.after(*one);
        }
        let mut guest = next.servers.as_mut().and_then(|servers| servers.guest.as_mut());
        if let Some(guest) = &mut guest {
            guest.who = guest.who.filter(|&who| who != leaving.who);
        }
        for posts in [&mut next.posts].into_iter().chain(guest.map(|guest| &mut guest.posts)) {
            let posted = posts.posted.iter_mut().map(|posted| &mut posted.news);
            for news in posts.news.iter_mut().chain(posted) {
                for one in news.people.iter_mut().chain(&mut news.written) {
                    *one = leaving.after(*one);
                }
            }
        }
        Some(next)
    }

    /// Takes a person out of a tournament that is not over.
    fn withdraw(&mut self, who: PlayerId) {
        let Some(entrant) = self.entrant(who) else { return };
        let now = self.last_change();
        match self.stage {
            TournamentStage::Open => self.strike(entrant),
            TournamentStage::Running { .. } if self.players[entrant.index()].takes_part() => {
                self.take_out(entrant, Presence::Withdrawn, now);
            }
            TournamentStage::Draft
            | TournamentStage::Running { .. }
            | TournamentStage::Over { .. }
            | TournamentStage::CalledOff { .. } => return,
        }
        self.add_log_line(Some(who), LogEntry::Left, now);
    }

    /// The latest time that it notes of its players, its rounds and its log. A deletion may be made up for
    /// long after it was asked for, so it has no time of its own.
    fn last_change(&self) -> Timestamp {
        let players = self.players.iter().map(|one| one.active);
        let rounds = self.rounds.iter().map(|round| round.begun);
        let log = self.log.iter().map(|line| line.at);
        players.chain(rounds).chain(log).max().unwrap_or(self.made)
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Side;

    use super::*;
    use crate::clock::TimeControl;
    use crate::refusal::TournamentRefusal;
    use crate::tournaments::tests::{HOST, LIVE, announced, at, by, go, with};
    use crate::tournaments::{
        Entrant, GameState, MatchFact, RoundResult, TournamentFacts, TournamentIntent, TournamentKind,
    };

    const SWISS: TournamentKind = TournamentKind::Swiss { rounds: Some(3) };
    const LADDER: TournamentKind = TournamentKind::Ladder;

    fn erasure(who: u64) -> Erasure {
        Erasure::new(PlayerId(who), 5)
    }

    /// A tournament after somebody has left, who is nowhere in it any more.
    fn left(before: &Tournament, who: PlayerId) -> Tournament {
        let leaving = Erasure::new(who, 5);
        let after = before.anonymised(leaving).unwrap();
        assert!(!after.people().contains(&who));
        assert_eq!((after.version, after.anonymised(leaving)), (before.version + 1, None));
        after
    }

    #[test]
    fn whoever_leaves_before_the_start_enters_no_more() {
        let open = with(&announced(SWISS, LIVE), 1..=4);
        let after = left(&open, PlayerId(2));
        assert_eq!(after.players.iter().map(|one| one.player.0).collect::<Vec<_>>(), [1, 3, 4]);
        assert_eq!(open.anonymised(erasure(9)), None, "a stranger");
    }

    #[test]
    fn whoever_leaves_a_running_one_has_withdrawn() {
        let begun = go(&with(&announced(SWISS, LIVE), 1..=4), at(60));
        let game = begun.rounds[0].games[0];
        let (who, side) = (begun.person(game.pairing.south), Side::South);
        let after = left(&begun, who);
        let player = after.player(game.pairing.south).unwrap();
        assert_eq!((player.player, player.presence), (erasure(who.0).stand_in, Presence::Withdrawn));
        let lost = GameState::Ended(RoundResult::Forfeit(Some(side.other())), at(60));
        assert_eq!(after.rounds[0].games[0].state, lost);
        assert_eq!(after.rounds[0].games[1], begun.rounds[0].games[1], "others play on");
        let mut back = with(&after, who.0..=who.0);
        assert_eq!(back.players.pop().unwrap().player, who, "whoever comes back begins anew");
    }

    #[test]
    fn a_game_whose_match_is_not_made_is_lost() {
        let asked = with(&announced(LADDER, TimeControl::Days(3)), 1..=2);
        let asked = asked.decide(by(PlayerId(2)), TournamentIntent::Challenge(PlayerId(1)), at(1)).unwrap();
        let begun = asked.decide(by(PlayerId(1)), TournamentIntent::Ready(None), at(2)).unwrap();
        assert_eq!(begun.playing().count(), 1);
        let result = |tournament: &Tournament| tournament.games().next().unwrap().result();
        let after = left(&begun, PlayerId(1));
        assert_eq!(result(&after), None, "it may be being played");
        assert_eq!(result(&go(&after, at(3))), Some(RoundResult::Forfeit(Some(Side::North))));
        let id = begun.playing().next().unwrap().id;
        let facts = TournamentFacts { matches: [(id, MatchFact::Playing)].into(), ..Default::default() };
        assert_eq!(after.advance(&facts, at(3)), None);
    }

    #[test]
    fn the_rest_of_a_ladder_moves_up() {
        let ladder = with(&announced(LADDER, TimeControl::Days(3)), 1..=4);
        assert_eq!(left(&ladder, PlayerId(2)).ladder.places(), [1, 3, 4].map(PlayerId));
        let stop = TournamentIntent::Stop { reason: "It is spring.".to_owned() };
        let over = ladder.decide(by(HOST), stop, at(5)).unwrap();
        let stand_in = erasure(2).stand_in;
        let after = left(&over, PlayerId(2));
        assert_eq!(after.ladder.places(), [PlayerId(1), stand_in, PlayerId(3), PlayerId(4)]);
        let second = &after.ranking()[1];
        assert_eq!((second.place, second.entrant), (2, Entrant(1)), "it stays as it was played");
        assert_eq!(after.player(Entrant(1)).unwrap().presence, Presence::Here);
    }

    /// A tournament after somebody has left twice, and has come back each time.
    fn returned(before: &Tournament, who: u64) -> Result<Tournament, TournamentRefusal> {
        let join = TournamentIntent::Join { has_role: false };
        let come = |one: &Tournament| one.decide(by(PlayerId(who)), join.clone(), at(9));
        let gone = left(before, PlayerId(who));
        let back = come(&gone).unwrap_or(gone);
        come(&back.anonymised(Erasure::new(PlayerId(who), 6)).unwrap_or(back))
    }

    #[test]
    fn the_removed_do_not_come_back_by_deleting_their_data() {
        let remove = |player| TournamentIntent::Remove { player, reason: "Spam.".to_owned() };
        let open = with(&announced(SWISS, LIVE), 1..=5);
        let begun = go(&open, at(60));
        for before in [open, begun, with(&announced(LADDER, LIVE), 1..=5)] {
            let removed = before.decide(by(HOST), remove(PlayerId(3)), at(61)).unwrap();
            assert_eq!(returned(&removed, 3), Err(TournamentRefusal::Removed));
            assert!(returned(&removed, 4).is_ok_and(|one| one.entrant(PlayerId(4)).is_some()));
        }
    }

    #[test]
    fn a_pair_kept_apart_stays_apart_whoever_of_them_deletes_their_data() {
        let apart = TournamentIntent::Forbid([PlayerId(1), PlayerId(2)]);
        let open = with(&announced(SWISS, LIVE), 1..=5).decide(by(HOST), apart, at(2)).unwrap();
        for order in [&[1][..], &[2], &[1, 2], &[2, 1]] {
            let all_back = order.iter().fold(open.clone(), |one, &who| returned(&one, who).unwrap());
            let pair = [1, 2].map(|who| all_back.entrant(PlayerId(who)).unwrap());
            assert_eq!(all_back.forbidden_pairs(), [pair], "{order:?}");
            let apart = TournamentIntent::Forbid([PlayerId(1), PlayerId(2)]);
            let again = all_back.decide(by(HOST), apart, at(20));
            assert_eq!(again, Err(TournamentRefusal::KeptApart), "{order:?}");
        }
    }

    #[test]
    fn what_organisers_did_stays_without_their_names() {
        let open = with(&announced(SWISS, LIVE), 1..=5);
        let apart =
            open.decide(by(HOST), TournamentIntent::Forbid([PlayerId(1), PlayerId(2)]), at(2)).unwrap();
        let reason = "They asked for it.".to_owned();
        let remove = TournamentIntent::Remove { player: PlayerId(3), reason: reason.clone() };
        let removed = apart.decide(by(HOST), remove, at(3)).unwrap();
        let stand_in = |who: PlayerId| Erasure::new(who, 5).stand_in;
        let after = left(&removed, PlayerId(2));
        let mark = PlayerId(2).pseudonym(after.mark_key.unwrap());
        assert_eq!(after.forbidden, [[PlayerId(1), mark]]);
        let apart = LogEntry::Forbidden([PlayerId(1), stand_in(PlayerId(2))]);
        assert!(after.log.iter().any(|line| line.what == apart));
        let after = left(&removed, PlayerId(3));
        let player = stand_in(PlayerId(3));
        assert_eq!(after.log.last().unwrap().what, LogEntry::Removed { player, reason });
        let after = left(&removed, HOST);
        assert_eq!(after.organiser, stand_in(HOST));
        let by_host = after.log.iter().filter(|line| line.by == Some(stand_in(HOST)));
        assert_eq!(by_host.count(), 3, "it was made, and two things were decided");
        assert_eq!(after.players, removed.players);
    }
}
