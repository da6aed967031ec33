//! The trees of the database.

use ::sled::{Db, IVec, Tree};
use kuzhi_domain::all;
use kuzhi_domain::matches::Match;
use kuzhi_journal::Sum;
use strum::{EnumCount, IntoStaticStr, VariantArray};

use super::keys;
use crate::order::timed_out;
use crate::record::ratings::RULES;

/// A tree of the database, one per kind of data that a commit can change.
///
/// Names and numbers never change, because databases and journals have them: a new tree comes last but one.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub(crate) enum Kind {
    /// Records of all matches, by id.
    Matches,
    /// Live matches, by age.
    #[strum(serialize = "live index")]
    Live,
    /// Live matches, by channel and age.
    #[strum(serialize = "channel index")]
    OfChannel,
    /// Live matches, by person and age.
    #[strum(serialize = "player index")]
    OfPlayer,
    /// Matches that ended on time, by when they ended.
    #[strum(serialize = "timed out index")]
    TimedOut,
    /// Standings as JSON, by leaderboard and player.
    Standings,
    /// Players, by leaderboard and in its order.
    Places,
    /// Results as JSON with the standings that they found, by leaderboard and time.
    Results,
    /// Encounters as JSON, by leaderboard and pair.
    Encounters,
    /// Marks of handled interactions with time and match, in blocks.
    #[strum(serialize = "marks")]
    ProcessedInteractions,
    /// Delivered messages as JSON, by match.
    #[strum(serialize = "messages")]
    Delivered,
    /// Pairs of people who have played each other.
    #[strum(serialize = "acquaintances")]
    Opponents,
    /// People's preferences as JSON, by id.
    Preferences,
    /// Servers' rules as JSON, by id.
    #[strum(serialize = "house rules")]
    HouseRules,
    /// The state of the bot and of the store itself.
    Meta,
    /// People's names, by id.
    Names,
    /// The tags of people's languages, by id.
    Languages,
    /// The usage of limits by people and servers, as JSON.
    Usage,
    /// Counts of players by value on leaderboards.
    Counts,
    /// Matches that have a board, by person, latest first, with game and opponent.
    #[strum(serialize = "past index")]
    Past,
    /// People's finished matches, by person and game, in blocks.
    Careers,
    /// People's puzzle results as JSON, by id.
    #[strum(serialize = "puzzles")]
    Solvers,
    /// People's notes as JSON, by person and match.
    #[strum(serialize = "private notes")]
    Notes,
    /// Reviews as JSON, by match.
    Reviews,
    /// Matches that people have won against the bot, by leaderboard of the server, level and person.
    Climbs,
    /// Records of tournaments, by id.
    Tournaments,
    /// Tournaments, by server, and by person; and those that are not finished.
    #[strum(serialize = "tournament index")]
    TournamentIndex,
    /// What servers get by themselves as JSON, by id.
    #[strum(serialize = "server feeds")]
    ServerFeeds,
    /// Finished matches, by server and by when they ended.
    #[strum(serialize = "ended index")]
    Ended,
    /// What people get by themselves as JSON, by id.
    #[strum(serialize = "person feeds")]
    PersonFeeds,
    /// Quarantined records, byte for byte. It stays the last one: what cannot be read is known when all else
    /// was.
    #[strum(serialize = "aside")]
    Quarantine,
}

impl Kind {
    pub(super) const ALL: [Kind; Kind::COUNT] = all();

    /// The indexes that contain a match by its id.
    pub(super) const INDEXES: [Kind; 7] =
        [Kind::Live, Kind::OfChannel, Kind::OfPlayer, Kind::TimedOut, Kind::Past, Kind::Climbs, Kind::Ended];

    /// The name of the tree in the database.
    pub(super) fn name(self) -> &'static str {
        self.into()
    }

    /// Returns whether it follows from matches, tournaments and preferences ([`super::opening::derived`]).
    pub(super) const fn is_derived(self) -> bool {
        matches!(
            self,
            Kind::Live
                | Kind::OfChannel
                | Kind::OfPlayer
                | Kind::TimedOut
                | Kind::Standings
                | Kind::Places
                | Kind::Results
                | Kind::Encounters
                | Kind::Counts
                | Kind::Past
                | Kind::Careers
                | Kind::Climbs
                | Kind::TournamentIndex
                | Kind::Ended
        )
    }

    /// The number of the tree in the journal.
    pub(super) const fn code(self) -> u8 {
        match self {
            Kind::Quarantine => u8::MAX,
            other => other as u8 + 1,
        }
    }

    /// Returns the tree with this number.
    pub(super) fn by_code(code: u8) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.code() == code)
    }
}

/// The key of the [`Checkpoint`], in [`Kind::Meta`].
const CHECKPOINT: &[u8] = b"checkpoint";

/// The key of the version of the rules by which everything was derived, in [`Kind::Meta`].
pub(crate) const RULES_KEPT: &[u8] = b"rating rules";

