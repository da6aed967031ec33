//! The rules of quality of the Dutch system (FIDE Handbook C.04.3, in force from February 2026), as numbers
//! for each pair of a bracket.
//!
//! C.10 and C.11 are about top scorers in a last round, who may get a side once too often. Here nobody ever
//! does.

use super::bracket::{Bracket, Index};
use super::graph::Graph;
use super::sides::Strength;
use super::{Float, Player};
use crate::tournaments::field::Points;

/// Adds the rules C.6 to C.21, in their order. `bye_is_down`: whether whoever has the bye is the only one who
/// leaves the bracket.
pub(super) fn add_all(graph: &mut Graph, bracket: &Bracket<'_>, bye_is_down: bool) {
    add_pairs(graph, bracket);
    add_next(graph, bracket);
    if bye_is_down {
        graph.add(|at, mate| match (bracket.player(at), bracket.player(mate)) {
            (Some(one), None) if at < bracket.size => -i32::from(one.unplayed),
            _ => 0,
        });
    }
    add_sides(graph, bracket);
    // The rules look back at the last round, and at the one before it.
    for back in 0..2 {
        add_floats(graph, bracket, back);
    }
    for back in 0..2 {
        add_gaps(graph, bracket, back);
    }
}

/// As many pairs as possible (C.6), and who floated down with most points first (C.7).
pub(super) fn add_pairs(graph: &mut Graph, bracket: &Bracket<'_>) {
    graph.add(|at, mate| i32::from(bracket.is_inside(at, mate)));
    for points in distinct(bracket, 0..bracket.floated) {
        graph.add(|at, mate| {
            let has = |index: Index| i32::from(index < bracket.floated && has_points(bracket, index, points));
            if bracket.is_inside(at, mate) { has(at) + has(mate) } else { 0 }
        });
    }
}

/// The same for the next bracket (C.8).
fn add_next(graph: &mut Graph, bracket: &Bracket<'_>) {
    graph.add(|at, mate| i32::from(bracket.is_next(at, mate)));
    for points in distinct(bracket, 0..bracket.size) {
        graph.add(|at, mate| {
            let floats = at < bracket.size && has_points(bracket, at, points);
            i32::from(bracket.is_next(at, mate) && floats)
        });
    }
}

/// Sides that are not as they should be (C.12), and those that one badly needs (C.13).
fn add_sides(graph: &mut Graph, bracket: &Bracket<'_>) {
    let collides = |at, mate| {
        let (one, other) = inside(bracket, at, mate)?;
        one.sides.collides(&other.sides)
    };
    graph.add(|at, mate| -i32::from(collides(at, mate).is_some()));
    graph.add(|at, mate| -i32::from(collides(at, mate).is_some_and(|strength| strength >= Strength::Strong)));
}

/// Nobody of the group floats down who did before (C.14, C.16), nobody is paired with one who floated down
/// and floated up before (C.15, C.17).
fn add_floats(graph: &mut Graph, bracket: &Bracket<'_>, back: usize) {
    graph.add(|at, mate| {
        let again = |index: Index| {
            (bracket.floated..bracket.size).contains(&index)
                && floated(bracket, index, back) == Some(Float::Down)
        };
        if bracket.is_inside(at, mate) { 0 } else { -i32::from(again(at)) - i32::from(again(mate)) }
    });
    graph.add(|at, mate| -i32::from(lifts_again(bracket, at, mate, back).is_some()));
}

/// Who floated down before and has most points floats down least (C.18, C.20), and who floated up before
/// does not meet them (C.19, C.21).
fn add_gaps(graph: &mut Graph, bracket: &Bracket<'_>, back: usize) {
    for points in distinct(bracket, 0..bracket.floated) {
        graph.add(|at, mate| {
            let again = |index: Index| {
                index < bracket.floated
                    && has_points(bracket, index, points)
                    && floated(bracket, index, back) == Some(Float::Down)
            };
            if bracket.is_inside(at, mate) { 0 } else { -i32::from(again(at)) - i32::from(again(mate)) }
        });
    }
    for points in distinct(bracket, 0..bracket.floated) {
        graph.add(|at, mate| -i32::from(lifts_again(bracket, at, mate, back) == Some(points)));
    }
}

/// The points of one who floated down, if their opponent has floated up before.
fn lifts_again(bracket: &Bracket<'_>, at: Index, mate: Index, back: usize) -> Option<Points> {
    let (one, other) = inside(bracket, at, mate)?;
    (one.points > other.points && other.floats[back] == Some(Float::Up)).then_some(one.points)
}

fn inside<'a>(bracket: &Bracket<'a>, at: Index, mate: Index) -> Option<(&'a Player, &'a Player)> {
    bracket.is_inside(at, mate).then_some(())?;
    Some((bracket.player(at)?, bracket.player(mate)?))
}

fn floated(bracket: &Bracket<'_>, index: Index, back: usize) -> Option<Float> {
    bracket.player(index)?.floats[back]
}

fn has_points(bracket: &Bracket<'_>, index: Index, points: Points) -> bool {
    bracket.player(index).is_some_and(|player| player.points == points)
}

/// The points of these indices, most first.
fn distinct(bracket: &Bracket<'_>, indices: std::ops::Range<Index>) -> Vec<Points> {
    let mut all: Vec<Points> = indices.filter_map(|index| Some(bracket.player(index)?.points)).collect();
    all.dedup();
    all
}
