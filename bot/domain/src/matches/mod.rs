//! A match between two people, or between a person and the bot.

mod access;
mod actor;
mod board_look;
mod challenges;
mod consistency;
mod decide;
mod due;
mod erasure;
mod evaluation;
mod experience;
mod history;
mod house_rules;
mod intent;
mod newcomers;
mod no_progress;
mod notifiable_event;
mod offer;
mod over;
mod plans;
mod playing;
mod repeated;
mod reply_pause;
mod result;
mod revision;
mod rounds;
mod seats;
mod series;
mod setup;
mod stranded;
mod time_up;
mod voting;

use kuzhi_engine as engine;
use kuzhi_engine::{Game, Side};
use kuzhi_search::Level;

use crate::clock::{TimeControl, TimeOff};
use crate::refusal::Withdrawal;
use crate::{ChannelId, GuildId, MatchId, PlayerId, Timestamp, TournamentId};

pub use access::{Access, Operation, When, Where, Who, corrector, may_change_settings, may_name};
pub use actor::Actor;
pub use board_look::{BoardLook, may_choose_look};
pub use challenges::{
    BeginContext, ChallengeHistory, Chance, MatchLimits, Pair, begin, can_be_balanced, may_accept,
    may_challenge, may_play_more, rematch,
};
pub use consistency::Inconsistent;
pub use decide::{decide, may_be_undone, may_be_voided};
pub use due::Due;
pub use evaluation::Evaluation;
pub use experience::Experience;
#[cfg(any(test, feature = "count-replays"))]
pub use history::replays;
pub use history::{History, Step};
pub use intent::{Intent, Invitation, Opponent, SideChoice};
pub use newcomers::Newcomers;
pub use no_progress::{MOST_QUIET_MOVES, ends_by_itself, may_agree};
pub use notifiable_event::{NotifiableEvent, Notified};
pub use offer::{MadeOffer, Offer, Offered, is_gone, may_decline, may_offer, takes_draw};
pub use over::{Ending, Over, Voided};
pub use plans::{
    LONGEST_LINE, Line, MOST_LINES, after_line, may_plan, played_line, read as read_line,
    read_among as read_line_among, written as written_line,
};
pub use playing::Playing;
pub use result::{MOVES_TO_COUNT, MatchResult, Scope};
pub use revision::Revision;
pub use rounds::{
    ROUNDS, USUAL_ROUNDS, is_measured, is_quick, lasting, of_usual_length, rounds, with_rounds,
};
pub use seats::{Seat, Seats, Team};
pub use series::{Series, SeriesState};
pub use setup::{MatchSetup, PlayingSetup};
pub use stranded::may_take_along;
pub use time_up::{TimeUp, doubtful};
pub use voting::{
    HELPING_LEVEL, MOST_VOTES, News, Rival, Silence, VOTE_WINDOWS, Vote, VoteRules, VoteWish, Voting,
};

/// A match, from the challenge to the result.
///
/// Only the moves are stored; the position follows from them. Every value could have come about in play:
/// [`begin`] makes it, [`decide`](fn@decide) and similar functions derive it from another, or
/// [`MatchSetup::check`] has checked it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    pub(crate) id: MatchId,
    pub(crate) version: u64,
    pub(crate) place: Place,
    pub(crate) game: Game,
    pub(crate) rated: bool,
    pub(crate) series: Option<Series>,
    pub(crate) newcomers: Newcomers,
    pub(crate) tournament: Option<Box<TournamentLink>>,
    pub(crate) stage: Stage,
}

/// The tournament of a match.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TournamentLink {
    /// Its id.
    pub id: TournamentId,
    /// What it was called when the match began.
    pub name: String,
    /// Whether players may ask to take moves back.
    pub takebacks: bool,
    /// Whether it is paused, so that no clock runs.
    pub is_paused: bool,
    /// Where else its board is shown, if its players are of two servers.
    pub beside: Option<OtherBoard>,
}

/// Where the board of a match is shown beside its own place: to the player of another server.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct OtherBoard {
    /// The side of that player.
    pub side: Side,
    /// Where.
    pub place: Place,
}

/// Where a match is played.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// The server. `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel or thread.
    pub channel: ChannelId,
}

/// The stage of a match. Each variant holds only the data that exists at that stage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// A challenge is waiting for an answer.
    Open(Challenge),
    /// The challenge ended without a match.
    Withdrawn(Withdrawn),
    /// Moves are being made.
    Playing(Playing),
    /// There is a result.
    Over(Over),
}

