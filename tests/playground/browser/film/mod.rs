//! The film at the top of the README: an evening on a phone. `KUZHI_REDRAW=1` makes a new one. Watch it then.

mod animated;
mod palette;

use std::fs;
use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::Key;

use crate::activity::page::{Hand, Page};
use crate::pane::Pane;
use crate::playing::BOARD;
use crate::puzzle::solve;
use crate::stage::Stage;
use animated::Film;

/// The size of the page: a phone.
const SIZE: (u32, u32) = (390, 740);

/// How long a frame lasts, in hundredths of a second: a button that is about to be pressed, a change to look
/// at, a picture to look at, the end.
const POINTED: u16 = 35;
const CHANGED: u16 = 75;
const LOOKED_AT: u16 = 130;
const END: u16 = 220;

/// The most bytes of the film: visitors wait for it to load.
const MOST: usize = 1_500_000;

/// More moves than a game against the lowest level takes.
const LONGEST: usize = 200;

/// How long a frame of a move that runs on the page lasts, how many are kept of it, and how many no move
/// takes: Kuzhi's reply may be several moves.
const RUNS: u16 = 9;
const MOST_KEPT: usize = 100;
const MOST_DRAWN: usize = 1_000;

/// Lets the page draw the next frame of a move only when it is told.
const BY_FRAMES: &str = "const speed = document.querySelector('#tools select');
    speed.value = 'normal';
    speed.dispatchEvent(new Event('change'));
    document.querySelector('#account').style.scrollbarWidth = 'none';
    let [drawn, waiting] = [performance.now(), []];
    window.requestAnimationFrame = (draw) => waiting.push(draw);
    window.drawNext = (ms) => {
        drawn += ms;
        waiting.splice(0).forEach((draw) => draw(drawn));
    }";

/// Draws a finger at a place.
const SPOT: &str = "const spot = document.createElement('div');
    spot.id = 'spot';
    const [left, top] = [arguments[0] - 15, arguments[1] - 15];
    spot.style = `position: fixed; left: ${left}px; top: ${top}px; width: 30px; height: 30px; z-index: 9;
        border-radius: 50%; background: rgb(255 255 255 / .75); border: 2px solid rgb(0 0 0 / .6);
        pointer-events: none`;
    document.body.append(spot)";

/// Returns the newest picture in the newest message, once it is there.
const PICTURE: &str = "const image = last([...last(all('.message')).querySelectorAll('img.media')]);
    return Boolean(image?.complete && image.naturalWidth > 100)";

#[tokio::test]
async fn an_evening_can_be_filmed_for_the_readme() {
    let Some(stage) = Stage::open_with("light-wood").await else { return };
    stage.resize(SIZE.0, SIZE.1).await;
    stage.run("document.documentElement.dataset.theme = 'dark'", &[]).await;
    // The playground's own words and bar are no part of what people see on Discord.
    let hidden = "for (const one of document.querySelectorAll('.welcome')) one.style.display = 'none'";
    stage.run(hidden, &[]).await;
    let bar = "return Math.ceil(document.querySelector('.top').getBoundingClientRect().bottom)";
    let bar = stage.run(bar, &[]).await.as_u64().expect("a height");
    let bar = usize::try_from(bar).expect("less than the page");
    let mut set = Set { stage: &stage, ada: stage.pane(1), bar, film: Film::default() };
    set.begin().await;
    set.play().await;
    set.look_back().await;
    set.solve().await;
    let drawn = set.film.png();
    assert!(drawn.len() < MOST, "{} bytes", drawn.len());
    fs::write(crate::stage::pictures().join("film.png"), &drawn).expect("a film to look at");
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/film.png");
    if std::env::var_os("KUZHI_REDRAW").is_some() {
        fs::write(kept, &drawn).expect("a film kept");
    }
    assert!(fs::metadata(kept).is_ok_and(|kept| kept.len() < MOST as u64), "the README has a film");
}

/// Ada, who is filmed.
struct Set<'a> {
    stage: &'a Stage,
    ada: Pane<'a>,
    /// The height of what is cut off at the top.
    bar: usize,
    film: Film,
}

