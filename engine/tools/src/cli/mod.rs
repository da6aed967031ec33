//! The program `kuzhi-engine`, with one file for each subcommand.

mod bench;
mod endgame_args;
mod error;
mod game_args;
mod hold;
mod judge;
mod ladder;
mod mangala_args;
mod perft;
mod play;
mod puzzles;
mod replay;
mod review;
mod selfplay;
mod solve;
mod tables;
mod telling;
mod ugi;

use std::ffi::OsString;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use error::CliError;

#[derive(Parser)]
#[command(name = "kuzhi-engine", version, about = "Exact rules and search for mancala games")]
struct Args {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    Replay(replay::Replay),
    Perft(perft::Perft),
    Solve(Box<solve::Solve>),
    Tables(tables::Tables),
    Hold(hold::Hold),
    Play(play::Play),
    Ugi(ugi::Ugi),
    Bench(bench::Bench),
    Selfplay(selfplay::Selfplay),
    Ladder(ladder::Ladder),
    Review(review::ReviewArgs),
    Judge(judge::Judge),
    Puzzles(puzzles::Puzzles),
}

/// The exit status for invalid input, as in clap.
const REFUSED: u8 = 2;

/// Runs the program with these arguments, starting with the program's name.
///
/// # Examples
///
/// ```
/// let (mut out, mut err) = (Vec::new(), Vec::new());
/// let args = ["kuzhi-engine", "perft", "--game", "mangala", "--depth", "2"];
/// kuzhi_tools::cli::run(args, &mut std::io::empty(), &mut out, &mut err);
/// assert_eq!(out, b"36\n");
/// ```
pub fn run(
    args: impl IntoIterator<Item = impl Into<OsString> + Clone>,
    input: &mut (impl BufRead + Send),
    out: &mut impl Write,
    err: &mut impl Write,
) -> ExitCode {
    let args = match Args::try_parse_from(args) {
        Ok(args) => args,
        Err(usage) => return show_usage(&usage, out, err),
    };
    let done = match args.verb {
        Verb::Replay(replay) => replay.run(out),
        Verb::Perft(perft) => perft.run(out),
        Verb::Solve(solve) => solve.run(out),
        Verb::Tables(tables) => tables.run(out),
        Verb::Hold(hold) => hold.run(out),
        Verb::Play(play) => play.run(input, out),
        Verb::Ugi(ugi) => ugi.run(input, out),
        Verb::Bench(bench) => bench.run(out),
        Verb::Selfplay(selfplay) => selfplay.run(out, err),
        Verb::Ladder(ladder) => ladder.run(out, err),
        Verb::Review(review) => review.run(out),
        Verb::Judge(judge) => judge.run(input, out),
        Verb::Puzzles(puzzles) => puzzles.run(out),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of our output, such as `head`, has seen enough.
        Err(CliError::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            // If writing to standard error fails, nothing is left to report it to.
            let _ = writeln!(err, "kuzhi-engine: {error}");
            ExitCode::from(REFUSED)
        }
    }
}

fn show_usage(usage: &clap::Error, out: &mut impl Write, err: &mut impl Write) -> ExitCode {
    let text = usage.render();
    // Nothing can be done once the terminal is closed.
    let _ = if usage.use_stderr() { write!(err, "{text}") } else { write!(out, "{text}") };
    if usage.use_stderr() { ExitCode::from(REFUSED) } else { ExitCode::SUCCESS }
}
