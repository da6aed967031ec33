//! The work that `background` does without a request.

use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::matches::{Actor, Match};
use kuzhi_domain::{GuildId, MatchId, MessageId, PlayerId, Timestamp, TournamentId};
use kuzhi_engine::Move;
use tracing::{Span, field};

use super::Context;
use super::bot::{ThinkingOn, Wait};

/// Something to do without a request.
pub enum BackgroundWork {
    /// The bot starts. The time since it was last present is credited to all clocks, before anyone can move.
    Wake,
    /// The bot connects for the first time and resumes all matches.
    PickUp,
    /// People can reach the bot now (`true`), or can no longer reach it.
    Presence(bool),
    /// People could not reach the bot since this time, though it seemed that they could.
    Stalled(Timestamp),
    /// The bot stops.
    Leave,
    /// Something may be due in a match: a challenge expires, someone is reminded or called, their time is up,
    /// the bot has to move, or people have not seen the current version. The number counts the failed
    /// attempts.
    Due(MatchId, u32),
    /// These boards show something outdated: the wrong time, or letters in place of emoji.
    Redraw(Vec<MatchId>),
    /// A set has ended and the next one has begun.
    NextSet(Box<Match>),
    /// The bot has chosen its move.
    BotMove(Box<BotMove>),
    /// Someone wants their data deleted, and the bot was stopped before it was done.
    Erasure(Erasure),
    /// Something may have happened in a tournament: its time has come, a game has ended, or there is news.
    Tournament(TournamentId),
    /// Something that a server gets by itself may be due.
    Feed(GuildId),
    /// Something that a person gets by themselves may be due.
    PersonFeed(PlayerId),
    /// A person is away, is back, or has other days off: the clocks of their matches follow.
    Calendar(PlayerId),
    /// Somebody has lost this match on time, by what the winner or the clock did. Perhaps they are away.
    Late(Box<Match>, Actor),
    /// It is time to check for servers that have removed the bot.
    Servers,
    /// It is time to check for channels that are gone.
    Channels,
}

impl BackgroundWork {
    /// Returns a span that says what is being done. The match is filled in later.
    pub(super) fn span(&self) -> Span {
        let span = |what: &'static str| tracing::info_span!("internal", what, r#match = field::Empty);
        match self {
            BackgroundWork::Due(..) => span("due"),
            BackgroundWork::NextSet(_) => span("next set"),
            BackgroundWork::BotMove(_) => span("bot's move"),
            BackgroundWork::Redraw(_) => span("redraw"),
            BackgroundWork::Erasure(_) => span("leaving"),
            BackgroundWork::Tournament(_) => span("tournament"),
            BackgroundWork::Feed(_) | BackgroundWork::PersonFeed(_) => span("feed"),
            BackgroundWork::Calendar(_) => span("calendar"),
            BackgroundWork::Late(..) => span("late"),
            BackgroundWork::Servers => span("servers"),
            BackgroundWork::Channels => span("channels"),
            BackgroundWork::Wake
            | BackgroundWork::PickUp
            | BackgroundWork::Presence(_)
            | BackgroundWork::Stalled(_)
            | BackgroundWork::Leave => Span::none(),
        }
    }
}

/// A person who waits for the bot's move.
pub(in crate::service) struct Waiting {
    pub(in crate::service) context: Context,
    /// The board at the time of the answer. `None` if the answer was visible only to them.
    pub(in crate::service) board: Option<MessageId>,
}

/// A move that the bot has chosen without the lock of the match, or failed to choose.
pub struct BotMove {
    /// The match before the first of several moves in a row.
    pub(in crate::service) asked: Match,
    /// The match in which the bot moves now.
    pub(in crate::service) current: Match,
    pub(in crate::service) mv: Option<Move>,
    pub(in crate::service) wait: Wait,
    pub(in crate::service) waiting: Option<Waiting>,
    pub(in crate::service) thinking: ThinkingOn,
}
