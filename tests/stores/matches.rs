//! Matches to store, built by the bot's own decisions.

use std::time::Duration;

use kuzhi_domain::clock::{GameClock, TimeControl, TimeOff};
use kuzhi_domain::matches::{
    Actor, Challenge, Ending, History, Intent, MOVES_TO_COUNT, Match, MatchSetup, Over, Place, PlayingSetup,
    Seat, Seats, Silence, Stage, VOTE_WINDOWS, Vote, VoteRules, Voting, decide,
};
use kuzhi_domain::{ChannelId, GuildId, InteractionId, MatchId, PlayerId, Timestamp};
use kuzhi_engine::{Game, Move, Side};
use kuzhi_search::Level;
use kuzhi_store::{Commit, CommitError, ProcessedInteraction, Store};

pub(crate) const ASHA: PlayerId = PlayerId(1_001);
pub(crate) const BANU: PlayerId = PlayerId(1_002);
pub(crate) const CHITRA: PlayerId = PlayerId(1_003);
pub(crate) const GUILD: GuildId = GuildId(2_001);
pub(crate) const CHANNEL: ChannelId = ChannelId(3_001);
pub(crate) const PLACE: Place = Place { guild: Some(GUILD), channel: CHANNEL };

pub(crate) fn id(number: u64) -> MatchId {
    MatchId::from_random(number)
}

pub(crate) fn at(millis: u64) -> Timestamp {
    Timestamp::from_millis(millis)
}

/// Asha challenges Banu.
pub(crate) fn challenge(number: u64, made: u64) -> Match {
    between(number, made, [ASHA, BANU], PLACE)
}

/// One person challenges another.
pub(crate) fn between(number: u64, made: u64, [challenger, invited]: [PlayerId; 2], place: Place) -> Match {
    let (made, side) = (at(made), Side::South);
    let (invited, expires) = (Some(invited), made + Duration::from_mins(1));
    let challenge = Challenge {
        challenger,
        invited,
        side,
        clock: None,
        time_off: TimeOff::All,
        balanced: false,
        made,
        expires,
    };
    let open = MatchSetup::new(Game::default(), Stage::Open(challenge));
    checked(MatchSetup { id: id(number), place, rated: true, ..open })
}

fn checked(setup: MatchSetup) -> Match {
    setup.check().expect("there can be such a match")
}

/// Returns the same match with something else in it.
pub(crate) fn with(one: Match, change: impl FnOnce(&mut MatchSetup)) -> Match {
    let mut setup = one.into();
    change(&mut setup);
    checked(setup)
}

/// Asha plays against the bot.
pub(crate) fn against_bot(number: u64, started: u64) -> Match {
    let seats = [Seat::Person(ASHA), Seat::Bot(Level::default())];
    let begun = MatchSetup::played(Game::default(), seats, &[], at(started)).expect("it can begin");
    checked(MatchSetup { id: id(number), place: PLACE, ..begun })
}

/// A channel plays against the bot. The first of these people has begun that, and all have voted for pit 3.
pub(crate) fn voted(number: u64, people: &[PlayerId]) -> Match {
    let vote = |who: &PlayerId| Vote { who: *who, mv: "3".parse().expect("it is a move") };
    let voting = Voting {
        host: people[0],
        rules: VoteRules { window: VOTE_WINDOWS[2], silence: Silence::Wait },
        opened: Some(at(0)),
        votes: people.iter().map(vote).collect(),
        last: people.iter().map(vote).collect(),
        is_helped: false,
        rival: None,
        declined: Vec::new(),
    };
    let seats = Seats::of_channel(Side::South, Level::default());
    let setup = PlayingSetup::new(seats, History::new(Game::default()), at(0));
    let playing = PlayingSetup { voting: Some(Box::new(voting)), ..setup }.check().expect("it can begin");
    let begun = MatchSetup::new(Game::default(), Stage::Playing(playing));
    checked(MatchSetup { id: id(number), place: PLACE, ..begun })
}

/// Commits a match on a server that a person wins against the bot at a level, or resigns.
pub(crate) fn keep_against_bot(
    store: &dyn Store,
    number: u64,
    (player, level, has_won): (PlayerId, u8, bool),
    place: Place,
) -> Match {
    let level = Level::new(level).expect("it is a level");
    let seats = [Seat::Person(player), Seat::Bot(level)];
    let begun = MatchSetup::played(Game::default(), seats, &[], at(0)).expect("it can begin");
    let begun = checked(MatchSetup { id: id(number), place, ..begun });
    let over = then(&begun, player, Intent::Resign, number);
    let loser = if has_won { Side::North } else { Side::South };
    let over = with(over, |setup| {
        let Stage::Over(over) = &setup.stage else { panic!("it is over") };
        let ending = Ending::Resigned(loser);
        let over = Over::new(over.played().clone(), ending, over.ended());
        setup.stage = Stage::Over(over.expect("a match can be resigned"));
    });
    for version in [&begun, &over] {
        keep(store, version).expect("nobody else writes this match");
    }
    over
}

