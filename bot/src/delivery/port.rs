//! The two ports through which people are reached: the reply to a request, and the channels.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use kuzhi_domain::matches::Place;
use kuzhi_domain::moments::{DayOfMonth, Every};
use kuzhi_domain::refusal::RoleObstacle;
use kuzhi_domain::{ChannelId, EventId, GuildId, MessageId, PlayerId, RoleId, Timestamp};
use kuzhi_view::request::{Action, Languages, Proposal};
use kuzhi_view::screens::{Form, Screen};

use super::Nonce;

/// A boxed future, for object-safe traits.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// The way to answer the person who made a request.
///
/// Every request gets an answer: dropping this without one sends a default. During autocompletion nothing can
/// be said. The person gets suggestions or none.
pub trait Reply: Send + Sync {
    /// Sets the languages of what follows.
    fn set_languages(&self, languages: Languages);

    /// Shows a screen to everyone: in place of the clicked message, or as a command's answer. A second call
    /// replaces the first screen.
    fn show<'a>(&'a self, screen: &'a Screen) -> BoxFuture<'a, Result<Shown, ShowError>>;

    /// Says something to the asker alone.
    fn tell<'a>(&'a self, screen: &'a Screen) -> BoxFuture<'a, Result<(), ShowError>>;

    /// Opens a form. Possible only as the first answer.
    fn ask<'a>(&'a self, form: &'a Form) -> BoxFuture<'a, Result<(), ShowError>>;

    /// Opens the page of the Activity, with what this action opens. Possible only as the first answer.
    fn launch<'a>(&'a self, wanted: &'a Action) -> BoxFuture<'a, Result<(), ShowError>>;

    /// Posts a further public message.
    fn add<'a>(&'a self, screen: &'a Screen) -> BoxFuture<'a, Result<Shown, ShowError>>;

    /// Returns the way to post something else later, in a further public message.
    fn further(&self) -> Arc<dyn Reply>;

    /// Deletes such a message. Possible for 15 minutes.
    fn take_back(&self, message: MessageId) -> BoxFuture<'_, Result<(), ShowError>>;

    /// Claims the request for this delivery of it. If another delivery was answered, this answer replaces
    /// that one.
    fn claim(&self) {}

    /// Leaves the request to another delivery of it, which answers it. Leaves the acknowledgement to that one
    /// too, as long as possible.
    fn yield_to_another(&self) {}

    /// Sends an acknowledgement if no delivery was answered yet. Returns whether that is so.
    fn defer_if_unanswered(&self) -> BoxFuture<'_, bool> {
        Box::pin(std::future::ready(true))
    }

    /// Gives the request up to another delivery. This one says nothing more.
    fn abandon(&self) {}

    /// Suggests completions.
    fn propose(&self, proposals: Vec<Proposal>) -> BoxFuture<'_, Result<(), ShowError>>;
}

/// What somebody wants to do in a server's channel.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ChannelRight {
    /// This person reads its history.
    Read(PlayerId),
    /// Everyone on the server does.
    ReadByAll,
    /// The bot posts there.
    Post,
}

/// Where a screen was shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Shown {
    /// To everyone, in this message.
    To(MessageId),
    /// To everyone, but in an unknown message.
    Somewhere,
    /// In a message that only the asker sees.
    Alone,
}

