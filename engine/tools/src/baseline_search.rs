//! A fixed-depth alpha-beta that counts only the stores: the baseline for the search.

use kuzhi_engine::{AnyPlaying, Match, Move, Rules, for_each_game};
use kuzhi_search::{Choice, SEED, WIN, final_value};

const INFINITE: i32 = WIN * SEED * 2;

/// Defines [`think`].
macro_rules! think {
    ($($game:ident),+) => {
        /// Chooses a move by looking `depth` plies ahead and counting the stores: a baseline.
        pub(crate) fn think(game: &Match, depth: u8) -> Option<Choice> {
            match game.playing() {
                $(AnyPlaying::$game(playing) => best(playing.rules(), playing.state(), depth),)+
            }
        }
    };
}
for_each_game!(think);

fn best<R: Rules>(rules: &R, state: &R::State, depth: u8) -> Option<Choice> {
    let mut best: Option<(Move, i32)> = None;
    let mut nodes = 0;
    rules.each_move(state, &mut |mv| {
        let alpha = best.map_or(-INFINITE, |(_, value)| value);
        let value = after(rules, state, mv, depth.saturating_sub(1), (alpha, INFINITE), &mut nodes);
        if best.is_none_or(|(_, other)| value > other) {
            best = Some((mv, value));
        }
    });
    best.map(|(best, value)| Choice { best, value: value / SEED, exact: false, result: None, depth, nodes })
}

fn after<R: Rules>(
    rules: &R,
    state: &R::State,
    mv: Move,
    depth: u8,
    (alpha, beta): (i32, i32),
    nodes: &mut u64,
) -> i32 {
    let mut next = *state;
    rules.advance(&mut next, mv);
    if next.as_ref().turn() == state.as_ref().turn() {
        value(rules, &next, depth, (alpha, beta), nodes)
    } else {
        -value(rules, &next, depth, (-beta, -alpha), nodes)
    }
}

/// Returns the value of a position to the player to move.
fn value<R: Rules>(
    rules: &R,
    state: &R::State,
    depth: u8,
    (mut alpha, beta): (i32, i32),
    nodes: &mut u64,
) -> i32 {
    *nodes += 1;
    let core = state.as_ref();
    if core.is_over() {
        return final_value(core);
    }
    if depth == 0 {
        return core.lead() * SEED;
    }
    let mut best = -INFINITE;
    rules.each_move(state, &mut |mv| {
        if alpha < beta {
            best = best.max(after(rules, state, mv, depth - 1, (alpha, beta), nodes));
            alpha = alpha.max(best);
        }
    });
    best
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Game;
    use kuzhi_search::{Limits, Rng, Think as _};

    use super::*;

    /// Plays at random until the game is over. Returns the position this many moves before the end, without
    /// its history.
    fn shortly_before_the_end(game: Game, seed: u64, moves: usize) -> Match {
        let mut rng = Rng::new(seed);
        let mut positions = vec![game.start().position()];
        while positions.len() < 5_000 {
            let mut playing = Match::from_position(game, &positions[positions.len() - 1]).unwrap();
            let legal = playing.legal();
            if legal.is_empty() {
                break;
            }
            playing.play(legal[rng.below(legal.len())], &mut |_| ()).unwrap();
            positions.push(playing.position());
        }
        Match::from_position(game, &positions[positions.len().saturating_sub(moves + 1)]).unwrap()
    }

    /// Where a plain search sees everything, the engine's search must too.
    #[test]
    fn searches_to_the_end_are_exact() {
        // The number of moves to the end.
        let games: [(&str, &[usize]); 5] = [
            ("mangala-castle", &[3]),
            ("oware", &[1, 2, 3, 4]),
            ("al-manqala", &[1, 2, 3, 4]),
            ("pallankuzhi rounds=1", &[3]),
            ("kotu-baendum rounds=1", &[3]),
        ];
        for (text, moves) in games {
            let game: Game = text.parse().unwrap();
            let mut settled = 0;
            for (seed, &moves) in (0..100).zip(moves.iter().cycle()) {
                let playing = shortly_before_the_end(game, seed, moves);
                let look = |depth| playing.think(&Limits { depth, ..Limits::nodes(5_000) });
                let Some(seen) = (1..=5).filter_map(look).find(|choice| choice.exact) else { continue };
                // The search does not follow decided lines to their end, as a plain one must.
                let plainly = think(&playing, seen.depth + 8).expect("the game is not over");
                assert_eq!(seen.value, plainly.value, "{text} {}", playing.position());
                let choice = playing.think(&Limits::nodes(5_000)).unwrap();
                // A single legal move is not searched for long.
                assert!(choice.exact || playing.legal().len() == 1);
                assert!(!choice.exact || choice.value == plainly.value, "{text} {}", playing.position());
                settled += 1;
            }
            assert!(settled > 0, "{text}");
        }
    }
}
