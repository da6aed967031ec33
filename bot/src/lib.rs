//! Kuzhi, a Discord bot on which friends play mancala games.
//!
//! [`discord`] turns what Discord sends into a [`request`](kuzhi_view::request), and the [`service`] handles
//! it. The domain decides ([`kuzhi_domain`]) and the store saves the result ([`kuzhi_store`]). Only then does
//! the bot show it ([`screens`](kuzhi_view::screens), [`delivery`]). `ARCHITECTURE.md` has the whole picture.

// What the service depends on.
pub mod clock;
pub mod delivery;
pub mod drawing;
pub mod limits;
pub mod thinking;
mod workers;
// Handling of requests.
pub mod service;
// The connection to Discord.
pub mod connection_status;
pub mod discord;
pub mod http;
// The Activity.
pub mod activity;
// Monitoring.
pub mod metrics;
mod readiness;
// The program.
pub mod allocator;
mod app;
mod backup;
mod cli;
mod compact;
pub mod health;
pub mod logging;
mod measuring;
mod memory;
mod outcome;
mod program;
mod shutdown;
mod size;
mod store_failures;
mod store_location;

pub use app::{App, ServeError};
pub use cli::{
    Backup, Call, Export, ExportRatings, Import, Ratings, Rebuild, Restore, SeedDemo, Undo, Verify, Void,
    check, check_health, compact,
};
pub use discord::WatchTimes;
pub use outcome::Outcome;
pub use program::{run, run_by, runtime};
pub use readiness::{NotReady, Readiness};
pub use shutdown::shutdown;

#[cfg(test)]
mod tests;
