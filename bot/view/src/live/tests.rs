//! Boards for pages: what they show agrees with the rules, and can be pressed.

use std::sync::LazyLock;

use kuzhi_domain::clock::TimeOff;
use kuzhi_domain::matches::{
    Actor, BoardLook, Challenge, Intent, MadeOffer, Match, MatchSetup, Offer, Offered, Seat, Stage, decide,
};
use kuzhi_domain::rating::Ratings;
use kuzhi_domain::{PlayerId, Timestamp};
use kuzhi_engine::{Event, Game, Move, Position, Side};
use kuzhi_search::Level;
use serde_json::Value;

use super::*;
use crate::board::Emojis;
use crate::request::Action;
use crate::words::Words;

const ADA: PlayerId = PlayerId(1);
const BOB: PlayerId = PlayerId(2);

fn after(game: Game, moves: &[Move], seats: [Seat; 2]) -> Match {
    MatchSetup::played(game, seats, moves, Timestamp::default()).unwrap().check().unwrap()
}

fn between_people(game: &str, moves: &str) -> Match {
    let moves: Vec<Move> = moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
    after(Game::by_id(game).unwrap(), &moves, [ADA, BOB].map(Seat::Person))
}

fn seen_by(who: PlayerId, shown: &Match, seen: Option<usize>) -> LiveBoard {
    seen_with(who, shown, seen, [Offered::default(); 2])
}

fn seen_with(who: PlayerId, shown: &Match, seen: Option<usize>, offered: [Offered; 2]) -> LiveBoard {
    reader(who, seen, offered, None).board(shown)
}

fn reader(who: PlayerId, seen: Option<usize>, offered: [Offered; 2], next: Option<&Match>) -> LiveReader<'_> {
    static EMPTY: LazyLock<(Ratings, Emojis)> = LazyLock::new(Default::default);
    let (ratings, emojis) = &*EMPTY;
    LiveReader {
        words: Words::english(),
        who,
        names: ["Ada".to_owned(), "Bob".to_owned()],
        ratings,
        look: BoardLook::default(),
        confirms: false,
        emojis,
        offered,
        next,
        now: Timestamp::default(),
        seen,
    }
}

/// Many moves of a game, in a fixed order that looks like chance.
fn some_moves(game: Game, plies: usize) -> Vec<Move> {
    let (mut board, mut state) = (game.start(), 11_usize);
    while board.turn().is_some() && board.moves().len() < plies {
        let legal = board.legal();
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        board.play(legal[(state >> 33) % legal.len()], &mut |_| ()).unwrap();
    }
    board.moves().to_vec()
}

/// Plays events on the seeds of a position as the page does.
fn play(position: &mut LivePosition, event: &Value) {
    let number = |name: &str| usize::try_from(event[name].as_u64().unwrap()).unwrap();
    let seeds = |name: &str| u8::try_from(event[name].as_u64().unwrap()).unwrap();
    let side = |name: &str| usize::from(event[name] == "north");
    let owner = |pit: usize, pits: usize| usize::from(pit >= pits / 2);
    let pits = position.pits.len();
    let first = event.as_object().unwrap().keys();
    let has = |name: &str| first.clone().any(|key| key == name);
    if has("lift") {
        position.pits[number("lift")] = 0;
    } else if has("sow") {
        match event["sow"].get("pit") {
            Some(pit) => position.pits[usize::try_from(pit.as_u64().unwrap()).unwrap()] += 1,
            None => position.stores[usize::from(event["sow"]["store"] == "north")] += 1,
        }
    } else if has("castle") {
        position.stores[side("to")] += 1;
    } else if has("keep") {
        position.stores[side("by")] += seeds("keep");
    } else if has("capture") {
        position.pits[number("capture")] -= seeds("seeds");
        position.stores[side("by")] += seeds("seeds");
    } else if has("sweep") {
        position.pits[number("sweep")] -= seeds("seeds");
        position.stores[side("to")] += seeds("seeds");
    } else if has("fill") {
        position.pits[number("fill")] += seeds("seeds");
        position.stores[owner(number("fill"), pits)] -= seeds("seeds");
    } else if has("withdraw") {
        position.pits[number("withdraw")] -= seeds("seeds");
        position.stores[owner(number("withdraw"), pits)] += seeds("seeds");
    }
}

