//! The names of the commands.

use kuzhi_domain::Offer;
use strum::{EnumCount, IntoStaticStr};

/// A slash command. Its name is its variant in lower case.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumCount, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Command {
    /// Starts a match.
    Play,
    /// Lists the user's matches everywhere.
    Games,
    /// Makes a move.
    Move,
    /// Shows the board, to all or privately.
    Board,
    /// Gives a hint.
    Hint,
    /// Gives up the game.
    Resign,
    /// Makes an offer to the opponent.
    Offer(Offer),
    /// Manages conditional moves.
    Conditional,
    /// Lists what the user has played.
    History,
    /// Replays a match.
    Replay,
    /// Reviews a match, move by move.
    Review,
    /// Analyses a match.
    Analyse,
    /// Gives positions with one best move.
    Puzzle,
    /// Shows the leaderboard.
    Leaderboard,
    /// Shows a profile.
    Profile,
    /// Explains a game's rules.
    Rules,
    /// Gives lessons in a game.
    Tutorial,
    /// Changes a user's preferences and a server's rules.
    Settings,
    /// Explains which data is stored.
    Privacy,
    /// Exports or deletes the user's data.
    MyData,
    /// Lists the commands.
    Help,
}

impl Command {
    /// Every command, in the order of the help page.
    pub const ALL: [Command; Command::COUNT - 1 + Offer::COUNT] = [
        Command::Play,
        Command::Games,
        Command::Move,
        Command::Board,
        Command::Hint,
        Command::Resign,
        Command::Offer(Offer::Draw),
        Command::Offer(Offer::Takeback),
        Command::Offer(Offer::End),
        Command::Conditional,
        Command::History,
        Command::Replay,
        Command::Review,
        Command::Analyse,
        Command::Puzzle,
        Command::Leaderboard,
        Command::Profile,
        Command::Rules,
        Command::Tutorial,
        Command::Settings,
        Command::Privacy,
        Command::MyData,
        Command::Help,
    ];

    /// Returns the name that people type after the slash.
    pub fn name(self) -> &'static str {
        match self {
            Command::Offer(offer) => offer.id(),
            command => command.into(),
        }
    }

    /// Looks up a command by its name.
    pub fn by_name(name: &str) -> Option<Command> {
        Command::ALL.into_iter().find(|command| command.name() == name)
    }
}
