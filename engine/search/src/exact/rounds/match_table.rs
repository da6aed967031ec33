//! What the starts of rounds are worth, by how many rounds are left.

use super::outlook::{Outlook, WON};

/// How rounds begin: the most pits that a player fills, and the seeds in each of them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct MatchLayout {
    pub(super) pits: u8,
    pub(super) seeds: u8,
}

impl MatchLayout {
    /// The pits of a row.
    pub(super) const PITS: u8 = 7;

    /// Returns the number of all seeds of the match.
    pub(super) const fn total(self) -> u8 {
        2 * self.pits * self.seeds
    }

    /// Returns whether a match goes on if a player has so many of its seeds after a round.
    pub(super) const fn goes_on(self, own: u8) -> bool {
        own >= self.seeds && self.total() - own >= self.seeds
    }
}

/// The outlooks of a round's opener at its start, by the number of their seeds.
pub(super) type Layer = Vec<Outlook>;

/// What the starts of rounds are worth in a match: all that a round hands to the next is how the seeds are
/// shared. Who opened a round does not open the next one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct MatchTable {
    pub(super) layout: MatchLayout,
    /// One layer for each number of rounds that are left, the last round first.
    pub(super) layers: Vec<Layer>,
    /// The index of the layer that comes again after the last of them.
    pub(super) again: usize,
    /// The layer of a match that is played to the end.
    pub(super) endless: Layer,
}

impl MatchTable {
    /// Returns the outlooks with so many rounds left, this one included. `None` is for a match to the end.
    pub(super) fn layer(&self, rounds: Option<u16>) -> &Layer {
        let Some(rounds) = rounds else { return &self.endless };
        let (index, known) = (usize::from(rounds.max(1)) - 1, self.layers.len());
        if index < known {
            return &self.layers[index];
        }
        &self.layers[self.again + (index - self.again) % (known - self.again)]
    }

    /// Returns the most rounds of a match that is not like a shorter one.
    pub(super) fn most_rounds(&self) -> u16 {
        u16::try_from(self.layers.len()).unwrap_or(u16::MAX).saturating_add(1)
    }

    /// Returns the smallest number of rounds in whose first round the players want the same as in the first
    /// of so many rounds. 0 is a match to the end.
    pub(super) fn like(&self, rounds: u16) -> u16 {
        let most = self.most_rounds();
        if rounds <= most {
            return rounds;
        }
        // The outlooks after the round come again.
        let cycle = u16::try_from(self.layers.len() - self.again).unwrap_or(1);
        most + 1 - cycle + (rounds - most - 1) % cycle
    }

    /// Returns the opener's outlook once a round has brought them so many seeds in all.
    pub(super) fn after(&self, rounds: Option<u16>, own: u8) -> Outlook {
        match rounds {
            Some(1) => ended(self.layout, own),
            _ if !self.layout.goes_on(own) => ended(self.layout, own),
            _ => handed_on(self.layout, self.layer(rounds.map(|rounds| rounds - 1)), own),
        }
    }
}

/// Returns the outlook of a player who has so many seeds at the end of the match.
pub(super) fn ended(layout: MatchLayout, own: u8) -> Outlook {
    Outlook::exactly(match own.cmp(&(layout.total() / 2)) {
        std::cmp::Ordering::Less => -WON,
        std::cmp::Ordering::Equal => 0,
        std::cmp::Ordering::Greater => WON,
    })
}

/// Returns the outlook of a round's opener who has so many seeds after it: the other player opens the next.
pub(super) fn handed_on(layout: MatchLayout, next: &Layer, own: u8) -> Outlook {
    next[usize::from(layout.total() - own)].of_other()
}
