//! Looks at tournaments: the list, one of them, its standings, games, rules and log.

use std::collections::BTreeMap;
use std::sync::Arc;

use kuzhi_domain::matches::Scope;
use kuzhi_domain::refusal::TournamentRefusal;
use kuzhi_domain::tournaments::{Entrant, Tournament};
use kuzhi_domain::{PlayerId, sought};
use kuzhi_view::request::{PlainStep, Proposal};
use kuzhi_view::screens;

use super::{names, names_of, server};
use crate::delivery::{channel_link, link};
use crate::service::{ActionError, Context, Response, Service};

/// The most tournaments in the list, and the most suggestions.
const LISTED: usize = 25;

/// How many are looked through beside those that go on, for each letter that is typed.
const LOOKED_THROUGH: usize = 50;

/// Lists the tournaments of the server.
pub(in crate::service) async fn list(service: &Service, context: &Context) -> Result<Response, ActionError> {
    let mut listed = of_server(service, context, LISTED).await?;
    listed.truncate(LISTED);
    let zone = service.records.house_rules(context.place().guild).await.time_zone;
    Ok(Response::Tell(screens::tournaments(context.words(), listed, zone.as_ref())))
}

/// Those that go on, and after them the others among so many of the latest.
async fn of_server(
    service: &Service,
    context: &Context,
    latest: usize,
) -> Result<Vec<Tournament>, ActionError> {
    let guild = server(context)?;
    let all = service.records.run(move |store| {
        let mut all = store.live_tournaments_of(guild)?;
        all.retain(Tournament::is_live);
        let others = store.tournaments_of(guild, latest)?;
        all.extend(others.into_iter().filter(|one| !one.is_live()));
        Ok(all)
    });
    Ok(all.await?)
}

/// Shows the tournament that was typed: its id, its name or the beginning of that.
pub(in crate::service) async fn show_named(
    service: &Service,
    context: &Context,
    typed: &str,
) -> Result<Response, ActionError> {
    let found = match named_by_id(service, context, typed).await? {
        Some(found)
            if found.awaits_server() && !found.guilds().any(|one| Some(one) == context.place().guild) =>
        {
            return Ok(Response::Tell(screens::server_invitation(context.words(), &found)));
        }
        Some(found) => found,
        None => named(service, context, typed).await?,
    };
    Ok(super::naming(
        service,
        context,
        &found,
        Response::Tell(screens::tournament_card(context.words(), &found)),
    )
    .await)
}

/// The tournament with this id, which suggestions give: nothing else is read for it. It may be a match of
/// another server that waits for one to play with: its id is the code.
async fn named_by_id(
    service: &Service,
    context: &Context,
    typed: &str,
) -> Result<Option<Tournament>, ActionError> {
    let guild = server(context)?;
    let Ok(id) = typed.trim().parse() else { return Ok(None) };
    let found = service.tournaments.find(id).await?.map(|one| one.seen_from(guild));
    let is_here = |one: &Tournament| one.guild == guild && one.is_posted_here() && !one.is_draft();
    Ok(found.filter(|one| is_here(one) || one.awaits_server()))
}

/// The tournament of this name: the latest one, unless its number is typed, too. Else the first whose name
/// begins so.
async fn named(service: &Service, context: &Context, typed: &str) -> Result<Tournament, ActionError> {
    let mut all = of_server(service, context, 0).await?;
    let latest = service.tournaments.latest_of(server(context)?).await?;
    all.extend(latest.into_iter().filter(|one| !one.is_live()));
    let typed = sought_title(typed);
    let names: Vec<String> = all.iter().map(|one| sought(&one.rules.name)).collect();
    let titles: Vec<String> = all.iter().map(|one| sought_title(&one.title_with_number())).collect();
    let found = names.iter().position(|name| *name == typed);
    let found = found.or_else(|| titles.iter().position(|title| *title == typed));
    let found = found.or_else(|| names.iter().position(|name| name.starts_with(&typed)));
    let found = found.and_then(|at| all.into_iter().nth(at));
    Ok(found.ok_or(TournamentRefusal::Unknown)?)
}

