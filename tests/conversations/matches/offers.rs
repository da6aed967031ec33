//! Offers of a draw or a takeback, between people and to the bot.

use std::sync::Arc;

use kuzhi_domain::matches::{MatchSetup, Place, Seats};
use kuzhi_domain::{ChannelId, MatchId, PlayerId};
use kuzhi_engine::{Game, Move, Side};
use kuzhi_memory_store::MemoryStore;
use kuzhi_search::Level;
use kuzhi_store::{Commit, MatchStore};
use kuzhi_tests::conversation::{Answer, Discord, Message};

use crate::bot::{Bot, Evening, downloaded, moves};

pub(crate) const OFFERED_BEFORE: &str = "You have already offered that in this position. You can offer it \
                                        again after the next move.";

const STILL_OPEN: &str = "Your last offer has not been answered yet. Wait for the answer, or withdraw it \
                          with its button “Decline”.";

/// A game whose two players take turns, played up to Bob's answer.
async fn begun(evening: &Evening, game: &str) -> Message {
    let play =
        evening.ada.at(&evening.hall).slash("play").boolean("rated", true).user("opponent", &evening.bob);
    let challenge = play.string("game", game).string("side", "first").send().await.message();
    evening.look_away();
    evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    evening.wait_for_pings(&evening.ada, 1).await;
    evening.ada.at(&evening.hall).click(&challenge, "1").await;
    evening.bob.at(&evening.hall).click(&challenge, &moves(&challenge)[1].label).await;
    challenge
}

/// A person chooses an offer under "More …".
async fn more(evening: &Evening, who: &str, board: &Message, choice: &str) -> Answer {
    let person = if who == "Ada" { &evening.ada } else { &evening.bob };
    let menu = person.at(&evening.hall).click(board, "More …").await.message();
    person.at(&evening.hall).click(&menu, choice).await
}

#[tokio::test]
async fn an_accepted_draw_ends_the_match() {
    for (game, name) in [("mangala", "Mangala"), ("pallankuzhi", "Pallankuzhi")] {
        let evening = Evening::begin().await;
        let board = begun(&evening, game).await;
        evening.play_in(&board).await;
        let asked = more(&evening, "Ada", &board, "Offer a draw").await;
        evening.hall.until(|_| !asked.follow_ups().is_empty(), "the offer").await;
        let offer = asked.follow_ups().remove(0);
        assert_eq!(
            offer.screen(),
            format!("@Bob, @Ada offers you a draw in your game of **{name}**.\n[Accept] [Decline]")
        );
        assert_eq!(offer.pings(), ["Bob"]);
        let stranger = evening.cem.at(&evening.hall).click(&offer, "Accept").await;
        assert!(stranger.is_private() && stranger.text().starts_with("You are watching this game"));
        evening.bob.at(&evening.hall).click(&offer, "Accept").await;
        let draw = "🤝 **A draw by agreement.**\nRatings: @Ada 1500? (±0) · @Bob 1500? (±0)";
        assert!(offer.text().contains(draw), "{}", offer.text());
        assert_eq!(evening.hall.last().id(), offer.id(), "nobody is called any more");
        assert_eq!(evening.results(game)["Ada"], [0, 1, 0]);
        let export = downloaded(&evening.ada.at(&evening.hall), &offer).await;
        let text = String::from_utf8(export.message().attachments()[0].bytes.to_vec()).unwrap();
        assert!(text.contains("[Result \"draw agreed\"]"), "{text}");
    }
}

