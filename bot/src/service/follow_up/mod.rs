//! What may follow a change: the bot's moves, a thread, the next set, or an earlier answer again. `change`
//! starts it; nothing here names that.

pub(crate) mod bot_moves;
pub(crate) mod missing_pictures;
pub(crate) mod repeated;
pub(crate) mod reply_film;
pub(crate) mod sets;
pub(crate) mod threads;
