//! `/move`, with valid and invalid input.

use crate::bot::{Evening, GAMES};

#[tokio::test]
async fn a_written_move_brings_the_board_along() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let old = evening.board_of(game).await;
        let answer = evening.ada.at(&evening.hall).slash("move").string("pit", "1").send().await;
        assert!(answer.text().contains("@Ada: pit 1"), "{}", answer.text());
        assert!(answer.message().id() != old.id() && !answer.is_private());
        evening.hall.until(|_| old.buttons().is_empty(), "the old board to point to the new one").await;
        let pointer = old.text();
        assert!(pointer.starts_with("The board has moved: https://discord.com/channels/"), "{pointer}");
        evening.bob.at(&evening.hall).click(&answer.message(), "1").await;
        assert!(answer.text().contains("@Bob: pit 1"));
        evening.until_deleted(&old).await;
    }
}

#[tokio::test]
async fn legal_moves_are_proposed() {
    for (game, pits, seeds) in [("mangala", 6, 4), ("pallankuzhi", 7, 6)] {
        let evening = Evening::begin().await;
        evening.board_of(game).await;
        let proposed = evening.ada.at(&evening.hall).autocomplete("move", "pit", "").await;
        let names: Vec<String> = proposed.into_iter().map(|(name, _)| name).collect();
        let expected: Vec<String> = (1..=pits).map(|pit| format!("{pit} ({seeds} seeds)")).collect();
        assert_eq!(names, expected);
        let proposed = evening.ada.at(&evening.hall).autocomplete("move", "pit", "3").await;
        assert_eq!(proposed, [(format!("3 ({seeds} seeds)"), "3".into())]);
        let early = evening.bob.at(&evening.hall).autocomplete("move", "pit", "").await;
        assert!(early.is_empty(), "not Bob's turn");
    }
}

#[tokio::test]
async fn a_move_is_read_however_it_is_typed() {
    for typed in ["١", "१", "௧", "１", "\u{a0}1\u{202f}", "\u{200f}1", "\u{feff}1", "`1`", "“1”"] {
        let evening = Evening::begin().await;
        let ada = evening.ada.at(&evening.hall);
        evening.board_of("mangala").await;
        let proposed = ada.autocomplete("move", "pit", typed).await;
        assert_eq!(proposed, [("1 (4 seeds)".to_owned(), "1".into())], "{typed:?}");
        let answer = ada.slash("move").string("pit", typed).send().await;
        assert!(answer.text().contains("@Ada: pit 1"), "{typed:?}: {}", answer.text());
    }
}

#[tokio::test]
async fn what_is_no_move_is_quoted_as_it_was_typed() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    evening.board_of("mangala").await;
    for (typed, quoted) in [
        ("#3", "#3"),
        ("3️⃣", "3️⃣"),
        ("3\u{200b}", "3‹U+200B›"),
        ("3–5", "3–5"),
        ("4.4/4.4", "4.4/4.4"),
        ("तीन", "तीन"),
        ("மூன்று", "மூன்று"),
        ("තුන", "තුන"),
    ] {
        let moved = ada.slash("move").string("pit", typed).send().await;
        let said = format!("“{quoted}” is not a move. Write the number of one of your pits, such as 3.");
        assert_eq!(moved.text(), said);
    }
}

#[tokio::test]
async fn nonsense_is_answered_kindly_and_changes_nothing() {
    let cases = [
        ("three", "“three” is not a move. Write the number of one of your pits, such as 3."),
        ("0", "“0” is not a move. Write the number of one of your pits, such as 3."),
        ("10", "“10” is not a move. Write the number of one of your pits, such as 3."),
        (
            "@everyone `x`",
            "“@\u{200b}everyone \\`x\\`” is not a move. Write the number of one of your pits, such as 3.",
        ),
        ("=std", "That move cannot be made now. Write the number of one of your pits."),
    ];
    let too_far = [
        ("9", "There is no pit 9: yours are numbered 1 to 6."),
        ("8", "There is no pit 8: yours are numbered 1 to 7."),
    ];
    for ((game, _), too_far) in GAMES.into_iter().zip(too_far) {
        let evening = Evening::begin().await;
        let board = evening.board_of(game).await;
        let before = board.screen();
        for (text, reply) in cases.into_iter().chain([too_far]) {
            let answer = evening.ada.at(&evening.hall).slash("move").string("pit", text).send().await;
            assert_eq!(answer.text(), reply);
            assert!(answer.is_private() && answer.pings().is_empty());
        }
        assert_eq!(board.screen(), before);
    }
}

#[tokio::test]
async fn moves_out_of_turn_and_by_spectators_are_refused() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.board_of(game).await;
        evening.ada.at(&evening.hall).click(&board, "1").await;
        let early = evening.ada.at(&evening.hall).slash("move").string("pit", "2").send().await;
        assert_eq!(early.text(), "It is @Bob’s turn. You can move when it is yours.");
        assert!(early.is_private());
        let stranger = evening.cem.at(&evening.hall).slash("move").string("pit", "1").send().await;
        assert_eq!(
            stranger.text(),
            "You have no game in this channel. Start one with `/play`, or find yours with `/games`."
        );
    }
}

#[tokio::test]
async fn unknown_commands_get_empty_suggestions_at_once() {
    let evening = Evening::begin().await;
    evening.discord.server().change(|world| {
        let resign = world.commands.iter_mut().find(|command| command.name() == "resign").unwrap();
        resign.definition["name"] = "surrender".into();
    });
    let proposed = evening.ada.at(&evening.hall).autocomplete("surrender", "match", "").await;
    assert_eq!(proposed, []);
    let answer = evening.ada.at(&evening.hall).slash("surrender").send().await;
    assert_eq!(answer.text(), "Kuzhi no longer has this command. `/help` lists the ones it has.");
}
