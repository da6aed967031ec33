//! The states of a match, and what the access table permits in each, spelled out.

use kuzhi_domain::clock::{TimeControl, TimeOff};
use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::matches::{
    Actor, Challenge, History, Intent, Match, MatchSetup, Operation, Place, PlayingSetup, Rival, Seat, Seats,
    Silence, Stage, VOTE_WINDOWS, VoteRules, Voting, When, Where, Who, decide,
};
use kuzhi_domain::{MatchId, PlayerId, Timestamp};
use kuzhi_engine::{Game, Move, Side};
use kuzhi_search::Level;
use kuzhi_view::request::Needs;

use super::NOW;
use super::askers::{Asker, BLOCKED, DOT, HOME};
use crate::service::tests::fake_discord::{ADA, BOB, CHANNEL};

/// The state of a match.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    Challenge,
    OpenToAll,
    Declined,
    Cancelled,
    Expired,
    Begun,
    Played,
    Planned,
    Offered,
    TimeIsUp,
    AgainstBot,
    /// Ada has begun it, and everyone in the channel votes.
    Voted,
    /// The channel of another server wants to play against that of Ada's.
    Asked,
    Resigned,
    TimedOut,
    Voided,
    /// Ada's data was deleted at her request.
    LeftByAda,
}

pub(super) const STANDINGS: [Standing; 17] = [
    Standing::Challenge,
    Standing::OpenToAll,
    Standing::Declined,
    Standing::Cancelled,
    Standing::Expired,
    Standing::Begun,
    Standing::Played,
    Standing::Planned,
    Standing::Offered,
    Standing::TimeIsUp,
    Standing::AgainstBot,
    Standing::Voted,
    Standing::Asked,
    Standing::Resigned,
    Standing::TimedOut,
    Standing::Voided,
    Standing::LeftByAda,
];

impl Standing {
    /// Whether the match is at this stage.
    const fn is(self, when: When) -> bool {
        use Standing::{
            AgainstBot, Asked, Begun, Cancelled, Challenge, Declined, Expired, LeftByAda, Offered, OpenToAll,
            Planned, Played, Resigned, TimeIsUp, TimedOut, Voided, Voted,
        };
        match self {
            Challenge | OpenToAll => matches!(when, When::Ever | When::Open),
            Declined | Cancelled | Expired => matches!(when, When::Ever),
            Begun | Played | Planned | Offered | TimeIsUp | AgainstBot | Voted | Asked => {
                matches!(when, When::Ever | When::Begun | When::Playing)
            }
            Resigned | TimedOut | Voided | LeftByAda => matches!(when, When::Ever | When::Begun | When::Over),
        }
    }

    fn involved(self) -> &'static [PlayerId] {
        match self {
            Standing::OpenToAll | Standing::AgainstBot => &[ADA],
            Standing::LeftByAda => &[BOB],
            Standing::Voted | Standing::Asked => &[],
            _ => &[ADA, BOB],
        }
    }

    /// Whether this description fits a person.
    fn fits(self, who: Who, asker: Asker) -> bool {
        let plays = !self.is(When::Open) && self.involved().contains(&asker.who);
        match who {
            Who::Anybody => true,
            Who::Challenger => asker.who == ADA,
            Who::Invited if self == Standing::OpenToAll => asker.who != ADA,
            Who::Invited => asker.who == BOB,
            Who::Named => self != Standing::OpenToAll && asker.who == BOB,
            Who::Player => plays,
            // Ada begins, and the matches here only go on until it is her turn again.
            Who::Mover => plays && asker.who == ADA,
            Who::PlayerWhilePlayed => plays || self.is(When::Over),
            // Nobody corrects their own results.
            Who::Manager => {
                asker.manages && asker.guild == Some(HOME) && !self.involved().contains(&asker.who)
            }
            Who::Voter => matches!(self, Standing::Voted | Standing::Asked),
            Who::VoteManager => {
                let manages = asker.manages && asker.guild == Some(HOME);
                matches!(self, Standing::Voted | Standing::Asked) && manages
            }
            Who::Host => {
                let manages = asker.manages && asker.guild == Some(HOME);
                matches!(self, Standing::Voted | Standing::Asked) && (asker.who == ADA || manages)
            }
            Who::Clock => false,
        }
    }

    /// Whether the table permits an operation to a person.
    fn lets(self, asker: Asker, operation: Operation) -> bool {
        let line = operation.access();
        let is_there = asker.channel == CHANNEL;
        let looks_in = asker.who == DOT && asker.guild == Some(HOME) && self.is(When::Over);
        let is_in_reach = match line.from {
            Where::There => is_there,
            Where::InSight => is_there || self.involved().contains(&asker.who) || looks_in,
            Where::Within => false,
        };
        is_in_reach && self.is(line.when) && self.fits(line.who, asker)
    }

    /// Whether a person gets what they ask for, or is refused only by the rules of the game.
    pub(super) fn lets_do(self, asker: Asker, needs: Needs) -> bool {
        if asker.who == BLOCKED {
            return false;
        }
        match needs {
            // Looking back without naming a match means the last game that they have played.
            Needs::Nothing | Needs::ToBegin | Needs::InPast(None, _) => true,
            Needs::OnServer => asker.guild.is_some(),
            Needs::ToManage => asker.guild.is_some() && asker.manages,
            Needs::In(_, operation) | Needs::InPast(Some(_), operation) => self.lets(asker, operation),
            Needs::InOwn(_, operation) => {
                let is_own = self.involved().contains(&asker.who) && asker.channel == CHANNEL;
                is_own && self.lets(asker, operation)
            }
        }
    }
}

