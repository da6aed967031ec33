//! Looking at a board, visible only to the person and drawn as they like.

use std::sync::Arc;

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::{Intent, Match, Playing, Revision, Stage};
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::settings::{Look, Preference, Preferences, Setting};
use kuzhi_engine::{Move, Side};
use kuzhi_store::Store;
use kuzhi_view::request::Action;
use kuzhi_view::screens::{self, Lap, Screen, ShownMoves, Story};

use crate::drawing::Urgency;
use crate::service::change::act;
use crate::service::commands::people::settings::save_setting;
use crate::service::follow_up::{bot_moves, missing_pictures};
use crate::service::loading;
use crate::service::permission::load_permitted;
use crate::service::private_board::{may_pick, show_alone};
use crate::service::target::Target;
use crate::service::{ActionError, Context, Response, Service};

/// Shows a match to one person, drawn as they want.
pub(in crate::service) async fn show_privately(
    service: &Service,
    context: &Context,
    target: Target,
    wanted: Option<Look>,
) -> Result<Response, ActionError> {
    let one = load_permitted(service, context, target).await?;
    match show_alone(service, context, &one, wanted).await? {
        // A private menu gives way to it.
        Response::Tell(board) => Ok(Response::TellInPlace(board)),
        other => Ok(other),
    }
}

/// Opens the page of the Activity with a match.
pub(in crate::service) async fn open_match(
    service: &Service,
    context: &Context,
    target: Target,
) -> Result<Response, ActionError> {
    let one = load_permitted(service, context, target).await?;
    open(service, context, Action::OpenBoard(one.id()))
}

/// Opens the page of the Activity, which then shows what is wanted. Pages that are open there show it too.
pub(in crate::service) fn open(
    service: &Service,
    context: &Context,
    wanted: Action,
) -> Result<Response, ActionError> {
    if !service.followers.are_there() {
        return Err(if context.clicked() { Refusal::NoSuchButton } else { Refusal::NoSuchCommand }.into());
    }
    let (who, channel) = (context.who(), context.channel());
    service.opened.remember(who, wanted.clone(), service.clock.now());
    service.followers.open(who, channel, &wanted);
    Ok(Response::Launch(wanted))
}

/// Shows the latest match of a channel, without its buttons, to a person who plays none there.
pub(in crate::service) async fn look_on(
    service: &Service,
    context: &Context,
    wanted: Option<Look>,
) -> Result<Response, ActionError> {
    let channel = context.channel();
    let live = service.records.run(move |store| store.live_in(channel)).await?;
    let latest = live.iter().rfind(|one| matches!(one.stage(), Stage::Playing(_)));
    show_alone(service, context, latest.ok_or(Refusal::NoMatchHere)?, wanted).await
}

/// Posts the board of a match again where the person asked for it.
pub(in crate::service) async fn bring_board(
    service: &Arc<Service>,
    context: &Context,
    id: MatchId,
) -> Result<Response, ActionError> {
    let lock = service.matches.lock(id).await;
    let current = service.records.require(id).await?;
    service.boards.show_again(&lock, &current, Some(context)).await;
    missing_pictures::explain(service, context, &current).await;
    bot_moves::think_if_due(service, id).await;
    Ok(Response::Done)
}

/// Remembers how a player's boards look, and draws that of their match again at once.
pub(in crate::service) async fn choose_look(
    service: &Service,
    context: &Context,
    target: Target,
    chosen: Option<Look>,
) -> Result<Response, ActionError> {
    let (lock, loaded) = target.open(service, context).await?;
    let current = loaded.current.ok_or(Refusal::NoSuchMatch)?;
    let (words, who) = (context.words(), context.who());
    let playing = kuzhi_domain::matches::may_choose_look(&current, who)?;
    save_setting(service, context, Setting::Own(Preference::Look(chosen))).await?;
    let audience = loading::audience(&service.records, &current).await;
    let mut menu = screens::more(words, &current, playing, who, chosen);
    if audience.delivered.user_install {
        // The board there changes only with an answer.
        screens::add_line(&mut menu, &screens::look_comes_later(words));
    } else if chosen.is_some_and(|look| look.style() != audience.look(&current).style)
        && let Some(line) = screens::looks_differ(words, playing, who)
    {
        screens::add_line(&mut menu, &line);
    }
    context.send(Response::Show(menu)).await?;
    service.boards.refresh(&current, &audience).await;
    service.followers.changed(current.id());
    drop(lock);
    Ok(Response::Done)
}

/// Shows one person what has happened up to the move with this number since they moved.
pub(in crate::service) async fn show_move(
    service: &Service,
    context: &Context,
    target: Target,
    ply: usize,
) -> Result<Response, ActionError> {
    let id = target.id();
    let mut screen = moves_of(service, context, target, ShownMoves::unseen(ply)).await?;
    if screen.file.is_some() {
        propose_film(service, context, id, &mut screen).await?;
    }
    Ok(Response::Tell(screen))
}

/// Tells a person once, in a game against the bot, that its replies can be films.
async fn propose_film(
    service: &Service,
    context: &Context,
    id: MatchId,
    screen: &mut Screen,
) -> Result<(), ActionError> {
    let who = context.who();
    if !service.records.preferences(who).await.may_be_proposed_film() {
        return Ok(());
    }
    let one = service.records.require(id).await?;
    let playing = one.played().filter(|_| one.over().is_none() && one.involves(who));
    if playing.and_then(|playing| playing.seats().side_of_bot()).is_none() {
        return Ok(());
    }
    let note = move |store: &dyn Store| {
        let preferences = Preferences { film_proposed: true, ..store.preferences(who)? };
        store.save_preferences(who, &preferences)
    };
    service.records.change(note).await?;
    screens::propose_film(context.words(), screen);
    Ok(())
}

