//! Carries out a plan, step by step. A notification is recorded before it is sent, and again when it has
//! arrived.

mod notifying;

use kuzhi_domain::matches::{Match, Notified};
use kuzhi_domain::{MessageId, PlayerId, Timestamp};
use kuzhi_store::Delivered;
use kuzhi_view::screens::{self, Screen};
use tracing::Instrument as _;

use self::notifying::{NONCE_LASTS, SENDING_TAKES};
use super::messenger::link;
use super::plan::{IfAlone, Plan, Step, Way};
use super::{Audience, Messenger, Nonce, Recipient, Shown, try_to};

/// What is to be delivered.
pub(crate) struct Job<'a> {
    /// The match as it was committed.
    pub(crate) current: &'a Match,
    pub(crate) audience: Audience,
    /// The record of what people have been shown, before this delivery.
    pub(crate) kept: Delivered,
    /// The person waiting for the answer, if they are where the match is played.
    pub(crate) recipient: Option<&'a Recipient>,
    /// The screen for everyone.
    pub(crate) screen: Screen,
    /// The current time.
    pub(crate) now: Timestamp,
}

/// Stores what was delivered.
pub(crate) trait Notes: Sync {
    /// Stores it, `for_good` if a crash must not take it back. Returns false on failure.
    fn save_delivered(&self, delivered: Delivered, for_good: bool) -> impl Future<Output = bool> + Send;
}

/// Where a board was shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Placed {
    /// The message, if known.
    pub(crate) board: Option<MessageId>,
    /// Whether that message is the answer to the request.
    pub(crate) is_answer: bool,
    /// Whether anyone was pinged, or will be.
    pub(crate) pings: bool,
}

/// The board could not be shown to anyone.
#[derive(Debug)]
pub(crate) struct NotShown;

/// Carries out a plan and stores what was delivered.
///
/// # Errors
///
/// [`NotShown`]; nothing was stored then.
pub(crate) async fn deliver(
    messenger: &Messenger,
    plan: Plan,
    job: Job<'_>,
    notes: &impl Notes,
) -> Result<Placed, NotShown> {
    let carrying_out = Run::new(messenger, job, notes).carry_out(plan);
    let placed = carrying_out.instrument(tracing::debug_span!("deliver")).await;
    tracing::debug!(is_shown = placed.is_ok(), "delivered");
    placed
}

/// A plan being carried out.
struct Run<'a, N> {
    messenger: &'a Messenger,
    job: Job<'a>,
    notes: &'a N,
    /// The stored record of what was delivered.
    kept: Delivered,
    /// The record to store next.
    delivered: Delivered,
    placed: Placed,
    /// People whose direct message failed, and who are mentioned instead.
    unreached: Vec<PlayerId>,
    /// Whether anyone was notified, or may have been. Nothing else notifies them then.
    has_notified: bool,
    /// What someone had been notified of before.
    before: Option<Notified>,
    /// Whether a repeated delivery of the request was answered.
    is_answered_elsewhere: bool,
}

/// A repeated delivery of the request was answered, so its handler does the rest.
struct Elsewhere;

