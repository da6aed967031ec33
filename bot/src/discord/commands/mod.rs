//! The slash commands. One file each defines the command and parses its options. `service` carries it out.

mod away;
mod board;
mod challenge;
mod definitions;
mod history;
mod launch;
mod leaderboard;
pub(crate) mod match_option;
mod moving;
mod my_data;
mod options;
mod past_games;
mod plans;
mod play;
mod profile;
mod puzzle;
mod rules;
mod settings;
mod tournament;
mod tutorial;
mod vote;

#[cfg(test)]
pub(crate) use definitions::families;
pub(super) use definitions::{definitions, entry_point};

use kuzhi_domain::refusal::Refusal;
use kuzhi_view::request::{Action, Command, LookBack, MatchCommand, Typing};
use kuzhi_view::words::{Words, say};
use serenity::all::{CreateCommand, InstallationContext, InteractionContext};

use super::interaction::Sent;

/// Every command works everywhere: on servers, in direct messages with the bot, and in those between people.
const CONTEXTS: [InteractionContext; 3] =
    [InteractionContext::Guild, InteractionContext::BotDm, InteractionContext::PrivateChannel];

/// A server can install the bot for all its members, or a user for themselves.
const INSTALLS: [InstallationContext; 2] = [InstallationContext::Guild, InstallationContext::User];

/// Returns a command's definition.
fn define(command: Command, words: &Words) -> CreateCommand {
    let description = format!("describe-{}", command.name());
    let empty = CreateCommand::new(words.name_in(&description).unwrap_or(command.name().to_owned()))
        .description(say!(words, &description))
        .contexts(CONTEXTS.to_vec())
        .integration_types(INSTALLS.to_vec());
    match command {
        Command::Play => play::define(empty, words),
        Command::Vote => vote::define(empty, words),
        Command::Move => moving::define(empty, words),
        Command::Board => board::define(empty, words),
        Command::Hint | Command::Resign | Command::Offer(_) => empty.add_option(match_option::option(words)),
        Command::Conditional => plans::define(empty, words),
        Command::History => history::define(empty, words),
        Command::Replay => past_games::define(empty, words, LookBack::Replay),
        Command::Review => past_games::define(empty, words, LookBack::Review),
        Command::Analyse => past_games::define(empty, words, LookBack::Analyse),
        Command::Puzzle => puzzle::define(empty, words),
        Command::Leaderboard => leaderboard::define(empty, words),
        Command::Profile => profile::define(empty, words),
        Command::Rules => rules::define(empty, words),
        Command::Tutorial => tutorial::define(empty, words),
        Command::Tournament => tournament::define(empty, words),
        Command::Away => away::define(empty, words),
        Command::Settings => settings::define(empty, words),
        Command::MyData => my_data::define(empty, words),
        // The others have no options.
        _ => empty,
    }
}

/// Parses a command that was sent, or a choice of the context menu entry.
pub(super) fn read(sent: &Sent) -> Action {
    let command = Command::by_name(&sent.name);
    match (sent.chosen_on, command) {
        _ if sent.is_entry_point => Action::OpenGames,
        (Some(target), _) => challenge::read(sent, target).into(),
        (_, Some(command)) => read_as(command, sent).into(),
        // Discord may offer a command until it has learned the new list.
        (_, None) => Action::Invalid(Refusal::NoSuchCommand),
    }
}

fn read_as(command: Command, sent: &Sent) -> Result<Action, Refusal> {
    Ok(match command {
        Command::Play => play::read(sent)?,
        Command::Vote => vote::read(sent)?,
        Command::Games => Action::Games,
        Command::Move => match_option::read(sent, moving::read(sent)?)?,
        Command::Board => match_option::read(sent, board::read(sent))?,
        Command::Hint => match_option::read(sent, MatchCommand::Hint)?,
        Command::Resign => match_option::read(sent, MatchCommand::Resign)?,
        Command::Offer(offer) => match_option::read(sent, MatchCommand::Offer(offer))?,
        Command::Conditional => plans::read(sent)?,
        Command::History => history::read(sent),
        Command::Replay => past_games::read(sent, LookBack::Replay)?,
        Command::Review => past_games::read(sent, LookBack::Review)?,
        Command::Analyse => past_games::read(sent, LookBack::Analyse)?,
        Command::Puzzle => puzzle::read(sent),
        Command::Leaderboard => leaderboard::read(sent),
        Command::Profile => profile::read(sent),
        Command::Rules => rules::read(sent),
        Command::Tutorial => tutorial::read(sent),
        Command::Tournament => tournament::read(sent)?,
        Command::Away => away::read(sent),
        Command::Settings => settings::read(sent)?,
        Command::Privacy => Action::Privacy,
        Command::MyData => my_data::read(sent)?,
        Command::Help => Action::Help,
    })
}

/// Parses what a user is typing into a command that is not sent yet.
pub(super) fn read_typing(unsent: &Sent) -> Typing {
    let Some(command) = Command::by_name(&unsent.name) else { return Typing::Unknown };
    match command {
        Command::Play => play::read_typing(unsent),
        Command::Vote => vote::read_typing(unsent),
        Command::Move => moving::read_typing(unsent),
        Command::Board | Command::Hint | Command::Resign | Command::Offer(_) | Command::Conditional => {
            match_option::read_typing(unsent)
        }
        Command::Replay | Command::Review | Command::Analyse => past_games::read_typing(unsent),
        Command::Tournament => tournament::read_typing(unsent),
        Command::Away => away::read_typing(unsent),
        Command::Settings => settings::read_typing(unsent),
        // The others have no options whose values are suggested.
        _ => Typing::Unknown,
    }
}
