//! Perfect matchings that keep rules in the order of their rank: no number of pairs that keep a lower rule
//! makes up for one that breaks a higher one.

use integer_blossom::max_weight_matching;

use super::wide::{Stacked, Wide};

/// Who may meet, and what each pair is worth by the rules. A pair is named by its vertices, the lower one
/// first.
pub(super) struct Graph {
    vertices: usize,
    open: Vec<bool>,
    rules: Vec<Rule>,
    /// Whom each vertex has been given.
    fixed: Vec<Option<usize>>,
}

/// What each pair is worth by a rule, and the bits that hold it for all pairs together.
struct Rule {
    values: Vec<i32>,
    bits: u32,
}

impl Graph {
    /// A graph of so many vertices, an even number.
    pub(super) fn new(vertices: usize, is_open: impl Fn(usize, usize) -> bool) -> Graph {
        let pairs = (0..vertices).flat_map(|at| (0..vertices).map(move |mate| (at, mate)));
        let open = pairs.map(|(at, mate)| at < mate && is_open(at, mate)).collect();
        Graph { vertices, open, rules: Vec::new(), fixed: vec![None; vertices] }
    }

    /// Adds a rule below those that are there. A pair that breaks it is worth less than nothing.
    pub(super) fn add(&mut self, value: impl Fn(usize, usize) -> i32) {
        let mut rule = Rule { values: vec![0; self.vertices * self.vertices], bits: 0 };
        for (at, mate) in self.open_pairs() {
            rule.values[at * self.vertices + mate] = value(at, mate);
        }
        let span = self.most(|at, mate| rule.values[at * self.vertices + mate].max(0))
            + self.most(|at, mate| (-rule.values[at * self.vertices + mate]).max(0));
        rule.bits = u64::BITS - span.leading_zeros();
        self.rules.push(rule);
    }

    /// Removes all rules but so many.
    pub(super) fn keep(&mut self, rules: usize) {
        self.rules.truncate(rules);
    }

    /// How many rules there are.
    pub(super) const fn rules(&self) -> usize {
        self.rules.len()
    }

    /// How many more bits of rules have an effect.
    pub(super) fn spare(&self) -> u32 {
        Wide::BITS.saturating_sub(self.bits())
    }

    /// Forbids pairs.
    pub(super) fn close(&mut self, is_closed: impl Fn(usize, usize) -> bool) {
        for (at, mate) in self.open_pairs() {
            self.open[at * self.vertices + mate] = !is_closed(at, mate);
        }
    }

    /// Gives two vertices to one another.
    pub(super) fn fix(&mut self, at: usize, mate: usize) {
        self.fixed[at] = Some(mate);
        self.fixed[mate] = Some(at);
    }

    /// Whom each vertex has been given, to come back to.
    pub(super) fn fixed(&self) -> Vec<Option<usize>> {
        self.fixed.clone()
    }

    /// Comes back to what was given before.
    pub(super) fn set_fixed(&mut self, fixed: Vec<Option<usize>>) {
        self.fixed = fixed;
    }

    /// Whether two vertices may be given to one another.
    pub(super) fn is_open(&self, at: usize, mate: usize) -> bool {
        let [at, mate] = if at < mate { [at, mate] } else { [mate, at] };
        self.open[at * self.vertices + mate] && self.fixed[at].is_none() && self.fixed[mate].is_none()
    }

    /// The best perfect matching: whom each vertex gets.
    pub(super) fn matched(&self) -> Option<Vec<usize>> {
        if self.bits() <= <i128 as Stacked>::BITS { self.solve::<i128>() } else { self.solve::<Wide>() }
    }

    /// What the rules say of a matching, highest rule first.
    pub(super) fn worth(&self, mates: &[usize]) -> Vec<i64> {
        let pairs = || mates.iter().enumerate().filter(|&(at, &mate)| at < mate);
        let sum =
            |rule: &Rule| pairs().map(|(at, &mate)| i64::from(rule.values[at * self.vertices + mate])).sum();
        self.rules.iter().map(sum).collect()
    }

    fn bits(&self) -> u32 {
        self.rules.iter().map(|rule| rule.bits).sum()
    }

    fn open_pairs(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let vertices = self.vertices;
        let free: Vec<usize> = (0..vertices).filter(|&at| self.fixed[at].is_none()).collect();
        let open = self.open.clone();
        let pairs = free.clone().into_iter().flat_map(move |at| {
            free.clone().into_iter().filter(move |&mate| at < mate).map(move |mate| (at, mate))
        });
        pairs.filter(move |(at, mate)| open[at * vertices + mate])
    }

