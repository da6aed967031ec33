//! The names of the commands.

use crate::domain::Offer;

/// A command, by what a person types after the slash.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// A match begins.
    Play,
    /// One's matches everywhere.
    Games,
    /// A move.
    Move,
    /// The board, posted anew or to look at.
    Board,
    /// A hint.
    Hint,
    /// To give up.
    Resign,
    /// An offer to the other player.
    Offer(Offer),
    /// Conditional moves.
    Conditional,
    /// What one has played.
    History,
    /// A match, played back.
    Replay,
    /// A match, judged move by move.
    Review,
    /// Moves tried out on a match.
    Analyse,
    /// Positions with one best move.
    Puzzle,
    /// The leaderboard.
    Leaderboard,
    /// What somebody has played.
    Profile,
    /// How a game is played.
    Rules,
    /// Lessons in a game.
    Tutorial,
    /// What a person prefers, and the rules of a server.
    Settings,
    /// What is kept of people.
    Privacy,
    /// What is kept of oneself: to have it, or to have it deleted.
    MyData,
    /// What there is.
    Help,
}

impl Command {
    /// Every command, in the order in which help lists them.
    pub const ALL: [Command; 23] = [
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

    /// What a person types after the slash.
    pub fn name(self) -> &'static str {
        match self {
            Command::Play => "play",
            Command::Games => "games",
            Command::Move => "move",
            Command::Board => "board",
            Command::Hint => "hint",
            Command::Resign => "resign",
            Command::Offer(offer) => offer.id(),
            Command::Conditional => "conditional",
            Command::History => "history",
            Command::Replay => "replay",
            Command::Review => "review",
            Command::Analyse => "analyse",
            Command::Puzzle => "puzzle",
            Command::Leaderboard => "leaderboard",
            Command::Profile => "profile",
            Command::Rules => "rules",
            Command::Tutorial => "tutorial",
            Command::Settings => "settings",
            Command::Privacy => "privacy",
            Command::MyData => "mydata",
            Command::Help => "help",
        }
    }

    /// The one of this name.
    pub fn by_name(name: &str) -> Option<Command> {
        Command::ALL.into_iter().find(|command| command.name() == name)
    }
}
