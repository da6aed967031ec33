//! The news in the channel of a tournament, each item once.

mod end;
mod part;
pub(super) mod rounds;

use std::collections::BTreeMap;

use kuzhi_domain::tournaments::{
    Announcement, Entrant, GameState, LogEntry, News, Presence, RoundResult, Season, Tournament,
    TournamentGame, TournamentPlayer, TournamentStage,
};
use kuzhi_domain::{MatchId, PlayerId};

use self::end::{match_over, over};
use self::part::{NewsLine, split, to_everyone, to_people};
use self::rounds::{round_begun, round_ending, round_over, whole_table, with_state};
use super::season::{season_leaders, season_news};
use super::{NAMED, button, card, first_move, log, player, title_of, with_more};
use crate::request::{PlainStep, TournamentStep};
use crate::screens::{Button, ButtonStyle};
use crate::words::moments::{date, on_date};
use crate::words::{Words, mention, named, say};

pub(super) use self::end::over_without_podium;
pub use self::end::tournament_corrected;
pub use self::part::{NewsPart, NewsPicture};

/// What news says beside what the tournament knows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NewsFacts {
    /// Links to the boards of games in play.
    pub boards: BTreeMap<MatchId, String>,
    /// The season that it belongs to, for [news that names people](names_people).
    pub season: Option<Season>,
    /// The names of players as they were last seen, for [news that names them](names_people).
    pub names: BTreeMap<PlayerId, String>,
}

impl NewsFacts {
    pub(super) fn name(&self, words: &Words, player: PlayerId) -> String {
        named(words, player, self.names.get(&player).map(String::as_str))
    }
}

/// Whether news says names where mentions are none.
pub const fn names_people(news: &News) -> bool {
    matches!(news, News::RoundOver(_) | News::Over)
}

/// The messages that tell something. Most take one; the pairings of a large round, or what everyone has to
/// know, take several. Nothing is told that is not true any more.
pub fn tournament_news(
    words: &Words,
    shown: &Tournament,
    news: &Announcement,
    facts: &NewsFacts,
) -> Vec<NewsPart> {
    let parts = news_parts(words, shown, news, facts);
    if shown.servers.is_none() {
        return parts;
    }
    parts.into_iter().map(|part| part.on_one_server(words, shown, &facts.names)).collect()
}

fn news_parts(words: &Words, shown: &Tournament, news: &Announcement, facts: &NewsFacts) -> Vec<NewsPart> {
    let title = title_of(words, shown);
    let name = title.as_str();
    let bare = |key: &str| NewsPart::whole(say!(words, key, name = name), Vec::new(), Vec::new());
    let part = match &news.what {
        News::AskedAgain => return asked_again(words, shown, &news.people),
        News::PutOff if shown.stage == TournamentStage::Open => {
            let when = date(shown.rules.begins);
            let text = say!(words, "tournament-news-put-off", name = name, when = when);
            return to_everyone(words, shown, &text, &news.people, &[]);
        }
        News::DayBefore if shown.stage == TournamentStage::Open => return before_start(words, shown, news),
        News::Soon if shown.is_checking_in() => return before_start(words, shown, news),
        News::PutOff | News::DayBefore | News::Soon => None,
        News::Begun => return begun(words, shown, &news.people),
        News::RoundBegun(round) => return round_begun(words, shown, *round, facts),
        News::RoundEnding(round) => return round_ending(words, shown, *round),
        News::RoundOver(round) => round_over(words, shown, *round, facts),
        News::Ready { game, who } => shown.game(*game).and_then(|game| ready(words, shown, game, *who)),
        News::Challenged { game } => shown.game(*game).and_then(|game| challenged(words, shown, game, facts)),
        News::PlaceTaken { game } => shown.game(*game).and_then(|game| place_taken(words, shown, game)),
        News::Missing(people) => return missing(words, shown, people),
        News::Sinking(people) => return idle(words, shown, "tournament-news-sinking", people),
        News::Sunk(people) => return idle(words, shown, "tournament-news-sunk", people),
        News::Decided(line) => {
            let told = log::log_line(words, shown, *line);
            return told
                .map(|told| decided(words, shown, (*line, &told), &news.people, facts))
                .unwrap_or_default();
        }
        News::Paused => shown.paused.map(|_| bare("tournament-news-paused")),
        News::Resumed => shown.paused.is_none().then(|| bare("tournament-news-resumed")),
        News::Over => {
            if shown.rules.kind.abilities().has_teams {
                return match_over(words, shown);
            }
            let mut parts = over(words, shown);
            parts.extend(whole_table(words, shown, facts));
            let name = |player| facts.name(words, player);
            let season = facts.season.as_ref().and_then(|season| season_news(words, shown, season, name));
            parts.extend(season);
            return parts;
        }
        News::CalledOff => {
            let text = format!("**{name}**: {}", card::cancelled(words, shown));
            let text = [text]
                .into_iter()
                .chain(card::as_it_stood(words, shown))
                .chain(super::series::series_line(words, shown))
                .collect::<Vec<_>>()
                .join("\n");
            return to_everyone(words, shown, &text, &news.people, &[]);
        }
    };
    part.into_iter().collect()
}

