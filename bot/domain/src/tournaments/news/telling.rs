//! What becomes of news while it is posted: it is tried, arrives message by message, and is forgotten.

use std::collections::BTreeSet;
use std::time::Duration;

use super::announcement::{Announcement, News};
use crate::tournaments::game::{GameState, TournamentGame};
use crate::tournaments::log::LogEntry;
use crate::tournaments::servers::GuestState;
use crate::tournaments::tournament::Tournament;
use crate::{MatchId, PlayerId, Timestamp};

/// From this long on, news that calls people to a game is late.
const LATE: Duration = Duration::from_mins(1);

impl Tournament {
    /// Adds something to tell. It takes the place of the same thing that was not told yet.
    pub(in crate::tournaments) fn tell(&mut self, what: News) {
        let people = self.called_by(&what);
        self.tell_people(what, people);
    }

    /// The same to these.
    pub(in crate::tournaments) fn tell_people(&mut self, what: News, people: Vec<PlayerId>) {
        let guest = self.servers.as_mut().and_then(|servers| servers.guest.as_mut());
        if let Some(guest) = guest.filter(|guest| guest.state != GuestState::Asks) {
            guest.posts.tell(what.clone(), people.clone());
        }
        self.posts.tell(what, people);
    }

    /// Whether it has something to tell on one of its servers.
    pub fn has_news(&self) -> bool {
        let there = self.other_server().is_some_and(|guest| !guest.posts.news.is_empty());
        !self.posts.news.is_empty() || there
    }

    /// Whom news notifies whose text does not follow from a round or a game.
    fn called_by(&self, what: &News) -> Vec<PlayerId> {
        let line =
            if let News::Decided(line) = what { self.log.get(*line).map(|line| &line.what) } else { None };
        match line {
            Some(LogEntry::Extended(_)) => self.missing(),
            _ if what.is_for_everyone() => self.everyone(),
            _ => Vec::new(),
        }
    }

    /// The same with a question to those who played the last time, if there are any.
    #[must_use]
    pub fn asking(mut self, people: Vec<PlayerId>) -> Tournament {
        if !people.is_empty() {
            self.posts.told += 1;
            self.posts.news.push(Announcement::new(self.posts.told, News::AskedAgain, people));
        }
        self
    }

    /// Notes that the next message of news is about to be posted. False if it was tried within `takes`:
    /// another process may be posting it.
    pub fn try_news(&mut self, number: u32, takes: Duration, now: Timestamp) -> bool {
        match self.news_numbered(number) {
            Some(news) if news.tried.is_none_or(|tried| now.since(tried) >= takes) => {
                news.tried = Some(now);
                true
            }
            _ => false,
        }
    }

    /// Notes that nothing of a try has arrived, so that it is as if nobody had tried.
    pub fn forget_try(&mut self, number: u32) -> bool {
        self.news_numbered(number).is_some_and(|news| news.tried.take().is_some())
    }

    /// Notes who has read the next message already, because they prefer direct messages.
    pub fn write_news(&mut self, number: u32, to: &[PlayerId]) -> bool {
        self.news_numbered(number).map(|news| news.written.extend(to)).is_some()
    }

    /// Notes that so many messages have arrived, and that the next one is about to be posted.
    pub fn news_arrived(&mut self, number: u32, messages: u16, now: Timestamp) -> bool {
        let Some(news) = self.news_numbered(number) else { return false };
        (news.arrived, news.tried) = (messages, Some(now));
        news.written.clear();
        true
    }

    /// Forgets news that was told. Whom it calls to a game late has as much time for it as others.
    pub fn news_told(&mut self, number: u32, now: Timestamp) -> bool {
        // It arrived when it was posted, however long ago that is noted.
        let posted = self.news_numbered(number).and_then(|news| news.tried).unwrap_or(now);
        self.remove_news(number, posted)
    }

    /// Gives up news that nobody can be told. Whom it calls to a game has all the time for it from now on.
    pub fn give_up_news(&mut self, number: u32, now: Timestamp) -> bool {
        self.remove_news(number, now)
    }

