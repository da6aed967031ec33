//! A costly move of a reviewed game, tried again in the review's own message.

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::BoardLook;
use kuzhi_domain::study::{PastGame, Variation};
use kuzhi_engine as engine;
use kuzhi_engine::Move;

use super::past_board::{Board, Replayed, shown_in};
use crate::board::Emojis;
use crate::request::{Action, Solved, Studied};
use crate::screens::matches::move_buttons;
use crate::screens::{Button, ButtonStyle};
use crate::words::account::Teller;
use crate::words::{Words, coaching, game_name, say, side_name};

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

/// A costly move that a person tries again.
#[derive(Copy, Clone, Debug)]
pub struct Retry<'a> {
    /// The game.
    pub shown: &'a PastGame,
    /// The number of the move, from 1.
    pub ply: usize,
    /// What came of the last try.
    pub tries: Tries,
    /// The numbers of all moves to retry, in the order of the game.
    pub mistakes: &'a [usize],
    /// Which of them were solved before.
    pub solved: Solved,
}

/// The board before a move of a game, with buttons to try others, and what came of the last try. The best
/// move is shown as played. The person who looks at it plays the side to move.
pub fn retry(words: &Words, retry: &Retry<'_>, who: PlayerId, look: BoardLook, emojis: &Emojis) -> Replayed {
    let Retry { shown, ply, tries, .. } = *retry;
    let history = shown.history().before(ply.saturating_sub(1));
    let retried = Retried { words, of: *retry, solved: retry.solved_now() };
    let mut played = history.clone();
    if let Tries::Best(mv) = tries {
        let _ = played.play(mv);
    }
    let board = Board::after(words, shown, who, history);
    let (above, below) = (retried.above(&board), retried.below(&board));
    let rows = retried.rows(&board, look);
    let board = Board::after(words, shown, who, played);
    let mut drawn = shown_in(look, words, rows, &board, &|look| {
        // What can be captured next would often be the answer.
        let lines = above.iter().cloned().chain(board.lines_without_coaching()).chain(below.iter().cloned());
        lines.chain(board.drawn(look, emojis)).collect::<Vec<_>>().join("\n")
    });
    let Some(studied) = &mut drawn.board else { return drawn };
    let (id, solved, tried) = (shown.id(), retried.solved, Variation::default());
    studied.shown_by = Studied::by(Action::Retry { id, ply, solved, tried });
    if let Tries::Better(mv) | Tries::NoBetter(mv) = tries {
        let mut history = board.history;
        studied.steps = history.play(mv).ok().and(history.lately().last()).cloned().into_iter().collect();
        studied.is_undone = true;
    }
    drawn
}

impl Retry<'_> {
    /// Where the move stands among those to retry.
    fn place(&self) -> Option<usize> {
        self.mistakes.iter().position(|ply| *ply == self.ply)
    }

    fn solved_now(&self) -> Solved {
        match (self.tries, self.place()) {
            (Tries::Best(_), Some(place)) => self.solved.with(place),
            _ => self.solved,
        }
    }
}

struct Retried<'a> {
    words: &'a Words,
    of: Retry<'a>,
    /// What is solved with this try.
    solved: Solved,
}

