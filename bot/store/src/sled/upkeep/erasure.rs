//! How each entry changes when a person leaves, tree by tree and without further reads.

use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::rating::Standing;
use kuzhi_domain::tournaments::Tournament;
use kuzhi_domain::{PlayerId, TournamentId};

use crate::record::RecordError;
use crate::record::erasure::{digits_changed, has_digits, house_rules, played, result};
use crate::record::{delivered, feeds, tournaments};
use crate::sled::commits::transaction::{Refused, Transaction};
use crate::sled::trees::Kind;
use crate::sled::{index, keys};
use crate::{Delivered, record};

impl Kind {
    /// Returns whether a tree contains people's ids, in keys or values. A new tree is added here; [`becomes`]
    /// says how its entries change.
    pub(crate) const fn holds_people(self) -> bool {
        match self {
            Kind::Matches
            | Kind::OfPlayer
            | Kind::Standings
            | Kind::Places
            | Kind::Results
            | Kind::Encounters
            | Kind::Opponents
            | Kind::Preferences
            | Kind::HouseRules
            | Kind::Quarantine
            | Kind::Names
            | Kind::Languages
            | Kind::Past
            | Kind::Careers
            | Kind::Climbs
            | Kind::Solvers
            | Kind::Notes
            | Kind::Tournaments
            | Kind::TournamentIndex
            | Kind::ServerFeeds
            | Kind::PersonFeeds => true,
            // What people have used of limits protects others, and stays until it lapses. People who are
            // leaving are recorded in the tree of the store's own state, and removed from there in the end.
            Kind::Usage
            | Kind::Live
            | Kind::OfChannel
            | Kind::TimedOut
            | Kind::Ended
            | Kind::ProcessedInteractions
            | Kind::Delivered
            | Kind::Counts
            | Kind::Reviews
            | Kind::Meta => false,
        }
    }
}

/// How an entry changes.
pub(crate) enum Becomes {
    /// It does not contain the person.
    Same,
    /// It is removed.
    Gone,
    /// It gets another key or value.
    Other(Vec<u8>, Vec<u8>),
    /// It is the record of a match that they leave.
    Match(record::Anonymised),
    /// It is a tournament that names them: its next version, and the record of that.
    Tournament(Box<Tournament>, Vec<u8>),
    /// It is their standing, which has lines on leaderboards.
    Standing(Option<Standing>),
}

/// Returns how an entry changes when a person leaves.
pub(crate) fn becomes(
    kind: Kind,
    key: &[u8],
    value: &[u8],
    leaving: Erasure,
) -> Result<Becomes, RecordError> {
    let under = |key: Vec<u8>| Becomes::Other(key, value.to_vec());
    let with = |value: Vec<u8>| Becomes::Other(key.to_vec(), value);
    let is_theirs = keys::number_at_end(key) == Some(leaving.who.0);
    Ok(match kind {
        Kind::Matches => match has_digits(value, leaving).then(|| record::anonymised(value, leaving)) {
            None | Some(Ok(None)) => Becomes::Same,
            Some(Ok(Some(next))) => Becomes::Match(next),
            Some(Err(_)) => digits_changed(value, leaving).map_or(Becomes::Same, with),
        },
        Kind::Tournaments => {
            let id = keys::tournament_in(key).unwrap_or(TournamentId::from_random(0));
            match tournaments::anonymised(id, value, leaving) {
                Ok(None) => Becomes::Same,
                Ok(Some((next, record))) => Becomes::Tournament(Box::new(next), record),
                Err(_) => digits_changed(value, leaving).map_or(Becomes::Same, with),
            }
        }
        // Readable ones have taken their entries along. Others are still found.
        Kind::TournamentIndex if key.starts_with(&index::tournaments::of_person(leaving.who)) => {
            numbers_changed(key, &[1], leaving).map_or(Becomes::Same, under)
        }
        Kind::Standings if is_theirs => Becomes::Standing(serde_json::from_slice(value).ok()),
        Kind::Places
        | Kind::Preferences
        | Kind::Names
        | Kind::Languages
        | Kind::Solvers
        | Kind::PersonFeeds
            if is_theirs =>
        {
            Becomes::Gone
        }
        Kind::Climbs if keys::climber_in(key).is_some_and(|(player, _)| player == leaving.who) => {
            Becomes::Gone
        }
        Kind::OfPlayer | Kind::Notes if key.starts_with(&leaving.who.0.to_be_bytes()) => Becomes::Gone,
        Kind::Results => result(value, leaving)?.map_or(Becomes::Same, with),
        Kind::Encounters | Kind::Opponents => pair_changed(key, leaving).map_or(Becomes::Same, under),
        Kind::HouseRules => house_rules(value, leaving)?.map_or(Becomes::Same, with),
        Kind::ServerFeeds => feeds::anonymised(value, leaving)?.map_or(Becomes::Same, with),
        Kind::Quarantine => of_quarantined(key, value, leaving),
        // Their own career, or that of a person whom they have played.
        Kind::Past => numbers_changed(key, &[0, 24], leaving).map_or(Becomes::Same, under),
        Kind::Careers => match (numbers_changed(key, &[0], leaving), played(value, leaving)?) {
            (None, None) => Becomes::Same,
            (moved, met) => {
                Becomes::Other(moved.unwrap_or_else(|| key.to_vec()), met.unwrap_or_else(|| value.to_vec()))
            }
        },
        _ => Becomes::Same,
    })
}

