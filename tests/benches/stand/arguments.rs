//! The command line.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Parser, ValueEnum};

/// Measures how Kuzhi copes with what people do to it
#[derive(Parser)]
#[command(name = "stand")]
pub(crate) struct Arguments {
    /// What to measure; everything by default
    #[arg(value_enum)]
    scenarios: Vec<Scenario>,
    /// Seconds for which five people play
    #[arg(long, default_value_t = 600)]
    seconds: u64,
    /// Seconds between heartbeats of the half-open connection
    #[arg(long, default_value_t = 41.25)]
    heartbeat: f64,
    /// Set no memory limit
    #[arg(long)]
    pub(crate) unlimited: bool,
    /// Another program than the one built with the benchmark
    #[arg(long, value_name = "FILE", default_value = env!("CARGO_BIN_EXE_kuzhi-bot-under-test"))]
    pub(crate) program: PathBuf,
    /// An environment variable for the program
    #[arg(long = "env", value_name = "NAME=VALUE", value_parser = variable)]
    pub(crate) environment: Vec<(String, String)>,
    /// Cargo passes this to every benchmark
    #[arg(long, hide = true)]
    bench: bool,
}

/// A scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Scenario {
    /// Nothing: the bot is connected, on 100 servers
    Idle,
    /// Five people play at level 8 without a pause, with hints, animations and pictures
    #[value(name = "five-at-level-8")]
    FiveAtLevel8,
    /// One person presses "Show move" 2,000 times at once
    ShowMoveFlood,
    /// One person asks for 200 hints at once
    HintFlood,
    /// 300 people make a move against level 8 at once
    #[value(name = "level-8-flood")]
    Level8Flood,
    /// 200 people ask for their profiles at once
    ProfileFlood,
    /// 128 people play a round of a tournament, and the next one begins
    #[value(name = "round-of-128")]
    RoundOf128,
    /// One person challenges another and cancels, 100 times in a second
    ChallengeFlood,
    /// The connection to Discord is open, but nothing comes through
    HalfOpen,
}

impl Scenario {
    /// Returns its name on the command line.
    pub(crate) fn name(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }
}

impl Arguments {
    pub(crate) fn scenarios(&self) -> Vec<Scenario> {
        if self.scenarios.is_empty() { Scenario::value_variants().to_vec() } else { self.scenarios.clone() }
    }

    pub(crate) fn playing_time(&self) -> Duration {
        Duration::from_secs(self.seconds)
    }

    pub(crate) fn heartbeat(&self) -> Duration {
        Duration::from_secs_f64(self.heartbeat)
    }
}

fn variable(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("it should be NAME=VALUE")?;
    Ok((name.to_owned(), value.to_owned()))
}
