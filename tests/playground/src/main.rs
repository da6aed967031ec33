//! The program `kuzhi-playground`: Kuzhi in a browser, without Discord.
//!
//! It starts the stand-in for Discord, the real bot as a process of its own against it, and a page on which
//! people do what they do on Discord.

mod bot;
mod cast;
mod draw;
mod first_board;
mod gesture;
mod line;
mod pane;
mod patch;
mod playground;
mod site;
mod wish;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Kuzhi in a browser, without Discord
#[derive(Parser)]
#[command(name = "kuzhi-playground", version)]
struct Args {
    /// The port of the page on this machine; 0 for any that is free
    #[arg(long, default_value_t = 8787)]
    port: u16,
    /// The folder in which matches are kept; without it they go with the program
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    #[command(subcommand)]
    verb: Option<Verb>,
}

#[derive(Subcommand)]
enum Verb {
    /// The bot itself, as the playground starts it
    #[command(name = bot::VERB, hide = true)]
    Bot,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let run = async || match args.verb {
        Some(Verb::Bot) => bot::main_loop().await,
        None => site::open(args.port, args.data).await,
    };
    // The playground itself does no more work than the bot.
    match kuzhi_bot::runtime().map_err(Into::into).and_then(|runtime| runtime.block_on(run())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("kuzhi-playground: {error:#}");
            ExitCode::FAILURE
        }
    }
}
