//! Threads: a server can have each match played in its own thread.

use kuzhi_domain::matches::Match;
use kuzhi_domain::{ChannelId, Language};
use kuzhi_store::{CommitError, Delivered};
use kuzhi_view::screens;
use kuzhi_view::words::Words;

use crate::delivery::Audience;
use crate::service::loading;
use crate::service::locks::MatchLock;
use crate::service::{Context, Service};

/// Moves a match that has just begun into a thread, if the server wants that, and says so in the channel.
/// After that, nobody waits for the board there.
///
/// If no thread can be opened, the match stays in the channel.
pub(in crate::service) async fn take_to_thread<'a>(
    service: &Service,
    lock: &MatchLock,
    begun: Match,
    context: Option<&'a Context>,
    audience: Audience,
) -> (Match, Option<&'a Context>, Audience) {
    if context.is_some_and(|context| context.may_write(true).is_err()) {
        // In a thread it could not post the board.
        return (begun, context, audience);
    }
    let language = audience.delivered.language.or_else(|| context.map(Context::language_here));
    let language = language.unwrap_or_default();
    let words = Words::for_language(language);
    let name = screens::thread_name(words, &begun, service.records.players_of(words, &begun).await);
    let moved = match service.boards.open_thread(begun.place(), &name).await {
        Some(thread) => commit_move(service, lock, &begun, thread, language).await,
        None => None,
    };
    let Some(moved) = moved else { return (begun, context, audience) };
    if let (Some(context), Some(playing)) = (context, moved.played()) {
        context.answer(&screens::in_thread(words, &moved, playing)).await;
    }
    let audience = loading::audience(&service.records, &moved).await;
    (moved, None, audience)
}

/// Stores that a match is played in its thread. The message of the challenge is no longer its board.
async fn commit_move(
    service: &Service,
    lock: &MatchLock,
    begun: &Match,
    thread: ChannelId,
    language: Language,
) -> Option<Match> {
    match service.matches.commit(lock, begun.moved_to(thread), None, None).await {
        Ok(moved) => {
            let messages = service.records.delivered(moved.id()).await;
            let messages = Delivered { board: None, language: Some(language), ..messages };
            service.boards.save_delivered(lock, messages).await;
            Some(moved)
        }
        Err(CommitError::Store(error)) => {
            service.records.report(&error, "a match could not move into its thread");
            None
        }
        // Nobody else has the lock, so the match is unchanged.
        Err(CommitError::Conflict | CommitError::Repeated(_)) => None,
    }
}
