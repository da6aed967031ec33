//! A match of every game, played to its end with the buttons of the board.

use kuzhi_domain::matches::rounds;
use kuzhi_engine::Game;
use kuzhi_tests::conversation::{Button, Message};

use crate::bot::{Evening, moves, pit_of};

/// Far more turns than any match needs.
const MOST_TURNS: usize = 2_000;

/// Two people press varying buttons of a board until there are none left.
async fn play_to_the_end(evening: &Evening, board: &Message) -> usize {
    for turn in 0..MOST_TURNS {
        let choices = moves(board);
        if choices.is_empty() {
            return turn;
        }
        let mover = if board.text().contains("**@Ada**") { &evening.ada } else { &evening.bob };
        let before = board.text();
        let id = choices[(turn * 7 + turn / 3) % choices.len()].custom_id.clone().unwrap();
        mover.at(&evening.hall).click_id(board, &id).await;
        assert_ne!(board.text(), before, "the move is on the board");
    }
    panic!("no end after {MOST_TURNS} turns:\n{}", board.text());
}

async fn match_of(evening: &Evening, game: &str, rounds: Option<i64>) -> Message {
    let mut play = evening.ada.at(&evening.hall).slash("play").string("game", game).string("side", "first");
    if let Some(rounds) = rounds {
        play = play.integer("length", rounds);
    }
    let challenge =
        play.boolean("rated", rounds != Some(1)).user("opponent", &evening.bob).send().await.message();
    evening.look_away();
    evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    challenge
}

#[tokio::test]
async fn every_game_can_be_played_to_its_end() {
    for game in Game::all() {
        let evening = Evening::begin().await;
        let board = match_of(&evening, game.id(), None).await;
        play_to_the_end(&evening, &board).await;
        let text = board.text();
        assert!(text.contains(" wins, ") || text.contains("A draw, "), "{text}");
        let results = evening.results(game.id());
        assert_eq!(results.keys().collect::<Vec<_>>(), ["Ada", "Bob"]);
        if rounds(game).is_some() {
            let seen = board.history().join("\n");
            assert!(seen.contains("\nRound 1 of 3\n"), "{seen}");
            for round in ["**Round 1 ended", "**Round 2 ended", "\nRound 2 of 3\n", "\nRound 3 of 3\n"] {
                assert!(seen.contains(round), "{game}: {round}");
            }
            assert!(
                text.contains("** All rounds have been played: whoever has more seeds now wins.\n"),
                "{text}"
            );
        }
    }
}

/// A game from the conformance data that continues until a player cannot fill a single pit.
const TO_THE_END: &str = "6 5 3 7 6 1 7 1 1 4 7 1 3 2 6 1 4 2 5 1 7 1 2 2 3 5 4 6 5 7 6 3 1 4 2 5 7 6 3 7 1 \
    1 2 2 3 3 4 4 5 5 6 6 7 7 1 1 2 2 3 3 4 4 5 5 6 6 7 7 1 3 6 3 2 5 5 2 6 5 2 7 5 4 2 5 6 6 2 1 3 3 4 2 5 \
    5 6 6 1 3 1 3 2 1 4 4 1 3 3 5 4 3 2 1 3 3 4 1 7 2 5";

#[tokio::test]
async fn round_games_can_be_played_to_the_end() {
    let evening = Evening::begin().await;
    let board = match_of(&evening, "pallam-khuzi", Some(0)).await;
    assert!(board.text().contains("Options: played to the end."), "{}", board.text());
    for pit in TO_THE_END.split_whitespace() {
        let mover = if board.text().contains("**@Ada**") { &evening.ada } else { &evening.bob };
        mover.at(&evening.hall).click(&board, pit).await;
    }
    let end = "🏆 **@Bob wins, 54 to 2.** \
        @Ada cannot fill a single pit for the next round, so the game ends.\n\
        @Ada has no seeds to sow, so the round ends. The other player takes all that is left: 29 seeds.\n\
        Ratings: ";
    assert!(board.text().starts_with(end), "{}", board.text());
    let last = "@Bob: pit 5, +4.\n**Round 4 ended: @Ada 2, @Bob 54.**";
    assert!(board.text().contains(last), "{}", board.text());
    // The card shows the end.
    evening.hall.until(|_| !board.attachments().is_empty(), "the card").await;
    let described = board.attachments()[0].description.clone().unwrap_or_default();
    assert!(described.starts_with("🏆 Bob wins, 54 to 2. "), "{described}");
    assert!(!board.text().contains("Turning point"), "each round fills the board anew: {}", board.text());
}

#[tokio::test]
async fn the_bot_plays_every_game() {
    for game in Game::all() {
        let evening = Evening::begin().await;
        let play = evening.ada.at(&evening.hall).slash("play").string("game", game.id());
        let board = play.string("side", "second").integer("level", 1).send().await.message();
        assert!(board.text().contains("Kuzhi: "), "{}", board.text());
        assert!(board.text().contains("**@Ada** to move"), "{}", board.text());
    }
}

#[tokio::test]
async fn the_first_move_of_kotu_baendum_chooses_the_way() {
    let evening = Evening::of_newcomers().await;
    let board = match_of(&evening, "kotu-baendum", None).await;
    let screen = board.screen();
    let first = "**End pits first:** your first turn of a round starts from pit 1 or 7.";
    let to_do = &format!("choose a pit and the direction for the whole round. {first}\n");
    assert!(screen.contains(to_do), "{screen}");
    assert!(screen.ends_with("[1 →] [1 ←] [7 →] [7 ←]\n[Learn in a minute] [More …]"), "{screen}");
    evening.ada.at(&evening.hall).click(&board, "7 ←").await;
    let text = board.text();
    assert!(
        text.contains("@Ada: pit 7, 3 laps, ") && text.contains("The last seed falls into an empty pit, so "),
        "{text}"
    );
    assert!(text.contains("Sowing goes clockwise this round."), "{text}");
    assert!(text.contains("\nS ←  1  2"), "{text}");
    // Bob's first turn is also from an end pit.
    let playable = moves(&board);
    assert!(playable.iter().all(|button| matches!(pit_of(button), Some(1 | 7))), "{playable:?}");
    assert!(text.contains(&format!("\n**@Bob** (North) to move: choose a pit. {first}\n")), "{text}");
}

#[tokio::test]
async fn a_board_says_why_a_pit_with_seeds_cannot_be_pressed() {
    let evening = Evening::begin().await;
    let board = match_of(&evening, "kotu-baendum", None).await;
    let is_held_back = |button: &Button| !button.is_enabled && !button.label.ends_with(" · 0");
    for _ in 0..MOST_TURNS {
        let singles = board.text().contains("**Singles wait:** ");
        let held_back: Vec<_> = board.buttons().into_iter().filter(is_held_back).collect();
        if singles {
            assert!(held_back.iter().any(|button| button.label.ends_with(" · 1")), "{held_back:?}");
            return;
        }
        evening.move_on(&board).await;
    }
    panic!("no single seed after {MOST_TURNS} turns:\n{}", board.text());
}
