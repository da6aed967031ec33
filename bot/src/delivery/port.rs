//! The two ports through which people are reached: the reply to a request, and the channels.

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use kuzhi_domain::matches::{Match, NotifiableEvent, Place, Playing, Revision};
use kuzhi_domain::moments::{DayOfMonth, Every};
use kuzhi_domain::refusal::RoleObstacle;
use kuzhi_domain::study::Day;
use kuzhi_domain::{
    ChannelId, EventId, GuildId, InteractionId, MatchId, MessageId, PlayerId, RoleId, Timestamp, TournamentId,
};
use kuzhi_view::request::{Action, Languages, Proposal};
use kuzhi_view::screens::{Form, Screen};

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

/// The nonce of a message. Discord posts only one message per nonce within some minutes, even if the bot
/// crashed before it recorded the first one.
///
/// The nonce of a notification depends on the board, not on the version: versions also grow while the bot is
/// away.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Nonce {
    of: Subject,
    what: What,
    /// Whether it is that of a direct message. One in the channel may follow it.
    is_direct: bool,
}

/// What a message is about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Subject {
    Match(MatchId),
    Tournament(TournamentId),
    Request(InteractionId),
    Server(GuildId),
}

/// The purpose of a message.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum What {
    /// Shows a version.
    Board(u64),
    /// Shows a board and notifies someone.
    BoardThatNotifies(Option<NotifiableEvent>),
    /// Pings someone to their turn, or to claim the win.
    Ping(Option<NotifiableEvent>),
    /// Reminds someone of their time on a board.
    Reminder(Revision),
    /// Tells someone that they were given more time in a version.
    MoreTime(u64),
    /// Shows a finished match in another channel.
    Shared(ChannelId),
    /// Shows a tournament.
    Card,
    /// Says that a tournament goes on that has waited since then.
    GoesOn(Timestamp),
    /// Tells the news of a tournament with this number, in several messages.
    News(u32, usize),
    /// Tells news of a tournament to one person.
    Letter(u64),
    /// Shows the puzzle of a day.
    Daily(Day),
    /// Asks somebody who has lost a match on time whether they are away.
    Away,
    /// Is one of the answers to a request that Discord does not know.
    Answer(u32),
}

impl Nonce {
    /// The nonce of a message that shows the current state of a match.
    pub(crate) const fn board(current: &Match) -> Nonce {
        Nonce::of_match(current, What::Board(current.version()))
    }

    /// The same for a message that also notifies someone.
    pub(crate) fn notifying_board(current: &Match) -> Nonce {
        Nonce::of_match(current, What::BoardThatNotifies(current.notifiable_event()))
    }

    /// The nonce of a message that pings someone to the current board of a match.
    pub(crate) fn ping(current: &Match) -> Nonce {
        Nonce::of_match(current, What::Ping(current.notifiable_event()))
    }

    /// The nonce of a message that shares a match in another channel.
    pub(crate) const fn shared(current: &Match, channel: ChannelId) -> Nonce {
        Nonce::of_match(current, What::Shared(channel))
    }

    /// The nonce of one of the public answers to a request that came from a page.
    pub(crate) const fn of_request(request: InteractionId, number: u32) -> Nonce {
        Nonce { of: Subject::Request(request), what: What::Answer(number), is_direct: false }
    }

    /// The nonce of the message of a tournament.
    pub(crate) const fn card(id: TournamentId) -> Nonce {
        Nonce::of_tournament(id, What::Card)
    }

    /// The nonce of the puzzle of a day on a server.
    pub(crate) const fn daily(guild: GuildId, day: Day) -> Nonce {
        Nonce { of: Subject::Server(guild), what: What::Daily(day), is_direct: false }
    }

    /// The nonce of the message that says that a tournament goes on.
    pub(crate) const fn goes_on(id: TournamentId, since: Timestamp) -> Nonce {
        Nonce::of_tournament(id, What::GoesOn(since))
    }

    /// The nonce of one of the messages that tell news of a tournament.
    pub(crate) const fn news(id: TournamentId, number: u32, part: usize) -> Nonce {
        Nonce::of_tournament(id, What::News(number, part))
    }

    /// The nonce of a direct message that tells somebody the same.
    pub(crate) const fn letter(id: TournamentId, number: u32, part: usize, to: PlayerId) -> Nonce {
        let mixed = to.0.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let which = (number as u64) << 16 ^ part as u64;
        Nonce::of_tournament(id, What::Letter(mixed ^ which))
    }

    /// The nonce of a message that reminds someone of their time on the current board of a match.
    pub(crate) fn reminder(current: &Match) -> Nonce {
        let revision = current.played().map(Playing::revision).unwrap_or_default();
        Nonce::of_match(current, What::Reminder(revision))
    }

    /// The nonce of a message that tells someone that they were given more time.
    pub(crate) const fn more_time(current: &Match) -> Nonce {
        Nonce::of_match(current, What::MoreTime(current.version()))
    }

    /// The nonce of the question to somebody who has lost a match on time whether they are away.
    pub(crate) const fn away(current: &Match) -> Nonce {
        Nonce::of_match(current, What::Away)
    }

    /// The same for a direct message.
    pub(crate) const fn direct(self) -> Nonce {
        Nonce { is_direct: true, ..self }
    }

    const fn of_match(current: &Match, what: What) -> Nonce {
        Nonce { of: Subject::Match(current.id()), what, is_direct: false }
    }

    const fn of_tournament(id: TournamentId, what: What) -> Nonce {
        Nonce { of: Subject::Tournament(id), what, is_direct: false }
    }
}

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = match self.of {
            Subject::Match(id) => id.to_string(),
            Subject::Tournament(id) => id.to_string(),
            Subject::Request(id) => format!("{:x}", id.0),
            Subject::Server(id) => format!("{:x}", id.0),
        };
        match self.what {
            What::Board(version) => write!(f, "{id}b{version}"),
            What::BoardThatNotifies(Some(NotifiableEvent::Turn(revision))) => write!(f, "{id}n{revision}"),
            What::BoardThatNotifies(_) => write!(f, "{id}n"),
            What::Ping(Some(NotifiableEvent::Turn(revision))) => write!(f, "{id}c{revision}"),
            What::Ping(Some(NotifiableEvent::TimeUp(revision))) => write!(f, "{id}u{revision}"),
            What::Ping(_) => write!(f, "{id}c"),
            What::Away => write!(f, "{id}a"),
            What::Card => write!(f, "{id}t"),
            What::Daily(day) => write!(f, "{id}d{}", day.number()),
            What::GoesOn(since) => write!(f, "{id}g{:x}", since.as_millis()),
            What::News(number, part) => write!(f, "{id}t{number}-{part}"),
            What::Letter(letter) => write!(f, "{id}l{letter:x}"),
            What::Answer(number) => write!(f, "{id}p{number}"),
            What::Reminder(revision) => write!(f, "{id}r{revision}"),
            What::MoreTime(version) => write!(f, "{id}m{version}"),
            // Hexadecimal, since Discord takes 25 characters.
            What::Shared(ChannelId(channel)) => write!(f, "{id}s{channel:x}"),
        }?;
        if self.is_direct { write!(f, "d") } else { Ok(()) }
    }
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

    /// Returns whether a person can read the history of a server's channel.
    fn may_look(
        &self,
        guild: GuildId,
        channel: ChannelId,
        player: PlayerId,
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
