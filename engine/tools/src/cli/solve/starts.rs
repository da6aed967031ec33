//! `solve starts`: what the starts of the rounds of a match are worth.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use kuzhi_search::KotuStarts;

use crate::cli::error::CliError;
use crate::cli::game_args::GameArgs;

/// Solve what the starts of rounds bring the player who opens them, the last round first (Kotu Baendum)
///
/// Results are added to the file at once. Starts that are already there are skipped, unless more memory may
/// tell more of them.
#[derive(Args)]
pub(super) struct Starts {
    #[command(flatten)]
    game: GameArgs,
    /// The most rounds that are left, the one that starts included
    #[arg(long, value_name = "N", default_value_t = 2)]
    rounds: u16,
    /// Only the starts in which the opener has so many seeds; may be given several times
    #[arg(long, value_name = "N")]
    seeds: Vec<u8>,
    /// Memory for one start, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 1_024)]
    memory: usize,
    /// The file, such as engine/search/src/exact/data/rounds/kotu-baendum.txt
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Starts {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        let game = self.game.game()?;
        let mut starts = KotuStarts::new(game, &noted(&self.out)?).map_err(CliError::refused)?;
        for rounds in 1..=self.rounds {
            let wanted = |seeds: &u8| self.seeds.is_empty() || self.seeds.contains(seeds);
            for seeds in starts.open(rounds).filter(wanted).collect::<Vec<_>>() {
                let (line, positions) = starts.solve(rounds, seeds, self.memory.saturating_mul(1 << 20));
                let mut file = OpenOptions::new().append(true).create(true).open(&self.out)?;
                file.write_all(line.as_bytes())?;
                writeln!(out, "{} | {positions} positions", line.trim_end())?;
                out.flush()?;
            }
        }
        let comment = "# Written by `kuzhi-engine solve starts`; exact/kotu_match/built_in.rs reads it.\n";
        fs::write(&self.out, format!("{comment}{}", starts.text()))?;
        Ok(())
    }
}

/// Returns the content of a file, if it exists.
fn noted(path: &Path) -> Result<String, CliError> {
    match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        read => Ok(read?),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(starts: &Starts) -> Result<String, String> {
        let mut out = Vec::new();
        let done = starts.run(&mut out);
        done.map(|()| String::from_utf8(out).unwrap()).map_err(|error| error.to_string())
    }

    #[test]
    fn solved_starts_are_noted_and_skipped_the_next_time() {
        let path = std::env::temp_dir().join(format!("kuzhi-starts-{}", std::process::id()));
        let starts = |game: &str, seeds: &[u8]| Starts {
            game: GameArgs::new(game, &[]),
            rounds: 1,
            seeds: seeds.to_vec(),
            memory: 1,
            out: path.clone(),
        };
        assert_eq!(run(&starts("kotu-baendum", &[22])), Ok("1 22 -40 | 11 positions\n".to_owned()));
        assert_eq!(run(&starts("kotu-baendum", &[22, 12])), Ok("1 12 -18 | 171 positions\n".to_owned()));
        let noted = fs::read_to_string(&path).unwrap();
        assert!(noted.starts_with("# Written by ") && noted.ends_with("\n1 12 -18\n1 22 -40\n"), "{noted}");
        let refused = run(&starts("mangala", &[22])).unwrap_err();
        assert_eq!(refused, "only the starts of kotu-baendum are solved like this, not those of mangala");
        fs::write(&path, "1 12 up\n").unwrap();
        assert!(run(&starts("kotu-baendum", &[22])).unwrap_err().starts_with("these are no starts"));
        fs::remove_file(&path).unwrap();
    }
}
