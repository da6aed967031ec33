//! Lets weeks go by, with the clock moved by hand. People challenge each other, answer or do not, play,
//! forget to move and leave. Everything that falls due is done, and nothing about finished matches stays in
//! memory.
//!
//! By default it is one week. This lets half a year pass, and `KUZHI_SEED=1` a different one:
//! `KUZHI_WEEKS=26 cargo test -p kuzhi-bot --lib service::tests::weeks -- --nocapture`

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::PlayerId;
use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::matches::{Invitation, Match, Opponent, Stage};
use kuzhi_engine::Game;
use kuzhi_store::MatchStore;
use kuzhi_view::request::Action;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tokio::task::yield_now;

use super::answered::begin;
use super::invitation;
use super::world::{World, in_a_process, number, seed};
use crate::service::BackgroundWork;

/// How many people there are.
const PEOPLE: u64 = 30;

/// How much time passes at once.
const STEP: Duration = Duration::from_hours(4);

struct Weeks {
    world: World,
    fixture: super::Fixture,
    chance: StdRng,
    interactions: u64,
}

impl Weeks {
    fn next(&mut self) -> u64 {
        self.interactions += 1;
        self.interactions
    }

    fn somebody(&mut self) -> PlayerId {
        PlayerId(self.chance.random_range(1..=PEOPLE))
    }

    async fn challenge(&mut self) {
        let (challenger, invited) = (self.somebody(), self.somebody());
        let opponent = match self.chance.random_range(0..3) {
            0 => Opponent::Anybody,
            _ => Opponent::Person { id: invited, is_program: false },
        };
        let clock = [None, Some(TimeControl::Days(1)), Some(TimeControl::Live { minutes: 10, seconds: 5 })];
        let clock = clock[self.chance.random_range(0..3)];
        let (game, interaction) = (Game::by_id("mangala").unwrap(), self.next());
        let invitation = Invitation { challenger, game, clock, rated: Some(true), ..invitation(opponent) };
        begin(&self.fixture.service, &self.fixture.delivery(challenger, interaction), invitation).await;
    }

    /// Has the person who should act answer, move, resign or stay away.
    async fn go_on(&mut self, one: &Match) {
        let (id, interaction) = (one.id(), self.next());
        let (who, action) = match one.stage() {
            Stage::Open(challenge) => {
                let who = challenge.invited.unwrap_or(PlayerId(1 + interaction % PEOPLE));
                let action = match self.chance.random_range(0..6) {
                    0 => Action::Decline(id),
                    1 => return,
                    _ => Action::Accept(id),
                };
                (who, action)
            }
            Stage::Playing(playing) => {
                let Some(who) = one.person_to_move() else { return };
                let legal = one.board().unwrap().legal();
                let action = match self.chance.random_range(0..40) {
                    0 => Action::Resign(id),
                    1..4 => return,
                    _ => {
                        let mv = legal[self.chance.random_range(0..legal.len())];
                        Action::Move { id, at: playing.revision(), mv }
                    }
                };
                (who, action)
            }
            Stage::Withdrawn(_) | Stage::Over(_) => return,
        };
        let reply = Arc::new(self.world.pressed(id, who, interaction, action));
        Box::pin(self.fixture.service.handle(Arc::new(reply.request()), reply)).await;
    }

    async fn fall_due(&mut self) {
        self.world.pass(STEP);
        self.fixture.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
        self.fixture.service.do_what_is_due().await;
        for _ in 0..100 {
            yield_now().await;
        }
    }
}

#[test]
fn weeks_go_by_and_nothing_is_left_of_what_is_over() {
    let weeks = number("KUZHI_WEEKS", 1);
    in_a_process(async {
        let world = World::new();
        let fixture = world.start();
        fixture.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
        let chance = StdRng::seed_from_u64(1 + seed());
        let mut weeks_of = Weeks { world, fixture, chance, interactions: 0 };
        let (mut most, mut most_noted) = (0, 0);
        for _ in 0..weeks * 7 * 6 {
            for _ in 0..4 {
                weeks_of.challenge().await;
            }
            for _ in 0..4 {
                for one in weeks_of.world.store.live().unwrap() {
                    weeks_of.go_on(&one).await;
                }
            }
            weeks_of.fall_due().await;
            let live = weeks_of.world.store.live().unwrap();
            // Everything noted in memory belongs to a match that is still running.
            let noted = weeks_of.fixture.service.deadlines.noted_matches();
            assert!(noted <= live.len(), "{noted} are noted of {} that go on", live.len());
            (most, most_noted) = (most.max(live.len()), most_noted.max(noted));
            for one in &live {
                let is_late = one.due(weeks_of.fixture.service.clock().now()).is_some();
                assert!(!is_late, "what fell due was done: {:?}", one.stage());
            }
        }
        println!("{weeks} weeks, {} requests, {most} matches at once at most", weeks_of.interactions);
        assert!(most > 5 && most_noted > 5, "people play");
        // Everyone leaves. Challenges expire, and clocks run out. Who still has time may claim the win at any
        // time.
        for _ in 0..7 * 6 {
            weeks_of.fall_due().await;
        }
        let left = weeks_of.world.store.live().unwrap();
        let now = weeks_of.fixture.service.clock().now();
        let is_up = |one: &Match| one.running().is_none_or(|(clock, mover)| clock.is_up(mover, now));
        let ends = |one: &&Match| !matches!(one.stage(), Stage::Playing(_)) || !is_up(one);
        let ending = left.iter().find(ends);
        assert!(ending.is_none(), "a challenge or a match with time on its clock is left: {ending:?}");
        assert!(left.iter().all(|one| one.next_due().is_none()), "nothing falls due any more");
        assert!(weeks_of.fixture.service.matches.locked().is_empty(), "nobody holds a match");
    });
}
