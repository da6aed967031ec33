//! The two ways in which people are reached: the answer to a request, and the channel.

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use crate::domain::{
    ChannelId, GuildId, Match, MatchId, MessageId, NotifiableEvent, PlayerId, Playing, Revision,
};
use crate::request::{Languages, Proposal};
use crate::screens::{Form, Screen};

/// A future behind an object-safe face.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Whoever waits for the answer to a request.
///
/// A request has one answer at least: whatever drops this without one gives one itself. To somebody who types nothing
/// can be said: all that they get is proposals, or none.
pub trait Reply: Send + Sync {
    /// From now on they are spoken to in these languages.
    fn speak(&self, languages: Languages);

    /// Shows a screen to all: in place of the message that was clicked, or as a command's answer.
    /// Shown once more, it replaces what was shown.
    fn show<'a>(&'a self, screen: &'a Screen) -> BoxFuture<'a, Result<Shown, ShowError>>;

    /// Says something to them alone.
    fn tell<'a>(&'a self, screen: &'a Screen) -> BoxFuture<'a, Result<(), ShowError>>;

    /// Gives them a form to fill in; only at once, before anything else was answered.
    fn ask<'a>(&'a self, form: &'a Form) -> BoxFuture<'a, Result<(), ShowError>>;

    /// Posts a further message that all can see.
    fn add<'a>(&'a self, screen: &'a Screen) -> BoxFuture<'a, Result<Shown, ShowError>>;

    /// The way to show them something else than what they were answered with: in a further message that all can see.
    fn further(&self) -> Arc<dyn Reply>;

    /// Takes such a message away; for a quarter of an hour.
    fn take_back(&self, message: MessageId) -> BoxFuture<'_, Result<(), ShowError>>;

    /// What they ask for is done here, and by nobody else: where another delivery of it was answered, this answer takes the
    /// place of that one.
    fn own(&self) {}

    /// What they ask for was done for another delivery of it, which is answered by whoever did it: word that an answer is
    /// coming is left to them as long as that can be.
    fn wait_for_another(&self) {}

    /// Whether no delivery was answered yet; if so, they are sent word that an answer is coming.
    fn is_unanswered(&self) -> BoxFuture<'_, bool> {
        Box::pin(std::future::ready(true))
    }

    /// Another delivery does it: here nothing more is said.
    fn stand_back(&self) {}

    /// Proposes something to somebody who types.
    fn propose(&self, proposals: Vec<Proposal>) -> BoxFuture<'_, Result<(), ShowError>>;
}

/// Where a screen was shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Shown {
    /// In this message, for all.
    To(MessageId),
    /// For all, but which message it is is not known.
    Somewhere,
    /// In a message that only whoever asked sees: others see nothing of it.
    Alone,
}

/// What a message is posted for. For the same nonce there is one message, however often it is posted within
/// some minutes: also by a bot that was killed before it could note the first.
///
/// What notifies somebody goes by the board and not by the version, which grows while the bot is away, too.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Nonce {
    id: MatchId,
    what: What,
}

/// What a message is posted for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum What {
    /// To show a version.
    Board(u64),
    /// To show a board, and to notify somebody of it.
    BoardThatNotifies(Option<NotifiableEvent>),
    /// To call somebody to their turn.
    Call(Revision),
    /// To remind somebody of their time in a version.
    Reminder(u64),
}

impl Nonce {
    /// A match is shown as it stands.
    pub(crate) const fn board(current: &Match) -> Nonce {
        Nonce { id: current.id(), what: What::Board(current.version()) }
    }

    /// A match is shown as it stands, and somebody is notified by that.
    pub(crate) fn notifying_board(current: &Match) -> Nonce {
        Nonce { id: current.id(), what: What::BoardThatNotifies(current.notifiable_event()) }
    }

    /// Somebody is called to a match as it stands.
    pub(crate) fn call(current: &Match) -> Nonce {
        let revision = current.played().map(Playing::revision).unwrap_or_default();
        Nonce { id: current.id(), what: What::Call(revision) }
    }

    /// Somebody is reminded of their time in a match.
    pub(crate) const fn reminder(current: &Match) -> Nonce {
        Nonce { id: current.id(), what: What::Reminder(current.version()) }
    }
}

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = self.id;
        match self.what {
            What::Board(version) => write!(f, "{id}b{version}"),
            What::BoardThatNotifies(Some(NotifiableEvent::Turn(revision))) => write!(f, "{id}n{revision}"),
            What::BoardThatNotifies(_) => write!(f, "{id}n"),
            What::Call(revision) => write!(f, "{id}c{revision}"),
            What::Reminder(version) => write!(f, "{id}r{version}"),
        }
    }
}

/// The channels, when there is nobody to answer.
pub trait DiscordClient: Send + Sync {
    /// Puts a screen in the place of what a message shows.
    fn edit<'a>(
        &'a self,
        channel: ChannelId,
        message: MessageId,
        screen: &'a Screen,
    ) -> BoxFuture<'a, Result<(), ShowError>>;

    /// Posts a screen as a new message, once for a nonce.
    fn post<'a>(
        &'a self,
        channel: ChannelId,
        screen: &'a Screen,
        nonce: Nonce,
    ) -> BoxFuture<'a, Result<MessageId, ShowError>>;

    /// How many messages were written in a channel after one of them, counted up to so many.
    fn written_after(
        &self,
        channel: ChannelId,
        message: MessageId,
        at_most: usize,
    ) -> BoxFuture<'_, Result<usize, ShowError>>;

    /// Writes a direct message to a person.
    fn write_to<'a>(&'a self, player: PlayerId, screen: &'a Screen) -> BoxFuture<'a, Result<(), ShowError>>;

    /// Opens a thread of this name in a channel.
    fn open_thread<'a>(
        &'a self,
        channel: ChannelId,
        name: &'a str,
    ) -> BoxFuture<'a, Result<ChannelId, ShowError>>;

    /// The servers that the bot is on: all of them, or an error.
    fn guilds(&self) -> BoxFuture<'_, Result<Vec<GuildId>, ShowError>>;
    /// What the buttons and menus of a message carry.
    fn carried_by(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> BoxFuture<'_, Result<Vec<String>, ShowError>>;

    /// Whether a person may read what was written in a channel of a server.
    fn may_look(
        &self,
        guild: GuildId,
        channel: ChannelId,
        player: PlayerId,
    ) -> BoxFuture<'_, Result<bool, ShowError>>;

    /// Takes a message away.
    fn delete(&self, channel: ChannelId, message: MessageId) -> BoxFuture<'_, Result<(), ShowError>>;
}

/// A screen could not be shown.
#[derive(Debug, thiserror::Error)]
#[error("cannot show: {why}")]
pub struct ShowError {
    /// Why.
    pub why: String,
    /// Whether people may see it all the same: no answer came, or none that says no.
    pub may_have_arrived: bool,
    /// Whether another delivery of the same request was answered: nothing is to be shown here.
    pub is_answered: bool,
}

impl ShowError {
    /// Nothing arrived.
    pub fn refused(why: impl Into<String>) -> ShowError {
        ShowError { why: why.into(), may_have_arrived: false, is_answered: false }
    }
}
