//! A service over a store in memory and a fake Discord.

use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_config::Privacy;
use kuzhi_domain::clock::{TimeControl, TimeOff};
use kuzhi_domain::limits::Rate;
use kuzhi_domain::matches::{Invitation, MatchLimits, Opponent, Place, SideChoice};
use kuzhi_domain::settings::Look;
use kuzhi_domain::{InteractionId, MatchId, PlayerId, Timestamp};
use kuzhi_engine::Game;
use kuzhi_memory_store::MemoryStore;
use kuzhi_store::LookupStore;
use kuzhi_view::board::Emojis;
use kuzhi_view::screens::CommandLinks;

use super::super::{Context, Dependencies, Service};
use super::answered::begin;
use super::fake_discord::{ADA, BOB, CHANNEL, FakeDiscord, LANGUAGES};
use super::fake_reply::FakeReply;
use crate::clock::{Clock, ClockSetter};
use crate::drawing::Drawing;
use crate::limits::{LimitRules, Limits};
use crate::thinking::Thinking;

pub(super) const PLACE: Place = Place { guild: None, channel: CHANNEL };

pub(super) const MATCH_LIMITS: MatchLimits = MatchLimits {
    matches: 900,
    challenges: 900,
    in_channel: 900,
    challenge_lasts: Duration::from_hours(1),
    time_ups: 900,
    days_away: 30,
};

pub(super) fn limit_rules() -> LimitRules {
    let rate = Rate { at_once: 900, each: Duration::from_secs(9) };
    LimitRules {
        notifications: rate,
        pictures: rate,
        hints: rate,
        games: rate,
        people_per_server: 9,
        blocked_people: HashSet::new(),
        blocked_servers: HashSet::new(),
    }
}

/// A service whose people meet in one channel.
pub(super) struct Fixture {
    pub(super) service: Arc<Service>,
    pub(super) setter: ClockSetter,
    pub(super) store: Arc<MemoryStore>,
    pub(super) discord: Arc<FakeDiscord>,
}

impl Fixture {
    pub(super) fn open() -> Fixture {
        Fixture::open_with(limit_rules())
    }

    pub(super) fn open_with(rules: LimitRules) -> Fixture {
        let (clock, setter) = Clock::set_by_hand(Timestamp::from_millis(1));
        let thinking = Thinking::new(NonZeroUsize::MIN);
        Fixture::with(rules, thinking, Arc::default(), Arc::default(), clock, setter)
    }

    /// Creates a service with existing state, like a process that has just started. The bot chooses its moves
    /// at once, and always the same ones.
    pub(super) fn over(
        store: Arc<MemoryStore>,
        discord: Arc<FakeDiscord>,
        clock: Clock,
        setter: ClockSetter,
    ) -> Fixture {
        Fixture::with(limit_rules(), Thinking::that_takes_the_first(), store, discord, clock, setter)
    }

    pub(super) fn with(
        rules: LimitRules,
        thinking: Thinking,
        store: Arc<MemoryStore>,
        discord: Arc<FakeDiscord>,
        clock: Clock,
        setter: ClockSetter,
    ) -> Fixture {
        let limits = Limits::new(Arc::clone(&store) as _, clock.clone(), rules);
        let service = Service::new(Dependencies {
            store: Arc::clone(&store) as _,
            clock,
            thinking,
            drawing: Drawing::default(),
            match_limits: MATCH_LIMITS,
            reply_pause: Duration::ZERO,
            usual_look: Look::Emoji,
            limits: Arc::new(limits),
            discord: Arc::clone(&discord) as _,
            emojis: Emojis::default(),
            privacy: Privacy::default(),
        });
        Fixture { service, setter, store, discord }
    }

    /// Creates the context of a person's command.
    pub(super) fn delivery(&self, who: PlayerId, interaction: u64) -> Context {
        context(FakeReply::new(who, InteractionId(interaction), &self.discord)).0
    }

    /// The same where people bring the bot along.
    pub(super) fn delivery_of_guest(&self, who: PlayerId, interaction: u64) -> (Context, Arc<FakeReply>) {
        context(FakeReply::new(who, InteractionId(interaction), &self.discord).bringing_bot())
    }

    /// Delivers Ada's command to challenge Bob. This may be called more than once.
    pub(super) fn challenge(&self, game: Game) -> impl Future<Output = ()> + Send + use<> {
        self.challenge_with(game, None)
    }

    /// The same with a clock.
    pub(super) fn challenge_with(
        &self,
        game: Game,
        clock: Option<TimeControl>,
    ) -> impl Future<Output = ()> + Send + use<> {
        let opponent = Opponent::Person { id: BOB, is_program: false };
        self.begin(self.delivery(ADA, 1), Invitation { game, clock, ..invitation(opponent) })
    }

    pub(super) fn begin(
        &self,
        context: Context,
        invitation: Invitation,
    ) -> impl Future<Output = ()> + Send + use<> {
        let service = Arc::clone(&self.service);
        async move { begin(&service, &context, invitation).await }
    }

    /// Returns the match that the challenge began.
    pub(super) fn id(&self) -> MatchId {
        self.store.match_of_interaction(InteractionId(1)).unwrap().expect("the challenge was kept")
    }
}

pub(super) fn context(delivery: FakeReply) -> (Context, Arc<FakeReply>) {
    let (request, delivery) = (Arc::new(delivery.request()), Arc::new(delivery));
    let context = Context::new(request, LANGUAGES, Arc::clone(&delivery) as _, &CommandLinks::default());
    (context, delivery)
}

/// Returns an invitation from Ada, who moves first, to play Mangala.
pub(super) fn invitation(opponent: Opponent) -> Invitation {
    let (game, side) = (Game::default(), SideChoice::First);
    let (rated, sets, clock, parent) = (None, None, None, None);
    Invitation {
        challenger: ADA,
        opponent,
        game,
        rated,
        balanced: false,
        time_off: TimeOff::All,
        side,
        sets,
        clock,
        vote: None,
        place: PLACE,
        parent,
    }
}

/// A game without rounds, and one with rounds.
pub(super) fn games() -> [Game; 2] {
    ["mangala", "pallankuzhi"].map(|id| Game::by_id(id).unwrap())
}
