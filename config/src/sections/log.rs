//! The section `[log]`.

use std::fmt;
use std::str::FromStr;

use crate::layers::Layers;

/// How much a part can log, and nothing.
const LEVELS: [&str; 6] = ["off", "error", "warn", "info", "debug", "trace"];

/// The level of everything that the filter does not name.
const USUAL_LEVEL: &str = "info";

/// The parts that log. `kuzhi` names all of ours.
const PARTS: [&str; 24] = [
    "kuzhi",
    "kuzhi_bot",
    "kuzhi_config",
    "kuzhi_domain",
    "kuzhi_engine",
    "kuzhi_journal",
    "kuzhi_postgres",
    "kuzhi_search",
    "kuzhi_store",
    "kuzhi_tls",
    "kuzhi_view",
    "hyper",
    "hyper_util",
    "mio",
    "reqwest",
    "rustls",
    "serenity",
    "sled",
    "tokio_postgres",
    "tokio_tungstenite",
    "tokio_util",
    "tower_http",
    "tungstenite",
    "usvg",
];

/// The settings of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Log {
    /// The format of lines.
    pub format: LogFormat,
    /// The lines to write, as a `tracing` filter, which begins with the level of all that it does not name.
    pub filter: String,
}

impl Log {
    pub(crate) fn check(layers: &Layers) -> Self {
        let must_be = "a level (off, error, warn, info, debug or trace), or a level and others for parts \
                       such as \"info,kuzhi_store=debug\", where a part is kuzhi, one of its crates or a \
                       library that logs (hyper, rustls, serenity, sled, tokio_postgres …)";
        Self {
            format: layers.text("log.format", "\"human\" or \"json\"", |text| text.parse().ok()),
            filter: layers.text("log.filter", must_be, filter),
        }
    }
}

/// Returns the filter in a text. What it does not understand would silence the log, and is no filter.
fn filter(text: &str) -> Option<String> {
    let level = |text: &str| LEVELS.into_iter().find(|level| level.eq_ignore_ascii_case(text.trim()));
    let (mut usual, mut parts) = (None, String::new());
    for directive in text.split(',') {
        let (part, its) = match directive.split_once('=') {
            Some((part, its)) => (part.trim(), level(its)?),
            None => (directive.trim(), "trace"),
        };
        match level(directive) {
            Some(level) if usual.is_none() => usual = Some(level),
            None if is_part(part) => parts.extend([",", part, "=", its]),
            Some(_) | None => return None,
        }
    }
    Some(format!("{}{parts}", usual.unwrap_or(USUAL_LEVEL)))
}

fn is_part(text: &str) -> bool {
    let is_name = |name: &str| {
        !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    };
    let (first, rest) = text.split_once("::").map_or((text, None), |(first, rest)| (first, Some(rest)));
    // Nothing is below `kuzhi`, which is only how the names of our crates begin.
    PARTS.contains(&first) && rest.is_none_or(|rest| first != PARTS[0] && rest.split("::").all(is_name))
}

/// The format of the log's lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    Human,
    /// For programs: one JSON object per line.
    Json,
}

impl LogFormat {
    /// Every format.
    pub const ALL: [Self; 2] = [Self::Human, Self::Json];

    /// The format's name in a settings file.
    pub fn name(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Json => "json",
        }
    }
}

impl fmt::Display for LogFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for LogFormat {
    type Err = UnknownLogFormat;

    fn from_str(text: &str) -> Result<Self, UnknownLogFormat> {
        Self::ALL.into_iter().find(|format| format.name() == text).ok_or(UnknownLogFormat)
    }
}

/// The error for a text that is not a log format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a log is written as \"human\" or \"json\"")]
pub struct UnknownLogFormat;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_are_read_as_they_are_written() {
        for format in LogFormat::ALL {
            assert_eq!(format.to_string().parse(), Ok(format));
        }
        assert_eq!("JSON".parse::<LogFormat>(), Err(UnknownLogFormat));
    }

    #[test]
    fn a_filter_always_has_a_level_for_the_rest() {
        for (text, read) in [
            ("warn", "warn"),
            ("OFF", "off"),
            ("info, kuzhi=debug", "info,kuzhi=debug"),
            ("kuzhi_store::sled=trace,error", "error,kuzhi_store::sled=trace"),
            ("serenity=debug", "info,serenity=debug"),
            ("kuzhi_bot", "info,kuzhi_bot=trace"),
        ] {
            assert_eq!(filter(text).as_deref(), Some(read), "{text}");
        }
    }

    #[test]
    fn a_filter_that_would_silence_the_log_is_none() {
        for text in [
            "loud",
            "",
            "info,",
            "info,debug",
            "3",
            "info,loud",
            "info,kuzhi=loudly",
            "info,kuzhi=",
            "info,=debug",
            "kuzhy=debug",
            "info,kuzhi_boot=debug",
            "kuzhi::bot=debug",
            "kuzhi_bot::=debug",
            "kuzhi=debug=trace",
            "info;kuzhi=debug",
            "[request]=debug",
            "kuzhi{a=b}=debug",
        ] {
            assert_eq!(filter(text), None, "{text}");
        }
    }
}
