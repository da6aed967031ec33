//! The limits of forms, which Discord calls modals.

use serde_json::Value;

use super::{Breach, check_count, check_length, check_unique, length};
use crate::discord::world::command::list;
use crate::discord::world::message::Face;

/// Checks a form.
pub(crate) fn check_form(form: &Value) -> Result<(), Breach> {
    check_length(&form["title"], 45, "data.title")?;
    check_length(&form["custom_id"], 100, "data.custom_id")?;
    let rows = list(&form["components"]);
    check_count(rows, 5, "data.components")?;
    if length(&form["title"]) == 0 || length(&form["custom_id"]) == 0 || rows.is_empty() {
        return Err(Breach::at("data", "a form needs a title, a custom id and fields"));
    }
    let face = Face { components: rows.to_vec(), ..Face::default() };
    check_unique(face.components_within().iter().map(|component| &component["custom_id"]), "data.components")
}
