//! Random positions with few seeds.

use kuzhi_engine::{Board, Game, Match, Position};
use kuzhi_search::Rng;

use crate::erring_game::erring_game;

/// How many games are tried before seeds are thrown into the pits.
const GAMES: usize = 4;

/// Draws a position that goes on, with this many seeds in the pits or fewer, as if the game began there.
///
/// It comes from a game between imperfect players, or, where most games end before, from seeds thrown into
/// the pits.
pub(crate) fn endgame(game: Game, most: u8, rng: &mut Rng) -> Match {
    loop {
        for _ in 0..GAMES {
            if let Some(playing) = of_game(game, most, rng) {
                return playing;
            }
        }
        if let Some(playing) = thrown(game, most, rng) {
            return playing;
        }
    }
}

/// Returns the first position of a game that has few enough seeds, or any one if all have.
fn of_game(game: Game, most: u8, rng: &mut Rng) -> Option<Match> {
    let played = erring_game(game, rng.next_u64());
    let mut playing = game.start();
    let from = if in_pits(&playing) <= most.into() { rng.below(played.moves().len().max(1)) } else { 0 };
    for (ply, &mv) in played.moves().iter().enumerate() {
        if ply >= from && in_pits(&playing) <= most.into() {
            break;
        }
        playing.play(mv, &mut |_| ()).ok()?;
    }
    playing.turn()?;
    Match::from_position(game, &playing.position()).ok()
}

/// Throws seeds into the pits, and shares the others.
fn thrown(game: Game, most: u8, rng: &mut Rng) -> Option<Match> {
    let start = game.start().position();
    let all = u8::try_from(start.board.total()).ok()?;
    let seeds = 1 + u8::try_from(rng.below(most.min(all).into())).ok()?;
    let mut counts = vec![0; start.ring.len()];
    for _ in 0..seeds {
        counts[rng.below(start.ring.len())] += 1;
    }
    // An even number: some games only allow that.
    let south = (all - seeds) / 4 * 2;
    let board = Board::from_counts(start.ring, &counts, [south, all - seeds - south])?;
    Match::from_position(game, &Position { board, ..start }).ok().filter(|playing| playing.turn().is_some())
}

fn in_pits(playing: &Match) -> u32 {
    let board = playing.position().board;
    board.total() - board.stores().map(u32::from).iter().sum::<u32>()
}

#[cfg(test)]
mod tests {
    use kuzhi_search::GameTable;

    use super::*;

    #[test]
    fn endgames_of_every_game_go_on_with_few_seeds() {
        for game in Game::all() {
            let mut rng = Rng::new(3);
            assert!(endgame(game, u8::MAX, &mut rng).turn().is_some(), "{game}");
            if GameTable::most_seeds(&game).is_ok() {
                let playing = endgame(game, 12, &mut rng);
                assert!(playing.turn().is_some() && in_pits(&playing) <= 12, "{game}");
            }
        }
    }
}
