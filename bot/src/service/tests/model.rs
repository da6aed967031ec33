//! Whatever four people ask for, in whatever order, again, late, and over restarts: the service agrees with a model of a page.
//!
//! A few sequences here; `KUZHI_SEQUENCES=5000 cargo test -p kuzhi-bot --lib service::tests::model -- --nocapture` for more of them.

use std::collections::BTreeMap;
use std::env;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_engine::{self as engine, Game, Move, Side};
use kuzhi_search::Level;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use super::fake_discord::FakeReply;
use super::world::{World, in_a_process};
use super::{Fixture, invitation};
use crate::domain::{
    Invitation, MOVES_TO_COUNT, MadeOffer, MatchId, Offer, Opponent, PlayerId, Question, Revision, Scope,
    Stage, takes_draw,
};
use crate::request::{Action, OfferAnswer};
use crate::service::Internal;
use crate::service::actions::challenge::begin;
use crate::store::{DeliveryStore, LeaderboardStore, MatchStore};

/// Stands for the bot as the opponent.
const BOT: PlayerId = PlayerId(99);

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
    /// Against the bot, which always makes the first legal move.
    PlayBot {
        who: usize,
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
    Offer(Offer),
    /// Accept what the other player offered last, or decline it; or what one has offered.
    Answer {
        accepts: bool,
        own: bool,
    },
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
        1 => Just(What::Offer(Offer::Draw)),
        2 => Just(What::Offer(Offer::Takeback)),
        1 => Just(What::Offer(Offer::End)),
        3 => (any::<bool>(), prop::bool::weighted(0.2))
            .prop_map(|(accepts, own)| What::Answer { accepts, own }),
    ];
    let who_alone = who.clone();
    let press = (who.clone(), any::<Index>(), what, prop::bool::weighted(0.1))
        .prop_map(|(who, on, what, is_late)| Step::Press { who, on, what, is_late });
    let step = prop_oneof![
        2 => (who.clone(), prop::option::of(who)).prop_map(|(who, whom)| Step::Challenge { who, whom }),
        1 => who_alone.prop_map(|who| Step::PlayBot { who }),
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
    takebacks: usize,
    /// What South and North have offered last.
    offered: [Offers; 2],
}

/// What somebody has offered on a board: each thing once, and one at a time.
#[derive(Clone, Debug, Default)]
struct Offers {
    at: Revision,
    made: Vec<Offer>,
    is_open: bool,
}

impl Offers {
    /// What was offered last, and on which board.
    fn last(&self) -> Option<(Offer, Revision)> {
        Some((*self.made.last()?, self.at))
    }

    /// Whether one more may be made, which it is then.
    fn make(&mut self, offer: Offer, at: Revision) -> bool {
        if self.at != at {
            *self = Offers { at, ..Offers::default() };
        }
        let is_new = !self.made.contains(&offer) && !self.is_open;
        if is_new {
            self.made.push(offer);
            self.is_open = true;
        }
        is_new
    }
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

    fn revision(&self) -> Revision {
        Revision { ply: self.ply(), takebacks: self.takebacks }
    }

    /// After how many moves each of a side was made.
    fn moves_of(&self, side: Side) -> Vec<usize> {
        let mut board = self.board.game().start();
        let mut plies = Vec::new();
        for (ply, &mv) in self.board.moves().iter().enumerate() {
            plies.extend((board.turn() == Some(side)).then_some(ply));
            board.play(mv, &mut |_| ()).unwrap();
        }
        plies
    }

    fn made_by(&self, side: Side) -> usize {
        self.moves_of(side).len()
    }

    /// A side's last move was not made, nor what followed.
    fn take_back(&mut self, side: Side) {
        let Some(&ply) = self.moves_of(side).last() else { return };
        let moves = self.board.moves()[..ply].to_vec();
        self.board = self.board.game().start();
        for mv in moves {
            self.board.play(mv, &mut |_| ()).unwrap();
        }
        self.takebacks += 1;
    }

    /// The bot moves as long as it is its turn.
    fn bot_moves(&mut self, other: PlayerId) {
        while other == BOT && self.board.turn() == Some(Side::North) {
            let mv = self.board.legal()[0];
            self.board.play(mv, &mut |_| ()).unwrap();
        }
        if self.board.outcome().is_some() {
            self.state = State::Over(other, End::Played);
        }
    }

