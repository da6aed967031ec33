//! A channel that counts who is called in it, and the deliveries of interactions made there.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use crate::domain::{ChannelId, InteractionId, MessageId, PlayerId};
use crate::language::Language;
use crate::room::{DiscordClient, Doing, Nonce, ShowError, Shown, Visitor};
use crate::screens::{Form, Screen};

pub(super) const ADA: PlayerId = PlayerId(1);
pub(super) const BOB: PlayerId = PlayerId(2);
pub(super) const CHANNEL: ChannelId = ChannelId(3);

/// The channel.
#[derive(Default)]
pub(super) struct Hall {
    is_closed: AtomicBool,
    seen: Mutex<Seen>,
}

#[derive(Default)]
struct Seen {
    messages: u64,
    called: Vec<PlayerId>,
    answered: BTreeSet<InteractionId>,
    told: Vec<String>,
    last: String,
}

impl Hall {
    /// Nothing gets through any more.
    pub(super) fn close(&self) {
        self.is_closed.store(true, Ordering::SeqCst);
    }

    pub(super) fn open(&self) {
        self.is_closed.store(false, Ordering::SeqCst);
    }

    /// Who was called, in the order of the calls.
    pub(super) fn called(&self) -> Vec<PlayerId> {
        self.seen.lock().unwrap().called.clone()
    }

    /// How many messages there are.
    pub(super) fn messages(&self) -> u64 {
        self.seen.lock().unwrap().messages
    }

    /// What the last message says.
    pub(super) fn last(&self) -> String {
        self.seen.lock().unwrap().last.clone()
    }

    /// What was said to people alone.
    pub(super) fn told(&self) -> Vec<String> {
        self.seen.lock().unwrap().told.clone()
    }

    fn let_through(&self) -> Result<(), ShowError> {
        if self.is_closed.load(Ordering::SeqCst) { Err(ShowError::refused("closed")) } else { Ok(()) }
    }

    fn take(&self, screen: &Screen) -> Result<MessageId, ShowError> {
        self.let_through()?;
        let mut seen = self.seen.lock().unwrap();
        seen.messages += 1;
        seen.called.extend(&screen.calls);
        seen.last.clone_from(&screen.text);
        Ok(MessageId(seen.messages))
    }

    /// An interaction has one answer, however often it was delivered.
    fn answer(&self, interaction: InteractionId, screen: &Screen) -> Result<Shown, ShowError> {
        self.let_through()?;
        if !self.seen.lock().unwrap().answered.insert(interaction) {
            return Err(ShowError::refused("answered already"));
        }
        self.take(screen).map(Shown::To)
    }
}

impl DiscordClient for Hall {
    fn edit<'a>(&'a self, _: ChannelId, _: MessageId, _: &'a Screen) -> Doing<'a, Result<(), ShowError>> {
        Box::pin(async { self.let_through() })
    }

    fn post<'a>(
        &'a self,
        _: ChannelId,
        screen: &'a Screen,
        _: Nonce,
    ) -> Doing<'a, Result<MessageId, ShowError>> {
        Box::pin(async { self.take(screen) })
    }

    fn written_after(&self, _: ChannelId, _: MessageId, _: usize) -> Doing<'_, Result<usize, ShowError>> {
        Box::pin(async { Ok(0) })
    }

    fn write_to<'a>(&'a self, _: PlayerId, _: &'a Screen) -> Doing<'a, Result<(), ShowError>> {
        Box::pin(async { Err(ShowError::refused("nobody takes letters")) })
    }

    fn open_thread<'a>(&'a self, _: ChannelId, _: &'a str) -> Doing<'a, Result<ChannelId, ShowError>> {
        Box::pin(async { Err(ShowError::refused("no threads")) })
    }

    fn delete(&self, _: ChannelId, _: MessageId) -> Doing<'_, Result<(), ShowError>> {
        Box::pin(async { self.let_through() })
    }
}

/// A delivery of a person's command.
pub(super) struct Delivery {
    who: PlayerId,
    interaction: InteractionId,
    hall: Arc<Hall>,
    brings_bot: bool,
    has_run_out: AtomicBool,
}

impl Delivery {
    pub(super) fn of(who: PlayerId, interaction: InteractionId, hall: &Arc<Hall>) -> Delivery {
        let (brings_bot, has_run_out) = (false, AtomicBool::default());
        Delivery { who, interaction, hall: Arc::clone(hall), brings_bot, has_run_out }
    }

    /// The same where the bot is only brought along.
    pub(super) fn bringing_bot(self) -> Delivery {
        Delivery { brings_bot: true, ..self }
    }

    /// From now on Discord takes nothing more for this interaction.
    pub(super) fn run_out(&self) {
        self.has_run_out.store(true, Ordering::SeqCst);
    }
}

impl Visitor for Delivery {
    fn who(&self) -> PlayerId {
        self.who
    }

    fn channel(&self) -> ChannelId {
        CHANNEL
    }

    fn interaction(&self) -> InteractionId {
        self.interaction
    }

    fn clicked(&self) -> bool {
        false
    }

    fn clicked_on(&self) -> Option<MessageId> {
        None
    }

    fn brings_bot(&self) -> bool {
        self.brings_bot
    }

    fn is_heard_alone(&self) -> bool {
        false
    }

    fn may_attach(&self) -> bool {
        true
    }

    fn manages(&self) -> bool {
        false
    }

    fn language(&self) -> Language {
        Language::English
    }

    fn language_here(&self) -> Language {
        Language::English
    }

    fn show<'a>(&'a self, screen: &'a Screen) -> Doing<'a, Result<Shown, ShowError>> {
        Box::pin(async {
            if self.has_run_out.load(Ordering::SeqCst) {
                return Err(ShowError::refused("Invalid Webhook Token"));
            }
            self.hall.answer(self.interaction, screen)
        })
    }

    fn tell<'a>(&'a self, screen: &'a Screen) -> Doing<'a, Result<(), ShowError>> {
        Box::pin(async {
            self.hall.let_through()?;
            self.hall.seen.lock().unwrap().told.push(screen.text.clone());
            Ok(())
        })
    }

    fn ask<'a>(&'a self, _: &'a Form) -> Doing<'a, Result<(), ShowError>> {
        Box::pin(async { self.hall.let_through() })
    }

    fn add<'a>(&'a self, screen: &'a Screen) -> Doing<'a, Result<Shown, ShowError>> {
        Box::pin(async { self.hall.take(screen).map(Shown::To) })
    }

    fn further(&self) -> Arc<dyn Visitor> {
        let further = Delivery::of(self.who, self.interaction, &self.hall);
        Arc::new(Delivery { brings_bot: self.brings_bot, ..further })
    }

    fn take_back(&self, _: MessageId) -> Doing<'_, Result<(), ShowError>> {
        Box::pin(async { self.hall.let_through() })
    }
}
