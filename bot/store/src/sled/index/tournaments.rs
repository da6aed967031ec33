//! The index of tournaments: by server, by person, by season, and of those that are not finished, in all and
//! by server.

use kuzhi_domain::tournaments::Tournament;
use kuzhi_domain::{GuildId, PlayerId, TournamentId};

use crate::is_unfinished;
use crate::record::tournaments::read;
use crate::sled::commits::transaction::{Refused, Transaction};
use crate::sled::discrepancy::{CheckResult, Wrong};
use crate::sled::keys;
use crate::sled::trees::{Kind, Trees};

/// The prefix of tournaments that are not finished.
pub(crate) const UNFINISHED: &[u8] = b"u";

/// The prefix of a server's tournaments.
pub(crate) fn of_guild(guild: GuildId) -> Vec<u8> {
    [b"g", guild.0.to_be_bytes().as_slice()].concat()
}

/// The prefix of a server's tournaments that are not finished.
pub(crate) fn unfinished_of_guild(guild: GuildId) -> Vec<u8> {
    [b"l", guild.0.to_be_bytes().as_slice()].concat()
}

/// The prefix of the tournaments in which a person is named.
pub(crate) fn of_person(player: PlayerId) -> Vec<u8> {
    [b"p", player.0.to_be_bytes().as_slice()].concat()
}

/// The prefix of the tournaments of a season.
pub(crate) fn of_season(season: TournamentId) -> Vec<u8> {
    [b"s", keys::of_tournament(season).as_slice()].concat()
}

/// Returns the index keys of a tournament. The last one announced comes first, but among the unfinished ones
/// and in a season. A draft is none of a server's tournaments yet.
pub(crate) fn entries(tournament: &Tournament) -> Vec<Vec<u8>> {
    let (made, id) = (tournament.made.as_millis(), tournament.id.get());
    let end = keys::of_tournament(tournament.id);
    let latest_first = [!made, !id].map(u64::to_be_bytes).concat();
    let of_servers = tournament.guilds().filter(|_| !tournament.is_draft()).map(of_guild);
    let lists = of_servers.chain(tournament.people().into_iter().map(of_person));
    let listed = |list: Vec<u8>| [&list, latest_first.as_slice(), &end].concat();
    let unfinished = is_unfinished(tournament).then(|| {
        let in_all = [UNFINISHED, &made.to_be_bytes(), &end].concat();
        let of_servers = tournament.guilds().map(|guild| listed(unfinished_of_guild(guild)));
        [in_all].into_iter().chain(of_servers).collect::<Vec<_>>()
    });
    let in_season =
        tournament.season.map(|season| [&of_season(season), &made.to_be_bytes()[..], &end].concat());
    lists.map(listed).chain(unfinished.into_iter().flatten()).chain(in_season).collect()
}

impl Transaction<'_> {
    /// Replaces a tournament by its next version, which must follow the stored one.
    pub(crate) fn put_tournament(&mut self, next: &Tournament, record: Vec<u8>) -> Result<(), Refused> {
        let key = keys::of_tournament(next.id);
        let before = self.get(Kind::Tournaments, &key)?;
        // No version can follow an unreadable one.
        let before = before.map(|bytes| read(next.id, &bytes)).transpose().map_err(|_| Refused::Conflict)?;
        let version = before.as_ref().map_or(0, |before| before.version);
        if version.checked_add(1) != Some(next.version) {
            return Err(Refused::Conflict);
        }
        let (old, new) = (before.as_ref().map(entries).unwrap_or_default(), entries(next));
        for entry in old.iter().filter(|entry| !new.contains(entry)) {
            self.changes_mut().remove(Kind::TournamentIndex, entry.as_slice());
        }
        for entry in new.iter().filter(|entry| !old.contains(entry)) {
            self.changes_mut().put(Kind::TournamentIndex, entry.as_slice(), &[]);
        }
        self.changes_mut().put(Kind::Tournaments, key, record);
        Ok(())
    }

    /// Removes a draft. What was announced, or cannot be read, stays.
    pub(crate) fn drop_draft(&mut self, id: TournamentId) -> Result<(), Refused> {
        let key = keys::of_tournament(id);
        let Some(bytes) = self.get(Kind::Tournaments, &key)? else { return Ok(()) };
        let Ok(draft) = read(id, &bytes) else { return Ok(()) };
        if draft.is_draft() {
            for entry in entries(&draft) {
                self.changes_mut().remove(Kind::TournamentIndex, entry.as_slice());
            }
            self.changes_mut().remove(Kind::Tournaments, key);
        }
        Ok(())
    }
}

