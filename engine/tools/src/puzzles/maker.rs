//! Making puzzles out of games.

use std::sync::Arc;

use kuzhi_engine::{Game, Match, Phase, Position};
use kuzhi_search::{Draws, GameTable, Knowledge, Limits, Puzzle, Scratch, Think as _};

use super::plain::confirm;
use super::seen::Seen;
use super::tables::{limits_of, tables_of};
use crate::erring_game::erring_game;

/// A first look at a position spends so many nodes.
const FIRST_LOOK: u64 = 2_500;
/// So many positions of a game are looked at closely.
const CLOSE_LOOKS: usize = 6;
/// Nobody wants to be asked about the first moves of a game again and again.
const EARLIEST: usize = 4;
/// An exact puzzle is confirmed by plain means within so many positions a move.
const PLAIN: u64 = 200_000;
/// So many seeds more than tables reach may still be seen to the end.
const BEYOND: u32 = 6;
/// Of a hundred puzzles at most so many are of one move …
const OF_ONE_MOVE: usize = 70;
/// … and at most so many of the first grade.
const OF_FIRST_GRADE: usize = 20;

/// Makes puzzles of one game with its options, game after game.
pub(crate) struct Maker {
    game: Game,
    knowledge: Arc<Knowledge>,
    scratch: Scratch,
    seen: Seen,
    made: usize,
    of_one_move: usize,
    of_first_grade: usize,
}

impl Maker {
    /// Begins with the puzzles that there are already: none like them is made.
    pub(crate) fn new(game: Game, made: &[Puzzle]) -> Maker {
        let (knowledge, scratch, seen) = (tables_of(game), Scratch::default(), Seen::default());
        let mut maker = Maker { game, knowledge, scratch, seen, made: 0, of_one_move: 0, of_first_grade: 0 };
        for puzzle in made {
            maker.count(puzzle);
        }
        maker
    }

    /// How many there are by now.
    pub(crate) const fn made(&self) -> usize {
        self.made
    }

    fn count(&mut self, puzzle: &Puzzle) {
        self.seen.note(puzzle.position());
        self.made += 1;
        self.of_one_move += usize::from(puzzle.moves_to_find() == 1);
        self.of_first_grade += usize::from(puzzle.grade().get() == 1);
    }

    /// The puzzles of one game between players who err: at most one that is exact and one that is not, those with
    /// the longest lines.
    pub(crate) fn of_game(&mut self, seed: u64) -> Vec<Puzzle> {
        let played = erring_game(self.game, seed);
        let mut draws = Draws::new(!seed);
        let mut positions = positions(&played);
        let (mut exact, mut others): (Vec<Puzzle>, Vec<Puzzle>) = (Vec::new(), Vec::new());
        let mut looks = 0;
        while looks < CLOSE_LOOKS && !positions.is_empty() {
            let position = positions.swap_remove(draws.below(positions.len()));
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
            let wanted = candidates.into_iter().find(|puzzle| self.wants(puzzle));
            if let Some(puzzle) = wanted.filter(|puzzle| self.seen.note(puzzle.position())) {
                self.count(&puzzle);
                made.push(puzzle);
            }
        }
        made
    }

    /// Whether a short search sees one move that is much better than the others.
    fn is_promising(&self, start: &Match) -> bool {
        let knowledge =
            if self.tables_may_tell(start) { Arc::clone(&self.knowledge) } else { Arc::default() };
        let limits = Limits { knowledge, scratch: self.scratch.clone(), ..Limits::nodes(FIRST_LOOK) };
        let Some(judgement) = start.judge(&limits) else { return false };
        let results = judgement.moves().iter().map(|judged| judged.worth.result());
        let one_result =
            results.clone().all(|result| result.is_some() && result == results.clone().next().flatten());
        judgement.moves().len() >= 3
            && judgement.margin() >= Some(2)
            && (!one_result || judgement.margin() >= Some(3))
    }

    fn find(&self, start: &Match) -> Option<Puzzle> {
        let find = |with_tables| {
            let limits = limits_of(with_tables, &self.knowledge);
            Puzzle::find(start, &Limits { scratch: self.scratch.clone(), ..limits })
        };
        if self.tables_may_tell(start)
            && let Some(puzzle) = find(true).filter(|puzzle| puzzle.goal().is_exact())
        {
            return confirm(&puzzle, PLAIN).is_ok().then_some(puzzle);
        }
        // What a search sees must not depend on tables that others do not have.
        let found = find(false)?;
        let exact = found.goal().is_exact();
        let has_tables = GameTable::most_seeds(&self.game).is_ok();
        (!exact || !has_tables && confirm(&found, PLAIN).is_ok()).then_some(found)
    }

    /// Whether there are tables, and few enough seeds on the board for them to tell something.
    fn tables_may_tell(&self, start: &Match) -> bool {
        let board = start.position().board;
        let on_board = board.total() - board.stores().map(u32::from).iter().sum::<u32>();
        let reach = self.knowledge.tables().map(|table| u32::from(table.seeds())).max();
        reach.is_some_and(|reach| on_board <= reach + BEYOND)
    }

    fn wants(&self, puzzle: &Puzzle) -> bool {
        let room = |have: usize, percent: usize| have * 100 <= percent * self.made;
        let one_move = puzzle.moves_to_find() == 1;
        let first_grade = puzzle.grade().get() == 1;
        (!one_move || room(self.of_one_move, OF_ONE_MOVE))
            && (!first_grade || room(self.of_first_grade, OF_FIRST_GRADE))
    }
}

/// The positions of a game after its first moves, in which a pit is to be lifted.
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
    fn the_same_seed_makes_the_same_puzzles_and_none_twice() {
        let game: Game = "pallam-khuzi rounds=1".parse().unwrap();
        let made = |seeds: std::ops::Range<u64>, before: &[Puzzle]| {
            let mut maker = Maker::new(game, before);
            seeds.flat_map(|seed| maker.of_game(seed)).collect::<Vec<_>>()
        };
        let first = made(0..4, &[]);
        assert!(!first.is_empty());
        assert_eq!(made(0..4, &[]), first);
        let again = made(0..4, &first);
        assert!(again.iter().all(|puzzle| !first.contains(puzzle)), "{again:?}");
        for puzzle in &first {
            let limits = limits_of(puzzle.goal().is_exact(), &tables_of(game));
            assert_eq!(puzzle.check(&limits), Ok(()), "{puzzle}");
        }
    }
}
