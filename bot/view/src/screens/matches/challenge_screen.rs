//! The screen of a challenge, open or ended without a match.

use kuzhi_domain::matches::{BoardLook, Challenge, Match, Withdrawn};
use kuzhi_domain::rating::Ratings;
use kuzhi_domain::refusal::Withdrawal;
use kuzhi_domain::settings::BoardStyle;
use kuzhi_engine::{Game, Side};

use super::{first_game, match_screen};
use crate::board::Emojis;
use crate::board::scene::Scene;
use crate::request::Action;
use crate::screens::text::LONGEST_LINKED;
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::moments::date;
use crate::words::naming::Naming;
use crate::words::{self, Words, game_name, game_options, mention, say};

/// A challenge that can be answered, with the board at the start, and what is new to whom it invites.
pub(super) fn challenge_screen(
    words: &Words,
    shown: &Match,
    challenge: &Challenge,
    ratings: &Ratings,
    look: BoardLook,
    emojis: &Emojis,
) -> Screen {
    let (challenger, game) = (mention(words, challenge.challenger), game_name(words, shown.game()));
    let other =
        challenge.invited.map_or_else(|| say!(words, "challenge-whoever"), |invited| mention(words, invited));
    let first = if challenge.side == Side::South { challenger.clone() } else { other.clone() };
    let terms = terms(words, shown, challenge);
    let mut lines = vec![match challenge.invited {
        Some(_) => {
            say!(
                words,
                "challenge-open",
                invited = other,
                challenger = challenger,
                game = game,
                terms = terms
            )
        }
        None => say!(words, "challenge-to-all", challenger = challenger, game = game, terms = terms),
    }];
    lines.extend(game_options::chosen(words, shown.game()));
    lines.extend(words::series::announced(words, shown));
    lines.extend(words::ballot::announced(words, challenge.balanced));
    lines.extend(words::clocks::without_time_off(words, challenge.clock, challenge.time_off));
    lines.extend(words::ratings::of_challenge(words, shown, challenge, ratings));
    lines.push(say!(words, "challenge-sides", first = first));
    let invited = challenge.side.other();
    lines.extend(first_game::whats_new_in(words, shown, Some(invited)));
    // Where the bot can no longer edit it, the message still says until when.
    lines.push(say!(words, "challenge-until", until = date(challenge.expires)));
    let board = start(words, shown, look, emojis, &lines);
    let button = |name, style, action| Button { label: say!(words, name), style, enabled: true, action };
    let mut row = vec![button("button-accept", ButtonStyle::Success, Action::Accept(shown.id()))];
    if challenge.invited.is_some() {
        row.push(button("button-decline", ButtonStyle::Danger, Action::Decline(shown.id())));
    }
    row.push(button("button-cancel", ButtonStyle::Secondary, Action::Cancel(shown.id())));
    // Whoever accepts an open challenge may be new to the game.
    if challenge.invited.is_none() || shown.is_new_to(invited) {
        row.push(first_game::learn_button(words, shown.game(), "button-how-to-play"));
    }
    let notifies = challenge.invited.into_iter().collect();
    Screen { rows: vec![row], notifies, ..match_screen::above_board(lines, board) }
}

/// The board at the start, in letters where emoji would make the text too long. It is no picture: that would
/// have to be drawn, though nothing has happened on it.
fn start(words: &Words, shown: &Match, look: BoardLook, emojis: &Emojis, lines: &[String]) -> Option<String> {
    let scene = Scene::from_match(&shown.game().start());
    let naming = Naming::of_sides(words);
    let drawn =
        |style| match_screen::drawn(words, BoardLook { style, ..look }, emojis, &scene, look.side, &naming);
    let style = if look.style == BoardStyle::Image { BoardStyle::Emoji } else { look.style };
    let text: usize = lines.iter().map(|line| line.chars().count() + 1).sum();
    let fits = |drawn: &String| text + drawn.chars().count() <= LONGEST_LINKED;
    drawn(style).filter(fits).or_else(|| drawn(BoardStyle::Unicode))
}

/// The clock, if there is one, and whether the game is rated.
fn terms(words: &Words, shown: &Match, challenge: &Challenge) -> String {
    let clock = challenge.clock.map(|_| words::clocks::clock_name(words, challenge.clock));
    let kind = say!(words, if shown.rated() { "board-rated" } else { "board-casual" });
    clock.into_iter().chain([kind]).collect::<Vec<_>>().join(" · ")
}

/// How a challenge ended without a match.
pub(super) fn withdrawn_text(words: &Words, game: Game, withdrawn: &Withdrawn) -> String {
    let name = match withdrawn.why {
        Withdrawal::Declined => "challenge-declined",
        Withdrawal::Cancelled => "challenge-cancelled",
        Withdrawal::Expired => "challenge-expired",
        Withdrawal::CalledOff => return say!(words, "challenge-called-off", game = game_name(words, game)),
    };
    let Challenge { challenger, invited, .. } = withdrawn.challenge;
    let (challenger, game) = (mention(words, challenger), game_name(words, game));
    match (invited, withdrawn.why) {
        (Some(invited), _) => {
            say!(words, name, invited = mention(words, invited), challenger = challenger, game = game)
        }
        (None, Withdrawal::Expired) => {
            say!(words, "challenge-to-all-expired", challenger = challenger, game = game)
        }
        (None, Withdrawal::Cancelled | Withdrawal::Declined | Withdrawal::CalledOff) => {
            say!(words, "challenge-to-all-cancelled", challenger = challenger, game = game)
        }
    }
}
