//! The keys of the trees. Numbers are big-endian, so that sled's order is theirs.

use kuzhi_domain::matches::{Match, Scope, Seat};
use kuzhi_domain::people::HistoryFilter;
use kuzhi_domain::rating::{By, Span, pair};
use kuzhi_domain::{GuildId, InteractionId, MatchId, PlayerId, Timestamp, TournamentId};
use kuzhi_search::Level;

use crate::order::began;

/// The kind of a quarantined match record, by its key.
pub(super) const MATCH: u8 = b'm';

/// The kind of quarantined preferences of a person, by their key.
pub(super) const PREFERENCES: u8 = b'p';

/// The kind of quarantined rules of a server, by its key.
pub(super) const HOUSE_RULES: u8 = b'h';

/// The kind of a person's quarantined puzzle results, by their key.
pub(super) const SOLVER: u8 = b'z';

/// The kind of a quarantined private note, by its key.
pub(super) const NOTE: u8 = b'n';

/// The kind of a quarantined tournament record, by its key.
pub(super) const TOURNAMENT: u8 = b't';

/// The kind of the quarantined record of what a server gets, by its key.
pub(super) const SERVER_FEED: u8 = b'f';

/// The kind of the quarantined record of what a person gets, by their key.
pub(super) const PERSON_FEED: u8 = b'g';

/// The key of a person's note on a match.
pub(super) fn of_note(player: PlayerId, id: MatchId) -> Vec<u8> {
    [player.0.to_be_bytes(), of_match(id)].concat()
}

/// The key of two people who have played each other.
pub(super) fn of_pair(one: PlayerId, other: PlayerId) -> Vec<u8> {
    pair([one, other]).iter().flat_map(|player| player.0.to_be_bytes()).collect()
}

/// The key of a match, which also ends every index key.
pub(super) fn of_match(id: MatchId) -> [u8; 8] {
    id.get().to_be_bytes()
}

/// Returns the match at the end of an index key.
pub(super) fn match_in(key: &[u8]) -> Option<MatchId> {
    number_at_end(key).map(MatchId::from_random)
}

/// The key of a tournament, which also ends every key of its index.
pub(super) fn of_tournament(id: TournamentId) -> [u8; 8] {
    id.get().to_be_bytes()
}

/// Returns the tournament at the end of such a key.
pub(super) fn tournament_in(key: &[u8]) -> Option<TournamentId> {
    number_at_end(key).map(TournamentId::from_random)
}

/// The index key of a live match, oldest first.
pub(super) fn by_age(one: &Match) -> Vec<u8> {
    let (time, id) = began(one);
    [time.as_millis().to_be_bytes(), of_match(id)].concat()
}

/// The index key of a match in a channel or of a person.
pub(super) fn by_owner(owner: u64, one: &Match) -> Vec<u8> {
    [&owner.to_be_bytes(), by_age(one).as_slice()].concat()
}

/// Stands for the bot as an opponent. Nobody on Discord has this id.
const BOT: PlayerId = PlayerId(0);

/// The index key of a match in a person's history, latest first. `None` if it has no board.
///
/// It contains everything that histories are filtered by, so that only wanted matches are read.
pub(super) fn of_past(player: PlayerId, one: &Match) -> Option<Vec<u8>> {
    let opponent = match one.opponent_of(player)? {
        Seat::Person(other) => other,
        Seat::Bot(_) | Seat::Channel(_) => BOT,
    };
    let ((began, id), game) = (began(one), one.game().id().as_bytes());
    let latest_first = [!began.as_millis(), !id.get()].map(u64::to_be_bytes).concat();
    let owner = player.0.to_be_bytes();
    Some([&owner, latest_first.as_slice(), &opponent.0.to_be_bytes(), game, &of_match(id)].concat())
}

