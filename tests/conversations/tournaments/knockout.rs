//! A knock-out.

use std::time::Duration;

use super::{Club, pairings, table};

impl Club {
    /// Both players of each pairing come that news names, and South resigns each game.
    async fn play_stage(&self, title: &str) -> Vec<[String; 2]> {
        let news = self.news(title).await;
        let pairs = pairings(&news.text().replace("Third place: ", ""));
        self.play_pairings(&news, &pairs).await;
        pairs
    }

    async fn see(&self, name: &str, button: &str) -> String {
        let own = self.person(name).at(&self.evening.hall);
        own.click(&self.card, button).await.message().text()
    }
}

/// The text of a bracket, without what keeps names apart.
fn plain(text: &str) -> String {
    text.chars().filter(|one| !"\u{200e}\u{2068}\u{2069}".contains(*one)).collect()
}

#[tokio::test]
async fn a_knockout_goes_from_the_start_list_to_the_podium() {
    let club = Club::gather("knockout", "10+5", 5).await;
    let ada = club.person("Ada").at(&club.evening.hall);
    for (name, end) in [("Esi", "At the top"), ("Cem", "At the bottom")] {
        let menu = club.organise("Ada", "Put a player on the start list …").await;
        ada.choose(&menu, "Who?", &[name]).await;
        ada.click(&menu, end).await;
    }
    let menu = club.organise("Ada", "Put a player on the start list …").await;
    ada.choose(&menu, "Who?", &["Dilan"]).await;
    ada.choose(&menu, "Who should be right below Dilan?", &["Esi"]).await;
    assert_eq!(menu.text(), "Done: made @Dilan number 1 on the start list");
    let listed = "Start list: 1. @Dilan, 2. @Esi, 3. @Cem, then by rating";
    club.evening.hall.until(|_| club.card.text().contains(listed), "the start list").await;
    club.begin();
    let first = club.news("**Friday night · Quarter-finals.**").await;
    assert_eq!(first.pings().len(), 5, "whoever has a bye is told");
    for name in ["Dilan", "Esi", "Cem"] {
        assert!(first.text().contains(&format!("@{name}: a bye")), "{}", first.text());
    }
    let still = "Still in: @Dilan, @Esi, @Cem, @Ada, @Bob";
    club.evening.hall.until(|_| club.card.text().contains(still), "who is still in").await;
    let [loser, winner] = club.play_stage("Quarter-finals.**").await.remove(0);
    let semi = club.play_stage("Friday night · Semi-finals.** Both").await;
    assert!(semi.iter().any(|pair| pair.contains(&winner) && pair.contains(&"Dilan".to_owned())), "{semi:?}");
    let last = club.news("Friday night · Final.**").await.text();
    assert!(last.contains("Third place: @"), "{last}");
    let last = club.play_stage("Friday night · Final.**").await;
    let over = club.news("is over.** Congratulations").await.text();
    let champion = &last[0][1];
    assert!(over.contains(&format!("🥇 1. @{champion}\n🥈 2. @{}\n", last[0][0])), "{over}");
    let text = club.see("Ada", "Standings").await;
    assert!(table(&text)[0].starts_with(&format!("1. {champion}")), "{text}");
    assert!(!table(&text).iter().any(|line| line.starts_with("4. ") && line.contains(&loser)), "{text}");
    let bracket = plain(&club.see("Bob", "Bracket").await);
    assert!(bracket.contains("**Quarter-finals**\n```\n  1 Dilan            bye"), "{bracket}");
    assert!(bracket.contains("**Final**") && bracket.contains("**Third place**"), "{bracket}");
    assert!(bracket.lines().all(|line| line.chars().count() <= 34), "it fits on a phone: {bracket}");
    let mine = club.see(champion, "My games").await;
    assert!(mine.contains("Final · @") && mine.contains("– won"), "{mine}");
}

#[tokio::test]
async fn a_draw_is_played_once_more_and_why_says_how_far_all_came() {
    let club = Club::gather("knockout", "10+5", 4).await;
    club.begin();
    let first = club.news("Friday night · Semi-finals.**").await;
    let pairs = pairings(&first.text());
    club.set_result(&format!("1. {} – {}", pairs[0][0], pairs[0][1]), "Draw").await;
    let won = format!("{} won", pairs[1][0]);
    club.set_result(&format!("1. {} – {}", pairs[1][0], pairs[1][1]), &won).await;
    let again = club.news("Friday night · Semi-finals, drawn games.**").await;
    let swapped = [pairs[0][1].clone(), pairs[0][0].clone()];
    assert_eq!(pairings(&again.text()), std::slice::from_ref(&swapped));
    assert_eq!(again.pings().len(), 2, "only the two are called");
    club.play_stage("drawn games.**").await;
    let last = club.news("Friday night · Final.**").await.text();
    assert!(pairings(&last)[0].contains(&swapped[1]) && last.contains("Third place: @"), "{last}");
    let ada = club.person("Ada").at(&club.evening.hall);
    let standings = ada.click(&club.card, "Standings").await.message();
    let place = |name: &str| table(&standings.text()).iter().position(|line| line.contains(name)).unwrap();
    let [finalist, out] = [&swapped[1], &swapped[0]];
    assert!(place(finalist) < 2 && place(out) >= 2, "{}", standings.text());
    let choice = standings.screen();
    assert!(choice.contains(" before ") && choice.contains(": tied"), "{choice}");
    let neighbours = choice.lines().flat_map(|line| line.split('|')).find(|one| one.contains(" before "));
    let neighbours = neighbours.unwrap().trim().trim_end_matches('}').to_owned();
    let why = ada.choose(&standings, "Why?", &[&neighbours]).await.text();
    assert_eq!(why.matches("is playing").count(), 2, "{why}");
}

