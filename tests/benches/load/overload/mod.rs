//! Far more than can be served, for a while: many times the top rate, of all kinds, by very many people,
//! while four play calmly.
//!
//! `docs/decisions/capacity.md` has the rule for shedding. One thread simulates Discord and all people. When
//! that thread, or the connection to the program, is full, what is due is not sent, and the report says how
//! much was.

mod calm;
mod pair;
mod reading;
mod spread;
mod storm;

use std::time::{Duration, Instant};

use anyhow::Context as _;
use kuzhi_tests::load::{Program, Report, limit_of_compose, mebibytes, seconds};

use self::calm::Calm;
use self::pair::Pair;
use self::reading::StoredCheck;
use self::storm::{Outcome, RESPONSE_TIME, Storm, start_matches};
use crate::arguments::Arguments;
use crate::drive::{Load, Run, Until};
use crate::setup::Setup;
use crate::side::Side;

/// The number of matches in the storm.
const PAIRS: usize = 1_000;

/// How many people click at once where the top rate is measured, and for how long at most.
const CROWD: usize = 32;
const BRIEFLY: Duration = Duration::from_secs(10);

/// The quiet rate as a part of the top rate, and how long it is measured.
const QUIET: f64 = 0.05;
const LOOK: Duration = Duration::from_secs(3);

/// The bar for clicks once all is quiet again: a ratio to the times before, and an additional time.
const AS_BEFORE: (u32, Duration) = (2, Duration::from_millis(2));

/// How long recovery may take, and how long to look for it.
const RECOVERS: Duration = Duration::from_secs(10);
const TIMEOUT: Duration = Duration::from_mins(1);

/// The part of the answered requests that may be answered too late.
const MOST_LATE: f64 = 0.001;

/// The part of the top rate that must be left for requests served in the storm.
const LEAST_SERVED: f64 = 0.25;

/// How many lines of the program's log are printed.
const LOGGED: usize = 20;

/// Of the calm players two play to the end, and two start another match after this many steps.
const STEPS: usize = 6;

/// The bar for shed or unanswered presses of calm players, per hundred steps.
const MOST_TURNED_AWAY: f64 = 5.0;

pub(crate) async fn run(arguments: &Arguments, report: &mut Report) -> anyhow::Result<()> {
    let limit = limit_of_compose()?;
    // The usual limits per person apply.
    let kuzhi = Setup::new("Kuzhi", arguments)
        .within(limit)
        .with("KUZHI_LIMITS__HINTS_AT_ONCE", "20")
        .with("KUZHI_LIMITS__PICTURES_AT_ONCE", "30")
        .with("KUZHI_LOG__FILTER", "info,kuzhi_bot::service::overload=debug");
    let mut kuzhi = kuzhi.start().await?;
    kuzhi.warm_up().await?;
    let briefly = arguments.time().min(BRIEFLY);
    let top = kuzhi.drive(Load::AtOnce(CROWD), Until::Passed(briefly)).await?.rate();
    let quiet = Load::ASecond(whole(top * QUIET).max(1));
    let before = kuzhi.drive(quiet, Until::Passed(LOOK)).await?;
    let mut pairs = start_matches(&kuzhi.discord, PAIRS + 2).await?;
    let [mut one, mut another] = [pairs.pop(), pairs.pop()].map(|pair| pair.expect("they are seated"));
    report.figure("top rate", format!("{top:.0} clicks a second"));
    report.figure("memory before", mebibytes(kuzhi.resident()));

    let spent = kuzhi.spent()?;
    let rate = whole(top).saturating_mul(arguments.times);
    let raging = Storm::new(&kuzhi.discord, &mut pairs).rage(rate, arguments.time());
    let playing = calm::play(&kuzhi.discord, &mut one, usize::MAX, arguments.time());
    let beginning = calm::play(&kuzhi.discord, &mut another, STEPS, arguments.time());
    let raged = tokio::try_join!(raging, playing, beginning);
    let (outcome, one_calm, another_calm) =
        raged.with_context(|| format!("the program said: {}", kuzhi.log()))?;
    let calm = one_calm.and(&another_calm);
    report.figure("processors meanwhile", kuzhi.spent()? - spent);
    pairs.extend([one, another]);

    tell(report, &outcome, top, rate);
    tell_of_calm(report, &calm);
    let recovery = recovery(&kuzhi, quiet, &before).await?;
    report.figure("p99 at a quiet rate before", seconds(before.p99()));
    report.delay("it is as before again after", recovery.unwrap_or(TIMEOUT * 2), RECOVERS);
    judge(report, &kuzhi, &outcome, &calm, limit);
    let kept = check_stored(&mut kuzhi, &pairs).await?;
    report.figure("kept", format!("{} moves in {} matches", kept.moves, kept.matches));
    report.number("moves that were seen and are lost", kept.lost, 0);
    report.number("moves that nobody has pressed", kept.not_pressed, 0);
    Ok(())
}

/// Returns a rate as an integer.
fn whole(rate: f64) -> u32 {
    u32::try_from(Duration::from_secs_f64(rate.max(0.0)).as_secs()).unwrap_or(u32::MAX)
}

