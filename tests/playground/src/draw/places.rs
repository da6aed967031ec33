//! The channels and threads of a server, and private messages; and the choice of a person and a language.

use kuzhi_domain::Language;
use kuzhi_tests::discord::{Channel, ChannelKind, Guild, Snowflake};
use maud::{Markup, html};

use super::View;
use super::message::avatar;
use super::servers::{News, servers};
use crate::cast;
use crate::playground::Playground;

/// Draws the list of channels, for the person who looks at it.
pub(crate) fn places(view: View, playground: &Playground) -> Markup {
    html! {
        (servers(view, playground))
        div.lists {
            (whoever(view))
            nav aria-label={ "Channels, pane " (view.pane) } {
                @for guild in view.world.guilds.values() { (server(view, playground, guild)) }
                (private(view, playground))
                (people(view))
            }
        }
    }
}

fn private(view: View, playground: &Playground) -> Markup {
    let is_private =
        |channel: &&Channel| matches!(channel.kind, ChannelKind::Direct { .. } | ChannelKind::Private { .. });
    let channels = view.world.channels.values().filter(is_private);
    html! {
        section {
            h3 { "Private messages" }
            ul {
                @for channel in channels.filter(|one| cast::is_in(one, view.person)) {
                    (place(view, playground, channel))
                }
            }
        }
    }
}

fn people(view: View) -> Markup {
    html! {
        section {
            h3 { "People" }
            ul {
                @for person in cast::everybody(view.world) {
                    li {
                        button.place type="button" data-person=(person.id) aria-haspopup="menu" {
                            (avatar(view, person.id))
                            span { (person.name) }
                            @if person.is_bot { span.app { "APP" } }
                        }
                    }
                }
            }
        }
    }
}

/// Draws the current place.
pub(crate) fn title(view: View) -> Markup {
    let Some(channel) = view.world.channels.get(&view.channel) else { return html! {} };
    let guild = channel.guild().and_then(|guild| view.world.guilds.get(&guild));
    html! {
        span.sign aria-hidden="true" { (sign(channel)) }
        (cast::name_of(view.world, channel, view.person))
        @if let Some(guild) = guild { small { (guild.name) } }
    }
}

/// Draws who is typing.
pub(crate) fn typing(view: View) -> Markup {
    let typing = view.world.typing_in(view.channel);
    let names: Vec<_> =
        typing.into_iter().filter(|&one| one != view.person).map(|one| view.name(one)).collect();
    html! {
        @match names.as_slice() {
            [] => {},
            [one] => { span.dots aria-hidden="true" {} strong { (one) } " is typing…" },
            several => { span.dots aria-hidden="true" {} strong { (several.join(", ")) } " are typing…" },
        }
    }
}

/// Draws the choice of a person and a language.
fn whoever(view: View) -> Markup {
    let (as_whom, in_which) = (format!("person-{}", view.pane), format!("locale-{}", view.pane));
    let people = cast::everybody(view.world).into_iter().filter(|person| !person.is_bot);
    let person = view.world.people.get(&view.person);
    html! {
        div.whoever {
            label for=(as_whom) { "You are" }
            select id=(as_whom) data-set="person" {
                @for one in people { option value=(one.id) selected[one.id == view.person] { (one.name) } }
            }
            label for=(in_which) { "Your Discord speaks" }
            select id=(in_which) data-set="locale" { (locales(view.locale())) }
            button.chip type="button" data-compose="/settings"
                title="Languages that Discord lacks are chosen in the bot’s own settings"
            {
                (others()) " …"
            }
            label.check {
                input type="checkbox" data-set="manages"
                    checked[person.is_some_and(|person| person.manages_guilds)];
                "may manage servers"
            }
        }
    }
}

/// Returns the bot's languages that Discord has too.
fn locales(chosen: &str) -> Markup {
    html! {
        @for language in Language::ALL {
            @if let Some(locale) = language.discord_locales().last() {
                option value=(locale) selected[Language::of_locale(chosen) == *language] { (language.name()) }
            }
        }
    }
}

/// Returns the bot's languages that Discord lacks.
fn others() -> String {
    let others = Language::ALL.iter().filter(|language| language.discord_locales().is_empty());
    others.map(|language| language.name()).collect::<Vec<_>>().join(", ")
}

/// Draws the channels of a server: hidden while another one is looked at.
fn server(view: View, playground: &Playground, guild: &Guild) -> Markup {
    let channels = view.world.channels.values();
    let texts = channels.filter(|channel| channel.kind == ChannelKind::Text { guild: guild.id });
    let speaks = format!("server-locale-{}-{}", view.pane, guild.id);
    html! {
        section hidden[guild.id != view.server] {
            h3 { (guild.name) @if !guild.has_bot { small { "has not added Kuzhi" } } }
            ul {
                @for channel in texts {
                    (place(view, playground, channel))
                    @for thread in threads(view, channel.id) { (place(view, playground, thread)) }
                }
            }
            div.speaks {
                label for=(speaks) { "This server speaks" }
                select id=(speaks) data-set="server-locale" data-guild=(guild.id) { (locales(&guild.locale)) }
            }
        }
    }
}

fn threads(view: View<'_>, of: Snowflake) -> impl Iterator<Item = &Channel> {
    let is_in = move |kind: &ChannelKind| matches!(kind, ChannelKind::Thread { parent, .. } if *parent == of);
    view.world.channels.values().filter(move |channel| is_in(&channel.kind))
}

fn place(view: View, playground: &Playground, channel: &Channel) -> Markup {
    let news = News::in_channels(view, playground, [channel]);
    let is_thread = matches!(channel.kind, ChannelKind::Thread { .. });
    html! {
        li.thread[is_thread] {
            button.place.unread[news.is_there] type="button" data-look=(channel.id)
                aria-current=[(channel.id == view.channel).then_some("page")]
            {
                span.sign aria-hidden="true" { (sign(channel)) }
                span { (cast::name_of(view.world, channel, view.person)) }
                (news.marks())
            }
        }
    }
}

fn sign(channel: &Channel) -> &'static str {
    match channel.kind {
        ChannelKind::Text { .. } => "#",
        ChannelKind::Thread { .. } => "↳",
        ChannelKind::Direct { .. } | ChannelKind::Private { .. } => "@",
    }
}
