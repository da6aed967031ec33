//! What people and servers choose: looks of boards and house rules.

mod board_look;
mod board_style;
mod house_rules;
mod theme;

pub use board_look::{BoardLook, may_choose_look};
pub use board_style::BoardStyle;
pub use house_rules::{HouseRule, HouseRules, Setting};
pub use theme::Theme;
