//! Explains a validation error in terms of the request.

use jsonschema::error::ValidationErrorKind;
use jsonschema::{ValidationError, Validator};
use serde_json::Value;

use crate::discord::limits::Breach;

/// Checks a request and explains the first error.
pub(super) fn explain(validator: &Validator, body: &Value) -> Result<(), Breach> {
    validator.iter_errors(body).next().map_or(Ok(()), |error| Err(breach(&error)))
}

fn breach(error: &ValidationError) -> Breach {
    let culprit = deepest(error);
    let path = culprit.instance_path().to_string();
    Breach::at(&path.replace('/', "."), culprit.to_string())
}

/// If a choice of schemas fails, returns the error in the intended one, if that can be told.
fn deepest<'a, 'b>(error: &'a ValidationError<'b>) -> &'a ValidationError<'b> {
    let (ValidationErrorKind::AnyOf { context } | ValidationErrorKind::OneOfNotValid { context }) =
        error.kind()
    else {
        return error;
    };
    let meant: Vec<_> =
        context.iter().filter(|branch| is_meant(branch, error.instance_path().as_str())).collect();
    let is_only_one = meant.len() == 1;
    let inner =
        meant.into_iter().flatten().map(deepest).filter(|inner| is_only_one || depth(inner) > depth(error));
    inner.max_by_key(|inner| depth(inner)).unwrap_or(error)
}

/// Returns whether a schema is for this kind of value at all: not for text where there is a list, nor for a
/// menu where the `type` says button.
/// `type` says button.
fn is_meant(branch: &[ValidationError], place: &str) -> bool {
    let tag = format!("{place}/type");
    let rules_out = |error: &ValidationError| {
        let path = error.instance_path().as_str();
        path == tag || (path == place && matches!(error.kind(), ValidationErrorKind::Type { .. }))
    };
    !branch.iter().any(rules_out)
}

fn depth(error: &ValidationError) -> usize {
    error.instance_path().as_str().matches('/').count()
}
