//! Makes the bot's move once it has been chosen, and shows it.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::Timestamp;
use kuzhi_domain::matches::{Match, Playing};
use kuzhi_store::Delivered;

use crate::service::background_work::{BotMove, Waiting};
use crate::service::change::{bring_next_set, commit_bot_move};
use crate::service::follow_up::bot_moves::{attend_to, think_again_if_due, try_again};
use crate::service::follow_up::reply_film;
use crate::service::locks::MatchLock;
use crate::service::{Service, loading, private_board};

/// How long after a person's move the bot's answer pings them back. Before that they are still looking.
const STILL_LOOKING: Duration = Duration::from_secs(15);

/// Makes a move that the bot has chosen, then thinks on or shows the result.
pub(super) async fn make(service: &Arc<Service>, chosen: BotMove) {
    let BotMove { asked, current, mv, wait, waiting, thinking } = chosen;
    let lock = service.matches.lock(current.id()).await;
    let Some(next) = commit_bot_move(service, &lock, &current, mv, &wait).await else {
        drop(thinking);
        try_again(service, &current).await;
        return think_again_if_due(service, &current).await;
    };
    match service.bot.think(&next) {
        Some(thought) => {
            thinking.goes_on(&thought);
            attend_to(service, asked, next, thought, waiting, thinking);
        }
        None => come_back(service, &lock, &asked, &next, waiting).await,
    }
}

/// Shows the bot's moves to the person who waited for them, or who no longer does.
async fn come_back(
    service: &Arc<Service>,
    lock: &MatchLock,
    asked: &Match,
    current: &Match,
    waiting: Option<Waiting>,
) {
    // If the board was posted again meanwhile, it stays where it is now.
    let Delivered { board, user_install, .. } = service.records.delivered(current.id()).await;
    let panel = waiting.as_ref().map(|waiting| waiting.context.clone());
    let here = waiting.filter(|waiting| board == waiting.board).map(|waiting| waiting.context);
    // Where people bring the bot along, the answer to this person is the only way.
    if here.is_none() || (has_looked_away(service, asked) && !user_install) {
        service.boards.announce(lock, current, None).await;
        if let Some(panel) = panel {
            private_board::update_panel(service, &panel, current).await;
        }
        return;
    }
    let mut audience = loading::audience(&service.records, current).await;
    audience.film_for = reply_film::viewer(service, &audience, here.as_ref());
    let has_film = audience.film_for.is_some();
    service.boards.show_quietly_to(lock, current, here.as_ref(), audience).await;
    if let Some(here) = here {
        if has_film && current.over().is_some() {
            reply_film::bring_card_later(service, current, user_install.then(|| here.recipient()));
        }
        bring_next_set(service, current, &here).await;
        private_board::update_panel(service, &here, current).await;
    }
}

fn has_looked_away(service: &Service, asked: &Match) -> bool {
    let moved = asked.played().map_or(Timestamp::default(), Playing::moved);
    service.clock.now().since(moved) > STILL_LOOKING
}
