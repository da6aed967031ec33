//! One person presses "Show move" over and over, while two others play.

use std::time::{Duration, Instant};

use anyhow::{anyhow, ensure};
use kuzhi_tests::discord::{Interaction, RESPONSE_TIME, UserAction};
use kuzhi_tests::load::{Board, Delays, Player, Report, Round};

use crate::stage::Stage;

const PRESSES: usize = 2_000;

/// How many moves of others are needed to judge by.
const FEWEST_MOVES: usize = 20;

/// How long others may wait for their moves.
const LONGEST_MOVE: Duration = Duration::from_millis(300);

/// The pause between a board and the click on it.
const PAUSE: Duration = Duration::from_millis(50);

const TIMEOUT: Duration = Duration::from_secs(30);

/// How long the two others play before the flood.
const WARM_UP: Duration = Duration::from_secs(1);

/// How long the two others play on after the first press.
const FLOOD: Duration = Duration::from_secs(10);

pub(crate) async fn run(stage: &Stage, report: &mut Report) -> anyhow::Result<()> {
    let mut noisy = stage.player("Ada", 0);
    let mangala = Round { game: "mangala", options: String::new() };
    noisy.begin(&mangala, 1).await.map_err(|why| anyhow!("no match: {why}"))?;
    let first = noisy.turn(TIMEOUT).await.ok_or_else(|| anyhow!("no board"))?;
    noisy.click_any(&first).ok_or_else(|| anyhow!("no move"))?;
    let shown = |board: &Board| match board {
        Board::Turn { message, show: Some(show), .. } => Some((*message, show.clone())),
        _ => None,
    };
    let mut button = None;
    stage
        .wait(TIMEOUT, || {
            button = stage.discord.server().read(|world| shown(&noisy.board(world)));
            button.is_some()
        })
        .await;
    let (message, show) = button.ok_or_else(|| anyhow!("no move to show"))?;

    let mut pair = Pair { bob: stage.player("Bob", 1), cem: stage.player("Cem", 1), is_playing: false };
    let (peaceful, unanswered) = pair.play(WARM_UP).await;
    ensure!(peaceful.count() > 0 && unanswered == 0, "two people cannot play in peace");
    let others = tokio::spawn(async move { pair.play(FLOOD).await });
    for press in 0..PRESSES {
        noisy.press(message, show.clone()).ok_or_else(|| anyhow!("cannot press"))?;
        if press % 100 == 0 {
            tokio::task::yield_now().await;
        }
    }
    let custom_id = &show;
    let is_press = |one: &Interaction| pressed(one, custom_id);
    stage.all_answered(TIMEOUT, is_press).await;
    let (delays, unanswered) = others.await?;

    let tally = stage.tally(is_press);
    report.figure("presses", tally);
    report.number(&format!("not answered within {RESPONSE_TIME:?}"), tally.late + tally.never, 0);
    report.figure("moves of others", format!("{} ({delays})", delays.count()));
    report.truth("others could play on", delays.count() >= FEWEST_MOVES);
    report.number("moves of others without an answer", unanswered, 0);
    let slowest = if unanswered == 0 { delays.worst() } else { TIMEOUT };
    report.delay("slowest move of others", slowest, LONGEST_MOVE);
    stage.report_memory(report);
    Ok(())
}

fn pressed(one: &Interaction, wanted: &str) -> bool {
    matches!(&one.action, UserAction::Component { custom_id, .. } if custom_id == wanted)
}

/// Two people who play each other.
struct Pair {
    bob: Player,
    cem: Player,
    is_playing: bool,
}

impl Pair {
    /// Lets them play for a while. Returns how long their clicks took, and how many were not answered.
    async fn play(&mut self, time: Duration) -> (Delays, usize) {
        let until = Instant::now() + time;
        let (mut delays, mut unanswered) = (Delays::default(), 0);
        while Instant::now() < until {
            if !self.is_playing && self.bob.begin_with(&mut self.cem).await.is_err() {
                unanswered += 1;
                break;
            }
            let (board, mover) = tokio::select! {
                board = self.bob.turn(TIMEOUT) => (board, &mut self.bob),
                board = self.cem.turn(TIMEOUT) => (board, &mut self.cem),
            };
            let Some(board) = board else {
                unanswered += 1;
                break;
            };
            self.is_playing = matches!(board, Board::Turn { .. });
            if self.is_playing {
                tokio::time::sleep(PAUSE).await;
                match mover.clicked(&board).await {
                    Some(delay) => delays.add(delay),
                    None => unanswered += 1,
                }
            }
        }
        (delays, unanswered)
    }
}
