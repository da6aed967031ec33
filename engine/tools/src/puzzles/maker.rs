//! Generates puzzles from games.

use std::sync::Arc;

use kuzhi_engine::{Game, Match, Phase, Position};
use kuzhi_search::{Knowledge, Limits, Puzzle, Rng, Scratch, Think as _};

use super::seen::Seen;
use super::tables::{limits, tables_of};
use super::verifier::{confirm, is_within_reach};
use crate::erring_game::erring_game;

/// The nodes of the first, quick search of a position.
const FIRST_LOOK: u64 = 2_500;
/// The number of positions per game that are searched closely.
const CLOSE_LOOKS: usize = 6;
/// The first moves of a game, in which there are no puzzles.
const EARLIEST: usize = 4;
/// The maximum number of positions per move in the plain search that confirms an exact puzzle.
const PLAIN: u64 = 200_000;
/// The maximum percentage of puzzles with one move.
const OF_ONE_MOVE: usize = 70;
/// The maximum percentage of puzzles of the first grade.
const OF_FIRST_GRADE: usize = 20;

/// Generates puzzles for one game with its options, game after game.
pub(crate) struct Maker {
    game: Game,
    knowledge: Arc<Knowledge>,
    scratch: Scratch,
    seen: Seen,
    made: usize,
    of_one_move: usize,
    of_first_grade: usize,
    /// Whether only puzzles of a whole match are wanted.
    of_match: bool,
}

impl Maker {
    /// Starts with existing puzzles, to which no new one may be alike.
    pub(crate) fn new(game: Game, made: &[Puzzle]) -> Maker {
        let (knowledge, scratch, seen) = (tables_of(game, false), Scratch::default(), Seen::default());
        let of_match = false;
        let mut maker =
            Maker { game, knowledge, scratch, seen, made: 0, of_one_move: 0, of_first_grade: 0, of_match };
        for puzzle in made {
            maker.count(puzzle);
        }
        maker
    }

    /// Only makes puzzles whose goal is the result of a match with more rounds to come.
    #[must_use]
    pub(crate) fn only_of_match(self, of_match: bool) -> Maker {
        Maker { of_match, ..self }
    }

    /// Returns the number of puzzles so far.
    pub(crate) const fn made(&self) -> usize {
        self.made
    }

    fn count(&mut self, puzzle: &Puzzle) {
        self.seen.insert(puzzle.position());
        self.made += 1;
        self.of_one_move += usize::from(puzzle.moves_to_find() == 1);
        self.of_first_grade += usize::from(puzzle.grade().get() == 1);
    }

    /// Returns the puzzles of one game between imperfect players: the longest exact one and the longest other
    /// one, if there are any.
    pub(crate) fn of_game(&mut self, seed: u64) -> Vec<Puzzle> {
        let played = erring_game(self.game, seed);
        let mut rng = Rng::new(!seed);
        let mut positions = positions(&played);
        let (mut exact, mut others): (Vec<Puzzle>, Vec<Puzzle>) = (Vec::new(), Vec::new());
        let mut looks = 0;
        while looks < CLOSE_LOOKS && !positions.is_empty() {
            let position = positions.swap_remove(rng.below(positions.len()));
            let Ok(start) = Match::from_position(self.game, &position) else { continue };
            if !self.is_promising(&start) {
                continue;
            }
            looks += 1;
            let Some(found) = self.find(&start) else { continue };
            if found.goal().is_exact() { exact.push(found) } else { others.push(found) }
        }
        let mut made = Vec::new();
        for mut candidates in [exact, others] {
            candidates.sort_by_key(|puzzle| std::cmp::Reverse((puzzle.moves_to_find(), puzzle.grade())));
            if let Some(puzzle) = candidates.into_iter().find(|puzzle| self.accepts(puzzle)) {
                self.count(&puzzle);
                made.push(puzzle);
            }
        }
        made
    }

    /// Regenerates a puzzle from an older one's position, if it still is one.
    pub(crate) fn of_puzzle(&mut self, older: &Puzzle) -> Option<Puzzle> {
        if older.game() != self.game || self.seen.has(older.position()) {
            return None;
        }
        let puzzle = self.find(&older.start()).filter(|puzzle| self.accepts(puzzle))?;
        self.count(&puzzle);
        Some(puzzle)
    }

