//! A fake of Discord: a channel that records who is called, and deliveries of interactions made there.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use kuzhi_domain::{
    ChannelId, GuildId, InteractionId, LackedPermissions, Language, MessageId, Place, PlayerId, Timestamp,
};
use kuzhi_view::request::{Action, Languages, Origin, Proposal, Reach, Request, Rights};
use kuzhi_view::screens::{Form, Screen};

use crate::clock::Clock;
use crate::delivery::{BoxFuture, DiscordClient, Nonce, Reply, ShowError, Shown};
use crate::service::state::gates::Gates;

pub(super) const ADA: PlayerId = PlayerId(1);
pub(super) const BOB: PlayerId = PlayerId(2);
pub(super) const LANGUAGES: Languages = Languages { own: Language::English, here: Language::English };
pub(super) const CHANNEL: ChannelId = ChannelId(3);

/// How long a nonce is known.
const NONCE_LASTS: Duration = Duration::from_mins(3);

/// The epoch of Discord's message ids.
const BEGINNING: u64 = 1_420_070_400_000;

/// A fake channel.
#[derive(Default)]
pub(super) struct FakeDiscord {
    is_closed: AtomicBool,
    sighted: Mutex<Vec<PlayerId>>,
    seen: Mutex<Seen>,
    /// Whether people accept direct messages.
    pub(super) accepts_direct_messages: AtomicBool,
    /// Whether only the asker sees answers to commands.
    pub(super) answers_alone: AtomicBool,
    /// How many messages from others are below any message.
    pub(super) below: AtomicUsize,
    /// The clock for message ids, once it is set.
    clock: Mutex<Option<Clock>>,
    gates: Mutex<Gates>,
    /// What goes wrong with messages of these nonces, one after the other.
    faults: Mutex<BTreeMap<String, Vec<Fault>>>,
}

/// What goes wrong with a message.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// Discord refuses it, for now.
    Refused,
    /// Discord refuses it for good.
    Invalid,
    /// It does not arrive, and nobody knows.
    Lost,
    /// It arrives, and nobody knows.
    AnswerLost,
}

impl Fault {
    fn error(self) -> ShowError {
        let may_have_arrived = matches!(self, Fault::Lost | Fault::AnswerLost);
        let is_invalid = self == Fault::Invalid;
        ShowError { may_have_arrived, is_invalid, ..ShowError::refused("a fault of a test") }
    }
}

#[derive(Default)]
struct Seen {
    messages: u64,
    called: Vec<PlayerId>,
    answered: BTreeSet<InteractionId>,
    told: Vec<String>,
    last: String,
    nonces: BTreeMap<String, (MessageId, Timestamp)>,
    posts: Vec<Posted>,
    /// What messages say that were posted or edited.
    texts: BTreeMap<MessageId, String>,
}

/// A message that was posted.
#[derive(Clone, Debug)]
pub(super) struct Posted {
    pub(super) message: MessageId,
    pub(super) nonce: String,
    pub(super) notifies: Vec<PlayerId>,
}

impl FakeDiscord {
    /// Lets nothing through any more.
    pub(super) fn close(&self) {
        self.is_closed.store(true, Ordering::SeqCst);
    }

    pub(super) fn open(&self) {
        self.is_closed.store(false, Ordering::SeqCst);
    }

    /// Dates messages by this clock from now on.
    pub(super) fn set_clock(&self, clock: &Clock) {
        *self.clock.lock().unwrap() = Some(clock.clone());
    }

    /// Makes all calls pass these gates from now on.
    pub(super) fn set_gates(&self, gates: &Gates) {
        *self.gates.lock().unwrap() = gates.clone();
    }

    async fn come_to_a_gate(&self) {
        let gates = self.gates.lock().unwrap().clone();
        gates.pass().await;
    }

    fn now(&self) -> Timestamp {
        self.clock.lock().unwrap().as_ref().map(Clock::now).unwrap_or_default()
    }

