//! How boards look on a server whose managers have chosen, and whose row is below.

use kuzhi_tests::conversation::{Message, Person};

use crate::bot::{Evening, GAMES, moves, without_seeds};

/// A manager chooses how the server's boards look.
async fn choose(evening: &Evening, style: &str) {
    let mira = evening.discord.person("Mira").managing_guilds();
    let page = mira.at(&evening.hall).slash("settings").string("of", "house").send().await.message();
    let boards = mira.at(&evening.hall).click(&page, "Boards").await.message();
    let changed = mira.at(&evening.hall).choose(&boards, style, &[style]).await.message();
    assert!(changed.screen().contains(&format!("{style}*")), "{}", changed.screen());
}

/// A manager presses a button on the page of the server's boards.
async fn press(evening: &Evening, button: &str) -> Message {
    let mira = evening.discord.person("Mira").managing_guilds();
    let page = mira.at(&evening.hall).slash("settings").string("of", "house").send().await.message();
    let boards = mira.at(&evening.hall).click(&page, "Boards").await.message();
    mira.at(&evening.hall).click(&boards, button).await.message()
}

/// A person starts a match against the bot in direct messages and moves first.
async fn private_board(person: &Person, game: &str) -> Message {
    let play = person.at(&person.dm()).slash("play").string("game", game).string("side", "first");
    play.integer("level", 1).send().await.message()
}

/// How a game's starting row is read out.
fn full_row(game: &str) -> &str {
    if game == "mangala" { "4 4 4 4 4 4" } else { "6 6 6 6 6 6 6" }
}

#[tokio::test]
async fn a_server_can_choose_text_boards() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        choose(&evening, "Boards: Sentences, for screen readers").await;
        let board = evening.board_of(game).await;
        let row = full_row(game);
        let expected = format!("South: {row}. Store 0.\nNorth: {row}. Store 0.");
        assert!(board.text().contains(&expected), "{}", board.text());
        assert!(!moves(&board).is_empty(), "{}", board.screen());
    }
}

#[tokio::test]
async fn picture_boards_are_redrawn_at_every_move() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        choose(&evening, "Boards: Light wood").await;
        let board = evening.board_of(game).await;
        let before = board.attachments();
        let [picture] = before.as_slice() else { panic!("one picture, not {}", before.len()) };
        let row = full_row(game);
        let description = Some(format!("South: {row}. Store 0.\nNorth: {row}. Store 0."));
        assert_eq!(picture.description, description);
        assert!(picture.bytes.starts_with(b"\x89PNG\r\n"));

        evening.ada.at(&evening.hall).click(&board, "1").await;
        let after = board.attachments();
        let [drawn] = after.as_slice() else { panic!("one picture, not {}", after.len()) };
        assert_ne!(drawn.bytes, picture.bytes);
        assert!(drawn.description.is_some() && drawn.description != description);
        assert!(board.text().contains("@Ada: pit 1"), "{}", board.text());

        let anew = evening.bob.at(&evening.hall).slash("board").send().await.message();
        assert_eq!(anew.attachments().len(), 1, "the board is posted anew with its picture");
        evening.hall.until(|_| board.attachments().is_empty(), "the old board to lose its picture").await;
    }
}

#[tokio::test]
async fn a_server_can_choose_picture_colours() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        choose(&evening, "Boards: Light wood").await;
        let light = evening.board_of(game).await.attachments()[0].bytes.clone();
        choose(&evening, "Boards: Dark wood").await;
        let dark = evening.bob.at(&evening.hall).slash("board").send().await.message();
        assert_ne!(dark.attachments()[0].bytes, light);
        choose(&evening, "Boards: Light wood").await;
        let again = evening.bob.at(&evening.hall).slash("board").send().await.message();
        assert_eq!(again.attachments()[0].bytes, light);
    }
}

#[tokio::test]
async fn choosing_letters_removes_the_picture() {
    let evening = Evening::begin().await;
    choose(&evening, "Boards: Light wood").await;
    let board = evening.board().await;
    assert_eq!(board.attachments().len(), 1);
    choose(&evening, "Boards: Letters").await;
    evening.ada.at(&evening.hall).click(&board, "1").await;
    assert!(board.attachments().is_empty() && board.text().contains("│ 1│ 5│"), "{}", board.screen());
}

