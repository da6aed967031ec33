//! Fits weights by least squares.

/// The sums over all samples that determine the best weights.
#[derive(Default)]
pub(super) struct LeastSquares {
    /// How often two weights counted together: the lower triangle of a symmetric matrix, row by row.
    together: Vec<Vec<f64>>,
    /// How often each counted, times the target.
    explained: Vec<f64>,
}

impl LeastSquares {
    /// Adds a sample: which weights count how many times, and the target for their sum.
    pub(super) fn add(&mut self, counts: &[(usize, i32)], wanted: f64) {
        for &(index, times) in counts {
            self.reach(index);
            self.explained[index] += f64::from(times) * wanted;
            for &(other, others) in counts.iter().filter(|&&(other, _)| other <= index) {
                self.together[index][other] += f64::from(times) * f64::from(others);
            }
        }
    }

    fn reach(&mut self, index: usize) {
        while self.together.len() <= index {
            self.together.push(vec![0.0; self.together.len() + 1]);
            self.explained.push(0.0);
        }
    }

    /// Returns the regularised weights, by a Cholesky decomposition.
    pub(super) fn solve(mut self, drawn: f64) -> Vec<f64> {
        let lower = &mut self.together;
        for row in 0..lower.len() {
            lower[row][row] += drawn;
            for column in 0..=row {
                let known: f64 = (0..column).map(|at| lower[row][at] * lower[column][at]).sum();
                let rest = lower[row][column] - known;
                lower[row][column] = if row == column { rest.sqrt() } else { rest / lower[column][column] };
            }
        }
        let mut weights = self.explained;
        for row in 0..lower.len() {
            let known: f64 = (0..row).map(|at| lower[row][at] * weights[at]).sum();
            weights[row] = (weights[row] - known) / lower[row][row];
        }
        for row in (0..lower.len()).rev() {
            let known: f64 = (row + 1..lower.len()).map(|at| lower[at][row] * weights[at]).sum();
            weights[row] = (weights[row] - known) / lower[row][row];
        }
        weights
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_found_again() {
        let weights = [3.0, -2.0, 0.5];
        let mut seen = LeastSquares::default();
        for number in 0..60 {
            let counts = [(0, number % 3), (1, number % 5 - 2), (2, number % 7)];
            let wanted = counts.iter().map(|&(index, times)| weights[index] * f64::from(times)).sum();
            seen.add(&counts, wanted);
        }
        for (found, weight) in seen.solve(1e-6).into_iter().zip(weights) {
            assert!((found - weight).abs() < 1e-4, "{found} is not {weight}");
        }
    }

    #[test]
    fn what_was_never_seen_weighs_nothing() {
        let mut seen = LeastSquares::default();
        seen.add(&[(2, 1)], 5.0);
        assert_eq!(seen.solve(1e-9)[..2], [0.0, 0.0]);
    }
}
