//! Shows matches and notifies people. It stores what arrived; what did not is retried later.

mod beside;
mod cards;
mod discord_time;
mod drawn;
pub(super) mod file_hints;
mod letter_boards;
mod notifying;

use std::sync::Arc;

use kuzhi_domain::matches::{Match, Notified, Place, Stage};
use kuzhi_domain::{ChannelId, MatchId, MessageId, PlayerId};
use kuzhi_engine::Side;
use kuzhi_store::{Beside, Delivered, StoreError};
use kuzhi_view::board::Emojis;
use kuzhi_view::screens;

use cards::Cards;

use self::discord_time::DiscordTime;
use self::letter_boards::LetterBoards;
use crate::clock::Clock;
use crate::delivery::{
    Audience, DeliveryMode, DiscordClient, Job, Messenger, NotShown, Notes, Placed, Recipient, Situation,
    deliver, plan, try_to,
};
use crate::drawing::Drawing;
use crate::service::Context;
use crate::service::deadlines::Deadlines;
use crate::service::followers::Followers;
use crate::service::loading;
use crate::service::locks::MatchLock;
use crate::service::overload::Overload;
use crate::service::records::Records;

/// Shows matches to people, and stores what arrived.
pub(crate) struct Boards {
    records: Arc<Records>,
    deadlines: Arc<Deadlines>,
    followers: Followers,
    messenger: Messenger,
    drawing: Drawing,
    emojis: Emojis,
    overload: Overload,
    in_letters: LetterBoards,
    cards: Cards,
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
        overload: Overload,
        clock: Clock,
    ) -> Boards {
        let messenger = Messenger::new(discord, emojis.clone());
        let discord_time = DiscordTime::new(clock.clone());
        let in_letters = LetterBoards::default();
        let cards = Cards::default();
        Boards {
            records,
            deadlines,
            followers: Followers::default(),
            messenger,
            drawing,
            emojis,
            overload,
            in_letters,
            cards,
            clock,
            discord_time,
        }
    }

    /// Offers the page of the Activity under boards when these can follow matches.
    #[must_use]
    pub(crate) fn offering_to(self, followers: Followers) -> Boards {
        Boards { followers, ..self }
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
        self.show_quietly_to(lock, current, context, audience).await;
    }

    /// The same with an audience that is loaded already.
    pub(crate) async fn show_quietly_to(
        &self,
        lock: &MatchLock,
        current: &Match,
        context: Option<&Context>,
        audience: Audience,
    ) {
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
        let there = context.filter(|context| current.is_shown_in(context.channel()));
        let context = there.filter(|context| context.channel() == current.place().channel);
        let user_install = context.map_or(kept.user_install, Context::is_user_install);
        let no_files = context.map_or(kept.no_files, |context| !context.may_attach());
        let now = self.clock.now();
        let mut acted = kept.acted;
        let asks = there.map(Context::who);
        if let Some(side) = asks.and_then(|who| side_of(current, who)) {
            acted[side.index()] = Some(now);
        }
        // Decide again whom to ping, unless that is under way. Someone who looks on their own turn has seen
        // it.
        let awaited = current.person_waited_for();
        // Forget notifications of the past, because a turn can come back: a result can be undone.
        let notified = kept.notified.and_then(|notified| notified.of_now(current));
        let is_decided =
            mode == DeliveryMode::Notify && notified.is_none() || asks.is_some() && asks == awaited;
        let call_at = kept.ping_at.filter(|_| !is_decided && (awaited.is_some() || notified.is_some()));
        let needs_no_call = kept.ping_at.is_some() && call_at.is_none();
        let notified = if needs_no_call { notified.map(Notified::arrived) } else { notified };
        // A result can be taken back.
        let has_card = kept.has_card && current.over().is_some();
        audience.delivered = Delivered {
            user_install,
            no_files,
            language,
            acted,
            ping_at: call_at,
            notified,
            has_card,
            ..kept
        };
        audience.names = self.names_of_two(current).await;
        audience.is_told = mode == DeliveryMode::Notify && self.is_told(current, &audience).await;
        // A film is seen to its end before a card takes its place.
        let card_follows = cards::is_to_come(&audience, current) && audience.film_for.is_none();
        let mut screen = self.screen_for_all(&audience, current).await;
        if user_install && current.bot_to_move().is_some() {
            screens::add_line(&mut screen, &screens::user_install_bot_thinks(audience.words()));
        }
        let is_beside = self.show_beside(current, &mut audience, there, mode, discord_now).await;
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
            situation.is_out_of_sight = self.has_been_followed(current.place(), board, further).await;
        }
        let plan = plan(&situation);
        let beside = audience.delivered.beside;
        let job = Job { current, audience, kept, recipient: recipient.as_ref(), screen, now };
        let placed = deliver(&self.messenger, plan, job, &LockedNotes { boards: self, lock }).await;
        if current.beside().is_some() && !(is_beside && placed.is_ok()) {
            // It has to be shown once more, so this version was not seen yet by all of them.
            let delivered = self.records.delivered(current.id()).await;
            let beside = Beside { ping: delivered.beside.ping, ..beside };
            let delivered = Delivered { version: kept.version, beside, ..delivered };
            self.save_delivered(lock, delivered).await;
            return Err(NotShown);
        }
        let placed = placed?;
        if card_follows {
            self.cards.follow(current, recipient.filter(|_| user_install));
        }
        Ok(placed)
    }

    /// Has the card of a finished match follow, if it should have one. Where only a person's answer can be
    /// edited, `only_way` leads there.
    pub(crate) fn follow_with_card(&self, current: &Match, only_way: Option<Recipient>) {
        self.cards.follow(current, only_way);
    }

    /// Whether so many messages follow a message.
    async fn has_been_followed(&self, place: Place, message: MessageId, further: usize) -> bool {
        let written = self.messenger.discord().written_after(place, message, further).await;
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
        self.refresh_beside(current, audience).await;
        if let Some(board) = audience.delivered.board.filter(|_| !audience.delivered.user_install) {
            let screen = self.screen_for_all(audience, current).await;
            try_to("edit the board", self.messenger.discord().edit(current.place(), board, &screen)).await;
        }
    }

    /// Remembers in whose answer someone was pinged, or will be, where only that answer can do it or take it
    /// back.
    pub(crate) fn record_ping_route(&self, id: MatchId, route: Option<Recipient>) {
        self.messenger.record_ping_route(id, route);
    }

    /// Opens a thread in a channel.
    pub(crate) async fn open_thread(&self, place: Place, name: &str) -> Option<ChannelId> {
        try_to(
            "open a thread; the match is played in the channel",
            self.messenger.discord().open_thread(place, name),
        )
        .await
    }

    /// Opens the thread of a message, unless it has been opened.
    pub(crate) async fn open_thread_of(
        &self,
        place: Place,
        message: MessageId,
        name: &str,
    ) -> Option<ChannelId> {
        try_to("open the thread of a message", self.messenger.discord().open_thread_of(place, message, name))
            .await
    }

    /// Stores what was delivered of a locked match.
    pub(crate) async fn save_delivered(&self, lock: &MatchLock, delivered: Delivered) {
        self.deadlines.record_ping(lock.id(), delivered.ping_at);
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
        self.deadlines.record_ping(lock.id(), delivered.ping_at);
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
        deadlines.record_ping(self.lock.id(), delivered.ping_at);
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
