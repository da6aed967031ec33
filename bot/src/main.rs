//! The program `kuzhi-bot`: reads the settings, opens the store, runs until it is told to stop.

use std::io::stdout;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, Subcommand};
use kuzhi_bot::domain::MatchId;
use kuzhi_bot::{
    Demo, Faults, allocator, backup, check, compact, export, export_ratings, health, import, rebuild_ratings,
    restore, runtime, seed_demo, undo, verify, void,
};
use kuzhi_config::{Environment, Settings, duration};

/// A Discord bot on which friends play mancala games
#[derive(Parser)]
#[command(name = "kuzhi-bot", version)]
struct Args {
    /// The settings file; without it kuzhi.toml is read, if there is one
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    verb: Option<Verb>,
}

#[derive(Subcommand)]
enum Verb {
    /// Connect to Discord and play (this is what happens without a command)
    Run,
    /// Say what is wrong with the settings, the store or the token, and how to mend it
    Check,
    /// Succeed if a running bot is connected to Discord, and hears it
    Health,
    /// Say whether every match replays and all that is kept agrees, while the bot is stopped; it changes nothing
    Verify,
    /// Write everything that the store's folder keeps to a new file; the bot may run meanwhile
    Backup {
        /// The file, which must not be there yet
        file: PathBuf,
    },
    /// Make the store's folder of such a file, while the bot is stopped
    Restore {
        /// The file
        file: PathBuf,
        /// Also where there is a store with something in it, which is kept in a folder beside the new one's files
        #[arg(long)]
        replace: bool,
    },
    /// Make the store as small as it can be, while the bot is stopped: nothing is left in it of what was removed
    Compact,
    /// Undo results on time that came from a fault, while the bot is stopped; without any, list them
    Undo {
        /// The matches whose results are undone
        #[arg(value_name = "MATCH")]
        matches: Vec<MatchId>,
        /// All results of this time, such as 6h
        #[arg(long, value_name = "TIME", value_parser = duration)]
        since: Option<Duration>,
    },
    /// Make results void, while the bot is stopped: they stand, and ratings are what they would be without them
    Void {
        /// The matches
        #[arg(value_name = "MATCH", required = true)]
        matches: Vec<MatchId>,
        /// All sets before them in their series, too
        #[arg(long)]
        series: bool,
    },
    /// Make all ratings anew from the matches, or give them out, while the bot is stopped
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
        /// The same one gives the same people and matches
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// When the last match ended, in seconds since 1970; just now if nothing is said
        #[arg(long, value_name = "SECONDS")]
        until: Option<u64>,
    },
    /// Write all matches and players to a file, while the bot is stopped
    Export {
        /// The file, which must not be there yet
        file: PathBuf,
    },
    /// Take all matches and players from such a file into a new store, and compare
    Import {
        /// The file
        file: PathBuf,
    },
}

#[derive(Subcommand)]
enum RatingsVerb {
    /// Say where ratings are not what the matches make them, and make all of them anew
    Rebuild {
        /// Say it alone, and change nothing
        #[arg(long)]
        check: bool,
    },
    /// Write what every result has changed to a file, which others can recompute (docs/ratings.md)
    Export {
        /// The file, which must not be there yet
        file: PathBuf,
    },
}

fn main() -> ExitCode {
    let args = Args::parse();
    if matches!(args.verb, None | Some(Verb::Run)) {
        allocator::keep_little();
    }
    let done = runtime().map_err(Into::into).and_then(|runtime| runtime.block_on(do_all(args)));
    done.unwrap_or_else(|error| {
        eprintln!("kuzhi-bot: {error:#}");
        ExitCode::FAILURE
    })
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
