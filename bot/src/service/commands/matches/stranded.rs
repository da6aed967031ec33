//! Matches whose channel is gone. Their players can resign anywhere, and move them to another channel of the
//! server.

use std::collections::BTreeSet;
use std::sync::Arc;

use kuzhi_domain::matches::{Match, Place, Stage};
use kuzhi_domain::refusal::Refusal;
use kuzhi_store::{CommitError, Delivered, StoreError};
use kuzhi_view::request::MatchCommand;

use super::board;
use crate::service::locks::MatchLock;
use crate::service::{ActionError, Context, Response, Service};

/// The most channels that Discord is asked about when a person has no match where they are.
pub(crate) const MOST: usize = 5;

/// Whether a match is played elsewhere, and its channel is gone.
pub(crate) async fn is_stranded(service: &Service, context: &Context, one: &Match) -> bool {
    let there = one.place();
    there.channel != context.channel() && service.channel_access.is_gone(there).await
}

/// Returns a person's stranded matches on this server. Discord is asked about so many channels at most, those
/// where nothing has happened for longest first.
pub(crate) async fn on_this_server(
    service: &Service,
    context: &Context,
    most: usize,
) -> Result<Vec<Match>, StoreError> {
    let (who, Place { guild, channel }) = (context.who(), context.place());
    if guild.is_none() {
        return Ok(Vec::new());
    }
    let mut live = service.records.run(move |store| store.live_of(who)).await?;
    let is_near = |one: &Match| one.place().guild == guild && one.place().channel != channel;
    live.retain(|one| is_near(one) && matches!(one.stage(), Stage::Playing(_)));
    live.sort_by_key(Match::last_change);
    let (mut asked, mut stranded) = (BTreeSet::new(), Vec::new());
    for one in live {
        let there = one.place().channel;
        if service.channel_access.is_known_gone(there)
            || (asked.len() < most
                && asked.insert(there)
                && service.channel_access.is_gone(one.place()).await)
        {
            stranded.push(one);
        }
    }
    Ok(stranded)
}

/// Takes a stranded match to where the person is, and posts its board there.
pub(crate) async fn bring(
    service: &Arc<Service>,
    context: &Context,
    one: &Match,
) -> Result<Response, ActionError> {
    take_here(service, context, one).await?;
    board::bring_board(service, context, one.id()).await
}

async fn take_here(service: &Service, context: &Context, one: &Match) -> Result<(), ActionError> {
    let here = context.place();
    let lock = service.matches.lock(one.id()).await;
    let current = service.records.require(one.id()).await?;
    if current.place() == here {
        // Somebody has brought it already.
        return Ok(());
    }
    let other = kuzhi_domain::matches::may_take_along(&current, context.who(), here)?;
    let delivered = service.records.delivered(one.id()).await;
    let sees = match (here.guild, other) {
        (Some(guild), Some(other)) => service.channel_access.may_look(guild, here.channel, other).await,
        _ => true,
    };
    // Where people only bring the bot along, it cannot post a board.
    if !sees || context.is_user_install() {
        return Err(Refusal::ChannelGone.into());
    }
    has_room(service, context, here).await?;
    move_to(service, context, &lock, &current, delivered).await
}

/// Checks whether a match may begin here; then one may go on here as well.
async fn has_room(service: &Service, context: &Context, here: Place) -> Result<(), ActionError> {
    let house = service.records.house_rules(here.guild).await;
    house.admit(here.channel, context.parent())?;
    let live = service.records.run(move |store| store.live_in(here.channel)).await?;
    let most = service.matches.match_limits.in_channel;
    Ok(house.has_room(&live, most, service.clock.now())?)
}

async fn move_to(
    service: &Service,
    context: &Context,
    lock: &MatchLock,
    current: &Match,
    delivered: Delivered,
) -> Result<(), ActionError> {
    let moved = current.moved_to(context.channel());
    match service.matches.commit(lock, moved, None, None).await {
        Ok(_) => {
            let delivered = Delivered { board: None, ping: None, gone_since: None, ..delivered };
            service.boards.save_delivered(lock, delivered).await;
            Ok(())
        }
        Err(CommitError::Store(error)) => Err(error.into()),
        // Another process has changed it: the person can ask again.
        Err(CommitError::Conflict | CommitError::Repeated(_)) => Err(Refusal::Stale.into()),
    }
}

/// Checks whether what a person asks for can be done in a stranded match.
pub(crate) fn may_ask(asked: &MatchCommand) -> Result<(), Refusal> {
    match asked {
        MatchCommand::Resign | MatchCommand::Board { .. } => Ok(()),
        _ => Err(Refusal::ChannelGone),
    }
}
