//! People's finished matches: in blocks, by person and game, in the order in which they ended.
//!
//! Sled takes about 150 bytes of memory per key, too many to give each match a key for each of its players.

use kuzhi_domain::matches::Match;
use kuzhi_domain::people::Played;
use kuzhi_domain::rating::RatedResult;
use kuzhi_domain::{MatchId, Timestamp};

use crate::record::careers::{read, write};
use crate::sled::commits::transaction::{Refused, Transaction};
use crate::sled::keys;
use crate::sled::trees::Kind;

/// The maximum number of matches in a block.
pub(crate) const BLOCK: usize = 32;

/// A block and its key.
type Block = (Vec<u8>, Vec<Played>);

/// A match in a person's career.
type At = (Timestamp, MatchId);

const fn at(one: &Played) -> At {
    (one.ended, one.id)
}

impl Transaction<'_> {
    /// Updates the careers of the players when a match changes.
    pub(crate) fn record_played(&mut self, before: Option<&Match>, next: &Match) -> Result<(), Refused> {
        let is_over = |one: &Match| one.over().is_some();
        if !is_over(next) && !before.is_some_and(is_over) {
            return Ok(());
        }
        for player in next.people() {
            let was = before.and_then(|before| before.played_by(player));
            let is = next.played_by(player);
            if was == is {
                continue;
            }
            let career = keys::of_career(player, next.game().id());
            if let Some(was) = was {
                self.remove_played(&career, at(&was))?;
            }
            if let Some(is) = is {
                self.insert_played(&career, is)?;
            }
        }
        Ok(())
    }

    /// Updates the ratings over all servers in careers after results.
    pub(crate) fn record_ratings(&mut self, game: &str, rated: &[RatedResult]) -> Result<(), Refused> {
        for one in rated {
            for (player, rating) in one.ratings_after() {
                let career = keys::of_career(player, game);
                let Some((key, mut block)) = self.block(&career, (one.result.ended, one.id))? else {
                    continue;
                };
                let played = block.iter_mut().find(|played| played.id == one.id);
                if let Some(played) = played {
                    played.rating = Some(rating);
                    self.changes_mut().put(Kind::Careers, key, write(&block)?);
                }
            }
        }
        Ok(())
    }

    /// Returns the block that contains a match, or to which it would be appended.
    fn block(&self, career: &[u8], (ended, id): At) -> Result<Option<Block>, Refused> {
        let found = self.last_until(Kind::Careers, &keys::of_played(career, ended, id))?;
        let found = found.filter(|(key, _)| key.starts_with(career));
        Ok(found.map(|(key, bytes)| (key, read(&bytes))))
    }

    fn insert_played(&mut self, career: &[u8], one: Played) -> Result<(), Refused> {
        let key = |block: &[Played]| block.first().map(|one| keys::of_played(career, one.ended, one.id));
        let mut block = match self.block(career, at(&one))? {
            Some((_, block)) => block,
            // It is before all others.
            None => Vec::new(),
        };
        let place = block.partition_point(|other| at(other) < at(&one));
        block.insert(place, one);
        let rest = match block.len() {
            // Matches that arrive in order leave full blocks.
            length if length > BLOCK && place == BLOCK => block.split_off(BLOCK),
            length if length > BLOCK => block.split_off(BLOCK / 2),
            _ => Vec::new(),
        };
        for block in [block, rest] {
            if let Some(key) = key(&block) {
                self.changes_mut().put(Kind::Careers, key, write(&block)?);
            }
        }
        Ok(())
    }

    fn remove_played(&mut self, career: &[u8], which: At) -> Result<(), Refused> {
        let Some((key, mut block)) = self.block(career, which)? else { return Ok(()) };
        block.retain(|other| at(other) != which);
        self.changes_mut().remove(Kind::Careers, key);
        if let Some(first) = block.first() {
            let key = keys::of_played(career, first.ended, first.id);
            self.changes_mut().put(Kind::Careers, key, write(&block)?);
        }
        Ok(())
    }
}
