//! The positions of a round that were looked at, with the moves between them and what is proved of each.

use super::position::{GraphPosition, RING};

const NONE: u32 = u32::MAX;
/// Instead of the number of moves: that of a position that is not grown yet, or that must not be.
const LEAF: u8 = u8::MAX;
const CLOSED: u8 = u8::MAX - 1;
/// A walk through the graph may pass this many positions for each that it finds.
const WALK: usize = 64;

/// The bounds of a lead: how many more of the seeds in the pits a player gets than the other one. Before
/// the last round of a match they are those of a rank (`Ranking`).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct LeadBounds {
    pub(crate) least: i8,
    pub(crate) most: i8,
}

impl LeadBounds {
    /// Those of a player without a move.
    pub(crate) const NONE: LeadBounds = LeadBounds { least: i8::MIN, most: i8::MIN };
    /// A win, a draw or a loss.
    pub(crate) const ANY_SIGN: LeadBounds = LeadBounds { least: -1, most: 1 };

    pub(crate) const fn exactly(lead: i8) -> LeadBounds {
        LeadBounds { least: lead, most: lead }
    }

    /// Returns the bounds if a player may choose between these and others.
    pub(crate) fn or(self, other: LeadBounds) -> LeadBounds {
        LeadBounds { least: self.least.max(other.least), most: self.most.max(other.most) }
    }

    /// Returns the bounds of the other player.
    pub(crate) const fn of_other(self) -> LeadBounds {
        LeadBounds { least: -self.most, most: -self.least }
    }

    /// Returns the bounds of the sign.
    pub(crate) const fn sign(self) -> LeadBounds {
        LeadBounds { least: self.least.signum(), most: self.most.signum() }
    }

    /// Returns the lead, if both bounds agree.
    pub(crate) const fn exact(self) -> Option<i8> {
        if self.least == self.most { Some(self.least) } else { None }
    }
}

/// A position. Its bounds are those of the player to move.
#[derive(Clone)]
struct Node {
    packed: GraphPosition,
    bounds: LeadBounds,
    seeds: u8,
    /// The best bounds of the moves that end the round.
    ended: LeadBounds,
    /// The number of moves that do not, or [`LEAF`] or [`CLOSED`].
    moves: u8,
    first_move: u32,
    /// The first of the moves that lead here.
    before: u32,
    visits: u32,
    /// The last walk that came here.
    walk: u32,
}

/// A move between positions.
struct Edge {
    from: u32,
    to: u32,
    /// The next of the moves that lead to the same position.
    beside: u32,
}

/// What a move leads to.
#[derive(Copy, Clone)]
pub(crate) enum After {
    /// The end of the round, with this lead of the player who made it.
    End(LeadBounds),
    Position(u32),
}

/// The positions of a round, of which the first is the one that was asked for.
///
/// A position that is not grown has the bounds that are sure without any move. Those of the others follow
/// from what their moves lead to. What comes back proves nothing for either player: bounds begin wide,
/// and are only narrowed by what was proved before.
#[derive(Default)]
pub(crate) struct Graph {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    /// A hash table of the positions.
    slots: Vec<u32>,
    changed: Vec<u32>,
    walks: u32,
    /// The number of positions that there is room for.
    capacity: usize,
}

impl Graph {
    pub(super) const ROOT: u32 = 0;

    /// The memory for a position, in bytes, with its moves and its slots.
    pub(crate) const BYTES: usize = size_of::<Node>() + size_of::<Edge>() * 3 / 2 + 3 * size_of::<u32>();

    /// Forgets everything, and makes room for as many positions.
    pub(super) fn reset(&mut self, positions: usize) {
        self.nodes.clear();
        self.nodes.reserve_exact(positions);
        self.edges.clear();
        self.edges.reserve_exact(positions + positions / 2);
        self.slots.clear();
        self.slots.resize((positions + positions / 4).next_power_of_two(), NONE);
        self.changed.clear();
        (self.walks, self.capacity) = (0, positions);
    }

