//! The operations of the API: their method, path and request schema.

use serde_json::Value;

/// One method on one path.
#[derive(Debug)]
pub(super) struct Operation {
    method: String,
    /// The parts of the path. `None` for a variable part.
    template: Vec<Option<String>>,
    /// The place of its request schema in the description, if it takes JSON.
    pub(super) schema: Option<String>,
    pub(super) needs_body: bool,
}

/// Returns all operations of a description.
pub(super) fn operations(document: &Value) -> Vec<Operation> {
    let paths = document["paths"].as_object().into_iter().flatten();
    paths.flat_map(|(path, item)| operations_on(path, item)).collect()
}

fn operations_on(path: &str, item: &Value) -> Vec<Operation> {
    let methods = ["get", "put", "post", "patch", "delete"].into_iter();
    methods.filter_map(|method| item.get(method).map(|operation| describe(path, method, operation))).collect()
}

fn describe(path: &str, method: &str, operation: &Value) -> Operation {
    let body = &operation["requestBody"];
    let takes_json = !body["content"]["application/json"].is_null();
    let escaped = path.replace('~', "~0").replace('/', "~1").replace('{', "%7B").replace('}', "%7D");
    let pointer = format!("#/paths/{escaped}/{method}/requestBody/content/application~1json/schema");
    let variable = |part: &str| part.starts_with('{').then_some(());
    Operation {
        method: method.to_uppercase(),
        template: parts(path)
            .map(|part| variable(part).map_or_else(|| Some(part.to_owned()), |()| None))
            .collect(),
        schema: takes_json.then_some(pointer),
        needs_body: body["required"] == true,
    }
}

/// Returns the index of a request's operation: the one with the fewest variable parts, if several match.
pub(super) fn find(operations: &[Operation], method: &str, path: &str) -> Option<usize> {
    let candidates = operations.iter().enumerate().filter(|(_, operation)| operation.is(method, path));
    let (index, _) = candidates.min_by_key(|(_, operation)| operation.variables())?;
    Some(index)
}

impl Operation {
    fn is(&self, method: &str, path: &str) -> bool {
        let fits =
            |(part, wanted): (&str, &Option<String>)| wanted.as_ref().is_none_or(|wanted| wanted == part);
        self.method == method
            && parts(path).count() == self.template.len()
            && parts(path).zip(&self.template).all(fits)
    }

    fn variables(&self) -> usize {
        self.template.iter().filter(|part| part.is_none()).count()
    }
}

fn parts(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').filter(|part| !part.is_empty())
}
