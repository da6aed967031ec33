//! What lies where in the database.

use ::sled::{Db, IVec, Tree};

use super::keys;
use crate::domain::Match;
use crate::store::order::timed_out;

/// A tree of the database, one for each kind of thing that a commit may change.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Kind {
    /// Records of matches, finished and withdrawn ones too, by name.
    Matches,
    /// Live matches by their age.
    Live,
    /// Live matches by channel, then age.
    OfChannel,
    /// Live matches by person, then age.
    OfPlayer,
    /// Matches that ended on time, by when they did.
    TimedOut,
    /// Standings as JSON, by leaderboard and player.
    Standings,
    /// Players by leaderboard, and in its order.
    Places,
    /// Results as JSON, by leaderboard and time, with what each of them found.
    Results,
    /// Encounters as JSON, by leaderboard and pair.
    Encounters,
    /// When and in which match each interaction was handled, in blocks.
    Marks,
    /// Delivered as JSON, by match.
    Delivered,
    /// Pairs of people who have played with each other.
    Opponents,
    /// Preferences of people by their id, as JSON.
    Preferences,
    /// Rules of servers by their id, as JSON.
    HouseRules,
    /// What could not be read, byte for byte.
    Quarantine,
    /// What is kept of the bot and of the store itself.
    Meta,
    /// Names of people by their id.
    Names,
    /// Tags of people's languages by their id.
    Languages,
    /// What people and servers have used of their limits, as JSON.
    Usage,
    /// How many stand on leaderboards with how much.
    Counts,
    /// Matches that have a board by person, the latest first, with game and opponent.
    Past,
    /// What people have played, by person and game, in blocks.
    Careers,
    /// What people have solved of puzzles by their id, as JSON.
    Solvers,
    /// What people have noted as JSON, by person and match.
    Notes,
    /// Reviews as JSON, by match.
    Reviews,
}

impl Kind {
    pub(super) const ALL: [Kind; 25] = [
        Kind::Matches,
        Kind::Live,
        Kind::OfChannel,
        Kind::OfPlayer,
        Kind::TimedOut,
        Kind::Standings,
        Kind::Places,
        Kind::Results,
        Kind::Encounters,
        Kind::Marks,
        Kind::Delivered,
        Kind::Opponents,
        Kind::Preferences,
        Kind::HouseRules,
        Kind::Quarantine,
        Kind::Meta,
        Kind::Names,
        Kind::Languages,
        Kind::Usage,
        Kind::Counts,
        Kind::Past,
        Kind::Careers,
        Kind::Solvers,
        Kind::Notes,
        Kind::Reviews,
    ];

    /// The indexes in which a match stands by its name.
    pub(super) const INDEXES: [Kind; 5] =
        [Kind::Live, Kind::OfChannel, Kind::OfPlayer, Kind::TimedOut, Kind::Past];

    /// What the tree is called in the database; never changed.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Kind::Matches => "matches",
            Kind::Live => "live index",
            Kind::OfChannel => "channel index",
            Kind::OfPlayer => "player index",
            Kind::TimedOut => "timed out index",
            Kind::Standings => "standings",
            Kind::Places => "places",
            Kind::Results => "results",
            Kind::Encounters => "encounters",
            Kind::Marks => "marks",
            Kind::Delivered => "messages",
            Kind::Opponents => "acquaintances",
            Kind::Preferences => "preferences",
            Kind::HouseRules => "house rules",
            Kind::Quarantine => "aside",
            Kind::Meta => "meta",
            Kind::Names => "names",
            Kind::Languages => "languages",
            Kind::Usage => "usage",
            Kind::Counts => "counts",
            Kind::Past => "past index",
            Kind::Careers => "careers",
            Kind::Solvers => "puzzles",
            Kind::Notes => "private notes",
            Kind::Reviews => "reviews",
        }
    }

    /// The number of the tree in the journal; never changed, and that of a new one is the next.
    pub(super) const fn code(self) -> u8 {
        self as u8 + 1
    }

    /// Whether nothing is ever removed from it, but for what is quarantined, or kept of somebody who leaves.
    pub(super) const fn only_grows(self) -> bool {
        matches!(
            self,
            Kind::Matches
                | Kind::Opponents
                | Kind::Preferences
                | Kind::HouseRules
                | Kind::Names
                | Kind::Languages
        )
    }
}

/// The key, in [`Kind::Meta`], of what [`Mark`] says.
const JOURNAL: &[u8] = b"journal";

/// The key, in [`Kind::Meta`], of the schema.
pub(super) const SCHEMA_KEPT: &[u8] = b"schema";

/// Whether something is of the database alone, and in no journal.
pub(super) fn is_own(kind: Kind, key: &[u8]) -> bool {
    kind == Kind::Meta && (key == JOURNAL || key == SCHEMA_KEPT)
}

/// How far a database has come in its journal.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Mark {
    /// The store that both are of.
    pub(super) store: u64,
    /// The last record that the database has.
    pub(super) record: u64,
}

/// The trees that a commit may change.
#[derive(Clone)]
pub(super) struct Trees {
    all: [Tree; Kind::ALL.len()],
    /// Those that were not there, and can be made from the matches.
    lacking: Vec<Kind>,
}

impl Trees {
    pub(super) fn open(db: &Db) -> ::sled::Result<Trees> {
        let there = db.tree_names();
        let is_there = |kind: Kind| there.iter().any(|name| name == kind.name().as_bytes());
        let made = [
            Kind::TimedOut,
            Kind::Standings,
            Kind::Places,
            Kind::Counts,
            Kind::Results,
            Kind::Encounters,
            Kind::Careers,
        ];
        let lacking = made.into_iter().filter(|kind| !is_there(*kind)).collect();
        // Where marks stood in the order of their time.
        db.drop_tree("mark times")?;
        let all =
            Kind::ALL.into_iter().map(|kind| db.open_tree(kind.name())).collect::<Result<Vec<_>, _>>()?;
        let all = <[Tree; Kind::ALL.len()]>::try_from(all).expect("there is one tree of each kind");
        Ok(Trees { all, lacking })
    }

    /// Whether one was not there that can be made from the matches, and nothing has come into it since.
    pub(super) fn lack_some(&self) -> bool {
        self.lacking.iter().any(|kind| self.of(*kind).is_empty())
    }

    pub(super) const fn of(&self, kind: Kind) -> &Tree {
        &self.all[kind as usize]
    }

    /// Notes how far the database has come.
    pub(super) fn mark(&self, store: u64, record: u64) -> ::sled::Result<()> {
        let mark = [store.to_be_bytes(), record.to_be_bytes()].concat();
        self.of(Kind::Meta).insert(JOURNAL, mark).map(drop)
    }

    /// How far the database has come, if it ever had a journal.
    pub(super) fn marked(&self) -> ::sled::Result<Option<Mark>> {
        let read = |bytes: IVec| {
            let (store, record) = bytes.split_first_chunk()?;
            let (store, record) = (u64::from_be_bytes(*store), u64::from_be_bytes(*record.first_chunk()?));
            Some(Mark { store, record })
        };
        Ok(self.of(Kind::Meta).get(JOURNAL)?.and_then(read))
    }
}

/// Where a match stands in the indexes.
pub(super) fn entries(one: &Match) -> Vec<(Kind, Vec<u8>)> {
    let past = one.people().into_iter().filter_map(|player| Some((Kind::Past, keys::of_past(player, one)?)));
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
        ];
        assert_eq!(numbered, known, "journals have these numbers: a new tree comes last");
    }
}
