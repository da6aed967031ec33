//! Deletes everything stored about a person, after asking twice.

use std::sync::Arc;

use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::refusal::Refusal;
use kuzhi_view::screens;

use crate::service::my_data::removal::{Removal, remove};
use crate::service::{ActionError, Context, Response, Service};

/// Asks for the first time, and explains the consequences.
pub(in crate::service) fn ask(context: &Context) -> Response {
    Response::TellInPlace(screens::delete_my_data(context.words()))
}

/// Asks for the second time.
pub(in crate::service) async fn ask_again(
    service: &Service,
    context: &Context,
) -> Result<Response, ActionError> {
    let who = context.who();
    let live = service.records.run(move |store| store.live_of(who)).await?;
    Ok(Response::TellInPlace(screens::really_delete_my_data(context.words(), live.len())))
}

/// Says that nothing was deleted.
pub(in crate::service) fn keep_data(context: &Context) -> Response {
    Response::TellInPlace(screens::my_data_kept(context.words()))
}

/// Deletes the person's data.
pub(in crate::service) async fn delete(
    service: &Arc<Service>,
    context: &Context,
) -> Result<Response, ActionError> {
    if !service.is_first_to_do(context).await {
        return Ok(Response::Done);
    }
    let who = context.who();
    let _removing = service.my_data.begin(who).ok_or(Refusal::BeingForgotten)?;
    Ok(Response::TellInPlace(match leave(service, Erasure::new(who, rand::random()), context).await? {
        Removal::Done => screens::my_data_deleted(context.words()),
        Removal::PutOff => screens::my_data_later(context.words()),
    }))
}

async fn leave(service: &Arc<Service>, leaving: Erasure, context: &Context) -> Result<Removal, ActionError> {
    let noted = service.records.run(move |store| {
        store.begin_leaving(leaving)?;
        // An earlier attempt may have been interrupted. Then this person has a stand-in already.
        Ok(store.leaving()?.into_iter().find(|one| one.who == leaving.who))
    });
    let leaving = noted.await?.unwrap_or(leaving);
    Ok(remove(service, leaving, Some(context)).await?)
}
