//! READY, the first event of a session: the bot's identity and its guilds.

use serde_json::{Value, json};

use super::session::Session;
use crate::discord::ids::Snowflake;
use crate::discord::wire;
use crate::discord::world::{APPLICATION, World};

pub(super) fn ready(world: &World, session: &Session, guilds: &[Snowflake]) -> Value {
    let guilds: Vec<_> = guilds.iter().map(|id| json!({"id": id, "unavailable": true})).collect();
    json!({
        "v": 10,
        "user": wire::user(world, APPLICATION),
        "guilds": guilds,
        "session_id": session.id,
        "resume_gateway_url": world.gateway.url,
        "shard": [session.shard.0, session.shard.1],
        "application": {"id": APPLICATION, "flags": 0},
    })
}