#[test]
fn events_lead_from_each_position_to_the_next() {
    for game in Game::all() {
        let mut board = game.start();
        for mv in some_moves(game, 120) {
            let (before, mut events): (Position, Vec<Event>) = (board.position(), Vec::new());
            board.play(mv, &mut |event| events.push(event)).unwrap();
            let mut live = LivePosition::from_position(&before);
            for event in events {
                let event = LiveEvent::from_event(event).expect("a page knows every event of our games");
                play(&mut live, &serde_json::to_value(event).unwrap());
            }
            let after = LivePosition::from_position(&board.position());
            assert_eq!((live.pits, live.stores), (after.pits, after.stores), "{game} {mv}");
        }
    }
}

#[test]
fn moves_are_the_legal_ones_and_can_be_pressed() {
    for game in Game::all() {
        for plies in [0, 1, 7, 20] {
            let shown = after(game, &some_moves(game, plies), [ADA, BOB].map(Seat::Person));
            let Some(mover) = shown.person_to_move() else { continue };
            let live = seen_by(mover, &shown, None);
            assert!(live.yours && !live.moves.is_empty(), "{game} {plies}");
            let board = shown.board().unwrap();
            for offered in &live.moves {
                let Ok(Action::Move { id, at, mv }) = offered.press.parse() else {
                    panic!("{}", offered.press)
                };
                assert_eq!((id, at), (shown.id(), shown.played().unwrap().revision()));
                assert!(board.check(mv).is_ok(), "{game}: {mv}");
            }
            let other = if mover == ADA { BOB } else { ADA };
            assert!(seen_by(other, &shown, None).moves.is_empty(), "nobody moves for others");
        }
    }
}

#[test]
fn a_preview_says_where_the_last_seed_falls() {
    let live = seen_by(ADA, &between_people("kalah", ""), None);
    let third = serde_json::to_value(&live.moves[2]).unwrap();
    assert_eq!((&third["lands"]["store"], &third["takes"]), (&"south".into(), &1.into()));
    assert_eq!(third["why"], "If played: pit 3, +1. The last seed falls into your store: you move again.");
    let why = |at: usize| live.moves[at].preview.as_ref().unwrap().why.as_str();
    let only_if = "it would capture only if that pit was empty and the one opposite was not.";
    assert_eq!(why(0), format!("If played: pit 1. The last seed falls into your pit 5: {only_if}"));
    let own_row = "it captures only in the mover’s own row.";
    assert_eq!(why(5), format!("If played: pit 6, +1. The last seed falls into Bob’s pit 3: {own_row}"));
    assert_eq!(third["name"], "Pit 3, 4 seeds");
    let rated = MatchSetup::played(
        Game::by_id("kalah").unwrap(),
        [ADA, BOB].map(Seat::Person),
        &[],
        Timestamp::default(),
    );
    let rated = MatchSetup { rated: true, ..rated.unwrap() }.check().unwrap();
    assert!(seen_by(ADA, &rated, None).moves.iter().all(|mv| mv.preview.is_none()), "no help there");
}

#[test]
fn a_page_gets_the_moves_that_it_has_not_shown() {
    let shown = between_people("kalah", "3 1 4 5");
    let plies = |seen| seen_by(ADA, &shown, seen).steps.iter().map(|step| step.ply).collect::<Vec<_>>();
    let all = plies(None);
    assert_eq!(all.last(), Some(&3));
    assert_eq!(plies(Some(0)), [0, 1, 2, 3]);
    assert_eq!(plies(Some(4)), all, "the last turns can always be seen again");
    let step = &seen_by(ADA, &shown, Some(3)).steps.pop().unwrap();
    assert!(!step.told.is_empty() && !step.told.contains("<@"), "{}", step.told);
    assert_eq!(step.label, "You: pit 5.", "a film says this while it runs");
}

