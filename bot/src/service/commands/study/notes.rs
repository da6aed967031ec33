//! Notes that people take on their matches, visible only to them.

use kuzhi_domain::{Actor, KeptLine, Match, Note, Operation, PastGame, Refusal, Variation};
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
    let (one, note) = own(service, context, target).await?;
    Ok(Response::Tell(screen_of(context, &one, &note)?))
}

/// Gives a person the form for their note.
pub(in crate::service) async fn ask_text(
    service: &Service,
    context: &Context,
    target: Target,
) -> Result<Response, ActionError> {
    let (one, note) = own(service, context, target).await?;
    Ok(Response::Ask(screens::record_form(context.words(), one.id(), &note)))
}

/// Stores the text of a note and shows it.
pub(in crate::service) async fn take_text(
    service: &Service,
    context: &Context,
    target: Target,
    text: &str,
) -> Result<Response, ActionError> {
    let ((one, _), text) = (own(service, context, target).await?, text.to_owned());
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
    let (one, _) = own(service, context, target).await?;
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
    let (one, _) = own(service, context, target).await?;
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
    let (one, _) = own(service, context, target).await?;
    let note = change(service, context, &one, |note| note.with_line(None)).await?;
    Ok(Response::TellInPlace(screen_of(context, &one, &note)?))
}

/// Returns a match that the person plays or has played, with their note on it. Nobody else's note is ever
/// read.
async fn own(service: &Service, context: &Context, target: Target) -> Result<(Match, Note), ActionError> {
    let (id, who) = (target.id(), context.who());
    let one = load_permitted(service, context, target).await?;
    Operation::Note.allows(&one, Actor::Person(who))?;
    let note = service.records.read(move |store| store.note(who, id)).await?;
    Ok((one, note))
}

/// Returns the person's note on a match. It is empty if it cannot be read or they do not play in the match.
pub(crate) async fn note_on(service: &Service, context: &Context, one: &Match) -> Note {
    let (who, id) = (context.who(), one.id());
    if !one.involves(who) {
        return Note::default();
    }
    service.records.read_or_default("cannot read a person's notes", move |store| store.note(who, id)).await
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
        let note = change(store.note(who, id)?);
        store.save_note(who, id, &note).map(|()| note)
    });
    changed.await
}

/// Checks that a line can be tried out there.
fn may_try(context: &Context, one: &Match, ply: usize, tried: &Variation) -> Result<(), ActionError> {
    kuzhi_domain::analysed(&PastGame::try_from(one.clone())?, context.who(), ply, tried)?;
    Ok(())
}

fn screen_of(context: &Context, one: &Match, note: &Note) -> Result<Screen, ActionError> {
    let (playing, who) = (one.played().ok_or(Refusal::NotStarted)?, context.who());
    let side = playing.seats().side_of(who).ok_or(Refusal::NotSeated)?;
    let may_try = may_try(context, one, playing.ply(), &Variation::default()).is_ok();
    Ok(screens::notes(context.words(), one, playing, side, note, may_try))
}
