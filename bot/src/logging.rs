//! The log: one line an event, for people or for programs.

use std::io::{IsTerminal, stderr};

use kuzhi_config::{Log, LogFormat};
use tracing_subscriber::EnvFilter;

use crate::discord::QUIET_LIBRARY;

/// A filter that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("log.filter cannot be read ({0}): write a level such as info, or parts such as info,kuzhi_bot=debug")]
pub struct BadFilter(String);

/// Starts the log on standard error.
///
/// # Errors
///
/// When the filter cannot be read.
pub fn start(settings: &Log) -> Result<(), BadFilter> {
    let filter: EnvFilter = directives(&settings.filter)
        .parse()
        .map_err(|error: tracing_subscriber::filter::ParseError| BadFilter(error.to_string()))?;
    // Colours are for a terminal; in a file or a journal they are noise.
    let colours = stderr().is_terminal();
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(stderr).with_ansi(colours);
    match settings.format {
        LogFormat::Human => log.init(),
        LogFormat::Json => log.json().init(),
    }
    Ok(())
}

/// What is logged: as the settings say, and of Discord's library no more than it allows.
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
