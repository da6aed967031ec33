//! What organisers do, and what is refused.

use std::time::Duration;

use kuzhi_tests::conversation::{Channel, Message};

use super::Club;
use crate::bot::Evening;

#[tokio::test]
async fn only_managers_announce_tournaments() {
    let evening = Evening::begin().await;
    let bob = evening.bob.clone().managing_no_guilds();
    let create = bob.at(&evening.hall).slash("tournament create").string("kind", "swiss");
    assert_eq!(
        create.send().await.text(),
        "Only people who manage this server can announce tournaments. Ask one of them."
    );
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    let settings = ada.slash("settings").send().await.message();
    ada.click(&settings, "Server settings").await;
    ada.click(&settings, "Tournaments").await;
    ada.click(&settings, "Tournaments: managers").await;
    let create = bob.at(&evening.hall).slash("tournament create").string("kind", "swiss");
    assert!(create.send().await.text().starts_with("**Swiss · Mangala**"));
    let alone = bob.at(&bob.dm()).slash("tournament create").string("kind", "swiss").send().await;
    assert!(alone.is_private(), "{}", alone.text());
}

#[tokio::test]
async fn a_draft_says_what_is_wrong() {
    let evening = Evening::begin().await;
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    let of = |kind: &str| ada.slash("tournament create").string("kind", kind);
    for (create, refused) in [
        (of("swiss").string("begins", "soon"), "Kuzhi does not understand the time “soon”."),
        (of("swiss").integer("rounds", 12), "A Swiss has 1 to 11 rounds."),
        (of("league").integer("rounds", 3), "In a league, everyone meets once or twice"),
        (of("arena").integer("minutes", 5), "An arena lasts 20 to 180 minutes."),
        (of("arena").string("clock", "3d"), "Arenas are played live."),
        (of("swiss").string("clock", "none"), "Tournaments need a clock."),
        (of("league").integer("most", 40), "This kind of tournament takes 3 to 12 players."),
        (of("swiss").string("begins", "99d"), "“99d” would be <t:"),
    ] {
        let text = create.send().await.text();
        assert!(text.starts_with(refused), "{text}");
    }
    // What is refused is not proposed.
    let proposed = ada.autocomplete("tournament create", "clock", "no").await;
    assert!(proposed.iter().all(|(name, _)| !name.contains("none")), "{proposed:?}");
    let draft = of("swiss").send().await.message();
    assert!(draft.text().starts_with("**Swiss · Mangala**"), "{}", draft.text());
    ada.click(&draft, "Discard").await;
    assert_eq!(draft.text(), "Discarded. No one else saw it.");
}

#[tokio::test]
async fn a_correction_after_the_end_is_told_and_shown() {
    let club = Club::gather("league", "10+5", 3).await;
    club.begin();
    for round in 1..=3 {
        club.play_round(round).await;
    }
    club.news("is over.** Congratulations").await;
    let hall = &club.evening.hall;
    hall.until(|_| club.card.text().contains("This tournament is over."), "the card of its end").await;
    let before = club.card.text();
    let ada = club.person("Ada").at(hall);
    let menu = ada.click(&club.card, "Organise").await.message();
    ada.choose(&menu, "What to do", &["Set a result …"]).await;
    let [south, north] = super::pairings(&club.news("round 1 of 3.**").await.text()).remove(0);
    ada.choose(&menu, "Which game?", &[&format!("1. {south} – {north}")]).await;
    let form = ada.click(&menu, &format!("{south} won")).await.form();
    ada.submit(&form, &[("Why?", "we had it the wrong way round")]).await;
    let told = club.news("set the result of").await;
    assert!(told.text().starts_with("**Friday night**\n"), "{}", told.text());
    let says = "to 1–0: we had it the wrong way round (before: 0–1)\nTop places: @";
    assert!(told.text().contains(says), "{}", told.text());
    assert!(told.pings().is_empty(), "{:?}", told.pings());
    hall.until(|_| club.card.text() != before, "the places after it").await;
}

#[tokio::test]
async fn a_tournament_outlives_its_thread() {
    let club = Club::gather("swiss", "3d", 4).await;
    club.thread.delete();
    club.begin();
    let is_news = |message: &Message| message.text().contains("round 1 of 2");
    let hall = &club.evening.hall;
    let mut tries = 0;
    while !hall.messages().iter().any(is_news) && tries < 100 {
        club.evening.bot.pass(Duration::from_secs(31));
        tries += 1;
        tokio::task::yield_now().await;
    }
    hall.until(|hall| hall.messages().iter().any(is_news), "the first round in the channel").await;
    hall.until(|_| !club.card.text().contains("Games and news are in"), "the card without a thread").await;
}

