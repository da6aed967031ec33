//! What a message shows, as slices of the request that sent it, without unnecessary copies.

use std::borrow::Cow;

use axum::body::Bytes;
use serde::Deserialize;
use serde_json::Deserializer;

/// The text and the components of a message, both as JSON.
#[derive(Clone, Debug, Default)]
pub(crate) struct Face {
    content: Bytes,
    components: Bytes,
}

#[derive(Deserialize)]
struct Row<'a> {
    #[serde(borrow, default)]
    components: Vec<Component<'a>>,
}

#[derive(Deserialize)]
struct Component<'a> {
    #[serde(borrow, default)]
    custom_id: Cow<'a, str>,
    #[serde(default)]
    disabled: bool,
}

impl Face {
    /// Reads what a request to post or edit a message shows.
    pub(crate) fn from_body(body: &Bytes) -> Face {
        let content = value_of(body, br#""content":"#);
        let components = value_of(body, br#""components":"#);
        Face { content: content.unwrap_or_default(), components: components.unwrap_or_default() }
    }

    /// Returns the text, in quotes.
    pub(crate) fn content(&self) -> &str {
        json(&self.content).unwrap_or(r#""""#)
    }

    /// Returns the list of rows.
    pub(crate) fn components(&self) -> &str {
        json(&self.components).unwrap_or("[]")
    }

    /// Returns the custom IDs of enabled components with this prefix.
    pub(crate) fn pressable(&self, prefix: &str) -> Vec<String> {
        let rows: Vec<Row> = serde_json::from_str(self.components()).unwrap_or_default();
        let pressable = rows.into_iter().flat_map(|row| row.components).filter(|one| !one.disabled);
        pressable
            .filter(|one| one.custom_id.starts_with(prefix))
            .map(|one| one.custom_id.into_owned())
            .collect()
    }
}

fn json(piece: &Bytes) -> Option<&str> {
    std::str::from_utf8(piece).ok().filter(|text| !text.is_empty())
}

/// Returns the first value of this key. Within strings every quote is escaped, so a match is always a key.
fn value_of(body: &Bytes, key: &[u8]) -> Option<Bytes> {
    let begin = body.windows(key.len()).position(|window| window == key)? + key.len();
    let mut values = Deserializer::from_slice(&body[begin..]).into_iter::<serde::de::IgnoredAny>();
    values.next()?.ok()?;
    Some(body.slice(begin..begin + values.byte_offset()))
}
