//! The keys of the trees: numbers with the high byte first, so that sled's order is ours.

use crate::app::{InteractionId, Match, MatchId, PlayerId, Scope, Timestamp};
use crate::store::order::{began, pair};

/// Among what was set aside: a record of a match, by its key.
pub(super) const MATCH: u8 = b'm';

/// Among what was set aside: a standing, by its key.
pub(super) const STANDING: u8 = b's';

/// Among what was set aside: the encounters of a pair, by their key.
pub(super) const ENCOUNTERS: u8 = b'e';

/// Among what was set aside: the preferences of a person, by his key.
pub(super) const PREFERENCES: u8 = b'p';

/// Among what was set aside: the rules of a server, by its key.
pub(super) const HOUSE_RULES: u8 = b'h';

/// Two people who have played with each other.
pub(super) fn of_pair(one: PlayerId, other: PlayerId) -> Vec<u8> {
    pair(one, other).iter().flat_map(|player| player.0.to_be_bytes()).collect()
}

/// A match, also at the end of every index key.
pub(super) fn of_match(id: MatchId) -> [u8; 8] {
    id.get().to_be_bytes()
}

/// The match that an index key ends with.
pub(super) fn match_in(key: &[u8]) -> Option<MatchId> {
    number_at_end(key).map(MatchId::from_random)
}

/// The place of a match among the live ones, oldest first.
pub(super) fn by_age(one: &Match) -> Vec<u8> {
    let (time, id) = began(one);
    [time.as_millis().to_be_bytes(), of_match(id)].concat()
}

/// The place of a match among those of a channel or a person.
pub(super) fn by_owner(owner: u64, one: &Match) -> Vec<u8> {
    [&owner.to_be_bytes(), by_age(one).as_slice()].concat()
}

/// What the keys of a leaderboard begin with: whose it is, and which game's.
///
/// The game's length stands before its name, so that no name begins another one.
pub(super) fn of_leaderboard(scope: Scope, game: &str) -> Vec<u8> {
    let mut key = Vec::new();
    match scope {
        Scope::Everywhere => key.push(b'*'),
        Scope::Guild(guild) => {
            key.push(b'g');
            key.extend(guild.0.to_be_bytes());
        }
    }
    key.extend((game.len() as u64).to_be_bytes());
    key.extend(game.as_bytes());
    key
}

/// A player on a leaderboard.
pub(super) fn of_standing(scope: Scope, game: &str, player: PlayerId) -> Vec<u8> {
    [of_leaderboard(scope, game).as_slice(), &player.0.to_be_bytes()].concat()
}

/// Two people who have met on a leaderboard.
pub(super) fn of_encounters(scope: Scope, game: &str, [one, other]: [PlayerId; 2]) -> Vec<u8> {
    [of_leaderboard(scope, game), of_pair(one, other)].concat()
}

/// A mark.
pub(super) fn of_mark(interaction: InteractionId) -> [u8; 8] {
    interaction.0.to_be_bytes()
}

/// The place of a mark in the order in which marks are forgotten.
pub(super) fn by_time(at: Timestamp, interaction: InteractionId) -> Vec<u8> {
    [of_time(at), of_mark(interaction)].concat()
}

/// Where the marks of a time begin.
pub(super) fn of_time(at: Timestamp) -> [u8; 8] {
    at.as_millis().to_be_bytes()
}

/// The mark that a key of [`by_time`] ends with.
pub(super) fn mark_in(key: &[u8]) -> Option<InteractionId> {
    number_at_end(key).map(InteractionId)
}

/// Something that was set aside, by its kind and the key that it had.
pub(super) fn of_aside(kind: u8, key: &[u8]) -> Vec<u8> {
    [&[kind], key].concat()
}

fn number_at_end(key: &[u8]) -> Option<u64> {
    key.last_chunk().map(|bytes| u64::from_be_bytes(*bytes))
}
