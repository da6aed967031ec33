//! `puzzles`: generates puzzles, or verifies them.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use kuzhi_engine::Game;
use kuzhi_search::{Puzzle, Rng, Scratch};

use super::error::CliError;
use super::game_args::GameArgs;
use crate::puzzles::{Maker, confirm, is_within_reach, limits, tables_of, takes_long};

/// The maximum number of positions per move that a plain search may visit.
const PLAIN: u64 = 20_000_000;

/// Generate or verify puzzles
#[derive(Args)]
pub(super) struct Puzzles {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    Make(Make),
    Verify(Verify),
}

/// Generate puzzles from games between imperfect players, and append them to a file
///
/// The same seeds and files give the same puzzles. Positions that the file already has are skipped, whichever
/// side is to move. Exact puzzles are confirmed by a plain search before they are written. Others must agree
/// between searches with several budgets, and with what the round is worth, or else with a longer search that
/// has another evaluation.
#[derive(Args)]
struct Make {
    #[command(flatten)]
    game: GameArgs,
    /// First regenerate the puzzles of this file from their positions; may be given several times
    #[arg(long, value_name = "FILE")]
    from: Vec<PathBuf>,
    /// The file, such as engine/search/puzzles/mangala.puzzles
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Stop when the file has this many
    #[arg(long, value_name = "N", default_value_t = 320)]
    count: usize,
    /// Seed of the first game; it grows by one for each further game
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Play at most this many games
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    games: u64,
    /// Only puzzles of a whole match, in rounds before its last: one move wins it, or holds the draw
    #[arg(long)]
    of_match: bool,
}

/// Verify puzzles fully, including moves, goals and grades, and name each that is not sound
///
/// What can be known exactly is verified exactly, also where a puzzle says only what searches have seen:
/// Mangala by its solution, rounds of Pallankuzhi and Pallam Khuzi by what they are worth, other games by
/// tables. The rest is searched twice, the second time ten times as long and with another evaluation.
#[derive(Args)]
struct Verify {
    /// A file of puzzles; the built-in ones of all games by default
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Also confirm exact puzzles with the plain rules and a plain search without evaluation
    #[arg(long)]
    plain: bool,
    /// Skip endgame tables that take longer than a moment: only the plain search then confirms puzzles that
    /// need them
    #[arg(long, requires = "plain")]
    quick: bool,
    /// Verify only a random sample of this many puzzles per game
    #[arg(long, value_name = "N")]
    sample: Option<usize>,
    /// Seed of the sample
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl Puzzles {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        match &self.what {
            What::Make(make) => make.run(out),
            What::Verify(verify) => verify.run(out),
        }
    }
}

impl Make {
    fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        let game = self.game.game()?;
        let before = if self.out.exists() { read(&self.out)? } else { Vec::new() };
        let file = OpenOptions::new().append(true).create(true).open(&self.out)?;
        let mut maker = Maker::new(game, &before).only_of_match(self.of_match);
        let mut write = |from: &dyn Display, puzzle: &Puzzle| -> Result<(), CliError> {
            writeln!(&file, "{puzzle}")?;
            writeln!(out, "{from}: {puzzle}")?;
            Ok(out.flush()?)
        };
        for path in &self.from {
            for older in read(path)? {
                if let Some(puzzle) = maker.of_puzzle(&older) {
                    write(&path.display(), &puzzle)?;
                }
            }
        }
        for seed in (0..self.games).map(|game| self.seed.wrapping_add(game)) {
            if maker.made() >= self.count {
                break;
            }
            for puzzle in maker.of_game(seed) {
                write(&seed, &puzzle)?;
            }
        }
        writeln!(out, "puzzles: {}", maker.made())?;
        Ok(())
    }
}

/// Reads the puzzles of a file.
fn read(path: &Path) -> Result<Vec<Puzzle>, CliError> {
    let text = fs::read_to_string(path)?;
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.parse().map_err(CliError::refused)).collect()
}