/// The key of the schema, in [`Kind::Meta`].
pub(crate) const SCHEMA_KEPT: &[u8] = b"schema";

/// Returns whether an entry exists only in the database, and neither in the journal nor in the sum.
pub(crate) fn is_own(kind: Kind, key: &[u8]) -> bool {
    kind == Kind::Meta && (key == CHECKPOINT || key == SCHEMA_KEPT)
}

/// How far a database has come in its journal, and what it holds then.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Checkpoint {
    /// The store that both belong to.
    pub(super) store: u64,
    /// The last record that the database has.
    pub(super) record: u64,
    /// The sum over all its entries.
    pub(super) sum: Sum,
}

/// The trees that a commit can change.
#[derive(Clone)]
pub(crate) struct Trees([Tree; Kind::COUNT]);

impl Trees {
    pub(super) fn open(db: &Db) -> ::sled::Result<Trees> {
        let all = Kind::ALL.iter().map(|kind| db.open_tree(kind.name())).collect::<Result<Vec<_>, _>>()?;
        Ok(Trees(all.try_into().expect("there is one tree of each kind")))
    }

    pub(super) const fn tree(&self, kind: Kind) -> &Tree {
        &self.0[kind as usize]
    }

    /// Puts a value under a key, or removes the key.
    pub(super) fn put(&self, kind: Kind, key: &[u8], value: Option<&[u8]>) -> ::sled::Result<()> {
        let tree = self.tree(kind);
        match value {
            Some(value) => tree.insert(key, value)?,
            None => tree.remove(key)?,
        };
        Ok(())
    }

    /// Records how far the database has come.
    pub(super) fn set_checkpoint(&self, Checkpoint { store, record, sum }: Checkpoint) -> ::sled::Result<()> {
        let checkpoint = [&store.to_be_bytes()[..], &record.to_be_bytes(), &sum.to_bytes()].concat();
        self.tree(Kind::Meta).insert(CHECKPOINT, checkpoint).map(drop)
    }

    /// Returns how far the database has come. `None` if it does not say.
    pub(super) fn checkpoint(&self) -> ::sled::Result<Option<Checkpoint>> {
        let read = |bytes: IVec| {
            let (store, rest) = bytes.split_first_chunk()?;
            let (record, sum) = rest.split_first_chunk()?;
            let (store, record) = (u64::from_be_bytes(*store), u64::from_be_bytes(*record));
            Some(Checkpoint { store, record, sum: Sum::from_bytes(sum)? })
        };
        Ok(self.tree(Kind::Meta).get(CHECKPOINT)?.and_then(read))
    }

    /// Returns whether everything derived was derived by the rules of this program. A transaction that
    /// removes the entry has it derived anew at the next start.
    pub(super) fn are_derived(&self) -> ::sled::Result<bool> {
        let by = self.tree(Kind::Meta).get(RULES_KEPT)?;
        Ok(by.is_some_and(|kept| *kept == RULES.to_be_bytes()))
    }
}

/// Returns the index entries of a match.
pub(crate) fn entries(one: &Match) -> Vec<(Kind, Vec<u8>)> {
    let past = one.people().into_iter().filter_map(|player| Some((Kind::Past, keys::of_past(player, one)?)));
    let past = past.chain(keys::of_climb(one).map(|key| (Kind::Climbs, key)));
    let past = past.chain(keys::of_ended(one).map(|key| (Kind::Ended, key)));
    if let Some(ended) = timed_out(one) {
        return past.chain([(Kind::TimedOut, keys::of_timed_out(ended, one.id()))]).collect();
    }
    if !one.is_live() {
        return past.collect();
    }
    let of_people = one.people().into_iter().map(|player| (Kind::OfPlayer, keys::by_owner(player.0, one)));
    let of_all =
        [(Kind::Live, keys::by_age(one)), (Kind::OfChannel, keys::by_owner(one.place().channel.0, one))];
    of_all.into_iter().chain(of_people).chain(past).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trees_keep_their_numbers() {
        let numbered = Kind::ALL.map(|kind| (kind.code(), kind.name()));
        let known = [
            (1, "matches"),
            (2, "live index"),
            (3, "channel index"),
            (4, "player index"),
            (5, "timed out index"),
            (6, "standings"),
            (7, "places"),
            (8, "results"),
            (9, "encounters"),
            (10, "marks"),
            (11, "messages"),
            (12, "acquaintances"),
            (13, "preferences"),
            (14, "house rules"),
            (15, "meta"),
            (16, "names"),
            (17, "languages"),
            (18, "usage"),
            (19, "counts"),
            (20, "past index"),
            (21, "careers"),
            (22, "puzzles"),
            (23, "private notes"),
            (24, "reviews"),
            (25, "climbs"),
            (26, "tournaments"),
            (27, "tournament index"),
            (28, "server feeds"),
            (29, "ended index"),
            (30, "person feeds"),
            (255, "aside"),
        ];
        assert_eq!(numbered, known, "journals have these numbers: a new tree comes last but one");
    }
}
