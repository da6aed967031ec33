//! The week on a server in one message.

use std::time::Duration;

use kuzhi_domain::matches::{MatchSetup, Place, Seat};
use kuzhi_domain::{ChannelId, GuildId, MatchId, PlayerId};
use kuzhi_engine::Game;
use kuzhi_store::Commit;
use kuzhi_tests::conversation::{Channel, Message};

use super::{DAY, manager, page, set_up};
use crate::bot::Evening;
use crate::people::leaderboard::lose;

/// A game of Mangala that ends in a draw.
fn drawn() -> kuzhi_engine::Match {
    let played = |seed: usize| {
        let mut board = Game::by_id("mangala").unwrap().start();
        while board.outcome().is_none() {
            let (legal, ply) = (board.legal(), board.moves().len());
            board.play(legal[(seed * (ply + 3) + ply) % legal.len()], &mut |_| ()).unwrap();
        }
        board
    };
    let is_drawn = |board: &kuzhi_engine::Match| board.outcome().unwrap().winner.is_none();
    (0..1_000).map(played).find(is_drawn).unwrap()
}

impl Evening {
    /// Ada and Bob have played a game of Mangala to its end in a channel.
    fn keep_played(&self, number: u64, channel: &Channel) {
        let pair = [&self.ada, &self.bob].map(|one| Seat::Person(PlayerId(one.id().get())));
        let board = drawn();
        let setup = MatchSetup::played(board.game(), pair, board.moves(), self.bot.now()).unwrap();
        let guild = Some(GuildId(self.discord.guild("Friends").id().get()));
        let place = Place { guild, channel: ChannelId(channel.id().get()) };
        let next = MatchSetup { id: MatchId::from_random(number), place, ..setup }.check().unwrap();
        self.store.commit(&Commit { next, begun: None, interaction: None, quiet: false }).unwrap();
    }

    /// Passes the time until the next Monday, a minute after 18:00 UTC.
    fn pass_until_monday(&self) {
        const WEEK: u64 = 7 * 24 * 3_600;
        // 5 January 1970 was a Monday.
        let monday = (4 * 24 + 18) * 3_600 + 60;
        let since = (self.bot.now().as_secs() + WEEK - monday) % WEEK;
        self.bot.pass(Duration::from_secs(WEEK - since));
    }

    async fn next_week(&self, channel: &Channel, number: usize) -> Message {
        self.pass_until_monday();
        channel.until(|channel| channel.messages().len() == number, "the week").await;
        channel.last()
    }
}

#[tokio::test]
async fn it_tells_what_was_played_and_nothing_of_an_empty_week() {
    let evening = Evening::begin().await;
    let lounge = evening.discord.guild("Friends").channel("lounge");
    let page = set_up(&evening, "The week", &lounge).await;
    assert!(page.text().contains("It comes to #lounge: Monday, 18:00 (UTC)."), "{}", page.text());
    assert!(lounge.messages().is_empty());
    for loser in [&evening.bob, &evening.cem] {
        lose(loser, &evening.ada, &evening.hall, "mangala").await;
    }
    evening.keep_won_from_bot("mangala", 1, &evening.ada, 4);
    evening.keep_played(2, &evening.hall);
    let week = evening.next_week(&lounge, 1).await;
    let text = week.text();
    assert!(text.starts_with("**The week on this server** · <t:"), "{text}");
    assert!(text.contains("\nGames between players: 3 · against Kuzhi: 1 · players: 3\n"), "{text}");
    assert!(text.contains("\n**Game of the week:** @Ada – @Bob, Mangala. It ended in a draw.\n"), "{text}");
    assert!(text.contains("\n**Biggest rating gains**\n• @Ada +"), "{text}");
    assert!(text.ends_with("\n**Levels beaten for the first time**\n• @Ada: level 4 in Mangala"), "{text}");
    assert!(week.pings().is_empty() && week.attachments().len() == 1 && week.screen().ends_with("[Replay]"));
    let replay = evening.cem.at(&lounge).click(&week, "Replay").await;
    assert!(replay.is_private(), "{}", replay.text());

    // Nothing comes after a week without games, and no level is beaten for the first time twice.
    evening.pass_until_monday();
    evening.ada.at(&evening.hall).slash("help").send().await;
    lose(&evening.bob, &evening.ada, &evening.hall, "mangala").await;
    let next = evening.next_week(&lounge, 2).await;
    assert!(!next.text().contains("Levels beaten") && !next.text().contains("Game of the week"));
    assert!(next.text().contains("\nGames between players: 1 · against Kuzhi: 0 · players: 2"));
    evening.discord.assert_clean();
}

