//! The commands: one verb, one file, with what it looks like and what it does.

mod board;
pub(super) mod challenge;
mod conditional;
mod games;
mod help;
mod hint;
mod leaderboard;
mod menu;
mod moving;
mod offering;
mod options;
mod play;
mod resign;
mod rules;
mod settings;
mod tutorial;
pub(super) mod which;

#[cfg(test)]
pub(crate) use menu::families;
pub(super) use menu::menu;

use std::sync::Arc;

use serenity::all::{
    AutocompleteChoice, CommandInteraction, CreateCommand, InstallationContext, InteractionContext,
};

use super::responder::Responder;
use crate::app::Offer;
use crate::room::Doorkeeper;
use crate::view::{Words, say};

/// Every command can be used everywhere: on servers, in private messages with the bot, and in those of
/// people among themselves.
const CONTEXTS: [InteractionContext; 3] =
    [InteractionContext::Guild, InteractionContext::BotDm, InteractionContext::PrivateChannel];

/// A server adds the bot for all its members, or a person for himself, wherever he goes.
const INSTALLS: [InstallationContext; 2] = [InstallationContext::Guild, InstallationContext::User];

/// A command.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Verb {
    Play,
    Games,
    Move,
    Board,
    Hint,
    Resign,
    Offer(Offer),
    Conditional,
    Leaderboard,
    Rules,
    Tutorial,
    Settings,
    Help,
}

impl Verb {
    /// Every command, in the order in which help lists them.
    pub(super) const ALL: [Verb; 15] = [
        Verb::Play,
        Verb::Games,
        Verb::Move,
        Verb::Board,
        Verb::Hint,
        Verb::Resign,
        Verb::Offer(Offer::Draw),
        Verb::Offer(Offer::Takeback),
        Verb::Offer(Offer::End),
        Verb::Conditional,
        Verb::Leaderboard,
        Verb::Rules,
        Verb::Tutorial,
        Verb::Settings,
        Verb::Help,
    ];

    /// What a person types after the slash.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Verb::Play => "play",
            Verb::Games => "games",
            Verb::Move => "move",
            Verb::Board => "board",
            Verb::Hint => "hint",
            Verb::Resign => "resign",
            Verb::Offer(offer) => offer.id(),
            Verb::Conditional => "conditional",
            Verb::Rules => "rules",
            Verb::Tutorial => "tutorial",
            Verb::Leaderboard => "leaderboard",
            Verb::Settings => "settings",
            Verb::Help => "help",
        }
    }

    pub(super) fn by_name(name: &str) -> Option<Verb> {
        Verb::ALL.into_iter().find(|verb| verb.name() == name)
    }

    /// Whether only the person sees the answer.
    pub(super) fn answers_privately(self, command: &CommandInteraction) -> bool {
        match self {
            Verb::Board => board::answers_privately(command),
            Verb::Games
            | Verb::Hint
            | Verb::Resign
            | Verb::Conditional
            | Verb::Rules
            | Verb::Tutorial
            | Verb::Settings
            | Verb::Help => true,
            Verb::Play | Verb::Move | Verb::Offer(_) | Verb::Leaderboard => false,
        }
    }

    /// What the command looks like in Discord's menu.
    pub(super) fn look(self, words: &Words) -> CreateCommand {
        let description = format!("describe-{}", self.name());
        let command = CreateCommand::new(words.name_in(&description).unwrap_or(self.name().to_owned()))
            .description(say!(words, &description))
            .contexts(CONTEXTS.to_vec())
            .integration_types(INSTALLS.to_vec());
        match self {
            Verb::Play => play::look(command, words),
            Verb::Move => moving::look(command, words),
            Verb::Board => board::look(command, words),
            Verb::Hint => hint::look(command, words),
            Verb::Resign => resign::look(command, words),
            Verb::Offer(_) => offering::look(command, words),
            Verb::Conditional => conditional::look(command, words),
            Verb::Rules => rules::look(command, words),
            Verb::Tutorial => tutorial::look(command, words),
            Verb::Leaderboard => leaderboard::look(command, words),
            Verb::Settings => settings::look(command, words),
            Verb::Games | Verb::Help => command,
        }
    }

    /// What the command does.
    pub(super) async fn run(
        self,
        doorkeeper: &Doorkeeper,
        visitor: Arc<Responder>,
        command: &CommandInteraction,
    ) {
        match self {
            Verb::Play => play::run(doorkeeper, visitor, command).await,
            Verb::Games => games::run(doorkeeper, visitor).await,
            Verb::Move => moving::run(doorkeeper, visitor, command).await,
            Verb::Board => board::run(doorkeeper, visitor, command).await,
            Verb::Hint => hint::run(doorkeeper, visitor, command).await,
            Verb::Resign => resign::run(doorkeeper, visitor, command).await,
            Verb::Offer(offer) => offering::run(doorkeeper, visitor, command, offer).await,
            Verb::Conditional => conditional::run(doorkeeper, visitor, command).await,
            Verb::Rules => rules::run(doorkeeper, visitor, command).await,
            Verb::Tutorial => tutorial::run(doorkeeper, visitor, command).await,
            Verb::Leaderboard => leaderboard::run(doorkeeper, visitor, command).await,
            Verb::Settings => settings::run(doorkeeper, visitor, command).await,
            Verb::Help => help::run(doorkeeper, visitor).await,
        }
    }

    /// What the command proposes while a person types.
    pub(super) async fn complete(
        self,
        doorkeeper: &Doorkeeper,
        command: &CommandInteraction,
    ) -> Vec<AutocompleteChoice> {
        match self {
            Verb::Move => moving::complete(doorkeeper, command).await,
            Verb::Play => play::complete(doorkeeper, command).await,
            Verb::Board | Verb::Hint | Verb::Resign | Verb::Offer(_) | Verb::Conditional => {
                which::complete(doorkeeper, command).await
            }
            Verb::Games | Verb::Leaderboard | Verb::Rules | Verb::Tutorial | Verb::Settings | Verb::Help => {
                Vec::new()
            }
        }
    }
}
