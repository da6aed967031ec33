//! News of the end: who has won, and what it means for each group.

use kuzhi_domain::tournaments::{Entrant, LogEntry, LogLine, Movement, Ranked, Tournament};

use super::part::{NewsLine, NewsPart, NewsPicture, split};
use super::standings;
use crate::request::PlainStep;
use crate::screens::tournaments::groups::letter;
use crate::screens::tournaments::servers::{board_lines, over as match_of_servers_over};
use crate::screens::tournaments::standings::points;
use crate::screens::tournaments::{MEDALS, NAMED, button, log, marked, more, player, title_of};
use crate::screens::{ButtonStyle, Screen};
use crate::words::{Words, say};

/// The end: all who stand on the podium, and the winner is congratulated.
pub(super) fn over(words: &Words, shown: &Tournament) -> Vec<NewsPart> {
    let name = title_of(words, shown);
    let podium = shown.podium();
    let winners = podium.iter().take_while(|one| one.place == 1).count();
    let names = podium.iter().take(winners.min(NAMED)).map(|one| player(words, shown, one.entrant));
    let names: Vec<String> = names.chain(more(words, winners, NAMED)).collect();
    let title = if names.is_empty() {
        over_without_podium(words, shown)
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
    if shown.places().is_empty() {
        return vec![NewsPart::whole(title, Vec::new(), rows)];
    }
    let is_standing = shown.rules.kind.abilities().is_standing;
    let podium_lines = podium.iter().map(|one: &Ranked| {
        let place = one.place;
        let medal = MEDALS.get(usize::from(place.saturating_sub(1))).copied().unwrap_or("");
        let name = marked(words, shown, one.entrant);
        let text = match points(one) {
            Some(points) => format!("{medal} {place}. {name} · {points}"),
            None => format!("{medal} {place}. {name}"),
        };
        let notifies = if is_standing { Vec::new() } else { vec![shown.person(one.entrant)] };
        (1, Some(NewsLine { text, notifies, ..NewsLine::default() }))
    });
    let groups = group_ends(words, shown).into_iter();
    let mut parts = split(&title, podium_lines.chain(groups), &rows);
    if let Some(first) = parts.first_mut().filter(|_| !podium.is_empty()) {
        first.picture = NewsPicture::Podium;
    }
    parts
}

/// The end of a match of servers: which one has won, and what each board came to. Everyone is notified.
pub(super) fn match_over(words: &Words, shown: &Tournament) -> Vec<NewsPart> {
    let again = button(words, shown.id, "button-tournament-return", ButtonStyle::Secondary, PlainStep::Again);
    let rows = [vec![standings(words, shown), again]];
    let boards = shown.boards().into_iter().map(|(pair, _)| pair.map(|one| shown.person(one)));
    let lines = board_lines(words, shown).into_iter().zip(boards).map(|(text, pair)| {
        let notifies = pair.into_iter().filter(|who| !who.has_left()).collect();
        (2, Some(NewsLine { text, notifies, ..NewsLine::default() }))
    });
    split(&over_without_podium(words, shown), lines, &rows)
}

/// Says that it is over, and that nobody stands on the podium, or which server has won.
pub(in crate::screens::tournaments) fn over_without_podium(words: &Words, shown: &Tournament) -> String {
    if let Some(over) = match_of_servers_over(words, shown) {
        return over;
    }
    let name = title_of(words, shown);
    if shown.places().is_empty() {
        say!(words, "tournament-news-over-nobody", name = name)
    } else {
        say!(words, "tournament-news-over-first-group", name = name, group = letter(0))
    }
}

/// What the end means for each group: who has won it, if they do not stand on the podium, who goes up and who
/// goes down.
fn group_ends(words: &Words, shown: &Tournament) -> Vec<(usize, Option<NewsLine>)> {
    let (groups, winners, movements) = (shown.groups(), shown.group_winners(), shown.movements());
    if groups.number() < 2 {
        return Vec::new();
    }
    let ends = winners.iter().zip(shown.order_in_groups()).enumerate().map(|(at, (winners, order))| {
        let going = |way: Movement| -> Vec<Entrant> {
            order.iter().copied().filter(|one| movements.get(one) == Some(&way)).collect()
        };
        let winners = if at == 0 { Vec::new() } else { winners.iter().map(|one| one.entrant).collect() };
        let told = [
            ("tournament-news-group-won", winners),
            ("tournament-news-group-up", going(Movement::Up)),
            ("tournament-news-group-down", going(Movement::Down)),
        ];
        let told = told.into_iter().filter(|(_, who)| !who.is_empty());
        let (mut text, mut notifies) = (Vec::new(), Vec::new());
        for (key, who) in told {
            let first = who.iter().take(NAMED).map(|&one| marked(words, shown, one));
            let names: Vec<String> = first.chain(more(words, who.len(), NAMED)).collect();
            text.push(say!(words, key, names = names.join(", ")));
            notifies.extend(who.iter().take(NAMED).map(|&one| shown.person(one)));
        }
        let text = say!(words, "tournament-in-group", group = letter(at), line = text.join(" · "));
        let weight = 1 + notifies.len();
        (weight, (!notifies.is_empty()).then(|| NewsLine { text, notifies, ..NewsLine::default() }))
    });
    ends.collect()
}

/// What stands in place of a congratulation after a correction. The new one is another message, which
/// notifies people.
pub fn tournament_corrected(words: &Words, shown: &Tournament) -> Screen {
    let text = say!(words, "tournament-news-over-corrected", name = title_of(words, shown));
    Screen { text, rows: vec![vec![standings(words, shown)]], ..Screen::default() }
}
