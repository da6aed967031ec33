//! Conditional moves: played automatically while a player waits.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_memory_store::MemoryStore;
use kuzhi_store::Store;
use kuzhi_tests::conversation::{Discord, Message};

use crate::bot::{Bot, Evening, moves};

/// Starts a match of a game between Ada, who moves first, and Bob.
async fn board_of(evening: &Evening, game: &str) -> Message {
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let board = play.string("game", game).string("side", "first").send().await.message();
    evening.look_away();
    evening.bob.at(&evening.hall).click(&board, "Accept").await;
    evening.wait_for_pings(&evening.ada, 1).await;
    board
}

/// Bob adds a conditional move with the command. Returns the answer.
async fn plan(evening: &Evening, line: &str) -> String {
    let answer = evening.bob.at(&evening.hall).slash("conditional").string("moves", line).send().await;
    assert!(answer.is_private() && answer.pings().is_empty());
    answer.text()
}

#[tokio::test]
async fn the_answer_comes_with_the_move_that_it_is_for() {
    for game in ["mangala", "pallankuzhi"] {
        let evening = Evening::begin().await;
        let board = board_of(&evening, game).await;
        let before = board.screen();
        assert!(plan(&evening, "1 2").await.contains("• If they play 1, you play **2**"));
        assert_eq!(board.screen(), before, "nobody else sees anything");
        let edits = board.edits();
        evening.ada.at(&evening.hall).click(&board, "1").await;
        let text = board.text();
        let [ada, bob] = ["@Ada: pit 1", "@Bob: pit 2"].map(|move_| text.find(move_));
        assert!(ada < bob && ada.is_some(), "{text}");
        assert_eq!(text.matches("Planned in advance.").count(), 1, "{text}");
        assert_eq!(board.edits(), edits + 1, "both moves come at once");
        assert_eq!(evening.discord.pings_of(&evening.bob).len(), 1, "Bob was challenged and is not called");
        // The next move was not planned by anyone.
        evening.ada.at(&evening.hall).click(&board, &moves(&board)[0].label).await;
        assert!(!board.text().contains("Planned in advance."), "{}", board.text());
    }
}

#[tokio::test]
async fn a_line_is_written_as_one_says_it() {
    let evening = Evening::begin().await;
    board_of(&evening, "mangala").await;
    for line in ["if 1 then 2", "If 1, then 2", "1 2"] {
        assert!(plan(&evening, line).await.contains("• If they play 1, you play **2**"), "{line}");
    }
    let bob = evening.bob.clone().with_locale("tr");
    let answer = bob.at(&evening.hall).slash("conditional").string("moves", "eğer 1 ise 2").send().await;
    assert!(answer.text().contains("• 1 oynarsa sen **2** oynarsın"), "{}", answer.text());
}

const TITLE: &str = "Moves played for you automatically in your game of **Mangala** against @Ada. \
                     Only you can see them. A line is dropped once the other player plays something else.";

/// Bob's private list of lines in the game on this board, with the choice of Ada's move.
async fn list_of(evening: &Evening, board: &Message) -> Message {
    let bob = evening.bob.at(&evening.hall);
    let menu = bob.click(board, "More …").await.message();
    let list = bob.click(&menu, "Conditional moves …").await;
    assert!(list.is_private() && list.pings().is_empty());
    list.message()
}

