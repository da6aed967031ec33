//! What lies where in the database.

use ::sled::{Db, Tree};

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
    /// Players by leaderboard and place, best first.
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
}

impl Kind {
    pub(super) const ALL: [Kind; 16] = [
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
    ];

    /// The indexes in which a match stands by its name.
    pub(super) const INDEXES: [Kind; 4] = [Kind::Live, Kind::OfChannel, Kind::OfPlayer, Kind::TimedOut];

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
        }
    }
}

/// The trees that a commit may change.
#[derive(Clone)]
pub(super) struct Trees {
    all: [Tree; Kind::ALL.len()],
    /// Whether one was not there that can be made from the matches.
    pub(super) lack_some: bool,
}

impl Trees {
    pub(super) fn open(db: &Db) -> ::sled::Result<Trees> {
        let there = db.tree_names();
        let is_there = |kind: Kind| there.iter().any(|name| name == kind.name().as_bytes());
        let made = [Kind::TimedOut, Kind::Standings, Kind::Places, Kind::Results, Kind::Encounters];
        let lack_some = !made.into_iter().all(is_there);
        let all =
            Kind::ALL.into_iter().map(|kind| db.open_tree(kind.name())).collect::<Result<Vec<_>, _>>()?;
        let all = <[Tree; Kind::ALL.len()]>::try_from(all).expect("there is one tree of each kind");
        Ok(Trees { all, lack_some })
    }

    pub(super) const fn of(&self, kind: Kind) -> &Tree {
        &self.all[kind as usize]
    }
}

/// Where a match stands in the indexes.
pub(super) fn entries(one: &Match) -> Vec<(Kind, Vec<u8>)> {
    if let Some(ended) = timed_out(one) {
        return vec![(Kind::TimedOut, keys::of_timed_out(ended, one.id()))];
    }
    if !one.is_live() {
        return Vec::new();
    }
    let of_people = one.people().into_iter().map(|player| (Kind::OfPlayer, keys::by_owner(player.0, one)));
    let of_all =
        [(Kind::Live, keys::by_age(one)), (Kind::OfChannel, keys::by_owner(one.place().channel.0, one))];
    of_all.into_iter().chain(of_people).collect()
}
