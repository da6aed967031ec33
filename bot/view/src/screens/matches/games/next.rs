//! The way to the next game that waits for a person.

use kuzhi_domain::{MatchId, PlayerId};

use super::{Listed, has_until, line};
use crate::request::Action;
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::{Words, say};

/// Leads whoever presses it to the next of their games that waits. On what everyone sees it is there for all.
pub(crate) fn next_button(words: &Words, id: MatchId) -> Button {
    let label = say!(words, "button-waiting-game");
    Button { label, style: ButtonStyle::Secondary, enabled: true, action: Action::NextGame(id) }
}

/// The game that waits next for a person, and how many others do.
pub fn next_game(words: &Words, who: PlayerId, listed: &[Listed]) -> Screen {
    let least = listed.iter().min_by_key(|one| has_until(&one.one));
    let Some(next) = least else { return Screen::text(say!(words, "next-game-none")) };
    let mut text = format!("{}\n{}", say!(words, "next-game"), line(words, who, next));
    if listed.len() > 1 {
        text = format!("{text}\n{}", say!(words, "digest-further", number = listed.len() - 1));
    }
    Screen::text(text)
}
