//! Requests that come at the same time: whichever of them goes on at each trip to the store and each call to Discord, what becomes of
//! them is what would have become of them one after another, and everybody is answered.
//!
//! Two and three requests are tried in all orders, as far as those are not too many; the rest is chance, the same for the
//! same number. `KUZHI_INTERLEAVINGS=2000 cargo test -p kuzhi-bot --lib interleavings -- --nocapture` tries more of each.
//!
//! # Design
//!
//! What could go wrong here lies between the steps of a request, not within one: the service has no shared state but what is behind
//! `MatchLock`s, the store's own lock and a few short mutexes, none of them held across an await. So the futures themselves are
//! scheduled, on one thread, at the places where they wait for something outside (`parts/gates.rs`). Loom and shuttle schedule
//! threads and atomics of their own, which tokio's locks and channels are not made of.

use std::collections::BTreeMap;
use std::env;
use std::sync::Arc;

use kuzhi_engine::{Game, Side};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tokio::task::yield_now;

use super::fake_discord::{ADA, BOB, FakeReply};
use super::world::{World, in_a_process, press};
use super::{Fixture, invitation};
use crate::domain::{Invitation, MadeOffer, Match, Offer, Opponent, PlayerId, Playing, Scope, Stage};
use crate::request::{Action, OfferAnswer};
use crate::service::Internal;
use crate::service::actions::challenge::begin;
use crate::service::parts::gates::Gates;
use crate::store::{LeaderboardStore, MatchStore};

const CID: PlayerId = PlayerId(4);

/// How things stand when people come.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Start {
    /// Ada has challenged Bob.
    Challenged,
    /// Ada has challenged whoever comes first.
    ChallengedAll,
    /// Both have moved a few times, and Ada is to move.
    Playing,
    /// The same, and Ada has offered a draw.
    Offered,
    /// Bob has won.
    Over,
}

const STARTS: [Start; 5] =
    [Start::Challenged, Start::ChallengedAll, Start::Playing, Start::Offered, Start::Over];

/// Somebody asks for something; the same number is the same interaction.
#[derive(Clone, Debug)]
struct Ask {
    who: PlayerId,
    interaction: u64,
    action: Action,
}

fn ask(who: PlayerId, interaction: u64, action: Action) -> Ask {
    Ask { who, interaction, action }
}

/// A game that counts once so few moves were made.
const MOVES: usize = 12;

impl Start {
    async fn prepare(self, world: &World, fixture: &Fixture) {
        fixture.service.attend(Internal::Presence(true)).await.unwrap();
        let opponent = match self {
            Start::ChallengedAll => Opponent::Anybody,
            _ => Opponent::Person { id: BOB, is_program: false },
        };
        let game = Game::by_id("mangala").unwrap();
        let invitation = Invitation { game, rated: Some(true), ..invitation(opponent) };
        begin(&fixture.service, &fixture.delivery(ADA, 1), invitation).await;
        let id = world.id().unwrap();
        if matches!(self, Start::Challenged | Start::ChallengedAll) {
            return;
        }
        press(world, fixture, BOB, 2, Action::Accept(id)).await;
        for interaction in 3.. {
            let current = world.current().unwrap();
            let (playing, board) = (current.played().unwrap(), current.board().unwrap());
            let who = current.person_to_move().unwrap();
            if playing.ply() >= MOVES && who == ADA {
                break;
            }
            let mv = Action::Move { id, at: playing.revision(), mv: board.legal()[0] };
            press(world, fixture, who, interaction, mv).await;
        }
        let at = world.current().unwrap().played().unwrap().revision();
        match self {
            Start::Offered => {
                press(world, fixture, ADA, 90, Action::Offer { id, at, offer: Offer::Draw }).await;
            }
            Start::Over => press(world, fixture, ADA, 91, Action::Resign(id)).await,
            _ => {}
        }
    }

