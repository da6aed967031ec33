//! Solving a match: what each start of a round is worth, the last round first.

use std::collections::HashMap;

use kuzhi_engine::{Pallankuzhi, Side};

use super::match_table::{Layer, MatchLayout, MatchTable, ended, handed_on};
use super::outlook::{Outlook, WON};
use super::share::State;
use super::solver::RoundSolver;
use super::wanted::Wanted;

/// Who asks what they can force in a round: the player who opens it, or the other one.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Asker {
    Opener,
    Other,
}

/// Solves rounds from their starts.
pub(super) struct Starts<'a> {
    solver: RoundSolver<'a>,
    layout: MatchLayout,
    /// The answers so far: layers ask many questions again.
    answers: HashMap<(u8, Asker, Wanted), bool>,
}

/// Returns the start of a round in which South, who opens it, has so many seeds.
pub(super) fn start_of(layout: MatchLayout, own: u8) -> State {
    let stores = [own, layout.total() - own];
    Pallankuzhi::lay_out(Side::South, stores, layout.pits, layout.seeds)
}

impl<'a> Starts<'a> {
    pub(super) fn new(solver: RoundSolver<'a>, layout: MatchLayout) -> Starts<'a> {
        Starts { solver, layout, answers: HashMap::new() }
    }

    /// Returns the number of nodes searched so far.
    pub(super) fn nodes(&self) -> u64 {
        self.solver.nodes()
    }

    /// Returns what all starts are worth. `None` if a limit was reached.
    pub(super) fn solve(mut self) -> Option<(MatchTable, u64)> {
        let (layers, again) = self.layers()?;
        let endless = self.endless()?;
        Some((MatchTable { layout: self.layout, layers, again, endless }, self.nodes()))
    }

    /// Solves with more and more rounds left, until a layer is one that has been there.
    fn layers(&mut self) -> Option<(Vec<Layer>, usize)> {
        let layout = self.layout;
        let mut layers: Vec<Layer> = Vec::new();
        loop {
            let after = |own| match layers.last() {
                Some(next) if layout.goes_on(own) => handed_on(layout, next, own),
                _ => ended(layout, own),
            };
            let all: Vec<Outlook> = (0..=layout.total()).map(after).collect();
            let outlook = |own| self.outlook(own, &all);
            let layer: Layer = (0..=layout.total()).map(outlook).collect::<Option<_>>()?;
            if let Some(again) = layers.iter().position(|known| *known == layer) {
                return Some((layers, again));
            }
            layers.push(layer);
        }
    }

    /// Returns the outlook at a start, from the outlooks after the round.
    fn outlook(&mut self, own: u8, after: &[Outlook]) -> Option<Outlook> {
        if !self.layout.goes_on(own) {
            return Some(ended(self.layout, own));
        }
        let grades = [WON, 0, -WON];
        let mut least = -WON;
        for grade in grades {
            if self.can_force(own, Asker::Opener, |end| after[end].least >= grade)? {
                least = grade;
                break;
            }
        }
        let mut most = WON;
        for grade in grades.into_iter().rev() {
            if grade >= least && self.can_force(own, Asker::Other, |end| after[end].most <= grade)? {
                most = grade;
                break;
            }
        }
        Some(Outlook { least, most })
    }

    /// Returns whether a player can force an end of the round that is one of those. Ends are counted in the
    /// opener's seeds.
    pub(super) fn can_force(
        &mut self,
        own: u8,
        asker: Asker,
        is_wanted: impl Fn(usize) -> bool,
    ) -> Option<bool> {
        let (state, total) = (start_of(self.layout, own), self.layout.total());
        let seeds = super::share::left(&state);
        let side = if asker == Asker::Opener { Side::South } else { Side::North };
        let stored = state.as_ref().board().store(side);
        let wanted = Wanted::choose(seeds, |gained| {
            let end = stored + gained;
            is_wanted(if asker == Asker::Opener { end } else { total - end }.into())
        });
        if let Some(&answer) = self.answers.get(&(own, asker, wanted)) {
            return Some(answer);
        }
        let answer = self.solver.can_force(&state, &[], side, wanted)?;
        self.answers.insert((own, asker, wanted), answer);
        Some(answer)
    }

    /// Solves a match to the end: who can force a win in one round, in two, and so on, and who of the others
    /// need not lose.
    fn endless(&mut self) -> Option<Layer> {
        let layout = self.layout;
        let all = || 0..=layout.total();
        let mut layer: Layer =
            all()
                .map(|own| {
                    if layout.goes_on(own) { Outlook { least: -WON, most: WON } } else { ended(layout, own) }
                })
                .collect();
        for rounds in 1.. {
            let grade = WON - rounds;
            let before = layer.clone();
            for own in all().filter(|&own| layout.goes_on(own)) {
                let at = usize::from(own);
                if layer[at].least < 0 && self.wins(own, Asker::Opener, &before)? {
                    layer[at].least = grade;
                }
                if layer[at].most > 0 && self.wins(own, Asker::Other, &before)? {
                    layer[at].most = -grade;
                }
            }
            if layer == before {
                break;
            }
        }
        self.hold(&mut layer)?;
        Some(layer)
    }

    /// Notes who need not lose where no win is known: all who can always bring about another such start.
    fn hold(&mut self, layer: &mut Layer) -> Option<()> {
        let layout = self.layout;
        for outlook in layer.iter_mut().filter(|outlook| outlook.least < 0 && outlook.most > 0) {
            *outlook = Outlook::exactly(0);
        }
        loop {
            let before = layer.clone();
            let after = |end| after_endless(layout, &before, end);
            for own in (0..=layout.total()).filter(|&own| layout.goes_on(own)) {
                let at = usize::from(own);
                if layer[at].least == 0 && !self.can_force(own, Asker::Opener, |end| after(end).least >= 0)? {
                    layer[at].least = -WON;
                }
                if layer[at].most == 0 && !self.can_force(own, Asker::Other, |end| after(end).most <= 0)? {
                    layer[at].most = WON;
                }
            }
            if *layer == before {
                return Some(());
            }
        }
    }

    /// Returns whether a player can force an end of the round after which they are known to win.
    fn wins(&mut self, own: u8, asker: Asker, layer: &Layer) -> Option<bool> {
        let layout = self.layout;
        self.can_force(own, asker, |end| {
            let after = after_endless(layout, layer, end);
            if asker == Asker::Opener { after.least > 0 } else { after.most < 0 }
        })
    }
}

/// Returns the opener's outlook after a round of a match to the end, before what that round costs.
fn after_endless(layout: MatchLayout, layer: &Layer, end: usize) -> Outlook {
    let own = u8::try_from(end).unwrap_or(u8::MAX);
    if layout.goes_on(own) { handed_on(layout, layer, own) } else { ended(layout, own) }
}