#[tokio::test]
async fn managers_choose_the_day_and_the_hour() {
    let evening = Evening::begin().await;
    let lounge = evening.discord.guild("Friends").channel("lounge");
    let off = "\
**The week on this server**
It is not posted. Choose a channel: it comes there every week (Monday, 18:00).
This server has no time zone yet, so that is UTC. `/settings timezone` sets it.
{Post it in …: …}
[Automatic posts] [Server settings]";
    assert_eq!(page(&evening, "The week").await.screen(), off);
    let page = set_up(&evening, "The week", &lounge).await;
    let mira = manager(&evening);
    mira.at(&evening.hall).choose(&page, "Day: Monday", &["Day: Friday"]).await;
    mira.at(&evening.hall).choose(&page, "Time: 18:00", &["Time: 20:00"]).await;
    mira.at(&evening.hall).slash("settings").string("timezone", "Europe/Istanbul").send().await;
    let again = super::page(&evening, "The week").await;
    assert!(
        again.text().contains("It comes to #lounge: Friday, 20:00 (Europe/Istanbul)."),
        "{}",
        again.text()
    );
    mira.at(&evening.hall).click(&again, "Stop it").await;
    assert_eq!(again.text().lines().nth(1), off.lines().nth(1));
    lose(&evening.bob, &evening.ada, &evening.hall, "mangala").await;
    evening.bot.pass(9 * DAY);
    evening.ada.at(&evening.hall).slash("help").send().await;
    assert!(lounge.messages().is_empty());
    let refused = evening.ada.at(&evening.hall).forge(&again, "k1:set:week:off").await;
    assert!(refused.private_answer().await.text().starts_with("Only people who manage this server"));
    evening.discord.assert_clean();
}

#[tokio::test]
async fn games_of_closed_channels_are_counted_and_not_shown() {
    let evening = Evening::begin().await;
    let guild = evening.discord.guild("Friends");
    let (lounge, den) = (guild.channel("lounge"), guild.channel("den").hidden_from_all());
    set_up(&evening, "The week", &lounge).await;
    evening.keep_played(2, &den);
    let text = evening.next_week(&lounge, 1).await.text();
    assert!(text.ends_with("\nGames between players: 1 · against Kuzhi: 0 · players: 2"), "{text}");
    evening.discord.assert_clean();
}

#[tokio::test]
async fn a_channel_that_refuses_is_told_at_once_or_later() {
    let evening = Evening::begin().await;
    let guild = evening.discord.guild("Friends");
    let closed = guild.channel("secret").closed_to_bot();
    let page = page(&evening, "The week").await;
    let mira = manager(&evening);
    let refused = mira.at(&evening.hall).choose_channels(&page, "Post it in …", &[&closed]).await;
    let text = refused.private_answer().await.text();
    assert!(text.starts_with("Kuzhi could not write in #secret."), "{text}");
    let lounge = guild.channel("lounge");
    set_up(&evening, "The week", &lounge).await;
    evening.keep_played(2, &evening.hall);
    lounge.open_to_bot(false);
    evening.pass_until_monday();
    let told = mira.dm();
    evening.bot.pass_until(|| !told.messages().is_empty(), "a word to whoever chose it").await;
    let text = told.last().text();
    assert!(text.starts_with("The week no longer comes to #lounge"), "{text}");
    let _ = evening.discord.take_violations();
}
