//! What happens in a tournament by itself: it begins, its games begin and end, rounds follow one another,
//! and people are told.
//!
//! Whatever is decided is stored first. Matches have the ids that were stored with it, so that a start
//! after a kill makes those that are missing, and none twice. News stays with the tournament until it was
//! told. The message of a tournament is brought up to date before that, because nobody looks at one that
//! is over and has nothing to tell.

mod card;
mod events;
mod games;
mod podium;
mod roles;
mod series;
mod servers;
mod silence;
mod telling;
mod written;

pub(in crate::service) use self::servers::cancel;
pub(super) use self::servers::{break_off, check_servers};
pub(super) use self::silence::{take_along, take_games_along};

use std::sync::Arc;

use kuzhi_domain::tournaments::{MatchFact, Tournament, TournamentGame};
use kuzhi_domain::{GuildId, TournamentId};
use kuzhi_store::StoreError;
use kuzhi_view::words::Words;

use self::card::show_card;
use self::events::keep_event;
use self::games::make_match;
use self::roles::keep_winners_role;
use self::series::announce_next;
use self::servers::resign;
use self::silence::{falls_silent, is_silent};
use self::telling::tell_all;
use self::written::{keep_true, look_at_later};
use crate::service::pauses;
use crate::service::{BackgroundWork, Service};

/// Does what is due in a tournament.
///
/// # Errors
///
/// When the store fails. It is looked at again in a while.
pub(super) async fn do_what_is_due(service: &Arc<Service>, id: TournamentId) -> Result<(), StoreError> {
    let Some(_turn) = service.tournaments.take_turn(id).await else { return Ok(()) };
    // Time does not count while people cannot reach the bot.
    if !service.deadlines.is_there() {
        return Ok(());
    }
    let Some(mut current) = service.tournaments.find(id).await? else {
        service.tournaments.agenda.look_at(id, None);
        return Ok(());
    };
    if let Some(lapses) = current.lapses_at() {
        if lapses <= service.clock.now() {
            return service.tournaments.drop_draft(id).await;
        }
        service.tournaments.agenda.watch(&current);
        return Ok(());
    }
    for guild in servers_of(&current) {
        current = current.seen_from(guild);
        if is_silent(service, words(service, guild).await, &mut current).await? {
            return Ok(());
        }
    }
    current = current.seen_from_home();
    service.tournaments.advance(&mut current).await?;
    settle_stopped(service, &mut current).await?;
    announce_next(service, &mut current).await?;
    keep_event(service, &mut current).await?;
    for guild in servers_of(&current) {
        service.feeds.look_soon(guild).await?;
    }
    let shown = current.version;
    show_cards(service, &mut current).await?;
    keep_winners_role(service, &mut current).await?;
    let tells = current.has_news();
    for guild in servers_of(&current) {
        current = current.seen_from(guild);
        let words = words(service, guild).await;
        // What a thread refuses twice is told in its channel.
        for _ in 0..4 {
            tell_all(service, words, &mut current).await?;
            if falls_silent(service, words, &mut current).await? {
                return Ok(());
            }
        }
    }
    current = current.seen_from_home();
    let playing: Vec<TournamentGame> = current.playing().copied().collect();
    for game in playing {
        make_match(service, &mut current, &game).await?;
    }
    for guild in servers_of(&current) {
        current = current.seen_from(guild);
        keep_true(service, words(service, guild).await, &mut current).await?;
    }
    current = current.seen_from_home();
    pauses::credit_all(service, &mut current).await?;
    if tells {
        look_at_later(service, &current).await?;
    }
    if current.version != shown {
        show_cards(service, &mut current).await?;
    }
    while let Some(newest) = service.tournaments.find(id).await? {
        if newest.version == current.version {
            service.tournaments.agenda.watch(&newest);
            break;
        }
        // Another process may have shown this already, before what this one has shown.
        current = newest;
        show_cards(service, &mut current).await?;
    }
    Ok(())
}

/// The servers on which a tournament is posted.
pub(super) fn servers_of(one: &Tournament) -> Vec<GuildId> {
    one.guilds().collect()
}

/// Brings the message of a tournament up to date on each of its servers.
async fn show_cards(service: &Service, current: &mut Tournament) -> Result<(), StoreError> {
    for guild in servers_of(current) {
        *current = current.clone().seen_from(guild);
        show_card(service, words(service, guild).await, current).await?;
    }
    *current = current.clone().seen_from_home();
    Ok(())
}

/// Ends the matches whose games were ended: whoever has left resigns, others are broken off. Those that ended
/// before count as people have seen them.
async fn settle_stopped(service: &Arc<Service>, current: &mut Tournament) -> Result<(), StoreError> {
    for stopped in current.stopped.clone() {
        let found = service.records.load(stopped).await?;
        let leaver =
            current.left_by(stopped).filter(|&who| found.as_ref().is_some_and(|one| one.has_moved(who)));
        let is_ended = match leaver {
            Some(who) => resign(service, stopped, who).await?,
            None => break_off(service, stopped).await?,
        };
        if is_ended {
            service.attend_unwaited(BackgroundWork::Redraw(vec![stopped]));
        }
        let fact = service.records.load(stopped).await?.map(|one| MatchFact::from_match(&one));
        service.tournaments.update_current(current, |next| next.settle_stopped(stopped, fact)).await?;
    }
    Ok(())
}

/// The words of a server.
async fn words(service: &Service, guild: GuildId) -> &'static Words {
    Words::for_language(service.records.house_rules(Some(guild)).await.language.unwrap_or_default())
}
