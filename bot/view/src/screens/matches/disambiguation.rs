//! Asks which of several matches a person means. The menu carries their request.

use std::cmp::Reverse;

use kuzhi_domain::matches::{Match, Playing};
use kuzhi_domain::{PlayerId, Timestamp};

use super::games::opponent;
use crate::request::{MatchCommand, Select, match_choice};
use crate::screens::{Choice, Choices, Listed, Menu, Screen};
use crate::words::{Words, clock_name, game_name, say};

/// The most choices in a menu, and the most characters in one.
const MOST: usize = 25;
const LONGEST: usize = 100;

/// Asks a person which of these matches they mean.
pub fn disambiguation(
    words: &Words,
    who: PlayerId,
    command: MatchCommand,
    mut listed: Vec<Listed>,
    now: Timestamp,
) -> Screen {
    let has_more = listed.len() > MOST;
    listed.sort_by_key(|listed| Reverse(listed.one.last_change()));
    listed.truncate(MOST);
    let mut text = match &command {
        MatchCommand::Move(mv) => say!(words, "disambiguation-move", move = mv.to_string()),
        _ => say!(words, "disambiguation-match"),
    };
    if has_more {
        text = format!("{text}\n{}", say!(words, "disambiguation-more"));
    }
    let labels = labels(words, who, &listed, now).into_iter();
    let choices = labels.zip(&listed).map(|(label, listed)| Choice {
        label: last_letters(label),
        detail: None,
        value: match_choice(listed.one.id(), listed.one.played().map(Playing::revision).unwrap_or_default()),
        is_chosen: false,
    });
    let (choices, placeholder) = (Choices::One(choices.collect()), say!(words, "disambiguation-placeholder"));
    let menus = vec![Menu { select: Select::Match(command), placeholder, choices }];
    Screen { menus, ..Screen::text(text) }
}

/// Labels with game, opponent and last move. Equal labels get the clock added, then the age, then the match
/// id.
fn labels(words: &Words, who: PlayerId, listed: &[Listed], now: Timestamp) -> Vec<String> {
    let further: [fn(&Words, &Match, Timestamp) -> String; 3] =
        [clock, age, |_, one, _| one.id().to_string()];
    let labels = listed.iter().map(|listed| label(words, who, listed)).collect();
    further.into_iter().fold(labels, |labels: Vec<String>, further| {
        let told: Vec<String> = listed.iter().map(|listed| further(words, &listed.one, now)).collect();
        let tell_apart = |(label, own): (&String, &String)| {
            let is_twin = labels.iter().zip(&told).any(|(other, told)| other == label && told != own);
            if is_twin {
                say!(words, "disambiguation-further", label = label.as_str(), further = own.as_str())
            } else {
                label.clone()
            }
        };
        labels.iter().zip(&told).map(tell_apart).collect()
    })
}

fn label(words: &Words, who: PlayerId, listed: &Listed) -> String {
    say!(
        words,
        "disambiguation-choice",
        game = game_name(words, listed.one.game()),
        opponent = opponent(words, listed),
        last = last_move(words, who, &listed.one)
    )
}

/// The last move, and whether the player made it: turns need not alternate.
fn last_move(words: &Words, who: PlayerId, one: &Match) -> String {
    let last =
        one.played().and_then(|playing| Some((playing, playing.moves().last()?, playing.lately().last()?)));
    let Some((playing, mv, step)) = last else { return say!(words, "disambiguation-no-move") };
    let text = mv.to_string();
    let text = text.trim_start_matches('=');
    if playing.seats().side_of(who) == Some(step.mover) {
        say!(words, "disambiguation-own-move", move = text)
    } else {
        say!(words, "disambiguation-other-move", move = text)
    }
}

fn clock(words: &Words, one: &Match, _now: Timestamp) -> String {
    let control = one.played().and_then(Playing::clock).map(|clock| clock.control);
    control.map_or_else(|| clock_name(words, None), |control| control.to_string())
}

/// The time since the last change.
fn age(words: &Words, one: &Match, now: Timestamp) -> String {
    let minutes = now.since(one.last_change()).as_secs() / 60;
    match minutes {
        0..60 => say!(words, "disambiguation-age-minutes", age = minutes),
        60..2_880 => say!(words, "disambiguation-age-hours", age = minutes / 60),
        _ => say!(words, "disambiguation-age-days", age = minutes / 1_440),
    }
}

