//! Forms and plans where a user brought the bot along: they work as elsewhere.

use super::user_install::places;
use crate::bot::Evening;
use crate::matches::arranging::Arranging;

#[tokio::test]
async fn a_conditional_move_is_planned_by_buttons() {
    for game in ["mangala", "pallankuzhi"] {
        let evening = Evening::begin().await;
        for place in places(&evening.discord) {
            let board = evening.board_at(&place, game).await;
            let bob = evening.bob.at(&place);
            let menu = bob.click(&board, "More …").await.message();
            let list = bob.click(&menu, "Conditional moves …").await.message();
            assert!(list.is_private(), "nobody else sees what is planned");
            for pit in ["1", "2"] {
                assert!(bob.click(&list, pit).await.is_update(), "the list itself grows");
            }
            assert!(list.text().contains("\n• If they play 1, you play **2**\n"), "{}", list.screen());
            evening.ada.at(&place).click(&board, "1").await;
            let text = board.text();
            assert!(text.contains("@Bob: pit 2") && text.contains("Planned in advance."), "{text}");
        }
        assert_eq!(evening.forbidden(), 0, "nothing is tried that cannot be");
    }
}

#[tokio::test]
async fn a_row_is_laid_out_in_a_form() {
    for index in 0..2 {
        let evening = Arranging::begin_in(|discord| places(discord)[index].clone()).await;
        let at = evening.ada.at(&evening.hall);
        let form = at.click(&evening.board, "Another layout …").await.form();
        let answer = at.submit(&form, &[("Seeds in pits 1 to 7, from your left", "3 0 0 0 0 0 0")]).await;
        assert!(answer.is_private());
        assert!(answer.text().starts_with("That layout is not allowed"), "{}", answer.text());
        // Every layout on a button can also be typed.
        let offered = evening.board.buttons().into_iter().rev().nth(3).unwrap().label;
        let form = at.click(&evening.board, "Another layout …").await.form();
        let answer = at.submit(&form, &[("Seeds in pits 1 to 7, from your left", &offered)]).await;
        assert!(answer.is_update());
        assert!(evening.board.text().contains("@Ada laid out their row"), "{}", evening.board.text());
        assert!(evening.discord.requests().iter().all(|request| request.status != Some(403)));
    }
}
