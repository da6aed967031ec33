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
