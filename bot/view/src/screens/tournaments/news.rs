//! What is told in the channel of a tournament, each thing once.

use std::time::Duration;

use kuzhi_domain::{
    Absence, Entrant, KindName, LogEntry, News, PlayerId, Tournament, TournamentGame, TournamentKind,
    TournamentRound, TournamentStage,
};
use kuzhi_engine::Side;

use super::{NAMED, button, card, date, log, more, player, when};
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
            .map(|told| decided(words, shown, *line, &told))
            .into_iter()
            .collect(),
        News::Paused => vec![Screen::text(say!(words, "tournament-news-paused", name = name))],
        News::Resumed => vec![Screen::text(say!(words, "tournament-news-resumed", name = name))],
        News::Over => vec![over(words, shown)],
        News::CalledOff => {
            let text = format!("**{name}**: {}", card::called_off(words, shown));
            let text =
                [text].into_iter().chain(card::as_it_stood(words, shown)).collect::<Vec<_>>().join("\n");
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

/// What was decided. The organiser is notified of what needs them.
fn decided(words: &Words, shown: &Tournament, line: usize, told: &str) -> Screen {
    let mut lines = vec![format!("**{}**", shown.rules.name), told.to_owned()];
    let mut notifies = Vec::new();
    if let Some(LogEntry::Waits(_) | LogEntry::Byes(_)) = shown.log.get(line).map(|line| &line.what) {
        lines.push(say!(words, "tournament-organiser", player = mention(words, shown.organiser)));
        notifies.push(shown.organiser);
    }
    Screen { rows: vec![vec![standings(words, shown)]], ..calling(lines.join("\n"), notifies) }
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
    let (name, rounds) = (shown.rules.name.as_str(), shown.total_rounds().unwrap_or_default());
    let title = match by {
        Some(by) => {
            let (key, by) = ("tournament-news-round", when(by));
            say!(words, key, name = name, round = round + 1, rounds = rounds, when = by)
        }
        None => say!(words, "tournament-news-round-bare", name = name, round = round + 1, rounds = rounds),
    };
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
            Absence::Away => "tournament-news-off",
        };
        let called = if why == Absence::FullBye { vec![shown.person(one)] } else { Vec::new() };
        (say!(words, key, player = player(words, shown, one)), called)
    };
    let lines: Vec<(String, Vec<PlayerId>)> =
        at.games.iter().map(pairing).chain(at.absent.iter().map(absent)).collect();
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
        let begins = by.map(|_| begin(words, shown, TournamentStep::Round(round)));
        last.rows = vec![begins.into_iter().chain([standings(words, shown)]).collect()];
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
    let rows = vec![vec![begin(words, shown, TournamentStep::Round(round))]];
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

/// The end: the best three and who shares their places, and the winners are congratulated.
fn over(words: &Words, shown: &Tournament) -> Screen {
    let name = shown.rules.name.as_str();
    let podium = shown.podium();
    let winners = podium.iter().take_while(|(place, _)| *place == 1).count();
    let names = podium.iter().take(winners.min(NAMED)).map(|&(_, one)| player(words, shown, one));
    let names: Vec<String> = names.chain(more(words, winners, NAMED)).collect();
    let mut lines = vec![if names.is_empty() {
        say!(words, "tournament-news-over-nobody", name = name)
    } else {
        say!(words, "tournament-news-over", name = name, winner = names.join(", "))
    }];
    lines.extend(podium.iter().take(NAMED).map(|&(place, one)| {
        let medal = ["🥇", "🥈", "🥉"].get(usize::from(place.saturating_sub(1))).copied().unwrap_or("");
        let name = player(words, shown, one);
        match super::standings::score(shown, one) {
            Some(score) => format!("{medal} {place}. {name} · {score}"),
            None => format!("{medal} {place}. {name}"),
        }
    }));
    lines.extend(more(words, podium.len(), NAMED));
    let again = button(words, shown.id, "button-tournament-again", ButtonStyle::Secondary, PlainStep::Again);
    let rows = vec![vec![standings(words, shown), again]];
    let is_ladder = shown.rules.kind.name() == KindName::Ladder;
    let notified = podium.iter().take(NAMED).filter(|_| !is_ladder);
    Screen { rows, ..calling(lines.join("\n"), notified.map(|&(_, one)| shown.person(one)).collect()) }
}

