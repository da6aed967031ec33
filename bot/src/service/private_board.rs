//! A board that only one person sees, drawn as they like.

use kuzhi_domain::limits::Cost;
use kuzhi_domain::matches::{BoardLook, Match};
use kuzhi_domain::settings::{BoardStyle, Look, Viewpoint};
use kuzhi_domain::study::Note;
use kuzhi_view::live::StudyBoard;
use kuzhi_view::request::Action;
use kuzhi_view::screens::{self, Replayed, Screen};

use super::{ActionError, Context, Response, Service, loading};
use crate::drawing::Urgency;

/// Returns how boards look that only this person sees: as they like them, else as the server has it.
pub(in crate::service) async fn own_look(service: &Service, context: &Context) -> OwnLook {
    let own = service.records.preferences(context.who()).await;
    let usual = service.records.usual_look();
    let look = match own.look {
        Some(chosen) => chosen,
        None => service.records.house_rules(context.place().guild).await.look.unwrap_or(usual),
    };
    OwnLook { look, viewpoint: own.viewpoint, is_chosen: own.look.is_some() }
}

/// How boards look that only one person sees.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(in crate::service) struct OwnLook {
    /// How they look.
    pub(in crate::service) look: Look,
    /// Whose row is at the bottom.
    viewpoint: Viewpoint,
    /// Whether the person has chosen it.
    pub(in crate::service) is_chosen: bool,
}

impl OwnLook {
    pub(in crate::service) fn of_board(self) -> BoardLook {
        BoardLook { viewpoint: self.viewpoint, ..BoardLook::from(self.look) }
    }

    /// Returns the look of a board that is drawn now.
    pub(in crate::service) fn to_draw(self, service: &Service, context: &Context) -> BoardLook {
        drawable(service, context, self.of_board(), self.is_chosen)
    }
}

/// The same for a board that is drawn now.
pub(in crate::service) async fn look_to_draw(service: &Service, context: &Context) -> BoardLook {
    own_look(service, context).await.to_draw(service, context)
}

/// Returns the look of a board that is drawn now. A picture is paid for; if the person has used up their
/// limit or too many wait, it is emoji instead. So it is where files may not be attached, unless the person
/// has chosen pictures and is to be told why there are none.
pub(in crate::service) fn drawable(
    service: &Service,
    context: &Context,
    look: BoardLook,
    is_chosen: bool,
) -> BoardLook {
    let is_drawn = look.style != BoardStyle::Image
        || !context.may_attach() && is_chosen
        || context.may_attach() && service.spend(Cost::Picture, context.who(), context.place().guild).is_ok();
    if is_drawn { look } else { BoardLook { style: BoardStyle::Emoji, ..look } }
}

/// Returns the look of a board that is studied. A page draws it itself, which costs nothing; people who hear
/// boards get its sentences as well.
pub(in crate::service) fn studied_look(
    service: &Service,
    context: &Context,
    look: BoardLook,
    is_chosen: bool,
) -> BoardLook {
    match look.style {
        _ if !context.is_on_page() => drawable(service, context, look, is_chosen),
        BoardStyle::Text => look,
        _ => BoardLook { style: BoardStyle::Image, ..look },
    }
}

/// The same in the look that the person likes.
pub(in crate::service) async fn look_to_study(service: &Service, context: &Context) -> BoardLook {
    let own = own_look(service, context).await;
    studied_look(service, context, own.of_board(), own.is_chosen)
}

/// Returns a board for one person with its picture, if it has one and files may be attached.
pub(in crate::service) async fn drawn(
    service: &Service,
    context: &Context,
    Replayed { screen, picture, board }: Replayed,
) -> Result<Screen, ActionError> {
    let mut screen = screen;
    let board = match board {
        Some(board) if context.is_on_page() => return Ok(on_page(service, context, *board, screen).await),
        board => board,
    };
    if let Some(board) = board.filter(|_| service.offers_page(context)) {
        board.offer_page(context.words(), &mut screen);
    }
    let Some((picture, description)) = picture else { return Ok(screen) };
    if !context.may_attach() {
        return Ok(screen.without_file());
    }
    let (drawing, draw) = (service.boards.drawing(), move || picture.png());
    let file = drawing.picture(Urgency::Alone, context.who(), "board.png", description, draw);
    Ok(Screen { file: Some(service.wait_for(file).await?), ..screen })
}

