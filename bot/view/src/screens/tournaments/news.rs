//! What is told in the channel of a tournament, each thing once.

use std::time::Duration;

use kuzhi_domain::{
    Absence, Entrant, KindName, News, PlayerId, Tournament, TournamentGame, TournamentKind, TournamentRound,
    TournamentStage,
};
use kuzhi_engine::Side;

use super::{button, card, date, log, player, when};
use crate::request::{PlainStep, TournamentStep};
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::{Words, mention, say};

/// The most pairings in a message. All players in it can be called.
const PAIRINGS: usize = 30;

/// The messages that tell something. Most take one; the pairings of a large round take several.
pub fn tournament_news(words: &Words, shown: &Tournament, news: &News) -> Vec<Screen> {
    let name = shown.rules.name.as_str();
    match news {
        News::PutOff => {
            let begins = shown.rules.begins;
            let (date, when) = (date(begins), when(begins));
            let text = say!(words, "tournament-news-put-off", name = name, when = date, in = when);
            vec![calling(text, everyone(shown))]
        }
        News::Begun => vec![begun(words, shown)],
        News::RoundBegun(round) => match shown.rounds.get(usize::from(*round)) {
            Some(at) => round_begun(words, shown, *round, at),
            None => Vec::new(),
        },
        News::RoundEnding(round) => match shown.rounds.get(usize::from(*round)) {
            Some(at) => vec![round_ending(words, shown, *round, at)],
            None => Vec::new(),
        },
        News::RoundOver(round) => {
            let names = card::leading(words, shown).join(", ");
            let (round, rounds) = (round + 1, shown.total_rounds().unwrap_or_default());
            let key = "tournament-news-round-over";
            let text = say!(words, key, name = name, round = round, rounds = rounds, names = names);
            vec![Screen { rows: vec![vec![standings(words, shown)]], ..Screen::text(text) }]
        }
        News::Ready { game, who } => {
            shown.game(*game).map(|game| ready(words, shown, game, *who)).into_iter().collect()
        }
        News::Challenged { game } => {
            shown.game(*game).map(|game| challenged(words, shown, game)).into_iter().collect()
        }
        News::PlaceTaken { game } => {
            shown.game(*game).map(|game| place_taken(words, shown, game)).into_iter().collect()
        }
        News::Missing(who) => {
            let missing = player(words, shown, *who);
            let text = say!(words, "tournament-news-missing", name = name, player = missing);
            let step = PlainStep::Join;
            let back = button(words, shown.id, "button-tournament-back", ButtonStyle::Success, step);
            vec![Screen { rows: vec![vec![back]], ..Screen::text(text) }]
        }
        News::Decided(line) => log::told_line(words, shown, *line)
            .map(|line| Screen {
                rows: vec![vec![standings(words, shown)]],
                ..Screen::text(format!("**{name}**\n{line}"))
            })
            .into_iter()
            .collect(),
        News::Paused => vec![Screen::text(say!(words, "tournament-news-paused", name = name))],
        News::Resumed => vec![Screen::text(say!(words, "tournament-news-resumed", name = name))],
        News::Over => vec![over(words, shown)],
        News::CalledOff => {
            let text = format!("**{name}**: {}", card::called_off(words, shown));
            vec![calling(text, everyone(shown))]
        }
    }
}

fn calling(text: String, notifies: Vec<PlayerId>) -> Screen {
    Screen { notifies, ..Screen::text(text) }
}

/// Everyone who takes part.
fn everyone(shown: &Tournament) -> Vec<PlayerId> {
    shown.players.iter().filter(|one| one.takes_part()).map(|one| one.player).collect()
}

fn begun(words: &Words, shown: &Tournament) -> Screen {
    let name = shown.rules.name.as_str();
    match (shown.rules.kind, shown.stage) {
        (TournamentKind::Arena { minutes }, TournamentStage::Running { since }) => {
            let ends = when(since + Duration::from_mins(minutes.into()));
            let text = say!(words, "tournament-news-begun-arena", name = name, when = ends);
            calling(text, everyone(shown))
        }
        _ => Screen::text(say!(words, "tournament-news-begun-ladder", name = name)),
    }
}

/// The pairings of a round. Who has to begin a game is called.
fn round_begun(words: &Words, shown: &Tournament, round: u16, at: &TournamentRound) -> Vec<Screen> {
    let by = at.games.iter().map(|game| game.begin_by).max();
    let title = say!(
        words,
        "tournament-news-round",
        name = shown.rules.name.as_str(),
        round = round + 1,
        rounds = shown.total_rounds().unwrap_or_default(),
        when = by.map_or_else(String::new, when)
    );
    let pairing = |game: &TournamentGame| {
        let line = say!(
            words,
            "tournament-news-pairing",
            south = player(words, shown, game.pairing.south),
            north = player(words, shown, game.pairing.north)
        );
        let called: Vec<PlayerId> = if game.is_open() {
            Side::ALL.into_iter().map(|side| shown.person(game.pairing.at(side))).collect()
        } else {
            Vec::new()
        };
        (line, called)
    };
    let absent = |&(one, why): &(Entrant, Absence)| {
        let key = match why {
            Absence::FullBye => "tournament-news-bye",
            Absence::HalfBye => "tournament-news-half-bye",
            Absence::Rest => "tournament-news-rest",
            Absence::Away => return None,
        };
        let called = if why == Absence::FullBye { vec![shown.person(one)] } else { Vec::new() };
        Some((say!(words, key, player = player(words, shown, one)), called))
    };
    let lines: Vec<(String, Vec<PlayerId>)> =
        at.games.iter().map(pairing).chain(at.absent.iter().filter_map(absent)).collect();
    let mut title = Some(title);
    let mut screens: Vec<Screen> = lines
        .chunks(PAIRINGS)
        .map(|chunk| {
            let told = title.take().into_iter().chain(chunk.iter().map(|(line, _)| line.clone()));
            let text = told.collect::<Vec<_>>().join("\n");
            calling(text, chunk.iter().flat_map(|(_, called)| called.clone()).collect())
        })
        .collect();
    if let Some(last) = screens.last_mut() {
        last.rows = vec![vec![begin(words, shown, PlainStep::Begin.into()), standings(words, shown)]];
    }
    screens
}

