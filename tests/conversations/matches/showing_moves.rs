//! The button "Show move": a private animation of a move, and its description.

use std::sync::Arc;

use kuzhi_memory_store::MemoryStore;
use kuzhi_tests::conversation::{Answer, Channel, Discord, Message};

use crate::bot::{Bot, Evening, moves};

/// Returns the clicked private message, once it shows another move.
async fn stepped(answer: &Answer, hall: &Channel, number: u32) -> Message {
    let message = answer.message();
    hall.until(|_| message.text().contains(&format!("· move {number}: ")), "another move").await;
    message
}

/// Returns the animation on a message.
fn animation(message: &Message) -> Vec<u8> {
    let files = message.attachments();
    let [file] = files.as_slice() else { panic!("one animation, not {}", files.len()) };
    assert!(file.bytes.starts_with(b"GIF89a") && file.bytes.len() < 1_000_000, "{}", file.bytes.len());
    file.bytes.to_vec()
}

#[tokio::test]
async fn a_move_is_shown_to_whoever_asks_alone() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    assert!(board.buttons().iter().all(|button| button.label != "Show move"), "nothing was moved yet");
    evening.ada.at(&evening.hall).click(&board, "3").await;
    let before = board.screen();
    // Spectators may look as well.
    let [south, north] = ["South: 4 4 1 5 5 5. Store 0", "North: 4 4 4 4 4 4. Store 0"];
    let [adas, bobs] = ["You (South): 4 4 1 5 5 5. Store 0", "You (North): 4 4 4 4 4 4. Store 0"];
    for (person, [first, second]) in
        [(&evening.ada, [adas, north]), (&evening.bob, [bobs, south]), (&evening.cem, [south, north])]
    {
        let rows = format!("{first}.\n{second}");
        // Bob is to move.
        let is_mover = person.name() == "Bob";
        let pits = if is_mover { "[1 · 4] [2 · 4] [3 · 4]\n[4 · 4] [5 · 4] [6 · 4]\n" } else { "" };
        let shown = person.at(&evening.hall).click(&board, "Show move").await.private_answer().await;
        assert!(shown.is_private() && shown.pings().is_empty());
        assert_eq!(
            shown.screen(),
            format!(
                "**Mangala** · move 1: @Ada\n\
             @Ada: pit 3.\n\
             (move.gif: South: pit 3.\n\
             {rows}.)\n\
             {pits}[◀ Previous move]x [Next move ▶]x\n\
             [In words]"
            )
        );
        animation(&shown);
    }
    assert_eq!(board.screen(), before, "the board stays as it is");
}

#[tokio::test]
async fn all_since_ones_own_move_is_shown_together() {
    let evening = Evening::begin().await;
    let board = evening.board_of("kalah").await;
    // RULES, Kalah: 3 ends in the store, so Ada moves again.
    for pit in ["3", "1"] {
        evening.ada.at(&evening.hall).click(&board, pit).await;
    }
    for person in [&evening.bob, &evening.cem] {
        let shown = person.at(&evening.hall).click(&board, "Show move").await.private_answer().await;
        let text = shown.text();
        let told = "**Kalah** · moves 1 to 2: @Ada\n@Ada: pits 3 and 1, +1.";
        assert!(text.starts_with(told), "{text}");
        let film = animation(&shown);
        let person = person.at(&evening.hall);
        person.click(&shown, "In words").await;
        assert_eq!(shown.text().matches("the last falls into").count(), 2, "{}", shown.text());
        person.click(&shown, "All these moves").await;
        assert_eq!((shown.text(), animation(&shown)), (text, film));
    }
    let own = evening.ada.at(&evening.hall).click(&board, "Show move").await.private_answer().await;
    assert!(own.text().starts_with("**Kalah** · move 2: @Ada\n"), "{}", own.text());
    let first = evening.ada.at(&evening.hall).click(&own, "◀ Previous move").await;
    stepped(&first, &evening.hall, 1).await;
}

#[tokio::test]
async fn films_are_proposed_once_in_a_game_against_kuzhi() {
    let evening = Evening::begin().await;
    let board = evening.board_against_bot(1).await;
    let ada = evening.ada.at(&evening.hall);
    ada.click(&board, "1").await;
    evening.bot_has_moved(&board).await;
    let others = evening.bob.at(&evening.hall).click(&board, "Show move").await.private_answer().await;
    assert!(!others.text().contains("short film"), "it is not their game: {}", others.text());
    let shown = ada.click(&board, "Show move").await.private_answer().await;
    assert!(shown.text().ends_with("Kuzhi can show you each of its replies as a short film."));
    let again = ada.click(&board, "Show move").await.private_answer().await;
    assert!(!again.text().contains("short film"), "{}", again.text());
    let said = ada.click(&shown, "Show replies as films").await.private_answer().await;
    assert!(said.text().starts_with("From now on you see each of Kuzhi’s replies as a film."));
    assert!(shown.text().contains("short film"), "the moves stay: {}", shown.text());
    let settings = ada.slash("settings").send().await.private_answer().await;
    assert!(settings.text().contains("its reply **as a film**"), "{}", settings.text());
}

