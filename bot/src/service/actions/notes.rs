//! Notes that people take on their matches, visible only to them.

use super::super::permission::load_permitted;
use super::questions::give;
use crate::domain::{self, Actor, KeptLine, Match, MatchId, Note, Operation, PastGame, Refusal, Variation};
use crate::screens::{self, Screen};
use crate::service::{ActionError, Context, Service};

/// Shows a person their note on a match.
pub(in crate::service) async fn show(service: &Service, context: &Context, id: MatchId) {
    match screen_of(service, context, id).await {
        Ok(screen) => context.tell(&screen).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// Gives a person the form for their note.
pub(in crate::service) async fn ask_text(service: &Service, context: &Context, id: MatchId) {
    match own(service, context, id).await {
        Ok((_, note)) => give(service, context, &screens::note_form(context.words(), id, &note)).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// Stores the text of a note and shows it.
pub(in crate::service) async fn take_text(service: &Service, context: &Context, id: MatchId, text: &str) {
    let shown = async {
        let text = text.to_owned();
        change(service, context, id, move |note| note.with_text(&text)).await?;
        screen_of(service, context, id).await
    };
    show_in_place(service, context, shown.await).await;
}

/// Gives a person the form for naming a line that they have tried out.
pub(in crate::service) async fn ask_line(
    service: &Service,
    context: &Context,
    id: MatchId,
    ply: usize,
    tried: Variation,
) {
    match line_of(service, context, id, ply, &tried).await {
        Ok(()) => give(service, context, &screens::line_form(context.words(), id, ply, tried)).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// Stores a line under a name in place of the previous one, and shows it with the note.
pub(in crate::service) async fn take_line(service: &Service, context: &Context, id: MatchId, line: KeptLine) {
    let shown = async {
        line_of(service, context, id, line.ply, &line.tried).await?;
        change(service, context, id, move |note| note.with_line(Some(line))).await?;
        screen_of(service, context, id).await
    };
    match shown.await {
        Ok(screen) => context.tell(&screen).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// Deletes the line that a person has stored.
pub(in crate::service) async fn drop_line(service: &Service, context: &Context, id: MatchId) {
    let shown = async {
        change(service, context, id, |note| note.with_line(None)).await?;
        screen_of(service, context, id).await
    };
    show_in_place(service, context, shown.await).await;
}

async fn show_in_place(service: &Service, context: &Context, shown: Result<Screen, ActionError>) {
    match shown {
        Ok(screen) if context.clicked() => context.answer(&screen).await,
        Ok(screen) => context.tell(&screen).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// Returns a match that the person plays or has played, with their note on it. Nobody else's note is ever
/// read.
async fn own(service: &Service, context: &Context, id: MatchId) -> Result<(Match, Note), ActionError> {
    let (one, who) = (load_permitted(service, context, id).await?, context.who());
    Operation::Note.allows(&one, Actor::Person(who))?;
    let note = service.records.read(move |store| store.note(who, id)).await?;
    Ok((one, note))
}

/// Returns the person's note on a match. It is empty if it cannot be read or they do not play in the match.
pub(super) async fn note_on(service: &Service, context: &Context, one: &Match) -> Note {
    let (who, id) = (context.who(), one.id());
    if !one.involves(who) {
        return Note::default();
    }
    service.records.read_or_default("cannot read a person's notes", move |store| store.note(who, id)).await
}

/// Changes the person's note on a match and stores it. Two simultaneous changes cannot overwrite each other.
async fn change(
    service: &Service,
    context: &Context,
    id: MatchId,
    change: impl FnOnce(Note) -> Note + Clone + Send + 'static,
) -> Result<(), ActionError> {
    own(service, context, id).await?;
    let who = context.who();
    let changed = service.records.change(move |store| {
        let note = change(store.note(who, id)?);
        store.keep_note(who, id, &note)
    });
    Ok(changed.await?)
}

/// Checks that a line can be tried out there.
async fn line_of(
    service: &Service,
    context: &Context,
    id: MatchId,
    ply: usize,
    tried: &Variation,
) -> Result<(), ActionError> {
    let (one, _) = own(service, context, id).await?;
    domain::analysed(&PastGame::try_from(one)?, context.who(), ply, tried)?;
    Ok(())
}

async fn screen_of(service: &Service, context: &Context, id: MatchId) -> Result<Screen, ActionError> {
    let (one, note) = own(service, context, id).await?;
    let (playing, who) = (one.played().ok_or(Refusal::NotStarted)?, context.who());
    let side = playing.seats().side_of(who).ok_or(Refusal::NotSeated)?;
    let game = PastGame::try_from(one.clone())?;
    let may_try = domain::analysed(&game, who, playing.ply(), &Variation::default()).is_ok();
    Ok(screens::notes(context.words(), &one, playing, side, &note, may_try))
}
