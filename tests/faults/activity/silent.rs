//! Pages that never read hold up nobody, and are closed.

use std::time::{Duration, Instant, SystemTime};

use futures_util::SinkExt;
use kuzhi_activity::{Person, TokenKey};
use kuzhi_domain::matches::Place;
use kuzhi_domain::{ChannelId, GuildId, PlayerId, Timestamp};
use kuzhi_tests::discord::CLIENT_SECRET;
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::{WebSocketStream, client_async};

use super::{Page, SETTINGS, a_move, address, token};
use crate::program::Table;
use crate::watched::{Measured, Watched};

const SILENT: u64 = 300;

/// How much more memory the bot may have for them.
const MOST: f64 = 30e6;

/// Whoever waits for a silent page waits longer than this. A busy machine takes less.
const HELD_UP: Duration = Duration::from_secs(15);

/// Opens a page of somebody for a match, and never reads what comes.
async fn silent_page(table: &Table, at: &str, number: u64, id: &str) -> WebSocketStream<TcpStream> {
    let place = Place { guild: Some(GuildId(1)), channel: ChannelId(table.hall.id().get()) };
    let person = Person {
        id: PlayerId(900_000_000_000_000_000 + number),
        name: format!("Somebody {number}"),
        locale: "en-GB".to_owned(),
        place,
        instance: "i-1".to_owned(),
    };
    let now = SystemTime::UNIX_EPOCH.elapsed().unwrap().as_millis().try_into().unwrap();
    let token = TokenKey::new(CLIENT_SECRET).seal(&person, Timestamp::from_millis(now));
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4_096).unwrap();
    let stream = socket.connect(at.parse().unwrap()).await.unwrap();
    let (mut page, _) = client_async(format!("ws://{at}/live"), stream).await.unwrap();
    page.send(Frame::Text(json!({"hello": {"token": token, "open": id}}).to_string())).await.unwrap();
    page
}

#[tokio::test]
async fn three_hundred_pages_that_never_read_hold_up_nobody() {
    let table = Table::set().await;
    let watched = Watched::start(&table, &SETTINGS).await;
    let at = address(&watched.log());
    let board = table.challenge_to("oware").await;
    table.bob.at(&table.hall).click(&board, "Accept").await;
    let (_, id) = a_move(&board);
    let token = token(&table.discord, &table.hall, &at, &table.bob).await;
    let mut bob = Page::connect(&at, &token, &id, &Value::Null).await;
    bob.board_at(0).await;
    let resident = "process_resident_memory_bytes";
    let before = watched.measured().await.value(resident).unwrap();
    let mut silent = Vec::new();
    for number in 0..SILENT {
        silent.push(silent_page(&table, &at, number, &id).await);
    }
    watched.until(|measured| measured.value("kuzhi_pages_open") == Some(301.0), "all pages").await;
    let mut slowest = Duration::ZERO;
    // Ada plays in the channel, Bob on a page.
    for ply in 1..=60 {
        let begun = Instant::now();
        if ply % 2 == 1 {
            table.hall.until(|_| board.text().contains("**@Ada**"), "her turn").await;
            assert!(table.ada.at(&table.hall).click_id(&board, &a_move(&board).0).await.is_update());
        } else {
            bob.say(json!({"press": bob.shown["moves"][0]["press"]})).await;
        }
        bob.board_at(ply).await;
        slowest = slowest.max(begun.elapsed());
    }
    assert!(slowest < HELD_UP, "{slowest:?}");
    let closed = "kuzhi_pages_closed_total{reason=\"too_slow\"}";
    // On a busy machine some get so few boards that they are closed only because they answer no ping.
    let are_gone = |measured: &Measured| measured.value("kuzhi_pages_open") <= Some(1.0);
    let measured = watched.until(are_gone, "they are closed").await;
    assert!(measured.value(closed) > Some(0.0));
    let more = measured.value(resident).unwrap() - before;
    assert!(more < MOST, "{more} bytes more");
    drop(silent);
    assert!(watched.program.stop().await.success());
}