/// Asha and Banu play with a day for each move.
pub(crate) fn timed(number: u64, started: u64) -> Match {
    let seats = [ASHA, BANU].map(Seat::Person);
    let begun = MatchSetup::played(Game::default(), seats, &[], at(started)).expect("it can begin");
    let clock = GameClock::start(TimeControl::Days(1), at(started));
    checked(MatchSetup { id: id(number), place: PLACE, ..begun }.timed(clock))
}

/// Returns the match after a person's action.
pub(crate) fn then(one: &Match, who: PlayerId, intent: Intent, now: u64) -> Match {
    decide(one, Actor::Person(who), intent, at(now)).expect("the test does what the rules allow")
}

/// Accepts the challenge for its second person.
pub(crate) fn accepted(one: &Match, now: u64) -> Match {
    then(one, one.people()[1], Intent::Accept, now)
}

/// Makes one more move: the legal one that a number picks.
pub(crate) fn moved(one: &Match, pick: usize, now: u64) -> Match {
    let legal = one.board().expect("the match has begun").legal();
    let mv: Move = legal[pick % legal.len()];
    let actor = one.person_to_move().map_or(Actor::Bot, Actor::Person);
    decide(one, actor, Intent::Move { at: None, mv }, at(now)).expect("the move is legal")
}

/// Returns the versions of a match from the next one to its end, with moves that the numbers pick.
pub(crate) fn to_the_end(one: &Match, mut picks: impl FnMut() -> usize) -> Vec<Match> {
    let mut versions = Vec::new();
    let mut last = one.clone();
    while last.is_live() {
        last = moved(&last, picks(), last.version() * 10);
        versions.push(last.clone());
    }
    versions
}

/// Pseudo-random numbers, the same each time.
pub(crate) fn chance(mut seed: u64) -> impl FnMut() -> usize {
    move || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(seed >> 40).expect("24 bits are few")
    }
}

/// Commits without a mark.
pub(crate) fn keep(store: &dyn Store, next: &Match) -> Result<(), CommitError> {
    store.commit(&Commit { next: next.clone(), begun: None, interaction: None, quiet: false })
}

/// Commits with the mark of an interaction that was handled at a time.
pub(crate) fn keep_for(
    store: &dyn Store,
    next: &Match,
    interaction: u64,
    time: u64,
) -> Result<(), CommitError> {
    let mark = ProcessedInteraction { interaction: InteractionId(interaction), at: at(time) };
    store.commit(&Commit { next: next.clone(), begun: None, interaction: Some(mark), quiet: false })
}

/// Returns the match after enough moves on both sides for it to count, with a given person to move if that
/// matters. Keeps its version.
pub(crate) fn well_begun(begun: &Match, to_move: Option<PlayerId>) -> Match {
    let mut played = begun.clone();
    let has_begun = |one: &Match| {
        let both = one.played().is_some_and(|playing| playing.both_have_made(MOVES_TO_COUNT));
        both && (to_move.is_none() || one.person_to_move() == to_move)
    };
    while !has_begun(&played) {
        played = moved(&played, 0, begun.last_change().as_millis());
    }
    with(played, |setup| setup.version = begun.version())
}

/// Commits a match that the loser resigns as soon as it counts.
pub(crate) fn keep_won(
    store: &dyn Store,
    number: u64,
    [winner, loser]: [PlayerId; 2],
    place: Place,
) -> Match {
    keep_won_at(store, number, [winner, loser], place, number)
}

/// Commits such a match at a given time.
pub(crate) fn keep_won_at(
    store: &dyn Store,
    number: u64,
    [winner, loser]: [PlayerId; 2],
    place: Place,
    ended: u64,
) -> Match {
    let open = between(number, 0, [winner, loser], place);
    let begun = well_begun(&accepted(&open, 1), None);
    let over = then(&begun, loser, Intent::Resign, ended);
    for version in [&open, &begun, &over] {
        keep(store, version).expect("nobody else writes this match");
    }
    over
}

/// Commits a match that the loser loses on time, a day after it started.
pub(crate) fn keep_timed_out(store: &dyn Store, number: u64, pair: [PlayerId; 2], started: u64) -> Match {
    keep_timed_out_as(store, number, pair, started, true)
}

/// Commits such a match that is rated, or casual.
pub(crate) fn keep_timed_out_as(
    store: &dyn Store,
    number: u64,
    [winner, loser]: [PlayerId; 2],
    started: u64,
    rated: bool,
) -> Match {
    let open = between(number, 0, [loser, winner], PLACE);
    let open = with(open, |setup| setup.rated = rated);
    let control = TimeControl::Days(1);
    let begun = well_begun(&accepted(&open, started), Some(loser));
    let begun = checked(MatchSetup::from(begun).timed(GameClock::start(control, at(started))));
    let time_up = Intent::TimeUp { claimed: true };
    let over = decide(&begun, Actor::Clock, time_up, at(started) + control.bank()).expect("the time is up");
    for version in [&open, &begun, &over] {
        keep(store, version).expect("nobody else writes this match");
    }
    over
}
