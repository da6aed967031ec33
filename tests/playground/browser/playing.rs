//! Whole games, played by clicking.

use std::time::Duration;

use serde_json::{Value, json};

use crate::pane::Pane;
use crate::stage::{Stage, TIMEOUT};

/// More moves than any of these games takes.
const LONGEST: usize = 400;

/// Selects the message with the newest board that has pit buttons.
pub(crate) const BOARD: &str = "const isPit = (one) => /^\\d+( [←→]| · \\w+)$/.test(one.innerText.trim());
    const hasPits = (one) => [...one.querySelectorAll('[data-press]')].some(isPit);
    const board = last(all('.message').filter(hasPits));
    const pits = board ? [...board.querySelectorAll('[data-press]')].filter(isPit) : [];
    const free = pits.filter((one) => !one.disabled && !one.classList.contains('waits'));
    const marks = board ? [...board.querySelectorAll('.markdown .mark')] : [];
    const mover = last(marks.map((one) => one.innerText));
    const presses = pits.map((one) => one.dataset.press).join();";

#[tokio::test]
async fn two_people_play_mangala_to_the_end() {
    let Some(stage) = Stage::open().await else { return };
    stage.two_people().await;
    let (ada, bilge) = (stage.pane(1), stage.pane(2));
    ada.command("/play opponent:Bilge game:mangala side:first rated:True").await;
    bilge.press("Accept").await;
    ada.until_shows("to move").await;
    stage.picture("two-people").await;

    wrong_click(&stage, ada, bilge).await;
    for person in [ada, bilge, ada, bilge] {
        if mover(ada).await == json!(if person.is_first() { "@Ada" } else { "@Bilge" }) {
            play(person).await;
        }
    }
    picture_for_the_readme(&stage).await;

    let end = play_to_the_end(&[("@Ada", ada), ("@Bilge", bilge)]).await;
    assert!(end.contains("wins") || end.contains("draw"), "{end}");
    bilge.until_shows("Rematch").await;
    // Playing again comes first, and the ratings come last.
    let said = "const over = last(all('.message').filter((one) => one.innerText.includes('Rematch')));
        return [over.querySelector('[data-press]').innerText, over.innerText.includes('Ratings: ')]";
    assert_eq!(ada.see(said, &[]).await, json!(["Rematch", true]));
    stage.picture("the-end").await;
    on_a_phone(&stage).await;
    stage.picture("the-end-phone").await;
}

/// Makes the window as narrow as a phone, with the newest messages in view.
async fn on_a_phone(stage: &Stage) {
    stage.resize(390, 844).await;
    stage.pane(1).see("pane.querySelector('.log').scrollTop = 1e6", &[]).await;
}

#[tokio::test]
async fn a_board_of_emoji_keeps_its_lines_on_a_phone() {
    let Some(stage) = Stage::open().await else { return };
    on_a_phone(&stage).await;
    let ada = stage.pane(1);
    ada.command("/play opponent:Kuzhi game:pallankuzhi side:first level:1").await;
    let lines = "const found = [...(last(all('.message'))?.querySelectorAll('.markdown img.emoji') ?? [])];
        const tops = found.map((one) => Math.round(one.getBoundingClientRect().top));
        return found.length === 36 ? new Set(tops).size : null";
    assert_eq!(ada.until(lines, &[], "a board of seven pits and stores").await, json!(4));
    // Four of the pits are in the first row, the rest in the second with the lessons.
    let rows = "const rows = [...last(all('.message')).querySelectorAll('.row')];
        const labels = (row) => [...row.querySelectorAll('[data-press]')].map((one) => one.innerText.trim());
        return rows.map(labels)";
    let expected = json!([
        ["1 · 6", "2 · 6", "3 · 6", "4 · 6"],
        ["5 · 6", "6 · 6", "7 · 6", "Learn in a minute"],
        ["Open board", "More …"]
    ]);
    assert_eq!(ada.see(rows, &[]).await, expected);
    stage.until_drawn().await;
    stage.picture("first-board-phone").await;
    play(ada).await;
    ada.until_shows(" laps").await;
    stage.pane(1).see("pane.querySelector('.log').scrollTop = 1e6", &[]).await;
    stage.picture("relay-phone").await;
    stage.resize(1280, 900).await;
    stage.picture("relay").await;
}

/// The playground in the middle of a match. With `KUZHI_REDRAW` set the screenshot is kept.
async fn picture_for_the_readme(stage: &Stage) {
    stage.resize(1120, 760).await;
    for pane in [stage.pane(1), stage.pane(2)] {
        pane.see("pane.querySelector('.log').scrollTop = 1e6", &[]).await;
    }
    let drawn = stage.picture("match").await;
    stage.resize(1280, 900).await;
    if std::env::var_os("KUZHI_REDRAW").is_some() {
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/picture.png"), drawn).expect("a picture kept");
    }
}

/// Bilge presses a pit although Ada is to move: only they are told, and nothing changes.
async fn wrong_click(stage: &Stage, ada: Pane<'_>, bilge: Pane<'_>) {
    let before = ada.see(&format!("{BOARD} return board.querySelector('.said').innerText"), &[]).await;
    assert_eq!(mover(ada).await, "@Ada");
    press_first(bilge).await;
    bilge.until_shows("Only you can see this").await;
    stage.picture("wrong-click").await;
    let for_ada = ada.see("return pane.innerText.includes('Only you can see this')", &[]).await;
    assert_eq!(for_ada, json!(false));
    let after = ada.see(&format!("{BOARD} return board.querySelector('.said').innerText"), &[]).await;
    assert_eq!(before, after);
    bilge.press("Dismiss message").await;
    bilge.until("return !pane.innerText.includes('Only you can see this')", &[], "the message to go").await;
}

