//! The endgame table of one game with its options.

use std::borrow::Cow;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

use kuzhi_engine::{AlManqala, Game, Mangala, MangalaCastle};

use crate::endgames::{self, EndgameTable, Watch};
use crate::solve::{self, Endgame};

/// A game of which there are no endgame tables: captures in its rounds make nothing smaller.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} has no endgame tables: mangala, mangala-castle and al-manqala have")]
pub struct NoTables(&'static str);

/// A game that has tables.
enum Tabulated {
    Mangala(Mangala),
    Castle(MangalaCastle),
    AlManqala(AlManqala),
}

impl Tabulated {
    /// The one place that says which games have tables.
    const fn of(game: &Game) -> Result<Tabulated, NoTables> {
        match game {
            Game::Mangala(rules) => Ok(Tabulated::Mangala(*rules)),
            Game::MangalaCastle(rules) => Ok(Tabulated::Castle(*rules)),
            Game::AlManqala(rules) => Ok(Tabulated::AlManqala(*rules)),
            Game::Pallankuzhi(_) | Game::PallamKhuzi(_) | Game::KotuBaendum(_) => Err(NoTables(game.id())),
        }
    }
}

/// The exact value of every position of few seeds of a game with its options.
pub struct GameTable(Kind);

enum Kind {
    Mangala(Mangala, Endgame),
    Castle(EndgameTable<MangalaCastle>),
    AlManqala(EndgameTable<AlManqala>),
}

impl GameTable {
    /// The most seeds that a table of a game may reach.
    ///
    /// # Errors
    ///
    /// When there are no tables of the game.
    pub fn most_seeds(game: &Game) -> Result<u8, NoTables> {
        match Tabulated::of(game)? {
            Tabulated::Mangala(_) => Ok(solve::MOST_SEEDS),
            Tabulated::Castle(_) | Tabulated::AlManqala(_) => Ok(endgames::MOST_SEEDS),
        }
    }

    /// How many bytes of memory it takes to build a table of so many seeds; the table itself then
    /// has one for each position.
    ///
    /// # Errors
    ///
    /// When there are no tables of the game.
    pub fn room(game: &Game, seeds: u8) -> Result<usize, NoTables> {
        match Tabulated::of(game)? {
            Tabulated::Mangala(_) => Ok(solve::positions(seeds)),
            Tabulated::Castle(_) => Ok(endgames::room::<MangalaCastle>(seeds)),
            Tabulated::AlManqala(_) => Ok(endgames::room::<AlManqala>(seeds)),
        }
    }

    /// Builds the table of at most so many seeds, on one thread; `None` when `stop` was set.
    ///
    /// `progress` hears how many positions are done, and of how many.
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
    /// When there are no tables of the game.
    pub fn build(
        game: Game,
        seeds: u8,
        stop: &AtomicBool,
        progress: &(dyn Fn(u64, u64) + Sync),
    ) -> Result<Option<GameTable>, NoTables> {
        let watch = Watch { stop, progress };
        Ok(match Tabulated::of(&game)? {
            Tabulated::Mangala(rules) => {
                build_mangala(rules, seeds, watch).map(|table| Kind::Mangala(rules, table))
            }
            Tabulated::Castle(rules) => EndgameTable::build(rules, seeds, watch).map(Kind::Castle),
            Tabulated::AlManqala(rules) => EndgameTable::build(rules, seeds, watch).map(Kind::AlManqala),
        }
        .map(GameTable))
    }

    /// The game with its options.
    pub const fn game(&self) -> Game {
        match &self.0 {
            Kind::Mangala(rules, _) => Game::Mangala(*rules),
            Kind::Castle(table) => Game::MangalaCastle(*table.rules()),
            Kind::AlManqala(table) => Game::AlManqala(*table.rules()),
        }
    }

    /// How many seeds it reaches.
    pub const fn seeds(&self) -> u8 {
        match &self.0 {
            Kind::Mangala(_, table) => table.seeds(),
            Kind::Castle(table) => table.seeds(),
            Kind::AlManqala(table) => table.seeds(),
        }
    }

    /// How many positions it has.
    pub fn len(&self) -> usize {
        match &self.0 {
            Kind::Mangala(_, table) => table.shares().len(),
            Kind::Castle(table) => table.len(),
            Kind::AlManqala(table) => table.len(),
        }
    }

    /// Whether it has no position: none has not at least that of the empty board.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many of its positions have no value, because it depends on which position of a cycle
    /// comes back first.
    pub fn unknown(&self) -> usize {
        match &self.0 {
            Kind::Mangala(..) => 0,
            Kind::Castle(table) => table.unknown(),
            Kind::AlManqala(table) => table.unknown(),
        }
    }

    /// How many positions a table of so many seeds has.
    ///
    /// # Errors
    ///
    /// When there are no tables of the game.
    pub fn positions(game: &Game, seeds: u8) -> Result<usize, NoTables> {
        match Tabulated::of(game)? {
            Tabulated::Mangala(_) => Ok(solve::positions(seeds)),
            Tabulated::Castle(_) => Ok(endgames::positions::<MangalaCastle>(seeds)),
            Tabulated::AlManqala(_) => Ok(endgames::positions::<AlManqala>(seeds)),
        }
    }

    /// Every value, a byte each, in an order that does not change.
    pub fn bytes(&self) -> Cow<'_, [u8]> {
        match &self.0 {
            Kind::Mangala(_, table) => Cow::Borrowed(table.shares()),
            Kind::Castle(table) => Cow::Owned(table.bytes()),
            Kind::AlManqala(table) => Cow::Owned(table.bytes()),
        }
    }

    /// The table of which these are the [`GameTable::bytes`]; `None` if they are not as many as it has positions.
    ///
    /// # Errors
    ///
    /// When there are no tables of the game.
    pub fn from_bytes(game: Game, seeds: u8, bytes: Vec<u8>) -> Result<Option<GameTable>, NoTables> {
        Ok(match Tabulated::of(&game)? {
            Tabulated::Mangala(rules) => {
                Endgame::from_shares(rules.end, seeds, bytes).map(|table| Kind::Mangala(rules, table))
            }
            Tabulated::Castle(rules) => EndgameTable::from_bytes(rules, seeds, bytes).map(Kind::Castle),
            Tabulated::AlManqala(rules) => EndgameTable::from_bytes(rules, seeds, bytes).map(Kind::AlManqala),
        }
        .map(GameTable))
    }

    /// Mangala's table, which several threads may have built.
    pub const fn of_mangala(table: Endgame) -> GameTable {
        GameTable(Kind::Mangala(Mangala { end: table.end() }, table))
    }

    /// Mangala's table by itself, if it is one.
    pub fn into_mangala(self) -> Option<Endgame> {
        match self.0 {
            Kind::Mangala(_, table) => Some(table),
            Kind::Castle(_) | Kind::AlManqala(_) => None,
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

/// Stops between numbers of seeds only: the last one is half of the work.
fn build_mangala(rules: Mangala, seeds: u8, watch: Watch) -> Option<Endgame> {
    let all = solve::positions(seeds.min(solve::MOST_SEEDS)) as u64;
    let mut table = Endgame::empty(rules.end);
    for class in 1..=seeds {
        if watch.stop.load(Ordering::Relaxed) {
            return None;
        }
        table = table.extended(class, 1, &|_, _| ());
        (watch.progress)(table.shares().len() as u64, all);
    }
    Some(table)
}
