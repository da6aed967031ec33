//! The context menus of people and messages, with the bot's entries.

use maud::{Markup, html};

use kuzhi_tests::discord::{Channel, ChannelKind, Snowflake};

use super::View;
use super::command_menu::localised;
use super::message::avatar;
use crate::cast;
use crate::line::{self, MESSAGE, PERSON};

/// Draws the menu of a person.
pub(crate) fn person_menu(view: View, person: Snowflake) -> Markup {
    let is_me = person == view.person;
    let private = view.world.channels.values().find(|channel| leads_to(channel, view.person, person));
    html! {
        p.whose { (avatar(view, person)) strong { (view.name(person)) } @if is_me { " (you)" } }
        (apps(view, PERSON, person))
        @if let Some(private) = private.filter(|_| !is_me) {
            button.entry type="button" role="menuitem" data-look=(private.id) { "Message" }
        }
        @if !view.world.people.get(&person).is_none_or(|person| person.is_bot) && !is_me {
            button.entry type="button" role="menuitem" data-be=(person) { "Be " (view.name(person)) " here" }
        }
    }
}

/// Draws the menu of a message.
pub(crate) fn message_menu(view: View, message: Snowflake) -> Markup {
    apps(view, MESSAGE, message)
}

fn apps(view: View, menu: u64, target: Snowflake) -> Markup {
    html! {
        @for entry in line::entries(view.world, view.person, view.channel, menu) {
            button.entry type="button" role="menuitem" data-app=(entry.command.id) data-target=(target)
                dir="auto"
            {
                (localised(&entry.command.definition, "name", view.locale()))
                small { "Kuzhi" }
            }
        }
    }
}

fn leads_to(channel: &Channel, from: Snowflake, to: Snowflake) -> bool {
    match channel.kind {
        ChannelKind::Direct { with } => with == from && cast::PEOPLE.iter().all(|&(id, _)| id != to),
        ChannelKind::Private { .. } => cast::is_in(channel, from) && cast::is_in(channel, to),
        _ => false,
    }
}
