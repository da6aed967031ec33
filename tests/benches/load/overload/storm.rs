//! The storm: so many interactions a second of all kinds, whether or not anybody is answered.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use kuzhi_bot::domain::Refusal;
use kuzhi_bot::screens;
use kuzhi_bot::words::Words;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use tokio::sync::mpsc::unbounded_channel;

use super::pair::{About, Pair, Wish};
use super::spread::Spread;
use crate::discord::{Discord, Heard};

/// How often what has fallen due is sent.
const TICK: Duration = Duration::from_millis(1);

/// How much is sent before answers are heard again.
const BATCH: usize = 64;

/// So much stands in line for the program at most: what falls due then is not sent at all.
pub(crate) const LINE: usize = 512;

/// By so much the stand-in may be late with what is due: what was due earlier is not sent any more.
const SLACK: Duration = Duration::from_millis(100);

/// As long as Discord waits for a first response.
pub(crate) const RESPONSE_TIME: Duration = Duration::from_secs(3);

/// After so long nobody waits any more.
const TIMEOUT: Duration = Duration::from_secs(30);

/// After the storm, so long without an answer means that none is to come.
const SILENCE: Duration = Duration::from_secs(5);

/// What came of it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outcome {
    /// How long it lasted.
    pub(crate) time: Duration,
    pub(crate) sent: usize,
    /// What fell due and was not sent: the line to the program was full, or the stand-in was not quick enough.
    pub(crate) line_was_full: usize,
    pub(crate) was_too_slow: usize,
    /// The same because the program was not connected.
    pub(crate) line_was_cut: usize,
    /// Answered as asked, or why not: a limit, a board that has changed.
    pub(crate) answered: usize,
    /// By which somebody saw that their match went on.
    pub(crate) went_on: usize,
    /// Told to come again.
    pub(crate) turned_away: usize,
    /// Told that something went wrong.
    pub(crate) failed: usize,
    /// First heard of after Discord had given up.
    pub(crate) late: usize,
    /// Never heard of.
    pub(crate) dropped: usize,
    /// Told that an answer was coming, which never came; and to what.
    pub(crate) left_waiting: usize,
    pub(crate) left_waiting_for: BTreeMap<&'static str, usize>,
    /// Until something was first heard.
    pub(crate) delays: Spread,
}

impl Outcome {
    /// So much a second.
    pub(crate) fn a_second(&self, number: usize) -> f64 {
        crate::drive::ratio(number, 1) / self.time.as_secs_f64().max(f64::EPSILON)
    }

    /// How many were heard of.
    pub(crate) const fn heard_of(&self) -> usize {
        self.answered + self.turned_away + self.failed
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Outcome { sent, answered, went_on, turned_away, failed, late, dropped, left_waiting, .. } = self;
        write!(
            f,
            "{sent} sent, {answered} answered, {went_on} of which moved a match on, {turned_away} told to come again, \
             {dropped} dropped, {failed} failures, {late} late, {left_waiting} left waiting"
        )
    }
}

/// What is waited for.
struct Pending {
    sent: Instant,
    pair: usize,
    about: About,
    first_heard: bool,
}

/// Who presses, and what is waited for.
pub(crate) struct Storm<'a> {
    discord: Arc<Discord>,
    pairs: &'a mut [Pair],
    /// By their ids, and so in the order in which they were sent.
    pending: BTreeMap<u64, Pending>,
    outcome: Outcome,
    dice: StdRng,
    come_again: String,
    failures: [String; 2],
}