impl<'a, N: Notes> Run<'a, N> {
    fn new(messenger: &'a Messenger, job: Job<'a>, notes: &'a N) -> Run<'a, N> {
        Run {
            messenger,
            notes,
            kept: job.kept,
            delivered: job.audience.delivered,
            placed: Placed::default(),
            unreached: Vec::new(),
            has_notified: false,
            before: job.audience.delivered.notified,
            is_answered_elsewhere: false,
            job,
        }
    }

    async fn carry_out(mut self, plan: Plan) -> Result<Placed, NotShown> {
        let calls = plan.iter().any(|step| matches!(step, Step::Ping(_)));
        for step in plan {
            match step {
                Step::WriteBoard(written) => self.write_board(written).await,
                Step::Show { ways, mention } => {
                    if !self.show(ways, mention).await? {
                        return Ok(Placed::default());
                    }
                }
                Step::PointOn(old) => self.point_on(old).await,
                Step::NoteMoved(old) => {
                    self.delivered.moved = self.is_moved_from(old).then_some(old);
                }
                Step::DeleteMoved(old) => self.delete_moved(old).await,
                Step::NoteDelivered => self.delivered.version = self.job.current.version(),
                Step::NoteDeliveredDurably => self.record_delivered_durably(calls).await?,
                Step::DeletePing(_) => {
                    self.messenger.delete_ping(self.job.current, &mut self.delivered).await;
                }
                Step::Ping(notification) if !self.has_notified => self.send_ping(notification).await,
                Step::Ping(_) => {}
                Step::PingAt(at) => {
                    self.delivered.ping_at = Some(at);
                    self.placed.pings = true;
                }
            }
        }
        if self.delivered != self.kept {
            self.save_delivered(self.delivered, false).await;
        }
        Ok(self.placed)
    }

    async fn save_delivered(&mut self, delivered: Delivered, for_good: bool) -> bool {
        let is_kept = self.notes.save_delivered(delivered, for_good).await;
        if is_kept {
            self.kept = delivered;
        }
        is_kept
    }

    /// Records durably that people have seen this version and, if someone is pinged next, that they are.
    ///
    /// # Errors
    ///
    /// [`NotShown`] if that fails. Nobody is pinged then, and all of it is retried.
    async fn record_delivered_durably(&mut self, calls: bool) -> Result<(), NotShown> {
        self.delivered.version = self.job.current.version();
        if calls && !self.has_notified {
            // An answer, which alone gets to where people bring the bot along, has no nonce.
            let again_until = Some(self.job.now + NONCE_LASTS).filter(|_| !self.delivered.user_install);
            self.delivered.notified = self.notified_by(again_until);
            self.delivered.ping_at = again_until.map(|_| self.job.now + SENDING_TAKES);
        }
        if self.save_delivered(self.delivered, true).await { Ok(()) } else { Err(NotShown) }
    }

    /// Returns false if another handler does the rest.
    async fn show(&mut self, ways: Vec<Way>, mention: Vec<PlayerId>) -> Result<bool, NotShown> {
        self.job.screen.notifies = mention;
        self.job.screen.notifies.append(&mut self.unreached);
        for way in ways {
            if let Some(placed) = self.show_by(way).await {
                self.placed = placed;
                self.delivered.board = placed.board.or(self.delivered.board);
                return Ok(true);
            }
            if self.is_answered_elsewhere {
                return Ok(false);
            }
        }
        if !self.has_notified {
            self.forget_notified();
            if self.kept.notified != self.delivered.notified {
                let notified = self.delivered.notified;
                self.save_delivered(Delivered { notified, ..self.kept }, false).await;
            }
        }
        Err(NotShown)
    }

    /// The screen to show, without mentions if nobody may be notified.
    async fn screen(&mut self, mention: Option<PlayerId>, again_until: Option<Timestamp>) -> Screen {
        let mut screen = self.job.screen.clone();
        screen.notifies.extend(mention);
        if !screen.notifies.is_empty() && !self.may_notify(again_until, None).await {
            screen.notifies.clear();
        }
        screen
    }

    async fn show_by(&mut self, way: Way) -> Option<Placed> {
        let (messenger, current) = (self.messenger, self.job.current);
        match way {
            Way::Answer(if_alone) => {
                let answered = self.answer(if_alone).await;
                answered.unwrap_or_else(|Elsewhere| {
                    self.is_answered_elsewhere = true;
                    None
                })
            }
            Way::Leave(message) => Some(in_message(message)),
            Way::Edit { message, points } => {
                let edit = messenger.discord().edit(current.place(), message, &self.job.screen);
                try_to("edit the board", edit).await?;
                if points {
                    self.point_to(message).await;
                }
                Some(in_message(message))
            }
            Way::Post { mention, points } => {
                let screen = self.screen(mention, Some(self.job.now + NONCE_LASTS)).await;
                let notifies = !screen.notifies.is_empty();
                let nonce = if notifies { Nonce::notifying_board(current) } else { Nonce::board(current) };
                let posted = messenger.discord().post(current.place(), &screen, nonce).await;
                if notifies {
                    self.learn(&posted);
                }
                let message = try_to("post the board", std::future::ready(posted)).await?;
                if points {
                    self.point_to(message).await;
                }
                Some(in_message(message))
            }
        }
    }

    async fn answer(&mut self, if_alone: IfAlone) -> Result<Option<Placed>, Elsewhere> {
        let Some(recipient) = self.job.recipient else { return Ok(None) };
        let screen = self.screen(None, None).await;
        let shown = recipient.reply.show(&screen).await;
        if matches!(&shown, Err(error) if error.is_answered) {
            return Err(Elsewhere);
        }
        // A message that only they saw has notified nobody else.
        if !screen.notifies.is_empty() && !matches!(shown, Ok(Shown::Alone)) {
            self.learn(&shown);
        }
        let Some(shown) = try_to("answer with the board", std::future::ready(shown)).await else {
            return Ok(None);
        };
        let answered = |board| Placed { board, is_answer: true, ..Placed::default() };
        Ok(match (shown, if_alone) {
            (Shown::To(message), _) => Some(answered(Some(message))),
            (Shown::Somewhere, _) => Some(Placed::default()),
            (Shown::Alone, IfAlone::NextWay) => None,
            (Shown::Alone, IfAlone::Enough) => Some(answered(self.delivered.board)),
            (Shown::Alone, IfAlone::ShowAll) => {
                let added = recipient.reply.add(&screen).await;
                if !screen.notifies.is_empty() {
                    self.learn(&added);
                }
                match try_to("show the board to all", std::future::ready(added)).await {
                    Some(Shown::To(board)) => Some(in_message(board)),
                    _ => Some(self.say_so(recipient, answered(self.delivered.board)).await),
                }
            }
            (Shown::Alone, IfAlone::SaySo) => {
                Some(self.say_so(recipient, answered(self.delivered.board)).await)
            }
        })
    }

    /// Tells the only person who sees a match what the others can do.
    async fn say_so(&self, recipient: &Recipient, placed: Placed) -> Placed {
        let mut screen = self.job.screen.clone();
        screens::add_line(&mut screen, &screens::seen_alone(recipient.words, self.job.current));
        try_to("say that nobody else sees it", recipient.reply.show(&screen)).await;
        placed
    }

    /// Gives the person who asked a link to the board.
    async fn point_to(&self, board: MessageId) {
        let Some(recipient) = self.job.recipient else { return };
        let pointer = screens::moved_on(self.job.audience.words(), &link(self.job.current.place(), board));
        try_to("point from the old board", recipient.reply.show(&pointer)).await;
    }

    async fn point_on(&mut self, old: MessageId) {
        let current = self.job.current;
        let Some(board) = self.placed.board.filter(|&board| board != old) else { return };
        let moved_on = screens::moved_on(self.job.audience.words(), &link(current.place(), board));
        let edit = self.messenger.discord().edit(current.place(), old, &moved_on);
        if try_to("point from the old board", edit).await.is_some() {
            self.delivered.moved = Some(old);
        }
    }

    fn is_moved_from(&self, old: MessageId) -> bool {
        self.placed.board.is_some_and(|board| board != old)
    }

    async fn delete_moved(&mut self, old: MessageId) {
        if !self.is_moved_from(old) {
            return;
        }
        if self.delivered.moved == Some(old) {
            self.delivered.moved = None;
        }
        let delete = self.messenger.discord().delete(self.job.current.place(), old);
        if try_to("delete an old board", delete).await.is_none() {
            self.point_on(old).await;
        }
    }
}

fn in_message(board: MessageId) -> Placed {
    Placed { board: Some(board), ..Placed::default() }
}