/// A challenge that has not been accepted yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// Whoever plays `side`.
    pub challenger: PlayerId,
    /// Who may accept it. `None` means anyone.
    pub invited: Option<PlayerId>,
    /// The challenger's side. A random one has been drawn already.
    pub side: Side,
    /// The time control. `None` means no clock.
    pub clock: Option<TimeControl>,
    /// What a clock of days stands for.
    pub time_off: TimeOff,
    /// Whether the first moves are drawn among openings that leave the game even.
    pub balanced: bool,
    /// When it was made.
    pub made: Timestamp,
    /// Unless it is accepted before.
    pub expires: Timestamp,
}

/// A challenge that did not lead to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Withdrawn {
    /// As it was made.
    pub challenge: Challenge,
    /// Why it ended.
    pub why: Withdrawal,
    /// When it ended.
    pub at: Timestamp,
}

impl Match {
    /// Returns the id, which buttons and links carry.
    pub const fn id(&self) -> MatchId {
        self.id
    }

    /// Its version: the number of changes, from 1.
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// Where it is played.
    pub const fn place(&self) -> Place {
        self.place
    }

    /// The game and its options.
    pub const fn game(&self) -> Game {
        self.game
    }

    /// Whether its result counts for the leaderboards. Only matches between people can be rated.
    pub const fn rated(&self) -> bool {
        self.rated
    }

    /// Whether it is a challenge, or nobody has moved in it yet.
    pub fn awaits_first_move(&self) -> bool {
        match &self.stage {
            Stage::Open(_) => true,
            Stage::Playing(playing) => !playing.has_own_moves(),
            Stage::Withdrawn(_) | Stage::Over(_) => false,
        }
    }

    /// Returns the same match as a casual one. Not for a match that anyone has seen.
    #[must_use]
    pub fn casual(self) -> Match {
        Match { rated: false, ..self }
    }

    /// Whether its players get no help while it is played: it is rated, or a game of a tournament.
    pub const fn is_without_help(&self) -> bool {
        self.is_live() && (self.rated || self.tournament.is_some())
    }

    /// The tournament of which it is a game. `None` if it is of none.
    pub fn tournament(&self) -> Option<&TournamentLink> {
        self.tournament.as_deref()
    }

    /// Whether its tournament is paused, so that its clock stands.
    pub fn is_paused(&self) -> bool {
        self.tournament().is_some_and(|link| link.is_paused)
    }

    /// Returns the next version, which knows that its tournament is paused, or not any more. `None` if it
    /// does.
    pub fn with_pause(&self, is_paused: bool) -> Option<Match> {
        let link = self.tournament().filter(|link| link.is_paused != is_paused)?;
        let tournament = Some(Box::new(TournamentLink { is_paused, ..link.clone() }));
        self.running()?;
        Some(Match { tournament, ..self.at(self.stage.clone()) })
    }

    /// Its place in a series. `None` if it is a single match.
    pub const fn series(&self) -> Option<Series> {
        self.series
    }

    /// Returns how far it has come.
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Returns the next version of the match, at this stage.
    #[must_use]
    pub(crate) fn at(&self, stage: Stage) -> Match {
        let mut next = Match { version: self.version + 1, stage, ..self.clone() };
        if let Stage::Over(over) = &mut next.stage {
            if let Some(link) = &mut next.tournament {
                link.is_paused = false;
            }
            // When people have time concerns nobody afterwards.
            if let Some(clock) = &mut over.played.clock {
                clock.calendars = [None, None];
            }
        }
        debug_assert_eq!(consistency::check_match(&next), Ok(()), "{next:?}");
        next
    }

    /// The match in play, or as it was played if it is over. `None` before it begins.
    pub const fn played(&self) -> Option<&Playing> {
        match &self.stage {
            Stage::Playing(playing) | Stage::Over(Over { played: playing, .. }) => Some(playing),
            Stage::Open(_) | Stage::Withdrawn(_) => None,
        }
    }

    /// Its result, once it is over.
    pub const fn over(&self) -> Option<&Over> {
        match &self.stage {
            Stage::Over(over) => Some(over),
            Stage::Open(_) | Stage::Withdrawn(_) | Stage::Playing(_) => None,
        }
    }

    /// The current board. `None` before it begins.
    pub fn board(&self) -> Option<&engine::Match> {
        self.played().map(Playing::board)
    }

