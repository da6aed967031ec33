//! Decides on what people want to do in a tournament. No I/O; the time is passed in.

mod access;
mod corrections;
mod organisers;
mod pairing;
mod players;
mod replays;
mod schedule;

use std::time::Duration;

pub use self::access::TournamentRight;
pub(super) use self::organisers::{LONGEST_REASON, MOST_ORGANISERS};
pub(super) use self::pairing::MOST_APART;
pub(super) use self::schedule::may_begin_at;

use super::change::RuleChange;
use super::field::RoundResult;
use super::tournament::{Tournament, TournamentStage};
use crate::refusal::TournamentRefusal;
use crate::{MatchId, PlayerId, Timestamp};

/// Who wants something of a tournament.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TournamentActor {
    /// The person.
    pub who: PlayerId,
    /// Whether they manage the server.
    pub manages: bool,
    /// Whether that is the server that was invited to a match.
    pub is_guest: bool,
}

/// What somebody wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TournamentIntent {
    /// To take part, or to come back.
    Join {
        /// Whether they have the role that it needs, if it needs one.
        has_role: bool,
    },
    /// To take part in this one and in all that follow it in its series, or no more by itself.
    Always {
        /// Whether they have the role that it needs, if it needs one.
        has_role: bool,
    },
    /// To take part no more.
    Leave,
    /// The next round off, or a pause in an arena.
    RoundOff,
    /// To say that they are here, just before it begins.
    CheckIn,
    /// To begin their game: the one that is named, or the one that waits for them.
    Ready(Option<MatchId>),
    /// To be there for a game whose opponent may have been there, and plays another live game now.
    Wait(MatchId),
    /// To challenge somebody above them on a ladder.
    Challenge(PlayerId),
    /// To begin now.
    Begin,
    /// To begin this much later.
    PutOff(Duration),
    /// To begin at another time.
    Reschedule(Timestamp),
    /// More time for a game, or to begin all that wait.
    Extend {
        /// Its match. `None` for all games that wait.
        game: Option<MatchId>,
        /// How much longer both have to begin it, or whoever is to move to do so. With nothing, they get all
        /// of their time again.
        time: Duration,
    },
    /// To pair the round again. Matches that were dealt, in which nobody has moved, are named.
    PairAgain(Vec<MatchId>),
    /// To set the result of a game.
    SetResult {
        /// Its match.
        game: MatchId,
        /// What it counts as.
        result: RoundResult,
        /// Why.
        reason: String,
    },
    /// To have a game played once more, as another match.
    PlayAgain {
        /// Its match so far.
        game: MatchId,
        /// Why.
        reason: String,
    },
    /// To remove the result of a game, which then counts for neither player.
    RemoveResult {
        /// Its match.
        game: MatchId,
        /// Why.
        reason: String,
    },
    /// To remove a player.
    Remove {
        /// Whom.
        player: PlayerId,
        /// Why.
        reason: String,
    },
    /// To let somebody in again who was removed.
    LetIn(PlayerId),
    /// To enter somebody in a match of servers, for one's own.
    NamePlayer(PlayerId),
    /// To put a player above another one on a ladder, or at its end.
    Place {
        /// Whom.
        player: PlayerId,
        /// Above whom. `None` stands for the end.
        above: Option<PlayerId>,
    },
    /// To put a ladder in the order of ratings.
    Sort,
    /// That two may meet again who were kept apart.
    Unforbid([PlayerId; 2]),
    /// That two people never meet.
    Forbid([PlayerId; 2]),
    /// To change its rules.
    Change {
        /// What.
        changes: Vec<RuleChange>,
        /// Which one of its name it is then.
        nth: u16,
    },
    /// That somebody organises it as well.
    NameOrganiser(PlayerId),
    /// That somebody organises it no more.
    DismissOrganiser(PlayerId),
    /// To pause.
    Pause,
    /// To go on.
    Resume,
    /// That no other one follows in its series.
    EndSeries,
    /// To call it off, or to end a ladder.
    Stop {
        /// Why.
        reason: String,
    },
}

impl TournamentIntent {
    /// Whether the results that people have seen have to be noted before. Not for what people may do in a
    /// crowd, which ends no game.
    pub const fn needs_results(&self) -> bool {
        !matches!(
            self,
            TournamentIntent::Join { .. }
                | TournamentIntent::Always { .. }
                | TournamentIntent::NamePlayer(_)
                | TournamentIntent::EndSeries
                | TournamentIntent::Change { .. }
                | TournamentIntent::NameOrganiser(_)
                | TournamentIntent::DismissOrganiser(_)
                | TournamentIntent::RoundOff
                | TournamentIntent::CheckIn
                | TournamentIntent::Ready(_)
                | TournamentIntent::Wait(_)
        )
    }
}

