//! A costly move of a reviewed game, tried again in the review's own message.

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::BoardLook;
use kuzhi_domain::study::{PastGame, Variation};
use kuzhi_engine::Move;

use super::past_board::{Board, Replayed, shown_in};
use crate::board::Emojis;
use crate::request::Action;
use crate::screens::matches::move_buttons;
use crate::screens::{Button, ButtonStyle};
use crate::words::account::Teller;
use crate::words::{Words, game_name, say, side_name};

/// How good a move is that was tried in place of one that lost seeds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Tries {
    /// Nothing was tried yet.
    None,
    /// This one is as good as any.
    Best(Move),
    /// This one loses less than the one that was played.
    Better(Move),
    /// This one is no better.
    NoBetter(Move),
}

/// The board before a move of a game, with buttons to try others, and what came of the last try. The best
/// move is shown as played. The person who looks at it plays the side to move.
pub fn retry(
    words: &Words,
    shown: &PastGame,
    ply: usize,
    tries: Tries,
    who: PlayerId,
    look: BoardLook,
    emojis: &Emojis,
) -> Replayed {
    let history = shown.history().before(ply.saturating_sub(1));
    let retried = Retried { words, shown, ply, tries };
    let mut played = history.clone();
    if let Tries::Best(mv) = tries {
        let _ = played.play(mv);
    }
    let board = Board::after(words, shown, who, history);
    let (above, below) = (retried.above(&board), retried.below(&board));
    let rows = retried.rows(&board, look);
    let board = Board::after(words, shown, who, played);
    shown_in(look, words, rows, &board, &|look| {
        // What can be captured next would often be the answer.
        let drawn = board.drawn_without_coaching(look, emojis);
        let lines = above.iter().cloned().chain(drawn).chain(below.iter().cloned());
        lines.collect::<Vec<_>>().join("\n")
    })
}

struct Retried<'a> {
    words: &'a Words,
    shown: &'a PastGame,
    ply: usize,
    tries: Tries,
}

impl Retried<'_> {
    fn above(&self, board: &Board<'_>) -> Vec<String> {
        let (words, game) = (self.words, game_name(self.words, self.shown.game()));
        let mut lines = vec![say!(words, "retry-title", game = game, ply = self.ply)];
        let outcome = match self.tries {
            Tries::None => None,
            Tries::Best(mv) => Some(("retry-best", mv)),
            Tries::Better(mv) => Some(("retry-better", mv)),
            Tries::NoBetter(mv) => Some(("retry-no-better", mv)),
        };
        lines.extend(outcome.and_then(|(name, mv)| {
            let (label, account) = (self.label(board, mv)?, self.account(board, mv)?);
            Some(say!(words, name, move = label, account = account))
        }));
        lines
    }

    fn below(&self, board: &Board<'_>) -> Vec<String> {
        let (words, played) = (self.words, self.shown.history().moves().get(self.ply.saturating_sub(1)));
        let played = played.and_then(|&mv| self.label(board, mv));
        let task = match (self.tries, board.history.turn(), played) {
            (Tries::Best(_), ..) => None,
            (_, Some(side), Some(played)) if board.naming.is_you(side) => {
                Some(say!(words, "retry-task-you", move = played))
            }
            (_, Some(side), Some(played)) => {
                Some(say!(words, "retry-task", side = side_name(words, side), move = played))
            }
            _ => None,
        };
        task.into_iter().collect()
    }

    fn label(&self, board: &Board<'_>, mv: Move) -> Option<String> {
        Some(move_buttons::label(self.words, board.history.turn()?, mv))
    }

    /// What a move would do on this board.
    fn account(&self, board: &Board<'_>, mv: Move) -> Option<String> {
        let mut history = board.history.clone();
        history.play(mv).ok()?;
        let step = history.lately().last()?;
        let (naming, game, ring) = (&board.naming, self.shown.game(), step.before.ring);
        let teller = Teller { words: self.words, naming, game, ring };
        Some(teller.account(step.mover, &step.before, &step.events))
    }

    fn rows(&self, board: &Board<'_>, look: BoardLook) -> Vec<Vec<Button>> {
        let (id, ply) = (self.shown.id(), self.ply);
        let back = Button {
            label: say!(self.words, "button-review-back"),
            style: ButtonStyle::Secondary,
            enabled: true,
            action: Action::ReviewAgain(id),
        };
        if matches!(self.tries, Tries::Best(_)) {
            return vec![vec![back]];
        }
        let row = look.row_to_move(self.shown.seats(), board.history.board());
        let moves = move_buttons::to_try(self.words, board.history.board(), row, |mv| {
            Variation::new(vec![mv]).map(|tried| Action::Retry { id, ply, tried })
        });
        move_buttons::behind(moves, vec![back])
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::study::WrittenGame;

    use super::*;
    use crate::screens::Screen;

    const WHO: PlayerId = PlayerId(1);

    /// The second of these moves, retried.
    fn retried(tries: Tries) -> Screen {
        let game = WrittenGame::read("[Game \"mangala\"]\n[South \"Ada\"]\n\n1 4 6\n").unwrap();
        let look = BoardLook::default();
        retry(Words::english(), &game.into(), 2, tries, WHO, look, &Emojis::default()).screen
    }

    fn labels(screen: &Screen) -> Vec<&str> {
        screen.rows.iter().flatten().map(|button| button.label.as_str()).collect()
    }

    #[test]
    fn a_move_is_retried_on_the_board_before_it() {
        let screen = retried(Tries::None);
        assert!(screen.text.starts_with("**Move 2 again** · **Mangala**\n"), "{}", screen.text);
        assert!(screen.text.contains("**North to move.** The move in the game was 4."), "{}", screen.text);
        assert_eq!(labels(&screen).last(), Some(&"Back to the review"));
        let third = Variation::new(vec!["3".parse().unwrap()]).unwrap();
        let presses = screen.rows.iter().flatten().filter(
            |button| matches!(&button.action, Action::Retry { ply: 2, tried, .. } if *tried == third),
        );
        assert_eq!(presses.count(), 1);
    }

    #[test]
    fn what_is_tried_is_told_with_what_it_does() {
        let mv = "3".parse().unwrap();
        for (tries, told) in [
            (Tries::Best(mv), "✅ **Yes! You cannot do better than 3.**"),
            (
                Tries::Better(mv),
                "↗️ **3 beats the move from the game, but you can do better still.** North: pit 3",
            ),
            (Tries::NoBetter(mv), "↩️ **3 is no better than the move from the game.** North: pit 3"),
        ] {
            let screen = retried(tries);
            assert!(screen.text.contains(told), "{}", screen.text);
            // The best move is what the board shows.
            assert_eq!(screen.text.matches("North: pit 3").count(), 1, "{}", screen.text);
            let is_over = matches!(tries, Tries::Best(_));
            assert_eq!(screen.text.contains("The move in the game was 4."), !is_over);
            assert_eq!(labels(&screen) == ["Back to the review"], is_over);
        }
    }
}
