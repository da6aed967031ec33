//! What the log says of pages that are refused, and of failures.

use kuzhi_tests::discord::{CLIENT_SECRET, World};
use serde_json::{Value, json};

use super::{Page, SETTINGS, address};
use crate::program::Table;
use crate::watched::Watched;

/// Asks for a token with the code and the instance of Ada. Returns the status of the answer.
async fn ask(table: &Table, at: &str, is_forged: bool) -> u16 {
    let (code, instance) = table.discord.server().change(|world| {
        let instance = world.enter_activity(table.ada.id(), table.hall.id()).id;
        (world.authorize(table.ada.id()), instance)
    });
    let code = if is_forged { "code1".to_owned() } else { code };
    let body = json!({"code": code, "instance": instance}).to_string();
    let client = reqwest::Client::new();
    client.post(format!("http://{at}/token")).body(body).send().await.unwrap().status().as_u16()
}

#[tokio::test]
async fn refused_pages_are_counted_and_are_no_failures_in_the_log() {
    let table = Table::set().await;
    table.discord.server().change(World::enable_activities);
    let watched = Watched::start(&table, &SETTINGS).await;
    let at = address(&watched.log());
    assert_eq!(ask(&table, &at, true).await, 403);
    assert_eq!(ask(&table, &at, false).await, 200);
    for forged in ["x".to_owned(), "x".repeat(3_000)] {
        let mut page = Page::connect(&at, &forged, "00000007", &Value::Null).await;
        page.hear("bye").await;
    }
    for (series, number) in [
        ("kuzhi_page_tokens_total{outcome=\"refused\"}", 1.0),
        ("kuzhi_page_tokens_total{outcome=\"given\"}", 1.0),
        ("kuzhi_page_tokens_total{outcome=\"invalid\"}", 1.0),
        ("kuzhi_pages_closed_total{reason=\"begin_again\"}", 1.0),
        ("kuzhi_pages_closed_total{reason=\"unreadable\"}", 1.0),
    ] {
        watched.until(|measured| measured.value(series) == Some(number), &format!("{series} {number}")).await;
    }
    let log = watched.log();
    assert!(!log.contains(" WARN ") && !log.contains("ERROR"), "{log}");
    assert!(watched.program.stop().await.success());
}

#[tokio::test]
async fn a_wrong_client_secret_is_named_once_in_the_log() {
    let table = Table::set().await;
    let settings = [SETTINGS[0], ("DISCORD_CLIENT_SECRET", "another-secret")];
    assert_ne!(settings[1].1, CLIENT_SECRET);
    let watched = Watched::start(&table, &settings).await;
    let at = address(&watched.log());
    for _ in 0..5 {
        assert_eq!(ask(&table, &at, false).await, 502, "it may be tried again");
    }
    let log =
        watched.logged("Discord refuses the client secret: press Reset Secret on the OAuth2 page").await;
    assert_eq!(log.matches("who is behind a page").count(), 1, "{log}");
    assert!(!log.contains("another-secret"), "{log}");
    assert!(watched.program.stop().await.success());
}