impl Tournament {
    /// Returns the tournament after what somebody wants. What follows from that is for
    /// [`advance`](Tournament::advance). Note [results](Tournament::with_results) before, if the intent
    /// [needs](TournamentIntent::needs_results) them.
    ///
    /// # Errors
    ///
    /// A [`TournamentRefusal`] with the reason.
    pub fn decide(
        &self,
        actor: TournamentActor,
        intent: TournamentIntent,
        now: Timestamp,
    ) -> Result<Tournament, TournamentRefusal> {
        self.allows(actor, intent.right())?;
        self.lets_guests(actor, &intent)?;
        if self.is_draft() {
            return Err(TournamentRefusal::Unknown);
        }
        let ends_series = matches!(intent, TournamentIntent::EndSeries);
        if !self.is_live() && !ends_series {
            // A result can be corrected for as long as the tournament is there.
            let is_correction =
                matches!(intent, TournamentIntent::SetResult { .. } | TournamentIntent::RemoveResult { .. });
            if !is_correction || matches!(self.stage, TournamentStage::CalledOff { .. }) {
                return Err(TournamentRefusal::Over);
            }
        }
        let mut next = Tournament { version: self.version + 1, ..self.clone() };
        let (who, by) = (actor.who, Some(actor.who));
        match intent {
            TournamentIntent::Join { has_role } => next.join(who, has_role, actor.is_guest, now)?,
            TournamentIntent::Always { has_role } => next.enter_always(who, has_role, now)?,
            TournamentIntent::Leave => next.leave(who, now)?,
            TournamentIntent::RoundOff => next.take_round_off(who, now)?,
            TournamentIntent::CheckIn => next.check_in(who)?,
            TournamentIntent::Ready(game) => next.come(who, game, true, now)?,
            TournamentIntent::Wait(game) => next.come(who, Some(game), false, now)?,
            TournamentIntent::Challenge(above) => next.challenge(who, above, now)?,
            TournamentIntent::Begin => next.begin_now(by, now)?,
            TournamentIntent::PutOff(time) => next.reschedule(by, self.rules.begins + time, now)?,
            TournamentIntent::Reschedule(begins) => next.reschedule(by, begins, now)?,
            TournamentIntent::Extend { game: None, time } => next.extend_all(by, time, now)?,
            TournamentIntent::Extend { game: Some(game), time } => next.extend(by, game, time, now)?,
            TournamentIntent::PairAgain(dealt) => next.pair_again(by, &dealt, now)?,
            TournamentIntent::SetResult { game, result, reason } => {
                next.set_result(by, game, result, &reason, now)?;
            }
            TournamentIntent::PlayAgain { game, reason } => next.play_again(by, game, &reason, now)?,
            TournamentIntent::RemoveResult { game, reason } => next.remove_result(by, game, &reason, now)?,
            TournamentIntent::Remove { player, reason } => next.remove(by, player, &reason, now)?,
            TournamentIntent::LetIn(player) => next.let_in(by, player, now)?,
            TournamentIntent::NamePlayer(player) => next.name_player(by, player, actor.is_guest, now)?,
            TournamentIntent::Place { player, above } => next.put_on_ladder(by, player, above, now)?,
            TournamentIntent::Sort => next.sort_ladder(by, now)?,
            TournamentIntent::Unforbid(pair) => next.unforbid(by, pair, now)?,
            TournamentIntent::Forbid(pair) => next.forbid(by, pair, now)?,
            TournamentIntent::Change { changes, nth } => next.change(by, (&changes, nth), now)?,
            TournamentIntent::NameOrganiser(who) => next.name_organiser(by, who, now)?,
            TournamentIntent::DismissOrganiser(who) => next.dismiss_organiser(by, who, now)?,
            TournamentIntent::Pause => next.pause(by, now)?,
            TournamentIntent::Resume => next.resume(by, now)?,
            TournamentIntent::EndSeries => next.end_series_by(by, now)?,
            TournamentIntent::Stop { reason } => next.stop(by, &reason, now),
        }
        Ok(next)
    }
}
