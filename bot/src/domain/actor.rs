//! Who acts in a match, and whether they may.

use kuzhi_engine::Side;

use super::{Match, PlayerId, Playing, Refusal, Stage};

/// Who wants something.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Actor {
    /// Somebody on Discord.
    Person(PlayerId),
    /// The bot, which plays.
    Bot,
    /// The clock, which does what falls due.
    Clock,
    /// Somebody who manages the server of the match, or runs the bot.
    Manager,
}

/// The running match, for somebody who plays in it; a stranger hears that first, whatever the stage.
pub(super) fn seated(current: &Match, actor: Actor) -> Result<&Playing, Refusal> {
    match actor {
        Actor::Person(who) if !current.involves(who) => Err(Refusal::NotSeated),
        _ => playing(current),
    }
}

/// The match while it is played.
pub(super) fn playing(current: &Match) -> Result<&Playing, Refusal> {
    match &current.stage {
        Stage::Playing(playing) => Ok(playing),
        Stage::Open(_) => Err(Refusal::NotStarted),
        Stage::Withdrawn(withdrawn) => Err(Refusal::ChallengeGone(withdrawn.why)),
        Stage::Over(_) => Err(Refusal::Over),
    }
}

/// The side of somebody who plays.
pub(super) fn side_of(playing: &Playing, actor: Actor) -> Result<Side, Refusal> {
    let side = match actor {
        Actor::Person(who) => playing.seats.side_of(who),
        Actor::Bot => playing.seats.side_of_bot(),
        Actor::Clock | Actor::Manager => None,
    };
    side.ok_or(Refusal::NotSeated)
}
