//! Keeps the bot's application emoji in step with their pictures: slowly uploads missing ones and deletes
//! those of older versions.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_view::picture::emoji::{Glyph, PREFIX};
use kuzhi_view::picture::png;
use serenity::all::CreateAttachment;

use super::rest::answers::UploadedEmoji;
use super::rest::api::Api;
use super::rest::retry::{CallError, RetryTime};
use crate::service::Service;

/// The delays before retries when Discord refuses them. After the last one, the next start tries again.
const PAUSES: [Duration; 3] = [Duration::from_mins(1), Duration::from_mins(15), Duration::from_hours(4)];

/// Uploads missing emoji and deletes old ones. Boards use each one as soon as it exists.
pub(super) async fn keep_in_step(service: &Arc<Service>, api: &Api, pace: Duration) {
    let wanted: HashMap<String, Glyph> =
        Glyph::all().into_iter().map(|glyph| (glyph.upload_name(), glyph)).collect();
    for pause in PAUSES {
        match bring_in_step(service, api, pace, &wanted).await {
            Ok(uploaded) => {
                service.redraw_letter_boards();
                return tracing::info!(all = wanted.len(), uploaded, "the emoji are uploaded");
            }
            Err(error) => {
                tracing::warn!(%error, "emoji are missing: boards that need them are drawn with letters");
            }
        }
        let clock = service.clock();
        clock.after(pause).await;
    }
    tracing::warn!("uploading emoji failed; the next start tries again");
}

/// How often to check which emoji another process has uploaded.
const LOOK: Duration = Duration::from_mins(5);

/// Polls for emoji until another process has uploaded them all.
pub(super) async fn learn(service: &Arc<Service>, api: &Api) {
    let wanted: HashMap<String, Glyph> =
        Glyph::all().into_iter().map(|glyph| (glyph.upload_name(), glyph)).collect();
    loop {
        match api.call(RetryTime::Long, || api.emojis()).await {
            Ok(there) => {
                let known = there.iter().filter_map(|emoji| Some((*wanted.get(&emoji.name)?, emoji.id)));
                let known: Vec<(Glyph, u64)> = known.collect();
                for &(glyph, id) in &known {
                    service.emojis().put(glyph, id);
                }
                service.redraw_letter_boards();
                if known.len() >= wanted.len() {
                    return tracing::info!(all = wanted.len(), "the emoji are uploaded");
                }
            }
            Err(error) => tracing::warn!(%error, "cannot find out which emoji exist"),
        }
        service.clock().until(service.clock().now() + LOOK).await;
    }
}

/// Does everything that is left, and returns the number uploaded.
async fn bring_in_step(
    service: &Arc<Service>,
    api: &Api,
    pace: Duration,
    wanted: &HashMap<String, Glyph>,
) -> Result<usize, CallError> {
    let there = api.call(RetryTime::Long, || api.emojis()).await?;
    let (current, old): (Vec<&UploadedEmoji>, Vec<&UploadedEmoji>) = there
        .iter()
        .filter(|emoji| emoji.name.starts_with(PREFIX))
        .partition(|emoji| wanted.contains_key(&emoji.name));
    for emoji in &current {
        service.emojis().put(wanted[&emoji.name], emoji.id);
    }
    if !current.is_empty() {
        // A start finds all of them here, unless the pictures are new.
        service.redraw_letter_boards();
    }
    let is_there = |name: &String| current.iter().any(|emoji| emoji.name == *name);
    let missing = Glyph::all().into_iter().map(|glyph| (glyph, glyph.upload_name()));
    let missing: Vec<(Glyph, String)> = missing.filter(|(_, name)| !is_there(name)).collect();
    let mut walk = Walk { service, pace, steps: 0, begun: service.clock().now() };
    for (glyph, name) in &missing {
        walk.step().await;
        let id = upload(api, *glyph, name).await?;
        service.emojis().put(*glyph, id);
    }
    for emoji in old {
        walk.step().await;
        api.call(RetryTime::Long, || api.delete_application_emoji(emoji.id.into())).await?;
    }
    Ok(missing.len())
}

async fn upload(api: &Api, glyph: Glyph, name: &str) -> Result<u64, CallError> {
    let drawn = tokio::task::spawn_blocking(move || png(&glyph.svg())).await;
    // Tests draw every one of them.
    let bytes = drawn.expect("drawing does not panic").expect("every emoji can be drawn");
    let image = CreateAttachment::bytes(bytes, "emoji.png").to_base64();
    let body = serde_json::json!({ "name": name, "image": image });
    api.call(RetryTime::Long, || api.upload_emoji(&body)).await
}

/// A pace for requests that leaves most of Discord's limits to the people who play.
struct Walk<'a> {
    service: &'a Service,
    pace: Duration,
    steps: u32,
    begun: kuzhi_domain::Timestamp,
}

impl Walk<'_> {
    /// Waits until the next request may be made.
    async fn step(&mut self) {
        self.steps += 1;
        self.service.clock().until(self.begun + self.pace * self.steps).await;
    }
}
