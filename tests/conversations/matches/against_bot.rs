//! Playing against the bot.

use crate::bot::{Evening, GAMES, moves, without_seeds};

#[tokio::test]
async fn the_bot_answers_at_once_and_calls_nobody() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        let play = evening.ada.at(&evening.hall).slash("play").string("game", game).string("side", "first");
        let board = play.integer("level", 1).send().await.message();
        assert!(board.text().starts_with(&format!("**{name}** · @Ada – Kuzhi (level 1)")));
        let answer = evening.ada.at(&evening.hall).click(&board, "1").await;
        assert!(answer.is_update());
        assert_eq!(board.edits(), 1, "Ada's move and the bot's answer come as one edit");
        let text = board.text();
        assert!(text.contains("@Ada: pit 1"), "{text}");
        assert!(text.contains("Kuzhi: "), "{text}");
        assert!(evening.discord.pings().is_empty());
    }
}

#[tokio::test]
async fn the_bot_begins_when_it_is_first() {
    // A person who plays the bot has their own row below, and buttons in its order.
    let pits = ["[1] [2] [3]\n[4] [5] [6] [Show move]", "[1] [2] [3] [4]\n[5] [6] [7] [Show move]"];
    for ((game, _), pits) in GAMES.into_iter().zip(pits) {
        let evening = Evening::begin().await;
        let play = evening.ada.at(&evening.hall).slash("play").string("game", game).string("side", "second");
        let board = play.integer("level", 2).send().await;
        assert!(board.text().contains("Kuzhi: "), "{}", board.text());
        assert!(board.text().contains("**@Ada** to move"));
        let screen = without_seeds(&board.screen()).replace("]x", "]");
        assert!(screen.ends_with(&format!("{pits} [More …]")), "{screen}");
        let rows: Vec<_> = screen.lines().filter(|line| line.starts_with(['N', 'S'])).collect();
        assert!(rows[0].starts_with('S') && rows[1].starts_with('N'), "{screen}");
        // `/board` shows the same privately.
        let alone =
            evening.ada.at(&evening.hall).slash("board").string("look", "letters").send().await.screen();
        let text = alone.split("```").next().unwrap_or_default();
        assert!(text.ends_with("**Your move**: choose a pit.\n"), "{alone}");
        let said = text.replace("**Your move**", "**@Ada** to move").replace("You: ", "@Ada: ");
        assert!(screen.starts_with(&said), "{alone}\n{screen}");
        let drawn = |screen: &str| screen.split("```").nth(1).map(str::to_owned);
        assert_eq!(drawn(&alone), drawn(&screen));
    }
}

#[tokio::test]
async fn a_game_against_the_bot_comes_to_its_end() {
    for level in [1, 4, 8] {
        let evening = Evening::begin().await;
        let board = evening.board_against_bot(level).await;
        while let Some(button) = moves(&board).first() {
            evening.ada.at(&evening.hall).click(&board, &button.label).await;
            evening.bot_has_moved(&board).await;
        }
        let text = board.text();
        assert!(text.contains("wins, ") || text.contains("A draw, 24 each"), "{text}");
        let why = "row is empty, so the game ends. Whoever’s row is empty takes all that is left: ";
        assert!(text.contains(why) || text.contains("Both rows are empty, so the game ends."), "{text}");
        let best = evening.ada.at(&evening.hall).slash("leaderboard").send().await;
        assert!(best.text().contains("No one is on this leaderboard yet."), "{}", best.text());
        assert!(evening.results("mangala").is_empty(), "the bot's games do not count");
    }
}

#[tokio::test]
async fn the_bot_plays_before_its_tables_are_ready() {
    // At their largest: the evening is over long before they are built.
    let evening = Evening::begin_with(&[("KUZHI_LIMITS__MEMORY_MB", "256")]).await;
    let board = evening.board_against_bot(8).await;
    let first = moves(&board)[0].label.clone();
    evening.ada.at(&evening.hall).click(&board, &first).await;
    evening.bot_has_moved(&board).await;
    assert!(board.text().contains("Kuzhi: "), "{}", board.text());
}

#[tokio::test]
async fn challenging_the_bot_itself_is_playing_against_it() {
    let evening = Evening::begin().await;
    let kuzhi = evening.discord.bot();
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &kuzhi);
    let board = play.string("side", "first").send().await;
    assert!(board.text().contains("– Kuzhi (level 1)"), "{}", board.text());
}
