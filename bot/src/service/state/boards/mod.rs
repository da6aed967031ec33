//! Shows matches and notifies people. It stores what arrived; what did not is retried later.

mod drawn;

use std::sync::Arc;

use kuzhi_domain::{ChannelId, GuildId, Match, MatchId, MessageId, Place, PlayerId, Stage};
use kuzhi_engine::Side;
use kuzhi_store::{Delivered, StoreError};
use kuzhi_view::board::Emojis;
use kuzhi_view::screens::{self, Screen};
use kuzhi_view::words::Words;

use super::deadlines::Deadlines;
use super::discord_time::DiscordTime;
use super::letter_boards::LetterBoards;
use super::loading;
use super::match_lock::MatchLock;
use super::records::Records;
use crate::clock::Clock;
use crate::delivery::{
    Audience, DeliveryMode, DiscordClient, Job, Messenger, Nonce, NotShown, Notes, Notification, Placed,
    Recipient, Situation, Written, deliver, link, notifications, plan, plan_call, try_to,
};
use crate::drawing::Drawing;
use crate::service::Context;

/// Shows matches to people, and stores what arrived.
pub(crate) struct Boards {
    records: Arc<Records>,
    deadlines: Arc<Deadlines>,
    messenger: Messenger,
    drawing: Drawing,
    emojis: Emojis,
    in_letters: LetterBoards,
    clock: Clock,
    discord_time: DiscordTime,
}

impl Boards {
    pub(crate) fn new(
        records: Arc<Records>,
        deadlines: Arc<Deadlines>,
        discord: Arc<dyn DiscordClient>,
        drawing: Drawing,
        emojis: Emojis,
        clock: Clock,
    ) -> Boards {
        let messenger = Messenger::new(discord, emojis.clone());
        let discord_time = DiscordTime::new(clock.clone());
        let in_letters = LetterBoards::default();
        Boards { records, deadlines, messenger, drawing, emojis, in_letters, clock, discord_time }
    }

    /// Tells what time it is by Discord's clock.
    pub(crate) const fn discord_time(&self) -> &DiscordTime {
        &self.discord_time
    }

    /// Shows a match and notifies the person to move.
    pub(crate) async fn announce(
        &self,
        lock: &MatchLock,
        current: &Match,
        context: Option<&Context>,
    ) -> Option<Placed> {
        let audience = loading::audience(&self.records, current).await;
        self.announce_to(lock, current, context, audience).await
    }

    /// The same with an audience that is loaded already.
    pub(crate) async fn announce_to(
        &self,
        lock: &MatchLock,
        current: &Match,
        context: Option<&Context>,
        audience: Audience,
    ) -> Option<Placed> {
        self.show_or_retry(lock, current, context, audience, DeliveryMode::Notify).await
    }

    /// Shows a match without notifying anyone. What does not arrive is announced later.
    pub(crate) async fn show_quietly(&self, lock: &MatchLock, current: &Match, context: Option<&Context>) {
        let audience = loading::audience(&self.records, current).await;
        self.show_or_retry(lock, current, context, audience, DeliveryMode::Quietly).await;
    }

    /// Shows a match to someone who has changed nothing. It notifies nobody, unless people have not seen the
    /// current version yet.
    pub(crate) async fn show_again(&self, lock: &MatchLock, current: &Match, context: Option<&Context>) {
        let audience = loading::audience(&self.records, current).await;
        self.show_again_to(lock, current, context, audience).await;
    }

    /// The same with an audience that is loaded already.
    pub(crate) async fn show_again_to(
        &self,
        lock: &MatchLock,
        current: &Match,
        context: Option<&Context>,
        audience: Audience,
    ) {
        if audience.delivered.version == current.version() {
            // If it does not arrive, they can ask again.
            let _ = self.show(lock, current, context, audience, DeliveryMode::Quietly).await;
        } else {
            self.show_or_retry(lock, current, context, audience, DeliveryMode::Notify).await;
        }
    }

