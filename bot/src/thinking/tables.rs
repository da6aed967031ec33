//! Endgame tables: built on a thread of their own when first needed, and freed when no longer used.

use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use kuzhi_domain::PlayerId;
use kuzhi_engine::{Game, Match};
use kuzhi_search::{GameTable, Knowledge};

use crate::workers::{Accepts, Workers};

/// Tables that are unused for this long are freed. With the default memory they are built again in at most
/// four seconds.
const LASTS: Duration = Duration::from_secs(30);

/// Tables that are unused for so many times the time that they took are freed, if that is longer. With much
/// memory, some take minutes.
const TIMES_BUILDING: u32 = 10;

/// The tables are built for everybody.
const EVERYBODY: PlayerId = PlayerId(0);

/// How long a move waits for the table that has its position.
const WAIT: Duration = Duration::from_secs(1);

/// The tables built so far.
#[derive(Clone)]
pub struct Tables {
    /// The games with tables, and their number of seeds.
    plan: Arc<Vec<(Game, u8)>>,
    shared: Arc<Shared>,
    stop: Arc<AtomicBool>,
    builder: Workers<(), ()>,
}

/// What the searches and the builder share.
struct Shared {
    state: Mutex<State>,
    /// A table was built, or nobody builds any more.
    changed: Condvar,
}

#[derive(Default)]
struct State {
    knowledge: Arc<Knowledge>,
    /// When each game was last used.
    asked: HashMap<Game, Instant>,
    /// The games whose tables are being built, and their number of seeds.
    building: Vec<(Game, u8)>,
    /// How long each game's largest table took to build.
    took: HashMap<Game, Duration>,
}

impl State {
    fn has(&self, game: &Game, seeds: u8) -> bool {
        self.knowledge.tables().any(|table| table.game() == *game && table.seeds() >= seeds)
    }

    fn builds(&self, game: &Game, seeds: u8) -> bool {
        self.building.iter().any(|(built, most)| built == game && *most >= seeds)
    }

    /// Whether a game's table was not used for so long that it is freed.
    fn is_unused(&self, game: &Game, now: Instant) -> bool {
        let lasts = self.took.get(game).map_or(LASTS, |took| LASTS.max(*took * TIMES_BUILDING));
        self.asked.get(game).is_none_or(|last| now.saturating_duration_since(*last) > lasts)
    }
}

/// Creates no tables: only the solutions compiled into the program.
impl Default for Tables {
    fn default() -> Self {
        Tables::within(0)
    }
}

impl Tables {
    /// Creates tables that together take at most this many MiB.
    pub fn within(megabytes: u32) -> Tables {
        let state = State { knowledge: Arc::new(Knowledge::of_solutions()), ..State::default() };
        Tables {
            plan: Arc::new(plan(megabytes)),
            shared: Arc::new(Shared { state: Mutex::new(state), changed: Condvar::new() }),
            stop: Arc::default(),
            builder: Workers::new("tables", [(|()| true) as Accepts<()>]),
        }
    }

    /// Returns what is known by now. Starts building the game's table if it is missing. Nobody waits for it,
    /// not even shutdown.
    pub fn knowledge(&self, game: &Game) -> Arc<Knowledge> {
        Arc::clone(&self.begin(game, u8::MAX).knowledge)
    }

    /// Returns what is known for a move. If the game's table can have this position, it is built as far as
    /// this, and waited for, but not long.
    pub fn knowledge_for(&self, board: &Match) -> Arc<Knowledge> {
        let (game, seeds) = (board.game(), seeds_in_pits(board));
        let mut state = self.begin(&game, seeds);
        if self.planned(&game).is_some_and(|most| seeds <= most) {
            let waits = |state: &mut State| !state.has(&game, seeds) && !self.stop.load(Ordering::Relaxed);
            let waited = self.shared.changed.wait_timeout_while(state, WAIT, waits);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        Arc::clone(&state.knowledge)
    }

    /// How many seeds the table of a game has, if it has one.
    fn planned(&self, game: &Game) -> Option<u8> {
        self.plan.iter().find(|(planned, _)| planned == game).map(|(_, seeds)| *seeds)
    }

    /// Notes that a game is used. Starts building its table up to so many seeds, if it has as many and is
    /// missing.
    fn begin(&self, game: &Game, seeds: u8) -> MutexGuard<'_, State> {
        let mut state = self.shared.state();
        state.asked.insert(*game, Instant::now());
        let Some(seeds) = self.planned(game).map(|most| most.min(seeds)) else { return state };
        if !state.has(game, seeds) && !state.builds(game, seeds) {
            state.building.push((*game, seeds));
            let (shared, stop, game) = (Arc::clone(&self.shared), Arc::clone(&self.stop), *game);
            self.builder.run((), EVERYBODY, move |()| shared.build(game, seeds, &stop));
        }
        state
    }

