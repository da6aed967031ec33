//! Choosing people: to challenge, to let in, to organise it as well, and pairs to keep apart.

use kuzhi_domain::tournaments::{REACH, Tournament};
use kuzhi_domain::{PlayerId, Timestamp};

use super::{CHOICES, choose};
use crate::request::{PlayerFor, Select};
use crate::screens::text::cut;
use crate::screens::tournaments::{choose_player_of_tournament, organisers};
use crate::screens::{Choice, Choices, Menu, Screen};
use crate::words::{Words, say};

/// Asks whom to challenge on a ladder: those in reach who can be challenged now.
pub fn choose_whom_to_challenge(
    words: &Words,
    shown: &Tournament,
    who: PlayerId,
    now: Timestamp,
    name: impl Fn(PlayerId) -> String,
) -> Option<Screen> {
    let own = shown.ladder.place(who)?;
    let first = own.saturating_sub(REACH);
    let places = shown.ladder.places().iter().enumerate().take(own).skip(first);
    let choices: Vec<Choice> = places
        .filter(|&(_, &above)| shown.may_challenge(who, above, now).is_ok())
        .map(|(place, &above)| Choice {
            label: cut(&format!("{}. {}", place + 1, name(above)), 100),
            detail: None,
            value: format!("against:{above}"),
            is_chosen: false,
        })
        .collect();
    (!choices.is_empty()).then(|| choose(shown, say!(words, "tournament-choose-player"), choices))
}

/// Asks which of those who were removed to let in again.
pub fn choose_whom_to_let_in(words: &Words, shown: &Tournament, name: impl Fn(PlayerId) -> String) -> Screen {
    let removed = shown.removed_people().into_iter().take(CHOICES);
    let choices = removed.map(|who| Choice {
        label: cut(&name(who), 100),
        detail: None,
        value: format!("let-in:{who}"),
        is_chosen: false,
    });
    let choices: Vec<Choice> = choices.collect();
    if choices.is_empty() {
        return Screen::text(say!(words, "refused-tournament-not-removed"));
    }
    choose(shown, say!(words, "tournament-choose-player"), choices)
}

/// Asks who plays for the server from which it is seen.
pub fn choose_whom_to_name(words: &Words, shown: &Tournament) -> Screen {
    let menu = Menu {
        select: Select::TournamentPlayer(shown.id),
        placeholder: say!(words, "tournament-name-player"),
        choices: Choices::Person,
    };
    Screen { menus: vec![menu], ..Screen::text(say!(words, "tournament-name-players")) }
}

/// Those who organise it beside whoever announced it, each to be dismissed, and a menu to name another one.
pub fn organisers_of_tournament(
    words: &Words,
    shown: &Tournament,
    name: impl Fn(PlayerId) -> String,
) -> Screen {
    let lines = [organisers(words, shown), say!(words, "tournament-organisers")];
    let mut menus = vec![Menu {
        select: Select::TournamentOrganiser(shown.id),
        placeholder: say!(words, "tournament-name-organiser"),
        choices: Choices::Person,
    }];
    let named = shown.co_organisers.iter().map(|one| Choice {
        label: cut(&name(*one), 100),
        detail: None,
        value: format!("dismiss:{one}"),
        is_chosen: false,
    });
    let named: Vec<Choice> = named.collect();
    if !named.is_empty() {
        menus.push(Menu {
            select: Select::TournamentUndo(shown.id),
            placeholder: say!(words, "tournament-dismiss-organiser"),
            choices: Choices::One(named),
        });
    }
    Screen { menus, ..Screen::text(lines.join("\n")) }
}

/// The pairs that are kept apart, each to be undone, and a menu of players to keep apart from others.
pub fn pairs_apart(words: &Words, shown: &Tournament, name: impl Fn(PlayerId) -> String) -> Screen {
    let mut screen = choose_player_of_tournament(words, shown, PlayerFor::Apart, None, &name);
    let known: Vec<[PlayerId; 2]> = shown
        .forbidden
        .iter()
        .copied()
        .filter(|pair| pair.iter().all(|&one| shown.entrant(one).is_some()))
        .collect();
    if known.is_empty() {
        return screen;
    }
    let pair = |[one, other]: [PlayerId; 2]| format!("{} – {}", name(one), name(other));
    let listed = known.iter().rev().take(CHOICES).map(|&[one, other]| Choice {
        label: cut(&pair([one, other]), 100),
        detail: None,
        value: format!("together:{one}:{other}"),
        is_chosen: false,
    });
    screen.menus.push(Menu {
        select: Select::TournamentUndo(shown.id),
        placeholder: say!(words, "tournament-choose-apart"),
        choices: Choices::One(listed.collect()),
    });
    screen
}
