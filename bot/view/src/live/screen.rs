//! A screen as a page shows it: the content of a message or a form, with what its buttons send.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::Serialize;

use super::table::LiveTable;
use crate::request::Action;
use crate::screens::{Attached, Button, ButtonStyle, Choices, Field, Form, FormField, Menu, Screen};

/// The content of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LiveScreen {
    /// Discord's markdown.
    pub text: String,
    /// Rows of buttons.
    pub rows: Vec<Vec<LiveButton>>,
    /// Menus, above the buttons.
    pub menus: Vec<LiveMenu>,
    /// A picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub picture: Option<LivePicture>,
    /// A board, which stands in the place of the match's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<LiveTable>,
}

/// A button.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct LiveButton {
    /// What stands on it.
    pub label: String,
    /// Its colour, by what pressing it means.
    pub style: &'static str,
    /// What the page sends when it is pressed.
    pub press: String,
    /// Whether it can be pressed.
    pub enabled: bool,
    /// What is sent by the pit that it advises to play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plays: Option<String>,
}

/// A menu of which one entry is chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LiveMenu {
    /// What the page sends with the chosen value.
    pub id: String,
    /// What stands there while nothing is chosen.
    pub placeholder: String,
    /// The entries.
    pub choices: Vec<LiveChoice>,
}

/// An entry of a menu.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LiveChoice {
    /// What people read.
    pub label: String,
    /// A small text below.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// What the page sends.
    pub value: String,
    /// Whether it is chosen already.
    pub chosen: bool,
}

/// A picture in a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LivePicture {
    /// The file, as a `data:` address.
    pub data: String,
    /// What it shows, for people who do not see it.
    pub description: String,
}

/// A form.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LiveForm {
    /// What the page sends with the texts.
    pub id: String,
    /// At the top.
    pub title: String,
    /// One to five.
    pub fields: Vec<LiveFormField>,
}

/// A field of a form.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LiveFormField {
    /// Above the field.
    pub label: String,
    /// An example of what to write. May be empty.
    pub example: String,
    /// `line` or `text`.
    pub kind: &'static str,
    /// The maximum length in characters, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<usize>,
    /// What stands there at first.
    pub value: String,
}

impl LiveScreen {
    /// Returns a screen for a page. Menus of channels, people and roles are left out: only Discord knows
    /// them.
    pub fn from_screen(screen: &Screen) -> LiveScreen {
        let picture = screen.file.as_ref().and_then(LivePicture::from_file);
        let text = match (&screen.file, &screen.text_without_file) {
            (Some(_), _) | (None, None) => &screen.text,
            (None, Some(_)) if screen.table.is_some() => &screen.text,
            (None, Some(text)) => text,
        };
        LiveScreen {
            text: text.clone(),
            rows: screen.rows.iter().map(|row| row.iter().map(LiveButton::from_button).collect()).collect(),
            menus: screen.menus.iter().filter_map(LiveMenu::from_menu).collect(),
            picture,
            board: screen.table.as_deref().cloned(),
        }
    }
}

impl LiveButton {
    /// Returns a button for a page.
    pub fn from_button(button: &Button) -> LiveButton {
        let style = match button.style {
            ButtonStyle::Primary => "primary",
            ButtonStyle::Secondary => "secondary",
            ButtonStyle::Success => "success",
            ButtonStyle::Danger => "danger",
        };
        let (label, press) = (button.label.clone(), button.action.to_string());
        let plays = match button.action {
            Action::PlayHint { id, at, mv } => Some(Action::Move { id, at, mv }.to_string()),
            _ => None,
        };
        LiveButton { label, style, press, enabled: button.enabled, plays }
    }
}

impl LiveMenu {
    fn from_menu(menu: &Menu) -> Option<LiveMenu> {
        let Choices::One(choices) = &menu.choices else { return None };
        let choices = choices.iter().map(|choice| LiveChoice {
            label: choice.label.clone(),
            detail: choice.detail.clone(),
            value: choice.value.clone(),
            chosen: choice.is_chosen,
        });
        let (id, placeholder) = (menu.select.to_string(), menu.placeholder.clone());
        Some(LiveMenu { id, placeholder, choices: choices.collect() })
    }
}

impl LivePicture {
    /// Returns a file if it is a picture.
    fn from_file(file: &Attached) -> Option<LivePicture> {
        let (_, kind) = file.name.rsplit_once('.').filter(|(_, kind)| matches!(*kind, "png" | "gif"))?;
        let data = format!("data:image/{kind};base64,{}", STANDARD.encode(&file.bytes));
        Some(LivePicture { data, description: file.description.clone().unwrap_or_default() })
    }
}

impl LiveForm {
    /// Returns a form for a page.
    pub fn from_form(form: &Form) -> LiveForm {
        LiveForm {
            id: form.sends.to_string(),
            title: form.title.clone(),
            fields: form.fields.iter().map(LiveFormField::from_field).collect(),
        }
    }
}

impl LiveFormField {
    fn from_field(FormField { label, example, field }: &FormField) -> LiveFormField {
        let (kind, most, value) = match field {
            Field::Line => ("line", None, None),
            Field::Filled { most, value } => ("line", Some(*most), Some(value)),
            Field::Text { most, value } => ("text", Some(*most), value.as_ref()),
        };
        let value = value.cloned().unwrap_or_default();
        LiveFormField { label: label.clone(), example: example.clone(), kind, most, value }
    }
}
