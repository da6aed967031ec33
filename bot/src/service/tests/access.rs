//! Who may do what: every action by everybody at every stage of a match, held against the table of who may.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_engine::{Game, Side};
use kuzhi_search::Level;

use super::fake_discord::{ADA, BOB, CHANNEL, FakeReply, LANGUAGES};
use super::{Fixture, limit_rules};
use crate::domain::{
    Actor, By, Challenge, ChannelId, Cost, Deed, GuildId, Intent, InteractionId, LookingBack, Match, MatchId,
    MatchSetup, MessageId, Place, PlayerId, Rate, Refusal, Seat, Span, Stage, TimeControl, Timestamp, When,
    Where, Who, Withdrawal, decide, written_line,
};
use crate::limits::LimitRules;
use crate::request::{
    Action, Asked, LookBack, Meant, Needs, Origin, PlayOptions, Reach, Request, Rights, SettingsPage, Typing,
};
use crate::screens;
use crate::store::{
    Commit, DeliveryStore, LeaderboardStore, MatchStore, MemoryStore, NoteStore, SettingsStore,
};
use crate::words::Words;

const HOME: GuildId = GuildId(7);
const ABROAD: GuildId = GuildId(8);
const CEM: PlayerId = PlayerId(93);
const DOT: PlayerId = PlayerId(94);
const EVA: PlayerId = PlayerId(95);
const MIRA: PlayerId = PlayerId(96);
const BLOCKED: PlayerId = PlayerId(66);
const NEXT_DOOR: ChannelId = ChannelId(30);
const FAR_AWAY: ChannelId = ChannelId(31);
const DIRECT: ChannelId = ChannelId(32);
const NOW: Timestamp = Timestamp::from_millis(1_000_000);

/// Somebody who asks, and from where.
#[derive(Copy, Clone, Debug)]
struct Asker {
    called: &'static str,
    who: PlayerId,
    guild: Option<GuildId>,
    channel: ChannelId,
    manages: bool,
}

const fn asker(
    called: &'static str,
    who: PlayerId,
    guild: Option<GuildId>,
    channel: ChannelId,
    manages: bool,
) -> Asker {
    Asker { called, who, guild, channel, manages }
}

/// Dot looks into every channel, Eva into none.
const ASKERS: [Asker; 16] = [
    asker("Ada, who begins", ADA, Some(HOME), CHANNEL, false),
    asker("Bob, who answers", BOB, Some(HOME), CHANNEL, false),
    asker("Ada next door", ADA, Some(HOME), NEXT_DOOR, false),
    asker("Bob on another server", BOB, Some(ABROAD), FAR_AWAY, false),
    asker("Ada in private", ADA, None, DIRECT, false),
    asker("a stranger there", CEM, Some(HOME), CHANNEL, false),
    asker("a stranger next door", EVA, Some(HOME), NEXT_DOOR, false),
    asker("a stranger next door who looks in", DOT, Some(HOME), NEXT_DOOR, false),
    asker("a stranger on another server", CEM, Some(ABROAD), FAR_AWAY, false),
    asker("a stranger on another server who would look in", DOT, Some(ABROAD), FAR_AWAY, false),
    asker("a stranger in private", CEM, None, DIRECT, false),
    asker("a manager there", MIRA, Some(HOME), CHANNEL, true),
    asker("a manager next door", MIRA, Some(HOME), NEXT_DOOR, true),
    asker("a manager of another server", MIRA, Some(ABROAD), FAR_AWAY, true),
    asker("Bob, who manages", BOB, Some(HOME), CHANNEL, true),
    asker("somebody who is blocked", BLOCKED, Some(HOME), CHANNEL, true),
];

/// How a match stands, and who has what in it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Standing {
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
    Resigned,
    TimedOut,
    Voided,
    /// Ada has left, and with her all that was kept of her.
    LeftByAda,
}

const STANDINGS: [Standing; 15] = [
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
    Standing::Resigned,
    Standing::TimedOut,
    Standing::Voided,
    Standing::LeftByAda,
];

impl Standing {
    /// The stage, as people would call it.
    const fn is(self, when: When) -> bool {
        use Standing::{
            AgainstBot, Begun, Cancelled, Challenge, Declined, Expired, LeftByAda, Offered, OpenToAll,
            Planned, Played, Resigned, TimeIsUp, TimedOut, Voided,
        };
        match self {
            Challenge | OpenToAll => matches!(when, When::Ever | When::Open),
            Declined | Cancelled | Expired => matches!(when, When::Ever),
            Begun | Played | Planned | Offered | TimeIsUp | AgainstBot => {
                matches!(when, When::Ever | When::Begun | When::Playing)
            }
            Resigned | TimedOut | Voided | LeftByAda => matches!(when, When::Ever | When::Begun | When::Over),
        }
    }

