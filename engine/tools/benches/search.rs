//! Benchmarks of searches with a fixed number of nodes from the start of each game.

use criterion::{Criterion, Throughput};
use kuzhi_engine::Game;
use kuzhi_search::{Limits, Think as _};

const NODES: u64 = 20_000;

fn measure(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("search");
    group.throughput(Throughput::Elements(NODES));
    for game in Game::all() {
        let start = game.start();
        group.bench_function(game.id(), |bencher| bencher.iter(|| start.think(&Limits::nodes(NODES))));
    }
    group.finish();
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    measure(&mut criterion);
    criterion.final_summary();
}
