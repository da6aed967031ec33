//! Explains in a line why some pits with seeds cannot be played now.

use kuzhi_engine as engine;
use kuzhi_engine::{Direction, Illegal, Move, Phase};

use crate::words::Words;
use crate::words::say;

/// Explains the rules that keep the player to move from playing pits with seeds, each rule once. `None` if
/// all such pits can be played.
pub(crate) fn why(words: &Words, board: &engine::Match) -> Option<String> {
    let position = board.position();
    let side = position.turn.filter(|_| position.phase == Phase::Play)?;
    let chooses_way = board.legal().iter().any(|mv| matches!(mv, Move::LiftTowards(..)));
    let mut rules: Vec<&str> = Vec::new();
    for number in position.ring.numbers() {
        // These rules do not depend on the direction.
        let mv = if chooses_way {
            Move::LiftTowards(number, Direction::CounterClockwise)
        } else {
            Move::Lift(number)
        };
        let holds_seeds = position.ring.pit(side, number).is_some_and(|pit| position.board[pit] > 0);
        let rule = board.check(mv).err().filter(|_| holds_seeds).and_then(rule);
        rules.extend(rule.filter(|rule| !rules.contains(rule)));
    }
    let said: Vec<String> = rules.into_iter().map(|rule| say!(words, rule)).collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// Returns the sentence for a rule that blocks a pit with seeds.
const fn rule(illegal: Illegal) -> Option<&'static str> {
    match illegal {
        Illegal::EndPitFirst { .. } => Some("board-end-pits-first"),
        Illegal::SingleSeed(_) => Some("board-singles-stay"),
        Illegal::FrontSingle(_) => Some("board-front-single-stays"),
        Illegal::MustFeed(_) => Some("board-feed-first"),
        Illegal::Marked { .. } => Some("board-marked-stay"),
        // No other rule blocks a pit with seeds.
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Game;

    use super::*;

    fn explanation(game: &str, position: &str) -> Option<String> {
        let game = Game::by_id(game).unwrap();
        let board = engine::Match::from_position(game, &position.parse().unwrap()).unwrap();
        why(Words::english(), &board)
    }

    #[test]
    fn no_explanation_while_every_pit_can_be_lifted() {
        for game in Game::all().filter(|game| game.id() != "kotu-baendum") {
            assert_eq!(why(Words::english(), &game.start()), None, "{}", game.id());
        }
        assert_eq!(explanation("mangala", "0.4.4.4.4.4/4.4.4.4.4.4 4:0 south"), None);
    }

    #[test]
    fn a_first_turn_is_from_an_end_pit() {
        let start = Game::by_id("kotu-baendum").unwrap().start();
        let first = "**End pits first:** your first turn of a round starts from pit 1 or 7.";
        assert_eq!(why(Words::english(), &start).unwrap(), first);
    }

    #[test]
    fn singles_and_marked_pits_stay() {
        let singles = "1.2.0.0.0.0.0/4.4.4.4.4.4.4 25:0 south direction=+";
        let wait = "**Singles wait:** \
             a pit with a single seed cannot be sown while another of yours holds two or more.";
        assert_eq!(explanation("kotu-baendum", singles).unwrap(), wait);
        let front = "1.1.0.0.0.0.1/4.4.4.4.4.4.4 25:0 south direction=+";
        let waits = "**The front pit waits:** while you have only single seeds, the one in your front pit, \
                     the last pit in the direction of sowing, stays.";
        assert_eq!(explanation("kotu-baendum", front).unwrap(), waits);
        let tied = "5.2.0.0.0.0.4south/4.4.4.4.4.4.4 17:0 south direction=+";
        let marked = "**Marked pits wait:** tied and blocked pits cannot be sown until the round ends.";
        assert_eq!(explanation("kotu-baendum", tied).unwrap(), marked);
    }

    #[test]
    fn an_empty_row_is_fed_first() {
        let position = "1.0.0.0.0.0.3/0.0.0.0.0.0.0 48:46 south";
        let feed = "**Feed first:** the other row is empty, so you have to sow a pit that gives it a seed.";
        assert_eq!(explanation("al-manqala", position).unwrap(), feed);
    }

    #[test]
    fn blocked_pits_are_explained_exactly_when_there_are_some() {
        for game in Game::all() {
            let (mut board, mut state) = (game.start(), 7_u64);
            for _ in 0..400 {
                let (position, legal) = (board.position(), board.legal());
                let Some(side) = board.turn() else { break };
                if position.phase == Phase::Play {
                    let row = position.ring.row(side).zip(position.ring.numbers());
                    let is_stuck = row.into_iter().any(|(pit, number)| {
                        let lifts = |mv: &Move| match *mv {
                            Move::Lift(one) | Move::LiftTowards(one, _) => one == number,
                            Move::Arrange(_) => false,
                        };
                        position.board[pit] > 0 && !legal.iter().any(lifts)
                    });
                    let said = why(Words::english(), &board);
                    assert_eq!(said.is_some(), is_stuck, "{} {said:?}: {board:?}", game.id());
                }
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let choice = usize::try_from(state >> 33).unwrap() % legal.len();
                board.play(legal[choice], &mut |_| ()).unwrap();
            }
        }
    }
}
