//! A tournament, from its announcement to its end.

use kuzhi_engine::Side;
use kuzhi_search::mix;
use serde::{Deserialize, Serialize};

use super::field::Entrant;
use super::game::{GameState, TournamentGame};
use super::kinds::{Kind, LateEntry};
use super::log::{LogEntry, LogLine};
use super::news::{News, StartCalls, TournamentPosts};
use super::pairing::{Draw, Ladder};
use super::player::TournamentPlayer;
use super::round::TournamentRound;
use super::rules::TournamentRules;
use super::series::Series;
use super::servers::Servers;
use super::stage::RoundName;
use super::times_off::TimeGift;
use super::title;
use super::winners_role::WinnersRole;
use crate::matches::Place;
use crate::{ChannelId, GuildId, MatchId, PlayerId, Timestamp, TournamentId};

/// A tournament of a server. A value of this type is what is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tournament {
    /// Carried by buttons.
    pub id: TournamentId,
    /// The number of changes, from 1.
    pub version: u64,
    /// The server.
    pub guild: GuildId,
    /// Where people see it, and what they still have to be told.
    pub posts: TournamentPosts,
    /// Who announced it.
    pub organiser: PlayerId,
    /// Who organises it as well.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub co_organisers: Vec<PlayerId>,
    /// When.
    pub made: Timestamp,
    /// What chance decides follows from this: the ids of its matches, and the first sides.
    pub seed: u64,
    /// What was chosen.
    pub rules: TournamentRules,
    /// Which one of its name it is on its server, from 1.
    #[serde(default = "title::first", skip_serializing_if = "title::is_first")]
    pub nth: u16,
    /// Who takes part or took part. Before it begins in the order of entry, then by pairing number.
    pub players: Vec<TournamentPlayer>,
    /// How far it has come.
    pub stage: TournamentStage,
    /// The rounds. An arena and a ladder have one.
    pub rounds: Vec<TournamentRound>,
    /// The order of a ladder.
    #[serde(default, skip_serializing_if = "Ladder::is_empty")]
    pub ladder: Ladder,
    /// The games that have moved places on it, each with those whom the challenger has passed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken: Vec<(MatchId, Vec<Entrant>)>,
    /// Whether it is about to be put in the order of ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sorts: bool,
    /// The first numbers of a knock-out, as its organisers want them. The others follow by rating.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub start_list: Vec<PlayerId>,
    /// Who has gone on from its groups, once its bracket is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw: Option<Draw>,
    /// Who was told that they sink soon.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warned: Vec<Entrant>,
    /// Pairs that never meet. A mark stands for each person who has deleted their data.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forbidden: Vec<[PlayerId; 2]>,
    /// How many ids of matches it has drawn. None is drawn twice, whatever becomes of the game.
    pub drawn: u64,
    /// The league before, from whose places its groups are drafted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drafted_from: Option<TournamentId>,
    /// What people were told before it begins.
    #[serde(default, skip_serializing_if = "StartCalls::is_none")]
    pub calls: StartCalls,
    /// Since when no round can be paired, if none can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unpaired_since: Option<Timestamp>,
    /// Who was removed before it began. They are no players of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<PlayerId>,
    /// The marks of those who were removed and have deleted their data.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub barred: Vec<PlayerId>,
    /// The key of its marks ([`PlayerId::pseudonym`]), once there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark_key: Option<u64>,
    /// Since when it is paused, if it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paused: Option<Timestamp>,
    /// Whether the boards of its games say that it is paused.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub has_paused_boards: bool,
    /// Pauses that have to be credited to the clocks of the games that were played meanwhile.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pauses: Vec<[Timestamp; 2]>,
    /// Games in which whoever is to move gets all of their time again, from then on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub renewed: Vec<(MatchId, Timestamp)>,
    /// What organisers have added to the time for a move, and when.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<TimeGift>,
    /// Until when absences of the bot were added to its times.
    pub credited_until: Timestamp,
    /// What its organisers did.
    pub log: Vec<LogLine>,
    /// Matches that were in play when organisers ended their games. They are broken off.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stopped: Vec<MatchId>,
    /// The series of which it is one, if it comes again by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<Series>,
    /// The first tournament of its season, if it belongs to one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub season: Option<TournamentId>,
    /// The servers that play each other, if two do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub servers: Option<Box<Servers>>,
    /// The role that its winners have.
    #[serde(default, skip_serializing_if = "WinnersRole::is_none")]
    pub winners_role: WinnersRole,
}

