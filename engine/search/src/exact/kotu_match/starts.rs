//! Solving what the starts of rounds are worth, the last round first.

use std::sync::atomic::AtomicBool;

use kuzhi_engine::{Game, KotuBaendum, MoveList, Rules as _, Side};

use super::built_in::line;
use super::layers::{ALL, Layers, MOST, Start, best, moves_of, start_of};
use crate::exact::round_graph::{Ends, Graph, GraphSolver, LeadBounds, Ranking, Reach, State};

static NEVER: AtomicBool = AtomicBool::new(false);

/// Why starts cannot be solved.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoStarts {
    /// It is another game.
    #[error("only the starts of kotu-baendum are solved like this, not those of {0}")]
    Game(&'static str),
    /// The text is something else.
    #[error("these are no starts of rounds: another program has written them")]
    Text,
}

/// Solves what the starts of the rounds of a match of Kotu Baendum are worth, the last round first.
pub struct KotuStarts {
    rules: KotuBaendum,
    layers: Layers,
}

impl KotuStarts {
    /// Goes on from what [`KotuStarts::text`] and [`KotuStarts::solve`] have told.
    ///
    /// # Errors
    ///
    /// Fails if the game is another one, or the text has other lines.
    pub fn new(game: Game, text: &str) -> Result<KotuStarts, NoStarts> {
        let Game::KotuBaendum(rules) = game else { return Err(NoStarts::Game(game.id())) };
        Ok(KotuStarts { rules, layers: Layers::read(text).ok_or(NoStarts::Text)? })
    }

    /// Returns all that is known, one line for each start.
    pub fn text(&self) -> String {
        self.layers.text()
    }

    /// Returns the starts of a round that are not known yet, by the number of the opener's seeds. So many
    /// rounds are left, with this one.
    pub fn open(&self, rounds: u16) -> impl Iterator<Item = u8> {
        let is_open = move |seeds: &u8| match self.layers.start(rounds, *seeds) {
            Some(start) => start.iter().any(|bounds| bounds.sign().exact().is_none()),
            None => true,
        };
        (1..=MOST).filter(is_open)
    }

    /// Solves a start, with this many bytes of memory for each question, and returns a line that tells it,
    /// with the positions that it took.
    pub fn solve(&mut self, rounds: u16, seeds: u8, bytes: usize) -> (String, usize) {
        let start = start_of(seeds);
        let ranking = self.layers.ranking(rounds, Side::South);
        if rounds > 1 && ranking.is_none() {
            let moves = vec![LeadBounds::ANY_SIGN; moves_of(seeds)];
            return (line(rounds, seeds, &moves), 0);
        }
        let is_exact = rounds == 1 && !start.is_arranging();
        let mut solving = Solving { rules: self.rules, ranking, is_exact, bytes, positions: 0 };
        let moves = if start.is_arranging() {
            let moves = MoveList::from_state(&self.rules, &start);
            let arranged = |index| {
                let mut state = start;
                self.rules.advance(&mut state, moves.get(index)?);
                Some(best(&solving.moves(&state)))
            };
            (0..moves.len()).filter_map(arranged).collect()
        } else {
            solving.moves(&start)
        };
        let told = line(rounds, seeds, &moves);
        self.layers.put(rounds, seeds, moves);
        (told, solving.positions)
    }
}

/// Solving rounds that end alike.
struct Solving {
    rules: KotuBaendum,
    /// What is wanted before the last round.
    ranking: Option<Ranking>,
    /// Whether to find out the lead, and not only who wins.
    is_exact: bool,
    bytes: usize,
    /// The number of positions that were met.
    positions: usize,
}

impl Solving {
    /// Returns what the moves of a position bring, as far as the memory allows.
    fn moves(&mut self, state: &State) -> Start {
        let reach = Reach { positions: self.bytes / Graph::BYTES, nodes: u64::MAX, stop: &NEVER };
        let ahead = if self.ranking.is_some() { 0 } else { lead_of(state) };
        // Of the many arrangements of a row it is enough to know who wins.
        let window = if self.is_exact {
            LeadBounds { least: -ALL, most: ALL }
        } else {
            LeadBounds { least: -1 - ahead, most: 1 - ahead }
        };
        let ends = self.ranking.clone().map_or(Ends::Lead, Ends::Ranked);
        let mut solver = GraphSolver::new(Graph::default(), self.rules, state, &[], ends, reach);
        // Where the memory is not enough, the bounds say so.
        let _ = solver.narrow_moves(window);
        self.positions += solver.positions();
        let of_all =
            |(_, LeadBounds { least, most })| LeadBounds { least: least + ahead, most: most + ahead };
        solver.bounds_of_moves().map(of_all).collect()
    }
}

/// Returns by how many seeds the player to move is ahead in store.
fn lead_of(state: &State) -> i8 {
    i8::try_from(state.as_ref().lead()).unwrap_or_default()
}
