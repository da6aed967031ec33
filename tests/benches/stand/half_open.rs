//! The connection to Discord is open, but nothing comes through.

use std::time::{Duration, Instant};

use anyhow::ensure;
use kuzhi_tests::discord::World;

use crate::arguments::Arguments;
use crate::stage::Stage;
use kuzhi_tests::load::{Report, seconds};

/// How long noticing may take beyond a heartbeat.
const GRACE: Duration = Duration::from_secs(15);

/// The interval of `kuzhi-bot health`.
const LOOK: Duration = Duration::from_millis(500);

/// How long the outage lasts after it was noticed.
const OUTAGE: Duration = Duration::from_secs(20);

const TIMEOUT: Duration = Duration::from_mins(5);

/// Returns how often the bot has connected to the gateway.
fn arrivals(world: &World) -> usize {
    let sessions = world.gateway.sessions();
    sessions.len() + sessions.iter().map(|session| session.resumed).sum::<usize>()
}

pub(crate) async fn run(stage: &Stage, arguments: &Arguments, report: &mut Report) -> anyhow::Result<()> {
    let bar = arguments.heartbeat() + GRACE;
    let server = stage.discord.server();

    after_a_heartbeat(stage).await?;
    ensure!(stage.program.is_healthy().await, "it is not even healthy before");
    let before = server.read(arrivals);
    stage.discord.mischief().half_open();
    let begun = Instant::now();
    let is_back = stage.wait(TIMEOUT, || server.read(arrivals) > before).await;
    report.delay("until it reconnects", begun.elapsed(), bar);
    ensure!(is_back, "it does not come back");

    // Again, this time without a way back.
    after_a_heartbeat(stage).await?;
    let healthy_again = health(stage, true).await;
    report.figure("until it is healthy again", healthy_again.map_or("never".to_owned(), seconds));
    stage.discord.mischief().refuse_connections(true);
    stage.discord.mischief().half_open();
    let unhealthy = health(stage, false).await;
    report.delay("until it is unhealthy in an outage", unhealthy.unwrap_or(TIMEOUT), bar);
    let is_steady = is_unhealthy_for(stage, OUTAGE).await;
    report.truth("it stays unhealthy", is_steady);
    stage.discord.mischief().refuse_connections(false);
    let back = health(stage, true).await;
    report.figure("until it is healthy after the outage", back.map_or("never".to_owned(), seconds));
    Ok(())
}

/// The worst moment is just after a heartbeat: the next one is the first that can be missed.
async fn after_a_heartbeat(stage: &Stage) -> anyhow::Result<()> {
    let beats = |world: &World| world.gateway.heartbeats;
    let before = stage.discord.server().read(beats);
    let came = stage.wait(TIMEOUT, || stage.discord.server().read(beats) > before).await;
    ensure!(came, "there are no heartbeats");
    // Its acknowledgement takes a moment to arrive.
    tokio::time::sleep(Duration::from_millis(200)).await;
    Ok(())
}

/// Returns how long it takes until `kuzhi-bot health` reports it.
async fn health(stage: &Stage, wanted: bool) -> Option<Duration> {
    let begun = Instant::now();
    while begun.elapsed() < TIMEOUT {
        if stage.program.is_healthy().await == wanted {
            return Some(begun.elapsed());
        }
        tokio::time::sleep(LOOK).await;
    }
    None
}

async fn is_unhealthy_for(stage: &Stage, time: Duration) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < time {
        if stage.program.is_healthy().await {
            return false;
        }
        tokio::time::sleep(LOOK).await;
    }
    true
}
