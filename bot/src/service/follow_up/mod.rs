//! What may follow a change: the bot's moves, a thread, the next set, or an earlier answer again.

pub(super) mod bot_moves;
pub(super) mod missing_pictures;
pub(super) mod repeated;
pub(super) mod sets;
pub(super) mod threads;
