//! How everyone on a server does this month.

use kuzhi_domain::moments::TimeZone;
use kuzhi_view::screens;

use crate::service::{ActionError, Context, Response, Service};

/// Shows a person how everyone on the server does this month with puzzles of the day.
pub(in crate::service) async fn month(service: &Service, context: &Context) -> Result<Response, ActionError> {
    let guild = context.place().guild.ok_or(kuzhi_domain::refusal::Refusal::NoServer)?;
    let zone = service.records.house_rules(Some(guild)).await.time_zone.unwrap_or(TimeZone::UTC);
    let (feed, month) = (service.feeds.find(guild).await?, zone.month_at(service.clock.now()));
    let table = feed.months.first().filter(|table| table.month == month);
    Ok(Response::Tell(screens::puzzle_month(context.words(), table, context.who())))
}
