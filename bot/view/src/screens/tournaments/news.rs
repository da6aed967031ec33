//! The news in the channel of a tournament, each item once.

use kuzhi_domain::PlayerId;
use kuzhi_domain::tournaments::{
    Absence, Announcement, Entrant, GameState, LogEntry, LogLine, News, Presence, Ranked, Tournament,
    TournamentGame, TournamentStage,
};

use super::news_part::{NewsLine, NewsPart, split, to_everyone};
use super::{NAMED, button, card, log, more, player};
use crate::request::{PlainStep, TournamentStep};
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::moments::{date, on_date};
use crate::words::{Words, mention, say};

/// The messages that tell something. Most take one; the pairings of a large round, or what everyone has to
/// know, take several. Nothing is told that is not true any more.
pub fn tournament_news(words: &Words, shown: &Tournament, news: &Announcement) -> Vec<NewsPart> {
    let name = shown.rules.name.as_str();
    let with_standings =
        |text: String| NewsPart::whole(text, Vec::new(), vec![vec![standings(words, shown)]]);
    let bare = |key: &str| NewsPart::whole(say!(words, key, name = name), Vec::new(), Vec::new());
    let part = match &news.what {
        News::PutOff if shown.stage == TournamentStage::Open => {
            let when = date(shown.rules.begins);
            let text = say!(words, "tournament-news-put-off", name = name, when = when);
            return to_everyone(words, shown, &text, &news.people);
        }
        News::PutOff => None,
        News::Begun => return begun(words, shown, &news.people),
        News::RoundBegun(round) => return round_begun(words, shown, *round),
        News::RoundEnding(round) => return round_ending(words, shown, *round),
        News::RoundOver(round) => {
            let names = card::leading(words, shown).join(", ");
            let (round, rounds) = (round + 1, shown.total_rounds().unwrap_or_default());
            let key = "tournament-news-round-over";
            let text = say!(words, key, name = name, round = round, rounds = rounds, names = names);
            Some(with_standings(text))
        }
        News::Ready { game, who } => shown.game(*game).and_then(|game| ready(words, shown, game, *who)),
        News::Challenged { game } => shown.game(*game).and_then(|game| challenged(words, shown, game)),
        News::PlaceTaken { game } => shown.game(*game).and_then(|game| place_taken(words, shown, game)),
        News::Missing(people) => return missing(words, shown, people),
        News::Decided(line) => {
            log::log_line(words, shown, *line).map(|told| decided(words, shown, *line, &told))
        }
        News::Paused => shown.paused.map(|_| bare("tournament-news-paused")),
        News::Resumed => shown.paused.is_none().then(|| bare("tournament-news-resumed")),
        News::Over => return over(words, shown),
        News::CalledOff => {
            let text = format!("**{name}**: {}", card::cancelled(words, shown));
            let text =
                [text].into_iter().chain(card::as_it_stood(words, shown)).collect::<Vec<_>>().join("\n");
            return to_everyone(words, shown, &text, &news.people);
        }
    };
    part.into_iter().collect()
}

/// What was decided. The organiser is notified of what needs them.
fn decided(words: &Words, shown: &Tournament, line: usize, told: &str) -> NewsPart {
    let mut lines = vec![format!("**{}**", shown.rules.name), told.to_owned()];
    let mut notifies = Vec::new();
    if let Some(LogEntry::Waits(_) | LogEntry::Byes(_) | LogEntry::FewerRounds(_)) =
        shown.log.get(line).map(|line| &line.what)
    {
        lines.push(say!(words, "tournament-organiser", player = mention(words, shown.organiser)));
        notifies.push(shown.organiser);
    }
    NewsPart::whole(lines.join("\n"), notifies, vec![vec![standings(words, shown)]])
}

fn begun(words: &Words, shown: &Tournament, people: &[PlayerId]) -> Vec<NewsPart> {
    let name = shown.rules.name.as_str();
    match shown.ends_at() {
        Some(ends) => {
            let text = say!(words, "tournament-news-begun-arena", name = name, when = on_date(words, ends));
            to_everyone(words, shown, &text, people)
        }
        // It is over by now.
        None if shown.rules.kind.lasts().is_some() => Vec::new(),
        None => {
            let text = say!(words, "tournament-news-begun-ladder", name = name);
            vec![NewsPart::whole(text, Vec::new(), Vec::new())]
        }
    }
}

