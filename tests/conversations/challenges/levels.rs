//! The bot's levels in the menu of `/play`.

use kuzhi_engine::Game;
use kuzhi_search::Level;

use crate::bot::Evening;

#[tokio::test]
async fn levels_are_suggested_with_their_rating_in_the_game() {
    let evening = Evening::begin().await;
    for game in Game::all() {
        for length in [None, Some(1)] {
            let play = evening.ada.at(&evening.hall).slash("play").string("game", game.id());
            let play = length.into_iter().fold(play, |play, length| play.integer("length", length));
            let choices = play.typing("level", "").await.choices();
            assert_eq!(choices.len(), Level::all().len());
            for (choice, level) in choices.iter().zip(Level::all()) {
                assert_eq!(choice.value, level.get());
                assert!(choice.name.starts_with(&format!("Level {level}: ")), "{}", choice.name);
                let rated = measured(game.id(), level, if length.is_some() { "1" } else { "3" });
                assert!(choice.name.ends_with(&rated), "{} does not say {rated}", choice.name);
            }
        }
    }
}

/// What the file of ratings says about a level, read without the engine.
fn measured(game: &str, level: Level, proposed: &str) -> String {
    let lines = include_str!("../../../engine/search/src/ratings.txt").lines();
    let mut of_game = lines.map(|line| line.split(' ').collect::<Vec<_>>()).filter(|words| words[0] == game);
    let of_level = of_game.find(|words| words.iter().rev().nth(2) == Some(&level.to_string().as_str()));
    let words = of_level.expect("every level of every game is measured");
    let (elo, error) = (words[words.len() - 2], words[words.len() - 1]);
    if error == "0" {
        // All others are measured relative to it.
        return format!(" · Elo {elo}");
    }
    // A rating measured with another number of rounds than the default says so.
    let over =
        words.iter().find_map(|word| word.strip_prefix("rounds=")).filter(|&rounds| rounds != proposed);
    let over = over.map_or_else(String::new, |rounds| format!(" (rounds played: {rounds})"));
    format!(" · Elo {elo} ± {error}{over}")
}

#[tokio::test]
async fn a_typed_level_is_proposed_alone_and_taken() {
    let evening = Evening::begin().await;
    let choices = evening.ada.at(&evening.hall).autocomplete("play", "level", "8").await;
    let [(name, value)] = choices.as_slice() else { panic!("one level is meant, not {choices:?}") };
    assert!(name.starts_with("Level 8: plays its very best"), "{name}");
    let play = evening.ada.at(&evening.hall).slash("play").integer("level", value.as_i64().unwrap());
    let board = play.string("side", "first").send().await;
    assert!(board.text().contains("North Kuzhi (level 8)"), "{}", board.text());
    assert_eq!(evening.ada.at(&evening.hall).autocomplete("play", "level", "nine").await, []);
}
