//! When a person has time for games over days: being away, days off and quiet hours.

use std::sync::Arc;

use kuzhi_domain::calendar::{Calendar, DaysOff, QuietHours, Week};
use kuzhi_domain::moments::{TimeZone, TypedMoment, read_hours, read_weekdays};
use kuzhi_domain::refusal::Refusal;
use kuzhi_view::request::SettingsPage;
use kuzhi_view::screens;

use super::settings::show_settings;
use crate::service::{ActionError, Context, Response, Service};

/// Has a person be away until a moment that they typed. Without one, shows them whether they are.
pub(in crate::service) async fn go_away(
    service: &Arc<Service>,
    context: &Context,
    until: String,
    zone: &str,
) -> Result<Response, ActionError> {
    let own = calendar(service, context).await?;
    let given = read_zone(zone)?;
    let zone = match &given {
        Some(given) => given.clone(),
        None => zone_of(service, context, &own).await,
    };
    if !until.is_empty() || given.is_some() {
        let allowance = service.matches.match_limits.days_away;
        let change = move |own: Calendar, now| {
            let own = match given {
                Some(given) => own.living_in(given),
                None => own,
            };
            if until.is_empty() {
                return Ok(own);
            }
            let end = TypedMoment::read_end(&until, &zone, now).map_err(|_| Refusal::NoMoment(until))?;
            Ok(own.go_away(end.from(now, Some(&zone)), now, allowance)?)
        };
        service.change_calendar(context.who(), change).await?;
    }
    show_settings(service, context, SettingsPage::Time).await
}

/// Gives a person the form in which they say until when they are away.
pub(in crate::service) async fn ask_away(
    service: &Service,
    context: &Context,
) -> Result<Response, ActionError> {
    Ok(Response::Ask(screens::away_form(context.words(), &calendar(service, context).await?)))
}

/// Ends the time for which a person is away.
pub(in crate::service) async fn come_back(
    service: &Arc<Service>,
    context: &Context,
) -> Result<Response, ActionError> {
    service.change_calendar(context.who(), |own, now| Ok(own.come_back(now)?)).await?;
    show_settings(service, context, SettingsPage::Time).await
}

/// Gives a person the form for their time zone, days off and quiet hours.
pub(in crate::service) async fn ask_week(
    service: &Service,
    context: &Context,
) -> Result<Response, ActionError> {
    let own = calendar(service, context).await?;
    Ok(Response::Ask(screens::week_form(context.words(), &own, service.clock.now())))
}

/// Changes a person's time zone, days off and quiet hours.
pub(in crate::service) async fn change_week(
    service: &Arc<Service>,
    context: &Context,
    zone: &str,
    days_off: &str,
    quiet: &str,
) -> Result<Response, ActionError> {
    let zone = read_zone(zone)?.ok_or_else(|| Refusal::NoTimeZone(zone.to_owned()))?;
    let days_off = read_weekdays(days_off)
        .and_then(DaysOff::new)
        .ok_or_else(|| Refusal::NoDaysOff(days_off.to_owned()))?;
    let quiet = match quiet.trim() {
        "" => None,
        typed => {
            let read = read_hours(typed).and_then(|[from, until]| QuietHours::new(from, until));
            Some(read.ok_or_else(|| Refusal::NoQuietHours(typed.to_owned()))?)
        }
    };
    let week = Week { zone, days_off, quiet };
    service.change_calendar(context.who(), move |own, now| Ok(own.with_week(week, now))).await?;
    show_settings(service, context, SettingsPage::Time).await
}

/// The time zone in which a person's texts are read: theirs, or else the server's.
pub(in crate::service) async fn zone_of(service: &Service, context: &Context, own: &Calendar) -> TimeZone {
    if let Some(zone) = own.zone() {
        return zone.clone();
    }
    service.records.house_rules(context.place().guild).await.time_zone.unwrap_or(TimeZone::UTC)
}

/// Reads a time zone that somebody typed, if they did.
fn read_zone(typed: &str) -> Result<Option<TimeZone>, Refusal> {
    if typed.trim().is_empty() {
        return Ok(None);
    }
    TimeZone::by_typed(typed).map(Some).ok_or_else(|| Refusal::NoTimeZone(typed.to_owned()))
}

async fn calendar(service: &Service, context: &Context) -> Result<Calendar, ActionError> {
    let who = context.who();
    Ok(service.records.find(move |store| store.preferences(who)).await?.calendar)
}
