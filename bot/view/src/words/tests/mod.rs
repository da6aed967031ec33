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

#[test]
fn places_are_ordinals() {
    let place = |number: u16| say!(Words::english(), "tournament-place", place = number);
    let told = [1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111].map(place);
    assert_eq!(told.join(" "), "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 103rd 111th");
    let french = Words::for_language(Language::French);
    assert_eq!(say!(french, "profile-tournament", place = 1, name = "Club"), "Club\u{a0}: 1re place");
    assert_eq!(say!(french, "profile-tournament", place = 2, name = "Club"), "Club\u{a0}: 2e place");
}