    /// Whether the bot, which sees nobody ahead, takes a draw: unless single moves lead to its win.
    fn bot_takes_draw(&self) -> bool {
        match Question::about(&self.board) {
            Question::Answered(hint) => takes_draw(Side::North, hint.evaluation),
            Question::Open(..) => true,
        }
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
                let at = Revision { ply: self.ply().saturating_sub(*behind), ..self.revision() };
                Action::Move { id, at, mv }
            }
            What::Offer(offer) => Action::Offer { id, at: self.revision(), offer: *offer },
            What::Answer { accepts, own } => {
                let side = self.side_of(who)?;
                let by = if *own { side } else { side.other() };
                let (offer, at) = self.offered[by.index()].last()?;
                let made = MadeOffer { offer, at, by };
                Action::Answer(OfferAnswer { id, made, accepts: *accepts })
            }
        })
    }

    /// What becomes of it.
    fn learn(&mut self, who: PlayerId, action: &Action, now: u64) {
        let side = self.side_of(who);
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
                if *at == self.revision() && side.is_some() && self.board.turn() == side =>
            {
                let played = self.board.play(*mv, &mut |_| ());
                if played.is_ok() {
                    self.bot_moves(other);
                }
            }
            (State::Playing(other), Action::Offer { offer, .. }) => {
                let Some(side) = side else { return };
                let may = match offer {
                    Offer::Draw => Side::ALL.into_iter().all(|side| self.made_by(side) > 0),
                    Offer::Takeback => self.made_by(side) > 0,
                    // In Mangala there is no such thing.
                    Offer::End => false,
                };
                let at = self.revision();
                match (may, other, offer) {
                    (false, ..) => {}
                    (true, BOT, Offer::Takeback) => self.take_back(side),
                    (true, BOT, _) => {
                        if self.offered[side.index()].make(*offer, at) {
                            self.offered[side.index()].is_open = false;
                            if self.bot_takes_draw() {
                                self.state = State::Over(other, End::Drawn);
                            }
                        }
                    }
                    (true, ..) => _ = self.offered[side.index()].make(*offer, at),
                }
            }
            (State::Playing(other), Action::Answer(OfferAnswer { made, accepts, .. })) => {
                let Some(side) = side else { return };
                let offers = &self.offered[made.by.index()];
                let is_open = offers.is_open && offers.last() == Some((made.offer, made.at));
                match (is_open && made.at == self.revision(), accepts, made.offer) {
                    (true, true, Offer::Draw) if side != made.by => {
                        self.state = State::Over(other, End::Drawn);
                    }
                    (true, true, Offer::Takeback) if side != made.by => self.take_back(made.by),
                    (true, false, _) => self.offered[made.by.index()].is_open = false,
                    _ => {}
                }
            }
            _ => {}
        }
    }

    /// What is over counts, if both have made enough moves.
    fn counts(&self) -> Option<[PlayerId; 2]> {
        let State::Over(other, _) = self.state else { return None };
        if other == BOT {
            return None;
        }
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
            Step::PlayBot { who } => self.play_bot(PEOPLE[*who], interaction).await,
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
            takebacks: 0,
            offered: Default::default(),
        });
    }

    async fn play_bot(&mut self, who: PlayerId, interaction: u64) {
        let game = Game::by_id("mangala").unwrap();
        let invitation = Invitation { challenger: who, game, ..invitation(Opponent::Bot(Level::LOWEST)) };
        begin(&self.fixture.service, &self.fixture.delivery(who, interaction), invitation).await;
        let id = self.world.begun_by(interaction).unwrap();
        self.matches.push(Modelled {
            id,
            challenger: who,
            invited: None,
            expires: self.seconds,
            state: State::Playing(BOT),
            board: game.start(),
            takebacks: 0,
            offered: Default::default(),
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
            let takebacks = kept.played().map(|playing| playing.takebacks().len()).unwrap_or_default();
            assert_eq!(takebacks, one.takebacks, "{one:?}");
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