#[test]
fn a_takeback_is_told_and_not_the_moves_before_it() {
    let running = between_people("oware", "1 1 2 2");
    assert!(!seen_by(ADA, &running, None).taken_back);
    let made =
        MadeOffer { offer: Offer::Takeback, at: running.played().unwrap().revision(), by: Side::North };
    let now = Timestamp::default();
    let back = decide(&running, Actor::Person(ADA), Intent::AcceptOffer(made), now).unwrap();
    let live = seen_by(ADA, &back, None);
    assert!(live.taken_back && live.ply == 3);
    assert_eq!(live.text, "Bob took back a move.\nCasual");
}

#[test]
fn a_page_says_what_its_game_is_about() {
    for game in Game::all() {
        let live = seen_by(ADA, &after(game, &[], [ADA, BOB].map(Seat::Person)), None);
        let about = live.about.unwrap();
        assert!(about.aim.chars().count() <= 110 && about.text.contains(':'), "{about:?}");
        assert_eq!(live.needed.is_some(), about.aim.contains(" seeds win: "), "{about:?}");
        assert!(matches!(about.learn.press.parse(), Ok(Action::Learn(learnt)) if learnt.id() == game.id()));
    }
    let over = after(
        Game::by_id("kalah").unwrap(),
        &some_moves(Game::by_id("kalah").unwrap(), 1_000),
        [ADA, BOB].map(Seat::Person),
    );
    assert_eq!(seen_by(ADA, &over, None).about, None);
}

#[test]
fn a_hint_and_the_last_move_are_one_tap_away() {
    let labels = |who, moves: &str| -> Vec<String> {
        let live = seen_by(who, &between_people("oware", moves), None);
        live.buttons.into_iter().map(|button| button.label).collect()
    };
    assert_eq!(labels(ADA, ""), ["💡 Hint", "More …"]);
    assert_eq!(labels(BOB, "1"), ["💡 Hint", "More …"], "they have made no move");
    assert_eq!(labels(ADA, "1"), ["Ask for a takeback", "More …"]);
    assert_eq!(labels(PlayerId(3), "1"), ["More …"]);
}

#[test]
fn pits_are_named_for_whoever_hears_them() {
    let moves = [Move::lift(3).unwrap()];
    let seats = [Seat::Person(ADA), Seat::Bot(Level::new(3).unwrap())];
    let shown = after(Game::by_id("oware").unwrap(), &moves, seats);
    let live = seen_by(ADA, &shown, None);
    assert_eq!(live.pit_names[0], "You, pit 1: 4 seeds");
    let [ada, other] = [ADA, PlayerId(3)].map(|who| seen_by(who, &between_people("oware", "3"), None));
    assert_eq!([&ada.pit_names[0], &ada.pit_names[6]], ["You, pit 1: 4 seeds", "Bob, pit 1: 5 seeds"]);
    assert_eq!(other.pit_names[0], "Ada, pit 1: 4 seeds");
    assert!(live.players[0].you && live.players[1].bot && !live.yours);
    assert_eq!(live.status, "**Kuzhi** to move");
}

#[test]
fn an_offer_is_answered_by_whom_it_is_made_to() {
    let shown = between_people("kalah", "3 1 4 5");
    let at = shown.played().unwrap().revision();
    let offered = [Offered::default().and(Offer::Draw, at).unwrap(), Offered::default()];
    let rows = |who| seen_with(who, &shown, None, offered).offers.pop().unwrap().rows.len();
    assert_eq!([ADA, BOB, PlayerId(3)].map(rows), [0, 1, 0]);
    let later = between_people("kalah", "3 1 4 5 2");
    assert_eq!(seen_with(BOB, &later, None, offered).offers, [], "it was about an earlier board");
}

