//! Tournaments that come again by themselves.

use std::time::Duration;

use kuzhi_domain::Timestamp;
use kuzhi_domain::moments::TimeZone;
use kuzhi_tests::conversation::{Channel, Message, Participant};

use crate::bot::Evening;

const DAY: Duration = Duration::from_hours(24);

/// The messages of the tournaments, the first first.
fn cards(evening: &Evening) -> Vec<Message> {
    let is_card = |message: &Message| message.text().starts_with("**Friday night");
    evening.hall.messages().into_iter().filter(is_card).collect()
}

/// When a tournament begins by its message.
fn begins(card: &Message) -> u64 {
    let text = card.face().content;
    let at = text.split_once("Starts on <t:").unwrap_or_else(|| panic!("{text}")).1;
    at.split_once(':').unwrap().0.parse().unwrap()
}

/// Announces a tournament that comes again like this.
async fn announce(evening: &Evening, every: &str) -> (Participant, Message) {
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    ada.slash("settings").string("timezone", "Europe/Istanbul").send().await;
    let create = ada.slash("tournament create").string("kind", "swiss").string("clock", "5+3");
    let create = create.string("begins", "1h").string("name", "Friday night").string("repeats", every);
    let draft = create.send().await.message();
    ada.click(&draft, "Announce").await;
    evening.hall.until(|_| cards(evening).len() == 1, "the first one").await;
    evening.hall.until(|hall| hall.threads().len() == 1, "its thread").await;
    (ada, cards(evening).remove(0))
}

#[tokio::test]
async fn a_weekly_tournament_announces_the_next_one_by_itself() {
    let evening = Evening::begin().await;
    let (ada, card) = announce(&evening, "week").await;
    assert!(card.text().contains("Repeats every week."), "{}", card.text());
    let bob = evening.bob.at(&evening.hall);
    let told = bob.click(&card, "Always").await;
    assert!(told.is_private() && told.text().starts_with("You’re in, this time and every time"));
    evening.hall.until(|_| card.text().contains("@Bob"), "Bob among those who have entered").await;
    let first = begins(&card);

    evening.bot.pass(Duration::from_mins(61));
    evening.hall.until(|_| card.text().contains("too few players joined"), "the end of the first one").await;
    let next = first + 7 * 24 * 3_600;
    let shown = card.face().content;
    assert!(shown.contains(&format!("The next one starts on <t:{next}:f>.")), "{shown}");
    evening.bot.pass(3 * DAY);
    ada.slash("tournament list").send().await;
    assert_eq!(cards(&evening).len(), 1, "it is four days ahead");
    evening.bot.pass(DAY);
    evening.hall.until(|_| cards(&evening).len() == 2, "the next one").await;
    evening.hall.until(|hall| hall.threads().len() == 2, "its thread").await;
    let second = cards(&evening).remove(1);
    assert_eq!(begins(&second), next);
    assert!(second.text().contains("@Bob"), "{}", second.text());
    let is_linked = |_: &Channel| second.text().contains("#Friday night #2");
    evening.hall.until(is_linked, "the link to its thread").await;
    let told = bob.click(&second, "Always").await;
    assert!(told.text().starts_with("From the next one on, you’re only in when you press **Join**."));

    let menu = ada.click(&second, "Organise").await.message();
    ada.choose(&menu, "What to do", &["No more after this one"]).await;
    assert!(menu.text().starts_with("End the series after this tournament?"), "{}", menu.text());
    ada.click(&menu, "No more after this one").await;
    evening.hall.until(|_| !second.text().contains("every week"), "the end of the series").await;
    evening.bot.pass(14 * DAY);
    evening
        .hall
        .until(|_| second.text().contains("too few players joined"), "the end of the second one")
        .await;
    evening.bot.pass(DAY);
    ada.slash("tournament list").send().await;
    assert_eq!(cards(&evening).len(), 2, "none follows");
}

#[tokio::test]
async fn who_calls_one_off_learns_that_the_next_one_comes() {
    let evening = Evening::begin().await;
    let (ada, card) = announce(&evening, "month").await;
    assert!(card.text().contains("Repeats every month, on the "), "{}", card.text());
    let menu = ada.click(&card, "Organise").await.message();
    let form = ada.choose(&menu, "What to do", &["Cancel the tournament …"]).await.form();
    let told = ada.submit(&form, &[("Why?", "Rain")]).await.text();
    assert!(told.starts_with("Cancelled. The next one will still be announced, and starts on <t:"), "{told}");
    let menu = ada.click(&card, "Organise").await.message();
    ada.choose(&menu, "What to do", &["No more after this one"]).await;
    assert!(menu.text().starts_with("End the series after this tournament?"), "{}", menu.text());
    ada.click(&menu, "No more after this one").await;
    evening.hall.until(|_| !card.text().contains("The next one"), "the end of the series").await;
}

