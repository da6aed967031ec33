//! The screen of a finished match: who won, how, and what to do next.

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::{BoardLook, Ending, MOST_QUIET_MOVES, Match, Over, Voided};
use kuzhi_domain::people::Score;
use kuzhi_domain::rating::Ratings;
use kuzhi_domain::settings::BoardStyle;
use kuzhi_domain::study::{Decisive, decisive, telling_ply};
use kuzhi_engine::{Game, Outcome, Reason};

use super::match_screen::{above_board, drawn};
use super::{more, share};
use crate::board::scene::Scene;
use crate::board::{self, Emojis};
use crate::request::Action;
use crate::screens::people::next_step;
use crate::screens::study::{review, story};
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::naming::Naming;
use crate::words::{self, Words, account, say};

/// The board at the end of a match, with the result.
pub(super) fn over_screen(
    words: &Words,
    shown: &Match,
    over: &Over,
    ratings: &Ratings,
    look: BoardLook,
    emojis: &Emojis,
) -> Screen {
    let board = over.board();
    let scene = Scene::at_end(over.played().history(), over.ending(), look.reader);
    let naming = Naming::of_seats(words, over.played().seats(), look.reader);
    let drawn = drawn(words, look, emojis, &scene, look.below(over.played(), &board), &naming);
    let is_pictured = look.style == BoardStyle::Image && board::has_card(shown, look);
    // The result comes first, then what it came from.
    let mut lines = result_lines(words, shown, over, ratings, &naming, is_pictured);
    lines.extend(board::lines::lines(words, shown, ratings, &board, &naming, look.reader));
    let rows = [buttons_to_go_on(words, shown, over), buttons_to_look_back(words, shown, over)];
    // Discord refuses a row without buttons.
    let rows = rows.into_iter().filter(|row| !row.is_empty()).collect();
    Screen { rows, ..above_board(lines, drawn) }
}

/// The result of a match and what it means, beside the picture that stands for its last board, if there is
/// one.
pub(super) fn result_lines(
    words: &Words,
    shown: &Match,
    over: &Over,
    ratings: &Ratings,
    naming: &Naming,
    is_pictured: bool,
) -> Vec<String> {
    let mut lines = vec![ending_told(words, over, naming)];
    if let Some((_, late)) = over.timed_out().filter(|(clock, _)| clock.first_move.is_none()) {
        lines.extend(words::clocks::banks(words, over.played(), naming, late));
    }
    if matches!(over.ending(), Ending::Played(_)) {
        lines.extend(account::why_ended(words, naming, over.played()));
    }
    let decided = decided(words, shown.game(), over, naming, is_pictured);
    lines.extend(decided.or_else(|| pictured(words, over).filter(|_| is_pictured)));
    lines.extend(words::ratings::changed(words, ratings));
    if shown.ended_early() {
        let counts = shown.tournament().is_some();
        lines.push(say!(words, if counts { "over-early-in-tournament" } else { "over-early" }));
    }
    match over.voided() {
        Voided::Nowhere => {}
        Voided::Here => lines.push(say!(words, "over-voided-here")),
        Voided::Everywhere => lines.push(say!(words, "over-voided")),
    }
    lines.extend(words::series::ended(words, shown));
    lines
}

/// The buttons to what comes next: the mistakes of whoever has lost, a rematch, and against the bot the next
/// level, or the lessons and an easier one.
fn buttons_to_go_on(words: &Words, shown: &Match, over: &Over) -> Vec<Button> {
    let button = |name, style, action| Button { label: say!(words, name), style, enabled: true, action };
    let (against_bot, has_loser) = (shown.against_bot(), over.ending().winner().is_some());
    let has_lost = matches!(against_bot, Some((_, Score::Lost)));
    let is_chosen = over.played().ply() > over.played().ballot().len();
    let style = if has_lost { ButtonStyle::Primary } else { ButtonStyle::Secondary };
    // Nobody retries the mistakes of the bot.
    let is_retried = is_chosen && !shown.is_vote() && (has_lost || against_bot.is_none() && has_loser);
    let retry = is_retried.then(|| button("button-retry-mistakes", style, Action::RetryMistakes(shown.id())));
    let rematch = shown
        .can_have_rematch()
        .then(|| button("button-rematch", ButtonStyle::Success, Action::Rematch(shown.id())));
    let mut buttons: Vec<Button> = if has_lost {
        retry.into_iter().chain(rematch).collect()
    } else {
        rematch.into_iter().chain(retry).collect()
    };
    buttons.extend(super::votes::buttons(words, shown));
    if let Some((level, score)) = against_bot {
        buttons.extend(next_step::buttons_after(words, shown.game(), level, score));
    }
    buttons
}

/// The buttons that show how the game went, under the board of a finished match, and to everything else.
fn buttons_to_look_back(words: &Words, shown: &Match, over: &Over) -> Vec<Button> {
    let buttons = [
        story::button(words, shown, over.played()),
        Some(button_to_replay(words, shown)),
        review::button(words, shown.id(), over.played().ply()),
        share::button(words, shown),
        Some(more::button(words, shown)),
    ];
    buttons.into_iter().flatten().collect()
}

/// The button to the replay of a finished match.
pub(super) fn button_to_replay(words: &Words, shown: &Match) -> Button {
    let (label, action) = (say!(words, "button-replay"), Action::Replay { id: shown.id(), ply: 0 });
    Button { label, style: ButtonStyle::Secondary, enabled: true, action }
}

