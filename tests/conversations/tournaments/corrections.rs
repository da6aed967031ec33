//! Results that are undone, made void or set: standings, log, games and congratulations follow.

use std::time::Duration;

use kuzhi_tests::conversation::{Message, Person};

use super::{Club, pairings, table};
use crate::bot::play_in;

impl Club {
    /// Somebody who manages the server and does not play.
    fn mira(&self) -> Person {
        self.evening.discord.person("Mira").managing_guilds()
    }

    /// Both players of each pairing of a round come, and nobody moves until their time is up.
    async fn run_out_of_time(&self, round: usize) -> Vec<Message> {
        let news = self.news(&format!("round {round} of")).await;
        let pairings = pairings(&news.text());
        for name in pairings.iter().flatten() {
            self.person(name).at(&self.thread).click(&news, "Start game").await;
        }
        self.thread.until(|_| self.boards().len() == pairings.len(), "the boards").await;
        self.evening.bot.pass(Duration::from_mins(11));
        let is_over = |board: &Message| board.text().contains("did not make the first move in time");
        self.thread.until(|_| self.boards().iter().all(is_over), "the ends").await;
        self.boards()
    }

    /// What Mira is asked or told when she wants to correct a result.
    async fn correct(&self, board: &Message, button: &str) -> Message {
        let mira = self.mira().at(&self.thread);
        let replay = mira.click(board, "Replay").await.message();
        mira.click(&replay, button).await.message()
    }

    async fn standings(&self) -> String {
        let ada = self.person("Ada").at(&self.evening.hall);
        ada.click(&self.card, "Standings").await.message().text()
    }

    pub(super) async fn set_result(&self, game: &str, result: &str) {
        let ada = self.person("Ada").at(&self.evening.hall);
        let menu = ada.click(&self.card, "Organise").await.message();
        ada.choose(&menu, "What to do", &["Set a result …"]).await;
        ada.choose(&menu, "Which game?", &[game]).await;
        let form = ada.click(&menu, result).await.form();
        ada.submit(&form, &[("Why?", "a fault of ours")]).await;
        self.news(": a fault of ours").await;
    }
}

#[tokio::test]
async fn an_undone_game_is_played_again_in_its_tournament() {
    let club = Club::gather("league", "10+5", 3).await;
    club.begin();
    let board = club.run_out_of_time(1).await.remove(0);
    let [south, north] = pairings(&club.news("round 1 of 3").await.text()).remove(0);
    let mine = async || {
        let own = club.person(&south).at(&club.evening.hall);
        own.click(&club.card, "My games").await.message().text()
    };
    while !mine().await.contains("lost by forfeit") {
        tokio::task::yield_now().await;
    }
    let question = club.correct(&board, "Undo result …").await;
    club.mira().at(&club.thread).click(&question, "Yes, undo the result").await;
    assert_eq!(question.screen(), "Undone: the game goes on with fresh time.");
    let told = club.news("will be played again: its result was undone").await;
    assert!(told.text().contains(&format!("@{south} – @{north}")), "{}", told.text());
    assert!(mine().await.contains("in progress"), "{}", mine().await);
    let log = club.person("Bob").at(&club.evening.hall).click(&club.card, "Log").await.message().text();
    assert!(log.contains("@Mira: ") && log.contains("will be played again"), "{log}");
    club.thread.until(|_| !crate::bot::moves(&board).is_empty(), "the board").await;
    club.resign(&board).await;
    while mine().await.contains("in progress") {
        tokio::task::yield_now().await;
    }
    assert!(!mine().await.contains("forfeit"), "{}", mine().await);
}

#[tokio::test]
async fn a_tournament_that_has_gone_on_says_where_results_are_set() {
    let club = Club::gather("swiss", "10+5", 4).await;
    club.begin();
    let board = club.run_out_of_time(1).await.remove(0);
    club.news("round 2 of 2").await;
    let refused = club.correct(&board, "Undo result …").await.text();
    let says = "The tournament has moved on with this result, so the game is not played again. To change \
                what it counts as, press **Organise** below the first message of the tournament and choose \
                **Set a result …**";
    assert!(refused.starts_with(says), "{refused}");
    assert!(board.text().contains("did not make the first move in time"), "{}", board.text());
}

#[tokio::test]
async fn a_void_game_counts_for_nobody_in_its_tournament() {
    let club = Club::gather("league", "3d", 3).await;
    club.begin();
    let news = club.news("round 1 of 3").await;
    let [south, north] = pairings(&news.text()).remove(0);
    let pair = [club.person(&south), club.person(&north)];
    club.thread.until(|_| club.boards().len() == 1, "the board").await;
    let board = club.boards().remove(0);
    play_in(&board, &club.thread, pair).await;
    club.resign(&board).await;
    club.news("round 2 of 3").await;
    assert!(club.standings().await.contains(" 1 1-0-0"), "{}", club.standings().await);
    let question = club.correct(&board, "Void result …").await;
    let says = "In its tournament, the game then counts for neither player.";
    assert!(question.text().ends_with(says), "{}", question.text());
    club.mira().at(&club.thread).click(&question, "Yes, void the result").await;
    club.news(&format!("@{south} – @{north} counts for neither: its result was voided")).await;
    assert!(!club.standings().await.contains(" 1-0-0"), "{}", club.standings().await);
}

