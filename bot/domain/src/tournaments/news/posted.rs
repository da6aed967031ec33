//! Messages that tell what may change. They are edited when it does, and go once they say nothing any more.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use serde::{Deserialize, Serialize};

use super::announcement::{Announcement, News};
use super::posting::TournamentPosts;
use crate::tournaments::player::Presence;
use crate::tournaments::season::Season;
use crate::tournaments::tournament::{Tournament, TournamentStage};
use crate::{ChannelId, MatchId, MessageId, PlayerId};

/// The most messages that are kept up to date. A ladder stands for years.
const MOST: usize = 120;

/// A message that tells what may change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PostedNews {
    /// The message.
    pub message: MessageId,
    /// Where it is.
    pub channel: ChannelId,
    /// What it tells.
    pub news: Announcement,
    /// Which of the messages that tell it this is, from 0.
    pub part: u16,
    /// The [state](Tournament::state_of) that it shows.
    pub shown: u64,
}

impl News {
    /// Whether what it tells may change, so that its messages are kept up to date.
    pub const fn may_change(&self) -> bool {
        matches!(
            self,
            News::AskedAgain
                | News::PutOff
                | News::DayBefore
                | News::Soon
                | News::Begun
                | News::RoundBegun(_)
                | News::RoundEnding(_)
                | News::RoundOver(_)
                | News::Ready { .. }
                | News::Challenged { .. }
                | News::Over
        )
    }
}

impl TournamentPosts {
    /// Notes a message that tells what may change.
    pub fn note_news(&mut self, posted: PostedNews) {
        self.posted.retain(|one| one.message != posted.message);
        self.posted.push(posted);
        self.posted.drain(..self.posted.len().saturating_sub(MOST));
    }

    /// Notes what a message shows now. `None` if it is gone, or not to be edited any more.
    pub fn note_shown(&mut self, message: MessageId, shown: Option<u64>) -> bool {
        let Some(at) = self.posted.iter().position(|one| one.message == message) else { return false };
        match shown {
            Some(shown) => self.posted[at].shown = shown,
            None => _ = self.posted.remove(at),
        }
        true
    }

    /// Whether the same was told again later.
    pub fn is_told_again(&self, posted: &PostedNews) -> bool {
        let is_later = |one: &PostedNews| one.news.number > posted.news.number;
        self.posted.iter().any(|one| one.news.what == posted.news.what && is_later(one))
    }
}

impl Tournament {
    /// A number that differs as soon as a message with this news has to say something else. `boards` are the
    /// messages of its games in play, and `season` is how its season stood after it.
    pub fn state_of(
        &self,
        what: &News,
        boards: &BTreeMap<MatchId, MessageId>,
        season: Option<&Season>,
    ) -> u64 {
        let mut digest = Digest(0xcbf2_9ce4_8422_2325);
        // Writing to a digest cannot fail.
        let _ = match what {
            News::DayBefore | News::Soon => {
                let [fewest, _] = self.rules.kind.sizes();
                let missing = fewest.saturating_sub(self.number());
                write!(digest, "{:?}", (self.stage, self.begins_at(), self.is_checking_in(), missing))
            }
            News::AskedAgain => write!(digest, "{:?}", (self.is_open_to_entry(), self.presences())),
            News::PutOff => write!(digest, "{:?}", (self.stage, self.rules.begins)),
            News::Begun => write!(digest, "{:?}", (self.has_no_more_games(), self.ends_at())),
            News::RoundBegun(round) | News::RoundEnding(round) | News::RoundOver(round) => {
                let round = self.rounds.get(usize::from(*round));
                let games = round.into_iter().flat_map(|round| &round.games);
                let boards: Vec<_> = games.filter_map(|game| boards.get(&game.id)).collect();
                let absent = round.map(|round| (&round.games, &round.absent));
                let total = self.total_rounds();
                write!(digest, "{:?}", (absent, boards, self.paused.is_some(), total, self.presences()))
            }
            News::Ready { game: id, .. } | News::Challenged { game: id } => {
                write!(digest, "{:?}", (self.game(*id), boards.get(id), self.paused.is_some()))
            }
            News::Over => {
                let is_over = matches!(self.stage, TournamentStage::Over { .. });
                let own = (is_over, &self.rounds, &self.ladder, self.presences());
                write!(digest, "{own:?}").and_then(|()| match season {
                    Some(season) => write!(digest, "{season:?}"),
                    None => Ok(()),
                })
            }
            News::PlaceTaken { .. }
            | News::Missing(_)
            | News::Sinking(_)
            | News::Sunk(_)
            | News::Decided(_)
            | News::Paused
            | News::Resumed
            | News::CalledOff => Ok(()),
        };
        digest.0
    }

