//! What was written stays true: calls say how far games have come, and go once they say nothing any more.

use std::time::Duration;

use kuzhi_tests::conversation::{Channel, Message};

use super::{Club, pairings, table};

impl Club {
    /// Chooses what to do in the organisers' menu.
    async fn organiser_chooses(&self, what: &str) {
        let ada = self.person("Ada").at(&self.evening.hall);
        let menu = ada.click(&self.card, "Organise").await.message();
        ada.choose(&menu, "What to do", &[what]).await;
    }

    async fn press_begin(&self, call: &Message, name: &str) {
        self.person(name).at(&self.thread).click(call, "Start game").await;
    }

    async fn until_it_says(&self, message: &Message, text: &str) {
        self.thread.until(|_| message.text().contains(text), text).await;
    }
}

#[tokio::test]
async fn a_call_says_which_games_are_played_and_how_they_ended() {
    let club = Club::gather("swiss", "10+5", 4).await;
    club.begin();
    let call = club.news("round 1 of 2").await;
    let [first, second] = <[_; 2]>::try_from(pairings(&call.text())).unwrap();
    let line = |pair: &[String; 2]| format!("@{} – @{}", pair[0], pair[1]);
    for name in &first {
        club.press_begin(&call, name).await;
    }
    let url = format!("{}: [in progress](https://discord.com/channels/", line(&first));
    club.until_it_says(&call, &url).await;
    assert!(call.text().contains("**Start game** by"), "{}", call.text());
    club.resign(&club.boards()[0]).await;
    club.until_it_says(&call, &format!("{}: 0 – 1", line(&first))).await;
    for name in &second {
        club.press_begin(&call, name).await;
    }
    club.until_it_says(&call, &format!("{}: [in progress]", line(&second))).await;
    assert!(call.text().starts_with("**Friday night, round 1 of 2.**\n"), "{}", call.text());
    assert!(!call.screen().contains("Start game"), "{}", call.screen());
}

#[tokio::test]
async fn a_call_names_who_did_not_come() {
    let club = Club::gather("swiss", "10+5", 4).await;
    club.begin();
    let call = club.news("round 1 of 2").await;
    club.evening.bot.pass(Duration::from_mins(4));
    let reminder = club.news("these games have to start by").await;
    club.evening.bot.pass(Duration::from_mins(2));
    club.until_it_says(&call, ": 0 – 0, forfeit").await;
    assert!(!call.text().contains(" by <t:"), "{}", call.text());
    club.thread.until(|_| reminder.is_deleted(), "the reminder to go").await;
}

#[tokio::test]
async fn a_note_that_somebody_is_ready_goes_once_the_board_is_there() {
    let club = Club::gather("swiss", "10+5", 4).await;
    club.begin();
    let call = club.news("round 1 of 2").await;
    let [south, north] = pairings(&call.text()).remove(0);
    club.press_begin(&call, &south).await;
    let ready = club.news("is ready for your game").await;
    club.press_begin(&call, &north).await;
    club.thread.until(|_| ready.is_deleted(), "the note to go").await;
    assert_eq!(club.boards().len(), 1);
}

#[tokio::test]
async fn a_call_says_no_time_while_the_tournament_is_paused() {
    let club = Club::gather("league", "10+5", 3).await;
    club.begin();
    let call = club.news("round 1 of 3").await;
    club.organiser_chooses("Pause the tournament").await;
    club.until_it_says(&call, "round 1 of 3.** Paused.").await;
    assert!(!call.screen().contains("Start game"), "{}", call.screen());
    club.evening.bot.pass(Duration::from_mins(30));
    club.organiser_chooses("Resume the tournament").await;
    club.until_it_says(&call, "**Start game** by").await;
    assert!(call.screen().contains("Start game"), "{}", call.screen());
    let edits = call.edits();
    club.give_time(&pairings(&call.text()).remove(0), "+60 min").await;
    club.thread.until(|_| call.edits() > edits, "the hour").await;
}

#[tokio::test]
async fn no_message_says_that_something_begins_that_has_begun() {
    let club = Club::gather("swiss", "10+5", 4).await;
    club.organiser_chooses("Postpone by an hour").await;
    let first = club.news("now starts").await;
    club.organiser_chooses("Postpone by a day").await;
    club.thread.until(|_| first.is_deleted(), "the first one to go").await;
    let second = club.news("now starts").await;
    club.evening.bot.pass(Duration::from_hours(27));
    club.thread.until(|_| second.is_deleted(), "the second one to go").await;
    club.news("round 1 of 2").await;
}

