//! What is due in a match without a request: a challenge expires, someone is reminded or pinged, time is up,
//! the bot has to move, or people have not seen the current version. All of it follows from the match and
//! from what was delivered.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::matches::{Actor, Due, Intent, Match, News, Seat, Stage};
use kuzhi_domain::{MatchId, Timestamp};
use kuzhi_store::{Delivered, StoreError};

use super::reminders::{morning, remind};
use crate::delivery::DeliveryMode;
use crate::service::change::{after_change, apply};
use crate::service::follow_up::{bot_moves, sets};
use crate::service::loading;
use crate::service::locks::MatchLock;
use crate::service::{ActionError, BackgroundWork, Service};

/// How long to wait before showing a match again, by the number of failed attempts.
const PAUSES: [Duration; 4] =
    [Duration::from_secs(5), Duration::from_secs(30), Duration::from_mins(3), Duration::from_mins(15)];

/// How often the longest pause is repeated: for a day.
const LONGEST_PAUSES: usize = 96;

/// How long to wait after so many failed attempts. `None` to give up.
fn pause_after(tries: u32) -> Option<Duration> {
    let tries = usize::try_from(tries).ok()?;
    PAUSES.into_iter().chain([PAUSES[3]; LONGEST_PAUSES]).nth(tries)
}

/// What people have to be shown of a match.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Untold {
    /// A change that they are notified of.
    Change,
    /// That the time of the player to move is up.
    TimeUp,
    /// A reminder of their time.
    Reminder,
    /// Whatever they have not seen, and whoever is to be pinged.
    Anything,
    /// Nothing: its tournament is paused, and no clock runs.
    Pause,
}

/// Does what is due in a match. What fails is retried.
///
/// First it is decided, then shown. The match is not locked in between, so that neither people nor other
/// deadlines wait until Discord takes the board.
pub(crate) async fn apply_due(service: &Arc<Service>, id: MatchId, tries: u32) {
    // Boxed: most of those who look wait, and these futures are large.
    let looked = match Box::pin(decide(service, id)).await {
        Ok(untold) => Box::pin(finish(service, id, untold, tries)).await,
        Err(error) => Err(error),
    };
    if let Err(error) = looked {
        let what = "what fell due could not be done; it is tried again in a while";
        service.records.report(&error, what);
        service.deadlines.try_again_unseen(id, tries);
    }
}

/// Does what is due in a match, and returns what is to be shown of that.
async fn decide(service: &Arc<Service>, id: MatchId) -> Result<Option<Untold>, StoreError> {
    let lock = service.matches.lock(id).await;
    let _turn = service.deadlines.slots.turn_to_decide().await;
    match decide_in(service, &lock).await {
        Ok(untold) => Ok(untold),
        // Refused if someone answered or moved in time.
        Err(error) => error.into_failure().map_or(Ok(None), Err),
    }
}

async fn decide_in(service: &Arc<Service>, lock: &MatchLock) -> Result<Option<Untold>, ActionError> {
    let Some(current) = service.records.load(lock.id()).await? else {
        service.deadlines.forget(lock.id()).await;
        return Ok(None);
    };
    let now = service.clock.now();
    if current.bot_to_move().is_some() && !service.bot.is_thinking_on(lock.id()) {
        think(service, lock, current, now).await?;
        return Ok(None);
    }
    let due = current.due(now);
    if let Some(Due::Reminder | Due::TimeUp | Due::Return) = due {
        let credited = service.credit_pauses(lock, &current).await?;
        if credited.is_paused {
            return Ok(Some(Untold::Pause));
        }
        if credited.has_changed {
            return Ok(Some(Untold::Anything));
        }
        if service.deadlines.runs_clock(lock.id()) && has_other_calendars(service, lock, &current).await? {
            service.attend_unwaited(BackgroundWork::Redraw(vec![lock.id()]));
            return Ok(Some(Untold::Anything));
        }
    }
    if let Some(followed) = follow(service, lock, &current).await? {
        return Ok(Some(followed));
    }
    match due {
        Some(due @ (Due::Lapse | Due::Count)) => carry_out(service, lock, &current, due).await,
        Some(due) if service.deadlines.runs_clock(lock.id()) => carry_out(service, lock, &current, due).await,
        _ => Ok(Some(Untold::Anything)),
    }
}

/// Whether players of a match are away by now, or back, which its clock did not know.
async fn has_other_calendars(
    service: &Service,
    lock: &MatchLock,
    current: &Match,
) -> Result<bool, StoreError> {
    let has_followed = service.follow_calendars(lock, current).await?;
    Ok(service.absence.note_return(lock).await?.is_some() || has_followed)
}

