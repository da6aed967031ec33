//! The estimated strength of a player or a solver of puzzles, by Glicko-2.

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// An estimated strength. It starts at 1500 ± 350 (Glickman, "Example of the Glicko-2 system", 2013).
///
/// Its numbers are finite, and its deviation and volatility positive.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Numbers", into = "Numbers")]
pub struct Rating(Numbers);

/// The stored form.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Numbers {
    rating: f64,
    deviation: f64,
    volatility: f64,
}

impl Rating {
    /// The deviation above which a rating is provisional (Glickman's own limit, used by Lichess and others).
    const PROVISIONAL: f64 = 110.0;

    /// Returns the rating with these numbers, in points but for the volatility. `None` if they are not
    /// finite, or the last two not positive.
    pub fn new(value: f64, deviation: f64, volatility: f64) -> Option<Rating> {
        Rating::try_from(Numbers { rating: value, deviation, volatility }).ok()
    }

    /// Returns the strength of something that is known quite well, such as a puzzle.
    pub(crate) const fn established(value: f64) -> Rating {
        Rating(Numbers { rating: value, deviation: 80.0, volatility: 0.06 })
    }

    /// The estimate, in points.
    pub const fn value(self) -> f64 {
        self.0.rating
    }

    /// The uncertainty of the estimate, in points.
    pub const fn deviation(self) -> f64 {
        self.0.deviation
    }

    /// The estimate, its uncertainty, and how erratic the results are.
    pub const fn numbers(self) -> [f64; 3] {
        [self.0.rating, self.0.deviation, self.0.volatility]
    }

    /// Whether there are too few results for the estimate to say much.
    pub fn is_provisional(self) -> bool {
        self.0.deviation > Self::PROVISIONAL
    }

    /// The strength that is proven beyond doubt. Leaderboards sort by it.
    pub fn proven(self) -> f64 {
        self.0.rating - 2.0 * self.0.deviation
    }

    /// Returns two ratings after a result between them. The outcome is the first one's.
    pub(crate) fn after(self, other: Rating, outcome: Outcomes) -> [Rating; 2] {
        let (one, other) = glicko2(&self.glicko(), &other.glicko(), &outcome, &Glicko2Config::new());
        [one, other].map(Rating::from_glicko2)
    }

    /// Returns the rating that lies between this one (a share of 0) and another (1).
    #[must_use]
    pub(crate) fn moved(self, to: Rating, share: f64) -> Rating {
        let between = |from: f64, to: f64| from + share * (to - from);
        Rating(Numbers {
            rating: between(self.0.rating, to.0.rating),
            deviation: between(self.0.deviation, to.0.deviation),
            volatility: between(self.0.volatility, to.0.volatility),
        })
    }

    /// Returns the rating with numbers that read back as they were written.
    #[must_use]
    pub(crate) fn rounded(self) -> Rating {
        let rounded = |number: f64, digits: f64| (number * digits).round() / digits;
        Rating(Numbers {
            rating: rounded(self.0.rating, 1e4),
            deviation: rounded(self.0.deviation, 1e4),
            volatility: rounded(self.0.volatility, 1e9),
        })
    }

    const fn from_glicko2(Glicko2Rating { rating, deviation, volatility }: Glicko2Rating) -> Rating {
        Rating(Numbers { rating, deviation, volatility })
    }

    const fn glicko(self) -> Glicko2Rating {
        let Numbers { rating, deviation, volatility } = self.0;
        Glicko2Rating { rating, deviation, volatility }
    }
}

impl Default for Rating {
    fn default() -> Rating {
        Rating::from_glicko2(Glicko2Rating::new())
    }
}

impl TryFrom<Numbers> for Rating {
    type Error = &'static str;

    fn try_from(numbers: Numbers) -> Result<Rating, &'static str> {
        let is_positive = |number: f64| number.is_finite() && number > 0.0;
        let is_possible =
            numbers.rating.is_finite() && is_positive(numbers.deviation) && is_positive(numbers.volatility);
        is_possible.then_some(Rating(numbers)).ok_or("not a rating")
    }
}

impl From<Rating> for Numbers {
    fn from(rating: Rating) -> Numbers {
        rating.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_impossible_rating_cannot_be_made() {
        assert!(Rating::new(-20.0, 30.0, 0.06).is_some());
        for [value, deviation, volatility] in [
            [f64::NAN, 30.0, 0.06],
            [f64::INFINITY, 30.0, 0.06],
            [1_500.0, 0.0, 0.06],
            [1_500.0, -30.0, 0.06],
            [1_500.0, f64::INFINITY, 0.06],
            [1_500.0, 30.0, 0.0],
            [1_500.0, 30.0, f64::NAN],
        ] {
            assert_eq!(Rating::new(value, deviation, volatility), None);
        }
    }

    #[test]
    fn a_rating_moves_by_a_share() {
        let (from, to) =
            (Rating::new(1_500.0, 100.0, 0.06).unwrap(), Rating::new(1_600.0, 80.0, 0.05).unwrap());
        assert_eq!(from.moved(to, 0.0), from);
        assert_eq!(from.moved(to, 0.5), Rating::new(1_550.0, 90.0, 0.055).unwrap());
    }
}
