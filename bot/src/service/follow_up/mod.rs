//! What else may follow a change: the bot's moves, a thread, the next set, an answer that was given before.

pub(super) mod bot_moves;
pub(super) mod missing_pictures;
pub(super) mod repeated;
pub(super) mod sets;
pub(super) mod threads;
