//! What pages and the bot say to each other.

use std::sync::atomic::Ordering::SeqCst;
use std::time::{Duration, Instant};

use futures_util::SinkExt;
use kuzhi_domain::MatchId;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::protocol::Message;

use super::bot::{FIRST, HIDDEN};
use super::client::Stage;
use crate::{Limits, Measured, MessageKind, Notice, TokenOutcome};

#[tokio::test]
async fn who_cannot_be_greeted_comes_back() {
    let stage = Stage::usual().await;
    stage.bot.greets_nobody.store(true, SeqCst);
    let mut page = stage.enter(1, "Ada", FIRST).await;
    let (last, code) = page.ends().await;
    assert!(last["bye"].is_string(), "{last}");
    assert_eq!(code, Some(1011));
    stage.bot.greets_nobody.store(false, SeqCst);
    stage.open(1, "Ada").await;
}

#[tokio::test]
async fn a_page_opens_a_match_and_sees_it_change() {
    let stage = Stage::usual().await;
    let mut page = stage.connect().await;
    page.say(&json!({"hello": {"token": stage.token(1, "Ada"), "open": FIRST, "seen": 9}, "n": 1})).await;
    let welcome = page.hears("welcome").await;
    assert_eq!(
        welcome,
        json!({"you": "1", "name": "Ada", "language": "en", "direction": "ltr", "words": {"close": "Close"}})
    );
    let board = page.hears("board").await;
    assert_eq!((&board["for"], &board["seen"]), (&json!("Ada"), &json!([9, null])));
    assert_eq!(page.hear().await, json!({"done": true, "n": 1}));
    assert_eq!(page.hears("watching").await, json!([]));

    stage.change(MatchId::from_random(99));
    let version = stage.change(FIRST);
    let board = page.hears("board").await;
    assert_eq!((&board["version"], &board["seen"]), (&json!(version), &json!([1, 2])));
    // An offer stands beside the match, which has the same version.
    stage.bot.padding.store(1, SeqCst);
    stage.pages.changed(FIRST);
    assert_eq!(page.hears("board").await["version"], json!(version));

    let mut other = stage.open(2, "Bob").await;
    assert_eq!(page.hears("watching").await, json!(["Bob"]));
    other.0.close(None).await.unwrap();
    assert_eq!(page.hears("watching").await, json!([]));
}

#[tokio::test]
async fn the_bot_says_which_match_to_open_if_the_page_does_not() {
    let stage = Stage::usual().await;
    let mut page = stage.connect().await;
    page.say(&json!({"hello": {"token": stage.token(1, "Ada")}})).await;
    page.hears("welcome").await;
    assert_eq!(page.hears("board").await["id"], json!(FIRST));
}

