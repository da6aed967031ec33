//! Work that no request asks for: when time passes, the connection changes or the bot acts. It takes the same
//! path as requests.

mod bot_move;
mod channels;
mod digest;
mod due;
mod feed;
mod lost_on_time;
mod mistakes;
mod presence;
mod redraw;
mod reminders;
mod start;
mod tournaments;

#[cfg(test)]
pub(super) use self::tournaments::cancel;

use std::sync::Arc;
use std::time::Duration;

use kuzhi_store::StoreError;
use tokio::time::{MissedTickBehavior, interval};
use tracing::Instrument as _;

use crate::metrics::{ALONE, Gauge};
use crate::service::calendars;
use crate::service::change::show_next_set;
use crate::service::deadlines::{DueMatch, DueMatches};
use crate::service::my_data::removal;
use crate::service::{BackgroundWork, Service};

/// How often this process renews its leases on matches: several times within a lease.
const HOLDS: Duration = Duration::from_secs(3);

impl Service {
    /// Does something that nobody has asked for.
    ///
    /// # Errors
    ///
    /// When the store cannot be read or written while the bot starts, resumes matches or deletes a person's
    /// data. Other errors are logged here, and the work is retried.
    pub async fn handle_background(self: &Arc<Service>, internal: BackgroundWork) -> Result<(), StoreError> {
        let span = internal.span();
        self.do_by_itself(internal).instrument(span).await
    }

    async fn do_by_itself(self: &Arc<Service>, internal: BackgroundWork) -> Result<(), StoreError> {
        match internal {
            BackgroundWork::Wake => return self.absence.credit_at_start().await,
            BackgroundWork::PickUp => return start::pick_up(self).await,
            BackgroundWork::Presence(is_there) => presence::record_presence(self, is_there).await,
            BackgroundWork::Stalled(since) => presence::record_stall(self, since).await,
            BackgroundWork::Leave => presence::leave(self).await,
            BackgroundWork::Due(id, tries) => due::apply_due(self, id, tries).await,
            BackgroundWork::Redraw(boards) => redraw::redraw(self, boards).await,
            BackgroundWork::NextSet(next) => show_next_set(self, *next).await,
            BackgroundWork::BotMove(chosen) => bot_move::make(self, *chosen).await,
            BackgroundWork::Erasure(leaving) => return removal::remove(self, leaving, None).await.map(drop),
            BackgroundWork::Tournament(id) => return Box::pin(tournaments::do_what_is_due(self, id)).await,
            BackgroundWork::Feed(guild) => return Box::pin(feed::do_what_is_due(self, guild)).await,
            BackgroundWork::PersonFeed(who) => return Box::pin(digest::do_what_is_due(self, who)).await,
            BackgroundWork::Calendar(who) => return Box::pin(calendars::follow_in_all(self, who)).await,
            BackgroundWork::Late(lost, by) => {
                return Box::pin(lost_on_time::note_loss(self, &lost, by)).await;
            }
            BackgroundWork::Servers => tournaments::check_servers(self).await,
            BackgroundWork::Channels => channels::end_what_is_in_gone_channels(self).await,
        }
        Ok(())
    }

    /// Does something that nobody has asked for, and logs errors if nobody can retry it.
    pub async fn handle_background_or_report(self: &Arc<Service>, internal: BackgroundWork) {
        if let Err(error) = self.handle_background(internal).await {
            self.records.report(&error, "could not do what was due");
        }
    }

    /// Does something in a task that a stop waits for.
    pub(crate) fn attend_later(self: &Arc<Service>, internal: BackgroundWork) {
        let service = Arc::clone(self);
        self.tasks.spawn(async move { service.handle_background_or_report(internal).await });
    }

    /// Does something in a task that a stop does not wait for. The next start finds it again, or losing it
    /// does no harm.
    pub(crate) fn attend_unwaited(self: &Arc<Service>, internal: BackgroundWork) {
        let service = Arc::clone(self);
        tokio::spawn(async move { service.handle_background_or_report(internal).await });
    }

    /// Does what falls due, when it does, until the bot stops.
    pub async fn keep_deadlines(self: Arc<Service>) {
        let mut holding = interval(HOLDS);
        holding.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                () = self.stopping() => return,
                _ = holding.tick(), if self.deadlines.are_shared() => {
                    let in_hand = self.matches.locked().into_iter().chain(self.bot.thinks_on());
                    self.deadlines.hold(in_hand.collect()).await;
                }
                () = self.deadlines.next() => self.do_what_is_due().await,
            }
        }
    }

    /// Looks at tournaments when something happens in them, until the bot stops.
    pub async fn keep_tournaments(self: Arc<Service>) {
        loop {
            tokio::select! {
                () = self.stopping() => return,
                () = self.tournaments.agenda.next() => self.look_at_tournaments().await,
            }
        }
    }

    /// Posts what servers and people get by themselves, when it is due, until the bot stops.
    pub async fn keep_feeds(self: Arc<Service>) {
        loop {
            tokio::select! {
                () = self.stopping() => return,
                () = self.feeds.next() => {
                    for guild in self.feeds.take().await {
                        self.attend_later(BackgroundWork::Feed(guild));
                    }
                }
                () = self.person_feeds.next() => {
                    for who in self.person_feeds.take().await {
                        self.attend_later(BackgroundWork::PersonFeed(who));
                    }
                }
            }
        }
    }

    /// Has cards of finished matches follow, one after another, until the bot stops.
    pub async fn keep_cards(self: Arc<Service>) {
        loop {
            tokio::select! {
                () = self.stopping() => return,
                card = self.boards.next_card() => match card {
                    // It waits for the review, and the others do not wait for it.
                    Some(card) if card.names_mistakes => {
                        let service = Arc::clone(&self);
                        self.tasks.spawn(async move {
                            mistakes::count(&service, card.id).await;
                            service.boards.show_card(&service.matches, card).await;
                        });
                    }
                    Some(card) => self.boards.show_card(&self.matches, card).await,
                    None => return,
                },
            }
        }
    }

    /// Looks at all tournaments in which something may have happened.
    pub(crate) async fn look_at_tournaments(self: &Arc<Service>) {
        for id in self.tournaments.agenda.take().await {
            self.attend_later(BackgroundWork::Tournament(id));
        }
    }

    /// Records by how much what falls due in matches is late.
    pub fn record_lateness(&self) {
        Gauge::Late.set("matches", self.deadlines.late().as_secs_f64());
    }

    /// Starts everything that has fallen due.
    pub(crate) async fn do_what_is_due(self: &Arc<Service>) {
        let most = self.matches.match_limits.time_ups;
        let DueMatches { matches, held } = self.deadlines.take(most).await;
        if let Some(held) = held {
            Gauge::ClocksHeld.set(ALONE, if held > 0 { 1.0 } else { 0.0 });
            report_held(held, most);
        }
        for DueMatch { id, tries, slot } in matches {
            let service = Arc::clone(self);
            self.tasks.spawn(async move {
                service.handle_background_or_report(BackgroundWork::Due(id, tries)).await;
                drop(slot);
            });
        }
    }
}

fn report_held(clocks: usize, most: u32) {
    if clocks == 0 {
        return tracing::info!("clocks that were held run out again");
    }
    tracing::error!(
        clocks,
        most,
        "so many people ran out of time at once that it looks like a fault, and their matches do not end on \
         time until this machine's clock is known to agree with Discord's. Is it right?"
    );
}
