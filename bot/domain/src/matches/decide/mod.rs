//! Decides on intents: the pure rules of a match. No I/O; the time is passed in.

use kuzhi_engine::{Move, Side};

use super::access::playing;
use super::challenges::accept::{accept, in_time};
use super::voting::{self, rival};
use super::{no_progress, offer, plans};
use crate::Timestamp;
use crate::clock::{GameClock, Notice};
use crate::erasure::Erasure;
use crate::matches::{
    Actor, Challenge, Ending, Intent, Match, Operation, Over, Playing, Revision, Scope, Seat, SeriesState,
    Stage, Team, Voided, Withdrawn,
};
use crate::refusal::{Refusal, TournamentRefusal, Withdrawal};

/// Returns the match after someone's intent.
///
/// # Errors
///
/// A [`Refusal`] with the reason.
pub fn decide(current: &Match, actor: Actor, intent: Intent, now: Timestamp) -> Result<Match, Refusal> {
    let leaves = matches!(intent, Intent::BreakOff { leaving: Some(_) });
    let stage = match intent {
        Intent::Accept => Stage::Playing(accept(current, actor, now)?),
        Intent::Decline => Stage::Withdrawn(decline(current, actor, now)?),
        Intent::Cancel => {
            let challenge = Operation::Cancel.challenge(current, actor)?;
            Stage::Withdrawn(withdrawn(challenge, Withdrawal::Cancelled, now))
        }
        Intent::Expire => Stage::Withdrawn(expire(current, actor, now)?),
        Intent::Remind => Stage::Playing(remind(current, actor, now)?),
        Intent::TimeUp { claimed } => time_up(current, actor, claimed, now)?,
        Intent::Claim { at } => Stage::Over(claim(current, actor, at, now)?),
        Intent::GiveTime { at } => Stage::Playing(give_time(current, actor, at, now)?),
        Intent::GetHelp => Stage::Playing(get_help(current, actor)?),
        Intent::Move { at, mv } => play(current, actor, at, mv, now)?,
        Intent::Vote { at, mv } => Stage::Playing(voting::vote(current, actor, (at, mv), now)?),
        Intent::CountVotes => match voting::count(current, actor, now)? {
            (playing, Some(mv)) => moved(current, playing, mv, now)?,
            (playing, None) => Stage::Playing(voting::help(playing)),
        },
        Intent::AskRival { by, who } => Stage::Playing(rival::ask(current, actor, by, who)?),
        Intent::AnswerRival { accepts } => Stage::Playing(rival::answer(current, actor, accepts, now)?),
        Intent::NoteAsked => Stage::Playing(rival::note_asked(current, actor)?),
        Intent::BeginVote => Stage::Playing(rival::begin(current, actor, now)?),
        Intent::Follow { moves } => follow(current, actor, moves, now)?,
        Intent::EndVote => {
            let played = Operation::EndVote.begun(current, actor)?.clone();
            Stage::Over(Over { played, ending: Ending::BrokenOff, ended: now, voided: Voided::Nowhere })
        }
        Intent::Plan { at, line } => Stage::Playing(plans::plan(current, actor, at, line)?),
        Intent::Unplan { line } => Stage::Playing(plans::unplan(current, actor, &line)?),
        Intent::AcceptOffer(made) => offer::accept(current, actor, made, now)?,
        Intent::Undo => Stage::Playing(undo(current, actor, now)?),
        Intent::Void => Stage::Over(void(current, actor)?),
        Intent::BreakOff { leaving } => break_off(current, actor, leaving, now)?,
        Intent::Resign => Stage::Over(resign(current, actor, Ending::Resigned, now)?),
        Intent::ResignSeries => {
            // A match outside a series is all there is to resign.
            let ending = current.series.map_or(Ending::Resigned as fn(Side) -> _, |_| Ending::SeriesResigned);
            Stage::Over(resign(current, actor, ending, now)?)
        }
    };
    let next = current.at(stage);
    Ok(if leaves { next.without_newcomers() } else { next })
}

fn decline(current: &Match, actor: Actor, now: Timestamp) -> Result<Withdrawn, Refusal> {
    let challenge = Operation::Decline.challenge(current, actor)?;
    in_time(challenge, now)?;
    Ok(withdrawn(challenge, Withdrawal::Declined, now))
}

fn expire(current: &Match, actor: Actor, now: Timestamp) -> Result<Withdrawn, Refusal> {
    let challenge = Operation::FallDue.challenge(current, actor)?;
    if now < challenge.expires {
        return Err(Refusal::NotDue);
    }
    Ok(withdrawn(challenge, Withdrawal::Expired, now))
}

