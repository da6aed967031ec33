//! Discord adds fields and values at any time. Where nobody uses them, people do not notice.

use std::time::Duration;

use kuzhi_tests::conversation::Discord;

use crate::bot::{Evening, Transport};

/// An evening on a Discord whose objects have unknown values in all fields that the bot has no use for, from
/// the first event on.
async fn evening(transport: Transport) -> Evening {
    let discord = Discord::start().await;
    discord.mischief().come_from_tomorrow();
    Evening::begin_on(discord, transport, &[]).await
}

const TRANSPORTS: [Transport; 2] = [Transport::Gateway, Transport::Http];

#[tokio::test]
async fn two_people_play_on_whatever_discord_has_added() {
    for transport in TRANSPORTS {
        let evening = evening(transport).await;
        evening.bot.until_healthy().await;
        let old = evening.board().await;
        evening.bot.pass(Duration::from_mins(61));
        evening.ada.at(&evening.hall).click(&old, "1").await;
        evening.until_deleted(&old).await;
        let new = evening.hall.last();
        assert_eq!(new.pings(), ["Bob"], "{transport:?}");
        evening.bob.at(&evening.hall).click(&new, "1").await;
        assert!(new.text().contains("@Bob: pit 1"), "{transport:?}: {}", new.screen());
        let board = evening.ada.at(&evening.hall).slash("board").send().await;
        assert!(!board.is_private(), "{transport:?}: {}", board.text());
        evening.hall.until(|_| new.buttons().is_empty(), "the board to point to the newest").await;
        let question = evening.bob.at(&evening.hall).slash("resign").send().await.message();
        evening.bob.at(&evening.hall).click(&question, "Yes, I resign").await;
        evening.hall.until(|_| board.text().contains("**@Bob resigned: @Ada wins.**"), "the end").await;
    }
}

#[tokio::test]
async fn unknown_discord_fields_break_no_form_or_menu() {
    for transport in TRANSPORTS {
        let evening = evening(transport).await;
        let board = evening.board().await;
        let proposed = evening.ada.at(&evening.hall).autocomplete("move", "pit", "3").await;
        assert_eq!(proposed, [("3 (4 seeds)".to_owned(), "3".into())], "{transport:?}");
        let bob = evening.bob.at(&evening.hall);
        let list = bob.slash("conditional").send().await.message();
        bob.click(&list, "1").await;
        bob.click(&list, "2").await;
        assert!(list.text().contains("• If they play 1, you play **2**"), "{transport:?}: {}", list.text());
        bob.choose(&list, "Delete a line …", &["1 2"]).await;
        assert!(list.text().contains("No moves are planned yet."), "{transport:?}: {}", list.text());
        let menu = bob.click(&board, "More …").await.message();
        let notes = bob.click(&menu, "📝 Notes …").await.private_answer().await;
        let form = bob.click(&notes, "Write …").await.form();
        let answer = bob.submit(&form, &[("What you want to remember", "Watch pit 3.")]).await;
        assert!(answer.text().ends_with("> Watch pit 3."), "{transport:?}: {}", answer.text());
        let page = bob.slash("settings").send().await.message();
        let page = bob.click(&page, "Pings: on").await.message();
        assert!(page.screen().contains("Pings: off"), "{transport:?}: {}", page.screen());
    }
}

#[tokio::test]
async fn the_bot_plays_whatever_discord_has_added() {
    for transport in TRANSPORTS {
        let evening = evening(transport).await;
        let board = evening.board_against_bot(1).await;
        evening.ada.at(&evening.hall).click(&board, "1").await;
        evening.bot_has_moved(&board).await;
        assert!(board.text().contains("Kuzhi: "), "{transport:?}: {}", board.screen());
    }
}
