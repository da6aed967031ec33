//! `/help`: what there is, on one screen of a phone.

use std::sync::Arc;

use super::Verb;
use crate::discord::responder::Responder;
use crate::room::{Doorkeeper, Visitor};
use crate::view::{Screen, Words, say};

pub(super) async fn run(doorkeeper: &Doorkeeper, visitor: Arc<Responder>) {
    let screen = screen(visitor.words());
    doorkeeper.tell(visitor.as_ref(), &screen).await;
}

pub(super) fn screen(words: &Words) -> Screen {
    let mut lines = vec![say!(words, "help-title"), say!(words, "help-start")];
    lines.extend(Verb::ALL.map(|verb| say!(words, &format!("help-{}", verb.name()))));
    Screen::text(lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    /// What two lines of a phone hold.
    const TWO_LINES: usize = 75;

    /// What a phone shows at once, or nearly so.
    const ONE_SCREEN: usize = 1_050;

    #[test]
    fn help_fits_on_a_phone_in_every_language() {
        for &language in Language::ALL {
            let text = screen(Words::of(language)).text;
            let lines: Vec<&str> = text.lines().collect();
            assert_eq!(lines.len(), Verb::ALL.len() + 2, "{}", language.tag());
            for (number, line) in lines.iter().enumerate() {
                // Only what comes before the commands may be a little longer.
                let most = if number == 1 { TWO_LINES * 3 / 2 } else { TWO_LINES };
                let letters = line.chars().count();
                assert!(letters <= most, "{}: {letters} letters: {line}", language.tag());
            }
            let letters = text.chars().count();
            assert!(letters <= ONE_SCREEN, "{}: {letters} letters", language.tag());
        }
    }
}
