//! Calls to Discord's REST interface, with retries and limits.

pub(super) mod answers;
pub(super) mod api;
pub(super) mod attaching;
pub(super) mod call;
pub(super) mod client;
mod events;
pub(super) mod identity;
pub(super) mod invalid_requests;
pub(super) mod looking;
pub(super) mod messages;
pub(super) mod places;
pub(super) mod retry;
mod roles;
