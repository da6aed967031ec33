//! Sessions on the gateway that Discord ends: the next follows soon, but not again and again.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use kuzhi_bot::health::{self, Unhealthy};
use kuzhi_tests::discord::{End, Request, World};

use crate::program::Table;
use crate::watched::Watched;

/// Waits until `kuzhi-bot health` says something.
async fn until_health(table: &Table, says: impl Fn(&Result<(), Unhealthy>) -> bool) {
    let waiting = async {
        while !says(&health::check(table.folder.path())) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let waited = tokio::time::timeout(Duration::from_secs(30), waiting).await;
    assert!(waited.is_ok(), "health says {:?}", health::check(table.folder.path()));
}

/// The seconds between these times.
fn intervals(times: &[Instant]) -> Vec<f64> {
    times.windows(2).map(|pair| pair[1].duration_since(pair[0]).as_secs_f64()).collect()
}

fn sessions(world: &World) -> usize {
    world.gateway.sessions().len()
}

/// Stops the program, which ends soon though it rests between two sessions.
async fn stop(watched: Watched) {
    let begun = Instant::now();
    assert!(watched.program.stop().await.success());
    assert!(begun.elapsed() < Duration::from_secs(4), "{:?}", begun.elapsed());
}

#[tokio::test]
async fn connections_that_break_at_once_are_resumed_slowly() {
    let table = Table::set().await;
    let mischief = table.discord.mischief();
    mischief.end_sessions_at_once(Some(End::Close(4000)));
    let watched = Watched::begin(&table, |_| ()).await;
    let log = watched.logged("connections to Discord end soon after they begin").await;
    assert!(log.contains("ERROR"), "{log}");
    until_health(&table, |health| matches!(health, Err(Unhealthy::ShortSessions))).await;
    let resumed = |world: &World| world.gateway.resumes.len() >= 4;
    table.discord.until(resumed, "four attempts to resume").await;
    let times = table.discord.server().read(|world| world.gateway.resumes.clone());
    let between = intervals(&times[..4]);
    // The first follows at once.
    assert!(between[0] > 0.9 && between[1] > 1.9 && between[2] > 3.9, "{between:?}");
    assert_eq!(table.discord.server().read(sessions), 1, "and none began anew");
    mischief.end_sessions_at_once(None);
    until_health(&table, Result::is_ok).await;
    table.ada.at(&table.hall).slash("help").send().await;
    stop(watched).await;
}

#[tokio::test]
async fn sessions_that_end_at_once_begin_ever_more_slowly() {
    let table = Table::set().await;
    let mischief = table.discord.mischief();
    mischief.end_sessions_at_once(Some(End::Invalid));
    let watched = Watched::begin(&table, |_| ()).await;
    let log = watched.logged("sessions with Discord end soon after they begin").await;
    assert!(log.contains("ERROR"), "{log}");
    until_health(&table, |health| matches!(health, Err(Unhealthy::ShortSessions))).await;
    let asked = table.discord.server().read(|world| world.gateway.identified.len());
    assert_eq!(asked, 3);
    stop(watched).await;
    let limits = |one: &Request| one.path.ends_with("/gateway/bot");
    let asked_for_limits = table.discord.requests().iter().filter(|one| limits(one)).count();
    assert!(asked_for_limits >= 3, "its limits were asked for {asked_for_limits} times");
}

#[tokio::test]
async fn the_last_sessions_of_a_day_are_kept() {
    let table = Table::set().await;
    let mischief = table.discord.mischief();
    let watched = Watched::start(&table, &[]).await;
    mischief.allow_sessions(50);
    mischief.end_sessions(End::Invalid);
    watched.logged("too many sessions were started today").await;
    until_health(&table, |health| matches!(health, Err(Unhealthy::NoSessionsLeft))).await;
    assert_eq!(table.discord.server().read(|world| world.gateway.identified.len()), 1);
    stop(watched).await;
}

/// At these codes the library neither ends the session nor reads on.
#[tokio::test]
async fn a_session_closed_for_good_is_soon_replaced() {
    let table = Table::set().await;
    let watched = Watched::start(&table, &[]).await;
    for (before, code) in [(1, 4003), (2, 4010)] {
        table.discord.mischief().end_sessions(End::Close(code));
        table.discord.until(|world| sessions(world) > before && world.gateway.is_live(), "a session").await;
    }
    table.ada.at(&table.hall).slash("help").send().await;
    stop(watched).await;
}

#[tokio::test]
async fn as_many_shards_as_discord_wants_are_connected() {
    let table = Table::set().await;
    let watched = Watched::start(&table, &[]).await;
    table.discord.mischief().require_shards(2);
    table.discord.mischief().end_sessions(End::Close(4011));
    let are_two = |world: &World| {
        let live = world.gateway.sessions().iter().filter(|session| session.is_live());
        live.map(|session| session.shard).collect::<BTreeSet<_>>() == BTreeSet::from([(0, 2), (1, 2)])
    };
    table.discord.until(are_two, "both shards").await;
    watched.until_ready(200, "ready").await;
    stop(watched).await;
}
