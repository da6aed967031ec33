//! What somebody studies on a page: its board takes the place of the match's.

use kuzhi_search::{Puzzle, PuzzleId};
use serde_json::{Value, json};

use super::pages::{button, match_id};
use super::{Page, begin};

/// Presses a button of a screen, and returns the screen that takes its place.
async fn press_on(page: &mut Page, screen: &Value, press: &str) -> Value {
    page.say(json!({"press": press, "at": screen["id"]})).await;
    let next = page.hear("screen").await;
    assert_eq!(next["id"], screen["id"], "it stands in the same place");
    next
}

fn text(screen: &Value) -> &str {
    screen["text"].as_str().unwrap()
}

fn moves(screen: &Value) -> Vec<&str> {
    screen["board"]["moves"].as_array().unwrap().iter().map(|mv| mv["press"].as_str().unwrap()).collect()
}

fn steps(screen: &Value) -> usize {
    screen["board"]["steps"].as_array().unwrap().len()
}

/// The move in a puzzle that is right, and one that is not.
fn right_and_wrong(screen: &Value) -> (String, String) {
    let answer = button(screen, "Show the answer");
    let parts: Vec<&str> = answer.split(':').collect();
    let ["k1", "puzzle", _, id, ply, "answer"] = parts[..] else { panic!("{answer}") };
    let puzzle = Puzzle::by_id(id.parse::<PuzzleId>().unwrap()).unwrap();
    let right = format!(":try:{}", puzzle.line()[ply.parse::<usize>().unwrap()]);
    let (right, wrong): (Vec<&str>, Vec<&str>) =
        moves(screen).into_iter().partition(|id| id.ends_with(&right));
    (right[0].to_owned(), wrong[0].to_owned())
}

#[tokio::test]
async fn a_puzzle_is_solved_on_the_board_of_the_page() {
    let evening = begin().await;
    let mut ada = Page::open(&evening, &evening.ada).await;
    ada.say(json!({"press": "k1:puzzles:new:mangala"})).await;
    let mut screen = ada.hear("screen").await;
    assert!(screen["picture"].is_null() && !text(&screen).contains("```"), "{screen:#}");
    assert!(moves(&screen).len() > 1 && steps(&screen) == 0, "{screen:#}");
    let before = screen["board"]["position"].clone();
    let (_, wrong) = right_and_wrong(&screen);
    screen = press_on(&mut ada, &screen, &wrong).await;
    assert_eq!((&screen["board"]["undone"], steps(&screen)), (&json!(true), 1), "it is seen, and taken back");
    assert_eq!(screen["board"]["position"], before);
    while !moves(&screen).is_empty() {
        let (right, _) = right_and_wrong(&screen);
        screen = press_on(&mut ada, &screen, &right).await;
        assert!(steps(&screen) > 0 && screen["board"]["undone"].is_null(), "{screen:#}");
    }
    assert!(text(&screen).contains("**Solved.**"), "{}", text(&screen));
    let next = press_on(&mut ada, &screen, &button(&screen, "Next puzzle ▶")).await;
    let answered = press_on(&mut ada, &next, &button(&next, "Show the answer")).await;
    assert!(moves(&answered).is_empty(), "{answered:#}");
    let forged = format!("{}:99", wrong.rsplit_once(':').unwrap().0);
    ada.say(json!({"press": forged, "at": answered["id"]})).await;
    ada.hear("refused").await;
}

#[tokio::test]
async fn a_lesson_is_taken_on_the_board_of_the_page() {
    let evening = begin().await;
    let mut ada = Page::open(&evening, &evening.ada).await;
    ada.say(json!({"press": "k1:lesson:mangala:1:begin"})).await;
    let asked = ada.hear("screen").await;
    assert_eq!(moves(&asked).len(), 6, "{asked:#}");
    assert!(asked["board"]["moves"].as_array().unwrap().iter().all(|mv| mv["why"].is_null()), "no help");
    // RULES, Mangala 2: four stones from pit 4 end in the store, from pit 3 in pit 6.
    let wrong = press_on(&mut ada, &asked, moves(&asked)[2]).await;
    assert_eq!((&wrong["board"]["undone"], steps(&wrong)), (&json!(true), 1));
    assert_eq!(wrong["board"]["position"], asked["board"]["position"]);
    let right = press_on(&mut ada, &wrong, moves(&wrong)[3]).await;
    assert_eq!((right["board"]["position"]["stores"][0].as_u64(), steps(&right)), (Some(1), 1), "{right:#}");
    assert!(right["picture"].is_null() && moves(&right).is_empty(), "{right:#}");
    let next = press_on(&mut ada, &right, &button(&right, "Next lesson ▶")).await;
    assert_eq!(steps(&next), 0, "{next:#}");
}

#[tokio::test]
async fn a_game_is_replayed_analysed_and_retried_on_a_page() {
    let evening = begin().await;
    let board = evening.board_of("mangala").await;
    let id = match_id(&board);
    let start = board.screen();
    evening.move_on(&board).await;
    evening.hall.until(|_| board.screen() != start, "the move").await;
    let question = evening.bob.at(&evening.hall).slash("resign").send().await.message();
    evening.bob.at(&evening.hall).click(&question, "Yes, I resign").await;
    evening.hall.until(|_| board.text().contains("resigned"), "the end").await;
    let mut ada = Page::open(&evening, &evening.ada).await;
    ada.say(json!({"press": format!("k1:replay:{id}:0")})).await;
    let first = ada.hear("screen").await;
    assert!(
        first["board"]["moves"].as_array().unwrap().is_empty(),
        "nothing is tried in a replay: {first:#}"
    );
    let second = press_on(&mut ada, &first, &button(&first, "▶")).await;
    assert_eq!(second["board"]["steps"][0]["before"], first["board"]["position"], "the move is seen");

    ada.say(json!({"press": button(&second, "Analyse")})).await;
    let analysis = ada.hear("screen").await;
    assert_ne!(analysis["id"], second["id"]);
    assert!(analysis["board"]["moves"][0]["why"].is_string(), "previews: {analysis:#}");
    let tried = press_on(&mut ada, &analysis, moves(&analysis)[0]).await;
    assert_eq!(
        tried["board"]["steps"].as_array().unwrap().last().unwrap()["before"],
        analysis["board"]["position"]
    );
    let back = press_on(&mut ada, &tried, &button(&tried, "◀ Take back")).await;
    assert_eq!(back["board"]["position"], analysis["board"]["position"]);

    let retry = format!("k1:retry:{id}:1:0:");
    ada.say(json!({"press": retry})).await;
    let asked = ada.hear("screen").await;
    assert!(text(&asked).contains("Move 1 again") && !moves(&asked).is_empty(), "{asked:#}");
    let judged = press_on(&mut ada, &asked, moves(&asked)[0]).await;
    assert!(steps(&judged) > 0, "{judged:#}");

    let (_, other) = moves(&asked)[0].rsplit_once(':').unwrap();
    ada.say(json!({"press": format!("k1:retry:{id}:9999:0:{other}")})).await;
    ada.hear("refused").await;
}
