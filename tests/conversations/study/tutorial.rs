//! `/tutorial`: private lessons, played with buttons.

use kuzhi_tests::conversation::{Channel, Message};

use crate::bot::Evening;

/// Ada starts the lessons of a game.
async fn begin(evening: &Evening, place: &Channel, game: &str) -> Message {
    let answer = evening.ada.at(place).slash("tutorial").string("game", game).send().await;
    assert!(answer.is_private() && answer.pings().is_empty());
    answer.message()
}

/// Ada presses a button of a lesson, which is updated in place.
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
Pick up the seeds of one of your pits. Put the first one back and sow the others one by one, \
to the right and on into your store; a single seed just moves on. \
If the last one falls into your store, you move again.
**Your turn:** the lower row is yours. Which pit gives you another move?
(lesson.png: You: 4 4 4 4 4 4. Store 0.
Kuzhi: 4 4 4 4 4 4. Store 0.)
[1 · 4] [2 · 4] [3 · 4]
[4 · 4] [5 · 4] [6 · 4] [💡 Hint] [Next lesson ▶]";
    assert_eq!(lesson.screen(), expected);

    let text = press(&evening, &evening.hall, &lesson, "3").await;
    let told = "↩️ You: pit 3. The last seed fell into your pit 6. Not quite. \
                The board is back as it was; try again.";
    assert!(text.contains(told), "{text}");
    let text = press(&evening, &evening.hall, &lesson, "💡 Hint").await;
    assert!(text.contains("💡 Try **4**."), "{text}");
    let text = press(&evening, &evening.hall, &lesson, "4").await;
    assert!(
        text.ends_with(
            "✅ **Well done.** You: pit 4, +1. The last seed falls into your store: you move again."
        ),
        "{text}"
    );
    let files = lesson.attachments();
    let [film] = files.as_slice() else { panic!("one animation, not {}", files.len()) };
    assert!(film.bytes.starts_with(b"GIF89a"), "the move is played out");
    assert!(film.description.as_ref().unwrap().starts_with("You: pit 4"), "{:?}", film.description);

    let text = press(&evening, &evening.hall, &lesson, "Next lesson ▶").await;
    assert!(text.starts_with("**Mangala: lesson 2 of 4**"), "{text}");
    // Another capture than the lesson's.
    let text = press(&evening, &evening.hall, &lesson, "3").await;
    assert!(text.contains("both are yours. The last seed fell into your pit 4. Not quite"), "{text}");
    let text = press(&evening, &evening.hall, &lesson, "6").await;
    assert!(
        text.contains("✅ **Well done.** You: pit 6, ")
            && text.contains("makes 4 in the other row, an even number"),
        "{text}"
    );
    press(&evening, &evening.hall, &lesson, "Next lesson ▶").await;
    let text = press(&evening, &evening.hall, &lesson, "1").await;
    assert!(text.contains("opposite 4: both are yours."), "{text}");
    press(&evening, &evening.hall, &lesson, "Next lesson ▶").await;
    let text = press(&evening, &evening.hall, &lesson, "6").await;
    assert!(text.contains("🎓 That is all of **Mangala**."), "{text}");
    assert!(evening.hall.messages().is_empty(), "nobody else saw anything");
    // From the lessons to a public game.
    press(&evening, &evening.hall, &lesson, "Play this game now").await;
    assert!(lesson.attachments().is_empty() && lesson.screen().contains("Mangala"), "{}", lesson.screen());
    let begin = lesson.buttons().into_iter().find(|button| {
        button.custom_id.as_deref().is_some_and(|id| id.starts_with("k1:challenge:kuzhi:mangala:first:"))
    });
    evening.ada.at(&evening.hall).click(&lesson, &begin.unwrap().label).await;
    evening.hall.until(|_| !evening.hall.messages().is_empty(), "the board").await;
    let board = evening.hall.last();
    assert!(board.text().starts_with("**Mangala** · @Ada – Kuzhi"), "{}", board.text());
}