/// Shows other moves in place of the previous ones.
pub(in crate::service) async fn step_to(
    service: &Service,
    context: &Context,
    target: Target,
    moves: ShownMoves,
) -> Result<Response, ActionError> {
    Ok(Response::Show(moves_of(service, context, target, moves).await?))
}

/// Shows one lap of a move in place of the whole move.
pub(in crate::service) async fn show_lap(
    service: &Service,
    context: &Context,
    target: Target,
    which: (usize, usize),
) -> Result<Response, ActionError> {
    Ok(Response::Show(lap_of(service, context, target, which).await?))
}

/// Describes moves in sentences in place of their picture.
pub(in crate::service) async fn tell_move(
    service: &Service,
    context: &Context,
    target: Target,
    moves: ShownMoves,
) -> Result<Response, ActionError> {
    let one = load_permitted(service, context, target).await?;
    Ok(Response::Show(in_sentences(context, &one, moves)?))
}

fn in_sentences(context: &Context, one: &Match, moves: ShownMoves) -> Result<Screen, ActionError> {
    let told = screens::story_in_sentences(context.words(), one, context.who(), moves, context.may_attach());
    Ok(with_pits(context, one, moves.last, told.ok_or(Refusal::NoSuchButton)?))
}

/// Adds the pits' buttons to a shown move, if it is the last one and the person is to move.
fn with_pits(context: &Context, one: &Match, ply: usize, screen: Screen) -> Screen {
    let is_last = one.played().is_some_and(|playing: &Playing| ply >= playing.ply());
    if is_last && may_pick(context, one) {
        screens::with_pits(context.words(), one, context.who(), screen)
    } else {
        screen
    }
}

async fn lap_of(
    service: &Service,
    context: &Context,
    target: Target,
    which: (usize, usize),
) -> Result<Screen, ActionError> {
    let one = load_permitted(service, context, target).await?;
    if !context.may_attach() {
        return in_sentences(context, &one, ShownMoves::between(which.0, which.0));
    }
    let theme = service.records.preferences(context.who()).await.theme();
    let Some(shown) = screens::story_of_lap(context.words(), &one, context.who(), which, theme) else {
        return in_sentences(context, &one, ShownMoves::between(which.0, which.0));
    };
    let Lap { screen, picture, description } = shown;
    let (drawing, who, draw) = (service.boards.drawing(), context.who(), move || picture.png());
    let file = drawing.picture(Urgency::Alone, who, "lap.png", description, draw);
    let screen = with_pits(context, &one, which.0, screen);
    Ok(Screen { file: Some(service.wait_for(file).await?), ..screen })
}

async fn moves_of(
    service: &Service,
    context: &Context,
    target: Target,
    moves: ShownMoves,
) -> Result<Screen, ActionError> {
    let one = load_permitted(service, context, target).await?;
    if !context.may_attach() {
        return in_sentences(context, &one, moves);
    }
    let theme = service.records.preferences(context.who()).await.theme();
    let story = screens::story(context.words(), &one, context.who(), moves, theme);
    let Story { screen, animation, description } = story.ok_or(Refusal::NoSuchButton)?;
    let (drawing, who) = (service.boards.drawing(), context.who());
    let file = drawing.animation(who, "move.gif", description, animation);
    let screen = with_pits(context, &one, moves.last, screen);
    Ok(Screen { file: Some(service.wait_for(file).await?), ..screen })
}

/// Makes a move from a private board, which is updated. Whoever confirms moves is asked, unless they have
/// been.
pub(in crate::service) async fn play_alone(
    service: &Arc<Service>,
    context: &Context,
    target: Target,
    at: Revision,
    mv: Move,
    is_confirmed: bool,
) -> Result<Response, ActionError> {
    let id = target.id();
    if !is_confirmed && let Some(question) = question(context, &target, at, mv, true) {
        return Ok(Response::Tell(question));
    }
    act(service, context, target, Intent::Move { at: Some(at), mv }).await?;
    let current = service.records.require(id).await?;
    show_alone(service, context, &current, None).await
}

/// The question before a move that can be made, for whoever confirms them.
pub(in crate::service) fn question(
    context: &Context,
    target: &Target,
    at: Revision,
    mv: Move,
    is_private: bool,
) -> Option<Screen> {
    let loaded = target.loaded().filter(|loaded| loaded.repeated.is_none())?;
    let (current, who) = (loaded.current.as_ref()?, context.who());
    let playing = current.played().filter(|playing| playing.revision() == at)?;
    let can_be_made = current.person_to_move() == Some(who) && playing.board().check(mv).is_ok();
    let confirms = || loaded.audience.people.iter().any(|one| one.id == who && one.preferences.confirms);
    if !can_be_made || context.is_on_page() || !confirms() {
        return None;
    }
    // Their own row is below on what only they see.
    let look = loaded.audience.look(current);
    let row = if is_private { Side::South } else { look.movers_row(playing, playing.board()) };
    Some(screens::confirm_move(context.words(), (current.id(), at, mv), row, is_private))
}