/// A title as it is searched for. People may leave out the mark of its number.
fn sought_title(title: &str) -> String {
    let title = title.replace('#', " ");
    sought(&title.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Suggests tournaments whose name has what was typed.
pub(in crate::service) async fn proposals(
    service: &Service,
    context: &Context,
    typed: &str,
) -> Vec<Proposal> {
    let all = of_server(service, context, LOOKED_THROUGH).await.unwrap_or_default();
    let zone = service.records.house_rules(context.place().guild).await.time_zone;
    let typed = sought_title(typed);
    let named = all.iter().filter(|one| sought_title(&one.title_with_number()).contains(&typed));
    let proposal =
        |one: &Tournament| Proposal::text(screens::dated_title(one, zone.as_ref()), one.id.to_string());
    named.take(LISTED).map(proposal).collect()
}

/// Shows something of a tournament.
pub(super) async fn look(
    service: &Arc<Service>,
    context: &Context,
    shown: &Tournament,
    what: PlainStep,
) -> Result<Response, ActionError> {
    let words = context.words();
    Ok(Response::Tell(match what {
        PlainStep::Rules => screens::tournament_rules(words, shown),
        PlainStep::Log => log_page(context, shown, None),
        PlainStep::Mine => mine(service, context, shown).await,
        PlainStep::Csv => csv(service, context, shown).await,
        _ => screens::tournament_card(words, shown),
    }))
}

/// A page of the log.
pub(super) fn log(context: &Context, shown: &Tournament, page: usize) -> Response {
    Response::TellInPlace(log_page(context, shown, Some(page)))
}

fn log_page(context: &Context, shown: &Tournament, page: Option<usize>) -> screens::Screen {
    let is_organiser = shown.is_run_by(super::actor(context, shown));
    screens::tournament_log(context.words(), shown, is_organiser, page)
}

async fn mine(service: &Service, context: &Context, shown: &Tournament) -> screens::Screen {
    // People have seen the results of their boards.
    let now = service.clock.now();
    let facts = service.records.results_of(shown).await;
    let facts = facts.inspect_err(|error| service.records.report(error, "cannot read results"));
    let shown = &shown.with_results(&facts.unwrap_or_default(), now);
    let boards = service.records.boards_of(shown).await;
    let link = |id| boards.get(&id).map(|(place, board)| link(*place, *board));
    screens::tournament_games(context.words(), shown, context.who(), link, now)
}

/// A page of the standings.
pub(super) async fn standings(
    service: &Service,
    context: &Context,
    shown: &Tournament,
    page: usize,
) -> Response {
    Response::TellInPlace(page_of_standings(service, context, shown, page).await)
}

async fn page_of_standings(
    service: &Service,
    context: &Context,
    shown: &Tournament,
    page: usize,
) -> screens::Screen {
    let names = names(service, context, shown).await;
    let name = |player| names.get(&player).cloned().unwrap_or_default();
    screens::tournament_standings(context.words(), shown, page, name)
}

/// A page of the table of its season.
pub(super) async fn season(
    service: &Service,
    context: &Context,
    shown: &Tournament,
    page: usize,
) -> Response {
    let season = service.records.season_of(shown).await;
    let people = season.iter().flat_map(|season| &season.rows).map(|row| row.player).collect();
    let names = names_of(service, context, people).await;
    let name = |player| names.get(&player).cloned().unwrap_or_default();
    Response::TellInPlace(screens::tournament_season(context.words(), shown, season.as_ref(), page, name))
}

/// The standings, first those of whoever asks for them.
pub(super) async fn places(service: &Service, context: &Context, shown: &Tournament) -> Response {
    let own = shown.entrant(context.who()).and_then(|own| shown.groups().group_of(own));
    Response::Tell(page_of_standings(service, context, shown, own.unwrap_or_default()).await)
}

/// A page of what decides between equal ones.
pub(super) fn tie_breaks(context: &Context, shown: &Tournament, page: usize) -> Response {
    Response::TellInPlace(screens::tournament_tie_breaks(context.words(), shown, page))
}

/// A page of the bracket.
pub(super) async fn bracket(
    service: &Service,
    context: &Context,
    shown: &Tournament,
    page: usize,
) -> Response {
    let names = names(service, context, shown).await;
    let name = |player| names.get(&player).cloned().unwrap_or_default();
    Response::TellInPlace(screens::tournament_bracket(context.words(), shown, page, name))
}

/// Why one stands before another.
pub(super) fn why(context: &Context, shown: &Tournament, [one, other]: [u16; 2]) -> Response {
    Response::Tell(screens::tournament_why(context.words(), shown, Entrant(one), Entrant(other)))
}

/// The table of a group as a file that programs for chess tournaments read.
pub(super) async fn table(
    service: &Service,
    context: &Context,
    shown: &Tournament,
    group: usize,
) -> Result<Response, ActionError> {
    let player = players_in_files(service, context, shown).await;
    let place = channel_link(shown.place());
    let table = screens::tournament_table(context.words(), shown, group, &place, player);
    Ok(Response::Tell(table.ok_or(TournamentRefusal::NotOfThisKind)?))
}

/// The whole table as a spreadsheet.
async fn csv(service: &Service, context: &Context, shown: &Tournament) -> screens::Screen {
    let player = players_in_files(service, context, shown).await;
    screens::tournament_csv(context.words(), shown, &channel_link(shown.place()), player)
}

/// What files say of players.
async fn players_in_files(
    service: &Service,
    context: &Context,
    shown: &Tournament,
) -> impl Fn(PlayerId) -> screens::TablePlayer {
    let (names, ratings) = (names(service, context, shown).await, ratings(service, shown).await);
    move |who| screens::TablePlayer {
        name: names.get(&who).cloned().unwrap_or_default(),
        rating: ratings.get(&who).copied(),
    }
}

/// The ratings that players have on the server in the game.
async fn ratings(service: &Service, shown: &Tournament) -> BTreeMap<PlayerId, u32> {
    let people: Vec<PlayerId> = shown.players.iter().map(|one| one.player).collect();
    let (scope, game) = (Scope::Guild(shown.guild), shown.rules.game.id());
    let read = service.records.run(move |store| {
        let mut ratings = BTreeMap::new();
        for player in people {
            let standing = store.standing_of(scope, game, player)?;
            ratings.extend(standing.map(|standing| (player, rounded(standing.rating.value()))));
        }
        Ok(ratings)
    });
    read.await.unwrap_or_else(|error| {
        service.records.report(&error, "cannot read ratings");
        BTreeMap::new()
    })
}

/// A rating as people see it.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "ratings are positive and small")]
fn rounded(rating: f64) -> u32 {
    rating.max(0.0).round() as u32
}
