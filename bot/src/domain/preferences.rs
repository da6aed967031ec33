//! What a person has set for themselves.

use super::{BoardStyle, Look, Refusal, Theme, Viewpoint, all};
use crate::language::Language;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

/// What a person prefers; what they have left alone is as it usually is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preferences {
    /// How boards are drawn for them; the usual way if they have not said.
    pub board: Option<BoardStyle>,
    /// The colours of all pictures and animations that they look at alone.
    pub theme: Theme,
    /// Whose row is below on boards that they look at alone.
    pub viewpoint: Viewpoint,
    /// How they are notified when they are challenged, to move, or asked something.
    pub pings: Pings,
    /// Who may challenge them.
    pub challengers: Challengers,
    /// The language that they read; their Discord's if they have not said.
    pub language: Option<Language>,
    /// Whether the win is claimed for them at once when the other player's time is up.
    pub claims: bool,
    /// Whether they stand on leaderboards over all servers; on those of servers they do in any case.
    pub listed: bool,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            board: None,
            theme: Theme::default(),
            viewpoint: Viewpoint::Fixed,
            pings: Pings::Channel,
            challengers: Challengers::Everybody,
            language: None,
            claims: false,
            listed: true,
        }
    }
}

/// How a person is notified.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Pings {
    /// In the channel of the match.
    #[default]
    #[strum(serialize = "on")]
    Channel,
    /// By a direct message, and in the channel where none can be sent.
    #[strum(serialize = "dm")]
    Direct,
    /// Not at all.
    Off,
}

impl Pings {
    /// All of them.
    pub const ALL: [Pings; Pings::COUNT] = all();

    /// The name under which it is kept.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The one that a button sets next: on, off, by direct message, and on again.
    #[must_use]
    pub const fn next(self) -> Pings {
        match self {
            Pings::Channel => Pings::Off,
            Pings::Off => Pings::Direct,
            Pings::Direct => Pings::Channel,
        }
    }

    /// The one with this name.
    pub fn by_id(id: &str) -> Option<Pings> {
        id.parse().ok()
    }
}

/// Who may challenge a person.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Challengers {
    /// Whoever wants to.
    #[default]
    Everybody,
    /// People with whom they have played before.
    #[strum(serialize = "acquaintances")]
    Opponents,
    /// Nobody; they can still challenge others, and accept what is open to all.
    Nobody,
}

impl Challengers {
    /// All of them, the most welcoming first.
    pub const ALL: [Challengers; Challengers::COUNT] = all();

    /// The name under which it is kept.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The one with this name.
    pub fn by_id(id: &str) -> Option<Challengers> {
        id.parse().ok()
    }

    /// Whether somebody may challenge; `have_played` if the two have played before.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] that says what the other wants.
    pub const fn admit(self, have_played: bool, invited: super::PlayerId) -> Result<(), Refusal> {
        match self {
            Challengers::Everybody => Ok(()),
            Challengers::Opponents if have_played => Ok(()),
            Challengers::Opponents => Err(Refusal::OnlyOpponents { invited }),
            Challengers::Nobody => Err(Refusal::TakesNoChallenges { invited }),
        }
    }
}

/// One thing that a person sets.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Preference {
    /// How boards are drawn for them.
    Board(Option<BoardStyle>),
    /// The colours of pictures.
    Theme(Theme),
    /// Whose row is below.
    Viewpoint(Viewpoint),
    /// How they are notified.
    Pings(Pings),
    /// Who may challenge them.
    Challengers(Challengers),
    /// The language that they read.
    Language(Option<Language>),
    /// Whether wins are claimed for them.
    Claims(bool),
    /// Whether they stand on leaderboards over all servers.
    Listed(bool),
}

impl Preferences {
    /// How boards look that they see alone.
    pub fn look(&self) -> Look {
        let Preferences { theme, viewpoint, .. } = *self;
        Look { theme, viewpoint, ..Look::of(self.board.unwrap_or_default()) }
    }

    /// The same with one thing set.
    #[must_use]
    pub fn with(self, set: Preference) -> Preferences {
        match set {
            Preference::Board(board) => Preferences { board, ..self },
            Preference::Theme(theme) => Preferences { theme, ..self },
            Preference::Viewpoint(viewpoint) => Preferences { viewpoint, ..self },
            Preference::Pings(pings) => Preferences { pings, ..self },
            Preference::Challengers(challengers) => Preferences { challengers, ..self },
            Preference::Language(language) => Preferences { language, ..self },
            Preference::Claims(claims) => Preferences { claims, ..self },
            Preference::Listed(listed) => Preferences { listed, ..self },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::PlayerId;

    #[test]
    fn each_admits_fewer_than_the_one_before() {
        let admitted = |challengers: Challengers| {
            [true, false].map(|have_played| challengers.admit(have_played, PlayerId(1)).is_ok())
        };
        assert_eq!(Challengers::ALL.map(admitted), [[true, true], [true, false], [false, false]]);
    }

    #[test]
    fn setting_one_thing_leaves_the_others() {
        let quiet = Preferences::default().with(Preference::Pings(Pings::Off));
        let quiet = quiet.with(Preference::Challengers(Challengers::Nobody));
        let back = quiet.with(Preference::Challengers(Challengers::Everybody));
        assert_eq!(back, Preferences { pings: Pings::Off, ..Preferences::default() });
    }
}
