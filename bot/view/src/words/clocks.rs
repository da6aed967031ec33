//! A match's clock in words.

use std::time::Duration;

use kuzhi_domain::clock::{GameClock, Notice, TimeControl, TimeOff};
use kuzhi_domain::matches::{Match, Playing};
use kuzhi_engine::Side;

use crate::request::clock_id;
use crate::words::moments::{at_time, day, on_date};
use crate::words::naming::Naming;
use crate::words::{Words, player, say};

/// The name of a time control, or of playing without a clock.
pub fn clock_name(words: &Words, control: Option<TimeControl>) -> String {
    match control {
        None => say!(words, "clock-none"),
        Some(TimeControl::Days(days)) => say!(words, "clock-days", days = days),
        Some(TimeControl::Hours(hours)) => {
            say!(words, "clock-hours", time = length(words, Duration::from_hours(hours.into())))
        }
        Some(control @ TimeControl::Reserve { added, .. }) => {
            let start = length(words, control.bank());
            let added = length(words, Duration::from_hours(added.into()));
            say!(words, "clock-reserve", start = start, added = added)
        }
        Some(TimeControl::Live { minutes, seconds: 0 }) => {
            say!(words, "clock-live-bare", minutes = minutes)
        }
        Some(TimeControl::Live { minutes, seconds }) => {
            say!(words, "clock-live", minutes = minutes, seconds = seconds)
        }
    }
}

/// A length of time in days, or else in hours.
pub(crate) fn length(words: &Words, time: Duration) -> String {
    let hours = time.as_secs() / 3_600;
    if hours.is_multiple_of(24) {
        say!(words, "length-days", days = hours / 24)
    } else {
        say!(words, "length-hours", hours = hours)
    }
}

/// The most characters in a suggestion.
const LONGEST_PROPOSAL: usize = 100;

/// Suggestions for the text that a person has typed, including the clock that they typed themselves.
pub fn clocks(words: &Words, typed: &str) -> Vec<(String, String)> {
    let typed = typed.trim();
    let own = typed.parse().ok().filter(|own| !TimeControl::PROPOSED.contains(own));
    let proposed = [None].into_iter().chain(own.into_iter().chain(TimeControl::PROPOSED).map(Some));
    let named = proposed.map(|control| {
        let id = clock_id(control);
        let name = say!(words, "clock-proposal", id = id.as_str(), name = clock_name(words, control));
        (name.chars().take(LONGEST_PROPOSAL).collect::<String>(), id)
    });
    let typed = typed.to_lowercase();
    named
        .filter(|(name, id)| {
            name.to_lowercase().contains(&typed) || typed.parse() == id.parse::<TimeControl>()
        })
        .collect()
}

/// The deadline of the player to move, and both time banks in a live game. In a pause nobody has one.
pub(crate) fn of_board(
    words: &Words,
    shown: &Match,
    playing: &Playing,
    naming: &Naming,
    mover: Side,
) -> Vec<String> {
    let Some(clock) = playing.clock() else { return Vec::new() };
    if shown.is_paused() {
        let paused = say!(words, "tournament-paused");
        return banks(words, playing, naming, mover).into_iter().chain([paused]).collect();
    }
    let name = |side| player(words, playing.seats().at(side));
    let sentence = match (clock.first_move, clock.notice == Notice::Up) {
        (None, false) if naming.is_you(mover) => "board-time-you",
        (Some(_), false) if naming.is_you(mover) => "board-first-move-you",
        (None, false) => "board-time",
        (None, true) => "board-time-up",
        (Some(_), false) => "board-first-move",
        (Some(_), true) => "board-first-move-up",
    };
    let when = runs_out(words, clock, mover);
    let deadline = say!(words, sentence, player = name(mover), other = name(mover.other()), when = when);
    let away = Side::ALL.into_iter().filter_map(|side| {
        let until = day(clock.away(side)?.until);
        let sentence = if naming.is_you(side) { "board-away-you" } else { "board-away" };
        Some(say!(words, sentence, player = name(side), until = until))
    });
    let without = without_time_off(words, Some(clock.control), clock.time_off);
    banks(words, playing, naming, mover).into_iter().chain([deadline]).chain(without).chain(away).collect()
}

/// What a clock of days does not stand for, if it does not for all.
pub(crate) fn without_time_off(
    words: &Words,
    control: Option<TimeControl>,
    time_off: TimeOff,
) -> Option<String> {
    let sentence = match time_off {
        TimeOff::All => return None,
        TimeOff::Away => "clock-no-days-off",
        TimeOff::Nothing => "clock-no-time-off",
    };
    control.is_some_and(TimeControl::is_for_days).then(|| say!(words, sentence))
}

/// Both time banks of a game for which there is one time, as the turn of this side began or its time ended.
pub(crate) fn banks(words: &Words, playing: &Playing, naming: &Naming, mover: Side) -> Option<String> {
    let clock = playing.clock().filter(|clock| clock.control.is_bank())?;
    let [south, north] = clock.known_banks(mover).map(|left| bank(words, left, clock.control));
    let [first, second] = Side::ALL.map(|side| naming.label(side));
    Some(say!(words, "board-banks", first = first, south = south, second = second, north = north))
}

/// The seconds of a day.
const DAY: u64 = 24 * 3_600;

/// Of less time than this every second counts.
const SHORT: Duration = Duration::from_mins(10);

