//! The description, prepared for checking requests.

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use jsonschema::{Registry, Validator};
use serde_json::{Value, json};

use super::explain::explain;
use super::operation::{Operation, find, operations};
use crate::discord::limits::Breach;

/// The name by which schemas refer to the whole document.
const DOCUMENT: &str = "urn:discord:openapi";

/// Discord's description of its API.
#[derive(Debug)]
pub(super) struct Description {
    operations: Vec<Operation>,
    registry: Registry<'static>,
    /// The validators by the operation's index, each built on first use.
    validators: Mutex<HashMap<usize, Arc<Validator>>>,
}

impl Description {
    /// Reads the description from a file, if there is one.
    pub(super) fn read(file: &Path) -> Option<Self> {
        let text = fs::read_to_string(file).ok()?;
        Some(Self::new(serde_json::from_str(&text).expect("Discord's description is JSON")))
    }

    fn new(mut document: Value) -> Self {
        allow_for_reality(&mut document);
        let operations = operations(&document);
        let registry = Registry::new()
            .add(DOCUMENT, document)
            .expect("a URN")
            .prepare()
            .expect("references that resolve");
        Self { operations, registry, validators: Mutex::default() }
    }

    pub(super) fn check(&self, method: &str, path: &str, body: Option<&Value>) -> Result<(), Breach> {
        let index = find(&self.operations, method, path);
        let index = index.ok_or_else(|| Breach::at("", "Discord's description knows of no such request"))?;
        let operation = &self.operations[index];
        match (body, &operation.schema) {
            (None, _) if operation.needs_body => Err(Breach::at("", "the body is missing")),
            (Some(body), Some(schema)) => explain(&self.validator(index, schema), body),
            _ => Ok(()),
        }
    }

    fn validator(&self, index: usize, schema: &str) -> Arc<Validator> {
        let mut validators = self.validators.lock().unwrap_or_else(PoisonError::into_inner);
        let compile = || Arc::new(self.compile(schema));
        Arc::clone(validators.entry(index).or_insert_with(compile))
    }

    fn compile(&self, schema: &str) -> Validator {
        let reference = json!({"$ref": format!("{DOCUMENT}{schema}")});
        let options = jsonschema::options().with_registry(&self.registry).should_validate_formats(true);
        options.build(&reference).expect("Discord's description is valid")
    }
}

/// Allows numbers as IDs: Discord accepts them, and serenity sends them in places.
///
/// Nothing else is relaxed. Unions of which several variants may fit are `anyOf` in the description itself
/// (with `x-discord-union`). In a request's `oneOf` the `type` distinguishes the variants.
fn allow_for_reality(document: &mut Value) {
    document["components"]["schemas"]["SnowflakeType"]["type"] = json!(["string", "integer"]);
}
