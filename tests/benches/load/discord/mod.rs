//! A cheap stand-in for Discord: it checks nothing, keeps no history and copies little, so that the program
//! is what is measured. The tests' stand-in finds what Discord would refuse: it keeps all messages and
//! interactions, and each of its answers takes longer than the one before.

mod calls;
mod face;
mod gateway;
mod listening;
mod rest;
mod wire;

use std::collections::{HashMap, VecDeque};
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use axum::serve::ListenerExt;
use kuzhi_tests::discord::{Mint, Poster};
use tokio::net::TcpListener;
use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use self::listening::Waiting;

pub(crate) use self::calls::{Call, Calls};
pub(crate) use self::face::Face;
pub(crate) use self::listening::Delivery;
pub(crate) use self::wire::{Place, UserAction};

/// How long to wait for an answer.
const TIMEOUT: Duration = Duration::from_secs(30);

/// The interval between checks whether the program is ready.
const LOOK: Duration = Duration::from_millis(20);

/// How long the program may take to start.
const START: Duration = Duration::from_mins(2);

/// A stand-in on a free port of this machine. It ends when it is dropped.
pub(crate) struct Discord {
    address: SocketAddr,
    state: Arc<State>,
    accepting: JoinHandle<()>,
}

/// An answer of the program.
pub(crate) struct BotAnswer {
    /// When it arrived.
    pub(crate) at: Instant,
    /// Whether it replaces the clicked message.
    pub(crate) is_update: bool,
    /// The new message, if it is one.
    pub(crate) message: u64,
    /// What it shows.
    pub(crate) face: Face,
}

/// The state of the stand-in. Its lock is never held across an await.
type State = Mutex<World>;

struct World {
    address: SocketAddr,
    ids: Mint,
    /// The HTTP clients of the program's processes, if it uses HTTP, and the next one's turn.
    endpoints: Vec<Poster>,
    next_endpoint: usize,
    /// The gateway connection, if there is one, and the number of events sent.
    gateway: Option<UnboundedSender<Utf8Bytes>>,
    sequence: u64,
    /// The last events, with their numbers.
    told: VecDeque<(u64, Utf8Bytes)>,
    /// How many events are queued for the program.
    in_line: usize,
    /// Who waits for the answer to each interaction.
    waiting: HashMap<u64, Waiting>,
    /// The messages that answered commands. Programs ask for them.
    originals: HashMap<u64, u64>,
    /// The IDs of the commands by their names.
    commands: HashMap<String, u64>,
    emojis: Vec<String>,
    calls: Calls,
}

