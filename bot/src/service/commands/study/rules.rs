//! Rules with examples, visible only to the person.

use kuzhi_domain::limits::Cost;
use kuzhi_domain::matches::Match;
use kuzhi_engine::Game;
use kuzhi_view::screens::{self, RulesPage, RulesPicture, Screen};

use crate::drawing::Urgency;
use crate::service::{ActionError, Context, Response, Service};

/// Shows the rules of the game that the person is playing here, or else of the usual game.
pub(in crate::service) async fn show_usual(
    service: &Service,
    context: &Context,
) -> Result<Response, ActionError> {
    let mine = service.records.live_or_none(context.who(), context.channel()).await;
    let game = match mine.first() {
        Some(one) => one.game(),
        None => service.records.usual_game(context.place().guild).await,
    };
    show(service, context, game, 0).await
}

/// Shows one person a page of the rules of a game.
pub(in crate::service) async fn show(
    service: &Service,
    context: &Context,
    game: Game,
    page: usize,
) -> Result<Response, ActionError> {
    let look = service.records.preferences(context.who()).await.look(service.records.usual_look());
    let mine = service.records.live_or_none(context.who(), context.channel()).await;
    let yours = mine.iter().map(Match::game).find(|yours| yours.id() == game.id());
    // Use the usual options. How the person's own match differs is said separately.
    let game = Game::by_id(game.id()).unwrap_or(game);
    let RulesPage { screen, picture, description } = screens::rules(context.words(), game, yours, page, look);
    let Some(picture) = picture else { return Ok(Response::TellInPlace(screen)) };
    if !context.may_attach() {
        return Ok(Response::TellInPlace(screen.without_file()));
    }
    let spent = service.spend(Cost::Picture, context.who(), None);
    if matches!(picture, RulesPicture::Start(_)) && spent.is_err() {
        // The words say it all without the board.
        return Ok(Response::TellInPlace(screen.without_file()));
    }
    spent?;
    let (drawing, who) = (service.boards.drawing(), context.who());
    let draw = move || picture.png();
    let file = drawing.picture(Urgency::Alone, who, "example.png", description, draw);
    Ok(Response::TellInPlace(Screen { file: Some(service.wait_for(file).await?), ..screen }))
}
