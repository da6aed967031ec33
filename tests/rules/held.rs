//! What the stored moves hold: proved in samples that differ every day, and played by the highest level.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use kuzhi_engine::{Game, Match, Move, Side};
use kuzhi_search::acyclic::{HeldMoves, Packed};
use kuzhi_search::{GameTable, Knowledge, Level, Limits, Rng, Think as _};
use tempfile::TempDir;

use super::solved::{data_file, run, seed};

/// A game, the file of its moves, and how many seeds the first player leads by at the end.
///
/// The values with `capture=empty` of four to six pits are those of Irving, Donkers and Uiterwijk (2000), and
/// those of three pits are counted through by `kalah_games.py`.
const HELD: [(&str, &str, i32); 22] = [
    ("mangala end=row-empty", "mangala/row-empty", 0),
    ("mangala end=no-move", "mangala/no-move", 0),
    ("kalah", "kalah/6x4-standard", 8),
    ("kalah capture=empty", "kalah/6x4-empty", 10),
    ("kalah seeds=3", "kalah/6x3-standard", 2),
    ("kalah seeds=3 capture=empty", "kalah/6x3-empty", 2),
    ("kalah pits=5 seeds=5", "kalah/5x5-standard", 2),
    ("kalah pits=5 seeds=5 capture=empty", "kalah/5x5-empty", 2),
    ("kalah pits=5", "kalah/5x4-standard", 10),
    ("kalah pits=5 capture=empty", "kalah/5x4-empty", 12),
    ("kalah pits=5 seeds=3", "kalah/5x3-standard", 6),
    ("kalah pits=5 seeds=3 capture=empty", "kalah/5x3-empty", 8),
    ("kalah pits=4 seeds=6", "kalah/4x6-standard", 0),
    ("kalah pits=4 seeds=6 capture=empty", "kalah/4x6-empty", 0),
    ("kalah pits=4 seeds=5", "kalah/4x5-standard", 4),
    ("kalah pits=4 seeds=5 capture=empty", "kalah/4x5-empty", 2),
    ("kalah pits=4", "kalah/4x4-standard", 2),
    ("kalah pits=4 capture=empty", "kalah/4x4-empty", 2),
    ("kalah pits=3 seeds=6", "kalah/3x6-standard", -8),
    ("kalah pits=3 seeds=6 capture=empty", "kalah/3x6-empty", -10),
    ("kalah pits=3 seeds=5", "kalah/3x5-standard", 6),
    ("kalah pits=3 seeds=5 capture=empty", "kalah/3x5-empty", 6),
];

/// Moves of so few bytes are checked in full.
const SMALL: usize = 20;
/// Moves of so many bytes have many chances to go wrong.
const LARGE: usize = 100_000;

fn game(text: &str) -> Game {
    text.parse().expect("there is such a game")
}

fn bytes(file: &str) -> Vec<u8> {
    fs::read(data_file(&format!("{file}.moves"))).expect("the moves are kept")
}

/// Checks the moves of a game, or those in a file instead.
fn check(game: &str, file: Option<&Path>, lines: Option<&str>, seed: &str) -> Result<String, String> {
    let mut words = game.split(' ');
    let mut args = vec!["hold", "--check", "--seed", seed, "--game", words.next().unwrap_or_default()];
    args.extend(words.flat_map(|option| ["--option", option]));
    args.extend(lines.iter().flat_map(|lines| ["--lines", lines]));
    let file = file.map(|path| format!("--file={}", path.display()));
    args.extend(file.as_deref());
    run(&args)
}

#[test]
fn every_stored_file_of_moves_is_tested_here() {
    let listed: Vec<Game> = HELD.iter().map(|(name, ..)| game(name)).collect();
    assert_eq!(HeldMoves::games().collect::<Vec<_>>(), listed);
}

#[test]
fn what_is_held_is_the_value_of_the_start() {
    for (name, _, value) in HELD {
        let (game, start) = (game(name), game(name).start().position());
        let share = HeldMoves::share_of_start(&game).expect("its moves are kept");
        assert_eq!(2 * i32::from(share) - i32::try_from(start.board.total()).unwrap(), value, "{name}");
    }
}

#[test]
fn a_days_sample_of_what_is_held_is_proved() {
    let seed = seed();
    for (name, file, _) in HELD {
        let lines = (bytes(file).len() > SMALL).then_some("12");
        let proved = check(name, None, lines, &seed);
        let said = if lines.is_some() { "lines: 12" } else { "positions of 28 stones or fewer, solved: " };
        let is_proved = proved.as_ref().is_ok_and(|proved| proved.contains(said));
        assert!(is_proved, "{name} KUZHI_SEED={seed} {proved:?}");
    }
}