/// Those who have entered are called before the start, a day before or just before it.
fn before_start(words: &Words, shown: &Tournament, news: &Announcement) -> Vec<NewsPart> {
    let key = match news.what {
        News::DayBefore => "tournament-news-day-before",
        _ if shown.rules.check_in => "tournament-news-check-in",
        _ => "tournament-news-soon",
    };
    let when = on_date(words, shown.begins_at());
    let text = say!(words, key, name = title_of(words, shown), when = when);
    let [fewest, _] = shown.rules.kind.sizes();
    let so_far =
        (shown.number() < fewest).then(|| say!(words, "tournament-joined-so-far", number = shown.number()));
    let warning = card::fewest(words, &shown.rules).filter(|_| so_far.is_some());
    let text = with_more(text, so_far.into_iter().chain(warning));
    let of = |label, style, step: PlainStep| button(words, shown.id, label, style, step);
    let here = of("button-tournament-here", ButtonStyle::Success, PlainStep::Here);
    let leave = of("button-tournament-leave", ButtonStyle::Secondary, PlainStep::Leave);
    let row = if news.what == News::DayBefore { vec![leave] } else { vec![here, leave] };
    to_everyone(words, shown, &text, &news.people, &[row])
}

/// What was decided. The organiser is notified of what needs them, and players of the time that they have
/// got.
fn decided(
    words: &Words,
    shown: &Tournament,
    (line, told): (usize, &str),
    people: &[PlayerId],
    facts: &NewsFacts,
) -> Vec<NewsPart> {
    let mut lines = vec![format!("**{}**", title_of(words, shown)), told.to_owned()];
    let mut notifies = Vec::new();
    let noted = shown.log.get(line);
    let what = noted.map(|line| &line.what);
    for game in noted.into_iter().flat_map(|line| shown.games_lost_with(line)).take(NAMED) {
        lines.push(with_state(words, shown, game, facts).text);
        for who in shown.players_of(game.id) {
            notifies.extend((is_in(shown, who) && !notifies.contains(&who)).then_some(who));
        }
    }
    let mut row = vec![standings(words, shown)];
    if what.is_some_and(|what| what.game().is_some()) {
        lines.extend(card::leaders(words, shown));
        lines.extend(facts.season.as_ref().and_then(|season| season_leaders(words, season)));
    }
    match what {
        Some(LogEntry::LetIn(who)) => {
            notifies.push(*who);
            row.push(button(
                words,
                shown.id,
                "button-tournament-join",
                ButtonStyle::Success,
                PlainStep::Join,
            ));
        }
        Some(LogEntry::Replayed { game, .. } | LogEntry::MeetInstead(game)) => {
            let game = shown.game(*game).filter(|game| matches!(game.state, GameState::Waiting(_)));
            notifies.extend(
                game.into_iter().flat_map(|game| {
                    game.missing().into_iter().map(|side| shown.person(game.pairing.at(side)))
                }),
            );
            row.extend(game.map(|game| begin(words, shown, TournamentStep::Ready(game.id))));
        }
        Some(LogEntry::Extended(_)) => {
            return to_everyone(words, shown, &lines.join("\n"), people, &[row]);
        }
        Some(LogEntry::MoreTime { game, .. }) => {
            let waits = shown.game(*game).filter(|game| matches!(game.state, GameState::Waiting(_)));
            row.extend(waits.map(|game| begin(words, shown, TournamentStep::Ready(game.id))));
            notifies.extend(shown.players_of(*game));
        }
        Some(LogEntry::Voided(game)) => {
            let stands = shown.game(*game).filter(|game| !shown.may_remove_result(game));
            notifies.extend(stands.into_iter().flat_map(|_| shown.organisers()));
            lines.extend(stands.map(|_| super::organisers(words, shown)));
        }
        Some(LogEntry::PlayerNamed(who)) => {
            notifies.push(*who);
            let leave = "button-tournament-leave";
            row.push(button(words, shown.id, leave, ButtonStyle::Secondary, PlainStep::Leave));
        }
        Some(LogEntry::OrganiserNamed(who)) => notifies.push(*who),
        Some(LogEntry::GoesOn(one)) => notifies.push(shown.person(*one)),
        Some(LogEntry::Renewed(game) | LogEntry::TimeGiven { game, .. }) => {
            notifies.extend(shown.players_of(*game));
        }
        Some(
            what @ (LogEntry::Waits(_) | LogEntry::Byes(_) | LogEntry::FewerRounds(_) | LogEntry::DragsOn),
        ) => {
            lines.push(super::organisers(words, shown));
            let may_decide = *what == LogEntry::DragsOn;
            lines.extend(may_decide.then(|| say!(words, "tournament-draft-drags")));
            notifies.extend(shown.organisers());
        }
        _ => {}
    }
    vec![NewsPart::whole(lines.join("\n"), notifies, vec![row])]
}

