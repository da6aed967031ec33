//! Intervals of leads, one byte each.

/// The smallest and the largest lead that a player can get, whatever repetitions bring.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Interval {
    pub(super) least: i8,
    pub(super) most: i8,
}

/// The number of different leads that a code can tell apart.
const STEPS: usize = 22;

/// The steps of `least` and `most` for each code.
static PAIRS: [(u8, u8); STEPS * (STEPS + 1) / 2] = pairs();

const fn pairs() -> [(u8, u8); STEPS * (STEPS + 1) / 2] {
    let mut pairs = [(0, 0); STEPS * (STEPS + 1) / 2];
    let (mut code, mut most) = (0, 0);
    while most < STEPS {
        let mut least = 0;
        while least <= most {
            #[allow(clippy::cast_possible_truncation)] // below STEPS
            let pair = (least as u8, most as u8);
            pairs[code] = pair;
            code += 1;
            least += 1;
        }
        most += 1;
    }
    pairs
}

impl Interval {
    /// Marks a position without an interval so far.
    pub(super) const UNSEEN: u8 = u8::MAX;

    pub(super) const fn exactly(lead: i8) -> Interval {
        Interval { least: lead, most: lead }
    }

    /// Returns the interval of a position without moves, which no game in progress has: the other player gets
    /// these seeds.
    pub(super) const fn over(seeds: u8) -> Interval {
        Interval::exactly(-seeds.cast_signed())
    }

    pub(super) const fn is_exact(self) -> bool {
        self.least == self.most
    }

    /// Returns the interval as the lead of a player who has gained this much and whose opponent moves next.
    pub(super) const fn after(self, gain: i8) -> Interval {
        Interval { least: gain - self.most, most: gain - self.least }
    }

    /// Returns the interval of a player who can choose between two moves.
    pub(super) fn or(self, other: Interval) -> Interval {
        Interval { least: self.least.max(other.least), most: self.most.max(other.most) }
    }

    /// Returns the code for a position with this many seeds, whose leads are `grain` apart.
    pub(super) fn code(self, seeds: u8, grain: u8) -> u8 {
        let step = |lead: i8| u16::from(lead.cast_unsigned().wrapping_add(seeds) / grain);
        let (least, most) = (step(self.least), step(self.most));
        debug_assert!(least <= most && usize::from(most) < STEPS, "{self:?} of {seeds}");
        #[allow(clippy::cast_possible_truncation)] // at most 252
        let code = (most * (most + 1) / 2 + least) as u8;
        code
    }

    /// Returns the interval with this code, the inverse of [`Interval::code`].
    pub(super) fn from_code(code: u8, seeds: u8, grain: u8) -> Interval {
        let (least, most) = PAIRS.get(usize::from(code)).copied().unwrap_or_default();
        let lead = |step: u8| (step * grain).wrapping_sub(seeds).cast_signed();
        Interval { least: lead(least), most: lead(most) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_intervals_are_pairs() {
        for (seeds, grain) in [(0, 2), (7, 2), (12, 2), (21, 2), (28, 4), (42, 4)] {
            let seeds: u8 = seeds;
            let lead = |step: u8| (step * grain).cast_signed() - seeds.cast_signed();
            let leads: Vec<i8> = (0..=2 * seeds / grain).map(lead).collect();
            let mut codes = Vec::new();
            for (at, &most) in leads.iter().enumerate() {
                for &least in &leads[..=at] {
                    let interval = Interval { least, most };
                    let code = interval.code(seeds, grain);
                    assert!(code != Interval::UNSEEN && !codes.contains(&code));
                    assert_eq!(Interval::from_code(code, seeds, grain), interval);
                    codes.push(code);
                }
            }
        }
    }
}
