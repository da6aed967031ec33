//! What is asked over HTTP.

use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::client::Stage;
use crate::{Limits, Measured, TokenOutcome};

/// Sends a request, and returns the status, the head and the body of the answer.
async fn ask(stage: &Stage, request: &str) -> (u16, String, String) {
    let mut stream = TcpStream::connect(stage.address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let reading = stream.read_to_end(&mut answer);
    timeout(Duration::from_secs(10), reading).await.expect("there is an answer").unwrap();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, head.to_lowercase(), body.to_owned())
}

async fn get(stage: &Stage, path: &str) -> (u16, String, String) {
    ask(stage, &format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")).await
}

async fn post_token(stage: &Stage, body: &str) -> (u16, serde_json::Value) {
    let length = body.len();
    let request = format!(
        "POST /token HTTP/1.1\r\nhost: x\r\naccept-language: fr\r\nconnection: close\r\n\
         content-length: {length}\r\n\r\n{body}"
    );
    let (status, head, body) = ask(stage, &request).await;
    assert!(head.contains("cache-control: no-store"), "{head}");
    (status, serde_json::from_str(&body).unwrap())
}

#[tokio::test]
async fn the_page_is_there() {
    let stage = Stage::usual().await;
    for path in ["/", "/index.html", "/?instance_id=i-1"] {
        let (status, head, body) = get(&stage, path).await;
        assert_eq!(status, 200);
        assert!(head.contains("content-security-policy: default-src 'none'; script-src 'sha256-"), "{head}");
        assert!(body.starts_with("<!doctype html>"));
    }
    assert_eq!(get(&stage, "/else").await.0, 404);
    assert_eq!(get(&stage, "/token").await.0, 405);
    assert_eq!(get(&stage, "/live").await.0, 426);
}

#[tokio::test]
async fn a_page_without_an_origin_is_let_in() {
    let stage = Stage::usual().await;
    let asks = |head: &str| format!("{head}\r\nhost: x\r\norigin: null\r\nconnection: close\r\n");
    let preflight = asks("OPTIONS /token HTTP/1.1") + "access-control-request-method: POST\r\n\r\n";
    let (status, head, _) = ask(&stage, &preflight).await;
    assert_eq!(status, 204);
    assert!(head.contains("access-control-allow-methods: post"), "{head}");
    let body = r#"{"code":"eve","instance":"i-1"}"#;
    let head = asks("POST /token HTTP/1.1");
    let request = format!("{head}content-length: {}\r\n\r\n{body}", body.len());
    for (request, status) in [(preflight, 204), (request, 403)] {
        let (answered, head, _) = ask(&stage, &request).await;
        assert_eq!(answered, status);
        assert!(head.contains("access-control-allow-origin: *"), "{head}");
        assert!(!head.contains("allow-credentials"), "{head}");
    }
    let opening = "GET /live HTTP/1.1\r\nhost: x\r\norigin: null\r\nconnection: upgrade\r\n\
                   upgrade: websocket\r\nsec-websocket-version: 13\r\n\
                   sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    let mut stream = TcpStream::connect(stage.address).await.unwrap();
    stream.write_all(opening.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 101");
}

#[tokio::test]
async fn a_code_is_worth_a_token() {
    let stage = Stage::usual().await;
    let (status, answer) = post_token(&stage, r#"{"code":"ada","instance":"i-1"}"#).await;
    assert_eq!(status, 200);
    let mut page = stage.connect().await;
    page.say(&json!({"hello": {"token": answer["token"]}})).await;
    assert_eq!(page.hears("welcome").await["name"], "Ada");

    for body in [r#"{"code":"eve","instance":"i-1"}"#, r#"{"code":"ada","instance":"i-2"}"#] {
        assert_eq!(post_token(&stage, body).await, (403, json!({"error": "Nobody knows you here."})));
    }
    let later = post_token(&stage, r#"{"code":"later","instance":"i-1"}"#).await;
    assert_eq!(later, (502, json!({"error": r#"Failed in "fr""#})), "it may be tried again");
    assert_eq!(post_token(&stage, "{}").await, (400, json!({"error": r#"Unreadable in "fr""#})));
    let large = format!(r#"{{"code":"{}","instance":"i-1"}}"#, "x".repeat(5_000));
    assert_eq!(post_token(&stage, &large).await.0, 413);
    let measured = stage.bot.measured.lock().unwrap().clone();
    let outcomes: Vec<_> = measured
        .iter()
        .filter_map(|one| if let Measured::Token(outcome) = one { Some(*outcome) } else { None })
        .collect();
    let [refused, unreadable] = [TokenOutcome::Refused, TokenOutcome::Unreadable].map(|one| [one; 2]);
    let expected = [&[TokenOutcome::Given], &refused[..], &[TokenOutcome::Failed], &unreadable].concat();
    assert_eq!(outcomes, expected);
}

#[tokio::test]
async fn tokens_are_asked_for_now_and_then() {
    let stage = Stage::new(Limits { tokens_an_address: 2, ..Limits::default() }).await;
    for expected in [403, 403, 429] {
        assert_eq!(post_token(&stage, r#"{"code":"eve","instance":"i-1"}"#).await.0, expected);
    }
}

#[tokio::test]
async fn looking_somebody_up_takes_no_place_for_ever() {
    let limits = Limits { lookup: Duration::from_millis(500), lookups: 1, ..Limits::default() };
    let stage = Stage::new(limits).await;
    let never = r#"{"code":"never","instance":"i-1"}"#;
    let (first, second) = tokio::join!(post_token(&stage, never), post_token(&stage, never));
    let mut answers = [first, second].map(|(status, answer)| (status, answer["error"].to_string()));
    answers.sort();
    let failed = (502, r#""Failed in \"fr\"""#.to_owned());
    assert_eq!(answers, [failed, (503, r#""Full in \"fr\"""#.to_owned())]);
    assert_eq!(post_token(&stage, r#"{"code":"ada","instance":"i-1"}"#).await.0, 200);
}

#[tokio::test]
async fn connections_that_say_nothing_make_way() {
    let stage = Stage::new(Limits { newcomers: 2, ..Limits::default() }).await;
    let mut silent = TcpStream::connect(stage.address).await.unwrap();
    let mut known = stage.open(1, "Ada").await;
    for _ in 0..4 {
        // Each stays open.
        std::mem::forget(stage.connect().await);
    }
    assert_eq!(silent.read(&mut [0]).await.unwrap(), 0, "it is closed");
    known.press("show", 1).await;
    known.hears("screen").await;
}
