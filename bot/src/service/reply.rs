//! How a request is answered.

use crate::request::{Languages, Proposal};
use crate::room::{Doing, ShowError, Visitor};

/// Whoever waits for the answer to a request.
///
/// A request has one answer at least: whatever drops this without one gives one itself. To somebody who types nothing
/// can be said: all that they get is proposals, or none.
pub trait Reply: Visitor {
    /// From now on they are spoken to in these languages.
    fn speak(&self, languages: Languages);

    /// Proposes something to somebody who types.
    fn propose(&self, proposals: Vec<Proposal>) -> Doing<'_, Result<(), ShowError>>;
}
