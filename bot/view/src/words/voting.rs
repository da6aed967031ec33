//! A channel's votes in words.

use std::time::Duration;

use kuzhi_domain::Timestamp;
use kuzhi_domain::matches::{HELPING_LEVEL, Match, Playing, Rival, Silence, Voting};

use crate::words::clocks::length;
use crate::words::moments::{at_time, on_date};
use crate::words::{Words, mention, say};

/// From this time on, votes end on a date.
const DATED: Duration = Duration::from_hours(12);

/// How many people have voted on the channel's next move, and when it is made.
pub(crate) fn of_board(words: &Words, playing: &Playing) -> Option<String> {
    let voting = playing.voting()?;
    if !playing.is_voted_on() {
        return None;
    }
    if voting.is_helped {
        return Some(say!(words, "board-vote-helped", level = HELPING_LEVEL.get()));
    }
    let Some(closes) = voting.closes() else {
        return Some(say!(words, "board-vote-first", time = window_name(words, voting.rules.window)));
    };
    let (votes, when) = (voting.votes.len(), closing(words, voting, closes));
    let open = say!(words, "board-vote", votes = votes, when = when);
    let is_to_be_helped = votes == 0 && voting.rules.silence == Silence::Help;
    let helped = is_to_be_helped.then(|| say!(words, "board-vote-none", level = HELPING_LEVEL.get()));
    Some([open].into_iter().chain(helped).collect::<Vec<_>>().join(" "))
}

/// What a match waits for in which no other channel plays yet. Its id is the code of the invitation.
pub(crate) fn without_rival(words: &Words, shown: &Match) -> Option<String> {
    match shown.voting()?.rival? {
        Rival::Awaited => Some(say!(words, "rival-awaited", code = format!("`{}`", shown.id()))),
        Rival::Asked { who, .. } => Some(say!(words, "rival-asked", player = mention(words, who))),
        Rival::Asking(_) | Rival::Waiting(_) => Some(say!(words, "rival-asking")),
        Rival::Plays(_) => None,
    }
}

/// When the votes are counted.
pub(crate) fn closing(words: &Words, voting: &Voting, closes: Timestamp) -> String {
    if voting.rules.window < DATED { at_time(words, closes) } else { on_date(words, closes) }
}

/// For how long a channel votes on a move.
pub fn window_name(words: &Words, window: Duration) -> String {
    match window.as_secs() {
        seconds if seconds < 60 => say!(words, "length-seconds", seconds = seconds),
        seconds if seconds < 3_600 => say!(words, "length-minutes", minutes = seconds / 60),
        _ => length(words, window),
    }
}
