//! Kuzhi, a Discord bot on which friends play mancala games.
//!
//! What Discord sends ([`discord`]) becomes a [`request`], for which something is done ([`service`]): the domain decides
//! ([`domain`]), the store keeps it ([`store`]), and only then is it shown ([`screens`], [`delivery`]). `ARCHITECTURE.md`
//! has the whole picture.

// Pure decisions.
pub mod domain;
// What people ask for.
pub mod request;
// What people see, and in which language.
pub mod board;
pub mod language;
pub mod picture;
pub mod screens;
pub mod words;
// What is kept.
pub mod store;
// What the service works with.
pub mod clock;
pub mod delivery;
pub mod drawing;
pub mod limits;
pub mod thinking;
mod workers;
// What is done for a request.
pub mod service;
// The way to Discord.
pub mod discord;
pub mod http;
// What is told to those who watch the bot.
pub mod metrics;
mod readiness;
// The program.
pub mod allocator;
mod backup;
mod cli;
mod compact;
pub mod health;
pub mod logging;
mod measuring;
mod memory;
mod program;
mod serve;
mod shutdown;
mod size;

pub use cli::{
    Demo, Faults, backup, check, compact, export, export_ratings, import, rebuild_ratings, restore,
    seed_demo, undo, verify, void,
};
pub use discord::WatchTimes;
pub use program::{run, runtime};
pub use readiness::{NotReady, Readiness};
pub use serve::{ServeError, serve, serve_watching};
pub use shutdown::shutdown;
