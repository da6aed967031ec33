//! Games with a balanced opening, whose first moves are drawn by lot.

use kuzhi_search::balanced_openings;
use kuzhi_tests::conversation::Message;

use crate::bot::{Evening, moves};

const NO_MOVE_YET: &str = "You have not made a move yet, so there is nothing to take back.";

const ANNOUNCED: &str = "\nBalanced opening: the first two to four moves are drawn by lot, \
                         so that neither player starts ahead.\n";

/// Returns the moves that a board says were drawn.
fn drawn(board: &Message) -> Vec<String> {
    let text = board.text();
    let line = text.lines().find_map(|line| line.strip_prefix("Balanced opening, drawn by lot: "));
    line.unwrap_or_else(|| panic!("nothing was drawn: {text}")).split(' ').map(str::to_owned).collect()
}

/// Ada challenges Bob to a game with these options, and Bob accepts.
async fn begun(evening: &Evening, game: &str, is_rated: bool) -> Message {
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let play = play.string("game", game).boolean("balanced", true).boolean("rated", is_rated);
    let board = play.string("side", "first").send().await.message();
    assert!(board.text().contains(ANNOUNCED), "{}", board.text());
    evening.look_away();
    evening.bob.at(&evening.hall).click(&board, "Accept").await;
    board
}

#[tokio::test]
async fn a_balanced_game_begins_with_drawn_moves() {
    let evening = Evening::begin().await;
    let board = begun(&evening, "pallam-khuzi", true).await;
    let ballot = drawn(&board);
    let known = balanced_openings("pallam-khuzi rounds=3".parse().unwrap()).unwrap();
    let is_drawn = |moves: &Vec<kuzhi_engine::Move>| moves.iter().map(ToString::to_string).eq(ballot.clone());
    assert!(known.iter().any(is_drawn), "{ballot:?}");
    let text = board.text();
    assert!(!text.contains("sowed"), "nobody has moved yet: {text}");
    assert!(text.contains("Rated"), "{text}");
    let (mover, row) = if ballot.len().is_multiple_of(2) { ("Ada", "South") } else { ("Bob", "North") };
    assert!(text.contains(&format!("**@{mover}** ({row}) to move: choose a pit.")), "{text}");
}

#[tokio::test]
async fn what_was_drawn_is_not_taken_back_or_counted() {
    let evening = Evening::begin().await;
    let board = begun(&evening, "pallam-khuzi", false).await;
    let ballot = drawn(&board).len();
    let people = [evening.ada.at(&evening.hall), evening.bob.at(&evening.hall)];
    let (mover, other) = (&people[ballot % 2], &people[(ballot + 1) % 2]);
    let refused = mover.slash("takeback").send().await;
    assert!(refused.is_private());
    assert_eq!(refused.text(), NO_MOVE_YET);
    let early = mover.slash("draw").send().await;
    assert_eq!(early.text(), "You can offer a draw once both of you have made a move.");
    let label = moves(&board)[0].label.clone();
    mover.click(&board, &label).await;
    let pit = label.split(' ').next().unwrap();
    let name = ["Ada", "Bob"][ballot % 2];
    assert!(board.text().contains(&format!("@{name}: pit {pit}")), "{}", board.text());
    let refused = other.slash("takeback").send().await;
    assert_eq!(refused.text(), NO_MOVE_YET);
    // Replayed, it is told apart from what people have played.
    let replay = mover.slash("replay").send().await.message();
    mover.click(&replay, "|◀").await;
    mover.click(&replay, "▶").await;
    let text = replay.text();
    assert!(text.contains("South: pit") && text.contains(" Drawn by lot."), "{text}");
}

#[tokio::test]
async fn a_rematch_draws_again_and_a_text_says_so() {
    let evening = Evening::begin().await;
    let board = begun(&evening, "pallankuzhi", false).await;
    let ballot = drawn(&board).len();
    let question = evening.ada.at(&evening.hall).slash("resign").send().await.message();
    evening.ada.at(&evening.hall).click(&question, "Yes, I resign").await;
    evening.hall.until(|_| moves(&board).is_empty(), "the end").await;
    let ada = evening.ada.at(&evening.hall);
    let replay = ada.click(&board, "Replay").await.message();
    let export = ada.click(&replay, "Download moves").await;
    assert!(export.text().contains(&format!("[Ballot \"{ballot}\"]")), "{}", export.text());
    ada.click(&board, "Rematch").await;
    evening.hall.until(|hall| hall.last().text().contains(ANNOUNCED), "the challenge").await;
}

#[tokio::test]
async fn sets_are_played_from_both_sides_of_an_opening() {
    let evening = Evening::begin().await;
    let play = evening.ada.at(&evening.hall).slash("play").string("game", "pallam-khuzi").integer("level", 1);
    let first = play.integer("sets", 3).boolean("balanced", true).send().await.message();
    let ballot = drawn(&first);
    let question = evening.ada.at(&evening.hall).slash("resign").send().await.message();
    evening.ada.at(&evening.hall).click(&question, "Resign this set").await;
    evening.hall.until(|hall| hall.messages().len() == 2, "the second set").await;
    assert_eq!(drawn(&evening.hall.last()), ballot);
}

#[tokio::test]
async fn a_draft_offers_it_where_openings_are_known() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    let question = ada.slash("play").send().await.message();
    ada.click(&question, "Play a person").await;
    assert!(!question.screen().contains("[Opening:"), "Mangala has none: {}", question.screen());
    ada.choose(&question, "Pallankuzhi", &["Pallankuzhi"]).await;
    ada.click(&question, "Opening: free").await;
    assert!(question.screen().contains("[Opening: balanced]"), "{}", question.screen());
    assert!(question.text().contains(ANNOUNCED), "{}", question.text());
    // Another game keeps the wish for when it can be granted.
    ada.choose(&question, "Kalah", &["Kalah"]).await;
    assert!(!question.text().contains(ANNOUNCED) && !question.screen().contains("[Opening:"));
    ada.choose(&question, "Pallam Khuzi", &["Pallam Khuzi"]).await;
    assert!(question.text().contains(ANNOUNCED), "{}", question.text());
    ada.click(&question, "Challenge").await;
    evening.hall.until(|hall| !hall.messages().is_empty(), "the challenge").await;
    assert!(evening.hall.last().text().contains(ANNOUNCED), "{}", evening.hall.last().text());
}

#[tokio::test]
async fn games_without_known_openings_refuse_it() {
    let evening = Evening::begin().await;
    let play = evening.ada.at(&evening.hall).slash("play").string("game", "kotu-baendum");
    let answer = play.boolean("balanced", true).send().await;
    assert!(answer.is_private());
    assert_eq!(
        answer.text(),
        "No balanced openings are known for Kotu Baendum. Leave `balanced` out, \
         or choose one of these games: Pallankuzhi, Pallam Khuzi."
    );
}
