//! The solved starts of rounds that are compiled in, as text.
//!
//! `kuzhi-engine solve starts --out FILE` writes them. A line has the number of rounds left, the number of
//! the opener's seeds, and what each of their moves brings, in the order of the rules: `+` a win of the
//! match, `=` a draw, `-` a loss; where that is not known, `>` for a draw at least, `<` for a draw at most,
//! and `?` for anything. In the last round it is the lead, where that is known.

use std::sync::LazyLock;

use kuzhi_engine::Capture;

use super::layers::{ALL, Layers, MOST, Start, moves_of};
use crate::exact::round_graph::LeadBounds;
use crate::exact::rounds::{Outlook, WON};

static RELAY: LazyLock<Layers> = LazyLock::new(|| {
    let text = include_str!("../data/rounds/kotu-baendum.txt");
    Layers::read(text).expect("the starts are tested")
});
static ENDS_TURN: LazyLock<Layers> = LazyLock::new(|| {
    let text = include_str!("../data/rounds/kotu-baendum-ends-turn.txt");
    Layers::read(text).expect("the starts are tested")
});

impl Layers {
    /// Returns those that are compiled in.
    pub(super) fn built_in(capture: Capture) -> &'static Layers {
        match capture {
            Capture::Relay => &RELAY,
            Capture::EndsTurn => &ENDS_TURN,
        }
    }

    /// Returns them as text.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        for (layer, rounds) in self.0.iter().zip(1..) {
            for (start, seeds) in layer.iter().zip(1..).filter(|(start, _)| !start.is_empty()) {
                text.push_str(&line(rounds, seeds, start));
            }
        }
        text
    }

    /// Reads what [`Layers::text`] has written. Returns `None` if it is something else.
    pub(super) fn read(text: &str) -> Option<Layers> {
        let mut layers = Layers::default();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let mut words = line.split(' ');
            let rounds = words.next()?.parse().ok().filter(|rounds| (1..100).contains(rounds))?;
            let seeds = words.next()?.parse().ok().filter(|seeds| (1..=MOST).contains(seeds))?;
            let start: Option<Start> = words.next()?.split(',').map(bounds).collect();
            let start = start.filter(|start| start.len() == moves_of(seeds) && words.next().is_none());
            layers.put(rounds, seeds, start?);
        }
        Some(layers)
    }
}

/// Returns the line of a start.
pub(super) fn line(rounds: u16, seeds: u8, start: &Start) -> String {
    let of_move = |bounds: &LeadBounds| match bounds.exact() {
        Some(lead) if rounds == 1 => lead.to_string(),
        _ => symbol(*bounds),
    };
    let moves: Vec<String> = start.iter().map(of_move).collect();
    format!("{rounds} {seeds} {}\n", moves.join(","))
}

fn symbol(bounds: LeadBounds) -> String {
    let [least, most] = [bounds.least, bounds.most].map(|bound| WON * i16::from(bound.signum()));
    Outlook { least, most }.symbol().to_string()
}

/// Reads a lead or a symbol.
fn bounds(text: &str) -> Option<LeadBounds> {
    let Some(Outlook { least, most }) = text.parse().ok().and_then(Outlook::from_symbol) else {
        return text.parse().ok().filter(|lead| (-ALL..=ALL).contains(lead)).map(LeadBounds::exactly);
    };
    // More than the sign is not known.
    let bound = |grade: i16, sure: i8, open: i8| match grade.signum() {
        1 => sure,
        0 => 0,
        _ => open,
    };
    Some(LeadBounds { least: bound(least, 1, -ALL), most: bound(most, ALL, -1) })
}
