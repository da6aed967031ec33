//! People's data: explained, exported, and deleted after asking twice.

mod delete;
mod export;

pub(in crate::service) use self::delete::{ask, ask_again, delete, keep_data};
pub(in crate::service) use self::export::export;

use kuzhi_view::screens;

use crate::service::{Context, Response, Service};

/// Explains what is stored about people, why, and for how long.
pub(in crate::service) fn tell(service: &Service, context: &Context) -> Response {
    let (contact, policy) = (service.privacy.contact.as_deref(), service.privacy.policy.as_deref());
    Response::TellInPlace(screens::privacy(context.words(), contact, policy))
}