    /// Returns whether there may be no room for the moves of another position.
    pub(super) const fn is_full(&self) -> bool {
        let moves = RING.row_len() as usize;
        self.nodes.len() + moves > self.capacity
            || self.edges.len() + moves > self.capacity + self.capacity / 2
    }

    pub(super) const fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn packed(&self, at: u32) -> GraphPosition {
        self.node(at).packed
    }

    pub(super) fn bounds(&self, at: u32) -> LeadBounds {
        self.node(at).bounds
    }

    /// Returns the position, which is added if it is new.
    pub(super) fn add(&mut self, packed: GraphPosition, seeds: u8, bounds: LeadBounds) -> u32 {
        let slot = self.slot(packed);
        if self.slots[slot] == NONE {
            self.slots[slot] = self.push(packed, seeds, bounds);
        }
        self.slots[slot]
    }

    /// Adds a position that no other one leads to.
    pub(super) fn push(&mut self, packed: GraphPosition, seeds: u8, bounds: LeadBounds) -> u32 {
        let at = u32::try_from(self.nodes.len()).unwrap_or(NONE);
        let (first_move, before, visits, walk) = (0, NONE, 0, 0);
        self.nodes.push(Node {
            packed,
            bounds,
            seeds,
            ended: LeadBounds::NONE,
            moves: LEAF,
            first_move,
            before,
            visits,
            walk,
        });
        at
    }

    /// Never lets a position grow.
    pub(super) fn close(&mut self, at: u32) {
        let node = &mut self.nodes[at as usize];
        if node.moves == LEAF {
            node.moves = CLOSED;
        }
    }

    /// Notes what the moves of a position lead to, and what follows from that.
    pub(super) fn grow(&mut self, at: u32, afters: &[After]) {
        let first_move = u32::try_from(self.edges.len()).unwrap_or(NONE);
        let (mut ended, mut moves) = (LeadBounds::NONE, 0);
        for after in afters {
            match *after {
                After::End(lead) => ended = ended.or(lead),
                After::Position(to) => {
                    let edge = u32::try_from(self.edges.len()).unwrap_or(NONE);
                    let beside = std::mem::replace(&mut self.nodes[to as usize].before, edge);
                    self.edges.push(Edge { from: at, to, beside });
                    moves += 1;
                }
            }
        }
        let node = &mut self.nodes[at as usize];
        (node.ended, node.moves, node.first_move) = (ended, moves, first_move);
        self.changed.push(at);
        self.settle();
    }

    /// Returns the bounds of the lead after a move, to the player who makes it.
    pub(super) fn after(&self, at: u32, after: After) -> LeadBounds {
        match after {
            After::End(lead) => lead,
            After::Position(to) => self.by_move(at, to),
        }
    }

    /// Returns the seeds that a move brings at once, or its lead if it ends the round.
    pub(super) fn gain(&self, at: u32, after: After) -> i8 {
        match after {
            After::End(lead) => lead.least,
            After::Position(to) => self.node(at).seeds.cast_signed() - self.node(to).seeds.cast_signed(),
        }
    }

    /// Returns how often walks came to where a move leads.
    pub(super) fn visits(&self, after: After) -> u32 {
        match after {
            After::End(_) => 0,
            After::Position(to) => self.node(to).visits,
        }
    }

    fn by_move(&self, from: u32, to: u32) -> LeadBounds {
        // What leaves the pits during a round is its mover's.
        let gain = self.gain(from, After::Position(to));
        let LeadBounds { least, most } = self.bounds(to);
        LeadBounds { least: gain - most, most: gain - least }
    }

