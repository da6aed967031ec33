//! Whatever four people ask for, in whatever order, again, late, and over restarts: the service agrees with a model of a page.
//!
//! A few sequences here; `KUZHI_SEQUENCES=5000 cargo test -p kuzhi-bot --lib service::tests::model -- --nocapture` for more of them.

use std::collections::BTreeMap;
use std::env;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_engine::{self as engine, Game, Move, Side};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use super::fake_discord::FakeReply;
use super::world::{World, in_a_process};
use super::{Fixture, invitation};
use crate::domain::{
    Invitation, MOVES_TO_COUNT, MadeOffer, MatchId, Offer, Opponent, PlayerId, Revision, Scope, Stage,
};
use crate::request::{Action, OfferAnswer};
use crate::service::Internal;
use crate::service::actions::challenge::begin;
use crate::store::{DeliveryStore, LeaderboardStore, MatchStore};

const PEOPLE: [PlayerId; 4] = [PlayerId(1), PlayerId(2), PlayerId(4), PlayerId(5)];

/// How long a challenge waits here.
const LASTS: Duration = Duration::from_hours(1);

/// What somebody does, or what happens.
#[derive(Clone, Debug)]
enum Step {
    Challenge {
        who: usize,
        whom: Option<usize>,
    },
    Press {
        who: usize,
        on: Index,
        what: What,
        is_late: bool,
    },
    /// One of the earlier requests is delivered once more.
    Again(Index),
    Pass(Duration),
    /// The bot ends, and starts again.
    Restart,
}

#[derive(Clone, Debug)]
enum What {
    Accept,
    Decline,
    Cancel,
    /// One of the moves on the board as it is, or on one of so many moves before.
    Move {
        which: Index,
        behind: usize,
    },
    Resign,
    OfferDraw,
    /// Accept what the other player offered last, or decline it.
    AnswerDraw(bool),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let who = 0..PEOPLE.len();
    let what = prop_oneof![
        3 => Just(What::Accept),
        1 => Just(What::Decline),
        1 => Just(What::Cancel),
        20 => (any::<Index>(), prop_oneof![5 => Just(0_usize), 1 => 1..3_usize])
            .prop_map(|(which, behind)| What::Move { which, behind }),
        1 => Just(What::Resign),
        2 => Just(What::OfferDraw),
        2 => any::<bool>().prop_map(What::AnswerDraw),
    ];
    let press = (who.clone(), any::<Index>(), what, prop::bool::weighted(0.1))
        .prop_map(|(who, on, what, is_late)| Step::Press { who, on, what, is_late });
    let step = prop_oneof![
        2 => (who.clone(), prop::option::of(who)).prop_map(|(who, whom)| Step::Challenge { who, whom }),
        30 => press,
        4 => any::<Index>().prop_map(Step::Again),
        2 => prop_oneof![1_u64..90, 1_000_u64..4_000].prop_map(|secs| Step::Pass(Duration::from_secs(secs))),
        1 => Just(Step::Restart),
    ];
    prop::collection::vec(step, 20..120)
}

/// How a request comes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Come {
    InTime,
    /// Discord takes no answer to it any more.
    Late,
    /// It was delivered before.
    Again,
}

