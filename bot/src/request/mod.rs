//! What a user asks of the bot, as a value: who, where, with which rights, and which [`Action`].
//!
//! Every request takes this form, whatever its source. Building one has no effects. Nothing here knows
//! Discord's library, the store or the screens.

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
pub use puzzle::{PuzzleAction, PuzzleSource, PuzzleStep, PuzzleWish};
pub use rights::{Reach, Rights};
pub use select::{LAST, Select, USUAL_LOOK, match_choice};
pub use settings::SettingsPage;
pub use settings_menu::{LIMITS, SettingsMenu, USUAL, chosen};
pub use terms::{Answer, Done, Needs, Terms};
pub use wire::UnknownText;

use crate::domain::{ChannelId, InteractionId, MessageId, Place, PlayerId};

/// A request of a user.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// The request's ID. The same request may arrive twice.
    pub id: InteractionId,
    /// The user.
    pub who: PlayerId,
    /// The place.
    pub place: Place,
    /// The parent channel, if the place is a thread.
    pub parent: Option<ChannelId>,
    /// The rights in this place.
    pub rights: Rights,
    /// The languages of the user's client and of the server.
    pub languages: Languages,
    /// How the request was made.
    pub origin: Origin,
    /// The names of people that the event carried. They are stored for places where a mention cannot stand.
    pub names: Vec<(PlayerId, String)>,
    /// The action.
    pub action: Action,
}

impl Request {
    /// Returns whether it came from a button, whose message may show an old state.
    pub const fn is_click(&self) -> bool {
        matches!(self.origin, Origin::Component { .. })
    }

    /// Returns the public message whose button was pressed, if the answer replaces it.
    pub fn clicked_on(&self) -> Option<MessageId> {
        match (self.origin, self.action.terms().answer) {
            (Origin::Component { message, private: false }, Answer::Here | Answer::Alone) => Some(message),
            _ => None,
        }
    }
}

/// How a user made a request.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// With a command, or an entry of a person's context menu.
    Command,
    /// With a button or menu of a message, or a form that such a button opened.
    Component {
        /// The message.
        message: MessageId,
        /// Whether only the user sees it.
        private: bool,
    },
    /// With a form that was not opened from a message.
    Form,
    /// By typing a command that is not sent yet.
    Typing,
}
