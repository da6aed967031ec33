//! Turns screens and forms into Discord's messages and modals.

use kuzhi_view::screens::{Attached, Button, ButtonStyle, Choices, Field, Form, FormField, Menu, Screen};
use serenity::all::{
    ChannelType, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton, CreateInputText,
    CreateMessage, CreateModal, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
    EditAttachments, EditMessage, InputTextStyle, UserId,
};

/// The custom ID of a form's first field.
const FORM_FIELD: &str = "line";

/// The maximum length of a one-line field.
const LONGEST_LINE: u16 = 40;

/// The maximum length of a field.
const LONGEST_FIELD: u16 = 4_000;

/// The channels in which people write, or which hold threads.
const CHANNELS: [ChannelType; 4] =
    [ChannelType::Text, ChannelType::News, ChannelType::Voice, ChannelType::Forum];

/// The maximum number of channels in a selection.
const MOST_CHANNELS: u8 = 25;

/// The maximum number of people in a selection.
const MOST_PEOPLE: u8 = 25;

/// Builds a new message.
pub(super) fn posted(screen: &Screen) -> CreateMessage {
    CreateMessage::new()
        .add_files(files(screen))
        .content(&screen.text)
        .components(rows(screen))
        .allowed_mentions(mentions(screen))
}

/// Sets a nonce of up to 25 characters. Discord accepts a repeated message with the same nonce once.
pub(super) fn once(message: CreateMessage, nonce: String) -> CreateMessage {
    message.nonce(serenity::all::Nonce::String(nonce)).enforce_nonce(true)
}

/// Builds what an edit makes of a message.
pub(super) fn edited(screen: &Screen) -> EditMessage {
    EditMessage::new()
        .attachments(attachments(screen))
        .content(&screen.text)
        .components(rows(screen))
        .allowed_mentions(mentions(screen))
}

/// Builds the attachments of an edited message. Existing files that are not listed are removed.
pub(crate) fn attachments(screen: &Screen) -> EditAttachments {
    files(screen).into_iter().fold(EditAttachments::new(), EditAttachments::add)
}

pub(crate) fn files(screen: &Screen) -> Vec<CreateAttachment> {
    let attachment = |file: &Attached| {
        let attachment = CreateAttachment::bytes(file.bytes.clone(), &file.name);
        match &file.description {
            Some(description) => attachment.description(description),
            None => attachment,
        }
    };
    screen.file.iter().map(attachment).collect()
}

/// Builds a form.
pub(crate) fn modal(form: &Form) -> CreateModal {
    let ids = [FORM_FIELD.to_owned()].into_iter().chain((2..).map(|number| format!("{FORM_FIELD}-{number}")));
    let rows = form.fields.iter().zip(ids).map(|(field, id)| CreateActionRow::InputText(input(field, id)));
    CreateModal::new(form.sends.to_string(), &form.title).components(rows.collect())
}

fn input(FormField { label, example, field }: &FormField, id: String) -> CreateInputText {
    let input = |style| {
        let input = CreateInputText::new(style, label, id);
        if example.is_empty() { input } else { input.placeholder(example) }
    };
    let length = |most: usize| u16::try_from(most).unwrap_or(LONGEST_FIELD).min(LONGEST_FIELD);
    match field {
        Field::Line => input(InputTextStyle::Short).max_length(LONGEST_LINE).required(true),
        Field::Filled { most, value } => {
            let input = input(InputTextStyle::Short).max_length(length(*most)).required(false);
            if value.is_empty() { input } else { input.value(value) }
        }
        Field::Text { most, value } => {
            let input = input(InputTextStyle::Paragraph).max_length(length(*most)).required(value.is_none());
            match value {
                Some(value) if !value.is_empty() => input.value(value),
                _ => input,
            }
        }
    }
}

/// Notifies only the people whom the screen mentions on purpose, whatever its text contains.
pub(crate) fn mentions(screen: &Screen) -> CreateAllowedMentions {
    let people = screen.notifies.iter().filter(|player| player.0 > 0);
    CreateAllowedMentions::new().users(people.map(|player| UserId::new(player.0)))
}

pub(crate) fn rows(screen: &Screen) -> Vec<CreateActionRow> {
    let row = |buttons: &Vec<Button>| CreateActionRow::Buttons(buttons.iter().map(button).collect());
    let menus = screen.menus.iter().map(|one| CreateActionRow::SelectMenu(menu(one)));
    menus.chain(screen.rows.iter().map(row)).collect()
}

fn menu(menu: &Menu) -> CreateSelectMenu {
    let id = menu.select.to_string();
    let select = match &menu.choices {
        Choices::One(choices) => {
            let option = |choice: &kuzhi_view::screens::Choice| {
                let option = CreateSelectMenuOption::new(&choice.label, &choice.value);
                let option = option.default_selection(choice.is_chosen);
                match &choice.detail {
                    Some(detail) => option.description(detail),
                    None => option,
                }
            };
            let options = choices.iter().map(option).collect();
            CreateSelectMenu::new(id, CreateSelectMenuKind::String { options })
        }
        Choices::Channels => {
            let channel_types = Some(CHANNELS.to_vec());
            let kind = CreateSelectMenuKind::Channel { channel_types, default_channels: None };
            CreateSelectMenu::new(id, kind).max_values(MOST_CHANNELS)
        }
        Choices::Channel => {
            let channel_types = Some(vec![ChannelType::Text]);
            let kind = CreateSelectMenuKind::Channel { channel_types, default_channels: None };
            CreateSelectMenu::new(id, kind)
        }
        Choices::People => {
            // No defaults: serenity writes their IDs as numbers, which Discord's schema forbids.
            let kind = CreateSelectMenuKind::User { default_users: None };
            CreateSelectMenu::new(id, kind).max_values(MOST_PEOPLE)
        }
        Choices::Role => CreateSelectMenu::new(id, CreateSelectMenuKind::Role { default_roles: None }),
        Choices::Person => CreateSelectMenu::new(id, CreateSelectMenuKind::User { default_users: None }),
    };
    if menu.placeholder.is_empty() { select } else { select.placeholder(&menu.placeholder) }
}

fn button(button: &Button) -> CreateButton {
    let style = match button.style {
        ButtonStyle::Primary => serenity::all::ButtonStyle::Primary,
        ButtonStyle::Secondary => serenity::all::ButtonStyle::Secondary,
        ButtonStyle::Success => serenity::all::ButtonStyle::Success,
        ButtonStyle::Danger => serenity::all::ButtonStyle::Danger,
    };
    CreateButton::new(button.action.to_string()).label(&button.label).style(style).disabled(!button.enabled)
}
