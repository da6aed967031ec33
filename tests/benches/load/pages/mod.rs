//! What the Activity costs: with nobody on it, with very many pages open that show a match in which nothing
//! happens, and with clicks meanwhile.

mod open;

use std::sync::Arc;

use anyhow::Context as _;
use kuzhi_tests::discord::CLIENT_SECRET;
use kuzhi_tests::load::{MIB, Program, Report};

use self::open::{Pages, Shown};
use crate::arguments::Arguments;
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

const LOAD: Load = Load::AtOnce(32);

pub(crate) async fn run(arguments: &Arguments, report: &mut Report) -> anyhow::Result<()> {
    let setup = |name| Setup::new(name, arguments).with("KUZHI_LOG__FILTER", "info");
    let without = setup("no Activity").start().await?;
    let with = setup("open pages")
        .with("KUZHI_ACTIVITY__ADDRESS", "127.0.0.1:0")
        .with("DISCORD_CLIENT_SECRET", CLIENT_SECRET);
    let with = with.start().await?;
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
    report.number("pages that were closed", arguments.pages - pages.count(), 0);
    Ok(())
}

/// Opens pages that all show one match, in which nobody moves.
async fn open_pages(side: &Side, count: usize) -> anyhow::Result<Pages> {
    let program: &Program = side.programs.first().context("no program")?;
    let at = address(program, "page of the Activity address=").await?.parse()?;
    let mut table = Table::new(&side.discord, Rival::Person);
    table.begin().await?;
    let id = table.match_id().context("no match")?;
    let people = (0..count).map(|_| side.discord.mint()).collect();
    let shown = Arc::new(Shown { at, place: table.place(), id });
    Pages::open(shown, people).await
}
