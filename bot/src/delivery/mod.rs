//! Delivery: how people get to see a match after something has happened in it, and who is notified.
//!
//! `plan` decides, and is pure: it gets the match, what was delivered before, the people and who asks, and gives
//! steps. `deliver` carries them out and says what arrived.

mod audience;
mod callers;
mod messenger;
mod notify;
mod place;
mod plan;
mod port;
mod run;
mod situation;

pub(crate) use audience::{Asker, Audience, Person};
pub(crate) use messenger::{Messenger, Recipient, link, try_to};
pub(crate) use notify::{Notification, Written, notifications};
pub(crate) use plan::{plan, plan_call};
pub(crate) use run::{Job, NotShown, Notes, Placed, deliver};
pub(crate) use situation::{DeliveryMode, Situation};

pub use port::{BoxFuture, DiscordClient, Nonce, Reply, ShowError, Shown};
