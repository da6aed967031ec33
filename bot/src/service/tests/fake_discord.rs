//! A fake of Discord: a channel that records who is called.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use kuzhi_domain::matches::Place;
use kuzhi_domain::refusal::RoleObstacle;
use kuzhi_domain::{
    ChannelId, EventId, GuildId, InteractionId, Language, MessageId, PlayerId, RoleId, Timestamp,
};
use kuzhi_view::request::Languages;
use kuzhi_view::screens::Screen;

use crate::clock::Clock;
use crate::delivery::{
    BoxFuture, ChannelRight, DiscordClient, EventError, Nonce, PostRefusal, RoleError, ScheduledEvent,
    ShowError, Shown,
};
use crate::service::records::gates::Gates;

pub(super) const ADA: PlayerId = PlayerId(1);
pub(super) const BOB: PlayerId = PlayerId(2);
pub(super) const LANGUAGES: Languages = Languages { user: Language::English, place: Language::English };
pub(super) const CHANNEL: ChannelId = ChannelId(3);

/// How long a nonce is known.
const NONCE_LASTS: Duration = Duration::from_mins(3);

/// The epoch of Discord's message ids.
const BEGINNING: u64 = 1_420_070_400_000;

/// A fake channel.
#[derive(Default)]
pub(super) struct FakeDiscord {
    is_closed: AtomicBool,
    /// Whether its places refuse what is sent there, and nothing else does.
    refuses: AtomicBool,
    sighted: Mutex<Vec<PlayerId>>,
    seen: Mutex<Seen>,
    /// Whether people accept direct messages.
    pub(super) accepts_direct_messages: AtomicBool,
    /// Whether messages may have threads.
    pub(super) permits_threads: AtomicBool,
    /// Whether only the asker sees answers to commands.
    pub(super) answers_alone: AtomicBool,
    /// How many messages from others are below any message.
    pub(super) below: AtomicUsize,
    /// The clock for message ids, once it is set.
    clock: Mutex<Option<Clock>>,
    gates: Mutex<Gates>,
    /// What goes wrong with messages of these nonces, one after the other.
    faults: Mutex<BTreeMap<String, Vec<Fault>>>,
    /// What becomes of the next messages, whichever they are.
    storm: Mutex<VecDeque<Option<Fault>>>,
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
    pinged: Vec<PlayerId>,
    answered: BTreeSet<InteractionId>,
    told: Vec<String>,
    last: String,
    nonces: BTreeMap<String, (MessageId, Timestamp)>,
    posts: Vec<Posted>,
    events: BTreeMap<EventId, ScheduledEvent>,
    events_made: u64,
    /// Who has which role.
    roles: BTreeSet<(PlayerId, RoleId)>,
    /// The messages that have a thread.
    threads: BTreeSet<MessageId>,
    /// What messages say that were posted or edited.
    texts: BTreeMap<MessageId, String>,
}

/// A message that was posted.
#[derive(Clone, Debug)]
pub(super) struct Posted {
    pub(super) message: MessageId,
    pub(super) nonce: String,
    pub(super) notifies: Vec<PlayerId>,
    /// Whom it was written to, if it is a direct message.
    pub(super) to: Option<PlayerId>,
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

