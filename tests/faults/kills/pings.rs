//! The bot is killed right after it called someone: nobody is called twice for the same turn.

use kuzhi_domain::matches::Seat;
use kuzhi_domain::{ChannelId, PlayerId};
use kuzhi_store::{Delivered, LookupStore, MatchStore, SledStore};

use super::restart::keep_untold;
use crate::program::Table;

const GAMES: [&str; 2] = ["mangala", "pallankuzhi"];

/// Makes everyone count as away: the program's clock cannot be set.
fn forget_who_was_there(table: &Table) {
    let store = SledStore::open(table.folder.path(), 8).unwrap();
    for one in store.live_in(ChannelId(table.hall.id().get())).unwrap() {
        let delivered = store.delivered(one.id()).unwrap();
        store.save_delivered(one.id(), Delivered { acted: [None; 2], ..delivered }).unwrap();
    }
    store.make_durable().unwrap();
}

#[tokio::test]
async fn a_call_to_move_is_not_repeated() {
    for game in GAMES {
        let table = Table::set().await;
        let program = table.start().await;
        let board = table.challenge_to(game).await;
        assert!(program.stop().await.success());
        table.discord.offline().await;
        forget_who_was_there(&table);
        let program = table.start().await;
        table.bob.at(&table.hall).click(&board, "Accept").await;
        table.wait_for_pings(&table.ada, 1).await;
        let program = table.restart(program).await;
        // Her move follows everything that the start does in the match.
        table.ada.at(&table.hall).click(&board, "1").await;
        assert!(board.text().contains("@Ada: pit 1"), "{}", board.text());
        assert!(program.stop().await.success());
        assert_eq!(table.discord.pings_of(&table.ada).len(), 1);
    }
}

#[tokio::test]
async fn a_board_that_calls_is_not_posted_twice() {
    for game in GAMES {
        let table = Table::set().await;
        keep_untold(&table, game, Seat::Person(PlayerId(table.bob.id().get())));
        let program = table.start().await;
        table.wait_for_pings(&table.bob, 1).await;
        let program = table.restart(program).await;
        let board = table.hall.last();
        table.bob.at(&table.hall).click(&board, "1").await;
        assert!(board.text().contains("@Bob: pit 1"), "{}", board.text());
        assert!(program.stop().await.success());
        assert_eq!(table.discord.pings_of(&table.bob).len(), 1);
        let boards = table.hall.messages().into_iter().filter(|one| one.text().contains(") to move"));
        assert_eq!(boards.count(), 1, "{}", table.hall.transcript());
    }
}

/// The answer that mentions Bob has arrived, and the bot is killed before it knows that. When it is back,
/// Discord has forgotten all nonces.
#[tokio::test]
async fn a_challenge_pings_once_through_a_kill() {
    for game in GAMES {
        let table = Table::set().await;
        let program = table.start().await;
        let mut held = table.discord.mischief().on_next("GET", "/messages/@original").hold();
        let play = table.ada.at(&table.hall).slash("play").user("opponent", &table.bob);
        let _pending = play.string("game", game).string("side", "first").send().begin();
        held.arrived().await;
        table.wait_for_pings(&table.bob, 1).await;
        program.kill().await;
        drop(held);
        table.discord.offline().await;
        table.discord.mischief().forget_nonces();
        let program = table.start().await;
        // The board that the start posted, because it cannot know of the existing one.
        table.hall.until(|hall| hall.messages().len() == 2, "the challenge, posted by the start").await;
        let board = table.hall.last();
        table.bob.at(&table.hall).click(&board, "Decline").await;
        assert!(program.stop().await.success());
        assert_eq!(table.discord.pings_of(&table.bob).len(), 1);
    }
}

#[tokio::test]
async fn a_challenge_is_not_made_twice() {
    for game in GAMES {
        let table = Table::set().await;
        let program = table.start().await;
        let challenge = table.challenge_to(game).await;
        // The next action on the challenge is answered after the challenge was recorded.
        assert!(table.ada.at(&table.hall).click(&challenge, "Accept").await.is_private());
        let program = table.restart(program).await;
        table.bob.at(&table.hall).click(&challenge, "Decline").await;
        assert!(program.stop().await.success());
        assert_eq!(table.discord.pings_of(&table.bob).len(), 1);
        assert_eq!(table.hall.messages().len(), 1, "{}", table.hall.transcript());
    }
}
