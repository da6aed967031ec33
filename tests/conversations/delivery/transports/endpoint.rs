//! The endpoint itself: what it refuses, and what happens to answers that are not delivered.

use std::time::Duration;

use kuzhi_tests::discord::{APPLICATION, Posted, Poster, signature, timestamp};
use kuzhi_tests::waiting::TIMEOUT;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::bot::{Evening, Transport};

/// A ping.
pub(crate) fn ping() -> String {
    json!({"id": "1", "application_id": APPLICATION, "type": 1, "token": "a-token", "version": 1}).to_string()
}

/// A command, as Discord posts it.
fn command(evening: &Evening, name: &str) -> Value {
    let user = json!({"id": evening.ada.id(), "username": "ada", "discriminator": "0", "avatar": null});
    json!({
        "id": "77", "application_id": APPLICATION, "type": 2, "token": "interaction-token-77", "version": 1,
        "data": {"id": "2", "name": name, "type": 1, "options": []},
        "channel_id": evening.ada.dm().id(), "user": user, "locale": "en-US", "entitlements": [],
        "attachment_size_limit": 1_000_000, "authorizing_integration_owners": {"0": "0"}, "context": 1,
        "app_permissions": "0",
    })
}

/// Returns the statuses of answers.
fn statuses(answers: &[Posted]) -> Vec<u16> {
    answers.iter().map(|answer| answer.status).collect()
}

pub(crate) async fn begin() -> (Evening, Poster) {
    let evening = Evening::begin_by(Transport::Http, &[]).await;
    let endpoint = evening.discord.server().read(|world| world.endpoint.clone()).unwrap();
    (evening, endpoint)
}

#[tokio::test]
async fn what_discord_has_not_signed_is_refused() {
    let (evening, endpoint) = begin().await;
    let now = timestamp();
    let signed = signature(&now, ping().as_bytes());
    let right = endpoint.post_with(Some(&signed), Some(&now), ping()).await.unwrap();
    assert_eq!((right.status, right.json()), (200, json!({"type": 1})));
    let another = signature(&now, b"another body");
    for (signature, timestamp, body) in [
        (None, Some(&*now), ping()),
        (Some(&*signed), None, ping()),
        (None, None, ping()),
        (Some(""), Some(&*now), ping()),
        (Some(&signed[2..]), Some(&*now), ping()),
        (Some(&*"00".repeat(64)), Some(&*now), ping()),
        (Some(&*another), Some(&*now), ping()),
        (Some(&*signed), Some("1800000000"), ping()),
        (Some(&*signed), Some(&*now), ping().replace("a-token", "a-tokem")),
        // A forged request, whatever it contains.
        (Some(&*signed), Some(&*now), command(&evening, "help").to_string()),
        (Some(&*signed), Some(&*now), String::new()),
    ] {
        let answer = endpoint.post_with(signature, timestamp, body.clone()).await.unwrap();
        assert_eq!(answer.status, 401, "{signature:?} {timestamp:?} {body}");
    }
    assert!(evening.discord.pings().is_empty());
}

#[tokio::test]
async fn what_was_signed_at_another_time_is_refused() {
    let (_evening, endpoint) = begin().await;
    let now: u64 = timestamp().parse().unwrap();
    let post_at = async |at: String| {
        let signed = signature(&at, ping().as_bytes());
        endpoint.post_with(Some(&signed), Some(&at), ping()).await.unwrap().status
    };
    for (seconds, status) in [(now - 30, 200), (now + 30, 200), (now - 90, 401), (now + 90, 401), (0, 401)] {
        assert_eq!(post_at(seconds.to_string()).await, status, "{seconds} at {now}");
    }
    for at in ["", "now", "-1", "1e9", "18446744073709551616"] {
        assert_eq!(post_at(at.to_owned()).await, 401, "{at:?}");
    }
}

#[tokio::test]
async fn non_interactions_are_refused_others_answered() {
    let (evening, endpoint) = begin().await;
    let mut unknown = command(&evening, "help");
    unknown["type"] = json!(99);
    let mut unreadable = command(&evening, "help");
    unreadable["data"] = json!(7);
    let mut nameless = unknown.clone();
    nameless["token"] = json!(null);
    let mut answers = Vec::new();
    for body in [
        "",
        "{",
        "[]",
        "null",
        "7",
        "{\"type\": 1",
        "\u{feff}{}",
        &"[".repeat(100_000),
        &nameless.to_string(),
    ] {
        answers.push(endpoint.post(body.to_owned()).await.unwrap());
    }
    assert_eq!(statuses(&answers), [400; 9]);
    assert_eq!(endpoint.post(vec![0xff, 0xfe]).await.unwrap().status, 400);
    // Someone waits for these.
    for body in [unknown, unreadable] {
        let answer = endpoint.post(body.to_string()).await.unwrap();
        assert_eq!((answer.status, &answer.json()["type"]), (200, &json!(4)), "{body}");
        assert_eq!(answer.json()["data"]["flags"], 64, "for the person alone");
    }
    let dance = endpoint.post(command(&evening, "dance").to_string()).await.unwrap();
    assert_eq!((dance.status, &dance.json()["type"]), (200, &json!(4)));
}

/// Serenity panics on an invalid image hash, which nobody here has a use for.
#[tokio::test]
async fn what_the_library_breaks_at_costs_nothing() {
    let (evening, endpoint) = begin().await;
    let mut broken = command(&evening, "help");
    broken["user"]["avatar"] = json!(format!("{}ab", "€".repeat(10)));
    let answer = endpoint.post(broken.to_string()).await.unwrap();
    assert_eq!(answer.status, 200);
    assert!(answer.json()["data"]["content"].as_str().unwrap().contains("Kuzhi"), "{}", answer.json());
}

