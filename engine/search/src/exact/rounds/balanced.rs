//! Finding the openings after which neither player is ahead.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use kuzhi_engine::{Move, Pallankuzhi, RoundLimit, Rules as _, Side};

use super::aim::Aim;
use super::balanced_list::Openings;
use super::match_table::MatchTable;
use super::outlook::Outlook;
use super::share::{State, left};
use super::solver::RoundSolver;

/// How many moves an opening has.
const LENGTHS: RangeInclusive<usize> = 2..=4;

/// Of even openings, so many are enough that matches differ.
const ENOUGH: usize = 12;

/// Finds the openings of two to four moves after which matches are even, or nearest to it: for a match to the
/// end, and for each number of rounds that is not like a smaller one. `None` if rounds of this game are not
/// solved, or a line is too long to follow.
///
/// A match is even if it is a draw when both play their best, or neither can force a win. Of such openings
/// those are there that leave the smallest lead in the round. Where every opening decides the match, those
/// are there after which the first round is nearest to even. Of openings that lead to the same position there
/// is the first one.
pub fn find_balanced_openings(rules: Pallankuzhi) -> Option<Vec<(Pallankuzhi, Openings)>> {
    let table = MatchTable::built_in(rules)?;
    let mut solver = RoundSolver::new(rules);
    let mut of_length = |rounds| {
        let rules = Pallankuzhi { rounds: RoundLimit::new(rounds)?, ..rules };
        let aim = Aim::new(rules, &rules.start(), &table);
        let mut finder = Finder { solver: &mut solver, aim, met: HashSet::new(), found: Vec::new() };
        finder.explore(&rules.start(), &mut Vec::new())?;
        Some((rules, nearest(finder.found)))
    };
    (0..=table.most_rounds()).map(&mut of_length).collect()
}

/// An opening, and how far from even it leaves a match: whether it decides it, and the lead in the round.
type BalancedOpening = ((bool, u16), Vec<Move>);

/// Returns the openings that are nearest to even, in the order in which they were found.
fn nearest(mut found: Vec<BalancedOpening>) -> Openings {
    let mut distances: Vec<(bool, u16)> = found.iter().map(|(distance, _)| *distance).collect();
    distances.sort_unstable();
    let is_enough = |&(decides, _): &(bool, u16)| if decides { 1 } else { ENOUGH };
    let Some(count) = distances.first().map(is_enough) else { return Vec::new() };
    let even = distances.iter().filter(|(decides, _)| !decides).count().max(1);
    let farthest = distances[count.min(even) - 1];
    found.retain(|(distance, _)| *distance <= farthest);
    found.into_iter().map(|(_, moves)| moves).collect()
}

struct Finder<'a, 's> {
    solver: &'a mut RoundSolver<'s>,
    aim: Aim<'a>,
    met: HashSet<State>,
    found: Vec<BalancedOpening>,
}

impl Finder<'_, '_> {
    /// Explores what follows a position after these moves. `None` if a limit was reached.
    fn explore(&mut self, state: &State, moves: &mut Vec<Move>) -> Option<()> {
        if LENGTHS.contains(&moves.len()) && self.met.insert(*state) {
            let distance = self.distance(state)?;
            self.found.push((distance, moves.clone()));
        }
        if moves.len() == *LENGTHS.end() {
            return Some(());
        }
        let round = self.solver.rules.round(state);
        for (mv, after) in self.solver.after_each_move(state) {
            if !after.as_ref().is_over() && self.solver.rules.round(&after) == round {
                moves.push(mv);
                self.explore(&after, moves)?;
                moves.pop();
            }
        }
        Some(())
    }

    fn distance(&mut self, state: &State) -> Option<(bool, u16)> {
        let lead = self.lead(state)?;
        let is_even = if self.aim.is_last() {
            lead.sign() == Some(0)
        } else {
            self.solver.outlook(state, Side::South, &self.aim)?.sign() == Some(0)
        };
        Some((!is_even, lead.exact().map_or(u16::MAX, i16::unsigned_abs)))
    }

    /// Returns the lead of the player to move at the end of the round.
    fn lead(&mut self, state: &State) -> Option<Outlook> {
        let share = self.solver.share(state)?;
        let (turn, seeds) = (state.as_ref().turn(), i16::from(left(state)));
        let [own, other] = [turn, turn.other()].map(|side| i16::from(state.as_ref().board().store(side)));
        let lead = |share: u8| own - other + 2 * i16::from(share) - seeds;
        Some(Outlook { least: lead(share.least), most: lead(share.most) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn distances(of: &[(bool, u16)]) -> Vec<BalancedOpening> {
        of.iter().map(|&distance| (distance, Vec::new())).collect()
    }

    #[test]
    fn even_openings_with_small_leads_come_first() {
        let even = |leads: &[u16]| leads.iter().map(|&lead| (false, lead)).collect::<Vec<_>>();
        // Those with the same lead stay together.
        let mut many = even(&[0; 11]);
        many.extend(even(&[2, 2, 4]));
        assert_eq!(nearest(distances(&many)).len(), 13);
        assert_eq!(nearest(distances(&even(&[2, 8]))).len(), 2);
        let mixed = [(true, 0), (false, 20), (true, 0)];
        assert_eq!(nearest(distances(&mixed)).len(), 1, "an even match is nearer than an even round");
        let none_even = [(true, 6), (true, 4), (true, 4)];
        assert_eq!(nearest(distances(&none_even)).len(), 2);
        assert_eq!(nearest(Vec::new()).len(), 0);
    }
}
