//! The moves of the root position, searched one iteration after another.

use kuzhi_engine::Move;

use super::{Searched, Searcher};
use crate::root_move::Root;
use crate::searchable::Searchable;
use crate::window::Window;

/// How a pass over the root moves ended.
enum Pass {
    /// The best value is inside the window.
    Done,
    /// The best value is outside the window.
    Outside,
    /// A limit was reached.
    Stopped,
}

impl<R: Searchable> Searcher<'_, R> {
    pub(crate) fn roots(&self, state: &R::State) -> Vec<Root> {
        let mut roots = Vec::new();
        let mut order = 0;
        self.rules.each_move(state, &mut |mv| {
            roots.push(Root { mv, value: 0, order });
            order += 1;
        });
        roots
    }

    /// Searches every root move to a depth and sorts them, best first. Returns false if a limit was
    /// reached.
    ///
    /// The result of an interrupted iteration is kept: a better move that it found is then first.
    pub(crate) fn iterate(
        &mut self,
        state: &R::State,
        roots: &mut [Root],
        depth: u8,
        must_finish: bool,
    ) -> bool {
        self.must_finish = must_finish;
        self.seeds = i32::try_from(state.as_ref().board().total()).unwrap_or(i32::MAX);
        let expected = roots.first().filter(|_| depth > 2 && !self.limits.needs_exact_values());
        let narrow = expected.map(|root| Window::around(root.value));
        for window in narrow.into_iter().chain([Window::FULL]) {
            match self.pass(state, roots, depth, window) {
                Pass::Done => return true,
                Pass::Outside => {}
                Pass::Stopped => return false,
            }
        }
        true
    }

    fn pass(&mut self, state: &R::State, roots: &mut [Root], depth: u8, window: Window) -> Pass {
        self.cut_off = false;
        let mut searched = roots.to_vec();
        let Window { mut alpha, beta } = window;
        let mut best = None;
        for (index, root) in searched.iter_mut().enumerate() {
            let value = if self.limits.needs_exact_values() || index == 0 {
                self.after(state, root.mv, depth - 1, window)
            } else {
                self.scout(state, root.mv, depth - 1, Window { alpha, beta })
            };
            let Ok(value) = value else {
                if let Some(best) = best.filter(|_| !self.limits.needs_exact_values()) {
                    put_first(roots, best, alpha);
                }
                return Pass::Stopped;
            };
            root.value = value;
            if value > alpha {
                (alpha, best) = (value, Some(index));
            }
            if value >= beta {
                put_first(roots, index, value);
                return Pass::Outside;
            }
        }
        if best.is_none() {
            return Pass::Outside;
        }
        searched.sort_by_key(|root| -root.value);
        roots.copy_from_slice(&searched);
        Pass::Done
    }

    /// Returns the value of a move at a depth, in parts of a seed, and whether every line was searched to
    /// its end. Returns `None` if a limit was reached.
    ///
    /// A search of depth 1 always finishes. `expected` is the value from the previous iteration.
    pub(crate) fn judge(
        &mut self,
        state: &R::State,
        mv: Move,
        depth: u8,
        expected: Option<i32>,
    ) -> Option<(i32, bool)> {
        self.must_finish = depth == 1;
        self.seeds = i32::try_from(state.as_ref().board().total()).unwrap_or(i32::MAX);
        for window in expected.map(Window::around).into_iter().chain([Window::FULL]) {
            self.cut_off = false;
            let value = self.after(state, mv, depth - 1, window).ok()?;
            if window.alpha < value && value < window.beta {
                return Some((value, !self.cut_off));
            }
        }
        None
    }

    /// Tests with a null window whether a move is better, and only then determines its value.
    fn scout(&mut self, state: &R::State, mv: Move, depth: u8, window: Window) -> Searched<i32> {
        let value = self.after(state, mv, depth, Window::just_above(window.alpha))?;
        if value <= window.alpha || value >= window.beta {
            return Ok(value);
        }
        self.after(state, mv, depth, window)
    }
}

/// Moves one root to the front and caps the values of the others at its value.
fn put_first(roots: &mut [Root], best: usize, value: i32) {
    roots[..=best].rotate_right(1);
    roots[0].value = value;
    for root in &mut roots[1..] {
        root.value = root.value.min(value);
    }
}
