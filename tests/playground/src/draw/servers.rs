//! The bar of servers, as on Discord, and what is new in their channels.

use kuzhi_tests::discord::{Channel, Guild};
use maud::{Markup, html};

use super::View;
use crate::playground::Playground;

/// Draws the servers, for the person who looks at one of them.
pub(crate) fn servers(view: View, playground: &Playground) -> Markup {
    html! {
        nav.servers aria-label={ "Servers, pane " (view.pane) } {
            ul { @for guild in view.world.guilds.values() { li { (icon(view, playground, guild)) } } }
        }
    }
}

fn icon(view: View, playground: &Playground, guild: &Guild) -> Markup {
    let channels = view.world.channels.values().filter(|one| one.guild() == Some(guild.id));
    let news = News::in_channels(view, playground, channels);
    let initials: String = guild.name.split(' ').filter_map(|word| word.chars().next()).collect();
    html! {
        button.server.unread[news.is_there] type="button" data-server=(guild.id) title=(guild.name)
            aria-current=[(guild.id == view.server).then_some("true")]
        {
            span aria-hidden="true" { (initials) }
            span.aside { (guild.name) " " }
            (news.marks())
        }
    }
}

/// What a person has not seen of some channels.
pub(crate) struct News {
    pub(crate) is_there: bool,
    /// How many messages ping them.
    calls: usize,
}

impl News {
    pub(crate) fn in_channels<'a>(
        view: View,
        playground: &Playground,
        channels: impl IntoIterator<Item = &'a Channel>,
    ) -> News {
        let mut news = News { is_there: false, calls: 0 };
        for channel in channels.into_iter().filter(|channel| channel.id != view.channel) {
            let seen = playground.last_seen(view.person, channel.id);
            let new = view.world.messages_in(channel.id).rev().take_while(|message| message.id > seen);
            for message in new.filter(|one| one.is_seen_by(view.person) && one.author != view.person) {
                news.is_there = true;
                news.calls += usize::from(message.pinged.contains(&view.person));
            }
        }
        news
    }

    /// Draws it: a number of pings, or words for those who only hear it.
    pub(crate) fn marks(&self) -> Markup {
        html! {
            @if self.calls > 0 { span.count { (self.calls) span.aside { " calls for you" } } }
            @else if self.is_there { span.aside { " (new messages)" } }
        }
    }
}