/// Whether somebody takes part.
fn is_in(shown: &Tournament, who: PlayerId) -> bool {
    shown.entrant(who).and_then(|one| shown.player(one)).is_some_and(TournamentPlayer::takes_part)
}

/// Whoever played the last time, and has not joined yet, is asked.
fn asked_again(words: &Words, shown: &Tournament, people: &[PlayerId]) -> Vec<NewsPart> {
    if !shown.is_open_to_entry() {
        return Vec::new();
    }
    let text = say!(words, "tournament-asked-again", name = title_of(words, shown));
    let join = button(words, shown.id, "button-tournament-join", ButtonStyle::Success, PlainStep::Join);
    to_people(words, &text, people, &[vec![join]], |who| shown.entrant(who).is_none())
}

fn begun(words: &Words, shown: &Tournament, people: &[PlayerId]) -> Vec<NewsPart> {
    let name = title_of(words, shown);
    match shown.ends_at().filter(|_| !shown.has_no_more_games()) {
        Some(ends) => {
            let text = say!(words, "tournament-news-begun-arena", name = name, when = on_date(words, ends));
            let text = with_more(text, first_move(words, &shown.rules));
            to_everyone(words, shown, &text, people, &[])
        }
        // It is over by now.
        None if shown.rules.kind.lasts().is_some() => Vec::new(),
        None => {
            let text = say!(words, "tournament-news-begun-ladder", name = name);
            vec![NewsPart::whole(text, Vec::new(), Vec::new())]
        }
    }
}

