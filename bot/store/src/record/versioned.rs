//! The schema of a record, which stands before its fields.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::RecordError;

/// The schema in which everything is stored: records, the embedded database, and its journal.
///
/// Raise it with each change that an older program must not read or overwrite, and migrate what was stored
/// before in [`Versioned::read`].
pub(crate) const SCHEMA: u32 = 1;

/// How a record with [`SCHEMA`] begins. Nearly all do, and are then read without a detour.
const HEAD: &[u8] = br#"{"schema":1,"#;

/// The fields of a record with their schema.
#[derive(Serialize)]
pub(super) struct Versioned<T> {
    schema: u32,
    #[serde(flatten)]
    fields: T,
}

impl<T: Serialize> Versioned<T> {
    /// Returns the record of these fields.
    pub(super) fn write(fields: T) -> serde_json::Result<Vec<u8>> {
        serde_json::to_vec(&Versioned { schema: SCHEMA, fields })
    }
}

impl<T: DeserializeOwned> Versioned<T> {
    /// Returns the fields of a record. One from a newer program is refused.
    pub(super) fn read(bytes: &[u8]) -> Result<T, RecordError> {
        if let Some(rest) = bytes.strip_prefix(HEAD) {
            return Ok(serde_json::from_slice(&[b"{", rest].concat())?);
        }
        let mut fields: Map<String, Value> = serde_json::from_slice(bytes)?;
        let schema = fields.remove("schema").as_ref().and_then(Value::as_u64);
        let found = schema.filter(|found| *found > 0).ok_or(RecordError::NoSchema)?;
        if found > u64::from(SCHEMA) {
            return Err(RecordError::Newer { found, known: SCHEMA });
        }
        Ok(serde_json::from_value(fields.into())?)
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    #[serde(deny_unknown_fields)]
    struct Fields {
        channel: u64,
    }

    fn read(text: &str) -> Result<Fields, String> {
        Versioned::read(text.as_bytes()).map_err(|error| error.to_string())
    }

    #[test]
    fn fields_are_read_as_they_were_written() {
        let written = Versioned::write(Fields { channel: u64::MAX }).unwrap();
        assert!(written.starts_with(HEAD));
        for text in [str::from_utf8(&written).unwrap(), r#"{ "channel":18446744073709551615, "schema":1 }"#] {
            assert_eq!(read(text), Ok(Fields { channel: u64::MAX }), "{text}");
        }
    }

    #[test]
    fn a_record_of_a_newer_schema_or_of_none_is_refused() {
        for newer in ["2", "18446744073709551615"] {
            let text = format!(r#"{{"schema":{newer},"channel":5,"season":1}}"#);
            assert_eq!(read(&text), Err(format!("it has schema {newer}, and this Kuzhi knows 1")));
        }
        for text in [r#"{"channel":5}"#, r#"{"schema":0}"#, r#"{"schema":"1"}"#, r#"{"schema":-1}"#] {
            assert_eq!(read(text), Err("it does not say which schema it has".to_owned()), "{text}");
        }
        for text in [r#"{"schema":1,"channel":5,"season":1}"#, r#"{"season":1,"schema":1,"channel":5}"#] {
            assert!(read(text).unwrap_err().contains("unknown field `season`"), "{text}");
        }
    }
}
