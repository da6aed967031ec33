//! Oware, the game of West Africa: how people find it, play it and learn it.

use kuzhi_engine::Game;

use crate::bot::Evening;

/// A game in which the seventeenth move is a grand slam.
const MOVES: &str = "4 6 4 3 6 4 3 5 5 3 1 2 2 1 4 6 5 1 3";

#[tokio::test]
async fn games_are_listed_by_where_they_come_from() {
    let evening = Evening::begin().await;
    evening.discord.server().read(|world| {
        let play = &world.commands.iter().find(|command| command.name() == "play").unwrap().definition;
        let choices = play["options"][0]["choices"].as_array().unwrap();
        let names: Vec<&str> = choices.iter().map(|choice| choice["name"].as_str().unwrap()).collect();
        assert!(names.contains(&"Oware: West Africa · also Awalé; you capture twos and threes"));
        let mut origins: Vec<&str> =
            names.iter().map(|name| name.split_once(": ").unwrap().1.split_once(" · ").unwrap().0).collect();
        origins.dedup();
        let expected =
            ["Türkiye", "America", "West Africa", "Central Asia", "Palestine", "South India", "Sri Lanka"];
        assert_eq!(origins, expected);
    });
    // So they are in the menu of games.
    let draft = evening.ada.at(&evening.hall).slash("play").send().await.message();
    let games = draft.face().components[0]["components"][0]["options"].as_array().unwrap().clone();
    assert_eq!(games.len(), Game::IDS.len());
    assert_eq!(games[0]["description"], "Türkiye · the national mancala");
}

#[tokio::test]
async fn a_game_with_a_grand_slam_is_played_to_its_end() {
    let evening = Evening::begin().await;
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let challenge = play.string("game", "oware").string("side", "first").send().await.message();
    let board = evening.accepted(&challenge).await;
    for (ply, pit) in MOVES.split(' ').enumerate() {
        let person = if ply % 2 == 0 { &evening.ada } else { &evening.bob };
        assert!(person.at(&evening.hall).click(&board, pit).await.is_update(), "{}", board.screen());
        let slammed = "Captured nothing: it would have taken every seed of the other row.";
        // The message tells the latest moves, so it stays for a while.
        if ply <= 16 {
            assert_eq!(board.text().contains(slammed), ply == 16, "{}", board.screen());
        }
    }
    assert!(board.text().contains("🏆 **@Ada wins, 26 to 6.**"), "{}", board.screen());
}

#[tokio::test]
async fn the_lessons_of_oware_end_with_a_win() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    let lesson = ada.slash("tutorial").string("game", "oware").send().await.message();
    assert!(lesson.text().starts_with("**Oware: lesson 1 of 7**\nPick up the seeds"), "{}", lesson.text());
    for (number, pit) in (1..).zip(["1", "5", "5", "6", "6", "6", "6"]) {
        if number == 5 {
            ada.click(&lesson, "5").await;
            let slam = "Captured nothing: it would have taken every seed of the other row.";
            assert!(
                lesson.text().contains(slam) && lesson.text().contains("Not quite."),
                "{}",
                lesson.text()
            );
        }
        ada.click(&lesson, pit).await;
        assert!(lesson.text().contains("✅ **Well done.**"), "{number}: {}", lesson.text());
        if lesson.screen().contains("[Next lesson ▶]") {
            ada.click(&lesson, "Next lesson ▶").await;
        }
    }
    assert!(lesson.text().contains("🎓 That is all of **Oware**."), "{}", lesson.text());
    let rules = ada.slash("rules").string("game", "oware").send().await;
    let slam = "A move that would capture all the seeds of the other row captures nothing.";
    assert!(rules.text().contains(slam), "{}", rules.text());
}