    /// What people may ask for then, each twice in some places.
    fn asks(self, one: &Match) -> Vec<Ask> {
        let id = one.id();
        let at = one.played().map(Playing::revision).unwrap_or_default();
        let legal = one.board().map(kuzhi_engine::Match::legal).unwrap_or_default();
        let mv = |index: usize| Action::Move { id, at, mv: legal[index] };
        let made = MadeOffer { offer: Offer::Draw, at, by: Side::South };
        let answer = |accepts| Action::Answer(OfferAnswer { id, made, accepts });
        match self {
            Start::Challenged => vec![
                ask(BOB, 100, Action::Accept(id)),
                ask(BOB, 100, Action::Accept(id)),
                ask(BOB, 101, Action::Accept(id)),
                ask(BOB, 102, Action::Decline(id)),
                ask(ADA, 103, Action::Cancel(id)),
                ask(CID, 104, Action::Accept(id)),
            ],
            Start::ChallengedAll => vec![
                ask(BOB, 100, Action::Accept(id)),
                ask(CID, 101, Action::Accept(id)),
                ask(ADA, 102, Action::Cancel(id)),
                ask(ADA, 103, Action::Accept(id)),
            ],
            Start::Playing => vec![
                ask(ADA, 100, mv(0)),
                ask(ADA, 100, mv(0)),
                ask(ADA, 101, mv(1)),
                ask(BOB, 102, mv(0)),
                ask(ADA, 103, Action::Resign(id)),
                ask(ADA, 103, Action::Resign(id)),
                ask(BOB, 104, Action::Resign(id)),
                ask(BOB, 105, Action::Offer { id, at, offer: Offer::Draw }),
                ask(CID, 106, Action::Resign(id)),
            ],
            Start::Offered => vec![
                ask(BOB, 100, answer(true)),
                ask(BOB, 100, answer(true)),
                ask(BOB, 101, answer(false)),
                ask(ADA, 102, answer(false)),
                ask(ADA, 103, mv(0)),
                ask(BOB, 104, Action::Resign(id)),
                ask(BOB, 105, Action::Offer { id, at, offer: Offer::Draw }),
                ask(CID, 106, answer(true)),
            ],
            Start::Over => vec![
                ask(ADA, 100, Action::Rematch(id)),
                ask(ADA, 100, Action::Rematch(id)),
                ask(ADA, 101, Action::Rematch(id)),
                ask(BOB, 102, Action::Rematch(id)),
                ask(BOB, 103, Action::Rematch(id)),
                ask(ADA, 104, Action::Resign(id)),
            ],
        }
    }
}

/// What became of it.
#[derive(Clone, PartialEq, Debug)]
struct Became {
    stage: Stage,
    version: u64,
    /// Of the match and of its rematch: what is open, and who plays.
    rematch: Option<(Stage, u64)>,
    /// How many results count for each person.
    counted: BTreeMap<PlayerId, u32>,
}

impl Became {
    fn of(world: &World) -> Became {
        let current = world.current().unwrap();
        let rematch = world.store.load(current.rematch_id()).unwrap();
        let standings = world.store.standings(Scope::Everywhere, current.game().id()).unwrap();
        let counted = standings.into_iter().map(|one| (one.player, one.played())).collect();
        let rematch = rematch.map(|one| (one.stage().clone(), one.version()));
        Became { version: current.version(), stage: current.stage().clone(), rematch, counted }
    }
}

/// Which of those who wait goes on next.
trait Choose {
    fn choose(&mut self, of: usize) -> usize;
}

/// By chance, the same for the same number.
impl Choose for StdRng {
    fn choose(&mut self, of: usize) -> usize {
        self.random_range(0..of)
    }
}

/// In all orders, one after another.
#[derive(Default)]
struct InTurn {
    /// What was chosen, and of how many.
    path: Vec<(usize, usize)>,
    next: usize,
}

impl Choose for InTurn {
    fn choose(&mut self, of: usize) -> usize {
        if self.next == self.path.len() {
            self.path.push((0, of));
        }
        let (chosen, known) = self.path[self.next];
        assert_eq!(known, of, "what was done in the same order comes to the same place");
        self.next += 1;
        chosen
    }
}