/// Returns a screen with a board that a page draws, where people have their names.
async fn on_page(service: &Service, context: &Context, board: StudyBoard, screen: Screen) -> Screen {
    let words = context.words();
    let Some([south, north]) = board.people() else { return board.on_page(words, screen) };
    match (service.records.name_of(south).await, service.records.name_of(north).await) {
        (Some(south), Some(north)) => {
            board.with_names(words, &[south, north], context.who()).on_page(words, screen)
        }
        _ => board.on_page(words, screen),
    }
}

/// Shows a match to one person, in the look that they ask for this time, if they do.
pub(in crate::service) async fn show_alone(
    service: &Service,
    context: &Context,
    one: &Match,
    wanted: Option<Look>,
) -> Result<Response, ActionError> {
    let (words, who) = (context.words(), context.who());
    let look = match wanted {
        Some(wanted) => {
            if wanted.is_picture() && context.may_attach() {
                service.spend(Cost::Picture, who, one.place().guild)?;
            }
            let own = service.records.preferences(who).await;
            BoardLook { viewpoint: own.viewpoint, ..BoardLook::from(wanted) }
        }
        None => look_to_draw(service, context).await,
    };
    let look = look.seen_by(who, one);
    let screen = seen_alone(service, context, one, look).await;
    if !context.may_attach() {
        return Ok(Response::Tell(screen.without_file()));
    }
    let drawn = service.boards.picture(words, one, look, Urgency::Alone, who);
    Ok(Response::Tell(Screen { file: service.wait_for(drawn).await?, ..screen }))
}

/// Updates the private board from which a person has moved, once the bot has replied.
pub(in crate::service) async fn update_panel(service: &Service, context: &Context, current: &Match) {
    if context.answers_in_panel() {
        let board = match show_alone(service, context, current, None).await {
            Ok(Response::Tell(board)) => board,
            // Without its buttons, nobody could go on there.
            _ => {
                let look = own_look(service, context).await.of_board().seen_by(context.who(), current);
                seen_alone(service, context, current, look).await.without_file()
            }
        };
        context.tell(&board).await;
    }
}

/// Returns the board that a refusal speaks of, for a person who pressed a button on a screen of their own.
pub(in crate::service) async fn beside_refusal(service: &Service, context: &Context) -> Option<Screen> {
    let what = "cannot read the board that a refusal speaks of";
    let one = service.records.load_or_log(what, context.alone_in()?).await?;
    // The refusal must not wait for a picture.
    let look = own_look(service, context).await.of_board().seen_by(context.who(), &one);
    let style = if look.style == BoardStyle::Image { BoardStyle::Emoji } else { look.style };
    Some(seen_alone(service, context, &one, BoardLook { style, ..look }).await)
}

/// Returns a board as one person sees it, without its picture.
async fn seen_alone(service: &Service, context: &Context, one: &Match, look: BoardLook) -> Screen {
    let (words, who) = (context.words(), context.who());
    let ratings = loading::audience(&service.records, one).await.ratings;
    let emojis = service.boards.emojis();
    let mut screen = if may_pick(context, one) {
        screens::private_board(words, one, &ratings, look, emojis, who)
    } else {
        screens::read_only_board(words, one, &ratings, look, emojis)
    };
    if service.offers_page(context) && one.played().is_some() {
        screens::add_open_board(words, &mut screen, Action::OpenBoard(one.id()));
    }
    if let Some(line) = screens::note_below(words, &note_on(service, context, one).await) {
        screens::add_line(&mut screen, &line);
    }
    screen
}

/// Whether a person can move from private screens about a match here.
pub(in crate::service) fn may_pick(context: &Context, one: &Match) -> bool {
    one.is_shown_in(context.channel()) && !context.is_user_install()
}

/// Returns the person's note on a match. It is empty if it cannot be read or they do not play in the match.
pub(in crate::service) async fn note_on(service: &Service, context: &Context, one: &Match) -> Note {
    let (who, id) = (context.who(), one.id());
    if !one.involves(who) {
        return Note::default();
    }
    service
        .records
        .run_or_default("cannot read a person's notes", move |store| store.private_note(who, id))
        .await
}
