//! What the Activity costs: with nobody on it, with very many pages open that show a match in which nothing
//! happens, and with clicks meanwhile. How long a click takes to a page, also one at another process.

mod arrival;
mod open;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use kuzhi_tests::discord::CLIENT_SECRET;
use kuzhi_tests::load::{Delays, MIB, Program, Report};

use self::open::{Pages, Shown};
use crate::arguments::{Arguments, Store, Transport};
use crate::drive::{Load, Run, ratio};
use crate::setup::{Setup, address};
use crate::side::{Side, compare};
use crate::table::{Rival, Table};
use crate::table_of_runs::{head, line};

/// The bar for the memory of an Activity on which nobody is.
const MOST_UNUSED: u64 = MIB;

/// The bar for the bytes of each page.
const MOST_A_PAGE: f64 = 20_000.0;

/// The bar for the ratio of rates: a click costs less than a twentieth more.
const LEAST_RATE: f64 = 0.95;

/// The bar for the time from a click to its board on a page.
const ARRIVES: Duration = Duration::from_millis(500);

const LOAD: Load = Load::AtOnce(32);

pub(crate) async fn run(arguments: &Arguments, report: &mut Report) -> anyhow::Result<()> {
    let setup = |name| Setup::new(name, arguments).with("KUZHI_LOG__FILTER", "info");
    let without = setup("no Activity").start().await?;
    let with = with_activity(setup("open pages")).start().await?;
    let sides = [&without, &with];
    for side in sides {
        side.idle().await?;
    }
    let more = with.resident().saturating_sub(without.resident());
    report.memory("resident of an unused Activity", more, MOST_UNUSED);

    // Both have answered as many clicks before their memory counts.
    for side in sides {
        side.warm_up().await?;
    }
    with.quiet().await;
    let before = with.resident();
    let pages = open_pages(&with, arguments.pages).await?;
    with.idle().await?;
    let bytes = u32::try_from(with.resident().saturating_sub(before))?;
    report.figure("pages open", pages.count());
    report.at_most("bytes a page, with a board", f64::from(bytes) / ratio(arguments.pages, 1), MOST_A_PAGE);

    head(report);
    let runs = compare(&sides, LOAD, arguments.time()).await?;
    for (side, run) in sides.iter().zip(&runs) {
        line(report, LOAD, side.name, run);
    }
    if let [without, with] = &runs[..] {
        report.at_least("rate, against that without an Activity", with.rate() / without.rate(), LEAST_RATE);
        let time = |run: &Run| run.a_click(run.meanwhile.bot.as_secs_f64());
        report.figure("processor time a click, against that", format!("{:.2}", time(with) / time(without)));
    }
    let delays = arrival::arrivals(&with, activity(&with, 0).await?).await?;
    tell(report, "from a click to its board on a page", &delays);
    report.number("pages that were closed", arguments.pages - pages.count(), 0);
    drop((pages, without, with));
    of_another_process(arguments, report).await
}

/// Measures clicks that two processes with one PostgreSQL take in turn, on a page at one of them.
async fn of_another_process(arguments: &Arguments, report: &mut Report) -> anyhow::Result<()> {
    let setup = Setup::new("two processes", arguments).on(Store::Postgres).by(Transport::Http);
    let two = with_activity(setup.in_processes(2)).start().await?;
    two.warm_up().await?;
    let delays = arrival::arrivals(&two, activity(&two, 1).await?).await?;
    tell(report, "the same, where two processes share a database", &delays);
    Ok(())
}

fn tell(report: &mut Report, what: &str, delays: &Delays) {
    report.figure(what, delays);
    report.delay("99 % of them", delays.percentile(99), ARRIVES);
}

fn with_activity(setup: Setup<'_>) -> Setup<'_> {
    let setup = setup.with("KUZHI_ACTIVITY__ADDRESS", "127.0.0.1:0");
    setup.with("DISCORD_CLIENT_SECRET", CLIENT_SECRET)
}

/// Returns the address of the Activity of a process.
async fn activity(side: &Side, number: usize) -> anyhow::Result<SocketAddr> {
    let program: &Program = side.programs.get(number).context("no program")?;
    Ok(address(program, "page of the Activity address=").await?.parse()?)
}

/// Opens pages that all show one match, in which nobody moves.
async fn open_pages(side: &Side, count: usize) -> anyhow::Result<Pages> {
    let at = activity(side, 0).await?;
    let mut table = Table::new(&side.discord, Rival::Person);
    table.begin().await?;
    let id = table.match_id().context("no match")?;
    let people = (0..count).map(|_| side.discord.mint()).collect();
    let shown = Arc::new(Shown { at, place: table.place(), id });
    Pages::open(shown, people).await
}
