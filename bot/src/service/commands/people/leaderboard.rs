//! Leaderboards: who plays best or most, here or everywhere.

use std::collections::BTreeMap;

use kuzhi_domain::{Chart, PlayerId, Scope};
use kuzhi_store::{LookupRequest, Page, Store, StoreError};
use kuzhi_view::request::{ChartView, LeaderboardOf};
use kuzhi_view::screens::{self, LeaderboardPage, OwnPlace};
use kuzhi_view::words::{self, Words};

use crate::service::{ActionError, Context, Response, Service};

/// Shows part of a leaderboard to everyone, with the person's own place.
pub(in crate::service) async fn show(
    service: &Service,
    context: &Context,
    view: ChartView,
) -> Result<Response, ActionError> {
    let guild = context.place().guild;
    let scope = match view.of {
        LeaderboardOf::Here => guild.map_or(Scope::Everywhere, Scope::Guild),
        LeaderboardOf::Everywhere => Scope::Everywhere,
    };
    let chart = Chart::at(scope, view.game.id(), view.span, view.by, service.clock.now());
    let who = context.who();
    let (page, own, names) = service.records.read(move |store| look(store, chart, view, who)).await?;
    let words = context.words_here();
    let name = |player| called(words, scope, player, &names);
    let lines = page.lines.iter().map(|(place, one)| (*place, name(one.player), *one)).collect();
    let page = LeaderboardPage {
        view,
        chart,
        in_guild: guild.is_some(),
        lines,
        has_before: page.has_before,
        has_behind: page.has_behind,
        own: (name(who), own),
    };
    Ok(Response::Show(screens::leaderboard(words, &page)))
}

/// A page of a leaderboard, the person's own place, and the names on it.
type Shown = (Page, OwnPlace, BTreeMap<PlayerId, String>);

fn look(store: &dyn Store, chart: Chart, view: ChartView, who: PlayerId) -> Result<Shown, StoreError> {
    let page = store.page(&chart, view.from, screens::LEADERBOARD_LENGTH)?;
    let own = own_place(store, &chart, who)?;
    let names = page.lines.iter().map(|(_, one)| one.player).chain([who]).collect();
    let names = store.look_up(&LookupRequest { names, ..LookupRequest::default() })?.names;
    Ok((page, own, names))
}

fn own_place(store: &dyn Store, chart: &Chart, who: PlayerId) -> Result<OwnPlace, StoreError> {
    let standing = store.standing_of(chart.scope, chart.game, who)?;
    let Some((standing, value)) = standing.and_then(|one| Some((one, chart.value_of(&one)?))) else {
        return Ok(OwnPlace::None);
    };
    if chart.scope == Scope::Everywhere && !store.preferences(who)?.listed {
        return Ok(OwnPlace::Hidden);
    }
    Ok(OwnPlace::At(1 + store.above(chart, value)?, standing))
}

/// Returns what to call a player. Over all servers it is their name, because a mention of a person from
/// another server shows nothing.
fn called(words: &Words, scope: Scope, player: PlayerId, names: &BTreeMap<PlayerId, String>) -> String {
    match scope {
        Scope::Guild(_) => words::mention(words, player),
        Scope::Everywhere => words::named_within(words, player, names.get(&player).map(String::as_str)),
    }
}
