//! The history: what a person has played, visible only to them.

use kuzhi_domain::PlayerId;
use kuzhi_domain::people::{Against, HistoryFilter};
use kuzhi_view::request::HistoryPage;
use kuzhi_view::screens::{self, HISTORY_LENGTH};
use kuzhi_view::words;

use crate::service::waiting::one_listed;
use crate::service::{ActionError, Context, Response, Service};

/// Shows a person a page of their matches, in place of the previous page.
pub(in crate::service) async fn history(
    service: &Service,
    context: &Context,
    page: HistoryPage,
) -> Result<Response, ActionError> {
    let (who, words) = (context.who(), context.words());
    let of = HistoryFilter { player: who, game: page.game, against: page.against };
    let after = page.page.saturating_mul(HISTORY_LENGTH);
    let mut found = service.records.run(move |store| store.past(&of, after, HISTORY_LENGTH + 1)).await?;
    let has_older = found.len() > HISTORY_LENGTH;
    found.truncate(HISTORY_LENGTH);
    let mut listed = Vec::with_capacity(found.len());
    for one in found {
        listed.push(one_listed(service, words, one, who).await);
    }
    let against = match page.against {
        Against::Anybody => None,
        Against::Bot => Some("Kuzhi".to_owned()),
        Against::Person(other) => Some(name(service, context, other).await),
    };
    let screen = screens::history(words, who, page, &listed, has_older, against.as_deref());
    Ok(Response::TellInPlace(screen))
}

async fn name(service: &Service, context: &Context, player: PlayerId) -> String {
    words::named_within(context.words(), player, service.records.name_of(player).await.as_deref())
}
