//! A game of nine pits in a row, on a phone: no other game has as many.

use serde_json::json;

use crate::pane::Pane;
use crate::playing::{BOARD, play};
use crate::screens::look;
use crate::sight::LAST_IS_SEEN;
use crate::stage::Stage;

/// Returns how many pits there are in each row of buttons, once all of them can be seen and pressed.
const WHOLE: &str = "const log = pane.querySelector('.log').getBoundingClientRect();
    const isWhole = (one) => {
        const box = one.getBoundingClientRect();
        const isWithin = box.left >= 0 && box.right <= innerWidth
            && box.top >= log.top && box.bottom <= log.bottom + 1;
        const isRead = one.scrollWidth <= one.clientWidth + 1 && box.height >= 32;
        const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return isWithin && isRead && one.contains(above);
    };
    if (mover !== '@Ada' || !pits.every(isWhole)) return null;
    const tops = [...new Set(pits.map((one) => one.getBoundingClientRect().top))];
    return tops.map((top) => pits.filter((one) => one.getBoundingClientRect().top === top).length)";

/// Returns how many lines the emoji of the board stand on.
const LINES: &str = "const found = [...board.querySelectorAll('.markdown img.emoji')];
    const tops = found.map((one) => Math.round(one.getBoundingClientRect().top));
    return new Set(tops).size";

#[tokio::test]
async fn nine_pits_can_be_pressed_on_a_phone() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    stage.resize(390, 844).await;
    ada.command("/play opponent:Kuzhi game:toguz-kumalak side:first level:1").await;
    for style in ["Emoji", "Letters", "Sentences", "Light wood"] {
        show_as(ada, style).await;
        look(&stage, ada, &format!("nine-{}", style.replace(' ', "-"))).await;
        stage.resize(390, 844).await;
        // A window that changes its width three times can leave the end.
        ada.see("pane.querySelector('.log').scrollTop = 1e6", &[]).await;
        ada.until(LAST_IS_SEEN, &[], "the board to be seen").await;
        let rows = ada.until(&format!("{BOARD} {WHOLE}"), &[], "nine pits to press").await;
        assert_eq!(rows, json!([3, 3, 3]), "{style}: no row is broken");
        if style == "Emoji" {
            // A row that is wider than the page would go on in a line of its own.
            assert_eq!(ada.see(&format!("{BOARD} {LINES}"), &[]).await, json!(4));
        }
        play(ada).await;
        ada.until(&format!("{BOARD} return mover === '@Ada' && free.length"), &[], "the reply").await;
        ada.until(LAST_IS_SEEN, &[], "the board after the move").await;
        stage.until_drawn().await;
        stage.picture(&format!("nine-{}-played", style.replace(' ', "-"))).await;
    }
}

/// Ada has the board drawn in this style, and sees nothing but it.
async fn show_as(ada: Pane<'_>, style: &str) {
    ada.until_shows("to move").await;
    ada.press("More …").await;
    ada.until_shows("Hint").await;
    ada.choose(&format!("My boards: {style}")).await;
    ada.press("Dismiss message").await;
    ada.until("return !all('.message.private').length", &[], "the message to go").await;
}
