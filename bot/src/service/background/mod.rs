//! What the bot does of itself: what follows a change, and what time and start-up ask for.

pub(crate) mod follow_up;
pub(crate) mod jobs;