impl Retried<'_> {
    fn above(&self, board: &Board<'_>) -> Vec<String> {
        let Retry { shown, ply, .. } = self.of;
        let (words, game) = (self.words, game_name(self.words, shown.game()));
        let mut lines = vec![say!(words, "retry-title", game = game, ply = ply)];
        lines.extend(self.progress());
        lines.extend(self.outcome(board));
        if self.of.place().is_some() && self.of.mistakes.len() > 1 && self.next().is_none() && self.is_found()
        {
            lines.push(say!(words, "retry-all-found"));
        }
        lines
    }

    /// Which of several mistakes this is, with a mark for each.
    fn progress(&self) -> Option<String> {
        let Retry { mistakes, .. } = self.of;
        let place = self.of.place().filter(|_| mistakes.len() > 1)?;
        let mark = |at: usize| match () {
            () if self.solved.has(at) => "✅",
            () if at == place => "🔸",
            () => "▫️",
        };
        let marks: String = (0..mistakes.len()).map(mark).collect();
        Some(say!(self.words, "retry-place", number = place + 1, of = mistakes.len(), marks = marks))
    }

    /// What came of the last try.
    fn outcome(&self, board: &Board<'_>) -> Option<String> {
        let (name, mv) = match self.of.tries {
            Tries::None => return None,
            Tries::Best(mv) => {
                let best = say!(self.words, "retry-best", move = self.name(board, mv)?);
                return Some([best].into_iter().chain(self.reasons(board, mv)).collect::<Vec<_>>().join(" "));
            }
            Tries::Better(mv) => ("retry-better", mv),
            Tries::NoBetter(mv) => ("retry-no-better", mv),
        };
        let (label, account) = (self.label(board, mv)?, self.account(board, mv)?);
        Some(say!(self.words, name, move = label, account = account))
    }

    /// Why the best move is better: what it does, or what the move in the game allowed.
    fn reasons(&self, board: &Board<'_>, best: Move) -> Vec<String> {
        let before = board.history.board();
        let does = coaching::does(self.words, before, best);
        if !does.is_empty() {
            // The account of the move has its rules already.
            let told = self.account(board, best).unwrap_or_default();
            return does.into_iter().filter(|reason| !told.contains(reason)).collect();
        }
        let stops = self.played().and_then(|played| {
            let (allowed, left) = (captured_next(before, played), captured_next(before, best));
            let label = self.name(board, played)?;
            (allowed > left).then(|| say!(self.words, "retry-stops", seeds = allowed, move = label))
        });
        stops.into_iter().collect()
    }

    fn below(&self, board: &Board<'_>) -> Vec<String> {
        let played = self.played().and_then(|mv| self.name(board, mv));
        let task = match (self.is_found(), board.history.turn(), played) {
            (false, Some(side), Some(played)) if board.reader() == Some(side) => {
                Some(say!(self.words, "retry-task-you", move = played))
            }
            (false, Some(side), Some(played)) => Some(say!(
                self.words,
                "retry-task",
                side = side_name(self.words, side),
                move = played
            )),
            _ => None,
        };
        task.into_iter().collect()
    }

    const fn is_found(&self) -> bool {
        matches!(self.of.tries, Tries::Best(_))
    }

    /// The move of the game.
    fn played(&self) -> Option<Move> {
        self.of.shown.history().moves().get(self.of.ply.saturating_sub(1)).copied()
    }

    fn label(&self, board: &Board<'_>, mv: Move) -> Option<String> {
        Some(move_buttons::label(self.words, board.history.turn()?, mv))
    }

    fn name(&self, board: &Board<'_>, mv: Move) -> Option<String> {
        Some(move_buttons::name_in_sentence(self.words, board.history.turn()?, mv))
    }

    /// What a move would do on this board.
    fn account(&self, board: &Board<'_>, mv: Move) -> Option<String> {
        let mut history = board.history.clone();
        history.play(mv).ok()?;
        let (step, shown) = (history.lately().last()?, self.of.shown);
        let (naming, ring) = (&board.naming, step.before.ring);
        let teller = Teller { words: self.words, naming, game: shown.game(), ring };
        Some(teller.account(step.mover, &step.before, &step.events))
    }

    /// The next mistake that is not solved: a later one, or else an earlier one.
    fn next(&self) -> Option<usize> {
        let (place, all) = (self.of.place()?, self.of.mistakes.len());
        let further = (1..all).map(|step| (place + step) % all);
        further.filter(|at| !self.solved.has(*at)).find_map(|at| self.of.mistakes.get(at)).copied()
    }

    fn rows(&self, board: &Board<'_>, look: BoardLook) -> Vec<Vec<Button>> {
        let Retry { shown, ply, .. } = self.of;
        let (id, solved) = (shown.id(), self.solved);
        let button = |name: &str, style, action| Button {
            label: say!(self.words, name),
            style,
            enabled: true,
            action,
        };
        let style = if self.is_found() { ButtonStyle::Primary } else { ButtonStyle::Secondary };
        let next = self.next().map(|ply| {
            let tried = Variation::default();
            button("button-retry-next", style, Action::Retry { id, ply, solved, tried })
        });
        let back = button("button-review-back", ButtonStyle::Secondary, Action::ReviewAgain { id, solved });
        let ways: Vec<Button> = next.into_iter().chain([back]).collect();
        if self.is_found() {
            return vec![ways];
        }
        let row = look.row_to_move(shown.seats(), board.history.board());
        let moves = move_buttons::to_try(self.words, board.history.board(), row, |mv| {
            Variation::new(vec![mv]).map(|tried| Action::Retry { id, ply, solved, tried })
        });
        move_buttons::behind(moves, ways)
    }
}

