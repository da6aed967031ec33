//! The crowd: all tables. Hands out those that wait for nothing.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Context;
use tokio::sync::Mutex;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;

use crate::discord::Discord;
use crate::table::{Clicked, Rival, Table};

/// How many matches are started at once.
const AT_ONCE: usize = 16;

/// The pause after a failed click.
const PAUSE: Duration = Duration::from_millis(100);

/// The tables at which people play.
pub(crate) struct Crowd {
    idle: Mutex<UnboundedReceiver<Table>>,
    back: UnboundedSender<Table>,
}

impl Crowd {
    /// Starts this many matches.
    pub(crate) async fn gather(discord: &Arc<Discord>, tables: usize, rival: Rival) -> anyhow::Result<Crowd> {
        let (back, idle) = unbounded_channel();
        begin(discord, tables, rival, &back).await?;
        Ok(Crowd { idle: Mutex::new(idle), back })
    }

    /// Returns the table that has waited longest.
    pub(crate) async fn take(&self) -> anyhow::Result<Table> {
        self.idle.lock().await.recv().await.context("all tables are gone")
    }

    /// Makes a move at a table and returns the table, with a new match if that one has ended. Reports how
    /// long the answer took: from when the click was due, or from when it was made.
    pub(crate) async fn click(&self, mut table: Table, due: Option<Instant>) -> anyhow::Result<Duration> {
        let clicked = click_at(&mut table).await;
        if clicked.is_err() {
            tokio::time::sleep(PAUSE).await;
        }
        // The other end is ours.
        let _ = self.back.send(table);
        clicked.map(|clicked| clicked.since(due.unwrap_or(clicked.at)))
    }
}

async fn click_at(table: &mut Table) -> anyhow::Result<Clicked> {
    if table.is_over() {
        table.begin().await?;
    }
    let clicked = table.click().await?;
    if table.is_over() {
        table.begin().await?;
    }
    Ok(clicked)
}

/// Starts matches, some at a time, and adds their tables to the crowd.
async fn begin(
    discord: &Arc<Discord>,
    matches: usize,
    rival: Rival,
    tables: &UnboundedSender<Table>,
) -> anyhow::Result<()> {
    let mut beginning = JoinSet::new();
    for number in 0..AT_ONCE {
        let (discord, tables) = (Arc::clone(discord), tables.clone());
        beginning.spawn(async move {
            for _ in (number..matches).step_by(AT_ONCE) {
                let mut table = Table::new(&discord, rival);
                table.begin().await?;
                tables.send(table)?;
            }
            anyhow::Ok(())
        });
    }
    while let Some(begun) = beginning.join_next().await {
        begun??;
    }
    Ok(())
}
