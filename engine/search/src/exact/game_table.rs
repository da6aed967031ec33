//! The endgame table of a game with specific options.

use std::any::Any;
use std::borrow::Cow;
use std::fmt;
use std::sync::atomic::AtomicBool;

use kuzhi_engine::Game;

use super::acyclic::{AcyclicGame, ShareTable, ShareTables};
use super::retrograde::LeadTables;

/// The error for a game without endgame tables: in games with rounds, captures do not lead to smaller
/// positions. Toguz Kumalak is searched to its end.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} has no endgame tables: mangala, mangala-castle, kalah, oware, bestemshe and al-manqala have")]
pub struct NoTables(&'static str);

/// The exact values of all positions with few seeds, for a game with specific options.
pub struct GameTable(Box<dyn Table>);

/// A table, whatever method it is for.
pub(crate) trait Table: Any + Send + Sync {
    fn game(&self) -> Game;
    fn seeds(&self) -> u8;
    fn len(&self) -> usize;
    fn open(&self) -> usize;
    fn bytes(&self) -> Cow<'_, [u8]>;
}

/// The tables that a game with its options can have.
pub(crate) trait Tabulated {
    fn most_seeds(&self) -> u8;
    fn positions(&self, seeds: u8) -> usize;
    fn max_build_memory(&self, seeds: u8) -> usize;
    fn build(&self, seeds: u8, watch: Watch<'_>) -> Option<Box<dyn Table>>;
    fn read(&self, seeds: u8, bytes: Vec<u8>) -> Option<Box<dyn Table>>;
}

/// The stop flag and the progress callback of a build.
#[derive(Copy, Clone)]
pub(crate) struct Watch<'a> {
    /// Set from outside to stop the build early.
    pub(crate) stop: &'a AtomicBool,
    /// Called with the number of finished positions and their total.
    pub(crate) progress: &'a dyn Fn(u64, u64),
}

/// Returns the tables that a game can have. This is the only list of games with tables.
fn tabulated(game: &Game) -> Result<Box<dyn Tabulated>, NoTables> {
    Ok(match *game {
        Game::Mangala(rules) => Box::new(ShareTables(rules)),
        Game::Kalah(rules) => Box::new(ShareTables(rules)),
        Game::MangalaCastle(rules) => Box::new(LeadTables(rules)),
        Game::Oware(rules) => Box::new(LeadTables(rules)),
        Game::Bestemshe(rules) => Box::new(LeadTables(rules)),
        Game::AlManqala(rules) => Box::new(LeadTables(rules)),
        Game::ToguzKumalak(_) | Game::Pallankuzhi(_) | Game::PallamKhuzi(_) | Game::KotuBaendum(_) => {
            return Err(NoTables(game.id()));
        }
    })
}

impl GameTable {
    /// Returns the largest number of seeds that a table of a game can cover.
    ///
    /// # Errors
    ///
    /// Fails if the game has no tables.
    pub fn most_seeds(game: &Game) -> Result<u8, NoTables> {
        tabulated(game).map(|tables| tables.most_seeds())
    }

    /// Returns the memory, in bytes, needed to build a table up to this many seeds. The finished table
    /// takes one byte per position.
    ///
    /// # Errors
    ///
    /// Fails if the game has no tables.
    pub fn max_build_memory(game: &Game, seeds: u8) -> Result<usize, NoTables> {
        tabulated(game).map(|tables| tables.max_build_memory(seeds))
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
        tabulated(&game).map(|tables| tables.build(seeds, watch).map(GameTable))
    }

    /// Returns the game, with its options.
    pub fn game(&self) -> Game {
        self.0.game()
    }

    /// Returns the largest number of seeds on the board that the table covers.
    pub fn seeds(&self) -> u8 {
        self.0.seeds()
    }

    /// Returns the number of positions in the table.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns whether the table has no positions. This is never the case: every table has the empty board.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the number of positions of which only bounds are known, because their value depends on which
    /// position of a cycle recurs first.
    pub fn open(&self) -> usize {
        self.0.open()
    }

    /// Returns the number of positions in a table up to this many seeds.
    ///
    /// # Errors
    ///
    /// Fails if the game has no tables.
    pub fn positions(game: &Game, seeds: u8) -> Result<usize, NoTables> {
        tabulated(game).map(|tables| tables.positions(seeds))
    }

    /// Returns every value, one byte each, in a fixed order.
    pub fn bytes(&self) -> Cow<'_, [u8]> {
        self.0.bytes()
    }

    /// Creates a table from its [`GameTable::bytes`]. Returns `None` if their number is wrong.
    ///
    /// # Errors
    ///
    /// Fails if the game has no tables.
    pub fn from_bytes(game: Game, seeds: u8, bytes: Vec<u8>) -> Result<Option<GameTable>, NoTables> {
        tabulated(&game).map(|tables| tables.read(seeds, bytes).map(GameTable))
    }

    /// Wraps a table of a game without cycles, which may have been built with several threads.
    pub fn of_shares<G: AcyclicGame>(table: ShareTable<G>) -> GameTable {
        GameTable(Box::new(table))
    }

    /// Returns the table of a game without cycles, if this is one.
    pub fn into_shares<G: AcyclicGame>(self) -> Option<ShareTable<G>> {
        let table: Box<dyn Any> = self.0;
        table.downcast().ok().map(|table| *table)
    }

    /// Returns the table, if it is of this kind.
    pub(super) fn as_kind<T: Table>(&self) -> Option<&T> {
        let table: &dyn Any = &*self.0;
        table.downcast_ref()
    }
}

impl fmt::Debug for GameTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameTable({} up to {})", self.game(), self.seeds())
    }
}