impl Set<'_> {
    /// She asks for a game, and begins it.
    async fn begin(&mut self) {
        let field = self.ada.line().await;
        field.send_keys("/play").await.expect("keys");
        self.ada.until("return all('.composer .option').length > 0", &[], "commands").await;
        self.take(CHANGED).await;
        // What comes next is the playground's own form, which looks different on Discord.
        field.send_keys(Key::Escape).await.expect("a key");
        field.send_keys(Key::Enter).await.expect("a key");
        self.ada.click("return last(all('.command [type=submit]'))", &[], "a command to send").await;
        let begin = "return last(all('.message button').filter((one) => one.innerText.trim() === 'Begin'))";
        self.ada.until(begin, &[], "the question what to play").await;
        self.shoot(CHANGED).await;
        self.press(begin).await;
        self.ada.until(&format!("{BOARD} return free.length > 0"), &[], "a board").await;
        self.shoot(CHANGED).await;
    }

    /// She plays what Kuzhi proposes. Her first move is filmed, and the first one that captures, as it runs.
    async fn play(&mut self) {
        let mut has_captured = false;
        for number in 0..LONGEST {
            let turn = "if (all('.message button').some((one) => one.innerText === 'Rematch')) return 'over';
                return free.length > 0";
            let turn = self.ada.until(&format!("{BOARD} {turn}"), &[], "her turn").await;
            if turn == "over" {
                assert!(has_captured, "a game without a capture");
                return;
            }
            let (number_of_pit, captures) = self.hint().await;
            if captures && !has_captured && number > 0 {
                self.shoot(CHANGED).await;
                self.sow_on_page(&number_of_pit).await;
                has_captured = true;
                continue;
            }
            let is_it = format!("one.innerText.startsWith('{number_of_pit} · ')");
            let pit = format!("{BOARD} return free.find((one) => {is_it}) ?? null");
            let before = self.presses().await;
            if number == 0 {
                self.press(&pit).await;
            } else {
                self.ada.click(&pit, &[], &format!("pit {number_of_pit}, which the hint named")).await;
            }
            let changed = format!("{BOARD} return presses !== arguments[1]");
            self.ada.until(&changed, &[before], "the board to change").await;
            if number == 0 {
                self.shoot(CHANGED).await;
            }
        }
        panic!("the game does not end");
    }

    /// Asks Kuzhi, unseen, which pit to sow, and whether it captures.
    async fn hint(&self) -> (String, bool) {
        self.ada.command("/hint").await;
        let play = "const one = last(all('.message.private'));
            const button = [...(one?.querySelectorAll('button') ?? [])]
                .find((one) => one.innerText.startsWith('Play '));
            return button ? [button.innerText.trim(), one.innerText] : null";
        let hint = self.ada.until(play, &[], "a hint").await;
        let [button, text] = [0, 1].map(|at| hint[at].as_str().unwrap_or_default().to_owned());
        self.dismiss().await;
        (button.trim_start_matches("Play ").to_owned(), text.contains(" captures "))
    }

    /// Dismisses the private message at the end.
    async fn dismiss(&self) {
        let count = "return all('.message.private').length";
        let before = self.ada.see(count, &[]).await;
        self.ada.press("Dismiss message").await;
        self.ada.until(&format!("{count} < arguments[1]"), &[before], "the message to go").await;
    }

    /// What the pits of the board say when they are pressed, which no other board has.
    async fn presses(&self) -> Value {
        self.ada.see(&format!("{BOARD} return presses"), &[]).await
    }

    /// She opens the board, sows a pit there, and sees the seeds run until it is her turn again.
    async fn sow_on_page(&mut self, number: &str) {
        let before = self.presses().await;
        let open =
            "return last(all('.message button').filter((one) => one.innerText.trim() === 'Open board'))";
        self.press(open).await;
        let page = Page::opened(self.stage, self.ada).await;
        self.stage.run(BY_FRAMES, &[]).await;
        self.take(LOOKED_AT).await;
        let pit = format!("return document.querySelectorAll('.pit.below')[{number} - 1]");
        let place = page.place(&pit).await;
        page.leave().await;
        self.stage.run(SPOT, &[place["x"].clone(), place["y"].clone()]).await;
        self.take(POINTED).await;
        self.stage.run("document.querySelector('#spot').remove()", &[]).await;
        page.enter().await;
        page.press(Hand::Finger, &pit).await;
        let runs = "return document.querySelector('#board[data-film]')";
        self.stage.until(runs, &[], "a move that runs").await;
        // Frames are drawn when told, so also those of a reply that comes after the film of her own move.
        for number in 0..MOST_DRAWN {
            if page.runs_or_is_mine().await == "mine" {
                break;
            }
            self.stage.run("drawNext(arguments[0])", &[json!(u32::from(RUNS) * 10)]).await;
            if number < MOST_KEPT {
                self.take(RUNS).await;
            }
        }
        page.until_mine().await;
        self.take(LOOKED_AT).await;
        page.close().await;
        let changed = format!("{BOARD} return presses !== arguments[1]");
        self.ada.until(&changed, &[before], "the message to follow").await;
        self.shoot(CHANGED).await;
    }

    /// She looks at the card, and at what the moves were worth.
    async fn look_back(&mut self) {
        self.ada.until(PICTURE, &[], "the card").await;
        self.shoot(LOOKED_AT).await;
        let review = "return last(all('.message button').filter((one) => one.innerText.trim() === 'Review'))";
        self.press(review).await;
        let curve = format!("if (!last(all('.message')).matches('.private')) return false; {PICTURE}");
        self.ada.until(&curve, &[], "the curve").await;
        // From its beginning: it is longer than a phone.
        self.ada.see("last(all('.message')).scrollIntoView({ block: 'start' })", &[]).await;
        tokio::time::sleep(Duration::from_millis(50)).await;
        self.take(LOOKED_AT).await;
    }

    /// She solves today's puzzle and shares the line.
    async fn solve(&mut self) {
        self.ada.command("/puzzle from:daily").await;
        let answer = "return all('.message button').some((one) => one.innerText === 'Show the answer')";
        self.ada.until(answer, &[], "a puzzle").await;
        self.shoot(CHANGED).await;
        solve(self.ada).await;
        let share = "return last(all('.message button').filter((one) => one.innerText.trim() === 'Share'))";
        let count = "return all('.message:not(.private)').length";
        let before = self.ada.see(count, &[]).await;
        self.press(share).await;
        self.ada.until(&format!("{count} > arguments[1]"), &[before], "the shared line").await;
        self.shoot(END).await;
    }

    /// Points at a button, and presses it.
    async fn press(&mut self, button: &str) {
        let place = format!(
            "const place = (() => {{ {button} }})()?.getBoundingClientRect();
            return place && [place.right - 9, place.bottom - 7]"
        );
        self.show_end().await;
        let place = self.ada.until(&place, &[], "a button to point at").await;
        self.stage.run(SPOT, place.as_array().expect("a place")).await;
        self.take(POINTED).await;
        self.stage.run("document.querySelector('#spot').remove()", &[]).await;
        self.ada.click(button, &[], "a button").await;
    }

    /// Takes a frame of the newest messages.
    async fn shoot(&mut self, lasts: u16) {
        self.show_end().await;
        self.take(lasts).await;
    }

    /// Takes a frame, once everything is there that belongs to it.
    async fn take(&mut self, lasts: u16) {
        self.stage.until_drawn().await;
        let name = format!("film-{:02}", self.film.len());
        self.film.add(&self.stage.picture(&name).await, self.bar, lasts);
    }

    /// Shows the newest messages, with the focus and the pointer elsewhere.
    async fn show_end(&self) {
        self.stage.run("document.activeElement?.blur()", &[]).await;
        self.stage.browser.action_chain().move_to(0, 0).perform().await.expect("a pointer that goes");
        self.ada.see("pane.querySelector('.log').scrollTop = 1e6", &[]).await;
        // What scrolls is drawn a moment later.
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
