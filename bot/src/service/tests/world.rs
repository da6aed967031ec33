//! What outlives a process, and who uses it. Every run is the same, because nothing here depends on the speed
//! of the machine.

use std::env;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::matches::Match;
use kuzhi_domain::settings::{Look, Preferences};
use kuzhi_domain::{InteractionId, MatchId, PlayerId, Timestamp};
use kuzhi_memory_store::MemoryStore;
use kuzhi_store::{LookupStore, PeopleStore};
use kuzhi_view::request::Action;
use tokio::runtime::Builder;

use super::fake_discord::FakeDiscord;
use super::fake_reply::FakeReply;
use super::{ADA, BOB, Fixture, limit_rules};
use crate::clock::{Clock, ClockSetter};
use crate::limits::LimitRules;
use crate::thinking::Thinking;

const NOON: Timestamp = Timestamp::from_millis(1_700_000_000_000);

/// What outlives a process.
pub(super) struct World {
    pub(super) store: Arc<MemoryStore>,
    pub(super) discord: Arc<FakeDiscord>,
    clock: Clock,
    setter: ClockSetter,
}

impl World {
    pub(super) fn new() -> World {
        let (clock, setter) = Clock::set_by_hand(NOON);
        let discord = Arc::<FakeDiscord>::default();
        discord.set_clock(&clock);
        let store = Arc::new(MemoryStore::prompt());
        // Pictures are drawn by other threads, as fast as the machine is.
        let in_words = Preferences { look: Some(Look::Sentences), ..Preferences::default() };
        for who in [ADA, BOB] {
            store.save_preferences(who, &in_words).expect("memory does not fail");
        }
        World { store, discord, clock, setter }
    }

    /// Starts a process.
    pub(super) fn start(&self) -> Fixture {
        let (store, discord) = (Arc::clone(&self.store), Arc::clone(&self.discord));
        let fixture = Fixture::over(store, discord, self.clock.clone(), self.setter.clone());
        self.discord.set_gates(fixture.service.gates());
        fixture
    }

    /// The same, and its operator has blocked somebody.
    pub(super) fn start_without(&self, who: PlayerId) -> Fixture {
        let rules = LimitRules { blocked_people: [who].into(), ..limit_rules() };
        let (store, discord) = (Arc::clone(&self.store), Arc::clone(&self.discord));
        let thinking = Thinking::that_takes_the_first();
        let (clock, setter) = (self.clock.clone(), self.setter.clone());
        let fixture = Fixture::with(rules, thinking, store, discord, clock, setter);
        self.discord.set_gates(fixture.service.gates());
        fixture
    }

    /// Returns the match that the first interaction began.
    pub(super) fn id(&self) -> Option<MatchId> {
        self.begun_by(1)
    }

    pub(super) fn begun_by(&self, interaction: u64) -> Option<MatchId> {
        self.store.match_of_interaction(InteractionId(interaction)).unwrap()
    }

    pub(super) fn current(&self) -> Option<Match> {
        self.store.load(self.id()?).unwrap()
    }

    pub(super) fn pass(&self, time: Duration) {
        self.setter.advance(time);
    }

    pub(super) fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// How often a person was notified.
    pub(super) fn pings(&self, who: PlayerId) -> usize {
        self.discord.pinged().into_iter().filter(|one| *one == who).count()
    }

    /// Returns the press of a button on a match's board, or a command if it has no board yet.
    pub(super) fn pressed(&self, id: MatchId, who: PlayerId, interaction: u64, action: Action) -> FakeReply {
        let reply = FakeReply::new(who, InteractionId(interaction), &self.discord);
        match self.store.delivered(id).unwrap().board {
            Some(board) => reply.clicking(board, action),
            None => reply.asking(action),
        }
    }
}

/// Presses a button of the board for a person, and answers it.
pub(super) async fn press(world: &World, fixture: &Fixture, who: PlayerId, interaction: u64, action: Action) {
    let reply = world.pressed(world.id().unwrap(), who, interaction, action);
    Box::pin(fixture.service.handle(Arc::new(reply.request()), Arc::new(reply))).await;
}

/// Makes the first legal move.
pub(super) fn moves_first(world: &World) -> Action {
    let current = world.current().unwrap();
    let (playing, board) = (current.played().unwrap(), current.board().unwrap());
    Action::Move { id: current.id(), at: playing.revision(), mv: board.legal()[0] }
}

/// Reads a number from an environment variable, which longer runs set.
pub(super) fn number(name: &str, usual: u64) -> u64 {
    env::var(name).map_or(usual, |text| text.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// Returns the random seed. It is always the same, unless `KUZHI_SEED` is set.
pub(super) fn seed() -> u64 {
    number("KUZHI_SEED", 0)
}

/// Runs a future as the life of a process, until it ends or is killed.
pub(super) fn in_a_process<T>(life: impl Future<Output = T>) -> T {
    Builder::new_current_thread().enable_all().build().unwrap().block_on(life)
}
