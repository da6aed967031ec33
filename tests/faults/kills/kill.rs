//! The bot is killed right after its answer arrived.

use kuzhi_tests::conversation::Message;

use crate::program::{Program, Table, command};

/// Returns the message with the current board. The kill may lose where it was last shown, so it may be posted
/// anew.
pub(crate) async fn live(table: &Table) -> Message {
    let is_live = |message: &Message| message.text().contains(") to move");
    table.hall.until(|hall| hall.messages().iter().any(is_live), "a board").await;
    table.hall.messages().into_iter().rfind(is_live).expect("a board was there")
}

#[tokio::test]
async fn answered_moves_survive_a_kill() {
    let table = Table::set().await;
    let program = table.start().await;
    let board = table.challenge().await;
    program.kill().await;
    table.discord.offline().await;

    let program = table.start().await;
    table.bob.at(&table.hall).click(&board, "Accept").await;
    program.kill().await;
    table.discord.offline().await;

    for pit in ["1", "2", "3"] {
        let program = table.start().await;
        let board = live(&table).await;
        let person = if board.text().contains("**@Ada** (South) to move") { &table.ada } else { &table.bob };
        person.at(&table.hall).click(&board, pit).await;
        program.kill().await;
        table.discord.offline().await;
    }
    let program = table.start().await;
    let shown = live(&table).await.screen();
    let again = table.ada.at(&table.hall).slash("board").send().await;
    assert_eq!(again.screen(), shown, "the store has what was shown");
    program.kill().await;
}

#[tokio::test]
async fn a_takeback_is_kept_though_the_bot_is_killed() {
    let table = Table::set().await;
    let program = table.start().await;
    let board = table.challenge().await;
    table.bob.at(&table.hall).click(&board, "Accept").await;
    table.ada.at(&table.hall).click(&board, "1").await;
    let offer = table.ada.at(&table.hall).slash("takeback").send().await.message();
    program.kill().await;
    table.discord.offline().await;

    let program = table.start().await;
    table.bob.at(&table.hall).click(&offer, "Accept").await;
    program.kill().await;
    table.discord.offline().await;

    let _program = table.start().await;
    let board = table.ada.at(&table.hall).slash("board").send().await;
    let text = board.text();
    let is_taken_back = text.contains("@Ada took back a move.\n");
    assert!(is_taken_back && text.contains("**@Ada** (South) to move"), "{text}");
    assert!(!text.contains("@Ada: pit "), "{text}");
    table.ada.at(&table.hall).click(&board.message(), "1").await;
    assert!(board.message().text().contains("@Ada: pit 1"), "{}", board.message().text());
}

/// The person has seen their own move, and is shown the reply after the start.
#[tokio::test]
async fn a_reply_is_shown_though_the_bot_is_killed_in_the_pause() {
    let table = Table::set().await;
    let paused = || {
        let mut run = command(&table.discord, table.folder.path(), &["run"]);
        Program::spawn(run.env("KUZHI_MATCHES__REPLY_PAUSE_MS", "1000"))
    };
    for pit in ["1", "2"] {
        let program = paused();
        table.discord.ready().await;
        let play = table.ada.at(&table.hall).slash("play").string("side", "first").integer("level", 1);
        let board = play.send().await.message();
        table.ada.at(&table.hall).click(&board, pit).await;
        let own = board.text();
        assert!(own.contains("@Ada: pit") && own.contains("is thinking …"), "{own}");
        program.kill().await;
        table.discord.offline().await;
        let program = paused();
        table.discord.ready().await;
        let is_shown = || board.text().contains("Kuzhi: ");
        table.hall.until(|_| is_shown(), "the reply").await;
        program.kill().await;
        table.discord.offline().await;
    }
}

#[tokio::test]
async fn what_is_planned_is_kept_though_the_bot_is_killed() {
    for game in ["mangala", "pallankuzhi"] {
        let table = Table::set().await;
        let program = table.start().await;
        let board = table.challenge_to(game).await;
        table.bob.at(&table.hall).click(&board, "Accept").await;
        let line = table.bob.at(&table.hall).slash("conditional").string("moves", "1 2").send().await;
        assert!(line.text().contains("• If they play 1, you play **2**\n"), "{}", line.text());
        let program = table.restart(program).await;

        let list = table.bob.at(&table.hall).slash("conditional").send().await;
        assert!(list.text().contains("• If they play 1, you play **2**\n"), "{}", list.text());
        table.ada.at(&table.hall).click(&board, "1").await;
        let text = board.text();
        assert!(text.contains("@Bob: pit 2") && text.contains("Planned in advance."), "{text}");
        // After another kill, the line is not played a second time.
        let _program = table.restart(program).await;
        let again = table.ada.at(&table.hall).slash("board").send().await;
        assert_eq!(again.text().matches("Planned in advance.").count(), 1, "{}", again.text());
        for mover in ["@Ada: pit ", "@Bob: pit "] {
            assert_eq!(again.text().matches(mover).count(), 1, "{}", again.text());
        }
    }
}
