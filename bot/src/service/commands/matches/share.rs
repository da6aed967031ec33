//! Sharing a finished match in another channel of its server, as a card.

use kuzhi_domain::matches::{BoardLook, Match, Place};
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::settings::BoardStyle;
use kuzhi_domain::{ChannelId, MatchId};
use kuzhi_view::screens::{self, Screen};

use crate::delivery::Nonce;
use crate::drawing::Urgency;
use crate::service::loading;
use crate::service::permission::load_permitted;
use crate::service::target::Target;
use crate::service::{ActionError, Context, Response, Service};

/// Asks a person in which channel to share a match.
pub(in crate::service) async fn ask_share(
    service: &Service,
    context: &Context,
    id: MatchId,
) -> Result<Response, ActionError> {
    shareable(service, context, id).await?;
    Ok(Response::Tell(screens::share_question(context.words(), id)))
}

/// Posts a match in a channel. That the person may write there was checked when they chose it.
pub(in crate::service) async fn share(
    service: &Service,
    context: &Context,
    id: MatchId,
    channel: ChannelId,
) -> Result<Response, ActionError> {
    let one = shareable(service, context, id).await?;
    let over = one.over().ok_or(Refusal::NoSuchButton)?;
    if channel == one.place().channel {
        return Err(Refusal::StandsThere { channel }.into());
    }
    let rules = service.records.house_rules(one.place().guild).await;
    rules.admit(channel, None)?;
    let audience = loading::audience(&service.records, &one).await;
    let (words, look) = (context.words_here(), audience.look(&one));
    let look = BoardLook { style: BoardStyle::Image, ..look };
    let file =
        service.boards.card(words, &one, &audience.ratings, look, Urgency::Board).await.unwrap_or_else(
            |error| {
                error.report("cannot draw the card of a match; it is shared without");
                None
            },
        );
    let names = service.records.players_of(words, &one).await.map(Option::unwrap_or_default);
    let round = service.boards.round_of(&one).await;
    let shared = screens::shared_match(words, context.who(), &one, over, &names, round);
    let screen = Screen { file, ..shared };
    let place = Place { channel, ..one.place() };
    let posted = service.boards.discord().post(place, &screen, Nonce::shared(&one, channel)).await;
    posted.map_err(|error| {
        tracing::debug!(%error, "a match cannot be shared in another channel");
        Refusal::CannotPost { channel }
    })?;
    Ok(Response::TellInPlace(screens::share_done(context.words(), channel)))
}

/// Returns a finished match of the server in which the person asks, if they may see it. Only under such a
/// match is there a button.
async fn shareable(service: &Service, context: &Context, id: MatchId) -> Result<Match, ActionError> {
    let one = load_permitted(service, context, Target::unread(id)).await?;
    let here = context.place().guild;
    if here.is_none() || one.place().guild != here || one.over().is_none() {
        return Err(Refusal::NoSuchButton.into());
    }
    Ok(one)
}
