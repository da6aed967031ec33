//! Deliveries of interactions, made in a fake channel.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use kuzhi_domain::matches::Place;
use kuzhi_domain::refusal::LackedPermissions;
use kuzhi_domain::{GuildId, InteractionId, MessageId, PlayerId};
use kuzhi_view::request::{Action, Languages, Origin, Proposal, Reach, Request, Rights};
use kuzhi_view::screens::{Form, Screen};

use super::fake_discord::{CHANNEL, FakeDiscord, LANGUAGES};
use crate::delivery::{BoxFuture, Reply, ShowError, Shown};

/// One delivery of a person's command.
pub(super) struct FakeReply {
    who: PlayerId,
    interaction: InteractionId,
    discord: Arc<FakeDiscord>,
    is_user_install: bool,
    guild: Option<GuildId>,
    /// The message whose button was pressed, if any.
    clicked: Option<MessageId>,
    action: Action,
    has_run_out: AtomicBool,
    /// How often the person was answered or told something.
    answers: AtomicUsize,
}

impl FakeReply {
    pub(super) fn new(who: PlayerId, interaction: InteractionId, discord: &Arc<FakeDiscord>) -> FakeReply {
        FakeReply {
            who,
            interaction,
            discord: Arc::clone(discord),
            is_user_install: false,
            guild: None,
            clicked: None,
            action: Action::Help,
            has_run_out: AtomicBool::default(),
            answers: AtomicUsize::default(),
        }
    }

    /// How often the person was answered or told something.
    pub(super) fn answers(&self) -> usize {
        self.answers.load(Ordering::SeqCst)
    }

    /// Returns the delivery of a command.
    pub(super) fn asking(self, action: Action) -> FakeReply {
        FakeReply { action, ..self }
    }

    /// Returns the delivery of a button press.
    pub(super) fn clicking(self, message: MessageId, action: Action) -> FakeReply {
        FakeReply { clicked: Some(message), action, ..self }
    }

    /// The same on a server.
    pub(super) fn on_server(self, guild: GuildId) -> FakeReply {
        FakeReply { guild: Some(guild), ..self }
    }

    /// The same where people bring the bot along.
    pub(super) fn bringing_bot(self) -> FakeReply {
        FakeReply { is_user_install: true, ..self }
    }

    /// Makes Discord accept nothing more for this interaction.
    pub(super) fn run_out(&self) {
        self.has_run_out.store(true, Ordering::SeqCst);
    }
}

impl FakeReply {
    /// Returns the request that is delivered.
    pub(super) fn request(&self) -> Request {
        let reach = if self.is_user_install { Reach::Answers } else { Reach::Channel };
        Request {
            id: self.interaction,
            who: self.who,
            place: Place { guild: self.guild, channel: CHANNEL },
            parent: None,
            rights: Rights { reach, attaches: true, lacks: LackedPermissions::default(), manages: false },
            roles: Vec::new(),
            languages: LANGUAGES,
            origin: match self.clicked {
                Some(message) => Origin::Component { message, private: false },
                None => Origin::Command,
            },
            names: Vec::new(),
            outsiders: Vec::new(),
            action: self.action.clone(),
        }
    }

    /// Answers with a new message, or by editing the clicked one, which notifies nobody.
    fn answer(&self, screen: &Screen) -> Result<Shown, ShowError> {
        self.answers.fetch_add(1, Ordering::SeqCst);
        if let Some(message) = self.clicked {
            self.discord.let_through()?;
            self.discord.replace(message, &screen.text);
            return Ok(Shown::To(message));
        }
        if self.discord.answers_alone.load(Ordering::SeqCst) {
            let seen_alone = Screen { notifies: Vec::new(), ..screen.clone() };
            return self.discord.answer(self.interaction, &seen_alone).map(|_| Shown::Alone);
        }
        self.discord.answer(self.interaction, screen)
    }
}

impl Reply for FakeReply {
    fn set_languages(&self, _: Languages) {}

    fn show<'a>(&'a self, screen: &'a Screen) -> BoxFuture<'a, Result<Shown, ShowError>> {
        Box::pin(async {
            self.discord.come_to_a_gate().await;
            if self.has_run_out.load(Ordering::SeqCst) {
                return Err(ShowError::refused("Invalid Webhook Token"));
            }
            self.answer(screen)
        })
    }

    fn tell<'a>(&'a self, screen: &'a Screen) -> BoxFuture<'a, Result<(), ShowError>> {
        Box::pin(async {
            self.discord.come_to_a_gate().await;
            self.discord.let_through()?;
            self.answers.fetch_add(1, Ordering::SeqCst);
            self.discord.tell(&screen.text);
            Ok(())
        })
    }

    fn ask<'a>(&'a self, _: &'a Form) -> BoxFuture<'a, Result<(), ShowError>> {
        Box::pin(async { self.discord.let_through() })
    }

    fn launch<'a>(&'a self, _: &'a Action) -> BoxFuture<'a, Result<(), ShowError>> {
        Box::pin(async { self.discord.let_through() })
    }

    fn add<'a>(&'a self, screen: &'a Screen) -> BoxFuture<'a, Result<Shown, ShowError>> {
        Box::pin(async {
            self.discord.come_to_a_gate().await;
            self.discord.take(screen).map(Shown::To)
        })
    }

    fn further(&self) -> Arc<dyn Reply> {
        let further = FakeReply::new(self.who, self.interaction, &self.discord);
        Arc::new(FakeReply { is_user_install: self.is_user_install, guild: self.guild, ..further })
    }

    fn take_back(&self, _: MessageId) -> BoxFuture<'_, Result<(), ShowError>> {
        Box::pin(async {
            self.discord.come_to_a_gate().await;
            self.discord.let_through()
        })
    }

    fn propose(&self, _: Vec<Proposal>) -> BoxFuture<'_, Result<(), ShowError>> {
        Box::pin(async { self.discord.let_through() })
    }
}
