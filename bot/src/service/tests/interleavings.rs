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

use kuzhi_engine::{Game, Move, Side};
use kuzhi_search::Level;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tokio::task::yield_now;

use super::fake_discord::{ADA, BOB, FakeReply};
use super::world::{World, in_a_process, press};
use super::{Fixture, invitation};
use crate::domain::{
    Actor, Intent, Invitation, MadeOffer, Match, MatchId, Offer, Opponent, PlayerId, Playing, Scope, Stage,
    decide,
};
use crate::request::{Action, OfferAnswer};
use crate::service::actions::challenge::begin;
use crate::service::parts::gates::Gates;
use crate::service::{Internal, Service};
use crate::store::{Commit, LeaderboardStore, MatchStore};

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
    /// The same, and Ada wants to take her last move back.
    WantedBack,
    /// A game goes round for ever, Ada is to move, and has offered to split the rest.
    Split,
    /// Bob has won.
    Over,
    /// Ada has moved a few times against the bot, and is to move.
    AgainstBot,
    /// The same, but the process was killed when Ada had just moved: it is for the bot to move, and nobody thinks.
    BotToMove,
}

const STARTS: [Start; 9] = [
    Start::Challenged,
    Start::ChallengedAll,
    Start::Playing,
    Start::Offered,
    Start::WantedBack,
    Start::Split,
    Start::Over,
    Start::AgainstBot,
    Start::BotToMove,
];

/// Twenty moves of Al-manqala without a capture, a digit each.
const IN_CIRCLES: &str = "11121314151221231224";

/// Somebody asks for something; the same number is the same interaction.
#[derive(Clone, Debug)]
struct Ask {
    who: PlayerId,
    interaction: u64,
    wanted: Wanted,
}

#[derive(Clone, Debug)]
enum Wanted {
    Action(Action),
    /// Nobody asks: the bot itself looks what is to be done in the match.
    Due,
}

fn ask(who: PlayerId, interaction: u64, action: Action) -> Ask {
    Ask { who, interaction, wanted: Wanted::Action(action) }
}

/// The bot looks what is to be done in the match.
fn due() -> Ask {
    Ask { who: PlayerId(0), interaction: 0, wanted: Wanted::Due }
}

impl Ask {
    fn reply(&self, world: &World, id: MatchId) -> Arc<FakeReply> {
        let action = match &self.wanted {
            Wanted::Action(action) => action.clone(),
            Wanted::Due => Action::Help,
        };
        Arc::new(world.pressed(id, self.who, self.interaction, action))
    }

    /// Does what is asked for.
    async fn handle(self, service: Arc<Service>, id: MatchId, reply: Arc<FakeReply>) {
        match self.wanted {
            Wanted::Action(_) => Box::pin(service.handle(Arc::new(reply.request()), reply)).await,
            Wanted::Due => service.attend(Internal::Due(id, 0)).await.unwrap(),
        }
    }

    /// Whether somebody has so many answers as they should.
    fn is_answered(&self, reply: &FakeReply) -> bool {
        // Whoever presses what is out of date sees the board, and is told why.
        matches!(self.wanted, Wanted::Due) || (1..=2).contains(&reply.answers())
    }
}

/// A game that counts once so few moves were made.
const MOVES: usize = 12;

impl Start {
    async fn prepare(self, world: &World, fixture: &Fixture) {
        fixture.service.attend(Internal::Presence(true)).await.unwrap();
        let is_with_bot = matches!(self, Start::AgainstBot | Start::BotToMove);
        let opponent = match self {
            Start::ChallengedAll => Opponent::Anybody,
            _ if is_with_bot => Opponent::Bot(Level::LOWEST),
            _ => Opponent::Person { id: BOB, is_program: false },
        };
        let game = Game::by_id(if self == Start::Split { "al-manqala" } else { "mangala" }).unwrap();
        let invitation = Invitation { game, rated: (!is_with_bot).then_some(true), ..invitation(opponent) };
        begin(&fixture.service, &fixture.delivery(ADA, 1), invitation).await;
        let id = world.id().unwrap();
        if matches!(self, Start::Challenged | Start::ChallengedAll) {
            return;
        }
        if !is_with_bot {
            press(world, fixture, BOB, 2, Action::Accept(id)).await;
        }
        let mut circle = IN_CIRCLES.chars();
        for interaction in 3.. {
            let current = world.current().unwrap();
            let (playing, board) = (current.played().unwrap(), current.board().unwrap());
            let who = current.person_to_move().unwrap();
            let mv = match self {
                Start::Split => circle.next().map(|mv| mv.to_string().parse().unwrap()),
                _ => board.legal().first().copied().filter(|_| playing.ply() < MOVES || who != ADA),
            };
            let Some(mv) = mv else { break };
            press(world, fixture, who, interaction, Action::Move { id, at: playing.revision(), mv }).await;
        }
        let current = world.current().unwrap();
        let at = current.played().unwrap().revision();
        let offers = |offer| press(world, fixture, ADA, 90, Action::Offer { id, at, offer });
        match self {
            Start::Offered => offers(Offer::Draw).await,
            Start::WantedBack => offers(Offer::Takeback).await,
            Start::Split => offers(Offer::End).await,
            Start::Over => press(world, fixture, ADA, 91, Action::Resign(id)).await,
            Start::BotToMove => {
                let legal = current.board().unwrap().legal();
                let moved = |mv: &Move| {
                    let intent = Intent::Move { at: None, mv: *mv };
                    decide(&current, Actor::Person(ADA), intent, fixture.service.clock().now()).unwrap()
                };
                let next = legal.iter().map(moved).find(|next| next.bot_to_move().is_some()).unwrap();
                let commit = Commit { next, begun: None, mark: None, quiet: false };
                world.store.commit(&commit).unwrap();
            }
            _ => {}
        }
    }

