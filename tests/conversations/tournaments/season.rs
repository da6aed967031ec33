//! Several tournaments whose results count together.

use std::time::Duration;

use kuzhi_tests::conversation::Message;

use super::{Club, pairings, table};
use crate::bot::Evening;

impl Club {
    /// The same club in the next tournament, which was drafted by *Again*. Returns what the draft said.
    pub(super) async fn again(self) -> (Club, String) {
        let ada = self.people[0].at(&self.evening.hall);
        let draft = ada.click(&self.card, "Again").await.message();
        let said = draft.text();
        ada.click(&draft, "Announce").await;
        self.evening.hall.until(|hall| hall.threads().len() == 2, "its thread").await;
        let is_card = |message: &Message| message.text().starts_with("**Friday night");
        let card = self.evening.hall.messages().into_iter().rfind(is_card).unwrap();
        let thread = self.evening.hall.threads().remove(1);
        let next = Club { card, thread, ..self };
        for person in &next.people {
            person.at(&next.evening.hall).click(&next.card, "Join").await;
        }
        next.evening.bot.pass(Duration::from_hours(25));
        (next, said)
    }

    async fn season(&self) -> Message {
        self.person("Bob").at(&self.evening.hall).click(&self.card, "Season").await.message()
    }

    /// What Bob reads of somebody.
    async fn profile(&self, name: &str) -> String {
        let bob = self.person("Bob").at(&self.evening.hall);
        bob.slash("profile").user("player", self.person(name)).send().await.message().text()
    }

    /// Who has won the first round, and who has lost it.
    pub(super) async fn results(&self) -> [Vec<String>; 2] {
        let pairings = pairings(&self.news("round 1 of 1").await.text());
        // South resigns.
        [
            pairings.iter().map(|pair| pair[1].clone()).collect(),
            pairings.into_iter().map(|[lost, _]| lost).collect(),
        ]
    }
}

/// The points of everyone in a table of a season.
fn points(text: &str) -> Vec<(String, String)> {
    let of = |line: &String| {
        let words: Vec<&str> = line.split(' ').collect();
        (words[1].to_owned(), words[2].to_owned())
    };
    let mut all: Vec<_> = table(text).iter().map(of).collect();
    all.sort();
    all
}

#[tokio::test]
async fn a_season_is_told_after_each_tournament_and_has_champions() {
    let club = Club::gather("swiss season", "3d", 4).await;
    let shown = club.card.text();
    let says = "Part of a season of 2 tournaments. The best result of each player counts.";
    assert!(shown.contains(says), "{shown}");
    let none = club.season().await.text();
    assert!(none.contains("\nNone of its 2 tournaments is over yet.\n"), "{none}");
    club.begin();
    club.play_round(1).await;
    let [won, lost] = club.results().await;
    let news = club.news("**Season of Friday night**, after 1 of 2 tournaments:").await;
    let mut expected: Vec<_> = won.iter().map(|name| (name.clone(), "12".to_owned())).collect();
    expected.extend(lost.iter().map(|name| (name.clone(), "8".to_owned())));
    expected.sort();
    assert_eq!(points(&news.text()), expected);
    let shown = club.season().await;
    assert!(shown.is_private() && shown.text().contains("\nAfter 1 of 2 tournaments\n"), "{}", shown.text());
    assert_eq!(points(&shown.text()), expected);

    let first = (club.card.clone(), club.thread.clone());
    let (club, draft) = club.again().await;
    assert!(draft.contains("Number 2 of 2 in the current season."), "{draft}");
    club.play_round(1).await;
    let [again, _] = club.results().await;
    let over = club.news("🏆 **The season of Friday night is over.** Congratulations, @").await;
    let winners = |text: &str| {
        let winners = text.split_once("Congratulations, ").unwrap().1.split_once('!').unwrap().0.to_owned();
        let mut winners: Vec<String> =
            winners.split(", ").map(|name| name.trim_start_matches('@').to_owned()).collect();
        winners.sort();
        winners
    };
    let mut champions: Vec<String> = won.iter().chain(&again).cloned().collect();
    champions.sort();
    champions.dedup();
    assert_eq!(winners(&over.text()), champions, "the best result counts, and equals share the place");
    let mut pinged = over.pings();
    pinged.sort();
    assert_eq!(pinged, champions, "they are congratulated");
    let shown = club.season().await.text();
    assert!(shown.contains("\nThe season is over, after 2 tournaments.\n🏆 Champion: "), "{shown}");

    for name in &champions {
        let seen = club.profile(name).await;
        assert!(seen.contains("\nTrophies: 🏆 1 (seasons) · 🥇 "), "{seen}");
    }

    // A correction in the first one.
    let club = Club { card: first.0, thread: first.1, ..club };
    let pair = pairings(&club.news("round 1 of 1").await.text()).remove(0);
    let ada = club.person("Ada").at(&club.evening.hall);
    let menu = club.organise("Ada", "Set a result …").await;
    ada.choose(&menu, "Which game?", &[&format!("1. {} – {}", pair[0], pair[1])]).await;
    let form = ada.click(&menu, &format!("{} won", pair[0])).await.form();
    ada.submit(&form, &[("Why?", "a fault of ours")]).await;
    let told = club.news(": a fault of ours").await.text();
    assert!(told.contains("\nFirst in the season: @"), "{told}");
    let mut corrected = champions.clone();
    if !again.contains(&pair[1]) {
        corrected.retain(|name| *name != pair[1]);
    }
    corrected.push(pair[0].clone());
    corrected.sort();
    corrected.dedup();
    club.evening.hall.until(|_| winners(&over.text()) == corrected, "the champions as corrected").await;
    let (lost, won) = (club.profile(&pair[1]).await, club.profile(&pair[0]).await);
    assert_eq!(lost.contains("🏆"), again.contains(&pair[1]), "{lost}");
    assert!(won.contains("Trophies: 🏆 1"), "{won}");
}

#[tokio::test]
async fn a_season_that_cannot_be_is_refused() {
    let evening = Evening::begin().await;
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    let of = |kind: &str| ada.slash("tournament create").string("kind", kind);
    for (create, refused) in [
        (of("ladder").integer("season", 5), "A ladder runs until someone ends it"),
        (of("swiss").integer("season", 1), "A season has 2 to 52 tournaments. Write how many in `season`."),
        (of("swiss").integer("best", 3), "A season has 2 to 52 tournaments. Write how many in `season`."),
        (of("swiss").integer("season", 5).integer("best", 6), "Between 1 and 5 results can count"),
    ] {
        let text = create.send().await.text();
        assert!(text.starts_with(refused), "{text}");
    }
    let draft = of("arena").integer("season", 5).string("counts", "points").send().await.text();
    assert!(draft.contains("season of 5 tournaments. All results of each player count.\n"), "{draft}");
    assert!(draft.contains("\nIn the season, the points of each tournament count.\n"), "{draft}");
}