fn begin(words: &Words, shown: &Tournament, step: TournamentStep) -> Button {
    button(words, shown.id, "button-tournament-begin", ButtonStyle::Primary, step)
}

fn standings(words: &Words, shown: &Tournament) -> Button {
    let step = TournamentStep::Standings(0);
    button(words, shown.id, "button-tournament-standings", ButtonStyle::Secondary, step)
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::{
        ChannelId, GuildId, Language, RoundResult, TimeControl, Timestamp, TournamentActor, TournamentFacts,
        TournamentId, TournamentIntent, TournamentRules,
    };

    use super::*;

    const HOST: TournamentActor = TournamentActor { who: PlayerId(u64::MAX), manages: true };

    /// A Swiss of a round in which so many people have drawn.
    fn drawn(players: u64) -> Tournament {
        let begins = Timestamp::default() + Duration::from_hours(1);
        let rules = TournamentRules {
            name: "N".repeat(60),
            kind: TournamentKind::Swiss { rounds: Some(1) },
            game: kuzhi_engine::Game::default(),
            clock: TimeControl::Days(3),
            rated: false,
            takebacks: false,
            begins,
            most: 128,
            role: None,
        };
        let (id, place) = (TournamentId::from_random(7), (GuildId(2), ChannelId(3)));
        let mut one = Tournament::announce(id, place, HOST.who, rules, Timestamp::default());
        for who in 0..players {
            let now = Timestamp::default() + Duration::from_secs(2 * who);
            let actor = TournamentActor { who: PlayerId(u64::MAX - 1 - who), manages: false };
            one = one.decide(actor, TournamentIntent::Join { has_role: true }, now).unwrap();
        }
        one = one.advance(&TournamentFacts::default(), begins).unwrap();
        for game in one.clone().games() {
            let (result, reason) = (RoundResult::Played(None), "it rained".to_owned());
            let set = TournamentIntent::SetResult { game: game.id, result, reason };
            one = one.decide(HOST, set, begins).unwrap();
        }
        one.advance(&TournamentFacts::default(), begins).unwrap()
    }

    #[test]
    fn all_who_are_equal_are_congratulated_and_ten_are_named() {
        let words = Words::of(Language::English);
        let four = &tournament_news(words, &drawn(4), &News::Over)[0];
        assert_eq!(four.text.matches("🥇 1. ").count(), 4, "{}", four.text);
        assert_eq!(four.notifies.len(), 4);
        let all = &tournament_news(words, &drawn(128), &News::Over)[0];
        assert_eq!(all.text.matches("🥇 1. ").count(), NAMED, "{}", all.text);
        assert_eq!(all.text.matches("… and 118 more").count(), 2, "{}", all.text);
        assert!(all.text.chars().count() < 1_000 && all.notifies.len() == NAMED, "{}", all.text);
    }

    #[test]
    fn a_result_of_an_organisers_own_game_is_marked() {
        let words = Words::of(Language::English);
        let mut one = drawn(4);
        let told = |one: &Tournament| {
            let decided = News::Decided(one.log.len() - 1);
            tournament_news(words, one, &decided)[0].text.clone()
        };
        assert!(told(&one).contains(": set a result of <@"), "{}", told(&one));
        let own = one.person(one.games().last().unwrap().pairing.north);
        one.log.last_mut().unwrap().by = Some(own);
        assert!(told(&one).contains(": set a result of their own game <@"), "{}", told(&one));
    }
}
