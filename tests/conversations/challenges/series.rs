//! Best-of series, as in Turkish tournaments.

use std::sync::Arc;

use kuzhi_memory_store::MemoryStore;
use kuzhi_store::Store;
use kuzhi_tests::conversation::{Discord, Message, Person};

use crate::bot::{Bot, Evening, GAMES, downloaded, moves, play_in};

/// A best of three, in which Ada is South first.
async fn best_of_three(evening: &Evening, game: &str) -> Message {
    let play =
        evening.ada.at(&evening.hall).slash("play").boolean("rated", true).user("opponent", &evening.bob);
    let play = play.string("game", game).string("side", "first").integer("sets", 3);
    let challenge = play.send().await.message();
    assert!(
        challenge.text().contains(
            "Best of 3 sets: a win scores 1, a draw ½, and you swap sides after each set.\nRatings: "
        ),
        "{}",
        challenge.text()
    );
    evening.look_away();
    evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    evening.wait_for_pings(&evening.ada, 1).await;
    challenge
}

/// A person resigns the current set, whether or not another one follows.
async fn resign(evening: &Evening, who: &Person) {
    let question = who.at(&evening.hall).slash("resign").send().await.message();
    let yes = question.buttons().remove(0).label;
    assert!(["Resign this set", "Yes, I resign"].contains(&yes.as_str()), "{yes}");
    who.at(&evening.hall).click(&question, &yes).await;
}

/// Returns the board with a given text.
async fn board_with(evening: &Evening, line: &str) -> Message {
    let is_it = |message: &Message| message.text().contains(line);
    evening.hall.until(|hall| hall.messages().iter().any(is_it), line).await;
    evening.hall.messages().into_iter().find(is_it).unwrap()
}

#[tokio::test]
async fn sets_follow_until_the_series_is_decided() {
    for game in ["mangala", "pallankuzhi"] {
        let evening = Evening::begin().await;
        let first = best_of_three(&evening, game).await;
        assert!(first.text().contains("\nSet 1 of 3 · @Ada 0 – 0 @Bob\n"), "{}", first.text());
        evening.play_in(&first).await;
        resign(&evening, &evening.bob).await;
        let second = board_with(&evening, "Set 2 of 3 · @Bob 0 – 1 @Ada").await;
        let text = first.text();
        let end = "**@Ada 1 – 0 @Bob.** Set 2 of 3 follows below, with sides swapped.";
        assert!(text.contains(end), "{text}");
        let labels: Vec<_> = first.buttons().into_iter().map(|button| button.label).collect();
        assert_eq!(
            labels,
            ["Retry my mistakes", "Show move", "Replay", "Review", "Share …", "More …"],
            "there is no rematch while the series goes on"
        );
        assert!(second.text().contains("**@Bob** (South) to move"), "{}", second.text());
        evening.look_away();
        evening.wait_for_pings(&evening.bob, 2).await;

        // The second set is drawn, so that the third can still equalise.
        play_in(&second, &evening.hall, [&evening.bob, &evening.ada]).await;
        let offer = evening.bob.at(&evening.hall).slash("draw").send().await.message();
        evening.ada.at(&evening.hall).click(&offer, "Accept").await;
        let third = board_with(&evening, "Set 3 of 3 · @Ada 1½ – ½ @Bob").await;
        evening.play_in(&third).await;
        resign(&evening, &evening.ada).await;
        evening.hall.until(|_| moves(&third).is_empty(), "the end").await;
        assert!(third.text().contains("**The best-of-3 series is drawn, 1½ each.**"), "{}", third.text());
        let each = [("Ada".to_owned(), [1, 1, 1]), ("Bob".to_owned(), [1, 1, 1])];
        assert_eq!(evening.results(game), each.into(), "each set is rated");
    }
}

#[tokio::test]
async fn a_decided_series_ends_and_can_be_replayed() {
    let evening = Evening::begin().await;
    best_of_three(&evening, "mangala").await;
    resign(&evening, &evening.bob).await;
    let second = board_with(&evening, "Set 2 of 3 · ").await;
    // Each set counts on its own: one that ends early still counts for the series.
    let early = "**@Bob resigned: @Ada wins.**\nEnded early, so it is not rated.\n**@Ada 1 – 0 @Bob.**";
    board_with(&evening, early).await;
    resign(&evening, &evening.bob).await;
    evening.hall.until(|_| moves(&second).is_empty(), "the end").await;
    assert!(second.text().contains("\n**@Ada wins the best-of-3 series, 2 – 0.**\n"), "{}", second.text());
    assert!(second.text().contains("\nSet 2 of 3 · @Bob 0 – 2 @Ada\n"), "{}", second.text());
    let before = evening.hall.messages().len();
    evening.bob.at(&evening.hall).click(&second, "Rematch").await;
    evening.hall.until(|hall| hall.messages().len() > before, "the challenge").await;
    let challenge = evening.hall.last().text();
    assert!(challenge.starts_with("@Ada, @Bob challenges you"), "{challenge}");
    assert!(challenge.contains("Best of 3 sets") && challenge.contains("@Ada plays South"), "{challenge}");
}