/// Shows what is to be shown of a match, and notes when to look at it again.
async fn finish(
    service: &Arc<Service>,
    id: MatchId,
    untold: Option<Untold>,
    tries: u32,
) -> Result<(), StoreError> {
    let turn = match untold {
        Some(_) => service.deadlines.slots.turn_to_show().await,
        None => None,
    };
    let lock = service.matches.lock(id).await;
    if let Some(untold) = untold
        && let Some(current) = service.records.load(id).await?
    {
        show(service, &lock, &current, untold, tries).await?;
    }
    drop(turn);
    if untold == Some(Untold::Pause)
        && let Some(current) = service.records.load(id).await?
    {
        // Somebody with little time left would be looked at again and again.
        service.deadlines.try_again(&current, service.clock.now() + PAUSES[1], tries).await;
        return Ok(());
    }
    update_deadlines(service, id, untold, tries).await
}

/// Shows what is to be shown of a match, unless that was done meanwhile.
async fn show(
    service: &Arc<Service>,
    lock: &MatchLock,
    current: &Match,
    untold: Untold,
    tries: u32,
) -> Result<(), StoreError> {
    let is_told = || async { Ok(delivered(service, current.id()).await?.version == current.version()) };
    match untold {
        Untold::Change if !is_told().await? => _ = service.boards.announce(lock, current, None).await,
        Untold::Change | Untold::Pause => {}
        Untold::TimeUp => {
            if is_told().await? {
                return Ok(());
            }
            // With a live clock both players are at the board.
            if current.runs_live_clock() {
                service.boards.show_quietly(lock, current, None).await;
            } else {
                service.boards.announce(lock, current, None).await;
            }
        }
        Untold::Reminder => remind(service, lock, current).await?,
        Untold::Anything => tell(service, lock, current, service.clock.now(), tries).await?,
    }
    Ok(())
}

/// Has the bot think about its move. Nobody has started that so far, so the bot loses no time for it.
async fn think(
    service: &Arc<Service>,
    lock: &MatchLock,
    current: Match,
    now: Timestamp,
) -> Result<(), StoreError> {
    sets::inherit(service, lock, &current).await;
    let with_its_time = service.absence.credit_one(lock, Timestamp::default(), now).await?;
    let current = with_its_time.unwrap_or(current);
    if let Some(thought) = service.bot.think(&current) {
        bot_moves::answer_later(service, current, thought, None);
    }
    Ok(())
}

/// Shows people the current version of a match if they have not seen it, or pings the person to move.
async fn tell(
    service: &Arc<Service>,
    lock: &MatchLock,
    current: &Match,
    now: Timestamp,
    tries: u32,
) -> Result<(), StoreError> {
    let kept @ Delivered { version, user_install, ping_at: call_at, .. } =
        delivered(service, current.id()).await?;
    // Where the bot can only answer, people see the board when they press a button or ask for it.
    if version == current.version() || user_install {
        if kept.owes_ping(current, now) {
            service.boards.ping_if_idle(lock, current).await;
        }
        return Ok(());
    }
    sets::inherit(service, lock, current).await;
    if let Some(previous) = current.series().and_then(|series| series.previous).filter(|_| version == 0) {
        // Both sets were stored at once, so nobody has seen the end of the previous one either.
        service.attend_unwaited(BackgroundWork::Due(previous, 0));
    }
    let audience = loading::audience(&service.records, current).await;
    if service.boards.show(lock, current, None, audience, DeliveryMode::Notify).await.is_ok() {
        // Whoever could not be shown the board before has all of their time from now on.
        if tries > 0
            && current.runs_live_clock()
            && let Some(next) = service.absence.credit_one(lock, Timestamp::default(), now).await?
        {
            service.boards.show_quietly(lock, &next, None).await;
        }
        return Ok(());
    }
    let may_have_notified = delivered(service, current.id()).await?.notified.is_some();
    match pause_after(tries) {
        // Discord may have the message that notifies someone, and knows its nonce for a minute.
        Some(pause) if may_have_notified => {
            service.deadlines.try_again(current, now + pause.min(PAUSES[1]), tries + 1).await;
        }
        Some(pause) => service.deadlines.try_again(current, now + pause, tries + 1).await,
        None => {
            tracing::warn!(id = %current.id(), "giving up on showing a match; `/board` brings it back");
            // A ping that is overdue would have all this done again at once.
            service.deadlines.update(current, call_at.filter(|at| *at > now)).await;
        }
    }
    Ok(())
}

