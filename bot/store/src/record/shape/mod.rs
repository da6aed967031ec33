//! The raw shape of a match's record. Nothing in it is trusted until it has become a match.

mod challenge;
mod clock;
mod ending;
pub(crate) mod erasure;
mod playing;
mod voting;

use kuzhi_domain::matches::{
    History, Match, MatchSetup, Newcomers, OtherBoard, Over, Place, Series, Stage, TournamentLink, Voided,
    Withdrawn,
};
use kuzhi_domain::refusal::Withdrawal;
use kuzhi_domain::{ChannelId, GuildId, MatchId, Timestamp, TournamentId};
use kuzhi_engine::{Game, Side};
use serde::{Deserialize, Serialize};

use self::challenge::ChallengeRecord;
use self::ending::EndingRecord;
use self::playing::PlayingRecord;
pub(super) use self::voting::keep_votes_of;
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
    /// The same.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    is_paused: bool,
    /// Where else its board is shown: the side of whoever plays there, the server and the channel.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    beside: Option<(Side, GuildId, ChannelId)>,
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
    fn from(TournamentLink { id, name, takebacks, is_paused, beside }: TournamentLink) -> TournamentRecord {
        let beside = beside.and_then(|other| Some((other.side, other.place.guild?, other.place.channel)));
        TournamentRecord { id, name, takebacks, is_paused, beside }
    }
}

impl From<TournamentRecord> for TournamentLink {
    fn from(TournamentRecord { id, name, takebacks, is_paused, beside }: TournamentRecord) -> TournamentLink {
        let beside = beside
            .map(|(side, guild, channel)| OtherBoard { side, place: Place { guild: Some(guild), channel } });
        TournamentLink { id, name, takebacks, is_paused, beside }
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