    async fn show_or_retry(
        &self,
        lock: &MatchLock,
        current: &Match,
        context: Option<&Context>,
        audience: Audience,
        mode: DeliveryMode,
    ) -> Option<Placed> {
        let shown = self.show(lock, current, context, audience, mode).await;
        if shown.is_err() {
            self.deadlines.try_again(current, self.clock.now(), 0).await;
        }
        shown.ok()
    }

    /// Plans how to show a match, and carries the plan out.
    pub(crate) async fn show(
        &self,
        lock: &MatchLock,
        current: &Match,
        context: Option<&Context>,
        mut audience: Audience,
        mode: DeliveryMode,
    ) -> Result<Placed, NotShown> {
        let kept = audience.delivered;
        let language = kept.language.or_else(|| context.map(Context::language_here));
        // The request's own time, if there is one: others may have come in meanwhile, late or early.
        let discord_now =
            context.map_or_else(|| self.discord_time.now(), |context| context.interaction().made());
        // A board stays in its channel, so it is not shown where an old challenge was clicked.
        let context = context.filter(|context| context.channel() == current.place().channel);
        let user_install = context.map_or(kept.user_install, Context::is_user_install);
        let no_files = context.map_or(kept.no_files, |context| !context.may_attach());
        let now = self.clock.now();
        let mut acted = kept.acted;
        let asks = context.map(Context::who);
        if let Some(side) = asks.and_then(|who| side_of(current, who)) {
            acted[side.index()] = Some(now);
        }
        // Decide again whom to call. Someone who looks on their own turn has seen it.
        let is_decided = mode == DeliveryMode::Notify || asks.is_some() && asks == current.person_to_move();
        let call_at = kept.call_at.filter(|_| !is_decided && current.person_to_move().is_some());
        // Forget notifications of the past, because a turn can come back: a result can be undone.
        let notified = kept.notified.filter(|notified| Some(notified.of) == current.notifiable_event());
        audience.delivered = Delivered { user_install, no_files, language, acted, call_at, notified, ..kept };
        let mut screen = self.screen_for_all(&audience, current).await;
        if user_install && current.bot_to_move().is_some() {
            screens::add_line(&mut screen, &screens::user_install_bot_thinks(audience.words()));
        }
        let recipient = context.map(Context::recipient);
        let asker = recipient.as_ref().map(|recipient| recipient.asker);
        let audience_of = &audience;
        let mut situation = Situation {
            current,
            audience: audience_of,
            asker,
            mode,
            is_out_of_sight: false,
            now,
            discord_now,
        };
        if let Some((board, further)) = situation.question() {
            situation.is_out_of_sight = self.has_been_followed(current, board, further).await;
        }
        let plan = plan(&situation);
        let job = Job { current, audience, kept, recipient: recipient.as_ref(), screen, now };
        deliver(&self.messenger, plan, job, &LockedNotes { boards: self, lock }).await
    }

    /// Calls the person to move if they were present when the board was shown and have done nothing since.
    pub(crate) async fn call_late(&self, lock: &MatchLock, current: &Match) {
        let (mut audience, now) = (loading::audience(&self.records, current).await, self.clock.now());
        let kept = audience.delivered;
        if kept.call_at.is_none_or(|at| at > now) {
            return;
        }
        audience.delivered.call_at = None;
        if kept.version != current.version() {
            // The call was for an earlier version. This one calls when it is shown.
            return self.save_delivered(lock, audience.delivered).await;
        }
        let (asker, mode, is_out_of_sight) = (None, DeliveryMode::Notify, false);
        let discord_now = self.discord_time.now();
        let situation =
            Situation { current, audience: &audience, asker, mode, is_out_of_sight, now, discord_now };
        let (plan, screen) = (plan_call(&situation), Screen::default());
        let caller = self.messenger.caller(current.id()).filter(|_| kept.user_install);
        let job = Job { current, audience, kept, recipient: caller.as_ref(), screen, now };
        // No board is shown, so nothing can fail to be shown.
        let _ = deliver(&self.messenger, plan, job, &LockedNotes { boards: self, lock }).await;
    }

