//! A board that only one person sees, drawn as they like.

use kuzhi_domain::limits::Cost;
use kuzhi_domain::matches::{BoardLook, Match};
use kuzhi_domain::settings::BoardStyle;
use kuzhi_domain::study::Note;
use kuzhi_view::picture::Theme;
use kuzhi_view::screens::{self, Screen};

use super::{ActionError, Context, Response, Service, loading};
use crate::drawing::Urgency;

/// How a person wants a board this time. What they leave open is as in their settings.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::service) struct Wanted {
    /// How to draw it.
    pub(in crate::service) style: Option<BoardStyle>,
    /// The colours of a picture.
    pub(in crate::service) theme: Option<Theme>,
}

/// Shows a match to one person.
pub(in crate::service) async fn show_alone(
    service: &Service,
    context: &Context,
    one: &Match,
    wanted: Wanted,
) -> Result<Response, ActionError> {
    let (words, who) = (context.words(), context.who());
    let (screen, look) = drawn_alone(service, context, one, wanted).await;
    if !context.may_attach() {
        return Ok(Response::Tell(screen.without_file()));
    }
    if look.style == BoardStyle::Image {
        service.spend(Cost::Picture, who, one.place().guild)?;
    }
    let drawn = service.boards.picture(words, one, look, Urgency::Alone, who);
    Ok(Response::Tell(Screen { file: service.wait_for(drawn).await?, ..screen }))
}

/// Updates the private board from which a person has moved, once the bot has replied.
pub(in crate::service) async fn update_panel(service: &Service, context: &Context, current: &Match) {
    if context.answers_in_panel() {
        // Without a picture, the board for everyone has the reply.
        if let Ok(Response::Tell(board)) = show_alone(service, context, current, Wanted::default()).await {
            context.tell(&board).await;
        }
    }
}

/// Returns the board that a refusal speaks of, for a person who pressed a button on a screen of their own.
pub(in crate::service) async fn beside_refusal(service: &Service, context: &Context) -> Option<Screen> {
    let what = "cannot read the board that a refusal speaks of";
    let one = service.records.load_or_log(what, context.alone_in()?).await?;
    // The refusal must not wait for a picture.
    let usual = service.records.preferences(context.who()).await.look().style;
    let style = if usual == BoardStyle::Image { BoardStyle::Emoji } else { usual };
    let wanted = Wanted { style: Some(style), ..Wanted::default() };
    Some(drawn_alone(service, context, &one, wanted).await.0)
}

/// Returns a board as one person sees it, without its picture, and how they look at it.
async fn drawn_alone(
    service: &Service,
    context: &Context,
    one: &Match,
    wanted: Wanted,
) -> (Screen, BoardLook) {
    let (words, who) = (context.words(), context.who());
    let usual = service.records.preferences(who).await.look();
    let ratings = loading::audience(&service.records, one).await.ratings;
    let (style, theme) = (wanted.style.unwrap_or(usual.style), wanted.theme.unwrap_or(usual.theme));
    let look = BoardLook { style, theme, ..usual }.seen_by(who, one);
    let emojis = service.boards.emojis();
    let mut screen = if may_pick(context, one) {
        screens::private_board(words, one, &ratings, look, emojis, who)
    } else {
        screens::read_only_board(words, one, &ratings, look, emojis)
    };
    if let Some(line) = screens::note_below(words, &note_on(service, context, one).await) {
        screens::add_line(&mut screen, &line);
    }
    (screen, look)
}

/// Whether a person can move from private screens about a match here.
pub(in crate::service) fn may_pick(context: &Context, one: &Match) -> bool {
    context.channel() == one.place().channel && !context.is_user_install()
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
