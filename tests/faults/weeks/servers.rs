//! A match of two servers through kills: a process dies between telling one server and the other. Both are
//! told everything, and once.

use super::posts::{Left, Post};
use super::{Club, Place, Schema, begins};
use crate::derby::Derby;

impl Club {
    async fn kill_between_two_servers(mut self) {
        let court = self.discord.guild("Rivals").channel("court");
        let derby = Derby::gather(&self.discord, [self.hall.clone(), court], "2h").await;
        let there = |says| Post { channel: derby.threads()[1].clone(), says };
        let round = there("round 1 of 1");
        self.kill_while_it_comes(begins(&derby.cards[0]), &round, Left::Sent).await;
        // A board whose answer was lost with its process is posted once more if Discord has forgotten it.
        let has_boards = |_: &Club| derby.boards().iter().all(|boards| boards.len() >= 2);
        self.until(None, "the boards on both servers", has_boards).await;
        derby.resign().await;
        derby.until_resigned(1).await;
        // This time the other server is not told at all.
        let over = there("**Derby is over.**");
        let before = self.lose(&over, Left::Nothing);
        derby.resign().await;
        self.kill_and_see(&over, before).await;
        derby.until_resigned(2).await;
        let is_over = |_: &Club| derby.cards.iter().all(|card| card.text().contains("is over"));
        self.until(None, "the end on both messages", is_over).await;
        for text in ["round 1 of 1.**", "**Derby is over.**"] {
            assert_eq!(derby.count(text), [1, 1], "{text}");
        }
        let [here, there] = derby.boards().map(|boards| boards.len());
        assert!(here == 2 && (2..=4).contains(&there), "{here} and {there} boards");
        for (process, _folder) in self.processes {
            process.stop().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_on_postgresql_are_told_once_through_kills() {
    let Some(schema) = Schema::new() else { return };
    Club::gather(Place::Database(schema)).await.kill_between_two_servers().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_in_a_folder_are_told_once_through_kills() {
    Club::gather(Place::Folder).await.kill_between_two_servers().await;
}