#[tokio::test]
async fn resigning_asks_for_the_set_or_the_series() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        let first = best_of_three(&evening, game).await;
        evening.play_in(&first).await;
        let question = evening.ada.at(&evening.hall).slash("resign").send().await;
        assert_eq!(
            question.screen(),
            format!(
                "Resign this set of **{name}** against @Bob? It will count as a loss, and the next set \
                 follows. Or resign the whole series: then @Bob wins it, and no more sets are played.\n\
                 [Resign this set] [Resign the series] [No, play on]"
            )
        );
        let question = question.message();
        let twice = question.as_it_is_now();
        evening.ada.at(&evening.hall).click(&question, "Resign the series").await;
        evening.hall.until(|_| moves(&first).is_empty(), "the end").await;
        let end = "**@Ada resigned: @Bob wins.**\nRatings: @Ada 1338? (−162) · @Bob 1662? (+162)\n\
                   -# “?” marks a rating that rests on few games or puzzles so far and still moves a lot.\n\
                   **@Bob wins the best-of-3 series: @Ada resigned it.**";
        assert!(first.text().contains(end), "{}", first.text());
        assert!(first.screen().contains("[Rematch]"), "{}", first.screen());
        let late = evening.ada.at(&evening.hall).click_old(&twice, "Resign this set").await;
        assert_eq!(question.text(), "You resigned the series.");
        assert_eq!(late.private_answer().await.text(), "This game is over. Start a new one with `/play`.");
        assert_eq!(
            evening.ada.at(&evening.hall).slash("games").send().await.text(),
            "You have no games. Start one with `/play`."
        );
        assert_eq!(evening.results(game)["Ada"], [0, 0, 1]);
        let export = downloaded(&evening.ada.at(&evening.hall), &first).await;
        assert_eq!(export.message().attachments().len(), 1);
    }
}

#[tokio::test]
async fn the_bot_opens_a_set_as_south() {
    let evening = Evening::begin().await;
    let play = evening.ada.at(&evening.hall).slash("play").string("side", "first").integer("level", 1);
    let board = play.integer("sets", 5).send().await.message();
    assert!(board.text().contains("Set 1 of 5 · @Ada 0 – 0 Kuzhi (level 1)"), "{}", board.text());
    resign(&evening, &evening.ada).await;
    let second = board_with(&evening, "Set 2 of 5 · Kuzhi (level 1) 1 – 0 @Ada").await;
    evening.hall.until(|_| !moves(&second).is_empty(), "the bot's move").await;
    assert!(second.text().contains("Kuzhi: "), "{}", second.text());
}

#[tokio::test]
async fn it_is_chosen_in_a_persons_menu_too() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    let question = ada.user_menu("Challenge to mancala", &evening.bob).await.message();
    ada.choose(&question, "One game", &["Best of 5 sets"]).await;
    ada.click(&question, "Make it rated").await;
    ada.click(&question, "Make it casual").await;
    assert!(question.text().contains("\nCasual: this game will not count for the leaderboard.\n"));
    assert!(question.screen().contains("Best of 5 sets*") && question.screen().contains("[Make it rated]"));
    ada.click(&question, "Challenge").await;
    evening.wait_for_pings(&evening.bob, 1).await;
    let challenge = evening.hall.last().text();
    assert!(challenge.contains("Best of 5 sets") && challenge.contains("** · Casual\n"), "{challenge}");
}

#[tokio::test]
async fn the_next_set_keeps_its_language_over_a_restart() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let (ada, bob) = (discord.person("Ada").with_locale("tr"), discord.person("Bob").with_locale("tr"));
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let bot = Bot::start(&discord, Arc::clone(&store), &[]).await;
    let settings = ada.clone().managing_guilds().at(&hall).slash("settings").string("of", "house").send();
    let settings = settings.await.message();
    ada.at(&hall).choose(&settings, "k1:pick:house-language", &["tr"]).await;
    let play = ada
        .at(&hall)
        .slash("play")
        .boolean("rated", true)
        .user("opponent", &bob)
        .string("side", "first")
        .integer("sets", 3);
    let first = play.send().await.message();
    bob.at(&hall).click(&first, "Kabul et").await;
    let question = bob.at(&hall).slash("resign").send().await.message();
    bob.at(&hall).click(&question, "Bu sette pes et").await;
    let is_second = |message: &Message| message.text().contains("Set 2 / 3 · @Bob 0 – 1 @Ada");
    hall.until(|hall| hall.messages().iter().any(is_second), "the second set").await;
    bot.stop().await;
    discord.offline().await;
    let _bot = Bot::start(&discord, store, &[]).await;
    let second = hall.messages().into_iter().find(is_second).unwrap();
    bob.at(&hall).click(&second, "1").await;
    assert!(second.text().contains("Set 2 / 3") && second.text().contains("@Bob"), "{}", second.text());
}