impl InTurn {
    /// The next order; false if all were tried.
    fn advance(&mut self) -> bool {
        self.next = 0;
        while let Some((chosen, of)) = self.path.pop() {
            if chosen + 1 < of {
                self.path.push((chosen + 1, of));
                return true;
            }
        }
        false
    }
}

/// After so many turns in which nobody came to a gate, nobody is on the way to one.
const QUIET: u32 = 24;

/// Lets whoever waits through one at a time, until nobody does.
async fn schedule(gates: &Gates, order: &mut dyn Choose) {
    loop {
        let (mut quiet, mut arrivals) = (0, gates.arrivals());
        while quiet < QUIET {
            yield_now().await;
            quiet = if gates.arrivals() == arrivals { quiet + 1 } else { 0 };
            arrivals = gates.arrivals();
        }
        match gates.waiting() {
            0 => return,
            1 => gates.let_through(0),
            several => gates.let_through(order.choose(several)),
        }
    }
}

/// People ask for something: all at once and in this order, or one after another.
fn play(start: Start, picked: &[usize], order: Option<&mut dyn Choose>) -> Became {
    let world = World::new();
    in_a_process(async {
        let fixture = world.start();
        start.prepare(&world, &fixture).await;
        let asks = start.asks(&world.current().unwrap());
        let asks: Vec<Ask> = picked.iter().map(|&index| asks[index].clone()).collect();
        let replies: Vec<Arc<FakeReply>> = asks
            .iter()
            .map(|one| {
                let Ask { who, interaction, action } = one.clone();
                Arc::new(world.pressed(world.id().unwrap(), who, interaction, action))
            })
            .collect();
        let gates = fixture.service.gates().clone();
        let handle = |reply: &Arc<FakeReply>| {
            let (service, reply) = (Arc::clone(&fixture.service), Arc::clone(reply));
            async move { Box::pin(service.handle(Arc::new(reply.request()), reply)).await }
        };
        match order {
            None => {
                for reply in &replies {
                    handle(reply).await;
                }
            }
            Some(order) => {
                gates.hold();
                let tasks: Vec<_> = replies.iter().map(|reply| tokio::spawn(handle(reply))).collect();
                schedule(&gates, order).await;
                for task in tasks {
                    assert!(task.is_finished(), "{start:?}, {asks:?}: somebody waits for ever");
                    task.await.unwrap();
                }
            }
        }
        for (one, reply) in asks.iter().zip(&replies) {
            let answers = reply.answers();
            // Whoever presses what is out of date sees the board, and is told why.
            assert!((1..=2).contains(&answers), "{start:?}, {asks:?}: {one:?} was answered {answers} times");
        }
        assert_one_result(&world, start);
    });
    Became::of(&world)
}

fn assert_one_result(world: &World, start: Start) {
    let current = world.current().unwrap();
    let results = u32::from(current.result().is_some());
    let standings = world.store.standings(Scope::Everywhere, current.game().id()).unwrap();
    for standing in standings {
        assert_eq!(standing.played(), results, "{start:?}: a result counts once");
    }
}

/// All orders of so many things.
fn orders(of: &[usize]) -> Vec<Vec<usize>> {
    if of.len() <= 1 {
        return vec![of.to_vec()];
    }
    let first = |index: usize| {
        let mut rest = of.to_vec();
        let one = rest.remove(index);
        orders(&rest).into_iter().map(move |rest| [vec![one], rest].concat())
    };
    (0..of.len()).flat_map(first).collect()
}

/// Plays it in many orders, and holds each end against those that come of it one after another.
fn explore(start: Start, picked: &[usize], most: usize) -> usize {
    let possible: Vec<Became> = orders(picked).into_iter().map(|order| play(start, &order, None)).collect();
    let check = |became: Became, how: &str| {
        assert!(possible.contains(&became), "{start:?} {picked:?}, {how}: {became:?} comes of no order");
    };
    let (mut in_turn, mut tried) = (InTurn::default(), 0);
    loop {
        in_turn.next = 0;
        check(play(start, picked, Some(&mut in_turn)), &format!("order {:?}", in_turn.path));
        tried += 1;
        if !in_turn.advance() {
            return tried;
        }
        if tried >= most / 2 {
            break;
        }
    }
    for seed in tried..most {
        let mut chance = StdRng::seed_from_u64(seed as u64);
        check(play(start, picked, Some(&mut chance)), &format!("chance {seed}"));
    }
    tried.max(most)
}

