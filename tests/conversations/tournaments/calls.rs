//! People are called before a tournament begins, and begin their games from direct messages.

use std::time::Duration;

use super::Club;

#[tokio::test]
async fn who_has_entered_is_called_before_the_start() {
    let club = Club::gather("swiss", "10+5", 5).await;
    club.evening.bot.pass(Duration::from_mins(46));
    let call = club.news("Are you here?").await;
    assert_eq!(call.pings().len(), 5);
    let [bob, cem] = ["Bob", "Cem"].map(|name| club.person(name).at(&club.thread));
    for _ in 0..2 {
        let told = bob.click(&call, "I’m here").await.message();
        assert!(told.is_private() && told.text().starts_with("You’re checked in."), "{}", told.text());
    }
    club.evening.hall.until(|_| club.card.text().contains("Checked in: 1 of 5."), "one on the card").await;
    let question = cem.click(&call, "Leave").await.message();
    cem.click(&question, "Yes, leave").await;
    let refused = cem.click(&call, "I’m here").await.text();
    assert!(refused.starts_with("You’re not in this tournament."), "{refused}");
    club.evening.bot.pass(Duration::from_mins(15));
    let first = club.news("round 1 of 2").await;
    assert_eq!(super::pairings(&first.text()).len(), 2, "nobody is left out: {}", first.text());
    club.thread.until(|_| call.is_deleted(), "the call to go").await;
}

#[tokio::test]
async fn a_call_warns_of_a_start_with_too_few() {
    let club = Club::gather("swiss", "10+5", 3).await;
    let warning = "If fewer than 4 join, it is cancelled at the start.";
    assert!(club.card.text().contains(warning), "{}", club.card.text());
    club.evening.bot.pass(Duration::from_mins(46));
    let call = club.news("Are you here?").await;
    let says = format!("Joined so far: 3. {warning}");
    assert!(call.text().contains(&says), "{}", call.text());
    club.evening.discord.person("Gül").at(&club.evening.hall).click(&club.card, "Join").await;
    club.thread.until(|_| !call.text().contains(warning), "four have joined").await;
}

#[tokio::test]
async fn who_does_not_check_in_is_left_out() {
    let club = Club::gather("swiss check-in", "10+5", 5).await;
    assert!(club.card.text().contains("Check-in: press **I’m here**"), "{}", club.card.text());
    club.evening.bot.pass(Duration::from_mins(46));
    let call = club.news("or you don’t play").await;
    for name in ["Ada", "Bob", "Cem", "Dilan"] {
        club.person(name).at(&club.thread).click(&call, "I’m here").await;
    }
    club.evening.bot.pass(Duration::from_mins(15));
    club.news("did not check in, so they don’t play: @Esi").await;
    let first = club.news("round 1 of 2").await;
    assert!(!first.text().contains("@Esi"), "{}", first.text());
    let late = club.person("Esi").at(&club.evening.hall).click(&club.card, "Join").await.text();
    assert!(late.contains("with half a point for what you missed"), "{late}");
}

#[tokio::test]
async fn a_direct_message_names_ones_own_game_with_its_button() {
    let club = Club::gather("swiss", "10+5", 6).await;
    let hall = &club.evening.hall;
    let bob = club.person("Bob");
    let mut page = bob.at(hall).slash("settings").send().await.message();
    for button in ["Pings: on", "Pings: off"] {
        page = bob.at(hall).click(&page, button).await.message();
    }
    club.evening.bot.pass(Duration::from_mins(46));
    bob.dm().until(|dm| dm.messages().len() == 1, "the call").await;
    let call = bob.dm().last();
    assert!(call.text().contains("https://discord.com/channels/"), "{}", call.text());
    let told = bob.at(&bob.dm()).click(&call, "I’m here").await.message();
    assert!(told.text().starts_with("You’re checked in."), "{}", told.text());
    club.evening.bot.pass(Duration::from_mins(15));
    bob.dm().until(|dm| dm.messages().iter().any(|one| one.text().contains("round 1 of 3")), "it").await;
    let letter = bob.dm().messages().into_iter().rfind(|one| one.text().contains("round 1 of 3")).unwrap();
    assert_eq!(super::pairings(&letter.text()).len(), 1, "{}", letter.text());
    let [south, north] = super::pairings(&letter.text()).remove(0);
    let other = if south == "Bob" { north } else { south };
    let told = bob.at(&bob.dm()).click(&letter, "Start game").await.message();
    assert!(told.text().starts_with(&format!("You’re ready. @{other} got a ping")), "{}", told.text());
    assert!(told.text().contains("https://discord.com/channels/"), "{}", told.text());
    let ready = club.news(&format!("@{other}, @Bob is ready")).await;
    club.person(&other).at(&club.thread).click(&ready, "Start game").await;
    club.thread.until(|_| club.boards().len() == 1, "their board").await;
    // Nobody else reaches a tournament of a server from their direct messages.
    let gul = club.evening.discord.person("Gül");
    let help = gul.at(&gul.dm()).slash("help").send().await.message();
    let button = letter.buttons().remove(0).custom_id.unwrap();
    let refused = gul.at(&gul.dm()).forge(&help, &button).await.text();
    assert!(refused.starts_with("Tournaments take place on servers."), "{refused}");
}
