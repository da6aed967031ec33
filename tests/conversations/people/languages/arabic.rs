//! An evening in Arabic, which runs from right to left. Discord has no Arabic yet, so this locale stands for
//! the language that people and servers choose.

use crate::bot::{Evening, moves};

#[tokio::test]
async fn two_people_play_mangala_in_arabic() {
    let evening = Evening::begin().await;
    let _arabic = evening.discord.guild("Friends").with_locale("ar");
    let (ada, bob) = (evening.ada.clone().with_locale("ar"), evening.bob.clone().with_locale("ar"));
    let board = evening.challenge().await;
    let expected = "\
يتحداك @Ada يا @Bob في لعبة **مانغالا** وهي مباراة مصنّفة
التقييم: @Ada بتقييم 1500? · @Bob بتقييم 1500?
يلعب @Ada في الجنوب ويبدأ.
مفتوح حتى <t:f>.
```text
N     6  5  4  3  2  1
    ┌──┬──┬──┬──┬──┬──┐
    │ 4│ 4│ 4│ 4│ 4│ 4│
  0 ├──┼──┼──┼──┼──┼──┤ 0
  > │ 4│ 4│ 4│ 4│ 4│ 4│
    └──┴──┴──┴──┴──┴──┘
S     1  2  3  4  5  6
```
[أقبل] [أرفض] [إلغاء]";
    assert_eq!(board.screen().replace(['\u{2066}', '\u{2068}', '\u{2069}'], ""), expected);
    bob.at(&evening.hall).click(&board, "أقبل").await;
    ada.at(&evening.hall).click(&board, "4").await;
    ada.at(&evening.hall).click(&board, "1").await;
    // The board is the same in every language: bidirectional marks keep its pits from left to right.
    let expected = "\
لعبة **مانغالا** · الجنوب (S) @Ada · الشمال (N) @Bob
مباراة مصنّفة · تقييم الجنوب 1500? · تقييم الشمال 1500?
@Ada: الحفر 4 و1، +1.
الدور على **@Bob** في الشمال: اختر حفرة.
```text
N     6  5  4  3  2  1
    ┌──┬──┬──┬──┬──┬──┐
  > │ 4│ 4│ 4│ 4│ 4│ 4│
  0 ├──┼──┼──┼──┼──┼──┤ 1
    │ 1│ 5│ 5│ 2│ 5│ 5│
    └──┴──┴──┴──┴──┴──┘
S     1  2  3  4  5  6
```
[6 · 4] [5 · 4] [4 · 4]
[3 · 4] [2 · 4] [1 · 4] [عرض النقلة] [المزيد …]";
    assert_eq!(board.screen().replace(['\u{200f}', '\u{2066}', '\u{2069}'], ""), expected);
    assert!(board.text().contains("\n\u{2066}N     6  5  4  3  2  1\u{2069}\n"), "{}", board.text());
    let read_aloud = bob.at(&evening.hall).slash("board").string("look", "sentences").send().await;
    let rows = "\
أنت (الشمال): \u{2066}4 4 4 4 4 4\u{2069}. المخزن 0.
\u{200f}الجنوب: \u{2066}1 5 5 2 5 5\u{2069}. المخزن 1.";
    assert!(read_aloud.text().contains(rows), "{}", read_aloud.text());
    let refusal = ada.at(&evening.hall).slash("move").string("pit", "3").send().await;
    assert_eq!(refusal.screen(), "الدور على @Bob. يمكنك أن تلعب حين يأتي دورك.");
    let stranger = evening.cem.clone().with_locale("ar");
    let refusal = stranger.at(&evening.hall).click(&board, "1").await;
    let expected =
        "أنت تشاهد هذه المباراة: لا يلعب فيها إلا لاعباها. ابدأ مباراتك بالأمر \u{2066}`/play`\u{2069}.";
    assert_eq!(refusal.text(), expected);
    let question = bob.at(&evening.hall).slash("resign").send().await.message();
    bob.at(&evening.hall).click(&question, "نعم، أنسحب").await;
    evening.hall.until(|_| board.text().contains("**انسحب @Bob ففاز @Ada.**\nانتهت مبكرًا"), "the end").await;
}

#[tokio::test]
async fn numbers_are_told_in_their_six_forms() {
    let evening = Evening::begin().await;
    let ada = evening.ada.clone().with_locale("ar");
    let play = ada.at(&ada.dm()).slash("play").string("side", "first").integer("level", 1);
    let board = play.send().await.message();
    assert!(board.text().contains("البوت Kuzhi (المستوى 1)"), "{}", board.text());
    let pits = ada.at(&ada.dm()).autocomplete("move", "pit", "").await;
    assert_eq!(pits[0].0, "الحفرة 1 (فيها 4 حبات)");
    // Bob's move does not touch the seed. The bot's moves are random.
    let board = evening.board().await;
    ada.at(&evening.hall).click(&board, "3").await;
    evening.bob.at(&evening.hall).click(&board, "1").await;
    let pits = ada.at(&evening.hall).autocomplete("move", "pit", "3").await;
    assert_eq!(pits[0].0, "الحفرة 3 (حبة واحدة)");
}

#[tokio::test]
async fn a_game_of_rounds_is_told_in_arabic_to_its_end() {
    let evening = Evening::begin().await;
    let ada = evening.ada.clone().with_locale("ar");
    let private = ada.dm();
    let play = ada.at(&private).slash("play").string("game", "pallankuzhi").string("side", "first");
    let board = play.integer("level", 1).integer("length", 3).send().await.message();
    while let Some(button) = moves(&board).first() {
        let before = board.text();
        ada.at(&private).click_id(&board, button.custom_id.as_deref().unwrap()).await;
        private.until(|_| board.text() != before, "the move").await;
        private
            .until(|_| !moves(&board).is_empty() || board.text().starts_with(['🏆', '🤝']), "the bot's move")
            .await;
    }
    let seen = board.history().join("\n");
    for english in ["South", "North", "Round", "seeds", "captured", "Captured", "to move"] {
        assert!(!seen.contains(english), "{english} in\n{seen}");
    }
    for said in ["\nالجولة 1 من 3\n", "**انتهت الجولة 1: نقاط ", "الجولة 2."] {
        assert!(seen.contains(said), "{said} not in\n{seen}");
    }
    assert!(moves(&board).is_empty(), "{}", board.text());
}
