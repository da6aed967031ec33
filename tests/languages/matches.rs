//! Matches in any state, with the longest names that people can have.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::calendar::Calendar;
use kuzhi_domain::clock::{GameClock, Notice, TimeControl, TimeOff};
use kuzhi_domain::matches::{
    Challenge, Ending, History, LONGEST_LINE, Line, MOST_LINES, MOST_VOTES, Match, MatchSetup, Over, Place,
    PlayingSetup, Rival, Seat, Seats, Series, Silence, Stage, VOTE_WINDOWS, Vote, VoteRules, Voting,
    Withdrawn, written_line,
};
use kuzhi_domain::refusal::Withdrawal;
use kuzhi_domain::{ChannelId, GuildId, MatchId, PlayerId, Timestamp};
use kuzhi_engine::{Game, Move, Side};
use kuzhi_search::Level;

use crate::random;

/// People with the longest possible mentions.
pub(crate) const PEOPLE: [PlayerId; 2] = [PlayerId(u64::MAX), PlayerId(u64::MAX - 1)];

const TIME: Timestamp = Timestamp::from_millis(1_790_000_000_000);

/// Sets of a long series: in progress, decided, or drawn at the end; and no series.
fn series(seed: u64) -> Option<Series> {
    let set =
        |set, halves| Series { length: 7, set, before: [halves; 2], previous: Some(MatchId::from_random(1)) };
    match seed % 3 {
        0 => Some(set(6, 5)),
        1 => Some(set(7, 6)),
        _ => None,
    }
}

fn at(game: Game, series: Option<Series>, stage: Stage) -> Match {
    let place = Place { guild: Some(GuildId(u64::MAX)), channel: ChannelId(u64::MAX) };
    let id = MatchId::from_random(u64::MAX);
    let one = MatchSetup { id, place, series, ..MatchSetup::new(game, stage) }.check().unwrap();
    // One knows some other game, and the other one none.
    let known: Vec<Game> = Game::all().filter(|other| other.id() != game.id()).take(1).collect();
    one.with_newcomers(|player| Some(if player == PEOPLE[0] { known.clone() } else { Vec::new() }))
}

/// A challenge to a person or to anyone, and all its outcomes without a move.
pub(crate) fn challenges(game: Game) -> Vec<Match> {
    let clock = Some(TimeControl::Live { minutes: 180, seconds: 180 });
    [(Some(PEOPLE[1]), clock), (None, None)]
        .into_iter()
        .flat_map(|(invited, clock)| challenges_to(invited, clock, game))
        .collect()
}

fn challenges_to(invited: Option<PlayerId>, clock: Option<TimeControl>, game: Game) -> Vec<Match> {
    let challenger = PEOPLE[0];
    let challenge = Challenge {
        challenger,
        invited,
        side: Side::South,
        clock,
        balanced: false,
        time_off: TimeOff::Away,
        made: TIME,
        expires: TIME,
    };
    let withdrawn = |why| Stage::Withdrawn(Withdrawn { challenge: challenge.clone(), why, at: TIME });
    // Nobody can decline an open challenge.
    let declined = invited.map(|_| Withdrawal::Declined);
    let gone = [Withdrawal::Cancelled, Withdrawal::Expired, Withdrawal::CalledOff];
    let gone = declined.into_iter().chain(gone).map(withdrawn);
    let stages = [Stage::Open(challenge.clone())].into_iter().chain(gone);
    stages.map(|stage| at(game, Series::new(7), stage)).collect()
}

/// No clock, or one with the longest banks, before or after it ran out. A live one stands until the first
/// move.
fn clock(seed: u64, has_begun: bool) -> Option<GameClock> {
    let live = TimeControl::Live { minutes: 180, seconds: 180 };
    let control = if seed.is_multiple_of(5) { TimeControl::Hours(TimeControl::MOST_HOURS) } else { live };
    let notice = if seed.is_multiple_of(2) { Notice::Nothing } else { Notice::Up };
    (!seed.is_multiple_of(3)).then(|| {
        let clock = if has_begun { GameClock::run(control, TIME) } else { GameClock::start(control, TIME) };
        if control.is_live() {
            return GameClock { notice, ..clock };
        }
        // Both are away, which the board says beside all else.
        let until = TIME + Duration::from_hours(20 * 24);
        let away = Calendar::default().go_away(until, TIME, 30).ok().map(Arc::new);
        GameClock { notice, time_off: TimeOff::Away, calendars: [away.clone(), away], ..clock }
    })
}