impl Discord {
    /// Starts it, with these emoji.
    pub(crate) async fn start(emojis: Vec<String>) -> io::Result<Discord> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let state = Arc::new(Mutex::new(World {
            address,
            ids: Mint::default(),
            endpoints: Vec::new(),
            next_endpoint: 0,
            gateway: None,
            sequence: 1,
            told: VecDeque::new(),
            in_line: 0,
            waiting: HashMap::new(),
            originals: HashMap::new(),
            commands: HashMap::new(),
            emojis,
            calls: Calls::default(),
        }));
        let routes = rest::routes().merge(gateway::routes()).with_state(Arc::clone(&state));
        // Responses are small, and someone is waiting. If this fails, they only come a little later.
        let listener = listener.tap_io(|stream| _ = stream.set_nodelay(true));
        let accepting = tokio::spawn(async move {
            // It runs until it is aborted.
            let _ = axum::serve(listener, routes).await;
        });
        Ok(Discord { address, state, accepting })
    }

    /// Returns the URL that replaces `https://discord.com`.
    pub(crate) fn api_base(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Waits until the program is connected and has registered its commands.
    pub(crate) async fn ready(&self) -> anyhow::Result<()> {
        let until = Instant::now() + START;
        loop {
            {
                let world = lock(&self.state);
                if (world.gateway.is_some() || !world.endpoints.is_empty()) && !world.commands.is_empty() {
                    return Ok(());
                }
            }
            anyhow::ensure!(Instant::now() < until, "the program does not connect");
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Posts all interactions to this address from now on, or to several in turn.
    pub(crate) fn post_to(&self, address: &str) -> anyhow::Result<()> {
        let endpoint = Poster::new(&format!("http://{address}/interactions")).map_err(anyhow::Error::msg)?;
        lock(&self.state).endpoints.push(endpoint);
        Ok(())
    }

    /// Returns a new ID.
    pub(crate) fn mint(&self) -> u64 {
        lock(&self.state).mint()
    }

    /// Makes a person do something, and waits for the program's answer. Returns when the program was told.
    pub(crate) async fn interact(
        &self,
        place: Place,
        who: u64,
        action: UserAction<'_>,
    ) -> anyhow::Result<(Instant, BotAnswer)> {
        let (answer, answered) = oneshot::channel();
        let (id, begun) = self.begin(place, who, &action, Waiting::Alone(answer))?;
        match tokio::time::timeout(TIMEOUT, answered).await {
            Ok(Ok(said)) => Ok((begun, said)),
            _ => {
                lock(&self.state).waiting.remove(&id);
                anyhow::bail!("no answer in {TIMEOUT:?}")
            }
        }
    }

    /// Makes a person do something. Returns the interaction's ID, and when the program was told.
    fn begin(
        &self,
        place: Place,
        who: u64,
        action: &UserAction<'_>,
        waiting: Waiting,
    ) -> anyhow::Result<(u64, Instant)> {
        let mut world = lock(&self.state);
        let id = world.mint();
        let command = action.command().map_or(0, |name| *world.commands.get(name).unwrap_or(&1));
        let interaction = wire::interaction(id, place, who, action, command);
        world.waiting.insert(id, waiting);
        let begun = Instant::now();
        if let Some(endpoint) = world.endpoint() {
            world.in_line += 1;
            tokio::spawn(post(Arc::clone(&self.state), endpoint, id, interaction));
        } else if !world.tell(&interaction) {
            world.waiting.remove(&id);
            anyhow::bail!("the program is not connected");
        }
        Ok((id, begun))
    }

    /// Returns the program's requests to Discord so far.
    pub(crate) fn calls(&self) -> Calls {
        lock(&self.state).calls
    }
}

impl Drop for Discord {
    fn drop(&mut self) {
        self.accepting.abort();
        lock(&self.state).gateway = None;
    }
}

impl World {
    /// Returns the endpoint whose turn it is.
    fn endpoint(&mut self) -> Option<Poster> {
        self.next_endpoint = (self.next_endpoint + 1) % self.endpoints.len().max(1);
        self.endpoints.get(self.next_endpoint).cloned()
    }

    fn mint(&mut self) -> u64 {
        self.ids.next_id().get()
    }

    /// Delivers the answer to an interaction, if someone still waits for it.
    fn say(&mut self, interaction: u64, is_update: bool, message: u64, body: &Bytes, at: Instant) {
        if let Some(waiting) = self.waiting.remove(&interaction) {
            waiting.hears(interaction, BotAnswer { at, is_update, message, face: Face::from_body(body) });
        }
    }

    /// An event was sent to the program.
    const fn has_left(&mut self) {
        self.in_line = self.in_line.saturating_sub(1);
    }
}

/// Posts an interaction, and takes the response as its first response.
async fn post(state: Arc<State>, endpoint: Poster, id: u64, interaction: String) {
    // A client that waits in vain reports that.
    let posted = endpoint.post(interaction).await;
    lock(&state).has_left();
    if let Ok(posted) = posted
        && posted.status == 200
    {
        rest::take(&state, id, &posted.body);
    }
}

/// Every statement leaves it consistent, so a panic elsewhere cannot have corrupted it.
fn lock(state: &State) -> MutexGuard<'_, World> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}
