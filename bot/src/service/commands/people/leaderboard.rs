//! Leaderboards: who plays best or most, here or everywhere.

use std::collections::BTreeMap;

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::Scope;
use kuzhi_domain::rating::{By, Chart, Rating, Standing};
use kuzhi_domain::study::Solver;
use kuzhi_search::Level;
use kuzhi_store::{LookupRequest, Page, Store, StoreError};
use kuzhi_view::request::{ChartView, LeaderboardOf};
use kuzhi_view::screens::{self, LeaderboardLine, LeaderboardPage, LevelLadder, OwnPlace};
use kuzhi_view::words::{self, Words};

use crate::service::{ActionError, Context, Response, Service};

/// Shows part of a leaderboard to everyone, with the person's own place.
pub(in crate::service) async fn show(
    service: &Service,
    context: &Context,
    view: ChartView,
) -> Result<Response, ActionError> {
    let guild = context.place().guild;
    if view.by == By::Levels {
        return ladder(service, context, view).await;
    }
    let scope = match view.of {
        LeaderboardOf::Here => guild.map_or(Scope::Everywhere, Scope::Guild),
        LeaderboardOf::Everywhere => Scope::Everywhere,
    };
    let chart = Chart::at(scope, view.game.id(), view.span, view.by, service.clock.now());
    let who = context.who();
    let Shown { page, own, names, beside } =
        service.records.run(move |store| read_chart(store, chart, view, who)).await?;
    let words = context.words_here();
    let name = |player| display_name(words, scope, player, &names);
    let line = |(place, standing): &(u64, Standing)| {
        let Beside { puzzles, level } = beside.get(&standing.player).copied().unwrap_or_default();
        LeaderboardLine { place: *place, name: name(standing.player), standing: *standing, puzzles, level }
    };
    let lines = page.lines.iter().map(line).collect();
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

/// Shows who has beaten which level of the bot at most, to everyone.
async fn ladder(service: &Service, context: &Context, view: ChartView) -> Result<Response, ActionError> {
    let words = context.words_here();
    let Some(guild) = context.place().guild else { return Ok(Response::Show(screens::no_ladder(words))) };
    let (who, game, most) = (context.who(), view.game.id(), screens::LADDER_LENGTH);
    let read = move |store: &dyn Store| {
        Ok((store.climbers(guild, game, most + 1)?, store.level_beaten(guild, game, who)?))
    };
    let (mut climbers, own) = service.records.run(read).await?;
    let has_further = climbers.len() > most;
    climbers.truncate(most);
    let named = |(player, level)| (words::mention(words, player), level);
    let climbers = climbers.into_iter().map(named).collect();
    let own = (words::mention(words, who), own);
    let ladder = LevelLadder { view: view.from_top(), climbers, has_further, own };
    Ok(Response::Show(screens::level_ladder(words, &ladder)))
}

/// What is shown of a leaderboard.
struct Shown {
    page: Page,
    /// The person's own place.
    own: OwnPlace,
    /// The names of everyone on the page.
    names: BTreeMap<PlayerId, String>,
    /// What stands beside their ratings.
    beside: BTreeMap<PlayerId, Beside>,
}

/// What stands beside a rating.
#[derive(Copy, Clone, Default)]
struct Beside {
    puzzles: Option<Rating>,
    level: Option<Level>,
}

fn read_chart(store: &dyn Store, chart: Chart, view: ChartView, who: PlayerId) -> Result<Shown, StoreError> {
    let page = store.page(&chart, view.from, screens::LEADERBOARD_LENGTH)?;
    let own = own_place(store, &chart, who)?;
    let people: Vec<PlayerId> = page.lines.iter().map(|(_, one)| one.player).chain([who]).collect();
    let found = store.look_up(&LookupRequest {
        people: people.clone(),
        names: people,
        ..LookupRequest::default()
    })?;
    let placed = page.lines.iter().map(|(_, one)| one).filter(|one| one.has_place(chart.scope));
    let beside = placed.map(|one| {
        let shows_profile = found.people.get(&one.player).is_none_or(|kept| kept.preferences.listed);
        Ok((one.player, beside(store, &chart, one.player, shows_profile)?))
    });
    let beside = beside.collect::<Result<_, StoreError>>()?;
    Ok(Shown { page, own, names: found.names, beside })
}

/// Returns what stands beside a rating. The puzzles of people who hide their profile are their own business.
fn beside(
    store: &dyn Store,
    chart: &Chart,
    player: PlayerId,
    shows_profile: bool,
) -> Result<Beside, StoreError> {
    let level = match chart.scope {
        Scope::Guild(guild) => store.level_beaten(guild, chart.game, player)?,
        Scope::Everywhere => None,
    };
    let solver = if shows_profile { store.solver(player)? } else { Solver::default() };
    Ok(Beside { puzzles: (!solver.is_finding_level()).then_some(solver.rating), level })
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
fn display_name(words: &Words, scope: Scope, player: PlayerId, names: &BTreeMap<PlayerId, String>) -> String {
    match scope {
        Scope::Guild(_) => words::mention(words, player),
        Scope::Everywhere => words::named_within(words, player, names.get(&player).map(String::as_str)),
    }
}
