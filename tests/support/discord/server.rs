//! The server: starts the stand-in, lets people act, and gives access to the world.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::endpoint::{Posted, Poster, deliver};
use super::faulty_listener::{FaultyListener, Scissors};
use super::ids::Snowflake;
use super::mischief::Mischief;
use super::openapi;
use super::rest::take_posted;
use super::state::State;
use super::world::draft::Draft;
use super::world::interaction::{Interaction, UserAction};
use super::world::place::Guild;
use super::world::{Posting, World};
use super::{gateway, rest, wire};
use crate::secrets::INTERACTION_TOKEN;

/// A running stand-in. Clones share it. It ends with the last one.
#[derive(Clone, Debug)]
pub struct Server {
    running: Arc<Running>,
}

#[derive(Debug)]
struct Running {
    state: Arc<State>,
    accepting: JoinHandle<()>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.accepting.abort();
        self.state.change(|world| world.gateway.cut_all());
    }
}

impl Server {
    /// Starts a stand-in on a free port of this machine.
    ///
    /// # Errors
    ///
    /// If no port can be opened.
    pub async fn start() -> io::Result<Self> {
        Self::start_on(TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?)
    }

    /// Starts a stand-in on this listener.
    ///
    /// # Errors
    ///
    /// If the listener has no address.
    ///
    /// # Panics
    ///
    /// If `KUZHI_REQUIRE_OPENAPI` is set and Discord's description is missing.
    pub fn start_on(listener: TcpListener) -> io::Result<Self> {
        openapi::insist_if_required();
        let state = Arc::new(State::new(listener.local_addr()?));
        let routes = gateway::routes().merge(rest::routes(&state)).with_state(Arc::clone(&state));
        let service = routes.into_make_service_with_connect_info::<Scissors>();
        let doorway = FaultyListener::new(listener, Arc::clone(&state));
        let accepting = tokio::spawn(async move {
            // It runs until it is aborted.
            let _ = axum::serve(doorway, service).await;
        });
        Ok(Self { running: Arc::new(Running { state, accepting }) })
    }

    /// Returns its address.
    pub fn address(&self) -> SocketAddr {
        self.running.state.address()
    }

    /// Returns the URL that replaces `https://discord.com`.
    pub fn api_base(&self) -> String {
        format!("http://{}", self.address())
    }

    /// Reads the world.
    pub fn read<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        self.running.state.read(look)
    }

    /// Changes the world without the bot's knowledge.
    pub fn change<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        self.running.state.change(change)
    }

    /// Subscribes to changes of the world.
    pub fn changes(&self) -> watch::Receiver<()> {
        self.running.state.changes()
    }

    /// Waits until `look` finds something in the world, for at most `patience`.
    pub async fn until<T>(&self, patience: Duration, look: impl Fn(&World) -> Option<T>) -> Option<T> {
        self.running.state.until(patience, look).await
    }

    /// Returns the controls for injecting faults.
    pub fn mischief(&self) -> Mischief {
        Mischief::new(Arc::clone(&self.running.state))
    }

    /// Creates a guild. If the bot is a member, it is told.
    pub fn add_guild(&self, name: &str, has_bot: bool) -> Snowflake {
        self.running.state.change(|world| {
            let id = world.mint.next_id();
            let (name, locale) = (name.to_owned(), "en-US".to_owned());
            world.guilds.insert(
                id,
                Guild {
                    id,
                    name,
                    locale,
                    lets_guests_speak: true,
                    lets_bot_make_events: true,
                    roles: Vec::new(),
                    has_bot,
                },
            );
            if has_bot {
                let data = wire::guild(world, id);
                world.gateway.dispatch_guild("GUILD_CREATE", &data, id);
            }
            id
        })
    }

    /// Makes a person do something in a channel, and tells the bot. Returns the interaction's ID.
    ///
    /// # Errors
    ///
    /// If a Discord client would not allow it. The message says why.
    pub fn interact(
        &self,
        person: Snowflake,
        channel: Snowflake,
        action: UserAction,
    ) -> Result<Snowflake, String> {
        let id = self.running.state.change(|world| {
            world.check_action(person, channel, &action)?;
            let id = world.mint.next_id();
            let token = format!("{INTERACTION_TOKEN}{id}");
            let interaction = Interaction::new(id, token, person, channel, action);
            world.interactions.insert(id, interaction);
            Ok::<_, String>(id)
        })?;
        self.tell(id);
        Ok(id)
    }

    /// Makes a person write an ordinary message. The bot is not told: it has no intent for those.
    pub fn say(&self, person: Snowflake, channel: Snowflake, text: &str) -> Snowflake {
        let draft = Draft::new(json!({"content": text}), Vec::new());
        let posting = Posting {
            channel,
            author: person,
            draft: &draft,
            only_for: None,
            reply_to: None,
            interaction: None,
        };
        self.running.state.change(|world| world.post(&posting))
    }

    /// Sends an interaction to the bot again, as can happen when two of its sessions overlap.
    pub fn repeat(&self, interaction: Snowflake) {
        self.tell(interaction);
    }

    /// Sets the interactions endpoint in the developer portal, which validates it first.
    ///
    /// # Errors
    ///
    /// If it is not valid. The message says why.
    pub async fn set_endpoint(&self, url: &str) -> Result<(), String> {
        let poster = Poster::new(url)?;
        poster.look().await?;
        self.running.state.change(|world| world.endpoint = Some(poster));
        Ok(())
    }

    /// Removes it, as the developer portal does when validation fails later.
    pub fn remove_endpoint(&self) {
        self.running.state.change(|world| world.endpoint = None);
    }

    /// Posts any body to the interactions endpoint. If it is an interaction, the response becomes its first
    /// response.
    ///
    /// # Errors
    ///
    /// If there is no endpoint, or no response.
    pub async fn post(&self, about: Option<Snowflake>, body: Vec<u8>) -> Result<Posted, String> {
        let state = &self.running.state;
        let poster = state.read(|world| world.endpoint.clone()).ok_or("there is no endpoint")?;
        let answer = poster.post(body).await?;
        if let (Some(id), 200) = (about, answer.status) {
            take_posted(state, id, answer.clone()).await;
        }
        Ok(answer)
    }

    /// Returns an interaction as it is posted to the endpoint.
    pub fn posted(&self, interaction: Snowflake) -> String {
        self.read(|world| wire::interaction(world, &world.interactions[&interaction]).to_string())
    }

    fn tell(&self, interaction: Snowflake) {
        let state = &self.running.state;
        let to_post = state.change(|world| {
            let told = &world.interactions[&interaction];
            let data = wire::interaction(world, told);
            let Some(endpoint) = &world.endpoint else {
                let guild = world.channels[&told.channel].guild();
                world.gateway.dispatch("INTERACTION_CREATE", &data, guild);
                return None;
            };
            Some((endpoint.clone(), data))
        });
        if let Some((endpoint, data)) = to_post {
            tokio::spawn(deliver(Arc::clone(state), endpoint, interaction, data));
        }
    }
}
