//! Organisers change a draft or an announcement by a form.

use std::sync::Arc;

use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::refusal::{Refusal, TournamentRefusal};
use kuzhi_domain::tournaments::{RuleChange, RuleName, Series, Tournament, TournamentIntent, start_of};
use kuzhi_domain::typed::plain;
use kuzhi_domain::{Timestamp, TournamentId};
use kuzhi_view::request::{OrganiserStep, TournamentDraft, TournamentStep, clock_by_id};
use kuzhi_view::screens;
use kuzhi_view::words;

use super::draft::{self, own_draft, usual_name};
use super::organise::may_organise;
use super::permission::may_announce;
use super::{decide, load};
use crate::service::{ActionError, Context, Response, Service};

/// Opens the form of a draft.
pub(in crate::service) async fn edit_draft(
    service: &Service,
    context: &Context,
    draft: TournamentDraft,
) -> Result<Response, ActionError> {
    may_announce(service, context).await?;
    let own = own_draft(service, context, draft).await?;
    Ok(form(service, context, &own).await)
}

/// Opens the form of a draft or a tournament.
pub(super) async fn form(service: &Service, context: &Context, shown: &Tournament) -> Response {
    let zone = service.records.house_rules(Some(shown.guild)).await.time_zone;
    Response::Ask(screens::change_form(context.words(), shown, zone.as_ref()))
}

/// Changes what the form says.
pub(in crate::service) async fn change(
    service: &Arc<Service>,
    context: &Context,
    id: TournamentId,
    texts: &[(RuleName, String)],
) -> Result<Response, ActionError> {
    let (now, draft) = (service.clock.now(), TournamentDraft(Some(id)));
    let is_draft = service.tournaments.find(id).await?.is_none_or(|one| one.is_draft());
    let shown = if is_draft {
        let own = own_draft(service, context, draft).await?;
        may_announce(service, context).await?;
        own
    } else {
        load(service, context, id).await?
    };
    let zone = service.records.house_rules(Some(shown.guild)).await.time_zone;
    let changes = changes(context, &shown, texts, (zone.as_ref(), now))?;
    if !is_draft {
        may_organise(context, &shown)?;
        let next = change_announced(service, context, &shown, &changes).await?;
        let step = TournamentStep::Organise(OrganiserStep::Change);
        return Ok(Response::TellInPlace(screens::tournament_done(
            context.words(),
            &next,
            context.who(),
            &step,
        )));
    }
    let latest = service.tournaments.latest_of(shown.guild).await?;
    let change = |current: &Tournament| {
        if !current.is_draft() {
            return Err(TournamentRefusal::Announced);
        }
        let rules = current.rules.changed(&changes)?;
        rules.may_begin(now)?;
        let repetition = current.series.as_ref().map(|series| series.repetition);
        repetition.map_or(Ok(()), |repetition| repetition.check(&rules))?;
        let series = repetition.map(|repetition| Series::begin(repetition, zone.clone(), &rules));
        let version = current.version + 1;
        let next = Tournament { version, rules, ..current.clone() }.with_series(series);
        Ok(Some(next.numbered(&latest)))
    };
    let lock = service.tournaments.lock(id).await;
    let next = service.tournaments.change(&lock, change).await?;
    let left_out = shown.rules.left_out_in(&next.rules);
    Ok(Response::TellInPlace(draft::shown(service, context, &next, &latest, &left_out).await?))
}

/// Changes what was announced. A new name has the number that follows those of others, whom nobody announces
/// meanwhile.
async fn change_announced(
    service: &Arc<Service>,
    context: &Context,
    shown: &Tournament,
    changes: &[RuleChange],
) -> Result<Tournament, ActionError> {
    let make = |latest: Vec<Tournament>| {
        decide(service, context, shown.id, move |current| {
            let name = changes.iter().find_map(|change| match change {
                RuleChange::Name(name) => Some(name),
                _ => None,
            });
            let nth = name.map_or(current.nth, |name| current.nth_with_name(name, &latest));
            TournamentIntent::Change { changes: changes.to_vec(), nth }
        })
    };
    if !changes.iter().any(|change| change.name() == RuleName::Name) {
        return make(Vec::new()).await;
    }
    let job = async { make(service.tournaments.latest_of(shown.guild).await?).await };
    Box::pin(service.announcing.alone(&service.records, shown.guild, job)).await
}

/// What the texts of the form change.
fn changes(
    context: &Context,
    shown: &Tournament,
    texts: &[(RuleName, String)],
    (zone, now): (Option<&TimeZone>, Timestamp),
) -> Result<Vec<RuleChange>, Refusal> {
    let rules = &shown.rules;
    let mut changes = Vec::new();
    for (name, typed) in texts {
        let is_empty = typed.trim().is_empty();
        let change = match name {
            RuleName::Begins | RuleName::Clock if is_empty => continue,
            RuleName::Name => {
                let usual = || usual_name(context, rules.kind.name(), rules.game);
                RuleChange::Name(words::plain_title(typed).unwrap_or_else(usual))
            }
            RuleName::Begins => RuleChange::Begins(start_of(typed, now, zone, now)?),
            RuleName::Clock => {
                let clock = clock_by_id(&plain(typed)).ok_or_else(|| Refusal::BadClock(typed.clone()))?;
                RuleChange::Clock(clock.ok_or(TournamentRefusal::NeedsClock)?)
            }
            RuleName::Length => RuleChange::Length(number(typed)?),
            RuleName::Most => {
                let [_, largest] = rules.kind.sizes();
                RuleChange::Most(number(typed)?.unwrap_or(largest))
            }
        };
        // The same may be written in another way.
        let is_same = match &change {
            RuleChange::Name(name) => *name == rules.name,
            RuleChange::Begins(begins) => *begins == rules.begins,
            RuleChange::Clock(clock) => *clock == rules.clock,
            RuleChange::Length(number) => rules.kind.with_length(*number) == Ok(rules.kind),
            RuleChange::Most(most) => *most == rules.most,
        };
        if !is_same {
            changes.push(change);
        }
    }
    Ok(changes)
}

/// Reads a number. `None` if nothing was typed.
fn number(typed: &str) -> Result<Option<u16>, TournamentRefusal> {
    let text = plain(typed);
    if text.is_empty() {
        return Ok(None);
    }
    text.parse().map(Some).map_err(|_| TournamentRefusal::NoNumber(typed.to_owned()))
}
