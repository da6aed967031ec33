//! The raw shape of a match's record. Nothing in it is trusted until it has become a match.

mod clock;
pub(crate) mod erasure;

use kuzhi_domain::matches::{
    Challenge, Ending, History, Inconsistent, Line, Match, MatchSetup, Newcomers, Over, Place, Playing,
    PlayingSetup, Seat, Seats, Series, Stage, TournamentLink, Voided, Withdrawn, written_line,
};
use kuzhi_domain::refusal::Withdrawal;
use kuzhi_domain::{ChannelId, GuildId, MatchId, PlayerId, Timestamp, TournamentId};
use kuzhi_engine::{Game, Move, Reason, Side};
use kuzhi_search::Level;
use serde::{Deserialize, Serialize};

use self::clock::ClockRecord;
use super::RecordError;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Record {
    id: MatchId,
    version: u64,
    guild: Option<GuildId>,
    channel: ChannelId,
    game: String,
    rated: bool,
    series: Option<SeriesRecord>,
    /// Who is new to the game, with the games that they know. Left out if nobody is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    new: Option<NewcomersRecord>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tournament: Option<TournamentRecord>,
    stage: StageRecord,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct NewcomersRecord {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    south: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    north: Option<Vec<String>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeriesRecord {
    length: u8,
    set: u8,
    /// Half points of South and North.
    before: [u8; 2],
    previous: Option<MatchId>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TournamentRecord {
    id: TournamentId,
    name: String,
    /// Only where it is true.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    takebacks: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum StageRecord {
    Open(ChallengeRecord),
    Withdrawn(WithdrawnRecord),
    Playing(PlayingRecord),
    Over(OverRecord),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ChallengeRecord {
    challenger: PlayerId,
    invited: Option<PlayerId>,
    side: Side,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<String>,
    /// Only where it is true.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    balanced: bool,
    made: Timestamp,
    expires: Timestamp,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WithdrawnRecord {
    challenge: ChallengeRecord,
    why: WithdrawalRecord,
    at: Timestamp,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum WithdrawalRecord {
    Declined,
    Cancelled,
    Expired,
    CalledOff,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayingRecord {
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
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SeatRecord {
    Person(PlayerId),
    Bot(Level),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OverRecord {
    played: PlayingRecord,
    ending: EndingRecord,
    ended: Timestamp,
    /// Where the result is void. Left out if it is not, as nearly always.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    voided: Option<VoidedRecord>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum VoidedRecord {
    Here,
    Everywhere,
}

/// How a match ended. If it was played out or ended by agreement, its moves give the result.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum EndingRecord {
    Played,
    Agreed,
    Resigned(Side),
    SeriesResigned(Side),
    Drawn,
    TimedOut(Side),
    BrokenOff,
}

impl Record {
    pub(super) fn from_match(one: &Match) -> Record {
        let stage = match one.stage() {
            Stage::Open(challenge) => StageRecord::Open(ChallengeRecord::from_challenge(challenge)),
            Stage::Withdrawn(Withdrawn { challenge, why, at }) => {
                let challenge = ChallengeRecord::from_challenge(challenge);
                StageRecord::Withdrawn(WithdrawnRecord { challenge, why: (*why).into(), at: *at })
            }
            Stage::Playing(playing) => StageRecord::Playing(PlayingRecord::from_playing(playing)),
            Stage::Over(over) => StageRecord::Over(OverRecord {
                played: PlayingRecord::from_playing(over.played()),
                ending: over.ending().into(),
                ended: over.ended(),
                voided: match over.voided() {
                    Voided::Nowhere => None,
                    Voided::Here => Some(VoidedRecord::Here),
                    Voided::Everywhere => Some(VoidedRecord::Everywhere),
                },
            }),
        };
        Record {
            id: one.id(),
            version: one.version(),
            guild: one.place().guild,
            channel: one.place().channel,
            game: one.game().to_string(),
            rated: one.rated(),
            series: one.series().map(SeriesRecord::from),
            new: NewcomersRecord::from_newcomers(one.newcomers()),
            tournament: one.tournament().cloned().map(TournamentRecord::from),
            stage,
        }
    }

    /// Builds the match and replays its moves, unless they are known to be legal.
    pub(super) fn into_match(self, known: Option<&History>) -> Result<Match, RecordError> {
        let game = self.game.parse()?;
        let setup = MatchSetup {
            id: self.id,
            version: self.version,
            place: Place { guild: self.guild, channel: self.channel },
            game,
            rated: self.rated,
            series: self.series.map(Series::from),
            newcomers: self.new.map_or(Ok(Newcomers::NOBODY), NewcomersRecord::into_newcomers)?,
            tournament: self.tournament.map(|record| Box::new(record.into())),
            stage: self.stage.into_stage(game, known)?,
        };
        Ok(setup.check()?)
    }
}

impl NewcomersRecord {
    fn from_newcomers(newcomers: &Newcomers) -> Option<NewcomersRecord> {
        let ids = |games: &[Game]| games.iter().map(|game| game.id().to_owned()).collect();
        let [south, north] = Side::ALL.map(|side| newcomers.at(side).map(ids));
        newcomers.any().then_some(NewcomersRecord { south, north })
    }

    fn into_newcomers(self) -> Result<Newcomers, RecordError> {
        let games = |ids: Option<Vec<String>>| -> Result<Option<Vec<Game>>, RecordError> {
            ids.map(|ids| ids.iter().map(|id| Ok(id.parse()?)).collect()).transpose()
        };
        Ok(Newcomers::new([games(self.south)?, games(self.north)?]))
    }
}

impl From<TournamentLink> for TournamentRecord {
    fn from(TournamentLink { id, name, takebacks }: TournamentLink) -> TournamentRecord {
        TournamentRecord { id, name, takebacks }
    }
}

impl From<TournamentRecord> for TournamentLink {
    fn from(TournamentRecord { id, name, takebacks }: TournamentRecord) -> TournamentLink {
        TournamentLink { id, name, takebacks }
    }
}

impl From<Series> for SeriesRecord {
    fn from(Series { length, set, before, previous }: Series) -> SeriesRecord {
        SeriesRecord { length, set, before, previous }
    }
}

impl From<SeriesRecord> for Series {
    fn from(SeriesRecord { length, set, before, previous }: SeriesRecord) -> Series {
        Series { length, set, before, previous }
    }
}

impl StageRecord {
    fn into_stage(self, game: Game, known: Option<&History>) -> Result<Stage, RecordError> {
        Ok(match self {
            StageRecord::Open(challenge) => Stage::Open(challenge.into_challenge()?),
            StageRecord::Withdrawn(WithdrawnRecord { challenge, why, at }) => {
                Stage::Withdrawn(Withdrawn { challenge: challenge.into_challenge()?, why: why.into(), at })
            }
            StageRecord::Playing(playing) => Stage::Playing(playing.into_playing(game, known)?),
            StageRecord::Over(OverRecord { played, ending, ended, voided }) => {
                let played = played.into_playing(game, known)?;
                let ending = ending.into_ending(&played)?;
                let voided = match voided {
                    None => Voided::Nowhere,
                    Some(VoidedRecord::Here) => Voided::Here,
                    Some(VoidedRecord::Everywhere) => Voided::Everywhere,
                };
                Stage::Over(Over::new(played, ending, ended)?.with_void(voided))
            }
        })
    }
}

impl ChallengeRecord {
    fn from_challenge(challenge: &Challenge) -> ChallengeRecord {
        let Challenge { challenger, invited, side, clock, balanced, made, expires } = *challenge;
        let clock = clock.map(|control| control.to_string());
        ChallengeRecord { challenger, invited, side, clock, balanced, made, expires }
    }

    fn into_challenge(self) -> Result<Challenge, RecordError> {
        let ChallengeRecord { challenger, invited, side, clock, balanced, made, expires } = self;
        let clock = clock.as_deref().map(str::parse).transpose()?;
        Ok(Challenge { challenger, invited, side, clock, balanced, made, expires })
    }
}

impl PlayingRecord {
    fn from_playing(playing: &Playing) -> PlayingRecord {
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
            clock: playing.clock().map(ClockRecord::from),
            plans: playing
                .plans()
                .each_ref()
                .map(|lines| lines.iter().map(|line| written_line(line)).collect()),
            planned: playing.planned(),
            helped: playing.helped(),
        }
    }

    fn into_playing(self, game: Game, known: Option<&History>) -> Result<Playing, RecordError> {
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
        let PlayingRecord { started, moved, takebacks, planned, helped, plans: [south, north], .. } = self;
        let plans = [read_lines(&south)?, read_lines(&north)?];
        let seats = seats.ok_or(Inconsistent::SamePlayer)?;
        Ok(PlayingSetup { seats, history, started, moved, takebacks, clock, plans, planned, helped }
            .check()?)
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

impl EndingRecord {
    fn into_ending(self, played: &Playing) -> Result<Ending, Inconsistent> {
        Ok(match self {
            EndingRecord::Played => Ending::Played(played.board().outcome().ok_or(Inconsistent::NotEnded)?),
            EndingRecord::Agreed => Ending::Played(played.agreement().map_err(Inconsistent::NotAgreed)?),
            EndingRecord::Resigned(side) => Ending::Resigned(side),
            EndingRecord::SeriesResigned(side) => Ending::SeriesResigned(side),
            EndingRecord::Drawn => Ending::Drawn,
            EndingRecord::TimedOut(side) => Ending::TimedOut(side),
            EndingRecord::BrokenOff => Ending::BrokenOff,
        })
    }
}

impl From<Ending> for EndingRecord {
    fn from(ending: Ending) -> EndingRecord {
        match ending {
            Ending::Played(outcome) if outcome.reason == Reason::Agreed => EndingRecord::Agreed,
            Ending::Played(_) => EndingRecord::Played,
            Ending::Resigned(side) => EndingRecord::Resigned(side),
            Ending::SeriesResigned(side) => EndingRecord::SeriesResigned(side),
            Ending::Drawn => EndingRecord::Drawn,
            Ending::TimedOut(side) => EndingRecord::TimedOut(side),
            Ending::BrokenOff => EndingRecord::BrokenOff,
        }
    }
}

impl From<Withdrawal> for WithdrawalRecord {
    fn from(why: Withdrawal) -> WithdrawalRecord {
        match why {
            Withdrawal::Declined => WithdrawalRecord::Declined,
            Withdrawal::Cancelled => WithdrawalRecord::Cancelled,
            Withdrawal::Expired => WithdrawalRecord::Expired,
            Withdrawal::CalledOff => WithdrawalRecord::CalledOff,
        }
    }
}

impl From<WithdrawalRecord> for Withdrawal {
    fn from(why: WithdrawalRecord) -> Withdrawal {
        match why {
            WithdrawalRecord::Declined => Withdrawal::Declined,
            WithdrawalRecord::Cancelled => Withdrawal::Cancelled,
            WithdrawalRecord::Expired => Withdrawal::Expired,
            WithdrawalRecord::CalledOff => Withdrawal::CalledOff,
        }
    }
}

impl From<Seat> for SeatRecord {
    fn from(seat: Seat) -> SeatRecord {
        match seat {
            Seat::Person(player) => SeatRecord::Person(player),
            Seat::Bot(level) => SeatRecord::Bot(level),
        }
    }
}

impl From<SeatRecord> for Seat {
    fn from(seat: SeatRecord) -> Seat {
        match seat {
            SeatRecord::Person(player) => Seat::Person(player),
            SeatRecord::Bot(level) => Seat::Bot(level),
        }
    }
}
