//! The text of a message: its length limit, extra lines, and the words for places without files.

use std::mem;

use kuzhi_domain::PlayerId;

use super::Screen;
use crate::words::{Words, named_within, say};

/// The most characters in a message.
pub(super) const LONGEST_TEXT: usize = 2_000;

/// The most characters of a text that has room for a link below it, as in a direct message.
pub(super) const LONGEST_LINKED: usize = LONGEST_TEXT - 100;

/// Adds a line to a screen's text, above its board, if there is room.
pub fn add_line(screen: &mut Screen, line: &str) {
    let texts = [&mut screen.text].into_iter().chain(&mut screen.text_without_file);
    for (text, board_lines) in texts.zip(screen.board_lines) {
        *text = with_line_above(mem::take(text), board_lines, line);
    }
}

/// The same screen with the names of these people in place of their mentions, which show nothing on a server
/// of which they are no members. Where that has no room, the mentions stay.
pub fn naming<'a>(
    words: &Words,
    mut screen: Screen,
    people: impl IntoIterator<Item = (PlayerId, Option<&'a str>)>,
) -> Screen {
    for (player, name) in people {
        let (mention, name) = (format!("<@{player}>"), named_within(words, player, name));
        for text in [&mut screen.text].into_iter().chain(&mut screen.text_without_file) {
            let named = text.replace(&mention, &name);
            if named.encode_utf16().count() <= LONGEST_TEXT {
                *text = named;
            }
        }
    }
    screen
}

/// Adds a line to a text above its last lines, if all fit into a message.
pub(super) fn with_line_above(text: String, last_lines: usize, line: &str) -> String {
    if last_lines == 0 || text.chars().count() + 1 + line.chars().count() > LONGEST_TEXT {
        return with_line(text, line);
    }
    let mut lines: Vec<&str> = text.lines().collect();
    lines.insert(lines.len().saturating_sub(last_lines), line);
    lines.join("\n")
}

/// Adds a line to a text below its title, if both fit into a message.
pub(super) fn with_line_below_title(text: String, line: &str) -> String {
    let last_lines = text.lines().count().saturating_sub(1);
    with_line_above(text, last_lines, line)
}

/// Returns a screen with a line above it, if both fit into a message. Otherwise the line alone.
pub fn below(line: &str, screen: Screen) -> Screen {
    let text = format!("{line}\n{}", screen.text);
    if text.chars().count() > LONGEST_TEXT { Screen::text(line) } else { Screen { text, ..screen } }
}

/// Adds a line to a text, if both fit into a message.
pub(super) fn with_line(text: String, line: &str) -> String {
    if text.chars().count() + 1 + line.chars().count() > LONGEST_TEXT {
        return text;
    }
    text + "\n" + line
}

/// The most characters of a line that says how many are left out.
pub(super) const LONGEST_MORE: usize = 60;

/// Lists as many lines below a title as fit into a message, and says how many are left out: the last ones, or
/// if the latest are the last ones, the first.
pub(super) fn list(words: &Words, title: &str, lines: &[String], latest_last: bool) -> String {
    let mut room = LONGEST_TEXT.saturating_sub(title.chars().count() + LONGEST_MORE);
    let mut most = 0;
    for at in 0..lines.len() {
        let line = &lines[if latest_last { lines.len() - 1 - at } else { at }];
        let Some(rest) = room.checked_sub(1 + line.chars().count()) else { break };
        (room, most) = (rest, at + 1);
    }
    let left = lines.len() - most;
    let more = (left > 0).then(|| say!(words, "tournament-entered-more", number = left));
    let mut all = vec![title.to_owned()];
    if latest_last {
        all.extend(more);
        all.extend_from_slice(&lines[left..]);
    } else {
        all.extend_from_slice(&lines[..most]);
        all.extend(more);
    }
    all.join("\n")
}

/// Cuts a text to so many characters. An ellipsis stands for what is left out.
pub(super) fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most.saturating_sub(1)).chain(['…']).collect()
}

/// Explains why there is only text instead of a picture.
pub fn no_files(words: &Words) -> String {
    say!(words, "no-files")
}

/// Tells a server's manager that boards are not pictures, because the bot may not attach files.
pub fn no_files_for_boards(words: &Words) -> Screen {
    Screen::text(say!(words, "no-files-boards"))
}
