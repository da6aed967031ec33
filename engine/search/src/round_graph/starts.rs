//! What the first moves of a round bring that begins with all pits full: more positions than the bot has
//! memory for.

use kuzhi_engine::{Capture, Direction, KotuBaendum, Move, Rules as _};

use super::State;

/// Returns the lead after each first move, to the player who makes it. `None` if the direction is chosen,
/// as another round has begun or a move was made.
///
/// `kuzhi-engine solve --game kotu-baendum --memory 1100` finds them out, for what follows `1+` and `1-`.
pub(super) fn leads(rules: KotuBaendum, state: &State) -> Option<Vec<(Move, i8)>> {
    let (along_the_row, into_the_other) = match rules.capture {
        Capture::Relay => (2, 4),
        Capture::EndsTurn => (8, 2),
    };
    let mut leads = Vec::new();
    rules.each_move(state, &mut |mv| {
        let Move::LiftTowards(number, direction) = mv else { return };
        let stays = (number.get() == 1) == (direction == Direction::CounterClockwise);
        leads.push((mv, if stays { along_the_row } else { into_the_other }));
    });
    (!leads.is_empty()).then_some(leads)
}
