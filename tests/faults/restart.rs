//! The bot is stopped and started in the middle of everything.

use kuzhi_tests::conversation::Discord;

use crate::program::Program;

#[tokio::test]
async fn a_match_goes_on_after_a_restart_with_the_old_buttons() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
    let folder = tempfile::tempdir().unwrap();

    let program = Program::start(&discord, folder.path()).await;
    let play = ada.at(&hall).slash("play").user("opponent", &bob).string("side", "first");
    let board = play.send().await.message();
    bob.at(&hall).click(&board, "Accept").await;
    ada.at(&hall).click(&board, "1").await;
    assert!(program.stop().await.success());
    discord.offline().await;

    let program = Program::start(&discord, folder.path()).await;
    bob.at(&hall).click(&board, "1").await;
    let text = board.text();
    assert!(text.contains("@Ada sowed pit 1") && text.contains("@Bob sowed pit 1"), "{text}");
    assert!(program.stop().await.success());
}

#[tokio::test]
async fn an_open_challenge_survives_a_restart() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
    let folder = tempfile::tempdir().unwrap();

    let program = Program::start(&discord, folder.path()).await;
    let challenge = ada.at(&hall).slash("play").user("opponent", &bob).send().await.message();
    assert!(program.stop().await.success());
    discord.offline().await;

    let _program = Program::start(&discord, folder.path()).await;
    bob.at(&hall).click(&challenge, "Accept").await;
    assert!(challenge.text().starts_with("**Mangala** · South"), "{}", challenge.text());
}

#[tokio::test]
async fn a_bot_that_was_thinking_thinks_on_after_the_start() {
    use std::sync::Arc;

    use kuzhi_bot::app::{ChannelId, MatchId, Place, PlayerId, Playing, Seat, Seats, Stage, Timestamp};
    use kuzhi_bot::store::{Commit, SledStore, Store};
    use kuzhi_engine::{Game, Level};

    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let folder = tempfile::tempdir().unwrap();
    // The bot was ended between Ada's move and its own: that is what the store has.
    {
        let store: Arc<dyn Store> = Arc::new(SledStore::open(folder.path(), 8).unwrap());
        let seats =
            Seats { south: Seat::Person(PlayerId(ada.id().get())), north: Seat::Bot(Level::default()) };
        let moves = vec!["1".parse().unwrap()];
        let now = Timestamp::of_system();
        let stage = Stage::Playing(Playing { seats, moves, started: now, moved: now });
        let place = Place { guild: None, channel: ChannelId(hall.id().get()) };
        let next = kuzhi_bot::app::Match {
            id: MatchId::from_random(7),
            version: 1,
            place,
            game: Game::default(),
            stage,
        };
        store.commit(&Commit { next, mark: None }).unwrap();
    }
    let _program = Program::start(&discord, folder.path()).await;
    hall.until(|hall| hall.messages().len() == 2, "the bot's move and the call").await;
    let (board, call) = (&hall.messages()[0], &hall.messages()[1]);
    assert!(board.text().contains("Kuzhi (level 2) sowed pit"), "{}", board.text());
    assert_eq!(call.pings(), ["Ada"], "nobody was waiting any more, so Ada is called");
}
