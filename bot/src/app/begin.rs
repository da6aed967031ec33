//! How a match begins: a challenge to a person, or at once against the bot.

use std::time::Duration;

use super::{
    Challenge, Invitation, Match, MatchId, Opponent, PlayerId, Playing, Refusal, Seat, Seats, Stage,
    Timestamp,
};

/// What chance and the clock give to a new match.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Circumstances {
    /// Its name, drawn at random.
    pub id: MatchId,
    /// A toss of a coin.
    pub coin: bool,
    /// The time.
    pub now: Timestamp,
}

/// How much one person may have going on at once.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Allowance {
    /// Matches that are being played.
    pub matches: u16,
    /// Challenges that wait for an answer.
    pub challenges: u16,
    /// How long a challenge waits.
    pub challenge_lasts: Duration,
}

/// Decides what becomes of an invitation, given what the challenger has going on already.
///
/// # Errors
///
/// A [`Refusal`] that says why nothing becomes of it.
pub fn begin(
    invitation: &Invitation,
    going_on: &[Match],
    allowance: &Allowance,
    circumstances: Circumstances,
) -> Result<Match, Refusal> {
    let Circumstances { id, coin, now } = circumstances;
    let challenger = invitation.challenger;
    not_too_many(challenger, going_on, allowance)?;
    let side = invitation.side.side(coin);
    let stage = match invitation.opponent {
        Opponent::Bot(level) => {
            let seats = Seats::new(side, Seat::Person(challenger), Seat::Bot(level));
            Stage::Playing(Playing { seats, moves: Vec::new(), started: now, moved: now })
        }
        Opponent::Person { id, .. } if id == challenger => return Err(Refusal::ChallengesSelf),
        Opponent::Person { is_program: true, .. } => return Err(Refusal::ChallengesProgram),
        Opponent::Person { id: invited, .. } => {
            let expires = now + allowance.challenge_lasts;
            Stage::Open(Challenge { challenger, invited, side, made: now, expires })
        }
    };
    let rated = rated(invitation)?;
    Ok(Match { id, version: 1, place: invitation.place, game: invitation.game, rated, stage })
}

/// Matches between people are rated unless they want none of it; those against the bot never are.
fn rated(invitation: &Invitation) -> Result<bool, Refusal> {
    match (invitation.opponent, invitation.rated) {
        (Opponent::Bot(_), Some(true)) => Err(Refusal::BotIsUnrated),
        (Opponent::Bot(_), _) => Ok(false),
        (Opponent::Person { .. }, rated) => Ok(rated.unwrap_or(true)),
    }
}

fn not_too_many(challenger: PlayerId, going_on: &[Match], allowance: &Allowance) -> Result<(), Refusal> {
    may_play_more(going_on, allowance)?;
    let is_own =
        |one: &&Match| matches!(&one.stage, Stage::Open(challenge) if challenge.challenger == challenger);
    if going_on.iter().filter(is_own).count() >= usize::from(allowance.challenges) {
        return Err(Refusal::TooManyChallenges { most: allowance.challenges });
    }
    Ok(())
}

/// Whether somebody who has these matches going on may play one more.
///
/// # Errors
///
/// [`Refusal::TooManyMatches`] if not.
pub fn may_play_more(going_on: &[Match], allowance: &Allowance) -> Result<(), Refusal> {
    let played = going_on.iter().filter(|one| matches!(one.stage, Stage::Playing(_))).count();
    if played >= usize::from(allowance.matches) {
        return Err(Refusal::TooManyMatches { most: allowance.matches });
    }
    Ok(())
}
