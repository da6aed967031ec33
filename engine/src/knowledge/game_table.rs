//! The endgame table of one game with its options.

use std::fmt;
use std::io::{self, Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::endgames::{self, EndgameTable, Watch};
use crate::solve::{self, BadTable, Endgame};
use crate::{AlManqala, Game, Mangala, MangalaCastle};

/// A game of which there are no endgame tables: captures in its rounds make nothing smaller.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} has no endgame tables: mangala, mangala-castle and al-manqala have")]
pub struct NoTables(&'static str);

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
        match game {
            Game::Mangala(_) => Ok(solve::MOST_SEEDS),
            Game::MangalaCastle(_) | Game::AlManqala(_) => Ok(endgames::MOST_SEEDS),
            _ => Err(NoTables(game.id())),
        }
    }

    /// How many bytes of memory it takes to build a table of so many seeds; the table itself then
    /// has one for each position.
    ///
    /// # Errors
    ///
    /// When there are no tables of the game.
    pub fn room(game: &Game, seeds: u8) -> Result<usize, NoTables> {
        match game {
            Game::Mangala(_) => Ok(solve::positions(seeds)),
            Game::MangalaCastle(_) => Ok(endgames::room::<MangalaCastle>(seeds)),
            Game::AlManqala(_) => Ok(endgames::room::<AlManqala>(seeds)),
            _ => Err(NoTables(game.id())),
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
    /// use kuzhi_engine::{Game, GameTable, Knowledge, Limits, Match};
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
        Ok(match game {
            Game::Mangala(rules) => {
                build_mangala(rules, seeds, watch).map(|table| Kind::Mangala(rules, table))
            }
            Game::MangalaCastle(rules) => EndgameTable::build(rules, seeds, watch).map(Kind::Castle),
            Game::AlManqala(rules) => EndgameTable::build(rules, seeds, watch).map(Kind::AlManqala),
            _ => return Err(NoTables(game.id())),
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

    /// Writes the table.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn write(&self, to: &mut impl Write) -> io::Result<()> {
        match &self.0 {
            Kind::Mangala(_, table) => table.write(to),
            Kind::Castle(table) => table.write(to),
            Kind::AlManqala(table) => table.write(to),
        }
    }

    /// Reads a table of a game that [`GameTable::write`] has written.
    ///
    /// # Errors
    ///
    /// When it cannot be read, is another one, or is damaged.
    pub fn read(game: Game, from: &mut impl Read) -> Result<GameTable, ReadTableError> {
        let kind = match game {
            Game::Mangala(rules) => {
                let table = Endgame::read(from)?;
                if table.end() != rules.end {
                    return Err(BadTable::Foreign.into());
                }
                Kind::Mangala(rules, table)
            }
            Game::MangalaCastle(rules) => Kind::Castle(EndgameTable::read(rules, from)?),
            Game::AlManqala(rules) => Kind::AlManqala(EndgameTable::read(rules, from)?),
            _ => return Err(NoTables(game.id()).into()),
        };
        Ok(GameTable(kind))
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

impl From<(Mangala, Endgame)> for GameTable {
    fn from((rules, table): (Mangala, Endgame)) -> GameTable {
        GameTable(Kind::Mangala(rules, table))
    }
}

/// Why bytes are no table of a game.
#[derive(Debug, thiserror::Error)]
pub enum ReadTableError {
    /// There are no tables of the game.
    #[error(transparent)]
    NoTables(#[from] NoTables),
    /// The bytes are none.
    #[error("{0}")]
    Bad(String),
}

impl From<BadTable> for ReadTableError {
    fn from(bad: BadTable) -> ReadTableError {
        ReadTableError::Bad(bad.to_string())
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
