//! The subcommands besides running the bot, one file each. `main.rs` defines their names and arguments.

mod backup;
mod check;
mod compact;
mod demo;
mod ratings;
mod transfer;
mod undo;
mod verify;
mod void;

pub use backup::{backup, restore, verify_backup};
pub use check::check;
pub use compact::compact;
pub use demo::{Demo, seed_demo};
pub use ratings::{export_ratings, rebuild_ratings};
pub use transfer::{export, import};
pub use undo::{Faults, undo};
pub use verify::verify;
pub use void::void;
