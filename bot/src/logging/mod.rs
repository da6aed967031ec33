//! The log: one line per event, for people or for programs.

mod lines;

use std::backtrace::{Backtrace, BacktraceStatus};
use std::io::{self, IsTerminal, stderr};
use std::sync::OnceLock;
use std::time::Duration;
use std::{panic, thread};

use kuzhi_config::{Log, LogFormat};
use tracing::Metadata;
use tracing_subscriber::filter::{EnvFilter, FilterExt, LevelFilter, filter_fn};
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Registry, fmt, registry};

use self::lines::{Line, Lines};
use crate::discord::{PRINTS_FRAMES, QUIET_LIBRARY};

/// How long the end of the program waits for the last lines to be written.
const LAST_LINES: Duration = Duration::from_secs(1);

/// Everything that this process writes to standard error.
static LINES: OnceLock<Lines> = OnceLock::new();

/// Why nothing can be logged.
#[derive(Debug, thiserror::Error)]
pub enum LogError {
    /// There is no thread to write lines.
    #[error("the log cannot be written ({0}): give the bot more threads or memory")]
    NoThread(#[from] io::Error),
}

/// Starts logging to standard error.
///
/// # Errors
///
/// When the system cannot start a thread.
pub fn start(settings: &Log) -> Result<(), LogError> {
    let filter = EnvFilter::new(directives(&settings.filter));
    let written = lines()?;
    // Colours are for a terminal; in a file or a journal they are noise.
    let colours = stderr().is_terminal();
    let lines = fmt::layer::<Registry>().with_writer(move || Line(written)).with_ansi(colours);
    // Without this hint, libraries would build `log` lines that the filter then drops.
    let filter = filter.and(filter_fn(prints_no_frames).with_max_level_hint(LevelFilter::TRACE));
    match settings.format {
        LogFormat::Human => registry().with(lines.with_filter(filter)).init(),
        LogFormat::Json => registry().with(lines.json().with_filter(filter)).init(),
    }
    // Rust's own report would wait for whoever reads standard error.
    panic::set_hook(Box::new(|panic| {
        let (thread, backtrace) = (thread::current(), Backtrace::capture());
        let thread = thread.name().unwrap_or_default();
        match backtrace.status() {
            BacktraceStatus::Captured => tracing::error!(thread, "{panic}\n{backtrace}"),
            _ => tracing::error!(thread, "{panic}"),
        }
    }));
    Ok(())
}

/// Writes a line for people to standard error, after those of the log.
pub fn say(line: &str) {
    match lines() {
        Ok(lines) => lines.add_patiently(format!("{line}\n").as_bytes(), LAST_LINES),
        Err(_) => eprintln!("{line}"),
    }
}

/// Waits a moment until all lines are written. If nobody reads them, they are lost: the program ends anyway.
pub fn finish() {
    if let Some(lines) = LINES.get() {
        lines.finish(LAST_LINES);
    }
}

/// The lines of this process.
fn lines() -> io::Result<&'static Lines> {
    if let Some(lines) = LINES.get() {
        return Ok(lines);
    }
    let lines = Lines::to(stderr(), |dropped| {
        tracing::error!(
            lines = dropped,
            "lines are missing from this log: it was not read for a while, or not fast enough"
        );
    })?;
    Ok(LINES.get_or_init(|| lines))
}

/// Whether a source never prints whole gateway frames. Frames contain tokens, so no filter lets them into the
/// log.
fn prints_no_frames(from: &Metadata) -> bool {
    let is_part_of = |part: &str| {
        from.target().strip_prefix(part).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
    };
    !PRINTS_FRAMES.into_iter().any(is_part_of)
}

/// Looks for fonts with the letters of a name, and warns of each that has none.
const LOOKS_FOR_FONTS: &str = "usvg=error,fontdb=error";

/// The log directives: those of the settings, after the limits for libraries.
fn directives(filter: &str) -> String {
    if filter == "off" { filter.to_owned() } else { format!("{QUIET_LIBRARY},{LOOKS_FOR_FONTS},{filter}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_library_stays_quiet_unless_it_is_named() {
        let quiet: EnvFilter = directives("info").parse().unwrap();
        assert!(QUIET_LIBRARY.split(',').all(|one| quiet.to_string().contains(one)), "{quiet}");
        let (library, _) = QUIET_LIBRARY.split_once('=').unwrap();
        let named: EnvFilter = directives(&format!("info,{library}=debug")).parse().unwrap();
        assert!(named.to_string().contains(&format!("{library}=debug")), "{named}");
        assert_eq!(directives("off"), "off");
    }
}
