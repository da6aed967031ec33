//! `/tutorial`: private lessons, played with buttons.

use kuzhi_engine::Game;
use kuzhi_tests::conversation::{Channel, Message};
use kuzhi_view::words::{Words, game_name};

use crate::bot::{Evening, learn};

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

/// Returns the menu of games, with one of them chosen.
fn games(chosen: &str) -> String {
    let names: Vec<String> = Game::all().map(|game| game_name(Words::english(), game)).collect();
    format!("{{Learn another game: {}}}", names.join(" | ").replacen(chosen, &format!("{chosen}*"), 1))
}

#[tokio::test]
async fn mangala_is_learnt_by_playing() {
    let evening = Evening::of_newcomers().await;
    let lesson = begin(&evening, &evening.hall, "mangala").await;
    let expected = "\
**Mangala: lesson 1 of 5**
Pick up the seeds of one of your pits. Put the first one back and sow the others one by one, \
to the right and on into your store. A single seed just moves on.
**Your turn:** the lower row is yours. Try any move that is allowed.
(lesson.png: You: 4 4 4 4 4 4. Store 0.
Kuzhi: 4 4 4 4 4 4. Store 0.)
GAMES
[1 · 4] [2 · 4] [3 · 4]
[4 · 4] [5 · 4] [6 · 4] [Next lesson ▶]"
        .replace("GAMES", &games("Mangala"));
    assert_eq!(lesson.screen(), expected);
    let text = press_all(&evening, &lesson, &["1", NEXT]).await;
    let second = "**Mangala: lesson 2 of 5**\nIf your last seed falls into your store, you move again.\n";
    assert!(text.starts_with(second), "{text}");

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
    assert!(text.starts_with("**Mangala: lesson 3 of 5**"), "{text}");
    // Another capture than the lesson's.
    let text = press(&evening, &evening.hall, &lesson, "3").await;
    assert!(text.contains("you capture both. The last seed fell into your pit 4. Not quite"), "{text}");
    let text = press(&evening, &evening.hall, &lesson, "6").await;
    assert!(
        text.contains("✅ **Well done.** You: pit 6, ")
            && text.contains("makes 4 in the other row, an even number"),
        "{text}"
    );
    press(&evening, &evening.hall, &lesson, "Next lesson ▶").await;
    let text = press(&evening, &evening.hall, &lesson, "1").await;
    assert!(text.contains("the pit opposite holds 4: you capture both."), "{text}");
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
    let evening = Evening::of_newcomers().await;
    let whole = begin(&evening, &evening.hall, "kalah").await;
    assert!(whole.text().starts_with("**Kalah: lesson 1 of 5**\nPick up"), "{}", whole.text());

    let mangala = begin(&evening, &evening.hall, "mangala").await;
    let end = press_all(&evening, &mangala, &["1", NEXT, "4", NEXT, "6", NEXT, "1", NEXT, "6"]).await;
    assert!(end.contains("🎓 That is all of **Mangala**."), "{end}");

    let lesson = begin(&evening, &evening.hall, "kalah").await;
    let expected = "\
**Kalah: lesson 1 of 3**
🎓 You know the rest from **Mangala**.
Pick up the seeds of one of your pits and sow them one by one, to the right and on into your store.
**Your turn:** the lower row is yours. Try any move that is allowed.
(lesson.png: You: 4 4 4 4 4 4. Store 0.
Kuzhi: 4 4 4 4 4 4. Store 0.)
GAMES
[1 · 4] [2 · 4] [3 · 4]
[4 · 4] [5 · 4] [6 · 4] [Next lesson ▶] [All lessons]"
        .replace("GAMES", &games("Kalah"));
    assert_eq!(lesson.screen(), expected);
    let second = press_all(&evening, &lesson, &["3", NEXT]).await;
    assert!(second.starts_with("**Kalah: lesson 2 of 3**\nA long sowing"), "{second}");

    // All of it is a press away.
    let again = begin(&evening, &evening.hall, "kalah").await;
    let first = press_all(&evening, &again, &["All lessons"]).await;
    assert!(first.starts_with("**Kalah: lesson 1 of 5**\nPick up"), "{first}");
    let second = press_all(&evening, &again, &[NEXT]).await;
    assert!(second.starts_with("**Kalah: lesson 2 of 5**\nIf your last seed"), "{second}");
    // The message from before Mangala leads on as well, without the lesson that is known by now.
    let third = press_all(&evening, &whole, &["1", NEXT]).await;
    assert!(third.starts_with("**Kalah: lesson 2 of 3**\nA long sowing"), "{third}");

    // Whoever takes the lessons of the same game again wants to see them all; for Bob all of it is new.
    let mangala = begin(&evening, &evening.hall, "mangala").await;
    assert!(mangala.text().starts_with("**Mangala: lesson 1 of 5**\nPick up"), "{}", mangala.text());
    let bobs = evening.bob.at(&evening.hall).slash("tutorial").string("game", "kalah").send().await.message();
    assert!(bobs.text().starts_with("**Kalah: lesson 1 of 5**\nPick up"), "{}", bobs.text());
}

