//! The players: random moves, a level, a node budget, or a baseline.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::Ordering;
use std::time::Duration;

use kuzhi_engine::{Match, Move, Side};
use kuzhi_search::{Level, Limits, Rng, Think as _, Weights};

use crate::baseline_search;

/// A player in a contest.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(in crate::cli) enum Player {
    /// Plays any legal move.
    Random,
    /// Takes the most seeds at once, at random among equals.
    Greedy,
    /// Takes what they see: the most seeds, where an extra turn is worth two. Any move if there is nothing.
    Taking,
    /// Looks this many plies ahead, misjudges by this many seeds and overlooks this percentage of moves: a
    /// candidate for a level.
    Erring(u8, u16, u8),
    /// A level of the bot.
    Level(Level),
    /// The full engine with this many nodes.
    Nodes(u64),
    /// Plain alpha-beta of this depth that counts the stores.
    Plain(u8),
    /// The full engine with this many nodes, and the weights of a file.
    Weighed(u64, &'static Weights, &'static str),
    /// The full engine with this many milliseconds. Its games are not reproducible.
    Time(u64),
}

impl Player {
    /// Chooses a move. The game must not be over.
    pub(super) fn choose(self, playing: &Match, seed: u64) -> Move {
        let choice = match self {
            Player::Random => {
                let legal = playing.legal();
                return legal[Rng::new(seed).below(legal.len())];
            }
            Player::Greedy => return greedy(playing, seed),
            Player::Taking => return taking(playing, seed),
            Player::Erring(depth, value_noise, miss_percent) => playing.think(&Limits {
                depth,
                value_noise,
                miss_percent,
                seed,
                ..Limits::nodes(ERRING_NODES)
            }),
            Player::Level(level) => playing.think(&level.limits(&playing.game(), seed)),
            Player::Nodes(nodes) => playing.think(&Limits::nodes(nodes)),
            Player::Weighed(nodes, weights, _) => playing.think_with(&Limits::nodes(nodes), weights),
            Player::Plain(depth) => baseline_search::think(playing, depth),
            Player::Time(millis) => think_for(playing, Duration::from_millis(millis)),
        };
        choice.expect("there is a move as long as the game is not over").best
    }
}

/// The node budget of the low levels.
const ERRING_NODES: u64 = 2_000;

/// The seeds that an extra turn seems worth to whoever takes what they see.
const EXTRA_TURN: i32 = 2;

/// Returns a move after which the mover is furthest ahead.
fn greedy(playing: &Match, seed: u64) -> Move {
    let side = playing.turn().expect("the game is not over");
    most(playing, seed, |after| lead(after, side))
}

/// Returns a move that gains most at once, or any if none gains anything.
fn taking(playing: &Match, seed: u64) -> Move {
    let side = playing.turn().expect("the game is not over");
    let (before, round) = (lead(playing, side), playing.position().round);
    most(playing, seed, |after| {
        let again = after.turn() == Some(side) && after.position().round == round;
        (lead(after, side) - before + if again { EXTRA_TURN } else { 0 }).max(0)
    })
}

/// Returns a move after which this is most, at random among equals.
fn most(playing: &Match, seed: u64, worth: impl Fn(&Match) -> i32) -> Move {
    let worth = |mv| {
        let mut after = playing.clone();
        after.play(mv, &mut |_| ()).expect("the move is legal");
        worth(&after)
    };
    let moves: Vec<(Move, i32)> = playing.legal().into_iter().map(|mv| (mv, worth(mv))).collect();
    let most = moves.iter().map(|(_, worth)| *worth).max();
    let best: Vec<Move> =
        moves.into_iter().filter(|(_, worth)| Some(*worth) == most).map(|(mv, _)| mv).collect();
    best[Rng::new(seed).below(best.len())]
}

/// Returns how many more seeds a side has than the other.
fn lead(playing: &Match, side: Side) -> i32 {
    let stores = playing.outcome().map_or_else(|| playing.position().board.stores(), |outcome| outcome.score);
    i32::from(stores[side.index()]) - i32::from(stores[side.other().index()])
}

fn think_for(playing: &Match, time: Duration) -> Option<kuzhi_search::Choice> {
    let limits = Limits::nodes(u64::MAX);
    std::thread::scope(|scope| {
        let stop = &limits.stop;
        let clock = scope.spawn(move || {
            std::thread::park_timeout(time);
            stop.store(true, Ordering::Relaxed);
        });
        let choice = playing.think(&limits);
        clock.thread().unpark();
        choice
    })
}

fn erring(text: &str) -> Option<Player> {
    let (depth, rest) = text.split_once(',')?;
    let (value_noise, miss_percent) = rest.split_once(',')?;
    let depth = depth.parse().ok().filter(|&depth| depth > 0)?;
    let miss_percent = miss_percent.parse().ok().filter(|&percent| percent <= 100)?;
    Some(Player::Erring(depth, value_noise.parse().ok()?, miss_percent))
}

