//! Screens about a tournament whose channel refuses the bot's messages.

use kuzhi_domain::tournaments::Tournament;

use super::title_of;
use crate::screens::Screen;
use crate::words::{Words, say};

/// That a tournament waits, because the bot may not write where it is held.
pub fn tournament_waits(words: &Words, shown: &Tournament) -> Screen {
    let (name, channel) = (title_of(words, shown), format!("<#{}>", shown.posts.channel));
    Screen::text(say!(words, "tournament-waits", name = name, channel = channel))
}

/// That it goes on.
pub fn tournament_goes_on(words: &Words) -> Screen {
    Screen::text(say!(words, "tournament-goes-on"))
}

/// That it has left its thread, in which the bot may not write.
pub fn tournament_left_thread(words: &Words, shown: &Tournament) -> Screen {
    let (name, thread) = (title_of(words, shown), format!("<#{}>", shown.posts.channel));
    let channel = format!("<#{}>", shown.posts.posted_in);
    Screen::text(say!(words, "tournament-left-thread", name = name, thread = thread, channel = channel))
}
