//! Who leaves is asked once and marked, who was removed can be let in again, and pairs are kept apart.

use super::{Club, pairings};

#[tokio::test]
async fn leaving_is_asked_once_and_marked() {
    let club = Club::gather("league", "10+5", 3).await;
    let question = club.leave("Cem").await;
    assert_eq!(question.text(), "You’ve left the tournament.");
    let cem = club.person("Cem").at(&club.evening.hall);
    assert!(cem.click(&question, "Rejoin").await.message().text().starts_with("You’re in."));
    club.begin();
    let [south, north] = pairings(&club.news("round 1 of 3").await.text()).remove(0);
    club.play_round(1).await;
    let idle = ["Ada", "Bob", "Cem"].into_iter().find(|name| *name != south && *name != north).unwrap();
    let own = club.person(idle).at(&club.evening.hall);
    let question = own.click(&club.card, "Leave").await.message();
    assert!(question.text().contains("You forfeit the games still to come."), "{}", question.text());
    let standings = async || own.click(&club.card, "Standings").await.message().text();
    assert!(!standings().await.contains("(left)"), "{}", standings().await);
    own.click(&question, "Yes, leave").await;
    let text = standings().await;
    let has_left = |line: &String| line.contains(&format!(" {idle} ")) && line.ends_with("(left)");
    assert!(super::table(&text).iter().any(has_left), "{text}");
    let says = format!("Left with fewer than half of their games played, so none of them count: @{idle}");
    assert!(text.contains(&says), "{text}");
}

#[tokio::test]
async fn somebody_who_was_removed_is_let_in_again() {
    let club = Club::gather("swiss", "10+5", 5).await;
    let ada = club.person("Ada").at(&club.evening.hall);
    let menu = ada.click(&club.card, "Organise").await.message();
    assert!(!menu.screen().contains("Let a player back in"), "{}", menu.screen());
    let menu = club.organise("Ada", "Remove a player …").await;
    let form = ada.choose(&menu, "Who?", &["Esi"]).await.form();
    assert_eq!(form.title(), "Remove a player: \u{2068}Esi\u{2069}");
    ada.submit(&form, &[("Why?", "they were rude")]).await;
    assert_eq!(menu.text(), "Done: removed @Esi: they were rude");
    club.evening.hall.until(|_| !club.card.text().contains("Esi"), "the card without them").await;
    let menu = club.organise("Ada", "Let a player back in …").await;
    ada.choose(&menu, "Who?", &["Esi"]).await;
    assert_eq!(menu.text(), "Done: let @Esi back in: they are in once they press **Join**");
    let told = club.news("let @Esi back in").await;
    assert_eq!(told.pings(), ["Esi"]);
    let back = club.person("Esi").at(&club.thread).click(&told, "Join").await.message().text();
    assert!(back.starts_with("You’re in."), "{back}");
    club.evening.hall.until(|_| club.card.text().contains("@Esi"), "the card with them").await;
}

#[tokio::test]
async fn organisers_alone_see_and_undo_pairs_kept_apart() {
    let club = Club::gather("swiss", "10+5", 5).await;
    let [ada, bob] = ["Ada", "Bob"].map(|name| club.person(name).at(&club.evening.hall));
    let menu = club.organise("Ada", "Never pair two players …").await;
    ada.choose(&menu, "Which player should be kept apart from another?", &["Bob"]).await;
    ada.choose(&menu, "Who should Bob never meet?", &["Cem"]).await;
    assert_eq!(menu.text(), "Done: kept @Bob and @Cem apart");
    let log = async |own: &kuzhi_tests::conversation::Participant| {
        own.click(&club.card, "Log").await.message().text()
    };
    assert!(log(&ada).await.contains("kept @Bob and @Cem apart"), "{}", log(&ada).await);
    assert!(!log(&bob).await.contains("apart"), "{}", log(&bob).await);
    let menu = club.organise("Ada", "Never pair two players …").await;
    ada.choose(&menu, "Let two players meet again", &["Bob – Cem"]).await;
    assert_eq!(menu.text(), "Done: let @Bob and @Cem meet again");
    let menu = club.organise("Ada", "Never pair two players …").await;
    assert!(!menu.screen().contains("Let two players meet again"), "{}", menu.screen());
}