/// Checks that every tournament can be read, that it is in every list where it belongs, and that nothing else
/// is.
pub(crate) fn agree(trees: &Trees) -> ::sled::Result<CheckResult> {
    let (mut number, mut due, mut wrong) = (0_u64, 0, Wrong::default());
    let name = |key: &[u8]| keys::tournament_in(key).map(|id| id.to_string()).unwrap_or_default();
    let index = trees.tree(Kind::TournamentIndex);
    for entry in trees.tree(Kind::Tournaments) {
        let (key, bytes) = entry?;
        number += 1;
        let Some(id) = keys::tournament_in(&key) else { continue };
        match read(id, &bytes) {
            Ok(tournament) => {
                for entry in entries(&tournament) {
                    due += 1;
                    if !index.contains_key(entry)? {
                        wrong.add(|| format!("{id} is not in a list where it belongs"));
                    }
                }
            }
            Err(cause) => wrong.add(|| format!("{id}: {cause}")),
        }
    }
    for entry in trees.tree(Kind::Quarantine).scan_prefix([keys::TOURNAMENT]) {
        let (key, _) = entry?;
        wrong.add(|| format!("{}: it cannot be read and was set aside", name(&key)));
    }
    let has = index.len();
    if has != due {
        wrong.add(|| format!("their lists have {has} entries, and {due} belong there"));
    }
    Ok(wrong.or(|| format!("all {number} can be read, and are in their lists")))
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::clock::{TimeControl, TimeOff};
    use kuzhi_domain::tournaments::{KindName, TournamentKind, TournamentRules, TournamentStage};
    use kuzhi_domain::{ChannelId, Timestamp};
    use kuzhi_engine::Game;

    use super::*;

    fn made(id: u64, at: u64) -> Tournament {
        let rules = TournamentRules {
            name: String::new(),
            kind: TournamentKind::Ladder,
            game: Game::default(),
            clock: TimeControl::Days(3),
            rated: false,
            takebacks: false,
            time_off: TimeOff::All,
            check_in: false,
            byes: 1,
            begins: Timestamp::default(),
            most: KindName::Ladder.sizes()[1],
            role: None,
            season: None,
        };
        let (id, now) = (TournamentId::from_random(id), Timestamp::from_millis(at));
        Tournament::announce(id, (GuildId(5), ChannelId(6)), PlayerId(7), rules, now)
    }

    #[test]
    fn lists_lie_in_the_order_in_which_they_are_read() {
        let keys = |at: usize| [made(1, 30), made(9, 20), made(2, 20)].map(|one| entries(&one)[at].clone());
        let [guild, person, unfinished, of_server] = [0, 1, 2, 3].map(keys);
        for (list, prefix) in [
            (guild, of_guild(GuildId(5))),
            (person, of_person(PlayerId(7))),
            (of_server, unfinished_of_guild(GuildId(5))),
        ] {
            assert!(list.is_sorted() && list.iter().all(|key| key.starts_with(&prefix)), "the latest first");
        }
        assert!(unfinished.is_sorted_by(|one, other| one > other), "the first first");
        assert!(unfinished.iter().all(|key| key.starts_with(UNFINISHED)));
        assert_eq!(keys::tournament_in(&unfinished[1]), Some(TournamentId::from_random(9)));
    }

    #[test]
    fn what_is_over_and_told_is_finished() {
        let over = Tournament { stage: TournamentStage::Over { at: Timestamp::default() }, ..made(1, 30) };
        assert_eq!(entries(&over).len(), 2);
    }
}
