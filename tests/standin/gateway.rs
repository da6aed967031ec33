//! The gateway: sessions are lost and resumed.

use std::time::Duration;

use kuzhi_tests::conversation::Discord;
use kuzhi_tests::discord::World;

use crate::bot;

/// The history of all sessions: their number, and how often they were resumed.
fn sessions(world: &World) -> (usize, usize) {
    let sessions = world.gateway.sessions();
    (sessions.len(), sessions.iter().map(|session| session.resumed).sum())
}

#[tokio::test]
async fn the_bot_identifies_itself_and_says_goodbye() {
    let discord = Discord::start().await;
    let bot = bot::start(&discord).await;
    let (shard, intents) = discord.server().read(|world| {
        let session = &world.gateway.sessions()[0];
        (session.shard, session.intents)
    });
    assert_eq!((shard, intents), ((0, 1), 1));
    bot.stop().await;
    discord.offline().await;
}

#[tokio::test]
async fn a_lost_connection_is_resumed_and_nothing_is_missed() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    discord.mischief().refuse_connections(true);
    discord.mischief().cut_gateway();
    let pending = ada.at(&hall).slash("board").send().begin();
    discord.mischief().refuse_connections(false);
    assert_eq!(pending.answer().await.text(), "Count: 0");
    assert_eq!(discord.server().read(sessions), (1, 1));
}

#[tokio::test]
async fn raw_text_events_belong_to_the_session() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;
    let first = ada.at(&hall).slash("board").send().begin();
    first.answer().await;
    let text = discord.server().posted(first.interaction());

    discord.mischief().refuse_connections(true);
    discord.mischief().cut_gateway();
    discord.mischief().tell("INTERACTION_CREATE", &text);
    discord.mischief().refuse_connections(false);
    // The same interaction again: it has an answer already.
    assert_eq!(first.attempts(2).await, [204, 400]);
    assert_eq!(discord.server().read(sessions), (1, 1));
}

#[tokio::test]
async fn op_7_is_followed_by_a_resume() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    discord.mischief().ask_to_reconnect();
    discord.until(|world| sessions(world) == (1, 1), "the resume").await;
    assert_eq!(ada.at(&hall).slash("board").send().await.text(), "Count: 0");
}

#[tokio::test]
async fn op_9_is_survived_whether_resumable_or_not() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    discord.mischief().invalidate_sessions(true);
    discord.until(|world| sessions(world) == (1, 1), "the resume").await;
    discord.mischief().invalidate_sessions(false);
    discord.until(|world| sessions(world) == (2, 1), "the new session").await;
    assert_eq!(ada.at(&hall).slash("board").send().await.text(), "Count: 0");
}

#[tokio::test]
async fn a_forgotten_session_is_begun_anew() {
    let discord = Discord::start().await;
    let _bot = bot::start(&discord).await;

    discord.mischief().refuse_connections(true);
    discord.mischief().cut_gateway();
    discord.mischief().forget_lost_sessions();
    discord.mischief().refuse_connections(false);
    discord.until(|world| sessions(world) == (2, 0) && world.gateway.is_live(), "the new session").await;
}

#[tokio::test]
async fn a_connection_without_acknowledgements_is_closed() {
    let discord = Discord::start().await;
    discord.mischief().heartbeat_every(Duration::from_millis(100));
    let _bot = bot::start(&discord).await;

    discord.until(|world| world.gateway.heartbeats >= 2, "heartbeats").await;
    discord.mischief().acknowledge_heartbeats(false);
    // Here serenity starts a new session instead of resuming.
    discord.until(|world| sessions(world).0 > 1, "the new session").await;
}

#[tokio::test]
async fn a_half_open_connection_is_silent_and_replaceable() {
    let discord = Discord::start().await;
    discord.mischief().heartbeat_every(Duration::from_millis(100));
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    discord.until(|world| world.gateway.heartbeats >= 2, "heartbeats").await;
    discord.mischief().half_open();
    let unheard = ada.at(&hall).slash("board").send().begin();
    assert!(discord.server().read(|world| world.gateway.is_live()), "it looks as if it stood");
    discord.until(|world| sessions(world).0 > 1, "the new session").await;
    assert_eq!(ada.at(&hall).slash("board").send().await.text(), "Count: 0");
    let is_answered = |world: &World| world.interactions[&unheard.interaction()].first_said.is_some();
    assert!(!discord.server().read(is_answered), "it was said into a dead line");
}

#[tokio::test]
async fn a_guild_that_the_bot_joins_is_told_of() {
    let discord = Discord::start().await;
    let _bot = bot::start(&discord).await;
    let hall = discord.guild("New friends").channel("games");
    let ada = discord.person("Ada");
    assert_eq!(ada.at(&hall).slash("board").send().await.text(), "Count: 0");
}

#[tokio::test]
async fn a_session_too_soon_is_refused_and_starts_later() {
    let discord = Discord::start().await;
    discord.mischief().limit_sessions(1);
    let _first = bot::start(&discord).await;
    let _second = bot::start_unready(&discord).await;
    discord.until(|world| world.gateway.refused_sessions == 1, "the refusal").await;
    assert_eq!(discord.server().read(sessions), (1, 0));
    discord.until(|world| sessions(world) == (2, 0), "the second session").await;
}
