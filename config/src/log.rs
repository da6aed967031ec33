//! The section `[log]`.

use std::fmt;
use std::str::FromStr;

use crate::SettingsError;
use crate::layers::Layers;

/// What is logged, and how.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Log {
    /// How a line is written.
    pub format: LogFormat,
    /// Which lines are written, as `tracing` filters are given. Whoever starts the log parses it.
    pub filter: String,
}

impl Log {
    pub(crate) fn check(layers: &Layers) -> Result<Self, SettingsError> {
        Ok(Self {
            format: layers.text("log.format", "\"human\" or \"json\"", |text| text.parse().ok())?,
            filter: layers.text("log.filter", "a level such as \"info\", or levels by part", |text| {
                (!text.trim().is_empty()).then(|| text.to_owned())
            })?,
        })
    }
}

/// How a line of the log is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    Human,
    /// For programs: one JSON object a line.
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

/// A text names no format of the log.
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
}
