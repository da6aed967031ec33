//! Reads the matches from the store after the program was killed.

use std::path::Path;
use std::str::FromStr as _;

use anyhow::Context as _;
use kuzhi_config::DatabaseUrl;
use kuzhi_domain::MatchId;
use kuzhi_postgres::PostgresStore;
use kuzhi_store::{LookupStore, SledStore};

use super::pair::Played;

/// The size of sled's cache meanwhile, in MiB.
const CACHE_MB: u32 = 64;

/// How the stored matches agree with what people saw.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct StoredCheck {
    pub(crate) matches: usize,
    pub(crate) moves: usize,
    /// Moves that someone saw and that are missing.
    pub(crate) lost: usize,
    /// Moves that nobody has made.
    pub(crate) not_pressed: usize,
}

/// Reads matches from the folder of a program that has ended.
pub(crate) async fn in_folder(folder: &Path, played: Vec<Played>) -> anyhow::Result<StoredCheck> {
    let data = folder.join("data");
    tokio::task::spawn_blocking(move || read(&SledStore::open(data, CACHE_MB)?, &played)).await?
}

/// Reads matches from a database.
pub(crate) async fn in_database(url: &str, played: Vec<Played>) -> anyhow::Result<StoredCheck> {
    let url = DatabaseUrl::new(url).context("no URL of a database")?;
    tokio::task::spawn_blocking(move || read(&PostgresStore::open(&url, 4, None)?, &played)).await?
}

fn read(store: &dyn LookupStore, played: &[Played]) -> anyhow::Result<StoredCheck> {
    let mut kept = StoredCheck { matches: played.len(), ..StoredCheck::default() };
    for one in played {
        let id = MatchId::from_str(&one.id).ok().context("no name of a match")?;
        let stored = store.load(id)?;
        let history = stored.as_ref().and_then(|stored| stored.played());
        let moves = history.map_or(&[][..], |history| history.moves());
        kept.moves += moves.len();
        kept.lost += one.seen.saturating_sub(moves.len());
        kept.not_pressed += moves.len().saturating_sub(one.chosen.len());
        let pairs = moves.iter().zip(&one.chosen);
        kept.not_pressed += pairs.filter(|(mv, chosen)| mv.to_string() != chosen.to_string()).count();
    }
    Ok(kept)
}
