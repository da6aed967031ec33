//! Live games: who is there waits for a while, and nobody plays two at once.

use std::time::Duration;

use super::Club;

#[tokio::test]
async fn who_answers_late_on_a_live_ladder_calls_back() {
    let club = Club::gather("ladder", "10+5", 5).await;
    let esi = club.person("Esi").at(&club.evening.hall);
    let question = esi.click(&club.card, "Challenge").await.message();
    let told = esi.choose(&question, "Who?", &["2. Bob"]).await;
    assert!(told.text().starts_with("You’re ready until <t:"), "{}", told.text());
    let call = club.news("@Bob, @Esi challenges you for 2nd place").await;
    assert!(call.text().contains("If you show up later, they get a ping."), "{}", call.text());
    club.evening.bot.pass(Duration::from_mins(15));
    let mine = esi.click(&club.card, "My games").await.message();
    assert!(mine.text().contains("you were here; if @Bob shows up, you get a ping"), "{}", mine.text());
    let bob = club.person("Bob").at(&club.thread);
    let told = bob.click(&call, "Start game").await.message();
    assert!(told.text().starts_with("You’re ready until <t:"), "{}", told.text());
    let back = club.news("@Esi, @Bob is here now for your game").await;
    assert_eq!(back.pings(), ["Esi"]);
    assert!(club.boards().is_empty(), "Esi is not there any more");
    club.person("Esi").at(&club.thread).click(&back, "Start game").await;
    club.thread.until(|_| club.boards().len() == 1, "the board").await;
}

#[tokio::test]
async fn no_live_game_begins_beside_one_of_a_tournament() {
    let club = Club::gather("arena", "3+2", 2).await;
    let (hall, gul) = (&club.evening.hall, club.evening.discord.person("Gül"));
    let ada = club.person("Ada").at(hall);
    let open = gul.at(hall).slash("play").user("opponent", club.person("Ada"));
    let open = open.string("clock", "5+3").send().await.message();
    let own = ada.slash("play").user("opponent", &gul).string("clock", "5+3").send().await.message();
    let days = ada.slash("play").user("opponent", &gul).string("clock", "3d").send().await.message();
    club.begin_now().await;
    club.thread.until(|_| club.boards().len() == 1, "their game").await;
    let refused = ada.click(&open, "Accept").await.text();
    assert!(refused.starts_with("You’re playing another live game."), "{refused}");
    let refused = ada.slash("play").string("clock", "5+3").send().await.text();
    assert!(refused.starts_with("You’re playing another live game."), "{refused}");
    let refused = gul.at(hall).click(&own, "Accept").await.text();
    assert!(refused.contains("@Ada is playing a live game of a tournament."), "{refused}");
    gul.at(hall).click(&days, "Accept").await;
    hall.until(|_| days.buttons().iter().all(|one| one.label != "Accept"), "a game of days beside it").await;
    club.resign(&club.boards()[0]).await;
}

#[tokio::test]
async fn an_arena_warns_of_slow_clocks_and_ends_with_its_last_games() {
    let club = Club::gather("arena", "3+2", 3).await;
    let ada = club.person("Ada").at(&club.evening.hall);
    let draft = ada.slash("tournament create").string("kind", "arena").string("clock", "10+5");
    let draft = draft.send().await.text();
    assert!(draft.contains("Games with 10+5 are long for this arena"), "{draft}");
    club.begin();
    club.thread.until(|_| club.boards().len() == 1, "the first game").await;
    club.evening.hall.until(|_| club.card.text().contains("The last games start at <t:"), "when").await;
    club.resign(&club.boards()[0]).await;
    club.thread.until(|_| club.boards().len() == 2, "the next game").await;
    club.evening.bot.pass(Duration::from_mins(57));
    let over = club.news("is over.** Congratulations").await;
    assert_eq!(club.boards().len(), 2, "{}", over.text());
}

#[tokio::test]
async fn two_arenas_at_once_begin_one_game_of_a_person() {
    let club = Club::gather("arena", "3+2", 2).await;
    let (hall, cem) = (&club.evening.hall, club.evening.discord.person("Cem"));
    let ada = club.person("Ada").at(hall);
    let create = ada.slash("tournament create").string("kind", "arena").string("game", "mangala");
    let create = create.string("clock", "3+2").string("begins", "1h").string("name", "Saturday");
    let draft = create.send().await.message();
    ada.click(&draft, "Announce").await;
    hall.until(|hall| hall.threads().len() == 2, "its thread").await;
    let cards = hall.messages().into_iter();
    let card = cards.filter(|message| message.text().starts_with("**Saturday**")).last().unwrap();
    for person in [club.person("Ada"), &cem] {
        person.at(hall).click(&card, "Join").await;
    }
    let threads = hall.threads();
    let boards = || {
        let all = threads.iter().flat_map(kuzhi_tests::conversation::Channel::messages);
        all.filter(|message| message.text().contains("Game of **")).collect::<Vec<_>>()
    };
    club.begin();
    let has_begun = |text: &str| text.contains("has started, and ends");
    for thread in &threads {
        thread.until(|one| one.messages().iter().any(|one| has_begun(&one.text())), "the start").await;
    }
    hall.until(|_| !boards().is_empty(), "a game").await;
    club.evening.bot.pass(Duration::from_secs(31));
    let first = boards().remove(0);
    assert_eq!(boards().len(), 1, "Ada plays one game");
    let there = threads.iter().find(|thread| thread.messages().iter().any(|one| one.id() == first.id()));
    let text = first.text();
    let mut both = club.people.iter().chain([&cem]);
    let mover = both.find(|one| text.contains(&format!("**@{}** (", one.name()))).unwrap();
    let mover = mover.at(there.unwrap());
    let more = mover.click(&first, "More …").await.message();
    let question = mover.click(&more, "Resign …").await.message();
    mover.click(&question, "Yes, I resign").await;
    for _ in 0..3 {
        club.evening.bot.pass(Duration::from_secs(31));
        tokio::task::yield_now().await;
    }
    hall.until(|_| boards().len() >= 2, "the next game").await;
}