    /// Whether so many messages follow a message.
    async fn has_been_followed(&self, current: &Match, message: MessageId, further: usize) -> bool {
        let written = self.messenger.discord().written_after(current.place(), message, further).await;
        match written {
            Ok(written) => written >= further,
            Err(error) => {
                // Without permission to read, the board stays where it is.
                tracing::debug!(%error, "cannot find out what was written after a board");
                false
            }
        }
    }

    /// Updates the message of the board, and nothing else.
    pub(crate) async fn refresh(&self, current: &Match, audience: &Audience) {
        if let Some(board) = audience.delivered.board.filter(|_| !audience.delivered.user_install) {
            let screen = self.screen_for_all(audience, current).await;
            try_to("edit the board", self.messenger.discord().edit(current.place(), board, &screen)).await;
        }
    }

    /// Replaces the call by a reminder that the time of the person to move is running out.
    pub(crate) async fn remind(&self, lock: &MatchLock, current: &Match) {
        self.call_anew(lock, current, |words, link| screens::reminder(words, current, link)).await;
    }

    /// Replaces the call by one to the opponent of the person to move, whose time is up.
    pub(crate) async fn say_time_is_up(&self, lock: &MatchLock, current: &Match) {
        self.call_anew(lock, current, |words, link| screens::call_to_claim(words, current, link)).await;
    }

    /// Replaces the call by one to the person to move, who has been given more time.
    pub(crate) async fn say_time_is_given(&self, lock: &MatchLock, current: &Match) {
        self.call_anew(lock, current, |words, link| screens::time_given(words, current, link)).await;
    }

