//! Why a move captured nothing, in games whose captures depend on the last seed.

use kuzhi_engine::{CaptureInto, Event, EventReplay, Game, Hole, Kalah, MangalaCastle, Pit, Position, Side};

use crate::words::naming::Naming;
use crate::words::{Words, say};

/// Says why the last seed of a move captured nothing, with its pit. `None` if it did something else, and in
/// relays, whose ends have reasons of their own.
pub(crate) fn missed(
    words: &Words,
    naming: &Naming,
    (game, before): (Game, &Position),
    mover: Side,
    events: &[Event],
) -> Option<String> {
    let is_more = |event: &Event| {
        matches!(event, Event::Captured { .. } | Event::GrandSlam { .. } | Event::ExtraTurn { .. })
    };
    let (pit, seeds) = last_seed(before, events).filter(|_| !events.iter().any(is_more))?;
    let owner = before.ring.owner(pit);
    let names = unmet(game, owner == mover)?;
    let name = names[usize::from(naming.is_you(owner))];
    let (row, number) = naming.place(before.ring, pit);
    Some(say!(words, name, side = row, pit = number, seeds = seeds))
}

/// The pit into which the last seed falls, and what it holds then.
fn last_seed(before: &Position, events: &[Event]) -> Option<(Pit, u8)> {
    let mut replay = EventReplay::new(*before);
    let mut last = None;
    for event in events {
        replay.apply(event).ok()?;
        match *event {
            Event::Sown { hole: Hole::Pit(pit) } => last = Some((pit, replay.position().board[pit])),
            Event::Sown { .. } | Event::SownIntoCastle { .. } => last = None,
            _ => {}
        }
    }
    last
}

/// The rule that a last seed did not meet in the mover's own row, or in the other: what it says about
/// somebody's pit, and about the reader's.
const fn unmet(game: Game, is_own: bool) -> Option<[&'static str; 2]> {
    Some(match (game, is_own) {
        (Game::Pallankuzhi(_) | Game::PallamKhuzi(_) | Game::KotuBaendum(_), _)
        | (Game::Kalah(Kalah { capture: CaptureInto::Empty, .. }), true) => return None,
        (
            Game::Mangala(_)
            | Game::Kalah(_)
            | Game::MangalaCastle(MangalaCastle { own_pit_capture: true, .. }),
            true,
        ) => ["why-own-opposite", "why-own-opposite-you"],
        (Game::MangalaCastle(_) | Game::ToguzKumalak(_) | Game::Bestemshe(_) | Game::Oware(_), true) => {
            ["why-own-row", "why-own-row-you"]
        }
        (Game::Mangala(_) | Game::MangalaCastle(_) | Game::ToguzKumalak(_) | Game::Bestemshe(_), false) => {
            ["why-odd", "why-odd-you"]
        }
        (Game::Kalah(_), false) => ["why-other-row", "why-other-row-you"],
        (Game::Oware(_), false) => ["why-not-two-three", "why-not-two-three-you"],
        (Game::AlManqala(_), _) => ["why-not-two-four", "why-not-two-four-you"],
    })
}
