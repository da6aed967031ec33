//! Evenings in Turkish.

use crate::bot::{Evening, moves};

/// An evening on a Turkish server, where Ada and Bob read Turkish too.
async fn evening() -> Evening {
    let evening = Evening::begin().await;
    let _turkish = evening.discord.guild("Friends").with_locale("tr");
    for person in [&evening.ada, &evening.bob] {
        let _turkish = person.clone().with_locale("tr");
    }
    evening
}

#[tokio::test]
async fn two_people_play_mangala() {
    let evening = evening().await;
    let board = evening.challenge().await;
    evening.look_away();
    evening.bob.at(&evening.hall).click(&board, "Kabul et").await;
    evening.wait_for_pings(&evening.ada, 1).await;
    let call = evening.hall.last().text();
    assert!(call.starts_with("@Ada, **Mangala** oyununda sıra sende (rakip: @Bob): https://"), "{call}");
    evening.ada.at(&evening.hall).click(&board, "4").await;
    let again = board.text();
    assert!(again.contains("\n@Ada: 4. kuyu, +1.\nSıra: **@Ada** (Güney)."), "{again}");
    let stranger = evening.bob.at(&evening.hall).click(&board, "1").await;
    assert_eq!(stranger.screen(), "Sıra sende değil: @Ada oynayacak. Sıran gelince oynayabilirsin.");
    evening.ada.at(&evening.hall).click(&board, "1").await;
    let expected = "\
**Mangala** · Güney (S) @Ada · Kuzey (N) @Bob
Puanlı · Güney 1500? · Kuzey 1500?
@Ada: 4 ve 1 numaralı kuyular, +1.
Sıra: **@Bob** (Kuzey). Bir kuyu seç.
```text
N     6  5  4  3  2  1
    ┌──┬──┬──┬──┬──┬──┐
  > │ 4│ 4│ 4│ 4│ 4│ 4│
  0 ├──┼──┼──┼──┼──┼──┤ 1
    │ 1│ 5│ 5│ 2│ 5│ 5│
    └──┴──┴──┴──┴──┴──┘
S     1  2  3  4  5  6
```";
    assert_eq!(board.text(), expected);
    let question = evening.bob.at(&evening.hall).slash("resign").send().await.message();
    evening.bob.at(&evening.hall).click(&question, "Evet, pes ediyorum").await;
    evening
        .hall
        .until(|_| board.text().contains("**@Bob pes etti, @Ada kazandı.**\nErken bitti"), "the end")
        .await;
}

#[tokio::test]
async fn two_people_play_a_game_of_rounds() {
    let evening = evening().await;
    let play =
        evening.ada.at(&evening.hall).slash("play").boolean("rated", true).string("game", "pallankuzhi");
    let play = play.string("side", "first").integer("length", 3).user("opponent", &evening.bob);
    let board = play.send().await.message();
    assert!(board.text().contains("Seçenekler: 3 tur."), "{}", board.text());
    evening.look_away();
    evening.bob.at(&evening.hall).click(&board, "Kabul et").await;
    for turn in 0..2_000 {
        let choices = moves(&board);
        if choices.is_empty() {
            break;
        }
        let mover = if board.text().contains("Sıra: **@Ada**") { &evening.ada } else { &evening.bob };
        let id = choices[(turn * 7 + turn / 3) % choices.len()].custom_id.clone().unwrap();
        mover.at(&evening.hall).click_id(&board, &id).await;
    }
    let seen = board.history().join("\n");
    for said in
        ["\nTur 1 / 3\n", "\nTur 2 / 3\n", "**1. tur bitti: @Ada ", "2. tur başlıyor, ilk hamle: @Bob."]
    {
        assert!(seen.contains(said), "{said}");
    }
    for english in ["South", "North", "Round", "seeds", "captured", "Captured", "to move"] {
        assert!(!seen.contains(english), "{english} in\n{seen}");
    }
    assert!(
        board
            .text()
            .contains("🏆 **@Bob kazandı: 52 – 32.** Bütün turlar oynandı: şimdi taşı çok olan kazanır.\n"),
        "{}",
        board.text()
    );
}
