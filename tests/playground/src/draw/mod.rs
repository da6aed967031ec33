//! Draws what people see, as HTML.

mod command_form;
mod command_menu;
mod components;
mod embed;
mod emoji;
mod files;
mod form;
mod icons;
mod markdown;
mod marks;
mod message;
mod page;
mod person_menu;
mod places;
mod select;
mod servers;
mod top;

pub(crate) use self::command_form::{command_form, resting};
pub(crate) use self::command_menu::{choices, command_menu};
pub(crate) use self::form::form;
pub(crate) use self::message::message;
pub(crate) use self::page::page;
pub(crate) use self::person_menu::{message_menu, person_menu};
pub(crate) use self::places::{places, title, typing};
pub(crate) use self::top::top;

use kuzhi_tests::discord::{Snowflake, World};

/// The view to draw: for whom, and from which data.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    pub(crate) world: &'a World,
    /// The person.
    pub(crate) person: Snowflake,
    /// The channel.
    pub(crate) channel: Snowflake,
    /// The server whose channels are listed.
    pub(crate) server: Snowflake,
    /// The number of the pane, which keeps the IDs of elements apart.
    pub(crate) pane: u8,
}

impl View<'_> {
    /// Returns the person's locale, such as `en-US`.
    pub(crate) fn locale(&self) -> &str {
        self.world.people.get(&self.person).map_or("en-US", |person| &person.locale)
    }

    /// Returns a person's name.
    pub(crate) fn name(&self, person: Snowflake) -> &str {
        self.world.people.get(&person).map_or("somebody", |person| &person.name)
    }
}