/// Ada presses buttons one after another and returns what the last one shows.
async fn press_all(evening: &Evening, lesson: &Message, buttons: &[&str]) -> String {
    let mut shown = String::new();
    for button in buttons {
        shown = press(evening, &evening.hall, lesson, button).await;
    }
    shown
}

const NEXT: &str = "Next lesson ▶";

#[tokio::test]
async fn what_mangala_taught_is_not_taught_again() {
    let evening = Evening::begin().await;
    let whole = begin(&evening, &evening.hall, "kalah").await;
    assert!(whole.text().starts_with("**Kalah: lesson 1 of 4**\nPick up"), "{}", whole.text());

    let mangala = begin(&evening, &evening.hall, "mangala").await;
    let end = press_all(&evening, &mangala, &["4", NEXT, "6", NEXT, "1", NEXT, "6"]).await;
    assert!(end.contains("🎓 That is all of **Mangala**."), "{end}");

    let lesson = begin(&evening, &evening.hall, "kalah").await;
    let expected = "\
**Kalah: lesson 1 of 3**
🎓 **Like Mangala:** When your last seed lands in an empty pit of yours, you capture it \
together with the seeds opposite, if there are any.
Pick up the seeds of one of your pits and sow them one by one, to the right and on into your store. \
If the last one falls into your store, you move again.
**Your turn:** the lower row is yours. Which pit gives you another move?
(lesson.png: You: 4 4 4 4 4 4. Store 0.
Kuzhi: 4 4 4 4 4 4. Store 0.)
[1 · 4] [2 · 4] [3 · 4]
[4 · 4] [5 · 4] [6 · 4]
[💡 Hint] [Next lesson ▶] [All lessons]";
    assert_eq!(lesson.screen(), expected);
    let second = press_all(&evening, &lesson, &["3", NEXT]).await;
    assert!(second.starts_with("**Kalah: lesson 2 of 3**\nA long sowing"), "{second}");

    // All of it is a press away.
    let again = begin(&evening, &evening.hall, "kalah").await;
    let first = press_all(&evening, &again, &["All lessons"]).await;
    assert!(first.starts_with("**Kalah: lesson 1 of 4**\nPick up"), "{first}");
    let second = press_all(&evening, &again, &[NEXT]).await;
    assert!(second.starts_with("**Kalah: lesson 2 of 4**\nWhen your last seed lands"), "{second}");
    // The message from before Mangala leads on as well, without the lesson that is known by now.
    let third = press_all(&evening, &whole, &["3", NEXT]).await;
    assert!(third.starts_with("**Kalah: lesson 2 of 3**\nA long sowing"), "{third}");

    // Whoever takes the lessons of the same game again wants to see them all; for Bob all of it is new.
    let mangala = begin(&evening, &evening.hall, "mangala").await;
    assert!(mangala.text().starts_with("**Mangala: lesson 1 of 4**\nPick up"), "{}", mangala.text());
    let bobs = evening.bob.at(&evening.hall).slash("tutorial").string("game", "kalah").send().await.message();
    assert!(bobs.text().starts_with("**Kalah: lesson 1 of 4**\nPick up"), "{}", bobs.text());
}

#[tokio::test]
async fn a_game_with_one_new_thing_is_learnt_in_one_lesson() {
    let evening = Evening::begin().await;
    let toguz = begin(&evening, &evening.hall, "toguz-kumalak").await;
    // Whoever skips to the last lesson and masters it has learnt the game.
    press_all(&evening, &toguz, &[NEXT, NEXT, NEXT, NEXT, "💡 Hint"]).await;
    let right = toguz.text().split("💡 Try **").nth(1).unwrap()[..1].to_owned();
    let end = press_all(&evening, &toguz, &[&right]).await;
    assert!(end.contains("🎓 That is all of **Toguz Kumalak**."), "{end}");
    let lesson = begin(&evening, &evening.hall, "bestemshe").await;
    assert!(lesson.text().starts_with("**Bestemshe: lesson 1 of 1**\n🎓 **Like Toguz Kumalak:** Pick up"));
    press(&evening, &evening.hall, &lesson, "💡 Hint").await;
    let right = lesson.text().split("💡 Try **").nth(1).unwrap()[..1].to_owned();
    let end = press_all(&evening, &lesson, &[&right]).await;
    assert!(end.contains("🎓 That is all of **Bestemshe**."), "{end}");
}

