//! Matches at any point of theirs, with the longest names that people can have.

use kuzhi_bot::domain::{
    Challenge, ChannelId, Ending, GameClock, GuildId, MOST_LINES, Match, MatchId, Notice, Over, Place,
    PlayerId, Playing, Seat, Seats, Series, Stage, TimeControl, Timestamp, Withdrawal, Withdrawn, read_line,
};
use kuzhi_engine::{Game, Side};
use kuzhi_search::Level;

use crate::random;

/// People whose mentions are as long as any.
pub(crate) const PEOPLE: [PlayerId; 2] = [PlayerId(u64::MAX), PlayerId(u64::MAX - 1)];

const TIME: Timestamp = Timestamp::from_millis(1_790_000_000_000);

/// Sets of a long series that go on, are decided or drawn when they end, and none.
const SERIES: [Option<Series>; 3] = [Some(set(6)), Some(set(7)), None];

const fn set(set: u8) -> Series {
    Series { length: 7, set, before: [5, 5], previous: None }
}

fn at(game: Game, stage: Stage) -> Match {
    let place = Place { guild: Some(GuildId(u64::MAX)), channel: ChannelId(u64::MAX) };
    Match {
        id: MatchId::from_random(u64::MAX),
        version: 1,
        place,
        game,
        rated: false,
        series: SERIES[0],
        stage,
    }
}

/// A challenge to somebody or to all, and all that can become of it without a move.
pub(crate) fn challenges(game: Game) -> Vec<Match> {
    let clock = Some(TimeControl::Live { minutes: 180, seconds: 180 });
    [(Some(PEOPLE[1]), clock), (None, None)]
        .into_iter()
        .flat_map(|(invited, clock)| challenges_to(invited, clock, game))
        .collect()
}

fn challenges_to(invited: Option<PlayerId>, clock: Option<TimeControl>, game: Game) -> Vec<Match> {
    let challenger = PEOPLE[0];
    let challenge = Challenge { challenger, invited, side: Side::South, clock, made: TIME, expires: TIME };
    let withdrawn = |why| Stage::Withdrawn(Withdrawn { challenge: challenge.clone(), why, at: TIME });
    let gone = [Withdrawal::Declined, Withdrawal::Cancelled, Withdrawal::Expired].map(withdrawn);
    [Stage::Open(challenge.clone())].into_iter().chain(gone).map(|stage| at(game, stage)).collect()
}

/// No clock, or one with the longest banks, before or after it ran out.
fn clock(seed: u64) -> Option<GameClock> {
    let control = TimeControl::Live { minutes: 180, seconds: 180 };
    let notice = if seed.is_multiple_of(2) { Notice::Nothing } else { Notice::Up };
    (!seed.is_multiple_of(3)).then(|| GameClock { notice, ..GameClock::start(control, TIME) })
}

/// A match after some random moves: as it stands, and given up by either side if it still goes on.
pub(crate) fn played(game: Game, seed: u64, moves: usize, against_bot: bool) -> Vec<Match> {
    let board = random::played(game, seed, moves);
    let other = if against_bot { Seat::Bot(Level::HIGHEST) } else { Seat::Person(PEOPLE[1]) };
    let seats = Seats { south: Seat::Person(PEOPLE[0]), north: other };
    let playing = Playing { clock: clock(seed), ..Playing::new(seats, board.moves().to_vec(), TIME) };
    let over = |ending| Stage::Over(Over { played: playing.clone(), ending, ended: TIME });
    let stages = match board.outcome() {
        Some(outcome) => vec![over(Ending::Played(outcome))],
        None => {
            let lost = Side::ALL.into_iter().flat_map(|side| {
                [Ending::Resigned(side), Ending::SeriesResigned(side), Ending::TimedOut(side)]
            });
            let ended = lost.chain([Ending::Drawn]).map(over);
            let line = |last: u8| read_line(&format!("=2.1.0.2.0.0.4 =2.1.0.2.0.0.{last}")).unwrap();
            let plans = [0, 1].map(|_| (0..MOST_LINES).map(line).collect());
            let (takebacks, planned) = (vec![9_999, playing.ply()], usize::MAX / 2);
            let taken_back = Playing { takebacks, plans, planned, ..playing.clone() };
            [playing.clone(), taken_back].map(Stage::Playing).into_iter().chain(ended).collect()
        }
    };
    let series = SERIES[usize::try_from(seed % 3).unwrap_or_default()];
    stages.into_iter().map(|stage| Match { series, ..at(game, stage) }).collect()
}
