//! The log: one line an event, for people or for programs.

use std::io::{IsTerminal, stderr};

use kuzhi_config::{Log, LogFormat};
use tracing_subscriber::EnvFilter;

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

/// What is logged. Discord's library writes whole events into its spans, and addresses into its
/// warnings: both hold the tokens of interactions, and stay out unless they are asked for by name.
fn directives(filter: &str) -> String {
    if filter.trim() == "off" {
        filter.to_owned()
    } else {
        format!("serenity=warn,serenity::http=error,{filter}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_library_stays_quiet_unless_it_is_named() {
        let quiet: EnvFilter = directives("info").parse().unwrap();
        assert_eq!(quiet.to_string(), "serenity::http=error,serenity=warn,info");
        let named: EnvFilter = directives("info,serenity=debug").parse().unwrap();
        assert!(named.to_string().contains("serenity=debug"), "{named}");
        assert_eq!(directives("off"), "off");
    }
}
