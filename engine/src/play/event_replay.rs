//! Rebuilds a position from the events of a move, without the rules.

use crate::layout::position::USUAL_EATS;
use crate::{Board, Event, Hole, Marks, Phase, Pit, PitSet, Position, Side};

/// Follows a match by its events alone, starting from a position.
///
/// Between two events it gives the board at that moment and the number of seeds in the mover's hand. An
/// animation can draw these.
///
/// # Examples
///
/// ```
/// use kuzhi_engine::{Game, EventReplay};
///
/// let mut game = Game::default().start();
/// let mut replay = EventReplay::new(game.position());
/// game.play("3".parse()?, &mut |event| replay.apply(&event).expect("the move begins here"))?;
/// assert_eq!((*replay.position(), replay.hand()), (game.position(), 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventReplay {
    position: Position,
    hand: u8,
}

/// The error for an event that cannot happen in the current position.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the event does not fit the position: {0:?}")]
pub struct EventMismatch(pub Event);

impl EventReplay {
    /// Starts from a position between two moves.
    pub const fn new(position: Position) -> EventReplay {
        EventReplay { position, hand: 0 }
    }

    /// Returns the current position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the number of seeds in the mover's hand.
    pub const fn hand(&self) -> u8 {
        self.hand
    }

    /// Applies an event to the position.
    ///
    /// # Errors
    ///
    /// Fails if the event cannot happen here. It may then be partly applied.
    pub fn apply(&mut self, event: &Event) -> Result<(), EventMismatch> {
        self.draw(*event).ok_or(EventMismatch(*event))
    }

    fn draw(&mut self, event: Event) -> Option<()> {
        match event {
            Event::Lifted { pit, seeds } => {
                self.empty(pit, seeds)?;
                self.hand = self.hand.checked_add(seeds)?;
            }
            Event::Sown { hole } => {
                self.hand = self.hand.checked_sub(1)?;
                match hole {
                    Hole::Pit(pit) => self.give(pit, 1)?,
                    Hole::Store(side) => self.bank(side, 1)?,
                }
            }
            Event::SownIntoCastle { pit, owner } => {
                self.hand = self.hand.checked_sub(1)?;
                (self.position.castles[owner.index()] == Some(pit)).then_some(())?;
                self.bank(owner, 1)?;
            }
            Event::HandKept { seeds, by } => {
                self.hand = self.hand.checked_sub(seeds)?;
                self.bank(by, seeds)?;
            }
            Event::Captured { pit, seeds, by } => {
                self.empty(pit, seeds)?;
                self.bank(by, seeds)?;
            }
            Event::Swept { pit, seeds, to } => {
                self.take(pit, seeds)?;
                self.bank(to, seeds)?;
            }
            Event::Filled { pit, seeds } => {
                self.unbank(self.position.ring.owner(pit), seeds)?;
                self.give(pit, seeds)?;
                self.position.excluded.remove(pit);
            }
            Event::Withdrawn { pit, seeds } => {
                self.take(pit, seeds)?;
                self.bank(self.position.ring.owner(pit), seeds)?;
            }
            Event::PassedOver { .. }
            | Event::EndlessSowing { .. }
            | Event::GrandSlam { .. }
            | Event::ExtraTurn { .. } => {}
            _ => self.draw_no_seeds(event),
        }
        Some(())
    }

    /// Applies an event that moves no seeds.
    fn draw_no_seeds(&mut self, event: Event) {
        let position = &mut self.position;
        match event {
            Event::DirectionChosen { direction } => position.direction = Some(direction),
            Event::CastleBuilt { pit, owner } => position.castles[owner.index()] = Some(pit),
            Event::Marked { pit, mark, owner } => position.marks.insert(pit, mark, owner),
            Event::Excluded { pit } => position.excluded.insert(pit),
            Event::TurnPassed { to } => {
                self.close_turn();
                self.position.turn = Some(to);
            }
            Event::RoundEnded { .. } => self.close_turn(),
            Event::RoundBegan { round, begins, direction, end_pits_first } => {
                *position = Position {
                    turn: Some(begins),
                    round,
                    opener: begins,
                    excluded: PitSet::EMPTY,
                    marks: Marks::NONE,
                    direction,
                    eats: [USUAL_EATS; 2],
                    to_open: [end_pits_first; 2],
                    ..*position
                };
            }
            Event::ArrangingBegan { .. } => position.phase = Phase::Arrange,
            Event::Arranged { side, eats } => {
                position.phase = Phase::Play;
                position.eats[side.index()] = eats;
            }
            Event::Ended { outcome } => {
                position.turn = None;
                position.phase = Phase::Over;
                position.outcome = Some(outcome);
            }
            _ => {}
        }
    }

    /// Ends the mover's turn, so their first turn of the round is over.
    fn close_turn(&mut self) {
        if let Some(mover) = self.position.turn {
            self.position.to_open[mover.index()] = false;
        }
    }

    fn board(&mut self) -> &mut Board {
        &mut self.position.board
    }

    fn empty(&mut self, pit: Pit, seeds: u8) -> Option<()> {
        (self.board().lift(pit) == seeds).then_some(())
    }

    fn take(&mut self, pit: Pit, seeds: u8) -> Option<()> {
        let left = self.position.board[pit].checked_sub(seeds)?;
        self.board().set(pit, left);
        Some(())
    }

    fn give(&mut self, pit: Pit, seeds: u8) -> Option<()> {
        let now = self.position.board[pit].checked_add(seeds)?;
        self.board().set(pit, now);
        Some(())
    }

    fn bank(&mut self, side: Side, seeds: u8) -> Option<()> {
        let now = self.position.board.store(side).checked_add(seeds)?;
        self.board().set_store(side, now);
        Some(())
    }

    fn unbank(&mut self, side: Side, seeds: u8) -> Option<()> {
        let left = self.position.board.store(side).checked_sub(seeds)?;
        self.board().set_store(side, left);
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;

    #[test]
    fn what_cannot_happen_is_refused() {
        let mut replay = EventReplay::new(Game::default().start().position());
        let pit = Pit::new(0).unwrap();
        for event in [
            Event::Sown { hole: Hole::Pit(pit) },
            Event::Swept { pit, seeds: 5, to: Side::South },
            Event::Filled { pit, seeds: 1 },
            Event::SownIntoCastle { pit, owner: Side::North },
            Event::Captured { pit, seeds: 3, by: Side::South },
        ] {
            assert_eq!(replay.apply(&event), Err(EventMismatch(event)));
        }
    }
}
