//! The bot's reply as a film, and the card of a match that ends with one.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::PlayerId;
use kuzhi_domain::limits::Cost;
use kuzhi_domain::matches::Match;
use kuzhi_domain::settings::BotReply;

use crate::delivery::{Audience, Recipient};
use crate::service::{Context, Service};

/// How long such a film is, at most, and some time to load it.
const LONGEST: Duration = Duration::from_secs(4);

/// Returns the person who waits for the reply, if they want it as a film and it costs no more than they may
/// use. Whoever moves from a private board does not look at the one with the film.
pub(in crate::service) fn viewer(
    service: &Service,
    audience: &Audience,
    here: Option<&Context>,
) -> Option<PlayerId> {
    let here = here.filter(|here| {
        audience.preferences(here.who()).reply == BotReply::Film
            && here.may_attach()
            && !audience.delivered.no_files
            && !here.answers_in_panel()
            && !service.overload.is_full()
    })?;
    let (who, guild) = (here.who(), here.place().guild);
    service.spend(Cost::Picture, who, guild).is_ok().then_some(who)
}

/// Has the card of a finished match take the place of the film once people have seen that to its end.
pub(in crate::service) fn bring_card_later(
    service: &Arc<Service>,
    current: &Match,
    only_way: Option<Recipient>,
) {
    let (later, current) = (Arc::clone(service), current.clone());
    service.tasks.spawn(async move {
        tokio::select! {
            () = later.clock.after(LONGEST) => {}
            () = later.stopping() => {}
        }
        later.boards.follow_with_card(&current, only_way);
    });
}
