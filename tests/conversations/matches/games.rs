//! `/games`: the user's matches everywhere.

use kuzhi_tests::waiting::TIMEOUT;

use crate::bot::Evening;

#[tokio::test]
async fn without_games_one_is_told_how_to_begin() {
    let evening = Evening::begin().await;
    let games = evening.cem.at(&evening.hall).slash("games").send().await;
    assert!(games.is_private());
    assert_eq!(games.text(), "You have no games. Start one with `/play`.");
}

#[tokio::test]
async fn matches_everywhere_are_listed_with_links_and_turns() {
    let evening = Evening::begin().await;
    let with_bob = evening.board().await;
    let others = evening.discord.guild("Others").channel("den");
    let ask = evening.ada.at(&others).slash("play").user("opponent", &evening.cem);
    let challenge = ask.string("game", "pallankuzhi").send().await.message();
    let private = evening.ada.dm();
    let alone = evening.ada.at(&private).slash("play").string("side", "first").integer("level", 1);
    let alone = alone.send().await.message();
    evening.ada.at(&evening.hall).click(&with_bob, "1").await;
    evening.look_away();
    evening.wait_for_pings(&evening.bob, 2).await;

    // The bot learns an answer's message ID a moment after sending it.
    let ada = evening.ada.at(&evening.hall);
    let known = async { while ada.slash("games").send().await.text().matches("https://").count() < 3 {} };
    tokio::time::timeout(TIMEOUT, known).await.unwrap();

    for place in [&evening.hall, &others, &private] {
        let games = evening.ada.at(place).slash("games").send().await;
        assert!(games.is_private() && games.pings().is_empty());
        let text = games.text();
        let link = |guild: &str, channel: &kuzhi_tests::conversation::Channel, message| {
            format!("https://discord.com/channels/{guild}/{}/{message}", channel.id())
        };
        let guild = |name: &str| evening.discord.guild(name).id().to_string();
        let expected = format!(
            "**Your games**, on all servers and in direct messages\n\
             • Mangala against Kuzhi (level 1): **your turn** · {}\n\
             • Mangala against Bob: their turn · {}\n\
             • You challenge Cem to Pallankuzhi; expires on <t:f> · {}",
            link("@me", &private, alone.id()),
            link(&guild("Friends"), &evening.hall, with_bob.id()),
            link(&guild("Others"), &others, challenge.id()),
        );
        assert_eq!(text, expected);
    }
    let invited = evening.cem.at(&evening.hall).slash("games").send().await;
    assert!(
        invited.text().contains("• Ada challenges you to Pallankuzhi; expires on <t:f>"),
        "{}",
        invited.text()
    );
}

#[tokio::test]
async fn the_list_links_current_boards_and_drops_ended_ones() {
    let evening = Evening::begin().await;
    evening.board().await;
    let board = evening.bob.at(&evening.hall).slash("board").send().await.message();
    evening.ada.at(&evening.hall).click(&board, "1").await;
    let games = evening.ada.at(&evening.hall).slash("games").send().await;
    assert!(games.text().ends_with(&format!("/{}", board.id())), "{}", games.text());
    let question = evening.bob.at(&evening.hall).slash("resign").send().await.message();
    evening.bob.at(&evening.hall).click(&question, "Yes, I resign").await;
    let games = evening.ada.at(&evening.hall).slash("games").send().await;
    assert_eq!(games.text(), "You have no games. Start one with `/play`.");
}
