//! The storm: a fixed number of interactions per second of all kinds, whether or not they are answered.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use kuzhi_domain::refusal::Refusal;
use kuzhi_view::screens;
use kuzhi_view::words::Words;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use tokio::sync::mpsc::unbounded_channel;

use super::pair::{About, Pair, Wish};
use super::spread::Spread;
use crate::discord::{Delivery, Discord};

/// The interval at which due interactions are sent.
const TICK: Duration = Duration::from_millis(1);

/// How many are sent before answers are handled again.
const BATCH: usize = 64;

/// The maximum queue for the program. What is due beyond it is not sent.
pub(crate) const LINE: usize = 512;

/// How late the stand-in may be. What was due earlier is not sent.
const SLACK: Duration = Duration::from_millis(100);

/// Discord's time limit for a first response.
pub(crate) const RESPONSE_TIME: Duration = Duration::from_secs(3);

/// How long a person waits for an answer.
const TIMEOUT: Duration = Duration::from_secs(30);

/// After the storm, an interaction unanswered for this long counts as never answered.
const SILENCE: Duration = Duration::from_secs(5);

/// The result.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outcome {
    /// The duration.
    pub(crate) time: Duration,
    pub(crate) sent: usize,
    /// What was due and not sent, because the queue was full or the stand-in too slow.
    pub(crate) line_was_full: usize,
    pub(crate) was_too_slow: usize,
    /// What was not sent because the program was not connected.
    pub(crate) line_was_cut: usize,
    /// Answered as requested, or with a refusal: a limit, a board that has changed.
    pub(crate) answered: usize,
    /// Those that showed a person that their match went on.
    pub(crate) went_on: usize,
    /// Shed: told to try again.
    pub(crate) turned_away: usize,
    /// Told that something went wrong.
    pub(crate) failed: usize,
    /// First answered after Discord's time limit.
    pub(crate) late: usize,
    /// Never answered.
    pub(crate) dropped: usize,
    /// Acknowledged and never answered, and what they were.
    pub(crate) left_waiting: usize,
    pub(crate) left_waiting_for: BTreeMap<&'static str, usize>,
    /// The times to the first answer.
    pub(crate) delays: Spread,
}

impl Outcome {
    /// Returns a count per second.
    pub(crate) fn a_second(&self, number: usize) -> f64 {
        crate::drive::ratio(number, 1) / self.time.as_secs_f64().max(f64::EPSILON)
    }

    /// Returns how many were answered.
    pub(crate) const fn heard_of(&self) -> usize {
        self.answered + self.turned_away + self.failed
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Outcome { sent, answered, went_on, turned_away, failed, late, dropped, left_waiting, .. } = self;
        write!(
            f,
            "{sent} sent, {answered} answered, {went_on} of which moved a match on, {turned_away} told to \
             come again, {dropped} dropped, {failed} failures, {late} late, {left_waiting} left waiting"
        )
    }
}

/// An interaction that awaits its answer.
struct Pending {
    sent: Instant,
    pair: usize,
    about: About,
    first_heard: bool,
}

/// The people, and what they wait for.
pub(crate) struct Storm<'a> {
    discord: Arc<Discord>,
    pairs: &'a mut [Pair],
    /// By their IDs, which are in the order of sending.
    pending: BTreeMap<u64, Pending>,
    outcome: Outcome,
    dice: StdRng,
    come_again: String,
    failures: [String; 2],
}

impl<'a> Storm<'a> {
    /// Returns one of these people.
    pub(crate) fn new(discord: &Arc<Discord>, pairs: &'a mut [Pair]) -> Storm<'a> {
        let words = Words::english();
        Storm {
            discord: Arc::clone(discord),
            pairs,
            pending: BTreeMap::new(),
            outcome: Outcome::default(),
            dice: StdRng::seed_from_u64(20),
            come_again: screens::refusal_screen(words, &Refusal::TooBusy).text,
            failures: [false, true].map(|is_lasting| screens::failure_screen(words, is_lasting).text),
        }
    }

    /// Runs the storm at a rate, and then waits for what is still in flight.
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
        // Refusals come fast. What was acknowledged may take longer.
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

    /// Returns whether an interaction was acknowledged without an answer so far.
    fn is_promised(&self) -> bool {
        self.pending.values().any(|one| one.first_heard)
    }

    fn hear(&mut self, heard: Delivery) {
        let Some(one) = self.pending.get_mut(&heard.interaction) else { return };
        if !one.first_heard {
            one.first_heard = true;
            let delay = heard.at.saturating_duration_since(one.sent);
            self.outcome.delays.add(delay);
            self.outcome.late += usize::from(delay > RESPONSE_TIME);
        }
        let Some(said) = heard.said else { return };
        let Some(one) = self.pending.remove(&heard.interaction) else { return };
        // It may have answered a command, which the stand-in remembers.
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

    /// Gives up waiting for what was sent too long ago.
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

/// Returns how many are due after a time.
fn due_after(time: Duration, rate: u32) -> u64 {
    let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
    micros.saturating_mul(rate.into()) / 1_000_000
}

/// Lets everyone start a match, in random order.
pub(crate) async fn start_matches(discord: &Arc<Discord>, pairs: usize) -> anyhow::Result<Vec<Pair>> {
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
