//! Swiss rounds by the Dutch system of the FIDE Handbook (C.04.3).
//!
//! Never broken: nobody meets the same player twice, nobody gets two full byes or one after a win by
//! forfeit, no forbidden pair meets, nobody gets the same side three times in a row or three times more
//! often, not even top scorers in the last round. The rules of quality (`rules.rs`) are kept in the order of
//! their rank by a matching of each score group (`bracket.rs`), and of equally good pairings the first one in
//! the order of the Handbook is taken (`order.rs`).

mod bracket;
mod graph;
mod order;
mod rules;
mod sides;
mod wide;

use std::collections::BTreeSet;

use integer_blossom::max_weight_matching;
use kuzhi_engine::Side;

use self::bracket::{Legal, pair_all};
use self::sides::{Sides, assign_sides};
use crate::tournaments::field::{Absence, Entrant, Field, Met, Points, Round, RoundLine};

/// No legal pairing is left.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("every pairing would repeat a game, a bye or a side")]
pub struct CannotPair;

/// The number of rounds that singles out a winner.
pub const fn proposed_rounds(entrants: u16) -> u32 {
    match entrants {
        0..=2 => 1,
        _ => (entrants - 1).ilog2() + 1,
    }
}

/// Pairs the next round of a field: those in `here`, in any order. `lot` is the side of number 1 in the first
/// round. `forbidden` pairs never meet.
///
/// The boards are in the order of the better player's points, then of the other one's, and the round lists
/// who has the full bye. Who is not in `here` is for the caller to add.
///
/// # Errors
///
/// When no legal pairing is left.
pub fn swiss(
    field: &Field,
    here: &[Entrant],
    lot: Side,
    forbidden: &[[Entrant; 2]],
) -> Result<Round, CannotPair> {
    let players = ranked(field, here);
    let legal = Legal {
        pairs: legal_pairs(field, &players, forbidden),
        byes: players.iter().map(|one| one.may_have_bye).collect(),
    };
    let (mut pairs, bye) = pair_all(&players, legal)?;
    pairs.sort_by_key(|&[one, other]| {
        let (better, other) = (&players[one], &players[other]);
        (std::cmp::Reverse((better.points, other.points)), better.entrant)
    });
    let seated = pairs.into_iter().map(|[one, other]| {
        let (better, other) = (&players[one], &players[other]);
        (assign_sides((better.entrant, &better.sides), (other.entrant, &other.sides), lot), None)
    });
    let absent = bye.map(|at| (players[at].entrant, Absence::FullBye));
    Ok(Round { games: seated.collect(), absent: absent.into_iter().collect() })
}

/// Who is left out so that as many as possible of the others can be paired: first those with the fewest
/// points.
pub(in crate::tournaments) fn left_out(
    field: &Field,
    here: &[Entrant],
    forbidden: &[[Entrant; 2]],
) -> Vec<Entrant> {
    let players = ranked(field, here);
    let legal = legal_pairs(field, &players, forbidden);
    let number = players.len();
    let mut weights = vec![0_i64; number * number];
    for (at, one) in players.iter().enumerate() {
        for (mate, other) in players.iter().enumerate().skip(at + 1).filter(|&(mate, _)| legal[at][mate]) {
            // Whoever cannot have the full bye is rather paired.
            let worth = |one: &Player| i64::from(one.points) + if one.may_have_bye { 0 } else { MISSED };
            weights[at * number + mate] = PAIR + worth(one) + worth(other);
        }
    }
    let mates = max_weight_matching(&weights, number);
    let left = players.iter().zip(mates).filter(|(_, mate)| mate.is_none());
    left.map(|(one, _)| one.entrant).collect()
}

/// What it is worth in a matching that somebody without a right to the full bye is paired, and a pair: more
/// than all else together.
const MISSED: i64 = 1_000;
const PAIR: i64 = 10_000_000;

/// Players in the order of their points, then of their numbers.
fn ranked(field: &Field, here: &[Entrant]) -> Vec<Player> {
    let mut players: Vec<Player> = here.iter().map(|&one| Player::new(field, one)).collect();
    players.sort_by_key(|one| (std::cmp::Reverse(one.points), one.entrant));
    players.dedup_by_key(|one| one.entrant);
    players
}

/// A player who is to be paired.
#[derive(Clone, Debug)]
struct Player {
    entrant: Entrant,
    points: Points,
    sides: Sides,
    /// In the last round and the one before: whether they met someone with fewer points, or more.
    floats: [Option<Float>; 2],
    may_have_bye: bool,
    /// The games that they have not played.
    unplayed: u16,
}

/// Who had more points in a pairing of two score groups.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Float {
    /// They met somebody with fewer points, or had points without a game.
    Down,
    /// They met somebody with more points.
    Up,
}

impl Player {
    fn new(field: &Field, entrant: Entrant) -> Player {
        let lines: Vec<RoundLine> = field.lines(entrant).collect();
        let rounds = lines.len();
        let float = |back: usize| float(field, entrant, rounds.checked_sub(back)?);
        Player {
            entrant,
            points: field.points(entrant),
            sides: Sides::new(field, entrant),
            floats: [float(1), float(2)],
            may_have_bye: may_have_bye(field, entrant),
            unplayed: lines
                .iter()
                .filter(|line| line.played().is_none())
                .count()
                .try_into()
                .unwrap_or(u16::MAX),
        }
    }
}

/// Whether somebody may have a full bye: they have had none, and no win by forfeit.
pub(in crate::tournaments) fn may_have_bye(field: &Field, entrant: Entrant) -> bool {
    let is_bye = |line: RoundLine| match line {
        RoundLine::Met(met) => !met.is_played() && met.points() > 0,
        RoundLine::Absent(why) => why == Absence::FullBye,
    };
    !field.lines(entrant).any(is_bye)
}

/// How a player floated in a round, counted from 0.
fn float(field: &Field, entrant: Entrant, round: usize) -> Option<Float> {
    let before = |one: Entrant| -> Points { field.lines(one).take(round).map(RoundLine::points).sum() };
    let line = field.lines(entrant).nth(round)?;
    match line.played() {
        Some(Met { opponent, .. }) => match before(entrant).cmp(&before(opponent)) {
            std::cmp::Ordering::Greater => Some(Float::Down),
            std::cmp::Ordering::Less => Some(Float::Up),
            std::cmp::Ordering::Equal => None,
        },
        None => (line.points() > 0).then_some(Float::Down),
    }
}

/// Which of the players may meet.
fn legal_pairs(field: &Field, players: &[Player], forbidden: &[[Entrant; 2]]) -> Vec<Vec<bool>> {
    let is_forbidden = |one: Entrant, other: Entrant| {
        forbidden.iter().any(|&[a, b]| [a, b] == [one, other] || [b, a] == [one, other])
    };
    let met = |one: &Player| -> BTreeSet<Entrant> {
        field.lines(one.entrant).filter_map(RoundLine::played).map(|met| met.opponent).collect()
    };
    let row = |one: &Player| {
        let met = met(one);
        let is_legal = |other: &Player| {
            one.entrant != other.entrant
                && !one.sides.excludes(&other.sides)
                && !met.contains(&other.entrant)
                && !is_forbidden(one.entrant, other.entrant)
        };
        players.iter().map(is_legal).collect()
    };
    players.iter().map(row).collect()
}

#[cfg(test)]
mod tests;
