//! What a position is worth, in words and numbers.

use kuzhi_engine::Side;

use crate::domain::Evaluation;
use crate::words::{Words, say, side_name};

/// From how many seeds ahead a side is better at all, clearly better, and much better.
const SLIGHTLY: u32 = 1;
const CLEARLY: u32 = 4;
const MUCH: u32 = 9;

/// Who stands better, by how much, and how sure that is.
pub fn evaluation(words: &Words, evaluation: Evaluation) -> String {
    match evaluation {
        Evaluation::Open(lead) => open(words, lead),
        Evaluation::Decided { winner, least } => {
            say!(words, "evaluation-wins", side = side_name(words, winner), seeds = least)
        }
        Evaluation::Exact(0) => say!(words, "evaluation-exact-draw"),
        Evaluation::Exact(lead) => {
            let side = side_name(words, ahead(lead));
            say!(words, "evaluation-exact-win", side = side, seeds = lead.unsigned_abs())
        }
    }
}

fn open(words: &Words, lead: i32) -> String {
    let (side, seeds) = (side_name(words, ahead(lead)), lead.unsigned_abs());
    match seeds {
        MUCH.. => say!(words, "evaluation-much-better", side = side, seeds = seeds),
        CLEARLY.. => say!(words, "evaluation-better", side = side, seeds = seeds),
        SLIGHTLY.. => say!(words, "evaluation-slightly-better", side = side, seeds = seeds),
        _ => say!(words, "evaluation-even"),
    }
}

const fn ahead(lead: i32) -> Side {
    if lead < 0 { Side::North } else { Side::South }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(worth: Evaluation) -> String {
        evaluation(Words::english(), worth)
    }

    #[test]
    fn an_open_position_is_better_for_one_side_by_degrees() {
        let texts = [
            (0, "The position is about even."),
            (1, "South is slightly ahead (about +1)."),
            (-3, "North is slightly ahead (about +3)."),
            (4, "South is clearly ahead (about +4)."),
            (-8, "North is clearly ahead (about +8)."),
            (9, "South is far ahead (about +9)."),
            (-40, "North is far ahead (about +40)."),
        ];
        for (lead, text) in texts {
            assert_eq!(said(Evaluation::Open(lead)), text);
        }
    }

    #[test]
    fn what_is_known_for_sure_is_said_so() {
        let won = |winner, least| said(Evaluation::Decided { winner, least });
        assert_eq!(won(Side::South, 1), "Whatever the other side does, South wins by at least one seed.");
        assert_eq!(won(Side::North, 6), "Whatever the other side does, North wins by at least 6 seeds.");
        let exact = |lead| said(Evaluation::Exact(lead));
        assert_eq!(exact(0), "With perfect play, it is a draw.");
        assert_eq!(exact(6), "With perfect play, South wins by exactly 6 seeds.");
        assert_eq!(exact(-1), "With perfect play, North wins by exactly one seed.");
    }
}
