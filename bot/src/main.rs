//! The program `kuzhi-bot`. It reads the settings, opens the store and runs until it is told to stop.

use std::io::stdout;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, Subcommand};
use kuzhi_bot::{
    Backup, Call, Export, Import, Outcome, Ratings, Restore, SeedDemo, Undo, Verify, Void, allocator, check,
    check_health, compact, logging, run, runtime,
};
use kuzhi_config::Environment;

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

/// What it can do. What has arguments is described beside them.
#[derive(Subcommand)]
enum Verb {
    /// Connect to Discord and play (the default command)
    Run,
    /// Report what is wrong with the settings, the store or the token, and how to fix it
    Check,
    /// Succeed if a running bot is connected to Discord and hears it
    Health,
    Verify(Verify),
    Backup(Backup),
    Restore(Restore),
    /// Make the store as small as possible, while the bot is stopped: no removed data remains in it
    Compact,
    Undo(Undo),
    Void(Void),
    #[command(subcommand)]
    Ratings(Ratings),
    SeedDemo(SeedDemo),
    Export(Export),
    Import(Import),
}

impl Verb {
    async fn run(self, call: &mut Call<'_>) -> anyhow::Result<Outcome> {
        match self {
            Verb::Run => run(call.config).await.map(|()| Outcome::Well),
            Verb::Check => check(call).await,
            Verb::Health => check_health(call),
            Verb::Verify(verify) => verify.run(call),
            Verb::Backup(backup) => backup.run(call),
            Verb::Restore(restore) => restore.run(call),
            Verb::Compact => compact(call),
            Verb::Undo(undo) => undo.run(call),
            Verb::Void(void) => void.run(call),
            Verb::Ratings(ratings) => ratings.run(call),
            Verb::SeedDemo(demo) => demo.run(call),
            Verb::Export(export) => export.run(call),
            Verb::Import(import) => import.run(call),
        }
    }
}

/// How long the program waits for work on other threads when it ends.
const ENDING: Duration = Duration::from_secs(5);

fn main() -> ExitCode {
    let Args { config, verb } = Args::parse();
    let verb = verb.unwrap_or(Verb::Run);
    if matches!(verb, Verb::Run) {
        allocator::limit_retained_memory();
    }
    let done = runtime().map_err(Into::into).and_then(|runtime| {
        let environment = &Environment::of_process();
        let mut call = Call { config: config.as_deref(), environment, out: &mut stdout() };
        let done = runtime.block_on(verb.run(&mut call));
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
