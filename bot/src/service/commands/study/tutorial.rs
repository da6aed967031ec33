//! Lessons in the games, visible only to the person.

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::{Match, Stage};
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::settings::Look;
use kuzhi_engine::Game;
use kuzhi_store::Store;
use kuzhi_view::request::LessonAction;
use kuzhi_view::screens::{self, Learner, LessonPage, LessonPicture, Screen};

use crate::drawing::Urgency;
use crate::service::private_board::studied_look;
use crate::service::{ActionError, Context, Response, Service};

/// Begins the lessons of the game that is on in this channel, else of the first one that the person has not
/// learnt: the usual game of the server, or the others in their order.
pub(in crate::service) async fn begin_usual(
    service: &Service,
    context: &Context,
) -> Result<Response, ActionError> {
    let (who, channel) = (context.who(), context.channel());
    let live = service.records.run(move |store| store.live_of(who)).await?;
    let here = live.iter().filter(|one| one.place().channel == channel);
    let is_on = |one: &Match| (matches!(one.stage(), Stage::Playing(_)), one.last_change());
    let game = match here.max_by_key(|one| is_on(one)) {
        Some(one) => one.game(),
        None => {
            let usual = service.records.usual_game(context.place().guild).await;
            let preferences = service.records.preferences(who).await;
            let mut games = [usual].into_iter().chain(Game::all());
            games.find(|game| !preferences.has_learnt(*game)).unwrap_or(usual)
        }
    };
    // The lessons are those of the default rules.
    let game = Game::by_id(game.id()).unwrap_or(game);
    teach(service, context, &LessonAction::begin(game)).await
}

/// Begins the lessons of a game in a message of their own: the one with the button stays.
pub(in crate::service) async fn begin_apart(
    service: &Service,
    context: &Context,
    game: Game,
) -> Result<Response, ActionError> {
    Ok(match teach(service, context, &LessonAction::begin(game)).await? {
        Response::TellInPlace(screen) => Response::Tell(screen),
        other => other,
    })
}

/// Gives one person a lesson, or responds to what they did in it. Its board is drawn as the person likes
/// boards: as a picture if they have not said.
pub(in crate::service) async fn teach(
    service: &Service,
    context: &Context,
    action: &LessonAction,
) -> Result<Response, ActionError> {
    let who = context.who();
    let preferences = service.records.preferences(who).await;
    let look = studied_look(service, context, preferences.look(Look::default()), false);
    let is_finished = screens::finishes_lessons(action, &preferences.learnt);
    let is_playing = is_finished && is_playing(service, context).await?;
    if is_finished && !preferences.has_learnt(action.game) {
        note_learnt(service, who, action.game).await?;
    }
    let learner = Learner { learnt: &preferences.learnt, is_playing };
    let taught = screens::tutorial(context.words(), service.boards.emojis(), look, action, learner);
    let LessonPage { mut screen, picture, description, board } = taught.ok_or(Refusal::NoSuchButton)?;
    if context.is_on_page() {
        return Ok(Response::TellInPlace(board.on_page(context.words(), screen)));
    }
    if service.offers_page(context) {
        board.offer_page(context.words(), &mut screen);
    }
    let drawing = service.boards.drawing();
    let file = match picture {
        None => return Ok(Response::TellInPlace(screen)),
        Some(LessonPicture::Still(picture)) => {
            let draw = move || picture.png();
            service.wait_for(drawing.picture(Urgency::Alone, who, "lesson.png", description, draw)).await
        }
        Some(LessonPicture::Moving(film)) => {
            service.wait_for(drawing.animation(who, "lesson.gif", description, film)).await
        }
    };
    Ok(Response::TellInPlace(Screen { file: Some(file?), ..screen }))
}

/// Records that a person has finished the lessons of a game, so that others begin with what is new.
async fn note_learnt(service: &Service, who: PlayerId, game: Game) -> Result<(), ActionError> {
    let learn = move |store: &dyn Store| {
        let preferences = store.preferences(who)?.having_learnt(game);
        store.save_preferences(who, &preferences)
    };
    Ok(service.records.change(learn).await?)
}

/// Whether a game of the person waits in this channel.
async fn is_playing(service: &Service, context: &Context) -> Result<bool, ActionError> {
    let (who, channel) = (context.who(), context.channel());
    let live = service.records.run(move |store| store.live_of(who)).await?;
    Ok(live.iter().any(|one| one.place().channel == channel && matches!(one.stage(), Stage::Playing(_))))
}
