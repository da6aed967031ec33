//! A person who plays calmly during a flood.

use std::time::Duration;

use kuzhi_tests::discord::Snowflake;
use kuzhi_tests::load::{Board, Delays, Player, Report, rounds};

use crate::stage::Stage;

/// The level of their opponent.
const LEVEL: u8 = 3;

/// The pause between a board and the click on it.
const PAUSE: Duration = Duration::from_millis(100);

/// How long the bot may take for its move.
const LONGEST_ANSWER: Duration = Duration::from_millis(500);

/// How long they wait for the bot's move.
const TIMEOUT: Duration = Duration::from_secs(20);

/// What they saw.
#[derive(Default)]
pub(crate) struct Answers {
    /// The times from each click to the bot's move.
    delays: Delays,
    /// Whether there were as many moves as wanted.
    is_complete: bool,
}

impl Answers {
    pub(crate) fn report(&self, report: &mut Report) {
        report.figure("answers of level 3", format!("{} ({})", self.delays.count(), self.delays));
        if self.is_complete {
            report.delay("slowest of them", self.delays.worst(), LONGEST_ANSWER);
        } else {
            report.delay("one did not come for", TIMEOUT, LONGEST_ANSWER);
        }
    }
}

/// Plays this many moves against level 3, or until one is not answered.
pub(crate) async fn answers(stage: &Stage, mut player: Player, count: usize) -> Answers {
    let mut answers = Answers::default();
    let rounds = rounds();
    for round in rounds.iter().cycle() {
        if player.begin(round, LEVEL).await.is_err() {
            break;
        }
        if play(stage, &mut player, count, &mut answers.delays).await.is_none() {
            break;
        }
        if answers.delays.count() >= count {
            answers.is_complete = true;
            break;
        }
    }
    answers
}

/// Plays a match. `None` if a move was not answered.
async fn play(stage: &Stage, player: &mut Player, count: usize, delays: &mut Delays) -> Option<()> {
    let mut clicked = None::<Snowflake>;
    loop {
        let board = player.turn(TIMEOUT).await?;
        let (Board::Turn { since, .. } | Board::Over(since)) = &board else { continue };
        if let Some(click) = clicked.take() {
            let begun = stage.discord.server().read(|world| world.interactions[&click].begun);
            delays.add(since.saturating_duration_since(begun));
        }
        if matches!(board, Board::Over(_)) || delays.count() >= count {
            return Some(());
        }
        tokio::time::sleep(PAUSE).await;
        clicked = player.click_any(&board);
        // Until the click is handled, the board looks as before.
        player.is_answered(clicked?).await.then_some(())?;
    }
}
