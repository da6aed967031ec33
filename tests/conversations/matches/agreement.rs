//! A game that goes round forever is ended by agreement.

use kuzhi_engine::{Game, Move};
use kuzhi_tests::conversation::{Channel, Message};

use super::offers::OFFERED_BEFORE;
use crate::bot::Evening;

async fn al_manqala(evening: &Evening) -> Message {
    let play =
        evening.ada.at(&evening.hall).slash("play").boolean("rated", true).user("opponent", &evening.bob);
    let challenge = play.string("game", "al-manqala").string("side", "first").send().await.message();
    evening.look_away();
    evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    evening.wait_for_pings(&evening.ada, 1).await;
    challenge
}

/// Ada and Bob have captured nothing for twenty moves, and Ada is to move.
pub(crate) async fn in_circles(evening: &Evening) -> Message {
    let board = al_manqala(evening).await;
    for (turn, pit) in "11121314151221231224".chars().enumerate() {
        let mover = [&evening.ada, &evening.bob][turn % 2];
        mover.at(&evening.hall).click(&board, &pit.to_string()).await;
    }
    board
}

#[tokio::test]
async fn an_end_is_offered_only_when_the_game_repeats() {
    let evening = Evening::begin().await;
    let board = al_manqala(&evening).await;
    let early = evening.ada.at(&evening.hall).slash("agree").send().await;
    assert_eq!(
        early.text(),
        "This game is not going in circles yet. You can offer to split the rest once a position has come up \
         again, or after 20 moves without a capture."
    );
    assert!(early.is_private());
    let more = evening.ada.at(&evening.hall).click(&board, "More …").await;
    assert!(!more.screen().contains("Offer to split the rest"), "{}", more.screen());

    let evening = Evening::begin().await;
    let board = in_circles(&evening).await;
    let more = evening.ada.at(&evening.hall).click(&board, "More …").await.message();
    evening.ada.at(&evening.hall).click(&more, "Offer to split the rest").await;
    let is_offered =
        |hall: &Channel| hall.last().text().starts_with("@Bob, @Ada offers to split the rest of your game");
    evening.hall.until(is_offered, "the offer").await;
}

#[tokio::test]
async fn an_accepted_offer_halves_the_board() {
    let evening = Evening::begin().await;
    let board = in_circles(&evening).await;
    let offer = evening.ada.at(&evening.hall).slash("agree").send().await;
    assert_eq!(
        offer.screen(),
        "@Bob, @Ada offers to split the rest of your game of **Al-manqala**, because it is going in circles: \
         each of you would get half of what is on the board, and the game would end.\n[Accept] [Decline]"
    );
    assert_eq!(offer.pings(), ["Bob"]);
    let own = evening.ada.at(&evening.hall).click(&offer.message(), "Accept").await;
    assert_eq!(own.text(), "You made this offer yourself, so @Bob has to answer it.");
    evening.bob.at(&evening.hall).click(&offer.message(), "Accept").await;
    let text = offer.message().text();
    let over = "🤝 **A draw, 49 each.** Both agreed to split the rest.\nRatings: ";
    assert!(text.contains(over), "{text}");
    evening.hall.until(|_| board.buttons().is_empty(), "the old board to point on").await;
}

#[tokio::test]
async fn an_offer_can_be_declined_and_lapses_with_the_next_move() {
    let evening = Evening::begin().await;
    let board = in_circles(&evening).await;
    let offer = evening.ada.at(&evening.hall).slash("agree").send().await.message();
    evening.bob.at(&evening.hall).click(&offer, "Decline").await;
    assert_eq!(offer.screen(), "@Bob declines and plays on.");
    let again = evening.ada.at(&evening.hall).slash("agree").send().await;
    assert_eq!(again.text(), OFFERED_BEFORE);
    assert!(again.is_private());
    evening.ada.at(&evening.hall).click(&board, "3").await;
    let offer = evening.ada.at(&evening.hall).slash("agree").send().await.message();
    evening.bob.at(&evening.hall).click(&board, "2").await;
    let late = evening.bob.at(&evening.hall).click(&offer, "Accept").await;
    assert!(evening.notice(&late).await.contains("belonged to an earlier position"));
}

#[tokio::test]
async fn the_bot_plays_on_and_says_when_the_game_ends() {
    let evening = Evening::begin().await;
    let play = evening.cem.at(&evening.hall).slash("play").string("game", "al-manqala");
    play.string("side", "first").send().await;
    let bot = evening.cem.at(&evening.hall).slash("agree").send().await;
    assert_eq!(
        bot.text(),
        "Kuzhi plays on. The game ends by itself once a position has come up too often, or after 150 moves \
         without a capture."
    );
}

#[tokio::test]
async fn whoever_offered_may_take_it_back() {
    let evening = Evening::begin().await;
    in_circles(&evening).await;
    let offer = evening.ada.at(&evening.hall).slash("agree").send().await.message();
    evening.ada.at(&evening.hall).click(&offer, "Decline").await;
    assert_eq!(offer.screen(), "@Ada withdrew the offer to split the rest.");
}

/// Ada and Bob capture as little as they can, until nothing has been captured for this many moves.
async fn without_captures(evening: &Evening, most: usize) -> Message {
    let shown = al_manqala(evening).await;
    let (mut board, mut seen) = (Game::by_id("al-manqala").expect("a game").start(), Vec::new());
    while board.quiet_moves() < most {
        let after = |mv: &Move| {
            let mut next = board.clone();
            next.play(*mv, &mut |_| ()).expect("a legal move");
            (next.quiet_moves() == 0, seen.contains(&next.position()))
        };
        let mv = board.legal().into_iter().min_by_key(after).expect("a game that goes on");
        let mover = [&evening.ada, &evening.bob][board.turn().expect("a turn") as usize];
        mover.at(&evening.hall).click(&shown, &mv.to_string()).await;
        board.play(mv, &mut |_| ()).expect("a legal move");
        seen.push(board.position());
    }
    shown
}

#[tokio::test]
async fn a_board_without_captures_offers_to_split_the_rest() {
    let evening = Evening::begin().await;
    let board = without_captures(&evening, 50).await;
    evening.hall.until(|_| board.screen().contains("[Offer to split the rest]"), "the button").await;
    evening.bob.at(&evening.hall).click(&board, "Offer to split the rest").await;
    let is_offered = |hall: &Channel| hall.last().text().contains("offers to split the rest of your game");
    evening.hall.until(is_offered, "the offer").await;
}
