//! Tests of the stand-in with a real client: Kuzhi's tests can rely on what holds here.

// Every function here runs inside a test, which should panic when something is wrong.
#![allow(clippy::unwrap_used)]

mod answers;
mod bot;
mod commands;
mod components;
mod contexts;
mod contract;
mod endpoint;
mod files;
mod gateway;
mod interference;
mod messages;
mod pings;
mod screens;
