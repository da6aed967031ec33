//! Where commands are available, and to whom.

use std::sync::Arc;

use kuzhi_memory_store::MemoryStore;
use kuzhi_tests::conversation::{Channel, Discord};
use kuzhi_tests::discord::Command;

use crate::bot::{Bot, Evening};

/// A place of each kind: a channel, a thread, direct messages with the bot, those between people, and a
/// server that has not added the bot.
fn places(discord: &Discord, hall: &Channel) -> [Channel; 5] {
    let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
    let strangers = discord.guild_without_bot("Strangers").channel("hall");
    [hall.clone(), hall.thread("corner"), ada.dm(), ada.dm_with(&bob), strangers]
}

#[tokio::test]
async fn every_command_says_that_it_can_be_used_everywhere() {
    let evening = Evening::begin().await;
    let commands = evening.discord.server().read(|world| world.commands.clone());
    assert!(commands.iter().any(|command| command.menu() == 2), "the entry in a person's menu, too");
    for command in commands {
        let said = |what: &str| command.definition[what].to_string();
        assert_eq!(said("contexts"), "[0,1,2]", "{}", command.name());
        assert_eq!(said("integration_types"), "[0,1]", "{}", command.name());
    }
}

#[tokio::test]
async fn commands_of_one_server_name_no_other_contexts() {
    let discord = Discord::start().await;
    let guild = discord.guild("Friends").id().to_string();
    let settings = [("KUZHI_DISCORD__COMMANDS_GUILD", guild.as_str())];
    let _bot = Bot::start(&discord, Arc::new(MemoryStore::default()), &settings).await;
    let commands = discord.server().read(|world| world.commands.clone());
    assert!(commands.len() > 10);
    for command in commands {
        assert!(command.guild.is_some() && command.definition["contexts"].is_null());
        assert!(command.definition["integration_types"].is_null(), "{}", command.name());
    }
}

#[tokio::test]
async fn every_command_is_answered_everywhere() {
    let evening = Evening::begin().await;
    for place in places(&evening.discord, &evening.hall) {
        let ada = evening.ada.at(&place);
        // Each command without required options once. The others follow below.
        let commands = evening.discord.server().read(|world| world.commands.clone());
        let names = commands.iter().filter(|command| command.menu() == 1).map(Command::name);
        for command in names.filter(|name| !["move", "resign"].contains(name)) {
            // It does nothing without options.
            let command = match command {
                "mydata" => "mydata export",
                "tournament" => "tournament list",
                command => command,
            };
            let answer = ada.slash(command).send().await;
            assert!(!answer.text().is_empty(), "/{command}");
        }
        let moved = ada.slash("move").string("pit", "1").send().await;
        assert!(!moved.text().is_empty());
        assert!(ada.slash("resign").send().await.is_private());
        let question = ada.user_menu("Challenge to mancala", &evening.bob).await;
        let is_alone = place.id() == evening.ada.dm().id();
        let begins = if is_alone { "Only you and Kuzhi see" } else { "Challenge @Bob" };
        assert!(question.is_private() && question.text().starts_with(begins), "{}", question.text());
    }
}

#[tokio::test]
async fn the_bot_is_played_everywhere() {
    let evening = Evening::begin().await;
    for place in places(&evening.discord, &evening.hall) {
        for game in ["mangala", "pallankuzhi"] {
            let play = evening.ada.at(&place).slash("play").string("game", game).string("side", "first");
            let board = play.integer("level", 1).send().await.message();
            evening.ada.at(&place).click(&board, "1").await;
            place.until(|_| board.text().contains("Kuzhi: "), "the bot's move").await;
            assert!(board.text().contains(": pit 1"), "{}", board.screen());
            let question = evening.ada.at(&place).slash("resign").send().await.message();
            evening.ada.at(&place).click(&question, "Yes, I resign").await;
        }
    }
}