/// Lets hours pass until this is so.
async fn hours_until(club: &Club, is_so: impl Fn() -> bool) {
    let mut hours = 0;
    while !is_so() && hours < 20 {
        club.evening.bot.pass(Duration::from_hours(1));
        hours += 1;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    club.evening.hall.until(|_| is_so(), "what hours bring").await;
}

/// The boards in a channel.
fn boards(channel: &Channel) -> Vec<Message> {
    let is_board = |message: &Message| message.text().contains("Game of **Friday night");
    channel.messages().into_iter().filter(is_board).collect()
}

#[tokio::test]
async fn games_outlive_the_thread_of_their_tournament() {
    let club = Club::gather("swiss", "3d", 4).await;
    club.begin();
    club.thread.until(|_| club.boards().len() == 2, "the boards").await;
    club.thread.delete();
    let hall = &club.evening.hall;
    hours_until(&club, || boards(hall).len() == 2).await;
    let board = boards(hall).remove(0);
    let mover = club.people.iter().find(|one| board.text().contains(&format!("**@{}** (", one.name())));
    mover.unwrap().at(hall).click(&board, "1").await;
    // A board that has come down since is another message.
    let is_made = |hall: &Channel| boards(hall).iter().any(|board| board.text().contains(": pit 1"));
    hall.until(is_made, "the move").await;
}

#[tokio::test]
async fn a_game_whose_own_thread_is_gone_goes_on_in_the_tournament() {
    let club = Club::announce("swiss", "3d", 4).await;
    let ada = club.person("Ada").at(&club.evening.hall);
    let page = ada.slash("settings").string("of", "house").send().await.message();
    ada.click(&page, "Threads: off").await;
    for person in &club.people {
        person.at(&club.evening.hall).click(&club.card, "Join").await;
    }
    club.begin();
    let own = || club.evening.hall.threads().into_iter().filter(|one| one.id() != club.thread.id());
    let are_there = |_: &Channel| own().filter(|one| boards(one).len() == 1).count() == 2;
    club.evening.hall.until(are_there, "a thread for each game").await;
    own().next().unwrap().delete();
    hours_until(&club, || club.boards().len() == 1).await;
    let board = club.boards().remove(0);
    assert!(board.text().contains(") to move"), "{}", board.text());
    club.evening.bot.pass(Duration::from_hours(26));
    club.resign(&board).await;
    assert!(board.text().contains("resigned"), "{}", board.text());
}

#[tokio::test]
async fn a_tournament_is_called_off_a_day_after_its_channel_is_gone() {
    let club = Club::gather("swiss", "3d", 4).await;
    club.thread.delete();
    club.evening.hall.delete();
    let other = club.evening.discord.guild("Friends").channel("other");
    let is_called_off = async || {
        let list = club.person("Bob").at(&other).slash("tournament list").send().await.message();
        list.text().contains("Friday night: cancelled")
    };
    club.evening.bot.pass(Duration::from_hours(23));
    assert!(!is_called_off().await);
    while !is_called_off().await {
        club.evening.bot.pass(Duration::from_hours(1));
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn organisers_act_and_everyone_can_read_it() {
    let club = Club::gather("swiss", "10+5", 5).await;
    let ada = club.person("Ada").at(&club.evening.hall);
    let bob = club.person("Bob").at(&club.evening.hall);
    let refused = bob.click(&club.card, "Organise").await.message();
    assert_eq!(refused.text(), "Only organisers and managers of the server can do this.");
    let menu = ada.click(&club.card, "Organise").await.message();
    ada.choose(&menu, "What to do", &["Start now"]).await;
    let news = club.news("round 1 of 3").await;
    let [south, north] = super::pairings(&news.text()).remove(0);

    let menu = ada.click(&club.card, "Organise").await.message();
    ada.choose(&menu, "What to do", &["Set a result …"]).await;
    ada.choose(&menu, "Which game?", &[&format!("1. {south} – {north}")]).await;
    let form = ada.click(&menu, "Draw").await.form();
    ada.submit(&form, &[("Why?", "they agreed")]).await;

    let menu = ada.click(&club.card, "Organise").await.message();
    ada.choose(&menu, "What to do", &["Remove a player …"]).await;
    let gone = club.person("Esi");
    let form = ada.choose(&menu, "Who?", &["Esi"]).await.form();
    ada.submit(&form, &[("Why?", "moved away")]).await;
    let back = gone.at(&club.evening.hall).click(&club.card, "Join").await.message();
    assert!(back.text().starts_with("The organisers have removed you"), "{}", back.text());

    let menu = ada.click(&club.card, "Organise").await.message();
    ada.choose(&menu, "What to do", &["Pause the tournament"]).await;
    club.news("is paused").await;
    let paused = club.person("Bob").at(&club.thread).click(&news, "Start game").await.message();
    assert_eq!(paused.text(), "The tournament is paused until an organiser resumes it.");
    let menu = ada.click(&club.card, "Organise").await.message();
    ada.choose(&menu, "What to do", &["Resume the tournament"]).await;
    club.news("has resumed").await;

    let menu = ada.click(&club.card, "Organise").await.message();
    let form = ada.choose(&menu, "What to do", &["Cancel the tournament …"]).await.form();
    ada.submit(&form, &[("Why?", "it rains")]).await;
    let off = club.news("Cancelled").await;
    assert!(off.text().contains("Cancelled: it rains"), "{}", off.text());

    let log = bob.click(&club.card, "Log").await.message().text();
    for line in [
        "announced the tournament",
        "the tournament started",
        "½–½: they agreed",
        "removed @Esi: moved away",
        "paused the tournament",
        "resumed the tournament",
        "ended the tournament: it rains",
    ] {
        assert!(log.contains(line), "{line} in {log}");
    }
    let list = bob.slash("tournament list").send().await.message();
    assert!(list.text().contains("Friday night: cancelled"), "{}", list.text());
}
