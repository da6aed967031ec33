//! In which language somebody is spoken to.

use serenity::all::{CommandInteraction, GuildId as DiscordGuildId};

use crate::app::{GuildId, PlayerId};
use crate::language::Language;
use crate::room::Doorkeeper;
use crate::view::Words;

/// The languages of an interaction.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Languages {
    /// The person's: for what he alone sees.
    pub(super) own: Language,
    /// The place's: for what all see.
    pub(super) here: Language,
}

impl Languages {
    /// The person's by the locale of his Discord, the place's by the server's; in private messages,
    /// which have none, the person's.
    pub(super) fn of(locale: &str, guild_locale: Option<&str>) -> Languages {
        let own = Language::of_locale(locale);
        Languages { own, here: guild_locale.map_or(own, Language::of_locale) }
    }

    /// These, unless the person or the server has chosen others.
    pub(super) async fn or_chosen(
        self,
        doorkeeper: &Doorkeeper,
        who: PlayerId,
        guild: Option<DiscordGuildId>,
    ) -> Languages {
        let own = doorkeeper.preferences(who).await.language.unwrap_or(self.own);
        let Some(guild) = guild else { return Languages { own, here: own } };
        let rules = doorkeeper.house_rules(Some(GuildId(guild.get()))).await;
        Languages { own, here: rules.language.unwrap_or(self.here) }
    }
}

/// The words in which a person reads proposals while he types a command.
pub(super) async fn words_for(doorkeeper: &Doorkeeper, command: &CommandInteraction) -> &'static Words {
    let who = PlayerId(command.user.id.get());
    Words::of(Languages::of(&command.locale, None).or_chosen(doorkeeper, who, None).await.own)
}
