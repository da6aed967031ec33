//! What lies where in the database.

use ::sled::transaction::{ConflictableTransactionResult, TransactionResult, TransactionalTree};
use ::sled::{Db, Transactional, Tree};

use super::keys;
use crate::app::Match;

/// The trees of the database, one for each kind of thing: as they lie there, or as a transaction
/// sees them.
pub(super) struct Trees<T> {
    /// Records of matches, finished and withdrawn ones too, by name.
    pub(super) matches: T,
    /// Live matches by their age.
    pub(super) live: T,
    /// Live matches by channel, then age.
    pub(super) of_channel: T,
    /// Live matches by person, then age.
    pub(super) of_player: T,
    /// Standings as JSON, by leaderboard and player.
    pub(super) standings: T,
    /// Encounters as JSON, by leaderboard and pair.
    pub(super) encounters: T,
    /// When and in which match each interaction was handled.
    pub(super) marks: T,
    /// Marks by time.
    pub(super) mark_times: T,
    /// Messages as JSON, by match.
    pub(super) messages: T,
    /// Pairs of people who have played with each other.
    pub(super) acquaintances: T,
    /// What could not be read, byte for byte.
    pub(super) aside: T,
}

/// The indexes of the live matches.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Index {
    Live,
    OfChannel,
    OfPlayer,
}

impl Index {
    pub(super) const ALL: [Index; 3] = [Index::Live, Index::OfChannel, Index::OfPlayer];
}

impl<T> Trees<T> {
    pub(super) const fn index(&self, index: Index) -> &T {
        match index {
            Index::Live => &self.live,
            Index::OfChannel => &self.of_channel,
            Index::OfPlayer => &self.of_player,
        }
    }
}

impl Trees<Tree> {
    pub(super) fn open(db: &Db) -> ::sled::Result<Trees<Tree>> {
        Ok(Trees {
            matches: db.open_tree("matches")?,
            live: db.open_tree("live index")?,
            of_channel: db.open_tree("channel index")?,
            of_player: db.open_tree("player index")?,
            standings: db.open_tree("standings")?,
            encounters: db.open_tree("encounters")?,
            marks: db.open_tree("marks")?,
            mark_times: db.open_tree("mark times")?,
            messages: db.open_tree("messages")?,
            acquaintances: db.open_tree("acquaintances")?,
            aside: db.open_tree("aside")?,
        })
    }

    /// Changes several trees, all or nothing; `change` may be run more than once.
    pub(super) fn transaction<A, E>(
        &self,
        change: impl Fn(&Trees<&TransactionalTree>) -> ConflictableTransactionResult<A, E>,
    ) -> TransactionResult<A, E> {
        let trees = (
            &self.matches,
            &self.live,
            &self.of_channel,
            &self.of_player,
            &self.standings,
            &self.encounters,
            &self.marks,
            &self.mark_times,
            &self.messages,
            &self.acquaintances,
            &self.aside,
        );
        trees.transaction(
            |(
                matches,
                live,
                of_channel,
                of_player,
                standings,
                encounters,
                marks,
                mark_times,
                messages,
                acquaintances,
                aside,
            )| {
                change(&Trees {
                    matches,
                    live,
                    of_channel,
                    of_player,
                    standings,
                    encounters,
                    marks,
                    mark_times,
                    messages,
                    acquaintances,
                    aside,
                })
            },
        )
    }
}

/// Where a match stands in the indexes: nowhere unless it is live.
pub(super) fn entries(one: &Match) -> Vec<(Index, Vec<u8>)> {
    if !one.is_live() {
        return Vec::new();
    }
    let of_people = one.people().into_iter().map(|player| (Index::OfPlayer, keys::by_owner(player.0, one)));
    let of_all =
        [(Index::Live, keys::by_age(one)), (Index::OfChannel, keys::by_owner(one.place.channel.0, one))];
    of_all.into_iter().chain(of_people).collect()
}
