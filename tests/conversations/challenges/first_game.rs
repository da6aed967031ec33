//! What whoever has neither finished nor learnt a game meets: a line about what is new to them and a lesson,
//! beside *Begin*, in the challenge and on the board.

use kuzhi_engine::Game;
use kuzhi_tests::conversation::{Message, Person};

use crate::bot::{Evening, learn, moves};

const ABOUT: &str = "💡 **What it is about:** win more seeds than the other player. \
                     A move sows one of your pits: the first seed goes back, the others go one by one \
                     to the right and on into your store. A last seed there gives you another move; \
                     elsewhere it may capture. When a row is empty, the game ends.";

const LESSON: &str = "**Mangala: lesson 1 of 5**";

#[tokio::test]
async fn a_newcomer_can_learn_before_the_first_game() {
    let evening = Evening::of_newcomers().await;
    let ada = evening.ada.at(&evening.hall);
    let question = ada.slash("play").send().await.message();
    assert!(question.text().contains(ABOUT), "{}", question.screen());
    assert!(question.screen().contains("[Begin] [Learn in a minute] "), "{}", question.screen());
    let before = question.screen();
    let lesson = ada.click(&question, "Learn in a minute").await;
    assert!(lesson.is_private() && lesson.text().starts_with(LESSON), "{}", lesson.text());
    assert_eq!(question.screen(), before, "the draft stays");
    ada.choose(&question, "Pallankuzhi", &["Pallankuzhi"]).await;
    assert!(question.text().contains("goes on from the next one"), "the line is of the chosen game");
    ada.click(&question, "Play a person").await;
    let screen = question.screen();
    assert!(screen.contains("What it is about"), "before a game with a person, too: {screen}");
    assert!(screen.contains("[Challenge] [Learn in a minute] "), "{screen}");
}

#[tokio::test]
async fn the_first_board_teaches_until_a_game_is_finished() {
    let evening = Evening::of_newcomers().await;
    let ada = evening.ada.at(&evening.hall);
    let board = ada.slash("play").string("game", "mangala").send().await.message();
    assert!(board.text().contains(&format!("\n{ABOUT}\n**@Ada** to move")), "{}", board.text());
    assert!(board.screen().ends_with(" [Learn in a minute] [More …]"), "{}", board.screen());
    let lesson = ada.click(&board, "Learn in a minute").await;
    assert!(lesson.is_private() && lesson.text().starts_with(LESSON), "{}", lesson.text());
    ada.click(&board, "1 · 4").await;
    evening.bot_has_moved(&board).await;
    // A pit that does not end in the store, after which it would be her turn again.
    let passes = |label: &str| {
        let (pit, seeds) = label.split_once(" · ")?;
        let (pit, seeds): (u8, u8) = (pit.parse().ok()?, seeds.parse().ok()?);
        Some(pit + seeds.max(2) - 1 != 7)
    };
    let buttons = board.buttons().into_iter().filter(|button| button.is_enabled);
    let pit = buttons.map(|button| button.label).find(|label| passes(label) == Some(true)).unwrap();
    ada.click(&board, &pit).await;
    evening.bot_has_moved(&board).await;
    assert!(!board.text().contains(ABOUT), "both have moved twice: {}", board.text());
    let question = ada.slash("resign").send().await.message();
    ada.click(&question, "Yes, I resign").await;
    evening.hall.until(|_| board.text().contains("resigned"), "the end").await;
    assert!(!board.text().contains(ABOUT), "{}", board.text());
    let next = ada.slash("play").string("game", "mangala").send().await.message();
    assert!(!next.screen().contains("Learn in a minute") && !next.text().contains("💡"), "{}", next.screen());
    let question = ada.slash("play").send().await.message();
    assert!(!question.screen().contains("Learn in a minute"), "{}", question.screen());
    // The next game is new again, against the one that she knows.
    let new = "🆕 **New if you know Mangala:** The first seed goes into the next pit, \
               and the stores are not sown into. A last seed that makes two or three";
    ada.choose(&question, "Oware", &["Oware"]).await;
    assert!(question.text().contains(new), "{}", question.text());
    assert!(question.screen().contains("[Begin] [Learn in a minute] "), "{}", question.screen());
    let oware = ada.slash("play").string("game", "oware").send().await.message();
    assert!(oware.text().contains(&format!("\n{new}")), "{}", oware.text());
    assert!(oware.text().contains("\n**@Ada** to move"), "she begins: {}", oware.text());
    let lesson = ada.click(&oware, "Learn in a minute").await;
    assert!(lesson.is_private() && lesson.text().starts_with("**Oware: lesson 1 of "), "{}", lesson.text());
}

