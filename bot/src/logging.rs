//! The log: one line per event, for people or for programs.

use std::io::{IsTerminal, stderr};

use kuzhi_config::{Log, LogFormat};
use tracing::Metadata;
use tracing_subscriber::filter::{EnvFilter, FilterExt, LevelFilter, filter_fn};
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Registry, fmt, registry};

use crate::discord::{PRINTS_FRAMES, QUIET_LIBRARY};

/// An invalid log filter.
#[derive(Debug, thiserror::Error)]
#[error("log.filter cannot be read ({0}): write a level such as info, or parts such as info,kuzhi_bot=debug")]
pub struct BadFilter(String);

/// Starts logging to standard error.
///
/// # Errors
///
/// When the filter is invalid.
pub fn start(settings: &Log) -> Result<(), BadFilter> {
    let filter: EnvFilter = directives(&settings.filter)
        .parse()
        .map_err(|error: tracing_subscriber::filter::ParseError| BadFilter(error.to_string()))?;
    // Colours are for a terminal; in a file or a journal they are noise.
    let colours = stderr().is_terminal();
    let lines = fmt::layer::<Registry>().with_writer(stderr).with_ansi(colours);
    // Without this hint, libraries would build `log` lines that the filter then drops.
    let filter = filter.and(filter_fn(prints_no_frames).with_max_level_hint(LevelFilter::TRACE));
    match settings.format {
        LogFormat::Human => registry().with(lines.with_filter(filter)).init(),
        LogFormat::Json => registry().with(lines.json().with_filter(filter)).init(),
    }
    Ok(())
}

/// Whether a source never prints whole gateway frames. Frames contain tokens, so no filter lets them into the
/// log.
fn prints_no_frames(from: &Metadata) -> bool {
    let is_part_of = |part: &str| {
        from.target().strip_prefix(part).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
    };
    !PRINTS_FRAMES.into_iter().any(is_part_of)
}

/// The log directives: those of the settings, after the limits for Discord's library.
fn directives(filter: &str) -> String {
    if filter.trim() == "off" { filter.to_owned() } else { format!("{QUIET_LIBRARY},{filter}") }
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
