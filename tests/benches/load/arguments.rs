//! The command line.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Parser, ValueEnum};

/// Measures how fast Kuzhi answers clicks in matches between people, compared with a bot that does nothing
#[derive(Clone, Parser)]
#[command(name = "load")]
pub(crate) struct Arguments {
    /// What to measure; everything by default
    #[arg(value_enum)]
    scenarios: Vec<Scenario>,
    /// Seconds for each program and load
    #[arg(long, default_value_t = 12)]
    seconds: u64,
    /// Number of matches in which people click
    #[arg(long, default_value_t = 64)]
    pub(crate) tables: usize,
    /// Number of other ongoing matches for `many-matches`
    #[arg(long, default_value_t = 20_000)]
    pub(crate) ongoing: usize,
    /// Number of clicks after which `growth` ends
    #[arg(long, default_value_t = 100_000)]
    pub(crate) clicks: usize,
    /// Number of idle pages of `pages`
    #[arg(long, default_value_t = 10_000)]
    pub(crate) pages: usize,
    /// Load of `overload`, as a multiple of the top rate
    #[arg(long, default_value_t = 10)]
    pub(crate) times: u32,
    /// The store of Kuzhi
    #[arg(long, value_enum, default_value_t = Store::Sled)]
    pub(crate) store: Store,
    /// Another program than the one built with the benchmark
    #[arg(long, value_name = "FILE", default_value = env!("CARGO_BIN_EXE_kuzhi-bot-under-test"))]
    pub(crate) program: PathBuf,
    /// The transport over which Kuzhi receives clicks
    #[arg(long, value_enum, default_value_t = Transport::Gateway)]
    pub(crate) transport: Transport,
    /// What boards look like
    #[arg(long, value_enum, default_value_t = Look::Emoji)]
    pub(crate) look: Look,
    /// An environment variable for the program
    #[arg(long = "env", value_name = "NAME=VALUE", value_parser = variable)]
    pub(crate) environment: Vec<(String, String)>,
    /// Cargo passes this to every benchmark
    #[arg(long, hide = true)]
    bench: bool,
}

/// A transport.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Transport {
    /// The gateway
    Gateway,
    /// Interactions are posted over HTTP, signed
    Http,
}

/// A store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Store {
    /// In the program itself, with a journal
    Sled,
    /// A PostgreSQL server on this machine, started for this
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

/// What boards look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Look {
    /// Emoji
    Emoji,
    /// Pictures of light wood, as for people who have chosen nothing
    Wood,
}

impl Look {
    /// Returns the environment variable that makes boards look so.
    pub(crate) fn variable(self) -> (String, String) {
        let look = match self {
            Look::Emoji => kuzhi_domain::settings::Look::Emoji,
            Look::Wood => kuzhi_domain::settings::Look::LightWood,
        };
        ("KUZHI_MATCHES__LOOK".to_owned(), look.id().to_owned())
    }
}

/// A scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Scenario {
    /// Clicks, a number at once and a number per second, compared with the bare bot
    Clicks,
    /// Clicks posted over HTTP, compared with the gateway, on both stores
    Http,
    /// Clicks on PostgreSQL, compared with sled
    Postgres,
    /// The same in matches against the bot
    BotGames,
    /// How often a click waits for PostgreSQL, counted by a proxy
    PostgresTrips,
    /// Two processes with one PostgreSQL, compared with one process
    TwoProcesses,
    /// Clicks on PostgreSQL with 1 to 100,000 other ongoing matches
    Ongoing,
    /// Clicks with a disk whose every flush takes 5 ms longer
    SlowDisk,
    /// What a click costs: trips to the store and requests to Discord
    Trips,
    /// Clicks with many other ongoing matches
    ManyMatches,
    /// Resident memory over many clicks
    Growth,
    /// What the Activity costs, unused and with very many idle pages
    Pages,
    /// Many times more than can be served, of all kinds, while two people play calmly
    Overload,
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

    /// Returns the arguments with this many tables.
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
