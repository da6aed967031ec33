//! What people and servers choose: looks of boards and house rules.

mod board_style;
mod house_rules;
mod look;
mod theme;

pub use board_style::BoardStyle;
pub use house_rules::{HouseRule, HouseRules, Setting};
pub use look::{Look, may_choose_look};
pub use theme::Theme;
