//! The Activity: pages that show the matches of a channel, and play in them.

mod doors;
mod forged;
mod pages;
mod playing;
mod study;

pub(crate) use pages::Page;

use kuzhi_tests::conversation::Discord;
use kuzhi_tests::discord::{CLIENT_SECRET, World};

use crate::bot::{Evening, Transport};

/// An evening of a bot with an Activity.
async fn begin() -> Evening {
    let discord = Discord::start().await;
    discord.server().change(World::enable_activities);
    let settings = [("KUZHI_ACTIVITY__ADDRESS", "127.0.0.1:0"), ("DISCORD_CLIENT_SECRET", CLIENT_SECRET)];
    Evening::begin_on(discord, Transport::usual(), &settings).await
}
