//! The cellar: what is kept when the bot stops.

mod memory;
mod order;
mod record;
mod settings;
mod sled;
mod usage;

pub use self::memory::MemoryStore;
pub use self::sled::SledStore;
pub use self::usage::{Usage, UsageKey};
use crate::app::{
    ChannelId, GuildId, HouseRules, InteractionId, Match, MatchId, MessageId, Offered, PlayerId, Preferences,
    Scope, Standing, Timestamp,
};
use crate::language::Language;

/// What a commit writes, all or nothing.
#[derive(Clone, PartialEq, Debug)]
pub struct Commit {
    /// The match as it is to be; its version is one more than what the store has (1 for a new match).
    pub next: Match,
    /// A match that begins with it: the next set, when this one is over.
    pub begun: Option<Match>,
    /// The click or command that led to it, so that a second delivery is known.
    pub mark: Option<Mark>,
    /// Whether there is nothing in it to tell: whoever knew how the match stood knows it still.
    pub quiet: bool,
}

/// The click or command behind a commit.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Which.
    pub interaction: InteractionId,
    /// When it was handled.
    pub at: Timestamp,
}

/// The messages in which a match is shown.
///
/// They are kept apart from the match: losing them costs a new message, no move.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Messages {
    /// The live board.
    pub board: Option<MessageId>,
    /// The line that called the person to move.
    pub call: Option<MessageId>,
    /// The version of the match that people know; what is newer has still to be told.
    pub told: u64,
    /// What South and North have last offered each other.
    pub offered: [Offered; 2],
    /// Whether they stand where the bot is only brought along by people: only a click there changes them.
    pub visiting: bool,
    /// Whether the bot may attach no files there.
    pub no_files: bool,
    /// The language in which they are written: that of the place and time of the first one.
    pub language: Option<Language>,
    /// When South and North last did something here that was answered with the board.
    pub acted: [Option<Timestamp>; 2],
    /// When whoever is to move is called, if they have done nothing by then.
    pub call_at: Option<Timestamp>,
}

/// The store cannot do what it should.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another process has it.
    #[error("the store at {path} is in use by another process: stop that one, or set another store.path")]
    Locked {
        /// Where it is.
        path: String,
    },
    /// It cannot be opened.
    #[error("the store at {path} cannot be opened: {cause}")]
    Unopened {
        /// Where it is.
        path: String,
        /// Why.
        cause: String,
    },
    /// It is of a later version of the bot.
    #[error(
        "the store at {path} was written by a newer Kuzhi (schema {found}, this one knows {known}): update Kuzhi"
    )]
    Newer {
        /// Where it is.
        path: String,
        /// Its schema.
        found: u32,
        /// The newest schema that this program knows.
        known: u32,
    },
    /// Reading or writing failed.
    #[error("the store failed: {0}")]
    Failed(String),
    /// A change failed half-way: the store is of no more use until it is opened anew.
    #[error("the store failed: {0}")]
    Ruined(String),
}

/// Why a commit was not made.
#[derive(Debug, thiserror::Error)]
pub enum CommitError {
    /// Somebody else has changed the match in the meantime; load it and decide again.
    #[error("the match was changed by somebody else")]
    Conflict,
    /// The interaction led to a commit already.
    #[error("the interaction was handled before, in match {0}")]
    Repeated(MatchId),
    /// The store failed. Nothing of it is shown; whether it was written, all or nothing, is seen when
    /// the store is opened again.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Where matches are kept; every method blocks until it is done.
///
/// The law that every store keeps is the suite in `tests/stores`.
pub trait Store: Send + Sync + 'static {
    /// Writes a match and the one that begins with it, their indexes, the mark and, when it is a result, the standings of both
    /// players in one transaction. When it takes a result back, the standings that the result has touched become
    /// what the other results make them. When this returns, the change survives a crash.
    ///
    /// # Errors
    ///
    /// [`CommitError`]; nothing has changed then for whoever reads.
    fn commit(&self, commit: &Commit) -> Result<(), CommitError>;

    /// The match of this name.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every reader below.
    fn load(&self, id: MatchId) -> Result<Option<Match>, StoreError>;

