//! The message of a tournament, and its thread, in which it is held.

use std::time::Duration;

use kuzhi_domain::tournaments::Tournament;
use kuzhi_store::StoreError;
use kuzhi_view::screens::{self, Screen};
use kuzhi_view::words::Words;

use crate::delivery::{Nonce, try_to};
use crate::service::Service;

/// How long whoever presses *Announce* is not interfered with. Discord certainly remembers a nonce for so
/// long.
const ANNOUNCING_TAKES: Duration = Duration::from_mins(1);

/// Posts the message of a tournament if it is not there, or brings it up to date.
pub(super) async fn show_card(
    service: &Service,
    words: &'static Words,
    current: &mut Tournament,
) -> Result<(), StoreError> {
    let names = service.records.names_of_others(current).await;
    let screen = screens::naming_others(words, current, screens::tournament_card(words, current), &names);
    let Some(card) = current.posts.card else {
        let is_announcing = service.clock.now().since(current.made) < ANNOUNCING_TAKES;
        if is_announcing && !current.is_announced_by_itself() && current.other_server().is_none() {
            // Whoever announces it is about to post it.
            return Ok(());
        }
        return post_card(service, &screen, current).await;
    };
    if service.tournaments.is_news(current, &screen) {
        let edit = service.boards.discord().edit(current.card_place(), card, &screen);
        if try_to("edit a tournament", edit).await.is_none() {
            service.tournaments.forget_card(current);
        }
    }
    Ok(())
}

/// Posts the message of a tournament, and opens its thread. However often this is done, there is one of each.
async fn post_card(service: &Service, screen: &Screen, current: &mut Tournament) -> Result<(), StoreError> {
    let nonce = Nonce::card(current.id).beside(current.is_seen_by_guests());
    let post = service.boards.discord().post(current.card_place(), screen, nonce);
    let Some(message) = try_to("post a tournament", post).await else { return Ok(()) };
    let thread = service.boards.open_thread_of(current.card_place(), message, &current.title()).await;
    service.tournaments.update_current(current, |next| next.posts.note_posted(message, thread)).await?;
    Ok(())
}
