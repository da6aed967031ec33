//! A channel that counts who is called in it, and the deliveries of interactions made there.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use crate::delivery::{BoxFuture, DiscordClient, Nonce, Reply, ShowError, Shown};
use crate::domain::{ChannelId, GuildId, InteractionId, MessageId, Place, PlayerId};
use crate::language::Language;
use crate::request::{Action, Languages, Origin, Proposal, Reach, Request, Rights};
use crate::screens::{Form, Screen};

pub(super) const ADA: PlayerId = PlayerId(1);
pub(super) const BOB: PlayerId = PlayerId(2);
pub(super) const LANGUAGES: Languages = Languages { own: Language::English, here: Language::English };
pub(super) const CHANNEL: ChannelId = ChannelId(3);

/// The channel.
#[derive(Default)]
pub(super) struct FakeDiscord {
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

impl FakeDiscord {
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
    pub(super) fn delivered(&self) -> u64 {
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

impl DiscordClient for FakeDiscord {
    fn edit<'a>(&'a self, _: ChannelId, _: MessageId, _: &'a Screen) -> BoxFuture<'a, Result<(), ShowError>> {
        Box::pin(async { self.let_through() })
    }

    fn post<'a>(
        &'a self,
        _: ChannelId,
        screen: &'a Screen,
        _: Nonce,
    ) -> BoxFuture<'a, Result<MessageId, ShowError>> {
        Box::pin(async { self.take(screen) })
    }

    fn written_after(&self, _: ChannelId, _: MessageId, _: usize) -> BoxFuture<'_, Result<usize, ShowError>> {
        Box::pin(async { Ok(0) })
    }

    fn write_to<'a>(&'a self, _: PlayerId, _: &'a Screen) -> BoxFuture<'a, Result<(), ShowError>> {
        Box::pin(async { Err(ShowError::refused("nobody takes letters")) })
    }

    fn open_thread<'a>(&'a self, _: ChannelId, _: &'a str) -> BoxFuture<'a, Result<ChannelId, ShowError>> {
        Box::pin(async { Err(ShowError::refused("no threads")) })
    }

    fn guilds(&self) -> BoxFuture<'_, Result<Vec<GuildId>, ShowError>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    fn carried_by(&self, _: ChannelId, _: MessageId) -> BoxFuture<'_, Result<Vec<String>, ShowError>> {
        Box::pin(async { Err(ShowError::refused("there is no such message")) })
    }

    fn may_look(&self, _: GuildId, _: ChannelId, _: PlayerId) -> BoxFuture<'_, Result<bool, ShowError>> {
        Box::pin(async { Ok(false) })
    }

    fn delete(&self, _: ChannelId, _: MessageId) -> BoxFuture<'_, Result<(), ShowError>> {
        Box::pin(async { self.let_through() })
    }
}

/// A delivery of a person's command.
pub(super) struct FakeReply {
    who: PlayerId,
    interaction: InteractionId,
    discord: Arc<FakeDiscord>,
    brings_bot: bool,
    has_run_out: AtomicBool,
}

impl FakeReply {
    pub(super) fn of(who: PlayerId, interaction: InteractionId, discord: &Arc<FakeDiscord>) -> FakeReply {
        let (brings_bot, has_run_out) = (false, AtomicBool::default());
        FakeReply { who, interaction, discord: Arc::clone(discord), brings_bot, has_run_out }
    }

    /// The same where the bot is only brought along.
    pub(super) fn bringing_bot(self) -> FakeReply {
        FakeReply { brings_bot: true, ..self }
    }

    /// From now on Discord takes nothing more for this interaction.
    pub(super) fn run_out(&self) {
        self.has_run_out.store(true, Ordering::SeqCst);
    }
}

impl FakeReply {
    /// The request that is delivered.
    pub(super) fn request(&self) -> Request {
        let reach = if self.brings_bot { Reach::Answers } else { Reach::Channel };
        Request {
            id: self.interaction,
            who: self.who,
            place: Place { guild: None, channel: CHANNEL },
            parent: None,
            rights: Rights { reach, attaches: true, manages: false },
            languages: LANGUAGES,
            origin: Origin::Command,
            names: Vec::new(),
            action: Action::Help,
        }
    }
}

impl Reply for FakeReply {
    fn speak(&self, _: Languages) {}

    fn show<'a>(&'a self, screen: &'a Screen) -> BoxFuture<'a, Result<Shown, ShowError>> {
        Box::pin(async {
            if self.has_run_out.load(Ordering::SeqCst) {
                return Err(ShowError::refused("Invalid Webhook Token"));
            }
            self.discord.answer(self.interaction, screen)
        })
    }

    fn tell<'a>(&'a self, screen: &'a Screen) -> BoxFuture<'a, Result<(), ShowError>> {
        Box::pin(async {
            self.discord.let_through()?;
            self.discord.seen.lock().unwrap().told.push(screen.text.clone());
            Ok(())
        })
    }

    fn ask<'a>(&'a self, _: &'a Form) -> BoxFuture<'a, Result<(), ShowError>> {
        Box::pin(async { self.discord.let_through() })
    }

    fn add<'a>(&'a self, screen: &'a Screen) -> BoxFuture<'a, Result<Shown, ShowError>> {
        Box::pin(async { self.discord.take(screen).map(Shown::To) })
    }

    fn further(&self) -> Arc<dyn Reply> {
        let further = FakeReply::of(self.who, self.interaction, &self.discord);
        Arc::new(FakeReply { brings_bot: self.brings_bot, ..further })
    }

    fn take_back(&self, _: MessageId) -> BoxFuture<'_, Result<(), ShowError>> {
        Box::pin(async { self.discord.let_through() })
    }

    fn propose(&self, _: Vec<Proposal>) -> BoxFuture<'_, Result<(), ShowError>> {
        Box::pin(async { self.discord.let_through() })
    }
}
