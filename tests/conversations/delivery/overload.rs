//! Far more requests at once than the bot can handle: each is answered or told to try again, moves come
//! first, and afterwards everything is as before.
//!
//! This runs one burst. `KUZHI_OVERLOAD=600 cargo test -p kuzhi-tests --test conversations overload --
//! --nocapture` runs for so many seconds.

use std::env;
use std::time::{Duration, Instant};

use kuzhi_tests::conversation::{Message, Pending, Person};
use kuzhi_tests::discord::RESPONSE_TIME;

use crate::bot::{Evening, Transport, moves};

/// How many people press.
const CROWD: usize = 50;

/// How many presses there are at once: so many times what the bot can answer while Discord waits, if it
/// answers one after the other, and at most this many.
const TIMES: u32 = 4;
const MOST: usize = 600;

/// How many presses tell how long one takes.
const PROBES: u32 = 5;

/// How long one waits before an answer will not come.
const PATIENCE: Duration = Duration::from_secs(30);

impl Evening {
    /// How many presses are far too many for this machine, as busy as it is.
    async fn too_many(&self, board: &Message, guest: &Person) -> usize {
        let begun = Instant::now();
        for _ in 0..PROBES {
            guest.at(&self.hall).click(board, "More …").await;
        }
        let takes = begun.elapsed() / PROBES;
        let fits = (RESPONSE_TIME * TIMES).as_micros() / takes.as_micros().max(1);
        usize::try_from(fits).unwrap().clamp(CROWD, MOST)
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_is_answered_or_refused_while_play_goes_on() {
    let seconds = env::var("KUZHI_OVERLOAD").ok().and_then(|value| value.parse().ok()).unwrap_or(0);
    let (begun, lasts) = (Instant::now(), Duration::from_secs(seconds));
    let evening = Evening::begin_by(Transport::Gateway, &[]).await;
    let mut board = evening.board().await;
    let crowd: Vec<_> = (0..CROWD).map(|one| evening.discord.person(&format!("OtherServer{one}"))).collect();
    let (mut asked, mut turned_away, mut dropped, mut made) = (0, 0, 0, 0);
    while asked == 0 || begun.elapsed() < lasts {
        let press = |one: usize| {
            let guest = &crowd[one % CROWD];
            guest.at(&evening.hall).click(&board, "More …").begin()
        };
        let number = evening.too_many(&board, &crowd[0]).await;
        let pending: Vec<Pending> = (0..number).map(press).collect();
        // In the middle of it someone moves.
        let before = board.screen();
        evening.move_on(&board).await;
        evening.hall.until(|_| board.screen() != before, "the move").await;
        made += 1;
        for one in &pending {
            asked += 1;
            // When one has waited in vain, the others have waited as long.
            let patience = if dropped == 0 { PATIENCE } else { Duration::ZERO };
            match one.answer_within(patience).await {
                Some(answer) => {
                    let said = answer.text();
                    turned_away += usize::from(said.starts_with("Very many people are playing right now."));
                }
                None => dropped += 1,
            }
        }
        if moves(&board).is_empty() {
            board = evening.board().await;
        }
    }
    println!(
        "{asked} at once in bursts, {turned_away} turned away, {dropped} dropped, {made} moves in the midst"
    );
    // On a busy machine the capacity shrinks, and some requests are dropped.
    assert!(dropped <= asked / 2, "{dropped} of {asked} were dropped");
    let again = crowd[0].at(&evening.hall).click(&board, "More …").await;
    assert!(!again.text().starts_with("Very many"), "all is as before: {}", again.text());
    evening.bot.stop().await;
}