impl<'a> Storm<'a> {
    /// One of these people.
    pub(crate) fn of(discord: &Arc<Discord>, pairs: &'a mut [Pair]) -> Storm<'a> {
        let words = Words::english();
        Storm {
            discord: Arc::clone(discord),
            pairs,
            pending: BTreeMap::new(),
            outcome: Outcome::default(),
            dice: StdRng::seed_from_u64(20),
            come_again: screens::of_refusal(words, &Refusal::TooBusy).text,
            failures: [false, true].map(|is_lasting| screens::of_failure(words, is_lasting).text),
        }
    }

    /// Lets it rage, with so many a second, and waits for what is still under way then.
    pub(crate) async fn rage(mut self, rate: u32, time: Duration) -> anyhow::Result<Outcome> {
        let (listener, mut heard) = unbounded_channel();
        let (begun, mut due) = (Instant::now(), 0_u64);
        while begun.elapsed() < time {
            let now_due = due_after(begun.elapsed(), rate);
            let too_late = due_after(begun.elapsed().saturating_sub(SLACK), rate);
            if too_late > due {
                self.outcome.was_too_slow += usize::try_from(too_late - due)?;
                due = too_late;
            }
            let mut room = BATCH;
            while due < now_due && room > 0 {
                due += 1;
                if self.discord.in_line() >= LINE {
                    self.outcome.line_was_full += 1;
                    continue;
                }
                room -= 1;
                let pair = self.dice.random_range(0..self.pairs.len());
                let wish = Wish::any(&mut self.dice);
                let press = self.pairs[pair].press(wish, &mut self.dice);
                let gone = self.discord.let_go(press.place, press.who, &press.action(), &listener);
                let Ok((id, sent)) = gone else {
                    self.outcome.line_was_cut += 1;
                    continue;
                };
                self.outcome.sent += 1;
                self.pending.insert(id, Pending { sent, pair, about: press.about, first_heard: false });
            }
            while let Ok(heard) = heard.try_recv() {
                self.hear(heard);
            }
            self.give_up(TIMEOUT);
            if due < now_due { tokio::task::yield_now().await } else { tokio::time::sleep(TICK).await }
        }
        self.outcome.time = begun.elapsed();
        // What was refused is told quickly; what was promised may take longer.
        while !self.pending.is_empty() {
            let patience = if self.is_promised() { TIMEOUT } else { SILENCE };
            match tokio::time::timeout(patience, heard.recv()).await {
                Ok(Some(heard)) => self.hear(heard),
                _ => break,
            }
        }
        self.give_up(Duration::ZERO);
        Ok(self.outcome)
    }

    /// Whether word was given of an answer that has not come.
    fn is_promised(&self) -> bool {
        self.pending.values().any(|one| one.first_heard)
    }

    fn hear(&mut self, heard: Heard) {
        let Some(one) = self.pending.get_mut(&heard.interaction) else { return };
        if !one.first_heard {
            one.first_heard = true;
            let delay = heard.at.saturating_duration_since(one.sent);
            self.outcome.delays.add(delay);
            self.outcome.late += usize::from(delay > RESPONSE_TIME);
        }
        let Some(said) = heard.said else { return };
        let Some(one) = self.pending.remove(&heard.interaction) else { return };
        // It may have been the answer to a command, which the stand-in remembers.
        self.discord.forget(heard.interaction);
        if said.face.content().contains(&self.come_again) {
            self.outcome.turned_away += 1;
        } else if self.failures.iter().any(|failure| said.face.content().contains(failure)) {
            self.outcome.failed += 1;
        } else {
            self.outcome.answered += 1;
        }
        let went_on = self.pairs[one.pair].hear(one.about, &said, &mut self.dice);
        self.outcome.went_on += usize::from(went_on);
    }

    /// Waits no more for what was sent longer ago.
    fn give_up(&mut self, patience: Duration) {
        while let Some(first) = self.pending.first_entry() {
            if first.get().sent.elapsed() < patience {
                return;
            }
            let (id, one) = first.remove_entry();
            self.discord.forget(id);
            if one.first_heard {
                self.outcome.left_waiting += 1;
                *self.outcome.left_waiting_for.entry(one.about.wish().name()).or_default() += 1;
            } else {
                self.outcome.dropped += 1;
            }
        }
    }
}

/// How many have fallen due after a time.
fn due_after(time: Duration, rate: u32) -> u64 {
    let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
    micros.saturating_mul(rate.into()) / 1_000_000
}

/// Lets all of them sit down, in no order.
pub(crate) async fn seat(discord: &Arc<Discord>, pairs: usize) -> anyhow::Result<Vec<Pair>> {
    const AT_ONCE: usize = 16;
    let mut sitting = tokio::task::JoinSet::new();
    for number in 0..AT_ONCE {
        let discord = Arc::clone(discord);
        let own = (number..pairs).step_by(AT_ONCE).count();
        sitting.spawn(async move {
            let mut dice = StdRng::seed_from_u64(u64::try_from(number)?);
            let mut seated = Vec::with_capacity(own);
            for _ in 0..own {
                let mut pair = Pair::new(&discord);
                pair.sit_down(&mut dice).await?;
                seated.push(pair);
            }
            anyhow::Ok(seated)
        });
    }
    let mut all = Vec::with_capacity(pairs);
    while let Some(seated) = sitting.join_next().await {
        all.extend(seated??);
    }
    all.shuffle(&mut StdRng::seed_from_u64(1));
    Ok(all)
}
