//! Proofs that a player wins Bestemshe, and their check with the plain rules and a table alone.
//!
//! In a file they are proofs of a match with one strategy.

use std::collections::{HashMap, HashSet};

use kuzhi_engine::{Bestemshe, Core, Move, PitNumber, Rules as _, Side};
use kuzhi_search::{Forced, ForcedWin, GameTable, MatchProof, ProvedPosition, RoundStrategy, WinMoves};

use super::match_check::Unproved;

/// Writes the winner's moves as a proof, with the position that each belongs to.
pub(crate) fn win_proof(moves: &WinMoves, start: &Core) -> MatchProof {
    let (mut strategy, mut open) = (RoundStrategy::new(), vec![*start]);
    let mut visited = HashSet::new();
    while let Some(core) = open.pop() {
        if core.is_over() || !visited.insert(core) {
            continue;
        }
        let mut follow = |mv| open.push(after(&core, mv));
        if core.turn() != moves.winner() {
            Bestemshe.each_move(&core, &mut follow);
        } else if let Some(mv) = moves.get(&core) {
            strategy.insert(proved(&core), mv.pit_number().map_or(0, PitNumber::get));
            follow(mv);
        }
    }
    let mut roots = [None; 2];
    roots[moves.winner().index()] = Some(Forced { aim: 1, strategy: 0 });
    MatchProof { roots, claims: Vec::new(), strategies: vec![strategy] }
}

/// Checks a proof from a position. Returns the winner and the number of positions that were visited.
///
/// Where the proof has no move, the table has to know that the win is kept.
pub(crate) fn check_win(
    proof: &MatchProof,
    start: &Core,
    table: &GameTable,
) -> Result<(Side, usize), Unproved> {
    let [south, north] = proof.roots;
    let (winner, root) = match (south, north) {
        (Some(root), None) => (Side::South, root),
        (None, Some(root)) => (Side::North, root),
        _ => return Err(Unproved::Open),
    };
    let strategy = proof.strategies.get(root.strategy as usize).ok_or(Unproved::Open)?;
    let mut walk = Walk { strategy, table, winner, visited: HashMap::new() };
    walk.follow(start)?;
    Ok((winner, walk.visited.len()))
}

/// Walks along the winner's moves and every answer to them.
struct Walk<'a> {
    strategy: &'a RoundStrategy,
    table: &'a GameTable,
    winner: Side,
    /// The positions visited, and whether they are on the path.
    visited: HashMap<Core, bool>,
}

impl Walk<'_> {
    fn follow(&mut self, core: &Core) -> Result<(), Unproved> {
        let position = || Bestemshe.position(core);
        match self.visited.get(core) {
            Some(true) => return Err(Unproved::Circle(position())),
            Some(false) => return Ok(()),
            None => {}
        }
        let is_own_turn = core.turn() == self.winner;
        if core.is_over() {
            let is_won = if is_own_turn { core.lead() > 0 } else { core.lead() < 0 };
            return if is_won { Ok(()) } else { Err(Unproved::Lost(position())) };
        }
        self.visited.insert(*core, true);
        if let Some(&number) = self.strategy.get(&proved(core)).filter(|_| is_own_turn) {
            let mv = Move::lift(number).filter(|&mv| Bestemshe.check(core, mv).is_ok());
            self.follow(&after(core, mv.ok_or_else(|| Unproved::Illegal(position()))?))?;
        } else {
            match ForcedWin::in_table(self.table, core, self.winner) {
                Some(true) => {}
                Some(false) => return Err(Unproved::Lost(position())),
                None if is_own_turn => return Err(Unproved::Lacking(position())),
                None => self.follow_each(core)?,
            }
        }
        self.visited.insert(*core, false);
        Ok(())
    }

    fn follow_each(&mut self, core: &Core) -> Result<(), Unproved> {
        let mut moves = Vec::new();
        Bestemshe.each_move(core, &mut |mv| moves.push(mv));
        moves.into_iter().try_for_each(|mv| self.follow(&after(core, mv)))
    }
}

fn after(core: &Core, mv: Move) -> Core {
    let mut next = *core;
    Bestemshe.advance(&mut next, mv);
    next
}

/// Returns the form in which a proof has a position: the pits from the mover's first on, 255 for those that
/// there are not, and their store.
fn proved(core: &Core) -> ProvedPosition {
    let (ring, turn, board) = (Bestemshe::RING, core.turn(), core.board());
    let mut position = [u8::MAX; size_of::<ProvedPosition>()];
    let pits = ring.row(turn).chain(ring.row(turn.other())).map(|pit| board[pit]);
    position.iter_mut().zip(pits).for_each(|(place, count)| *place = count);
    position[size_of::<ProvedPosition>() - 1] = board.store(turn);
    position
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use kuzhi_engine::{AnyPlaying, Game, Match};

    use super::*;

    fn table(seeds: u8) -> GameTable {
        let game = Game::by_id("bestemshe").unwrap();
        GameTable::build(game, seeds, &AtomicBool::new(false), &|_, _| ()).unwrap().unwrap()
    }

    #[test]
    fn a_proof_that_lacks_a_move_or_has_a_wrong_one_is_refused() {
        let game = Game::by_id("bestemshe").unwrap();
        let playing =
            Match::from_position(game, &"1.3.2.0.0/2.2.0.1.1 22:16 south".parse().unwrap()).unwrap();
        let AnyPlaying::Bestemshe(of) = playing.playing() else { unreachable!("it is of bestemshe") };
        let (start, large, small) = (of.state(), table(8), table(4));
        let ForcedWin { moves, .. } = ForcedWin::find(&playing, &small, 1 << 26).unwrap();
        let proof = win_proof(&moves, start);
        assert_eq!((moves.winner(), proof.moves()), (Side::South, moves.len()));
        assert!(moves.len() > 5, "{}", moves.len());
        // What a larger table knows is not followed.
        let [all, fewer] = [&small, &large].map(|table| check_win(&proof, start, table).unwrap());
        assert!(all.0 == Side::South && fewer.0 == Side::South && fewer.1 <= all.1, "{all:?} {fewer:?}");
        assert!(matches!(check_win(&proof, start, &table(2)), Err(Unproved::Lacking(_))));
        let mut entries: Vec<_> =
            proof.strategies[0].iter().map(|(&position, &pit)| (position, pit)).collect();
        entries.sort_unstable();
        for (position, pit) in entries.into_iter().take(12) {
            let mut wrong = proof.clone();
            wrong.strategies[0].remove(&position);
            assert!(matches!(check_win(&wrong, start, &small), Err(Unproved::Lacking(_))));
            wrong.strategies[0].insert(position, 9);
            assert!(matches!(check_win(&wrong, start, &small), Err(Unproved::Illegal(_))));
            let others = (1..=5).filter(|&other| other != pit && position[usize::from(other) - 1] > 0);
            for other in others {
                wrong.strategies[0].insert(position, other);
                // It may win as well, but then by positions without a move, or by a circle.
                if let Ok((winner, _)) = check_win(&wrong, start, &small) {
                    assert_eq!(winner, Side::South);
                }
            }
        }
        let [south, north] = proof.roots;
        let of_the_other = MatchProof { roots: [north, south], ..proof.clone() };
        assert!(check_win(&of_the_other, start, &small).is_err());
        let open = MatchProof { roots: [None; 2], ..proof };
        assert_eq!(check_win(&open, start, &small), Err(Unproved::Open));
    }
}
