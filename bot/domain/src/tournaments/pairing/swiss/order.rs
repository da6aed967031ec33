//! Which of equally good pairings of a bracket is the first one in the order of the Handbook (C.04.3,
//! article 4): which of those who floated down are paired, with whom, which players change halves, and who of
//! the lower half meets whom.

use super::bracket::{Bracket, Index};
use super::graph::Graph;

/// Whom each index gets in the first of the best pairings.
pub(super) fn settle(graph: &mut Graph, bracket: &Bracket<'_>) -> Option<Vec<Index>> {
    let mates = settle_floaters(graph, bracket, graph.matched()?)?;
    let mates = settle_their_opponents(graph, bracket, mates)?;
    settle_rest(graph, bracket, mates)
}

/// A wish for one index, which is granted if it does not break an earlier one.
struct Wish<F> {
    index: Index,
    bits: u32,
    value: F,
}

/// Grants as many wishes at once as fit, and says after each step what came of those that took part.
fn grant<F: Fn(Index, Index) -> i32>(
    graph: &mut Graph,
    mut wishes: Vec<Wish<F>>,
    mut mates: Vec<Index>,
    mut settled: impl FnMut(&mut Graph, Index, &[Index]),
) -> Option<Vec<Index>> {
    let rules = graph.rules();
    while !wishes.is_empty() {
        let mut spare = graph.spare();
        let fits = |wish: &&Wish<F>| {
            let fits = wish.bits <= spare;
            spare = spare.saturating_sub(wish.bits);
            fits
        };
        let number = wishes.iter().take_while(fits).count().max(1);
        let now: Vec<Wish<F>> = wishes.drain(..number).collect();
        for wish in &now {
            graph.add(&wish.value);
        }
        mates = graph.matched()?;
        graph.keep(rules);
        for wish in now {
            settled(graph, wish.index, &mates);
        }
    }
    Some(mates)
}

/// Those who floated down and are paired are the first that can be (article 4.4).
fn settle_floaters(graph: &mut Graph, bracket: &Bracket<'_>, mates: Vec<Index>) -> Option<Vec<Index>> {
    let is_paired = |at: Index, mates: &[Index]| bracket.is_inside(at.min(mates[at]), at.max(mates[at]));
    let paired = (0..bracket.floated).filter(|&at| is_paired(at, &mates)).count();
    if paired == 0 || paired == bracket.floated {
        return Some(mates);
    }
    let wish = |index| Wish {
        index,
        bits: 1,
        value: move |at, mate| i32::from((at == index || mate == index) && bracket.is_inside(at, mate)),
    };
    grant(graph, (0..bracket.floated).map(wish).collect(), mates, |graph, index, mates| {
        let stays = is_paired(index, mates);
        graph.close(|at, mate| (at == index || mate == index) && bracket.is_inside(at, mate) != stays);
    })
}

/// Their opponents are as good as possible, the first one's first (article 4.2).
fn settle_their_opponents(graph: &mut Graph, bracket: &Bracket<'_>, mates: Vec<Index>) -> Option<Vec<Index>> {
    let upper: Vec<Index> = (0..bracket.floated).filter(|&at| is_upper(bracket, &mates, at)).collect();
    meet_best(graph, bracket, &upper, mates)
}

/// Each of these, in their order, meets the best one they can. Afterwards they are out of the graph.
fn meet_best(
    graph: &mut Graph,
    bracket: &Bracket<'_>,
    upper: &[Index],
    mates: Vec<Index>,
) -> Option<Vec<Index>> {
    let bits = usize::BITS - bracket.size.leading_zeros();
    let wish = |&index: &Index| Wish {
        index,
        bits,
        value: move |at: Index, mate: Index| {
            let meets = at == index && bracket.is_inside(at, mate);
            if meets { i32::try_from(bracket.size - mate).unwrap_or(i32::MAX) } else { 0 }
        },
    };
    grant(graph, upper.iter().map(wish).collect(), mates, |graph, index, mates| {
        graph.fix(index, mates[index]);
    })
}

/// The others: the better half meets the other one in order, or else as few as possible change halves.
fn settle_rest(graph: &mut Graph, bracket: &Bracket<'_>, mates: Vec<Index>) -> Option<Vec<Index>> {
    let rest: Vec<Index> =
        (bracket.floated..bracket.size).filter(|&at| mates[at] >= bracket.floated).collect();
    let pairs = rest.iter().filter(|&&at| is_upper(bracket, &mates, at)).count();
    let (upper, lower) = rest.split_at(pairs);
    if upper.iter().zip(lower).all(|(&at, &mate)| mates[at] == mate) {
        return Some(mates);
    }
    if let Some(first) = first_of_all(graph, upper, lower, &mates) {
        return Some(first);
    }
    let mates = settle_halves(graph, bracket, upper, lower)?;
    let upper: Vec<Index> = rest.iter().copied().filter(|&at| is_upper(bracket, &mates, at)).collect();
    graph.close(|at, mate| bracket.is_inside(at, mate) && (!upper.contains(&at) || upper.contains(&mate)));
    meet_best(graph, bracket, &upper, mates)
}

/// As few as possible change halves, and those nearest to the middle (article 4.3).
fn settle_halves(
    graph: &mut Graph,
    bracket: &Bracket<'_>,
    upper: &[Index],
    lower: &[Index],
) -> Option<Vec<Index>> {
    let rules = graph.rules();
    let rank = |index: Index| upper.iter().chain(lower).position(|&one| one == index);
    graph.add(|at, mate| i32::from(bracket.is_inside(at, mate) && upper.contains(&at)));
    graph.add(|at, mate| match rank(at) {
        Some(rank) if bracket.is_inside(at, mate) => -i32::try_from(rank).unwrap_or(i32::MAX),
        _ => 0,
    });
    let mut mates = graph.matched()?;
    if !upper.iter().all(|&at| is_upper(bracket, &mates, at)) {
        let down = upper.iter().rev().map(|&index| (index, -1));
        let up = lower.iter().map(|&index| (index, 1));
        let wish = |(index, worth)| Wish {
            index,
            bits: 1,
            value: move |at, mate| if at == index && bracket.is_inside(at, mate) { worth } else { 0 },
        };
        mates = grant(graph, down.chain(up).map(wish).collect(), mates, |graph, index, mates| {
            let is_up = is_upper(bracket, mates, index);
            graph.close(|at, mate| {
                bracket.is_inside(at, mate) && if is_up { mate == index } else { at == index }
            });
        })?;
    }
    graph.keep(rules);
    Some(mates)
}

/// Whether a player is the better one of a pair of the bracket.
fn is_upper(bracket: &Bracket<'_>, mates: &[Index], at: Index) -> bool {
    at < mates[at] && bracket.is_inside(at, mates[at])
}

/// The pairing that comes first, each of the upper half with the same index of the lower one, if it is as
/// good as any. This is only a short cut.
fn first_of_all(graph: &mut Graph, upper: &[Index], lower: &[Index], best: &[Index]) -> Option<Vec<Index>> {
    let pairs = || upper.iter().zip(lower);
    if !pairs().all(|(&at, &mate)| graph.is_open(at, mate)) {
        return None;
    }
    let before = graph.fixed();
    for (&at, &mate) in pairs() {
        graph.fix(at, mate);
    }
    let first = graph.matched().filter(|mates| graph.worth(mates) == graph.worth(best));
    graph.set_fixed(before);
    first
}
