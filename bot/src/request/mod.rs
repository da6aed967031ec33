//! What people ask of the bot, as a value: who, where, with what rights, and which [`Action`].
//!
//! Whatever door a request comes in by, it is this. Nothing is done while it is made, and nothing here knows of Discord's
//! library, of the store or of what is shown.

mod access;
mod action;
mod asked;
mod challenge_draft;
mod chart_view;
mod clock;
mod command;
mod game_reference;
mod history_page;
mod languages;
mod leaderboard_of;
mod lesson;
mod look_back;
mod modal;
mod offer_answer;
mod parts;
mod play_options;
mod proposals;
mod puzzle;
mod rights;
mod select;
mod settings;
mod settings_menu;
mod terms;
#[cfg(test)]
mod tests;
mod wire;

pub use access::Needs;
pub use action::Action;
pub use asked::Asked;
pub use challenge_draft::{ChallengeDraft, DraftOpponent};
pub use chart_view::ChartView;
pub use clock::{NO_CLOCK, clock_by_id, clock_id};
pub use command::Command;
pub use game_reference::{GameReference, MessageLink, ParseGameReferenceError, match_in};
pub use history_page::HistoryPage;
pub use languages::Languages;
pub use leaderboard_of::LeaderboardOf;
pub use lesson::{LessonAction, LessonStep};
pub use look_back::LookBack;
pub use modal::Modal;
pub use offer_answer::OfferAnswer;
pub use play_options::{ClockChoice, PlayOptions};
pub use proposals::{Proposal, Proposed, Typing};
pub use puzzle::{PuzzlePress, PuzzleSource, PuzzleStep, PuzzleWish};
pub use rights::{Reach, Rights};
pub use select::{LAST, Select, USUAL_LOOK, match_choice};
pub use settings::SettingsPage;
pub use settings_menu::{LIMITS, SettingsMenu, USUAL, chosen};
pub use terms::{Answer, Done, Terms};
pub use wire::UnknownText;

use crate::domain::{ChannelId, InteractionId, MessageId, Place, PlayerId};

/// What somebody asks of the bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// Which request it is; the same may come twice.
    pub id: InteractionId,
    /// Who asks.
    pub who: PlayerId,
    /// Where.
    pub place: Place,
    /// The channel that the place is a thread of, if it is one.
    pub parent: Option<ChannelId>,
    /// What may be done there.
    pub rights: Rights,
    /// The languages of the person's Discord and of the server.
    pub languages: Languages,
    /// How it was asked.
    pub origin: Origin,
    /// The names of people that came along: they are noted, because a mention cannot stand everywhere.
    pub names: Vec<(PlayerId, String)>,
    /// What is to be done.
    pub action: Action,
}

impl Request {
    /// Whether a button was pressed, of a message that may show how things stood long ago.
    pub const fn is_click(&self) -> bool {
        matches!(self.origin, Origin::Component { .. })
    }

    /// The message for all whose button was pressed, if the answer takes its place.
    pub fn clicked_on(&self) -> Option<MessageId> {
        match (self.origin, self.action.terms().answer) {
            (Origin::Component { message, private: false }, Answer::Here | Answer::Alone) => Some(message),
            _ => None,
        }
    }
}

/// How somebody asked for something.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// With a command, or the entry of a person's menu.
    Command,
    /// With a button or a menu of a message, or a form that such a button gave.
    Component {
        /// The message.
        message: MessageId,
        /// Whether the person alone sees it.
        private: bool,
    },
    /// With a form that no message gave.
    Form,
    /// By typing a command that is not sent yet.
    Typing,
}
