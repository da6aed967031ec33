//! What a user asks of the bot, as a value: who, where, with which rights, and which [`Action`].
//!
//! Every request takes this form, whatever its source. Building one has no effects. Nothing here knows
//! Discord's library, the store or the screens.

mod action;
mod command;
mod modal;
mod parameters;
mod parts;
mod rights;
mod select;
mod terms;
#[cfg(test)]
mod tests;
mod wire;

pub use self::parameters::answer_languages::Languages;
pub use self::parameters::challenge_draft::{ChallengeDraft, DraftOpponent};
pub use self::parameters::chart_view::ChartView;
pub use self::parameters::clock::{NO_CLOCK, clock_by_id, clock_id};
pub use self::parameters::game_reference::{GameReference, MessageLink, ParseGameReferenceError, match_in};
pub use self::parameters::history_page::HistoryPage;
pub use self::parameters::leaderboard_of::LeaderboardOf;
pub use self::parameters::lesson::{LessonAction, LessonStep};
pub use self::parameters::look_back::LookBack;
pub use self::parameters::match_command::MatchCommand;
pub use self::parameters::offer_answer::OfferAnswer;
pub use self::parameters::play_options::{ClockChoice, PlayOptions};
pub use self::parameters::proposals::{Proposal, Proposed, Typing};
pub use self::parameters::puzzle::{PuzzleAction, PuzzleSource, PuzzleStep, PuzzleWish};
pub use self::parameters::settings::SettingsPage;
pub use self::parameters::settings_menu::{LIMITS, SettingsMenu, USUAL, channel_value, chosen};
pub use self::parameters::solved::Solved;
pub use self::parameters::studied::Studied;
pub use self::parameters::tournament::{
    OrganiserStep, PlainStep, PlayerFor, SetTo, TournamentPress, TournamentStep,
};
pub use self::parameters::tournament_draft::{ChangeFields, TournamentDraft, TournamentOptions};
pub use self::parameters::vote_options::{VoteOpponent, VoteOptions};
pub use action::Action;
pub use command::{Command, Topic};
pub use modal::Modal;
pub use rights::{Reach, Rights};
pub use select::{LAST, Select, match_choice};
pub use terms::{Answer, Done, Needs, Terms};
pub use wire::UnknownText;

use kuzhi_domain::matches::Place;
use kuzhi_domain::{ChannelId, InteractionId, MessageId, PlayerId, RoleId};

/// What a user asks for, whatever transport it came by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// The request's ID. The same request may arrive twice.
    pub id: InteractionId,
    /// Whoever pressed, chose or typed.
    pub who: PlayerId,
    /// The server and channel it came from.
    pub place: Place,
    /// The parent channel, if the place is a thread.
    pub parent: Option<ChannelId>,
    /// The rights in this place.
    pub rights: Rights,
    /// The roles that they have on the server.
    pub roles: Vec<RoleId>,
    /// The languages of the user's client and of the server.
    pub languages: Languages,
    /// How the request was made.
    pub origin: Origin,
    /// The names of people that the event carried. They are stored for places where a mention cannot stand.
    pub names: Vec<(PlayerId, String)>,
    /// The people whom it names that cannot see this place, as far as Discord tells.
    pub outsiders: Vec<PlayerId>,
    /// What is asked for, with its parameters.
    pub action: Action,
}

impl Request {
    /// Returns whether it came from a button, whose message may show an old state.
    pub const fn is_click(&self) -> bool {
        matches!(self.origin, Origin::Component { .. })
    }

    /// Returns whether it came from a message that only the user sees, or from a form without a message.
    pub const fn is_from_screen_alone(&self) -> bool {
        matches!(self.origin, Origin::Component { private: true, .. } | Origin::Form)
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
        /// The message with the button or menu.
        message: MessageId,
        /// Whether only the user sees it.
        private: bool,
    },
    /// With a form that was not opened from a message.
    Form,
    /// From the page of an Activity, where the match that is open shows every change by itself.
    Page,
    /// By typing a command that is not sent yet.
    Typing,
}