#[test]
fn the_boards_own_buttons_are_not_among_the_others() {
    let live = seen_by(ADA, &between_people("oware", "1 1"), None);
    let read = |press: &str| press.parse::<Action>().unwrap();
    let actions: Vec<Action> = live.buttons.iter().map(|button| read(&button.press)).collect();
    assert!(actions.iter().any(|action| matches!(action, Action::More(_))), "{actions:?}");
    assert!(!actions.iter().any(|action| matches!(action, Action::Move { .. } | Action::ShowMove { .. })));
    assert!(!live.text.contains("```"), "the page draws the board: {}", live.text);
}

#[test]
fn a_challenge_has_the_buttons_that_one_can_press() {
    let challenge = Challenge {
        challenger: ADA,
        invited: Some(BOB),
        side: Side::South,
        clock: None,
        balanced: false,
        time_off: TimeOff::All,
        made: Timestamp::default(),
        expires: Timestamp::default(),
    };
    let asked = MatchSetup::new(Game::default(), Stage::Open(challenge)).check().unwrap();
    let labels = |buttons: &[LiveButton]| -> Vec<String> {
        buttons.iter().map(|button| button.label.clone()).collect()
    };
    for (who, expected) in [(ADA, &["Cancel"][..]), (BOB, &["Accept", "Decline"]), (PlayerId(3), &[])] {
        let board = seen_by(who, &asked, None);
        assert_eq!(labels(&board.buttons), expected, "{who}");
        assert!(board.status.contains("challenges you") && !board.text.contains("```"), "{}", board.text);
    }
    // Who is asked for a rematch answers below the game that is over.
    let running = between_people("mangala", "1");
    let over = decide(&running, Actor::Person(ADA), Intent::Resign, Timestamp::default()).unwrap();
    assert_eq!(seen_by(BOB, &over, None).status, "🏆 **Ada resigned: you win.**");
    assert_eq!(seen_by(ADA, &over, None).status, "🏆 **You resigned: Bob wins.**");
    let offers = |who| reader(who, None, [Offered::default(); 2], Some(&asked)).board(&over).offers;
    assert_eq!(offers(ADA), []);
    let [offer] = offers(BOB).try_into().unwrap();
    assert_eq!(labels(&offer.rows.concat()), ["Accept", "Decline"]);
    assert!(offer.text.contains("challenges you") && !offer.text.contains('\n'), "{}", offer.text);
    // Once it has begun, a button leads there.
    let begun = reader(ADA, None, [Offered::default(); 2], Some(&running)).board(&over);
    assert_eq!((&begun.buttons[0].label[..], begun.offers.len()), ("Next game ▶", 0));
    assert_eq!(begun.buttons[0].press, Action::OpenBoard(running.id()).to_string());
}

#[test]
fn a_page_tells_what_its_board_does_not_show() {
    let live = seen_by(ADA, &between_people("oware", "1 1"), None);
    assert_eq!([live.status.as_str(), &live.text], ["**Your move**", "You: pit 1. Bob: pit 1.\nCasual"]);
    let live = seen_by(ADA, &between_people("kotu-baendum", ""), None);
    assert_eq!(live.text.matches("direction").count(), 1, "{}", live.text);
    let other = seen_by(BOB, &between_people("kotu-baendum", ""), None);
    assert!(!other.text.contains("direction"), "{}", other.text);
    let game = Game::by_id("kalah").unwrap();
    let over = after(game, &some_moves(game, 1_000), [ADA, BOB].map(Seat::Person));
    let [ada, bob] = [ADA, BOB].map(|who| seen_by(who, &over, None));
    let mut told = [ada.status.as_str(), &bob.status];
    told.sort_by_key(|status| !status.contains("You win"));
    assert!(told[0].contains("You win") && told[1].contains(" wins"), "{told:?}");
    assert!(!ada.text.contains(&ada.status) && !ada.text.contains("Kalah"), "{}", ada.text);
}
