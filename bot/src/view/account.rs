//! What moves did, told in sentences from the engine's events.

use kuzhi_engine as engine;
use kuzhi_engine::{Event, Game, Side};

use super::{Words, player, say};
use crate::app::{Playing, Seats};

/// The most moves that are told under a board.
const MOST_MOVES: usize = 6;

/// One line for each of the last moves: those of the player who moved last and of the other one
/// before him, so that a person sees what followed his own move.
pub(super) fn last_moves(words: &Words, game: Game, playing: &Playing) -> Vec<String> {
    let mut board = game.start();
    let mut told: Vec<(Side, String)> = Vec::new();
    for &mv in &playing.moves {
        let Some(mover) = board.turn() else { break };
        let mut events = Vec::new();
        let before = board.clone();
        if board.play(mv, &mut |event| events.push(event)).is_err() {
            break;
        }
        told.push((mover, sentence(words, &before, mover, &playing.seats, &events)));
    }
    let skipped = told.len() - last_two_runs(&told).min(MOST_MOVES);
    told.drain(skipped..).map(|(_, line)| line).collect()
}

/// How many of the last moves belong to the last two unbroken runs of one player's moves.
fn last_two_runs(told: &[(Side, String)]) -> usize {
    let mut runs = told.chunk_by(|(one, _), (next, _)| one == next).rev();
    runs.by_ref().take(2).map(<[_]>::len).sum()
}

fn sentence(words: &Words, before: &engine::Match, mover: Side, seats: &Seats, events: &[Event]) -> String {
    let ring = before.position().ring;
    let mut sentences = Vec::new();
    let mut captured: u32 = 0;
    let mut swept: Option<(u32, Side)> = None;
    let mut again = false;
    for event in events {
        match *event {
            Event::Lifted { pit, seeds } => sentences.push(say!(
                words,
                "move-sown",
                player = player(words, seats.at(mover)),
                pit = ring.number(pit).get(),
                seeds = seeds
            )),
            Event::Captured { seeds, .. } => captured += u32::from(seeds),
            Event::ExtraTurn { .. } => again = true,
            Event::Swept { seeds, to, .. } => {
                swept = Some((swept.map_or(0, |(sum, _)| sum) + u32::from(seeds), to));
            }
            // The rest is on the board to be seen.
            _ => {}
        }
    }
    if captured > 0 {
        sentences.push(say!(words, "move-captured", seeds = captured));
    }
    match swept {
        Some((seeds, to)) => {
            let taker = player(words, seats.at(to));
            sentences.push(say!(words, "move-swept", seeds = seeds, player = taker));
        }
        None if again => sentences.push(say!(words, "move-again")),
        None => {}
    }
    sentences.join(" ")
}
