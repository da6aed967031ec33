//! The REST API: every route of the stand-in.

mod activities;
mod applications;
mod channels;
mod commands;
mod emojis;
mod error;
mod events;
mod guard;
mod guilds;
mod messages;
mod payload;
mod posted;
mod responses;
mod threads;
mod webhooks;

use std::sync::Arc;

use axum::Router;
use axum::http::Uri;
use axum::middleware;
use axum::routing::{get, patch, post, put};

use self::error::ApiError;
pub(crate) use self::posted::take_posted;
use super::state::State;

/// The result of a handler.
type Answer<T> = Result<T, ApiError>;

/// All routes below `/api/v10`, and the files of messages.
pub(crate) fn routes(state: &Arc<State>) -> Router<Arc<State>> {
    let guarded = middleware::from_fn_with_state(Arc::clone(state), guard::stand);
    Router::new()
        .nest("/api/v10", api())
        .fallback(unknown)
        .layer(guarded)
        // Whoever has the client secret, with a form.
        .route("/api/v10/oauth2/token", post(activities::exchange))
        .route("/attachments/{channel}/{attachment}/{filename}", get(messages::file))
}

fn api() -> Router<Arc<State>> {
    Router::new().merge(about()).merge(commands()).merge(channels()).merge(interactions())
}

fn about() -> Router<Arc<State>> {
    Router::new()
        .route("/gateway", get(applications::gateway))
        .route("/gateway/bot", get(applications::gateway_bot))
        .route("/users/@me", get(applications::me))
        .route("/users/@me/guilds", get(applications::guilds))
        .route("/users/{user}", get(applications::user))
        .route("/applications/@me", get(applications::application))
        .route("/oauth2/applications/@me", get(applications::application))
        .route("/applications/{application}/activity-instances/{instance}", get(activities::instance))
        .route("/applications/{application}/emojis", get(emojis::list).post(emojis::create))
        .route("/applications/{application}/emojis/{emoji}", get(emojis::read).delete(emojis::delete))
}

fn commands() -> Router<Arc<State>> {
    let all = || get(commands::list).put(commands::replace).post(commands::create);
    let one = || get(commands::read).patch(commands::edit).delete(commands::delete);
    Router::new()
        .route("/applications/{application}/commands", all())
        .route("/applications/{application}/commands/{command}", one())
        .route("/applications/{application}/guilds/{guild}/commands", all())
        .route("/applications/{application}/guilds/{guild}/commands/{command}", one())
}

fn channels() -> Router<Arc<State>> {
    Router::new()
        .route("/users/@me/channels", post(channels::open_direct))
        .route("/guilds/{guild}", get(guilds::read))
        .route("/guilds/{guild}/members/{user}", get(guilds::member))
        .route(
            "/guilds/{guild}/members/{user}/roles/{role}",
            put(guilds::give_role).delete(guilds::take_role),
        )
        .route("/guilds/{guild}/scheduled-events", get(events::list).post(events::create))
        .route("/guilds/{guild}/scheduled-events/{event}", patch(events::edit).delete(events::delete))
        .route("/channels/{channel}", get(channels::read))
        .route("/channels/{channel}/typing", post(channels::typing))
        .route("/channels/{channel}/messages", get(messages::list).post(messages::create))
        .route(
            "/channels/{channel}/messages/{message}",
            get(messages::read).patch(messages::edit).delete(messages::delete),
        )
        .route("/channels/{channel}/threads", post(threads::create))
        .route("/channels/{channel}/thread-members/{user}", put(threads::add_member))
        .route("/channels/{channel}/messages/{message}/threads", post(threads::create_from_message))
}

fn interactions() -> Router<Arc<State>> {
    let message = get(webhooks::read).merge(patch(webhooks::edit)).delete(webhooks::delete);
    Router::new()
        .route("/interactions/{interaction}/{token}/callback", post(responses::respond))
        .route("/webhooks/{application}/{token}", post(webhooks::follow_up))
        .route("/webhooks/{application}/{token}/messages/{message}", message)
}

async fn unknown(uri: Uri) -> ApiError {
    ApiError::unknown_route(uri.path())
}
