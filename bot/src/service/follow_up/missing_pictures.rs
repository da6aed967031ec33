//! Tells people why a board is text instead of a picture.

use kuzhi_domain::matches::Match;
use kuzhi_domain::settings::Look;
use kuzhi_view::screens;

use crate::service::{Context, Service};

/// Tells a person who manages the server, and nobody else, why its boards are not pictures.
pub(in crate::service) async fn explain(service: &Service, context: &Context, shown: &Match) {
    let Some(guild) = shown.place().guild else { return };
    let can_help =
        context.manages() && !context.is_user_install() && context.channel() == shown.place().channel;
    if context.may_attach()
        || !can_help
        || !service.records.house_rules(Some(guild)).await.look.is_some_and(Look::is_picture)
        || !service.file_hints.take_turn(guild, service.clock.now())
    {
        return;
    }
    context.tell(&screens::no_files_for_boards(context.words())).await;
}
