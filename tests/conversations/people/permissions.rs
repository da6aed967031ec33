//! A server's managers decide in Discord's own settings who may use which command.

use std::collections::BTreeMap;
use std::sync::Arc;

use kuzhi_memory_store::MemoryStore;
use kuzhi_tests::conversation::Discord;
use kuzhi_tests::discord::{Snowflake, World};

use crate::bot::Bot;

/// Returns the commands by menu and name. Discord stores permissions by their IDs.
fn ids(discord: &Discord) -> BTreeMap<(u64, String), Snowflake> {
    discord.server().read(|world| {
        let commands = world.commands.iter();
        commands.map(|command| ((command.menu(), command.name().to_owned()), command.id)).collect()
    })
}

#[tokio::test]
async fn command_permissions_survive_a_restart() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, Arc::new(MemoryStore::default()), &[]).await;
    let before = ids(&discord);
    bot.stop().await;
    discord.offline().await;
    let _bot = Bot::start(&discord, Arc::new(MemoryStore::default()), &[]).await;
    assert_eq!(ids(&discord), before);
    assert!(before.contains_key(&(2, "Challenge to mancala".to_owned())) && before.len() > 10);
    let restricted: Vec<_> = discord.server().read(|world| {
        let is_restricted = |command: &&Command| !command.definition["default_member_permissions"].is_null();
        world.commands.iter().filter(is_restricted).map(|command| command.name().to_owned()).collect()
    });
    assert!(restricted.is_empty(), "{restricted:?}");
}

/// Enabling Activities in the developer portal adds a command of another type, and Discord then refuses a
/// list without it.
#[tokio::test]
async fn what_discord_has_added_for_activities_stays() {
    let discord = Discord::start().await;
    let launch = discord.server().change(World::enable_activities);
    let bot = Bot::start(&discord, Arc::new(MemoryStore::default()), &[]).await;
    let there = ids(&discord);
    assert_eq!(there.get(&(4, "launch".to_owned())), Some(&launch));
    assert!(there.contains_key(&(1, "play".to_owned())), "{there:?}");
    bot.stop().await;
}
