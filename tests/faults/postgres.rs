//! The program with PostgreSQL, on the server of the store tests.

use std::path::Path;
use std::process::Command;

use kuzhi_tests::conversation::Discord;

#[path = "../stores/postgres/server.rs"]
#[expect(dead_code, reason = "the tests of stores use more of it")]
mod server;

pub(crate) use self::server::{Schema, of_ones_own};
use crate::program::command;

/// The command that runs the program with a database. Each process keeps its other files in a folder of its
/// own.
pub(crate) fn run_over(schema: &Schema, discord: &Discord, folder: &Path) -> Command {
    let mut run = command(discord, folder, &["run"]);
    run.env("KUZHI_STORE__URL", schema.url()).env("KUZHI_STORE__CONNECTIONS", "4");
    run
}
