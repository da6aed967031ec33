//! The way to answer what a person did on a page.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;

use crate::backend::{Opening, Refusal};
use crate::message;
use crate::outbox::Redraw;
use crate::page::Page;
use crate::person::Person;

/// The way to answer one input of a page. Nothing here waits: answers go into the page's outbox.
///
/// The page learns that nothing more comes when this is dropped.
#[derive(Debug)]
pub struct Reply {
    page: Arc<Page>,
    n: Option<u64>,
}

impl Reply {
    pub(crate) fn new(page: Arc<Page>, n: Option<u64>) -> Reply {
        Reply { page, n }
    }

    /// Returns whom this answers.
    pub fn person(&self) -> &Person {
        &self.page.person
    }

    /// Shows a screen that the person alone sees, in place of one with the same id. `names` are those of the
    /// people whom it mentions.
    pub fn show(&self, id: &str, names: &BTreeMap<String, String>, screen: &impl Serialize) {
        self.answer(message::screen(id, names, screen, self.n));
    }

    /// Opens a form.
    pub fn ask(&self, form: &impl Serialize) {
        self.answer(message::form(form, self.n));
    }

    /// Says why not.
    pub fn refuse(&self, refusal: &Refusal) {
        self.answer(message::refused(refusal, self.n));
    }

    /// Opens something else, such as a rematch.
    pub fn open(&self, opening: Opening) {
        self.page.outbox.open(opening);
    }

    /// Draws the board anew although the match has not changed, because of a preference for example.
    pub fn redraw(&self) {
        self.page.outbox.redraw(Redraw::Wanted);
    }

    fn answer(&self, text: String) {
        self.page.outbox.answer(text);
    }
}

impl Drop for Reply {
    fn drop(&mut self) {
        if let Some(n) = self.n {
            self.answer(message::done(n));
        }
    }
}