    fn remove_news(&mut self, number: u32, posted: Timestamp) -> bool {
        let Some(at) = self.posts.news.iter().position(|news| news.number == number) else { return false };
        let told = self.posts.news.remove(at).what;
        let to_begin = self.rules.time_to_begin();
        for (index, round) in self.rounds.iter_mut().enumerate() {
            let begun = round.begun;
            let called = round.games.iter_mut().filter(|game| pings_for(&told, index, game));
            for game in called.filter(|game| matches!(game.state, GameState::Waiting(_))) {
                let noted = if told == News::RoundBegun(round_number(index)) {
                    begun
                } else {
                    game.begin_by - to_begin
                };
                let late = posted.since(noted);
                if late > LATE {
                    game.begin_by = game.begin_by + late;
                }
            }
        }
        true
    }

    /// The games to which people are being called, and of which some may not know yet.
    pub(in crate::tournaments) fn untold_games(&self) -> BTreeSet<MatchId> {
        let there = self.other_server().into_iter().flat_map(|guest| &guest.posts.news);
        let news = self.posts.news.iter().chain(there);
        let tried: Vec<_> = news.filter(|news| news.tried.is_some()).map(|news| &news.what).collect();
        let rounds = self.rounds.iter().enumerate();
        let games = rounds.flat_map(|(index, round)| round.games.iter().map(move |game| (index, game)));
        let untold = games.filter(|(index, game)| tried.iter().any(|what| pings_for(what, *index, game)));
        untold.map(|(_, game)| game.id).collect()
    }

    fn news_numbered(&mut self, number: u32) -> Option<&mut Announcement> {
        self.posts.news.iter_mut().find(|news| news.number == number)
    }
}

/// Whether news calls people to a game of the round with this index.
fn pings_for(what: &News, round: usize, game: &TournamentGame) -> bool {
    match what {
        News::RoundBegun(number) => *number == round_number(round),
        News::Challenged { game: id } => *id == game.id,
        _ => false,
    }
}

fn round_number(index: usize) -> u16 {
    u16::try_from(index).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournaments::TournamentKind;
    use crate::tournaments::tests::{LIVE, announced, at, go, with};

    const TAKES: Duration = Duration::from_secs(20);

    #[test]
    fn nobody_loses_a_game_of_which_they_were_not_told() {
        let mut begun = go(&with(&announced(TournamentKind::Swiss { rounds: None }, LIVE), 1..=4), at(60));
        let number = begun.posts.news[0].number;
        assert!(begun.try_news(number, TAKES, at(60)) && !begun.try_news(number, TAKES, at(60)));
        let late = go(&begun, at(70));
        assert!(late.games().all(TournamentGame::is_open), "its message does not arrive");
        assert!(late.next_due().is_none_or(|due| due > at(70)), "nothing falls due before it does");
        let mut told = late;
        assert!(told.try_news(number, TAKES, at(70)));
        assert!(told.news_told(number, at(72)) && !told.news_told(number, at(72)));
        assert_eq!(told.games().map(|game| game.begin_by).max(), Some(at(75)));
        assert!(go(&told, at(74)).games().all(TournamentGame::is_open));
        let lost = go(&told, at(75));
        assert!(told.games().all(|game| lost.game(game.id).is_some_and(|one| !one.is_open())));
    }

    #[test]
    fn news_that_nobody_can_be_told_takes_no_time_from_a_game() {
        let mut begun = go(&with(&announced(TournamentKind::Swiss { rounds: None }, LIVE), 1..=4), at(60));
        let number = begun.posts.news[0].number;
        assert!(begun.try_news(number, TAKES, at(60)), "Discord never answers");
        let given_up = at(60 + 12 * 60);
        assert!(begun.give_up_news(number, given_up) && !begun.give_up_news(number, given_up));
        let to_begin = begun.rules.time_to_begin();
        assert!(begun.games().all(|game| game.begin_by >= given_up + to_begin));
        assert!(go(&begun, given_up).games().all(TournamentGame::is_open));
    }

    #[test]
    fn a_message_that_arrives_at_once_moves_nothing() {
        let mut begun = go(&with(&announced(TournamentKind::Swiss { rounds: None }, LIVE), 1..=4), at(60));
        let before: Vec<_> = begun.games().map(|game| game.begin_by).collect();
        let number = begun.posts.news[0].number;
        assert!(begun.news_told(number, at(60) + LATE));
        assert!(begun.games().map(|game| game.begin_by).eq(before));
    }
}
