//! Learning: rules with examples, and lessons, visible only to the person.

use kuzhi_domain::{BoardLook, BoardStyle, Cost, Match, Refusal};
use kuzhi_engine::Game;
use kuzhi_view::request::LessonAction;
use kuzhi_view::screens::{self, LessonPage, LessonPicture, RulesPage, Screen};

use crate::drawing::Urgency;
use crate::service::{ActionError, Context, Service};

/// Shows the rules of the game that the person is playing here, or else of the usual game.
pub(in crate::service) async fn show_usual_rules(service: &Service, context: &Context) {
    let mine = service.records.live_or_none(context.who(), context.channel()).await;
    let game = match mine.first() {
        Some(one) => one.game(),
        None => service.records.usual_game(context.place().guild).await,
    };
    show_rules(service, context, game, 0).await;
}

/// Begins the lessons of the usual game.
pub(in crate::service) async fn begin_usual_lesson(service: &Service, context: &Context) {
    let action = LessonAction::begin(service.records.usual_game(context.place().guild).await);
    teach(service, context, &action).await;
}

/// Shows one person a page of the rules of a game.
pub(in crate::service) async fn show_rules(service: &Service, context: &Context, game: Game, page: usize) {
    match rules_page(service, context, game, page).await {
        Ok(screen) => show_alone_in_place(context, &screen).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// Gives one person a lesson, or responds to what they did in it.
pub(in crate::service) async fn teach(service: &Service, context: &Context, action: &LessonAction) {
    match lesson_page(service, context, action).await {
        Ok(screen) => show_alone_in_place(context, &screen).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// Returns a lesson with its board drawn as the person likes boards: as a picture if they have not said. It
/// falls back to emoji if pictures cannot be attached or the person has used up their limit.
async fn lesson_page(
    service: &Service,
    context: &Context,
    action: &LessonAction,
) -> Result<Screen, ActionError> {
    let who = context.who();
    let preferences = service.records.preferences(who).await;
    let wanted = preferences.board.unwrap_or(BoardStyle::Image);
    let may_draw = wanted != BoardStyle::Image
        || context.may_attach() && service.spend(Cost::Picture, who, context.place().guild).is_ok();
    let look = BoardLook { style: if may_draw { wanted } else { BoardStyle::Emoji }, ..preferences.look() };
    let taught = screens::tutorial(context.words(), service.boards.emojis(), look, action);
    let LessonPage { screen, picture, description } = taught.ok_or(Refusal::NoSuchButton)?;
    let drawing = service.boards.drawing();
    let file = match picture {
        None => return Ok(screen),
        Some(LessonPicture::Still(picture)) => {
            let draw = move || picture.png();
            service.wait_for(drawing.picture(Urgency::Alone, who, "lesson.png", description, draw)).await
        }
        Some(LessonPicture::Moving(film)) => {
            service.wait_for(drawing.animation(who, "lesson.gif", description, film)).await
        }
    };
    Ok(Screen { file: Some(file?), ..screen })
}

async fn rules_page(
    service: &Service,
    context: &Context,
    game: Game,
    page: usize,
) -> Result<Screen, ActionError> {
    let look = service.records.preferences(context.who()).await.look();
    let mine = service.records.live_or_none(context.who(), context.channel()).await;
    let yours = mine.iter().map(Match::game).find(|yours| yours.id() == game.id());
    // Use the usual options. How the person's own match differs is said separately.
    let game = Game::by_id(game.id()).unwrap_or(game);
    let RulesPage { screen, picture, description } = screens::rules(context.words(), game, yours, page, look);
    let Some(picture) = picture else { return Ok(screen) };
    if !context.may_attach() {
        return Ok(screen.without_file());
    }
    service.spend(Cost::Picture, context.who(), None)?;
    let (drawing, who) = (service.boards.drawing(), context.who());
    let draw = move || picture.png();
    let file = drawing.picture(Urgency::Alone, who, "example.png", description, draw);
    Ok(Screen { file: Some(service.wait_for(file).await?), ..screen })
}

/// Replaces the message that the person clicked on, if only they see it. Otherwise sends them a new one.
pub(crate) async fn show_alone_in_place(context: &Context, screen: &Screen) {
    if context.clicked() && context.clicked_on().is_none() {
        context.answer(screen).await;
    } else {
        context.tell(screen).await;
    }
}