#[tokio::test]
async fn the_first_picture_explains_its_signs() {
    let evening = Evening::of_newcomers().await;
    let ada = evening.ada.at(&evening.hall);
    let play = ada.slash("play").string("game", "mangala").string("side", "first");
    let board = play.send().await.message();
    // By pits of this very board.
    let legends =
        ["**1 · 4** on a button: pit 1, seeds in it: 4.", "🔎 **The last move:** dashes where it began"];
    assert!(!board.text().contains(legends[0]), "letters have no signs: {}", board.text());
    let menu = ada.click(&board, "More …").await.message();
    ada.choose(&menu, "My boards: default", &["My boards: Light wood"]).await;
    evening.hall.until(|_| board.text().contains(legends[0]), "the legend of the buttons").await;
    assert!(!board.text().contains(legends[1]), "no move was made: {}", board.text());
    ada.click(&board, "1 · 4").await;
    evening.bot_has_moved(&board).await;
    evening.hall.until(|_| board.text().contains(legends[1]), "the legend of the last move").await;
    assert_eq!(board.attachments().len(), 1);
}

#[tokio::test]
async fn the_rules_are_in_the_menu_of_every_board() {
    let evening = Evening::of_newcomers().await;
    let board = evening.board_of("pallankuzhi").await;
    for person in [&evening.ada, &evening.cem] {
        let menu = person.at(&evening.hall).click(&board, "More …").await.message();
        person.at(&evening.hall).click(&menu, "Rules").await;
        assert!(menu.text().starts_with("**How to play Pallankuzhi**"), "{}", menu.text());
    }
}
fn game(id: &str) -> Game {
    Game::by_id(id).unwrap()
}

#[tokio::test]
async fn a_board_between_people_teaches_while_one_is_new() {
    let evening = Evening::of_newcomers().await;
    learn(&evening.store, &evening.ada, &[game("mangala")]);
    learn(&evening.store, &evening.bob, &[game("kalah")]);
    let new = "🆕 **New if you know Kalah:** The first seed goes back into its pit, ";
    let challenge = evening.challenge().await;
    assert!(challenge.text().contains(new), "{}", challenge.text());
    let board = evening.accepted(&challenge).await;
    assert!(board.text().contains(new) && board.screen().ends_with("[Learn in a minute] [More …]"));
    // On a board of their own, each reads what is new to them.
    let alone = |person: &Person| person.at(&evening.hall).slash("board").string("look", "letters");
    assert!(!alone(&evening.ada).send().await.text().contains("🆕"), "Ada knows it");
    assert!(alone(&evening.bob).send().await.text().contains(new));
    let lesson = evening.bob.at(&evening.hall).click(&board, "Learn in a minute").await;
    assert!(lesson.is_private() && lesson.text().starts_with("**Mangala: lesson 1 of "), "{}", lesson.text());
    for _ in 0..4 {
        let before = board.screen();
        evening.move_on(&board).await;
        evening.hall.until(|_| board.screen() != before && !moves(&board).is_empty(), "the move").await;
    }
    assert!(!board.text().contains("🆕"), "both have moved twice: {}", board.text());
    assert!(board.screen().contains("[Learn in a minute]"), "{}", board.screen());
}

#[tokio::test]
async fn two_newcomers_of_different_games_read_what_suits_both() {
    let evening = Evening::of_newcomers().await;
    learn(&evening.store, &evening.bob, &[game("kalah")]);
    let board = evening.board().await;
    assert!(board.text().contains(ABOUT), "{}", board.text());
}

