//! Who may do what in a match: one line for each thing that can be done, which everything asks that does it.

use kuzhi_engine::Side;
use strum::{EnumCount, VariantArray};

use super::{
    Actor, Challenge, ChannelId, GuildId, LookingBack, Match, Place, PlayerId, Playing, Refusal, Seat, Stage,
    all,
};

/// Something that can be done in a match, or with one.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, EnumCount, VariantArray)]
pub enum Deed {
    /// Taking a challenge up.
    Accept,
    /// Turning it down.
    Decline,
    /// Taking it back.
    Cancel,
    /// Making a move.
    Move,
    /// Claiming the win because the other player's time is up.
    Claim,
    /// Giving up.
    Resign,
    /// Offering something to the other player.
    Offer,
    /// Saying yes or no to an offer.
    AnswerOffer,
    /// Settling what one will answer.
    Plan,
    /// Having the board drawn for all as one likes.
    ChooseLook,
    /// Asking for another match against the same.
    Rematch,
    /// Taking a result on time back.
    Undo,
    /// Making a result void.
    Void,
    /// What the clock does: a challenge lapses, somebody is reminded, a time is up, a match is broken off.
    FallDue,
    /// Looking at it.
    Look,
    /// Looking at its moves: shown, played back, judged, given out.
    LookBack,
    /// Looking at what can be done in it.
    LookAround,
    /// Trying out moves on its boards.
    TryOut,
    /// Having the bot's advice.
    Hint,
    /// Noting something on it for oneself.
    Note,
}

/// Who may do something, at which stage of the match, and from where.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Access {
    /// Who.
    pub who: Who,
    /// At which stage.
    pub when: When,
    /// From where.
    pub from: Where,
}

/// Who may do something.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// All who are where it may be done from.
    Anybody,
    /// Whoever made the challenge.
    Challenger,
    /// Whoever may take the challenge up: the one who is named in it, or all but the challenger.
    Invited,
    /// The one who is named in the challenge.
    Named,
    /// Both players.
    Player,
    /// The player whose turn it is.
    Mover,
    /// Both players while it is played, and anybody afterwards.
    PlayerWhilePlayed,
    /// Those who manage the server on which it is played.
    Manager,
    /// The clock alone.
    Clock,
}

/// At which stage something may be done.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum When {
    /// At any.
    Ever,
    /// While a challenge waits.
    Open,
    /// While moves are made.
    Playing,
    /// Once moves can be made, and after the last one.
    Begun,
    /// Once there is a result.
    Over,
}

/// From where something may be done.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Where {
    /// From where it is played.
    There,
    /// From where it is seen: also from anywhere by those who play, and once it is over from elsewhere on its server by
    /// those who may look into its channel.
    InSight,
    /// From nowhere: no request does it.
    Within,
}

const fn line(who: Who, when: When, from: Where) -> Access {
    Access { who, when, from }
}

impl Deed {
    /// All of them.
    pub const ALL: [Deed; Deed::COUNT] = all();

    /// The table.
    pub const fn access(self) -> Access {
        match self {
            Deed::Accept => line(Who::Invited, When::Open, Where::There),
            Deed::Decline => line(Who::Named, When::Open, Where::There),
            Deed::Cancel => line(Who::Challenger, When::Open, Where::There),
            Deed::Move => line(Who::Mover, When::Playing, Where::There),
            Deed::Claim | Deed::Resign | Deed::Offer | Deed::AnswerOffer | Deed::Plan | Deed::ChooseLook => {
                line(Who::Player, When::Playing, Where::There)
            }
            Deed::Rematch => line(Who::Player, When::Over, Where::There),
            // Which results can be corrected the rules say.
            Deed::Undo | Deed::Void => line(Who::Manager, When::Ever, Where::There),
            Deed::FallDue => line(Who::Clock, When::Ever, Where::Within),
            Deed::Look => line(Who::Anybody, When::Ever, Where::InSight),
            Deed::LookBack => line(Who::Anybody, When::Begun, Where::InSight),
            Deed::LookAround => line(Who::Anybody, When::Playing, Where::InSight),
            Deed::TryOut => line(Who::PlayerWhilePlayed, When::Begun, Where::InSight),
            Deed::Hint => line(Who::Mover, When::Playing, Where::InSight),
            Deed::Note => line(Who::Player, When::Begun, Where::InSight),
        }
    }