/// The most seeds that the other player can capture right after a move.
fn captured_next(board: &engine::Match, mv: Move) -> u32 {
    let (mover, mut after) = (board.turn(), board.clone());
    if after.play(mv, &mut |_| ()).is_err() || after.turn() == mover {
        return 0;
    }
    after.threats().iter().map(coaching::captured).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::study::WrittenGame;

    use super::*;
    use crate::screens::Screen;

    const WHO: PlayerId = PlayerId(1);

    /// One of these moves, retried.
    fn retried_at(ply: usize, tries: Tries, solved: Solved) -> Screen {
        let game = WrittenGame::read("[Game \"mangala\"]\n[South \"Ada\"]\n\n1 4 6\n").unwrap();
        let (look, shown) = (BoardLook::default(), game.into());
        let of = Retry { shown: &shown, ply, tries, mistakes: &[2, 3], solved };
        retry(Words::english(), &of, WHO, look, &Emojis::default()).screen
    }

    fn retried(tries: Tries) -> Screen {
        retried_at(2, tries, Solved::default())
    }

    fn labels(screen: &Screen) -> Vec<&str> {
        screen.rows.iter().flatten().map(|button| button.label.as_str()).collect()
    }

    #[test]
    fn a_move_is_retried_on_the_board_before_it() {
        let screen = retried(Tries::None);
        let title = "**Move 2 again** · **Mangala**\nMistake 1 of 2 · 🔸▫️\n";
        assert!(screen.text.starts_with(title), "{}", screen.text);
        assert!(
            screen.text.contains("**North to move.** The move in the game was pit 4."),
            "{}",
            screen.text
        );
        assert!(labels(&screen).ends_with(&["Next mistake ▶", "Back to the review"]));
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
            (Tries::Best(mv), "✅ **Yes! You cannot do better than pit 3.**"),
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
            assert_eq!(screen.text.contains("The move in the game was pit 4."), !is_over);
            assert_eq!(labels(&screen) == ["Next mistake ▶", "Back to the review"], is_over);
        }
    }

    #[test]
    fn the_right_move_comes_with_its_reason() {
        // Pit 4 of the first board ends in the store.
        let screen = retried_at(1, Tries::Best("4".parse().unwrap()), Solved::default());
        assert!(
            screen.text.contains(
                "You cannot do better than pit 4.** The last seed falls into your store: you move again.\n"
            ),
            "{}",
            screen.text
        );
    }

    #[test]
    fn solved_mistakes_are_ticked_until_all_are_found() {
        let mv = "3".parse().unwrap();
        let first = retried_at(2, Tries::Best(mv), Solved::default());
        assert!(first.text.contains("\nMistake 1 of 2 · ✅▫️\n"), "{}", first.text);
        let next = &first.rows[0][0].action;
        let Action::Retry { ply: 3, solved, .. } = *next else { panic!("{next:?}") };
        let second = retried_at(3, Tries::None, solved);
        assert!(second.text.contains("\nMistake 2 of 2 · ✅🔸\n"), "{}", second.text);
        assert_eq!(labels(&second).last(), Some(&"Back to the review"));
        assert!(!labels(&second).contains(&"Next mistake ▶"), "the other one is solved");
        let both = retried_at(3, Tries::Best(mv), solved);
        assert!(both.text.contains("✅✅") && both.text.contains("You have found them all"), "{}", both.text);
        assert_eq!(labels(&both), ["Back to the review"]);
    }
}
