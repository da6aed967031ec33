//! The configuration of Kuzhi for a measurement: transport, store, number of processes.

use std::sync::Arc;
use std::time::Instant;

use anyhow::Context as _;
use kuzhi_tests::discord::{TOKEN, public_key};
use kuzhi_tests::load::{Launch, ProcessorShare, Program, without_limits};
use kuzhi_tests::postgres::{Manner, Server, Wire, url};
use kuzhi_view::picture::emoji::Glyph;

use crate::arguments::{Arguments, Store, Transport};
use crate::discord::Discord;
use crate::filling::{fill_database, fill_folder};
use crate::side::{LOOK, START, Side};
use crate::table::Rival;

/// A configuration that has not been started yet.
#[derive(Clone)]
pub(crate) struct Setup<'a> {
    name: &'static str,
    arguments: &'a Arguments,
    transport: Transport,
    store: Store,
    processes: usize,
    /// The limit of processor time of each process, in percent.
    share: Option<u32>,
    ongoing: usize,
    rival: Rival,
    counts_trips: bool,
    /// The memory limit of a process, in bytes.
    limit: Option<u64>,
    environment: Vec<(String, String)>,
}

impl<'a> Setup<'a> {
    /// The configuration from the arguments: one process, people against people, and no other matches.
    pub(crate) fn new(name: &'static str, arguments: &'a Arguments) -> Setup<'a> {
        Setup {
            name,
            arguments,
            transport: arguments.transport,
            store: arguments.store,
            processes: 1,
            share: None,
            ongoing: 0,
            rival: Rival::Person,
            counts_trips: false,
            limit: None,
            environment: Vec::new(),
        }
    }

    pub(crate) fn by(self, transport: Transport) -> Setup<'a> {
        Setup { transport, ..self }
    }

    pub(crate) fn on(self, store: Store) -> Setup<'a> {
        Setup { store, ..self }
    }

    pub(crate) fn against(self, rival: Rival) -> Setup<'a> {
        Setup { rival, ..self }
    }

    /// With this many processes, which all receive clicks.
    pub(crate) fn in_processes(self, processes: usize) -> Setup<'a> {
        Setup { processes, ..self }
    }

    /// With this percentage of a processor for each process.
    pub(crate) fn with_share(self, share: Option<u32>) -> Setup<'a> {
        Setup { share, ..self }
    }

    /// With this many other ongoing matches.
    pub(crate) fn among(self, ongoing: usize) -> Setup<'a> {
        Setup { ongoing, ..self }
    }

    /// With a proxy to the database that counts trips and delays each.
    pub(crate) fn counting_trips(self) -> Setup<'a> {
        Setup { counts_trips: true, ..self }
    }

    /// With this memory limit in bytes, where possible.
    pub(crate) fn within(self, limit: u64) -> Setup<'a> {
        Setup { limit: Some(limit), ..self }
    }

    /// With an environment variable for the program.
    pub(crate) fn with(mut self, name: &str, value: impl Into<String>) -> Setup<'a> {
        self.environment.push((name.to_owned(), value.into()));
        self
    }

    /// Starts it, and lets matches start.
    pub(crate) async fn start(self) -> anyhow::Result<Side> {
        let Arguments { program, environment, .. } = self.arguments;
        let mut all = without_limits();
        all.push(self.arguments.look.variable());
        if self.transport == Transport::Http {
            all.extend(by_http());
        }
        let folder = tempfile::tempdir()?;
        let (database, wire) = self.database()?;
        match &database {
            Some(server) => {
                let port = wire.as_ref().map_or(server.port(), Wire::port);
                all.push(("KUZHI_STORE__URL".to_owned(), url(port)));
                fill_database(&server.url(), self.ongoing).await?;
            }
            None => fill_folder(folder.path(), self.ongoing).await?,
        }
        all.extend(self.environment.iter().cloned());
        all.extend_from_slice(environment);
        let emojis = Glyph::all().into_iter().map(Glyph::upload_name).collect();
        let discord = Arc::new(Discord::start(emojis).await?);
        let mut side = Side::empty(self.name, discord, self.rival);
        (side.database, side.wire) = (database, wire);
        for number in 0..self.processes {
            let mut environment = all.clone();
            let data =
                folder.path().join(if number == 0 { "data".to_owned() } else { format!("data-{number}") });
            environment.insert(0, ("KUZHI_STORE__PATH".to_owned(), data.display().to_string()));
            let launch = Launch { binary: program.clone(), limit: self.limit, environment };
            let process = launch.begin("run", TOKEN, &side.discord.api_base())?;
            if self.transport == Transport::Http {
                side.discord.post_to(&address(&process, "at /interactions address=").await?)?;
            }
            if let Some(share) = self.share {
                let share = ProcessorShare::new(share)?;
                share.hold(process.id())?;
                side.shares.push(share);
            }
            side.programs.push(process);
        }
        side.folder = Some(folder);
        side.gather(self.arguments.tables).await?;
        Ok(side)
    }

    fn database(&self) -> anyhow::Result<(Option<Server>, Option<Wire>)> {
        if self.store == Store::Sled {
            return Ok((None, None));
        }
        let server = Server::start_new(Manner::Measured).context("PostgreSQL is not installed")?;
        let wire = self.counts_trips.then(|| Wire::to(server.port()));
        Ok((Some(server), wire))
    }
}

/// The program's settings for interactions over HTTP alone, with the address logged.
fn by_http() -> [(String, String); 4] {
    [
        ("KUZHI_DISCORD__GATEWAY", "false".to_owned()),
        ("KUZHI_HTTP__ADDRESS", "127.0.0.1:0".to_owned()),
        ("KUZHI_HTTP__PUBLIC_KEY", public_key()),
        ("KUZHI_LOG__FILTER", "info".to_owned()),
    ]
    .map(|(name, value)| (name.to_owned(), value))
}

/// Returns the address that follows these words in the program's log.
pub(crate) async fn address(program: &Program, words: &str) -> anyhow::Result<String> {
    let until = Instant::now() + START;
    loop {
        if let Some((_, rest)) = program.log().split_once(words) {
            return Ok(rest.split_whitespace().next().unwrap_or_default().to_owned());
        }
        anyhow::ensure!(Instant::now() < until, "the program listens nowhere: {}", program.log());
        tokio::time::sleep(LOOK).await;
    }
}
