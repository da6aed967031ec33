//! What is measured, and for how long.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Parser, ValueEnum};

/// Measures how fast Kuzhi answers clicks in matches between people, beside a bot that does nothing
#[derive(Clone, Parser)]
#[command(name = "load")]
pub(crate) struct Arguments {
    /// What to measure; everything if nothing is said
    #[arg(value_enum)]
    scenarios: Vec<Scenario>,
    /// For how many seconds each program is measured under each load
    #[arg(long, default_value_t = 12)]
    seconds: u64,
    /// In how many matches people click
    #[arg(long, default_value_t = 64)]
    pub(crate) tables: usize,
    /// How many further matches are going on for `many-matches`
    #[arg(long, default_value_t = 20_000)]
    pub(crate) ongoing: usize,
    /// After how many clicks `growth` ends
    #[arg(long, default_value_t = 100_000)]
    pub(crate) clicks: usize,
    /// How many times the top rate comes in at `overload`
    #[arg(long, default_value_t = 10)]
    pub(crate) times: u32,
    /// Where Kuzhi keeps its matches
    #[arg(long, value_enum, default_value_t = Store::Sled)]
    pub(crate) store: Store,
    /// Another program than the one that was built along
    #[arg(long, value_name = "FILE", default_value = env!("CARGO_BIN_EXE_kuzhi-bot-under-test"))]
    pub(crate) program: PathBuf,
    /// The door by which Kuzhi hears of clicks
    #[arg(long, value_enum, default_value_t = Door::Gateway)]
    pub(crate) door: Door,
    /// A variable for the program's environment
    #[arg(long = "env", value_name = "NAME=VALUE", value_parser = variable)]
    pub(crate) environment: Vec<(String, String)>,
    /// Cargo says this to every benchmark
    #[arg(long, hide = true)]
    bench: bool,
}

/// A door of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Door {
    /// The gateway
    Gateway,
    /// Interactions are posted over HTTP, signed
    Http,
}

/// A store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Store {
    /// In the program itself, over a journal
    Sled,
    /// A PostgreSQL server on this machine, started for it
    Postgres,
}

impl Store {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Store::Sled => "sled",
            Store::Postgres => "PostgreSQL",
        }
    }
}

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Scenario {
    /// Clicks, so many at once and so many a second, beside the bare bot
    Clicks,
    /// Clicks that are posted over HTTP, beside the same over the gateway, on both stores
    Http,
    /// Clicks on PostgreSQL, beside those on sled
    Postgres,
    /// The same in matches against the bot
    BotGames,
    /// How often a click waits for PostgreSQL, counted on the line
    PostgresTrips,
    /// Two processes over one PostgreSQL, beside one
    TwoProcesses,
    /// Clicks on PostgreSQL while 1 to 100,000 other matches are going on
    Ongoing,
    /// Clicks with a disk whose every flush takes 5 ms longer
    SlowDisk,
    /// What a click costs: trips to the store, requests to Discord
    Trips,
    /// Clicks while many other matches are going on
    ManyMatches,
    /// Resident memory over many clicks
    Growth,
    /// Many times as much as can be served, of all kinds, while two people play calmly
    Overload,
}

impl Scenario {
    /// What it is called on the command line.
    pub(crate) fn name(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }
}

impl Arguments {
    pub(crate) fn scenarios(&self) -> Vec<Scenario> {
        if self.scenarios.is_empty() { Scenario::value_variants().to_vec() } else { self.scenarios.clone() }
    }

    /// The same with so many tables.
    pub(crate) fn with_tables(&self, tables: usize) -> Arguments {
        Arguments { tables, ..self.clone() }
    }

    pub(crate) fn time(&self) -> Duration {
        Duration::from_secs(self.seconds)
    }
}

fn variable(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("it should be NAME=VALUE")?;
    Ok((name.to_owned(), value.to_owned()))
}