#[tokio::test]
async fn a_takeback_undoes_the_last_own_move_and_all_after() {
    for game in ["mangala", "pallankuzhi"] {
        let evening = Evening::begin().await;
        let board = begun(&evening, game).await;
        let (undone, pit) = (board.as_it_is_now(), moves(&board)[0].label.clone());
        assert!(board.text().contains("@Bob: pit"));
        let offer = evening.ada.at(&evening.hall).slash("takeback").send().await;
        assert!(
            offer.text().starts_with("@Bob, @Ada would like to take back their last move"),
            "{}",
            offer.text()
        );
        let offer = offer.message();
        evening.bob.at(&evening.hall).click(&offer, "Accept").await;
        let text = offer.text();
        assert!(!text.contains(": pit "), "{text}");
        assert!(text.contains("@Ada took back a move.\n**@Ada** (South) to move"), "{text}");

        // Ada's earlier move would now be a different one: her outdated button plays nothing.
        let moved = evening.ada.at(&evening.hall).click(&offer, "2").await;
        assert!(moved.is_update() && !offer.text().contains("took back"), "{}", offer.text());
        evening.bob.at(&evening.hall).click(&offer, &moves(&offer)[0].label).await;
        let now = offer.screen();
        let late = evening.ada.at(&evening.hall).click_old(&undone, &pit).await;
        assert!(evening.notice(&late).await.contains("belonged to an earlier position"));
        assert_eq!(offer.screen(), now, "the board stands as it stood");
    }
}

#[tokio::test]
async fn a_late_decline_leaves_the_board_where_it_is() {
    for offered in ["draw", "takeback"] {
        let evening = Evening::begin().await;
        begun(&evening, "mangala").await;
        let offer = evening.ada.at(&evening.hall).slash(offered).send().await.message();
        let asked = offer.as_it_is_now();
        evening.bob.at(&evening.hall).click(&offer, "Accept").await;
        if offered == "draw" {
            evening.hall.until(|_| !offer.attachments().is_empty(), "the card").await;
        }
        let accepted = offer.screen();
        for late in [&evening.bob, &evening.ada] {
            let answer = late.at(&evening.hall).click_old(&asked, "Decline").await;
            assert!(answer.is_private(), "{}", answer.text());
            assert_eq!(offer.screen(), accepted, "{offered}");
        }
    }
    // Nor does a second Decline, or one of an offer from an earlier board.
    let evening = Evening::begin().await;
    let board = begun(&evening, "mangala").await;
    let offer = evening.ada.at(&evening.hall).slash("draw").send().await.message();
    let asked = offer.as_it_is_now();
    evening.bob.at(&evening.hall).click(&offer, "Decline").await;
    let again = evening.bob.at(&evening.hall).click_old(&asked, "Decline").await;
    assert!(again.is_private(), "{}", again.text());
    let offer = evening.ada.at(&evening.hall).slash("takeback").send().await.message();
    evening.move_on(&board).await;
    let lapsed = evening.bob.at(&evening.hall).click(&offer, "Decline").await;
    assert!(lapsed.is_private(), "{}", lapsed.text());
}

#[tokio::test]
async fn a_takeback_gives_one_move_of_several_back() {
    let evening = Evening::of_newcomers().await;
    let board = evening.board().await;
    evening.ada.at(&evening.hall).click(&board, "4").await; // the last stone in the store: Ada moves again
    evening.ada.at(&evening.hall).click(&board, "5").await;
    let early = evening.bob.at(&evening.hall).slash("takeback").send().await;
    assert_eq!(early.text(), "You have not made a move yet, so there is nothing to take back.");
    let offer = evening.ada.at(&evening.hall).slash("takeback").send().await.message();
    let own = evening.ada.at(&evening.hall).click(&offer, "Accept").await;
    assert_eq!(own.text(), "You made this offer yourself, so @Bob has to answer it.");
    evening.bob.at(&evening.hall).click(&offer, "Accept").await;
    let text = offer.text();
    assert!(
        text.contains("@Ada: pit 4, +1. The last seed")
            && text.contains("another move.\n@Ada took back a move."),
        "{text}"
    );
}

#[tokio::test]
async fn an_offer_made_twice_stands_and_is_shown_once() {
    for choice in ["draw", "takeback"] {
        let evening = Evening::begin().await;
        begun(&evening, "mangala").await;
        let ada = evening.ada.at(&evening.hall);
        let offer = ada.slash(choice).send().await.message();
        let shown = offer.screen();
        let again = ada.slash(choice).send().await;
        assert!(again.is_private());
        assert_eq!(again.text(), STILL_OPEN);
        let said = evening.hall.messages();
        let offers = said.iter().filter(|one| one.text().contains("in your game of"));
        assert_eq!((offers.count(), offer.screen()), (1, shown), "{choice}");
        evening.bob.at(&evening.hall).click(&offer, "Accept").await;
        evening.hall.until(|_| !offer.text().contains("in your game of"), "the answer").await;
    }
}

