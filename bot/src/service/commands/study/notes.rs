//! Notes that people take on their matches, visible only to them.

use kuzhi_domain::matches::{Actor, Match, Operation};
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::study::{KeptLine, Note, PastGame, Variation};
use kuzhi_store::StoreError;
use kuzhi_view::screens::{self, Screen};

use crate::service::permission::load_permitted;
use crate::service::target::Target;
use crate::service::{ActionError, Context, Response, Service};

/// Shows a person their note on a match.
pub(in crate::service) async fn show(
    service: &Service,
    context: &Context,
    target: Target,
) -> Result<Response, ActionError> {
    let (one, note) = load_own(service, context, target).await?;
    Ok(Response::Tell(screen_of(context, &one, &note)?))
}

/// Gives a person the form for their note.
pub(in crate::service) async fn ask_text(
    service: &Service,
    context: &Context,
    target: Target,
) -> Result<Response, ActionError> {
    let (one, note) = load_own(service, context, target).await?;
    Ok(Response::Ask(screens::record_form(context.words(), one.id(), &note)))
}

/// Stores the text of a note and shows it.
pub(in crate::service) async fn take_text(
    service: &Service,
    context: &Context,
    target: Target,
    text: &str,
) -> Result<Response, ActionError> {
    let ((one, _), text) = (load_own(service, context, target).await?, text.to_owned());
    let note = change(service, context, &one, move |note| note.with_text(&text)).await?;
    Ok(Response::TellInPlace(screen_of(context, &one, &note)?))
}

/// Gives a person the form for naming a line that they have tried out.
pub(in crate::service) async fn ask_line(
    service: &Service,
    context: &Context,
    target: Target,
    ply: usize,
    tried: Variation,
) -> Result<Response, ActionError> {
    let (one, _) = load_own(service, context, target).await?;
    may_try(context, &one, ply, &tried)?;
    Ok(Response::Ask(screens::line_form(context.words(), one.id(), ply, tried)))
}

/// Stores a line under a name in place of the previous one, and shows it with the note.
pub(in crate::service) async fn take_line(
    service: &Service,
    context: &Context,
    target: Target,
    line: KeptLine,
) -> Result<Response, ActionError> {
    let (one, _) = load_own(service, context, target).await?;
    may_try(context, &one, line.ply, &line.tried)?;
    let note = change(service, context, &one, move |note| note.with_line(Some(line))).await?;
    Ok(Response::Tell(screen_of(context, &one, &note)?))
}

/// Deletes the line that a person has stored.
pub(in crate::service) async fn drop_line(
    service: &Service,
    context: &Context,
    target: Target,
) -> Result<Response, ActionError> {
    let (one, _) = load_own(service, context, target).await?;
    let note = change(service, context, &one, |note| note.with_line(None)).await?;
    Ok(Response::TellInPlace(screen_of(context, &one, &note)?))
}

/// Returns a match that the person plays or has played, with their note on it. Nobody else's note is ever
/// read.
async fn load_own(
    service: &Service,
    context: &Context,
    target: Target,
) -> Result<(Match, Note), ActionError> {
    let (id, who) = (target.id(), context.who());
    let one = load_permitted(service, context, target).await?;
    Operation::Note.allows(&one, Actor::Person(who))?;
    let note = service.records.run(move |store| store.private_note(who, id)).await?;
    Ok((one, note))
}

/// Changes a person's note on their match, stores it, and returns it. Two simultaneous changes cannot
/// overwrite each other.
async fn change(
    service: &Service,
    context: &Context,
    one: &Match,
    change: impl FnOnce(Note) -> Note + Clone + Send + 'static,
) -> Result<Note, StoreError> {
    let (who, id) = (context.who(), one.id());
    let changed = service.records.change(move |store| {
        let note = change(store.private_note(who, id)?);
        store.save_note(who, id, &note).map(|()| note)
    });
    changed.await
}

/// Checks that a line can be tried out there.
fn may_try(context: &Context, one: &Match, ply: usize, tried: &Variation) -> Result<(), ActionError> {
    kuzhi_domain::study::analysed(&PastGame::try_from(one.clone())?, context.who(), ply, tried)?;
    Ok(())
}

fn screen_of(context: &Context, one: &Match, note: &Note) -> Result<Screen, ActionError> {
    let (playing, who) = (one.played().ok_or(Refusal::NotStarted)?, context.who());
    let side = playing.seats().side_of(who).ok_or(Refusal::NotSeated)?;
    let may_try = may_try(context, one, playing.ply(), &Variation::default()).is_ok();
    Ok(screens::notes(context.words(), one, playing, side, note, may_try))
}
