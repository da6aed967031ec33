//! What is kept of people: told, given out, and deleted after asking twice.

use super::text::{no_files, with_line};
use super::{Attached, Button, Held, Screen, Tone};
use crate::domain::Personal;
use crate::request::Action;
use crate::words::{Words, say};

/// What is kept, why and for how long, and whom to ask about it.
pub fn privacy(words: &Words, contact: Option<&str>, policy: Option<&str>) -> Screen {
    let mut lines = vec![say!(words, "privacy-title")];
    lines.extend(Personal::ALL.map(|kind| say!(words, &format!("privacy-kept-{}", kind.id()))));
    lines.push(say!(words, "privacy-nothing-else"));
    lines.push(say!(words, "privacy-how-long"));
    let mut text = lines.join("\n");
    let policy = policy.map(|url| say!(words, "privacy-policy", url = url));
    let contact = contact.map(|contact| say!(words, "privacy-contact", contact = contact));
    for line in policy.into_iter().chain(contact) {
        text = with_line(text, &line);
    }
    let row = vec![
        button(words, "button-mydata-export", Tone::Plain, Action::ExportMyData),
        button(words, "button-mydata-delete", Tone::Danger, Action::AskDeleteMyData),
    ];
    Screen { rows: vec![row], ..Screen::text(text) }
}

/// All that is kept of somebody, as a file that they alone get; `left_out` of their oldest matches it had no room for.
pub fn my_data(words: &Words, name: String, bytes: Vec<u8>, left_out: usize) -> Screen {
    let mut text = say!(words, "mydata-export");
    if left_out > 0 {
        text = with_line(text, &say!(words, "mydata-export-cut", games = left_out));
    }
    let file = Attached { name, bytes, description: None, held: Held::default() };
    Screen { file: Some(file), instead: Some(no_files(words)), ..Screen::text(text) }
}

/// What deleting all of it means: the first question.
pub fn delete_my_data(words: &Words) -> Screen {
    let row = vec![
        button(words, "button-mydata-delete", Tone::Danger, Action::AskDeleteMyDataAgain),
        button(words, "button-mydata-export", Tone::Plain, Action::ExportMyData),
        button(words, "button-mydata-keep", Tone::Plain, Action::KeepMyData),
    ];
    Screen { rows: vec![row], ..Screen::text(say!(words, "mydata-delete")) }
}

/// The second question, with how many open games and challenges end with it. Whoever presses twice by mistake keeps all.
pub fn really_delete_my_data(words: &Words, open: usize) -> Screen {
    let mut text = say!(words, "mydata-delete-sure");
    if open > 0 {
        text = with_line(text, &say!(words, "mydata-delete-open", games = open));
    }
    let row = vec![
        button(words, "button-mydata-keep", Tone::Plain, Action::KeepMyData),
        button(words, "button-mydata-delete-sure", Tone::Danger, Action::DeleteMyData),
    ];
    Screen { rows: vec![row], ..Screen::text(text) }
}

/// That all of it is still there.
pub fn my_data_kept(words: &Words) -> Screen {
    Screen::text(say!(words, "mydata-kept"))
}

/// That all of it is gone.
pub fn my_data_deleted(words: &Words) -> Screen {
    Screen::text(say!(words, "mydata-deleted"))
}

fn button(words: &Words, name: &str, tone: Tone, action: Action) -> Button {
    Button { label: say!(words, name), tone, enabled: true, action }
}
