//! Pairs a field bracket by bracket, from the highest score down. In each, a matching of all who are left
//! finds the best pairs of the bracket among those that let the rest be paired, too.

use super::graph::Graph;
use super::{CannotPair, Player, order, rules};
use crate::tournaments::field::Points;

/// An index in a bracket, by rank: the in-bracket number less one.
pub(super) type Index = usize;

/// A score group, with those who floated down to it, and all who come after.
pub(super) struct Bracket<'a> {
    players: &'a [Player],
    /// Who is not paired yet, best first.
    left: Vec<usize>,
    /// How many of these, from the front, are in the bracket.
    pub(super) size: usize,
    /// How many of the bracket have floated down to it.
    pub(super) floated: usize,
    /// Where the next score group ends.
    next: usize,
}

/// Pairs of players, the better one first, and who has the bye.
pub(super) type Paired = (Vec<[usize; 2]>, Option<usize>);

/// Who may meet, and who may have the bye.
pub(super) struct Legal {
    pub(super) pairs: Vec<Vec<bool>>,
    pub(super) byes: Vec<bool>,
}

/// Pairs everyone.
pub(super) fn pair_all(players: &[Player], mut legal: Legal) -> Result<Paired, CannotPair> {
    let everyone: Vec<usize> = (0..players.len()).collect();
    let bye_points = lowest_bye(players, &legal, &everyone)?;
    for (one, may) in legal.byes.iter_mut().enumerate() {
        *may &= Some(players[one].points) == bye_points;
    }
    let (mut left, mut floated, mut pairs, mut rests) = (everyone, 0, Vec::new(), None);
    while !left.is_empty() {
        let bracket = Bracket::new(players, left, floated);
        let mates = bracket.matched(&legal, bye_points)?;
        let (mut rest, mut down) = (Vec::new(), 0);
        for (at, &mate) in mates.iter().enumerate().take(bracket.left.len()) {
            let is_inside = bracket.is_inside(at.min(mate), at.max(mate));
            match bracket.left.get(mate) {
                Some(&other) if is_inside && at < mate => pairs.push([bracket.left[at], other]),
                Some(_) if is_inside => {}
                None if bracket.is_last() => rests = Some(bracket.left[at]),
                _ => {
                    down += usize::from(at < bracket.size);
                    rest.push(bracket.left[at]);
                }
            }
        }
        (left, floated) = (rest, down);
    }
    Ok((pairs, rests))
}

/// The fewest points with which somebody can have the bye so that the others can be paired (C.5). `None` if
/// nobody needs it.
fn lowest_bye(players: &[Player], legal: &Legal, everyone: &[usize]) -> Result<Option<Points>, CannotPair> {
    let mut graph = graph(legal, everyone);
    let points = |index: Index| players.get(index).map(|player| player.points);
    graph.add(|at, mate| match (points(at), points(mate)) {
        (Some(points), None) => -i32::from(points),
        _ => 0,
    });
    let mates = graph.matched().ok_or(CannotPair)?;
    Ok(mates.get(players.len()).and_then(|&one| points(one)))
}

/// Who of those left may meet. The last index is the bye's, if there is one.
fn graph(legal: &Legal, left: &[usize]) -> Graph {
    Graph::new(left.len().next_multiple_of(2), |at, mate| match left.get(mate) {
        Some(&other) => legal.pairs[left[at]][other],
        None => legal.byes[left[at]],
    })
}

impl<'a> Bracket<'a> {
    /// The highest score group of those left, with those who floated down to it.
    fn new(players: &'a [Player], left: Vec<usize>, floated: usize) -> Bracket<'a> {
        let size = group_end(players, &left, floated);
        let next = group_end(players, &left, size);
        Bracket { players, left, size, floated, next }
    }

    /// The player at an index. `None` is the bye.
    pub(super) fn player(&self, index: Index) -> Option<&'a Player> {
        self.left.get(index).map(|&one| &self.players[one])
    }

    /// Whether a pair is of this bracket. Two who floated down together meet only if nobody comes after them.
    pub(super) fn is_inside(&self, at: Index, mate: Index) -> bool {
        mate < self.size && (mate >= self.floated || self.is_last()) && at < mate
    }

    /// Whether a pair would be of the next bracket.
    pub(super) fn is_next(&self, at: Index, mate: Index) -> bool {
        at < mate && (self.size..self.next).contains(&mate)
    }

    fn is_last(&self) -> bool {
        self.size == self.left.len()
    }

    /// Whom each of those left gets. Only the pairs of this bracket are settled.
    fn matched(&self, legal: &Legal, bye_points: Option<Points>) -> Result<Vec<Index>, CannotPair> {
        let mut graph = graph(legal, &self.left);
        let bye_is_down = self.bye_is_down(&mut graph, bye_points);
        rules::add_all(&mut graph, self, bye_is_down);
        order::settle(&mut graph, self).ok_or(CannotPair)
    }

    /// Whether exactly one leaves the bracket, and gets the bye (C.9).
    fn bye_is_down(&self, graph: &mut Graph, bye_points: Option<Points>) -> bool {
        let lowest = self.size.checked_sub(1).and_then(|last| self.player(last)).map(|player| player.points);
        if bye_points.is_none() || bye_points < lowest {
            return false;
        }
        if self.is_last() {
            return true;
        }
        rules::add_pairs(graph, self);
        let mates = graph.matched().unwrap_or_default();
        graph.keep(0);
        let paired = mates.iter().enumerate().filter(|&(at, &mate)| self.is_inside(at, mate)).count();
        self.size == 2 * paired + 1
    }
}

/// Where the score group ends that begins at an index.
fn group_end(players: &[Player], left: &[usize], begin: Index) -> Index {
    let Some(&first) = left.get(begin) else { return left.len() };
    let same = left[begin..].iter().take_while(|&&one| players[one].points == players[first].points);
    begin + same.count()
}
