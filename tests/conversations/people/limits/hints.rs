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
        "That was a lot of hints and reviews in a short time. You can have the next one at <t:T>."
    );
    evening.bot.pass(Duration::from_mins(5));
    let hint = ada.slash("hint").send().await;
    assert!(hint.text().starts_with("Sow pit **"), "{}", hint.text());
}

#[tokio::test]
async fn a_person_has_one_hint_at_a_time_and_gets_it() {
    let settings = [("KUZHI_LIMITS__HINTS_AT_ONCE", "41"), ("KUZHI_LIMITS__HINT_EACH", "1h")];
    let evening = Evening::begin_with(&settings).await;
    evening.board_against_bot(1).await;
    let ada = evening.ada.at(&evening.hall);
    let pending: Vec<_> = (0..40).map(|_| ada.slash("hint").send().begin()).collect();
    let mut hints = 0;
    for one in &pending {
        let text = one.answer().await.text();
        if text.starts_with("Sow pit **") {
            hints += 1;
        } else {
            // How many come while a hint is under way depends on the machine.
            assert_eq!(text, "Kuzhi is still working on your last hint. Ask again when you have it.");
        }
    }
    assert!(hints > 0, "the first one came when none was under way");
    let again = ada.slash("hint").send().await;
    assert!(again.text().starts_with("Sow pit **"), "{}", again.text());
}
