//! "More …" under a board: what else a player can do.

use crate::bot::{Evening, GAMES};

#[tokio::test]
async fn a_player_finds_what_can_be_done_besides_moving() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.board_of(game).await;
        let menu = evening.ada.at(&evening.hall).click(&board, "More …").await;
        assert!(menu.is_private());
        assert_eq!(
            menu.screen(),
            format!(
                "Your game of **{name}** against @Bob: what would you like to do?\n\
                 {{My boards: default* | My boards: Light wood | My boards: Dark wood | My boards: Emoji | \
                 My boards: Letters | My boards: Sentences, for screen readers}}\n\
                 [Offer a draw]x [Ask for a takeback]x\n\
                 [Conditional moves …]x [View board privately] [Rules] [📝 Notes …] [Resign …]"
            )
        );
        let question = evening.ada.at(&evening.hall).click(&menu.message(), "Resign …").await;
        assert!(question.text().starts_with(&format!("Resign your game of **{name}** against @Bob?")));
        evening.ada.at(&evening.hall).click(&question.message(), "Yes, I resign").await;
        evening.hall.until(|_| board.text().contains("**@Ada resigned: @Bob wins.**"), "the result").await;
        let late = evening.bob.at(&evening.hall).click_old(&menu.message().as_it_is_now(), "Resign …").await;
        assert_eq!(late.text(), "This game is over. Start a new one with `/play`.");
        for (person, buttons) in [
            (&evening.ada, "[Download moves] [Rules] [📝 Notes …]"),
            (&evening.cem, "[Download moves] [Rules]"),
        ] {
            let menu = person.at(&evening.hall).click(&board, "More …").await.private_answer().await;
            let told = format!("This game of **{name}** is over. What else would you like?\n{buttons}");
            assert_eq!(menu.screen(), told);
        }
    }
}

#[tokio::test]
async fn a_spectator_gets_the_board_as_they_like_it() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.board_of(game).await;
        let cem = evening.cem.at(&evening.hall);
        let settings = cem.slash("settings").send().await.message();
        cem.choose(&settings, "k1:pick:look", &["sentences"]).await;
        let menu = cem.click(&board, "More …").await;
        assert!(menu.is_private());
        assert_eq!(
            menu.screen(),
            "You are watching this game. You can see its board privately, drawn the way you like \
             (`/settings`).\n[View board privately] [Rules]"
        );
        let look = cem.click(&menu.message(), "View board privately").await;
        let look = look.message();
        assert!(look.is_private() && look.buttons().is_empty() && look.text() == menu.text());
        let row = if game == "mangala" { "4 4 4 4 4 4" } else { "6 6 6 6 6 6 6" };
        assert!(look.text().contains(&format!("South: {row}. Store 0.")), "{}", look.text());
    }
}
