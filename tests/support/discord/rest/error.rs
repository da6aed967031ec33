//! Discord's errors, and whether they are the bot's fault.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use crate::discord::limits::Breach;

/// A refused request.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ApiError {
    status: u16,
    code: u32,
    message: String,
    errors: Option<Value>,
    /// Whether the bot should never have sent it. Such requests are added to the world's `violations`.
    is_violation: bool,
}

impl ApiError {
    /// An error that a correct bot may meet.
    pub(crate) fn new(status: u16, code: u32, message: &str) -> Self {
        Self { status, code, message: message.to_owned(), errors: None, is_violation: false }
    }

    pub(crate) fn unauthorized() -> Self {
        Self::new(401, 0, "401: Unauthorized")
    }

    pub(crate) fn unknown_channel() -> Self {
        Self::new(404, 10003, "Unknown Channel")
    }

    pub(crate) fn unknown_message() -> Self {
        Self::new(404, 10008, "Unknown Message")
    }

    pub(crate) fn unknown_user() -> Self {
        Self::new(404, 10013, "Unknown User")
    }

    pub(crate) fn unknown_emoji() -> Self {
        Self::new(404, 10014, "Unknown Emoji")
    }

    pub(crate) fn unknown_webhook() -> Self {
        Self::new(404, 10015, "Unknown Webhook")
    }

    pub(crate) fn unknown_interaction() -> Self {
        Self::new(404, 10062, "Unknown interaction")
    }

    pub(crate) fn unknown_command() -> Self {
        Self::new(404, 10063, "Unknown application command")
    }

    pub(crate) fn drops_entry_point() -> Self {
        Self::new(
            400,
            50240,
            "You cannot remove this app's Entry Point command in a bulk update operation. Please include the \
             Entry Point command in your update request or delete it separately.",
        )
    }

    /// Whoever runs the bot can mend it.
    pub(crate) fn no_activities() -> Self {
        Self::new(400, 50035, "Invalid Form Body: Activities are not enabled for this app")
    }

    pub(crate) fn already_acknowledged() -> Self {
        Self::new(400, 40060, "Interaction has already been acknowledged.")
    }

    pub(crate) fn missing_access() -> Self {
        Self::new(403, 50001, "Missing Access")
    }

    pub(crate) fn not_the_author() -> Self {
        Self::new(403, 50005, "Cannot edit a message authored by another user").violating()
    }

    pub(crate) fn empty_message() -> Self {
        Self::new(400, 50006, "Cannot send an empty message").violating()
    }

    pub(crate) fn cannot_write_to_user() -> Self {
        Self::new(403, 50007, "Cannot send messages to this user")
    }

    pub(crate) fn missing_permissions() -> Self {
        Self::new(403, 50013, "Missing Permissions")
    }

    pub(crate) fn archived_thread() -> Self {
        Self::new(400, 50083, "Thread is archived")
    }

    pub(crate) fn invalid_token() -> Self {
        Self::new(401, 50027, "Invalid Webhook Token")
    }

    /// The request is invalid.
    pub(crate) fn invalid_form(breach: &Breach) -> Self {
        let problem = json!({"_errors": [{"code": "INVALID", "message": breach.problem}]});
        let nested = breach.path.iter().rev().fold(problem, |inner, step| json!({ step.clone(): inner }));
        let error = Self::new(400, 50035, &format!("Invalid Form Body: {breach}"));
        Self { errors: Some(nested), ..error }.violating()
    }

    /// There is no such route, or the stand-in does not implement it yet.
    pub(crate) fn unknown_route(path: &str) -> Self {
        Self::new(404, 0, &format!("404: Not Found: {path}")).violating()
    }

    pub(crate) fn status(&self) -> u16 {
        self.status
    }

    pub(crate) fn violation(&self) -> Option<&str> {
        self.is_violation.then_some(&self.message)
    }

    fn violating(self) -> Self {
        Self { is_violation: true, ..self }
    }
}

impl IntoResponse for ApiError {
    /// The error is attached as an extension, for the guard.
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut body = json!({"code": self.code, "message": self.message});
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        let mut response = (status, Json(body)).into_response();
        response.extensions_mut().insert(self);
        response
    }
}
