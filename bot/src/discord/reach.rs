//! Derives what the bot and the user may do in a place, on servers that added the bot and where a user
//! brought it along.

use kuzhi_domain::GuildId;
use kuzhi_domain::refusal::LackedPermissions;
use kuzhi_view::request::{Reach, Rights};
use serenity::all::Permissions;

/// Discord's numbers for kinds of places: a server, and messages between people.
const SERVER: i64 = 0;
const BETWEEN_PEOPLE: i64 = 2;

/// Reads the permissions of the bot, which Discord sends with almost every interaction, and of the user.
pub(super) fn rights(reach: Reach, bot: Option<Permissions>, member: Option<Permissions>) -> Rights {
    let may_attach = |bot: Permissions| bot.administrator() || bot.attach_files();
    let bot_there = bot.filter(|bot| reach == Reach::Channel && !bot.administrator());
    let lacks = bot_there.map_or_else(LackedPermissions::default, lacked);
    Rights { reach, attaches: bot.is_none_or(may_attach), lacks, manages: manages(member) }
}

/// Returns what the bot lacks to write in a channel.
fn lacked(bot: Permissions) -> LackedPermissions {
    LackedPermissions {
        view: !bot.view_channel(),
        send: !bot.send_messages(),
        send_in_threads: !bot.contains(Permissions::SEND_MESSAGES_IN_THREADS),
    }
}

/// Returns whether a member manages the server.
fn manages(member: Option<Permissions>) -> bool {
    member.is_some_and(|permissions| permissions.manage_guild() || permissions.administrator())
}

/// Reads what Discord says about the place and the user's permissions.
pub(super) fn reach_by_context(
    guild: Option<GuildId>,
    is_of_server: bool,
    context: Option<i64>,
    member: Option<Permissions>,
) -> Reach {
    let is_member = match context {
        Some(SERVER) => is_of_server,
        Some(BETWEEN_PEOPLE) => false,
        _ => true,
    };
    reach_as_member(is_member, guild, member)
}

/// Reads the same from a form, for which serenity does not say who installed the bot. The bot's
/// permissions tell as well: where it is not a member it sees no channel of a server, and may use
/// external emoji only in its direct messages with a person.
pub(super) fn reach_by_permissions(
    guild: Option<GuildId>,
    permissions: Option<Permissions>,
    member: Option<Permissions>,
) -> Reach {
    let telling = if guild.is_some() { Permissions::VIEW_CHANNEL } else { Permissions::USE_EXTERNAL_EMOJIS };
    let is_member = permissions.is_none_or(|permissions| permissions.contains(telling));
    reach_as_member(is_member, guild, member)
}

fn reach_as_member(is_member: bool, guild: Option<GuildId>, member: Option<Permissions>) -> Reach {
    let may_let_speak = |permissions: Permissions| {
        permissions.administrator() || permissions.contains(Permissions::USE_EXTERNAL_APPS)
    };
    match (is_member, member) {
        (true, _) if guild.is_none() => Reach::Direct,
        (true, _) => Reach::Channel,
        (false, Some(permissions)) if !may_let_speak(permissions) => Reach::Alone,
        (false, _) => Reach::Answers,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_attached_unless_discord_forbids_them() {
        let attaches = |bot| rights(Reach::Channel, bot, None).attaches;
        assert!(attaches(None) && attaches(Some(Permissions::ATTACH_FILES)));
        assert!(attaches(Some(Permissions::ADMINISTRATOR)));
        assert!(!attaches(Some(Permissions::all() - Permissions::ATTACH_FILES - Permissions::ADMINISTRATOR)));
    }

    #[test]
    fn what_the_bot_lacks_counts_where_it_is_a_member() {
        let lacks = |reach, bot| rights(reach, bot, None).lacks;
        let all = LackedPermissions { view: true, send: true, send_in_threads: true };
        let nothing = LackedPermissions::default();
        let sends = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
        for (reach, bot, expected) in [
            (Reach::Channel, Some(Permissions::empty()), all),
            (Reach::Channel, Some(sends), LackedPermissions { send_in_threads: true, ..nothing }),
            (Reach::Channel, Some(Permissions::ADMINISTRATOR), nothing),
            (Reach::Channel, None, nothing),
            (Reach::Direct, Some(Permissions::empty()), nothing),
            (Reach::Answers, Some(Permissions::empty()), nothing),
        ] {
            assert_eq!(lacks(reach, bot), expected, "{reach:?} {bot:?}");
        }
    }

    #[test]
    fn a_forms_permissions_tell_whether_the_bot_is_installed() {
        let guest = Permissions::ATTACH_FILES | Permissions::EMBED_LINKS | Permissions::MENTION_EVERYONE;
        let guild = Some(GuildId(1));
        for (guild, permissions, reach) in [
            (guild, guest | Permissions::VIEW_CHANNEL, Reach::Channel),
            (guild, guest, Reach::Answers),
            (None, guest | Permissions::USE_EXTERNAL_EMOJIS, Reach::Direct),
            (None, guest, Reach::Answers),
        ] {
            assert_eq!(reach_by_permissions(guild, Some(permissions), None), reach);
        }
    }
}