/// How far a tournament has come.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum TournamentStage {
    /// Only whoever makes it sees it.
    Draft,
    /// People enter.
    Open,
    /// It is played.
    Running {
        /// Since when.
        since: Timestamp,
    },
    /// It was played to its end.
    Over {
        /// When it ended.
        at: Timestamp,
    },
    /// It was called off.
    CalledOff {
        /// When.
        at: Timestamp,
    },
}

impl Tournament {
    /// Announces a tournament. Call [`TournamentRules::check`] first.
    pub fn announce(
        id: TournamentId,
        (guild, channel): (GuildId, ChannelId),
        organiser: PlayerId,
        rules: TournamentRules,
        now: Timestamp,
    ) -> Tournament {
        let is_standing = rules.kind.abilities().is_standing;
        let stage = if is_standing { TournamentStage::Running { since: now } } else { TournamentStage::Open };
        let calls = StartCalls::for_start(rules.begins, now);
        let season = rules.season.map(|_| id);
        Tournament {
            id,
            version: 1,
            guild,
            posts: TournamentPosts::new(channel),
            organiser,
            co_organisers: Vec::new(),
            made: now,
            seed: mix(id.get()),
            rules,
            nth: title::first(),
            players: Vec::new(),
            stage,
            rounds: if is_standing { vec![TournamentRound::begin(now)] } else { Vec::new() },
            ladder: Ladder::default(),
            taken: Vec::new(),
            sorts: false,
            start_list: Vec::new(),
            draw: None,
            warned: Vec::new(),
            forbidden: Vec::new(),
            drawn: 0,
            drafted_from: None,
            calls,
            unpaired_since: None,
            removed: Vec::new(),
            barred: Vec::new(),
            mark_key: None,
            paused: None,
            has_paused_boards: false,
            pauses: Vec::new(),
            renewed: Vec::new(),
            given: Vec::new(),
            credited_until: now,
            log: vec![LogLine { at: now, by: Some(organiser), what: LogEntry::Made }],
            stopped: Vec::new(),
            series: None,
            season,
            servers: None,
            winners_role: WinnersRole::default(),
        }
    }

