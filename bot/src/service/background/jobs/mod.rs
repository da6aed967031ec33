//! What happens without a request: when time passes, the connection changes or the bot acts. It is handled in
//! the same way as requests.

mod bot_move;
mod channels;
mod due;
mod podium;
mod presence;
mod redraw;
mod servers;
mod silence;
mod start;
mod tournaments;

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::{Erasure, Match, MatchId, Timestamp, TournamentId};
use kuzhi_store::StoreError;
use tokio::time::{MissedTickBehavior, interval};
use tracing::{Instrument as _, Span, field};

use super::follow_up::bot_moves::BotMove;
use crate::metrics::{ALONE, Gauge};
use crate::service::Service;
use crate::service::change::show_next_set;
use crate::service::commands::people::my_data;
use crate::service::state::deadlines::{DueMatch, DueMatches};

/// Something to do without a request.
pub enum BackgroundWork {
    /// The bot starts. The time since it was last present is credited to all clocks, before anyone can move.
    Wake,
    /// The bot connects for the first time and resumes all matches.
    PickUp,
    /// People can reach the bot now (`true`), or can no longer reach it.
    Presence(bool),
    /// People could not reach the bot since this time, though it seemed that they could.
    Stalled(Timestamp),
    /// The bot stops.
    Leave,
    /// Something may be due in a match: a challenge expires, someone is reminded or called, their time is up,
    /// the bot has to move, or people have not seen the current version. The number counts the failed
    /// attempts.
    Due(MatchId, u32),
    /// These boards show something outdated: the wrong time, or letters in place of emoji.
    Redraw(Vec<MatchId>),
    /// A set has ended and the next one has begun.
    NextSet(Box<Match>),
    /// The bot has chosen its move.
    BotMove(Box<BotMove>),
    /// Someone wants their data deleted, and the bot was stopped before it was done.
    Erasure(Erasure),
    /// Something may have happened in a tournament: its time has come, a game has ended, or there is news.
    Tournament(TournamentId),
    /// It is time to check for servers that have removed the bot.
    Servers,
    /// It is time to check for channels that are gone.
    Channels,
}

impl BackgroundWork {
    /// Returns a span that says what is being done. The match is filled in later.
    fn span(&self) -> Span {
        let span = |what: &'static str| tracing::info_span!("internal", what, r#match = field::Empty);
        match self {
            BackgroundWork::Due(..) => span("due"),
            BackgroundWork::NextSet(_) => span("next set"),
            BackgroundWork::BotMove(_) => span("bot's move"),
            BackgroundWork::Redraw(_) => span("redraw"),
            BackgroundWork::Erasure(_) => span("leaving"),
            BackgroundWork::Tournament(_) => span("tournament"),
            BackgroundWork::Servers => span("servers"),
            BackgroundWork::Channels => span("channels"),
            BackgroundWork::Wake
            | BackgroundWork::PickUp
            | BackgroundWork::Presence(_)
            | BackgroundWork::Stalled(_)
            | BackgroundWork::Leave => Span::none(),
        }
    }
}

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
            BackgroundWork::Erasure(leaving) => return my_data::remove(self, leaving, None).await.map(drop),
            BackgroundWork::Tournament(id) => return tournaments::go_on(self, id).await,
            BackgroundWork::Servers => servers::check_servers(self).await,
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
                () = self.tournaments.next() => self.look_at_tournaments().await,
            }
        }
    }

    /// Looks at all tournaments in which something may have happened.
    pub(crate) async fn look_at_tournaments(self: &Arc<Service>) {
        for id in self.tournaments.take().await {
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