/// A match after some random moves: in its current state, and resigned by either side if it is still in
/// progress.
pub(crate) fn played(game: Game, seed: u64, moves: usize, against_bot: bool) -> Vec<Match> {
    let board = random::played(game, seed, moves);
    let other = if against_bot { Seat::Bot(Level::HIGHEST) } else { Seat::Person(PEOPLE[1]) };
    let seats = Seats::new(Side::South, Seat::Person(PEOPLE[0]), other).unwrap();
    let history = History::replay(game, board.moves()).unwrap();
    let setup = PlayingSetup {
        clock: clock(seed, !board.moves().is_empty()),
        ..PlayingSetup::new(seats, history, TIME)
    };
    let (playing, series) = (setup.clone().check().unwrap(), series(seed));
    let over = |ending| Over::new(playing.clone(), ending, TIME).ok().map(Stage::Over);
    let stages = match board.turn() {
        None => vec![over(Ending::Played(board.outcome().unwrap())).unwrap()],
        Some(side) => {
            let lost = Side::ALL.into_iter().flat_map(|side| {
                let of_series = series.map(|_| Ending::SeriesResigned(side));
                [Ending::Resigned(side), Ending::TimedOut(side)].into_iter().chain(of_series)
            });
            let ended = lost.chain([Ending::Drawn, Ending::BrokenOff]).filter_map(over);
            let mut plans = [Vec::new(), Vec::new()];
            if !against_bot {
                plans[side.other().index()] = lines(&board, side.other(), seed);
            }
            let (takebacks, planned) =
                (vec![9_999, setup.history.ply()], setup.history.ply().saturating_sub(1));
            let taken_back = PlayingSetup { takebacks, plans, planned, clock: clock(seed, true), ..setup }
                .check()
                .unwrap();
            [playing.clone(), taken_back].map(Stage::Playing).into_iter().chain(ended).collect()
        }
    };
    stages.into_iter().map(|stage| at(game, series, stage)).collect()
}

/// A match in which a channel plays, after some random moves: nobody has voted, as many as can, or a level
/// moves for it.
pub(crate) fn voted(game: Game, seed: u64, moves: usize) -> Vec<Match> {
    let board = random::played(game, seed, moves);
    let history = History::replay(game, board.moves()).unwrap();
    let legal = board.legal();
    let votes = |number: u16, moves: &[Move]| -> Vec<Vote> {
        let vote = |at: u16| {
            Some((PlayerId(u64::MAX - u64::from(at)), *moves.get(usize::from(at) % moves.len().max(1))?))
        };
        (0..number).filter_map(vote).map(|(who, mv)| Vote { who, mv }).collect()
    };
    let last: Vec<Move> = (1..=9).map(|pit: u8| pit.to_string().parse().unwrap()).collect();
    let side = board.turn().unwrap_or(Side::South);
    let versions = [(0, false), (MOST_VOTES, false), (0, true)].map(|(number, is_helped)| {
        let is_asked = board.turn().is_some();
        let voting = Voting {
            host: PEOPLE[0],
            rules: VoteRules { window: VOTE_WINDOWS[7], silence: Silence::Help },
            opened: is_asked.then_some(TIME),
            votes: votes(number, &legal),
            last: votes(MOST_VOTES, &last),
            is_helped: is_helped && is_asked,
            rival: None,
            declined: Vec::new(),
        };
        let seats = Seats::of_channel(side, Level::HIGHEST);
        let setup = PlayingSetup::new(seats, history.clone(), TIME);
        let playing = PlayingSetup { voting: Some(Box::new(voting)), ..setup }.check().unwrap();
        let ending = board.outcome().map_or(Ending::BrokenOff, Ending::Played);
        let over = Stage::Over(Over::new(playing.clone(), ending, TIME).unwrap());
        let playing = is_asked.then_some(Stage::Playing(playing));
        playing.into_iter().chain([over]).map(|stage| at(game, None, stage)).collect::<Vec<_>>()
    });
    versions.into_iter().flatten().chain(between_channels(game, side, &history)).collect()
}

/// Matches between two channels, from the invitation on.
fn between_channels(game: Game, side: Side, history: &History) -> Vec<Match> {
    let by = MatchId::from_random(u64::MAX);
    let asked = Rival::Asked { by, who: PEOPLE[0] };
    let begun = [Rival::Awaited, asked, Rival::Asking(by)].map(|rival| (side, rival, History::new(game)));
    let played = Side::ALL.map(|side| (side, Rival::Plays(by), history.clone()));
    let playing = begun.into_iter().chain(played).filter(|(.., history)| history.turn().is_some());
    let one = |(side, rival, history): (Side, Rival, History)| {
        let voting = Voting {
            host: PEOPLE[0],
            rules: VoteRules { window: VOTE_WINDOWS[7], silence: Silence::Wait },
            opened: None,
            votes: Vec::new(),
            last: Vec::new(),
            is_helped: false,
            rival: Some(rival),
            declined: Vec::new(),
        };
        let setup = PlayingSetup::new(Seats::of_channels(side), history, TIME);
        let playing = PlayingSetup { voting: Some(Box::new(voting)), ..setup }.check().unwrap();
        at(game, None, Stage::Playing(playing))
    };
    playing.map(one).collect()
}

/// As many and as long lines as a player who is not to move can plan.
fn lines(board: &kuzhi_engine::Match, side: Side, seed: u64) -> Vec<Line> {
    let mut draws = random::Draws::new(seed);
    let mut lines = Vec::new();
    for _ in 0..MOST_LINES {
        let (mut ahead, mut line, mut ends) = (board.clone(), Line::new(), 0);
        while let (Some(mover), Some(mv)) = (ahead.turn(), draws.legal(&ahead)) {
            line.push(mv);
            if written_line(&line).len() > LONGEST_LINE {
                break;
            }
            ends = if mover == side { line.len() } else { ends };
            ahead.play(mv, &mut |_| ()).unwrap();
        }
        line.truncate(ends);
        if !line.is_empty() && !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}
