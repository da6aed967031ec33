//! The leaderboard: from finished matches between people, by server and over all.

use kuzhi_tests::conversation::{Channel, Person};

use crate::bot::{Evening, GAMES};

/// The loser challenges the winner and resigns at once.
async fn lose(loser: &Person, winner: &Person, hall: &Channel, game: &str) {
    let play = loser.at(hall).slash("play").user("opponent", winner).string("game", game);
    let challenge = play.send().await.message();
    winner.at(hall).click(&challenge, "Accept").await;
    let question = loser.at(hall).slash("resign").send().await.message();
    loser.at(hall).click(&question, "Yes, I resign").await;
}

#[tokio::test]
async fn results_count_for_the_server_and_over_all() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        let other_hall = evening.discord.guild("Strangers").channel("games");
        lose(&evening.bob, &evening.ada, &evening.hall, game).await;
        lose(&evening.cem, &evening.bob, &other_hall, game).await;
        let here = evening.ada.at(&evening.hall).slash("leaderboard").string("game", game).send().await;
        let expected = format!(
            "**{name}: leaderboard of this server**\n\
             1. @Ada · 1662? · 1 won, 0 drawn, 0 lost\n\
             2. @Bob · 1338? · 0 won, 0 drawn, 1 lost\n\
             Glicko-2 rating from rated matches between people; “?” marks a rating that few matches support yet.\n\
             [This server]x [All servers]"
        );
        assert_eq!(here.screen(), expected);
        assert!(here.pings().is_empty());
        evening.ada.at(&evening.hall).click(&here.message(), "All servers").await;
        let text = here.text();
        assert!(text.starts_with(&format!("**{name}: leaderboard over all servers**\n")), "{text}");
        // Names, not mentions: those of another server's people would not be turned into names here.
        assert!(text.contains("Bob ·") && text.contains("Cem ·") && !text.contains("@Bob"), "{text}");
        let line = text.lines().find(|line| line.contains("Bob")).unwrap_or_default();
        assert!(line.ends_with("1 won, 0 drawn, 1 lost"), "{line}");
        // Each game has a leaderboard of its own.
        let other = if game == "mangala" { "pallankuzhi" } else { "mangala" };
        let none = evening.ada.at(&evening.hall).slash("leaderboard").string("game", other).send().await;
        assert!(none.text().contains("No rated match between people"), "{}", none.text());
    }
}

#[tokio::test]
async fn an_empty_leaderboard_invites() {
    let evening = Evening::begin().await;
    let empty = evening.ada.at(&evening.hall).slash("leaderboard").string("scope", "all").send().await;
    assert!(
        empty.text().contains(
            "No rated match between people has been finished yet. Challenge somebody with `/play`!"
        )
    );
}

#[tokio::test]
async fn a_casual_match_does_not_count() {
    let evening = Evening::begin().await;
    let play = evening.bob.at(&evening.hall).slash("play").user("opponent", &evening.ada);
    let challenge = play.boolean("rated", false).send().await.message();
    let line = "This game would be casual: it does not count for the leaderboard.";
    assert!(challenge.text().contains(line), "{}", challenge.text());
    evening.ada.at(&evening.hall).click(&challenge, "Accept").await;
    let question = evening.bob.at(&evening.hall).slash("resign").send().await.message();
    evening.bob.at(&evening.hall).click(&question, "Yes, I resign").await;
    let empty = evening.ada.at(&evening.hall).slash("leaderboard").send().await;
    assert!(
        empty.text().contains("No rated match between people has been finished yet."),
        "{}",
        empty.text()
    );
}

#[tokio::test]
async fn matches_against_the_bot_are_never_rated() {
    let evening = Evening::begin().await;
    let refused = evening.ada.at(&evening.hall).slash("play").boolean("rated", true).send().await;
    assert!(refused.is_private());
    assert_eq!(
        refused.text(),
        "Matches against Kuzhi are never rated: leave `rated` empty, or challenge a person."
    );
    let board = evening.ada.at(&evening.hall).slash("play").boolean("rated", false).send().await;
    assert!(board.text().contains("Kuzhi (level 3)"), "{}", board.text());
}
