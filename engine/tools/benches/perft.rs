//! Benchmarks of perft from the start of each game.

use criterion::{Criterion, Throughput};
use kuzhi_engine::Game;
use kuzhi_tools::perft;

const DEPTH: u8 = 5;

fn measure(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    for game in Game::all() {
        let start = game.start();
        group.throughput(Throughput::Elements(perft(&start, DEPTH)));
        group.bench_function(game.id(), |bencher| bencher.iter(|| perft(&start, DEPTH)));
    }
    group.finish();
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    measure(&mut criterion);
    criterion.final_summary();
}
