//! The form for a layout.

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::Revision;

use crate::request::Modal;
use crate::screens::{Field, Form, FormField};
use crate::words::{Words, say};

/// The form in which a player writes a layout of their row.
pub fn layout_form(words: &Words, id: MatchId, at: Revision) -> Form {
    Form {
        title: say!(words, "form-arrange"),
        fields: vec![FormField {
            label: say!(words, "form-arrange-label"),
            example: "2 1 0 2 0 0 4".to_owned(),
            field: Field::Line,
        }],
        sends: Modal::Layout { id, at },
    }
}
