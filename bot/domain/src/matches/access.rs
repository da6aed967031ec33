//! Who may do what in a match. Each operation has one row in a table, and all code that carries it out
//! consults it.

use kuzhi_engine::Side;
use strum::{EnumCount, VariantArray};

use crate::matches::{Actor, Challenge, Match, Place, Playing, Seat, Stage, Team};
use crate::refusal::{LookingBack, Refusal};
use crate::{ChannelId, GuildId, PlayerId, all};

/// Something that people can do in or with a match.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, EnumCount, VariantArray)]
pub enum Operation {
    /// Accepting a challenge.
    Accept,
    /// Declining a challenge.
    Decline,
    /// Cancelling a challenge.
    Cancel,
    /// Making a move.
    Move,
    /// Voting for a move of the channel.
    Vote,
    /// Seeing the votes on the channel's last move.
    SeeVotes,
    /// Ending a match in which a channel votes.
    EndVote,
    /// Answering another server whose channel wants to play.
    AnswerRival,
    /// Claiming the win because the opponent's time is up.
    Claim,
    /// Giving the opponent more time for their move.
    GiveTime,
    /// Giving up the game or the series.
    Resign,
    /// Making an offer to the opponent.
    Offer,
    /// Answering an offer.
    AnswerOffer,
    /// Planning conditional moves.
    Plan,
    /// Choosing the style of the shared board.
    ChooseLook,
    /// Asking for a rematch.
    Rematch,
    /// Undoing a result on time.
    Undo,
    /// Voiding a result.
    Void,
    /// Events that the passing of time causes: a challenge expires, a player is reminded, a clock runs out, a
    /// match is aborted.
    FallDue,
    /// Looking at the match.
    Look,
    /// Looking at the match's moves: shown, replayed, reviewed, exported.
    LookBack,
    /// Looking at the available actions.
    LookAround,
    /// Trying out moves on the match's boards.
    TryOut,
    /// Getting a hint.
    Hint,
    /// Keeping a private note on the match.
    Note,
}

/// Who may do something, at which stage of the match, and from where.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Access {
    /// The people who may do it.
    pub who: Who,
    /// The stages at which they may.
    pub when: When,
    /// The places from which they may.
    pub from: Where,
}

/// Who may do something.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// Everyone who is in the right place.
    Anybody,
    /// The person who made the challenge.
    Challenger,
    /// Those who may accept the challenge: the person it names, or everyone but the challenger.
    Invited,
    /// The person named in the challenge.
    Named,
    /// Either player.
    Player,
    /// The player whose turn it is.
    Mover,
    /// Both players during play, and everyone afterwards.
    PlayerWhilePlayed,
    /// The managers of the match's server who do not play in it, and whoever runs the bot.
    Manager,
    /// Everyone in the channel, if it votes.
    Voter,
    /// The person who began a match in which a channel votes, the managers of its server, and whoever runs
    /// the bot.
    Host,
    /// The managers of the server, if a channel of it votes, and whoever runs the bot.
    VoteManager,
    /// Only the clock.
    Clock,
}

/// At which stage something may be done.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum When {
    /// At any stage.
    Ever,
    /// While a challenge is open.
    Open,
    /// While moves are being made.
    Playing,
    /// During play and afterwards.
    Begun,
    /// Once there is a result.
    Over,
}

/// From where something may be done.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Where {
    /// Where the match is played.
    There,
    /// Where the match can be seen. Its players see it anywhere. Once it is over, people on its server who
    /// can read its channel see it from other channels too.
    InSight,
    /// Nowhere: only the bot itself does it, never a request.
    Within,
}

const fn line(who: Who, when: When, from: Where) -> Access {
    Access { who, when, from }
}

impl Operation {
    /// In the order of declaration.
    pub const ALL: [Operation; Operation::COUNT] = all();

    /// Returns the operation's row in the table.
    pub const fn access(self) -> Access {
        match self {
            Operation::Accept => line(Who::Invited, When::Open, Where::There),
            Operation::Decline => line(Who::Named, When::Open, Where::There),
            Operation::Cancel => line(Who::Challenger, When::Open, Where::There),
            Operation::Move => line(Who::Mover, When::Playing, Where::There),
            Operation::Vote => line(Who::Voter, When::Playing, Where::There),
            Operation::SeeVotes => line(Who::Voter, When::Begun, Where::InSight),
            Operation::AnswerRival => line(Who::VoteManager, When::Playing, Where::There),
            Operation::EndVote => line(Who::Host, When::Playing, Where::There),
            Operation::Claim
            | Operation::GiveTime
            | Operation::Resign
            | Operation::Offer
            | Operation::AnswerOffer
            | Operation::Plan
            | Operation::ChooseLook => line(Who::Player, When::Playing, Where::There),
            Operation::Rematch => line(Who::Player, When::Over, Where::There),
            // `decide` says which results can be corrected.
            Operation::Undo | Operation::Void => line(Who::Manager, When::Ever, Where::There),
            Operation::FallDue => line(Who::Clock, When::Ever, Where::Within),
            Operation::Look => line(Who::Anybody, When::Ever, Where::InSight),
            Operation::LookBack | Operation::LookAround => line(Who::Anybody, When::Begun, Where::InSight),
            Operation::TryOut => line(Who::PlayerWhilePlayed, When::Begun, Where::InSight),
            Operation::Hint => line(Who::Mover, When::Playing, Where::InSight),
            Operation::Note => line(Who::Player, When::Begun, Where::InSight),
        }
    }

