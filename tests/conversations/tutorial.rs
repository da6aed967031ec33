//! `/tutorial`: lessons played with buttons, for oneself alone.

use kuzhi_tests::conversation::{Channel, Message};

use crate::bot::Evening;

/// Ada begins the lessons of a game.
async fn begin(evening: &Evening, place: &Channel, game: &str) -> Message {
    let answer = evening.ada.at(place).slash("tutorial").string("game", game).send().await;
    assert!(answer.is_private() && answer.pings().is_empty());
    answer.message()
}

/// Ada presses a button of a lesson, which changes in its place.
async fn press(evening: &Evening, place: &Channel, lesson: &Message, button: &str) -> String {
    let answer = evening.ada.at(place).click(lesson, button).await;
    assert!(answer.is_update(), "{}", answer.text());
    lesson.text()
}

#[tokio::test]
async fn mangala_is_learnt_by_playing() {
    let evening = Evening::begin().await;
    let lesson = begin(&evening, &evening.hall, "mangala").await;
    let expected = "\
**Mangala: lesson 1 of 4**
Pick up the seeds of one of your pits and sow them one by one, to the right and on into your store; \
the first of several goes back into the pit. If the last one falls into your store, you move again.
```text
N     6  5  4  3  2  1
    ┌──┬──┬──┬──┬──┬──┐
    │ 4│ 4│ 4│ 4│ 4│ 4│
  0 ├──┼──┼──┼──┼──┼──┤ 0
    │ 4│ 4│ 4│ 4│ 4│ 4│
    └──┴──┴──┴──┴──┴──┘
S     1  2  3  4  5  6
```
**Your turn:** you are South, the lower row. Which pit should you sow?
[1] [2] [3]
[4] [5] [6]
[💡 Hint] [Next lesson ▶]";
    assert_eq!(lesson.screen(), expected);

    let text = press(&evening, &evening.hall, &lesson, "3").await;
    let told = "↩️ South sowed pit 3: 4 seeds. Not quite. The board is back as it was; try again.";
    assert!(text.contains(told), "{text}");
    let text = press(&evening, &evening.hall, &lesson, "💡 Hint").await;
    assert!(text.contains("💡 Try **4**."), "{text}");
    let text = press(&evening, &evening.hall, &lesson, "4").await;
    assert!(text.ends_with("✅ **Well done.** South sowed pit 4: 4 seeds. Moves again."), "{text}");

    let text = press(&evening, &evening.hall, &lesson, "Next lesson ▶").await;
    assert!(text.starts_with("**Mangala: lesson 2 of 4**"), "{text}");
    // Another capture than the one that the lesson is about.
    let text = press(&evening, &evening.hall, &lesson, "3").await;
    assert!(text.contains("Captured 3 seeds. Not quite"), "{text}");
    let text = press(&evening, &evening.hall, &lesson, "6").await;
    assert!(text.contains("✅ **Well done.** South sowed pit 6: 3 seeds. Captured 4 seeds."), "{text}");
    press(&evening, &evening.hall, &lesson, "Next lesson ▶").await;
    let text = press(&evening, &evening.hall, &lesson, "1").await;
    assert!(text.contains("Captured 5 seeds."), "{text}");
    press(&evening, &evening.hall, &lesson, "Next lesson ▶").await;
    let text = press(&evening, &evening.hall, &lesson, "6").await;
    assert!(text.contains("🎓 That is all of **Mangala**."), "{text}");
    assert!(lesson.buttons().is_empty());
    assert!(evening.hall.messages().is_empty(), "nobody else saw anything");
}

#[tokio::test]
async fn pallankuzhi_is_learnt_by_playing_even_after_a_restart() {
    use std::sync::Arc;

    use kuzhi_bot::store::MemoryStore;

    let Evening { discord, hall, ada, bot, .. } = Evening::begin().await;
    let lesson = ada.at(&hall).slash("tutorial").string("game", "pallankuzhi").send().await.message();
    ada.at(&hall).click(&lesson, "5").await;
    assert!(lesson.text().contains("Not quite"), "{}", lesson.text());
    bot.stop().await;
    discord.offline().await;
    // All that a button means is in the button.
    let _bot = crate::bot::Bot::start(&discord, Arc::new(MemoryStore::default()), &[]).await;
    ada.at(&hall).click(&lesson, "3").await;
    assert!(lesson.text().contains("Well done"), "{}", lesson.text());
    for (right, told) in [("5", "Captured 5 seeds."), ("1", "Captured 4 seeds."), ("4", "Well done")] {
        ada.at(&hall).click(&lesson, "Next lesson ▶").await;
        ada.at(&hall).click(&lesson, right).await;
        assert!(lesson.text().contains(told), "{}", lesson.text());
    }
    ada.at(&hall).choose(&lesson, "Learn another game", &["Kotu Baendum"]).await;
    assert!(lesson.text().starts_with("**Kotu Baendum: lesson 1 of 6**"), "{}", lesson.text());
}

#[tokio::test]
async fn what_the_rules_refuse_is_explained() {
    let evening = Evening::begin().await;
    let lesson = begin(&evening, &evening.hall, "al-manqala").await;
    for _ in 0..2 {
        press(&evening, &evening.hall, &lesson, "Next lesson ▶").await;
    }
    let text = press(&evening, &evening.hall, &lesson, "2").await;
    assert!(text.starts_with("**Al-manqala: lesson 3 of 4**") && !text.contains("Well done"), "{text}");
    let text = press(&evening, &evening.hall, &lesson, "6").await;
    assert!(text.contains("Well done"), "{text}");
}

#[tokio::test]
async fn rows_are_laid_out_with_buttons() {
    let evening = Evening::begin().await;
    let lesson = begin(&evening, &evening.hall, "kotu-baendum").await;
    for _ in 0..5 {
        press(&evening, &evening.hall, &lesson, "Next lesson ▶").await;
    }
    let layout = lesson.buttons()[1].label.clone();
    let text = press(&evening, &evening.hall, &lesson, &layout).await;
    assert!(text.contains("Well done") && text.contains("🎓"), "{text}");
}

#[tokio::test]
async fn lessons_are_given_wherever_one_is_and_in_sentences_for_who_wants_them() {
    let evening = Evening::begin().await;
    let settings = evening.ada.at(&evening.hall).slash("settings").send().await.message();
    let choice = "Private boards: plain sentences, for screen readers";
    evening.ada.at(&evening.hall).choose(&settings, choice, &[choice]).await;
    for place in [evening.ada.dm(), evening.ada.dm_with(&evening.bob)] {
        for game in ["mangala-castle", "pallam-khuzi"] {
            let lesson = begin(&evening, &place, game).await;
            assert!(lesson.text().contains("\nYou (South): "), "{}", lesson.text());
            press(&evening, &place, &lesson, "Next lesson ▶").await;
        }
    }
}
