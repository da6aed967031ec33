//! Carries out a plan, step by step. That someone is notified is recorded before anything is sent.

use std::time::Duration;

use kuzhi_domain::{BoardLook, Match, MessageId, Notified, PlayerId, Stage, Timestamp};
use kuzhi_store::Delivered;
use kuzhi_view::screens::{self, Screen};
use kuzhi_view::words::Words;
use tracing::Instrument as _;

use super::messenger::link;
use super::plan::{IfAlone, Plan, Step, Way};
use super::{Audience, Messenger, Nonce, Notification, Recipient, ShowError, Shown, Written, try_to};

/// How long Discord certainly remembers a nonce. Its docs say "the past few minutes".
const NONCE_LASTS: Duration = Duration::from_mins(1);

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
    /// Whether anyone was called, or will be.
    pub(crate) calls: bool,
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
            is_answered_elsewhere: false,
            job,
        }
    }

    async fn carry_out(mut self, plan: Plan) -> Result<Placed, NotShown> {
        let calls = plan.iter().any(|step| matches!(step, Step::Call(_)));
        for step in plan {
            match step {
                Step::WriteBoard(written) => self.write_board(written).await,
                Step::Show { ways, mention } => {
                    if !self.show(ways, mention).await? {
                        return Ok(Placed::default());
                    }
                }
                Step::PointOn(old) => self.point_on(old).await,
                Step::NoteDelivered => self.delivered.version = self.job.current.version(),
                Step::NoteDeliveredDurably => self.record_delivered_durably(calls).await?,
                Step::TakeCallBack(_) => {
                    self.messenger.take_call_back(self.job.current, &mut self.delivered).await;
                }
                Step::Call(notification) if !self.has_notified => self.call(notification).await,
                Step::Call(_) => {}
                Step::CallAt(at) => {
                    self.delivered.call_at = Some(at);
                    self.placed.calls = true;
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

    /// Records durably that people have seen this version and, if someone is called next, that they are.
    ///
    /// # Errors
    ///
    /// [`NotShown`] if that fails. Nobody is called then, and all of it is retried.
    async fn record_delivered_durably(&mut self, calls: bool) -> Result<(), NotShown> {
        self.delivered.version = self.job.current.version();
        if calls && !self.has_notified {
            self.delivered.notified = self.notified_by(None);
        }
        if self.save_delivered(self.delivered, true).await { Ok(()) } else { Err(NotShown) }
    }

    /// Records that someone is notified now, by a message whose nonce Discord knows until the given time, or
    /// by one without.
    fn notified_by(&self, again_until: Option<Timestamp>) -> Option<Notified> {
        let of = self.job.current.notifiable_event()?;
        Some(match self.delivered.notified.filter(|before| before.of == of) {
            Some(before) => Notified { of, again_until: before.again_until.min(again_until) },
            None => Notified { of, again_until },
        })
    }

    /// Records durably that someone is about to be notified. Returns false if nobody may be: because they may
    /// have been already, or because the record failed.
    async fn may_notify(&mut self, again_until: Option<Timestamp>) -> bool {
        if self.has_notified {
            return false;
        }
        let notified = self.notified_by(again_until);
        if self.kept.notified != notified
            && !self.save_delivered(Delivered { notified, ..self.kept }, true).await
        {
            return false;
        }
        self.delivered.notified = notified;
        true
    }

    /// Handles the outcome of a message that notifies someone.
    fn learn<T>(&mut self, sent: &Result<T, ShowError>) {
        self.has_notified |= sent.as_ref().map_or_else(|error| error.may_have_arrived, |_| true);
    }

    async fn write_board(&mut self, written: Written) {
        if !self.may_notify(None).await {
            return;
        }
        let (current, emojis) = (self.job.current, self.messenger.emojis());
        let ratings = &self.job.audience.ratings;
        let said_in = |words: &'static Words| {
            screens::match_screen(words, current, ratings, BoardLook::default(), emojis).text
        };
        let (place, words) = (current.place(), self.job.audience.words());
        let notifications = vec![Notification::Write(written)];
        let unreached = self.messenger.write_to_those(notifications, place, words, said_in).await;
        self.has_notified = unreached.is_empty();
        self.unreached.extend(unreached);
    }

    /// Returns false if another handler does the rest.
    async fn show(&mut self, ways: Vec<Way>, mention: Vec<PlayerId>) -> Result<bool, NotShown> {
        let before = self.kept.notified;
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
        if self.kept.notified != before && !self.has_notified {
            // It certainly failed, so the next message that shows the match notifies them.
            self.save_delivered(Delivered { notified: before, ..self.kept }, false).await;
        }
        Err(NotShown)
    }

    /// The screen to show, without mentions if nobody may be notified.
    async fn screen(&mut self, mention: Option<PlayerId>, again_until: Option<Timestamp>) -> Screen {
        let mut screen = self.job.screen.clone();
        screen.notifies.extend(mention);
        if !screen.notifies.is_empty() && !self.may_notify(again_until).await {
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

    async fn point_on(&self, old: MessageId) {
        let current = self.job.current;
        let Some(board) = self.placed.board.filter(|&board| board != old) else { return };
        let moved_on = screens::moved_on(self.job.audience.words(), &link(current.place(), board));
        let edit = self.messenger.discord().edit(current.place(), old, &moved_on);
        try_to("point from the old board", edit).await;
    }

    /// Calls the person to move. The delivery record says so already.
    async fn call(&mut self, notification: Notification) {
        let current = self.job.current;
        let (Stage::Playing(playing), Some(person)) = (current.stage(), current.person_to_move()) else {
            return;
        };
        let Some(side) = playing.seats().side_of(person) else { return };
        let link = self.delivered.board.map(|board| link(current.place(), board));
        let said_in =
            |words: &'static Words| screens::call_to_move(words, current, playing, side, link.as_deref());
        let words = self.job.audience.words();
        let written = self
            .messenger
            .write_to_those(vec![notification], current.place(), words, |words| said_in(words).text);
        let calls = written.await;
        // A line that mentions nobody is useless.
        if calls.is_empty() {
            return;
        }
        let (call, nonce) = (Screen { notifies: calls, ..said_in(words) }, Nonce::call(current));
        let user_install = self.delivered.user_install;
        let posted = self.messenger.post_call(current, self.job.recipient, &call, nonce, user_install).await;
        let is_unheard = posted.as_ref().is_err_and(|error| error.is_of_place);
        self.delivered.call = try_to("call to move", async { posted }).await.flatten();
        self.placed.calls = self.delivered.call.is_some();
        if is_unheard && current.running().is_some() {
            // Their time runs, and nothing can be posted where they would read it.
            let write = |to| Notification::Write(Written { to, language: None, or_mention: false });
            let notifications = call.notifies.iter().copied().map(write).collect();
            let written = self
                .messenger
                .write_to_those(notifications, current.place(), words, |words| said_in(words).text);
            written.await;
        }
    }
}

fn in_message(board: MessageId) -> Placed {
    Placed { board: Some(board), ..Placed::default() }
}
