//! The evaluation of a position for the player to move, in words and numbers.

use kuzhi_domain::matches::Evaluation;
use kuzhi_engine::Side;
use kuzhi_search::MatchValue;

use crate::words::{Words, say};

/// The outcome of best play for you, the player to move, and how certain it is.
pub fn evaluation(words: &Words, evaluation: Evaluation, you: Side) -> String {
    let yours = |lead: i32| if you == Side::South { lead } else { -lead };
    match evaluation {
        Evaluation::Open(lead) => match (yours(lead), lead.unsigned_abs()) {
            (0, _) => say!(words, "hint-even"),
            (1.., seeds) => say!(words, "hint-ahead", seeds = seeds),
            (_, seeds) => say!(words, "hint-behind", seeds = seeds),
        },
        Evaluation::Decided { winner, least } if winner == you => say!(words, "hint-wins", seeds = least),
        Evaluation::Decided { least, .. } => say!(words, "hint-loses", seeds = least),
        Evaluation::Exact(lead) => match (yours(lead), lead.unsigned_abs()) {
            (0, _) => say!(words, "hint-draw"),
            (1.., seeds) => say!(words, "hint-wins-exactly", seeds = seeds),
            (_, seeds) => say!(words, "hint-loses-exactly", seeds = seeds),
        },
        Evaluation::Match(MatchValue::Won(winner)) if winner == you => say!(words, "hint-wins-game"),
        Evaluation::Match(MatchValue::Won(_)) => say!(words, "hint-loses-game"),
        Evaluation::Match(result) => undecided(words, result),
    }
}

/// A match of rounds in which neither side can force a win.
pub(crate) fn undecided(words: &Words, result: MatchValue) -> String {
    say!(words, if result == MatchValue::Neither { "nobody-can-force" } else { "hint-draw" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evaluations_address_the_player_to_move() {
        let said = |worth, you| evaluation(Words::english(), worth, you);
        let [to_south, to_north] = [4, -4].map(Evaluation::Open);
        for (you, good, bad) in [(Side::South, to_south, to_north), (Side::North, to_north, to_south)] {
            assert_eq!(said(good, you), "You are likely to end up ahead by about 4 seeds.");
            assert_eq!(
                said(bad, you),
                "It is your best move, but you are likely to end up behind by about 4 seeds."
            );
            assert_eq!(said(Evaluation::Open(0), you), "That keeps the game about even.");
        }
        assert_eq!(
            said(Evaluation::Open(-1), Side::North),
            "You are likely to end up ahead by about one seed."
        );
    }

    #[test]
    fn what_is_known_for_sure_is_said_so() {
        let said = |worth| evaluation(Words::english(), worth, Side::South);
        let won = |winner, least| said(Evaluation::Decided { winner, least });
        let wins = "That wins by at least one seed, whatever the other player does.";
        assert_eq!(won(Side::South, 1), wins);
        let loses = "It is your best move, but the other player can still win by at least 6 seeds.";
        assert_eq!(won(Side::North, 6), loses);
        assert_eq!(said(Evaluation::Exact(0)), "With perfect play, it is a draw.");
        assert_eq!(said(Evaluation::Exact(8)), "With perfect play, you win by exactly 8 seeds.");
        assert_eq!(said(Evaluation::Exact(-1)), "With perfect play, you lose by exactly one seed.");
        let of_match = |result| said(Evaluation::Match(result));
        let wins = "That wins the game, whatever the other player does.";
        assert_eq!(of_match(MatchValue::Won(Side::South)), wins);
        let loses = "It is your best move, but the other player can still win the game, whatever you do.";
        assert_eq!(of_match(MatchValue::Won(Side::North)), loses);
        assert_eq!(of_match(MatchValue::Draw), "With perfect play, it is a draw.");
        assert_eq!(of_match(MatchValue::Neither), "Neither side can force a win.");
    }
}