/// Groups of so many of these, in order.
fn groups(of: usize, size: usize) -> Vec<Vec<usize>> {
    let mut groups = vec![Vec::new()];
    for _ in 0..size {
        let longer = |group: Vec<usize>| {
            let from = group.last().map_or(0, |last| last + 1);
            (from..of).map(move |next| [group.clone(), vec![next]].concat())
        };
        groups = groups.into_iter().flat_map(longer).collect();
    }
    groups
}

fn most(usual: usize) -> usize {
    env::var("KUZHI_INTERLEAVINGS").ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

#[test]
fn two_and_three_requests_at_once_are_as_one_after_another() {
    let mut tried = 0;
    for start in STARTS {
        let number = in_a_process(async {
            let world = World::new();
            let fixture = world.start();
            start.prepare(&world, &fixture).await;
            start.asks(&world.current().unwrap()).len()
        });
        for (size, most) in [(2, most(8)), (3, most(4))] {
            for picked in groups(number, size) {
                tried += explore(start, &picked, most);
            }
        }
    }
    println!("{tried} interleavings of two and three requests");
}

/// Two players and ten strangers, each of whom presses whatever is there.
#[test]
fn a_crowd_gets_one_result_and_everybody_an_answer() {
    let mut tried = 0;
    for seed in 0..most(40) {
        let mut chance = StdRng::seed_from_u64(seed as u64);
        let start = STARTS[chance.random_range(0..STARTS.len())];
        crowd(start, &mut chance, seed);
        tried += 1;
    }
    println!("{tried} crowds");
}

fn crowd(start: Start, chance: &mut StdRng, seed: usize) {
    let world = World::new();
    in_a_process(async {
        let fixture = world.start();
        start.prepare(&world, &fixture).await;
        let before = world.current().unwrap();
        let asks = start.asks(&before);
        let of_strangers = (0..10).map(|stranger| {
            let one = &asks[chance.random_range(0..asks.len())];
            Ask { who: PlayerId(20 + stranger), interaction: 200 + stranger, action: one.action.clone() }
        });
        let all: Vec<Ask> = of_strangers.chain(asks.clone()).collect();
        let replies: Vec<Arc<FakeReply>> = all
            .iter()
            .map(|one| {
                let Ask { who, interaction, action } = one.clone();
                Arc::new(world.pressed(before.id(), who, interaction, action))
            })
            .collect();
        let gates = fixture.service.gates().clone();
        gates.hold();
        for reply in &replies {
            let (service, reply) = (Arc::clone(&fixture.service), Arc::clone(reply));
            tokio::spawn(async move { Box::pin(service.handle(Arc::new(reply.request()), reply)).await });
        }
        schedule(&gates, chance).await;
        for (one, reply) in all.iter().zip(&replies) {
            assert!((1..=2).contains(&reply.answers()), "crowd {seed}: {one:?}: {}", reply.answers());
        }
        let after = world.current().unwrap();
        let seated = |who: &PlayerId| [ADA, BOB].contains(who) || start == Start::ChallengedAll;
        assert!(after.people().iter().all(seated), "crowd {seed}: {:?}", after.people());
        assert_one_result(&world, start);
        assert_no_move_is_lost(&before, &after, seed);
    });
}

/// What was played before is there still, and at most what was asked for has been added.
fn assert_no_move_is_lost(before: &Match, after: &Match, seed: usize) {
    let moves = |one: &Match| one.played().map(|playing| playing.moves().to_vec()).unwrap_or_default();
    let (before, after) = (moves(before), moves(after));
    assert_eq!(after[..before.len()], before, "crowd {seed}");
    assert!(after.len() <= before.len() + 2, "crowd {seed}: {} moves more", after.len() - before.len());
}
