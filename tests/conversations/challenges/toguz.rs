//! Toguz Kumalak and Bestemshe: nine pits in two rows of buttons, tuzdiks, and how the games end.

use kuzhi_tests::conversation::Message;

use crate::bot::Evening;

/// The board of a game that Ada begins against Bob.
async fn begin(evening: &Evening, game: &str) -> Message {
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let challenge = play.string("game", game).string("side", "first").send().await.message();
    evening.accepted(&challenge).await
}

async fn press(evening: &Evening, board: &Message, pits: &str) {
    for (number, pit) in pits.split(' ').enumerate() {
        let person = if number % 2 == 0 { &evening.ada } else { &evening.bob };
        assert!(person.at(&evening.hall).click(board, pit).await.is_update(), "{}", board.screen());
    }
}

#[tokio::test]
async fn nine_pits_stand_in_two_rows_of_buttons() {
    let evening = Evening::begin().await;
    let board = begin(&evening, "toguz-kumalak").await;
    let buttons = "[1 · 9] [2 · 9] [3 · 9]\n[4 · 9] [5 · 9] [6 · 9]\n[7 · 9] [8 · 9] [9 · 9]";
    assert!(board.screen().contains(buttons), "{}", board.screen());
    press(&evening, &board, "2 9 6 2").await;
    assert!(board.text().contains("@Bob: pit 2, +3, a tuzdik."), "{}", board.text());
    assert!(board.text().contains("Tuzdik of @Bob: South’s pit 2."), "{}", board.text());
    assert!(board.screen().contains("[1 · 11] [2 · T]x [3 · 11]"), "{}", board.screen());
    let ada = evening.ada.at(&evening.hall);
    let refused = ada.slash("move").string("pit", "2").send().await;
    let why = "Pit 2 is your opponent’s for the rest of the game, so you cannot sow it. Choose another pit.";
    assert_eq!(refused.text(), why);
    ada.slash("move").string("pit", "9").send().await;
    evening.hall.until(|hall| hall.transcript().contains(": pit 9"), "the move").await;
}

#[tokio::test]
async fn bestemshe_ends_when_a_player_cannot_move() {
    let evening = Evening::begin().await;
    let board = begin(&evening, "bestemshe").await;
    press(&evening, &board, "4 5 3 4 5 5 4 5 5 3 5 3").await;
    assert!(board.text().contains("🏆 **@Bob wins, 34 to 16.**"), "{}", board.screen());
    let why = "It is @Ada’s turn, and their row is empty, so the game ends. \
               What is left goes to the player in whose row it lies: 12 seeds.";
    assert!(board.text().contains(why), "{}", board.text());
}

#[tokio::test]
async fn their_lessons_teach_sowing_captures_and_the_end() {
    let evening = Evening::begin().await;
    // Each learns one of them: whoever knows the other one is taught less.
    let games = [
        (&evening.ada, "toguz-kumalak", "Toguz Kumalak", "1 2 8 5 9", "becomes your tuzdik (T)"),
        (&evening.bob, "bestemshe", "Bestemshe", "1 2 5 5", "of the seeds, 26, you win at once."),
    ];
    for (person, id, name, pits, rule) in games {
        let person = person.at(&evening.hall);
        let lesson = person.slash("tutorial").string("game", id).send().await.message();
        let title = format!("**{name}: lesson 1 of {}**\nPick up the seeds", pits.split(' ').count());
        assert!(lesson.text().starts_with(&title), "{}", lesson.text());
        for pit in pits.split(' ') {
            person.click(&lesson, pit).await;
            assert!(lesson.text().contains("✅ **Well done.**"), "{}", lesson.text());
            if lesson.screen().contains("[Next lesson ▶]") {
                person.click(&lesson, "Next lesson ▶").await;
            }
        }
        assert!(lesson.text().contains(&format!("🎓 That is all of **{name}**.")), "{}", lesson.text());
        let rules = person.slash("rules").string("game", id).send().await;
        assert!(rules.text().contains(rule), "{}", rules.text());
    }
}
