//! The operator blocks a person or a server everywhere.

use std::sync::Arc;

use kuzhi_memory_store::MemoryStore;
use kuzhi_store::Store;
use kuzhi_tests::conversation::Discord;

use crate::bot::Bot;

const PERSON: &str = "Whoever runs Kuzhi has blocked you from using it. If you think this is a mistake, \
                      please write to them.";
const SERVER: &str = "Whoever runs Kuzhi has blocked it on this server. If you think this is a mistake, \
                      please write to them.";

#[tokio::test]
async fn a_blocked_person_gets_one_sentence_for_everything() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let bot = Bot::start(&discord, Arc::clone(&store), &[]).await;
    let play = ada.at(&hall).slash("play").string("side", "first");
    let board = play.integer("level", 1).send().await.message();
    let before = board.screen();
    bot.stop().await;
    discord.offline().await;

    let blocked = ada.id().to_string();
    let _bot = Bot::start(&discord, store, &[("KUZHI_LIMITS__BLOCKED_PEOPLE", &blocked)]).await;
    for place in [&hall, &ada.dm(), &discord.guild_without_bot("Others").channel("talk")] {
        for command in ["play", "help", "settings", "hint"] {
            let refused = ada.at(place).slash(command).send().await;
            assert!(refused.is_private() && refused.pings().is_empty());
            assert_eq!(refused.screen(), PERSON);
        }
    }
    assert_eq!(ada.at(&hall).user_menu("Challenge to mancala", &bob).await.screen(), PERSON);
    for label in ["1", "More …"] {
        assert_eq!(ada.at(&hall).click(&board, label).await.screen(), PERSON);
    }
    assert_eq!(board.screen(), before);
    assert_eq!(ada.at(&hall).autocomplete("play", "level", "").await, []);
    let refused = bob.at(&hall).slash("play").user("opponent", &ada).send().await;
    assert!(refused.is_private());
    assert_eq!(
        refused.text(),
        "@Ada cannot be challenged here at the moment. Choose someone else, \
         or play against Kuzhi with `/play`."
    );
    assert!(
        !bob.at(&hall).slash("play").integer("level", 3).send().await.is_private(),
        "nobody else is concerned"
    );
}

#[tokio::test]
async fn on_a_blocked_server_everybody_gets_one_sentence() {
    let discord = Discord::start().await;
    let guild = discord.guild("Friends");
    let (hall, ada) = (guild.channel("games"), discord.person("Ada"));
    let blocked = format!("7, {}", guild.id());
    let settings = [("KUZHI_LIMITS__BLOCKED_SERVERS", blocked.as_str())];
    let _bot = Bot::start(&discord, Arc::new(MemoryStore::default()), &settings).await;
    let refused = ada.at(&hall).slash("play").integer("level", 3).send().await;
    assert!(refused.is_private());
    assert_eq!(refused.screen(), SERVER);
    let elsewhere = discord.guild("Others").channel("games");
    for place in [&elsewhere, &ada.dm()] {
        assert!(!ada.at(place).slash("play").integer("level", 3).send().await.is_private());
    }
}

#[tokio::test]
async fn a_form_that_was_open_is_refused_as_well() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let bot = Bot::start(&discord, Arc::clone(&store), &[]).await;
    let play = ada.at(&hall).slash("play").user("opponent", &bob).string("side", "second");
    let board = play.send().await.message();
    bob.at(&hall).click(&board, "Accept").await;
    let more = ada.at(&hall).click(&board, "More …").await.private_answer().await;
    let notes = ada.at(&hall).click(&more, "📝 Notes …").await.private_answer().await;
    let form = ada.at(&hall).click(&notes, "Write …").await.form();
    bot.stop().await;
    discord.offline().await;
    let blocked = ada.id().to_string();
    let _bot = Bot::start(&discord, store, &[("KUZHI_LIMITS__BLOCKED_PEOPLE", &blocked)]).await;
    let refused = ada.at(&hall).submit(&form, &[("line", "Watch pit 3.")]).await;
    assert!(refused.is_private());
    assert_eq!(refused.screen(), PERSON);
}