/// Creates a player with this many nodes and the weights of a file. Both live as long as the program.
fn weighed(text: &str) -> Option<Result<Player, String>> {
    let (nodes, file) = text.split_once('@')?;
    let nodes = nodes.parse().ok()?;
    let read = std::fs::read_to_string(file).map_err(|error| error.to_string());
    let weights = read.and_then(|text| text.parse()).map_err(|error| format!("{file}: {error}"));
    Some(
        weights.map(|weights| {
            Player::Weighed(nodes, Box::leak(Box::new(weights)), String::leak(file.to_owned()))
        }),
    )
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Greedy => f.write_str("greedy"),
            Player::Taking => f.write_str("taking"),
            Player::Erring(depth, value_noise, miss_percent) => {
                write!(f, "erring:{depth},{value_noise},{miss_percent}")
            }
            Player::Level(level) => write!(f, "level:{level}"),
            Player::Nodes(nodes) => write!(f, "nodes:{nodes}"),
            Player::Weighed(nodes, _, file) => write!(f, "nodes:{nodes}@{file}"),
            Player::Plain(depth) => write!(f, "plain:{depth}"),
            Player::Time(millis) => write!(f, "time:{millis}"),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let usage = || {
            format!(
                "'{text}' is not a player: write random, greedy, taking, level:N, nodes:N, plain:N, \
                 erring:PLIES,SEEDS,PERCENT or time:N"
            )
        };
        let (kind, number) = text.split_once(':').unwrap_or((text, ""));
        let player = match kind {
            "random" if number.is_empty() => Some(Player::Random),
            "greedy" if number.is_empty() => Some(Player::Greedy),
            "taking" if number.is_empty() => Some(Player::Taking),
            "erring" => erring(number),
            "level" => number.parse().ok().map(Player::Level),
            "nodes" if number.contains('@') => return weighed(number).unwrap_or_else(|| Err(usage())),
            "nodes" => number.parse().ok().map(Player::Nodes),
            "plain" => number.parse().ok().filter(|&depth| depth > 0).map(Player::Plain),
            "time" => number.parse().ok().map(Player::Time),
            _ => None,
        };
        player.ok_or_else(usage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_and_their_texts_are_pairs() {
        for text in
            ["random", "greedy", "taking", "erring:1,4,25", "level:2", "nodes:1000", "plain:6", "time:50"]
        {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "level",
            "level:0",
            "plain:0",
            "random:1",
            "taking:1",
            "greedy:1",
            "erring:0,1,1",
            "erring:1,1",
            "erring:1,1,101",
            "nodes:-1",
            "best",
        ] {
            assert!(text.parse::<Player>().is_err(), "{text:?} was taken");
        }
    }

    #[test]
    fn greedy_takes_the_most_and_erring_less() {
        let position = "0.0.0.0.2.1/0.0.0.0.4.4 20:17 south".parse().unwrap();
        let playing = Match::from_position(kuzhi_engine::Game::default(), &position).unwrap();
        let count = |text: &str| {
            let player: Player = text.parse().unwrap();
            let taken = (0..200).filter(|&seed| player.choose(&playing, seed) == player.choose(&playing, 0));
            taken.count()
        };
        assert_eq!(count("greedy"), 200);
        assert_eq!(count("erring:1,0,0"), 200);
        assert!((1..200).contains(&count("erring:1,0,40")));
    }

    #[test]
    fn who_takes_what_they_see_likes_extra_turns() {
        let choices = |position: &str| {
            let position = position.parse().unwrap();
            let playing = Match::from_position(kuzhi_engine::Game::default(), &position).unwrap();
            let choose = |seed| Player::Taking.choose(&playing, seed).to_string();
            (0..50).map(choose).collect::<std::collections::BTreeSet<String>>()
        };
        // Pit 6 ends in the store. The others take nothing.
        assert!(choices("0.0.1.0.1.2/3.2.0.3.0.1 17:18 south").into_iter().eq(["6"]));
        // Pit 1 captures eight.
        assert!(choices("3.0.0.1.0.4/0.0.0.7.0.3 15:15 south").into_iter().eq(["1"]));
        // Nothing is to be taken.
        let start = kuzhi_engine::Game::by_id("oware").unwrap().start();
        let choose = |seed| Player::Taking.choose(&start, seed).to_string();
        let any: std::collections::BTreeSet<String> = (0..100).map(choose).collect();
        assert_eq!(any.len(), start.legal().len());
    }

    #[test]
    fn every_player_plays() {
        let playing = kuzhi_engine::Game::default().start();
        for text in
            ["random", "greedy", "taking", "erring:1,9,99", "level:1", "nodes:50", "plain:2", "time:5"]
        {
            let player: Player = text.parse().unwrap();
            assert_eq!(playing.check(player.choose(&playing, 1)), Ok(()));
        }
    }
}
