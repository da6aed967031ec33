//! What is proved of the result of a match.

/// The grade of a match that is won with this round. With each round that it takes to win, one is lost. A
/// draw, and a match in which neither can force a win, has 0, and losses are negative.
pub(super) const WON: i16 = 10_000;

/// What a player can reach in a match, as far as it is proved.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Outlook {
    /// The grade that the player can force.
    pub(super) least: i16,
    /// The grade to which the opponent can hold them.
    pub(super) most: i16,
}

impl Outlook {
    pub(super) const fn exactly(grade: i16) -> Outlook {
        Outlook { least: grade, most: grade }
    }

    /// Returns the outlook of the opponent.
    #[must_use]
    pub(super) const fn of_other(self) -> Outlook {
        Outlook { least: -self.most, most: -self.least }
    }

    /// Returns the grade, if both bounds agree.
    pub(super) fn exact(self) -> Option<i16> {
        (self.least == self.most).then_some(self.least)
    }

    /// Returns 1 for a win, 0 for neither a win nor a loss, -1 for a loss. `None` if it depends on
    /// repetitions.
    pub(super) const fn sign(self) -> Option<i16> {
        match (self.least, self.most) {
            (1.., _) => Some(1),
            (_, ..0) => Some(-1),
            (0, 0) => Some(0),
            _ => None,
        }
    }
}
