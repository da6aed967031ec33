//! People's data: explained, exported, and deleted after asking twice.

mod delete;
mod export;

pub(in crate::service) use self::delete::{ask, ask_again, delete, keep, remove};
pub(in crate::service) use self::export::export;

use kuzhi_view::screens;

use crate::service::commands::study::learning::show_alone_in_place;
use crate::service::{Context, Service};

/// Explains what is stored about people, why, and for how long.
pub(in crate::service) async fn tell(service: &Service, context: &Context) {
    let (contact, policy) = (service.privacy.contact.as_deref(), service.privacy.policy.as_deref());
    show_alone_in_place(context, &screens::privacy(context.words(), contact, policy)).await;
}