/// A match as it should be.
#[derive(Clone, Debug)]
struct Modelled {
    id: MatchId,
    challenger: PlayerId,
    invited: Option<PlayerId>,
    /// When the challenge lapses, in seconds since the beginning.
    expires: u64,
    state: State,
    board: engine::Match,
    /// What South and North have offered last: on which ply, and whether that is open.
    offered: [Option<(usize, bool)>; 2],
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum State {
    Open,
    Withdrawn,
    /// The challenger against whom.
    Playing(PlayerId),
    /// The same, and which of their sides has won, unless it is a draw or follows from the board.
    Over(PlayerId, End),
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum End {
    Resigned(Side),
    Drawn,
    Played,
}

impl Modelled {
    fn side_of(&self, who: PlayerId) -> Option<Side> {
        let (State::Playing(other) | State::Over(other, _)) = self.state else { return None };
        match who {
            _ if who == self.challenger => Some(Side::South),
            _ if who == other => Some(Side::North),
            _ => None,
        }
    }

    fn ply(&self) -> usize {
        self.board.moves().len()
    }

    fn made_by(&self, side: Side) -> usize {
        let mut board = self.board.game().start();
        let mut made = 0;
        for &mv in self.board.moves() {
            made += usize::from(board.turn() == Some(side));
            board.play(mv, &mut |_| ()).unwrap();
        }
        made
    }

    /// What is pressed, as a button would have it.
    fn action(&self, who: PlayerId, what: &What) -> Option<Action> {
        let id = self.id;
        Some(match what {
            What::Accept => Action::Accept(id),
            What::Decline => Action::Decline(id),
            What::Cancel => Action::Cancel(id),
            What::Resign => Action::Resign(id),
            What::Move { which, behind } => {
                let legal = self.board.legal();
                let any: Move = "1".parse().unwrap();
                let mv = if legal.is_empty() { any } else { *which.get(&legal) };
                Action::Move { id, at: Revision::at(self.ply().saturating_sub(*behind)), mv }
            }
            What::OfferDraw => Action::Offer { id, at: Revision::at(self.ply()), offer: Offer::Draw },
            What::AnswerDraw(accepts) => {
                let by = self.side_of(who)?.other();
                let (ply, _) = self.offered[by.index()]?;
                let made = MadeOffer { offer: Offer::Draw, at: Revision::at(ply), by };
                Action::Answer(OfferAnswer { id, made, accepts: *accepts })
            }
        })
    }

    /// What becomes of it.
    fn learn(&mut self, who: PlayerId, action: &Action, now: u64) {
        let (side, ply) = (self.side_of(who), self.ply());
        match (self.state, action) {
            (State::Open, Action::Accept(_))
                if who != self.challenger
                    && self.invited.is_none_or(|one| one == who)
                    && now < self.expires =>
            {
                self.state = State::Playing(who);
            }
            (State::Open, Action::Decline(_)) if self.invited == Some(who) && now < self.expires => {
                self.state = State::Withdrawn;
            }
            (State::Open, Action::Cancel(_)) if who == self.challenger => self.state = State::Withdrawn,
            (State::Playing(other), Action::Resign(_)) => {
                if let Some(side) = side {
                    self.state = State::Over(other, End::Resigned(side));
                }
            }
            (State::Playing(other), Action::Move { at, mv, .. })
                if at.ply == ply && side.is_some() && self.board.turn() == side =>
            {
                let has_ended = self.board.play(*mv, &mut |_| ()).is_ok() && self.board.outcome().is_some();
                self.state = if has_ended { State::Over(other, End::Played) } else { self.state };
            }
            (State::Playing(_), Action::Offer { .. }) => {
                let Some(side) = side else { return };
                let has_begun = Side::ALL.into_iter().all(|side| self.made_by(side) > 0);
                let is_new = self.offered[side.index()].is_none_or(|(at, _)| at != ply);
                if has_begun && is_new {
                    self.offered[side.index()] = Some((ply, true));
                }
            }
            (State::Playing(other), Action::Answer(OfferAnswer { made, accepts, .. })) => {
                let Some(side) = side else { return };
                let is_open = self.offered[made.by.index()] == Some((ply, true)) && made.at.ply == ply;
                match (is_open, accepts) {
                    (true, true) if side != made.by => self.state = State::Over(other, End::Drawn),
                    (true, false) => self.offered[made.by.index()] = Some((ply, false)),
                    _ => {}
                }
            }
            _ => {}
        }
    }

    /// What is over counts, if both have made enough moves.
    fn counts(&self) -> Option<[PlayerId; 2]> {
        let State::Over(other, _) = self.state else { return None };
        let is_enough = Side::ALL.into_iter().all(|side| self.made_by(side) >= MOVES_TO_COUNT);
        is_enough.then_some([self.challenger, other])
    }
}

/// The service, and what it should have become.
struct Play {
    world: World,
    fixture: Fixture,
    matches: Vec<Modelled>,
    /// What was asked for so far: by whom, in which match, and how.
    asked: Vec<(PlayerId, MatchId, u64, Action)>,
    seconds: u64,
    interactions: u64,
}

impl Play {
    async fn begin() -> Play {
        let world = World::new();
        let fixture = world.start();
        fixture.service.attend(Internal::Presence(true)).await.unwrap();
        Play { world, fixture, matches: Vec::new(), asked: Vec::new(), seconds: 0, interactions: 0 }
    }

    async fn take(&mut self, step: &Step) {
        self.interactions += 1;
        let interaction = self.interactions;
        match step {
            Step::Challenge { who, whom } => self.challenge(PEOPLE[*who], *whom, interaction).await,
            Step::Press { who, on, what, is_late } => {
                if self.matches.is_empty() {
                    return;
                }
                let index = on.index(self.matches.len());
                let who = PEOPLE[*who];
                let Some(action) = self.matches[index].action(who, what) else { return };
                let id = self.matches[index].id;
                self.asked.push((who, id, interaction, action.clone()));
                let come = if *is_late { Come::Late } else { Come::InTime };
                self.press(id, who, interaction, action.clone(), come).await;
                self.matches[index].learn(who, &action, self.seconds);
            }
            Step::Again(which) => {
                if self.asked.is_empty() {
                    return;
                }
                let (who, id, interaction, action) = which.get(&self.asked).clone();
                // What was done is not done again; what was refused may be possible by now.
                let was_done = self.world.begun_by(interaction).is_some();
                let is_offer = matches!(
                    action,
                    Action::Offer { .. } | Action::Answer(OfferAnswer { accepts: false, .. })
                );
                self.press(id, who, interaction, action.clone(), Come::Again).await;
                if !was_done && !is_offer {
                    let now = self.seconds;
                    let one = self.matches.iter_mut().find(|one| one.id == id).unwrap();
                    one.learn(who, &action, now);
                }
            }
            Step::Pass(time) => {
                self.world.pass(*time);
                self.seconds += time.as_secs();
                self.fall_due().await;
            }
            Step::Restart => {
                self.fixture = self.world.start();
                let service = &self.fixture.service;
                service.attend(Internal::Wake).await.unwrap();
                service.attend(Internal::Presence(true)).await.unwrap();
                service.attend(Internal::PickUp).await.unwrap();
                self.fall_due().await;
            }
        }
        self.check();
    }

    async fn challenge(&mut self, who: PlayerId, whom: Option<usize>, interaction: u64) {
        let opponent = match whom {
            Some(whom) => Opponent::Person { id: PEOPLE[whom], is_program: false },
            None => Opponent::Anybody,
        };
        let game = Game::by_id("mangala").unwrap();
        let invitation = Invitation { challenger: who, game, rated: Some(true), ..invitation(opponent) };
        begin(&self.fixture.service, &self.fixture.delivery(who, interaction), invitation).await;
        // Whoever challenges again and again, or themselves, is refused: the model does not say when.
        let Some(id) = self.world.begun_by(interaction) else { return };
        assert_ne!(opponent.person(), Some(who), "nobody plays themselves");
        self.matches.push(Modelled {
            id,
            challenger: who,
            invited: opponent.person(),
            expires: self.seconds + LASTS.as_secs(),
            state: State::Open,
            board: game.start(),
            offered: [None; 2],
        });
    }

    async fn press(&self, id: MatchId, who: PlayerId, interaction: u64, action: Action, come: Come) {
        let reply = Arc::new(self.world.pressed(id, who, interaction, action));
        if come == Come::Late {
            reply.run_out();
        }
        let asked: Arc<FakeReply> = Arc::clone(&reply);
        Box::pin(self.fixture.service.handle(Arc::new(reply.request()), reply)).await;
        let answers = asked.answers();
        // Where another delivery does it, nothing more is said.
        let least = usize::from(come == Come::InTime);
        assert!((least..=2).contains(&answers), "{who} was answered {answers} times");
    }

    /// What falls due is done: here challenges lapse.
    async fn fall_due(&mut self) {
        let live = self.world.store.live().unwrap();
        for one in live {
            self.fixture.service.attend(Internal::Due(one.id(), 0)).await.unwrap();
        }
        for one in &mut self.matches {
            if one.state == State::Open && self.seconds >= one.expires {
                one.state = State::Withdrawn;
            }
        }
    }

    fn check(&self) {
        let mut counted: BTreeMap<PlayerId, u32> = BTreeMap::new();
        for one in &self.matches {
            let kept = self.world.store.load(one.id).unwrap().unwrap();
            let moves = kept.played().map(|playing| playing.moves().to_vec()).unwrap_or_default();
            assert_eq!(moves, one.board.moves(), "{one:?}");
            let is_so = match (one.state, kept.stage()) {
                (State::Open, Stage::Open(_)) | (State::Withdrawn, Stage::Withdrawn(_)) => true,
                (State::Playing(_), Stage::Playing(_)) => {
                    kept.person_to_move().and_then(|who| one.side_of(who)) == one.board.turn()
                }
                (State::Over(_, End::Played), Stage::Over(over)) => {
                    matches!(over.ending(), crate::domain::Ending::Played(_))
                }
                (State::Over(_, End::Drawn), Stage::Over(over)) => {
                    matches!(over.ending(), crate::domain::Ending::Drawn)
                }
                (State::Over(_, End::Resigned(side)), Stage::Over(over)) => {
                    matches!(over.ending(), crate::domain::Ending::Resigned(by) if by == side)
                }
                _ => false,
            };
            assert!(is_so, "{one:?} is {:?}", kept.stage());
            for who in one.counts().into_iter().flatten() {
                *counted.entry(who).or_default() += 1;
            }
            let known = self.world.store.delivered(one.id).unwrap();
            assert_eq!(known.version, kept.version(), "people know how {one:?} stands");
        }
        let standings = self.world.store.standings(Scope::Everywhere, "mangala").unwrap();
        let kept: BTreeMap<_, _> = standings.into_iter().map(|one| (one.player, one.played())).collect();
        assert_eq!(kept, counted, "each result counts once");
    }
}

#[test]
fn whatever_is_asked_for_the_service_agrees_with_the_model() {
    let cases = env::var("KUZHI_SEQUENCES").ok().and_then(|value| value.parse().ok()).unwrap_or(60);
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let run = runner.run(&steps(), |steps| {
        in_a_process(async {
            let mut play = Play::begin().await;
            for step in &steps {
                play.take(step).await;
            }
        });
        Ok(())
    });
    run.unwrap_or_else(|error| panic!("{error}"));
    println!("{cases} sequences");
}