/// One byte encodes three moves. Wrong ones lose what should be held, or lead to positions without a move. In
/// a file of few bytes another move may be as good.
#[test]
fn wrong_moves_are_refused_whatever_their_checksum() {
    let folder = TempDir::new().expect("there is room");
    let altered = folder.path().join("altered.moves");
    for (name, file, _) in HELD.into_iter().filter(|(_, file, _)| bytes(file).len() > LARGE) {
        let bytes = bytes(file);
        for at in [0, 1, 2] {
            let mut bytes = bytes.clone();
            bytes[at] ^= 1;
            fs::write(&altered, bytes).expect("there is room");
            assert!(check(name, Some(&altered), Some("20"), "1").is_err(), "{file}, byte {at}");
        }
    }
}

/// The highest level, with a table, so that little has to be solved from nothing.
fn highest(game: Game) -> Limits {
    highest_with(game, 13)
}

fn highest_with(game: Game, seeds: u8) -> Limits {
    let mut knowledge = Knowledge::of_solutions();
    let table = GameTable::build(game, seeds, &AtomicBool::new(false), &|_, _| ());
    knowledge.add(table.expect("there are tables of it").expect("nobody stops it"));
    // The nodes for what is not known matter little here.
    Limits { nodes: 200, knowledge: Arc::new(knowledge), ..Level::HIGHEST.limits(&game, 1) }
}

/// Plays a game of the highest level against chance or another level, and returns its lead at the end.
fn lead_of(holder: Side, game: Game, limits: &Limits, rng: &mut Rng) -> (i32, Match) {
    let other = Level::new(u8::try_from(rng.below(8)).expect("it is below 8"));
    let mut playing = game.start();
    while let Some(turn) = playing.turn() {
        let legal = playing.legal();
        let mv = match other {
            _ if turn == holder => playing.think(limits).expect("the game goes on").best,
            Some(level) => {
                let erring = level.limits(&game, rng.next_u64());
                playing.think(&erring).expect("the game goes on").best
            }
            None => legal[rng.below(legal.len())],
        };
        playing.play(mv, &mut |_| ()).expect("the move is legal");
    }
    let [south, north] = playing.outcome().expect("it is over").score.map(i32::from);
    (if holder == Side::South { south - north } else { north - south }, playing)
}

/// The moves hold a value, but nothing tells that a position is worth no more.
#[test]
fn a_held_move_is_not_called_exact() {
    for (name, ..) in HELD.into_iter().filter(|(name, ..)| name.starts_with("kalah")) {
        let (game, start) = (game(name), game(name).start());
        let position = start.position();
        let pits = Packed::of_ring(&position.board, position.ring, Side::South).expect("it is small enough");
        if pits.stones() <= 31 {
            continue;
        }
        let place =
            HeldMoves::built_in(&game).and_then(|moves| moves.place(pits)).expect("the start is held");
        let pit = place + position.ring.row_len() - 5;
        let choice = start.think(&highest(game)).expect("the game goes on");
        assert_eq!((Some(choice.best), choice.exact), (Move::lift(pit), false), "{name}");
    }
}

#[test]
fn level_8_never_ends_below_the_value_of_kalah() {
    let (seed, kalah) = (seed(), HELD.iter().filter(|(name, ..)| name.starts_with("kalah")));
    let drawn: u64 = seed.parse().expect("KUZHI_SEED is a number");
    let play = |&(name, _, value): &(&str, &str, i32)| {
        let (game, mut rng) = (game(name), Rng::new(drawn));
        let limits = highest(game);
        for holder in [Side::South, Side::North].into_iter().cycle().take(4) {
            let (lead, playing) = lead_of(holder, game, &limits, &mut rng);
            let least = if holder == Side::South { value } else { -value };
            assert!(
                lead >= least,
                "KUZHI_SEED={seed} {name}, {holder}: {lead}, not {least}: {:?}",
                playing.moves()
            );
        }
    };
    std::thread::scope(|scope| {
        for held in kalah {
            scope.spawn(move || play(held));
        }
    });
}

/// With a table of as many seeds as the bot has. What lies between the start and the table is searched.
#[test]
fn level_8_wins_bestemshe_as_north() {
    let (seed, game) = (seed(), game("bestemshe"));
    let limits = Limits { nodes: Level::HIGHEST.limits(&game, 1).nodes, ..highest_with(game, 16) };
    let mut rng = Rng::new(seed.parse().expect("KUZHI_SEED is a number"));
    for _ in 0..6 {
        let (lead, playing) = lead_of(Side::North, game, &limits, &mut rng);
        assert!(lead > 0, "KUZHI_SEED={seed} {lead}: {:?}", playing.moves());
    }
}