    /// Returns whether a short search sees one move that is much better than the others.
    fn is_promising(&self, start: &Match) -> bool {
        let limits = Limits { nodes: FIRST_LOOK, ..limits(&self.knowledge, &self.scratch) };
        let Some(judgement) = start.judge(&limits) else { return false };
        let [best, second] = [0, 1].map(|place| judgement.moves().get(place).map(|judged| judged.worth));
        if let (Some(best), Some(second)) = (best, second)
            && best.is_of_match()
            && second.result() < best.result()
        {
            return judgement.moves().len() >= 3;
        }
        if self.of_match {
            return false;
        }
        let results = judgement.moves().iter().map(|judged| judged.worth.result());
        let one_result =
            results.clone().all(|result| result.is_some() && result == results.clone().next().flatten());
        judgement.moves().len() >= 3
            && judgement.margin() >= Some(2)
            && (!one_result || judgement.margin() >= Some(3))
    }

    /// Exact puzzles must be confirmed, others must be stable.
    fn find(&self, start: &Match) -> Option<Puzzle> {
        let found = Puzzle::find_firm(start, &limits(&self.knowledge, &self.scratch))?;
        let is_sure = !found.goal().is_exact() || !is_within_reach(&found) || confirm(&found, PLAIN).is_ok();
        is_sure.then_some(found)
    }

    /// Returns whether no puzzle is alike, and the limits on easy puzzles are kept.
    fn accepts(&self, puzzle: &Puzzle) -> bool {
        let room = |have: usize, percent: usize| have * 100 <= percent * self.made;
        let one_move = puzzle.moves_to_find() == 1;
        let first_grade = puzzle.grade().get() == 1;
        !self.seen.has(puzzle.position())
            && (!self.of_match || puzzle.is_of_match())
            && (!one_move || room(self.of_one_move, OF_ONE_MOVE))
            && (!first_grade || room(self.of_first_grade, OF_FIRST_GRADE))
    }
}

/// Returns the positions of a game, after its first moves, in which a pit is to be lifted.
fn positions(played: &Match) -> Vec<Position> {
    let mut replayed = played.game().start();
    let mut positions = Vec::new();
    for &mv in played.moves() {
        let position = replayed.position();
        if replayed.moves().len() >= EARLIEST && position.phase == Phase::Play && replayed.legal().len() >= 3
        {
            positions.push(position);
        }
        replayed.play(mv, &mut |_| ()).expect("the game was played");
    }
    positions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seeds_make_the_same_puzzles_and_none_twice() {
        let game = Game::default();
        let made = |before: &[Puzzle]| {
            let mut maker = Maker::new(game, before);
            (1..).flat_map(|seed| maker.of_game(seed)).take(2).collect::<Vec<_>>()
        };
        let first = made(&[]);
        assert_eq!(made(&[]), first);
        let others = made(&first);
        assert!(others.iter().all(|puzzle| !first.contains(puzzle)), "{others:?}");
        for puzzle in first.iter().chain(&others) {
            let limits = limits(&tables_of(game, false), &Scratch::default());
            assert_eq!(puzzle.check(&limits), Ok(()), "{puzzle}");
        }
    }

    #[test]
    fn a_puzzle_is_made_anew_where_its_position_has_one() {
        let puzzle = |line: &str| line.parse::<Puzzle>().unwrap();
        let wrong = puzzle("mangala | 1.1.1.2.2.1/0.0.0.0.3.7 20:10 south | 1 | draw | grade 5");
        let mut maker = Maker::new(wrong.game(), &[]);
        let made = maker.of_puzzle(&wrong).unwrap();
        let right = "mangala | 1.1.1.2.2.1/0.0.0.0.3.7 20:10 south | 6 3 | win | grade ";
        assert!(made.to_string().starts_with(right), "{made}");
        // None twice, none of another game, and none where there are only two moves.
        for none in [
            wrong,
            puzzle("mangala end=no-move | 1.1.1.2.2.1/0.0.0.0.3.7 20:10 south | 6 | win | grade 1"),
            puzzle("mangala | 0.0.1.0.0.3/7.1.0.0.0.0 18:18 south | 6 | win | grade 1"),
        ] {
            assert_eq!(maker.of_puzzle(&none), None, "{none}");
        }
        assert_eq!(maker.made(), 1);
    }
}
