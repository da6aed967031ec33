//! One of two servers is lost: it throws the bot out, or deletes the channel. The other one is told.

use kuzhi_tests::conversation::{Guild, Message};

use super::Servers;

impl Servers {
    fn guild(&self, is_home: bool) -> Guild {
        self.evening.discord.guild(if is_home { "Friends" } else { "Rivals" })
    }

    /// Days pass until the bot has given up waiting for one of the servers, and the other one is told.
    async fn until_cancelled(&self, card: &Message) {
        self.evening.days(3).await;
        self.evening.bot.pass_until(|| card.text().contains("Cancelled"), "the end of the match").await;
    }
}

#[tokio::test]
async fn a_server_without_the_bot_ends_a_match_to_come() {
    let servers = Servers::announce("1d", &[]).await;
    servers.gather().await;
    servers.guild(false).remove_bot();
    servers.until_cancelled(&servers.card).await;
}

#[tokio::test]
async fn a_server_without_the_bot_ends_a_match_that_is_played() {
    for is_home in [false, true] {
        let servers = Servers::announce("7d", &[]).await;
        let (there, boards) = servers.begin().await;
        servers.guild(is_home).remove_bot();
        let (card, rest) =
            if is_home { (&there, &servers.court) } else { (&servers.card, &servers.evening.hall) };
        servers.until_cancelled(card).await;
        // Boards were posted anew meanwhile.
        let thread = rest.threads().remove(0);
        let is_over = |one: &Message| one.text().contains("no result");
        let ended = || thread.messages().iter().filter(|one| is_over(one)).count();
        let games = boards[0].len();
        servers.evening.bot.pass_until(|| ended() == games, "the end of the games").await;
    }
}

#[tokio::test]
async fn a_server_that_goes_after_the_end_disturbs_nobody() {
    let servers = Servers::announce("1d", &[]).await;
    let (_, boards) = servers.begin().await;
    for who in ["Ada", "Bob"] {
        let game = Servers::of_game(&boards, who);
        servers.resign([&game[0], &game[1]]).await;
    }
    let hall = servers.evening.hall.clone();
    let over = servers.news(&hall, "**Derby is over.**").await;
    servers.guild(false).remove_bot();
    let thread = hall.threads().remove(0);
    let table = servers.ada.at(&thread).click(&over, "Standings").await.message();
    assert!(table.text().contains("\n2. "), "{}", table.text());
    // Nobody is there to answer whether they play again.
    let again = servers.ada.at(&thread).click(&over, "Return match").await.message();
    assert!(again.text().starts_with("Announced in "), "{}", again.text());
    let is_new = |one: &Message| one.text().starts_with("**Derby") && one.id() != servers.card.id();
    hall.until(|hall| hall.messages().iter().any(is_new), "the return match").await;
    let card = hall.messages().into_iter().find(is_new).unwrap();
    servers.until_cancelled(&card).await;
}

#[tokio::test]
async fn a_match_ends_a_day_after_a_channel_is_gone() {
    let servers = Servers::announce("7d", &[]).await;
    servers.begin().await;
    for thread in servers.court.threads() {
        thread.delete();
    }
    servers.court.delete();
    servers.evening.days(2).await;
    servers.until_cancelled(&servers.card).await;
}
