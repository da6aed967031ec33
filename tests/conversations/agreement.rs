//! Al-manqala that goes round for ever is ended by agreement.

use kuzhi_tests::conversation::Message;

use crate::bot::Evening;

async fn al_manqala(evening: &Evening) -> Message {
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let challenge = play.string("game", "al-manqala").string("side", "first").send().await.message();
    evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    evening.called(&evening.ada, 1).await;
    challenge
}

#[tokio::test]
async fn an_accepted_offer_halves_the_board() {
    let evening = Evening::begin().await;
    let board = al_manqala(&evening).await;
    let offer = evening.ada.at(&evening.hall).slash("agree").send().await;
    assert_eq!(
        offer.screen(),
        "@Bob, @Ada offers to end this game of **Al-manqala**, because it goes round for ever: \
         each of you would get half of what is on the board.\n[Accept] [Decline]"
    );
    assert_eq!(offer.pings(), ["Bob"]);
    let own = evening.ada.at(&evening.hall).click(&offer.message(), "Accept").await;
    assert_eq!(own.text(), "You made this offer yourself: @Bob can accept it.");
    evening.bob.at(&evening.hall).click(&offer.message(), "Accept").await;
    let text = offer.message().text();
    let over = "**A draw, 49 each.** Both agreed that it would go round for ever.\nEnded early: not rated.";
    assert!(text.ends_with(over), "{text}");
    evening.hall.until(|_| board.buttons().is_empty(), "the old board to point on").await;
}

#[tokio::test]
async fn an_offer_can_be_declined_and_lapses_with_the_next_move() {
    let evening = Evening::begin().await;
    let board = al_manqala(&evening).await;
    let offer = evening.ada.at(&evening.hall).slash("agree").send().await.message();
    evening.bob.at(&evening.hall).click(&offer, "Decline").await;
    assert_eq!(offer.screen(), "@Bob plays on.");
    let again = evening.ada.at(&evening.hall).slash("agree").send().await;
    assert_eq!(again.text(), "You have offered that on this board already. Make a move first.");
    assert!(again.is_private());
    evening.ada.at(&evening.hall).click(&board, "1").await;
    let offer = evening.ada.at(&evening.hall).slash("agree").send().await.message();
    evening.bob.at(&evening.hall).click(&board, "1").await;
    let late = evening.bob.at(&evening.hall).click(&offer, "Accept").await;
    assert!(evening.notice(&late).await.contains("belonged to an earlier position"));
}

#[tokio::test]
async fn only_al_manqala_knows_an_agreement_and_the_bot_plays_on() {
    let evening = Evening::begin().await;
    evening.board().await;
    let mangala = evening.ada.at(&evening.hall).slash("agree").send().await;
    assert_eq!(mangala.text(), "In this game there is no agreement to share what is on the board.");
    assert!(mangala.is_private());
    let play = evening.cem.at(&evening.hall).slash("play").string("game", "al-manqala");
    play.string("side", "first").send().await;
    let bot = evening.cem.at(&evening.hall).slash("agree").send().await;
    assert_eq!(
        bot.text(),
        "Kuzhi plays on. When a position comes back for the third time, the game ends by itself."
    );
}

#[tokio::test]
async fn whoever_offered_may_take_it_back() {
    let evening = Evening::begin().await;
    al_manqala(&evening).await;
    let offer = evening.ada.at(&evening.hall).slash("agree").send().await.message();
    evening.ada.at(&evening.hall).click(&offer, "Decline").await;
    assert_eq!(offer.screen(), "@Ada took back the offer to end the game.");
}
