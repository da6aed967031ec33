//! All ten games to their end, one person on the page and the other in the channel.

use kuzhi_domain::MatchId;
use kuzhi_engine::Side;
use kuzhi_view::request::Action;
use serde_json::json;

use super::page::{Hand, Page};
use super::script::{Script, press};
use crate::pane::Pane;
use crate::stage::Stage;

#[tokio::test]
async fn games_to_their_end_by_finger() {
    let hand = |_| Hand::Finger;
    play_to_the_end(&["toguz-kumalak", "pallankuzhi", "kalah", "oware"], hand).await;
}

#[tokio::test]
async fn games_to_their_end_by_mouse() {
    play_to_the_end(&["kotu-baendum", "mangala-castle", "al-manqala"], |_| Hand::Mouse).await;
}

#[tokio::test]
async fn games_to_their_end_by_keys() {
    let hand = |ply| if ply % 4 < 2 { Hand::Number } else { Hand::Arrows };
    play_to_the_end(&["bestemshe", "pallam-khuzi", "mangala"], hand).await;
}

/// Plays games from the first move to the last. Ada is on the page, Bilge in the channel.
async fn play_to_the_end(games: &[&str], hand: impl Fn(usize) -> Hand) {
    let Some(stage) = Stage::open().await else { return };
    stage.two_people().await;
    let (ada, bilge) = (stage.pane(1), stage.pane(2));
    for game in games {
        ada.command(&format!("/play opponent:Bilge game:{game} side:first")).await;
        bilge.press("Accept").await;
        let id = newest_match(bilge).await;
        let page = Page::open(&stage, ada).await;
        let script = Script::find(game);
        for moment in script.moments() {
            page.until_holds(&json!(moment.held())).await;
            match moment.next {
                Some((Side::South, mv, at)) => page.make(hand(at.ply), mv).await,
                Some((Side::North, mv, at)) => {
                    page.leave().await;
                    press_in_channel(bilge, &press(id, at, mv)).await;
                    page.enter().await;
                }
                None => {}
            }
        }
        let over = "const buttons = [...document.querySelectorAll('#buttons button')];
            const isOver = buttons.some((one) => one.innerText.trim() === 'Rematch');
            return isOver && document.querySelector('#status').innerText";
        let said = stage.until(over, &[], "the end").await;
        let said = said.as_str().unwrap_or_default().to_owned();
        let expected = match script.winner() {
            Some(Side::South) => "You win",
            Some(Side::North) => "Bilge wins",
            None => "draw",
        };
        assert!(said.contains(expected), "{game}: {said:?}, not {expected:?}");
        stage.picture(&format!("activity-{game}")).await;
        page.close().await;
    }
}

/// Waits for the board of a match in which nobody has moved, and returns the match.
async fn newest_match(watching: Pane<'_>) -> MatchId {
    let presses = "const presses = all('.message [data-press]').map((one) => one.dataset.press);
        return presses.some((one) => one.includes('move')) ? presses : null";
    let presses = watching.until(presses, &[], "a board").await;
    let mut presses = presses.as_array().expect("a list").iter().rev().filter_map(|press| press.as_str());
    let is_move = |press: &str| match press.parse() {
        Ok(Action::Move { id, at, .. }) if at.ply == 0 => Some(id),
        _ => None,
    };
    presses.find_map(is_move).expect("a button that moves")
}

/// Presses a button in the channel, once it is there.
async fn press_in_channel(person: Pane<'_>, press: &str) {
    let button = "const buttons = all('.message [data-press]').filter((one) => !one.disabled);
        return last(buttons.filter((one) => one.dataset.press === arguments[1]))";
    person.click(button, &[json!(press)], press).await;
}