#[tokio::test]
async fn a_line_is_planned_by_buttons() {
    let evening = Evening::begin().await;
    let board = board_of(&evening, "mangala").await;
    let bob = evening.bob.at(&evening.hall);
    let list = list_of(&evening, &board).await;
    let text = list.text();
    let begins = format!("{TITLE}\nNo moves are planned yet.\n**If they play …**\n");
    assert!(text.starts_with(&begins), "{text}");
    // Ada's pits, and the answer to one of them. Nothing is planned before it is chosen.
    bob.click(&list, "1 · 4").await;
    assert!(list.text().contains("@Ada: pit 1"), "the board after it: {}", list.text());
    assert!(list.text().contains("\n**… you play …**\n"), "{}", list.text());
    assert!(list.text().contains("No moves are planned yet."), "{}", list.text());
    let answer = bob.click(&list, "2").await;
    assert!(answer.is_update(), "the list itself grows");
    let text = list.text();
    assert!(text.starts_with(&format!("{TITLE}\n• If they play 1, you play **2**\n")), "{text}");
    assert!(text.contains("\n**And if they then play …**\n"), "{text}");
    // It goes on, and back.
    bob.click(&list, "2").await;
    bob.click(&list, "◀ Take back").await;
    bob.click(&list, "2").await;
    bob.click(&list, "5").await;
    assert!(list.text().contains("• If they play 1, you play **2**, then 2 **5**\n"), "{}", list.text());
    bob.click(&list, "Another line").await;
    assert!(list.text().contains("\n**If they play …**\n"), "{}", list.text());
    assert!(list.screen().contains("[✓ 1 · 4]"), "{}", list.screen());
    // Ada plays it, and the answer is played and ticked.
    let old = list.as_it_is_now();
    evening.ada.at(&evening.hall).click(&board, "1").await;
    assert!(board.text().contains("Planned in advance."), "{}", board.text());
    let stale = bob.click_old(&old, "2 · 4").await.private_answer().await;
    assert!(stale.text().starts_with("That button belonged to an earlier position"), "{}", stale.text());
    let list = list_of(&evening, &board).await;
    let ticked = format!("{TITLE}\n✅ If they play 1, you play **2**\n• If they play 2, you play **5**\n");
    assert!(list.text().starts_with(&ticked), "{}", list.text());
}

#[tokio::test]
async fn extra_turns_are_planned_move_by_move() {
    let evening = Evening::begin().await;
    let board = board_of(&evening, "mangala").await;
    let bob = evening.bob.at(&evening.hall);
    let list = list_of(&evening, &board).await;
    // Ada's move 4 brings another turn, and later one of Bob's does.
    bob.click(&list, "4 · 4").await;
    assert!(list.text().contains("\n**And if they then play …**\n"), "{}", list.text());
    bob.click(&list, "5").await;
    bob.click(&list, "3 · 4").await;
    assert!(list.text().contains("• If they play 4 5, you play **3**\n"), "{}", list.text());
}

#[tokio::test]
async fn a_board_is_drawn_where_moves_are_planned() {
    let evening = Evening::begin().await;
    let board = board_of(&evening, "toguz-kumalak").await;
    let private = evening.bob.dm();
    let settings = evening.bob.at(&private).slash("settings").send().await.message();
    evening.bob.at(&private).choose(&settings, "k1:pick:look", &["light-wood"]).await;
    let list = list_of(&evening, &board).await;
    assert!(list.attachments()[0].bytes.starts_with(b"\x89PNG"));
    evening.hall.lets_bot_attach(false);
    evening.bob.at(&evening.hall).click(&list, "1").await;
    assert!(list.text().contains("\n**… you play …**\n"), "{}", list.text());
}

#[tokio::test]
async fn they_are_set_seen_and_deleted_in_private() {
    let evening = Evening::begin().await;
    let board = board_of(&evening, "mangala").await;
    let bob = evening.bob.at(&evening.hall);
    let before = board.screen();
    for line in ["1 2", "4 1 > 3", "2, 6"] {
        plan(&evening, line).await;
    }
    let list = list_of(&evening, &board).await;
    assert!(list.text().contains("• If they play 4 1, you play **3**"), "{}", list.text());
    assert!(list.screen().contains("{Delete a line …: 1 2 | 4 1 3 | 2 6}"), "{}", list.screen());
    bob.choose(&list, "Delete a line …", &["1 2"]).await;
    assert_eq!(board.screen(), before, "nobody else sees anything");
    assert!(!list.text().contains("If they play 1, you play **2**"), "{}", list.text());
    // Another answer to the same move replaces the first.
    let longer = plan(&evening, "2 5").await;
    assert!(longer.contains("• If they play 2, you play **5**") && !longer.contains("**6**"), "{longer}");
    // Ada's move 4 gives her another turn, and the line waits for it.
    evening.ada.at(&evening.hall).click(&board, "4").await;
    assert!(!board.text().contains("Planned in advance."));
    evening.ada.at(&evening.hall).click(&board, "1").await;
    assert!(board.text().contains("@Bob: pit 3. Planned in advance."), "{}", board.text());
    let own = evening.ada.at(&evening.hall).slash("conditional").send().await;
    assert!(own.text().starts_with("It is your turn: make your move on the board."), "{}", own.text());
}