/// Unreadable values have no known format, so ids are replaced wherever they appear as digits.
fn of_quarantined(key: &[u8], value: &[u8], leaving: Erasure) -> Becomes {
    let is_theirs = match key.split_first() {
        Some((&(keys::MATCH | keys::TOURNAMENT | keys::HOUSE_RULES), _)) | None => false,
        Some((_, rest)) => {
            keys::number_at_end(rest) == Some(leaving.who.0) || pair_changed(rest, leaving).is_some()
        }
    };
    if is_theirs {
        return Becomes::Gone;
    }
    let changed = digits_changed(value, leaving);
    changed.map_or(Becomes::Same, |value| Becomes::Other(key.to_vec(), value))
}

/// Returns a key with the stand-in's id instead of theirs, if it has theirs at one of these positions.
fn numbers_changed(key: &[u8], places: &[usize], leaving: Erasure) -> Option<Vec<u8>> {
    let (theirs, stand_in) = (leaving.who.0.to_be_bytes(), leaving.stand_in.0.to_be_bytes());
    let mut changed = None;
    for &at in places.iter().filter(|&&at| key.get(at..at + 8) == Some(&theirs)) {
        changed.get_or_insert_with(|| key.to_vec())[at..at + 8].copy_from_slice(&stand_in);
    }
    changed
}

/// The same for a key that ends with two people, who stay in order.
fn pair_changed(key: &[u8], leaving: Erasure) -> Option<Vec<u8>> {
    let (before, people) = key.split_at_checked(key.len().checked_sub(16)?)?;
    let number = |at: usize| Some(PlayerId(keys::number_at_end(people.get(at..at + 8)?)?));
    let players = [number(0)?, number(8)?];
    if !players.contains(&leaving.who) {
        return None;
    }
    let [one, other] = leaving.after_both(players);
    Some([before, &keys::of_pair(one, other)].concat())
}

impl Transaction<'_> {
    /// Removes a leaving person from the current entry. A running match must end first.
    pub(crate) fn forget(&mut self, kind: Kind, key: &[u8], leaving: Erasure) -> Result<(), Refused> {
        let Some(value) = self.get(kind, key)? else { return Ok(()) };
        match becomes(kind, key, &value, leaving)? {
            Becomes::Same => {}
            Becomes::Gone => self.changes_mut().remove(kind, key),
            Becomes::Other(other, value) => {
                self.changes_mut().remove(kind, key);
                self.changes_mut().put(kind, other, value);
            }
            Becomes::Match(next) if next.is_live => return Err(Refused::Conflict),
            Becomes::Match(next) => {
                self.changes_mut().put(kind, key, next.bytes);
                self.know_version(key, next.version)?;
            }
            Becomes::Tournament(next, record) => self.put_tournament(&next, record)?,
            Becomes::Standing(standing) => {
                let board = key.split_at(key.len().saturating_sub(8)).0;
                let Some(scope) = keys::scope_in(board) else { return Ok(()) };
                self.put_standing(scope, board, leaving.who, None)?;
                if let Some(standing) = standing {
                    let standing = Standing { player: leaving.stand_in, ..standing };
                    self.put_standing(scope, board, leaving.stand_in, Some(&standing))?;
                }
            }
        }
        Ok(())
    }

    /// Everyone who had the version before gets this one: there is nothing to show.
    fn know_version(&mut self, key: &[u8], version: u64) -> Result<(), Refused> {
        let Some(bytes) = self.get(Kind::Delivered, key)? else { return Ok(()) };
        let delivered = delivered::read(&bytes);
        if delivered.version.checked_add(1) == Some(version) {
            if let Some(id) = keys::match_in(key) {
                self.changes_mut().record_delivery(id);
            }
            self.changes_mut().put(
                Kind::Delivered,
                key,
                delivered::write(Delivered { version, ..delivered }),
            );
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_people_stay_in_their_order() {
        let leaving = Erasure { who: PlayerId(8), stand_in: PlayerId(7) };
        let key = |one: u64, other: u64| [b"board", &one.to_be_bytes()[..], &other.to_be_bytes()].concat();
        assert_eq!(pair_changed(&key(5, 8), leaving), Some(key(5, 7)));
        assert_eq!(pair_changed(&key(8, 9), leaving), Some(key(7, 9)));
        let leaving = Erasure { who: PlayerId(8), stand_in: PlayerId(70) };
        assert_eq!(pair_changed(&key(8, 9), leaving), Some(key(9, 70)));
        assert_eq!(pair_changed(&key(5, 6), leaving), None);
        assert_eq!(pair_changed(b"whole", leaving), None);
    }

    #[test]
    fn an_unreadable_tournament_loses_their_id_too() {
        let leaving = Erasure { who: PlayerId(1_150_000_000_000_000_001), stand_in: PlayerId(7) };
        let key = keys::of_tournament(TournamentId::from_random(3));
        let record = br#"{"schema":9,"players":[1150000000000000001]}"#;
        let Becomes::Other(_, after) = becomes(Kind::Tournaments, &key, record, leaving).unwrap() else {
            panic!()
        };
        assert_eq!(after, br#"{"schema":9,"players":[7]}"#);
        let list = |player| [&index::tournaments::of_person(player), key.as_slice()].concat();
        let becomes = |key: &[u8]| becomes(Kind::TournamentIndex, key, b"", leaving).unwrap();
        let Becomes::Other(after, _) = becomes(&list(leaving.who)) else { panic!() };
        assert_eq!(after, list(leaving.stand_in));
        assert!(matches!(becomes(&list(PlayerId(8))), Becomes::Same));
    }
}