    /// Lets the next messages of a nonce fail like this.
    pub(super) fn spoil(&self, nonce: &str, faults: &[Fault]) {
        self.faults.lock().unwrap().insert(nonce.to_owned(), faults.to_vec());
    }

    /// Lets a person see every channel from now on.
    pub(super) fn lets_look(&self, who: PlayerId) {
        self.sighted.lock().unwrap().push(who);
    }

    /// The people who were called, in order.
    pub(super) fn called(&self) -> Vec<PlayerId> {
        self.seen.lock().unwrap().called.clone()
    }

    /// The number of messages.
    pub(super) fn delivered(&self) -> u64 {
        self.seen.lock().unwrap().messages
    }

    /// The text of the last message.
    pub(super) fn last(&self) -> String {
        self.seen.lock().unwrap().last.clone()
    }

    /// The messages that were posted, oldest first.
    pub(super) fn posts(&self) -> Vec<Posted> {
        self.seen.lock().unwrap().posts.clone()
    }

    /// What a message says now.
    pub(super) fn text(&self, message: MessageId) -> String {
        self.seen.lock().unwrap().texts.get(&message).cloned().unwrap_or_default()
    }

    /// What was said to people privately.
    pub(super) fn told(&self) -> Vec<String> {
        self.seen.lock().unwrap().told.clone()
    }

    fn let_through(&self) -> Result<(), ShowError> {
        if self.is_closed.load(Ordering::SeqCst) { Err(ShowError::refused("closed")) } else { Ok(()) }
    }

    fn take(&self, screen: &Screen) -> Result<MessageId, ShowError> {
        self.let_through()?;
        if screen.text.chars().count() > 2_000 || screen.notifies.len() > 100 {
            return Err(ShowError { is_invalid: true, ..ShowError::refused("Invalid Form Body") });
        }
        let mut seen = self.seen.lock().unwrap();
        seen.messages += 1;
        seen.called.extend(notified(screen));
        seen.last.clone_from(&screen.text);
        let posted = self.now().as_millis().saturating_sub(BEGINNING);
        Ok(MessageId((posted << 22) + seen.messages))
    }

    /// Accepts a message once per nonce, while the nonce is known.
    fn take_once(&self, screen: &Screen, nonce: &str) -> Result<MessageId, ShowError> {
        assert!(nonce.len() <= 25, "Discord takes no nonce like {nonce}");
        let mut faults = self.faults.lock().unwrap();
        let fault = faults.get_mut(nonce).filter(|faults| !faults.is_empty()).map(|faults| faults.remove(0));
        drop(faults);
        if let Some(fault) = fault.filter(|fault| *fault != Fault::AnswerLost) {
            return Err(fault.error());
        }
        let now = self.now();
        let known = self.seen.lock().unwrap().nonces.get(nonce).copied();
        if let Some((message, _)) = known.filter(|(_, at)| now.since(*at) < NONCE_LASTS) {
            return Ok(message);
        }
        let message = self.take(screen)?;
        let mut seen = self.seen.lock().unwrap();
        seen.nonces.insert(nonce.to_owned(), (message, now));
        seen.texts.insert(message, screen.text.clone());
        seen.posts.push(Posted { message, nonce: nonce.to_owned(), notifies: notified(screen) });
        drop(seen);
        fault.map_or(Ok(message), |fault| Err(fault.error()))
    }

    /// Answers an interaction. There can be only one answer, however often it was delivered.
    fn answer(&self, interaction: InteractionId, screen: &Screen) -> Result<Shown, ShowError> {
        self.let_through()?;
        if !self.seen.lock().unwrap().answered.insert(interaction) {
            return Err(ShowError::refused("answered already"));
        }
        self.take(screen).map(Shown::To)
    }
}

/// Whom a new message notifies: those whom it may, if its text mentions them.
fn notified(screen: &Screen) -> Vec<PlayerId> {
    let is_mentioned = |who: &PlayerId| screen.text.contains(&format!("<@{who}>"));
    screen.notifies.iter().copied().filter(is_mentioned).collect()
}