    /// Returns the next version of the match, in another channel.
    #[must_use]
    pub fn moved_to(&self, channel: ChannelId) -> Match {
        let place = Place { channel, ..self.place };
        Match { version: self.version + 1, place, ..self.clone() }
    }

    /// The same where the board that is shown beside it is in another channel. `None` if none is.
    pub fn moved_beside(&self, channel: ChannelId) -> Option<Match> {
        let mut next = Match { version: self.version + 1, ..self.clone() };
        next.tournament.as_mut()?.beside.as_mut()?.place.channel = channel;
        Some(next)
    }

    /// Where else its board is shown, if its players are of two servers.
    pub fn beside(&self) -> Option<OtherBoard> {
        self.tournament.as_ref()?.beside
    }

    /// Whether its board is in a channel.
    pub fn is_shown_in(&self, channel: ChannelId) -> bool {
        self.place.channel == channel || self.beside().is_some_and(|other| other.place.channel == channel)
    }

    /// Where a person plays it.
    pub fn place_of(&self, who: PlayerId) -> Place {
        let other = self
            .beside()
            .filter(|other| self.played().is_some_and(|one| one.seats().at(other.side) == Seat::Person(who)));
        other.map_or(self.place, |other| other.place)
    }

    /// Whether somebody has moved in it. In a tournament, a game in which they have not is lost by default.
    pub fn has_moved(&self, who: PlayerId) -> bool {
        self.played().is_some_and(|playing| {
            let side = playing.seats().side_of(who);
            side.is_some_and(|side| playing.history().made_by(side) > 0)
        })
    }

    /// When it last changed.
    pub const fn last_change(&self) -> Timestamp {
        match &self.stage {
            Stage::Open(challenge) => challenge.made,
            Stage::Withdrawn(withdrawn) => withdrawn.at,
            Stage::Playing(playing) => playing.moved,
            Stage::Over(over) => over.ended,
        }
    }

    /// The two people who play each other in it, or have played. `None` if the bot plays.
    pub fn opponents(&self) -> Option<[PlayerId; 2]> {
        let seats = self.played()?.seats;
        match (seats.south(), seats.north()) {
            (Seat::Person(south), Seat::Person(north)) => Some([south, north]),
            _ => None,
        }
    }

    /// Whether a person may see it from a channel. Its players see it anywhere, everyone else only where it
    /// is played. Knowing its id gives no right. `service::permission` also shows finished matches to people
    /// who can read its channel.
    pub fn may_be_seen_by(&self, who: PlayerId, from: ChannelId) -> bool {
        self.is_shown_in(from) || self.involves(who)
    }

    /// Whether it is not over yet: a challenge is open, or moves are being made.
    pub const fn is_live(&self) -> bool {
        matches!(self.stage, Stage::Open(_) | Stage::Playing(_))
    }

    /// The people in it. The challenger or South comes first.
    pub fn people(&self) -> Vec<PlayerId> {
        match &self.stage {
            Stage::Open(challenge) | Stage::Withdrawn(Withdrawn { challenge, .. }) => {
                [challenge.challenger].into_iter().chain(challenge.invited).collect()
            }
            Stage::Playing(playing) | Stage::Over(Over { played: playing, .. }) => {
                playing.seats.people().collect()
            }
        }
    }

    /// Whether a person takes part in it.
    pub fn involves(&self, player: PlayerId) -> bool {
        self.people().contains(&player)
    }

    /// The person whose turn it is, while moves are made.
    pub fn person_to_move(&self) -> Option<PlayerId> {
        match self.seat_to_move()? {
            Seat::Person(player) => Some(player),
            Seat::Bot(_) | Seat::Channel(_) => None,
        }
    }

    /// The bot's level, if it is the bot's turn, or it moves for a channel.
    pub fn bot_to_move(&self) -> Option<Level> {
        match self.seat_to_move()? {
            Seat::Person(_) | Seat::Channel(Team::Rival) => None,
            Seat::Bot(level) => Some(level),
            Seat::Channel(Team::Own) => {
                self.voting().filter(|voting| voting.is_helped).map(|_| HELPING_LEVEL)
            }
        }
    }

    fn seat_to_move(&self) -> Option<Seat> {
        match &self.stage {
            Stage::Playing(playing) => playing.to_move(),
            Stage::Open(_) | Stage::Withdrawn(_) | Stage::Over(_) => None,
        }
    }
}