fn ready(words: &Words, shown: &Tournament, game: &TournamentGame, who: Entrant) -> Option<NewsPart> {
    let side = game.side_of(who).filter(|&side| game.state == GameState::Waiting(Some(side)))?;
    let other = game.pairing.at(side.other());
    let waits = waits(words, shown, game, who);
    let key = if waits.is_some() { "tournament-news-here" } else { "tournament-news-ready" };
    let text = say!(
        words,
        key,
        player = player(words, shown, other),
        other = player(words, shown, who),
        name = title_of(words, shown),
        when = date(game.begin_by)
    );
    let text = with_more(text, waits.into_iter().chain(first_move(words, &shown.rules)));
    let rows = vec![vec![begin(words, shown, TournamentStep::Ready(game.id))]];
    Some(NewsPart::whole(text, vec![shown.person(other)], rows))
}

/// Until when somebody waits who is there for a game.
fn waits(words: &Words, shown: &Tournament, game: &TournamentGame, who: Entrant) -> Option<String> {
    let until = super::waits_until(game)?;
    Some(say!(words, "tournament-news-waits", other = player(words, shown, who), until = until))
}

/// Somebody is challenged. Once their game has begun, how far that has come.
fn challenged(
    words: &Words,
    shown: &Tournament,
    game: &TournamentGame,
    facts: &NewsFacts,
) -> Option<NewsPart> {
    let above = shown.person(game.pairing.south);
    if !matches!(game.state, GameState::Waiting(_)) {
        let line = with_state(words, shown, game, facts);
        let text = format!("**{}:** {}", title_of(words, shown), line.linked.unwrap_or(line.text));
        return Some(NewsPart::whole(text, Vec::new(), Vec::new()));
    }
    let place = shown.ladder.place(above)?;
    let text = say!(
        words,
        "tournament-news-challenged",
        player = mention(words, above),
        other = player(words, shown, game.pairing.north),
        place = place + 1,
        name = title_of(words, shown),
        when = date(game.begin_by)
    );
    let waits = waits(words, shown, game, game.pairing.north);
    let text = with_more(text, waits.into_iter().chain(first_move(words, &shown.rules)));
    let rows = vec![vec![begin(words, shown, TournamentStep::Ready(game.id))]];
    Some(NewsPart::whole(text, vec![above], rows))
}

fn place_taken(words: &Words, shown: &Tournament, game: &TournamentGame) -> Option<NewsPart> {
    let challenger = shown.person(game.pairing.north);
    let is_unanswered = matches!(game.result(), Some(RoundResult::Forfeit(_)));
    let key = if is_unanswered { "tournament-news-place-lost" } else { "tournament-news-place-taken" };
    let text = say!(
        words,
        key,
        name = title_of(words, shown),
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
        let name = title_of(words, shown);
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
        let (text, notifies) = (player(words, shown, one), vec![shown.person(one)]);
        let button = rows[0].first().cloned();
        (1, is_missing(one).then(|| NewsLine { text, linked: None, notifies, button }))
    };
    split(&told(""), people.iter().map(line), &rows)
}

/// Some sink on a ladder, or are about to. Who was about to and has played since is not.
fn idle(words: &Words, shown: &Tournament, key: &str, people: &[Entrant]) -> Vec<NewsPart> {
    let title = say!(words, key, name = title_of(words, shown));
    let is_told = |one: Entrant| key != "tournament-news-sinking" || shown.warned.contains(&one);
    let line = |&one: &Entrant| {
        let place = shown.ladder.place(shown.person(one)).filter(|_| is_told(one));
        let line = place.map(|place| NewsLine {
            text: format!("{}. {}", place + 1, player(words, shown, one)),
            notifies: vec![shown.person(one)],
            ..NewsLine::default()
        });
        (1, line)
    };
    split(&title, people.iter().map(line), &[vec![standings(words, shown)]])
}

pub(super) fn begin(words: &Words, shown: &Tournament, step: TournamentStep) -> Button {
    button(words, shown.id, "button-tournament-begin", ButtonStyle::Primary, step)
}

pub(super) fn standings(words: &Words, shown: &Tournament) -> Button {
    button(words, shown.id, "button-tournament-standings", ButtonStyle::Secondary, PlainStep::Places)
}