fn withdrawn(challenge: &Challenge, why: Withdrawal, at: Timestamp) -> Withdrawn {
    Withdrawn { challenge: challenge.clone(), why, at }
}

fn play(
    current: &Match,
    actor: Actor,
    at: Option<Revision>,
    mv: Move,
    now: Timestamp,
) -> Result<Stage, Refusal> {
    let playing = Operation::Move.begun(current, actor)?;
    if at.is_some_and(|at| at != playing.revision()) {
        return Err(Refusal::Stale);
    }
    Operation::Move.turn(playing, actor)?;
    moved(current, playing, mv, now)
}

/// Makes the moves that the other channel has made.
fn follow(current: &Match, actor: Actor, moves: Vec<Move>, now: Timestamp) -> Result<Stage, Refusal> {
    let mut stage = Stage::Playing(rival::follow(current, actor)?.clone());
    for mv in moves {
        let Stage::Playing(playing) = &stage else { return Err(Refusal::Over) };
        if playing.to_move() != Some(Seat::Channel(Team::Rival)) {
            return Err(Refusal::NotDue);
        }
        stage = moved(current, playing, mv, now)?;
    }
    Ok(stage)
}

/// Makes a move of the player whose turn it is.
fn moved(current: &Match, playing: &Playing, mv: Move, now: Timestamp) -> Result<Stage, Refusal> {
    let mover = playing.turn().ok_or(Refusal::Over)?;
    let mut history = playing.history.clone();
    history.play(mv).map_err(Refusal::Illegal)?;
    let clock = playing.clock.as_ref().map(|clock| clock.after_move(mover, now));
    let played = plans::follow(Playing { history, moved: now, clock, ..playing.clone() });
    let played = played.with_next_vote(playing.seats.at(mover) == Seat::Channel(Team::Own));
    Ok(match played.board().outcome().or_else(|| no_progress::outcome(current, &played)) {
        Some(outcome) => {
            Stage::Over(Over { played, ending: Ending::Played(outcome), ended: now, voided: Voided::Nowhere })
        }
        None => Stage::Playing(played),
    })
}

/// Records that the engine helps, once.
fn get_help(current: &Match, actor: Actor) -> Result<Playing, Refusal> {
    let playing = Operation::Hint.begun(current, actor)?;
    if playing.helped { Err(Refusal::NotDue) } else { Ok(Playing { helped: true, ..playing.clone() }) }
}

/// Records that a player was reminded of their time.
fn remind(current: &Match, actor: Actor, now: Timestamp) -> Result<Playing, Refusal> {
    Operation::FallDue.allows(current, actor)?;
    let (clock, mover) = current.running().ok_or(Refusal::NotDue)?;
    let is_due = current.reminder().is_some_and(|due| due <= now) && !clock.is_up(mover, now);
    noticed(playing(current)?, clock.reminded(mover), Notice::Reminded, is_due)
}

/// Records that a player's time is up. If `claimed`, the opponent has won.
fn time_up(current: &Match, actor: Actor, claimed: bool, now: Timestamp) -> Result<Stage, Refusal> {
    Operation::FallDue.allows(current, actor)?;
    let (clock, mover) = current.running().ok_or(Refusal::NotDue)?;
    let is_due = clock.notice != Notice::Up && clock.is_up(mover, now);
    let played = noticed(playing(current)?, clock, Notice::Up, is_due)?;
    Ok(if claimed {
        Stage::Over(Over { played, ending: Ending::TimedOut(mover), ended: now, voided: Voided::Nowhere })
    } else {
        Stage::Playing(played)
    })
}

fn noticed(playing: &Playing, clock: GameClock, notice: Notice, is_due: bool) -> Result<Playing, Refusal> {
    if !is_due {
        return Err(Refusal::NotDue);
    }
    Ok(Playing { clock: Some(GameClock { notice, ..clock }), ..playing.clone() })
}

/// Ends a match because the opponent's time is up. That must have been recorded before, which does not happen
/// while too many clocks run out at once.
fn claim(current: &Match, actor: Actor, at: Revision, now: Timestamp) -> Result<Over, Refusal> {
    let (playing, side) = Operation::Claim.seated(current, actor)?;
    if at != playing.revision() {
        return Err(Refusal::Stale);
    }
    let (clock, mover) = current.running().ok_or(Refusal::NoClock)?;
    let is_up = clock.notice == Notice::Up && clock.is_up(mover, now);
    match (is_up, side == mover) {
        (true, true) => Err(Refusal::OwnTimeUp),
        (false, _) => Err(Refusal::TimeNotUp { until: clock.runs_out(mover) }),
        (true, false) => Ok(Over {
            played: playing.clone(),
            ending: Ending::TimedOut(mover),
            ended: now,
            voided: Voided::Nowhere,
        }),
    }
}

