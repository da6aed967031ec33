//! Hints: one at a time, a few at once, then one every so often.

use std::time::Duration;

use crate::bot::Evening;

#[tokio::test]
async fn who_has_had_enough_waits() {
    let settings = [("KUZHI_LIMITS__HINTS_AT_ONCE", "2"), ("KUZHI_LIMITS__HINT_EACH", "5m")];
    let evening = Evening::begin_with(&settings).await;
    evening.board_against_bot(1).await;
    let ada = evening.ada.at(&evening.hall);
    for _ in 0..2 {
        let hint = ada.slash("hint").send().await;
        assert!(hint.text().starts_with("Sow pit **"), "{}", hint.text());
    }
    let refused = ada.slash("hint").send().await;
    assert!(refused.is_private());
    assert_eq!(
        refused.text(),
        "That was a lot of hints and reviews in a short time. You can have the next one <t:R>."
    );
    evening.bot.pass(Duration::from_mins(5));
    let hint = ada.slash("hint").send().await;
    assert!(hint.text().starts_with("Sow pit **"), "{}", hint.text());
}

#[tokio::test]
async fn a_person_has_one_hint_at_a_time_and_gets_it() {
    let evening = Evening::begin().await;
    evening.board_against_bot(1).await;
    let ada = evening.ada.at(&evening.hall);
    let pending: Vec<_> = (0..40).map(|_| ada.slash("hint").send().begin()).collect();
    let mut texts = Vec::new();
    for one in &pending {
        texts.push(one.answer().await.text());
    }
    let (hints, refused): (Vec<_>, Vec<_>) =
        texts.into_iter().partition(|text| text.starts_with("Sow pit **"));
    assert!(!hints.is_empty() && !refused.is_empty(), "{hints:?} {refused:?}");
    let busy = "Kuzhi is still working on your last hint. Ask again when you have it.";
    assert!(refused.iter().all(|text| text == busy), "{refused:?}");
    let again = ada.slash("hint").send().await;
    assert_eq!(again.text(), hints[0]);
}
