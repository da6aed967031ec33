//! The stored form of what is played: seats, moves, the board they lead to, plans and the clock.

use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::matches::{
    History, Inconsistent, Line, Playing, PlayingSetup, Seat, Seats, Team, written_line,
};
use kuzhi_domain::{PlayerId, Timestamp};
use kuzhi_engine::{Game, Move, Side};
use kuzhi_search::Level;
use serde::{Deserialize, Serialize};

use super::clock::ClockRecord;
use super::erasure::leave;
use super::voting::VotingRecord;
use crate::record::RecordError;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayingRecord {
    south: SeatRecord,
    north: SeatRecord,
    moves: Vec<String>,
    /// How many of the first moves were drawn by lot. Left out if none were, as nearly always.
    #[serde(default, skip_serializing_if = "is_none")]
    ballot: usize,
    position: String,
    started: Timestamp,
    moved: Timestamp,
    takebacks: Vec<usize>,
    /// The planned lines of South and North, as `3 5`.
    plans: [Vec<String>; 2],
    planned: usize,
    /// Whether the engine has helped against the bot. Left out if not, as nearly always.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    helped: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<ClockRecord>,
    /// The votes, where a channel plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    voting: Option<VotingRecord>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SeatRecord {
    Person(PlayerId),
    Bot(Level),
    Channel,
    Rival,
}

impl PlayingRecord {
    pub(super) fn from_playing(playing: &Playing) -> PlayingRecord {
        let seats = Side::ALL.map(|side| SeatRecord::from(playing.seats().at(side)));
        let [south, north] = seats;
        PlayingRecord {
            south,
            north,
            moves: playing.moves().iter().map(Move::to_string).collect(),
            ballot: playing.ballot().len(),
            position: playing.board().position().to_string(),
            started: playing.started(),
            moved: playing.moved(),
            takebacks: playing.takebacks().to_vec(),
            clock: playing.clock().cloned().map(ClockRecord::from),
            plans: playing
                .plans()
                .each_ref()
                .map(|lines| lines.iter().map(|line| written_line(line)).collect()),
            planned: playing.planned(),
            helped: playing.helped(),
            voting: playing.voting().map(VotingRecord::from_voting),
        }
    }

    pub(super) fn into_playing(self, game: Game, known: Option<&History>) -> Result<Playing, RecordError> {
        let moves = self.moves.iter().map(|text| text.parse()).collect::<Result<Vec<Move>, _>>()?;
        let history = match known {
            Some(known) if known.game() == game && known.moves() == moves => known.clone(),
            _ => History::replay(game, &moves)?,
        };
        if self.ballot > moves.len() {
            return Err(Inconsistent::NoSuchBallot(self.ballot).into());
        }
        let history = history.with_ballot(self.ballot);
        let (recorded, replayed) = (self.position, history.board().position().to_string());
        if recorded != replayed {
            return Err(RecordError::OtherPosition { recorded, replayed });
        }
        let seats = Seats::new(Side::South, self.south.into(), self.north.into());
        let clock = self.clock.map(ClockRecord::into_clock).transpose()?;
        let voting = self.voting.map(VotingRecord::into_voting).transpose()?.map(Box::new);
        let PlayingRecord { started, moved, takebacks, planned, helped, plans: [south, north], .. } = self;
        let plans = [read_lines(&south)?, read_lines(&north)?];
        let seats = seats.ok_or(Inconsistent::SamePlayer)?;
        Ok(PlayingSetup { seats, history, started, moved, takebacks, clock, plans, planned, helped, voting }
            .check()?)
    }

    /// Whether a channel plays, so that no person has to end it before they leave.
    pub(super) const fn is_vote(&self) -> bool {
        self.voting.is_some()
    }

    /// Puts the stand-in in the place of whoever leaves. What they had planned goes with them. False if they
    /// have none.
    pub(super) fn leave(&mut self, leaving: Erasure) -> bool {
        let votes = self.voting.as_mut().is_some_and(|voting| voting.leave(leaving));
        let [south, north] = &mut self.plans;
        let sides = [(&mut self.south, south), (&mut self.north, north)];
        sides.into_iter().fold(votes, |any, (seat, plans)| {
            let SeatRecord::Person(player) = seat else { return any };
            let leaves = leave(player, leaving);
            if leaves {
                plans.clear();
            }
            leaves || any
        })
    }
}

/// Whether no move was drawn.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_none(ballot: &usize) -> bool {
    *ballot == 0
}

fn read_lines(lines: &[String]) -> Result<Vec<Line>, RecordError> {
    let read = |line: &String| line.split(' ').map(|text| Ok(text.parse()?)).collect();
    lines.iter().map(read).collect()
}

impl From<Seat> for SeatRecord {
    fn from(seat: Seat) -> SeatRecord {
        match seat {
            Seat::Person(player) => SeatRecord::Person(player),
            Seat::Bot(level) => SeatRecord::Bot(level),
            Seat::Channel(Team::Own) => SeatRecord::Channel,
            Seat::Channel(Team::Rival) => SeatRecord::Rival,
        }
    }
}

impl From<SeatRecord> for Seat {
    fn from(seat: SeatRecord) -> Seat {
        match seat {
            SeatRecord::Person(player) => Seat::Person(player),
            SeatRecord::Bot(level) => Seat::Bot(level),
            SeatRecord::Channel => Seat::Channel(Team::Own),
            SeatRecord::Rival => Seat::Channel(Team::Rival),
        }
    }
}
