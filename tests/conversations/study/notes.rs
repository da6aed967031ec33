//! Private notes: a text and a line on one's own match, which nobody else ever sees.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::PlayerId;
use kuzhi_memory_store::MemoryStore;
use kuzhi_store::Store;
use kuzhi_tests::conversation::{Discord, Message, Participant, Person};

use crate::bot::{Bot, Evening, GAMES, above_board};

const LABEL: &str = "What you want to remember";

/// Opens a person's notes from the menu under a board.
async fn notes(person: &Participant, board: &Message) -> Message {
    let menu = person.click(board, "More …").await.message();
    person.click(&menu, "📝 Notes …").await.private_answer().await
}

/// Writes a note.
async fn write(person: &Participant, shown: &Message, text: &str) {
    let form = person.click(shown, "Write …").await.form();
    let answer = person.submit(&form, &[(LABEL, text)]).await;
    assert!(answer.is_update(), "the note itself changes");
}

fn has(message: &Message, label: &str) -> bool {
    message.buttons().iter().any(|button| button.label == label)
}

fn id(person: &Person) -> PlayerId {
    PlayerId(person.id().get())
}

#[tokio::test]
async fn notes_belong_to_their_writer_alone() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.board_of(game).await;
        let before = board.screen();
        let ada = evening.ada.at(&evening.hall);
        let shown = notes(&ada, &board).await;
        assert!(shown.is_private() && shown.pings().is_empty());
        let title =
            format!("**Your notes** on your game of **{name}** against @Bob. Only you can see them.\n");
        assert_eq!(shown.text(), format!("{title}You have no notes yet."));
        write(&ada, &shown, "Watch pit 3.\nThen pit 5!").await;
        let written = format!("{title}> Watch pit 3.\n> Then pit 5!");
        evening.hall.until(|_| shown.text() == written, "the note").await;
        // It appears where only they look, and can be changed.
        let menu = ada.click(&board, "More …").await.message();
        let below = "📝 Your notes, which only you can see:\n> Watch pit 3.\n> Then pit 5!";
        assert!(menu.text().ends_with(below), "{}", menu.text());
        let look = ada.slash("board").string("look", "letters").send().await;
        assert!(look.is_private() && above_board(&look.message()).ends_with(below), "{}", look.text());
        let form = ada.click(&shown, "Write …").await.form();
        assert_eq!(form.screen(), format!("# Your notes\n{LABEL}: Watch pit 3.\nThen pit 5!"));
        // Bob has their own, and nobody else has any.
        let bob = evening.bob.at(&evening.hall);
        let bobs = notes(&bob, &board).await;
        assert!(bobs.text().ends_with("You have no notes yet."), "{}", bobs.text());
        let menu = bob.click(&board, "More …").await.message();
        assert!(!menu.text().contains("Watch"), "{}", menu.text());
        let cem = evening.cem.at(&evening.hall);
        let press = shown.buttons().into_iter().find_map(|button| button.custom_id).unwrap();
        let own = cem.slash("help").send().await.message();
        for press in
            [press.clone(), press.replace("ask-note", "notes"), press.replace("ask-note", "drop-line")]
        {
            let refused = cem.forge(&own, &press).await.private_answer().await;
            let why = "Only the players of a game can keep notes on it. Start your own with `/play`.";
            assert_eq!(refused.text(), why);
        }
        assert_eq!(board.screen(), before, "the board says nothing of it");
        // It is still there when the game is over.
        let question = bob.slash("resign").send().await.message();
        bob.click(&question, "Yes, I resign").await;
        evening.hall.until(|_| board.text().contains("resigned"), "the end").await;
        let replay = ada.click(&board, "Replay").await.private_answer().await;
        let after = ada.click(&replay, "📝 Notes …").await.private_answer().await;
        assert_eq!(after.text(), written);
        write(&ada, &after, " ").await;
        evening.hall.until(|_| after.text().ends_with("You have no notes yet."), "nothing").await;
        assert!(evening.store.notes_of(id(&evening.ada)).unwrap().is_empty());
        let cems = cem.click(&board, "Replay").await.private_answer().await;
        assert!(!has(&cems, "📝 Notes …"), "who did not play has none");
    }
}