    pub(super) async fn come_to_a_gate(&self) {
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

    /// Lets the next messages fail or arrive like this, whichever they are.
    pub(super) fn storm(&self, faults: impl IntoIterator<Item = Option<Fault>>) {
        *self.storm.lock().unwrap() = faults.into_iter().collect();
    }

    /// What goes wrong with the next message, if anything does.
    fn next_fault(&self, nonce: &str) -> Option<Fault> {
        let mut faults = self.faults.lock().unwrap();
        if let Some(faults) = faults.get_mut(nonce).filter(|faults| !faults.is_empty()) {
            return Some(faults.remove(0));
        }
        self.storm.lock().unwrap().pop_front().flatten()
    }

    /// Lets a person see every channel from now on.
    pub(super) fn lets_look(&self, who: PlayerId) {
        self.sighted.lock().unwrap().push(who);
    }

    /// The people who were called, in order.
    pub(super) fn pinged(&self) -> Vec<PlayerId> {
        self.seen.lock().unwrap().pinged.clone()
    }

    /// The number of messages.
    pub(super) fn delivered(&self) -> u64 {
        self.seen.lock().unwrap().messages
    }

    /// The text of the last message.
    pub(super) fn last(&self) -> String {
        self.seen.lock().unwrap().last.clone()
    }

    /// The scheduled events.
    pub(super) fn events(&self) -> Vec<ScheduledEvent> {
        self.seen.lock().unwrap().events.values().cloned().collect()
    }

    /// How many scheduled events were ever made.
    pub(super) fn events_made(&self) -> u64 {
        self.seen.lock().unwrap().events_made
    }

    /// The messages that were posted, oldest first.
    pub(super) fn posts(&self) -> Vec<Posted> {
        self.posts_from(0)
    }

    /// The same after so many.
    pub(super) fn posts_from(&self, number: usize) -> Vec<Posted> {
        self.seen.lock().unwrap().posts[number..].to_vec()
    }

    /// What a message says now.
    pub(super) fn text(&self, message: MessageId) -> String {
        self.seen.lock().unwrap().texts.get(&message).cloned().unwrap_or_default()
    }

    /// Says something to a person privately.
    pub(super) fn tell(&self, text: &str) {
        self.seen.lock().unwrap().told.push(text.to_owned());
    }

    /// Shows something in place of a message.
    pub(super) fn replace(&self, message: MessageId, text: &str) {
        let mut seen = self.seen.lock().unwrap();
        text.clone_into(&mut seen.last);
        seen.texts.insert(message, text.to_owned());
    }

    /// What was said to people privately.
    pub(super) fn private_messages(&self) -> Vec<String> {
        self.seen.lock().unwrap().told.clone()
    }

    /// Has its places refuse what is sent there, or take it again.
    pub(super) fn refuse(&self, refuses: bool) {
        self.refuses.store(refuses, Ordering::SeqCst);
    }

    pub(super) fn let_through(&self) -> Result<(), ShowError> {
        if self.is_closed.load(Ordering::SeqCst) {
            return Err(ShowError::refused("closed"));
        }
        if self.refuses.load(Ordering::SeqCst) {
            return Err(ShowError { is_of_place: true, ..ShowError::refused("the place refuses") });
        }
        Ok(())
    }

    pub(super) fn take(&self, screen: &Screen) -> Result<MessageId, ShowError> {
        self.let_through()?;
        if screen.text.chars().count() > 2_000 || screen.notifies.len() > 100 {
            return Err(ShowError { is_invalid: true, ..ShowError::refused("Invalid Form Body") });
        }
        let mut seen = self.seen.lock().unwrap();
        seen.messages += 1;
        seen.pinged.extend(notified(screen));
        seen.last.clone_from(&screen.text);
        let posted = self.now().as_millis().saturating_sub(BEGINNING);
        Ok(MessageId((posted << 22) + seen.messages))
    }

    /// Accepts a message once per nonce, while the nonce is known.
    fn take_once(&self, screen: &Screen, nonce: &str, to: Option<PlayerId>) -> Result<MessageId, ShowError> {
        assert!(nonce.len() <= 25, "Discord takes no nonce like {nonce}");
        let fault = self.next_fault(nonce);
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
        let notifies = notified(screen);
        seen.posts.push(Posted { message, nonce: nonce.to_owned(), notifies, to });
        drop(seen);
        fault.map_or(Ok(message), |fault| Err(fault.error()))
    }

    /// Answers an interaction. There can be only one answer, however often it was delivered.
    pub(super) fn answer(&self, interaction: InteractionId, screen: &Screen) -> Result<Shown, ShowError> {
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
            self.take_once(screen, &nonce.to_string(), None)
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
            let Some(nonce) = nonce else {
                self.let_through()?;
                let mut seen = self.seen.lock().unwrap();
                seen.pinged.push(player);
                let (nonce, notifies, to) = (String::new(), Vec::new(), Some(player));
                seen.posts.push(Posted { message: MessageId(0), nonce, notifies, to });
                return Ok(());
            };
            // Whom its text names is not notified by that.
            let mut called = self.pinged();
            let before = self.delivered();
            let taken = self.take_once(screen, &nonce.to_string(), Some(player));
            if self.delivered() > before {
                called.push(player);
            }
            self.seen.lock().unwrap().pinged = called;
            taken.map(|_| ())
        })
    }

    fn open_thread<'a>(&'a self, _: Place, _: &'a str) -> BoxFuture<'a, Result<ChannelId, ShowError>> {
        Box::pin(async { Err(ShowError::refused("no threads")) })
    }

    fn open_thread_of<'a>(
        &'a self,
        _: Place,
        message: MessageId,
        _: &'a str,
    ) -> BoxFuture<'a, Result<ChannelId, ShowError>> {
        Box::pin(async move {
            if !self.permits_threads.load(Ordering::SeqCst) {
                return Err(ShowError::refused("no threads"));
            }
            self.come_to_a_gate().await;
            self.let_through()?;
            self.seen.lock().unwrap().threads.insert(message);
            Ok(ChannelId(message.0))
        })
    }

    fn add_to_thread(&self, _: Place, _: PlayerId) -> BoxFuture<'_, Result<(), ShowError>> {
        Box::pin(async { Err(ShowError::refused("no threads")) })
    }

    fn server_name(&self, _: GuildId) -> BoxFuture<'_, Result<String, ShowError>> {
        Box::pin(async { Ok("Friends".to_owned()) })
    }

    fn guilds(&self) -> BoxFuture<'_, Result<Vec<GuildId>, ShowError>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    fn custom_ids(
        &self,
        _: Place,
        _: ChannelId,
        _: MessageId,
    ) -> BoxFuture<'_, Result<Vec<String>, ShowError>> {
        Box::pin(async { Err(ShowError::refused("there is no such message")) })
    }

    fn allows(
        &self,
        _: GuildId,
        _: ChannelId,
        right: ChannelRight,
    ) -> BoxFuture<'_, Result<bool, ShowError>> {
        Box::pin(async move {
            let ChannelRight::Read(who) = right else { return Ok(true) };
            Ok(self.sighted.lock().unwrap().contains(&who))
        })
    }

    fn is_gone(&self, _: Place) -> BoxFuture<'_, Result<bool, ShowError>> {
        Box::pin(async { Ok(false) })
    }

    fn refusal(&self, _: Place) -> Option<PostRefusal> {
        self.refuses.load(Ordering::SeqCst).then_some(PostRefusal::Place)
    }

    fn keep_event<'a>(
        &'a self,
        _: GuildId,
        id: Option<EventId>,
        event: &'a ScheduledEvent,
    ) -> BoxFuture<'a, Result<EventId, EventError>> {
        Box::pin(async move {
            self.come_to_a_gate().await;
            self.let_through()?;
            let mut seen = self.seen.lock().unwrap();
            // One that was made before it was noted is found by its name and place.
            let of_name = seen.events.iter().find(|(_, one)| one.place == event.place).map(|(id, _)| *id);
            let id = id.or(of_name).unwrap_or(EventId(500 + seen.events_made));
            if !seen.events.contains_key(&id) {
                seen.events_made += 1;
            }
            seen.events.insert(id, event.clone());
            Ok(id)
        })
    }

    fn delete_event(&self, _: GuildId, id: EventId) -> BoxFuture<'_, Result<(), EventError>> {
        Box::pin(async move {
            self.come_to_a_gate().await;
            self.let_through()?;
            self.seen.lock().unwrap().events.remove(&id);
            Ok(())
        })
    }

    fn change_role(
        &self,
        _: GuildId,
        who: PlayerId,
        role: RoleId,
        gives: bool,
    ) -> BoxFuture<'_, Result<(), RoleError>> {
        Box::pin(async move {
            self.come_to_a_gate().await;
            self.let_through()?;
            let mut seen = self.seen.lock().unwrap();
            if gives {
                seen.roles.insert((who, role));
            } else {
                seen.roles.remove(&(who, role));
            }
            Ok(())
        })
    }

    fn obstacle_to_role(
        &self,
        _: GuildId,
        _: RoleId,
    ) -> BoxFuture<'_, Result<Option<RoleObstacle>, ShowError>> {
        Box::pin(async { Ok(None) })
    }

    fn delete(&self, _: Place, _: MessageId) -> BoxFuture<'_, Result<(), ShowError>> {
        Box::pin(async {
            self.come_to_a_gate().await;
            self.let_through()
        })
    }
}