    fn involved(self) -> &'static [PlayerId] {
        match self {
            Standing::OpenToAll | Standing::AgainstBot => &[ADA],
            Standing::LeftByAda => &[BOB],
            _ => &[ADA, BOB],
        }
    }

    /// Whether this is so of somebody, told in plain words.
    fn fits(self, who: Who, asker: Asker) -> bool {
        let plays = !self.is(When::Open) && self.involved().contains(&asker.who);
        match who {
            Who::Anybody => true,
            Who::Challenger => asker.who == ADA,
            Who::Invited if self == Standing::OpenToAll => asker.who != ADA,
            Who::Invited => asker.who == BOB,
            Who::Named => self != Standing::OpenToAll && asker.who == BOB,
            Who::Player => plays,
            // Ada begins, and nothing is played here beyond that it is her turn again.
            Who::Mover => plays && asker.who == ADA,
            Who::PlayerWhilePlayed => plays || self.is(When::Over),
            Who::Manager => asker.manages && asker.guild == Some(HOME),
            Who::Clock => false,
        }
    }

    /// Whether somebody may do something in it by the table.
    fn lets(self, asker: Asker, deed: Deed) -> bool {
        let line = deed.access();
        let is_there = asker.channel == CHANNEL;
        let looks_in = asker.who == DOT && asker.guild == Some(HOME) && self.is(When::Over);
        let is_in_reach = match line.from {
            Where::There => is_there,
            Where::InSight => is_there || self.involved().contains(&asker.who) || looks_in,
            Where::Within => false,
        };
        is_in_reach && self.is(line.when) && self.fits(line.who, asker)
    }

    /// Whether somebody gets what they ask for, or is refused for reasons of the rules alone.
    fn lets_do(self, asker: Asker, needs: Needs) -> bool {
        if asker.who == BLOCKED {
            return false;
        }
        match needs {
            // Of the past the last game that they have played.
            Needs::Nothing | Needs::ToBegin | Needs::InPast(None, _) => true,
            Needs::ToManage => asker.guild.is_some() && asker.manages,
            Needs::In(_, deed) | Needs::InPast(Some(_), deed) => self.lets(asker, deed),
            Needs::InOwn(_, deed) => {
                let is_own = self.involved().contains(&asker.who) && asker.channel == CHANNEL;
                is_own && self.lets(asker, deed)
            }
        }
    }
}

/// The versions of a match that comes to stand like this.
#[allow(clippy::too_many_lines)] // each standing has its lines
fn versions(standing: Standing) -> Vec<Match> {
    let place = Place { guild: Some(HOME), channel: CHANNEL };
    let timed = matches!(standing, Standing::TimeIsUp | Standing::TimedOut);
    let challenge = Challenge {
        challenger: ADA,
        invited: (standing != Standing::OpenToAll).then_some(BOB),
        side: Side::South,
        clock: timed.then_some(TimeControl::Days(1)),
        made: Timestamp::from_millis(0),
        expires: Timestamp::from_millis(u64::MAX / 2),
    };
    let game = Game::default();
    let setup = MatchSetup::of(game, Stage::Open(challenge));
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
        _ => go(bob, Intent::Accept, NOW),
    }
    if !standing.is(When::Begun) || standing == Standing::Begun {
        return all;
    }
    // Both have made so many moves that the match counts, and it is Ada's turn.
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
            let leaving = Some(crate::domain::Leaving::new(ADA, 5));
            go(Actor::Clock, Intent::BreakOff { leaving }, NOW);
        }
        _ => {}
    }
    all
}

