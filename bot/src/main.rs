//! The program `kuzhi-bot`. It reads the settings, opens the store and runs until it is told to stop.

use std::io::stdout;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, Subcommand};
use kuzhi_bot::{
    Demo, Faults, allocator, backup, check, compact, export, export_ratings, health, import, logging,
    rebuild_ratings, restore, runtime, seed_demo, undo, verify, void,
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
    Verify,
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
    let code = done.unwrap_or_else(|error| {
        logging::say(&format!("kuzhi-bot: {error:#}"));
        ExitCode::FAILURE
    });
    logging::finish();
    code
}

async fn do_all(args: Args) -> anyhow::Result<ExitCode> {
    let config = args.config.as_deref();
    match args.verb {
        None | Some(Verb::Run) => kuzhi_bot::run(config).await.map(|()| ExitCode::SUCCESS),
        Some(Verb::Check) => check_all(config).await,
        Some(Verb::Health) => show_health(config),
        Some(Verb::Verify) => verify_all(config),
        Some(Verb::Backup { file }) => {
            backup(config, &Environment::of_process(), &file, &mut stdout())?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Verb::Restore { file, replace }) => {
            restore(config, &Environment::of_process(), &file, replace, &mut stdout())?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Verb::Compact) => {
            compact(config, &Environment::of_process(), &mut stdout())?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Verb::Undo { matches, since }) => undo_all(config, &Faults { matches, since }),
        Some(Verb::Void { matches, series }) => {
            let well = void(config, &Environment::of_process(), &matches, series, &mut stdout())?;
            Ok(if well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        Some(Verb::Ratings { what: RatingsVerb::Rebuild { check } }) => {
            let well = rebuild_ratings(config, &Environment::of_process(), check, &mut stdout())?;
            Ok(if well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        Some(Verb::Ratings { what: RatingsVerb::Export { file } }) => {
            export_ratings(config, &Environment::of_process(), &file, &mut stdout())?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Verb::SeedDemo { matches, people, seed, until }) => {
            let demo = Demo { matches, people, seed, until };
            seed_demo(config, &Environment::of_process(), demo, &mut stdout())?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Verb::Export { file }) => {
            export(config, &Environment::of_process(), &file, &mut stdout())?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Verb::Import { file }) => {
            import(config, &Environment::of_process(), &file, &mut stdout())?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

async fn check_all(config: Option<&Path>) -> anyhow::Result<ExitCode> {
    let well = check(config, &Environment::of_process(), &mut stdout()).await?;
    Ok(if well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn verify_all(config: Option<&Path>) -> anyhow::Result<ExitCode> {
    let well = verify(config, &Environment::of_process(), &mut stdout())?;
    Ok(if well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn undo_all(config: Option<&Path>, faults: &Faults) -> anyhow::Result<ExitCode> {
    let well = undo(config, &Environment::of_process(), faults, &mut stdout())?;
    Ok(if well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn show_health(config: Option<&Path>) -> anyhow::Result<ExitCode> {
    let settings = Settings::load(config, &Environment::of_process())?;
    health::check(&settings.store.path)?;
    Ok(ExitCode::SUCCESS)
}
