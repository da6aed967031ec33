//! A pane of the page: one person in one channel, on its own connection.

mod carrying_out;
mod drawing;
mod waiting;

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::ws::{Message as Frame, WebSocket};
use kuzhi_tests::discord::{Snowflake, World};
use tokio::sync::watch;

use self::drawing::Shown;
use self::waiting::Waiting;
use crate::bot::State;
use crate::cast;
use crate::draw::View;
use crate::patch::Patch;
use crate::playground::Playground;

/// The state of a pane.
struct Pane {
    playground: Arc<Playground>,
    number: u8,
    person: Snowflake,
    channel: Snowflake,
    /// The server whose channels are listed, also beside private messages.
    server: Snowflake,
    /// The channel of each server in which the person was last.
    left_at: HashMap<Snowflake, Snowflake>,
    shown: Shown,
    /// The person's actions without an answer so far.
    waiting: Vec<Waiting>,
    /// The message that a link led to, until the page has been told.
    sought: Option<Snowflake>,
    state: watch::Receiver<State>,
}

/// Serves a pane until its page is closed.
pub(crate) async fn serve(mut socket: WebSocket, playground: Arc<Playground>, number: u8) {
    let state = playground.bot.state();
    let mut changes = playground.discord.changes();
    let mut states = playground.bot.state();
    let mut pane = Pane::new(playground, number, state);
    if pane.show(&mut socket, Vec::new()).await.is_err() {
        return;
    }
    loop {
        let at_once = tokio::select! {
            frame = socket.recv() => match frame {
                Some(Ok(Frame::Text(text))) => pane.hear(&text).await,
                Some(Ok(Frame::Ping(_) | Frame::Pong(_) | Frame::Binary(_))) => Vec::new(),
                Some(Ok(Frame::Close(_)) | Err(_)) | None => return,
            },
            // Both senders live as long as the playground.
            _ = changes.changed() => Vec::new(),
            _ = states.changed() => Vec::new(),
            () = pane.grow_impatient() => Vec::new(),
        };
        if pane.show(&mut socket, at_once).await.is_err() {
            return;
        }
    }
}

impl Pane {
    fn new(playground: Arc<Playground>, number: u8, state: watch::Receiver<State>) -> Self {
        let person = cast::PEOPLE[usize::from(number > 1)].0;
        let channel = cast::FIRST_CHANNEL;
        Self {
            playground,
            number,
            person,
            channel,
            server: cast::COURTYARD,
            left_at: HashMap::new(),
            shown: Shown::default(),
            waiting: Vec::new(),
            sought: None,
            state,
        }
    }

    /// Sends the page what the person's action does at once, then everything that has changed.
    ///
    /// The bot may have answered the action by now: the page has to know of the press before its answer.
    async fn show(&mut self, socket: &mut WebSocket, at_once: Vec<Patch>) -> Result<(), axum::Error> {
        let mut patches = at_once;
        patches.extend(self.answered());
        patches.extend(self.changed());
        patches.extend(self.sought.take().map(|id| Patch::Find { id: id.to_string() }));
        if patches.is_empty() {
            return Ok(());
        }
        let text = serde_json::to_string(&patches).expect("patches are plain data");
        socket.send(Frame::text(text)).await
    }

    fn view<T>(&self, look: impl FnOnce(View) -> T) -> T {
        self.playground.discord.read(|world| look(self.view_of(world)))
    }

    fn view_of<'a>(&self, world: &'a World) -> View<'a> {
        View { world, person: self.person, channel: self.channel, server: self.server, pane: self.number }
    }
}