    /// Frees tables that have not been used for a while.
    pub fn forget_unused(&self) {
        self.forget_unused_at(Instant::now());
    }

    fn forget_unused_at(&self, now: Instant) {
        let mut state = self.shared.state();
        Knowledge::forget_solutions(&|game| !state.is_unused(game, now));
        let old: Vec<Game> = state.asked.keys().filter(|game| state.is_unused(game, now)).copied().collect();
        if !old.is_empty() {
            let mut fewer = Knowledge::clone(&state.knowledge);
            for game in old {
                state.asked.remove(&game);
                state.took.remove(&game);
                fewer.remove(&game);
            }
            state.knowledge = Arc::new(fewer);
        }
    }

    /// Stops building.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.builder.stop();
        self.shared.changed.notify_all();
    }

    #[cfg(test)]
    pub(super) fn build_all(&self) {
        for &(game, seeds) in self.plan.iter() {
            self.shared.build(game, seeds, &self.stop);
        }
    }
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.shared.state().knowledge.tables()).finish()
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn build(&self, game: Game, seeds: u8, stop: &AtomicBool) {
        let begun = Instant::now();
        let built = GameTable::build(game, seeds, stop, &|_, _| ());
        let mut state = self.state();
        state.building.retain(|building| *building != (game, seeds));
        if let Ok(Some(table)) = built
            && !state.has(&game, seeds)
        {
            tracing::debug!(game = game.id(), seeds, positions = table.len(), "an endgame table is ready");
            let mut more = Knowledge::clone(&state.knowledge);
            more.add(table);
            state.knowledge = Arc::new(more);
            state.took.insert(game, begun.elapsed());
        }
        self.changed.notify_all();
    }
}

fn seeds_in_pits(board: &Match) -> u8 {
    let position = board.position();
    position.board.pits(position.ring).iter().sum()
}

/// Returns the games with tables, each with its default options and as many seeds as the memory allows. Every
/// seed more goes to the game in which it costs least.
fn plan(megabytes: u32) -> Vec<(Game, u8)> {
    let mut left = (megabytes as usize) << 20;
    let mut planned: Vec<Planned> = Game::all().filter_map(Planned::nothing).collect();
    let grow = |planned: &mut Vec<Planned>, left| {
        let steps = planned.iter_mut().filter_map(|one| Some((one.cheapest(left)?, one)));
        let (step, one) = steps.min_by_key(|(step, _)| step.each)?;
        one.seeds = step.seeds;
        Some(step.bytes)
    };
    while let Some(bytes) = grow(&mut planned, left) {
        left -= bytes;
    }
    planned.into_iter().filter(|one| one.seeds > 0).map(|one| (one.game, one.seeds)).collect()
}

/// A game with tables, and how many seeds its table is to have.
struct Planned {
    game: Game,
    seeds: u8,
    /// How many bytes it takes to build a table, by its number of seeds.
    bytes: Vec<usize>,
}

/// A larger table of a game.
struct Step {
    seeds: u8,
    /// What it takes more.
    bytes: usize,
    /// What it takes more for each seed more.
    each: usize,
}

impl Planned {
    /// A game without a table so far. `None` for a game that can have none.
    fn nothing(game: Game) -> Option<Planned> {
        let most = GameTable::most_seeds(&game).ok()?;
        let bytes = (1..=most).map(|seeds| GameTable::max_build_memory(&game, seeds).unwrap_or(usize::MAX));
        Some(Planned { game, seeds: 0, bytes: std::iter::once(0).chain(bytes).collect() })
    }

