//! Tournaments that are played over days: a move a day, or a bank that moves fill up.

use std::time::Duration;

use kuzhi_tests::conversation::Message;

use super::{Club, pairings};
use crate::bot::Evening;

impl Club {
    /// Begins it, and returns the news of the first round once its boards are there.
    async fn deal(&self) -> Message {
        self.begin();
        let news = self.news("round 1 of").await;
        let dealt = pairings(&news.text()).len();
        self.thread.until(|_| self.boards().len() == dealt, "the boards of the round").await;
        news
    }

    /// The board of these two.
    fn board_of(&self, pair: &[String; 2]) -> Message {
        let names = |board: &Message| pair.iter().all(|name| board.text().contains(&format!("@{name}")));
        self.boards().into_iter().rfind(names).unwrap()
    }

    /// What somebody reads of their games.
    async fn mine(&self, name: &str) -> String {
        self.person(name).at(&self.evening.hall).click(&self.card, "My games").await.message().text()
    }

    /// Lets hours pass, looking at the tournament now and then.
    async fn pass_hours(&self, hours: u64) {
        for _ in 0..hours * 2 {
            self.evening.bot.pass(Duration::from_mins(30));
            tokio::task::yield_now().await;
        }
    }
}

/// Whether a game ended because nobody made the first move.
fn is_defaulted(board: &Message) -> bool {
    board.text().contains("ran out of time")
}

#[tokio::test]
async fn boards_of_days_are_dealt_and_nobody_presses() {
    let club = Club::gather("swiss", "1d", 4).await;
    let says = "Make your first move within 1 day, or you forfeit the game.";
    assert!(club.card.text().contains(says), "{}", club.card.text());
    let news = club.deal().await;
    assert!(news.text().contains("Your boards are ready."), "{}", news.text());
    for screen in [news.screen(), club.card.screen()] {
        assert!(!screen.contains("Start game"), "{screen}");
    }
    let card = || club.card.text().contains("The round should be over by <t:");
    club.evening.hall.until(|_| card(), "the end on the card").await;
    // South is called by the board, and North by the news.
    for person in &club.people {
        let calls = club.evening.discord.pings_of(person).len();
        assert_eq!(calls, 1, "{}: {}", person.name(), news.text());
    }
    let pair = pairings(&news.text()).remove(0);
    let board = club.board_of(&pair);
    club.resign(&board).await;
    club.pass_hours(23).await;
    assert!(!club.boards().iter().any(is_defaulted), "there is a day for the first move");
    club.pass_hours(2).await;
    club.news("round 2 of 2").await;
    club.thread
        .until(|_| club.boards().iter().filter(|one| is_defaulted(one)).count() == 1, "a default")
        .await;
    let late = &pairings(&news.text())[1];
    let [south, north] = [club.mine(&late[0]).await, club.mine(&late[1]).await];
    assert!(south.contains("Round 1: ") && south.contains("– lost by forfeit"), "{south}");
    assert!(north.contains("– won by forfeit"), "{north}");
}

#[tokio::test]
async fn a_draft_says_when_days_end_and_proposes_a_bank() {
    let evening = Evening::begin().await;
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    let draft = async |kind: &str, clock: &str| {
        let create = ada.slash("tournament create").string("kind", kind).string("clock", clock);
        create.send().await.text()
    };
    let days = draft("swiss", "1d").await;
    assert!(days.contains("With this clock, forty moves take up to 40 days."), "{days}");
    assert!(days.contains("The first round should be over by <t:"), "{days}");
    let quicker = "`3d+12h` is quicker: 3 days each, plus 12 h per move (at most 3 days). \
                   Forty moves then take up to 26 days.";
    assert!(days.contains(quicker), "{days}");
    assert!(days.contains("If a game drags on, you can decide it"), "{days}");
    let bank = draft("league", "3d+12h").await;
    assert!(bank.contains("take up to 26 days.") && !bank.contains("is quicker"), "{bank}");
    let live = draft("swiss", "10+5").await;
    assert!(!live.contains("forty moves"), "{live}");
}

