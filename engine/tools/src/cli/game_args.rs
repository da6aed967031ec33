//! The arguments that name a game.

use clap::Args;
use kuzhi_engine::Game;

use super::error::CliError;

#[derive(Args)]
pub(super) struct GameArgs {
    /// The game's id, such as mangala
    #[arg(long, value_name = "ID", required = true)]
    game: Option<String>,
    /// An option of the game, such as end=no-move; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
}

impl GameArgs {
    pub(super) fn game(&self) -> Result<Game, CliError> {
        let options: Vec<(&str, &str)> =
            self.options.iter().map(|text| pair(text)).collect::<Result<_, _>>()?;
        // It is missing only where a subcommand of `solve` is given instead.
        Game::with_options(self.game.as_deref().unwrap_or_default(), options).map_err(CliError::refused)
    }
}

pub(super) fn pair(text: &str) -> Result<(&str, &str), CliError> {
    text.split_once('=').ok_or_else(|| {
        CliError::refused(format!("'{text}' is not an option: write NAME=VALUE, such as end=no-move"))
    })
}

#[cfg(test)]
impl GameArgs {
    pub(super) fn new(game: &str, options: &[&str]) -> GameArgs {
        let options = options.iter().map(|&option| option.to_owned()).collect();
        GameArgs { game: Some(game.to_owned()), options }
    }
}