    /// Narrows the bounds of all positions for which something has changed.
    fn settle(&mut self) {
        while let Some(at) = self.changed.pop() {
            let node = self.node(at);
            if node.moves >= CLOSED {
                continue;
            }
            let moves = self.moves(at).iter().map(|edge| self.by_move(at, edge.to));
            let found = moves.fold(node.ended, LeadBounds::or);
            let before = node.bounds;
            let now = LeadBounds { least: found.least.max(before.least), most: found.most.min(before.most) };
            if now != before {
                let mut edge = node.before;
                self.nodes[at as usize].bounds = now;
                while let Some(Edge { from, beside, .. }) = self.edges.get(edge as usize) {
                    self.changed.push(*from);
                    edge = *beside;
                }
            }
        }
    }

    /// Returns positions that are not grown yet and matter to whether the lead of one is between these
    /// numbers, and how many it passed on the way. There are none if nothing more can be found out.
    ///
    /// It goes along moves that look good or were rarely tried, and never twice to the same position. It
    /// is usually content with one; the longer it takes, the more it brings.
    pub(super) fn leaves(&mut self, from: u32, window: LeadBounds) -> (Vec<u32>, u32) {
        self.walks += 1;
        let (mut leaves, mut passed) = (Vec::new(), 0);
        let mut path = vec![(from, self.enter(from, window))];
        while let Some(&(at, window)) = path.last() {
            passed += 1;
            if self.node(at).moves == LEAF {
                leaves.push(at);
                if passed <= WALK * leaves.len() {
                    break;
                }
            }
            if let Some((to, window)) = self.promising(at, window) {
                let window = self.enter(to, window);
                path.push((to, window));
            } else {
                path.pop();
            }
        }
        (leaves, u32::try_from(passed).unwrap_or(u32::MAX))
    }

    /// Notes that a walk comes to a position. Returns the window, as far as it is open there.
    fn enter(&mut self, at: u32, window: LeadBounds) -> LeadBounds {
        let node = &mut self.nodes[at as usize];
        node.walk = self.walks;
        node.visits = node.visits.saturating_add(1);
        LeadBounds { least: window.least.max(node.bounds.least), most: window.most.min(node.bounds.most) }
    }

    /// Returns the most promising position that a move leads to and that may matter, with the window
    /// there.
    fn promising(&self, at: u32, window: LeadBounds) -> Option<(u32, LeadBounds)> {
        let visits = u64::from(self.node(at).visits);
        let mut best: Option<(i64, u32, LeadBounds)> = None;
        for edge in self.moves(at) {
            let (by, to) = (self.by_move(at, edge.to), self.node(edge.to));
            let is_open = by.most > window.least.max(by.least) && by.least < window.most;
            if to.walk == self.walks || to.moves == CLOSED || !is_open {
                continue;
            }
            // The middle of the bounds, and more the less it was tried beside the others.
            let middle = 256 * (i64::from(by.least) + i64::from(by.most));
            let untried = 2 * (visits << 20).isqrt() / u64::from(to.visits + 1);
            let score = middle + untried.cast_signed();
            if best.is_none_or(|(before, ..)| score > before) {
                let gain = by.most + to.bounds.least;
                let there = LeadBounds { least: gain - window.most, most: gain - window.least };
                best = Some((score, edge.to, there));
            }
        }
        best.map(|(_, to, window)| (to, window))
    }

    fn moves(&self, at: u32) -> &[Edge] {
        let node = self.node(at);
        let first = node.first_move as usize;
        if node.moves < CLOSED { &self.edges[first..first + usize::from(node.moves)] } else { &[] }
    }

    fn node(&self, at: u32) -> &Node {
        &self.nodes[at as usize]
    }

    #[allow(clippy::cast_possible_truncation)] // fewer bits than a place has
    fn slot(&self, packed: GraphPosition) -> usize {
        let last = self.slots.len() - 1;
        let mut slot = packed.hash() as usize & last;
        while self.slots[slot] != NONE && self.node(self.slots[slot]).packed != packed {
            slot = (slot + 1) & last;
        }
        slot
    }
}
