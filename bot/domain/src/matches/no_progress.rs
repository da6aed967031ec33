//! Games that make no progress: when the rest may be split, and when it is (RULES G6).

use kuzhi_engine::{Outcome, Reason};

use crate::matches::{Match, Playing};
use crate::refusal::Refusal;

/// The number of moves without a capture after which two people may agree to split the rest, even if no
/// position has come back. Some circles are too long to wait for.
const MOVES_TO_AGREE: usize = 20;

/// The number of moves without a capture after which the rest is split where no two people can agree on it:
/// 75 of each player, as in chess (Laws of Chess, 9.6.2).
pub const MOST_QUIET_MOVES: usize = 150;

/// Whether two people play who may agree to split the rest now.
pub fn may_agree(playing: &Playing) -> bool {
    playing.seats().people().count() == 2 && check_circles(playing).is_ok()
}

/// Checks that a game goes in circles.
pub(crate) fn check_circles(playing: &Playing) -> Result<(), Refusal> {
    let board = playing.board();
    if board.quiet_moves() >= MOVES_TO_AGREE || board.has_come_back() {
        Ok(())
    } else {
        Err(Refusal::TooEarlyForEnd { moves: MOVES_TO_AGREE })
    }
}

/// Whether the rest of a match is split without an agreement once it has made no progress for long: in
/// tournaments, and where the players are not two people.
pub fn ends_by_itself(current: &Match, playing: &Playing) -> bool {
    current.tournament().is_some() || playing.seats().people().count() < 2
}

/// Returns the outcome after a move that was one too many without progress.
pub(crate) fn outcome(current: &Match, played: &Playing) -> Option<Outcome> {
    let is_due = played.board().quiet_moves() >= MOST_QUIET_MOVES && ends_by_itself(current, played);
    is_due.then(|| played.outcome_of_split(Reason::NoProgress)).flatten()
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::{Game, Move};

    use super::*;
    use crate::matches::access::playing;
    use crate::matches::{Actor, Ending, Intent, MatchSetup, Offer, Seat, TournamentLink, decide, may_offer};
    use crate::{PlayerId, Timestamp, TournamentId};

    /// Whether South may offer an end after these moves of Al-manqala, one digit for each.
    fn may_end(moves: &str) -> Result<(), Refusal> {
        let seats = [1, 2].map(|id| Seat::Person(PlayerId(id)));
        let moves: Vec<_> = moves.chars().map(|mv| mv.to_string().parse().unwrap()).collect();
        let game = "al-manqala".parse().unwrap();
        let current = MatchSetup::played(game, seats, &moves, Timestamp::default()).unwrap().check().unwrap();
        may_offer(&current, PlayerId(1), Offer::End).map(|_| ())
    }

    #[test]
    fn an_end_can_be_agreed_once_the_game_repeats() {
        let too_early = Err(Refusal::TooEarlyForEnd { moves: MOVES_TO_AGREE });
        // Fourteen moves after the last capture, a position repeats.
        let circle = "523673122261433431255124453677711231462462335224761531166342573354156677112233445";
        assert_eq!(may_end(""), too_early);
        assert_eq!(may_end(&circle[..circle.len() - 1]), too_early);
        assert_eq!(may_end(circle), Ok(()));
    }

    #[test]
    fn an_end_can_be_agreed_after_long_without_captures() {
        let too_early = Err(Refusal::TooEarlyForEnd { moves: MOVES_TO_AGREE });
        let quiet = "11121314151221231224";
        assert_eq!(may_end(&quiet[..MOVES_TO_AGREE - 1]), too_early);
        assert_eq!(may_end(quiet), Ok(()));
    }

    /// Moves of a game that end with this many in a row that put no seed into a store.
    fn quiet(game: Game, most: usize) -> Vec<Move> {
        let (mut board, mut seen) = (game.start(), Vec::new());
        while board.quiet_moves() < most {
            let after = |mv: &Move| {
                let mut next = board.clone();
                next.play(*mv, &mut |_| ()).unwrap();
                let is_narrow = next.legal().len() < 2;
                (
                    next.outcome().is_some(),
                    next.quiet_moves() == 0,
                    seen.contains(&next.position()),
                    is_narrow,
                )
            };
            let mv = board.legal().into_iter().min_by_key(after).unwrap();
            board.play(mv, &mut |_| ()).unwrap();
            seen.push(board.position());
        }
        board.moves().to_vec()
    }

    #[test]
    fn a_game_without_progress_ends_where_no_two_people_can_agree() {
        for id in ["oware", "toguz-kumalak", "bestemshe", "al-manqala"] {
            let game: Game = id.parse().unwrap();
            let moves = quiet(game, MOST_QUIET_MOVES);
            let (last, before) = moves.split_last().unwrap();
            let ada = Seat::Person(PlayerId(1));
            let ending = |other: Seat, is_tournament: bool| {
                let setup = MatchSetup::played(game, [ada, other], before, Timestamp::default()).unwrap();
                let tournament = is_tournament.then(|| {
                    let (id, name) = (TournamentId::from_random(1), String::new());
                    Box::new(TournamentLink { id, name, takebacks: false, is_paused: false, beside: None })
                });
                let current = MatchSetup { tournament, ..setup }.check().unwrap();
                let actor = match playing(&current).unwrap().to_move().unwrap() {
                    Seat::Person(player) => Actor::Person(player),
                    _ => Actor::Bot,
                };
                let intent = Intent::Move { at: None, mv: *last };
                let next = decide(&current, actor, intent, Timestamp::default()).unwrap();
                next.over().map(|over| (over.ending(), over.board().position().board.stores()))
            };
            let bob = Seat::Person(PlayerId(2));
            assert_eq!(ending(bob, false), None, "{id}");
            let kuzhi = Seat::Bot("3".parse().unwrap());
            for (other, is_tournament) in [(kuzhi, false), (bob, true)] {
                let Some((Ending::Played(outcome), stores)) = ending(other, is_tournament) else {
                    panic!("{id} goes on")
                };
                assert_eq!((outcome.reason, outcome.score), (Reason::NoProgress, stores), "{id}");
                let sum: u32 = stores.into_iter().map(u32::from).sum();
                assert_eq!(sum, game.start().position().board.total(), "{id}: every seed counts");
            }
        }
    }
}
