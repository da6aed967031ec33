//! What moves do and what they allow, in plain words. It is found by playing them, without any evaluation.

use kuzhi_engine as engine;
use kuzhi_engine::{Event, Move, MoveFacts};

use crate::words::{Words, say, side_name};

/// What your own move does for you: captures, a castle, another turn. Empty if it does none of these.
pub(crate) fn does(words: &Words, board: &engine::Match, mv: Move) -> Vec<String> {
    let Ok(facts) = board.facts(mv) else { return Vec::new() };
    let seeds = captured(&facts);
    let captures = (seeds > 0).then(|| say!(words, "coach-captures", seeds = seeds));
    let tuzdik = board.position().ring.has_tuzdiks();
    let castle = facts.castle.map(|_| say!(words, if tuzdik { "coach-tuzdik" } else { "coach-castle" }));
    let again = facts.extra_turn.then(|| say!(words, "coach-again"));
    [captures, castle, again].into_iter().flatten().collect()
}

/// What the opponent could do right after your move. `None` if there is no threat, if you move again, or if
/// the round is over.
pub(crate) fn leaves(
    words: &Words,
    board: &engine::Match,
    mv: Move,
    name: impl Fn(Move) -> String,
) -> Option<String> {
    let (mover, mut after, mut is_round_over) = (board.turn()?, board.clone(), false);
    after.play(mv, &mut |event| is_round_over |= matches!(event, Event::RoundEnded { .. })).ok()?;
    if is_round_over || after.turn() == Some(mover) {
        return None;
    }
    let reply = after.threats().into_iter().next()?;
    threat(words, &reply, &name(reply.mv))
}

/// What a reply with this name does for the opponent. `None` if it captures nothing and is no extra turn.
pub(crate) fn threat(words: &Words, reply: &MoveFacts, name: &str) -> Option<String> {
    match captured(reply) {
        0 if reply.extra_turn => Some(say!(words, "coach-threat-again", move = name)),
        0 => None,
        seeds => Some(say!(words, "coach-threat-captures", seeds = seeds, move = name)),
    }
}

/// What the player to move could do at once.
pub(crate) fn next(words: &Words, board: &engine::Match, name: impl Fn(Move) -> String) -> Option<String> {
    let (side, threat) = (side_name(words, board.turn()?), board.threats().into_iter().next()?);
    let name = name(threat.mv);
    match captured(&threat) {
        0 if threat.extra_turn => Some(say!(words, "coach-next-again", side = side, move = name)),
        0 => None,
        seeds => Some(say!(words, "coach-next-captures", side = side, seeds = seeds, move = name)),
    }
}

/// The seeds that a move captures for its own player.
fn captured(facts: &MoveFacts) -> u32 {
    let own = facts.captures.iter().filter(|capture| capture.by == facts.by);
    own.map(|capture| u32::from(capture.seeds)).sum()
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Game;

    use super::*;

    fn board(position: &str) -> engine::Match {
        engine::Match::from_position(Game::default(), &position.parse().unwrap()).unwrap()
    }

    fn lift(pit: &str) -> Move {
        pit.parse().unwrap()
    }

    #[test]
    fn coaching_tells_exactly_what_a_move_does() {
        let words = Words::english();
        let start = Game::default().start();
        assert_eq!(does(words, &start, lift("4")), ["You move again."]);
        assert_eq!(does(words, &start, lift("1")), [""; 0]);
        // The last of three seeds falls into North's pit 1 and makes two.
        let captures = board("4.4.4.4.0.3/1.4.4.4.4.4 4:4 south");
        assert_eq!(does(words, &captures, lift("6")), ["It captures 2 seeds."]);
    }

    #[test]
    fn coaching_tells_what_the_replies_do() {
        let words = Words::english();
        let name = |mv: Move| mv.to_string();
        let start = Game::default().start();
        assert_eq!(leaves(words, &start, lift("4"), name), None, "they move again");
        // North's four stones of pit 4 end in the store.
        let left = leaves(words, &start, lift("1"), name).unwrap();
        let after = board("1.5.5.5.4.4/4.4.4.4.4.4 0:0 north");
        let threat = &after.threats()[0];
        assert!(left.contains(&threat.mv.to_string()), "{left}: {threat:?}");
        let next = next(words, &after, name).unwrap();
        assert!(next.starts_with("North can now "), "{next}");
    }
}