/// When the time of the player to move is up.
pub(crate) fn runs_out(words: &Words, clock: &GameClock, mover: Side) -> String {
    let at = clock.runs_out(mover);
    let is_short = clock.control.is_live() || clock.allowed(mover) < SHORT;
    if is_short { at_time(words, at) } else { on_date(words, at) }
}

/// What a player can give the other, on a button.
pub(crate) fn gift(words: &Words, clock: &GameClock) -> String {
    match clock.control {
        TimeControl::Days(_) => say!(words, "button-give-day"),
        _ => say!(words, "button-give-time", time = bank(words, clock.gift(), clock.control)),
    }
}

/// A time bank: as a chess clock shows it, or in days, hours and minutes if there is much of it and nobody
/// waits.
pub(crate) fn bank(words: &Words, left: Duration, control: TimeControl) -> String {
    let secs = left.as_secs();
    let (hours, minutes, seconds) = (secs / 3_600, secs / 60 % 60, secs % 60);
    if !control.is_live() && left >= SHORT {
        let (days, hours) = (secs / DAY, hours % 24);
        let parts = [
            (days > 0).then(|| say!(words, "length-days", days = days)),
            (hours > 0).then(|| say!(words, "length-hours", hours = hours)),
            (days == 0 && minutes > 0).then(|| say!(words, "length-minutes", minutes = minutes)),
        ];
        return parts.into_iter().flatten().collect::<Vec<_>>().join(" ");
    }
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::matches::BoardLook;
    use kuzhi_domain::rating::Ratings;
    use kuzhi_domain::settings::BoardStyle;
    use kuzhi_domain::tournaments::{Tournament, TournamentKind};
    use kuzhi_domain::{ChannelId, Timestamp};

    use super::*;
    use crate::board::Emojis;
    use crate::screens::tournament_samples::{BEGINS, begun};
    use crate::screens::{Screen, match_screen};

    #[test]
    fn banks_read_like_clocks() {
        let of =
            |clock: &str, secs| bank(Words::english(), Duration::from_secs(secs), clock.parse().unwrap());
        let live = [0, 9, 303, 3_599, 10_803].map(|secs| of("90+5", secs));
        assert_eq!(live, ["0:00", "0:09", "5:03", "59:59", "3:00:03"]);
        let days = [86_400, 72 * 3_600, 72 * 3_600 - 1].map(|secs| of("3d+12h", secs));
        assert_eq!(days, ["1 day", "3 days", "2 days 23 h"]);
        let hours = [599, 600, 3_599, 3_600, 5_400, 86_399].map(|secs| of("36h", secs));
        assert_eq!(hours, ["9:59", "10 min", "59 min", "1 h", "1 h 30 min", "23 h 59 min"]);
    }

    #[test]
    fn many_hours_read_as_days() {
        let name = |clock: &str| clock_name(Words::english(), clock.parse().ok());
        assert_eq!(name("36h"), "36 h each for the whole game");
        assert_eq!(name("72h"), "3 days each for the whole game");
    }

    #[test]
    fn of_little_time_every_second_is_told() {
        let (words, start) = (Words::english(), Timestamp::from_millis(600_000));
        let told = |clock: &str| {
            let clock = GameClock::run(clock.parse().unwrap(), start);
            runs_out(words, &clock, Side::South)
        };
        assert_eq!(["1d", "36h", "30+0"].map(told), ["on <t:87000:f>", "on <t:130200:f>", "at <t:2400:T>"]);
        let banks = [Duration::from_secs(599), Duration::from_mins(10)];
        let clock = GameClock { banks, ..GameClock::run(TimeControl::Hours(36), start) };
        let told = Side::ALL.map(|side| runs_out(words, &clock, side));
        assert_eq!(told, ["at <t:1199:T>", "on <t:1200:f>"]);
    }

    /// The board of a game of an arena that is paused, in a style.
    fn paused_board(style: BoardStyle) -> Screen {
        let clock = TimeControl::Live { minutes: 5, seconds: 3 };
        let begun = begun(TournamentKind::Arena { minutes: 60 }, clock, 2);
        let paused = Tournament { paused: Some(BEGINS), ..begun };
        let game = paused.playing().next().unwrap();
        let one = Match::begin_in_tournament(&paused, game, ChannelId(3), BEGINS).unwrap();
        let (look, emojis) = (BoardLook::default_for(style), Emojis::default());
        match_screen(Words::english(), &one, &Ratings::default(), look, &emojis)
    }

    #[test]
    fn boards_of_every_look_say_that_a_tournament_is_paused() {
        for style in BoardStyle::ALL {
            let screen = paused_board(style);
            for text in [Some(screen.text), screen.text_without_file].into_iter().flatten() {
                assert!(text.contains("Paused. No clocks are running."), "{style:?}: {text}");
                assert!(!text.contains("due") && !text.contains("runs out"), "{style:?}: {text}");
            }
        }
    }

    #[test]
    fn what_is_typed_is_proposed_too() {
        let proposed = |typed: &str| -> Vec<String> {
            clocks(Words::english(), typed).into_iter().map(|(_, id)| id).collect()
        };
        assert_eq!(proposed("").len(), 1 + TimeControl::PROPOSED.len());
        assert_eq!(proposed("day"), ["1d", "3d", "7d", "3d+12h"]);
        assert_eq!(proposed("2d+6h"), ["2d+6h"]);
        assert_eq!(proposed("15+10"), ["15+10"]);
        assert_eq!(proposed("5"), ["5+0", "5+3", "10+5"]);
    }
}
