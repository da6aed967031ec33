//! A server's managers decide in Discord's own settings who may use which command.

use std::collections::BTreeMap;
use std::sync::Arc;

use kuzhi_memory_store::MemoryStore;
use kuzhi_tests::conversation::Discord;
use kuzhi_tests::discord::{CLIENT_SECRET, Command, Snowflake, World};

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

/// What a bot with an Activity is told.
const ACTIVITY: [(&str, &str); 2] =
    [("KUZHI_ACTIVITY__ADDRESS", "127.0.0.1:0"), ("DISCORD_CLIENT_SECRET", CLIENT_SECRET)];

/// The ids, names and handlers of the commands that open an Activity. Enabling Activities in the developer
/// portal adds one, and Discord then refuses a list without one.
fn entry_points(discord: &Discord) -> Vec<(Snowflake, String, Option<u64>)> {
    discord.server().read(|world| {
        let all = world.commands.iter().filter(|command| command.menu() == 4);
        all.map(|one| (one.id, one.name().to_owned(), one.definition["handler"].as_u64())).collect()
    })
}

#[tokio::test]
async fn the_entry_point_comes_and_goes_with_the_activity() {
    let discord = Discord::start().await;
    let id = discord.server().change(World::enable_activities);
    let store = Arc::new(MemoryStore::default());
    // Twice: what is there stays the same.
    for _ in 0..2 {
        let bot = Bot::start(&discord, store.clone(), &ACTIVITY).await;
        assert_eq!(entry_points(&discord), [(id, "launch".to_owned(), Some(1))]);
        assert!(ids(&discord).contains_key(&(1, "play".to_owned())));
        bot.stop().await;
        discord.offline().await;
    }
    let bot = Bot::start(&discord, store, &[]).await;
    assert_eq!(entry_points(&discord), []);
    assert!(ids(&discord).contains_key(&(1, "play".to_owned())));
    bot.stop().await;
}

#[tokio::test]
async fn all_other_commands_are_there_without_activities() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, Arc::new(MemoryStore::default()), &ACTIVITY).await;
    assert_eq!(entry_points(&discord), []);
    assert!(ids(&discord).contains_key(&(1, "play".to_owned())));
    bot.stop().await;
}