/// Says on the button how many mistakes the person has made who has lost to the bot. Without any, they get no
/// such button.
pub fn name_mistakes(words: &Words, screen: &mut Screen, mistakes: usize) {
    for row in &mut screen.rows {
        row.retain(|button| mistakes > 0 || !matches!(button.action, Action::RetryMistakes(_)));
        for button in row.iter_mut().filter(|button| matches!(button.action, Action::RetryMistakes(_))) {
            button.label = say!(words, "button-retry-counted", mistakes = mistakes);
        }
    }
    // Discord refuses a row without buttons.
    screen.rows.retain(|row| !row.is_empty());
}

/// The move that decided the game, if there is one. The card shows the board after it.
fn decided(words: &Words, game: Game, over: &Over, naming: &Naming, is_pictured: bool) -> Option<String> {
    let Ending::Played(outcome) = over.ending() else { return None };
    let Decisive { number, mover, mv, winner } = decisive(game, over.played().moves(), outcome)?;
    let pit = mv.pit_number()?.get();
    let name = match (is_pictured, naming.is_you(winner)) {
        (true, true) => "over-turned-pictured-you",
        (true, false) => "over-turned-pictured",
        (false, true) => "over-turned-you",
        (false, false) => "over-turned",
    };
    let (mover, winner) = (naming.player(mover), naming.player(winner));
    Some(say!(words, name, number = number, mover = mover, pit = pit, player = winner))
}

/// Which board the card shows, if it is not the last one.
fn pictured(words: &Words, over: &Over) -> Option<String> {
    let at = telling_ply(over.played().history(), over.ending());
    (at < over.played().ply()).then(|| say!(words, "over-pictured", number = at))
}

/// Who won, by how much, and how, for everyone.
pub(crate) fn ending_text(words: &Words, over: &Over) -> String {
    ending_told(words, over, &Naming::of_seats(words, over.played().seats(), None))
}

fn ending_told(words: &Words, over: &Over, naming: &Naming) -> String {
    let seats = over.played().seats();
    if over.ending() == Ending::BrokenOff && seats.people().any(PlayerId::has_left) {
        return format!("⏹️ {}", say!(words, "over-left"));
    }
    match over.timed_out() {
        Some((clock, late)) if clock.first_move.is_some() => {
            let (loser, winner) = (naming.player(late), naming.player(late.other()));
            let sentence = if naming.is_you(late) { "over-no-first-move-you" } else { "over-no-first-move" };
            format!("🏆 {}", say!(words, sentence, loser = loser, player = winner))
        }
        _ => ending_of(words, over.ending(), naming),
    }
}

/// The same for players with these names.
pub(crate) fn ending_of(words: &Words, ending: Ending, naming: &Naming) -> String {
    let sign = match ending {
        Ending::BrokenOff => "⏹️",
        ending if ending.winner().is_some() => "🏆",
        _ => "🤝",
    };
    format!("{sign} {}", verdict(words, ending, naming))
}

fn verdict(words: &Words, ending: Ending, naming: &Naming) -> String {
    let name = |side| naming.player(side);
    match ending {
        Ending::TimedOut(side) if naming.is_you(side) => {
            say!(words, "over-timed-out-you", player = name(side.other()))
        }
        Ending::TimedOut(side) if naming.is_you(side.other()) => {
            say!(words, "over-timed-out-other", loser = name(side))
        }
        Ending::TimedOut(side) => {
            say!(words, "over-timed-out", loser = name(side), player = name(side.other()))
        }
        Ending::Resigned(side) | Ending::SeriesResigned(side) if naming.is_you(side) => {
            say!(words, "over-resigned-you", player = name(side.other()))
        }
        Ending::Resigned(side) | Ending::SeriesResigned(side) if naming.is_you(side.other()) => {
            say!(words, "over-resigned-other", loser = name(side))
        }
        Ending::Resigned(side) | Ending::SeriesResigned(side) => {
            say!(words, "over-resigned", loser = name(side), player = name(side.other()))
        }
        Ending::Drawn => say!(words, "over-agreed"),
        Ending::BrokenOff => say!(words, "over-broken-off"),
        Ending::Played(outcome) => {
            let verdict = match outcome.winner {
                Some(side) => {
                    let points = outcome.score[side.index()];
                    let against = outcome.score[side.other().index()];
                    let sentence = if naming.is_you(side) { "over-won-you" } else { "over-won" };
                    say!(words, sentence, player = name(side), points = points, against = against)
                }
                None => say!(words, "over-drawn", points = outcome.score[0]),
            };
            match reason(words, outcome, naming) {
                Some(reason) => format!("{verdict} {reason}"),
                None => verdict,
            }
        }
    }
}

/// Why the game ended, unless the account of its last move says so.
fn reason(words: &Words, outcome: Outcome, naming: &Naming) -> Option<String> {
    let sentence = match outcome.reason {
        Reason::RowEmpty | Reason::NoMove | Reason::CannotFeed | Reason::Repetition => return None,
        Reason::Majority => "reason-majority",
        Reason::Agreed => "reason-agreed",
        Reason::NoProgress => return Some(say!(words, "reason-no-progress", most = MOST_QUIET_MOVES)),
        Reason::RoundLimit => "reason-round-limit",
        Reason::CannotFill | Reason::CannotSow => {
            let loser = outcome.winner?.other();
            if naming.is_you(loser) {
                return Some(say!(words, &format!("reason-{}-you", outcome.reason)));
            }
            let sentence = format!("reason-{}", outcome.reason);
            return Some(say!(words, &sentence, player = naming.player(loser)));
        }
    };
    Some(say!(words, sentence))
}
