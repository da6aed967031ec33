//! Replaces IDs, which differ from run to run, with names.

use crate::discord::{Snowflake, UserAction, World};

/// Looks up the names of people, channels and commands.
pub(in crate::conversation) struct Names<'a> {
    world: &'a World,
}

impl<'a> Names<'a> {
    /// Collects the names in a world.
    pub(in crate::conversation) fn from_world(world: &'a World) -> Self {
        Self { world }
    }

    /// Replaces mentions with names, and removes the digits of timestamps.
    pub(in crate::conversation) fn put_into(&self, text: &str) -> String {
        let mut shown = String::new();
        let mut rest = text;
        while let Some((before, tail)) = rest.split_once('<') {
            shown += before;
            let named = tail.split_once('>').and_then(|(mark, after)| Some((self.name(mark)?, after)));
            let (name, after) = named.unwrap_or_else(|| ("<".to_owned(), tail));
            shown += &name;
            rest = after;
        }
        shown + rest
    }

    /// Returns the name of a person.
    pub(super) fn person(&self, id: Snowflake) -> String {
        self.world.people.get(&id).map_or_else(|| "somebody".to_owned(), |person| person.name.clone())
    }

    /// Describes an interaction, as ` (to Ada's /play)`. Empty for a click.
    pub(super) fn cause(&self, interaction: Snowflake) -> Option<String> {
        let interaction = self.world.interactions.get(&interaction)?;
        let command =
            self.world.commands.iter().find(|command| Some(command.id) == interaction.action.command())?;
        let slash = if matches!(interaction.action, UserAction::Command { .. }) { "/" } else { "" };
        Some(format!(" (to {}'s {slash}{})", self.person(interaction.person), command.name()))
    }

    /// Renders the part between `<` and `>` as a person reads it.
    fn name(&self, mark: &str) -> Option<String> {
        if let Some(id) = mark.strip_prefix('@') {
            let id = id.trim_start_matches('!').parse().ok()?;
            return Some(format!("@{}", self.person(id)));
        }
        if let Some(id) = mark.strip_prefix('#') {
            let channel = self.world.channels.get(&id.parse().ok()?)?;
            return Some(format!("#{}", channel.name));
        }
        let (first, others) = mark.split_once(':')?;
        match first {
            "t" => Some(format!(
                "<t{}>",
                others.split_once(':').map(|(_, style)| format!(":{style}")).unwrap_or_default()
            )),
            // An emoji, `<:seed:1>` or `<a:seed:1>`.
            "" | "a" => Some(format!(":{}:", others.split_once(':')?.0)),
            // A command, `</play:1>`, which looks like code.
            command => command.starts_with('/').then(|| format!("`{command}`")),
        }
    }
}
