//! Checks actions: Discord lets people do only what their client offers.

use super::World;
use super::interaction::UserAction;
use crate::discord::ids::Snowflake;

impl World {
    /// Checks that a Discord client would let a person do this.
    ///
    /// # Errors
    ///
    /// The message says what is wrong with it.
    pub fn check_action(
        &self,
        person: Snowflake,
        channel: Snowflake,
        action: &UserAction,
    ) -> Result<(), String> {
        if let Some(command) = action.command()
            && !self.offers(self.registered(command)?, channel)
        {
            return Err("that command is not offered here".to_owned());
        }
        match action {
            UserAction::Command { command, path, options } => self.registered(*command)?.check(path, options),
            UserAction::Typing { command, path, .. } => self.registered(*command)?.options(path).map(drop),
            UserAction::PersonMenu { command, target } => {
                self.registered(*command)?;
                self.people.get(target).map(drop).ok_or_else(|| "there is no such person".to_owned())
            }
            UserAction::MessageMenu { command, target } => {
                self.registered(*command)?;
                self.check_sees(person, *target)
            }
            UserAction::Component { message, seen: None, .. } => self.check_sees(person, *message),
            // They still see it although it is gone. It must at least have existed.
            UserAction::Component { message, .. } => self
                .messages
                .get(message)
                .map(drop)
                .ok_or_else(|| "there never was such a message".to_owned()),
            UserAction::Form { opened_by, .. } => self
                .interactions
                .get(opened_by)
                .map(drop)
                .ok_or_else(|| "nothing opened this form".to_owned()),
        }
    }

    fn registered(&self, command: Snowflake) -> Result<&super::command::Command, String> {
        let registered = self.commands.iter().find(|registered| registered.id == command);
        registered.ok_or_else(|| "there is no such command".to_owned())
    }

    fn check_sees(&self, person: Snowflake, message: Snowflake) -> Result<(), String> {
        let sees = self.messages.get(&message).is_some_and(|message| message.is_seen_by(person));
        if sees { Ok(()) } else { Err("they do not see that message".to_owned()) }
    }
}