#[tokio::test]
async fn a_challenge_is_explained_to_whom_it_invites() {
    let evening = Evening::of_newcomers().await;
    learn(&evening.store, &evening.ada, &[game("kalah")]);
    let challenge = evening.challenge_to("kalah").await;
    let about = "💡 **What it is about:** win more seeds than the other player. \
                 A move sows one of your pits, seed by seed, to the right";
    assert!(challenge.text().starts_with("@Bob, @Ada challenges you to **Kalah** · Rated\n"));
    assert!(challenge.text().contains(about) && challenge.text().contains("│ 4│ 4│"), "{}", challenge.text());
    assert!(
        challenge.screen().ends_with("[Accept] [Decline] [Cancel] [How to play]"),
        "{}",
        challenge.screen()
    );
    let lesson = evening.bob.at(&evening.hall).click(&challenge, "How to play").await;
    assert!(
        lesson.is_private() && lesson.text().starts_with("**Kalah: lesson 1 of 5**"),
        "{}",
        lesson.text()
    );
    // Whoever made it cannot accept it, and is not asked to where only they see it.
    let refused = evening.ada.at(&evening.hall).click(&challenge, "Accept").await;
    assert!(refused.is_private() && refused.text().starts_with("This is your own challenge"));
    let id = challenge.buttons()[0].custom_id.clone().unwrap();
    let alone = evening.ada.at(&evening.hall).slash("board").string("look", "letters");
    let alone = alone.string("match", id.rsplit(':').next().unwrap());
    let alone = alone.send().await.message();
    assert!(alone.text().contains("**Kalah**") && alone.buttons().is_empty(), "{}", alone.screen());

    // Bob learns the game before accepting: the board has nothing to teach any more.
    learn(&evening.store, &evening.bob, &[game("kalah")]);
    let board = evening.accepted(&challenge).await;
    assert!(
        !board.text().contains("💡") && !board.screen().contains("Learn in a minute"),
        "{}",
        board.screen()
    );
    let known = evening.challenge_to("kalah").await;
    assert!(!known.screen().contains("How to play") && !known.text().contains("💡"), "{}", known.screen());
}

#[tokio::test]
async fn whoever_accepts_an_open_challenge_may_be_new() {
    let evening = Evening::of_newcomers().await;
    learn(&evening.store, &evening.ada, &[game("kalah")]);
    let play = evening.ada.at(&evening.hall).slash("play").string("game", "kalah").boolean("open", true);
    let challenge = play.string("side", "first").send().await.message();
    assert!(challenge.screen().ends_with("[Accept] [Cancel] [How to play]"), "{}", challenge.screen());
    evening.look_away();
    evening.cem.at(&evening.hall).click(&challenge, "Accept").await;
    assert!(challenge.text().contains("💡 **What it is about:**"), "{}", challenge.text());
    assert!(challenge.screen().contains("[Learn in a minute]"), "{}", challenge.screen());
}

/// Ada and Bob play the first legal moves until another round begins.
async fn second_round(evening: &Evening, id: &str) -> Message {
    let board = evening.board_of(id).await;
    while !board.text().contains("Round 2 of 3") {
        let before = board.screen();
        evening.move_on(&board).await;
        evening.hall.until(|_| board.screen() != before, "the move").await;
    }
    board
}

#[tokio::test]
async fn the_rules_of_a_later_round_come_with_it() {
    let evening = Evening::of_newcomers().await;
    for (id, told) in [
        ("pallankuzhi", "🔁 **A new round:** each of you has filled as many pits as your seeds allow"),
        ("kotu-baendum", "🔁 **A new round:** the winner of the last one has filled all their pits."),
    ] {
        let board = second_round(&evening, id).await;
        assert!(board.text().contains(told), "{}", board.text());
        let question = evening.ada.at(&evening.hall).slash("resign").send().await.message();
        evening.ada.at(&evening.hall).click(&question, "Yes, I resign").await;
        evening.hall.until(|_| board.text().contains("resigned"), "the end").await;
    }
    for person in [&evening.ada, &evening.bob] {
        learn(&evening.store, person, &Game::all().collect::<Vec<_>>());
    }
    let board = second_round(&evening, "pallam-khuzi").await;
    assert!(!board.text().contains("🔁"), "they have learnt it: {}", board.text());
}
