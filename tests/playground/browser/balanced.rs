//! A game with a balanced opening, as it looks before the first move.

use crate::screens::look;
use crate::stage::Stage;

#[tokio::test]
async fn a_drawn_opening_is_read_on_a_phone() {
    let Some(stage) = Stage::open().await else { return };
    let ada = stage.pane(1);
    ada.command("/play game:pallam-khuzi open:True balanced:True").await;
    ada.until_shows("the first two to four moves are drawn by lot").await;
    look(&stage, ada, "balanced-challenge").await;
    ada.command("/play game:pallankuzhi level:1 side:first balanced:True").await;
    ada.until_shows("Balanced opening, drawn by lot: ").await;
    look(&stage, ada, "balanced").await;
}
