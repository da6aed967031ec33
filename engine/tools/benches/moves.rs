//! Benchmarks of moves: with all events reported, and in random games without an observer.

use criterion::{Criterion, Throughput};
use kuzhi_engine::{Game, Match, Move};
use kuzhi_tools::playouts;

/// The number of random games per iteration.
const GAMES: u32 = 100;

/// A game's first moves: always the first legal pit.
fn line(game: Game) -> Vec<Move> {
    let mut playing = game.start();
    while let Some(&mv) = playing.legal().first().filter(|_| playing.moves().len() < 40) {
        playing.play(mv, &mut |_| ()).expect("the move is legal");
    }
    playing.moves().to_vec()
}

fn measure(criterion: &mut Criterion) {
    for game in Game::all() {
        let moves = line(game);
        let mut group = criterion.benchmark_group(format!("moves/{}", game.id()));
        group.throughput(Throughput::Elements(moves.len() as u64));
        group.bench_function("replayed", |bencher| bencher.iter(|| Match::replay(game, &moves)));
        // One round, in games of rounds.
        let short = format!("{} rounds=1", game.id()).parse().unwrap_or(game).start();
        group.throughput(Throughput::Elements(playouts(&short, GAMES, 1).moves));
        group.bench_function("random", |bencher| bencher.iter(|| playouts(&short, GAMES, 1)));
        group.finish();
    }
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    measure(&mut criterion);
    criterion.final_summary();
}
