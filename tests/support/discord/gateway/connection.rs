//! One connection of the bot to the gateway, from HELLO to its end.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::ready::ready;
use super::session::Session;
use super::switchboard::{End, Frame, Line};
use crate::discord::TOKEN;
use crate::discord::ids::Snowflake;
use crate::discord::state::State;
use crate::discord::wire;
use crate::discord::world::World;

const HEARTBEAT: u64 = 1;
const IDENTIFY: u64 = 2;
const RESUME: u64 = 6;

const AUTHENTICATION_FAILED: u16 = 4004;
const INVALID_SHARD: u16 = 4010;
const SHARDING_REQUIRED: u16 = 4011;
const DISALLOWED_INTENTS: u16 = 4014;

/// Members, presences and message content: the privileged intents.
const PRIVILEGED_INTENTS: u64 = 1 << 1 | 1 << 8 | 1 << 15;

pub(super) async fn serve(mut socket: WebSocket, state: Arc<State>) {
    let (line, mut inbox) = mpsc::unbounded_channel();
    let interval = state.change(|world| world.gateway.open(line.clone()));
    let hello = json!({"op": 10, "d": {"heartbeat_interval": interval.as_millis()}});
    // If this fails, so will the loop's first step.
    let _ = line.send(Frame::Payload(hello));
    let mut is_deaf = false;
    loop {
        let goes_on = tokio::select! {
            Some(frame) = inbox.recv() => obey(frame, &mut socket, &mut is_deaf).await,
            message = socket.recv() => match message {
                Some(Ok(message)) if is_deaf => miss(&message, &state),
                message => hear(message, &line, &state),
            },
        };
        if !goes_on {
            break;
        }
    }
    state.change(|world| world.gateway.hang_up(&line));
}

/// Drops what the bot sends, and counts the heartbeats in it.
fn miss(message: &Message, state: &State) -> bool {
    let text = message.to_text().unwrap_or_default();
    let payload: Value = serde_json::from_str(text).unwrap_or_default();
    if payload["op"] == HEARTBEAT {
        state.change(|world| world.gateway.unheard_heartbeats += 1);
    }
    true
}

/// Carries out an order. Returns false at the end of the connection.
async fn obey(frame: Frame, socket: &mut WebSocket, is_deaf: &mut bool) -> bool {
    match frame {
        Frame::Payload(_) | Frame::Text(_) if *is_deaf => true,
        Frame::Payload(payload) => socket.send(Message::text(payload.to_string())).await.is_ok(),
        Frame::Text(text) => socket.send(Message::text(text)).await.is_ok(),
        Frame::Close(code) => {
            let goodbye = CloseFrame { code, reason: "".into() };
            // The connection ends in any case.
            let _ = socket.send(Message::Close(Some(goodbye))).await;
            false
        }
        Frame::Cut => false,
        Frame::Deafen => {
            *is_deaf = true;
            true
        }
    }
}

/// Handles a frame from the bot. Returns false at the end of the connection.
fn hear(message: Option<Result<Message, axum::Error>>, line: &Line, state: &State) -> bool {
    match message {
        Some(Ok(Message::Text(text))) => {
            let payload: Value = serde_json::from_str(&text).unwrap_or_default();
            state.change(|world| answer(world, line, &payload));
            true
        }
        Some(Ok(Message::Close(frame))) => {
            let code = frame.map_or(1005, |frame| frame.code);
            state.change(|world| note_goodbye(world, line, code));
            false
        }
        Some(Ok(_)) => true,
        Some(Err(_)) | None => false,
    }
}

/// Closing with 1000 or 1001 ends the session.
fn note_goodbye(world: &mut World, line: &Line, code: u16) {
    if let (1000 | 1001, Some(session)) = (code, world.gateway.session_on(line)) {
        session.is_valid = false;
    }
}