/// Returns whether a key of [`of_past`] belongs to a wanted match.
pub(super) fn matches_filter(of: &HistoryFilter, key: &[u8]) -> bool {
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

/// The prefix of a leaderboard's keys: its scope and its game.
///
/// The name is preceded by its length, so that no name is a prefix of another.
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

/// Returns the scope of a leaderboard from its prefix.
pub(super) fn scope_in(board: &[u8]) -> Option<Scope> {
    match board.split_first()? {
        (b'*', _) => Some(Scope::Everywhere),
        (b'g', rest) => Some(Scope::Guild(GuildId(u64::from_be_bytes(*rest.first_chunk()?)))),
        _ => None,
    }
}

/// The key of a player on a leaderboard.
pub(super) fn of_player(board: &[u8], player: PlayerId) -> Vec<u8> {
    [board, &player.0.to_be_bytes()].concat()
}

/// The key of two people who have met on a leaderboard.
pub(super) fn of_encounters(board: &[u8], [one, other]: [PlayerId; 2]) -> Vec<u8> {
    [board, &of_pair(one, other)].concat()
}

/// The prefix of the keys of a leaderboard's lines and counts.
pub(super) fn of_chart(board: &[u8], span: Span, number: u32, by: By) -> Vec<u8> {
    [board, &[span as u8], &number.to_be_bytes(), &[by as u8]].concat()
}

/// The key of a player's line on a leaderboard. Higher values come first.
pub(super) fn of_place(chart: &[u8], value: u32, player: PlayerId) -> Vec<u8> {
    [chart, &(!value).to_be_bytes(), &player.0.to_be_bytes()].concat()
}

/// The key of a count of players by value, or by range of values. Higher values come first.
pub(super) fn of_count(chart: &[u8], level: u8, value: u32) -> Vec<u8> {
    [chart, &[level], &(!value).to_be_bytes()].concat()
}

/// Returns the value of a line.
pub(super) fn value_in(key: &[u8]) -> Option<u32> {
    let at = key.len().checked_sub(12)?;
    key.get(at..)?.first_chunk().map(|bytes| !u32::from_be_bytes(*bytes))
}

/// Returns the player at the end of a key of [`of_place`].
pub(super) fn player_in(key: &[u8]) -> Option<PlayerId> {
    number_at_end(key).map(PlayerId)
}

/// The key of a match's result on a leaderboard, in the order in which results count.
pub(super) fn of_result(board: &[u8], ended: Timestamp, id: MatchId) -> Vec<u8> {
    [board, &of_time(ended), &of_match(id)].concat()
}

/// The key of a match that ended on time.
pub(super) fn of_timed_out(ended: Timestamp, id: MatchId) -> Vec<u8> {
    [of_time(ended), of_match(id)].concat()
}

/// The index key of a finished match of a server, in the order in which they ended.
pub(super) fn of_ended(one: &Match) -> Option<Vec<u8>> {
    let (guild, ended) = (one.place().guild?, one.over()?.ended());
    Some(of_ended_at(guild, ended, one.id().get()))
}

/// Such a key of a match with this id.
pub(super) fn of_ended_at(guild: GuildId, ended: Timestamp, id: u64) -> Vec<u8> {
    [guild.0.to_be_bytes(), of_time(ended), id.to_be_bytes()].concat()
}

/// The prefix of a person's career in a game. The name is preceded by its length, so that no name is a prefix
/// of another.
pub(super) fn of_career(player: PlayerId, game: &str) -> Vec<u8> {
    let length = u8::try_from(game.len()).unwrap_or(u8::MAX);
    [&player.0.to_be_bytes(), [length].as_slice(), game.as_bytes()].concat()
}

/// Returns the game in such a key.
pub(super) fn game_in(key: &[u8]) -> Option<&str> {
    let (length, rest) = key.get(8..)?.split_first()?;
    std::str::from_utf8(rest.get(..usize::from(*length))?).ok()
}

/// The key of a match in a person's career. A block has the key of its first match.
pub(super) fn of_played(career: &[u8], ended: Timestamp, id: MatchId) -> Vec<u8> {
    [career, &of_time(ended), &of_match(id)].concat()
}

/// The key of a match that somebody has won against the bot on a server: higher levels come first, then the
/// person. `None` if nobody has.
pub(super) fn of_climb(one: &Match) -> Option<Vec<u8>> {
    let (guild, player, level) = one.climb()?;
    let board = of_leaderboard(Scope::Guild(guild), one.game().id());
    Some([of_climber(&board, level, player).as_slice(), &of_match(one.id())].concat())
}

/// The prefix of such keys of one person at one level.
pub(super) fn of_climber(board: &[u8], level: Level, player: PlayerId) -> Vec<u8> {
    [board, &[!level.get()], &player.0.to_be_bytes()].concat()
}

/// Returns the person and the level in such a key.
pub(super) fn climber_in(key: &[u8]) -> Option<(PlayerId, Level)> {
    let (level, rest) = key.get(key.len().checked_sub(17)?..)?.split_first()?;
    Some((PlayerId(u64::from_be_bytes(*rest.first_chunk()?)), Level::new(!level)?))
}

/// The key of a mark.
pub(super) fn of_interaction(interaction: InteractionId) -> [u8; 8] {
    interaction.0.to_be_bytes()
}

/// The key of a time.
pub(super) fn of_time(at: Timestamp) -> [u8; 8] {
    at.as_millis().to_be_bytes()
}

/// Returns the time at the start of a key.
pub(super) fn time_in(bytes: &[u8]) -> Option<Timestamp> {
    bytes.first_chunk().map(|bytes| Timestamp::from_millis(u64::from_be_bytes(*bytes)))
}

/// The key of a quarantined value: its kind and its original key.
pub(super) fn of_quarantined(kind: u8, key: &[u8]) -> Vec<u8> {
    [&[kind], key].concat()
}

/// Returns the number at the end of a key.
pub(super) fn number_at_end(key: &[u8]) -> Option<u64> {
    key.last_chunk().map(|bytes| u64::from_be_bytes(*bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn climbers_lie_by_level_and_then_by_person() {
        let climber = |level: u8, player: u64| (PlayerId(player), Level::new(level).unwrap());
        let all = [climber(8, 5), climber(2, 1), climber(2, 9), climber(1, 3)];
        let key = |(player, level)| {
            [of_climber(b"board", level, player), of_match(MatchId::from_random(7)).to_vec()]
        };
        let keys = all.map(|one| key(one).concat());
        assert!(keys.is_sorted());
        assert_eq!(keys.map(|key| climber_in(&key).unwrap()), all);
        assert_eq!(climber_in(b"short"), None);
    }

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
