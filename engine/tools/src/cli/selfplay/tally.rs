//! The result of a contest, and the difference in strength that it shows.

use std::io::{self, Write};

use super::played::Played;

/// The standard errors on either side of a 95 % confidence interval.
const CONFIDENCE: f64 = 1.96;

/// The result of a contest.
pub(in crate::cli) struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
    /// The difference in seeds, summed over all games.
    seeds: i64,
    /// The sum of squared deviations of the half points from their mean.
    spread: f64,
}

impl Tally {
    pub(super) fn count(played: &[Played]) -> Tally {
        let count = |points| u32::try_from(played.iter().filter(|one| one.half_points == points).count());
        let [losses, draws, wins] = [0, 1, 2].map(|points| count(points).unwrap_or(u32::MAX));
        let seeds = played.iter().map(|one| i64::from(one.seeds[0]) - i64::from(one.seeds[1])).sum();
        let mut tally = Tally { wins, draws, losses, seeds, spread: 0.0 };
        let mean = tally.share();
        tally.spread = played.iter().map(|one| (f64::from(one.half_points) / 2.0 - mean).powi(2)).sum();
        tally
    }

    pub(in crate::cli) const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    pub(in crate::cli) fn percent(&self) -> f64 {
        self.share() * 100.0
    }

    /// Returns the share of the points.
    fn share(&self) -> f64 {
        f64::from(2 * self.wins + self.draws) / f64::from(2 * self.games().max(1))
    }

    /// Returns by how much Elo the player is stronger than the opponent, and the margin of error.
    ///
    /// One win and one loss are added, so that winning every game gives a finite estimate.
    pub(in crate::cli) fn strength(&self) -> (f64, f64) {
        let games = f64::from(self.games() + 2);
        let share = (f64::from(2 * self.wins + self.draws) / 2.0 + 1.0) / games;
        let error = CONFIDENCE * (share * (1.0 - share) / games).sqrt();
        (elo(share), error * 400.0 / std::f64::consts::LN_10 / share / (1.0 - share))
    }

    /// Returns the margin of error of the share.
    pub(in crate::cli) fn error(&self) -> f64 {
        let games = f64::from(self.games().max(1));
        CONFIDENCE * (self.spread / games / games).sqrt()
    }

    /// Writes one value per line.
    #[allow(clippy::cast_precision_loss)] // a mean of some thousand games
    pub(in crate::cli) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let (share, error) = (self.share(), self.error());
        writeln!(out, "games: {}", self.games())?;
        writeln!(out, "wins: {}", self.wins)?;
        writeln!(out, "draws: {}", self.draws)?;
        writeln!(out, "losses: {}", self.losses)?;
        writeln!(out, "seeds: {:+.2}", self.seeds as f64 / f64::from(self.games().max(1)))?;
        writeln!(out, "points: {:.1} % ± {:.1}", share * 100.0, error * 100.0)?;
        let [low, mean, high] = [share - error, share, share + error].map(elo);
        writeln!(out, "elo: {mean:+.0} ({low:+.0} to {high:+.0})")
    }
}

/// Returns the difference in strength at which a share of the points is expected.
fn elo(share: f64) -> f64 {
    // A share of none or all only means a very large difference.
    -400.0 * (1.0 / share.clamp(0.001, 0.999) - 1.0).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_told_with_its_error() {
        let one = |number, half_points| Played { number, half_points, seeds: [25, 23], moves: 9 };
        let tally = Tally::count(&[one(0, 2), one(1, 2), one(2, 1), one(3, 2)]);
        let mut out = Vec::new();
        tally.write(&mut out).unwrap();
        assert_eq!(
            String::from_utf8(out).unwrap(),
            "games: 4\nwins: 3\ndraws: 1\nlosses: 0\nseeds: +2.00\npoints: 87.5 % ± 21.2\n\
             elo: +338 (+117 to +1200)\n"
        );
    }
}