#[tokio::test]
async fn offers_can_be_declined_withdrawn_and_not_repeated() {
    let evening = Evening::begin().await;
    let board = begun(&evening, "mangala").await;
    let ada = evening.ada.at(&evening.hall);
    let draw = ada.slash("draw").send().await.message();
    let second = ada.slash("takeback").send().await;
    assert_eq!(second.text(), STILL_OPEN);
    let old = draw.as_it_is_now();
    evening.bob.at(&evening.hall).click(&draw, "Decline").await;
    assert_eq!(draw.screen(), "@Bob declines the draw and plays on.");
    let gone = evening.bob.at(&evening.hall).click_old(&old, "Accept").await;
    assert_eq!(gone.text(), "This offer has been declined or withdrawn, so it no longer stands.");
    let again = ada.slash("draw").send().await;
    assert!(again.is_private());
    assert_eq!(again.text(), OFFERED_BEFORE);
    let takeback = ada.slash("takeback").send().await.message();
    ada.click(&takeback, "Decline").await;
    assert_eq!(takeback.screen(), "@Ada no longer wants to take back the move.");
    // Bob's own offers are separate, and a move cancels all of them.
    let offer = evening.bob.at(&evening.hall).slash("draw").send().await.message();
    ada.click(&board, "2").await;
    let late = ada.click(&offer, "Accept").await;
    assert!(evening.notice(&late).await.contains("belonged to an earlier position"));
    assert!(!evening.hall.last().text().contains("A draw"));
}

#[tokio::test]
async fn the_bot_grants_a_takeback_at_once_and_in_place() {
    for game in ["mangala", "pallankuzhi"] {
        let evening = Evening::begin().await;
        let play = evening.ada.at(&evening.hall).slash("play").string("side", "first").string("game", game);
        let board = play.integer("level", 1).send().await.message();
        evening.ada.at(&evening.hall).click(&board, "1").await;
        evening.bot_has_moved(&board).await;
        let menu = evening.ada.at(&evening.hall).click(&board, "More …").await.message();
        let old = menu.as_it_is_now();
        evening.ada.at(&evening.hall).click(&menu, "Take back").await;
        assert_eq!(menu.screen(), "Your last move is taken back.");
        let is_again =
            |text: &str| text.contains("@Ada took back a move.\n") && text.contains("\n**@Ada** to move");
        evening.hall.until(|_| is_again(&board.text()), "the board before the move").await;
        assert!(!board.text().contains(": pit "), "{}", board.text());
        assert_eq!(evening.hall.messages().len(), 1, "the board stays where it is and nobody is called");
        // Pressed twice, it takes back only one move.
        evening.ada.at(&evening.hall).click(&board, "2").await;
        evening.bot_has_moved(&board).await;
        let twice = evening.ada.at(&evening.hall).click_old(&old, "Take back").await;
        assert!(twice.text().contains("belonged to an earlier position"), "{}", twice.text());
        assert!(board.text().contains("@Ada: pit 2"), "{}", board.text());
    }
}

#[tokio::test]
async fn an_open_menu_acts_on_the_game_as_it_is() {
    let evening = Evening::begin().await;
    let board = evening.board_against_bot(1).await;
    let ada = evening.ada.at(&evening.hall);
    ada.click(&board, "1").await;
    evening.bot_has_moved(&board).await;
    let menu = ada.click(&board, "More …").await.message();
    let old = menu.as_it_is_now();
    evening.move_on(&board).await;
    evening.bot_has_moved(&board).await;
    ada.click(&menu, "Take back").await;
    evening.hall.until(|_| board.text().contains("@Ada took back a move."), "the takeback").await;
    let taken = board.screen();
    assert!(taken.contains(": pit "), "only the last move is taken back: {taken}");
    // Pressed twice in a row, it is done once and not scolded.
    let twice = ada.click_old(&old, "Take back").await;
    assert_eq!((menu.screen(), twice.follow_ups().len()), ("Your last move is taken back.".to_owned(), 0));
    assert_eq!(board.screen(), taken);
}