/// The pairings of a round. Who has to begin a game is notified, once if all rounds begin together.
fn round_begun(words: &Words, shown: &Tournament, round: u16) -> Vec<NewsPart> {
    let Some(at) = shown.rounds.get(usize::from(round)) else { return Vec::new() };
    let by = at.games.iter().map(|game| game.begin_by).max();
    let (name, rounds) = (shown.rules.name.as_str(), shown.total_rounds().unwrap_or_default());
    let title = match by {
        Some(by) => {
            let (key, by) = ("tournament-news-round", on_date(words, by));
            say!(words, key, name = name, round = round + 1, rounds = rounds, when = by)
        }
        None => say!(words, "tournament-news-round-bare", name = name, round = round + 1, rounds = rounds),
    };
    let is_told_before = |who: Entrant| {
        let before = &shown.rounds[..usize::from(round)];
        shown.rules.kind.rounds_begin_together()
            && before.iter().flat_map(|at| &at.games).any(|game| game.side_of(who).is_some())
    };
    let has_to_begin = |who: Entrant, game: &TournamentGame| {
        !is_told_before(who)
            && (game.is_open()
                || shown.rules.kind.rounds_begin_together() && shown.open_games(who).next().is_some())
    };
    let pairing = |game: &TournamentGame| {
        let both = [game.pairing.south, game.pairing.north];
        let notifies = both.into_iter().filter(|&one| has_to_begin(one, game));
        let notifies = notifies.map(|one| shown.person(one)).collect();
        (1, Some(NewsLine { text: pairing(words, shown, game), notifies }))
    };
    let absent = |&(one, why): &(Entrant, Absence)| {
        let key = match why {
            Absence::FullBye => "tournament-news-bye",
            Absence::HalfBye => "tournament-news-half-bye",
            Absence::Rest => "tournament-news-rest",
            Absence::Away => return None,
        };
        let notifies = if why == Absence::FullBye { vec![shown.person(one)] } else { Vec::new() };
        let text = say!(words, key, player = player(words, shown, one));
        Some((2, Some(NewsLine { text, notifies })))
    };
    let lines = at.games.iter().map(pairing).chain(at.absent.iter().filter_map(absent));
    let rows = [vec![begin(words, shown, TournamentStep::Round(round)), standings(words, shown)]];
    split(&title, lines, &rows)
}

/// The games of a round that still have to begin. Who is missing is notified, once if all rounds end
/// together.
fn round_ending(words: &Words, shown: &Tournament, round: u16) -> Vec<NewsPart> {
    let Some(at) = shown.rounds.get(usize::from(round)) else { return Vec::new() };
    let is_missing =
        |who: Entrant, game: &TournamentGame| game.missing().iter().any(|&side| game.pairing.at(side) == who);
    let is_told_before = |who: Entrant| {
        let before = &shown.rounds[..usize::from(round)];
        shown.rules.kind.rounds_begin_together()
            && before.iter().flat_map(|at| &at.games).any(|game| is_missing(who, game))
    };
    let by = at.games.iter().filter(|game| !game.missing().is_empty()).map(|game| game.begin_by).max();
    let title = say!(
        words,
        "tournament-news-ending",
        name = shown.rules.name.as_str(),
        round = round + 1,
        when = by.map_or_else(String::new, |by| on_date(words, by))
    );
    let line = |game: &TournamentGame| {
        let missing = game.missing().into_iter().map(|side| game.pairing.at(side));
        let missing: Vec<Entrant> = missing.collect();
        let line = (!missing.is_empty()).then(|| NewsLine {
            text: pairing(words, shown, game),
            notifies: missing
                .into_iter()
                .filter(|&one| !is_told_before(one))
                .map(|one| shown.person(one))
                .collect(),
        });
        (1, line)
    };
    split(&title, at.games.iter().map(line), &[vec![begin(words, shown, TournamentStep::Round(round))]])
}

fn pairing(words: &Words, shown: &Tournament, game: &TournamentGame) -> String {
    let [south, north] = [game.pairing.south, game.pairing.north].map(|one| player(words, shown, one));
    say!(words, "tournament-news-pairing", south = south, north = north)
}

fn ready(words: &Words, shown: &Tournament, game: &TournamentGame, who: Entrant) -> Option<NewsPart> {
    let side = game.side_of(who).filter(|&side| game.state == GameState::Waiting(Some(side)))?;
    let other = game.pairing.at(side.other());
    let text = say!(
        words,
        "tournament-news-ready",
        player = player(words, shown, other),
        other = player(words, shown, who),
        name = shown.rules.name.as_str(),
        when = on_date(words, game.begin_by)
    );
    let rows = vec![vec![begin(words, shown, TournamentStep::Ready(game.id))]];
    Some(NewsPart::whole(text, vec![shown.person(other)], rows))
}

