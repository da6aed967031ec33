//! What the program does besides playing: one verb, one file. `main.rs` has what they are called.

mod backup;
mod check;
mod compact;
mod demo;
mod ratings;
mod transfer;
mod undo;
mod verify;
mod void;

pub use backup::{backup, restore};
pub use check::check;
pub use compact::compact;
pub use demo::{Demo, seed_demo};
pub use ratings::{export_ratings, rebuild_ratings};
pub use transfer::{export, import};
pub use undo::{Faults, undo};
pub use verify::verify;
pub use void::void;
