//! The kinds of personal data that the bot stores. `/privacy` describes each of them, `/mydata export` hands
//! it out, and every store deletes it when a person leaves.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

/// A kind of personal data.
#[derive(
    Copy,
    Clone,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    EnumCount,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Personal {
    /// Their last known name.
    Name,
    /// The language of their Discord.
    Language,
    /// Their preferences.
    Settings,
    /// Their matches and challenges, with their conditional moves.
    Matches,
    /// Their tournaments, with what their organisers noted of them.
    Tournaments,
    /// Their standings and results on leaderboards.
    Ratings,
    /// Their puzzle results.
    Puzzles,
    /// Their notes on matches.
    Notes,
    /// The people they have played.
    Opponents,
    /// Their use of rate limits.
    Limits,
    /// The servers whose managers have barred them.
    KeptOut,
}

crate::named!(Personal);
