//! Games that people have entered as text to go through them: the last ones of each person, visible only to
//! them.
//!
//! They are kept in memory, because nobody else needs them and the person can enter one again. Its buttons
//! then continue to work, because the same text has the same id.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};

use kuzhi_domain::study::WrittenGame;
use kuzhi_domain::{MatchId, PlayerId};

/// How many games are kept for one person.
const OF_ONE: usize = 20;

/// How many are kept in all, of four kilobytes each at most.
const MOST: usize = 1_000;

/// The games that people have entered recently.
#[derive(Default)]
pub(crate) struct WrittenGames(Mutex<Games>);

#[derive(Default)]
struct Games {
    texts: HashMap<(PlayerId, MatchId), String>,
    /// Oldest first.
    order: VecDeque<(PlayerId, MatchId)>,
}

impl WrittenGames {
    fn games(&self) -> MutexGuard<'_, Games> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stores a game of a person. If they have too many, their oldest is removed. If there are too many in
    /// all, the oldest of anyone is.
    pub(crate) fn save(&self, who: PlayerId, game: &WrittenGame) {
        let (mut kept, key) = (self.games(), (who, game.id()));
        kept.order.retain(|other| *other != key);
        kept.order.push_back(key);
        kept.texts.insert(key, game.text());
        let own = kept.order.iter().filter(|(player, _)| *player == who).count();
        let of_whom = |player: PlayerId| own <= OF_ONE || player == who;
        if own > OF_ONE || kept.order.len() > MOST {
            let oldest = kept.order.iter().position(|(player, _)| of_whom(*player));
            if let Some(oldest) = oldest.and_then(|at| kept.order.remove(at)) {
                kept.texts.remove(&oldest);
            }
        }
    }

    /// Returns the game with this id that the person has entered.
    pub(crate) fn find(&self, who: PlayerId, id: MatchId) -> Option<WrittenGame> {
        let text = self.games().texts.get(&(who, id))?.clone();
        WrittenGame::read(&text).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: PlayerId = PlayerId(1);

    /// Returns one of many games, each with another name in it.
    fn game(number: usize) -> WrittenGame {
        let text = format!("[Game \"mangala\"]\n[South \"{number}\"]\n[Result \"*\"]\n\n1 4 6\n");
        WrittenGame::read(&text).unwrap()
    }

    #[test]
    fn a_game_is_its_writers_alone() {
        let games = WrittenGames::default();
        games.save(ADA, &game(1));
        assert_eq!(games.find(ADA, game(1).id()), Some(game(1)));
        assert_eq!(games.find(PlayerId(2), game(1).id()), None);
        assert_eq!(games.find(ADA, game(2).id()), None);
    }

    #[test]
    fn the_oldest_of_whoever_has_many_gives_way() {
        let games = WrittenGames::default();
        games.save(PlayerId(2), &game(0));
        for number in 0..OF_ONE {
            games.save(ADA, &game(number));
        }
        games.save(ADA, &game(0));
        games.save(ADA, &game(OF_ONE));
        assert!(games.find(ADA, game(0).id()).is_some(), "it was given again");
        assert!(games.find(ADA, game(1).id()).is_none());
        assert!(games.find(PlayerId(2), game(0).id()).is_some(), "another person's stays");
    }

    #[test]
    fn there_are_never_more_than_fit() {
        let games = WrittenGames::default();
        for player in 0..=MOST as u64 {
            games.save(PlayerId(player), &game(1));
        }
        let kept = games.games();
        assert_eq!((kept.order.len(), kept.texts.len()), (MOST, MOST));
        assert!(!kept.texts.contains_key(&(PlayerId(0), game(1).id())));
    }
}
