mod files;
mod terms;

use super::*;

#[test]
fn sentences_are_filled_in_and_count() {
    let words = Words::english();
    assert_eq!(say!(words, "coach-captures", seeds = 1), "It captures one seed.");
    assert_eq!(say!(words, "coach-captures", seeds = 4), "It captures 4 seeds.");
    assert_eq!(say!(words, "player-bot", level = 2), "Kuzhi (level 2)");
}
