//! Starting situations, and what people may ask for in them.

use std::sync::Arc;

use kuzhi_domain::matches::{Actor, Intent, Invitation, MadeOffer, Match, Offer, Opponent, Playing, decide};
use kuzhi_domain::{MatchId, PlayerId};
use kuzhi_engine::{Game, Move, Side};
use kuzhi_search::Level;
use kuzhi_store::{Commit, MatchStore};
use kuzhi_view::request::{Action, OfferAnswer};

use crate::service::tests::answered::begin;
use crate::service::tests::fake_discord::{ADA, BOB};
use crate::service::tests::fake_reply::FakeReply;
use crate::service::tests::world::{World, press};
use crate::service::tests::{Fixture, invitation};
use crate::service::{BackgroundWork, Service};

const CID: PlayerId = PlayerId(4);

/// A starting situation.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Start {
    /// Ada has challenged Bob.
    Challenged,
    /// Ada has challenged anyone.
    ChallengedAll,
    /// Both have moved a few times, and it is Ada's turn.
    Playing,
    /// The same, and Ada has offered a draw.
    Offered,
    /// The same, and Ada wants to take her last move back.
    WantedBack,
    /// A game goes in circles for ever. It is Ada's turn, and she has offered to split the rest.
    Split,
    /// Bob has won.
    Over,
    /// Ada has moved a few times against the bot, and it is her turn.
    AgainstBot,
    /// The same, but the process was killed when Ada had just moved. It is the bot's turn, and nothing is
    /// thinking.
    BotToMove,
}

pub(super) const STARTS: [Start; 9] = [
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

/// A first move of Mangala.
const FIRST_MOVE: &str = "1";

/// Twenty moves of Al-manqala without a capture, one digit each.
const IN_CIRCLES: &str = "11121314151221231224";

/// A request. The same number means the same interaction.
#[derive(Clone, Debug)]
pub(super) struct Ask {
    pub(super) who: PlayerId,
    pub(super) interaction: u64,
    pub(super) wanted: Wanted,
}

#[derive(Clone, Debug)]
pub(super) enum Wanted {
    Action(Action),
    /// No request: the bot itself checks what is due in the match.
    Due,
}

fn ask(who: PlayerId, interaction: u64, action: Action) -> Ask {
    Ask { who, interaction, wanted: Wanted::Action(action) }
}

/// The bot checks what is due in the match.
fn due() -> Ask {
    Ask { who: PlayerId(0), interaction: 0, wanted: Wanted::Due }
}

impl Ask {
    pub(super) fn reply(&self, world: &World, id: MatchId) -> Arc<FakeReply> {
        let action = match &self.wanted {
            Wanted::Action(action) => action.clone(),
            Wanted::Due => Action::Help,
        };
        Arc::new(world.pressed(id, self.who, self.interaction, action))
    }

    /// Does what is asked for.
    pub(super) async fn handle(self, service: Arc<Service>, id: MatchId, reply: Arc<FakeReply>) {
        match self.wanted {
            Wanted::Action(_) => Box::pin(service.handle(Arc::new(reply.request()), reply)).await,
            Wanted::Due => service.handle_background(BackgroundWork::Due(id, 0)).await.unwrap(),
        }
    }

    /// Whether the person got the expected number of answers.
    pub(super) fn is_answered(&self, reply: &FakeReply) -> bool {
        // A person who presses an outdated button sees the board, and is told why.
        matches!(self.wanted, Wanted::Due) || (1..=2).contains(&reply.answers())
    }
}

/// The number of moves to make. It is enough for the game to count.
const MOVES: usize = 12;

impl Start {
    pub(super) async fn prepare(self, world: &World, fixture: &Fixture) {
        fixture.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
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
                let commit = Commit { next, begun: None, interaction: None, quiet: false };
                world.store.commit(&commit).unwrap();
            }
            _ => {}
        }
    }

    /// Returns what people may ask for, some of it twice.
    pub(super) fn asks(self, one: &Match) -> Vec<Ask> {
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
        let tried = |name: &str| Action::TakeLine {
            id,
            ply: 0,
            tried: FIRST_MOVE.parse().unwrap(),
            name: name.to_owned(),
        };
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
                ask(ADA, 105, Action::TakeNote { id, text: "My best.".to_owned() }),
                ask(ADA, 106, Action::TakeNote { id, text: "Our best.".to_owned() }),
                ask(ADA, 107, tried("First")),
                ask(BOB, 108, tried("Alone")),
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
