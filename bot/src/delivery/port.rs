//! The two ways in which people are reached: the visitor who is answered, and the channel.

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use crate::domain::{ChannelId, InteractionId, Match, MatchId, MessageId, PlayerId};
use crate::language::Language;
use crate::screens::{Form, Screen};
use crate::words::Words;

/// A future behind an object-safe face.
pub type Doing<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// A person who has just clicked or written a command and waits for the answer.
pub trait Visitor: Send + Sync {
    /// Who it is.
    fn who(&self) -> PlayerId;

    /// In which channel they are.
    fn channel(&self) -> ChannelId;

    /// Which click or command it was.
    fn interaction(&self) -> InteractionId;

    /// Whether they pressed a button, of a message that may show how things stood long ago.
    fn clicked(&self) -> bool;

    /// The message for all whose button they pressed, if it was such a button.
    fn clicked_on(&self) -> Option<MessageId>;

    /// Whether the bot is only brought along by people here: it reaches nobody but in answers.
    fn brings_bot(&self) -> bool;

    /// Whether they alone see here what is shown to all, as far as that can be told before.
    fn is_heard_alone(&self) -> bool;

    /// Whether the bot may attach files where they are, as far as that was said.
    fn may_attach(&self) -> bool;

    /// Whether they manage the server.
    fn manages(&self) -> bool;

    /// The language that they read.
    fn language(&self) -> Language;

    /// The language of all who read along: the server's, or their own where there is none.
    fn language_here(&self) -> Language;

    /// What is said to them alone is said in these words.
    fn words(&self) -> &'static Words {
        Words::of(self.language())
    }

    /// What is said to all is said in these words.
    fn words_here(&self) -> &'static Words {
        Words::of(self.language_here())
    }

    /// Shows a screen to all: in place of the message that was clicked, or as a command's answer.
    /// Shown once more, it replaces what was shown.
    fn show<'a>(&'a self, screen: &'a Screen) -> Doing<'a, Result<Shown, ShowError>>;

    /// Says something to them alone.
    fn tell<'a>(&'a self, screen: &'a Screen) -> Doing<'a, Result<(), ShowError>>;

    /// Gives them a form to fill in; only at once, before anything else was answered.
    fn ask<'a>(&'a self, form: &'a Form) -> Doing<'a, Result<(), ShowError>>;

    /// Posts a further message that all can see.
    fn add<'a>(&'a self, screen: &'a Screen) -> Doing<'a, Result<Shown, ShowError>>;

    /// The same visitor, for whom something else is shown than what they were answered with: in a further
    /// message that all can see.
    fn further(&self) -> Arc<dyn Visitor>;

    /// Takes such a message away; for a quarter of an hour.
    fn take_back(&self, message: MessageId) -> Doing<'_, Result<(), ShowError>>;
}

/// Where a screen was shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Shown {
    /// In this message, for all.
    To(MessageId),
    /// For all, but which message it is is not known.
    Somewhere,
    /// In a message that only the visitor sees: others see nothing of it.
    Alone,
}

/// What a message is posted for. For the same nonce there is one message, however often it is posted within
/// some minutes: also by a bot that was killed before it could note the first.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Nonce {
    what: char,
    id: MatchId,
    version: u64,
}

impl Nonce {
    /// A match is shown as it stands.
    pub(crate) const fn board(current: &Match) -> Nonce {
        Nonce { what: 'b', id: current.id, version: current.version }
    }

    /// Somebody is called to a match as it stands.
    pub(crate) const fn call(current: &Match) -> Nonce {
        Nonce { what: 'c', id: current.id, version: current.version }
    }
}

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.id, self.what, self.version)
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
    ) -> Doing<'a, Result<(), ShowError>>;

    /// Posts a screen as a new message, once for a nonce.
    fn post<'a>(
        &'a self,
        channel: ChannelId,
        screen: &'a Screen,
        nonce: Nonce,
    ) -> Doing<'a, Result<MessageId, ShowError>>;

    /// How many messages were written in a channel after one of them, counted up to so many.
    fn written_after(
        &self,
        channel: ChannelId,
        message: MessageId,
        at_most: usize,
    ) -> Doing<'_, Result<usize, ShowError>>;

    /// Writes a direct message to a person.
    fn write_to<'a>(&'a self, player: PlayerId, screen: &'a Screen) -> Doing<'a, Result<(), ShowError>>;

    /// Opens a thread of this name in a channel.
    fn open_thread<'a>(
        &'a self,
        channel: ChannelId,
        name: &'a str,
    ) -> Doing<'a, Result<ChannelId, ShowError>>;

    /// Takes a message away.
    fn delete(&self, channel: ChannelId, message: MessageId) -> Doing<'_, Result<(), ShowError>>;
}

/// A screen could not be shown.
#[derive(Debug, thiserror::Error)]
#[error("cannot show: {why}")]
pub struct ShowError {
    /// Why.
    pub why: String,
    /// Whether people may see it all the same: no answer came, or none that says no.
    pub may_have_arrived: bool,
}

impl ShowError {
    /// Nothing arrived.
    pub fn refused(why: impl Into<String>) -> ShowError {
        ShowError { why: why.into(), may_have_arrived: false }
    }
}
