//! What keeps one person from taking the bot, or the peace of others, from everybody.

mod kept_out;
