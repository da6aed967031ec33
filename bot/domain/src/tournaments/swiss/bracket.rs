//! Pairs a field bracket by bracket, from the highest score down. In each, a matching of all who are left
//! finds the best pairs of the bracket among those that let the rest be paired, too.

use integer_blossom::max_weight_matching;

use super::sides::Strength;
use super::{CannotPair, Float, Player};
use crate::tournaments::field::Points;

/// A score group, with those who floated down to it.
pub(super) struct Bracket<'a> {
    players: &'a [Player],
    legal: &'a [Vec<bool>],
    /// Who is not paired yet, from the most points to the least.
    left: Vec<usize>,
    /// How many of these, from the front, are in the bracket.
    size: usize,
    /// How many of the bracket have floated down to it.
    floated: usize,
    /// Who of `left` may have the bye, if there is one.
    bye: Vec<usize>,
}

/// Pairs of players, the better one first, and who has the bye.
pub(super) type Paired = (Vec<[usize; 2]>, Option<usize>);

/// What a pair is worth, in the order of the rules: each outweighs all that follow it together, over a whole
/// matching.
#[derive(Copy, Clone, Default)]
struct Worth {
    /// The rest can be paired: every pair counts, so that a perfect matching is preferred to all others.
    pair: u32,
    /// Both are in the bracket (C.6).
    inside: u32,
    /// The points of those who are paired inside, above the lowest (C.7).
    points: u32,
    /// One who floats down meets the next score group (C.8).
    next: u32,
    /// Wishes for a side that are granted (C.12, C.13).
    granted: [u32; 2],
    /// Nobody floats as in the last round, or the one before (C.14 to C.17).
    no_float: [u32; 4],
    /// The better half meets the worse half (D).
    halves: u32,
    /// How near the pair is to the natural one: first to first of the worse half, second to second (D).
    order: u32,
}

impl Worth {
    /// The bits of each rule. Up to 64 pairs count together, and points and order are sums of larger numbers.
    fn weight(self) -> i128 {
        let rules = [
            (self.pair, 8),
            (self.inside, 8),
            (self.points, 14),
            (self.next, 8),
            (self.granted[0], 8),
            (self.granted[1], 8),
            (self.no_float[0], 8),
            (self.no_float[1], 8),
            (self.no_float[2], 8),
            (self.no_float[3], 8),
            (self.halves, 8),
            (self.order, 21),
        ];
        rules.into_iter().fold(0, |sum, (value, bits)| (sum << bits) + i128::from(value))
    }
}