    /// Whether somebody may do it at this stage of the match. Whose turn it is [`Deed::turn`] says: a board that is out
    /// of date is refused as such before that.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] that says why not.
    pub fn allows(self, current: &Match, actor: Actor) -> Result<(), Refusal> {
        let Access { who, when, .. } = self.access();
        match when {
            // Who may answer follows from the challenge.
            When::Open => {
                let challenge = open(current)?;
                Deed::concerns(challenge, who, actor)
            }
            // A stranger hears that first, whatever the stage.
            _ => self.is_for(current, actor).and_then(|()| Deed::is_at_stage(current, when)),
        }
    }

    /// Whether somebody may do it at all, whatever the stage; of a challenge it depends on that.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] that says that it is not for them.
    pub fn is_for(self, current: &Match, actor: Actor) -> Result<(), Refusal> {
        let plays = match actor {
            Actor::Person(who) => current.involves(who),
            Actor::Bot => true,
            Actor::Clock | Actor::Manager => false,
        };
        let is_for = match self.access().who {
            Who::Player | Who::Mover => plays,
            Who::PlayerWhilePlayed => plays || current.over().is_some(),
            Who::Manager => actor == Actor::Manager,
            Who::Clock => actor == Actor::Clock,
            Who::Anybody | Who::Challenger | Who::Invited | Who::Named => true,
        };
        if is_for { Ok(()) } else { Err(self.to_others()) }
    }

    /// Whether it is the actor's turn, if that matters.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] that says whose turn it is.
    pub fn turn(self, playing: &Playing, actor: Actor) -> Result<(), Refusal> {
        if self.access().who != Who::Mover {
            return Ok(());
        }
        match (playing.to_move().ok_or(Refusal::Over)?, actor) {
            (Seat::Person(player), Actor::Person(who)) if player == who => Ok(()),
            (Seat::Bot(_), Actor::Bot) => Ok(()),
            (Seat::Person(player), _) => Err(Refusal::TurnOf(player)),
            (Seat::Bot(_), _) => Err(Refusal::TurnOfBot),
        }
    }

    /// The match as far as it is played, for somebody who may do it there now but for the turn.
    pub(super) fn begun(self, current: &Match, actor: Actor) -> Result<&Playing, Refusal> {
        self.allows(current, actor)?;
        current.played().ok_or(Refusal::NotStarted)
    }

    /// The same with their own side.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] that says why not.
    pub fn seated(self, current: &Match, actor: Actor) -> Result<(&Playing, Side), Refusal> {
        let playing = self.begun(current, actor)?;
        Ok((playing, side_of(playing, actor).ok_or(Refusal::NotSeated)?))
    }

    /// The challenge that waits, for somebody who may do it there.
    pub(super) fn challenge(self, current: &Match, actor: Actor) -> Result<&Challenge, Refusal> {
        self.allows(current, actor)?;
        open(current)
    }

    /// Whether somebody may do it from a channel; by those who `may_look` into the channel of a match of this server
    /// also from elsewhere there, if it is over.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] that says where it may be done, to those alone who may know.
    pub fn may_come_from(self, current: &Match, who: PlayerId, channel: ChannelId) -> Result<(), Refusal> {
        let (there, sees) = (current.place().channel, current.may_be_seen_by(who, channel));
        match self.access().from {
            Where::There if there == channel => Ok(()),
            Where::InSight if sees => Ok(()),
            Where::There if sees => Err(Refusal::PressedElsewhere(there)),
            Where::There | Where::InSight | Where::Within => Err(Refusal::OutOfSight),
        }
    }

    /// The server and the channel into which somebody may have a look at this match, though it is played elsewhere on the
    /// server where they are: once it is over.
    pub fn looked_into(self, current: &Match, here: Option<GuildId>) -> Option<(GuildId, ChannelId)> {
        let Place { guild, channel } = current.place();
        let is_open = self.access().from == Where::InSight && current.over().is_some();
        guild.filter(|guild| is_open && Some(*guild) == here).map(|guild| (guild, channel))
    }

    /// What those hear whom it does not concern.
    const fn to_others(self) -> Refusal {
        match self {
            Deed::Undo | Deed::Void => Refusal::NotUndoer,
            Deed::TryOut => Refusal::LookingBack(LookingBack::NoAnalysisYet),
            Deed::Note => Refusal::LookingBack(LookingBack::NotTheirs),
            _ => Refusal::NotSeated,
        }
    }

