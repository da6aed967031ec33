//! The leaderboard.

use kuzhi_domain::matches::{MOVES_TO_COUNT, Scope};
use kuzhi_domain::rating::{By, Chart, FromLine, LineKey, Rating, Span, Standing};
use kuzhi_engine::Game;
use kuzhi_search::Level;

use crate::request::{Action, ChartView, LeaderboardOf, Select};
use crate::screens::{Button, ButtonStyle, Choice, Choices, Menu, Screen};
use crate::words::ratings::figure;
use crate::words::{Words, game_name, say};

/// The most players on a page of a leaderboard.
pub const LEADERBOARD_LENGTH: usize = 10;

/// A page of a leaderboard.
#[derive(Clone, PartialEq, Debug)]
pub struct LeaderboardPage {
    /// The requested view.
    pub view: ChartView,
    /// The leaderboard that this selects.
    pub chart: Chart,
    /// Whether the viewer is on a server. Only there can they switch between the server's leaderboard and the
    /// global one.
    pub in_guild: bool,
    /// The players, those with a place first.
    pub lines: Vec<LeaderboardLine>,
    /// Whether there are lines before these.
    pub has_before: bool,
    /// Whether there are lines after these.
    pub has_behind: bool,
    /// The viewer's name and place.
    pub own: (String, OwnPlace),
}

/// A player on a leaderboard.
#[derive(Clone, PartialEq, Debug)]
pub struct LeaderboardLine {
    /// Their place, if they have one: [`Standing::has_place`].
    pub place: u64,
    /// Their name.
    pub name: String,
    /// Their standing.
    pub standing: Standing,
    /// Their rating in puzzles, if they have tried any and show it.
    pub puzzles: Option<Rating>,
    /// The highest level of the bot that they have beaten on the server.
    pub level: Option<Level>,
}

/// The viewer's place on a leaderboard.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum OwnPlace {
    /// This place, or none yet if the standing has too few opponents.
    At(u64, Standing),
    /// No place.
    None,
    /// No place, because they do not want to be listed.
    Hidden,
}

/// The best players of a game with their names, the viewer's own place, and what it takes to get a place.
pub fn leaderboard(words: &Words, page: &LeaderboardPage) -> Screen {
    let LeaderboardPage { view, chart, lines, own, .. } = page;
    let title = match chart.scope {
        Scope::Guild(_) => "leaderboard-guild",
        Scope::Everywhere => "leaderboard-everywhere",
    };
    let mut text = vec![say!(words, title, game = game_name(words, view.game))];
    if (view.span, view.by) != (Span::Ever, By::Rating) {
        text.push(format!("{} · {}", span_label(words, view.span), by_label(words, view.by)));
    }
    text.extend(lines.iter().map(|one| listed(words, *view, chart.scope, one)));
    if lines.is_empty() {
        let is_ever = view.span == Span::Ever;
        text.push(say!(words, if is_ever { "leaderboard-empty" } else { "leaderboard-empty-span" }));
    } else {
        text.push(own_line(words, *view, chart.scope, own));
        if lines.iter().any(|one| one.puzzles.is_some() || one.level.is_some()) {
            text.push(say!(words, "leaderboard-beside"));
        }
        text.push(say!(words, "leaderboard-note"));
    }
    let (opponents, moves) = (chart.scope.opponents_for_place(), MOVES_TO_COUNT);
    text.push(say!(words, "leaderboard-place", opponents = opponents, moves = moves));
    let rows = vec![others(words, page), turns(words, page)];
    let rows = rows.into_iter().filter(|row| !row.is_empty()).collect();
    Screen { menus: vec![games(words, *view)], rows, ..Screen::text(text.join("\n")) }
}