#[tokio::test]
async fn an_open_menu_offers_a_draw_in_the_game_as_it_is() {
    let evening = Evening::begin().await;
    let board = begun(&evening, "mangala").await;
    let menu = evening.ada.at(&evening.hall).click(&board, "More …").await.message();
    evening.move_on(&board).await;
    evening.ada.at(&evening.hall).click(&menu, "Offer a draw").await;
    let is_offered = || evening.hall.last().text().contains("@Ada offers");
    evening.hall.until(|_| is_offered(), "the offer").await;
}

#[tokio::test]
async fn a_takeback_makes_the_bot_think_again() {
    let evening = Evening::begin().await;
    let board = evening.board_against_bot(8).await;
    let ada = evening.ada.at(&evening.hall);
    // Whether or not the bot has answered in the meantime, it answers Ada's second request.
    ada.click(&board, "1").await;
    let board = ada.slash("takeback").send().await.message();
    assert!(board.text().contains("@Ada took back a move."), "{}", board.text());
    ada.click(&board, "6").await;
    evening.bot_has_moved(&board).await;
    assert!(board.text().contains("@Ada: pit 6"), "{}", board.text());
    assert!(board.text().contains("Kuzhi: "), "{}", board.text());
}

/// A game that North wins, 28 to 20.
const MOVES: &str = "1 1 5 3 4 1 3 6 6 3 3 4 2 4 4 1 6 6 2 5 5 2 2 5 3 6 6 4 6 3 5 6 6 1 3 5 4";

/// Plays Ada's side of that game against the bot until late, with Ada to move. Returns the answer to her
/// offer of a draw, and the text of the board.
async fn late_draw(side: Side) -> (String, String) {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let store = Arc::new(MemoryStore::default());
    let mut moves: Vec<Move> = MOVES.split_whitespace().map(|text| text.parse().unwrap()).collect();
    let turn = |moves: &[Move]| kuzhi_engine::Match::replay(Game::default(), moves).unwrap().turn();
    while turn(&moves) != Some(side) {
        moves.pop();
    }
    let seats = Seats::against_bot(side, PlayerId(ada.id().get()), Level::default());
    let seats = Side::ALL.map(|side| seats.at(side));
    let place = Place { guild: None, channel: ChannelId(hall.id().get()) };
    let (id, game) = (MatchId::from_random(9), Game::default());
    let played = MatchSetup::played(game, seats, &moves, crate::bot::now()).unwrap();
    let next = MatchSetup { id, place, ..played }.check().unwrap();
    store.commit(&Commit { next, begun: None, interaction: None, quiet: false }).unwrap();
    let _bot = Bot::start(&discord, store, &[]).await;
    let board = ada.at(&hall).slash("board").send().await.message();
    let answer = ada.at(&hall).slash("draw").send().await;
    if answer.is_private() {
        let again = ada.at(&hall).slash("draw").send().await;
        assert_eq!(again.text(), OFFERED_BEFORE);
    }
    (answer.text(), board.text())
}

#[tokio::test]
async fn the_bot_accepts_a_draw_unless_it_is_ahead() {
    // North wins this game: as South the bot accepts a draw, as North it plays on.
    let (answer, _) = late_draw(Side::North).await;
    assert!(answer.starts_with("🤝 **A draw by agreement.**"), "{answer}");
    let (answer, board) = late_draw(Side::South).await;
    assert_eq!(answer, "Kuzhi thinks it is ahead, and plays on.");
    assert!(board.contains("**Your move**"), "{board}");
}

#[tokio::test]
async fn a_draw_is_offered_only_when_both_have_moved() {
    let evening = Evening::begin().await;
    evening.board_against_bot(1).await;
    let early = evening.ada.at(&evening.hall).slash("draw").send().await;
    assert_eq!(early.text(), "You can offer a draw once both of you have made a move.");
}