    /// Who organises it: first whoever announced it.
    pub fn organisers(&self) -> impl Iterator<Item = PlayerId> + '_ {
        [self.organiser].into_iter().chain(self.co_organisers.iter().copied())
    }

    /// Where it is held.
    pub const fn place(&self) -> Place {
        Place { guild: Some(self.guild), channel: self.posts.channel }
    }

    /// Where the message that shows it is.
    pub const fn card_place(&self) -> Place {
        Place { guild: Some(self.guild), channel: self.posts.posted_in }
    }

    /// Whether it was announced, and is neither over nor called off.
    pub const fn is_live(&self) -> bool {
        matches!(self.stage, TournamentStage::Open | TournamentStage::Running { .. })
    }

    /// Whether it is being played.
    pub const fn is_running(&self) -> bool {
        matches!(self.stage, TournamentStage::Running { .. })
    }

    /// Whether the last of its rounds is being played.
    pub fn is_in_last_round(&self) -> bool {
        self.is_running()
            && self.total_rounds().is_some_and(|total| self.rounds_begun() >= usize::from(total))
    }

    /// How many of these rounds have begun. Drawn games that are played once more make no round of their own.
    pub fn rounds_begun(&self) -> usize {
        self.kind().rounds_begun(self)
    }

    /// The number of rounds, if it has rounds.
    pub fn total_rounds(&self) -> Option<u16> {
        self.rules.kind.rounds(if self.rounds.is_empty() { self.number() } else { self.field_size() })
    }

    /// When it ends by the clock, if it does.
    pub fn ends_at(&self) -> Option<Timestamp> {
        let TournamentStage::Running { since } = self.stage else { return None };
        Some(since + self.rules.kind.lasts()?)
    }

    /// When its last games begin, if it ends by the clock.
    pub fn last_games_begin(&self) -> Option<Timestamp> {
        self.kind().last_games_begin(self)
    }

    /// Whether the games that are played are its last, because it is about to end by the clock.
    pub fn has_no_more_games(&self) -> bool {
        self.rules.kind.abilities().pairs_at_once && self.rounds.last().is_some_and(|only| only.closed)
    }

    /// The side of number 1 in the first round, if a lot decides it.
    pub fn lot(&self) -> Option<Side> {
        let lot = if self.seed & 1 == 0 { Side::South } else { Side::North };
        self.rules.kind.abilities().draws_lot.then_some(lot)
    }

    /// Whether people who have not taken part yet can enter now.
    pub fn is_open_to_entry(&self) -> bool {
        match self.stage {
            TournamentStage::Open => true,
            TournamentStage::Running { .. } => {
                let is_last = self.is_in_last_round() || self.has_no_more_games();
                self.rules.kind.abilities().late_entry != LateEntry::Closed && !is_last
            }
            TournamentStage::Draft | TournamentStage::Over { .. } | TournamentStage::CalledOff { .. } => {
                false
            }
        }
    }

    /// What differs between its kind and others.
    pub(super) fn kind(&self) -> Box<dyn Kind> {
        self.rules.kind.kind()
    }

    /// All games, oldest round first.
    pub fn games(&self) -> impl Iterator<Item = &TournamentGame> {
        self.rounds.iter().flat_map(|round| &round.games)
    }

    /// A game by the id of its match.
    pub fn game(&self, id: MatchId) -> Option<&TournamentGame> {
        self.games().find(|game| game.id == id)
    }

    /// What the round of a game is called, if it is played in rounds.
    pub fn round_of(&self, id: MatchId) -> Option<RoundName> {
        let round = self.rounds.iter().position(|round| round.games.iter().any(|game| game.id == id))?;
        self.round_name(round)
    }

    /// The open games of a player, oldest first.
    pub fn open_games(&self, entrant: Entrant) -> impl Iterator<Item = &TournamentGame> {
        self.games().filter(move |game| game.is_open() && game.side_of(entrant).is_some())
    }

    /// Whether neither player of a game has another open one.
    pub(super) fn is_only_open_game(&self, game: &TournamentGame) -> bool {
        let players = [game.pairing.south, game.pairing.north];
        !players.into_iter().any(|one| self.open_games(one).any(|other| other.id != game.id))
    }

    /// The games whose matches are played, or have to be made.
    pub fn playing(&self) -> impl Iterator<Item = &TournamentGame> {
        self.games().filter(|game| matches!(game.state, GameState::Playing(_)))
    }

    /// Draws the id of the next match.
    pub(super) fn draw_id(&mut self) -> MatchId {
        self.drawn += 1;
        MatchId::from_random(mix_id(self.seed ^ self.drawn) ^ (self.seed >> 24))
    }

    /// Ends it, because it was played to its end.
    pub(super) fn end(&mut self, now: Timestamp) {
        self.add_log_line(None, LogEntry::Ended, now);
        self.finish(now);
    }

    /// Ends it.
    pub(super) fn finish(&mut self, now: Timestamp) {
        self.stage = TournamentStage::Over { at: now };
        self.paused = None;
        self.tell(News::Over);
    }
}

/// Mixes as many bits as an id has. Different ones stay different, so no number gives an id twice.
const fn mix_id(bits: u64) -> u64 {
    const ID: u64 = (1 << 40) - 1;
    let mixed = (bits & ID).wrapping_mul(0x9e_3779_b97f | 1) & ID;
    let mixed = (mixed ^ (mixed >> 20)).wrapping_mul(0xbf_5847_6d1d) & ID;
    mixed ^ (mixed >> 20)
}