#[tokio::test]
async fn a_draft_says_how_it_comes_again_and_what_cannot_be() {
    let evening = Evening::begin().await;
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    let of = |kind: &str| ada.slash("tournament create").string("kind", kind).string("repeats", "week");
    for (create, refused) in [
        (of("ladder"), "A ladder runs until someone ends it"),
        (of("swiss").integer("ahead", 7), "The next one can be announced 1 to 6 days ahead."),
        (of("swiss").string("until", "soon"), "Kuzhi does not understand the day “soon”."),
        (of("swiss").string("until", "2020-01-01"), "It would end before the first one starts."),
    ] {
        let text = create.send().await.text();
        assert!(text.starts_with(refused), "{text}");
    }
    let text = of("arena").string("until", "10w").integer("ahead", 1).send().await.text();
    assert!(text.contains("Repeats every week. The last one starts no later than <t:"), "{text}");
    assert!(text.contains("The next one is announced a day ahead."), "{text}");
    let mut drafts = of("swiss").string("until", "10w").send().await.message();
    drafts = {
        ada.click(&drafts, "Discard").await;
        drafts
    };
    assert_eq!(drafts.text(), "Discarded. No one else saw it.");
}

/// When the event begins, and its rule.
fn event(evening: &Evening) -> Option<(String, serde_json::Value)> {
    let events = evening.discord.guild("Friends").events();
    assert!(events.len() < 2, "one for the whole series: {events:?}");
    let event = events.first()?;
    assert_eq!(event["name"], "Friday night");
    Some((event["scheduled_start_time"].as_str()?.to_owned(), event["recurrence_rule"].clone()))
}

fn in_utc(seconds: u64) -> String {
    TimeZone::in_utc(Timestamp::from_millis(seconds * 1_000))
}

#[tokio::test]
async fn the_event_of_a_series_is_kept_true() {
    let evening = Evening::begin().await;
    let (ada, card) = announce(&evening, "week").await;
    let first = begins(&card);
    evening.hall.until(|_| event(&evening).is_some(), "its event").await;
    let (start, rule) = event(&evening).unwrap();
    assert_eq!((start, &rule["frequency"], &rule["interval"]), (in_utc(first), &2.into(), &1.into()));

    let menu = ada.click(&card, "Organise").await.message();
    ada.choose(&menu, "What to do", &["Postpone by a day"]).await;
    let later = in_utc(first + 24 * 3_600);
    evening.hall.until(|_| event(&evening).unwrap().0 == later, "the event of the later start").await;
    assert!(event(&evening).unwrap().1.is_null(), "the others are not a day later");

    let menu = ada.click(&card, "Organise").await.message();
    let form = ada.choose(&menu, "What to do", &["Cancel the tournament …"]).await.form();
    ada.submit(&form, &[("Why?", "Rain")]).await;
    let next = in_utc(first + 7 * 24 * 3_600);
    evening.hall.until(|_| event(&evening).unwrap().0 == next, "the event of the next one").await;
    assert_eq!(event(&evening).unwrap().1["frequency"], 2);

    let menu = ada.click(&card, "Organise").await.message();
    ada.choose(&menu, "What to do", &["No more after this one"]).await;
    assert!(menu.text().starts_with("End the series after this tournament?"), "{}", menu.text());
    ada.click(&menu, "No more after this one").await;
    evening.hall.until(|_| event(&evening).is_none(), "the end of the event").await;
}

#[tokio::test]
async fn that_events_are_not_permitted_is_said_once() {
    let evening = Evening::begin().await;
    let _guild = evening.discord.guild("Friends").forbidding_events();
    let (_, card) = announce(&evening, "week").await;
    let told = |evening: &Evening| {
        let threads = evening.hall.threads();
        let messages = threads.iter().flat_map(Channel::messages);
        messages.filter(|message| message.text().contains("Create Events")).count()
    };
    evening.hall.until(|_| told(&evening) == 1, "that there are no events").await;
    evening.bot.pass(Duration::from_mins(61));
    evening.hall.until(|_| card.text().contains("too few players joined"), "the end of the first one").await;
    evening.bot.pass(4 * DAY);
    evening.hall.until(|hall| hall.threads().len() == 2, "the next one").await;
    evening.bot.pass(3 * DAY);
    evening.hall.until(|_| cards(&evening)[1].text().contains("too few"), "the end of the second one").await;
    assert_eq!((told(&evening), event(&evening)), (1, None));
}