impl Bracket<'_> {
    /// Pairs everyone.
    pub(super) fn pair_all(players: &[Player], legal: &[Vec<bool>]) -> Result<Paired, CannotPair> {
        let everyone: Vec<usize> = (0..players.len()).collect();
        let bye =
            if everyone.len().is_multiple_of(2) { Vec::new() } else { byes(players, legal, &everyone)? };
        let (mut left, mut pairs, mut floated, mut rests) = (everyone, Vec::new(), 0, None);
        while !left.is_empty() {
            let size = bracket_size(players, &left, floated);
            let bracket = Bracket { players, legal, left, size, floated, bye: bye.clone() };
            let mates = bracket.matched()?;
            let is_last = bracket.size == bracket.left.len();
            let (mut rest, mut down) = (Vec::new(), 0);
            for (at, mate) in mates.iter().enumerate() {
                match *mate {
                    Some(mate) if mate < bracket.size && at < bracket.size => {
                        if at < mate {
                            pairs.push([bracket.left[at], bracket.left[mate]]);
                        }
                    }
                    None if is_last => rests = Some(bracket.left[at]),
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

    /// The best matching of all who are left. The one with the bye has no mate.
    fn matched(&self) -> Result<Vec<Option<usize>>, CannotPair> {
        let places = self.left.len() + self.left.len() % 2;
        let mut weights = vec![0_i128; places * places];
        for at in 0..self.left.len() {
            for mate in at + 1..places {
                weights[at * places + mate] = self.worth(at, mate).map_or(0, Worth::weight);
            }
        }
        let mates = max_weight_matching(&weights, places);
        let are_all_there = mates.iter().all(Option::is_some);
        let of_player = |mate: Option<usize>| mate.filter(|&mate| mate < self.left.len());
        are_all_there
            .then(|| mates.into_iter().take(self.left.len()).map(of_player).collect())
            .ok_or(CannotPair)
    }

    /// What it is worth that two of those left meet, or that one has the bye. `None` if it may not be.
    fn worth(&self, at: usize, mate: usize) -> Option<Worth> {
        let one = &self.players[self.left[at]];
        let Some(&other_at) = self.left.get(mate) else {
            let may = self.bye.contains(&self.left[at]);
            return may.then(|| Worth { pair: 1, no_float: floats_anew(one), ..Worth::default() });
        };
        if !self.legal[self.left[at]][other_at] {
            return None;
        }
        let other = &self.players[other_at];
        let worth = Worth { pair: 1, ..Worth::default() };
        Some(match (at < self.size, mate < self.size) {
            (true, true) => self.inside((at, one), (mate, other), worth),
            (true, false) => {
                Worth { next: u32::from(self.is_next(other)), no_float: floats_anew(one), ..worth }
            }
            _ => Worth { next: u32::from(self.is_next(one) && self.is_next(other)), ..worth },
        })
    }

    fn inside(&self, (at, one): (usize, &Player), (mate, other): (usize, &Player), worth: Worth) -> Worth {
        let lowest = self.players[self.left[self.size - 1]].points;
        let above = |player: &Player| u32::from(player.points - lowest) + 1;
        let collides = one.sides.collides(&other.sides);
        let is_other_up = one.points > other.points;
        let floated_up = |back: usize| is_other_up && other.floats[back] == Some(Float::Up);
        let floated_down = |back: usize| is_other_up && one.floats[back] == Some(Float::Down);
        // Nobody of the group floats down from this pair.
        let stays = |back: usize| 2 - u32::from(floated_up(back)) - u32::from(floated_down(back));
        let (halves, order) = self.order(at, mate);
        Worth {
            inside: 1,
            points: above(one) + above(other),
            granted: [
                u32::from(collides.is_none()),
                u32::from(collides.is_none_or(|strength| strength < Strength::Strong)),
            ],
            no_float: [2, stays(0), 2, stays(1)],
            halves,
            order,
            ..worth
        }
    }

    /// Whether a player is in the next score group.
    fn is_next(&self, player: &Player) -> bool {
        self.left.get(self.size).is_some_and(|&next| self.players[next].points == player.points)
    }

    /// Whether a pair is of the better and the worse half, and how near to the natural one it is. Those who
    /// have floated down meet the best of the others; what is left of these is halved.
    fn order(&self, at: usize, mate: usize) -> (u32, u32) {
        let floated = if self.floated < self.size { self.floated.min(self.size / 2) } else { 0 };
        let (natural, is_halved) = if at < floated {
            (floated + at, mate >= floated)
        } else {
            let half = (self.size - 2 * floated) / 2;
            let worse = 2 * floated + half;
            (at + half, at < worse && mate >= worse)
        };
        let distance = u32::try_from(mate.abs_diff(natural)).unwrap_or(u32::MAX).min(MOST);
        (u32::from(is_halved), MOST * MOST - distance * distance)
    }
}

/// Whether a downfloat is not a repeated one.
fn floats_anew(one: &Player) -> [u32; 4] {
    let anew = |back: usize| u32::from(one.floats[back] != Some(Float::Down));
    [anew(0), 0, anew(1), 0]
}

/// The most places that a pair can be away from the natural one.
const MOST: u32 = 127;

/// How many of those left are in the next bracket: those who floated down, and the highest score group of the
/// others.
fn bracket_size(players: &[Player], left: &[usize], floated: usize) -> usize {
    let Some(&first) = left.get(floated) else { return left.len() };
    let points: Points = players[first].points;
    floated + left[floated..].iter().take_while(|&&one| players[one].points == points).count()
}

/// Who may have the bye: of those with whom the rest can be paired, the ones with the fewest points, and of
/// these the ones with the fewest games that were not played (C.5, C.9).
fn byes(players: &[Player], legal: &[Vec<bool>], everyone: &[usize]) -> Result<Vec<usize>, CannotPair> {
    let mut candidates: Vec<usize> =
        everyone.iter().copied().filter(|&one| players[one].may_have_bye).collect();
    candidates.sort_by_key(|&one| (players[one].points, players[one].unplayed));
    let rank = |&one: &usize| (players[one].points, players[one].unplayed);
    candidates
        .chunk_by(|one, other| rank(one) == rank(other))
        .find(|group| {
            let bracket = Bracket {
                players,
                legal,
                left: everyone.to_vec(),
                size: everyone.len(),
                floated: 0,
                bye: group.to_vec(),
            };
            bracket.matched().is_ok()
        })
        .map(<[usize]>::to_vec)
        .ok_or(CannotPair)
}
