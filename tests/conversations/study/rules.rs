//! `/rules`: the rules, page by page, with pictures.

use kuzhi_tests::conversation::Message;

use crate::bot::Evening;

/// Returns the description of a page's picture.
fn described(page: &Message) -> String {
    let files = page.attachments();
    let [picture] = files.as_slice() else { panic!("one picture, not {}", files.len()) };
    assert!(picture.bytes.starts_with(b"\x89PNG\r\n") && picture.bytes.len() < 500_000);
    picture.description.clone().unwrap()
}

#[tokio::test]
async fn examples_come_with_a_picture_of_before_and_after() {
    for (game, start, told, before, after) in [
        (
            "mangala",
            "South: 4 4 4 4 4 4. Store 0.\nNorth: 4 4 4 4 4 4. Store 0.",
            "**An example:** You: pit 1.",
            "Before:\nYou: 4 4 4 4 4 4. Store 0.",
            "After:\nYou: 1 5 5 5 4 4. Store 0.",
        ),
        (
            "pallankuzhi",
            "South: 6 6 6 6 6 6 6. Store 0.\nNorth: 6 6 6 6 6 6 6. Store 0.",
            "**An example:** You: pit 3, 2 laps, 2 seeds. The next pit holds seeds, so it is sown as well. \
             The next two pits are empty, so the turn is over.",
            "Before:\nYou: 0 0 1 0 1 1 0. Store 34.",
            "After:\nYou: 0 0 0 1 0 2 0. Store 34.",
        ),
    ] {
        let evening = Evening::begin().await;
        let ada = evening.ada.at(&evening.hall);
        let answer = ada.slash("rules").string("game", game).send().await;
        assert!(answer.is_private());
        let page = answer.message();
        assert_eq!(described(&page), start, "first the board");
        assert_eq!(page.text().contains("**Solved in 2026:**"), game == "pallankuzhi", "{}", page.text());
        ada.click(&page, "Next page ▶").await;
        assert!(page.text().contains(told), "{}", page.text());
        let picture = described(&page);
        assert!(picture.contains(before) && picture.contains(after), "{picture}");
        ada.click(&page, "Next page ▶").await;
        assert_ne!(described(&page), picture);
        ada.click(&page, "◀ Previous page").await;
        assert_eq!(described(&page), picture);
        ada.click(&page, "◀ Previous page").await;
        assert_eq!(described(&page), start, "a picture does not stay behind");
        assert!(evening.hall.messages().is_empty());
    }
}

#[tokio::test]
async fn what_is_shown_can_be_tried() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    let page = ada.slash("rules").string("game", "mangala-castle").send().await.message();
    ada.click(&page, "Next page ▶").await;
    ada.click(&page, "Next page ▶").await;
    ada.click(&page, "Try it yourself").await;
    assert!(page.text().starts_with("**Mangala with castles: lesson 2 of 5**"), "{}", page.text());
    assert_eq!(page.attachments().len(), 1, "the board of the lesson");
    ada.click(&page, "6").await;
    assert!(page.text().contains("Well done"), "{}", page.text());
}

#[tokio::test]
async fn another_game_is_chosen_from_the_menu() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    let page = ada.slash("rules").send().await.message();
    ada.choose(&page, "Kotu Baendum", &["Kotu Baendum"]).await;
    assert!(page.text().starts_with("**How to play Kotu Baendum**"), "{}", page.text());
}

#[tokio::test]
async fn who_reads_boards_gets_sentences() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    let settings = ada.slash("settings").send().await.message();
    let choice = "My boards: Sentences, for screen readers";
    ada.choose(&settings, choice, &[choice]).await;
    for game in ["al-manqala", "pallankuzhi"] {
        let page = ada.slash("rules").string("game", game).send().await.message();
        assert!(page.attachments().is_empty());
        ada.click(&page, "Next page ▶").await;
        assert!(page.attachments().is_empty());
        assert!(page.text().contains("Before:\nYou: ") && page.text().contains("After:\nYou: "));
    }
}