#[tokio::test]
async fn what_is_too_large_is_not_read() {
    let (_evening, endpoint) = begin().await;
    let padded = |length: usize| format!("{}{}", ping(), " ".repeat(length - ping().len()));
    assert_eq!(endpoint.post(padded(128 * 1024)).await.unwrap().status, 200);
    assert_eq!(endpoint.post(padded(128 * 1024 + 1)).await.unwrap().status, 413);
    // Without a length.
    let (chunk, last) = (format!("10000\r\n{}\r\n", " ".repeat(0x10000)), "1\r\n \r\n");
    let head = format!(
        "POST /interactions HTTP/1.1\r\nHost: bot\r\nTransfer-Encoding: chunked\r\n\
         X-Signature-Ed25519: {}\r\nX-Signature-Timestamp: {}\r\n\r\n",
        signature(&timestamp(), b""),
        timestamp()
    );
    assert!(full_response(&endpoint, &[&head, &chunk, &chunk, last]).await.starts_with("HTTP/1.1 413 "));
}

#[tokio::test]
async fn other_paths_and_methods_lead_nowhere() {
    let (_evening, endpoint) = begin().await;
    let ask = async |line: &str| {
        let head = format!("{line} HTTP/1.1\r\nHost: bot\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
        full_response(&endpoint, &[&head]).await
    };
    for (line, status) in [
        ("GET /healthz", "200"),
        ("HEAD /healthz", "200"),
        ("POST /healthz", "405"),
        ("GET /readyz", "200"),
        ("POST /readyz", "405"),
        ("GET /interactions", "405"),
        ("PUT /interactions", "405"),
        ("POST /interactions", "401"),
        ("GET /", "404"),
        ("POST /interactions/", "401"),
        ("POST /interactions//", "404"),
        ("GET /../etc/passwd", "404"),
        ("NONSENSE", "400"),
    ] {
        let answer = ask(line).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{line}: {answer}");
    }
    assert!(ask("GET /healthz").await.ends_with("\r\n\r\nok\n"));
    assert!(ask("GET /interactions").await.contains("allow: POST\r\n"));
}

/// Returns the endpoint's response, until it sends no more.
async fn full_response(endpoint: &Poster, parts: &[&str]) -> String {
    let address = endpoint.url().replace("http://", "").replace("/interactions", "");
    let mut stream = TcpStream::connect(address).await.unwrap();
    for part in parts {
        if stream.write_all(part.as_bytes()).await.is_err() {
            break;
        }
    }
    let mut said = vec![0; 1_024];
    let read = stream.read(&mut said).await.unwrap_or_default();
    let mut said = String::from_utf8_lossy(&said[..read]).into_owned();
    let mut rest = Vec::new();
    // If it keeps the connection open, it sends the response in one piece.
    let _ = tokio::time::timeout(Duration::from_millis(200), stream.read_to_end(&mut rest)).await;
    said.push_str(&String::from_utf8_lossy(&rest));
    said
}

#[tokio::test]
async fn a_body_that_takes_too_long_is_refused() {
    let (_evening, endpoint) = begin().await;
    let head = format!(
        "POST /interactions HTTP/1.1\r\nHost: bot\r\nContent-Length: 9\r\nX-Signature-Ed25519: {}\r\n\
         X-Signature-Timestamp: 1\r\n\r\n",
        "00".repeat(64)
    );
    let said = tokio::time::timeout(TIMEOUT, full_response(&endpoint, &[&head, "{"])).await.unwrap();
    assert!(said.starts_with("HTTP/1.1 408 "), "{said}");
}

#[tokio::test]
async fn simultaneous_duplicates_are_handled_once() {
    let (evening, endpoint) = begin().await;
    let board = evening.board().await;
    let click = evening.ada.at(&evening.hall).click(&board, "1").begin();
    let body = evening.discord.server().posted(click.interaction());
    let mut posting = tokio::task::JoinSet::new();
    for _ in 0..8 {
        let (endpoint, body) = (endpoint.clone(), body.clone());
        posting.spawn(async move { endpoint.post(body).await.unwrap() });
    }
    while let Some(answer) = posting.join_next().await {
        let answer = answer.unwrap();
        assert_eq!(answer.status, 200, "{}", answer.json());
        // Each answer is the current board, or an acknowledgement.
        assert!([6, 7].contains(&answer.json()["type"].as_u64().unwrap()), "{}", answer.json());
    }
    click.answer().await;
    evening.move_on(&board).await;
    assert_eq!(board.text().matches(": pit ").count(), 2, "one move each: {}", board.text());
}

#[tokio::test]
async fn calls_before_the_first_response_lands_are_retried() {
    let (evening, _) = begin().await;
    // Discord reads the first response late: until then it does not know it.
    let mut held = evening.discord.mischief().on_next("POST", "/callback").hold();
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob).send().begin();
    held.arrived().await;
    let asked = |world: &kuzhi_tests::discord::World| {
        let is_early = |request: &kuzhi_tests::discord::Request| {
            request.path.ends_with("/messages/@original") && request.status == Some(404)
        };
        world.journal.requests().iter().filter(|request| is_early(request)).count()
    };
    evening.discord.until(|world| asked(world) > 0, "a question that comes too early").await;
    held.release();
    let challenge = play.answer().await.message();
    evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    assert!(challenge.text().contains("**@"), "{}", challenge.text());
}
