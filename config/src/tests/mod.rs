//! Tests of the crate as the bot uses it: files and variables in, settings or a one-line error out.

mod defaults;
mod layering;
mod messages;
mod secrecy;

use std::fs;
use std::path::PathBuf;

use tempfile::TempDir;

use crate::{Environment, Settings, SettingsErrors};

/// A directory to start the bot in, and its environment variables.
struct Start {
    directory: TempDir,
    file: Option<PathBuf>,
    variables: Vec<(String, String)>,
}

impl Start {
    fn plain() -> Self {
        Self { directory: TempDir::new().unwrap(), file: None, variables: Vec::new() }
    }

    /// Adds a `kuzhi.toml` to the directory.
    fn with_usual_file(text: &str) -> Self {
        let start = Self::plain();
        start.write("kuzhi.toml", text);
        start
    }

    fn with_variable(name: &str, value: &str) -> Self {
        Self::plain().and_variable(name, value)
    }

    fn and_variable(mut self, name: &str, value: &str) -> Self {
        self.variables.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Adds `--config` with a file in the directory.
    fn and_config(mut self, name: &str) -> Self {
        self.file = Some(self.directory.path().join(name));
        self
    }

    fn write(&self, name: &str, text: &str) -> String {
        let path = self.directory.path().join(name);
        fs::write(&path, text).unwrap();
        path.display().to_string()
    }

    fn environment(&self) -> Environment {
        self.variables.iter().cloned().collect()
    }

    fn load(&self) -> Result<Settings, SettingsErrors> {
        Settings::load_in(self.directory.path(), self.file.as_deref(), &self.environment())
    }

    fn settings(&self) -> Settings {
        self.load().unwrap()
    }

    /// The error messages, without the path of the directory.
    fn message(&self) -> String {
        let message = self.load().unwrap_err().to_string();
        message.replace(&format!("{}/", self.directory.path().display()), "")
    }
}
