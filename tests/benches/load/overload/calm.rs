//! Two people who play calmly during a storm, and press again when they are told to, or get no answer.

use std::sync::Arc;
use std::time::{Duration, Instant};

use kuzhi_domain::refusal::Refusal;
use kuzhi_tests::load::Delays;
use kuzhi_view::screens;
use kuzhi_view::words::Words;
use rand::SeedableRng;
use rand::rngs::StdRng;

use super::pair::{Pair, Wish};
use super::storm::RESPONSE_TIME;
use crate::discord::Discord;

/// How long they think about a move.
const PACE: Duration = Duration::from_secs(2);

/// How long they wait before they press again.
const AGAIN: Duration = Duration::from_secs(2);

/// After so many presses they report that a move is impossible.
const TRIES: usize = 15;

/// What happened to them.
#[derive(Debug, Default)]
pub(crate) struct Calm {
    /// The times from the first press for a step (a challenge, its acceptance, a move) until they saw it
    /// done.
    pub(crate) delays: Delays,
    /// Presses that were shed, or not answered in time.
    pub(crate) turned_away: usize,
    pub(crate) unheard: usize,
    /// Steps that they gave up.
    pub(crate) not_made: usize,
}

impl Calm {
    /// Adds what happened to others.
    pub(crate) fn and(self, others: &Calm) -> Calm {
        Calm {
            delays: self.delays.iter().chain(others.delays.iter()).collect(),
            turned_away: self.turned_away + others.turned_away,
            unheard: self.unheard + others.unheard,
            not_made: self.not_made + others.not_made,
        }
    }
}

/// Lets two people play for a time, and returns what happened to them. After a number of steps they leave a
/// match and start another one.
pub(crate) async fn play(
    discord: &Arc<Discord>,
    pair: &mut Pair,
    steps_of_match: usize,
    time: Duration,
) -> anyhow::Result<Calm> {
    let mut dice = StdRng::seed_from_u64(2);
    let come_again = screens::refusal_screen(Words::english(), &Refusal::TooBusy).text;
    let (mut calm, begun) = (Calm::default(), Instant::now());
    while begun.elapsed() < time {
        if calm.delays.count() % steps_of_match == steps_of_match - 1 {
            pair.leave();
        }
        let first = Instant::now();
        let (mut is_made, mut wish) = (false, Wish::Play);
        for _ in 0..TRIES {
            let press = pair.press(wish, &mut dice);
            let asked = discord.interact(press.place, press.who, press.action());
            match tokio::time::timeout(RESPONSE_TIME, asked).await {
                Ok(Ok((_, said))) => {
                    let is_turned_away = said.face.content().contains(&come_again);
                    calm.turned_away += usize::from(is_turned_away);
                    is_made = pair.hear(press.about, &said, &mut dice);
                    // People who were told to try again press the same button. Others look at the current
                    // state first.
                    if !is_turned_away {
                        wish = if wish == Wish::Play { Wish::Board } else { Wish::Play };
                    }
                }
                _ => {
                    calm.unheard += 1;
                    wish = if wish == Wish::Play { Wish::Board } else { Wish::Play };
                }
            }
            if is_made {
                break;
            }
            tokio::time::sleep(AGAIN).await;
        }
        calm.delays.add(first.elapsed());
        calm.not_made += usize::from(!is_made);
        tokio::time::sleep(PACE.saturating_sub(first.elapsed())).await;
    }
    Ok(calm)
}