#[tokio::test]
async fn a_result_that_is_set_moves_places_on_a_ladder() {
    let club = Club::gather("ladder", "10+5", 5).await;
    let esi = club.person("Esi").at(&club.evening.hall);
    let question = esi.click(&club.card, "Challenge").await.message();
    esi.choose(&question, "Who?", &["2. Bob"]).await;
    let call = club.news("@Bob, @Esi challenges you for 2nd place").await;
    club.person("Bob").at(&club.thread).click(&call, "Start game").await;
    club.thread.until(|_| club.boards().len() == 1, "the board").await;
    club.resign(&club.boards()[0]).await;
    club.news("@Esi takes 2nd place from @Bob").await;
    club.set_result("1. Bob – Esi", "Bob won").await;
    let text = club.standings().await;
    let is_at = |text: &str, place: &str| table(text).iter().any(|line| line.starts_with(place));
    assert!(is_at(&text, "2. Bob ") && is_at(&text, "5. Esi "), "{text}");
    let told = club.news("to 1–0: a fault of ours").await.text();
    assert!(told.contains("Top places: @Ada, @Bob, @Cem"), "{told}");
    let board = club.boards().remove(0);
    let says = "\n**Result set by an organiser:** @Bob – @Esi: 1–0 (a fault of ours)";
    club.thread.until(|_| board.text().contains(says), "what the game counts, on its board").await;
    club.set_result("1. Bob – Esi", "Esi won").await;
    let text = club.standings().await;
    assert!(is_at(&text, "2. Esi ") && is_at(&text, "3. Bob "), "{text}");
}

#[tokio::test]
async fn a_game_is_played_again_or_counts_for_nobody() {
    let club = Club::gather("league", "10+5", 3).await;
    club.begin();
    let news = club.news("round 1 of 3").await;
    let [south, north] = pairings(&news.text()).remove(0);
    let pair = [club.person(&south), club.person(&north)];
    for person in pair {
        person.at(&club.thread).click(&news, "Start game").await;
    }
    club.thread.until(|_| club.boards().len() == 1, "the board").await;
    let board = club.boards().remove(0);
    play_in(&board, &club.thread, pair).await;
    club.resign(&board).await;
    club.news("round 2 of 3").await;
    let mira = club.mira();
    let mira = mira.at(&club.evening.hall);
    let choose = async |button: &str| {
        let menu = mira.click(&club.card, "Organise").await.message();
        mira.choose(&menu, "What to do", &["Set a result …"]).await;
        mira.choose(&menu, "Which game?", &[&format!("1. {south} – {north}")]).await;
        let form = mira.click(&menu, button).await.form();
        mira.submit(&form, &[("Why?", "the wrong game")]).await;
        menu
    };
    let done = choose("Remove the result …").await;
    let says = "For ratings, the game still counts as it was played.";
    assert!(done.text().starts_with("Done: removed the result of"), "{}", done.text());
    assert!(done.text().ends_with(says), "{}", done.text());
    club.news("removed the result of").await;
    let says = "**Result removed by an organiser:** in the tournament it counts for neither (the wrong game)";
    club.thread.until(|_| board.text().contains(says), "that it counts for neither, on its board").await;
    let mine = async || pair[0].at(&club.evening.hall).click(&club.card, "My games").await.message().text();
    let of_round = async || mine().await.lines().find(|line| line.starts_with("Round 1:")).map(str::to_owned);
    let line = of_round().await.unwrap();
    assert!(line.ends_with("– result removed"), "{line}");
    let standings = club.standings().await;
    assert!(table(&standings).iter().all(|line| line.ends_with("0-0-0")), "{standings}");
    let done = choose("Play it again …").await;
    assert!(done.screen().contains("[Void it too]"), "{}", done.screen());
    let call = club.news("played again: the wrong game").await;
    let says =
        "**Played again on another board:** in the tournament this game does not count (the wrong game)";
    club.thread.until(|_| board.text().contains(says), "that it is played again, on its board").await;
    assert!(!board.text().contains("Result removed"), "{}", board.text());
    let mut called = call.pings();
    called.sort();
    let mut both = [south.clone(), north.clone()];
    both.sort();
    assert_eq!(called, both);
    let told = mira.click(&done, "Void it too").await.message().text();
    assert!(told.starts_with("Void: this result no longer counts"), "{told}");
    for person in pair {
        person.at(&club.thread).click(&call, "Start game").await;
    }
    club.thread.until(|_| club.boards().len() == 2, "a new board").await;
    club.resign(&club.boards()[1]).await;
    while mine().await.contains("in progress") {
        tokio::task::yield_now().await;
    }
    let line = of_round().await.unwrap();
    assert!(line.ends_with("– won") || line.ends_with("– lost"), "{line}");
}

#[tokio::test]
async fn a_corrected_champion_is_congratulated() {
    let club = Club::gather("league", "10+5", 3).await;
    club.begin();
    for round in 1..=3 {
        club.play_round(round).await;
    }
    let first = club.news("is over.** Congratulations").await;
    let (before, files) = (first.text(), first.attachments().len());
    let [south, north] = pairings(&club.news("round 1 of 3.**").await.text()).remove(0);
    club.set_result(&format!("1. {south} – {north}"), &format!("{south} won")).await;
    let corrected = "**Friday night is over.** A result was corrected later: \
                     the places that count are in a newer message.";
    club.thread.until(|_| first.text() == corrected, "the correction of the first").await;
    let anew = club.news("is over.** Congratulations").await;
    assert_ne!(anew.text(), before);
    assert_eq!((files, first.attachments().len()), (1, 0), "the old podium is gone");
    let hall = &club.evening.hall;
    let best =
        anew.text().lines().find_map(|line| Some(line.split_once("1. @")?.1.split(' ').next()?.to_owned()));
    let leads = format!("@{}", best.unwrap());
    hall.until(|_| club.card.text().contains(&leads), "who leads now, on the card").await;
}