#[tokio::test]
async fn a_round_of_pallankuzhi_shows_every_bot_move() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    ada.command("/play opponent:Kuzhi game:pallankuzhi side:first level:1").await;
    play_to_a_move_of_laps(ada).await;
    ada.press("Show move").await;
    let animation = "const image = last(all('.message.private img:not(.emoji)'));
        return image && image.complete && image.naturalWidth > 100 ? [image.src, image.alt] : null";
    let shown = ada.until(animation, &[], "an animation").await;
    assert!(shown[0].as_str().is_some_and(|address| address.contains(".gif")), "{shown}");
    assert!(shown[1].as_str().is_some_and(|text| text.len() > 20), "an animation is described: {shown}");
    stage.picture("show-move").await;
    ada.press("Lap by lap").await;
    let still = animation.replace("100 ? [", "100 && image.src.includes('.png') ? [");
    let lap = ada.until(&still, &[], "a still picture of the first lap").await;
    ada.press("Next lap ▶").await;
    let next = still.replace(".png')", ".png') && image.src !== arguments[1]");
    ada.until(&next, &[lap[0].clone()], "the next lap").await;
    stage.picture("lap").await;
    ada.press("In words").await;
    ada.until_shows("The whole move").await;
    stage.picture("move-in-sentences").await;
    ada.press("Dismiss message").await;
    let end = play_to_the_end(&[("@Ada", ada)]).await;
    assert!(end.contains("Ada") && end.contains("Kuzhi"), "{end}");
    stage.picture("pallankuzhi").await;
}

/// Moves until the bot's reply takes several laps: no other move can be shown lap by lap, and the bot plays
/// at random.
async fn play_to_a_move_of_laps(ada: Pane<'_>) {
    // While the bot is to move, its buttons are not free.
    let is_reply = "mover === '@Ada' && free.length > 0";
    let reply = format!("{BOARD} return {is_reply} ? board.querySelector('.said').innerText.trim() : null");
    loop {
        play(ada).await;
        let said = ada.until(&reply, &[], "the bot's reply").await;
        let last = said.as_str().and_then(|said| said.rsplit("Kuzhi: ").next());
        if last.is_some_and(|last| last.contains(" laps")) {
            return;
        }
    }
}

/// Makes one move with the board's first button, and waits until the board has changed.
pub(crate) async fn play(mover: Pane<'_>) {
    let presses = format!("{BOARD} return free.length ? presses : null");
    let before = mover.until(&presses, &[], "a board with pits").await;
    press_first(mover).await;
    // A board without pits is one that is being drawn, unless the game is over. The same board may be drawn
    // twice; its buttons name the move at which they stand.
    let changed = format!(
        "{BOARD} const isOver = (one) => one.innerText.includes('Rematch');
        return board ? presses !== arguments[1] : all('.message').some(isOver)"
    );
    mover.until(&changed, &[before], "the board to change").await;
}

/// Returns who is to move, as the newest board says it: `@Ada`.
pub(crate) async fn mover(watching: Pane<'_>) -> Value {
    watching.see(&format!("{BOARD} return mover"), &[]).await
}

async fn press_first(person: Pane<'_>) {
    person.click(&format!("{BOARD} return free[0] ?? null"), &[], "a pit").await;
}

/// Plays as the board says. Returns the board's text at the end.
async fn play_to_the_end(people: &[(&str, Pane<'_>)]) -> String {
    let (_, watching) = people[0];
    for _ in 0..LONGEST {
        let turn = format!(
            "{BOARD}
            if (all('.message button').some((one) => one.innerText === 'Rematch')) return 'over';
            return free.length && arguments[1].includes(mover) ? mover : null"
        );
        let names: Vec<Value> = people.iter().map(|(name, _)| json!(name)).collect();
        let turn = watching.until(&turn, &[json!(names)], "somebody's turn").await;
        let Some((_, mover)) = people.iter().find(|(name, _)| turn == *name) else {
            let said = "const isOver = (one) => one.innerText.includes('Rematch');
                return last(all('.message').filter(isOver)).innerText";
            return watching.see(said, &[]).await.as_str().unwrap_or_default().to_owned();
        };
        play(*mover).await;
        same_board(*mover, people).await;
    }
    panic!("the game does not end");
}

/// Makes `moves` moves for two people, each with the board's first button.
pub(crate) async fn play_in_turn(ada: Pane<'_>, bilge: Pane<'_>, moves: usize) {
    for _ in 0..moves {
        let person = if mover(ada).await == json!("@Ada") { ada } else { bilge };
        play(person).await;
        same_board(person, &[("@Ada", ada), ("@Bilge", bilge)]).await;
    }
}

/// Waits until all panes show the board that the mover sees: one pane may show it sooner than another.
///
/// What the mover sees may change meanwhile: the end of a game is edited once more when its picture is there.
async fn same_board(mover: Pane<'_>, people: &[(&str, Pane<'_>)]) {
    let said = format!("{BOARD} return board?.querySelector('.said').innerText ?? null");
    for (_, pane) in people {
        let same = async {
            loop {
                let [own, theirs] = [mover.see(&said, &[]).await, pane.see(&said, &[]).await];
                if own.is_null() || theirs.is_null() || own == theirs {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(40)).await;
            }
        };
        tokio::time::timeout(TIMEOUT, same).await.expect("the same board");
    }
}