#[tokio::test]
async fn who_does_not_come_is_out_and_the_other_goes_on() {
    let club = Club::gather("knockout", "10+5", 4).await;
    club.begin();
    let first = club.news("Friday night · Semi-finals.**").await;
    let pairs = pairings(&first.text());
    let there = pairs[0][0].clone();
    club.person(&there).at(&club.thread).click(&first, "Start game").await;
    for name in &pairs[1] {
        club.person(name).at(&club.thread).click(&first, "Start game").await;
    }
    club.thread.until(|_| club.boards().len() == 1, "the board").await;
    club.resign(&club.boards()[0]).await;
    club.evening.bot.pass(Duration::from_mins(6));
    let last = club.news("Friday night · Final.**").await.text();
    let pair = pairings(&last).remove(0);
    assert!(pair.contains(&there) && pair.contains(&pairs[1][1]), "{last}");
}

#[tokio::test]
async fn a_corrected_result_calls_who_plays_instead() {
    let club = Club::gather("knockout", "1d", 4).await;
    club.begin();
    let first = club.news("Friday night · Semi-finals.** Your boards are ready.").await;
    let pairs = pairings(&first.text());
    for pair in &pairs {
        club.set_result(&format!("1. {} – {}", pair[0], pair[1]), &format!("{} won", pair[0])).await;
    }
    let last = club.news("Friday night · Final.**").await;
    assert_eq!(pairings(&last.text()).remove(0).iter().filter(|one| **one == pairs[0][0]).count(), 1);
    let game = format!("1. {} – {}", pairs[0][0], pairs[0][1]);
    let ada = club.person("Ada").at(&club.evening.hall);
    let menu = club.organise("Ada", "Set a result …").await;
    ada.choose(&menu, "Which game?", &[&game]).await;
    let form = ada.click(&menu, &format!("{} won", pairs[0][1])).await.form();
    ada.submit(&form, &[("Why?", "it was the other one")]).await;
    club.news("after the correction, @").await;
    club.thread
        .until(
            |_| {
                let now = pairings(&last.text());
                now.first().is_some_and(|pair| pair.contains(&pairs[0][1]) && !pair.contains(&pairs[0][0]))
            },
            "the other final",
        )
        .await;
}

#[tokio::test]
async fn the_best_two_of_each_group_play_the_knockout() {
    let club = Club::gather("knockout groups", "3h", 6).await;
    let card = club.card.text();
    assert!(
        card.contains("First come groups of at most 4, equally strong. The best two of each go through."),
        "{card}"
    );
    let here = "2 groups of 3.";
    club.evening.hall.until(|_| club.card.text().contains(here), "the groups").await;
    club.begin();
    for round in 1..=3 {
        let title = format!("**Friday night · Groups, round {round} of 3.**");
        let news = club.news(&title).await.text();
        assert!(news.contains("**A** · @") && news.contains("**B** · @"), "{news}");
        if round == 2 {
            let text = club.see("Ada", "Standings").await;
            assert!(text.contains("**Group "), "{text}");
        }
        club.play_stage(&format!("{title} Both")).await;
    }
    let first = club.news("**Friday night · Semi-finals.**").await;
    let text = first.text();
    assert!(
        text.contains("\nThe groups are over, and the best two of each go through. A1 won group A"),
        "{text}"
    );
    assert!(text.contains("**A1–B2** · @") || text.contains("**B2–A1** · @"), "{text}");
    let there: Vec<String> = pairings(&text).concat();
    let mut pings = first.pings();
    pings.sort_unstable();
    let mut called: Vec<&str> = there.iter().map(String::as_str).collect();
    called.sort_unstable();
    assert_eq!(pings, called, "those who go on are called");
    club.evening.hall.until(|_| club.card.text().contains("Still in: @"), "who is still in").await;
    let ada = club.person("Ada").at(&club.evening.hall);
    let standings = ada.click(&club.card, "Standings").await.message();
    let out = table(&standings.text()).remove(5);
    assert!(out.starts_with("5. ") || out.starts_with("6. "), "{out}");
    let group = ada.choose(&standings, "Which group?", &["Group B"]).await.message().text();
    assert!(group.contains("**Group B**") && !group.contains("**Group A**"), "{group}");
    let why = ada.choose(&standings, "Why?", &["Cem before Farah"]).await.text();
    assert!(
        why.contains("@Cem is still in (Semi-finals).\n@Farah went out in group B (place 3, 1 out of 2)."),
        "{why}"
    );
    let tied =
        "**B** · @Cem and @Farah are tied on everything. @Cem is higher on the start list, and that decides.";
    assert!(why.ends_with(tied), "{why}");
    let bracket = plain(&club.see("Bob", "Bracket").await);
    assert!(bracket.contains(" A1 ") && bracket.contains(" B2 "), "{bracket}");
    for title in ["Semi-finals.**", "Final.**"] {
        club.play_stage(&format!("Friday night · {title}")).await;
    }
    let over = club.news("is over.** Congratulations").await;
    assert_eq!(over.text().matches(['🥇', '🥈', '🥉']).count(), 3, "{}", over.text());
}
