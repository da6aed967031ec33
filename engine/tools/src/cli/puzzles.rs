//! `puzzles`: makes puzzles, or verifies those that are kept.

use std::collections::{BTreeMap, HashMap};
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Args, Subcommand};
use kuzhi_engine::Game;
use kuzhi_search::{Draws, Knowledge, Puzzle};

use super::error::CliError;
use super::game_args::GameArgs;
use crate::puzzles::{Maker, confirm, limits_of, tables_of};

/// A plain search may look at so many positions a move to find.
const PLAIN: u64 = 20_000_000;

/// Make puzzles, or verify them
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

/// Make puzzles out of games between players who err, and add them to a file as they are found
///
/// The same seeds and the same file give the same puzzles. None is made that the file has already, whichever side is to
/// move in it. Exact ones are confirmed by a plain search before they are written.
#[derive(Args)]
struct Make {
    #[command(flatten)]
    game: GameArgs,
    /// The file, such as engine/search/puzzles/mangala.puzzles
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Make puzzles until the file has so many
    #[arg(long, value_name = "N", default_value_t = 320)]
    count: usize,
    /// The first game's seed; each further game has the next one
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Play no more games than this
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    games: u64,
}

/// Verify puzzles in full: their moves, their goals, their grades
#[derive(Args)]
struct Verify {
    /// A file of puzzles; those that are kept with the program, of all games, if none is named
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Also confirm exact ones by the plain rules and a plain search, which evaluates nothing
    #[arg(long)]
    plain: bool,
    /// Verify only so many of each game, drawn by lot
    #[arg(long, value_name = "N")]
    sample: Option<usize>,
    /// What these are drawn from
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
        let mut file = OpenOptions::new().append(true).create(true).open(&self.out)?;
        let mut maker = Maker::new(game, &before);
        for seed in (0..self.games).map(|game| self.seed.wrapping_add(game)) {
            if maker.made() >= self.count {
                break;
            }
            for puzzle in maker.of_game(seed) {
                writeln!(file, "{puzzle}")?;
                writeln!(out, "{seed}: {puzzle}")?;
                out.flush()?;
            }
        }
        writeln!(out, "puzzles: {}", maker.made())?;
        Ok(())
    }
}

/// The puzzles of a file.
fn read(path: &Path) -> Result<Vec<Puzzle>, CliError> {
    let text = fs::read_to_string(path)?;
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.parse().map_err(CliError::refused)).collect()
}

/// What was verified of a game.
#[derive(Default)]
struct Tally {
    verified: usize,
    exact: usize,
    confirmed: usize,
    positions: u64,
    moves: usize,
    grades: BTreeMap<u8, usize>,
}

impl Verify {
    fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        let puzzles = match &self.file {
            Some(path) => read(path)?,
            None => Game::all().flat_map(|game| Puzzle::kept(&game).iter().cloned()).collect(),
        };
        let mut tables: HashMap<Game, Arc<Knowledge>> = HashMap::new();
        let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
        for puzzle in self.drawn(puzzles) {
            let knowledge = tables.entry(puzzle.game()).or_insert_with(|| tables_of(puzzle.game()));
            let tally = tallies.entry(puzzle.game().id()).or_default();
            self.verify(&puzzle, knowledge, tally)?;
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
        Ok(())
    }

    fn verify(&self, puzzle: &Puzzle, knowledge: &Arc<Knowledge>, tally: &mut Tally) -> Result<(), CliError> {
        let refused = |why: String| CliError::refused(format!("{puzzle}: {why}"));
        let exact = puzzle.goal().is_exact();
        puzzle.check(&limits_of(exact, knowledge)).map_err(|unsound| refused(unsound.to_string()))?;
        if self.plain && exact {
            tally.positions += confirm(puzzle, PLAIN).map_err(|doubt| refused(doubt.to_string()))?;
            tally.confirmed += 1;
        }
        tally.verified += 1;
        tally.exact += usize::from(exact);
        tally.moves += puzzle.moves_to_find();
        *tally.grades.entry(puzzle.grade().get()).or_default() += 1;
        Ok(())
    }