    /// Checks whether an actor may do it at this stage of the match. It does not check the turn
    /// ([`Operation::turn`] does), so that an outdated board is refused first.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] that says why not.
    pub fn allows(self, current: &Match, actor: Actor) -> Result<(), Refusal> {
        let Access { who, when, .. } = self.access();
        match when {
            // The challenge says who may answer it.
            When::Open => {
                let challenge = open(current)?;
                Operation::concerns(challenge, who, actor)
            }
            // People who do not play get this refusal first, whatever the stage.
            _ => self.is_for(current, actor).and_then(|()| Operation::is_at_stage(current, when)),
        }
    }

    /// Checks whether the operation is for this actor at all, whatever the stage. For a challenge, only
    /// [`Operation::allows`] can tell.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] if it is not for this actor.
    pub fn is_for(self, current: &Match, actor: Actor) -> Result<(), Refusal> {
        let plays = match actor {
            Actor::Person(who) => current.involves(who),
            Actor::Bot => true,
            Actor::Clock | Actor::Manager | Actor::Operator => false,
        };
        let is_for = match self.access().who {
            Who::Player | Who::Mover => plays,
            Who::PlayerWhilePlayed => plays || current.over().is_some(),
            Who::Manager => matches!(actor, Actor::Manager | Actor::Operator),
            Who::Voter => current.voting().is_some() && matches!(actor, Actor::Person(_)),
            Who::Host => current.voting().is_some_and(|voting| match actor {
                Actor::Person(who) => who == voting.host,
                // The match of another channel may have ended.
                Actor::Manager | Actor::Operator | Actor::Clock => true,
                Actor::Bot => false,
            }),
            Who::VoteManager => {
                current.voting().is_some() && matches!(actor, Actor::Manager | Actor::Operator)
            }
            Who::Clock => actor == Actor::Clock,
            Who::Anybody | Who::Challenger | Who::Invited | Who::Named => true,
        };
        if is_for { Ok(()) } else { Err(self.to_others()) }
    }