fn answer(world: &mut World, line: &Line, payload: &Value) {
    let data = &payload["d"];
    match payload["op"].as_u64() {
        Some(HEARTBEAT) => acknowledge(world, line),
        Some(IDENTIFY) => identify(world, line, data),
        Some(RESUME) => resume(world, line, data),
        _ => {}
    }
}

fn acknowledge(world: &mut World, line: &Line) {
    world.gateway.heartbeats += 1;
    if world.gateway.acknowledges_heartbeats {
        send(line, Frame::Payload(json!({"op": 11})));
    }
}

fn identify(world: &mut World, line: &Line, data: &Value) {
    world.gateway.identified.push(Instant::now());
    let shard = (data["shard"][0].as_u64().unwrap_or(0), data["shard"][1].as_u64().unwrap_or(1));
    let intents = data["intents"].as_u64().unwrap_or(0);
    if let Some(code) = objection(world, data, shard, intents) {
        return send(line, Frame::Close(code));
    }
    if world.gateway.comes_too_soon(shard.0) {
        return send(line, Frame::Payload(json!({"op": 9, "d": false})));
    }
    let session = Session {
        id: format!("session-{}", world.gateway.sessions.len() + 1),
        shard,
        intents,
        resumed: 0,
        is_valid: true,
        line: Some(line.clone()),
        dispatched: Vec::new(),
    };
    welcome(world, session);
    end_at_once(world, line);
}

fn end_at_once(world: &mut World, line: &Line) {
    match world.gateway.ends_at_once {
        Some(End::Invalid) => {
            send(line, Frame::Payload(json!({"op": 9, "d": false})));
            if let Some(session) = world.gateway.session_on(line) {
                session.is_valid = false;
            }
        }
        Some(End::Close(code)) => send(line, Frame::Close(code)),
        None => {}
    }
}

fn objection(world: &World, identify: &Value, shard: (u64, u64), intents: u64) -> Option<u16> {
    if !is_right_token(world, &identify["token"]) {
        return Some(AUTHENTICATION_FAILED);
    }
    if shard.0 >= shard.1 {
        return Some(INVALID_SHARD);
    }
    if shard.1 < world.gateway.shards {
        return Some(SHARDING_REQUIRED);
    }
    (intents & PRIVILEGED_INTENTS != 0).then_some(DISALLOWED_INTENTS)
}

/// Sends READY, then the guilds of this shard one by one.
fn welcome(world: &mut World, mut session: Session) {
    let guilds: Vec<Snowflake> = world
        .guilds
        .values()
        .filter(|guild| guild.has_bot && session.hears(Some(guild.id)))
        .map(|guild| guild.id)
        .collect();
    let data = ready(world, &session, &guilds);
    session.tell("READY", &data);
    if session.wants_guilds() {
        for guild in guilds {
            session.tell("GUILD_CREATE", &wire::guild(world, guild));
        }
    }
    world.gateway.sessions.push(session);
}

fn resume(world: &mut World, line: &Line, data: &Value) {
    world.gateway.resumes.push(Instant::now());
    let is_right = is_right_token(world, &data["token"]);
    let known = world
        .gateway
        .sessions
        .iter_mut()
        .find(|session| session.is_valid && data["session_id"] == *session.id);
    let Some(session) = known.filter(|_| is_right) else {
        return send(line, Frame::Payload(json!({"op": 9, "d": false})));
    };
    session.line = Some(line.clone());
    session.resumed += 1;
    let heard = data["seq"].as_u64().and_then(|sequence| usize::try_from(sequence).ok());
    session.replay_after(heard.unwrap_or(0));
    session.tell("RESUMED", &json!({}));
    end_at_once(world, line);
}

fn is_right_token(world: &World, token: &Value) -> bool {
    let is_ours = |token: &str| token.trim_start_matches("Bot ") == TOKEN;
    !world.faults.token_is_reset && token.as_str().is_some_and(is_ours)
}

fn send(line: &Line, frame: Frame) {
    // The sender belongs to the current connection. If it has ended, nobody waits for this.
    let _ = line.send(frame);
}
