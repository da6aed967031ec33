//! The web server: its files, its connections, its start and end.

use std::io::ErrorKind;
use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, bail};
use axum::Router;
use axum::body::Bytes;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HOST, ORIGIN};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use kuzhi_tests::discord::{Server, Snowflake};
use tokio::net::TcpListener;

use crate::first_board::first_board;
use crate::playground::Playground;
use crate::{draw, pane};

/// The style sheets, in readable parts.
const STYLE: &str = concat!(
    include_str!("../page/theme.css"),
    include_str!("../page/frame.css"),
    include_str!("../page/controls.css"),
    include_str!("../page/messages.css"),
);

/// The page's scripts.
const SCRIPT: &str = concat!(
    include_str!("../page/parts.js"),
    include_str!("../page/activity.js"),
    include_str!("../page/pane.js"),
    include_str!("../page/page.js"),
);

/// Serves the playground until Ctrl-C.
pub(crate) async fn open(port: u16, data: Option<PathBuf>) -> anyhow::Result<()> {
    let listener = match TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await {
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            bail!("port {port} is taken, perhaps by another playground: choose another one with --port")
        }
        bound => bound.with_context(|| format!("cannot open port {port}"))?,
    };
    // Deleted with the program unless matches are to be kept.
    let temporary = tempfile::tempdir().context("cannot make a temporary folder")?;
    let data = data.unwrap_or_else(|| temporary.path().to_owned());
    let discord = Server::start().await.context("cannot start the stand-in for Discord")?;
    let playground = Arc::new(Playground::new(discord, &data)?);
    playground.bot.start()?;
    println!("Kuzhi's playground is open: http://{}", listener.local_addr()?);
    println!("Ctrl-C closes it.");
    axum::serve(listener, routes(Arc::clone(&playground))).with_graceful_shutdown(the_end()).await?;
    playground.bot.stop().await;
    Ok(())
}

/// Waits for Ctrl-C or a signal to stop. Open pages do not delay it.
async fn the_end() {
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        () = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};

    match signal(SignalKind::terminate()) {
        Ok(mut terminate) => drop(terminate.recv().await),
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending().await
}

fn routes(playground: Arc<Playground>) -> Router {
    Router::new()
        .route("/", get(async || draw::page()))
        .route("/page.css", get(async || text("text/css", STYLE)))
        .route("/page.js", get(async || text("text/javascript", SCRIPT)))
        .route("/board.png", get(async || picture(first_board())))
        .route("/icon.svg", get(async || text("image/svg+xml", include_str!("../page/icon.svg"))))
        .route("/pane/{number}", get(connect))
        .route("/emoji/{id}", get(emoji))
        .route("/files/{message}/{attachment}/{name}", get(file))
        .with_state(playground)
}

fn text(kind: &'static str, text: &'static str) -> Response {
    ([(CONTENT_TYPE, format!("{kind}; charset=utf-8")), (CACHE_CONTROL, "no-cache".to_owned())], text)
        .into_response()
}

/// Accepts a pane's connection. Refuses pages of other sites, which could act in the user's name.
async fn connect(
    upgrade: WebSocketUpgrade,
    State(playground): State<Arc<Playground>>,
    Path(number): Path<u8>,
    headers: HeaderMap,
) -> Response {
    let header = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if header(ORIGIN).strip_prefix("http://") != Some(header(HOST)) {
        return StatusCode::FORBIDDEN.into_response();
    }
    upgrade.on_upgrade(move |socket| pane::serve(socket, playground, number))
}

async fn emoji(State(playground): State<Arc<Playground>>, Path(id): Path<u64>) -> Response {
    let found = playground.discord.read(|world| {
        let emoji = world.emojis.iter().find(|emoji| emoji.id == Snowflake::new(id))?;
        let (kind, image) = emoji.image.strip_prefix("data:")?.split_once(";base64,")?;
        Some((kind.to_owned(), STANDARD.decode(image).ok()?))
    });
    picture(found)
}

/// Serves a file of a message, current or former.
async fn file(
    State(playground): State<Arc<Playground>>,
    Path((message, attachment, _)): Path<(u64, u64, String)>,
) -> Response {
    let found = playground.discord.read(|world| {
        let message = world.messages.get(&Snowflake::new(message))?;
        let faces = [&message.face].into_iter().chain(&message.earlier);
        let file =
            faces.flat_map(|face| &face.attachments).find(|file| file.id == Snowflake::new(attachment))?;
        let kind = file.content_type.clone().unwrap_or_else(|| "application/octet-stream".to_owned());
        // Only pictures are shown inline: nothing that the bot sends may run in the page.
        let kind = if kind.starts_with("image/") || kind == "text/plain" {
            kind
        } else {
            "application/octet-stream".to_owned()
        };
        Some((kind, file.bytes.to_vec()))
    });
    picture(found)
}

/// Files and emoji never change: another picture has another ID.
fn picture(found: Option<(String, Vec<u8>)>) -> Response {
    match found {
        Some((kind, bytes)) => {
            let headers = [(CONTENT_TYPE, kind), (CACHE_CONTROL, "max-age=86400, immutable".to_owned())];
            (headers, Bytes::from(bytes)).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
