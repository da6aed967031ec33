//! The moves of the position that is thought about, searched one iteration after the other.

use kuzhi_engine::Move;

use super::{Searched, Searcher};
use crate::root_move::Root;
use crate::searchable::Searchable;
use crate::window::Window;

/// How a pass over the moves of the root ended.
enum Pass {
    /// The best value is within the window.
    Done,
    /// It is outside.
    Outside,
    /// A limit came between.
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

    /// Searches every move to a depth and sorts the best first; false when a limit came between.
    ///
    /// What was found before the limit is kept: a move that was found better is first then.
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

    /// What a move is worth at a depth, in parts of a seed, and whether every line after it was followed to its end;
    /// `None` when a limit came between.
    ///
    /// A depth of 1 is finished whatever the limits say. `expected` is what it was worth a ply before.
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

    /// Asks with a narrow window whether a move is better, and only then how good it is.
    fn scout(&mut self, state: &R::State, mv: Move, depth: u8, window: Window) -> Searched<i32> {
        let value = self.after(state, mv, depth, Window::just_above(window.alpha))?;
        if value <= window.alpha || value >= window.beta {
            return Ok(value);
        }
        self.after(state, mv, depth, window)
    }
}

/// Makes one move the first, and no other seem better.
fn put_first(roots: &mut [Root], best: usize, value: i32) {
    roots[..=best].rotate_right(1);
    roots[0].value = value;
    for root in &mut roots[1..] {
        root.value = root.value.min(value);
    }
}
