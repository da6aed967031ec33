//! Choosing a game: to begin it, to set its result, or to give it more time.

use kuzhi_domain::tournaments::{GameState, RoundResult, Tournament, TournamentGame};
use kuzhi_domain::{PlayerId, Timestamp};

use super::{CHOICES, choose};
use crate::request::{PlayerFor, Select, SetTo, TournamentStep};
use crate::screens::text::cut;
use crate::screens::tournaments::{button, choose_player_of_tournament, log, player};
use crate::screens::{Button, ButtonStyle, Choice, Choices, Menu, Screen};
use crate::words::{Words, say};

/// Asks for a game, of one player or of all: the open ones first, then the latest. If those of all do not fit
/// into a menu, it asks for a player.
pub fn choose_game_of_tournament(
    words: &Words,
    shown: &Tournament,
    of: Option<PlayerId>,
    name: impl Fn(PlayerId) -> String,
) -> Screen {
    if of.is_none() && shown.games().count() > CHOICES {
        return choose_player_of_tournament(words, shown, PlayerFor::Result, None, name);
    }
    let is_theirs = |game: &TournamentGame| {
        let pairing = game.pairing;
        of.is_none_or(|of| [pairing.south, pairing.north].iter().any(|&one| shown.person(one) == of))
    };
    choose_game(words, shown, is_theirs, name)
}

/// Asks for one of these games, the open ones first, then the latest.
fn choose_game(
    words: &Words,
    shown: &Tournament,
    is_offered: impl Fn(&TournamentGame) -> bool,
    name: impl Fn(PlayerId) -> String,
) -> Screen {
    let rounds = (1..).zip(&shown.rounds);
    let games = rounds.flat_map(|(number, round)| round.games.iter().map(move |game| (number, game)));
    let mut games: Vec<(usize, &TournamentGame)> = games.filter(|(_, game)| is_offered(game)).collect();
    games.reverse();
    games.sort_by_key(|(_, game)| !game.is_open());
    let choice = |(number, game): (usize, &TournamentGame)| {
        let [south, north] = [game.pairing.south, game.pairing.north].map(|one| name(shown.person(one)));
        Choice {
            label: cut(&format!("{number}. {south} – {north}"), 100),
            detail: game.result().map(|result| log::score(words, result)),
            value: format!("result:{}", game.id),
            is_chosen: false,
        }
    };
    let choices: Vec<Choice> = games.into_iter().take(CHOICES).map(choice).collect();
    if choices.is_empty() {
        return Screen::text(say!(words, "refused-tournament-no-such-game"));
    }
    choose(shown, say!(words, "tournament-choose-game"), choices)
}

/// Whether organisers can give a game more time: to begin, or for a move that may take days.
pub(super) fn can_have_more_time(shown: &Tournament, game: &TournamentGame) -> bool {
    match game.state {
        GameState::Waiting(_) => true,
        GameState::Playing(_) => shown.rules.clock.is_for_days(),
        GameState::Ended(..) => false,
    }
}

/// Asks which game gets more time, or how much all get that wait.
pub fn choose_game_for_more_time(
    words: &Words,
    shown: &Tournament,
    name: impl Fn(PlayerId) -> String,
) -> Screen {
    let games = shown.games().filter(|game| can_have_more_time(shown, game));
    let screen = if games.count() > CHOICES {
        choose_player_of_tournament(words, shown, PlayerFor::Result, None, name)
    } else {
        choose_game(words, shown, |game| can_have_more_time(shown, game), name)
    };
    let waiting = shown.games().filter(|game| matches!(game.state, GameState::Waiting(_)));
    let all = (waiting.count() > 1).then(|| more_time(words, shown, None));
    Screen { rows: all.into_iter().chain(screen.rows.clone()).collect(), ..screen }
}

/// The buttons that give a game more time, or all that wait.
fn more_time(words: &Words, shown: &Tournament, game: Option<&TournamentGame>) -> Vec<Button> {
    const HOUR: u16 = 60;
    const DAY: u16 = 24 * HOUR;
    let is_over_days = !shown.rules.clock.is_live() || shown.rules.kind.abilities().has_challenges;
    let of = |minutes: u16| {
        let step = TournamentStep::Extend(game.map(|game| game.id), minutes);
        let time = match minutes {
            0 => say!(words, "button-tournament-renew"),
            minutes if minutes.is_multiple_of(DAY) => {
                say!(words, "button-tournament-more-days", days = minutes / DAY)
            }
            minutes if is_over_days && minutes.is_multiple_of(HOUR) => {
                say!(words, "button-tournament-more-hours", hours = minutes / HOUR)
            }
            minutes => say!(words, "button-tournament-more-minutes", minutes = minutes),
        };
        let label = match game {
            Some(_) => time,
            None => say!(words, "button-tournament-more-all", time = time),
        };
        Button { label, ..button(words, shown.id, "button-tournament-renew", ButtonStyle::Primary, step) }
    };
    let times: &[u16] = match game.map(|game| game.state) {
        Some(GameState::Playing(_)) => &[HOUR, 6 * HOUR, DAY, 0],
        _ if is_over_days => &[HOUR, 6 * HOUR, DAY],
        _ => &[5, 15, 60],
    };
    times.iter().copied().map(of).collect()
}

