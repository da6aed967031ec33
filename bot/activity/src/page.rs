//! An open page.

use crate::outbox::Outbox;
use crate::person::Person;

/// A page that somebody has open.
#[derive(Debug)]
pub(crate) struct Page {
    /// Its number in order of coming.
    pub(crate) number: u64,
    pub(crate) person: Person,
    pub(crate) outbox: Outbox,
}
