//! How a user refers to a past game.

use std::str::FromStr;

use kuzhi_domain::typed::plain;
use kuzhi_domain::{ChannelId, MatchId, MessageId};

/// A reference to a past game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum GameReference {
    /// The last game the user has played.
    Latest,
    /// The match with this ID.
    Named(MatchId),
    /// The match that a message shows.
    ShownIn(MessageLink),
}

/// A link to a message, as copied from Discord.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct MessageLink {
    /// The channel in the link.
    pub channel: ChannelId,
    /// The message in the link.
    pub message: MessageId,
}

/// The error for a text that is neither a match ID nor a link to a message.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("it is neither the name of a match nor a link to a message")]
pub struct ParseGameReferenceError;

impl GameReference {
    /// Returns the ID of the match, if it is known.
    pub const fn id(self) -> Option<MatchId> {
        match self {
            GameReference::Named(id) => Some(id),
            GameReference::Latest | GameReference::ShownIn(_) => None,
        }
    }
}

impl FromStr for GameReference {
    type Err = ParseGameReferenceError;

    fn from_str(text: &str) -> Result<GameReference, ParseGameReferenceError> {
        // Accept IDs as replays print them, and links in angle brackets, which show no preview.
        let text = plain(text);
        let text = text.trim_start_matches('<').trim_end_matches('>');
        let named = || text.parse().map(GameReference::Named).ok();
        named().or_else(|| link(text).map(GameReference::ShownIn)).ok_or(ParseGameReferenceError)
    }
}

/// Parses a link such as `https://discord.com/channels/1/2/3` from any Discord client. `@me` stands for no
/// server.
fn link(text: &str) -> Option<MessageLink> {
    let (host, path) = text.strip_prefix("https://")?.split_once('/')?;
    let is_discord =
        ["discord.com", "ptb.discord.com", "canary.discord.com", "discordapp.com"].contains(&host);
    let path = path.split(['?', '#']).next()?.trim_end_matches('/');
    let mut parts = path.strip_prefix("channels/").filter(|_| is_discord)?.split('/');
    let number = |part: &str| part.parse().ok().filter(|number| *number > 0 && !part.starts_with('+'));
    let (place, channel, message) = (parts.next()?, number(parts.next()?)?, number(parts.next()?)?);
    let is_place = place == "@me" || number(place).is_some();
    let link = MessageLink { channel: ChannelId(channel), message: MessageId(message) };
    (is_place && parts.next().is_none()).then_some(link)
}

/// Returns the match that a component's text is about, if any.
pub fn match_in(carried: &str) -> Option<MatchId> {
    let mut words = carried.strip_prefix("k1:")?.split(':').skip(1);
    words.next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_links_are_read() {
        let named = |text: &str| text.parse() == Ok(GameReference::Named("01abcdez".parse().unwrap()));
        for text in ["01abcdez", " 01ABCDEZ ", "`01abcdez`", "\u{feff}“٠١abcdez”"] {
            assert!(named(text), "{text}");
        }
        let link = MessageLink { channel: ChannelId(2), message: MessageId(3) };
        for text in [
            "https://discord.com/channels/1/2/3",
            "https://ptb.discord.com/channels/1/2/3",
            "https://canary.discord.com/channels/1/2/3/",
            "https://discordapp.com/channels/@me/2/3",
            "<https://discord.com/channels/1/2/3>",
            " https://discord.com/channels/1/2/3?jump=1 ",
        ] {
            assert_eq!(text.parse(), Ok(GameReference::ShownIn(link)), "{text}");
        }
    }

    #[test]
    fn nothing_else_is() {
        for text in [
            "",
            "chess",
            "http://discord.com/channels/1/2/3",
            "https://discord.example/channels/1/2/3",
            "https://discord.com.evil.example/channels/1/2/3",
            "https://discord.com/channels/1/2",
            "https://discord.com/channels/1/2/3/4",
            "https://discord.com/channels/1/2/x",
            "https://discord.com/channels/1/0/3",
            "https://discord.com/channels/you/2/3",
            "https://discord.com/invite/1/2/3",
        ] {
            assert_eq!(text.parse::<GameReference>(), Err(ParseGameReferenceError), "{text:?}");
        }
    }

    #[test]
    fn a_message_says_which_match_it_shows() {
        let id = Some("01abcdez".parse().unwrap());
        for carried in
            ["k1:replay:01abcdez:0", "k1:move:01abcdez:3:4", "k1:more:01abcdez", "k1:layout:01abcdez:3"]
        {
            assert_eq!(match_in(carried), id, "{carried}");
        }
        for carried in ["", "replay:01abcdez", "k1:history:0:all:anyone", "k1:help", "k2:replay:01abcdez:0"] {
            assert_eq!(match_in(carried), None, "{carried}");
        }
    }
}