/// Gives the opponent more time for the move that they are to make.
fn give_time(current: &Match, actor: Actor, at: Revision, now: Timestamp) -> Result<Playing, Refusal> {
    let (playing, side) = Operation::GiveTime.seated(current, actor)?;
    if current.tournament.is_some() {
        return Err(TournamentRefusal::NoGifts.into());
    }
    if at != playing.revision() {
        return Err(Refusal::Stale);
    }
    let (clock, mover) = current.running().ok_or(Refusal::NoClock)?;
    let other = match playing.seats.at(mover) {
        _ if side == mover => return Err(Refusal::OwnTime),
        Seat::Person(other) => other,
        Seat::Bot(_) | Seat::Channel(_) => return Err(Refusal::TurnOfBot),
    };
    let clock = clock.with_gift(mover, now).ok_or(Refusal::PlentyOfTime { other })?;
    Ok(Playing { clock: Some(clock), ..playing.clone() })
}

/// Undoes a result on time. The match goes on where it was, with fresh time.
fn undo(current: &Match, actor: Actor, now: Timestamp) -> Result<Playing, Refusal> {
    Operation::Undo.allows(current, actor)?;
    may_be_undone(current)?;
    let playing = current.played().ok_or(Refusal::NothingToUndo)?;
    let start = if playing.has_just_begun() { GameClock::start } else { GameClock::run };
    let fresh = |clock: &GameClock| GameClock { time_off: clock.time_off, ..start(clock.control, now) };
    let clock = playing.clock.as_ref().map(fresh);
    Ok(Playing { clock, moved: now, ..playing.clone() })
}

/// Checks whether a result can be undone: only one on time, and only before the next set has begun.
///
/// # Errors
///
/// A [`Refusal`] with the reason.
pub fn may_be_undone(current: &Match) -> Result<(), Refusal> {
    match &current.stage {
        Stage::Over(Over { ending: Ending::TimedOut(_), .. }) => {}
        _ => return Err(Refusal::NothingToUndo),
    }
    if current.series_state() == Some(SeriesState::GoesOn) {
        return Err(Refusal::NextSetBegun);
    }
    Ok(())
}

/// Voids a result. It stays on the board and counts for nothing.
fn void(current: &Match, actor: Actor) -> Result<Over, Refusal> {
    Operation::Void.allows(current, actor)?;
    may_be_voided(current, actor)?;
    let over = current.over().ok_or(Refusal::NothingToVoid)?;
    let voided = if actor == Actor::Operator { Voided::Everywhere } else { Voided::Here };
    Ok(over.clone().with_void(voided))
}

/// Checks whether a result can be voided by managers of its server, or by whoever runs the bot: any that
/// counts on that server, or anywhere, however it came about.
///
/// # Errors
///
/// A [`Refusal`] with the reason.
pub fn may_be_voided(current: &Match, actor: Actor) -> Result<(), Refusal> {
    let counts = match (actor, current.place.guild) {
        (Actor::Operator, _) => current.result().is_some(),
        (_, Some(guild)) => current.counts_on(Scope::Guild(guild)),
        (_, None) => false,
    };
    if counts { Ok(()) } else { Err(Refusal::NothingToVoid) }
}

/// Aborts a match that cannot go on, for example because a player leaves. Only the bot does that.
fn break_off(
    current: &Match,
    actor: Actor,
    leaving: Option<Erasure>,
    now: Timestamp,
) -> Result<Stage, Refusal> {
    Operation::FallDue.allows(current, actor)?;
    let stage = match &current.stage {
        Stage::Open(challenge) => Stage::Withdrawn(withdrawn(challenge, Withdrawal::CalledOff, now)),
        _ => {
            let played = playing(current)?.clone();
            Stage::Over(Over { played, ending: Ending::BrokenOff, ended: now, voided: Voided::Nowhere })
        }
    };
    Ok(leaving.map_or_else(|| stage.clone(), |leaving| stage.anonymised(leaving)))
}

fn resign(
    current: &Match,
    actor: Actor,
    ending: fn(Side) -> Ending,
    now: Timestamp,
) -> Result<Over, Refusal> {
    let (playing, side) = Operation::Resign.seated(current, actor)?;
    Ok(Over { played: playing.clone(), ending: ending(side), ended: now, voided: Voided::Nowhere })
}

#[cfg(test)]
mod tests;