#[tokio::test]
async fn a_pause_stops_the_clocks_of_days() {
    let club = Club::gather("swiss", "1d", 4).await;
    club.deal().await;
    club.pass_hours(20).await;
    club.organise("Ada", "Pause the tournament").await;
    club.news("is paused. No clocks run").await;
    club.news("round 1 of 2.** Paused. No clocks are running.").await;
    club.pass_hours(70).await;
    club.organise("Ada", "Resume the tournament").await;
    club.news("has resumed").await;
    club.pass_hours(3).await;
    assert!(!club.boards().iter().any(is_defaulted), "four hours were left");
    club.pass_hours(2).await;
    club.thread.until(|_| club.boards().iter().take(2).all(is_defaulted), "the defaults").await;
}

#[tokio::test]
async fn organisers_give_back_the_time_for_a_move_of_days() {
    let club = Club::gather("swiss", "1d", 4).await;
    let [first, second] = <[_; 2]>::try_from(pairings(&club.deal().await.text())).unwrap();
    club.pass_hours(20).await;
    club.give_time(&first, "Full time for this move").await;
    let told = club.news("their full time again").await;
    let mut called = told.pings();
    called.sort();
    let mut both = first.clone();
    both.sort();
    assert_eq!(called, both, "the two whom it concerns");
    club.pass_hours(20).await;
    club.thread.until(|_| is_defaulted(&club.board_of(&second)), "the default of the others").await;
    assert!(!is_defaulted(&club.board_of(&first)), "{}", club.board_of(&first).text());
    club.pass_hours(5).await;
    club.thread.until(|_| club.boards().iter().take(2).all(is_defaulted), "both").await;
}

#[tokio::test]
async fn organisers_choose_how_much_time_a_move_of_days_gets() {
    let club = Club::gather("swiss", "1d", 4).await;
    let [first, second] = <[_; 2]>::try_from(pairings(&club.deal().await.text())).unwrap();
    club.pass_hours(20).await;
    let ada = club.person("Ada").at(&club.evening.hall);
    let menu = club.organise("Ada", "More time …").await;
    ada.choose(&menu, "Which game?", &[&format!("1. {} – {}", first[0], first[1])]).await;
    let choices = "[+1 h] [+6 h] [+1 day] [Full time for this move]";
    assert!(menu.screen().contains(choices), "{}", menu.screen());
    ada.click(&menu, "+6 h").await;
    let told = club.news("more time: 6 h").await;
    assert_eq!(told.pings().len(), 2);
    assert!(menu.text().starts_with("Done: gave the player to move in @"), "{}", menu.text());
    club.pass_hours(5).await;
    club.thread.until(|_| is_defaulted(&club.board_of(&second)), "the default of the others").await;
    assert!(!is_defaulted(&club.board_of(&first)), "{}", club.board_of(&first).text());
    club.pass_hours(6).await;
    club.thread.until(|_| is_defaulted(&club.board_of(&first)), "six hours later").await;
}

#[tokio::test]
async fn organisers_give_minutes_to_a_live_game() {
    let club = Club::gather("swiss", "10+5", 4).await;
    club.begin();
    let news = club.news("round 1 of").await;
    let [first, second] = <[_; 2]>::try_from(pairings(&news.text())).unwrap();
    club.give_time(&first, "+15 min").await;
    let told = club.news(&format!("gave @{} – @{} until", first[0], first[1])).await;
    let mut called = told.pings();
    called.sort();
    let mut both = first.clone();
    both.sort();
    assert_eq!(called, both);
    assert!(told.screen().contains("[Start game]"), "{}", told.screen());
    club.evening.bot.pass(Duration::from_mins(6));
    let lost = async |name: &str| club.mine(name).await.contains("lost by forfeit");
    while !lost(&second[0]).await {
        tokio::task::yield_now().await;
    }
    assert!(club.mine(&first[0]).await.contains("not started"), "{}", club.mine(&first[0]).await);
    let ada = club.person("Ada").at(&club.evening.hall);
    let menu = club.organise("Ada", "More time …").await;
    assert!(!menu.screen().contains("All games:"), "only one waits: {}", menu.screen());
    ada.choose(&menu, "Which game?", &[&format!("1. {} – {}", first[0], first[1])]).await;
    assert!(menu.screen().contains("[+5 min] [+15 min] [+60 min]"), "{}", menu.screen());
}

