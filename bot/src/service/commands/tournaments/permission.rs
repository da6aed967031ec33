//! Whether somebody may do something in a tournament now, beside what the tournament itself allows.

use kuzhi_domain::GuildId;
use kuzhi_domain::refusal::{Refusal, TournamentRefusal};
use kuzhi_domain::settings::HouseRules;
use kuzhi_domain::tournaments::{Tournament, TournamentIntent};

use super::server;
use crate::limits::Notified;
use crate::service::{ActionError, Context, Service};

/// Checks whether the managers of the server let somebody do this. Everyone may leave.
pub(super) fn permit(
    service: &Service,
    context: &Context,
    house: &HouseRules,
    intent: &TournamentIntent,
) -> Result<(), Refusal> {
    let other = match intent {
        TournamentIntent::Leave | TournamentIntent::RoundOff => return Ok(()),
        TournamentIntent::Challenge(other)
        | TournamentIntent::NamePlayer(other)
        | TournamentIntent::NameOrganiser(other) => Some(*other),
        of_organiser if of_organiser.is_of_organiser() && context.manages() => return Ok(()),
        _ => None,
    };
    house.let_play(context.who(), other)?;
    if let Some(other) = other.filter(|&other| service.limits.admit(other, None).is_err()) {
        return Err(Refusal::OtherKeptOut { other });
    }
    Ok(())
}

/// Checks whether somebody may announce a tournament here: a manager, somebody with the role that may, or
/// anyone if the server lets everyone.
pub(super) async fn may_announce(service: &Service, context: &Context) -> Result<GuildId, ActionError> {
    let guild = server(context)?;
    if context.is_user_install() {
        return Err(TournamentRefusal::NotMember.into());
    }
    let house = house_rules(service, guild).await?;
    let has_role = house.organisers.is_some_and(|role| context.has_role(role));
    if !context.manages() && !house.tournaments && !has_role {
        let why = house.organisers.map_or(TournamentRefusal::NotManager, TournamentRefusal::NotOrganisers);
        return Err(why.into());
    }
    house.let_in((context.channel(), context.parent()), context.who(), None)?;
    Ok(guild)
}

async fn house_rules(service: &Service, guild: GuildId) -> Result<HouseRules, ActionError> {
    Ok(service.records.run(move |store| store.house_rules(guild)).await?)
}

/// Spends what notifying people costs who wants something of a tournament.
pub(super) async fn spend(
    service: &Service,
    context: &Context,
    current: &Tournament,
    intent: &TournamentIntent,
) -> Result<(), ActionError> {
    let next = match current.decide(super::actor(context, current), intent.clone(), service.clock.now()) {
        Ok(next) => next,
        // It may be possible once results are noted that people have seen.
        Err(_) if intent.needs_results() => current.clone(),
        Err(_) => return Ok(()),
    };
    let people = current.notified_by(intent, &next);
    if people.is_empty() {
        return Ok(());
    }
    let notified = Notified { by: context.who(), guild: current.guild, people: &people };
    service.limits.learn_of_notified(notified).await?;
    if intent.is_always_possible() {
        service.limits.record_notified(notified);
        return Ok(());
    }
    service.limits.notify(notified).map_err(|refusal| match intent {
        TournamentIntent::Challenge(_) => refusal,
        _ => of_many(refusal),
    })?;
    Ok(())
}

/// What is said to somebody who may not notify many people now.
pub(super) fn of_many(refusal: Refusal) -> Refusal {
    match refusal {
        Refusal::ChallengedTooOften { until, .. }
        | Refusal::DeclinedLately { until, .. }
        | Refusal::TooMuch { until, .. } => TournamentRefusal::NotifiedLately { until }.into(),
        refusal => refusal,
    }
}
