//! What people and servers choose: preferences, house rules and looks of boards.

mod board_style;
mod feed_setting;
mod house_rules;
mod look;
mod preferences;
mod theme;
mod viewpoint;

pub use board_style::BoardStyle;
pub use feed_setting::{FeedSetting, Post};
pub use house_rules::{HouseRule, HouseRules, Setting};
pub use look::Look;
pub use preferences::{BotReply, Challengers, GuildChannel, Pings, Preference, Preferences};
pub use theme::Theme;
pub use viewpoint::Viewpoint;
