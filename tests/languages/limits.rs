//! Discord's limits for messages and forms; see `DISCORD.md`.

use std::collections::BTreeSet;

use kuzhi_view::screens::{Choices, Field, Form, Menu, Replayed, Screen};

const TEXT: usize = 2_000;
const MENTIONS: usize = 100;
const ROWS: usize = 5;
const BUTTONS_IN_A_ROW: usize = 5;
const LABEL: usize = 80;
const DESCRIPTION: usize = 1_024;
const FORM_TITLE: usize = 45;
const FORM_LABEL: usize = 45;
const PLACEHOLDER: usize = 100;
const CHOICE: usize = 100;
const CHOICES: usize = 25;
const MENU: usize = 150;
const VALUE: usize = 100;
const NAME: usize = 100;

/// Fails if a text is empty or longer than this.
fn check(text: &str, most: usize, what: &str) {
    let length = text.chars().count();
    assert!((1..=most).contains(&length), "{what}: {length} letters, {most} are allowed:\n{text}");
}

/// Fails if Discord would refuse a message.
pub(crate) fn check_screen(screen: &Screen, what: &str) {
    check(&screen.text, TEXT, what);
    if let Some(text) = &screen.text_without_file {
        check(text, TEXT, what);
    }
    check_mentions(screen, what);
    let rows = screen.rows.len() + screen.menus.len();
    assert!(rows <= ROWS, "{what}: {rows} rows");
    for menu in &screen.menus {
        check_menu(menu, what);
    }
    for row in &screen.rows {
        assert!((1..=BUTTONS_IN_A_ROW).contains(&row.len()), "{what}: {} buttons in a row", row.len());
        for button in row {
            check(&button.label, LABEL, what);
        }
    }
    check_names(screen, what);
    if let Some(description) = screen.file.as_ref().and_then(|file| file.description.as_ref()) {
        check_description(description, what);
    }
}

/// Fails if a message is to notify more people than it can, or somebody whom its text does not mention.
fn check_mentions(screen: &Screen, what: &str) {
    let people = &screen.notifies;
    assert!(people.len() <= MENTIONS, "{what}: {} people are notified", people.len());
    let texts = [Some(&screen.text), screen.text_without_file.as_ref()];
    for text in texts.into_iter().flatten() {
        for who in people {
            assert!(text.contains(&format!("<@{who}>")), "{what}: {who} is not mentioned in {text}");
        }
    }
    let all: BTreeSet<_> = people.iter().collect();
    assert_eq!(all.len(), people.len(), "{what}: somebody is notified twice");
}

/// Fails if a button or menu of a message is not parsed as such, or if two have the same custom ID.
fn check_names(screen: &Screen, what: &str) {
    let mut names = BTreeSet::new();
    for action in screen.rows.iter().flatten().map(|button| &button.action) {
        let name = action.to_string();
        assert_eq!(name.parse().as_ref(), Ok(action), "{what}: no button carries {action:?}");
        assert!(names.insert(name), "{what}: {action:?} stands twice");
    }
    for select in screen.menus.iter().map(|menu| &menu.select) {
        let name = select.to_string();
        assert_eq!(name.parse().as_ref(), Ok(select), "{what}: no menu carries {select:?}");
        assert!(names.insert(name), "{what}: {select:?} stands twice");
    }
    for name in names {
        check(&name, NAME, what);
    }
}

fn check_menu(menu: &Menu, what: &str) {
    assert!(menu.placeholder.chars().count() <= MENU, "{what}: {}", menu.placeholder);
    let Choices::One(choices) = &menu.choices else { return };
    assert!((1..=CHOICES).contains(&choices.len()), "{what}: {} choices", choices.len());
    for choice in choices {
        check_choice(&choice.label, what);
        if let Some(detail) = &choice.detail {
            check_choice(detail, what);
        }
        check(&choice.value, VALUE, what);
    }
    let values: BTreeSet<&str> = choices.iter().map(|choice| choice.value.as_str()).collect();
    assert_eq!(values.len(), choices.len(), "{what}: a value stands twice");
    let chosen = choices.iter().filter(|choice| choice.is_chosen).count();
    assert!(chosen <= 1, "{what}: {chosen} are chosen");
}

/// Checks a screen whose board may be a picture.
pub(crate) fn check_shown(Replayed { screen, picture, .. }: &Replayed, what: &str) {
    check_screen(screen, what);
    if let Some((_, description)) = picture {
        check_description(description, what);
    }
}

/// Fails if a picture's description is invalid.
pub(crate) fn check_description(description: &str, what: &str) {
    check(description, DESCRIPTION, what);
}

/// Fails if Discord would refuse a form.
pub(crate) fn check_form(form: &Form, what: &str) {
    check(&form.title, FORM_TITLE, what);
    check(&form.sends.to_string(), NAME, what);
    assert!((1..=5).contains(&form.fields.len()), "{what}: so many fields: {}", form.fields.len());
    for field in &form.fields {
        check(&field.label, FORM_LABEL, what);
        if !field.example.is_empty() {
            check(&field.example, PLACEHOLDER, what);
        }
        if let Field::Filled { most, value } = &field.field {
            assert!(value.chars().count() <= *most, "{what}: {value}");
        }
    }
}

/// Fails if Discord would refuse a suggestion.
pub(crate) fn check_choice(name: &str, what: &str) {
    check(name, CHOICE, what);
}
