//! Checks every request of the bot against Discord's own description of its API.
//!
//! The file is not part of the repository. It is read from `KUZHI_DISCORD_OPENAPI`, or from beside the
//! repository. Without it nothing is checked, which `KUZHI_REQUIRE_OPENAPI=1` turns into a failure. Nothing
//! is checked either without the feature `openapi`, which the playground leaves out because the validator
//! takes long to build.

#[cfg_attr(not(feature = "openapi"), path = "absent.rs")]
mod description;
#[cfg(feature = "openapi")]
mod explain;
#[cfg(feature = "openapi")]
mod operation;

use std::env;
use std::path::PathBuf;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::Value;

use self::description::Description;
use super::limits::Breach;

const BESIDE_THE_REPOSITORY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/discord-openapi.json");

/// Shared by all tests of a process: reading and compiling it takes a moment.
static DESCRIPTION: OnceLock<Option<Description>> = OnceLock::new();

/// Whether the log already says that nothing is checked.
static IS_LEFT_OUT: AtomicBool = AtomicBool::new(false);

/// Whether requests are checked.
pub fn is_active() -> bool {
    description().is_some()
}

/// Turns checking off in this process, for measurements: checking takes longer than answering.
///
/// Has no effect once a stand-in has started.
pub fn leave_out() {
    DESCRIPTION.get_or_init(|| None);
    IS_LEFT_OUT.store(true, Ordering::Relaxed);
}

/// Panics if requests must be checked and cannot be.
pub(crate) fn insist_if_required() {
    let is_required = env::var("KUZHI_REQUIRE_OPENAPI").is_ok_and(|value| value == "1");
    assert!(
        !is_required || is_active() || IS_LEFT_OUT.load(Ordering::Relaxed),
        "KUZHI_REQUIRE_OPENAPI=1, but there is no {} or no feature `openapi`",
        location().display()
    );
}

/// Checks a request, given its method, its path below `/api/v10` and its JSON.
pub(crate) fn check(method: &str, path: &str, body: Option<&Value>) -> Result<(), Breach> {
    description().map_or(Ok(()), |description| description.check(method, path, body))
}

fn description() -> Option<&'static Description> {
    DESCRIPTION.get_or_init(|| Description::read(&location())).as_ref()
}

fn location() -> PathBuf {
    env::var_os("KUZHI_DISCORD_OPENAPI").map_or_else(|| BESIDE_THE_REPOSITORY.into(), PathBuf::from)
}
