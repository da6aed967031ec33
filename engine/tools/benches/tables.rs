//! A benchmark of building an endgame table, through the program's own subcommand.

use criterion::Criterion;
use kuzhi_tools::cli;

fn build(seeds: &str) {
    let args = ["kuzhi-engine", "tables", "--game", "mangala", "--seeds", seeds];
    let (mut out, mut err) = (Vec::new(), Vec::new());
    cli::run(args, &mut std::io::empty(), &mut out, &mut err);
    assert!(err.is_empty(), "{}", String::from_utf8_lossy(&err));
}

fn measure(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("tables/mangala");
    group.sample_size(10);
    for seeds in ["10", "14"] {
        group.bench_function(seeds, |bencher| bencher.iter(|| build(seeds)));
    }
    group.finish();
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    measure(&mut criterion);
    criterion.final_summary();
}
