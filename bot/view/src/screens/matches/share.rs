//! Sharing a finished match in another channel.

use kuzhi_domain::matches::{Match, Over, Seat};
use kuzhi_domain::{ChannelId, MatchId, PlayerId};
use kuzhi_engine::Side;

use super::result::ending_text;
use crate::request::{Action, Select};
use crate::screens::{Button, ButtonStyle, Choices, Menu, Screen};
use crate::words::{Words, game_name, mention, player, say};

/// The button to share a match. Only servers have other channels.
pub(super) fn button(words: &Words, shown: &Match) -> Option<Button> {
    let action = Action::AskShare(shown.id());
    let label = say!(words, "button-share");
    let button = Button { label, style: ButtonStyle::Secondary, enabled: true, action };
    shown.place().guild.map(|_| button)
}

/// Asks in which channel.
pub fn share_question(words: &Words, id: MatchId) -> Screen {
    let placeholder = say!(words, "share-channel");
    let menu = Menu { select: Select::ShareIn(id), placeholder, choices: Choices::Channel };
    Screen { menus: vec![menu], ..Screen::text(say!(words, "share-where")) }
}

/// A finished match as somebody shares it: who played, how it ended, and the way to its replay.
pub fn shared_match(words: &Words, who: PlayerId, shown: &Match, over: &Over) -> Screen {
    let name = |side: Side| -> String {
        let seat: Seat = over.played().seats().at(side);
        player(words, seat)
    };
    let title = say!(
        words,
        "share-title",
        player = mention(words, who),
        game = game_name(words, shown.game()),
        south = name(Side::South),
        north = name(Side::North)
    );
    let replay = Button {
        label: say!(words, "button-replay"),
        style: ButtonStyle::Primary,
        enabled: true,
        action: Action::Replay { id: shown.id(), ply: 0 },
    };
    Screen { rows: vec![vec![replay]], ..Screen::text([title, ending_text(words, over)].join("\n")) }
}

/// Says that it is done.
pub fn share_done(words: &Words, channel: ChannelId) -> Screen {
    Screen::text(say!(words, "share-done", channel = format!("<#{channel}>")))
}
