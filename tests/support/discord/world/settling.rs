//! Queries about interactions that need the rest of the world.

use std::time::Instant;

use super::World;
use super::interaction::{Interaction, Response, UserAction};
use crate::discord::ids::Snowflake;

impl World {
    /// Returns whether the bot has said something in answer to an interaction. An acknowledgement is not
    /// enough.
    pub fn is_settled(&self, interaction: Snowflake) -> bool {
        self.interactions.get(&interaction).is_some_and(|interaction| match interaction.response {
            None => false,
            Some(Response::Noticed) => interaction.edits > 0 || !interaction.follow_ups.is_empty(),
            Some(Response::Thinking(message)) => {
                self.is_finished(message) || !interaction.follow_ups.is_empty()
            }
            Some(_) => true,
        })
    }

    /// Records when the bot first responded to an interaction, and when it first said something.
    pub(crate) fn note_progress(&mut self, interaction: Snowflake) {
        let (now, is_settled) = (Instant::now(), self.is_settled(interaction));
        self.interactions.entry(interaction).and_modify(|interaction| {
            interaction.responded.get_or_insert(now);
            if is_settled {
                interaction.first_said.get_or_insert(now);
            }
        });
    }

    /// Returns the message that answers an interaction: the first one, or its successor if that was deleted.
    pub fn answer_to(&self, interaction: Snowflake) -> Option<Snowflake> {
        let interaction = self.interactions.get(&interaction)?;
        let is_there = |id: &&Snowflake| self.messages.get(id).is_some_and(|message| !message.deleted);
        let said = interaction.original.iter().chain(&interaction.follow_ups);
        said.clone().find(is_there).or(said.clone().next()).copied()
    }

    /// Returns the message that a click came from, directly or through a form that it opened.
    pub(crate) fn clicked_message(&self, interaction: &Interaction) -> Option<Snowflake> {
        match interaction.action {
            UserAction::Component { message, .. } => Some(message),
            UserAction::Form { opened_by, .. } => self.clicked_message(self.interactions.get(&opened_by)?),
            _ => None,
        }
    }

    fn is_finished(&self, message: Snowflake) -> bool {
        self.messages.get(&message).is_some_and(|message| !message.thinking && !message.deleted)
    }
}