#[tokio::test]
async fn one_steps_from_move_to_move_in_a_round_game() {
    let evening = Evening::begin().await;
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let play = play.string("game", "kotu-baendum").string("side", "first");
    let board = play.send().await.message();
    evening.look_away();
    evening.bob.at(&evening.hall).click(&board, "Accept").await;
    for turn in 0..4 {
        let person =
            if board.text().contains("**@Ada** (South) to move") { &evening.ada } else { &evening.bob };
        let button = moves(&board).swap_remove(turn % 2);
        person.at(&evening.hall).click(&board, &button.label).await;
        evening.hall.until(|_| !moves(&board).is_empty(), "the next turn").await;
    }
    let at = evening.cem.at(&evening.hall);
    let message = at.click(&board, "Show move").await.private_answer().await;
    assert!(message.text().starts_with("**Kotu Baendum** · move 4: "), "{}", message.text());
    let of_last = animation(&message);
    let message = stepped(&at.click(&message, "◀ Previous move").await, &evening.hall, 3).await;
    assert_ne!(animation(&message), of_last, "the old animation gives way to the new one");
    let message = stepped(&at.click(&message, "Next move ▶").await, &evening.hall, 4).await;
    assert_eq!(animation(&message), of_last);
}

#[tokio::test]
async fn move_sentences_have_their_own_page() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    evening.ada.at(&evening.hall).click(&board, "3").await;
    let at = evening.cem.at(&evening.hall);
    let shown = at.click(&board, "Show move").await.private_answer().await;
    let (whole, film) = (shown.screen(), animation(&shown));
    let told = at.click(&shown, "In words").await;
    assert!(told.is_update(), "{}", told.text());
    assert_eq!(
        shown.screen(),
        "**Mangala** · move 1: @Ada\n\
         1. 4 seeds from South’s pit 3; the last falls into South’s pit 6.\n\
         [◀ Previous move]x [Next move ▶]x\n\
         [The whole move]"
    );
    assert!(shown.attachments().is_empty());
    at.click(&shown, "The whole move").await;
    assert_eq!((shown.screen(), animation(&shown)), (whole, film));
}

#[tokio::test]
async fn a_relay_is_followed_lap_by_lap() {
    let evening = Evening::begin().await;
    let board = evening.board_of("pallankuzhi").await;
    evening.move_on(&board).await;
    let at = evening.bob.at(&evening.hall);
    let shown = at.click(&board, "Show move").await.private_answer().await;
    assert_eq!(shown.text().lines().count(), 2, "a title, and what the move did: {}", shown.text());
    at.click(&shown, "In words").await;
    let sentences: Vec<_> = shown.text().lines().skip(1).map(str::to_owned).collect();
    at.click(&shown, "The whole move").await;
    at.click(&shown, "Lap by lap").await;
    let (mut told, mut pictures) = (Vec::new(), Vec::new());
    for lap in 1_usize.. {
        let title = format!("**Pallankuzhi** · move 1: @Ada · lap {lap} of ");
        evening.hall.until(|_| shown.text().starts_with(&title), "the lap").await;
        told.extend(shown.text().lines().skip(1).map(str::to_owned));
        let files = shown.attachments();
        let [picture] = files.as_slice() else { panic!("one picture, not {}", files.len()) };
        assert!(picture.bytes.starts_with(b"\x89PNG\r\n"));
        let described = picture.description.clone().unwrap();
        assert!(
            described.starts_with(&format!("{lap}. ")) && described.contains("You (North): "),
            "{described}"
        );
        assert!(!pictures.contains(&picture.bytes), "each lap changes something");
        pictures.push(picture.bytes.clone());
        let after = shown.buttons().into_iter().find(|button| button.label == "Next lap ▶").unwrap();
        if !after.is_enabled {
            break;
        }
        at.click(&shown, "Next lap ▶").await;
    }
    assert!(pictures.len() > 2);
    assert_eq!(told, sentences, "the laps together are the whole move");
    at.click(&shown, "◀ Previous lap").await;
    let before = shown.attachments().remove(0).bytes;
    assert_eq!(before, pictures[pictures.len() - 2]);
    at.click(&shown, "The whole move").await;
    animation(&shown);
}

#[tokio::test]
async fn show_move_works_after_a_restart_and_after_the_end() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let (ada, store) = (discord.person("Ada"), Arc::new(MemoryStore::default()));
    let bot = Bot::start(&discord, Arc::clone(&store) as _, &[]).await;
    let play = ada.at(&hall).slash("play").string("side", "first");
    let board = play.integer("level", 1).send().await.message();
    ada.at(&hall).click(&board, "1").await;
    hall.until(|_| !board.text().contains(" is thinking …"), "the bot's move").await;
    // Films are proposed below the first one.
    ada.at(&hall).click(&board, "Show move").await.private_answer().await;
    let message = ada.at(&hall).click(&board, "Show move").await.private_answer().await;
    let before = (message.text(), animation(&message));
    bot.stop().await;
    discord.offline().await;
    let _bot = Bot::start(&discord, store, &[]).await;
    let message = ada.at(&hall).click(&board, "Show move").await.private_answer().await;
    assert_eq!((message.text(), animation(&message)), before);
    let question = ada.at(&hall).slash("resign").send().await.message();
    ada.at(&hall).click(&question, "Yes, I resign").await;
    hall.until(|_| board.text().contains("resigned"), "the end").await;
    let message = ada.at(&hall).click(&board, "Show move").await.private_answer().await;
    assert_eq!((message.text(), animation(&message)), before);
}
