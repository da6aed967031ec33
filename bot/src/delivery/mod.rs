//! Delivery: shows people a match after something has happened in it, and notifies them.
//!
//! `plan` decides and is pure: from the match, what was delivered before, the people and the asker, it
//! derives steps. `deliver` carries them out and records what arrived.

mod audience;
mod messenger;
mod nonce;
mod notify;
mod ping_routes;
mod place;
mod plan;
mod port;
mod run;
mod situation;

pub(crate) use audience::{Asker, Audience, Person};
pub(crate) use messenger::{Messenger, Ping, Recipient, board_link, channel_link, link, try_to};
pub(crate) use notify::{Notification, Written, notifications};
pub(crate) use plan::{plan, plan_ping};
pub(crate) use run::{Job, NotShown, Notes, Placed, deliver};
pub(crate) use situation::{DeliveryMode, Situation};

pub use nonce::Nonce;
pub use port::{
    BoxFuture, ChannelRight, DiscordClient, EventError, PostRefusal, Reply, RoleError, ScheduledEvent,
    ShowError, Shown,
};
