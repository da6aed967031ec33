//! The screen of a challenge, open or ended without a match.

use kuzhi_domain::matches::{Challenge, Match, Withdrawn};
use kuzhi_domain::rating::Ratings;
use kuzhi_domain::refusal::Withdrawal;
use kuzhi_engine::{Game, Side};

use crate::request::Action;
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::moments::date;
use crate::words::{self, Words, game_name, game_options, mention, say};

/// A challenge that can be answered.
pub(super) fn challenge_screen(
    words: &Words,
    shown: &Match,
    challenge: &Challenge,
    ratings: &Ratings,
) -> Screen {
    let (challenger, game) = (mention(words, challenge.challenger), game_name(words, shown.game()));
    let other =
        challenge.invited.map_or_else(|| say!(words, "challenge-whoever"), |invited| mention(words, invited));
    let first = if challenge.side == Side::South { challenger.clone() } else { other.clone() };
    let mut lines = vec![match challenge.invited {
        Some(_) => say!(words, "challenge-open", invited = other, challenger = challenger, game = game),
        None => say!(words, "challenge-to-all", challenger = challenger, game = game),
    }];
    lines.extend(game_options::chosen(words, shown.game()));
    lines.extend(words::series::announced(words, shown));
    lines.extend(words::ballot::announced(words, challenge.balanced));
    lines.push(words::ratings::of_challenge(words, shown, challenge, ratings));
    lines.push(say!(words, "challenge-sides", first = first));
    if challenge.clock.is_some() {
        let clock = words::clocks::clock_name(words, challenge.clock);
        lines.push(say!(words, "challenge-clock", clock = clock));
    }
    // Where the bot can no longer edit it, the message still says until when.
    lines.push(say!(words, "challenge-until", until = date(challenge.expires)));
    let button = |name, style, action| Button { label: say!(words, name), style, enabled: true, action };
    let mut row = vec![button("button-accept", ButtonStyle::Success, Action::Accept(shown.id()))];
    if challenge.invited.is_some() {
        row.push(button("button-decline", ButtonStyle::Danger, Action::Decline(shown.id())));
    }
    row.push(button("button-cancel", ButtonStyle::Secondary, Action::Cancel(shown.id())));
    let notifies = challenge.invited.into_iter().collect();
    Screen { rows: vec![row], notifies, ..Screen::text(lines.join("\n")) }
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
