//! Sharing a finished match in another channel.

use kuzhi_domain::matches::{Match, Over, Seat};
use kuzhi_domain::tournaments::RoundName;
use kuzhi_domain::{ChannelId, MatchId, PlayerId};
use kuzhi_engine::Side;
use kuzhi_search::Level;

use super::result::ending_text;
use crate::board::tournament_of;
use crate::request::{Action, Select};
use crate::screens::people::next_step::{play_bot, play_person};
use crate::screens::{Button, ButtonStyle, Choices, Menu, Screen};
use crate::words::moments::day;
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

/// A finished match as somebody shares it: who played, how it ended, and the ways to play them and to its
/// replay. `round` is that of its tournament, if it has one.
pub fn shared_match(
    words: &Words,
    who: PlayerId,
    shown: &Match,
    over: &Over,
    names: &[String; 2],
    round: Option<RoundName>,
) -> Screen {
    let (seats, game) = (over.played().seats(), shown.game());
    let name = |side: Side| player(words, seats.at(side));
    let title = say!(
        words,
        "share-title",
        player = mention(words, who),
        game = game_name(words, game),
        south = name(Side::South),
        north = name(Side::North)
    );
    let opponent = |side: Side| match seats.at(side) {
        Seat::Person(player) if player.has_left() => None,
        Seat::Person(player) => Some(play_person(words, player, &names[side.index()], game)),
        Seat::Bot(_) | Seat::Channel(_) => None,
    };
    let level = shown.against_bot().map_or_else(Level::default, |(level, _)| level);
    let replay = Button {
        label: say!(words, "button-replay"),
        style: ButtonStyle::Secondary,
        enabled: true,
        action: Action::Replay { id: shown.id(), ply: 0 },
    };
    let people = Side::ALL.into_iter().filter_map(opponent);
    let row = people.chain([play_bot(words, game, level), replay]).collect();
    let played = day(over.played().started());
    let tournament = tournament_of(words, shown, round).map(|name| format!("🏟️ {name} · {played}"));
    let lines = [title].into_iter().chain(tournament).chain([ending_text(words, over)]);
    Screen { rows: vec![row], ..Screen::text(lines.collect::<Vec<_>>().join("\n")) }
}

/// Says that it is done.
pub fn share_done(words: &Words, channel: ChannelId) -> Screen {
    Screen::text(say!(words, "share-done", channel = format!("<#{channel}>")))
}
