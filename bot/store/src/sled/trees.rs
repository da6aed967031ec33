//! The trees of the database.

use ::sled::{Db, IVec, Tree};
use kuzhi_domain::all;
use kuzhi_domain::matches::Match;
use strum::{EnumCount, IntoStaticStr, VariantArray};

use super::keys;
use crate::order::timed_out;

/// A tree of the database, one per kind of data that a commit can change.
///
/// Names and numbers never change, because databases and journals have them: a new tree comes last.
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
    /// Quarantined records, byte for byte.
    #[strum(serialize = "aside")]
    Quarantine,
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
}

impl Kind {
    pub(super) const ALL: [Kind; Kind::COUNT] = all();

    /// The indexes that contain a match by its id.
    pub(super) const INDEXES: [Kind; 6] =
        [Kind::Live, Kind::OfChannel, Kind::OfPlayer, Kind::TimedOut, Kind::Past, Kind::Climbs];

    /// The name of the tree in the database.
    pub(super) fn name(self) -> &'static str {
        self.into()
    }

    /// The trees that can be made anew from the matches.
    pub(super) const DERIVED: [Kind; 8] = [
        Kind::TimedOut,
        Kind::Standings,
        Kind::Places,
        Kind::Counts,
        Kind::Results,
        Kind::Encounters,
        Kind::Careers,
        Kind::Climbs,
    ];

    /// The number of the tree in the journal.
    pub(super) const fn code(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the tree with this number.
    pub(super) fn by_code(code: u8) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.code() == code)
    }

    /// Returns whether nothing is ever removed from it, except quarantined records and data of people who
    /// leave.
    pub(super) const fn only_grows(self) -> bool {
        matches!(
            self,
            Kind::Matches
                | Kind::Opponents
                | Kind::Preferences
                | Kind::HouseRules
                | Kind::Names
                | Kind::Languages
                | Kind::Tournaments
        )
    }
}

/// The key of the [`Checkpoint`], in [`Kind::Meta`].
const JOURNAL: &[u8] = b"journal";

/// The key of the schema, in [`Kind::Meta`].
pub(crate) const SCHEMA_KEPT: &[u8] = b"schema";

/// Returns whether an entry exists only in the database and in no journal.
pub(crate) fn is_own(kind: Kind, key: &[u8]) -> bool {
    kind == Kind::Meta && (key == JOURNAL || key == SCHEMA_KEPT)
}

/// How far a database has come in its journal.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Checkpoint {
    /// The store that both belong to.
    pub(super) store: u64,
    /// The last record that the database has.
    pub(super) record: u64,
}

/// The trees that a commit can change.
#[derive(Clone)]
pub(crate) struct Trees {
    all: [Tree; Kind::COUNT],
    /// Trees that did not exist, and can be made from the matches.
    lacking: Vec<Kind>,
}

impl Trees {
    pub(super) fn open(db: &Db) -> ::sled::Result<Trees> {
        let there = db.tree_names();
        let is_there = |kind: Kind| there.iter().any(|name| name == kind.name().as_bytes());
        let lacking = Kind::DERIVED.into_iter().filter(|kind| !is_there(*kind)).collect();
        let all = Kind::ALL.iter().map(|kind| db.open_tree(kind.name())).collect::<Result<Vec<_>, _>>()?;
        let all = all.try_into().expect("there is one tree of each kind");
        Ok(Trees { all, lacking })
    }

    /// Returns whether a tree that can be made from the matches did not exist and is still empty.
    pub(super) fn lack_some(&self) -> bool {
        self.lacking.iter().any(|kind| self.tree(*kind).is_empty())
    }

    pub(super) const fn tree(&self, kind: Kind) -> &Tree {
        &self.all[kind as usize]
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
    pub(super) fn set_checkpoint(&self, store: u64, record: u64) -> ::sled::Result<()> {
        let checkpoint = [store.to_be_bytes(), record.to_be_bytes()].concat();
        self.tree(Kind::Meta).insert(JOURNAL, checkpoint).map(drop)
    }

    /// Returns how far the database has come, if it ever had a journal.
    pub(super) fn checkpoint(&self) -> ::sled::Result<Option<Checkpoint>> {
        let read = |bytes: IVec| {
            let (store, record) = bytes.split_first_chunk()?;
            let (store, record) = (u64::from_be_bytes(*store), u64::from_be_bytes(*record.first_chunk()?));
            Some(Checkpoint { store, record })
        };
        Ok(self.tree(Kind::Meta).get(JOURNAL)?.and_then(read))
    }
}

/// Returns the index entries of a match.
pub(crate) fn entries(one: &Match) -> Vec<(Kind, Vec<u8>)> {
    let past = one.people().into_iter().filter_map(|player| Some((Kind::Past, keys::of_past(player, one)?)));
    let past = past.chain(keys::of_climb(one).map(|key| (Kind::Climbs, key)));
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
            (15, "aside"),
            (16, "meta"),
            (17, "names"),
            (18, "languages"),
            (19, "usage"),
            (20, "counts"),
            (21, "past index"),
            (22, "careers"),
            (23, "puzzles"),
            (24, "private notes"),
            (25, "reviews"),
            (26, "climbs"),
            (27, "tournaments"),
            (28, "tournament index"),
        ];
        assert_eq!(numbered, known, "journals have these numbers: a new tree comes last");
    }
}
