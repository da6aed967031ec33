//! The environment of a scenario: its own stand-in and a new program.

use std::time::{Duration, Instant};

use anyhow::Context;
use kuzhi_tests::conversation::{Channel, Discord};
use kuzhi_tests::discord::{Interaction, World};
use kuzhi_tests::load::{
    Launch, MIB, Player, Program, Report, Tally, limit_of_compose, mebibytes, without_limits,
};

use crate::arguments::{Arguments, Scenario};

/// The servers of the bot.
const SERVERS: usize = 100;

/// The highest memory use allowed.
pub(crate) const MOST_MEMORY: u64 = 96 * MIB;

/// The interval for checking conditions whose delay is not measured.
const LOOK: Duration = Duration::from_millis(20);

/// A stand-in and the program.
pub(crate) struct Stage {
    pub(crate) discord: Discord,
    pub(crate) program: Program,
    /// The memory limit in compose.yaml.
    pub(crate) limit: u64,
}

impl Stage {
    pub(crate) async fn set(arguments: &Arguments, scenario: Scenario) -> anyhow::Result<Stage> {
        let discord = Discord::start().await;
        for number in 0..SERVERS {
            discord.guild(&server(number)).channel("games");
        }
        discord.mischief().hold_deadlines(true);
        discord.mischief().heartbeat_every(arguments.heartbeat());
        let limit = limit_of_compose().context("cannot read compose.yaml")?;
        // The most expensive requests have no limits here. The floods meet the usual limits.
        let mut environment = match scenario {
            Scenario::FiveAtLevel8 => without_limits(),
            _ => Vec::new(),
        };
        environment.extend_from_slice(&arguments.environment);
        let launch = Launch {
            binary: arguments.program.clone(),
            limit: (!arguments.unlimited).then_some(limit),
            environment,
        };
        let program = launch.start(&discord).await.context("cannot start the program")?;
        Ok(Stage { discord, program, limit })
    }

    /// Returns the channel of the server with this number.
    pub(crate) fn hall(&self, number: usize) -> Channel {
        self.discord.guild(&server(number % SERVERS)).channel("games")
    }

    /// Returns a person in the channel of the server with this number.
    pub(crate) fn player(&self, name: &str, server: usize) -> Player {
        self.player_of(name, server, server as u64)
    }

    /// Returns such a person with their own random numbers.
    pub(crate) fn player_of(&self, name: &str, server: usize, seed: u64) -> Player {
        Player::new(&self.discord, &self.discord.person(name), &self.hall(server), seed)
    }

    /// Waits until a condition holds, the program ends, or the time is up. It polls slowly, so that waiting
    /// costs nothing.
    pub(crate) async fn wait(&self, patience: Duration, mut is_so: impl FnMut() -> bool) -> bool {
        let until = Instant::now() + patience;
        loop {
            if is_so() {
                return true;
            }
            if Instant::now() > until || !self.program.is_running() {
                return false;
            }
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Waits until the bot has answered all given interactions.
    pub(crate) async fn all_answered(
        &self,
        patience: Duration,
        is_meant: impl Fn(&Interaction) -> bool,
    ) -> bool {
        let is_done = |world: &World| {
            world.interactions.values().filter(|one| is_meant(one)).all(|one| one.first_said.is_some())
        };
        self.wait(patience, || self.discord.server().read(is_done)).await
    }

    /// Counts how the given interactions were answered.
    pub(crate) fn tally(&self, is_meant: impl Fn(&Interaction) -> bool) -> Tally {
        self.discord.server().read(|world| Tally::count(world, is_meant))
    }

    /// Reports the peak memory with its bar, and other figures of the program.
    pub(crate) fn report_memory(&self, report: &mut Report) {
        let most = self.program.most();
        report.memory("peak of resident memory", most.peak, MOST_MEMORY);
        report.figure("most threads", most.threads);
        match (self.program.cgroup(), self.program.unlimited()) {
            (Some(cgroup), _) => {
                let peak = cgroup.peak().map_or("unknown".to_owned(), mebibytes);
                let (limit, kills) = (mebibytes(self.limit), cgroup.kills());
                report
                    .figure("cgroup", format!("limit {limit}, peak with cached files {peak}, kills {kills}"));
            }
            (None, Some(why)) => report.figure("cgroup", format!("none could be made ({why}): no limit")),
            (None, None) => report.figure("cgroup", "none was wanted: no limit"),
        }
    }

    /// Stops it. The program must have survived, and done nothing that Discord would have refused.
    pub(crate) fn clear(self, report: &mut Report) {
        let is_running = self.program.is_running();
        report.truth("the program ran to the end", is_running);
        let violations = self.discord.take_violations();
        report.number("requests that no client should send", violations.len(), 0);
        for violation in violations.iter().take(3) {
            report.figure("such as", violation);
        }
        if !is_running {
            let log = self.program.log();
            log.lines().rev().take(5).for_each(|line| report.figure("logged", line));
        }
    }
}

fn server(number: usize) -> String {
    format!("Server {number}")
}
