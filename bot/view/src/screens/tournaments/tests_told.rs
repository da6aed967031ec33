//! What players and organisers are told of tournaments that ended in an unusual way.

use kuzhi_domain::PlayerId;
use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::tournaments::{
    Divisions, RoundResult, TournamentFacts, TournamentGame, TournamentIntent, TournamentKind, start_of,
};
use kuzhi_engine::Side;

use super::samples::{BEGINS, HOST, begun};
use super::*;
use crate::request::PlayerFor;
use crate::screens::Screen;

const LIVE: TimeControl = TimeControl::Live { minutes: 5, seconds: 3 };
const DRAWN: RoundResult = RoundResult::Played(None);
const SOUTH: RoundResult = RoundResult::Played(Some(Side::South));

/// An organiser sets the result of a game.
fn set(one: &Tournament, game: &TournamentGame, result: RoundResult) -> Tournament {
    let intent = TournamentIntent::SetResult { game: game.id, result, reason: "x".to_owned() };
    let set = one.decide(HOST, intent, BEGINS).unwrap();
    set.advance(&TournamentFacts::default(), BEGINS).unwrap_or(set)
}

/// All games of a tournament end so.
fn played(one: &Tournament, result: impl Fn(&Tournament, &TournamentGame) -> RoundResult) -> Tournament {
    let mut next = one.clone();
    let open = |one: &Tournament| one.games().find(|game| game.is_open()).copied();
    while let Some(game) = open(&next) {
        let result = result(&next, &game);
        next = set(&next, &game, result);
    }
    assert!(!next.is_live());
    next
}

fn text_of(screen: Option<Screen>) -> String {
    String::from_utf8(screen.unwrap().file.unwrap().bytes).unwrap()
}

fn in_file(who: PlayerId) -> TablePlayer {
    TablePlayer { name: who.to_string(), rating: None }
}

/// A league in groups of at most four.
const fn groups(at_once: bool) -> TournamentKind {
    let divisions = Some(Divisions { most: 4, moves: 1 });
    TournamentKind::League { twice: false, at_once, divisions }
}

#[test]
fn a_spreadsheet_has_all_rounds_of_a_knockout() {
    // Of the semi-finals one is drawn, and played once more.
    let begun = begun(TournamentKind::Knockout, LIVE, 5);
    let drawn_once = |one: &Tournament, _: &TournamentGame| if one.rounds.len() == 2 { DRAWN } else { SOUTH };
    let over = played(&begun, drawn_once);
    assert_eq!(over.rounds.len(), 4);
    let csv = text_of(Some(tournament_csv(Words::english(), &over, "", in_file)));
    let rows: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    for round in 1..=4 {
        let column = rows[0].iter().position(|head| *head == format!("round {round}")).unwrap();
        assert!(rows[1..].iter().any(|row| !row[column].is_empty()), "round {round}: {csv}");
    }
    assert!(!csv.contains("away"), "{csv}");
}

#[test]
fn whoever_has_no_place_has_none_anywhere() {
    let begun = begun(TournamentKind::Knockout, LIVE, 4);
    let first = begun.rounds[0].games[0].id;
    let neither = |_: &Tournament, game: &TournamentGame| {
        if game.id == first { RoundResult::Forfeit(None) } else { SOUTH }
    };
    let over = played(&begun, neither);
    let without: Vec<_> = over.table().into_iter().filter(|row| row.place.is_none()).collect();
    assert_eq!(without.len(), 2);
    let report = text_of(tournament_table(Words::english(), &over, 0, "", in_file));
    for row in &without {
        let start = format!("001 {:>4} ", row.entrant.0 + 1);
        let line = report.lines().find(|line| line.starts_with(&start)).unwrap();
        assert_eq!(&line[84..89], "    0", "{line}");
    }
    let why = tournament_why(Words::english(), &over, without[0].entrant, without[1].entrant).text;
    assert!(why.contains("has no place") && !why.contains("share"), "{why}");
}