/// Returns the versions of a match that ends up in this state.
#[allow(clippy::too_many_lines)] // each standing has its lines
pub(super) fn versions(standing: Standing) -> Vec<Match> {
    let place = Place { guild: Some(HOME), channel: CHANNEL };
    let timed = matches!(standing, Standing::TimeIsUp | Standing::TimedOut);
    let challenge = Challenge {
        challenger: ADA,
        invited: (standing != Standing::OpenToAll).then_some(BOB),
        side: Side::South,
        clock: timed.then_some(TimeControl::Days(1)),
        balanced: false,
        time_off: TimeOff::All,
        made: Timestamp::from_millis(0),
        expires: Timestamp::from_millis(u64::MAX / 2),
    };
    let game = Game::default();
    let setup = MatchSetup::new(game, Stage::Open(challenge));
    let rated = matches!(standing, Standing::Resigned | Standing::TimedOut | Standing::Voided);
    let open = MatchSetup { place, rated, id: MatchId::from_random(77), ..setup }.check().unwrap();
    let mut all = vec![open];
    let mut go = |actor: Actor, intent: Intent, at: Timestamp| {
        all.push(decide(all.last().unwrap(), actor, intent, at).unwrap());
    };
    let [ada, bob] = [ADA, BOB].map(Actor::Person);
    match standing {
        Standing::Challenge | Standing::OpenToAll => return all,
        Standing::Declined => go(bob, Intent::Decline, NOW),
        Standing::Cancelled => go(ada, Intent::Cancel, NOW),
        Standing::Expired => go(Actor::Clock, Intent::Expire, Timestamp::from_millis(u64::MAX / 2)),
        Standing::AgainstBot => {
            let seats = [Seat::Person(ADA), Seat::Bot(Level::LOWEST)];
            let setup = MatchSetup::played(game, seats, &[], NOW).unwrap();
            return vec![MatchSetup { place, id: MatchId::from_random(77), ..setup }.check().unwrap()];
        }
        Standing::Voted | Standing::Asked => {
            let asked = Rival::Asked { by: MatchId::from_random(78), who: BOB };
            let rival = (standing == Standing::Asked).then_some(asked);
            let rules = VoteRules { window: VOTE_WINDOWS[2], silence: Silence::Wait };
            let voting = Voting {
                host: ADA,
                rules,
                opened: None,
                votes: Vec::new(),
                last: Vec::new(),
                is_helped: false,
                rival,
                declined: Vec::new(),
            };
            let seats = match rival {
                Some(_) => Seats::of_channels(Side::South),
                None => Seats::of_channel(Side::South, Level::LOWEST),
            };
            let playing = PlayingSetup {
                voting: Some(Box::new(voting)),
                ..PlayingSetup::new(seats, History::new(game), NOW)
            };
            let setup = MatchSetup::new(game, Stage::Playing(playing.check().unwrap()));
            return vec![MatchSetup { place, id: MatchId::from_random(77), ..setup }.check().unwrap()];
        }
        _ => go(bob, Intent::Accept, NOW),
    }
    if !standing.is(When::Begun) || standing == Standing::Begun {
        return all;
    }
    // Both have made enough moves for the match to count, and it is Ada's turn.
    let mut made = [0, 0];
    loop {
        let current = all.last().unwrap();
        let mover = current.person_to_move().unwrap();
        if mover == ADA && made.iter().all(|&moves| moves >= 3) {
            break;
        }
        let mv = *current.board().unwrap().legal().last().unwrap();
        made[usize::from(mover == BOB)] += 1;
        all.push(decide(current, Actor::Person(mover), Intent::Move { at: None, mv }, NOW).unwrap());
    }
    let mut go = |actor: Actor, intent: Intent, at: Timestamp| {
        all.push(decide(all.last().unwrap(), actor, intent, at).unwrap());
    };
    let late = NOW + TimeControl::Days(1).bank();
    match standing {
        Standing::Planned => {
            let line = plan_for_bob(&all);
            let planned = decide(all.last().unwrap(), bob, Intent::Plan { at: None, line }, NOW).unwrap();
            all.push(planned);
        }
        Standing::TimeIsUp => go(Actor::Clock, Intent::TimeUp { claimed: false }, late),
        Standing::TimedOut => go(Actor::Clock, Intent::TimeUp { claimed: true }, late),
        Standing::Resigned | Standing::Voided => {
            go(bob, Intent::Resign, NOW);
            if standing == Standing::Voided {
                go(Actor::Manager, Intent::Void, NOW);
            }
        }
        Standing::LeftByAda => {
            let leaving = Some(Erasure::new(ADA, 5));
            go(Actor::Clock, Intent::BreakOff { leaving }, NOW);
        }
        _ => {}
    }
    all
}

/// Returns moves from the last board until it is Bob's turn, and one move of Bob's.
pub(super) fn plan_for_bob(all: &[Match]) -> Vec<Move> {
    let (mut board, mut line) = (all.last().unwrap().board().unwrap().clone(), Vec::new());
    loop {
        let (mover, mv) = (board.turn().unwrap(), board.legal()[0]);
        line.push(mv);
        if mover == Side::North {
            return line;
        }
        board.play(mv, &mut |_| ()).unwrap();
    }
}