impl DiscordClient for FakeDiscord {
    fn edit<'a>(
        &'a self,
        _: Place,
        message: MessageId,
        screen: &'a Screen,
    ) -> BoxFuture<'a, Result<(), ShowError>> {
        Box::pin(async move {
            self.come_to_a_gate().await;
            self.let_through()?;
            self.seen.lock().unwrap().texts.insert(message, screen.text.clone());
            Ok(())
        })
    }

    fn post<'a>(
        &'a self,
        _: Place,
        screen: &'a Screen,
        nonce: Nonce,
    ) -> BoxFuture<'a, Result<MessageId, ShowError>> {
        Box::pin(async move {
            self.come_to_a_gate().await;
            self.take_once(screen, &nonce.to_string())
        })
    }

    fn written_after(&self, _: Place, _: MessageId, _: usize) -> BoxFuture<'_, Result<usize, ShowError>> {
        Box::pin(async {
            self.come_to_a_gate().await;
            Ok(self.below.load(Ordering::SeqCst))
        })
    }

    fn write_to<'a>(
        &'a self,
        player: PlayerId,
        _: Place,
        screen: &'a Screen,
        nonce: Option<Nonce>,
    ) -> BoxFuture<'a, Result<(), ShowError>> {
        Box::pin(async move {
            self.come_to_a_gate().await;
            if !self.accepts_direct_messages.load(Ordering::SeqCst) {
                return Err(ShowError::refused("nobody takes letters"));
            }
            self.let_through()?;
            if let Some(nonce) = nonce {
                self.take_once(screen, &nonce.to_string())?;
            }
            self.seen.lock().unwrap().called.push(player);
            Ok(())
        })
    }

    fn open_thread<'a>(&'a self, _: Place, _: &'a str) -> BoxFuture<'a, Result<ChannelId, ShowError>> {
        Box::pin(async { Err(ShowError::refused("no threads")) })
    }

    fn guilds(&self) -> BoxFuture<'_, Result<Vec<GuildId>, ShowError>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    fn carried_by(
        &self,
        _: Place,
        _: ChannelId,
        _: MessageId,
    ) -> BoxFuture<'_, Result<Vec<String>, ShowError>> {
        Box::pin(async { Err(ShowError::refused("there is no such message")) })
    }

    fn may_look(&self, _: GuildId, _: ChannelId, who: PlayerId) -> BoxFuture<'_, Result<bool, ShowError>> {
        Box::pin(async move { Ok(self.sighted.lock().unwrap().contains(&who)) })
    }

    fn is_gone(&self, _: Place) -> BoxFuture<'_, Result<bool, ShowError>> {
        Box::pin(async { Ok(false) })
    }

    fn refuses(&self, _: Place) -> bool {
        false
    }

    fn delete(&self, _: Place, _: MessageId) -> BoxFuture<'_, Result<(), ShowError>> {
        Box::pin(async {
            self.come_to_a_gate().await;
            self.let_through()
        })
    }
}

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
    pub(super) fn of(who: PlayerId, interaction: InteractionId, discord: &Arc<FakeDiscord>) -> FakeReply {
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
            self.discord.seen.lock().unwrap().last.clone_from(&screen.text);
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
    fn speak(&self, _: Languages) {}

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
            self.discord.seen.lock().unwrap().told.push(screen.text.clone());
            Ok(())
        })
    }

    fn ask<'a>(&'a self, _: &'a Form) -> BoxFuture<'a, Result<(), ShowError>> {
        Box::pin(async { self.discord.let_through() })
    }

    fn add<'a>(&'a self, screen: &'a Screen) -> BoxFuture<'a, Result<Shown, ShowError>> {
        Box::pin(async {
            self.discord.come_to_a_gate().await;
            self.discord.take(screen).map(Shown::To)
        })
    }

    fn further(&self) -> Arc<dyn Reply> {
        let further = FakeReply::of(self.who, self.interaction, &self.discord);
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
