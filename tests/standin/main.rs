//! The stand-in for Discord, tried with a real client: what holds here, Kuzhi's tests may rely on.

// Every function here runs inside a test, which is meant to panic when something is amiss.
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
