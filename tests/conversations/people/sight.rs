//! Who may look at a match: its players, and everyone where it is played. Its ID alone shows nothing.

use kuzhi_tests::conversation::{Channel, Message, Person};

use crate::bot::{Evening, moves};

const REFUSED: &str = "That game is being played where you cannot watch. Start your own with `/play`.";

/// Returns the match ID on a board.
fn name_of(board: &Message) -> String {
    let id = board.buttons().into_iter().find_map(|button| button.custom_id).unwrap();
    id.split(':').nth(2).unwrap().to_owned()
}

/// Every press that shows something of a match, or asks about it.
fn presses(name: &str) -> Vec<String> {
    let kinds = [
        "look:NAME",
        "more:NAME",
        "show:NAME:1",
        "step:NAME:1:1",
        "lap:NAME:1:1",
        "told:NAME:1:1",
        "export:NAME",
        "replay:NAME:1",
        "review:NAME",
        "analyse:NAME:1",
        "try:NAME:1:",
        "evaluate:NAME:1:",
        "replay-at:NAME:1",
        "replay-first:NAME",
        "replay-last:NAME",
        "replay-on:NAME:0",
        "plans:NAME",
        "plan:NAME:1:1",
        "add-plan:NAME:1:1 2",
        "giveup:NAME",
        "arrange:NAME:1",
        "offer:NAME:1:draw",
        "ask:NAME:1:takeback",
        "draw:NAME:1:south:no",
        "rematch:NAME",
    ];
    kinds.map(|kind| format!("k1:{}", kind.replace("NAME", name))).into()
}

/// A person sends all of these, from a message of their own in that channel.
async fn pressed(who: &Person, channel: &Channel, name: &str) -> Vec<(String, String)> {
    let own = who.at(channel).slash("help").send().await.message();
    let mut said = Vec::new();
    for press in presses(name) {
        let answer = who.at(channel).forge(&own, &press).await;
        assert!(answer.is_private(), "{press}");
        said.push((press, answer.text()));
    }
    said
}

fn assert_refused(said: &[(String, String)]) {
    for (press, text) in said {
        assert_eq!(text, REFUSED, "{press}");
    }
}

#[tokio::test]
async fn a_match_of_a_server_is_not_seen_from_elsewhere() {
    for game in ["mangala", "pallankuzhi"] {
        let evening = Evening::begin().await;
        let board = evening.board_of(game).await;
        evening.move_on(&board).await;
        let name = name_of(&board);
        let corner = evening.discord.guild("Friends").channel("corner");
        let strangers = evening.discord.guild("Strangers").channel("games");
        let before = board.screen();
        for place in [&corner, &strangers, &evening.cem.dm()] {
            assert_refused(&pressed(&evening.cem, place, &name).await);
        }
        assert_eq!(board.screen(), before, "the board stays as it is");
        // Also after the end.
        let question = evening.bob.at(&evening.hall).slash("resign").send().await.message();
        evening.bob.at(&evening.hall).click(&question, "Yes, I resign").await;
        evening.hall.until(|_| moves(&board).is_empty(), "the end").await;
        assert_refused(&pressed(&evening.cem, &strangers, &name).await);
    }
}

#[tokio::test]
async fn players_see_a_match_everywhere_others_in_its_channel() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    evening.move_on(&board).await;
    let name = name_of(&board);
    let strangers = evening.discord.guild("Strangers").channel("games");
    for (who, place) in
        [(&evening.ada, &strangers), (&evening.bob, &evening.bob.dm()), (&evening.cem, &evening.hall)]
    {
        let own = who.at(place).slash("help").send().await.message();
        for (press, expected) in [
            ("look", "**Mangala** · South @Ada · North @Bob"),
            (
                "more",
                if who.id() == evening.cem.id() { "You are watching" } else { "Your game of **Mangala**" },
            ),
            ("show", "**Mangala** · move 1: @Ada"),
            ("export", "The game’s one move"),
        ] {
            let ply = if press == "show" { ":1" } else { "" };
            let seen = who.at(place).forge(&own, &format!("k1:{press}:{name}{ply}")).await;
            // The board takes the place of a private message.
            let seen = if press == "look" { own.clone() } else { seen.private_answer().await };
            place.until(|_| seen.text().starts_with(expected), press).await;
        }
    }
}

#[tokio::test]
async fn a_private_match_is_not_seen_by_others() {
    let evening = Evening::begin().await;
    let private = evening.ada.dm_with(&evening.bob);
    let play = evening.ada.at(&private).slash("play").user("opponent", &evening.bob);
    let board = play.string("side", "first").send().await.message();
    evening.look_away();
    evening.bob.at(&private).click(&board, "Accept").await;
    evening.ada.at(&private).click(&board, "1").await;
    assert_refused(&pressed(&evening.cem, &evening.hall, &name_of(&board)).await);
    assert_refused(&pressed(&evening.cem, &evening.cem.dm_with(&evening.ada), &name_of(&board)).await);
}

#[tokio::test]
async fn a_match_in_a_thread_is_seen_in_the_thread() {
    let evening = Evening::begin().await;
    let mira = evening.discord.person("Mira").managing_guilds();
    let page = mira.at(&evening.hall).slash("settings").string("of", "house").send().await.message();
    mira.at(&evening.hall).click(&page, "Threads: off").await;
    let challenge = evening.challenge().await;
    evening.look_away();
    evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    let has_board =
        |hall: &Channel| hall.threads().first().is_some_and(|thread| !thread.messages().is_empty());
    evening.hall.until(has_board, "a board in a thread").await;
    let thread = evening.hall.threads().remove(0);
    let board = thread.messages().remove(0);
    evening.ada.at(&thread).click(&board, "1").await;
    assert_refused(&pressed(&evening.cem, &evening.hall, &name_of(&board)).await);
    let shown = evening.cem.at(&thread).click(&board, "Show move").await.private_answer().await;
    assert!(shown.text().starts_with("**Mangala** · move 1: @Ada"), "{}", shown.text());
}