#[tokio::test]
async fn an_arena_that_is_over_does_not_end() {
    let club = Club::gather("arena", "3+2", 3).await;
    club.begin();
    let begun = club.news("has started, and ends").await;
    club.thread.until(|_| club.boards().len() == 1, "their game").await;
    club.evening.bot.pass(Duration::from_mins(70));
    club.news("is over.**").await;
    club.thread.until(|_| begun.is_deleted(), "its message to go").await;
}

#[tokio::test]
async fn a_challenge_says_how_its_game_goes() {
    let club = Club::gather("ladder", "10+5", 2).await;
    let bob = club.person("Bob").at(&club.evening.hall);
    let menu = bob.click(&club.card, "Challenge").await.message();
    bob.choose(&menu, "Who?", &["1. Ada"]).await;
    let challenge = club.news("challenges you for 1st place").await;
    club.press_begin(&challenge, "Ada").await;
    club.until_it_says(&challenge, "**Friday night:** @Ada – @Bob: [in progress](").await;
    club.resign(&club.boards()[0]).await;
    club.until_it_says(&challenge, "**Friday night:** @Ada – @Bob: 0 – 1").await;
}

#[tokio::test]
async fn a_round_ends_with_all_its_results_and_the_table_as_a_picture() {
    let club = Club::gather("swiss", "10+5", 5).await;
    club.begin();
    let call = club.news("round 1 of 3").await;
    let pairs = pairings(&call.text());
    club.play_round(1).await;
    let over = club.news("round 1 of 3 is over.").await;
    let results = pairs.iter().map(|[south, north]| format!("@{south} – @{north}: 0 – 1"));
    let title = "**Friday night, round 1 of 3 is over.**".to_owned();
    assert_eq!(over.text(), [title].into_iter().chain(results).collect::<Vec<_>>().join("\n"));
    assert!(over.pings().is_empty());
    let picture = over.attachments().remove(0);
    assert!(picture.bytes.starts_with(b"\x89PNG"));
    let described = picture.description.unwrap_or_default();
    assert!(
        described.starts_with("The table of Friday night: 1. ") && described.contains(" (1)"),
        "{described}"
    );
}

#[tokio::test]
async fn a_tournament_ends_with_its_whole_table() {
    let club = Club::gather("league", "3d", 3).await;
    club.begin();
    for round in 1..=3 {
        club.play_round(round).await;
    }
    club.news("is over.** Congratulations").await;
    let whole = club.news("**Standings** · Friday night").await;
    let lines = table(&whole.text());
    assert_eq!(lines, ["1. Ada 1 1-0-1", "1. Bob 1 1-0-1", "1. Cem 1 1-0-1"], "{}", whole.text());
    assert!(whole.attachments()[0].bytes.starts_with(b"\x89PNG"));
    assert!(club.news("round 3 of 3 is over.").await.attachments().is_empty(), "the whole table has it");
}

#[tokio::test]
async fn a_table_is_a_report_and_a_spreadsheet() {
    let club = Club::gather("swiss", "10+5", 4).await;
    club.begin();
    club.play_round(1).await;
    club.news("round 1 of 2 is over.").await;
    let ada = club.person("Ada").at(&club.evening.hall);
    let standings = ada.click(&club.card, "Standings").await.message();
    let file = async |button: &str| {
        let told = ada.click(&standings, button).await.message();
        String::from_utf8(told.attachments().remove(0).bytes.to_vec()).unwrap()
    };
    let csv = file("Spreadsheet (CSV)").await;
    let lines: Vec<&str> = csv.lines().collect();
    let head = "\u{feff}tournament,began,ended,held at,place,number,name,rating,points,won,drawn,lost,\
                direct encounter,buchholz cut 1,sonneborn-berger,wins,round 1";
    assert!(lines[0].starts_with(head) && lines.len() == 5, "{csv}");
    assert!(lines[1].starts_with("\"Friday night\",") && lines[1].contains(" won"), "{csv}");
    let report = file("Table as a file").await;
    assert!(report.contains("\n022 https://discord.com/channels/") && report.contains("\n042 "), "{report}");
}