#[tokio::test]
async fn boards_can_turn_to_the_player_to_move() {
    let last_row = |board: &Message| {
        let text = board.text();
        let row = text.lines().rfind(|line| line.starts_with(['S', 'N']));
        row.and_then(|row| row.chars().next()).expect("a row has its letter")
    };
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.board_of(game).await;
        evening.move_on(&board).await;
        assert_eq!(last_row(&board), 'S', "{}", board.text());
        press(&evening, "Bottom row: South").await;
        let mut rows = Vec::new();
        for _ in 0..4 {
            evening.move_on(&board).await;
            let mover = if board.text().contains(" (South) to move") { 'S' } else { 'N' };
            assert_eq!(last_row(&board), mover, "{}", board.text());
            rows.push(mover);
        }
        assert!(rows.contains(&'N') && rows.contains(&'S'), "both had a turn");
        press(&evening, "Bottom row: player to move").await;
        let anew = evening.bob.at(&evening.hall).slash("board").send().await.message();
        assert_eq!(last_row(&anew), 'S', "{}", anew.text());
    }
}

#[tokio::test]
async fn in_private_the_board_is_as_its_player_likes_it() {
    let evening = Evening::begin().await;
    let ada = &evening.ada;
    for (style, expected) in [
        ("My boards: Sentences, for screen readers", "You: 6 6 6 6 6 6 6. Store 0."),
        ("My boards: Letters", "│ 6│ 6│ 6│"),
    ] {
        let settings = ada.at(&ada.dm()).slash("settings").send().await.message();
        ada.at(&ada.dm()).choose(&settings, style, &[style]).await;
        let board = private_board(ada, "pallankuzhi").await;
        assert!(board.text().contains(expected), "{}", board.text());
    }
    choose(&evening, "Boards: Light wood").await;
    let shared = evening.board().await;
    assert!(shared.text().contains("│ 4│ 4│"), "Bob has chosen nothing: {}", shared.text());
}

#[tokio::test]
async fn private_games_with_the_bot_show_ones_own_row_below() {
    // The numbers of their pits, from left to right.
    let pits = ["[1] [2] [3]\n[4] [5] [6] [Show move]", "[1] [2] [3] [4]\n[5] [6] [7] [Show move]"];
    for ((game, _), pits) in GAMES.into_iter().zip(pits) {
        let evening = Evening::begin().await;
        let private = evening.ada.dm();
        let play = evening.ada.at(&private).slash("play").string("game", game).string("side", "second");
        let board = play.integer("level", 1).send().await.message();
        evening.bot_has_moved(&board).await;
        let last = board.text().lines().rfind(|line| line.starts_with(['S', 'N'])).map(str::to_owned);
        assert!(last.is_some_and(|row| row.starts_with('N')), "{}", board.text());
        let screen = without_seeds(&board.screen()).replace("]x", "]");
        assert!(screen.contains(pits), "{screen}");
        let settings = evening.ada.at(&private).slash("settings").send().await.message();
        evening.ada.at(&private).choose(&settings, "k1:pick:look", &["sentences"]).await;
        let read_out = evening.ada.at(&private).slash("board").send().await.text();
        let mine = read_out.lines().find(|line| line.contains("Store")).unwrap_or_default();
        assert!(mine.starts_with("You: "), "{read_out}");
    }
}

#[tokio::test]
async fn private_boards_show_ones_own_or_the_movers_row_below() {
    let evening = Evening::begin().await;
    evening.board().await;
    let look = async || {
        let look = evening.bob.at(&evening.hall).slash("board").string("look", "sentences").send().await;
        let text = look.text();
        let row = text.lines().find(|line| line.contains("Store 0.")).map(str::to_owned);
        row.unwrap_or_else(|| panic!("{text}"))
    };
    assert!(look().await.starts_with("You (North):"), "Bob plays North");
    let settings = evening.bob.at(&evening.hall).slash("settings").send().await.message();
    evening.bob.at(&evening.hall).click(&settings, "Bottom row: yours").await;
    assert!(look().await.starts_with("South:"), "Ada is to move");
}
