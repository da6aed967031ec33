//! Personal data: what the bot stores, its export, and its deletion after two questions.

use kuzhi_domain::people::Personal;

use crate::request::Action;
use crate::screens::text::{no_files, with_line};
use crate::screens::{Attached, Button, ButtonStyle, Held, Screen};
use crate::words::{Words, say};

/// What the bot stores, why and for how long, and whom to ask about it.
pub fn privacy(words: &Words, contact: Option<&str>, policy: Option<&str>) -> Screen {
    let mut lines = vec![say!(words, "privacy-title")];
    lines.extend(Personal::ALL.map(|kind| say!(words, &format!("privacy-kept-{}", kind.id()))));
    lines.push(say!(words, "privacy-nothing-else"));
    lines.push(say!(words, "privacy-how-long"));
    lines.push(say!(words, "privacy-outlives"));
    let mut text = lines.join("\n");
    let policy = policy.map(|url| say!(words, "privacy-policy", url = url));
    let contact = contact.map(|contact| say!(words, "privacy-contact", contact = contact));
    for line in policy.into_iter().chain(contact) {
        text = with_line(text, &line);
    }
    let row = vec![
        button(words, "button-mydata-export", ButtonStyle::Secondary, Action::ExportMyData),
        button(words, "button-mydata-delete", ButtonStyle::Danger, Action::AskDeleteMyData),
    ];
    Screen { rows: vec![row], ..Screen::text(text) }
}

/// All stored data of a person, as a file that only they get. `left_out` is the number of their oldest
/// matches that did not fit.
pub fn my_data(words: &Words, name: String, bytes: Vec<u8>, left_out: usize) -> Screen {
    let mut text = say!(words, "mydata-export");
    if left_out > 0 {
        text = with_line(text, &say!(words, "mydata-export-cut", games = left_out));
    }
    let file = Attached { name, bytes, description: None, held: Held::default() };
    Screen { file: Some(file), text_without_file: Some(no_files(words)), ..Screen::text(text) }
}

/// The first question: what deletion means.
pub fn delete_my_data(words: &Words) -> Screen {
    let row = vec![
        button(words, "button-mydata-delete", ButtonStyle::Danger, Action::AskDeleteMyDataAgain),
        button(words, "button-mydata-export", ButtonStyle::Secondary, Action::ExportMyData),
        button(words, "button-mydata-keep", ButtonStyle::Secondary, Action::KeepMyData),
    ];
    Screen { rows: vec![row], ..Screen::text(say!(words, "mydata-delete")) }
}

/// The second question, with the number of open games and challenges that deletion ends. The buttons are
/// arranged so that an accidental double press deletes nothing.
pub fn really_delete_my_data(words: &Words, open: usize) -> Screen {
    let mut text = say!(words, "mydata-delete-sure");
    if open > 0 {
        text = with_line(text, &say!(words, "mydata-delete-open", games = open));
    }
    let row = vec![
        button(words, "button-mydata-keep", ButtonStyle::Secondary, Action::KeepMyData),
        button(words, "button-mydata-delete-sure", ButtonStyle::Danger, Action::DeleteMyData),
    ];
    Screen { rows: vec![row], ..Screen::text(text) }
}

/// Says that all data is still there.
pub fn my_data_kept(words: &Words) -> Screen {
    Screen::text(say!(words, "mydata-kept"))
}

/// Says that all data is deleted.
pub fn my_data_deleted(words: &Words) -> Screen {
    Screen::text(say!(words, "mydata-deleted"))
}

/// Says that the data is deleted after the bot's next start.
pub fn my_data_later(words: &Words) -> Screen {
    Screen::text(say!(words, "mydata-later"))
}

fn button(words: &Words, name: &str, style: ButtonStyle, action: Action) -> Button {
    Button { label: say!(words, name), style, enabled: true, action }
}
