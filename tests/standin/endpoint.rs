//! The interactions endpoint: how the stand-in validates it and posts to it.

use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Bytes;
use axum::http::HeaderMap;
use axum::routing::post;
use kuzhi_tests::conversation::Discord;
use kuzhi_tests::discord::{Response, signature};
use serde_json::{Value, json};
use tokio::net::TcpListener;

use crate::bot;

/// Starts an endpoint that answers everything with `{"type": 1}`, or with a message, and checks signatures if
/// asked to. Returns its URL, and what was posted to it.
async fn endpoint(checks: bool) -> (String, Arc<Mutex<Vec<Value>>>) {
    let posted = Arc::<Mutex<Vec<Value>>>::default();
    let noting = Arc::clone(&posted);
    let answer = move |headers: HeaderMap, body: Bytes| async move {
        let header = |name: &str| headers[name].to_str().unwrap().to_owned();
        let signed = signature(&header("x-signature-timestamp"), &body) == header("x-signature-ed25519");
        if checks && !signed {
            return Err(axum::http::StatusCode::UNAUTHORIZED);
        }
        let interaction: Value = serde_json::from_slice(&body).unwrap();
        let answer = match interaction["type"].as_u64() {
            Some(1) => json!({"type": 1}),
            _ => json!({"type": 4, "data": {"content": "Here."}}),
        };
        noting.lock().unwrap().push(interaction);
        Ok(axum::Json(answer))
    };
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/interactions", listener.local_addr().unwrap());
    // It ends with the test's runtime.
    tokio::spawn(
        async move { axum::serve(listener, Router::new().route("/interactions", post(answer))).await },
    );
    (url, posted)
}

#[tokio::test]
async fn an_endpoint_that_checks_nothing_is_not_taken() {
    let discord = Discord::start().await;
    let (url, _) = endpoint(false).await;
    let refused = discord.server().set_endpoint(&url).await;
    assert_eq!(refused.unwrap_err(), "a forged PING is answered with 200");
    let (url, _) = endpoint(true).await;
    let elsewhere = discord.server().set_endpoint(&url.replace("/interactions", "/")).await;
    assert!(elsewhere.unwrap_err().starts_with("a PING is answered with 404"));
    assert!(discord.server().read(|world| world.endpoint.is_none()));
}

#[tokio::test]
async fn with_an_endpoint_interactions_are_posted_only() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;
    let (url, posted) = endpoint(true).await;
    discord.server().set_endpoint(&url).await.unwrap();
    let answer = ada.at(&hall).slash("board").send().await;
    assert_eq!((answer.text(), answer.attempts()), ("Here.".to_owned(), vec![204]));
    assert!(matches!(answer.response(), Response::Message(_)));
    assert_eq!(posted.lock().unwrap().len(), 2, "a question, and the command");
    discord.server().remove_endpoint();
    assert_eq!(ada.at(&hall).slash("board").send().await.text(), "Count: 0");
}