#[tokio::test]
async fn organisers_give_all_games_that_wait_more_time() {
    let club = Club::gather("swiss", "10+5", 4).await;
    club.begin();
    club.news("round 1 of").await;
    let menu = club.organise("Ada", "More time …").await;
    club.person("Ada").at(&club.evening.hall).click(&menu, "All games: +5 min").await;
    let told = club.news("gave until").await;
    assert_eq!(told.pings().len(), 4, "{}", told.text());
    club.evening.bot.pass(Duration::from_mins(6));
    for person in &club.people {
        assert!(club.mine(&person.name()).await.contains("not started"));
    }
}

#[tokio::test]
async fn a_dealt_round_is_paired_again_until_somebody_moves() {
    let club = Club::gather("swiss", "1d", 4).await;
    let news = club.deal().await;
    let old = club.boards();
    let ada = club.person("Ada").at(&club.evening.hall);
    let menu = club.organise("Ada", "Pair the round again").await;
    assert!(menu.text().starts_with("Pair the last round again?"), "{}", menu.text());
    ada.click(&menu, "Pair the round again").await;
    assert_eq!(menu.text(), "Done: paired the round again");
    club.thread.until(|_| club.boards().len() == 4, "the new boards").await;
    let is_broken_off = |board: &Message| crate::bot::moves(board).is_empty();
    club.thread.until(|_| old.iter().all(is_broken_off), "the ends of the old ones").await;
    let board = club.boards().remove(2);
    let mover = club.people.iter().find(|one| board.text().contains(&format!("**@{}** (", one.name())));
    let mv = crate::bot::moves(&board).remove(0).label;
    mover.unwrap().at(&club.thread).click(&board, &mv).await;
    let menu = ada.click(&club.card, "Organise").await.message();
    let refused = ada.choose(&menu, "What to do", &["Pair the round again"]).await.text();
    assert!(refused.starts_with("A game of this round has started"), "{refused} {}", news.text());
}

#[tokio::test]
async fn organisers_decide_a_game_that_drags_on() {
    let club = Club::gather("swiss", "1d", 4).await;
    let [first, second] = <[_; 2]>::try_from(pairings(&club.deal().await.text())).unwrap();
    club.resign(&club.board_of(&second)).await;
    let ada = club.person("Ada").at(&club.evening.hall);
    let menu = club.organise("Ada", "Set a result …").await;
    ada.choose(&menu, "Which game?", &[&format!("1. {} – {}", first[0], first[1])]).await;
    let form = ada.click(&menu, "Draw").await.form();
    let [south, north] = &first;
    assert_eq!(form.title(), format!("½–½: \u{2068}{south}\u{2069} – \u{2068}{north}\u{2069}"));
    ada.submit(&form, &[("Why?", "it drags on")]).await;
    club.news("½–½: it drags on").await;
    let board = club.board_of(&first);
    club.thread.until(|_| crate::bot::moves(&board).is_empty(), "the end of the board").await;
    let says = format!("**Result set by an organiser:** @{} – @{}: ½–½ (it drags on)", first[0], first[1]);
    club.thread.until(|_| board.text().contains(&says), "what it counts, on its board").await;
    assert!(!board.text().contains("no result"), "{}", board.text());
    club.news("round 2 of 2").await;
    assert!(club.mine(&first[0]).await.contains("– drawn"), "{}", club.mine(&first[0]).await);
}
