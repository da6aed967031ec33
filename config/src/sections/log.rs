//! The section `[log]`.

use std::fmt;
use std::str::FromStr;

use crate::SettingsError;
use crate::layers::Layers;

/// The settings of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Log {
    /// The format of lines.
    pub format: LogFormat,
    /// The lines to write, as a `tracing` filter. It is parsed when the log starts.
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
}