/// Moves from the last board on until it is Bob's turn, and one of Bob's.
fn plan_for_bob(all: &[Match]) -> Vec<kuzhi_engine::Move> {
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

/// Every action there is, about the match as it stands.
#[allow(clippy::too_many_lines)] // each action has its line
fn actions(current: &Match) -> Vec<Action> {
    let (id, playing) = (current.id(), current.played());
    let at = playing.map(crate::domain::Playing::revision).unwrap_or_default();
    let board = current.board().cloned().unwrap_or_else(|| current.game().start());
    let mv = board.legal().first().map_or_else(|| "1".to_owned(), ToString::to_string);
    let ply = playing.map_or(0, crate::domain::Playing::ply);
    let plan = if playing.is_some() && board.turn().is_some() {
        written_line(&plan_for_bob(std::slice::from_ref(current)))
    } else {
        "1 1".to_owned()
    };
    let texts = [
        "accept:ID",
        "decline:ID",
        "cancel:ID",
        "move:ID:AT:MV",
        "play-hint:ID:AT:MV",
        "arrange:ID:AT",
        "claim:ID:AT",
        "giveup:ID",
        "resign:ID",
        "resign-series:ID",
        "playon:ID",
        "rematch:ID",
        "undo-ask:ID",
        "undo:ID",
        "void:ID",
        "void-series:ID",
        "offer:ID:AT:draw",
        "offer:ID:AT:takeback",
        "ask:ID:AT:takeback",
        "draw:ID:AT:north:yes",
        "draw:ID:AT:north:no",
        "draw:ID:AT:south:yes",
        "plans:ID",
        "plan:ID:AT",
        "unplan:ID:PLAN",
        "more:ID",
        "hint:ID",
        "look:ID",
        "show:ID:PLY",
        "step:ID:1",
        "lap:ID:1:1",
        "told:ID:1",
        "export:ID",
        "draft:open:mangala:second:1:casual:none:8:0",
        "draft-rated:open:mangala:second:1:casual:none:8:0",
        "challenge:93:mangala:second:1:casual:none:8:0",
        "set:listed:off",
        "set:house-threads:on",
        "settings:own",
        "settings:house",
        "settings:boards",
        "settings:limits",
        "settings:people",
        "rules:mangala:0",
        "lesson:mangala:0:begin",
        "history:0:all:anyone",
        "replay:ID:1",
        "replay-at:ID:1",
        "replay-first:ID",
        "replay-last:ID",
        "replay-on:ID:0",
        "analyse:ID:1",
        "try:ID:PLY:MV",
        "evaluate:ID:PLY:",
        "review:ID",
        "mydata-export",
        "mydata-delete",
        "mydata-delete-ask",
        "mydata-delete-sure",
        "mydata-keep",
        "puzzles:new:mangala",
        "share-puzzle:20000",
        "notes:ID",
        "ask-note:ID",
        "ask-line:ID:PLY:MV",
        "drop-line:ID",
        "ask-game:review",
        "leaderboard:here:mangala",
        "chart:here:mangala:ever:rating:top",
    ];
    let filled_in = |text: &str| {
        let text = text.replace("PLAN", &plan).replace("PLY", &ply.to_string());
        let text = text.replace("AT", &at.to_string()).replace("MV", &mv).replace("ID", &id.to_string());
        let text = format!("k1:{text}");
        text.parse::<Action>().unwrap_or_else(|_| panic!("{text} is no button"))
    };
    let mut all: Vec<Action> = texts.into_iter().map(filled_in).collect();
    let mv = mv.parse().unwrap();
    let options = PlayOptions {
        opponent: crate::domain::Opponent::Bot(Level::LOWEST),
        game: None,
        written: String::new(),
        length: None,
        rated: None,
        side: crate::domain::SideChoice::First,
        sets: None,
        clock: crate::request::ClockChoice::Usual,
    };
    let tried = crate::domain::Variation::default();
    let usual = crate::request::LeaderboardOf::Here;
    let puzzle = crate::domain::Day::of(NOW).puzzle().unwrap();
    let press = crate::request::PuzzlePress {
        kind: crate::domain::PuzzleKind::Kept,
        id: puzzle.id(),
        ply: 0,
        step: crate::request::PuzzleStep::Answer,
    };
    let asked = [
        Asked::Move(mv),
        Asked::Board { style: None, theme: None },
        Asked::Hint,
        Asked::Resign,
        Asked::Offer(crate::domain::Offer::Draw),
        Asked::Plans,
    ];
    all.extend(asked.iter().cloned().map(|asked| Action::InMatch { named: Some(id), asked }));
    all.extend([Asked::Move(mv), Asked::Resign].map(|asked| Action::InChosen { id, at, asked }));
    all.extend([
        Action::Play(options),
        Action::DraftChallenge { opponent: Some(CEM), is_program: false },
        Action::Conditional { named: Some(id), moves: None },
        Action::Games,
        Action::OpenReplay(Meant::Named(id)),
        Action::OpenAnalysis(Meant::Named(id)),
        Action::OpenReview(Meant::Named(id)),
        Action::TakeNote { id, text: "a note".to_owned() },
        Action::TakeLine { id, ply, tried, name: "a line".to_owned() },
        Action::TakeGame { to: LookBack::Replay, text: "no game".to_owned() },
        Action::AnalysePosition { game: None, text: "no position".to_owned() },
        Action::UsualChart { of: usual, span: Span::default(), by: By::default() },
        Action::Profile(Some(BOB)),
        Action::UsualRules,
        Action::UsualLesson,
        Action::Privacy,
        Action::Help,
        Action::ChooseLook { id, style: Some(crate::domain::BoardStyle::Text) },
        Action::Plan { id, at, moves: plan },
        Action::Puzzle(press),
        Action::Settings(SettingsPage::Own),
        Action::Propose(Typing::Match),
        Action::Invalid(Refusal::NoSuchButton),
    ]);
    all
}

/// All that is said to people because of who they are, where they are, or how far the match has come.
fn denials() -> BTreeSet<String> {
    let people = [ADA, BOB, CEM];
    let mut all = vec![
        Refusal::NotSeated,
        Refusal::OutOfSight,
        Refusal::NoSuchMatch,
        Refusal::OwnChallenge,
        Refusal::NotUndoer,
        Refusal::NotStarted,
        Refusal::Over,
        Refusal::AlreadyAccepted,
        Refusal::NoRematchYet,
        Refusal::NotManager,
        Refusal::NoServer,
        Refusal::PersonBlocked,
        Refusal::TurnOfBot,
        Refusal::LookingBack(LookingBack::NotTheirs),
        Refusal::LookingBack(LookingBack::NoAnalysisYet),
    ];
    for why in [Withdrawal::Declined, Withdrawal::Cancelled, Withdrawal::Expired, Withdrawal::CalledOff] {
        all.push(Refusal::ChallengeGone(why));
    }
    for who in people {
        all.push(Refusal::NotInvited { invited: who });
        all.push(Refusal::OwnNamedChallenge { invited: who });
        all.push(Refusal::NotChallenger { challenger: who });
        all.push(Refusal::TurnOf(who));
    }
    all.extend([Refusal::PressedElsewhere(CHANNEL), Refusal::PlayedElsewhere(CHANNEL)]);
    all.iter().map(|refusal| screens::of_refusal(Words::english(), refusal).text).collect()
}

/// A service, and in it a match that stands like this.
struct World {
    fixture: Fixture,
    current: Match,
}

impl World {
    fn of(standing: Standing) -> World {
        let rate = |at_once| Rate { at_once, each: Duration::from_secs(1_000_000) };
        let rules = LimitRules {
            rings: rate(60_000),
            pictures: rate(60_000),
            hints: rate(1),
            people_per_server: 100,
            blocked_people: [BLOCKED].into(),
            ..limit_rules()
        };
        let fixture = Fixture::open_with(rules);
        fixture.hands.advance(NOW.since(Timestamp::from_millis(1)));
        if standing == Standing::TimeIsUp {
            fixture.hands.advance(TimeControl::Days(1).bank());
        }
        fixture.discord.lets_look(DOT);
        let versions = versions(standing);
        for next in &versions {
            let commit = Commit { next: next.clone(), begun: None, mark: None, quiet: true };
            fixture.store.commit(&commit).unwrap();
        }
        let current = versions.last().unwrap().clone();
        if standing == Standing::Offered {
            let mut messages = fixture.store.delivered(current.id()).unwrap();
            let at = current.played().unwrap().revision();
            messages.offered[1] = messages.offered[1].and(crate::domain::Offer::Draw, at).unwrap();
            fixture.store.keep_delivered(current.id(), messages).unwrap();
        }
        // Nothing here is about what the bot thinks: nobody has a hint left.
        for asker in ASKERS {
            let _ = fixture.service.limits.spend(Cost::Hint, asker.who, None);
        }
        World { fixture, current }
    }

    /// All that somebody could have changed which is not theirs alone.
    fn kept(&self) -> String {
        let (store, id): (&MemoryStore, _) = (&self.fixture.store, self.current.id());
        let mut kept = String::new();
        let delivered = store.delivered(id).unwrap();
        let _ = write!(kept, "{:?} {:?} {:?}", store.load(id).unwrap(), delivered.offered, delivered.style);
        let _ = write!(kept, " {:?}", store.live().unwrap().iter().map(Match::id).collect::<Vec<_>>());
        for guild in [HOME, ABROAD] {
            let _ = write!(kept, " {:?}", store.house_rules(guild).unwrap());
        }
        for who in [ADA, BOB, CEM, DOT, EVA, MIRA] {
            let _ = write!(kept, " {:?} {:?}", store.note(who, id).unwrap(), store.preferences(who).unwrap());
        }
        let game = self.current.game().id();
        let _ = write!(kept, " {:?}", store.standings(crate::domain::Scope::Guild(HOME), game).unwrap());
        kept
    }

    /// What somebody was told first who asks for this.
    async fn asks(&self, number: u64, asker: Asker, action: Action) -> Option<String> {
        let (service, interaction) = (&self.fixture.service, InteractionId(number));
        let request = Request {
            id: interaction,
            who: asker.who,
            place: Place { guild: asker.guild, channel: asker.channel },
            parent: None,
            rights: Rights { reach: Reach::Channel, attaches: false, manages: asker.manages },
            languages: LANGUAGES,
            origin: Origin::Component { message: MessageId(1), private: false },
            names: Vec::new(),
            action,
        };
        let reply = Arc::new(FakeReply::of(asker.who, interaction, &self.fixture.discord));
        let before = self.fixture.discord.told().len();
        match service.admit(&request) {
            Ok(()) => Box::pin(service.handle(Arc::new(request), reply)).await,
            Err(refusal) => service.turn_away(Arc::new(request), reply, refusal).await,
        }
        self.fixture.discord.told().into_iter().nth(before)
    }
}

/// Each action is done by those for whom it is in the table, at the stages and from the places that stand there, and
/// by nobody else at no other; what is refused changes nothing.
#[tokio::test]
async fn every_action_by_everybody_at_every_stage() {
    let (denials, mut number) = (denials(), 100);
    let (mut wrong, mut done, mut seen) = (Vec::new(), BTreeSet::new(), BTreeSet::new());
    for standing in STANDINGS {
        let mut world = World::of(standing);
        for action in actions(&world.current) {
            seen.insert(action.name());
            for asker in ASKERS {
                number += 1;
                let (before, lets) = (world.kept(), standing.lets_do(asker, action.needs()));
                let told = Box::pin(world.asks(number, asker, action.clone())).await;
                let is_let = told.as_deref().is_none_or(|told| !denials.contains(told));
                let has_changed = world.kept() != before;
                if is_let != lets || (has_changed && !lets) {
                    wrong.push(format!(
                        "{standing:?}, {}: {action:?} should be {}, was {is_let}, changed: {has_changed}: {told:?}",
                        asker.called, lets
                    ));
                }
                if has_changed {
                    done.insert(action.name());
                }
                if has_changed || action == Action::DeleteMyData {
                    world = World::of(standing);
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {number}:\n{}", wrong.len(), wrong.join("\n"));
    // Nothing was left out, and what changes something has changed something.
    for name in Action::NAMES {
        assert!(seen.contains(name), "{name} was not tried");
    }
    for name in [
        "accept",
        "decline",
        "cancel",
        "move",
        "play_hint",
        "claim",
        "resign",
        "resign_series",
        "rematch",
        "undo",
        "void",
        "void_series",
        "offer",
        "answer",
        "plan",
        "unplan",
        "choose_look",
        "take_note",
        "set",
        "challenge",
        "play",
        "in_match",
        "in_chosen",
    ] {
        assert!(done.contains(name), "{name} has changed nothing for anybody");
    }
}

/// What acts in a match is done only where it is played, what looks is done where it is seen, and nobody but the clock
/// does what falls due.
#[test]
fn what_acts_is_done_where_the_match_is_played() {
    for standing in [Standing::Challenge, Standing::Played, Standing::Resigned] {
        let current = versions(standing).pop().unwrap();
        for action in actions(&current) {
            let acts = matches!(action.needs(), Needs::In(_, deed) if deed.access().from == Where::There);
            assert_eq!(action.terms().acts_in.is_some(), acts, "{action:?}");
        }
    }
    for deed in Deed::ALL {
        let line = deed.access();
        assert_eq!(line.from == Where::Within, line.who == Who::Clock, "{deed:?}");
        let changes = line.from == Where::There;
        assert!(!changes || line.who != Who::Anybody, "{deed:?} would be for anybody");
        // Which results can be corrected, the rules say.
        let is_corrected = line.who == Who::Manager;
        assert!(!changes || is_corrected || line.when != When::Ever, "{deed:?} would be for ever");
    }
}
