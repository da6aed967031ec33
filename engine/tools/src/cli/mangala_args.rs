//! The arguments of subcommands for Mangala alone.

use clap::Args;
use kuzhi_engine::{End, Game, Mangala};

use super::error::CliError;
use super::game_args::pair;
use super::tables::mangala;

#[derive(Args)]
pub(super) struct MangalaArgs {
    /// The game's id: only mangala is solved
    #[arg(long, value_name = "ID", default_value = "mangala")]
    game: String,
    /// An option of the game: end=row-empty or end=no-move
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
}

impl MangalaArgs {
    pub(super) fn rules(&self) -> Result<Mangala, CliError> {
        let options: Vec<(&str, &str)> =
            self.options.iter().map(|text| pair(text)).collect::<Result<_, _>>()?;
        mangala(Game::with_options(&self.game, options).map_err(CliError::refused)?)
    }

    /// Returns the chosen rules: with both end rules unless one is named.
    pub(super) fn each(&self) -> Result<Vec<Mangala>, CliError> {
        let rules = self.rules()?;
        let both = [End::RowEmpty, End::NoMove].map(|end| Mangala { end });
        Ok(if self.options.is_empty() { both.to_vec() } else { vec![rules] })
    }
}
