//! Which match somebody means: the one named, the only one that they have in the channel, or the one that they choose
//! of several.

use super::handling::Handling;
use crate::domain::{Intent, Match, MatchId, Moment, PlayerId, Refusal, Stage};
use crate::request::Asked;
use crate::room::{ActionError, Wanted, line_of};

/// Does what was asked for in the match that is meant; of several it asks which.
pub(super) async fn serve(handling: &Handling<'_>, named: Option<MatchId>, asked: Asked) {
    match (find(handling, named, needs(&asked)).await, asked) {
        // Whoever plays none here looks on.
        (Err(ActionError::Refused(Refusal::NoMatchHere)), Asked::Board { style, theme }) => {
            let (visitor, channel) = (handling.visitor(), handling.request.place.channel);
            handling.doorkeeper.look_on(visitor.as_ref(), channel, Wanted { style, theme }).await;
        }
        (Err(error), _) => handling.explain(error).await,
        (Ok(found), asked) => match found.as_slice() {
            [one] => carry_out(handling, one.id, None, asked).await,
            _ => handling.doorkeeper.ask_which(handling.visitor().as_ref(), found, asked).await,
        },
    }
}

/// Does the same with a line of conditional moves that is read here, because it may be written in the person's language.
pub(super) async fn conditional(handling: &Handling<'_>, named: Option<MatchId>, moves: Option<&str>) {
    match moves.map(|moves| line_of(handling.visitor().as_ref(), moves).map(Asked::Plan)) {
        None => serve(handling, named, Asked::Plans).await,
        Some(Ok(asked)) => serve(handling, named, asked).await,
        Some(Err(refusal)) => handling.refuse(refusal).await,
    }
}

/// Does what was asked for in the match that was chosen from the menu, if it can still be done there.
pub(super) async fn chosen(handling: &Handling<'_>, id: MatchId, at: Moment, asked: Asked) {
    match of_that_name(handling, id).await {
        Ok(one) if is_played(&one, handling.who()) => carry_out(handling, id, Some(at), asked).await,
        Ok(_) => handling.refuse(Refusal::Over).await,
        Err(error) => handling.explain(error).await,
    }
}

/// Does what was asked for in a match, on the board as it stood if that was seen.
async fn carry_out(handling: &Handling<'_>, id: MatchId, at: Option<Moment>, asked: Asked) {
    let (doorkeeper, visitor) = (handling.doorkeeper, handling.visitor());
    match asked {
        Asked::Move(mv) => doorkeeper.act(visitor, id, Intent::Move { at, mv }).await,
        Asked::Board { style: None, .. } => doorkeeper.bring_board(visitor, id).await,
        Asked::Board { style, theme } => {
            doorkeeper.look(visitor.as_ref(), id, Wanted { style, theme }).await;
        }
        Asked::Hint => doorkeeper.hint(visitor.as_ref(), id).await,
        Asked::Resign => doorkeeper.ask_resign(visitor, id).await,
        Asked::Offer(offer) => doorkeeper.offer(visitor, id, offer, at).await,
        Asked::Plans => doorkeeper.show_plans(visitor.as_ref(), id).await,
        Asked::Plan(line) => doorkeeper.add_plan(visitor.as_ref(), id, at, line).await,
    }
}

/// Something that holds for a match and a person.
type Holds = fn(&Match, PlayerId) -> bool;

/// What a match needs in which somebody can move.
pub(super) const MOVES: &[Holds] = &[is_played, is_to_move];

/// What of several matches is asked for one after another, as far as it holds for any of them.
const fn needs(asked: &Asked) -> &'static [Holds] {
    match asked {
        Asked::Move(_) | Asked::Board { .. } => MOVES,
        Asked::Hint => &[is_played, is_to_move, is_casual],
        Asked::Plans | Asked::Plan(_) => &[is_played, waits],
        Asked::Resign | Asked::Offer(_) => &[is_played],
    }
}

/// The matches that may be meant, one at least. Of several, each of the needs in turn keeps those it holds for, if
/// there are any.
pub(super) async fn find(
    handling: &Handling<'_>,
    named: Option<MatchId>,
    needs: &[Holds],
) -> Result<Vec<Match>, ActionError> {
    if let Some(id) = named {
        return Ok(vec![of_that_name(handling, id).await?]);
    }
    let who = handling.who();
    let mut here = handling.doorkeeper.live_of(who, handling.request.place.channel).await?;
    for holds in needs {
        if here.iter().any(|one| holds(one, who)) {
            here.retain(|one| holds(one, who));
        }
    }
    match here.as_slice() {
        [] => Err(Refusal::NoMatchHere.into()),
        [_, _, ..] if !here.iter().any(|one| is_played(one, who)) => Err(Refusal::SeveralChallenges.into()),
        _ => Ok(here),
    }
}

/// A match by its name: one's own, and where it is played.
async fn of_that_name(handling: &Handling<'_>, id: MatchId) -> Result<Match, ActionError> {
    let (who, here) = (handling.who(), handling.request.place.channel);
    let one =
        handling.doorkeeper.load(id).await?.filter(|one| one.involves(who)).ok_or(Refusal::NoSuchMatch)?;
    if one.place.channel == here { Ok(one) } else { Err(Refusal::PlayedElsewhere(one.place.channel).into()) }
}

/// Whether moves are being made.
fn is_played(one: &Match, _: PlayerId) -> bool {
    matches!(one.stage, Stage::Playing(_))
}

fn is_to_move(one: &Match, who: PlayerId) -> bool {
    one.person_to_move() == Some(who)
}

/// Whether somebody else is to move.
fn waits(one: &Match, who: PlayerId) -> bool {
    one.person_to_move().is_some_and(|player| player != who)
}

fn is_casual(one: &Match, _: PlayerId) -> bool {
    !one.rated
}