/// The channels, for messages that answer no request.
pub trait DiscordClient: Send + Sync {
    /// Replaces the content of a message with a screen.
    fn edit<'a>(
        &'a self,
        place: Place,
        message: MessageId,
        screen: &'a Screen,
    ) -> BoxFuture<'a, Result<(), ShowError>>;

    /// Posts a screen as a new message, once per nonce.
    fn post<'a>(
        &'a self,
        place: Place,
        screen: &'a Screen,
        nonce: Nonce,
    ) -> BoxFuture<'a, Result<MessageId, ShowError>>;

    /// Counts the messages in a channel after a given one, up to a limit.
    fn written_after(
        &self,
        place: Place,
        message: MessageId,
        at_most: usize,
    ) -> BoxFuture<'_, Result<usize, ShowError>>;

    /// Sends a person a direct message about something in a place, once per nonce if there is one.
    fn write_to<'a>(
        &'a self,
        player: PlayerId,
        about: Place,
        screen: &'a Screen,
        nonce: Option<Nonce>,
    ) -> BoxFuture<'a, Result<(), ShowError>>;

    /// Opens a thread in a channel.
    fn open_thread<'a>(&'a self, place: Place, name: &'a str) -> BoxFuture<'a, Result<ChannelId, ShowError>>;

    /// Opens the thread of a message. It has one at most, so this can be done again.
    fn open_thread_of<'a>(
        &'a self,
        place: Place,
        message: MessageId,
        name: &'a str,
    ) -> BoxFuture<'a, Result<ChannelId, ShowError>>;

    /// Adds a person to a thread, so that they see it among their channels.
    fn add_to_thread(&self, thread: Place, player: PlayerId) -> BoxFuture<'_, Result<(), ShowError>>;

    /// Returns what a server is called.
    fn server_name(&self, guild: GuildId) -> BoxFuture<'_, Result<String, ShowError>>;

    /// Lists the servers that the bot is on: all of them, or an error.
    fn guilds(&self) -> BoxFuture<'_, Result<Vec<GuildId>, ShowError>>;

    /// Returns the custom IDs of a message's buttons and menus. The message may be of any channel; a refusal
    /// counts as one of the place where somebody asks.
    fn custom_ids(
        &self,
        asked: Place,
        channel: ChannelId,
        message: MessageId,
    ) -> BoxFuture<'_, Result<Vec<String>, ShowError>>;

    /// Returns whether a server's channel allows something.
    fn allows(
        &self,
        guild: GuildId,
        channel: ChannelId,
        right: ChannelRight,
    ) -> BoxFuture<'_, Result<bool, ShowError>>;

    /// What takes no posts in a place now, as far as is known.
    fn refusal(&self, place: Place) -> Option<PostRefusal>;

    /// Returns whether a channel does not exist any more. One that the bot cannot see may exist.
    fn is_gone(&self, place: Place) -> BoxFuture<'_, Result<bool, ShowError>>;

    /// Makes a scheduled event of a server, or changes the one that is there. Returns its id.
    fn keep_event<'a>(
        &'a self,
        guild: GuildId,
        id: Option<EventId>,
        event: &'a ScheduledEvent,
    ) -> BoxFuture<'a, Result<EventId, EventError>>;

    /// Deletes a scheduled event.
    fn delete_event(&self, guild: GuildId, id: EventId) -> BoxFuture<'_, Result<(), EventError>>;

    /// Gives somebody a role of a server, or takes it from them.
    fn change_role(
        &self,
        guild: GuildId,
        who: PlayerId,
        role: RoleId,
        gives: bool,
    ) -> BoxFuture<'_, Result<(), RoleError>>;

    /// Returns why the bot cannot give a role to whoever has won, if it cannot.
    fn obstacle_to_role(
        &self,
        guild: GuildId,
        role: RoleId,
    ) -> BoxFuture<'_, Result<Option<RoleObstacle>, ShowError>>;

    /// Deletes a message.
    fn delete(&self, place: Place, message: MessageId) -> BoxFuture<'_, Result<(), ShowError>>;
}

/// An event in the list that Discord keeps for a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScheduledEvent {
    /// What it is called.
    pub name: String,
    /// When it begins.
    pub begins: Timestamp,
    /// When it ends.
    pub ends: Timestamp,
    /// Where it is.
    pub place: String,
    /// How it comes again, on which day by the world's clocks.
    pub repeats: Option<(Every, DayOfMonth)>,
}

/// A scheduled event could not be kept.
#[derive(Debug, thiserror::Error)]
pub enum EventError {
    /// The bot may not do that on the server.
    #[error("the bot may not make events there")]
    Forbidden,
    /// Somebody has deleted the event.
    #[error("the event is gone")]
    Gone,
    /// Something else, which may pass.
    #[error(transparent)]
    Failed(#[from] ShowError),
}

/// A role could not be given or taken.
#[derive(Debug, thiserror::Error)]
pub enum RoleError {
    /// The bot may not do that on the server, or the role is gone.
    #[error("the bot may not give this role")]
    Forbidden,
    /// Something else, which may pass.
    #[error(transparent)]
    Failed(#[from] ShowError),
}

/// What takes no posts now.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PostRefusal {
    /// The place, such as a locked thread.
    Place,
    /// All of its server, from which too much was refused lately.
    Server,
}

/// A screen could not be shown.
#[expect(clippy::struct_excessive_bools, reason = "callers ask for each of them alone")]
#[derive(Debug, thiserror::Error)]
#[error("cannot show: {why}")]
pub struct ShowError {
    /// The reason.
    pub why: String,
    /// Whether people may see it all the same: no answer came, or one that does not rule it out.
    pub may_have_arrived: bool,
    /// Whether another delivery of the same request was answered. This one then shows nothing.
    pub is_answered: bool,
    /// Whether its place refuses what is sent there, which the log has said.
    pub is_of_place: bool,
    /// Whether Discord would refuse the same message again, whenever and wherever it is sent.
    pub is_invalid: bool,
}

impl ShowError {
    /// Logs it, unless the log has said that the place refuses.
    pub(crate) fn log(&self, what: &str) {
        if self.is_of_place {
            tracing::debug!(error = %self, what, "could not show");
        } else {
            tracing::warn!(error = %self, what, "could not show");
        }
    }

    /// Nothing arrived.
    pub fn refused(why: impl Into<String>) -> ShowError {
        ShowError {
            why: why.into(),
            may_have_arrived: false,
            is_answered: false,
            is_of_place: false,
            is_invalid: false,
        }
    }
}
