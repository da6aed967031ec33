//! How long after a click its board is on a page.

use std::net::SocketAddr;
use std::time::Instant;

use anyhow::Context as _;
use kuzhi_tests::load::Delays;

use super::open::{Shown, open_for, read};
use crate::side::Side;
use crate::table::{Rival, Table};

/// How many clicks are timed.
const CLICKS: usize = 300;

/// Times clicks of two people while somebody has a page with their match, at this address.
pub(super) async fn arrivals(side: &Side, at: SocketAddr) -> anyhow::Result<Delays> {
    let mut table = Table::new(&side.discord, Rival::Person);
    let (watcher, mut delays) = (side.discord.mint(), Delays::default());
    while delays.count() < CLICKS {
        table.begin().await?;
        let shown = Shown { at, place: table.place(), id: table.match_id().context("no match")? };
        let mut page = open_for(&shown, watcher).await?;
        while !table.is_over() {
            let arriving = async {
                while !read(&mut page).await?.starts_with(br#"{"board"#) {}
                anyhow::Ok(Instant::now())
            };
            let (clicked, arrived) = tokio::try_join!(table.click(), arriving)?;
            delays.add(arrived.saturating_duration_since(clicked.at));
        }
    }
    Ok(delays)
}