    /// Checks the actor's turn, if that matters.
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
            (Seat::Channel(Team::Own), Actor::Bot)
                if playing.voting().is_some_and(|voting| voting.is_helped) =>
            {
                Ok(())
            }
            (Seat::Channel(_), _) => Err(Refusal::NotSeated),
            (Seat::Person(player), _) => Err(Refusal::TurnOf(player)),
            (Seat::Bot(_), _) => Err(Refusal::TurnOfBot),
        }
    }

    /// Returns the match in play, for an actor who may do it now (turn not checked).
    pub(crate) fn begun(self, current: &Match, actor: Actor) -> Result<&Playing, Refusal> {
        self.allows(current, actor)?;
        current.played().ok_or(Refusal::NotStarted)
    }

    /// Returns the match in play and the actor's side, for an actor who may do it now (turn not checked).
    ///
    /// # Errors
    ///
    /// A [`Refusal`] that says why not.
    pub fn seated(self, current: &Match, actor: Actor) -> Result<(&Playing, Side), Refusal> {
        let playing = self.begun(current, actor)?;
        Ok((playing, side_of(playing, actor).ok_or(Refusal::NotSeated)?))
    }

    /// Returns the open challenge, for an actor who may do it now.
    pub(crate) fn challenge(self, current: &Match, actor: Actor) -> Result<&Challenge, Refusal> {
        self.allows(current, actor)?;
        open(current)
    }

    /// Checks whether a person may do it from a channel. People who `may_look` into the channel of a finished
    /// match may look at it from elsewhere on the server.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] that says where it can be done, if they may know.
    pub fn may_come_from(self, current: &Match, who: PlayerId, channel: ChannelId) -> Result<(), Refusal> {
        let (there, sees) = (current.place_of(who).channel, current.may_be_seen_by(who, channel));
        match self.access().from {
            Where::There if current.is_shown_in(channel) => Ok(()),
            Where::InSight if sees => Ok(()),
            Where::There if sees => Err(Refusal::PressedElsewhere(there)),
            Where::There | Where::InSight | Where::Within => Err(Refusal::OutOfSight),
        }
    }

    /// Returns the server and channel of a finished match that a person elsewhere on that server may see if
    /// they can read the channel.
    pub fn looked_into(self, current: &Match, here: Option<GuildId>) -> Option<(GuildId, ChannelId)> {
        let Place { guild, channel } = current.place();
        let is_open = self.access().from == Where::InSight && current.over().is_some();
        guild.filter(|guild| is_open && Some(*guild) == here).map(|guild| (guild, channel))
    }

    /// Returns the refusal for people who have no part in it.
    const fn to_others(self) -> Refusal {
        match self {
            Operation::Undo | Operation::Void => Refusal::NotUndoer,
            Operation::EndVote => Refusal::NotHost,
            Operation::AnswerRival => Refusal::NotVoteManager,
            Operation::TryOut => Refusal::LookingBack(LookingBack::NoAnalysisYet),
            Operation::Note => Refusal::LookingBack(LookingBack::NotTheirs),
            _ => Refusal::NotSeated,
        }
    }

    /// Checks whether the challenge lets a person do it.
    fn concerns(challenge: &Challenge, who: Who, actor: Actor) -> Result<(), Refusal> {
        let Challenge { challenger, invited, .. } = *challenge;
        let is_challenger = actor == Actor::Person(challenger);
        match (who, invited) {
            (Who::Challenger, _) if is_challenger => Ok(()),
            // Nobody can decline an open challenge.
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

/// Checks whether a person may act by command in a match they name: only in their own, and where it is
/// played.
///
/// # Errors
///
/// A [`Refusal`] that says why not.
pub fn may_name(current: &Match, who: PlayerId, channel: ChannelId) -> Result<(), Refusal> {
    let there = current.place_of(who).channel;
    match (current.involves(who), current.is_shown_in(channel)) {
        (false, _) => Err(Refusal::NoSuchMatch),
        (true, false) => Err(Refusal::PlayedElsewhere(there)),
        (true, true) => Ok(()),
    }
}

/// Returns the server whose settings a person may change.
///
/// # Errors
///
/// [`Refusal::NoServer`] in direct messages, [`Refusal::NotManager`] for people who do not manage the server.
pub fn may_change_settings(place: Place, is_manager: bool) -> Result<GuildId, Refusal> {
    let guild = place.guild.ok_or(Refusal::NoServer)?;
    if is_manager { Ok(guild) } else { Err(Refusal::NotManager) }
}

/// Returns the actor for a person who corrects a result: [`Actor::Manager`] if they manage the match's
/// server.
///
/// # Errors
///
/// [`Refusal::OwnResult`] if they manage it and play in the match themselves.
pub fn corrector(
    current: &Match,
    who: PlayerId,
    here: Option<GuildId>,
    manages: bool,
) -> Result<Actor, Refusal> {
    let is_theirs = manages && here.is_some() && here == current.place().guild;
    match (is_theirs, current.involves(who)) {
        (true, true) => Err(Refusal::OwnResult),
        (true, false) => Ok(Actor::Manager),
        (false, _) => Ok(Actor::Person(who)),
    }
}

fn open(current: &Match) -> Result<&Challenge, Refusal> {
    match &current.stage {
        Stage::Open(challenge) => Ok(challenge),
        Stage::Withdrawn(withdrawn) => Err(Refusal::ChallengeGone(withdrawn.why)),
        Stage::Playing(_) => Err(Refusal::AlreadyAccepted),
        Stage::Over(_) => Err(Refusal::Over),
    }
}

/// Returns the match in play, or why it is not in play.
pub(crate) fn playing(current: &Match) -> Result<&Playing, Refusal> {
    match &current.stage {
        Stage::Playing(playing) => Ok(playing),
        Stage::Open(_) => Err(Refusal::NotStarted),
        Stage::Withdrawn(withdrawn) => Err(Refusal::ChallengeGone(withdrawn.why)),
        Stage::Over(_) => Err(Refusal::Over),
    }
}

fn side_of(playing: &Playing, actor: Actor) -> Option<Side> {
    match actor {
        Actor::Person(who) => playing.seats.side_of(who),
        Actor::Bot => playing.seats.side_of_bot(),
        Actor::Clock | Actor::Manager | Actor::Operator => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_managers_settle_and_only_on_a_server() {
        let here = Place { guild: Some(GuildId(7)), channel: ChannelId(1) };
        assert_eq!(may_change_settings(here, true), Ok(GuildId(7)));
        assert_eq!(may_change_settings(here, false), Err(Refusal::NotManager));
        assert_eq!(may_change_settings(Place { guild: None, ..here }, true), Err(Refusal::NoServer));
    }
}