    /// What people may ask for then, each twice in some places.
    fn asks(self, one: &Match) -> Vec<Ask> {
        let id = one.id();
        let at = one.played().map(Playing::revision).unwrap_or_default();
        let legal = one.board().map(kuzhi_engine::Match::legal).unwrap_or_default();
        let mv = |index: usize| Action::Move { id, at, mv: legal[index] };
        let offered = match self {
            Start::WantedBack => Offer::Takeback,
            Start::Split => Offer::End,
            _ => Offer::Draw,
        };
        let made = MadeOffer { offer: offered, at, by: Side::South };
        let answer = |accepts| Action::Answer(OfferAnswer { id, made, accepts });
        let asks_bot = |offer| Action::Ask { id, at, offer };
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
                ask(BOB, 107, Action::Offer { id, at, offer: Offer::Takeback }),
                ask(CID, 106, Action::Resign(id)),
            ],
            Start::Offered | Start::WantedBack | Start::Split => vec![
                ask(BOB, 100, answer(true)),
                ask(BOB, 100, answer(true)),
                ask(BOB, 101, answer(false)),
                ask(ADA, 102, answer(false)),
                ask(ADA, 103, mv(0)),
                ask(BOB, 104, Action::Resign(id)),
                ask(BOB, 105, Action::Offer { id, at, offer: offered }),
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
            Start::AgainstBot => vec![
                ask(ADA, 100, mv(0)),
                ask(ADA, 100, mv(0)),
                ask(ADA, 101, mv(1)),
                ask(ADA, 102, asks_bot(Offer::Takeback)),
                ask(ADA, 103, asks_bot(Offer::Draw)),
                ask(ADA, 104, Action::Resign(id)),
                ask(CID, 105, mv(0)),
                due(),
            ],
            Start::BotToMove => vec![
                due(),
                due(),
                ask(ADA, 100, asks_bot(Offer::Takeback)),
                ask(ADA, 101, asks_bot(Offer::Draw)),
                ask(ADA, 102, Action::Resign(id)),
                ask(ADA, 103, mv(0)),
                ask(ADA, 104, Action::Look(id)),
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
        let id = world.id().unwrap();
        let replies: Vec<Arc<FakeReply>> = asks.iter().map(|one| one.reply(&world, id)).collect();
        let gates = fixture.service.gates().clone();
        let both = asks.iter().zip(&replies);
        let handled = both
            .clone()
            .map(|(one, reply)| one.clone().handle(Arc::clone(&fixture.service), id, Arc::clone(reply)));
        match order {
            None => {
                for one in handled {
                    one.await;
                    // What it has set going comes to its end: the bot thinks, and moves.
                    for _ in 0..QUIET {
                        yield_now().await;
                    }
                }
            }
            Some(order) => {
                gates.hold();
                let tasks: Vec<_> = handled.map(tokio::spawn).collect();
                schedule(&gates, order).await;
                for task in tasks {
                    assert!(task.is_finished(), "{start:?}, {asks:?}: somebody waits for ever");
                    task.await.unwrap();
                }
            }
        }
        for (one, reply) in both {
            let answers = reply.answers();
            assert!(one.is_answered(reply), "{start:?}, {asks:?}: {one:?} was answered {answers} times");
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
            Ask { who: PlayerId(20 + stranger), interaction: 200 + stranger, wanted: one.wanted.clone() }
        });
        let all: Vec<Ask> = of_strangers.chain(asks.clone()).collect();
        let id = before.id();
        let replies: Vec<Arc<FakeReply>> = all.iter().map(|one| one.reply(&world, id)).collect();
        let gates = fixture.service.gates().clone();
        gates.hold();
        for (one, reply) in all.iter().zip(&replies) {
            tokio::spawn(one.clone().handle(Arc::clone(&fixture.service), id, Arc::clone(reply)));
        }
        schedule(&gates, chance).await;
        for (one, reply) in all.iter().zip(&replies) {
            assert!(one.is_answered(reply), "crowd {seed}: {one:?}: {}", reply.answers());
        }
        let after = world.current().unwrap();
        let seated = |who: &PlayerId| [ADA, BOB].contains(who) || start == Start::ChallengedAll;
        assert!(after.people().iter().all(seated), "crowd {seed}: {:?}", after.people());
        assert_one_result(&world, start);
        assert_no_move_is_lost(&before, &after, seed);
    });
}

/// What was played before is there still, but for what was taken back, and at most what was asked for has been added, with what
/// the bot answers.
fn assert_no_move_is_lost(before: &Match, after: &Match, seed: usize) {
    let moves = |one: &Match| one.played().map(|playing| playing.moves().to_vec()).unwrap_or_default();
    let kept = match after.played().and_then(|playing| playing.takebacks().last()) {
        Some(&left) => left.min(moves(before).len()),
        None => moves(before).len(),
    };
    let of_bot = |playing: &Playing| playing.seats().bot().is_some();
    let most = if after.played().is_some_and(of_bot) { 9 } else { 2 };
    let (before, after) = (moves(before), moves(after));
    assert_eq!(after[..kept], before[..kept], "crowd {seed}");
    assert!(after.len() <= before.len() + most, "crowd {seed}: {} moves of {}", after.len(), before.len());
}