/// Asks somebody which of their games to begin.
pub fn choose_game_to_begin(
    words: &Words,
    shown: &Tournament,
    who: PlayerId,
    name: impl Fn(PlayerId) -> String,
    now: Timestamp,
) -> Screen {
    let own = shown.entrant(who);
    let choices = shown.games_to_begin(who, now).filter_map(|(round, game)| {
        let side = game.side_of(own?)?;
        let opponent = name(shown.person(game.pairing.at(side.other())));
        Some(Choice {
            label: format!("{}. {opponent}", round + 1).chars().take(100).collect(),
            detail: None,
            value: format!("ready:{}", game.id),
            is_chosen: false,
        })
    });
    let text = say!(words, "tournament-choose-game");
    let menu = Menu {
        select: Select::Tournament(shown.id),
        placeholder: text.clone(),
        choices: Choices::One(choices.take(CHOICES).collect()),
    };
    Screen { menus: vec![menu], ..Screen::text(text) }
}

/// Asks what a game counts as, or how much more time it gets.
pub fn choose_result_of_tournament(
    words: &Words,
    shown: &Tournament,
    game: &TournamentGame,
    name: impl Fn(PlayerId) -> String,
) -> Screen {
    let [south, north] = [game.pairing.south, game.pairing.north].map(|one| player(words, shown, one));
    let mut text = say!(words, "tournament-choose-result", south = south, north = north);
    let of = |to: SetTo| {
        let won = |one| say!(words, "button-tournament-won", player = name(shown.person(one)));
        let label = match to {
            SetTo::SouthWon => won(game.pairing.south),
            SetTo::NorthWon => won(game.pairing.north),
            SetTo::Drawn => say!(words, "button-tournament-drawn"),
            SetTo::Neither => say!(words, "button-tournament-neither"),
        };
        let step = TournamentStep::SetResult(game.id, to);
        Button {
            label: cut(&label, 80),
            ..button(words, shown.id, "button-tournament-drawn", ButtonStyle::Secondary, step)
        }
    };
    let mut rows: Vec<Vec<Button>> = vec![SetTo::ALL.iter().copied().map(of).collect()];
    let more = |label, step| button(words, shown.id, label, ButtonStyle::Secondary, step);
    let mut row = Vec::new();
    if shown.is_running() && !matches!(game.state, GameState::Waiting(_)) {
        row.push(more("button-tournament-play-again", TournamentStep::PlayAgain(game.id)));
    }
    let is_removable = shown.may_remove_result(game);
    if is_removable && game.result().is_some_and(|result| result != RoundResult::Removed) {
        row.push(more("button-tournament-remove-result", TournamentStep::RemoveResult(game.id)));
    }
    if !row.is_empty() {
        rows.push(row);
    }
    if can_have_more_time(shown, game) {
        text = format!("{text}\n{}", say!(words, "tournament-choose-more-time"));
        rows.push(more_time(words, shown, Some(game)));
    }
    Screen { rows, ..Screen::text(text) }
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::Language;
    use kuzhi_domain::clock::TimeControl;
    use kuzhi_domain::tournaments::TournamentKind;

    use super::*;
    use crate::screens::tournaments::samples::begun;

    /// A league in which so many people meet twice, all rounds at once.
    fn league(players: u16) -> Tournament {
        let kind = TournamentKind::League { twice: true, at_once: true, divisions: None };
        begun(kind, TimeControl::Days(3), players)
    }

    fn labels(screen: &Screen) -> Option<Vec<&str>> {
        match &screen.menus[0].choices {
            Choices::One(all) => Some(all.iter().map(|one| one.label.as_str()).collect()),
            _ => None,
        }
    }

    #[test]
    fn more_games_than_a_menu_holds_are_chosen_by_player() {
        let words = Words::for_language(Language::English);
        let name = |player: PlayerId| player.to_string();
        let few = choose_game_of_tournament(words, &league(4), None, name);
        assert_eq!(labels(&few).map(|all| all.len()), Some(12));
        let many = league(6);
        assert_eq!(many.games().count(), 30);
        let whose = choose_game_of_tournament(words, &many, None, name);
        assert_eq!(labels(&whose).map(|all| all.len()), Some(6), "{}", whose.text);
        let theirs = choose_game_of_tournament(words, &many, Some(PlayerId(3)), name);
        let theirs = labels(&theirs).unwrap();
        assert_eq!(theirs.len(), 10);
        assert!(theirs.iter().all(|label| label.contains('3')), "{theirs:?}");
    }
}
