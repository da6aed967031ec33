//! A tournament, from its announcement to its end.

use std::collections::BTreeSet;

use kuzhi_engine::Side;
use serde::{Deserialize, Serialize};

use super::announcement::{Announcement, News};
use super::arena::Arena;
use super::field::{Absence, Entrant, Field, Round, RoundResult};
use super::game::{GameState, TournamentGame};
use super::ladder::Ladder;
use super::log::{LogEntry, LogLine};
use super::rules::{KindName, TournamentRules};
use super::standings::{Standings, TieBreaks};
use crate::{ChannelId, GuildId, MatchId, MessageId, Place, PlayerId, Timestamp, TournamentId};

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
    /// The channel or thread in which it is held.
    pub channel: ChannelId,
    /// The channel with the message that shows it: that of the thread, or the same.
    pub posted_in: ChannelId,
    /// The message that shows it, once posted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<MessageId>,
    /// Who announced it.
    pub organiser: PlayerId,
    /// When.
    pub made: Timestamp,
    /// What chance decides follows from this: the ids of its matches, and the first sides.
    pub seed: u64,
    /// What was chosen.
    pub rules: TournamentRules,
    /// Who takes part or took part. Before it begins in the order of entry, then by pairing number.
    pub players: Vec<TournamentPlayer>,
    /// How far it has come.
    pub stage: TournamentStage,
    /// The rounds. An arena and a ladder have one.
    #[serde(default)]
    pub rounds: Vec<TournamentRound>,
    /// The order of a ladder.
    #[serde(default, skip_serializing_if = "Ladder::is_empty")]
    pub ladder: Ladder,
    /// The games that have moved places on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken: Vec<MatchId>,
    /// Pairs that never meet. A mark stands for each person who has deleted their data.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forbidden: Vec<[PlayerId; 2]>,
    /// How many ids of matches it has drawn. None is drawn twice, whatever becomes of the game.
    #[serde(default)]
    pub drawn: u64,
    /// Since when no round can be paired, if none can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unpaired_since: Option<Timestamp>,
    /// The marks of those who were removed and have deleted their data.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub barred: Vec<PlayerId>,
    /// The key of its marks ([`PlayerId::mark`]), once there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark_key: Option<u64>,
    /// Since when it is paused, if it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paused: Option<Timestamp>,
    /// Pauses that have to be credited to the clocks of the games that were played meanwhile.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pauses: Vec<[Timestamp; 2]>,
    /// Since when its channel is known to be gone, if it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gone_since: Option<Timestamp>,
    /// Since when nobody can be told what happens in it, because the bot may not write where it is held.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub silent_since: Option<Timestamp>,
    /// Until when absences of the bot were added to its times.
    #[serde(default)]
    pub credited_until: Timestamp,
    /// What its organisers did.
    pub log: Vec<LogLine>,
    /// Matches that were in play when organisers ended their games. They are broken off.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stopped: Vec<MatchId>,
    /// What has to be posted, oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub news: Vec<Announcement>,
    /// How many things it has told so far.
    #[serde(default)]
    pub told: u32,
}

/// Somebody who takes part.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentPlayer {
    /// Who it is. A stand-in if they have deleted their data.
    pub player: PlayerId,
    /// Whether they are there.
    pub presence: Presence,
    /// When they entered, or last played on a ladder.
    pub active: Timestamp,
}

/// Whether a player is there.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// They take part.
    Here,
    /// They asked for the next round off, or pause in an arena.
    Off,
    /// They have withdrawn. They may come back.
    Withdrawn,
    /// They were removed.
    Removed,
}

/// How far a tournament has come.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum TournamentStage {
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

/// A round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentRound {
    /// When it began.
    pub begun: Timestamp,
    /// Its games, in the order of boards.
    pub games: Vec<TournamentGame>,
    /// Who has no game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<(Entrant, Absence)>,
    /// Who of these had asked for it off.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub off: Vec<Entrant>,
    /// Whether those who have not begun were reminded.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reminded: bool,
    /// Whether its end was told.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
}

impl TournamentRound {
    /// A round without games.
    pub(super) const fn begin(begun: Timestamp) -> TournamentRound {
        TournamentRound {
            begun,
            games: Vec::new(),
            absent: Vec::new(),
            off: Vec::new(),
            reminded: false,
            closed: false,
        }
    }

    /// Whether somebody has a game in it, or is named as absent.
    pub(super) fn names(&self, entrant: Entrant) -> bool {
        self.games.iter().any(|game| game.side_of(entrant).is_some())
            || self.absent.iter().any(|&(one, _)| one == entrant)
    }

