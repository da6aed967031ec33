//! What was delivered of each match: the messages in which people see it.

use super::Asked;
use crate::domain::{BoardStyle, MatchId, MessageId, Notified, Offered, Timestamp};
use crate::language::Language;
use crate::store::StoreError;

/// The messages in which a match is shown.
///
/// They are kept apart from the match: losing them costs a new message, no move.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Delivered {
    /// The live board.
    pub board: Option<MessageId>,
    /// The line that called the person to move.
    pub call: Option<MessageId>,
    /// The version of the match that people know; what is newer has still to be told.
    pub version: u64,
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
    /// Of what somebody was notified last. It is kept for good before anything is sent, so that nobody is notified of the
    /// same again.
    pub notified: Option<Notified>,
    /// How the players want its board drawn, if they have said so.
    pub style: Option<BoardStyle>,
}

/// Keeps what was delivered. It waits for no disk, and what was kept last may be missing after a crash.
pub trait DeliveryStore: Send + Sync + 'static {
    /// The messages in which a match is shown.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every method below.
    fn delivered(&self, id: MatchId) -> Result<Delivered, StoreError>;

    /// Keeps the messages in which a match is shown.
    fn keep_delivered(&self, id: MatchId, messages: Delivered) -> Result<(), StoreError>;

    /// Begins to keep them, where no thread has to wait for that; else nothing. With `for_good` no crash takes them back.
    fn begin_keep_delivered(&self, _: MatchId, _: Delivered, _for_good: bool) -> Option<Asked<()>> {
        None
    }

    /// When this returns, whatever was kept so far survives a crash.
    fn make_durable(&self) -> Result<(), StoreError>;
}
