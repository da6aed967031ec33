//! The endgame table of a game with specific options.

use std::borrow::Cow;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

use kuzhi_engine::{AlManqala, Game, Kalah, Mangala, MangalaCastle, Oware};

use crate::endgames::{self, EndgameTable, Watch};
use crate::solve::{self, Endgame, KalahSowing, Sowing};

/// The error for a game without endgame tables: in games with rounds, captures do not lead to smaller
/// positions. Toguz Kumalak and Bestemshe are searched to their ends.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} has no endgame tables: mangala, mangala-castle, kalah, oware and al-manqala have")]
pub struct NoTables(&'static str);

/// A game that has endgame tables.
enum Tabulated {
    Mangala(Mangala),
    Castle(MangalaCastle),
    Kalah(Kalah),
    Oware(Oware),
    AlManqala(AlManqala),
}

impl Tabulated {
    /// Returns the rules if the game has tables. This is the only list of games with tables.
    const fn of(game: &Game) -> Result<Tabulated, NoTables> {
        match game {
            Game::Mangala(rules) => Ok(Tabulated::Mangala(*rules)),
            Game::MangalaCastle(rules) => Ok(Tabulated::Castle(*rules)),
            Game::Kalah(rules) => Ok(Tabulated::Kalah(*rules)),
            Game::Oware(rules) => Ok(Tabulated::Oware(*rules)),
            Game::AlManqala(rules) => Ok(Tabulated::AlManqala(*rules)),
            Game::ToguzKumalak(_)
            | Game::Bestemshe(_)
            | Game::Pallankuzhi(_)
            | Game::PallamKhuzi(_)
            | Game::KotuBaendum(_) => Err(NoTables(game.id())),
        }
    }
}

/// The exact values of all positions with few seeds, for a game with specific options.
pub struct GameTable(Kind);

enum Kind {
    Mangala(Mangala, Endgame),
    Castle(EndgameTable<MangalaCastle>),
    Kalah(Kalah, Endgame<KalahSowing>),
    Oware(EndgameTable<Oware>),
    AlManqala(EndgameTable<AlManqala>),
}

impl GameTable {
    /// Returns the largest number of seeds that a table of a game can cover.
    ///
    /// # Errors
    ///
    /// Fails if the game has no tables.
    pub fn most_seeds(game: &Game) -> Result<u8, NoTables> {
        match Tabulated::of(game)? {
            Tabulated::Mangala(_) | Tabulated::Kalah(_) => Ok(solve::MOST_SEEDS),
            Tabulated::Castle(_) | Tabulated::Oware(_) | Tabulated::AlManqala(_) => Ok(endgames::MOST_SEEDS),
        }
    }

    /// Returns the memory, in bytes, needed to build a table up to this many seeds. The finished table
    /// takes one byte per position.
    ///
    /// # Errors
    ///
    /// Fails if the game has no tables.
    pub fn room(game: &Game, seeds: u8) -> Result<usize, NoTables> {
        match Tabulated::of(game)? {
            Tabulated::Mangala(_) => Ok(solve::positions(seeds)),
            Tabulated::Kalah(rules) => Ok(solve::positions_of(rules.pits.get(), seeds)),
            Tabulated::Castle(_) => Ok(endgames::room::<MangalaCastle>(seeds)),
            Tabulated::Oware(_) => Ok(endgames::room::<Oware>(seeds)),
            Tabulated::AlManqala(_) => Ok(endgames::room::<AlManqala>(seeds)),
        }
    }

    /// Builds the table up to this many seeds, on one thread. Returns `None` if `stop` was set.
    ///
    /// `progress` is called with the number of finished positions and their total.
    ///
    /// # Examples
    ///
    /// ```
    /// use std::sync::Arc;
    /// use std::sync::atomic::AtomicBool;
    ///
    /// use kuzhi_engine::{Game, Match};
    /// use kuzhi_search::{GameTable, Knowledge, Limits, Think as _};
    ///
    /// let game = Game::by_id("al-manqala").expect("it is among the games");
    /// let table = GameTable::build(game, 4, &AtomicBool::new(false), &|_, _| ())?;
    /// let mut knowledge = Knowledge::default();
    /// knowledge.add(table.expect("nobody stops it"));
    /// let limits = Limits { knowledge: Arc::new(knowledge), ..Limits::nodes(100) };
    /// let position = "0.0.0.0.0.0.1/0.0.1.0.0.2.0 46:48 south".parse()?;
    /// assert!(Match::from_position(game, &position)?.think(&limits).is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Fails if the game has no tables.
    pub fn build(
        game: Game,
        seeds: u8,
        stop: &AtomicBool,
        progress: &(dyn Fn(u64, u64) + Sync),
    ) -> Result<Option<GameTable>, NoTables> {
        let watch = Watch { stop, progress };
        Ok(match Tabulated::of(&game)? {
            Tabulated::Mangala(rules) => {
                build_by_class(rules.end, seeds, watch).map(|table| Kind::Mangala(rules, table))
            }
            Tabulated::Kalah(rules) => {
                let sowing = KalahSowing::of(&rules);
                build_by_class(sowing, seeds, watch).map(|table| Kind::Kalah(rules, table))
            }
            Tabulated::Castle(rules) => EndgameTable::build(rules, seeds, watch).map(Kind::Castle),
            Tabulated::Oware(rules) => EndgameTable::build(rules, seeds, watch).map(Kind::Oware),
            Tabulated::AlManqala(rules) => EndgameTable::build(rules, seeds, watch).map(Kind::AlManqala),
        }
        .map(GameTable))
    }

    /// Returns the game, with its options.
    pub const fn game(&self) -> Game {
        match &self.0 {
            Kind::Mangala(rules, _) => Game::Mangala(*rules),
            Kind::Castle(table) => Game::MangalaCastle(*table.rules()),
            Kind::Kalah(rules, _) => Game::Kalah(*rules),
            Kind::Oware(table) => Game::Oware(*table.rules()),
            Kind::AlManqala(table) => Game::AlManqala(*table.rules()),
        }
    }

    /// Returns the largest number of seeds on the board that the table covers.
    pub const fn seeds(&self) -> u8 {
        match &self.0 {
            Kind::Mangala(_, table) => table.seeds(),
            Kind::Kalah(_, table) => table.seeds(),
            Kind::Castle(table) => table.seeds(),
            Kind::Oware(table) => table.seeds(),
            Kind::AlManqala(table) => table.seeds(),
        }
    }

    /// Returns the number of positions in the table.
    pub fn len(&self) -> usize {
        match &self.0 {
            Kind::Mangala(_, table) => table.shares().len(),
            Kind::Kalah(_, table) => table.shares().len(),
            Kind::Castle(table) => table.len(),
            Kind::Oware(table) => table.len(),
            Kind::AlManqala(table) => table.len(),
        }
    }

    /// Returns whether the table has no positions. This is never the case: every table has the empty board.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the number of positions without a value, because it depends on which position of a cycle
    /// recurs first.
    pub fn unknown(&self) -> usize {
        match &self.0 {
            Kind::Mangala(..) | Kind::Kalah(..) => 0,
            Kind::Castle(table) => table.unknown(),
            Kind::Oware(table) => table.unknown(),
            Kind::AlManqala(table) => table.unknown(),
        }
    }

    /// Returns the number of positions in a table up to this many seeds.
    ///
    /// # Errors
    ///
    /// Fails if the game has no tables.
    pub fn positions(game: &Game, seeds: u8) -> Result<usize, NoTables> {
        match Tabulated::of(game)? {
            Tabulated::Mangala(_) => Ok(solve::positions(seeds)),
            Tabulated::Kalah(rules) => Ok(solve::positions_of(rules.pits.get(), seeds)),
            Tabulated::Castle(_) => Ok(endgames::positions::<MangalaCastle>(seeds)),
            Tabulated::Oware(_) => Ok(endgames::positions::<Oware>(seeds)),
            Tabulated::AlManqala(_) => Ok(endgames::positions::<AlManqala>(seeds)),
        }
    }

    /// Returns every value, one byte each, in a fixed order.
    pub fn bytes(&self) -> Cow<'_, [u8]> {
        match &self.0 {
            Kind::Mangala(_, table) => Cow::Borrowed(table.shares()),
            Kind::Kalah(_, table) => Cow::Borrowed(table.shares()),
            Kind::Castle(table) => Cow::Owned(table.bytes()),
            Kind::Oware(table) => Cow::Owned(table.bytes()),
            Kind::AlManqala(table) => Cow::Owned(table.bytes()),
        }
    }

    /// Creates a table from its [`GameTable::bytes`]. Returns `None` if their number is wrong.
    ///
    /// # Errors
    ///
    /// Fails if the game has no tables.
    pub fn from_bytes(game: Game, seeds: u8, bytes: Vec<u8>) -> Result<Option<GameTable>, NoTables> {
        Ok(match Tabulated::of(&game)? {
            Tabulated::Mangala(rules) => {
                Endgame::from_shares(rules.end, seeds, bytes).map(|table| Kind::Mangala(rules, table))
            }
            Tabulated::Castle(rules) => EndgameTable::from_bytes(rules, seeds, bytes).map(Kind::Castle),
            Tabulated::Kalah(rules) => Endgame::from_shares(KalahSowing::of(&rules), seeds, bytes)
                .map(|table| Kind::Kalah(rules, table)),
            Tabulated::Oware(rules) => EndgameTable::from_bytes(rules, seeds, bytes).map(Kind::Oware),
            Tabulated::AlManqala(rules) => EndgameTable::from_bytes(rules, seeds, bytes).map(Kind::AlManqala),
        }
        .map(GameTable))
    }

    /// Wraps a table of Mangala, which may have been built with several threads.
    pub const fn of_mangala(table: Endgame) -> GameTable {
        GameTable(Kind::Mangala(Mangala { end: table.end() }, table))
    }

    /// Returns the table of Mangala, if this is one.
    pub fn into_mangala(self) -> Option<Endgame> {
        match self.0 {
            Kind::Mangala(_, table) => Some(table),
            _ => None,
        }
    }

    /// Wraps a table of Kalah, which may have been built with several threads. It must be of these rules.
    pub const fn of_kalah(rules: Kalah, table: Endgame<KalahSowing>) -> GameTable {
        GameTable(Kind::Kalah(rules, table))
    }

    /// Returns the table of Kalah, if this is one.
    pub fn into_kalah(self) -> Option<Endgame<KalahSowing>> {
        match self.0 {
            Kind::Kalah(_, table) => Some(table),
            _ => None,
        }
    }

    /// Returns the table of Kalah with these rules, whatever the number of seeds at the start.
    pub(super) fn as_kalah(&self, rules: KalahSowing) -> Option<&Endgame<KalahSowing>> {
        match &self.0 {
            Kind::Kalah(_, table) => (table.rules() == rules).then_some(table),
            _ => None,
        }
    }

    pub(super) fn as_mangala(&self, rules: &Mangala) -> Option<&Endgame> {
        match &self.0 {
            Kind::Mangala(own, table) => (own == rules).then_some(table),
            _ => None,
        }
    }

    pub(super) fn as_castle(&self, rules: &MangalaCastle) -> Option<&EndgameTable<MangalaCastle>> {
        match &self.0 {
            Kind::Castle(table) => (table.rules() == rules).then_some(table),
            _ => None,
        }
    }

    pub(super) const fn as_oware(&self) -> Option<&EndgameTable<Oware>> {
        match &self.0 {
            Kind::Oware(table) => Some(table),
            _ => None,
        }
    }

    pub(super) const fn as_al_manqala(&self) -> Option<&EndgameTable<AlManqala>> {
        match &self.0 {
            Kind::AlManqala(table) => Some(table),
            _ => None,
        }
    }
}

impl fmt::Debug for GameTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameTable({} up to {})", self.game(), self.seeds())
    }
}

/// Builds a table of a game without cycles. It can only be stopped between classes of stones, and the last
/// class is half of the work.
fn build_by_class<S: Sowing>(rules: S, seeds: u8, watch: Watch) -> Option<Endgame<S>> {
    let mut table = Endgame::empty(rules);
    let all = table.positions(seeds.min(solve::MOST_SEEDS)) as u64;
    for class in 1..=seeds {
        if watch.stop.load(Ordering::Relaxed) {
            return None;
        }
        table = table.extended(class, 1, &|_, _| ());
        (watch.progress)(table.shares().len() as u64, all);
    }
    Some(table)
}
