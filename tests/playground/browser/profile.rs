//! A profile on the page: its card is there, has a description, and fits.

use crate::playing::play_in_turn;
use crate::sight::LAST_IS_SEEN;
use crate::stage::Stage;

/// Returns the newest picture that is not an emoji: its description, and its width.
const CARD: &str = "const image = last(all('.message img:not(.emoji)'));
    const hasCome = image && image.complete && image.alt.startsWith('Profile');
    return hasCome ? [image.alt, image.getBoundingClientRect().width] : null";

#[tokio::test]
async fn a_profile_card_is_described_and_fits_a_phone() {
    let Some(stage) = Stage::open().await else { return };
    stage.two_people().await;
    let (ada, bilge) = (stage.pane(1), stage.pane(2));
    for game in ["mangala", "pallankuzhi"] {
        ada.command(&format!("/play opponent:Bilge game:{game} side:first")).await;
        bilge.press("Accept").await;
        ada.until_shows("to move").await;
        // It counts when both have made three moves.
        play_in_turn(ada, bilge, 12).await;
        ada.command("/resign").await;
        ada.press("Yes, I resign").await;
        ada.until_shows("resigned").await;
    }
    ada.command("/profile").await;
    let shown = ada.until(CARD, &[], "a card").await;
    let words = shown[0].as_str().unwrap_or_default();
    assert!(
        words.starts_with("Profile of Ada\nYou have met 2 of ") && words.contains("0 won, 0 drawn, 1 lost"),
        "{words}"
    );
    for (width, height) in [(1280, 900), (390, 844)] {
        stage.resize(width, height).await;
        ada.until(LAST_IS_SEEN, &[], "the card").await;
        for theme in ["light", "dark"] {
            stage.run("document.documentElement.dataset.theme = arguments[0]", &[theme.into()]).await;
            stage.picture(&format!("profile-{theme}-{width}")).await;
        }
        let shown = ada.until(CARD, &[], "a card").await;
        let room = f64::from(width);
        assert!(shown[1].as_f64().is_some_and(|card| card > 200.0 && card < room), "{shown} at {width}");
    }
}