/// A line of the leaderboard: with what stands beside the rating, or, in grey, with what is still missing for
/// a place.
fn listed(words: &Words, view: ChartView, scope: Scope, one: &LeaderboardLine) -> String {
    let LeaderboardLine { place, name, standing, puzzles, level } = one;
    if !standing.has_place(scope) {
        return format!("-# {}", without_place(words, view.span, scope, name, standing));
    }
    let puzzles = puzzles.map(|rating| format!("🧩 {}", figure(rating)));
    let level = level.map(|level| format!("🤖 {level}"));
    let line = line(words, view, name, standing, *place);
    [Some(line), puzzles, level].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// A player with too few opponents for a place.
fn without_place(words: &Words, span: Span, scope: Scope, name: &str, standing: &Standing) -> String {
    let (games, won) = games_in(span, standing);
    say!(
        words,
        "leaderboard-line-provisional",
        player = name,
        rating = figure(standing.rating),
        won = won,
        games = games,
        opponents = standing.opponents_to_go(scope)
    )
}

/// The games that a player has finished in a period, and those of them that they have won.
const fn games_in(span: Span, standing: &Standing) -> (u32, u32) {
    match span {
        Span::Ever => (standing.played(), standing.won),
        Span::Month => (standing.month.games, standing.month.won),
        Span::Week => (standing.week.games, standing.week.won),
    }
}

fn line(words: &Words, view: ChartView, name: &str, standing: &Standing, place: u64) -> String {
    let rating = format!("{:.0}", standing.rating.value());
    let doubt = if standing.rating.is_provisional() { "?" } else { "" };
    let (games, won) = games_in(view.span, standing);
    match (view.span, view.by) {
        (Span::Ever, By::Rating) => say!(
            words,
            "leaderboard-line",
            place = place,
            player = name,
            rating = rating,
            doubt = doubt,
            won = standing.won,
            drawn = standing.drawn,
            lost = standing.lost,
            opponents = standing.opponents
        ),
        (_, By::Rating) => say!(
            words,
            "leaderboard-line-rating",
            place = place,
            player = name,
            rating = rating,
            doubt = doubt,
            won = won,
            games = games
        ),
        (_, By::Games | By::Wins | By::Levels) => {
            let of_games =
                if view.by == By::Games { "leaderboard-line-games" } else { "leaderboard-line-wins" };
            say!(
                words,
                of_games,
                place = place,
                player = name,
                won = won,
                games = games,
                rating = rating,
                doubt = doubt
            )
        }
    }
}

/// The viewer's own line.
fn own_line(words: &Words, view: ChartView, scope: Scope, (name, own): &(String, OwnPlace)) -> String {
    match own {
        OwnPlace::At(_, standing) if !standing.has_place(scope) => {
            let opponents = standing.opponents_to_go(scope);
            say!(words, "leaderboard-own-to-go", player = name, opponents = opponents)
        }
        OwnPlace::At(place, standing) => {
            let line = line(words, view, name, standing, *place);
            say!(words, "leaderboard-own", line = line)
        }
        OwnPlace::None => say!(words, "leaderboard-own-none", player = name),
        OwnPlace::Hidden => say!(words, "leaderboard-own-hidden", player = name),
    }
}

fn span_label(words: &Words, span: Span) -> String {
    match span {
        Span::Ever => say!(words, "button-ever"),
        Span::Month => say!(words, "button-month"),
        Span::Week => say!(words, "button-week"),
    }
}

fn by_label(words: &Words, by: By) -> String {
    match by {
        By::Rating => say!(words, "button-by-rating"),
        By::Games => say!(words, "button-by-games"),
        By::Wins => say!(words, "button-by-wins"),
        By::Levels => say!(words, "button-by-levels"),
    }
}

/// A button to the first page of another leaderboard.
pub(super) fn turn(label: String, to: ChartView) -> Button {
    Button { label, style: ButtonStyle::Secondary, enabled: true, action: Action::Chart(to.from_top()) }
}

/// The buttons to leaderboards of another period or order.
fn others(words: &Words, page: &LeaderboardPage) -> Vec<Button> {
    let view = page.view;
    let spans = Span::ALL.into_iter().filter(|span| *span != view.span);
    let spans = spans.map(|span| turn(span_label(words, span), ChartView { span, ..view }));
    // Levels are counted on servers alone.
    let has_levels = matches!(page.chart.scope, Scope::Guild(_));
    let orders = By::ALL.into_iter().filter(|by| *by != By::Levels || has_levels);
    spans.chain(in_orders(words, view, orders)).collect()
}

/// The buttons to leaderboards in these orders, but for that of the view.
pub(super) fn in_orders(
    words: &Words,
    view: ChartView,
    orders: impl Iterator<Item = By>,
) -> impl Iterator<Item = Button> {
    orders.filter(move |by| *by != view.by).map(move |by| turn(by_label(words, by), ChartView { by, ..view }))
}

/// The button between the global leaderboard and the server's, and those to other pages, if there are any.
fn turns(words: &Words, page: &LeaderboardPage) -> Vec<Button> {
    let LeaderboardPage { view, chart, in_guild, lines, has_before, has_behind, .. } = page;
    let (label, of) = match chart.scope {
        Scope::Guild(_) => (say!(words, "button-everywhere"), LeaderboardOf::Everywhere),
        Scope::Everywhere => (say!(words, "button-guild"), LeaderboardOf::Here),
    };
    let mut row: Vec<Button> = in_guild.then(|| turn(label, ChartView { of, ..*view })).into_iter().collect();
    let edge = |LeaderboardLine { standing, .. }: &LeaderboardLine| {
        Some(LineKey { value: chart.value_of(standing)?, player: standing.player })
    };
    let page = |name, from, enabled| Button {
        label: say!(words, name),
        style: ButtonStyle::Secondary,
        enabled,
        action: Action::Chart(ChartView { from, ..*view }),
    };
    if let (Some(first), Some(last)) = (lines.first().and_then(edge), lines.last().and_then(edge))
        && (*has_before || *has_behind)
    {
        row.push(page("button-page-before", FromLine::Before(first), *has_before));
        row.push(page("button-page-after", FromLine::Behind(last), *has_behind));
    }
    row
}

pub(super) fn games(words: &Words, view: ChartView) -> Menu {
    let choice = |game: Game| Choice::of_game(words, game, Some(view.game));
    Menu {
        select: Select::ChartGame { of: view.of, span: view.span, by: view.by },
        placeholder: game_name(words, view.game),
        choices: Choices::One(Game::all().map(choice).collect()),
    }
}