    /// All, or so many of each game.
    fn drawn(&self, puzzles: Vec<Puzzle>) -> Vec<Puzzle> {
        let Some(most) = self.sample else { return puzzles };
        let mut draws = Draws::new(self.seed);
        let mut by_game: BTreeMap<&str, Vec<Puzzle>> = BTreeMap::new();
        for puzzle in puzzles {
            by_game.entry(puzzle.game().id()).or_default().push(puzzle);
        }
        let mut sample = Vec::new();
        for (_, mut all) in by_game {
            for _ in 0..most.min(all.len()) {
                sample.push(all.swap_remove(draws.below(all.len())));
            }
        }
        sample
    }
}

#[cfg(test)]
mod tests {
    use std::time::SystemTime;

    use kuzhi_search::Grade;

    use super::*;

    fn verified(verify: &Verify) -> Result<String, String> {
        let mut out = Vec::new();
        let done = verify.run(&mut out).map_err(|error| error.to_string());
        done.map(|()| String::from_utf8(out).expect("the program writes text"))
    }

    /// Another sample every day; `KUZHI_SEED` repeats one.
    #[test]
    fn a_days_sample_of_the_puzzles_is_verified_and_confirmed_by_a_plain_search() {
        let day = || {
            SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |now| now.as_secs() / 86_400)
        };
        let seed = std::env::var("KUZHI_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or_else(day);
        let told = verified(&Verify { file: None, plain: true, sample: Some(4), seed });
        for game in Game::IDS {
            let line = format!("{game}: 4 verified");
            assert!(told.as_ref().is_ok_and(|told| told.contains(&line)), "KUZHI_SEED={seed} {told:?}");
        }
    }

    #[test]
    fn a_file_with_a_wrong_puzzle_is_refused_with_the_line_and_the_reason() {
        let file = std::env::temp_dir().join(format!("kuzhi-puzzles-{}", std::process::id()));
        let verify = |line: &str| {
            fs::write(&file, format!("# puzzles\n{line}\n")).unwrap();
            verified(&Verify { file: Some(file.clone()), plain: true, sample: None, seed: 1 })
        };
        let right = "mangala | 0.0.1.0.0.3/7.1.0.0.0.0 18:18 south | 6 | win | grade";
        let told = Grade::all().map(|grade| verify(&format!("{right} {grade}"))).collect::<Vec<_>>();
        assert_eq!(told.iter().filter(|told| told.is_ok()).count(), 1, "{told:?}");
        assert!(told.iter().flatten().all(|told| told.contains("mangala: 1 confirmed by a plain search")));
        for (wrong, why) in [
            (
                "mangala | 0.0.1.0.0.3/7.1.0.0.0.0 18:18 south | 3 | win | grade 1",
                "3, is not the one best move",
            ),
            (
                "mangala | 0.0.1.0.0.3/7.1.0.0.0.0 18:18 south | 6 | draw | grade 1",
                "reaches 'win', and not 'draw'",
            ),
            ("mangala | 0.0.1.0.0.3/7.1.0.0.0.0 18:18 south | 5 | win | grade 1", "pit 5 is empty"),
        ] {
            let refused = verify(wrong).unwrap_err();
            assert!(refused.contains(why) && refused.contains("0.0.1.0.0.3"), "{refused}");
        }
        fs::remove_file(&file).unwrap();
    }

    #[test]
    fn puzzles_are_added_to_a_file_and_none_twice() {
        let file = std::env::temp_dir().join(format!("kuzhi-made-{}", std::process::id()));
        let make = |seed| Make {
            game: GameArgs::of("pallam-khuzi", &["rounds=1"]),
            out: file.clone(),
            count: 1_000,
            seed,
            games: 3,
        };
        make(1).run(&mut std::io::sink()).unwrap();
        let first = read(&file).unwrap();
        assert!(!first.is_empty());
        make(1).run(&mut std::io::sink()).unwrap();
        make(4).run(&mut std::io::sink()).unwrap();
        let all = read(&file).unwrap();
        assert_eq!(all[..first.len()], first);
        let distinct: std::collections::HashSet<_> = all.iter().map(Puzzle::id).collect();
        assert_eq!(distinct.len(), all.len());
        fs::remove_file(&file).unwrap();
    }
}
