//! Who looks at a page, and where.

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::Place;

/// A person in an instance of the Activity. Discord has said who they are and where it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Who it is.
    pub id: PlayerId,
    /// What they are called.
    pub name: String,
    /// Discord's language for them.
    pub locale: String,
    /// Where the instance is.
    pub place: Place,
    /// The instance, as Discord names it.
    pub instance: String,
}