fn tell(report: &mut Report, outcome: &Outcome, top: f64, rate: u32) {
    let came = outcome.a_second(outcome.sent);
    report.figure("due", format!("{rate} a second for {}", seconds(outcome.time)));
    report.figure("came in", format!("{came:.0} a second, {:.1} times the top rate", came / top));
    report.figure(
        "not sent",
        format!(
            "{} because the line to the program was full, {} because it was cut, \
             {} because the stand-in was too slow",
            outcome.line_was_full, outcome.line_was_cut, outcome.was_too_slow
        ),
    );
    report.figure("of all", outcome);
    let of = |number| format!("{:.0} a second", outcome.a_second(number));
    report.figure("answered as asked, or why not", of(outcome.answered));
    report.figure("of which moved a match on", of(outcome.went_on));
    report.figure("told to come again", of(outcome.turned_away));
    report.figure("dropped", of(outcome.dropped));
    let [median, p99] = [50, 99].map(|per_cent| seconds(outcome.delays.percentile(per_cent)));
    report.figure("until something is heard", format!("median {median}, 99th percentile {p99}"));
    let late = ratio(outcome.late, outcome.heard_of());
    report.at_most("part that is heard of too late", late, MOST_LATE);
    report.at_least("served, against the top rate", outcome.a_second(outcome.answered) / top, LEAST_SERVED);
}

fn tell_of_calm(report: &mut Report, calm: &Calm) {
    let Calm { delays, turned_away, unheard, not_made } = calm;
    report.figure("steps of four who play calmly", format!("{} ({delays})", delays.count()));
    report.number("steps that they could not make", *not_made, 0);
    let turned_away = 100.0 * ratio(turned_away + unheard, delays.count());
    report.at_most("told to come again or not heard, of 100", turned_away, MOST_TURNED_AWAY);
    report.delay("95th percentile of a step", delays.percentile(95), RESPONSE_TIME);
}

fn judge(report: &mut Report, kuzhi: &Side, outcome: &Outcome, calm: &Calm, limit: u64) {
    let is_running = kuzhi.programs.iter().all(Program::is_running);
    report.truth("the program ran to the end", is_running);
    report.number("interactions that met no connection", outcome.line_was_cut, 0);
    let log = kuzhi.log();
    for line in log.lines().filter(|line| line.contains("WARN") || line.contains("ERROR")).take(LOGGED) {
        report.figure("logged", line);
    }
    let peak = kuzhi.programs.iter().map(|program| program.most().peak).max().unwrap_or_default();
    report.memory("peak of resident memory", peak, limit);
    for program in &kuzhi.programs {
        if let Some(why) = program.unlimited() {
            report.figure("memory", format!("could not be limited: {why}"));
        }
    }
    report.number("failures", outcome.failed, 0);
    report.number("left waiting for what was promised", outcome.left_waiting, 0);
    for (wish, number) in &outcome.left_waiting_for {
        report.figure("of these for", format!("{wish}: {number}"));
    }
    let by_rule = dropped_by_rule(&kuzhi.log());
    report.figure("dropped by the rule, by its own word", by_rule);
    let otherwise = (outcome.dropped + calm.unheard).saturating_sub(by_rule);
    report.number("dropped otherwise", otherwise, 0);
}

/// Returns how many interactions the program logged as dropped: once for each wave.
fn dropped_by_rule(log: &str) -> usize {
    let lines = log.lines().filter(|line| line.contains("a wave of the overload is over"));
    let numbers = lines.filter_map(|line| {
        let (_, number) = line.split_once("dropped=")?;
        number.split(|c: char| !c.is_ascii_digit()).next()?.parse::<usize>().ok()
    });
    numbers.sum()
}

/// Returns after how long clicks at a quiet rate are as fast as before, if ever.
async fn recovery(kuzhi: &Side, quiet: Load, before: &Run) -> anyhow::Result<Option<Duration>> {
    let (times, more) = AS_BEFORE;
    let (since, most) = (Instant::now(), before.p99() * times + more);
    while since.elapsed() < TIMEOUT {
        let from = since.elapsed();
        let run = kuzhi.drive(quiet, Until::Passed(LOOK)).await?;
        if run.failures.is_empty() && run.unmade == 0 && run.p99() <= most {
            return Ok(Some(from));
        }
    }
    Ok(None)
}

/// Kills the program and reads everything it has stored of these people's matches.
async fn check_stored(kuzhi: &mut Side, pairs: &[Pair]) -> anyhow::Result<StoredCheck> {
    let played = pairs.iter().flat_map(|pair| pair.played().iter().cloned()).collect();
    // Killed, so that it has no time to write anything.
    kuzhi.programs.clear();
    match &kuzhi.database {
        Some(server) => reading::in_database(&server.url(), played).await,
        None => {
            let folder = kuzhi.folder.as_ref().context("there is no folder")?;
            reading::in_folder(folder.path(), played).await
        }
    }
}

fn ratio(number: usize, of: usize) -> f64 {
    crate::drive::ratio(number, of.max(1))
}