#[tokio::test]
async fn a_game_with_one_new_thing_is_learnt_in_one_lesson() {
    let evening = Evening::of_newcomers().await;
    let toguz = begin(&evening, &evening.hall, "toguz-kumalak").await;
    // Whoever skips to the last lesson and masters it has learnt the game.
    press_all(&evening, &toguz, &[NEXT, NEXT, NEXT, NEXT, "💡 Hint"]).await;
    let right = toguz.text().split("💡 Try **").nth(1).unwrap()[..1].to_owned();
    let end = press_all(&evening, &toguz, &[&right]).await;
    assert!(end.contains("🎓 That is all of **Toguz Kumalak**."), "{end}");
    let lesson = begin(&evening, &evening.hall, "bestemshe").await;
    assert!(lesson.text().starts_with("**Bestemshe: lesson 1 of 1**\n🎓 You know the rest"));
    press(&evening, &evening.hall, &lesson, "💡 Hint").await;
    let right = lesson.text().split("💡 Try **").nth(1).unwrap()[..1].to_owned();
    let end = press_all(&evening, &lesson, &[&right]).await;
    assert!(end.contains("🎓 That is all of **Bestemshe**."), "{end}");
}

#[tokio::test]
async fn the_pallankuzhi_tutorial_survives_a_restart() {
    use std::sync::Arc;

    use kuzhi_memory_store::MemoryStore;

    let Evening { discord, hall, ada, bot, .. } = Evening::of_newcomers().await;
    let lesson = ada.at(&hall).slash("tutorial").string("game", "pallankuzhi").send().await.message();
    ada.at(&hall).click(&lesson, "5").await;
    assert!(lesson.text().contains("Not quite"), "{}", lesson.text());
    bot.stop().await;
    discord.offline().await;
    // A button's custom ID has everything that it means.
    let _bot = crate::bot::Bot::start(&discord, Arc::new(MemoryStore::default()), &[]).await;
    ada.at(&hall).click(&lesson, "3").await;
    assert!(lesson.text().contains("Well done"), "{}", lesson.text());
    for (right, told) in
        [("5", "is captured: 5."), ("1", "grows to four"), ("5", "round ends"), ("4", "Well done")]
    {
        ada.at(&hall).click(&lesson, "Next lesson ▶").await;
        ada.at(&hall).click(&lesson, right).await;
        assert!(lesson.text().contains(told), "{}", lesson.text());
    }
    ada.at(&hall).choose(&lesson, "Learn another game", &["Kotu Baendum"]).await;
    assert!(lesson.text().starts_with("**Kotu Baendum: lesson 1 of 8**"), "{}", lesson.text());
}

