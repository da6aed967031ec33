//! The program `kuzhi-bot`. It reads the settings, opens the store and runs until it is told to stop.

use std::io::stdout;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, Subcommand};
use kuzhi_bot::{
    Demo, Faults, Outcome, allocator, backup, check, compact, export, export_ratings, health, import,
    logging, rebuild_ratings, restore, runtime, seed_demo, undo, verify, verify_backup, void,
};
use kuzhi_config::{Environment, Settings, duration};
use kuzhi_domain::MatchId;

/// A Discord bot on which friends play mancala games
#[derive(Parser)]
#[command(name = "kuzhi-bot", version)]
struct Args {
    /// The settings file; by default kuzhi.toml, if it exists
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    verb: Option<Verb>,
}

#[derive(Subcommand)]
enum Verb {
    /// Connect to Discord and play (the default command)
    Run,
    /// Report what is wrong with the settings, the store or the token, and how to fix it
    Check,
    /// Succeed if a running bot is connected to Discord and hears it
    Health,
    /// Check that every match replays and that all stored data agrees, while the bot is stopped; changes
    /// nothing
    Verify {
        /// Check this backup instead, without restoring it; the bot may be running
        #[arg(long, value_name = "FILE")]
        backup: Option<PathBuf>,
    },
    /// Write everything in the store's folder to a new file; the bot may be running
    Backup {
        /// The file, which must not exist yet
        file: PathBuf,
    },
    /// Rebuild the store's folder from a backup file, while the bot is stopped
    Restore {
        /// The backup file
        file: PathBuf,
        /// Also replace a store that is not empty; the old one is kept in a folder beside the new files
        #[arg(long)]
        replace: bool,
    },
    /// Make the store as small as possible, while the bot is stopped: no removed data remains in it
    Compact,
    /// Undo results on time that came from a fault, while the bot is stopped; with no arguments, list them
    Undo {
        /// The matches whose results to undo
        #[arg(value_name = "MATCH")]
        matches: Vec<MatchId>,
        /// All such results of a recent period, such as 6h
        #[arg(long, value_name = "TIME", value_parser = duration)]
        since: Option<Duration>,
    },
    /// Void results, while the bot is stopped: matches keep them, but ratings no longer count them
    Void {
        /// The matches
        #[arg(value_name = "MATCH", required = true)]
        matches: Vec<MatchId>,
        /// Also all earlier sets of their series
        #[arg(long)]
        series: bool,
    },
    /// Rebuild or export all ratings, while the bot is stopped
    Ratings {
        #[command(subcommand)]
        what: RatingsVerb,
    },
    /// Fill an empty store with people and matches, for demonstrations and measurements
    SeedDemo {
        /// How many finished matches
        #[arg(long, default_value_t = 2_000)]
        matches: u64,
        /// How many people
        #[arg(long, default_value_t = 400)]
        people: u64,
        /// The random seed; the same seed gives the same people and matches
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// When the last match ended, in seconds since 1970; by default now
        #[arg(long, value_name = "SECONDS")]
        until: Option<u64>,
    },
    /// Write all matches and players to a file, while the bot is stopped
    Export {
        /// The file, which must not exist yet
        file: PathBuf,
    },
    /// Import all matches and players from an export into a new store, and compare
    Import {
        /// The exported file
        file: PathBuf,
    },
}

#[derive(Subcommand)]
enum RatingsVerb {
    /// Report where ratings differ from what the matches give, and rebuild them all
    Rebuild {
        /// Only report; change nothing
        #[arg(long)]
        check: bool,
    },
    /// Write the rating change of every result to a file, so that others can recompute it (docs/ratings.md)
    Export {
        /// The file, which must not exist yet
        file: PathBuf,
    },
}

/// How long the program waits for work on other threads when it ends.
const ENDING: Duration = Duration::from_secs(5);

fn main() -> ExitCode {
    let args = Args::parse();
    if matches!(args.verb, None | Some(Verb::Run)) {
        allocator::limit_retained_memory();
    }
    let done = runtime().map_err(Into::into).and_then(|runtime| {
        let done = runtime.block_on(do_all(args));
        // What people have seen is on disk, so what still runs is not worth waiting for longer.
        runtime.shutdown_timeout(ENDING);
        done
    });
    let outcome = done.unwrap_or_else(|error| {
        for line in format!("{error:#}").lines() {
            logging::say(&format!("kuzhi-bot: {line}"));
        }
        Outcome::of_error(&error)
    });
    logging::finish();
    ExitCode::from(outcome.code())
}

async fn do_all(args: Args) -> anyhow::Result<Outcome> {
    let (config, environment) = (args.config.as_deref(), &Environment::of_process());
    let out = &mut stdout();
    match args.verb {
        None | Some(Verb::Run) => kuzhi_bot::run(config).await?,
        Some(Verb::Check) => return Ok(check(config, environment, out).await?),
        Some(Verb::Health) => health::check(&Settings::load(config, environment)?.store.path)?,
        Some(Verb::Verify { backup: Some(file) }) => verify_backup(&file, out)?,
        Some(Verb::Verify { backup: None }) => return verify(config, environment, out).map(Outcome::of),
        Some(Verb::Backup { file }) => backup(config, environment, &file, out)?,
        Some(Verb::Restore { file, replace }) => restore(config, environment, &file, replace, out)?,
        Some(Verb::Compact) => compact(config, environment, out)?,
        Some(Verb::Undo { matches, since }) => {
            return undo(config, environment, &Faults { matches, since }, out).map(Outcome::of);
        }
        Some(Verb::Void { matches, series }) => {
            return void(config, environment, &matches, series, out).map(Outcome::of);
        }
        Some(Verb::Ratings { what: RatingsVerb::Rebuild { check } }) => {
            return rebuild_ratings(config, environment, check, out).map(Outcome::of);
        }
        Some(Verb::Ratings { what: RatingsVerb::Export { file } }) => {
            export_ratings(config, environment, &file, out)?;
        }
        Some(Verb::SeedDemo { matches, people, seed, until }) => {
            seed_demo(config, environment, Demo { matches, people, seed, until }, out)?;
        }
        Some(Verb::Export { file }) => export(config, environment, &file, out)?,
        Some(Verb::Import { file }) => import(config, environment, &file, out)?,
    }
    Ok(Outcome::Well)
}
