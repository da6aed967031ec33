//! `solve variants`: what the first round and the match are worth in every variant of Pallankuzhi.

use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use clap::Args;
use kuzhi_engine::{AfterCapture, Fours, Game, PallamKhuzi, Pallankuzhi, RoundLimit, SeedsAPit, Side};
use kuzhi_search::{MatchSolver, MatchValue, RoundSolver, Share};

use crate::cli::error::CliError;
use crate::cli::tables::save;

/// Print what every variant of Pallankuzhi is worth: the first round, each first pit, and matches
///
/// Each line has the first player's share of the seeds in the first round, the lead after each first pit, and
/// with --matches who wins a match to the end and one of 1, 2, 3 rounds and so on: the player who begins (+),
/// the other one (-), or nobody (=).
#[derive(Args)]
pub(super) struct Variants {
    /// Also solve whole matches
    #[arg(long)]
    matches: bool,
    /// Write what level 8 plays by, such as engine/search/src/exact/data/rounds/starts.txt
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// The number of threads
    #[arg(long, value_name = "N", default_value_t = 2)]
    threads: usize,
}

/// The matches that are told have at most this many rounds.
const MOST_ROUNDS: u16 = 12;

impl Variants {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        if let Some(path) = &self.out {
            let tables = each_variant(self.threads, |rules| {
                let solver = MatchSolver::for_match(&Game::Pallankuzhi(rules).start());
                solver.map(|solver| solver.starts())
            })?;
            let comment =
                "# Written by `kuzhi-engine solve variants --out FILE`; exact/rounds/built_in.rs reads it.\n";
            return save(path, |file| write!(file, "{comment}{}", tables.join("\n")));
        }
        let matches = if self.matches { " matches to the end, and of 1, 2, … rounds |" } else { "" };
        let line = if self.matches { " --- |" } else { "" };
        writeln!(out, "| variant | seeds | share | lead after each first pit |{matches}")?;
        writeln!(out, "| --- | --- | --- | --- |{line}")?;
        for line in each_variant(self.threads, |rules| self.line(rules))? {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    /// Returns the line of a variant. `None` if a line of play is too long to follow.
    fn line(&self, rules: Pallankuzhi) -> Option<String> {
        let playing = Game::Pallankuzhi(rules).start();
        let (mut solver, state) = RoundSolver::for_match(&playing)?;
        let seeds = 14 * rules.seeds.get();
        let share = range(solver.share(state)?, |own| own.to_string());
        let lead = |own| format!("{:+}", 2 * i32::from(own) - i32::from(seeds));
        let pits: Vec<String> =
            solver.shares(state)?.into_iter().map(|(_, share)| range(share, lead)).collect();
        let results = if self.matches { format!(" `{}` |", results(rules)?) } else { String::new() };
        Some(format!("| {} | {seeds} | {share} | {} |{results}", name(rules), pits.join(" ")))
    }
}

/// Asks something of every variant, on several threads.
pub(super) fn each_variant(
    threads: usize,
    ask: impl Fn(Pallankuzhi) -> Option<String> + Sync,
) -> Result<Vec<String>, CliError> {
    let (all, next) = (variants(), AtomicUsize::new(0));
    let work = || {
        let mut done = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(&rules) = all.get(at) else { return done };
            done.push((at, ask(rules)));
        }
    };
    let mut done: Vec<_> = thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads
            .into_iter()
            .flat_map(|thread| match thread.join() {
                Ok(done) => done,
                Err(panic) => std::panic::resume_unwind(panic),
            })
            .collect()
    });
    done.sort_by_key(|(at, _)| *at);
    let lines: Option<Vec<String>> = done.into_iter().map(|(_, line)| line).collect();
    lines.ok_or_else(|| CliError::refused("a line of a round is too long to follow"))
}

fn range(Share { least, most }: Share, tell: impl Fn(u8) -> String) -> String {
    if least == most { tell(least) } else { format!("{} to {}", tell(least), tell(most)) }
}

/// Returns a sign for a match to the end, and one for each number of rounds.
fn results(rules: Pallankuzhi) -> Option<String> {
    let solver = MatchSolver::for_match(&Game::Pallankuzhi(rules).start())?;
    let sign = |rounds| {
        let rules = Pallankuzhi { rounds: RoundLimit::new(rounds)?, ..rules };
        Some(match solver.solve(&Game::Pallankuzhi(rules).start())?.result {
            Some(MatchValue::Won(Side::South)) => '+',
            Some(MatchValue::Won(Side::North)) => '-',
            Some(MatchValue::Draw | MatchValue::Neither) => '=',
            None => '?',
        })
    };
    let signs: String = (0..=MOST_ROUNDS).map(sign).collect::<Option<_>>()?;
    let (to_the_end, rounds) = signs.split_at(1);
    Some(format!("{to_the_end} {rounds}"))
}

/// Returns the name of a variant: that of Pallam Khuzi, or the options that are not the usual ones.
fn name(rules: Pallankuzhi) -> String {
    if rules == PallamKhuzi::default().rules() {
        return "pallam-khuzi".to_owned();
    }
    Game::Pallankuzhi(rules).to_string()
}

fn variants() -> Vec<Pallankuzhi> {
    let mut all = Vec::new();
    for seeds in [SeedsAPit::Six, SeedsAPit::Five, SeedsAPit::Four] {
        for after_capture in [AfterCapture::Continue, AfterCapture::End] {
            for fours in [Fours::Sower, Fours::Owner] {
                for skip_origin in [false, true] {
                    let rounds = RoundLimit::default();
                    all.push(Pallankuzhi { seeds, after_capture, fours, skip_origin, rounds });
                }
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(variants: &Variants) -> String {
        let mut out = Vec::new();
        variants.run(&mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn each_variant_has_its_line() {
        let table = run(&Variants { matches: false, out: None, threads: 2 });
        assert_eq!(table.lines().count(), 2 + 24);
        let line = "| pallam-khuzi | 56 | 30 | +4 +0 -4 -2 -4 -8 -6 |";
        assert!(table.lines().any(|told| told == line), "{table}");
        let line = "| pallankuzhi | 84 | 40 | -6 -4 -18 -24 -20 -8 -10 |";
        assert!(table.lines().any(|told| told == line), "{table}");
        // The page has the same, and results of matches.
        let page = include_str!("../../../../search/solved/pallankuzhi.md");
        for told in table.lines().skip(2) {
            let known = page.lines().any(|line| line.starts_with(told));
            assert!(known, "solved/pallankuzhi.md has no line {told}");
        }
        let with_matches = Variants { matches: true, out: None, threads: 1 };
        let line = with_matches.line(PallamKhuzi::default().rules()).unwrap();
        assert!(page.lines().any(|told| told == line), "solved/pallankuzhi.md has no line {line}");
    }
}