    /// Whether all games have a result.
    pub fn is_over(&self) -> bool {
        self.games.iter().all(|game| !game.is_open())
    }
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
        let is_ladder = rules.kind.name() == KindName::Ladder;
        let stage = if is_ladder { TournamentStage::Running { since: now } } else { TournamentStage::Open };
        Tournament {
            id,
            version: 1,
            guild,
            channel,
            posted_in: channel,
            card: None,
            organiser,
            made: now,
            seed: mix(id.get()),
            rules,
            players: Vec::new(),
            stage,
            rounds: if is_ladder { vec![TournamentRound::begin(now)] } else { Vec::new() },
            ladder: Ladder::default(),
            taken: Vec::new(),
            forbidden: Vec::new(),
            drawn: 0,
            unpaired_since: None,
            barred: Vec::new(),
            mark_key: None,
            paused: None,
            pauses: Vec::new(),
            gone_since: None,
            silent_since: None,
            credited_until: now,
            log: vec![LogLine { at: now, by: Some(organiser), what: LogEntry::Made }],
            stopped: Vec::new(),
            news: Vec::new(),
            told: 0,
        }
    }

    /// Where it is held.
    pub const fn place(&self) -> Place {
        Place { guild: Some(self.guild), channel: self.channel }
    }

    /// Where the message that shows it is.
    pub const fn card_place(&self) -> Place {
        Place { guild: Some(self.guild), channel: self.posted_in }
    }

    /// Whether it is neither over nor called off.
    pub const fn is_live(&self) -> bool {
        matches!(self.stage, TournamentStage::Open | TournamentStage::Running { .. })
    }

    /// Whether it is being played.
    pub const fn is_running(&self) -> bool {
        matches!(self.stage, TournamentStage::Running { .. })
    }

    /// The pairing number of a person, less one.
    pub fn entrant(&self, who: PlayerId) -> Option<Entrant> {
        let place = self.players.iter().position(|one| one.player == who)?;
        u16::try_from(place).ok().map(Entrant)
    }

    /// A player.
    pub fn player(&self, entrant: Entrant) -> Option<&TournamentPlayer> {
        self.players.get(entrant.index())
    }

    /// The person behind a pairing number.
    pub fn person(&self, entrant: Entrant) -> PlayerId {
        self.player(entrant).map_or(PlayerId(0), |one| one.player)
    }

    /// How many take part.
    pub fn number(&self) -> u16 {
        let there = self.players.iter().filter(|one| one.takes_part());
        u16::try_from(there.count()).unwrap_or(u16::MAX)
    }

    /// Whether the last of its rounds is being played.
    pub fn is_in_last_round(&self) -> bool {
        self.is_running() && self.total_rounds().is_some_and(|total| self.rounds.len() >= usize::from(total))
    }

    /// The number of rounds, if it has rounds.
    pub fn total_rounds(&self) -> Option<u16> {
        let number = if self.rounds.is_empty() {
            self.number()
        } else {
            u16::try_from(self.players.len()).unwrap_or(u16::MAX)
        };
        match self.rules.kind {
            // Who comes late changes nothing.
            super::TournamentKind::League { .. } if !self.rounds.is_empty() => {
                u16::try_from(self.rounds.len()).ok().max(self.planned_rounds())
            }
            kind => kind.rounds(number),
        }
    }

    fn planned_rounds(&self) -> Option<u16> {
        self.rules.kind.rounds(u16::try_from(self.players.len()).unwrap_or(u16::MAX))
    }

    /// All games, oldest round first.
    pub fn games(&self) -> impl Iterator<Item = &TournamentGame> {
        self.rounds.iter().flat_map(|round| &round.games)
    }

    /// A game by the id of its match.
    pub fn game(&self, id: MatchId) -> Option<&TournamentGame> {
        self.games().find(|game| game.id == id)
    }

    /// The open games of a player, oldest first.
    pub fn open_games(&self, entrant: Entrant) -> impl Iterator<Item = &TournamentGame> {
        self.games().filter(move |game| game.is_open() && game.side_of(entrant).is_some())
    }

    /// The games for which somebody still has to come, oldest first, with their rounds counted from 0.
    pub fn games_to_begin(&self, who: PlayerId) -> impl Iterator<Item = (u16, &TournamentGame)> {
        let own = self.entrant(who);
        let games =
            (0..).zip(&self.rounds).flat_map(|(at, round)| round.games.iter().map(move |game| (at, game)));
        games.filter(move |(_, game)| {
            game.missing().into_iter().any(|side| Some(game.pairing.at(side)) == own)
        })
    }

    /// The games whose matches are played, or have to be made.
    pub fn playing(&self) -> impl Iterator<Item = &TournamentGame> {
        self.games().filter(|game| matches!(game.state, GameState::Playing(_)))
    }

    /// Who cannot begin a game now because they play another one: at live clocks, one at a time.
    pub(super) fn busy(&self) -> BTreeSet<Entrant> {
        let playing = self.playing().filter(|_| self.rules.clock.is_live());
        playing.flat_map(|game| [game.pairing.south, game.pairing.north]).collect()
    }

    /// The times in which it was paused. The clocks of its games may still have to be credited with them.
    pub fn pauses_until(&self, now: Timestamp) -> impl Iterator<Item = [Timestamp; 2]> + '_ {
        self.pauses.iter().copied().chain(self.paused.map(|since| [since, now]))
    }

    /// What has happened, as pairings and standings need it.
    pub fn field(&self) -> Field {
        let mut field = Field::new(u16::try_from(self.players.len()).unwrap_or(u16::MAX));
        for round in &self.rounds {
            let games = round.games.iter().map(|game| (game.pairing, game.result())).collect();
            let begun = field.begin_round(Round { games, absent: round.absent.clone() });
            debug_assert_eq!(begun, Ok(()), "rounds name each player once");
        }
        field
    }

    /// The standings of a tournament of rounds.
    pub fn standings(&self) -> Standings {
        let tie_breaks = match self.rules.kind.name() {
            KindName::League => TieBreaks::League,
            KindName::Swiss | KindName::Arena | KindName::Ladder => TieBreaks::Swiss,
        };
        Standings::of(&self.field(), tie_breaks)
    }

    /// Who plays in an arena, with their points.
    pub fn arena(&self) -> Arena {
        let mut arena = Arena::default();
        for _ in &self.players {
            arena.enter();
        }
        let mut ended: Vec<_> = self
            .games()
            .filter_map(|game| match game.state {
                GameState::Ended(result, at) => Some((at, game.pairing, result)),
                GameState::Waiting(_) | GameState::Playing(_) => None,
            })
            .collect();
        ended.sort_by_key(|(at, ..)| *at);
        for (_, pairing, result) in ended {
            match result {
                RoundResult::Played(winner) => _ = arena.count(pairing, winner),
                // Who was there has won, for their points and their streak as well.
                RoundResult::Forfeit(Some(winner)) => _ = arena.count(pairing, Some(winner)),
                RoundResult::Forfeit(None) => {}
            }
        }
        arena
    }

    /// Everyone in the order of the standings with their place, best first.
    pub fn order(&self) -> Vec<(u16, Entrant)> {
        let place = |at: usize| u16::try_from(at + 1).unwrap_or(u16::MAX);
        match self.rules.kind.name() {
            KindName::League | KindName::Swiss => {
                self.standings().rows().iter().map(|row| (row.place, row.entrant)).collect()
            }
            KindName::Arena => self.arena().places(),
            KindName::Ladder => {
                let places = self.ladder.places().iter().enumerate();
                places.filter_map(|(at, &one)| Some((place(at), self.entrant(one)?))).collect()
            }
        }
    }

    /// Everyone who has a place, best first: whoever takes part and has played a game. Equals share a place,
    /// and nobody stands before them who has none.
    pub fn places(&self) -> Vec<(u16, Entrant)> {
        let mut has_played = vec![false; self.players.len()];
        for game in self.games().filter(|game| matches!(game.result(), Some(RoundResult::Played(_)))) {
            for side in Side::ALL {
                if let Some(played) = has_played.get_mut(game.pairing.at(side).index()) {
                    *played = true;
                }
            }
        }
        let is_placed = |one: Entrant| {
            has_played.get(one.index()) == Some(&true)
                && self.player(one).is_some_and(TournamentPlayer::takes_part)
        };
        let mut places: Vec<(u16, Entrant)> = Vec::new();
        let (mut last, mut place) = (None, 0);
        for (in_all, one) in self.order().into_iter().filter(|&(_, one)| is_placed(one)) {
            if last.replace(in_all) != Some(in_all) {
                place = u16::try_from(places.len() + 1).unwrap_or(u16::MAX);
            }
            places.push((place, one));
        }
        places
    }

    /// Adds a line to the log.
    pub(super) fn note(&mut self, by: Option<PlayerId>, what: LogEntry, now: Timestamp) {
        self.log.push(LogLine { at: now, by, what });
    }

    /// Adds something to tell. It takes the place of the same thing that was not told yet.
    pub(super) fn tell(&mut self, what: News) {
        self.told += 1;
        self.news.retain(|one| one.what != what);
        let there = self.players.iter().filter(|one| what.is_for_everyone() && one.takes_part());
        let people = there.map(|one| one.player).collect();
        self.news.push(Announcement::new(self.told, what, people));
    }

    /// Draws the id of the next match.
    pub(super) fn draw_id(&mut self) -> MatchId {
        self.drawn += 1;
        MatchId::from_random(mix_id(self.seed ^ self.drawn) ^ (self.seed >> 24))
    }

    /// Ends it.
    pub(super) fn end(&mut self, now: Timestamp) {
        self.stage = TournamentStage::Over { at: now };
        self.paused = None;
        self.tell(News::Over);
    }
}

impl TournamentPlayer {
    /// Whether they have neither withdrawn nor been removed.
    pub const fn takes_part(&self) -> bool {
        matches!(self.presence, Presence::Here | Presence::Off)
    }
}

/// Mixes bits, so that what follows from them looks random (`SplitMix64`).
pub(super) const fn mix(bits: u64) -> u64 {
    let mixed = bits.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// Mixes as many bits as an id has. Different ones stay different, so no number gives an id twice.
const fn mix_id(bits: u64) -> u64 {
    const ID: u64 = (1 << 40) - 1;
    let mixed = (bits & ID).wrapping_mul(0x9e_3779_b97f | 1) & ID;
    let mixed = (mixed ^ (mixed >> 20)).wrapping_mul(0xbf_5847_6d1d) & ID;
    mixed ^ (mixed >> 20)
}
