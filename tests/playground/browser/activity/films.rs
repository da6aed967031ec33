//! Films of moves on the page: what ends them, and who sees none.

use serde_json::json;

use super::page::{HELD, Hand, Page};
use crate::stage::Stage;

/// Sets the speed of films.
const SPEED: &str = "const speed = document.querySelector('#tools select');
    speed.value = arguments[0];
    speed.dispatchEvent(new Event('change'))";

/// Counts the films from now on.
const COUNT: &str = "window.films = 0;
    const isFilm = ({ target }) => target.hasAttribute('data-film');
    const count = (changes) => { window.films += changes.filter(isFilm).length; };
    const watched = { attributeFilter: ['data-film'] };
    new MutationObserver(count).observe(document.querySelector('#board'), watched)";

const STATUS: &str = "return document.querySelector('#status').innerText";

const MOVER: &str = "return document.querySelector('.plate.turn .name').innerText";

const CHANGES: &str =
    "return [...document.querySelectorAll('.delta')].filter((one) => one.innerText !== '').length";

#[tokio::test]
async fn a_takeback_ends_the_film_that_runs() {
    let Some(stage) = Stage::open().await else { return };
    stage.two_people().await;
    let (ada, too) = (stage.pane(1), stage.pane(2));
    ada.command("/play opponent:Kuzhi game:pallankuzhi side:first level:1").await;
    ada.until_shows("to move").await;
    too.becomes("Ada").await;
    let page = Page::open(&stage, ada).await;
    let before = stage.run(HELD, &[]).await;
    stage.run(SPEED, &[json!("normal")]).await;
    // Frames come until the film runs, and then no more: it would never end.
    let freeze = "const next = window.requestAnimationFrame.bind(window);
        const runs = () => document.querySelector('#board').hasAttribute('data-film');
        window.requestAnimationFrame = (draw) => (runs() ? 1 : next(draw));
        window.thaw = () => { window.requestAnimationFrame = next; }";
    stage.run(freeze, &[]).await;
    page.sow(Hand::Mouse, 3).await;
    let runs = "return document.querySelector('#board[data-film]')";
    stage.until(runs, &[], "a film").await;
    stage.picture("activity-film").await;
    page.leave().await;
    too.until_shows("Kuzhi: ").await;
    too.command("/takeback").await;
    page.enter().await;
    page.until_holds(&before).await;
    page.until_mine().await;
    let told = stage.run("return document.querySelector('#told').innerText", &[]).await;
    let expected = "You took back a move. You: pit 3.";
    assert!(told.as_str().is_some_and(|told| told.starts_with(expected)), "{told}");
    assert_eq!(stage.run("return Boolean(document.querySelector('#board[data-film]'))", &[]).await, false);
    page.sow(Hand::Mouse, 3).await;
    stage.until(runs, &[], "another film").await;
    assert_eq!(stage.run(STATUS, &[]).await, "You: pit 3.", "the film tells whose seeds run");
    assert_eq!(stage.run(MOVER, &[]).await, "Ada");
    // A press skips it. The answer is another film.
    stage.run("window.thaw()", &[]).await;
    stage.run(SPEED, &[json!("fast")]).await;
    stage.click("return document.querySelector('.pit')", &[], "the board").await;
    page.until_mine().await;
    page.until_changed(&before).await;
}

#[tokio::test]
async fn who_wants_little_motion_sees_what_changed_instead() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    ada.command("/play opponent:Kuzhi game:oware side:first level:1").await;
    ada.until_shows("to move").await;
    let page = Page::open(&stage, ada).await;
    stage.run(COUNT, &[]).await;
    let before = stage.run(HELD, &[]).await;
    page.sow(Hand::Mouse, 3).await;
    page.until_changed(&before).await;
    page.until_mine().await;
    let changes = stage.run(CHANGES, &[]).await;
    assert!(changes.as_u64().is_some_and(|changes| changes > 3), "{changes}");
    assert_eq!(stage.run("return window.films", &[]).await, 0);
    let of_both = "const earlier = document.querySelectorAll('.delta .earlier').length;
        return [earlier > 0, document.querySelectorAll('.delta span').length > earlier]";
    assert_eq!(stage.run(of_both, &[]).await, json!([true, true]), "one's own move, and the answer");
    stage.picture("activity-little-motion").await;
    // A film is there for whoever asks for it.
    stage.run(SPEED, &[json!("fast")]).await;
    let held = stage.run(HELD, &[]).await;
    let again = "return document.querySelector('#tools [aria-label=\"Show the last moves again\"]')";
    stage.click(again, &[], "the last moves again").await;
    stage
        .until("return window.films > 0 && !document.querySelector('#board[data-film]')", &[], "a film")
        .await;
    assert_eq!(stage.run(HELD, &[]).await, held);
    assert_eq!(stage.run(CHANGES, &[]).await, 0);
}
