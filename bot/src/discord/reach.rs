//! Whom the bot reaches where people use it: on servers that added it, and where they bring it along.

use serenity::all::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, GuildId, InteractionContext, Member,
    Permissions,
};

/// Whom the bot reaches where an interaction was made.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Reach {
    /// The channel, at any time.
    Channel,
    /// Those in the channel, in answers: the bot is no member here, people brought it along.
    Answers,
    /// The person alone, in answers: here apps that people bring along do not speak to all.
    Alone,
}

impl Reach {
    /// What Discord says of the place, and of what the person may do there.
    pub(super) fn of(
        owners: &AuthorizingIntegrationOwners,
        context: Option<InteractionContext>,
        member: Option<&Member>,
    ) -> Reach {
        let is_member = match context {
            Some(InteractionContext::Guild) => {
                owners.0.iter().any(|owner| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_)))
            }
            Some(InteractionContext::PrivateChannel) => false,
            _ => true,
        };
        Reach::as_member(is_member, member)
    }

    /// The same of a form, with which the library does not say who brought the bot. What the bot may do says
    /// it as well: without being there it sees no channel of a server, and only in its own messages with a
    /// person it may use emoji from elsewhere.
    pub(super) fn of_form(
        guild: Option<GuildId>,
        permissions: Option<Permissions>,
        member: Option<&Member>,
    ) -> Reach {
        let telling =
            if guild.is_some() { Permissions::VIEW_CHANNEL } else { Permissions::USE_EXTERNAL_EMOJIS };
        Reach::as_member(permissions.is_none_or(|permissions| permissions.contains(telling)), member)
    }

    fn as_member(is_member: bool, member: Option<&Member>) -> Reach {
        let may_let_speak = |permissions: Permissions| {
            permissions.administrator() || permissions.contains(Permissions::USE_EXTERNAL_APPS)
        };
        match (is_member, member.and_then(|member| member.permissions)) {
            (true, _) => Reach::Channel,
            (false, Some(permissions)) if !may_let_speak(permissions) => Reach::Alone,
            (false, _) => Reach::Answers,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_tells_by_what_the_bot_may_do_whether_it_is_there() {
        let guest = Permissions::ATTACH_FILES | Permissions::EMBED_LINKS | Permissions::MENTION_EVERYONE;
        let guild = Some(GuildId::new(1));
        for (guild, permissions, reach) in [
            (guild, guest | Permissions::VIEW_CHANNEL, Reach::Channel),
            (guild, guest, Reach::Answers),
            (None, guest | Permissions::USE_EXTERNAL_EMOJIS, Reach::Channel),
            (None, guest, Reach::Answers),
        ] {
            assert_eq!(Reach::of_form(guild, Some(permissions), None), reach);
        }
    }
}
