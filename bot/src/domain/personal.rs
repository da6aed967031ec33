//! What is kept of people: every kind of it, in one place. `/privacy` tells of each, `/mydata export` gives it out, and
//! every store removes it when somebody leaves.

use strum::{EnumCount, IntoStaticStr, VariantArray};

use super::all;

/// A kind of thing that is kept of people.
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, EnumCount, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Personal {
    /// What they were last called.
    Name,
    /// The language of their Discord.
    Language,
    /// What they have set.
    Settings,
    /// Their matches and challenges, with their conditional moves.
    Matches,
    /// Their standings and results on leaderboards.
    Ratings,
    /// What they have solved of puzzles.
    Puzzles,
    /// What they have noted on matches.
    Notes,
    /// With whom they have played.
    Opponents,
    /// What they have used of limits.
    Limits,
    /// On which servers the managers keep them out.
    KeptOut,
}

impl Personal {
    /// All of them.
    pub const ALL: [Personal; Personal::COUNT] = all();

    /// Its name in sentences and in files.
    pub fn id(self) -> &'static str {
        self.into()
    }
}
