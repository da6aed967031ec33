//! Learning: rules with examples, and lessons, for oneself alone.

use kuzhi_engine::Game;

use crate::domain::{Cost, Match, Refusal};
use crate::drawing::Urgency;
use crate::request::LessonPress;
use crate::screens::{self, RulesPage, Screen};
use crate::service::parts::boards::not_drawn;
use crate::service::{ActionError, Context, Service};

/// Shows the rules of the game that the person plays here, or that is usual.
pub(in crate::service) async fn show_usual_rules(service: &Service, context: &Context) {
    let mine = service.records.live_of(context.who(), context.channel()).await.unwrap_or_default();
    let game = match mine.first() {
        Some(one) => one.game(),
        None => service.records.usual_game(context.place().guild).await,
    };
    show_rules(service, context, game, 0).await;
}

/// Begins the lessons of the game that is usual.
pub(in crate::service) async fn begin_usual_lesson(service: &Service, context: &Context) {
    let press = LessonPress::begin(service.records.usual_game(context.place().guild).await);
    teach(service, context, &press).await;
}

/// Shows somebody alone a page of the rules of a game.
pub(in crate::service) async fn show_rules(service: &Service, context: &Context, game: Game, page: usize) {
    match rules_page(service, context, game, page).await {
        Ok(screen) => show_alone_in_place(context, &screen).await,
        Err(error) => service.explain(error, context).await,
    }
}

/// Gives somebody alone a lesson, or says what they did in it.
pub(in crate::service) async fn teach(service: &Service, context: &Context, press: &LessonPress) {
    let style = service.records.preferences(context.who()).await.board.unwrap_or_default();
    match screens::tutorial(context.words(), service.boards.emojis(), style, press) {
        Some(screen) => show_alone_in_place(context, &screen).await,
        None => service.explain(Refusal::NoSuchButton.into(), context).await,
    }
}

async fn rules_page(
    service: &Service,
    context: &Context,
    game: Game,
    page: usize,
) -> Result<Screen, ActionError> {
    let look = service.records.preferences(context.who()).await.look();
    let mine = service.records.live_of(context.who(), context.channel()).await.unwrap_or_default();
    let yours = mine.iter().map(Match::game).find(|yours| yours.id() == game.id());
    // With its usual options: what differs in one's own match is said apart.
    let game = Game::by_id(game.id()).unwrap_or(game);
    let RulesPage { screen, picture, description } = screens::rules(context.words(), game, yours, page, look);
    let Some(picture) = picture else { return Ok(screen) };
    if !context.may_attach() {
        return Ok(screen.without_file());
    }
    service.limits.spend(Cost::Picture, context.who(), None)?;
    let (drawing, who) = (service.boards.drawing(), context.who());
    let draw = move || picture.png();
    let file = drawing.picture(Urgency::Alone, who, "example.png", description, draw).await;
    let file = file.map_err(not_drawn)?;
    Ok(Screen { file: Some(file), ..screen })
}

/// What they clicked is theirs alone already, and changes in its place.
async fn show_alone_in_place(context: &Context, screen: &Screen) {
    if context.clicked() && context.clicked_on().is_none() {
        context.answer(screen).await;
    } else {
        context.tell(screen).await;
    }
}
