//! The names of the commands.

use kuzhi_domain::matches::Offer;
use strum::{EnumCount, EnumIter, IntoStaticStr};

/// A slash command. Its name is its variant in lower case.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumCount, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Command {
    /// Starts a match.
    Play,
    /// Has the channel vote on the moves against the bot.
    Vote,
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
    /// Announces and shows tournaments.
    Tournament,
    /// Explains a game's rules.
    Rules,
    /// Gives lessons in a game.
    Tutorial,
    /// Has the user's clocks of days stand until they are back.
    Away,
    /// Changes a user's preferences and a server's rules.
    Settings,
    /// Explains which data is stored.
    Privacy,
    /// Exports or deletes the user's data.
    MyData,
    /// Lists the commands.
    Help,
}

/// What a command is for. The help page has one section per topic.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Topic {
    /// To play.
    Play,
    /// To look back on what was played.
    Look,
    /// To learn to play.
    Learn,
    /// To see how people have played.
    People,
    /// To change settings, and to learn about the bot.
    Manage,
}

impl Command {
    /// Every command, in the order of the help page.
    pub const ALL: [Command; Command::COUNT - 1 + Offer::COUNT] = [
        Command::Play,
        Command::Vote,
        Command::Games,
        Command::Move,
        Command::Board,
        Command::Hint,
        Command::Resign,
        Command::Offer(Offer::Draw),
        Command::Offer(Offer::Takeback),
        Command::Offer(Offer::End),
        Command::Conditional,
        Command::Tournament,
        Command::History,
        Command::Replay,
        Command::Review,
        Command::Analyse,
        Command::Rules,
        Command::Tutorial,
        Command::Puzzle,
        Command::Leaderboard,
        Command::Profile,
        Command::Away,
        Command::Settings,
        Command::Privacy,
        Command::MyData,
        Command::Help,
    ];

    /// What the command is for.
    pub const fn topic(self) -> Topic {
        match self {
            Command::Play
            | Command::Games
            | Command::Move
            | Command::Board
            | Command::Hint
            | Command::Resign
            | Command::Offer(_)
            | Command::Conditional => Topic::Play,
            Command::History | Command::Replay | Command::Review | Command::Analyse => Topic::Look,
            Command::Rules | Command::Tutorial | Command::Puzzle => Topic::Learn,
            Command::Vote | Command::Leaderboard | Command::Profile | Command::Tournament | Command::Away => {
                Topic::People
            }
            Command::Settings | Command::Privacy | Command::MyData | Command::Help => Topic::Manage,
        }
    }

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