/// The games of a round that still have to begin. Who is missing is called.
fn round_ending(words: &Words, shown: &Tournament, round: u16, at: &TournamentRound) -> Screen {
    let waiting: Vec<&TournamentGame> = at.games.iter().filter(|game| !game.missing().is_empty()).collect();
    let by = waiting.iter().map(|game| game.begin_by).max();
    let mut lines = vec![say!(
        words,
        "tournament-news-ending",
        name = shown.rules.name.as_str(),
        round = round + 1,
        when = by.map_or_else(String::new, when)
    )];
    let mut called = Vec::new();
    for game in waiting.into_iter().take(PAIRINGS) {
        let [south, north] = [game.pairing.south, game.pairing.north].map(|one| player(words, shown, one));
        lines.push(say!(words, "tournament-news-pairing", south = south, north = north));
        called.extend(game.missing().into_iter().map(|side| shown.person(game.pairing.at(side))));
    }
    let rows = vec![vec![begin(words, shown, PlainStep::Begin.into())]];
    Screen { rows, ..calling(lines.join("\n"), called) }
}

fn ready(words: &Words, shown: &Tournament, game: &TournamentGame, who: Entrant) -> Screen {
    let other = game.side_of(who).map_or(who, |side| game.pairing.at(side.other()));
    let text = say!(
        words,
        "tournament-news-ready",
        player = player(words, shown, other),
        other = player(words, shown, who),
        name = shown.rules.name.as_str(),
        when = when(game.begin_by)
    );
    let rows = vec![vec![begin(words, shown, TournamentStep::Ready(game.id))]];
    Screen { rows, ..calling(text, vec![shown.person(other)]) }
}

fn challenged(words: &Words, shown: &Tournament, game: &TournamentGame) -> Screen {
    let above = shown.person(game.pairing.south);
    let place = shown.ladder.place(above).map_or(0, |place| place + 1);
    let text = say!(
        words,
        "tournament-news-challenged",
        player = mention(words, above),
        other = player(words, shown, game.pairing.north),
        place = place,
        name = shown.rules.name.as_str(),
        when = when(game.begin_by)
    );
    let rows = vec![vec![begin(words, shown, TournamentStep::Ready(game.id))]];
    Screen { rows, ..calling(text, vec![above]) }
}

fn place_taken(words: &Words, shown: &Tournament, game: &TournamentGame) -> Screen {
    let challenger = shown.person(game.pairing.north);
    let text = say!(
        words,
        "tournament-news-place-taken",
        name = shown.rules.name.as_str(),
        player = mention(words, challenger),
        other = player(words, shown, game.pairing.south),
        place = shown.ladder.place(challenger).map_or(0, |place| place + 1)
    );
    Screen { rows: vec![vec![standings(words, shown)]], ..Screen::text(text) }
}

/// The end: the best three, and the winner is congratulated.
fn over(words: &Words, shown: &Tournament) -> Screen {
    let name = shown.rules.name.as_str();
    let (order, podium) = (shown.order(), shown.podium());
    let is_played = !podium.is_empty();
    let winners: Vec<String> = order
        .iter()
        .take_while(|(place, _)| *place == 1)
        .map(|&(_, one)| player(words, shown, one))
        .collect();
    let mut lines = vec![if is_played && !winners.is_empty() {
        say!(words, "tournament-news-over", name = name, winner = winners.join(", "))
    } else {
        say!(words, "tournament-news-over-nobody", name = name)
    }];
    lines.extend(podium.iter().map(|&(place, one)| {
        let medal = ["🥇", "🥈", "🥉"].get(usize::from(place.saturating_sub(1))).copied().unwrap_or("");
        let name = player(words, shown, one);
        match super::standings::score(shown, one) {
            Some(score) => format!("{medal} {place}. {name} · {score}"),
            None => format!("{medal} {place}. {name}"),
        }
    }));
    let again = button(words, shown.id, "button-tournament-again", ButtonStyle::Secondary, PlainStep::Again);
    let rows = vec![vec![standings(words, shown), again]];
    let is_ladder = shown.rules.kind.name() == KindName::Ladder;
    let called = podium.iter().filter(|_| !is_ladder).map(|&(_, one)| shown.person(one)).collect();
    Screen { rows, ..calling(lines.join("\n"), called) }
}

fn begin(words: &Words, shown: &Tournament, step: TournamentStep) -> Button {
    button(words, shown.id, "button-tournament-begin", ButtonStyle::Primary, step)
}

fn standings(words: &Words, shown: &Tournament) -> Button {
    let step = TournamentStep::Standings(0);
    button(words, shown.id, "button-tournament-standings", ButtonStyle::Secondary, step)
}