    /// The match in which an interaction led to a commit.
    fn marked(&self, interaction: InteractionId) -> Result<Option<MatchId>, StoreError>;

    /// Forgets the marks made before a time.
    fn forget_marks(&self, before: Timestamp) -> Result<(), StoreError>;

    /// All live matches, oldest first.
    fn live(&self) -> Result<Vec<Match>, StoreError>;

    /// The live matches of a channel, oldest first.
    fn live_in(&self, channel: ChannelId) -> Result<Vec<Match>, StoreError>;

    /// The live matches of a person, oldest first.
    fn live_of(&self, player: PlayerId) -> Result<Vec<Match>, StoreError>;

    /// The matches that ended on time, in the order in which they did. It reads all matches.
    fn timed_out(&self) -> Result<Vec<Match>, StoreError>;

    /// The standings of everybody who finished a rated match of a game, best first.
    fn standings(&self, scope: Scope, game: &str) -> Result<Vec<Standing>, StoreError>;

    /// When the bot was last there, as far as that was kept.
    fn last_there(&self) -> Result<Option<Timestamp>, StoreError>;

    /// Keeps that the bot is there. After a crash an earlier time may stand again, never a later one.
    fn keep_there(&self, now: Timestamp) -> Result<(), StoreError>;

    /// The messages in which a match is shown.
    fn messages(&self, id: MatchId) -> Result<Messages, StoreError>;

    /// Keeps the messages in which a match is shown.
    fn keep_messages(&self, id: MatchId, messages: Messages) -> Result<(), StoreError>;

    /// When this returns, what was kept so far survives a crash.
    fn make_durable(&self) -> Result<(), StoreError>;

    /// The name under which a person was last seen; names are shown, never relied on.
    ///
    /// # Errors
    ///
    /// [`StoreError`].
    fn name_of(&self, player: PlayerId) -> Result<Option<String>, StoreError>;

    /// Keeps the name under which a person was seen.
    ///
    /// # Errors
    ///
    /// [`StoreError`].
    fn keep_name(&self, player: PlayerId, name: &str) -> Result<(), StoreError>;

    /// The language of the Discord with which a person was last seen.
    ///
    /// # Errors
    ///
    /// [`StoreError`].
    fn language_of(&self, player: PlayerId) -> Result<Option<Language>, StoreError>;

    /// Keeps the language of the Discord with which a person was seen.
    ///
    /// # Errors
    ///
    /// [`StoreError`].
    fn keep_language(&self, player: PlayerId, language: Language) -> Result<(), StoreError>;

    /// Whether two people have ever sat at one board; it makes no difference who is named first.
    ///
    /// # Errors
    ///
    /// [`StoreError`].
    fn have_played(&self, one: PlayerId, other: PlayerId) -> Result<bool, StoreError>;

    /// What a person has set; the usual if nothing.
    ///
    /// # Errors
    ///
    /// [`StoreError`].
    fn preferences(&self, player: PlayerId) -> Result<Preferences, StoreError>;

    /// Keeps what a person has set. When this returns, it survives a crash.
    ///
    /// # Errors
    ///
    /// [`StoreError`].
    fn keep_preferences(&self, player: PlayerId, preferences: &Preferences) -> Result<(), StoreError>;

    /// What the managers of a server have settled; the usual if nothing.
    ///
    /// # Errors
    ///
    /// [`StoreError`].
    fn house_rules(&self, guild: GuildId) -> Result<HouseRules, StoreError>;

    /// Keeps what the managers of a server have settled. When this returns, it survives a crash.
    ///
    /// # Errors
    ///
    /// [`StoreError`].
    fn keep_house_rules(&self, guild: GuildId, rules: &HouseRules) -> Result<(), StoreError>;

    /// All that was used of limits, as far as it was kept.
    ///
    /// # Errors
    ///
    /// [`StoreError`].
    fn usage(&self) -> Result<Vec<Usage>, StoreError>;

    /// Keeps what was used of some limits, and forgets what was used of others. After a crash what was kept
    /// last may be missing.
    ///
    /// # Errors
    ///
    /// [`StoreError`].
    fn keep_usage(&self, kept: &[Usage], gone: &[UsageKey]) -> Result<(), StoreError>;
}
