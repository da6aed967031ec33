//! What a server gets by itself besides puzzles.

mod week;
mod welcome;

use std::time::Duration;

use kuzhi_tests::conversation::{Channel, Message, Person};

use crate::bot::Evening;

const DAY: Duration = Duration::from_hours(24);

fn manager(evening: &Evening) -> Person {
    evening.discord.person("Mira").managing_guilds()
}

/// A page of what Kuzhi posts.
async fn page(evening: &Evening, name: &str) -> Message {
    let mira = manager(evening);
    let page = mira.at(&evening.hall).slash("settings").string("of", "house").send().await.message();
    mira.at(&evening.hall).click(&page, "Automatic posts").await;
    mira.at(&evening.hall).click(&page, name).await;
    page
}

/// Has something come to a channel. Returns the page of settings.
async fn set_up(evening: &Evening, name: &str, channel: &Channel) -> Message {
    let page = page(evening, name).await;
    let menu =
        if page.screen().contains("Post it in …") { "Post it in …" } else { "Post it elsewhere …" };
    manager(evening).at(&evening.hall).choose_channels(&page, menu, &[channel]).await;
    page
}
