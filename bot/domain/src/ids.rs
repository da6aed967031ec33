//! The ids of people, places and things. Each has its own type, so that they cannot be mixed up.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Timestamp;

macro_rules! snowflakes {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {
        $(
            $(#[$doc])*
            #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
            #[serde(transparent)]
            pub struct $name(pub u64);

            impl fmt::Display for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    self.0.fmt(f)
                }
            }
        )+
    };
}

snowflakes! {
    /// A Discord user.
    PlayerId,
    /// A server, which Discord's API calls a guild.
    GuildId,
    /// A Discord channel or thread.
    ChannelId,
    /// A Discord message.
    MessageId,
    /// A role of a server.
    RoleId,
    /// A scheduled event of a server.
    EventId,
    /// An interaction: one click or command. Discord may deliver it twice.
    InteractionId,
}

/// Discord's epoch, the first millisecond of 2015, in milliseconds since 1970.
const DISCORD_EPOCH: u64 = 1_420_070_400_000;

/// Returns when something was created. Discord's ids contain that time.
const fn time_in(snowflake: u64) -> Timestamp {
    Timestamp::from_millis((snowflake >> 22) + DISCORD_EPOCH)
}

impl MessageId {
    /// When the message was posted.
    pub const fn posted(self) -> Timestamp {
        time_in(self.0)
    }
}

impl PlayerId {
    /// When the account was made.
    pub const fn since(self) -> Timestamp {
        time_in(self.0)
    }
}

impl InteractionId {
    /// Returns an id like those of Discord, for something that was asked for now and not over Discord. The
    /// low bits come from a random number.
    pub const fn drawn(now: Timestamp, random: u64) -> InteractionId {
        let since = now.as_millis().saturating_sub(DISCORD_EPOCH);
        InteractionId((since << 22) | (random & ((1 << 22) - 1)))
    }

    /// When the person clicked or sent the command.
    pub const fn made(self) -> Timestamp {
        time_in(self.0)
    }
}

/// Declares ids that are drawn at random, and written as eight letters and digits so that they fit into a
/// button.
macro_rules! short_ids {
    ($($(#[$doc:meta])* $name:ident, $error:ident, $what:literal;)+) => {
        $(
            $(#[$doc])*
            #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
            #[serde(try_from = "String", into = "String")]
            pub struct $name(u64);

            impl $name {
                /// Returns the id made of the low forty bits of a random number.
                pub const fn from_random(bits: u64) -> $name {
                    $name(bits & ((1 << (5 * LENGTH)) - 1))
                }

                /// The id as a number.
                pub const fn get(self) -> u64 {
                    self.0
                }
            }

            impl fmt::Display for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    for place in (0..LENGTH).rev() {
                        let digit = (self.0 >> (5 * place)) & 31;
                        write!(f, "{}", char::from(LETTERS[usize::try_from(digit).unwrap_or_default()]))?;
                    }
                    Ok(())
                }
            }

            #[doc = concat!("The error for a text that is not the id of ", $what, ".")]
            #[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
            #[error("'{0}' is not {what}: {what} has a name of eight letters and digits", what = $what)]
            pub struct $error(String);

            impl FromStr for $name {
                type Err = $error;

                fn from_str(text: &str) -> Result<Self, Self::Err> {
                    let refused = || $error(text.chars().take(20).collect());
                    if text.len() != LENGTH {
                        return Err(refused());
                    }
                    text.bytes()
                        .map(|letter| LETTERS.iter().position(|&known| known == letter))
                        .try_fold(0, |id, digit| Some(id << 5 | digit? as u64))
                        .map($name)
                        .ok_or_else(refused)
                }
            }

            impl TryFrom<String> for $name {
                type Error = $error;

                fn try_from(text: String) -> Result<Self, Self::Error> {
                    text.parse()
                }
            }

            impl From<$name> for String {
                fn from(id: $name) -> String {
                    id.to_string()
                }
            }
        )+
    };
}

const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 8;

short_ids! {
    /// The id of a match.
    MatchId, ParseMatchIdError, "a match";
    /// The id of a tournament.
    TournamentId, ParseTournamentIdError, "a tournament";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_tells_when_it_was_posted() {
        // The example in Discord's own documentation.
        assert_eq!(MessageId(175_928_847_299_117_063).posted().as_millis(), 1_462_015_105_796);
    }

    #[test]
    fn match_ids_round_trip() {
        for bits in [0, 1, 31, 32, 0x1234_5678_9abc_def0, u64::MAX] {
            let id = MatchId::from_random(bits);
            assert_eq!(id.to_string().len(), 8);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for text in ["", "0000000", "000000000", "0000000u", "0000000A", "₂₂₂"] {
            assert!(text.parse::<MatchId>().is_err(), "{text:?} was taken");
        }
    }
}
