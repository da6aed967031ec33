//! What is proved of the result of a match.

/// The grade of a match that is won with this round. With each round that it takes to win, one is lost. A
/// draw, and a match in which neither can force a win, has 0, and losses are negative.
pub(in crate::exact) const WON: i16 = 10_000;

/// What a player can reach in a match, as far as it is proved.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::exact) struct Outlook {
    /// The grade that the player can force.
    pub(in crate::exact) least: i16,
    /// The grade to which the opponent can hold them.
    pub(in crate::exact) most: i16,
}

impl Outlook {
    pub(in crate::exact) const fn exactly(grade: i16) -> Outlook {
        Outlook { least: grade, most: grade }
    }

    /// Returns the outlook of the opponent.
    #[must_use]
    pub(in crate::exact) const fn of_other(self) -> Outlook {
        Outlook { least: -self.most, most: -self.least }
    }

    /// Returns the grade, if both bounds agree.
    pub(in crate::exact) fn exact(self) -> Option<i16> {
        (self.least == self.most).then_some(self.least)
    }

    /// Returns 1 for a win, 0 for neither a win nor a loss, -1 for a loss. `None` if it depends on
    /// repetitions.
    pub(in crate::exact) const fn sign(self) -> Option<i16> {
        match (self.least, self.most) {
            (1.., _) => Some(1),
            (_, ..0) => Some(-1),
            (0, 0) => Some(0),
            _ => None,
        }
    }

    /// Returns the sign that stands for this in text.
    pub(in crate::exact) const fn symbol(self) -> char {
        match (self.sign(), self.least, self.most) {
            (Some(1), ..) => '+',
            (Some(0), ..) => '=',
            (Some(_), ..) => '-',
            (None, 0, _) => '>',
            (None, _, 0) => '<',
            (None, ..) => '?',
        }
    }

    /// Returns what a sign stands for.
    pub(in crate::exact) fn from_symbol(symbol: char) -> Option<Outlook> {
        let (least, most) = match symbol {
            '+' => (WON, WON),
            '=' => (0, 0),
            '-' => (-WON, -WON),
            '>' => (0, WON),
            '<' => (-WON, 0),
            '?' => (-WON, WON),
            _ => return None,
        };
        Some(Outlook { least, most })
    }
}
