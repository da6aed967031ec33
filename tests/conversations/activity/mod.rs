//! The Activity: pages that show the matches of a channel, and play in them.

mod forged;
mod pages;
mod playing;
mod study;

pub(crate) use pages::Page;

use kuzhi_tests::discord::CLIENT_SECRET;

use crate::bot::Evening;

/// An evening of a bot with an Activity.
async fn begin() -> Evening {
    Evening::begin_with(&[
        ("KUZHI_ACTIVITY__ADDRESS", "127.0.0.1:0"),
        ("DISCORD_CLIENT_SECRET", CLIENT_SECRET),
    ])
    .await
}
