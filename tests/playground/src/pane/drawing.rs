//! What has changed since the page was last updated.

use std::collections::BTreeMap;

use kuzhi_tests::discord::{Channel, Message, Snowflake, World};
use maud::html;

use super::Pane;
use crate::cast;
use crate::draw::{self, View};
use crate::patch::Patch;

/// The number of messages that a pane shows: the latest.
const LONGEST: usize = 100;

/// What the page shows.
#[derive(Debug, Default)]
pub(super) struct Shown {
    /// The person and channel.
    place: Option<(Snowflake, Snowflake)>,
    messages: BTreeMap<Snowflake, String>,
    slots: BTreeMap<&'static str, String>,
    top: String,
}

impl Pane {
    /// Returns everything that differs from what the page shows.
    pub(super) fn changed(&mut self) -> Vec<Patch> {
        let mut shown = std::mem::take(&mut self.shown);
        let playground = std::sync::Arc::clone(&self.playground);
        let patches = playground.discord.read(|world| {
            self.mind_the_end(world);
            let view = self.view_of(world);
            let mut patches = self.slots(&mut shown, view);
            patches.extend(self.messages(&mut shown, view));
            patches
        });
        self.shown = shown;
        patches
    }

    /// After a reset, or when a thread is gone, the person is back in the first channel.
    fn mind_the_end(&mut self, world: &World) {
        if !world.people.contains_key(&self.person) {
            self.person = cast::PEOPLE[0].0;
        }
        let is_there =
            world.channels.get(&self.channel).is_some_and(|channel| cast::is_in(channel, self.person));
        if !is_there {
            self.enter(world, cast::FIRST_CHANNEL);
        }
    }

    /// Goes to a channel, and to its server.
    pub(super) fn enter(&mut self, world: &World, channel: Snowflake) {
        self.channel = channel;
        if let Some(guild) = world.channels.get(&channel).and_then(Channel::guild) {
            self.server = guild;
            self.left_at.insert(guild, channel);
        }
    }

    fn slots(&self, shown: &mut Shown, view: View) -> Vec<Patch> {
        let has_moved = shown.place != Some((self.person, self.channel));
        if has_moved {
            shown.slots.remove("composer");
        }
        let who = html! { (view.name(self.person)) };
        let mut drawn = vec![
            ("places", draw::places(view, &self.playground).into_string()),
            ("title", draw::title(view).into_string()),
            ("who", who.into_string()),
            ("typing", draw::typing(view).into_string()),
        ];
        if has_moved {
            drawn.push(("composer", draw::resting(view).into_string()));
        }
        drawn.retain(|(slot, html)| shown.slots.get(slot) != Some(html));
        shown.slots.extend(drawn.iter().cloned());
        let mut patches: Vec<_> = drawn.into_iter().map(|(slot, html)| Patch::Put { slot, html }).collect();
        let top =
            draw::top(view.world, &self.state.borrow(), *self.playground.bot.ahead().borrow()).into_string();
        if self.number == 1 && top != shown.top {
            shown.top.clone_from(&top);
            patches.push(Patch::Top { html: top });
        }
        patches
    }

    fn messages(&self, shown: &mut Shown, view: View) -> Vec<Patch> {
        let mut patches = Vec::new();
        let has_moved = shown.place.replace((self.person, self.channel)) != Some((self.person, self.channel));
        if has_moved {
            shown.messages.clear();
            patches.push(Patch::Clear);
        }
        let is_seen =
            |message: &&Message| message.is_seen_by(self.person) && !self.playground.is_dismissed(message.id);
        let mut seen: Vec<_> =
            view.world.messages_in(self.channel).rev().filter(is_seen).take(LONGEST).collect();
        seen.reverse();
        if let Some(last) = seen.last() {
            self.playground.note_seen(self.person, self.channel, last.id);
        }
        let gone: Vec<_> = shown
            .messages
            .keys()
            .filter(|&&id| seen.iter().all(|message| message.id != id))
            .copied()
            .collect();
        for id in gone {
            shown.messages.remove(&id);
            patches.push(Patch::Gone { id: id.to_string() });
        }
        let mut after = None;
        for message in seen {
            let html = draw::message(view, message).into_string();
            if shown.messages.get(&message.id) != Some(&html) {
                let id = message.id.to_string();
                let is_news = !has_moved && message.author != self.person;
                patches.push(Patch::Message { id, after: after.clone(), html: html.clone(), is_news });
                shown.messages.insert(message.id, html);
            }
            after = Some(message.id.to_string());
        }
        patches
    }
}