#[tokio::test]
async fn every_message_is_answered() {
    let stage = Stage::usual().await;
    let mut page = stage.open(1, "Ada").await;
    page.say(&json!({"games": true, "n": 1})).await;
    assert_eq!(page.hears("games").await[0]["title"], "Ada – Bob");
    assert_eq!(page.hear().await, json!({"done": true, "n": 1}));
    page.press("show", 2).await;
    assert_eq!(page.hear().await, json!({"screen": {"id": "s1", "names": {}, "text": "Hello"}, "n": 2}));
    assert_eq!(page.hear().await, json!({"done": true, "n": 2}));
    page.say(&json!({"choose": {"id": "ask", "values": ["a"]}, "at": "s1", "n": 3})).await;
    assert_eq!(page.hear().await, json!({"form": {"title": "Note"}, "n": 3}));
    assert_eq!(page.hear().await, json!({"done": true, "n": 3}));
    page.say(&json!({"fill": {"id": "else", "texts": ["b"]}})).await;
    assert_eq!(page.hear().await, json!({"refused": {"text": "No.", "names": {}}}));
    page.say(&json!({"fill": "nonsense", "n": 4})).await;
    let refused = json!({"text": r#"Unreadable in "tr""#, "names": {}});
    assert_eq!(page.hear().await, json!({"refused": refused, "n": 4}));
    assert_eq!(page.hear().await, json!({"done": true, "n": 4}));
    let done = stage.bot.done.lock().unwrap().clone();
    let expected =
        ["Ada Press show None", "Ada Choose([\"a\"]) ask Some(\"s1\")", "Ada Fill([\"b\"]) else None"];
    assert_eq!(done, expected);
}

#[tokio::test]
async fn what_fails_is_answered_too() {
    let stage = Stage::usual().await;
    let mut page = stage.open(1, "Ada").await;
    page.press("panic", 1).await;
    assert_eq!(page.hear().await, json!({"done": true, "n": 1}));
    assert_eq!(page.hears("refused").await["text"], r#"Failed in "tr""#);
    page.press("show", 2).await;
    page.hears("screen").await;
}

#[tokio::test]
async fn the_bot_opens_another_match_and_draws_one_anew() {
    let stage = Stage::usual().await;
    let mut page = stage.open(1, "Ada").await;
    page.press("redraw", 1).await;
    page.hears("done").await;
    assert_eq!(page.hears("board").await["seen"], json!([1, 2]));
    page.press("open", 2).await;
    page.hears("done").await;
    let board = page.hears("board").await;
    assert_eq!((&board["id"], &board["seen"]), (&json!(MatchId::from_random(2)), &Value::Null));
    page.hears("watching").await;
    stage.change(FIRST);
    page.hears_nothing().await;
}

#[tokio::test]
async fn a_board_that_looks_the_same_is_sent_once() {
    let stage = Stage::usual().await;
    let mut page = stage.open(1, "Ada").await;
    stage.change(FIRST);
    assert_eq!(page.hears("board").await["version"], 2);
    // The process tells it at once, and the store once more.
    let drawn = stage.bot.drawn.load(SeqCst);
    stage.pages.changed(FIRST);
    page.hears_nothing().await;
    assert_eq!(stage.bot.drawn.load(SeqCst), drawn + 1);
}

#[tokio::test]
async fn a_match_that_one_may_not_see_is_not_shown() {
    let stage = Stage::usual().await;
    let mut page = stage.open(1, "Ada").await;
    let mut other = stage.open(2, "Bob").await;
    page.hears("watching").await;
    page.say(&json!({"open": HIDDEN, "n": 5})).await;
    assert_eq!(page.hear().await, json!({"refused": {"text": "You may not see this.", "names": {}}, "n": 5}));
    assert_eq!(page.hear().await, json!({"done": true, "n": 5}));
    assert_eq!(other.hears("watching").await, json!([]));
    let drawn = stage.bot.drawn.load(SeqCst);
    stage.change(HIDDEN);
    page.hears_nothing().await;
    assert_eq!(stage.bot.drawn.load(SeqCst), drawn);
}

#[tokio::test]
async fn one_says_first_who_one_is() {
    let stage = Stage::usual().await;
    for first in [json!({"games": true}), json!({"hello": {}}), json!([])] {
        let mut page = stage.connect().await;
        page.say(&first).await;
        page.ends_with(r#"Unreadable in """#, 1007).await;
    }
    let mut page = stage.connect().await;
    page.0.send(Message::Binary(vec![1])).await.unwrap();
    page.ends_with(r#"Unreadable in """#, 1007).await;
    let mut silent =
        Stage::new(Limits { hello: Duration::from_millis(50), ..Limits::default() }).await.connect().await;
    silent.ends_with(r#"TooSlow in """#, 1008).await;
    // Once is enough.
    let mut page = stage.open(1, "Ada").await;
    page.say(&json!({"hello": {"token": stage.token(2, "Bob")}, "n": 1})).await;
    assert_eq!(page.hears("refused").await["text"], r#"Unreadable in "tr""#);
}

#[tokio::test]
async fn what_pages_do_is_counted_and_timed() {
    let stage = Stage::usual().await;
    let mut page = stage.open(1, "Ada").await;
    page.press("show", 1).await;
    page.hears("screen").await;
    page.hears("done").await;
    page.say(&json!("nonsense")).await;
    page.hears("refused").await;
    stage.change(FIRST);
    page.hears("board").await;
    let mut forged = stage.connect().await;
    forged.say(&json!({"hello": {"token": "x"}})).await;
    forged.ends().await;
    // The board may be counted a moment after it has come.
    stage.has(|bot| bot.measured.lock().unwrap().len() == 5).await;
    let mut measured = stage.bot.measured.lock().unwrap().clone();
    measured.sort_by_key(|one| format!("{one:?}"));
    let expected = [
        Measured::Closed(Notice::BeginAgain),
        Measured::Message(MessageKind::Press),
        Measured::Message(MessageKind::Unreadable),
        Measured::Shown(Duration::ZERO),
        Measured::Token(TokenOutcome::Invalid),
    ];
    assert_eq!(measured, expected);
}

#[tokio::test]
async fn a_wrong_or_old_token_is_refused_in_one_way() {
    let stage = Stage::usual().await;
    let old = stage.token(1, "Ada");
    let mut open = Stage::usual().await;
    open.key = crate::TokenKey::new("another secret");
    for token in ["", "x", "a.b", &open.token(1, "Ada"), &old[1..]] {
        let mut page = stage.connect().await;
        page.say(&json!({"hello": {"token": token}})).await;
        page.ends_with(r#"BeginAgain in """#, 4001).await;
    }
    stage.bot.pass(Duration::from_hours(4));
    let mut page = stage.connect().await;
    page.say(&json!({"hello": {"token": old}})).await;
    page.ends_with(r#"BeginAgain in """#, 4001).await;
    assert_eq!(stage.pages.count(), 0);
}

#[tokio::test]
async fn a_page_ends_with_its_token() {
    let stage = Stage::new(Limits { ping: Duration::from_millis(20), ..Limits::default() }).await;
    let mut page = stage.open(1, "Ada").await;
    stage.bot.pass(Duration::from_hours(4));
    page.ends_with(r#"BeginAgain in "tr""#, 4001).await;
}

#[tokio::test]
async fn too_large_a_message_ends_the_page() {
    let stage = Stage::usual().await;
    let mut page = stage.open(1, "Ada").await;
    let texts = |length| json!({"fill": {"id": "else", "texts": ["x".repeat(length)]}});
    page.say(&texts(3_900)).await;
    page.hears("refused").await;
    page.say(&texts(5_000)).await;
    page.ends_with(r#"Unreadable in "tr""#, 1007).await;
    stage.has_pages(0).await;
}

#[tokio::test]
async fn too_many_messages_end_the_page() {
    let stage = Stage::usual().await;
    let mut page = stage.open(1, "Ada").await;
    for _ in 0..40 {
        page.0.feed(Message::Text(r#"{"press":"else"}"#.to_owned())).await.unwrap();
    }
    page.0.flush().await.unwrap();
    page.ends_with(r#"TooFast in "tr""#, 1008).await;
    assert!(stage.bot.done.lock().unwrap().len() < 30);
    // Pings count, too.
    let mut page = stage.open(1, "Ada").await;
    for _ in 0..40 {
        page.0.feed(Message::Ping(Vec::new())).await.unwrap();
    }
    page.0.flush().await.unwrap();
    page.ends_with(r#"TooFast in "tr""#, 1008).await;
}

#[tokio::test]
async fn what_people_do_is_done_one_after_another() {
    let stage = Stage::usual().await;
    let mut page = stage.open(1, "Ada").await;
    page.press("wait", 1).await;
    page.press("show", 2).await;
    // Boards come meanwhile.
    stage.change(FIRST);
    page.hears("board").await;
    page.hears_nothing().await;
    stage.bot.permits.add_permits(1);
    assert_eq!(page.hear().await, json!({"done": true, "n": 1}));
    page.hears("screen").await;
}

#[tokio::test]
async fn what_was_begun_ends_without_the_page() {
    let stage = Stage::usual().await;
    let mut page = stage.open(1, "Ada").await;
    page.press("wait", 1).await;
    page.say(&json!({"games": true})).await;
    page.hears_nothing().await;
    drop(page);
    stage.has_pages(0).await;
    stage.stopping.cancel();
    stage.bot.permits.add_permits(1);
    let bot = std::sync::Arc::clone(&stage.bot);
    stage.ends().await;
    assert_eq!(*bot.done.lock().unwrap(), ["Ada Press wait None"]);
}

#[tokio::test]
async fn a_page_that_reads_nothing_holds_up_nobody() {
    let limits = Limits { reading: Duration::from_secs(3), ..Limits::default() };
    let stage = Stage::new(limits).await;
    stage.bot.padding.store(16 << 20, SeqCst);
    // It never reads.
    let _slow = stage.enter(2, "Bob", FIRST).await;
    stage.has_pages(1).await;
    while stage.bot.drawn.load(SeqCst) == 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    stage.bot.padding.store(0, SeqCst);
    let mut page = stage.open(1, "Ada").await;
    let (begin, drawn) = (Instant::now(), stage.bot.drawn.load(SeqCst));
    for _ in 0..1_000 {
        stage.change(FIRST);
    }
    assert!(begin.elapsed() < Duration::from_secs(1), "to say so takes {:?}", begin.elapsed());
    while page.hears("board").await["version"] != json!(1_001) {}
    assert!(begin.elapsed() < Duration::from_secs(2), "the other waits {:?}", begin.elapsed());
    assert!(stage.bot.drawn.load(SeqCst) - drawn < 100, "changes that nobody sees are not drawn");
    stage.has_pages(1).await;
}

#[tokio::test]
async fn a_page_with_too_many_answers_is_closed() {
    let stage = Stage::usual().await;
    let mut page = stage.open(1, "Ada").await;
    page.press("flood", 1).await;
    page.ends_with(r#"TooSlow in "tr""#, 1008).await;
    stage.has_pages(0).await;
}

#[tokio::test]
async fn whoever_stops_says_so() {
    let stage = Stage::usual().await;
    let (mut page, mut newcomer) = (stage.open(1, "Ada").await, stage.connect().await);
    stage.stopping.cancel();
    page.ends_with(r#"Stopping in "tr""#, 1012).await;
    newcomer.ends_with(r#"Stopping in """#, 1012).await;
    stage.ends().await;
}

#[tokio::test]
async fn a_page_that_gives_no_sign_is_forgotten() {
    let stage = Stage::new(Limits { ping: Duration::from_millis(200), ..Limits::default() }).await;
    // Its pongs go out only when it reads.
    let silent = stage.open(2, "Bob").await;
    let mut page = stage.open(1, "Ada").await;
    assert_eq!(stage.pages.count(), 2);
    assert_eq!(page.hears("watching").await, json!([]));
    stage.has_pages(1).await;
    drop(silent);
    for _ in 0..3 {
        let nothing = tokio::time::timeout(Duration::from_millis(300), page.hear()).await;
        assert!(nothing.is_err(), "{nothing:?}");
    }
    assert_eq!(stage.pages.count(), 1, "this one answers");
}

#[tokio::test]
async fn a_persons_oldest_page_makes_way() {
    let stage = Stage::new(Limits { pages: 3, pages_a_person: 2, ..Limits::default() }).await;
    let mut first = stage.open(1, "Ada").await;
    let _second = stage.open(1, "Ada").await;
    let _third = stage.open(1, "Ada").await;
    first.ends_with(r#"OpenedElsewhere in "tr""#, 4003).await;
    stage.has_pages(2).await;
    let _bob = stage.open(2, "Bob").await;
    stage.enter(3, "Cem", FIRST).await.ends_with(r#"Full in "tr""#, 1013).await;
}