    /// Returns the larger table whose seeds cost least, if one fits.
    fn cheapest(&self, left: usize) -> Option<Step> {
        let now = usize::from(self.seeds);
        let steps = self.bytes.iter().enumerate().skip(now + 1).filter_map(|(seeds, &bytes)| {
            let bytes = bytes.saturating_sub(self.bytes[now]);
            Some(Step { seeds: u8::try_from(seeds).ok()?, bytes, each: bytes / (seeds - now) })
        });
        steps.filter(|step| step.bytes <= left).min_by_key(|step| step.each)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of games with tables.
    fn tabulated() -> usize {
        Game::all().filter(|game| GameTable::most_seeds(game).is_ok()).count()
    }

    fn there(tables: &Tables) -> usize {
        tables.shared.state().knowledge.tables().count()
    }

    #[test]
    fn the_plan_keeps_to_the_memory() {
        for megabytes in [1, 24, 256] {
            let planned = plan(megabytes);
            assert_eq!(planned.len(), tabulated());
            let bytes: usize =
                planned.iter().map(|(game, seeds)| GameTable::max_build_memory(game, *seeds).unwrap()).sum();
            assert!(
                bytes <= (megabytes as usize) << 20 && bytes * 40 > (megabytes as usize) << 20,
                "{bytes}"
            );
        }
        assert_eq!(plan(0), []);
    }

    #[test]
    fn a_table_is_built_when_it_is_asked_for_and_no_other() {
        let tables = Tables::within(1);
        let game = Game::by_id("al-manqala").unwrap();
        assert_eq!(tables.knowledge(&game).tables().count(), 0);
        while there(&tables) == 0 {
            std::thread::yield_now();
        }
        assert_eq!(tables.knowledge(&game).tables().map(GameTable::game).collect::<Vec<_>>(), [game]);
        let without = Game::by_id("kotu-baendum").unwrap();
        assert_eq!(tables.knowledge(&without).tables().count(), 1);
    }

    #[test]
    fn a_move_has_the_table_of_its_position_and_no_larger_one() {
        let tables = Tables::within(24);
        let game = Game::by_id("bestemshe").unwrap();
        let position = "1.0.2.0.0/0.2.0.1.0 22:22 south".parse().unwrap();
        let board = Match::from_position(game, &position).unwrap();
        assert_eq!(tables.knowledge_for(&board).tables().map(GameTable::seeds).collect::<Vec<_>>(), [6]);
        // Nobody waits at the start, where no table helps.
        assert_eq!(tables.knowledge_for(&game.start()).tables().map(GameTable::seeds).max(), Some(6));
        let most = tables.planned(&game).unwrap();
        while !tables.shared.state().has(&game, most) {
            std::thread::yield_now();
        }
        assert_eq!(tables.knowledge_for(&board).tables().map(GameTable::seeds).collect::<Vec<_>>(), [most]);
    }

    #[test]
    fn what_is_not_asked_for_is_freed() {
        let tables = Tables::within(1);
        tables.build_all();
        let game = Game::by_id("al-manqala").unwrap();
        tables.knowledge(&Game::by_id("mangala").unwrap());
        tables.knowledge(&game);
        tables.forget_unused();
        assert_eq!(there(&tables), tabulated());
        tables.shared.state().took.clear();
        tables.forget_unused_at(Instant::now() + LASTS + Duration::from_secs(1));
        // Tables that were never asked for were built by this test alone.
        assert_eq!(there(&tables), tabulated() - 2);
        assert!(tables.shared.state().asked.is_empty());
    }

    #[test]
    fn a_table_is_kept_as_long_as_it_is_worth() {
        let tables = Tables::within(1);
        tables.build_all();
        let game = Game::by_id("oware").unwrap();
        tables.knowledge(&game);
        let minutes = |count: u64| Duration::from_secs(60 * count);
        tables.shared.state().took.insert(game, minutes(2));
        tables.forget_unused_at(Instant::now() + minutes(19));
        assert_eq!(there(&tables), tabulated());
        tables.forget_unused_at(Instant::now() + minutes(21));
        assert_eq!(there(&tables), tabulated() - 1);
    }

    #[test]
    fn a_stopped_builder_builds_nothing() {
        let tables = Tables::within(24);
        tables.stop();
        for game in Game::all() {
            tables.knowledge(&game);
        }
        tables.build_all();
        assert_eq!(there(&tables), 0);
    }
}