/// The results for one game.
#[derive(Default)]
struct Tally {
    verified: usize,
    exact: usize,
    confirmed: usize,
    positions: u64,
    moves: usize,
    grades: BTreeMap<u8, usize>,
}

impl Tally {
    fn count(&mut self, puzzle: &Puzzle, plain: Option<u64>) {
        self.verified += 1;
        self.exact += usize::from(puzzle.goal().is_exact());
        self.confirmed += usize::from(plain.is_some());
        self.positions += plain.unwrap_or_default();
        self.moves += puzzle.moves_to_find();
        *self.grades.entry(puzzle.grade().get()).or_default() += 1;
    }
}

impl Verify {
    fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        let puzzles = match &self.file {
            Some(path) => read(path)?,
            None => Game::all().flat_map(|game| Puzzle::built_in(&game).iter().cloned()).collect(),
        };
        let scratch = Scratch::default();
        let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
        let mut unsound = 0;
        for puzzle in self.drawn(puzzles) {
            match self.verify(&puzzle, &scratch) {
                Ok(plain) => tallies.entry(puzzle.game().id()).or_default().count(&puzzle, plain),
                Err(why) => {
                    unsound += 1;
                    writeln!(out, "not sound: {puzzle}: {why}")?;
                    out.flush()?;
                }
            }
        }
        for (game, tally) in tallies {
            let Tally { verified, exact, confirmed, positions, moves, grades } = tally;
            writeln!(out, "{game}: {verified} verified, {moves} moves to find, {exact} exact")?;
            if self.plain {
                writeln!(out, "{game}: {confirmed} confirmed by a plain search of {positions} positions")?;
            }
            let grades: Vec<String> =
                grades.iter().map(|(grade, count)| format!("{count} of {grade}")).collect();
            writeln!(out, "{game}: grades: {}", grades.join(", "))?;
        }
        match unsound {
            0 => Ok(()),
            1 => Err(CliError::refused("a puzzle is not sound")),
            _ => Err(CliError::refused(format!("{unsound} puzzles are not sound"))),
        }
    }

    /// Verifies a puzzle, or returns why it is not sound. Returns how many positions a confirming plain
    /// search visited.
    fn verify(&self, puzzle: &Puzzle, scratch: &Scratch) -> Result<Option<u64>, String> {
        let (game, exact) = (puzzle.game(), puzzle.goal().is_exact());
        if !(exact && self.quick && takes_long(&game)) {
            puzzle
                .check(&limits(&tables_of(game, self.quick), scratch))
                .map_err(|unsound| unsound.to_string())?;
        }
        let confirmed = (self.plain && exact && is_within_reach(puzzle)).then(|| confirm(puzzle, PLAIN));
        confirmed.transpose().map_err(|doubt| doubt.to_string())
    }

    /// Returns all puzzles, or a sample of each game's.
    fn drawn(&self, puzzles: Vec<Puzzle>) -> Vec<Puzzle> {
        let Some(most) = self.sample else { return puzzles };
        let mut rng = Rng::new(self.seed);
        let mut by_game: BTreeMap<&str, Vec<Puzzle>> = BTreeMap::new();
        for puzzle in puzzles {
            by_game.entry(puzzle.game().id()).or_default().push(puzzle);
        }
        let mut sample = Vec::new();
        for (_, mut all) in by_game {
            for _ in 0..most.min(all.len()) {
                sample.push(all.swap_remove(rng.below(all.len())));
            }
        }
        sample
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_search::Grade;

    use super::*;

    /// Runs the subcommand. Returns its output, and whether all puzzles are sound.
    fn verified(verify: &Verify) -> (String, Result<(), String>) {
        let mut out = Vec::new();
        let done = verify.run(&mut out).map_err(|error| error.to_string());
        (String::from_utf8(out).expect("the program writes text"), done)
    }

    /// Verifies the same sample each time. `KUZHI_SEED` selects another one.
    #[test]
    fn sampled_puzzles_pass_both_verifiers() {
        let seed = std::env::var("KUZHI_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
        let sample = Verify { file: None, plain: true, quick: true, sample: Some(6), seed };
        let (told, done) = verified(&sample);
        assert_eq!(done, Ok(()), "KUZHI_SEED={seed}\n{told}");
        for game in Game::IDS {
            assert!(told.contains(&format!("{game}: 6 verified")), "{told}");
        }
    }

    #[test]
    fn every_wrong_puzzle_of_a_file_is_named_with_the_reason() {
        let file = std::env::temp_dir().join(format!("kuzhi-puzzles-{}", std::process::id()));
        let position = "mangala | 1.1.1.2.2.1/0.0.0.0.3.7 20:10 south";
        let wrong = [
            ("1 | win", "move 1, 1, is not the only best move"),
            ("6 3 | draw", "reaches 'win', not 'draw'"),
            ("6 3 | win", ""),
        ];
        let lines = wrong.map(|(what, _)| format!("{position} | {what} | grade 2"));
        fs::write(&file, format!("# puzzles\n{}\n", lines.join("\n"))).unwrap();
        let verify = Verify { file: Some(file.clone()), plain: true, quick: false, sample: None, seed: 1 };
        let (told, done) = verified(&verify);
        assert_eq!(done, Err("2 puzzles are not sound".to_owned()), "{told}");
        for (line, (_, why)) in lines.iter().zip(wrong) {
            let named = told.lines().any(|told| told.contains(line.as_str()) && told.contains(why));
            assert_eq!(named, !why.is_empty(), "{told}");
        }
        fs::write(&file, format!("{position} | 7 | win | grade 1\n")).unwrap();
        let (_, done) = verified(&verify);
        assert!(done.is_err_and(|why| why.contains("is not a puzzle") && why.contains("1.1.1.2.2.1")));
        fs::remove_file(&file).unwrap();
    }

    /// A correct puzzle is sound with only one grade, or also with the next.
    #[test]
    fn a_puzzle_of_a_file_is_verified_and_confirmed() {
        let file = std::env::temp_dir().join(format!("kuzhi-puzzle-{}", std::process::id()));
        let verify = Verify { file: Some(file.clone()), plain: true, quick: false, sample: None, seed: 1 };
        let right = "mangala | 1.1.1.2.2.1/0.0.0.0.3.7 20:10 south | 6 3 | win | grade";
        let told = Grade::all().map(|grade| {
            fs::write(&file, format!("{right} {grade}\n")).unwrap();
            verified(&verify)
        });
        let told: Vec<_> = told.collect();
        let sound: Vec<&String> =
            told.iter().filter(|(_, done)| done.is_ok()).map(|(told, _)| told).collect();
        assert!((2..=3).contains(&sound.len()), "{told:?}");
        assert!(sound.iter().all(|told| told.contains("mangala: 1 confirmed by a plain search")), "{told:?}");
        fs::remove_file(&file).unwrap();
    }

    #[test]
    fn puzzles_are_added_to_a_file_once() {
        let file = std::env::temp_dir().join(format!("kuzhi-made-{}", std::process::id()));
        let make = |count| {
            let (game, from) = (GameArgs::new("mangala", &[]), Vec::new());
            let make = Make { game, from, out: file.clone(), count, seed: 1, games: 1_000, of_match: false };
            make.run(&mut std::io::sink()).unwrap();
            read(&file).unwrap()
        };
        let first = make(2);
        assert!(first.len() >= 2);
        assert_eq!(make(2), first);
        let all = make(first.len() + 1);
        assert!(all.len() > first.len());
        assert_eq!(all[..first.len()], first);
        let distinct: std::collections::HashSet<_> = all.iter().map(Puzzle::id).collect();
        assert_eq!(distinct.len(), all.len());
        fs::remove_file(&file).unwrap();
    }
}
