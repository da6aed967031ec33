//! What moves do and what they allow, in plain words. It is found by playing them, without any evaluation.

use kuzhi_domain::matches::Step;
use kuzhi_engine as engine;
use kuzhi_engine::{Event, Move, MoveFacts};

use super::naming::Naming;
use super::reasons::{Fired, fired, joined};
use crate::words::{Words, say};

/// What your own move does for you, and by which rules. Empty if it gains nothing.
pub(crate) fn does(words: &Words, board: &engine::Match, mv: Move) -> Vec<String> {
    let (Ok(facts), Some(step)) = (board.facts(mv), played(&mut board.clone(), mv)) else {
        return Vec::new();
    };
    let seeds = captured(&facts);
    let captures = (seeds > 0).then(|| say!(words, "coach-captures", seeds = seeds));
    let naming = Naming::of_learner(words, step.mover);
    let fired = joined(fired(board.game(), &step.before, step.mover, &step.events));
    let reasons = fired.into_iter().filter(Fired::is_gain).map(|fired| fired.sentence(words, &naming));
    captures.into_iter().chain(reasons).collect()
}

/// Plays a move. `None` if it is illegal.
pub(crate) fn played(board: &mut engine::Match, mv: Move) -> Option<Step> {
    let (mover, before, mut events) = (board.turn()?, board.position(), Vec::new());
    board.play(mv, &mut |event| events.push(event)).ok()?;
    Some(Step { mover, before, events: events.into() })
}

/// The reply to your move that gains the opponent most at once. `None` if there is no threat, if you move
/// again, or if the round is over.
pub(crate) fn reply(board: &engine::Match, mv: Move) -> Option<(MoveFacts, Step)> {
    let mut after = board.clone();
    let step = played(&mut after, mv)?;
    let is_round_over = step.events.iter().any(|event| matches!(event, Event::RoundEnded { .. }));
    if is_round_over || after.turn() == Some(step.mover) {
        return None;
    }
    let reply = after.threats().into_iter().next()?;
    let answer = played(&mut after, reply.mv)?;
    Some((reply, answer))
}

/// What the opponent could do right after your move, if that is a threat.
pub(crate) fn leaves(
    words: &Words,
    board: &engine::Match,
    mv: Move,
    name: impl Fn(Move) -> String,
) -> Option<String> {
    let (reply, _) = reply(board, mv)?;
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
pub(crate) fn next(
    words: &Words,
    board: &engine::Match,
    naming: &Naming,
    name: impl Fn(Move) -> String,
) -> Option<String> {
    let (side, threat) = (board.turn()?, board.threats().into_iter().next()?);
    let (you, name) = (naming.is_you(side), name(threat.mv));
    let player = naming.mover(words, side);
    Some(match captured(&threat) {
        0 if threat.extra_turn && you => say!(words, "coach-next-again-you", move = name),
        0 if threat.extra_turn => say!(words, "coach-next-again", side = player, move = name),
        0 => return None,
        seeds if you => say!(words, "coach-next-captures-you", seeds = seeds, move = name),
        seeds => say!(words, "coach-next-captures", side = player, seeds = seeds, move = name),
    })
}

/// The seeds that a move captures for its own player.
pub(crate) fn captured(facts: &MoveFacts) -> u32 {
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
        let again = "The last seed falls into your store: you move again.";
        assert_eq!(does(words, &start, lift("4")), [again]);
        assert_eq!(does(words, &start, lift("1")), [""; 0]);
        // The last of three seeds falls into North's pit 1 and makes two.
        let captures = board("4.4.4.4.0.3/1.4.4.4.4.4 4:4 south");
        let even = "The last seed makes 2 in the other row, an even number: captured.";
        assert_eq!(does(words, &captures, lift("6")), ["It captures 2 seeds.", even]);
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
        let next = |naming| next(words, &after, &naming, name).unwrap();
        assert!(next(Naming::of_sides(words)).starts_with("North can now "));
        assert!(next(Naming::of_learner(words, kuzhi_engine::Side::North)).starts_with("You can now "));
    }
}
