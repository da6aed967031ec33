//! Finds the match that a person means: the one they name, their only one in the channel, or the one they
//! choose from several.

use std::sync::Arc;

use kuzhi_domain::matches::{Intent, Match, Revision, Stage};
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::{MatchId, PlayerId};
use kuzhi_view::request::MatchCommand;

use super::{board, games, offers, plans, questions, stranded};
use crate::service::change::act;
use crate::service::commands::study::hint;
use crate::service::target::Target;
use crate::service::{ActionError, Context, Response, Service};

/// Does what the person asks for in the match they mean. If there are several, it asks which one.
pub(in crate::service) async fn serve(
    service: &Arc<Service>,
    context: &Context,
    named: Option<MatchId>,
    command: MatchCommand,
) -> Result<Response, ActionError> {
    let found = match find(service, context, named, needs(&command)).await {
        Err(ActionError::Refused(Refusal::NoMatchHere)) => or_stranded(service, context, &command).await,
        found => found,
    };
    let found = match (found, &command) {
        // People who play no match here look on.
        (Err(ActionError::Refused(Refusal::NoMatchHere)), &MatchCommand::Board { look }) => {
            return board::look_on(service, context, look).await;
        }
        (found, _) => found?,
    };
    match found.as_slice() {
        [one] => carry_out_in(service, context, one, None, command).await,
        _ => Ok(games::ask_which(service, context, found, command).await),
    }
}

/// The same for a line of conditional moves. It is parsed here because it may be in the person's language.
pub(in crate::service) async fn conditional(
    service: &Arc<Service>,
    context: &Context,
    named: Option<MatchId>,
    moves: Option<&str>,
) -> Result<Response, ActionError> {
    let command = match moves {
        None => MatchCommand::Plans,
        Some(moves) => MatchCommand::Plan(plans::line_of(context, moves)?),
    };
    serve(service, context, named, command).await
}

/// Does what the person asks for in the match that they chose from the menu, if that is still possible.
pub(in crate::service) async fn chosen(
    service: &Arc<Service>,
    context: &Context,
    id: MatchId,
    at: Revision,
    command: MatchCommand,
) -> Result<Response, ActionError> {
    let one = own_by_id(service, context, id).await?;
    if !is_played(&one, context.who()) {
        return Err(Refusal::Over.into());
    }
    carry_out_in(service, context, &one, Some(at), command).await
}

/// Returns a person's matches on this server whose channel is gone, if what they ask for can be done there.
async fn or_stranded(
    service: &Service,
    context: &Context,
    command: &MatchCommand,
) -> Result<Vec<Match>, ActionError> {
    if stranded::may_ask(command).is_err() {
        return Err(Refusal::NoMatchHere.into());
    }
    let stranded = stranded::on_this_server(service, context, stranded::MOST).await?;
    if stranded.is_empty() { Err(Refusal::NoMatchHere.into()) } else { Ok(stranded) }
}

/// Does what the person asks for in a match. If its channel is gone, it is brought here for that.
async fn carry_out_in(
    service: &Arc<Service>,
    context: &Context,
    one: &Match,
    at: Option<Revision>,
    command: MatchCommand,
) -> Result<Response, ActionError> {
    if one.is_shown_in(context.channel()) {
        return carry_out(service, context, one.id(), at, command).await;
    }
    match (stranded::may_ask(&command), &command) {
        (Ok(()), MatchCommand::Board { look: None }) => stranded::bring(service, context, one).await,
        (Ok(()), _) => carry_out(service, context, one.id(), at, command).await,
        (Err(refusal), _) => Err(refusal.into()),
    }
}

/// Does what the person asks for in a match. If they have seen a board, the revision says which.
async fn carry_out(
    service: &Arc<Service>,
    context: &Context,
    id: MatchId,
    at: Option<Revision>,
    command: MatchCommand,
) -> Result<Response, ActionError> {
    let target = Target::unread(id);
    match command {
        MatchCommand::Move(mv) => act(service, context, target, Intent::Move { at, mv }).await,
        MatchCommand::Board { look: None } => board::bring_board(service, context, id).await,
        MatchCommand::Board { look } => board::show_privately(service, context, target, look).await,
        MatchCommand::Hint => hint::hint(service, context, target).await,
        MatchCommand::Resign => questions::ask_resign(service, context, target).await,
        MatchCommand::Offer(offer) => offers::offer(service, context, target, offer, at).await,
        MatchCommand::Plans => plans::show_plans(service, context, target).await,
        MatchCommand::Plan(line) => plans::add_plan(service, context, target, at, line).await,
    }
}

/// A condition on a match and a person.
type Holds = fn(&Match, PlayerId) -> bool;

/// The conditions on a match in which the person can move.
pub(crate) const MOVES: &[Holds] = &[is_played, is_to_move];

/// The conditions that narrow down several matches.
const fn needs(command: &MatchCommand) -> &'static [Holds] {
    match command {
        MatchCommand::Move(_) | MatchCommand::Board { .. } => MOVES,
        MatchCommand::Hint => &[is_played, is_to_move, is_casual],
        MatchCommand::Plans | MatchCommand::Plan(_) => &[is_played, waits],
        MatchCommand::Resign | MatchCommand::Offer(_) => &[is_played],
    }
}

/// Returns the matches that may be meant, at least one. If there are several, each condition in turn keeps
/// those that meet it, if any do.
pub(in crate::service) async fn find(
    service: &Service,
    context: &Context,
    named: Option<MatchId>,
    needs: &[Holds],
) -> Result<Vec<Match>, ActionError> {
    if let Some(id) = named {
        return Ok(vec![own_by_id(service, context, id).await?]);
    }
    let who = context.who();
    let mut here = service.records.live_of(who, context.channel()).await?;
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

/// Returns a match by its id, if the person is part of it and it is played here, or where nobody can be any
/// more.
async fn own_by_id(service: &Service, context: &Context, id: MatchId) -> Result<Match, ActionError> {
    let one = service.records.load(id).await?.ok_or(Refusal::NoSuchMatch)?;
    match kuzhi_domain::matches::may_name(&one, context.who(), context.channel()) {
        Err(Refusal::PlayedElsewhere(_)) if stranded::is_stranded(service, context, &one).await => Ok(one),
        named => named.map(|()| one).map_err(ActionError::from),
    }
}

/// Whether moves are being made.
fn is_played(one: &Match, _: PlayerId) -> bool {
    matches!(one.stage(), Stage::Playing(_))
}

fn is_to_move(one: &Match, who: PlayerId) -> bool {
    one.person_to_move() == Some(who)
}

/// Whether it is another person's turn.
fn waits(one: &Match, who: PlayerId) -> bool {
    one.person_to_move().is_some_and(|player| player != who)
}

fn is_casual(one: &Match, _: PlayerId) -> bool {
    !one.rated()
}
