//! Refusals, politely.

use kuzhi_engine::Illegal;

use super::{Screen, Words, mention, say};
use crate::app::{Refusal, Withdrawal};

/// Says no, why, and what can be done instead.
pub fn of_refusal(words: &Words, refusal: &Refusal) -> Screen {
    Screen::text(match refusal {
        Refusal::ChallengesSelf => say!(words, "refused-self"),
        Refusal::ChallengesProgram => say!(words, "refused-program"),
        Refusal::TooManyChallenges { most } => say!(words, "refused-challenges", most = *most),
        Refusal::TooManyMatches { most } => say!(words, "refused-matches", most = *most),
        Refusal::NotInvited { invited } => say!(words, "refused-not-invited", invited = mention(*invited)),
        Refusal::NotChallenger { challenger } => {
            say!(words, "refused-not-challenger", challenger = mention(*challenger))
        }
        Refusal::AlreadyAccepted => say!(words, "refused-accepted"),
        Refusal::ChallengeGone(Withdrawal::Declined) => say!(words, "refused-declined"),
        Refusal::ChallengeGone(Withdrawal::Cancelled) => say!(words, "refused-cancelled"),
        Refusal::ChallengeGone(Withdrawal::Expired) => say!(words, "refused-expired"),
        Refusal::NotStarted => say!(words, "refused-not-started"),
        Refusal::NotSeated => say!(words, "refused-not-seated"),
        Refusal::TurnOf(player) => say!(words, "refused-turn", player = mention(*player)),
        Refusal::TurnOfBot => say!(words, "refused-turn-bot"),
        Refusal::Stale => say!(words, "refused-stale"),
        Refusal::Illegal(illegal) => illegal_text(words, *illegal),
        Refusal::NoMove(text) => say!(words, "refused-no-move", text = quoted(text)),
        Refusal::Over => say!(words, "refused-over"),
        Refusal::NoSuchMatch => say!(words, "refused-no-such-match"),
        Refusal::NoMatchHere => say!(words, "refused-no-match-here"),
        Refusal::SeveralMatches => say!(words, "refused-several"),
        Refusal::NoSuchCommand => say!(words, "refused-no-such-command"),
        Refusal::NoSuchButton => say!(words, "refused-no-such-button"),
        Refusal::Unusable(why) => say!(words, "refused-unusable", why = why.as_str()),
    })
}

fn illegal_text(words: &Words, illegal: Illegal) -> String {
    match illegal {
        Illegal::EmptyPit(number) => say!(words, "refused-illegal-empty", pit = number.get()),
        Illegal::NoSuchPit { number, last } => {
            say!(words, "refused-illegal-no-pit", pit = number.get(), last = last)
        }
        Illegal::Over => say!(words, "refused-over"),
        other => say!(words, "refused-illegal", why = other.to_string()),
    }
}

/// What somebody wrote, short and without the characters that would format or mention.
fn quoted(text: &str) -> String {
    text.chars()
        .filter(|letter| letter.is_alphanumeric() || " .,:;+-=?!".contains(*letter))
        .take(40)
        .collect()
}

/// The one calm line when something failed on our side.
pub fn of_failure(words: &Words) -> Screen {
    Screen::text(say!(words, "failed"))
}