#[tokio::test]
async fn a_game_has_a_thread_of_its_own_where_games_have_threads() {
    let club = Club::gather("swiss", "10+5", 4).await;
    let ada = club.person("Ada").at(&club.evening.hall);
    let page = ada.slash("settings").string("of", "house").send().await.message();
    ada.click(&page, "Threads: off").await;
    club.begin();
    let call = club.news("round 1 of 2").await;
    let pair = pairings(&call.text()).remove(0);
    for name in &pair {
        club.press_begin(&call, name).await;
    }
    let has_board =
        |hall: &Channel| hall.threads().get(1).is_some_and(|thread| !thread.messages().is_empty());
    club.evening.hall.until(has_board, "a board in a thread beside that of the tournament").await;
    let own = club.evening.hall.threads().remove(1);
    assert!(club.boards().is_empty(), "the news can be read");
    assert_eq!(own.members(), pair);
    club.until_it_says(&call, &format!("/{}/", own.id())).await;
    let mine = club.person(&pair[0]).at(&club.evening.hall).click(&club.card, "My games").await.message();
    assert!(mine.text().contains(&format!("/{}/", own.id())), "{}", mine.text());
    let board = own.messages().remove(0);
    let mover = club.person(&pair[0]).at(&own);
    let more = mover.click(&board, "More …").await.message();
    let question = mover.click(&more, "Resign …").await.message();
    mover.click(&question, "Yes, I resign").await;
    club.until_it_says(&call, ": 0 – 1").await;
}

#[tokio::test]
async fn again_asks_everyone_who_played_in_the_channel() {
    let club = Club::gather("league", "3d", 3).await;
    club.begin();
    for round in 1..=3 {
        club.play_round(round).await;
    }
    let over = club.news("is over.** Congratulations").await;
    let ada = club.person("Ada").at(&club.thread);
    let draft = ada.click(&over, "Again").await.message();
    let told = ada.click(&draft, "Announce").await.message();
    assert!(told.is_private() && told.text().starts_with("Announced in #"), "{}", told.text());
    club.evening.hall.until(|hall| hall.threads().len() == 2, "its thread").await;
    let thread = club.evening.hall.threads().remove(1);
    let asks = |thread: &Channel| thread.messages().iter().any(|one| one.text().contains("is back."));
    thread.until(asks, "the question").await;
    let question = thread.messages().remove(0);
    let mut called = question.pings();
    called.sort();
    assert_eq!(called, ["Ada", "Bob", "Cem"]);
    let joined = club.person("Bob").at(&thread).click(&question, "Join").await.message();
    assert!(joined.text().starts_with("You’re in."), "{}", joined.text());
    let cards = club.evening.hall.messages().into_iter();
    assert_eq!(cards.filter(|one| one.text().starts_with("**Friday night")).count(), 2);
}

#[tokio::test]
async fn games_that_wait_are_listed_with_their_time_and_a_button() {
    let club = Club::gather("swiss", "10+5", 4).await;
    club.begin();
    let call = club.news("round 1 of 2").await;
    let [south, north] = pairings(&call.text()).remove(0);
    let own = club.person(&south).at(&club.evening.hall);
    let list = own.slash("games").send().await.message();
    let line = format!("• **Friday night** against {north}: not started, start by <t:f>");
    assert!(list.text().contains(&line), "{}", list.text());
    assert!(list.text().contains(&club.card.id().to_string()), "{}", list.text());
    let told = own.click(&list, "Start game").await.message();
    assert!(told.text().starts_with("You’re ready."), "{}", told.text());
    let there = own.slash("games").send().await.message();
    assert!(!there.text().contains("Friday night"), "{}", there.text());
    let other = club.person(&north).at(&club.evening.hall).slash("games").send().await.message();
    assert!(other.text().contains(&format!("{south} is ready; start by")), "{}", other.text());
}

#[tokio::test]
async fn whoever_joins_with_pings_off_is_told_so() {
    let club = Club::announce("swiss", "10+5", 2).await;
    let bob = club.person("Bob").at(&club.evening.hall);
    let page = bob.slash("settings").send().await.message();
    bob.click(&page, "Pings: on").await;
    let told = bob.click(&club.card, "Join").await.message();
    assert!(
        told.text().ends_with("Pings are **off**: check `/games` to see whose turn it is."),
        "{}",
        told.text()
    );
    let ada = club.person("Ada").at(&club.evening.hall).click(&club.card, "Join").await.message();
    assert!(!ada.text().contains("Pings"), "{}", ada.text());
}