    /// Whether the challenge lets somebody do it.
    fn concerns(challenge: &Challenge, who: Who, actor: Actor) -> Result<(), Refusal> {
        let Challenge { challenger, invited, .. } = *challenge;
        let is_challenger = actor == Actor::Person(challenger);
        match (who, invited) {
            (Who::Challenger, _) if is_challenger => Ok(()),
            // What is open to all is nobody's to turn down.
            (Who::Challenger, _) | (Who::Named, None) => Err(Refusal::NotChallenger { challenger }),
            (_, Some(invited)) if actor == Actor::Person(invited) => Ok(()),
            (_, Some(invited)) if is_challenger => Err(Refusal::OwnNamedChallenge { invited }),
            (_, Some(invited)) => Err(Refusal::NotInvited { invited }),
            (_, None) if matches!(actor, Actor::Person(_)) && !is_challenger => Ok(()),
            (_, None) => Err(Refusal::OwnChallenge),
        }
    }

    fn is_at_stage(current: &Match, when: When) -> Result<(), Refusal> {
        match (when, &current.stage) {
            (When::Ever, _)
            | (When::Playing, Stage::Playing(_))
            | (When::Begun, Stage::Playing(_) | Stage::Over(_))
            | (When::Over, Stage::Over(_)) => Ok(()),
            (When::Open, _) => open(current).map(drop),
            (When::Playing, Stage::Withdrawn(withdrawn)) => Err(Refusal::ChallengeGone(withdrawn.why)),
            (When::Playing, Stage::Over(_)) => Err(Refusal::Over),
            (When::Over, Stage::Playing(_)) => Err(Refusal::NoRematchYet),
            (When::Playing | When::Begun | When::Over, Stage::Open(_) | Stage::Withdrawn(_)) => {
                Err(Refusal::NotStarted)
            }
        }
    }
}

/// Whether somebody may do something by a command in a match that they name: in one of their own, where it is played.
///
/// # Errors
///
/// A [`Refusal`] that says why not.
pub fn may_name(current: &Match, who: PlayerId, channel: ChannelId) -> Result<(), Refusal> {
    let there = current.place().channel;
    match (current.involves(who), there == channel) {
        (false, _) => Err(Refusal::NoSuchMatch),
        (true, false) => Err(Refusal::PlayedElsewhere(there)),
        (true, true) => Ok(()),
    }
}

/// The server whose rules somebody may settle.
///
/// # Errors
///
/// [`Refusal::NoServer`] in a private conversation, [`Refusal::NotManager`] for those who do not
/// manage the server.
pub fn may_settle(place: Place, is_manager: bool) -> Result<GuildId, Refusal> {
    let guild = place.guild.ok_or(Refusal::NoServer)?;
    if is_manager { Ok(guild) } else { Err(Refusal::NotManager) }
}

/// As whom somebody corrects the result of a match, if they do: those who manage its server may.
pub fn corrector(current: &Match, who: PlayerId, here: Option<GuildId>, manages: bool) -> Actor {
    let is_theirs = manages && here.is_some() && here == current.place().guild;
    if is_theirs { Actor::Manager } else { Actor::Person(who) }
}

fn open(current: &Match) -> Result<&Challenge, Refusal> {
    match &current.stage {
        Stage::Open(challenge) => Ok(challenge),
        Stage::Withdrawn(withdrawn) => Err(Refusal::ChallengeGone(withdrawn.why)),
        Stage::Playing(_) => Err(Refusal::AlreadyAccepted),
        Stage::Over(_) => Err(Refusal::Over),
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
fn side_of(playing: &Playing, actor: Actor) -> Option<Side> {
    match actor {
        Actor::Person(who) => playing.seats.side_of(who),
        Actor::Bot => playing.seats.side_of_bot(),
        Actor::Clock | Actor::Manager => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_managers_settle_and_only_on_a_server() {
        let here = Place { guild: Some(GuildId(7)), channel: ChannelId(1) };
        assert_eq!(may_settle(here, true), Ok(GuildId(7)));
        assert_eq!(may_settle(here, false), Err(Refusal::NotManager));
        assert_eq!(may_settle(Place { guild: None, ..here }, true), Err(Refusal::NoServer));
    }
}