#[tokio::test]
async fn a_line_is_kept_under_a_name_and_shown_again() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.board_of(game).await;
        evening.move_on(&board).await;
        evening.hall.until(|_| board.text().contains(": pit "), "the move").await;
        let ada = evening.ada.at(&evening.hall);
        let shown = notes(&ada, &board).await;
        let analysis = ada.click(&shown, "Try moves …").await.private_answer().await;
        assert!(analysis.text().contains("after move 1 of 1"), "{}", analysis.text());
        for _ in 0..2 {
            let tries = analysis.buttons().into_iter().filter(|button| button.is_enabled);
            let press = tries.filter_map(|button| button.custom_id).find(|id| id.starts_with("k1:try:"));
            let old = analysis.text();
            ada.click_id(&analysis, &press.unwrap()).await;
            evening.hall.until(|_| analysis.text() != old, "the tried move").await;
        }
        let tried = analysis.text();
        let line = tried.lines().find_map(|line| line.strip_prefix("Tried: ")).unwrap().to_owned();
        let form = ada.click(&analysis, "Keep this line …").await.form();
        let kept = ada.submit(&form, &[("A name for it", "Plan *A*")]).await.private_answer().await;
        let told = format!("📌 Plan \\*A\\*, after move 1: {line}");
        assert!(kept.is_private() && kept.text().ends_with(&told), "{}", kept.text());
        assert!(analysis.text() == tried, "the board stays");
        ada.click(&kept, "Show the line").await;
        evening.hall.until(|_| kept.text() == tried, "the board with the line").await;
        let again = ada.click(&kept, "📝 Notes …").await.private_answer().await;
        ada.click(&again, "Delete the line").await;
        evening.hall.until(|_| again.text().ends_with("You have no notes yet."), "no line").await;
        assert!(!has(&again, "Show the line"));
    }
}

#[tokio::test]
async fn nothing_in_a_note_formats_calls_or_links() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    let ada = evening.ada.at(&evening.hall);
    let shown = notes(&ada, &board).await;
    let text = format!("@everyone **<@{}>** `x` https://evil.example", evening.bob.id());
    write(&ada, &shown, &text).await;
    evening.hall.until(|_| shown.text().contains("everyone"), "the note").await;
    let quoted = shown.text().lines().next_back().unwrap().to_owned();
    assert!(quoted.starts_with("> @\u{200b}everyone \\*\\*\\<@\u{200b}"), "{quoted}");
    assert!(quoted.ends_with("\\*\\* \\`x\\` https\\:\\/\\/evil.example"), "{quoted}");
    assert!(shown.pings().is_empty());
    let longest = "W".repeat(1_000);
    write(&ada, &shown, &longest).await;
    evening.hall.until(|_| shown.text().ends_with(&longest), "the longest note").await;
}

#[tokio::test]
async fn they_outlast_a_restart() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let bot = Bot::start(&discord, Arc::clone(&store), &[]).await;
    let board =
        ada.at(&hall).slash("play").user("opponent", &bob).string("side", "first").send().await.message();
    bot.pass(Duration::from_mins(1));
    bob.at(&hall).click(&board, "Accept").await;
    hall.until(|_| !discord.pings_of(&ada).is_empty(), "the call to Ada").await;
    let shown = notes(&ada.at(&hall), &board).await;
    write(&ada.at(&hall), &shown, "Watch pit 3.").await;
    bot.stop().await;
    discord.offline().await;
    let _bot = Bot::start(&discord, Arc::clone(&store), &[]).await;
    let again = notes(&ada.at(&hall), &board).await;
    assert!(again.text().ends_with("> Watch pit 3."), "{}", again.text());
}