fn challenged(words: &Words, shown: &Tournament, game: &TournamentGame) -> Option<NewsPart> {
    let above = shown.person(game.pairing.south);
    let place = shown.ladder.place(above).filter(|_| matches!(game.state, GameState::Waiting(_)))?;
    let text = say!(
        words,
        "tournament-news-challenged",
        player = mention(words, above),
        other = player(words, shown, game.pairing.north),
        place = place + 1,
        name = shown.rules.name.as_str(),
        when = on_date(words, game.begin_by)
    );
    let rows = vec![vec![begin(words, shown, TournamentStep::Ready(game.id))]];
    Some(NewsPart::whole(text, vec![above], rows))
}

fn place_taken(words: &Words, shown: &Tournament, game: &TournamentGame) -> Option<NewsPart> {
    let challenger = shown.person(game.pairing.north);
    let text = say!(
        words,
        "tournament-news-place-taken",
        name = shown.rules.name.as_str(),
        player = mention(words, challenger),
        other = player(words, shown, game.pairing.south),
        place = shown.ladder.place(challenger)? + 1
    );
    Some(NewsPart::whole(text, Vec::new(), vec![vec![standings(words, shown)]]))
}

/// Some did not come to their games, and get none until they are back.
fn missing(words: &Words, shown: &Tournament, people: &[Entrant]) -> Vec<NewsPart> {
    let is_missing = |one: Entrant| shown.player(one).is_some_and(|one| one.presence == Presence::Missing);
    let number = people.iter().filter(|&&one| is_missing(one)).count();
    let told = |player: &str| {
        let name = shown.rules.name.as_str();
        say!(words, "tournament-news-missing", name = name, number = number, player = player)
    };
    let back = button(words, shown.id, "button-tournament-back", ButtonStyle::Success, PlainStep::Join);
    let rows = [vec![back]];
    if let &[only] = people {
        let part =
            || NewsPart::whole(told(&player(words, shown, only)), vec![shown.person(only)], rows.to_vec());
        return is_missing(only).then(part).into_iter().collect();
    }
    let line = |&one: &Entrant| {
        let line = || NewsLine { text: player(words, shown, one), notifies: vec![shown.person(one)] };
        (1, is_missing(one).then(line))
    };
    split(&told(""), people.iter().map(line), &rows)
}

/// The end: all who stand on the podium, and the winner is congratulated.
fn over(words: &Words, shown: &Tournament) -> Vec<NewsPart> {
    let name = shown.rules.name.as_str();
    let podium = shown.podium();
    let winners = podium.iter().take_while(|one| one.place == 1).count();
    let names = podium.iter().take(winners.min(NAMED)).map(|one| player(words, shown, one.entrant));
    let names: Vec<String> = names.chain(more(words, winners, NAMED)).collect();
    let title = if names.is_empty() {
        say!(words, "tournament-news-over-nobody", name = name)
    } else {
        say!(words, "tournament-news-over", name = name, winner = names.join(", "))
    };
    let again = button(words, shown.id, "button-tournament-again", ButtonStyle::Secondary, PlainStep::Again);
    let rows = vec![vec![standings(words, shown), again]];
    let title = match shown.log.iter().rev().find(|line| matches!(line.what, LogEntry::Stopped(_))) {
        Some(LogLine { what: LogEntry::Stopped(reason), .. }) if !reason.is_empty() => {
            let reason = log::quoted(reason);
            format!("{title}\n{}", say!(words, "tournament-news-ended-because", reason = reason))
        }
        _ => title,
    };
    if podium.is_empty() {
        return vec![NewsPart::whole(title, Vec::new(), rows)];
    }
    let is_standing = shown.rules.kind.abilities().is_standing;
    let lines = podium.iter().map(|one: &Ranked| {
        let place = one.place;
        let medal = ["🥇", "🥈", "🥉"].get(usize::from(place.saturating_sub(1))).copied().unwrap_or("");
        let name = player(words, shown, one.entrant);
        let text = match super::standings::points(one) {
            Some(points) => format!("{medal} {place}. {name} · {points}"),
            None => format!("{medal} {place}. {name}"),
        };
        let notifies = if is_standing { Vec::new() } else { vec![shown.person(one.entrant)] };
        (1, Some(NewsLine { text, notifies }))
    });
    split(&title, lines, &rows)
}

/// What stands in place of a congratulation after a correction. The new one is another message, which
/// notifies people.
pub fn tournament_corrected(words: &Words, shown: &Tournament) -> Screen {
    let text = say!(words, "tournament-news-over-corrected", name = shown.rules.name.as_str());
    Screen { text, rows: vec![vec![standings(words, shown)]], ..Screen::default() }
}

fn begin(words: &Words, shown: &Tournament, step: TournamentStep) -> Button {
    button(words, shown.id, "button-tournament-begin", ButtonStyle::Primary, step)
}

fn standings(words: &Words, shown: &Tournament) -> Button {
    let step = TournamentStep::Standings(0);
    button(words, shown.id, "button-tournament-standings", ButtonStyle::Secondary, step)
}