    /// No matching is worth more than this: each of its pairs has one lower vertex, one higher vertex, and
    /// two in all.
    fn most(&self, value: impl Fn(usize, usize) -> i32) -> u64 {
        let (mut lower, mut higher, mut any) =
            (vec![0; self.vertices], vec![0; self.vertices], vec![0; self.vertices]);
        for (at, mate) in self.open_pairs() {
            let value = u64::from(value(at, mate).unsigned_abs());
            lower[at] = value.max(lower[at]);
            higher[mate] = value.max(higher[mate]);
            any[at] = value.max(any[at]);
            any[mate] = value.max(any[mate]);
        }
        let sum = |most: Vec<u64>| most.into_iter().sum::<u64>();
        sum(lower).min(sum(higher)).min(sum(any) / 2)
    }

    /// Each rule gets bits of its own, and a pair at all is worth more than all rules: so as many as
    /// possible are paired. Rules for which no bits are left are dropped.
    fn solve<W: Stacked>(&self) -> Option<Vec<usize>> {
        let free: Vec<usize> = (0..self.vertices).filter(|&at| self.fixed[at].is_none()).collect();
        let number = free.len();
        let mut left = W::BITS;
        let rules: Vec<&Rule> = self
            .rules
            .iter()
            .filter(|rule| rule.bits > 0)
            .take_while(|rule| {
                let fits = rule.bits <= left;
                left = left.saturating_sub(rule.bits);
                fits
            })
            .collect();
        let mut weights = vec![W::ZERO; number * number];
        for (one, &at) in free.iter().enumerate() {
            for (other, &mate) in free.iter().enumerate().skip(one + 1) {
                let pair = at * self.vertices + mate;
                if self.open[pair] {
                    let stack = |sum: W, rule: &&Rule| sum.stack(rule.bits, rule.values[pair]);
                    weights[one * number + other] = rules.iter().fold(W::ONE, stack);
                }
            }
        }
        let mut mates = self.fixed.clone();
        for (one, other) in max_weight_matching(&weights, number).into_iter().enumerate() {
            mates[free[one]] = Some(free[other?]);
        }
        mates.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_higher_rule_outweighs_all_lower_ones() {
        let mut graph = Graph::new(6, |_, _| true);
        assert!(graph.matched().is_some());
        // The first rule wants 0 and 1 together; the next one hates nothing more.
        graph.add(|at, mate| i32::from((at, mate) == (0, 1)));
        graph.add(|at, mate| if (at, mate) == (0, 1) { -9 } else { 4 });
        graph.add(|at, mate| i32::from((at, mate) == (2, 5)));
        let mates = graph.matched().unwrap();
        assert_eq!(mates, [1, 0, 5, 4, 3, 2]);
        assert_eq!(graph.worth(&mates), [1, -1, 1]);
        graph.close(|at, mate| (at, mate) == (0, 1));
        graph.fix(2, 4);
        let mates = graph.matched().unwrap();
        assert!(mates[0] != 1 && mates[2] == 4);
    }

    #[test]
    fn rules_of_many_bits_are_kept_as_well() {
        let mut graph = Graph::new(8, |_, _| true);
        for rule in 0..40_usize {
            // Each wants another pair; the earlier one gets it.
            graph.add(|at, mate| i32::from((at + 3 * mate + rule).is_multiple_of(5)) * 5);
        }
        assert!(graph.bits() > <i128 as Stacked>::BITS && graph.spare() < 200);
        let best = graph.matched().unwrap();
        let all = all_matchings(&[0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(all.len(), 105);
        assert_eq!(graph.worth(&best), all.iter().map(|mates| graph.worth(mates)).max().unwrap());
    }

    fn all_matchings(free: &[usize]) -> Vec<Vec<usize>> {
        let Some((&first, rest)) = free.split_first() else { return vec![vec![0; 8]] };
        let with = |&mate: &usize| {
            let others: Vec<usize> = rest.iter().copied().filter(|&one| one != mate).collect();
            all_matchings(&others).into_iter().map(move |mut mates| {
                (mates[first], mates[mate]) = (mate, first);
                mates
            })
        };
        rest.iter().flat_map(with).collect()
    }

    #[test]
    fn nobody_can_be_left_over() {
        assert_eq!(Graph::new(4, |at, mate| at == 0 && mate > 0).matched(), None);
        assert_eq!(Graph::new(0, |_, _| true).matched(), Some(Vec::new()));
    }
}
