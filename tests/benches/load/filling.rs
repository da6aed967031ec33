//! Fills a store with ongoing matches before the program starts. Nobody plays them.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, anyhow};
use kuzhi_bot::clock::Clock;
use kuzhi_config::DatabaseUrl;
use kuzhi_domain::clock::{TimeControl, TimeOff};
use kuzhi_domain::matches::{Actor, Challenge, Intent, Match, MatchSetup, Place, Stage, decide};
use kuzhi_domain::{ChannelId, GuildId, MatchId, MessageId, PlayerId, Timestamp};
use kuzhi_engine::{Game, Side};
use kuzhi_postgres::PostgresStore;
use kuzhi_store::{Delivered, Item, SledStore, Transfer};

/// How many matches one transaction holds.
const BATCH: usize = 250;

/// The number of moves in each match.
const MOVES: usize = 8;

/// The size of sled's cache while filling, in MiB.
const CACHE_MB: u32 = 32;

/// Fills the database with this URL.
pub(crate) async fn fill_database(url: &str, matches: usize) -> anyhow::Result<()> {
    let url = DatabaseUrl::new(url).context("no URL of a database")?;
    fill(move || Ok(PostgresStore::open(&url, 4, None)?), matches).await
}

/// Fills the store in the subfolder `data` of a folder.
pub(crate) async fn fill_folder(folder: &Path, matches: usize) -> anyhow::Result<()> {
    let data = folder.join("data");
    let open = move || Ok(SledStore::open(&data, CACHE_MB)?);
    fill(open.clone(), matches).await?;
    // The first start after an import computes ratings from all matches. What is measured is a later one.
    tokio::task::spawn_blocking(open).await?.map(drop)
}

/// On a thread of its own: others play meanwhile.
async fn fill<S: Transfer>(
    open: impl FnOnce() -> anyhow::Result<S> + Send + 'static,
    matches: usize,
) -> anyhow::Result<()> {
    if matches == 0 {
        return Ok(());
    }
    tokio::task::spawn_blocking(move || put(&open()?, matches)).await?
}

fn put(store: &dyn Transfer, matches: usize) -> anyhow::Result<()> {
    let now = Clock::of_system().now();
    let numbers: Vec<u64> = (1..).take(matches).collect();
    for batch in numbers.chunks(BATCH) {
        let mut items = Vec::with_capacity(2 * batch.len());
        for number in batch {
            let one = going_on(*number, now)?;
            let delivered =
                Delivered { board: Some(MessageId(*number)), version: one.version(), ..Delivered::default() };
            items.extend([Item::Delivered(one.id(), delivered), Item::Match(Box::new(one))]);
        }
        store.take_in(&items)?;
    }
    Ok(store.finish_import()?)
}

/// A match of two people in a channel of their own, with three days for each move.
fn going_on(number: u64, now: Timestamp) -> anyhow::Result<Match> {
    let [challenger, invited] = [2 * number, 2 * number + 1].map(PlayerId);
    let place = Place { guild: Some(GuildId(number)), channel: ChannelId(number) };
    let expires = now + Duration::from_hours(1);
    let (invited, side) = (Some(invited), Side::South);
    let challenge = Challenge {
        challenger,
        invited,
        side,
        clock: Some(TimeControl::Days(3)),
        balanced: false,
        time_off: TimeOff::All,
        made: now,
        expires,
    };
    let open = MatchSetup::new(Game::default(), Stage::Open(challenge));
    let open = MatchSetup { id: MatchId::from_random(number), place, ..open };
    let mut one: Match = open.check().map_err(|error| anyhow!("{error}"))?;
    let said = |refusal| anyhow!("{refusal:?}");
    one = decide(&one, Actor::Person(PlayerId(2 * number + 1)), Intent::Accept, now).map_err(said)?;
    for step in 0..MOVES {
        let legal = one.board().map(kuzhi_engine::Match::legal).unwrap_or_default();
        let (Some(who), false) = (one.person_to_move(), legal.is_empty()) else { break };
        let mv = legal[step % legal.len()];
        one = decide(&one, Actor::Person(who), Intent::Move { at: None, mv }, now).map_err(said)?;
    }
    Ok(one)
}