#[tokio::test]
async fn what_the_rules_refuse_is_explained() {
    let evening = Evening::of_newcomers().await;
    let lesson = begin(&evening, &evening.hall, "al-manqala").await;
    for _ in 0..3 {
        press(&evening, &evening.hall, &lesson, "Next lesson ▶").await;
    }
    let feeds: Vec<bool> = lesson.buttons().iter().take(7).map(|button| button.is_enabled).collect();
    assert_eq!(feeds, [false, false, false, false, false, true, false], "any move, so they are allowed ones");
    let text = press(&evening, &evening.hall, &lesson, "6").await;
    assert!(text.contains("Well done"), "{text}");
    let lesson = begin(&evening, &evening.hall, "kotu-baendum").await;
    for _ in 0..2 {
        press(&evening, &evening.hall, &lesson, "Next lesson ▶").await;
    }
    let text = press(&evening, &evening.hall, &lesson, "5").await;
    assert!(text.starts_with("**Kotu Baendum: lesson 3 of 8**") && text.contains("**Singles wait"), "{text}");
}

#[tokio::test]
async fn rows_are_laid_out_with_buttons() {
    let evening = Evening::of_newcomers().await;
    let lesson = begin(&evening, &evening.hall, "kotu-baendum").await;
    for _ in 0..7 {
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
    let evening = Evening::of_newcomers().await;
    evening.hall.lets_bot_attach(false);
    let lesson = begin(&evening, &evening.hall, "mangala").await;
    assert!(lesson.attachments().is_empty() && lesson.text().contains("```text"), "{}", lesson.text());
    evening.hall.lets_bot_attach(true);
    press(&evening, &evening.hall, &lesson, "4").await;
    assert_eq!(lesson.attachments().len(), 1);
}

#[tokio::test]
async fn lessons_work_everywhere_and_as_text() {
    let evening = Evening::of_newcomers().await;
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

/// What `/tutorial` alone begins with.
async fn first_title(evening: &Evening) -> String {
    let answer = evening.ada.at(&evening.hall).slash("tutorial").send().await;
    answer.text().lines().next().unwrap().to_owned()
}

#[tokio::test]
async fn the_tutorial_opens_what_is_on_here_or_is_still_to_learn() {
    let evening = Evening::of_newcomers().await;
    assert_eq!(first_title(&evening).await, "**Mangala: lesson 1 of 5**");
    let [mangala, castle] = ["mangala", "mangala-castle"].map(|id| Game::by_id(id).unwrap());
    learn(&evening.store, &evening.ada, &[mangala]);
    assert_eq!(first_title(&evening).await, "**Mangala with castles: lesson 1 of 3**");
    learn(&evening.store, &evening.ada, &[mangala, castle]);
    let answer = evening.ada.at(&evening.hall).slash("tutorial").send().await;
    assert!(answer.text().starts_with("**Kalah: lesson 1"), "{}", answer.text());
    let menus = answer.message().face().components;
    let options = menus[0]["components"][0]["options"].as_array().unwrap();
    let ticked = options.iter().filter(|option| option["description"] == "✅ Learnt");
    assert_eq!(
        ticked.map(|option| option["value"].as_str().unwrap()).collect::<Vec<_>>(),
        ["mangala", "mangala-castle"]
    );
    // What is on in this channel comes first, also what is learnt: a game before a challenge.
    let challenge = evening.challenge().await;
    assert_eq!(first_title(&evening).await, "**Mangala: lesson 1 of 5**");
    evening.board_of("oware").await;
    assert!(first_title(&evening).await.starts_with("**Oware: "));
    evening.bob.at(&evening.hall).click(&challenge, "Decline").await;
    assert!(first_title(&evening).await.starts_with("**Oware: "));
    let elsewhere = evening.ada.dm_with(&evening.bob);
    let answer = evening.ada.at(&elsewhere).slash("tutorial").send().await;
    assert!(answer.text().starts_with("**Kalah: "), "{}", answer.text());
}
