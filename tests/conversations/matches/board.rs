//! `/board`: posts the board again at the end of the channel.

use crate::bot::Evening;

#[tokio::test]
async fn the_board_is_reposted_and_the_old_one_links_to_it() {
    let evening = Evening::begin().await;
    let old = evening.board().await;
    let position = old.screen();
    evening.cem.at(&evening.hall).say("such a long chat");
    let new = evening.bob.at(&evening.hall).slash("board").send().await;
    assert_eq!(new.screen(), position);
    evening.hall.until(|_| old.buttons().is_empty(), "the old board to point to the new one").await;
    let expected = format!("/{}", new.message().id());
    assert!(old.text().ends_with(&expected), "{}", old.text());
    evening.ada.at(&evening.hall).click(&new.message(), "1").await;
    assert!(new.text().contains("@Ada: pit 1"));
}

#[tokio::test]
async fn without_a_match_there_is_no_board() {
    let evening = Evening::begin().await;
    let answer = evening.cem.at(&evening.hall).slash("board").send().await;
    assert!(answer.is_private());
    assert_eq!(
        answer.text(),
        "You have no game in this channel. Start one with `/play`, or find yours with `/games`."
    );
}

#[tokio::test]
async fn a_spectator_looks_on_privately() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    let look = evening.cem.at(&evening.hall).slash("board").send().await;
    assert!(look.is_private() && look.message().buttons().is_empty());
    assert_eq!(look.text(), board.text().replace(" to move: choose a pit.", " to move."));
    assert!(!board.buttons().is_empty(), "the board stays where it is");
}

#[tokio::test]
async fn a_requested_picture_is_private_and_described() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    evening.ada.at(&evening.hall).click(&board, "1").await;
    let before = board.screen();
    let look = evening.ada.at(&evening.hall).slash("board").string("look", "light-wood").send().await;
    assert!(look.is_private() && look.pings().is_empty());
    // A player's private board keeps its buttons; the pits wait until it is their turn.
    assert_eq!(
        look.screen(),
        "**Mangala** · South @Ada · North @Bob\n\
         Rated · South 1500? · North 1500?\n\
         @Ada: pit 1.\n\
         **@Bob** (North) to move.\n\
         (board.png: You (South): 1 5 5 5 4 4. Store 0.\nNorth: 4 4 4 4 4 4. Store 0.)\n\
         [6 · 4]x [5 · 4]x [4 · 4]x\n\
         [3 · 4]x [2 · 4]x [1 · 4]x [Show move] [Update]"
    );
    let files = look.message().attachments();
    let [picture] = files.as_slice() else { panic!("one picture, not {}", files.len()) };
    let bytes = &picture.bytes;
    assert!(bytes.starts_with(b"\x89PNG\r\n") && bytes.len() < 200_000, "{}", bytes.len());
    assert_eq!(board.screen(), before, "the board stays where it is");
    let dark = evening.bob.at(&evening.hall).slash("board").string("look", "dark-wood").send().await;
    assert_ne!(dark.message().attachments()[0].bytes, picture.bytes);
}

#[tokio::test]
async fn spectators_can_have_a_round_game_read_out() {
    let evening = Evening::of_newcomers().await;
    let play = evening.ada.at(&evening.hall).slash("play").string("game", "pallankuzhi");
    play.string("side", "first").integer("level", 1).send().await;
    for (person, south) in [(&evening.ada, "You"), (&evening.cem, "@Ada")] {
        let look = person.at(&evening.hall).slash("board").string("look", "sentences").send().await;
        let is_mover = person.name() == "Ada";
        assert!(look.is_private() && look.message().buttons().is_empty() != is_mover);
        let to_do = if is_mover { "**Your move**: choose a pit." } else { "**@Ada** to move." };
        assert_eq!(
            look.text(),
            format!(
                "**Pallankuzhi** · @Ada – Kuzhi (level 1)\n\
                 Round 1 of 3\n\
                 💡 **What it is about:** win more seeds than the other player. A move sows one of your pits \
                 and goes on from the next one, until that is empty: then it captures what lies behind. \
                 A round ends when a player has nothing to sow.\n\
                 {to_do}\n\
                 {south}: 6 6 6 6 6 6 6. Store 0.\n\
                 Kuzhi: 6 6 6 6 6 6 6. Store 0."
            )
        );
        let look = person.at(&evening.hall).slash("board").string("look", "letters").send().await;
        assert!(look.is_private() && look.text().contains("│ 6│ 6│"), "{}", look.text());
    }
}
