//! The options of `/play`.

use crate::bot::Evening;

#[tokio::test]
async fn options_are_proposed_for_the_chosen_game() {
    let evening = Evening::begin().await;
    let play = || evening.ada.at(&evening.hall).slash("play");
    let names = |answer: kuzhi_tests::conversation::Answer| -> Vec<String> {
        answer.choices().into_iter().map(|choice| choice.name).collect()
    };
    let mangala = names(play().typing("options", "").await);
    assert_eq!(mangala, ["end=no-move: the game ends when it is a player’s turn and their row is empty"]);
    let five = names(play().string("game", "pallankuzhi").typing("options", "seeds=5").await);
    assert_eq!(
        five,
        [
            "seeds=5 after_capture=end: five seeds, and captures end the turn (or the first turn takes 46 of \
             70)",
            "seeds=5: five seeds per pit"
        ]
    );
    assert!(names(play().string("game", "al-manqala").typing("options", "").await).is_empty());
}

#[tokio::test]
async fn chosen_options_are_shown_on_challenge_and_board() {
    let evening = Evening::begin().await;
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let challenge = play.string("options", "`END＝no‑move`").send().await.message();
    let line = "Options: the game ends when it is a player’s turn and their row is empty.";
    assert!(challenge.text().contains(line), "{}", challenge.text());
    evening.look_away();
    evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    assert!(challenge.text().contains(line), "{}", challenge.text());
}

#[tokio::test]
async fn unknown_options_are_refused_with_the_known_ones() {
    let evening = Evening::begin().await;
    let play = || evening.ada.at(&evening.hall).slash("play");
    let cases = [
        (play().string("options", "size=5"), "“size” is not an option of Mangala. Choose from `end`."),
        (
            play().string("options", "end=soon"),
            "The option `end` cannot be “soon”. Write one of these: `row-empty`, `no-move`.",
        ),
        (
            play().string("options", "end=अंत"),
            "The option `end` cannot be “अंत”. Write one of these: `row-empty`, `no-move`.",
        ),
        (
            play().string("options", "end"),
            "The option `end` cannot be “”. Write one of these: `row-empty`, `no-move`.",
        ),
        (play().integer("length", 3), "Mangala has no rounds. Leave `length` empty."),
        (
            play().string("game", "pallankuzhi").integer("length", 3).string("options", "rounds=2"),
            "The option `rounds` appears twice. Write it once.",
        ),
    ];
    for (slash, reply) in cases {
        let answer = slash.send().await;
        assert!(answer.is_private());
        assert_eq!(answer.text(), reply);
    }
}

#[tokio::test]
async fn rounds_are_written_among_the_options_too() {
    let evening = Evening::begin().await;
    let play = || evening.ada.at(&evening.hall).slash("play").string("game", "pallankuzhi");
    let five = play().string("options", "rounds=5, seeds=4").send().await;
    assert!(five.text().contains("\nOptions: four seeds per pit.\nRound 1 of 5\n"), "{}", five.text());
}
