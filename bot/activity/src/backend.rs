//! The port to the bot: what the server of pages asks it.

use std::collections::BTreeMap;
use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

use kuzhi_domain::{MatchId, Timestamp};
use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};

use crate::message::{Games, Input, MessageKind, Welcome};
use crate::person::Person;
use crate::reply::Reply;

/// A boxed future, for object-safe traits.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// The bot, as pages see it. It decides who may see and do what; nothing here does.
///
/// Whatever it takes its time for holds up that page alone: each of these runs in a task of that page's own.
pub trait Backend: Send + Sync {
    /// Returns the time.
    fn now(&self) -> Timestamp;

    /// Finds out at Discord whose code this is, and whether they are in that instance of the Activity.
    fn authorise<'a>(
        &'a self,
        code: &'a str,
        instance: &'a str,
    ) -> BoxFuture<'a, Result<Person, NotAuthorised>>;

    /// Greets the person of a page that has come, or come back.
    fn greet<'a>(&'a self, person: &'a Person) -> BoxFuture<'a, Result<Greeting, Refusal>>;

    /// Lists the person's games in the channel, and what they can begin.
    fn games<'a>(&'a self, person: &'a Person) -> BoxFuture<'a, Result<Games, Refusal>>;

    /// Draws a match as the person may see it now: when they open it, and again after
    /// [`Pages::changed`](crate::Pages::changed). `seen` is what their page has been sent last. It is asked
    /// for one board of a page at a time, and only when the page can take it.
    fn board<'a>(
        &'a self,
        person: &'a Person,
        id: MatchId,
        seen: Option<Seen>,
    ) -> BoxFuture<'a, Result<Board, Refusal>>;

    /// Does what the person wants, and answers with the reply. This is not cancelled when the page goes, and
    /// one page's inputs are handled one after another.
    fn act(&self, input: Input, reply: Reply) -> BoxFuture<'_, ()>;

    /// Returns a sentence in the language of one of Discord's locales, which may be unknown or empty.
    fn sentence(&self, notice: Notice, locale: &str) -> String;

    /// Records something for those who watch the bot.
    fn measure(&self, what: Measured);
}

/// What a page is greeted with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Greeting {
    /// What it shows.
    pub welcome: Welcome,
    /// What it opens, if it names no match itself.
    pub open: Opening,
}

/// What a page opens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opening {
    /// A match.
    Match(MatchId),
    /// What comes of pressing the button with this custom id.
    Press(String),
    /// The list of the person's games.
    Games,
}

/// What a page has been sent of a match.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The version of the match.
    pub version: u64,
    /// How many moves had been made. A page that has come back may not say it.
    pub ply: Option<usize>,
}

/// A drawn match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub(crate) version: u64,
    pub(crate) ply: usize,
    /// JSON.
    pub(crate) text: String,
    /// A number that is another one if something else is seen on it, however the clocks have moved on.
    pub(crate) look: u64,
}

/// Why someone does not get what they want, in their language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// A sentence.
    pub text: String,
    /// The names of people whom it mentions.
    pub names: BTreeMap<String, String>,
}

/// Why it is not known who has opened a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotAuthorised {
    /// Discord does not know the code, or they are not in the instance.
    Refused(Refusal),
    /// Discord did not answer. It may in a moment.
    Failed,
}

/// What is counted and timed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Measured {
    /// A message of a page that was let in.
    Message(MessageKind),
    /// A token: asked for, or said by a page that is not let in with it.
    Token(TokenOutcome),
    /// A page that was closed, or not let in.
    Closed(Notice),
    /// How long after a change a page was sent its board.
    Shown(Duration),
}

/// What has become of a token.
#[derive(Copy, Clone, PartialEq, Eq, Debug, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum TokenOutcome {
    /// A page has got it.
    Given,
    /// Discord does not know the code, or the person is not in the instance.
    Refused,
    /// The request could not be read, or took too long to come.
    Unreadable,
    /// Too many were asked for.
    Full,
    /// Discord did not answer.
    Failed,
    /// A page has said one that is forged or too old.
    Invalid,
}

/// What the server of pages itself has to say.
#[derive(Copy, Clone, PartialEq, Eq, Debug, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Notice {
    /// The bot stops. Come back in a moment.
    Stopping,
    /// The token is invalid or too old. Begin again.
    BeginAgain,
    /// The person has opened further pages, and this is the oldest.
    OpenedElsewhere,
    /// There are more pages, or more people who come at once, than the bot can take. Come back later.
    Full,
    /// The page asks more than anybody can press.
    TooFast,
    /// The page does not read what it is sent.
    TooSlow,
    /// This cannot be read. The page may be of another version.
    Unreadable,
    /// Something has failed.
    Failed,
}

impl Board {
    /// Writes a board for a page. `version` is that of the match, `ply` the number of its moves, and `look`
    /// differs if something else is seen on it, besides clocks that run.
    ///
    /// # Errors
    ///
    /// If it cannot be written as JSON.
    pub fn new(version: u64, ply: usize, look: u64, board: &impl Serialize) -> serde_json::Result<Board> {
        Ok(Board { version, ply, look, text: serde_json::to_string(board)? })
    }

    /// What a page has seen that has been sent this.
    pub(crate) fn seen(&self) -> Seen {
        Seen { version: self.version, ply: Some(self.ply) }
    }
}

impl Refusal {
    /// Creates a refusal that mentions nobody.
    pub fn new(text: String) -> Refusal {
        Refusal { text, names: BTreeMap::new() }
    }
}

impl Notice {
    /// Returns the code with which a connection is closed for this. Those from 4000 on are our own, and tell
    /// the page what to do.
    pub(crate) const fn close_code(self) -> u16 {
        match self {
            Notice::Stopping => 1012,
            Notice::Full => 1013,
            Notice::TooFast | Notice::TooSlow => 1008,
            Notice::Unreadable => 1007,
            Notice::Failed => 1011,
            // It needs a new code of Discord's.
            Notice::BeginAgain => 4001,
            // It stays closed until somebody wants it back.
            Notice::OpenedElsewhere => 4003,
        }
    }
}