#[test]
fn whoever_forfeits_the_game_for_third_place_did_not_play_it() {
    let begun = begun(TournamentKind::Knockout, LIVE, 4);
    let forfeit = |one: &Tournament, game: &TournamentGame| {
        let is_third = one.rounds.len() == 2 && one.rounds[1].games.last() == Some(game);
        if is_third { RoundResult::Forfeit(Some(Side::South)) } else { SOUTH }
    };
    let over = played(&begun, forfeit);
    let third = over.rounds[1].games.last().unwrap().pairing;
    let why = tournament_why(Words::english(), &over, third.south, third.north).text;
    assert!(why.contains("forfeited the game for third place"), "{why}");
}

#[test]
fn nobody_is_told_of_groups_that_are_not_there() {
    let text = tournament_card(Words::english(), &begun(groups(false), LIVE, 5)).text;
    assert!(!text.contains("Groups of at most") && text.contains("With fewer than 6 players"), "{text}");
    let text = tournament_card(Words::english(), &begun(groups(false), LIVE, 6)).text;
    assert!(text.contains("Groups of at most 4"), "{text}");
}

#[test]
fn the_start_list_decides_who_goes_down_of_equals() {
    let words = Words::english();
    let over = played(&begun(groups(false), LIVE, 6), |_, _| DRAWN);
    let why = tournament_why(words, &over, Entrant(1), Entrant(2)).text;
    assert!(why.contains("goes down. If players are tied on everything, the start list"), "{why}");
    let rules = tournament_rules(words, &over).text;
    assert!(rules.contains("the start list decides who goes up or down"), "{rules}");
}

#[test]
fn rounds_that_start_together_say_by_when() {
    let text = tournament_card(Words::english(), &begun(groups(true), LIVE, 6)).text;
    assert!(!text.contains("when the one before is over"), "{text}");
    assert!(text.contains("you have 5 minutes for each round, added up"), "{text}");
}

#[test]
fn all_who_lead_a_group_are_named() {
    let one = begun(groups(false), LIVE, 6);
    let game = one.rounds[0].games[0];
    let text = card::leaders(Words::english(), &set(&one, &game, DRAWN)).unwrap();
    assert_eq!(text.matches("**A**").count(), 2, "{text}");
    assert!(!text.contains("**B**"), "nobody has played there: {text}");
}

#[test]
fn the_log_has_what_a_result_was_before() {
    let one = begun(groups(false), LIVE, 6);
    let game = one.rounds[0].games[0];
    let set_twice = set(&set(&one, &game, DRAWN), &game, SOUTH);
    let text = tournament_log(Words::english(), &set_twice, false, None).text;
    assert!(text.contains("to 1–0: x (before: ½–½)"), "{text}");
}

#[test]
fn a_start_in_a_form_can_be_typed_again() {
    let mut one = begun(groups(false), LIVE, 6);
    one.stage = kuzhi_domain::tournaments::TournamentStage::Draft;
    let form = change_form(Words::english(), &one, None);
    let typed = |field: &crate::screens::FormField| match &field.field {
        crate::screens::Field::Filled { value, .. } => Some(value.clone()),
        _ => None,
    };
    let begins = form.fields.iter().filter_map(typed).find(|value| value.ends_with("UTC")).unwrap();
    assert_eq!(begins, "1970-01-01 01:00 UTC");
    let now = kuzhi_domain::Timestamp::default();
    assert_eq!(start_of(&begins, now, None, now), Ok(BEGINS));
}

#[test]
fn the_first_of_a_start_list_is_at_its_top() {
    let mut one = begun(TournamentKind::Knockout, LIVE, 4);
    one.stage = kuzhi_domain::tournaments::TournamentStage::Open;
    let to = PlayerFor::Above(PlayerId(2));
    let label = |one: &Tournament| {
        choose_player_of_tournament(Words::english(), one, to, None, |who| who.to_string()).rows[0][0]
            .label
            .clone()
    };
    assert_eq!(label(&one), "At the top");
    one.start_list = vec![PlayerId(3)];
    assert_eq!(label(&one), "At the bottom");
}