/// Cuts the beginning of a label that is too long: what tells two matches apart stands at the end.
fn last_letters(label: String) -> String {
    let letters = label.chars().count();
    if letters <= LONGEST {
        return label;
    }
    ['…'].into_iter().chain(label.chars().skip(letters + 1 - LONGEST)).collect()
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::MatchId;
    use kuzhi_domain::clock::{GameClock, TimeControl};
    use kuzhi_domain::matches::{MatchSetup, Seat, read_line};

    use super::*;

    const ME: PlayerId = PlayerId(1);

    const fn minute(minutes: u64) -> Timestamp {
        Timestamp::from_millis(minutes * 60_000)
    }

    fn listed(number: u64, game: &str, other: u64, moves: &str, last: Timestamp) -> Listed {
        let (seats, moves) = ([ME, PlayerId(other)].map(Seat::Person), read_line(moves).unwrap());
        let played = MatchSetup::played(game.parse().unwrap(), seats, &moves, last).unwrap();
        let one = MatchSetup { id: MatchId::from_random(number), ..played }.check().unwrap();
        Listed { one, other: Some(format!("P{other}")), link: None, is_gone: false }
    }

    fn choices(listed: Vec<Listed>) -> Vec<String> {
        let screen = disambiguation(Words::english(), ME, MatchCommand::Hint, listed, minute(10_000));
        let Choices::One(choices) = screen.menus.into_iter().next().unwrap().choices else { panic!() };
        choices.into_iter().map(|choice| choice.label).collect()
    }

    #[test]
    fn the_menu_lists_opponent_game_and_last_move() {
        let labels = choices(vec![
            listed(1, "mangala", 2, "", minute(1)),
            listed(2, "mangala", 2, "1", minute(2)),
            listed(3, "pallankuzhi", 2, "", minute(3)),
            // South's 4 gives another move; North's 1 does not.
            listed(4, "mangala", 3, "4 1 1", minute(4)),
        ]);
        assert_eq!(
            labels,
            [
                "Mangala against P3 · their last move: 1",
                "Pallankuzhi against P2 · no moves yet",
                "Mangala against P2 · your last move: 1",
                "Mangala against P2 · no moves yet",
            ]
        );
    }

    #[test]
    fn similar_matches_differ_by_clock_then_age_then_name() {
        let twin = |number, last| listed(number, "mangala", 2, "1", last);
        let mut live = twin(1, minute(9_999));
        let clock = GameClock::run(TimeControl::Live { minutes: 5, seconds: 3 }, minute(9_999));
        live.one = MatchSetup::from(live.one).timed(clock).check().unwrap();
        let (minutes, hours, days) = (twin(2, minute(9_993)), twin(3, minute(9_700)), twin(4, minute(1_000)));
        let again = twin(5, minute(1_000));
        let labels = choices(vec![live, minutes, hours, days, again]);
        let ends: Vec<&str> = labels
            .iter()
            .map(|label| label.strip_prefix("Mangala against P2 · your last move: 1 · ").unwrap())
            .collect();
        assert_eq!(
            ends,
            [
                "5+3",
                "No clock · 7 min ago",
                "No clock · 5 h ago",
                "No clock · 6 d ago · 00000004",
                "No clock · 6 d ago · 00000005",
            ]
        );
    }

    #[test]
    fn a_long_menu_shows_the_latest_and_says_so() {
        let many =
            |count: u64| (0..count).map(|number| listed(number, "mangala", 2, "", minute(number))).collect();
        let screen =
            |count| disambiguation(Words::english(), ME, MatchCommand::Hint, many(count), minute(10_000));
        assert_eq!(screen(25).text.lines().count(), 1);
        assert_eq!(screen(26).text.lines().count(), 2);
        assert_eq!(choices(many(26)).len(), 25);
    }

    #[test]
    fn a_long_label_keeps_its_end() {
        let label = last_letters(format!("{}{}", "W".repeat(150), "end"));
        assert!(label.starts_with("…W") && label.ends_with("Wend"));
        assert_eq!(label.chars().count(), LONGEST);
    }
}