    /// Replaces the call by a line of its own about the current version, with a link to the board.
    async fn call_anew(
        &self,
        lock: &MatchLock,
        current: &Match,
        said: impl Fn(&'static Words, Option<&str>) -> Option<Screen> + Send + Sync,
    ) {
        let audience = loading::audience(&self.records, current).await;
        let mut delivered = audience.delivered;
        let link = delivered.board.map(|board| link(current.place(), board));
        let said_in = |words: &'static Words| said(words, link.as_deref()).unwrap_or_default();
        let mut call = said_in(audience.words());
        self.notify(current, &audience, &mut call, |words| said_in(words).text).await;
        // Where people brought the bot along it cannot post now, and the old line is better than none.
        if call.notifies.is_empty() || delivered.user_install {
            return;
        }
        self.messenger.take_call_back(current, &mut delivered).await;
        let nonce = Nonce::reminder(current);
        let post = self.messenger.post_call(current, None, &call, nonce, delivered.user_install);
        delivered.call = try_to("call to move", post).await.flatten();
        self.save_delivered(lock, delivered).await;
    }

    /// Reduces a screen's mentions to the people it should mention, and sends direct messages to those who
    /// prefer them, in the words that `said_in` gives for their language.
    pub(crate) async fn notify(
        &self,
        current: &Match,
        audience: &Audience,
        screen: &mut Screen,
        said_in: impl Fn(&'static Words) -> String + Send + Sync,
    ) {
        let notifications = notifications(audience, &std::mem::take(&mut screen.notifies));
        let written =
            self.messenger.write_to_those(notifications, current.place(), audience.words(), said_in);
        screen.notifies = written.await;
    }

    /// Notifies people of something on a server that is no match: writes to those who prefer that, in the
    /// words that `said_to` gives for their language.
    pub(crate) async fn notify_people(
        &self,
        (guild, channel): (GuildId, ChannelId),
        people: Vec<PlayerId>,
        said_to: impl Fn(&'static Words, PlayerId) -> String + Send + Sync,
        nonce: impl Fn(PlayerId) -> Nonce + Send + Sync,
    ) -> Notified {
        let people: Vec<PlayerId> = people.into_iter().filter(|one| !one.has_left()).collect();
        let mut notified = Notified::default();
        if people.is_empty() {
            return notified;
        }
        let audience = loading::callable(&self.records, guild, &people).await;
        let place = Place { guild: Some(guild), channel };
        let people: Vec<PlayerId> =
            people.into_iter().filter(|&one| !audience.house.keeps_out(one)).collect();
        for notification in notifications(&audience, &people) {
            let (to, language, or_mention) = match notification {
                Notification::Mention(to) => {
                    notified.to_mention.push(to);
                    continue;
                }
                Notification::Write(Written { to, language, or_mention }) => (to, language, or_mention),
            };
            let text = said_to(language.map_or(audience.words(), Words::of), to);
            if self.messenger.write(to, place, &text, Some(nonce(to))).await {
                notified.written.push(to);
            } else if or_mention {
                notified.to_mention.push(to);
            }
        }
        notified
    }

    /// Remembers in whose answer someone was called, or will be, where only that answer can do it or take it
    /// back.
    pub(crate) fn record_caller(&self, id: MatchId, caller: Option<Recipient>) {
        self.messenger.record_caller(id, caller);
    }

    /// Opens a thread in a channel.
    pub(crate) async fn open_thread(&self, place: Place, name: &str) -> Option<ChannelId> {
        try_to(
            "open a thread; the match is played in the channel",
            self.messenger.discord().open_thread(place, name),
        )
        .await
    }

    /// Stores what was delivered of a locked match.
    pub(crate) async fn save_delivered(&self, lock: &MatchLock, delivered: Delivered) {
        self.deadlines.record_call(lock.id(), delivered.call_at);
        if let Err(error) = self.records.save_delivered(lock, delivered, false).await {
            self.records.report(&error, "cannot record where a board is");
        }
    }

    /// The same, but so that a crash cannot lose it.
    pub(crate) async fn save_durably(
        &self,
        lock: &MatchLock,
        delivered: Delivered,
    ) -> Result<(), StoreError> {
        self.deadlines.record_call(lock.id(), delivered.call_at);
        self.records.save_delivered(lock, delivered, true).await
    }

    /// Returns the client for Discord.
    pub(crate) fn discord(&self) -> &dyn DiscordClient {
        self.messenger.discord()
    }

    /// Returns the drawing service.
    pub(crate) const fn drawing(&self) -> &Drawing {
        &self.drawing
    }

    /// Returns the matches whose boards were drawn before all emoji were known, and forgets them.
    pub(crate) fn take_letter_boards(&self) -> Vec<MatchId> {
        self.in_letters.take()
    }

    /// Returns the bot's own emoji.
    pub(crate) const fn emojis(&self) -> &Emojis {
        &self.emojis
    }
}

/// Who was notified of something.
#[derive(Debug, Default)]
pub(crate) struct Notified {
    /// Those whom the message in the channel has to mention.
    pub(crate) to_mention: Vec<PlayerId>,
    /// Those who were written to.
    pub(crate) written: Vec<PlayerId>,
}

/// Returns a person's side in a match, or in a challenge they made.
fn side_of(current: &Match, who: PlayerId) -> Option<Side> {
    match current.stage() {
        Stage::Open(challenge) => (challenge.challenger == who).then_some(challenge.side),
        _ => current.played()?.seats().side_of(who),
    }
}

/// Stores what was delivered of a locked match.
struct LockedNotes<'a> {
    boards: &'a Boards,
    lock: &'a MatchLock,
}

impl Notes for LockedNotes<'_> {
    async fn save_delivered(&self, delivered: Delivered, for_good: bool) -> bool {
        let Boards { deadlines, records, .. } = self.boards;
        deadlines.record_call(self.lock.id(), delivered.call_at);
        let kept = records.save_delivered(self.lock, delivered, for_good).await;
        if let Err(error) = &kept {
            records.report(
                error,
                "cannot record where a board is and who is notified; nobody is notified until it can",
            );
        }
        kept.is_ok()
    }
}
