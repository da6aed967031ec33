//! The help: all commands on one screen of a phone.

use kuzhi_view::request::{Command, Topic};
use kuzhi_view::screens::Screen;
use kuzhi_view::words::{Words, say};
use strum::IntoEnumIterator;

/// Returns the help, with one line per command, by topic.
pub(in crate::service) fn screen(words: &Words) -> Screen {
    let mut lines = vec![say!(words, "help-title"), say!(words, "help-start")];
    for topic in Topic::iter() {
        lines.push(say!(words, &format!("help-group-{}", <&str>::from(topic))));
        let commands = Command::ALL.into_iter().filter(|command| command.topic() == topic);
        lines.extend(commands.map(|command| say!(words, &format!("help-{}", command.name()))));
    }
    Screen::text(lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::Language;

    use super::*;

    /// The number of letters that fit on two lines of a phone.
    const TWO_LINES: usize = 75;

    /// The number of letters that a phone shows at once, or nearly so.
    const ONE_SCREEN: usize = 1_550;

    #[test]
    fn help_fits_on_a_phone_in_every_language() {
        for &language in Language::ALL {
            let text = screen(Words::for_language(language)).text;
            let lines: Vec<&str> = text.lines().collect();
            assert_eq!(lines.len(), Command::ALL.len() + Topic::iter().count() + 2, "{}", language.tag());
            for (number, line) in lines.iter().enumerate() {
                // Only the line before the commands may be a little longer.
                let most = if number == 1 { TWO_LINES * 3 / 2 } else { TWO_LINES };
                let letters = line.chars().count();
                assert!(letters <= most, "{}: {letters} letters: {line}", language.tag());
            }
            let letters = text.chars().count();
            assert!(letters <= ONE_SCREEN, "{}: {letters} letters", language.tag());
        }
    }
}
