//! The keys of the trees: numbers with the high byte first, so that sled's order is ours.

use kuzhi_search::Level;

use crate::domain::{
    By, GuildId, HistoryFilter, InteractionId, Match, MatchId, PlayerId, Scope, Seat, Span, Timestamp,
};
use crate::store::order::began;
use crate::store::replay::pair;

/// Among what was set aside: a record of a match, by its key.
pub(super) const MATCH: u8 = b'm';

/// Among what was set aside: a standing, by its key.
pub(super) const STANDING: u8 = b's';

/// Among what was set aside: the encounters of a pair, by their key.
pub(super) const ENCOUNTERS: u8 = b'e';

/// Among what was set aside: the preferences of a person, by their key.
pub(super) const PREFERENCES: u8 = b'p';

/// Among what was set aside: the rules of a server, by its key.
pub(super) const HOUSE_RULES: u8 = b'h';

/// Among what was set aside: what a person has solved of puzzles, by their key.
pub(super) const SOLVER: u8 = b'z';
/// Among what was set aside: a private note, by its key.
pub(super) const NOTE: u8 = b'n';

/// What somebody has noted on a match.
pub(super) fn of_note(player: PlayerId, id: MatchId) -> Vec<u8> {
    [player.0.to_be_bytes(), of_match(id)].concat()
}

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

/// Stands in the place of an opponent that is the bot; nobody on Discord has this number.
const BOT: PlayerId = PlayerId(0);

/// The place of a match in a person's past, the latest first; nothing before it has a board.
///
/// It has all by which one looks for it, so that no match is read that is not wanted.
pub(super) fn of_past(player: PlayerId, one: &Match) -> Option<Vec<u8>> {
    let opponent = match one.opponent_of(player)? {
        Seat::Person(other) => other,
        Seat::Bot(_) => BOT,
    };
    let ((began, id), game) = (began(one), one.game().id().as_bytes());
    let latest_first = [!began.as_millis(), !id.get()].map(u64::to_be_bytes).concat();
    let owner = player.0.to_be_bytes();
    Some([&owner, latest_first.as_slice(), &opponent.0.to_be_bytes(), game, &of_match(id)].concat())
}

/// Whether a key of [`of_past`] is that of a match that is wanted.
pub(super) fn is_wanted(of: &HistoryFilter, key: &[u8]) -> bool {
    let wanted = || {
        let (opponent, rest) = key.get(24..)?.split_first_chunk()?;
        let (game, _) = rest.split_last_chunk::<8>()?;
        let opponent = match PlayerId(u64::from_be_bytes(*opponent)) {
            BOT => Seat::Bot(Level::default()),
            other => Seat::Person(other),
        };
        Some(of.fits(std::str::from_utf8(game).ok()?, opponent))
    };
    wanted().unwrap_or(false)
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

/// Whose leaderboard it is whose keys begin like this.
pub(super) fn scope_in(board: &[u8]) -> Option<Scope> {
    match board.split_first()? {
        (b'*', _) => Some(Scope::Everywhere),
        (b'g', rest) => Some(Scope::Guild(GuildId(u64::from_be_bytes(*rest.first_chunk()?)))),
        _ => None,
    }
}

/// A player on a leaderboard.
pub(super) fn of_player(board: &[u8], player: PlayerId) -> Vec<u8> {
    [board, &player.0.to_be_bytes()].concat()
}

/// Two people who have met on a leaderboard.
pub(super) fn of_encounters(board: &[u8], [one, other]: [PlayerId; 2]) -> Vec<u8> {
    [board, &of_pair(one, other)].concat()
}

/// What the keys of a leaderboard's lines and counts begin with.
pub(super) fn of_chart(board: &[u8], span: Span, number: u32, by: By) -> Vec<u8> {
    [board, &[span as u8], &number.to_be_bytes(), &[by as u8]].concat()
}

/// The line of a player on a leaderboard: who has more comes first.
pub(super) fn of_place(chart: &[u8], value: u32, player: PlayerId) -> Vec<u8> {
    [chart, &(!value).to_be_bytes(), &player.0.to_be_bytes()].concat()
}

/// How many have how much, by values or by ranges of them: who has more comes first.
pub(super) fn of_count(chart: &[u8], level: u8, value: u32) -> Vec<u8> {
    [chart, &[level], &(!value).to_be_bytes()].concat()
}

/// How much whoever stands in a line has.
pub(super) fn value_in(key: &[u8]) -> Option<u32> {
    let at = key.len().checked_sub(12)?;
    key.get(at..)?.first_chunk().map(|bytes| !u32::from_be_bytes(*bytes))
}

/// The player that a key of [`of_place`] ends with.
pub(super) fn player_in(key: &[u8]) -> Option<PlayerId> {
    number_at_end(key).map(PlayerId)
}

/// The result of a match, which ended then, on a leaderboard: in the order in which results count.
pub(super) fn of_result(board: &[u8], ended: Timestamp, id: MatchId) -> Vec<u8> {
    [board, &of_time(ended), &of_match(id)].concat()
}

/// A match that ended on time.
pub(super) fn of_timed_out(ended: Timestamp, id: MatchId) -> Vec<u8> {
    [of_time(ended), of_match(id)].concat()
}

/// What somebody has played in a game. The name's length stands before it, so that no name begins another one.
pub(super) fn of_career(player: PlayerId, game: &str) -> Vec<u8> {
    let length = u8::try_from(game.len()).unwrap_or(u8::MAX);
    [&player.0.to_be_bytes(), [length].as_slice(), game.as_bytes()].concat()
}

/// The game in such a key.
pub(super) fn game_in(key: &[u8]) -> Option<&str> {
    let (length, rest) = key.get(8..)?.split_first()?;
    std::str::from_utf8(rest.get(..usize::from(*length))?).ok()
}

/// A match among those that somebody has played: a block lies under its first one.
pub(super) fn of_played(career: &[u8], ended: Timestamp, id: MatchId) -> Vec<u8> {
    [career, &of_time(ended), &of_match(id)].concat()
}

/// A mark.
pub(super) fn of_mark(interaction: InteractionId) -> [u8; 8] {
    interaction.0.to_be_bytes()
}

/// A time.
pub(super) fn of_time(at: Timestamp) -> [u8; 8] {
    at.as_millis().to_be_bytes()
}

/// The time that something begins with.
pub(super) fn time_in(bytes: &[u8]) -> Option<Timestamp> {
    bytes.first_chunk().map(|bytes| Timestamp::from_millis(u64::from_be_bytes(*bytes)))
}

/// Something that was set aside, by its kind and the key that it had.
pub(super) fn of_quarantined(kind: u8, key: &[u8]) -> Vec<u8> {
    [&[kind], key].concat()
}

/// The number that a key ends with.
pub(super) fn number_at_end(key: &[u8]) -> Option<u64> {
    key.last_chunk().map(|bytes| u64::from_be_bytes(*bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_lie_in_the_order_of_leaderboards() {
        let chart = of_chart(b"board", Span::Week, 7, By::Games);
        let lines = [(u32::MAX, 1), (9, 2), (9, 3), (1, 1), (0, 5)];
        let keys: Vec<_> =
            lines.iter().map(|(value, player)| of_place(&chart, *value, PlayerId(*player))).collect();
        assert!(keys.is_sorted());
        let read: Vec<_> =
            keys.iter().map(|key| (value_in(key).unwrap(), player_in(key).unwrap().0)).collect();
        assert_eq!(read, lines);
    }
}