#[tokio::test]
async fn what_does_not_come_true_is_dropped() {
    let evening = Evening::begin().await;
    let board = board_of(&evening, "mangala").await;
    plan(&evening, "1 2 3 4").await;
    evening.ada.at(&evening.hall).click(&board, "2").await;
    assert!(!board.text().contains("@Bob: "), "{}", board.text());
    evening.bob.at(&evening.hall).click(&board, "1").await;
    assert!(!plan(&evening, "3 2").await.contains("play 1, you"), "only the new line is there");
    // A takeback changes the board, so its lines are dropped too.
    let offer = evening.bob.at(&evening.hall).slash("takeback").send().await.message();
    evening.ada.at(&evening.hall).click(&offer, "Accept").await;
    evening.bob.at(&evening.hall).click(&offer, "2").await;
    let list = evening.bob.at(&evening.hall).slash("conditional").send().await;
    assert!(list.text().contains("\nNo moves are planned yet.\n"), "{}", list.text());
}

#[tokio::test]
async fn a_way_for_the_round_can_be_planned() {
    let evening = Evening::begin().await;
    let board = board_of(&evening, "kotu-baendum").await;
    let refused = plan(&evening, "1 7").await;
    assert_eq!(
        refused,
        "That line cannot be played: **1** is not possible after the moves before it. Please change it."
    );
    assert!(plan(&evening, "1+ 7").await.contains("If they play 1+, you play **7**"));
    evening.ada.at(&evening.hall).click(&board, "1 →").await;
    assert!(board.text().contains("@Bob: pit 7"), "{}", board.text());
    assert!(board.text().contains("Planned in advance."), "{}", board.text());
}

#[tokio::test]
async fn what_cannot_be_planned_is_refused_kindly() {
    let evening = Evening::begin().await;
    board_of(&evening, "mangala").await;
    for (line, reply) in [
        (
            "1",
            "A line starts with the other player’s move and ends with yours, like “3 5”: if they play 3, \
             you play 5.",
        ),
        ("3–5", "“3–5” is not a move. Write the number of one of your pits, such as 3."),
        ("1 तीन", "“तीन” is not a move. Write the number of one of your pits, such as 3."),
        ("1 nine", "“nine” is not a move. Write the number of one of your pits, such as 3."),
        (
            "1 7",
            "That line cannot be played: **7** is not possible after the moves before it. Please change it.",
        ),
        (&"1 2 ".repeat(20), "That line is too long. Plan fewer moves."),
    ] {
        assert_eq!(plan(&evening, line).await, reply);
    }
    let own = evening.ada.at(&evening.hall).slash("conditional").string("moves", "1 2").send().await;
    assert!(own.text().starts_with("It is your turn"), "{}", own.text());
    let play = evening.cem.at(&evening.hall).slash("play").string("side", "first");
    play.send().await;
    let bot = evening.cem.at(&evening.hall).slash("conditional").send().await;
    assert!(bot.text().starts_with("Kuzhi answers at once"), "{}", bot.text());
    let stranger = evening.discord.person("Dia").at(&evening.hall).slash("conditional").send().await;
    assert_eq!(
        stranger.text(),
        "You have no game in this channel. Start one with `/play`, or find yours with `/games`."
    );
    for line in ["1 1", "2 1", "3 1", "5 1", "6 1", "4 1 1", "4 2 1", "4 3 1", "4 5 1", "4 6 1"] {
        plan(&evening, line).await;
    }
    let longer = plan(&evening, "1 1 2 1").await;
    assert_eq!(longer.matches('•').count(), 10, "what goes on with a line takes its place: {longer}");
    assert_eq!(plan(&evening, "1 1 5 2").await, "You already have 10 lines in this game. Delete one first.");
}

#[tokio::test]
async fn they_outlast_a_restart() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let bot = Bot::start(&discord, Arc::clone(&store), &[]).await;
    let play = ada.at(&hall).slash("play").user("opponent", &bob).string("side", "first");
    let board = play.send().await.message();
    bot.pass(Duration::from_mins(1));
    bob.at(&hall).click(&board, "Accept").await;
    hall.until(|_| !discord.pings_of(&ada).is_empty(), "the call to Ada").await;
    bob.at(&hall).slash("conditional").string("moves", "1 2").send().await;
    bot.stop().await;
    discord.offline().await;
    let pings = discord.pings().len();
    let _bot = Bot::start(&discord, store, &[]).await;
    ada.at(&hall).click(&board, "1").await;
    assert!(board.text().contains("@Bob: pit 2. Planned in advance."), "{}", board.text());
    assert_eq!(discord.pings().len(), pings, "nobody was called for what was planned");
}