/// Notes when to look at a match again, after so many failed attempts. Does nothing while the match still has
/// to be shown or the bot is thinking, because those set the deadline themselves.
async fn update_deadlines(
    service: &Service,
    id: MatchId,
    untold: Option<Untold>,
    tries: u32,
) -> Result<(), StoreError> {
    let Some(current) = service.records.load(id).await? else { return Ok(()) };
    let Delivered { version, user_install, ping_at: call_at, .. } = delivered(service, id).await?;
    let is_told = version == current.version() || user_install;
    if !is_told || service.bot.is_thinking_on(id) {
        return Ok(());
    }
    let now = service.clock.now();
    let waits = current.due(now) == Some(Due::Follow);
    let is_new = untold == Some(Untold::Reminder) && current.due(now) == Some(Due::TimeUp);
    if current.due(now).is_some() && !is_new && (waits || service.deadlines.runs_clock(id)) {
        // It could not be done. A reminder may come late, but nobody's time lasts longer for it. While it may
        // have arrived, Discord knows its nonce.
        let morning = match current.due(now) {
            Some(Due::Reminder) => morning(service, &current, now).await,
            _ => None,
        };
        if let Some(morning) = morning {
            service.deadlines.try_again(&current, morning, tries).await;
            return Ok(());
        }
        let up = current.running().map(|(clock, mover)| clock.runs_out(mover)).filter(|up| *up > now);
        let at = up.map_or(now + PAUSES[1], |up| up.min(now + PAUSES[1]));
        service.deadlines.try_again(&current, at, tries + 1).await;
    } else {
        // A ping that is still due could not be made, or something else fell due with it.
        let call_at = call_at.map(|at| at.max(now + PAUSES[0]));
        service.deadlines.update(&current, call_at).await;
    }
    Ok(())
}

pub(super) async fn delivered(service: &Service, id: MatchId) -> Result<Delivered, StoreError> {
    service.records.find(move |store| store.delivered(id)).await
}

/// Takes over what the other channel has done, or asks it. Nothing tells this process of it after a kill, so
/// a match that waits for the other one is looked at again and again. Returns what is to be shown of it.
async fn follow(
    service: &Arc<Service>,
    lock: &MatchLock,
    current: &Match,
) -> Result<Option<Untold>, ActionError> {
    let voting = current.voting();
    let Some((followed, host)) = voting.and_then(|voting| Some((voting.followed()?, voting.host))) else {
        return Ok(None);
    };
    let other = service.records.load(followed).await?;
    match current.news_of_rival(other.as_ref()) {
        Some(News::Own(intent)) => {
            apply(service, lock, Actor::Clock, intent, None, None).await?;
            Ok(Some(Untold::Change))
        }
        Some(News::Ask) => {
            // That match locks no other one while it is locked: it asks nobody.
            let lock = service.matches.lock(followed).await;
            let ask = Intent::AskRival { by: current.id(), who: host };
            let committed = apply(service, &lock, Actor::Clock, ask, None, None).await?;
            Box::pin(after_change(service, &lock, committed, None)).await;
            Ok(None)
        }
        None => Ok(None),
    }
}

/// Commits what time has caused, and returns what is to be shown of it.
async fn carry_out(
    service: &Arc<Service>,
    lock: &MatchLock,
    current: &Match,
    due: Due,
) -> Result<Option<Untold>, ActionError> {
    let now = service.clock.now();
    let (intent, untold) = match due {
        Due::Lapse => (Intent::Expire, Untold::Change),
        Due::Count => {
            let committed = apply(service, lock, Actor::Clock, Intent::CountVotes, None, None).await?;
            think(service, lock, committed.current, now).await?;
            return Ok(Some(Untold::Change));
        }
        // The clock knows it already, and what the other channel has done was taken over before.
        Due::Return | Due::Follow => return Ok(Some(Untold::Anything)),
        // It is committed when it has arrived.
        Due::Reminder => {
            let is_outdated = service.absence.credit_absence(lock).await?;
            return Ok(Some(if is_outdated { Untold::Anything } else { Untold::Reminder }));
        }
        Due::TimeUp => {
            if let Some(since) = service.bot.waiting_since(current.id()) {
                service.absence.credit_one(lock, since, now).await?;
                return Ok(None);
            }
            let Delivered { version, user_install, .. } = delivered(service, current.id()).await?;
            if version != current.version() && !user_install {
                // Nobody loses on time who could not be shown the board: their time begins when they are.
                service.absence.credit_one(lock, Timestamp::default(), now).await?;
                return Ok(Some(Untold::Anything));
            }
            let claimed = claims_by_itself(service, current).await;
            (Intent::TimeUp { claimed }, Untold::TimeUp)
        }
    };
    apply(service, lock, Actor::Clock, intent, None, None).await?;
    Ok(Some(untold))
}

/// Whether the opponent of the player whose time is up claims the win automatically. The bot always does.
async fn claims_by_itself(service: &Service, current: &Match) -> bool {
    if current.tournament().is_some() {
        // Others wait for the end of the round.
        return true;
    }
    let (Stage::Playing(playing), Some((_, mover))) = (current.stage(), current.running()) else {
        return false;
    };
    match playing.seats().at(mover.other()) {
        Seat::Bot(_) | Seat::Channel(_) => true,
        Seat::Person(player) => service.records.preferences(player).await.claims,
    }
}
