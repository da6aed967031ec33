//! The value of a position, as far as a search can tell.

use kuzhi_engine::{Outcome, Side};
use kuzhi_search::{Choice, MatchValue, WIN};

/// By how many seeds South will be ahead at the end, and how certain that is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Evaluation {
    /// Still open: South will be ahead by about this many seeds, or behind if negative.
    Open(i32),
    /// Decided: this side wins against any play, by at least this many seeds.
    Decided {
        /// The side that is certain to win.
        winner: Side,
        /// By how many seeds at least.
        least: i32,
    },
    /// Searched to the end: with best play by both, South will be ahead by exactly this many seeds.
    Exact(i32),
    /// The result of a match with more rounds to come, with best play by both. Its final lead is not known.
    Match(MatchValue),
}

impl Evaluation {
    /// Converts the result of a search for the player to move.
    pub fn from_choice(choice: &Choice, mover: Side) -> Evaluation {
        if let Some(result) = choice.result {
            return Evaluation::Match(result);
        }
        let beyond = if choice.value.abs() > WIN { WIN * choice.value.signum() } else { 0 };
        let lead = choice.value - beyond;
        let winner = if lead > 0 { mover } else { mover.other() };
        match (choice.exact, beyond) {
            (true, _) => Evaluation::Exact(for_south(lead, mover)),
            (false, 0) => Evaluation::Open(for_south(lead, mover)),
            (false, _) => Evaluation::Decided { winner, least: lead.abs() },
        }
    }

    /// Returns the result of a finished game.
    pub fn of_outcome(outcome: &Outcome) -> Evaluation {
        let [south, north] = outcome.score.map(i32::from);
        Evaluation::Exact(south - north)
    }
}

const fn for_south(lead: i32, mover: Side) -> i32 {
    match mover {
        Side::South => lead,
        Side::North => -lead,
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::{Move, Reason};

    use super::*;

    fn evaluation(value: i32, exact: bool, mover: Side) -> Evaluation {
        Evaluation::from_choice(&choice(value, exact), mover)
    }

    fn choice(value: i32, exact: bool) -> Choice {
        Choice { best: Move::lift(1).unwrap(), value, exact, result: None, depth: 9, nodes: 9 }
    }

    #[test]
    fn the_result_of_a_match_is_no_lead() {
        for result in [MatchValue::Won(Side::North), MatchValue::Draw, MatchValue::Neither] {
            let choice = Choice { result: Some(result), ..choice(0, false) };
            assert_eq!(Evaluation::from_choice(&choice, Side::North), Evaluation::Match(result));
        }
    }

    #[test]
    fn evaluations_are_from_souths_side() {
        assert_eq!(evaluation(7, false, Side::South), Evaluation::Open(7));
        assert_eq!(evaluation(7, false, Side::North), Evaluation::Open(-7));
        assert_eq!(evaluation(0, true, Side::North), Evaluation::Exact(0));
        assert_eq!(evaluation(WIN + 5, true, Side::North), Evaluation::Exact(-5));
        assert_eq!(evaluation(-WIN - 5, true, Side::North), Evaluation::Exact(5));
    }

    #[test]
    fn an_unfinished_win_is_a_lower_bound() {
        for (value, mover, winner) in [
            (WIN + 3, Side::South, Side::South),
            (WIN + 3, Side::North, Side::North),
            (-WIN - 3, Side::South, Side::North),
            (-WIN - 3, Side::North, Side::South),
        ] {
            assert_eq!(evaluation(value, false, mover), Evaluation::Decided { winner, least: 3 });
        }
    }

    #[test]
    fn a_result_is_exact() {
        let outcome = Outcome::by_score([20, 28], Reason::RowEmpty);
        assert_eq!(Evaluation::of_outcome(&outcome), Evaluation::Exact(-8));
    }
}