#[tokio::test]
async fn the_pallankuzhi_tutorial_survives_a_restart() {
    use std::sync::Arc;

    use kuzhi_memory_store::MemoryStore;

    let Evening { discord, hall, ada, bot, .. } = Evening::begin().await;
    let lesson = ada.at(&hall).slash("tutorial").string("game", "pallankuzhi").send().await.message();
    ada.at(&hall).click(&lesson, "5").await;
    assert!(lesson.text().contains("Not quite"), "{}", lesson.text());
    bot.stop().await;
    discord.offline().await;
    // A button's custom ID has everything that it means.
    let _bot = crate::bot::Bot::start(&discord, Arc::new(MemoryStore::default()), &[]).await;
    ada.at(&hall).click(&lesson, "3").await;
    assert!(lesson.text().contains("Well done"), "{}", lesson.text());
    for (right, told) in [("5", "is captured: 5."), ("1", "grows to four"), ("4", "Well done")] {
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
    let drawn = |lesson: &Message| lesson.attachments().remove(0).description.unwrap();
    let lies = |layout: &str| format!("You: {}. Store 0.", layout.replace('0', "out"));
    let before = drawn(&lesson);
    let layout = lesson.buttons()[1].label.clone();
    let text = press(&evening, &evening.hall, &lesson, &layout).await;
    assert!(text.contains("👀 Your row would look like this."), "{text}");
    assert!(drawn(&lesson) != before && drawn(&lesson).contains(&lies(&layout)), "{}", drawn(&lesson));
    let other = lesson.buttons()[2].label.clone();
    press(&evening, &evening.hall, &lesson, &other).await;
    assert!(drawn(&lesson).contains(&lies(&other)), "{}", drawn(&lesson));
    press(&evening, &evening.hall, &lesson, &layout).await;
    let text = press(&evening, &evening.hall, &lesson, "Take this layout").await;
    assert!(text.contains("Well done") && text.contains("🎓"), "{text}");
}

#[tokio::test]
async fn lessons_use_letters_without_picture_allowance() {
    let settings = [("KUZHI_LIMITS__PICTURES_AT_ONCE", "1"), ("KUZHI_LIMITS__PICTURE_EACH", "1h")];
    let evening = Evening::begin_with(&settings).await;
    let lesson = begin(&evening, &evening.hall, "mangala").await;
    assert_eq!(lesson.attachments().len(), 1);
    let text = press(&evening, &evening.hall, &lesson, "4").await;
    assert!(text.contains("Well done") && text.contains("```text"), "{text}");
    assert!(lesson.attachments().is_empty());
    let evening = Evening::begin().await;
    evening.hall.lets_bot_attach(false);
    let lesson = begin(&evening, &evening.hall, "mangala").await;
    assert!(lesson.attachments().is_empty() && lesson.text().contains("```text"), "{}", lesson.text());
    evening.hall.lets_bot_attach(true);
    press(&evening, &evening.hall, &lesson, "4").await;
    assert_eq!(lesson.attachments().len(), 1);
}

#[tokio::test]
async fn lessons_work_everywhere_and_as_text() {
    let evening = Evening::begin().await;
    let settings = evening.ada.at(&evening.hall).slash("settings").send().await.message();
    let choice = "My boards: Sentences, for screen readers";
    evening.ada.at(&evening.hall).choose(&settings, choice, &[choice]).await;
    for place in [evening.ada.dm(), evening.ada.dm_with(&evening.bob)] {
        for game in ["mangala-castle", "pallam-khuzi"] {
            let lesson = begin(&evening, &place, game).await;
            assert!(lesson.text().contains("\nYou: "), "{}", lesson.text());
            press(&evening, &place, &lesson, "Next lesson ▶").await;
        }
    }
}