    /// Who takes part: whoever deletes their data is named no more.
    fn presences(&self) -> Vec<(PlayerId, Presence)> {
        self.players.iter().map(|one| (one.player, one.presence)).collect()
    }

    /// Whether a ladder has forgotten the game of which news tells.
    pub fn has_forgotten(&self, what: &News) -> bool {
        match what {
            News::Ready { game, .. } | News::Challenged { game } => self.game(*game).is_none(),
            _ => false,
        }
    }
}

/// A sum of what is written to it, the same on every machine.
struct Digest(u64);

impl fmt::Write for Digest {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Side;

    use super::*;
    use crate::tournaments::tests::{LIVE, announced, at, go, with};
    use crate::tournaments::{GameState, TournamentKind};

    fn posted(message: u64, number: u32, what: News) -> PostedNews {
        let news = Announcement::new(number, what, Vec::new());
        PostedNews { message: MessageId(message), channel: ChannelId(1), news, part: 0, shown: 0 }
    }

    #[test]
    fn a_state_differs_when_a_game_begins_and_when_its_time_changes() {
        let begun = go(&with(&announced(TournamentKind::Swiss { rounds: None }, LIVE), 1..=4), at(60));
        let round = News::RoundBegun(0);
        let state = |one: &Tournament| one.state_of(&round, &BTreeMap::new(), None);
        let first = state(&begun);
        assert_eq!(first, state(&begun.clone()));
        let (mut there, mut longer) = (begun.clone(), begun.clone());
        there.rounds[0].games[0].state = GameState::Waiting(Some(Side::South));
        longer.rounds[0].games[0].begin_by = at(99);
        let paused = Tournament { paused: Some(at(61)), ..begun.clone() };
        let boards = begun.games().map(|game| (game.id, MessageId(1))).collect();
        let linked = begun.state_of(&round, &boards, None);
        for other in [state(&there), state(&longer), state(&paused), linked] {
            assert_ne!(other, first);
        }
    }

    #[test]
    fn an_arena_in_its_last_games_does_not_end_in_time() {
        let arena = announced(TournamentKind::Arena { minutes: 60 }, LIVE);
        let begun = go(&with(&arena, 1..=2), at(60));
        let last = go(&begun, at(120));
        assert!(last.is_running() && last.has_no_more_games() && !begun.has_no_more_games());
        let state = |one: &Tournament| one.state_of(&News::Begun, &BTreeMap::new(), None);
        assert_ne!(state(&begun), state(&last));
    }

    #[test]
    fn the_same_told_again_replaces_the_earlier_message() {
        let mut posts = TournamentPosts::new(ChannelId(1));
        posts.note_news(posted(5, 1, News::PutOff));
        posts.note_news(posted(6, 2, News::RoundBegun(0)));
        posts.note_news(posted(7, 3, News::PutOff));
        let again: Vec<bool> = posts.posted.iter().map(|one| posts.is_told_again(one)).collect();
        assert_eq!(again, [true, false, false]);
        assert!(posts.note_shown(MessageId(5), None) && !posts.note_shown(MessageId(5), None));
        assert!(posts.note_shown(MessageId(7), Some(9)));
        assert_eq!(posts.posted.last().map(|one| one.shown), Some(9));
    }

    #[test]
    fn the_oldest_messages_are_forgotten() {
        let mut posts = TournamentPosts::new(ChannelId(1));
        for message in 0..200 {
            posts.note_news(posted(message, 1, News::PutOff));
        }
        assert_eq!((posts.posted.len(), posts.posted[0].message), (MOST, MessageId(200 - MOST as u64)));
    }
}
