//! The film at the top of the README: two people play, side by side. `KUZHI_REDRAW=1` makes a new one. Watch
//! it then.

mod animated;
mod palette;

use std::fs;

use serde_json::json;
use thirtyfour::Key;

use crate::pane::Pane;
use crate::playing::{BOARD, mover};
use crate::stage::Stage;
use animated::Film;

/// The size of the page: two people's windows, and text that can be read in a README.
const SIZE: (u32, u32) = (880, 520);

/// How it begins.
const CHALLENGE: &str = "/play opponent:Bilge game:mangala";

/// The pits that are sown, whoever is to move: there is another turn, and there are captures.
const PITS: [u8; 9] = [4, 1, 5, 4, 4, 2, 6, 1, 3];

/// How long a frame lasts, in hundredths of a second: a button that is about to be pressed, a change to look
/// at, the end.
const POINTED: u16 = 60;
const CHANGED: u16 = 140;
const END: u16 = 400;

/// The most bytes of the film: visitors wait for it to load.
const MOST: usize = 600_000;

#[tokio::test]
async fn two_people_can_be_filmed_for_the_readme() {
    let Some(stage) = Stage::open().await else { return };
    stage.resize(SIZE.0, SIZE.1).await;
    stage.run("document.documentElement.dataset.theme = 'dark'", &[]).await;
    stage.two_people().await;
    // The playground's own words and bar are no part of what people see on Discord.
    let hidden = "for (const one of document.querySelectorAll('.welcome')) one.style.display = 'none'";
    stage.run(hidden, &[]).await;
    let bar = "return Math.ceil(document.querySelector('.top').getBoundingClientRect().bottom)";
    let bar = stage.run(bar, &[]).await.as_u64().expect("a height");
    let bar = usize::try_from(bar).expect("less than the page");
    let set = Set { stage: &stage, people: [stage.pane(1), stage.pane(2)], bar };
    let mut film = Film::default();
    set.challenge(&mut film).await;
    for pit in PITS {
        set.sow(&mut film, pit).await;
    }
    film.hold(END);
    let drawn = film.png();
    assert!(drawn.len() < MOST, "{} bytes", drawn.len());
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/film.png");
    if std::env::var_os("KUZHI_REDRAW").is_some() {
        fs::write(kept, &drawn).expect("a film kept");
    }
    assert!(fs::metadata(kept).is_ok_and(|kept| kept.len() < MOST as u64), "the README has a film");
}

/// Two people who are filmed.
struct Set<'a> {
    stage: &'a Stage,
    people: [Pane<'a>; 2],
    /// The height of what is cut off at the top.
    bar: usize,
}

impl Set<'_> {
    /// Ada types a challenge, and Bilge accepts it.
    async fn challenge(&self, film: &mut Film) {
        let [ada, bilge] = self.people;
        let field = ada.line().await;
        field.send_keys(CHALLENGE).await.expect("keys");
        field.send_keys(Key::Escape).await.expect("a key");
        self.shoot(film, CHANGED).await;
        // What comes next is the playground's own form, which looks different on Discord.
        field.send_keys(Key::Enter).await.expect("a key");
        ada.click("return last(all('.command [type=submit]'))", &[], "a command to send").await;
        let accept = "return last(all('.message .button.success').filter((one) => !one.disabled))";
        for person in self.people {
            person.until(accept, &[], "a challenge").await;
        }
        self.shoot(film, CHANGED).await;
        self.press(film, bilge, accept, &format!("{BOARD} return pits.length > 0")).await;
    }

    /// Whoever is to move presses a pit.
    async fn sow(&self, film: &mut Film, pit: u8) {
        let [ada, bilge] = self.people;
        let person = if mover(ada).await == json!("@Ada") { ada } else { bilge };
        let said = format!("{BOARD} return board.querySelector('.said').innerText");
        let before = ada.see(&said, &[]).await;
        let button =
            format!("{BOARD} return free.find((one) => one.innerText.startsWith('{pit} · ')) ?? null");
        let changed = format!("{BOARD} return board.querySelector('.said').innerText !== {before}");
        self.press(film, person, &button, &changed).await;
    }

    /// Points at a button, and presses it. Both people then see a change.
    async fn press(&self, film: &mut Film, person: Pane<'_>, button: &str, change: &str) {
        let point = format!(
            "const button = (() => {{ {button} }})();
            if (!button) return false;
            const place = button.getBoundingClientRect();
            const spot = document.createElement('div');
            spot.id = 'spot';
            spot.style = `position: fixed; left: ${{place.right - 22}}px; top: ${{place.bottom - 20}}px;
                width: 26px; height: 26px; border-radius: 50%; background: rgb(255 255 255 / .75);
                border: 2px solid rgb(0 0 0 / .6); z-index: 9; pointer-events: none`;
            document.body.append(spot);
            return true"
        );
        self.look_at_the_newest().await;
        person.until(&point, &[], "a button to point at").await;
        self.shoot(film, POINTED).await;
        self.stage.run("document.querySelector('#spot').remove()", &[]).await;
        person.click(button, &[], "a button").await;
        for one in self.people {
            one.until(change, &[], "a change").await;
        }
        self.shoot(film, CHANGED).await;
    }

    /// Takes a frame, once everything is there that belongs to it.
    async fn shoot(&self, film: &mut Film, lasts: u16) {
        self.look_at_the_newest().await;
        self.stage.run("document.activeElement?.blur()", &[]).await;
        self.stage.until_drawn().await;
        film.add(&self.stage.picture("film").await, self.bar, lasts);
    }

    async fn look_at_the_newest(&self) {
        for person in self.people {
            person.see("pane.querySelector('.log').scrollTop = 1e6", &[]).await;
        }
    }
}
