//! Games and positions as text: only the person who pastes one can look at it.

use kuzhi_tests::conversation::{Answer, Message, Participant};

use crate::bot::{Evening, GAMES, downloaded};

const LABEL: &str = "Text from Download moves, or just the moves";

/// Submits a text in the form of a command. Returns the answer.
pub(crate) async fn paste(person: &Participant, command: &str, text: &str) -> Answer {
    let form = person.slash(command).boolean("paste", true).send().await.form();
    person.submit(&form, &[(LABEL, text)]).await
}

/// Returns the text of a match, as its export writes it.
pub(crate) async fn exported(person: &Participant, board: &Message) -> String {
    let export = downloaded(person, board).await.private_answer().await;
    let files = export.attachments();
    let [file] = files.as_slice() else { panic!("one file, not {}", files.len()) };
    String::from_utf8(file.bytes.to_vec()).unwrap()
}

fn has(message: &Message, label: &str) -> bool {
    message.buttons().iter().any(|button| button.label == label)
}

#[tokio::test]
async fn exported_games_can_be_replayed_reviewed_and_analysed() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.finished(game, 4).await;
        let text = exported(&evening.ada.at(&evening.hall), &board).await;
        let results = evening.results(game);
        // Dia was not there, and looks at it elsewhere.
        let elsewhere = evening.discord.guild("Strangers").channel("games");
        let dia = evening.discord.person("Dia");
        let dia = dia.at(&elsewhere);
        let answer = paste(&dia, "replay", &format!("```\n{text}```")).await;
        assert!(answer.is_private() && answer.pings().is_empty());
        let replay = answer.message();
        let first = format!(
            "**{name}** · South Ada · North Bob\n🏆 **Bob resigned: Ada wins.**\n\
             Move 4 of 4 · from pasted text\n"
        );
        assert!(replay.text().starts_with(&first), "{}", replay.text());
        dia.click(&replay, "|◀").await;
        elsewhere.until(|_| replay.text().contains("Move 0 of 4 · "), "the first board").await;
        for number in 1..=4 {
            dia.click(&replay, "▶").await;
            let at = format!("Move {number} of 4 · ");
            elsewhere.until(|_| replay.text().contains(&at), "the next board").await;
        }
        dia.click(&replay, "▶ Play to the end").await;
        elsewhere.until(|_| !replay.attachments().is_empty(), "the film").await;
        let analysis = dia.click(&replay, "Analyse").await.private_answer().await;
        assert!(
            analysis.is_private() && analysis.text().contains("after move 4 of 4"),
            "{}",
            analysis.text()
        );
        dia.click(&analysis, "💡 Evaluate").await;
        elsewhere.until(|_| analysis.text().contains("\nBest: **"), "the evaluation").await;
        let review = dia.click(&replay, "Review").await.private_answer().await;
        elsewhere.until(|_| review.text().contains("The curve shows"), "the whole review").await;
        let title = format!("**Review** · **{name}** · South Ada · North Bob\nAccuracy: ");
        assert!(review.text().starts_with(&title), "{}", review.text());
        // It is nobody's match.
        let history = dia.slash("history").send().await;
        assert!(history.text().contains("You have not played any games yet."), "{}", history.text());
        assert_eq!(evening.results(game), results);
        // The other two commands accept it at once, and so does the match history.
        let reviewed = paste(&dia, "review", &text).await.message();
        elsewhere.until(|_| reviewed.text().starts_with(&title), "a review").await;
        let analysed = paste(&dia, "analyse", &text).await;
        assert!(
            analysed.is_private() && analysed.text().contains("after move 3 of 4"),
            "{}",
            analysed.text()
        );
        let list = history.message();
        let form = dia.click(&list, "Paste a game …").await.form();
        assert_eq!(form.title(), "A game as text");
        let answer = dia.submit(&form, &[(LABEL, &text)]).await;
        assert!(answer.private_answer().await.text().starts_with(&first));
        assert!(list.text().starts_with("**Your games**"), "the list stays");
    }
}

#[tokio::test]
async fn a_bare_list_of_moves_is_a_game() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    let replay = paste(&ada, "replay", "4, 1 3").await.message();
    let title = "**Mangala** · South South · North North\nMove 3 of 3 · from pasted text\n";
    assert!(replay.text().starts_with(title), "{}", replay.text());
    let review = paste(&ada, "review", "4 1 3\n2 5 1").await.message();
    evening.hall.until(|_| review.text().contains("The curve shows"), "the review").await;
    // A list for rows of seven pits is none of Mangala, and a header above it names any game.
    let other = paste(&ada, "analyse", "7 2").await.message();
    assert!(!other.text().contains("**Mangala**"), "{}", other.text());
    let named = paste(&ada, "replay", "[Game \"pallankuzhi\"]\n\n4 1").await.message();
    assert!(named.text().starts_with("**Pallankuzhi** · "), "{}", named.text());
    let refused = paste(&ada, "review", "4 1\nthree").await;
    let said = "Line 2: move 3, “three”, is not a move. Moves are the numbers of pits, such as 3, with \
                spaces between them.";
    assert_eq!(refused.text(), said);
    let refused = paste(&ada, "review", &"1 ".repeat(40)).await;
    assert!(refused.is_private());
    let text = refused.text();
    assert!(
        text.starts_with("Line 1: move ") && text.contains("“1”, cannot be played at that point. Pit 1 "),
        "{text}"
    );
    let named = "If they are from another game, put a line such as `[Game \"mangala";
    assert!(text.contains(" Kuzhi read these moves as ") && text.contains(named), "{text}");
}

#[tokio::test]
async fn toguz_kumalak_is_pasted_as_it_is_written_down() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    let replay = paste(&ada, "replay", "1. 76(10) 98\n2. 66 87 1-0").await.message();
    let title = "**Toguz Kumalak** · South South · North North\nMove 4 of 4 · from pasted text\n";
    assert!(replay.text().starts_with(title), "{}", replay.text());
    let refused = paste(&ada, "analyse", "1. 76 98\n2. 66 86").await;
    let said = "Line 2: by the rules of Toguz Kumalak, move 4 is `87`, not “86”. Correct it, or the \
                moves before it.";
    assert_eq!(refused.text(), said);
    assert!(refused.is_private());
}

#[tokio::test]
async fn it_is_its_readers_alone() {
    let evening = Evening::begin().await;
    let text = "[Game \"mangala\"]\n[Result \"*\"]\n\n4 1 3 2\n";
    let ada = evening.ada.at(&evening.hall);
    let replay = paste(&ada, "replay", text).await.message();
    assert!(replay.text().starts_with("**Mangala** · South South · North North\n"), "{}", replay.text());
    let press = replay.buttons().into_iter().find_map(|button| button.custom_id).unwrap();
    let bob = evening.bob.at(&evening.hall);
    let own = bob.slash("help").send().await.message();
    let forged = bob.forge(&own, &press).await;
    assert!(forged.text().starts_with("This game no longer exists."), "{}", forged.text());
    // A pasted name formats and mentions nothing.
    let text = "[Game \"mangala\"]\n[South \"**@everyone** <@1>\"]\n[Result \"*\"]\n\n4\n";
    let shown = paste(&ada, "replay", text).await;
    assert!(shown.text().starts_with("**Mangala** · South everyone 1 · North North\n"), "{}", shown.text());
    assert!(shown.pings().is_empty());
}

#[tokio::test]
async fn what_cannot_be_read_is_said_with_its_line() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    for (text, said) in [
        (
            "four",
            "Line 1: “four” is not a header. A header looks like `[Game \"mangala\"]`. Headers come \
             first, then an empty line, then the moves. Or write just the moves, like `4 1 3`.",
        ),
        (
            "[Game \"Chess\"]\n[Result \"*\"]\n\n4",
            "Line 1: Kuzhi cannot read “Chess” there. Write the header like this: `[Game \"mangala\"]`",
        ),
        ("[Result \"*\"]\n\n4", "A header is missing. Add a line such as `[Game \"mangala\"]` at the top."),
        (
            "[Game \"mangala\"]\n[Result \"*\"]\n\n4 1\n3 four",
            "Line 5: move 4, “four”, is not a move. Moves are the numbers of pits, such as 3, with spaces",
        ),
        (
            "[Game \"mangala\"]\n[Result \"*\"]\n\n4 7",
            "Line 4: move 2, “7”, cannot be played at that point. There is no pit 7: yours are numbered 1 \
             to 6.",
        ),
        (
            "[Game \"mangala\"]\n[Result \"south no-move 25:23\"]\n\n4",
            "Line 2 says “south no-move 25:23”, but that is not how the moves end. Write",
        ),
        (
            "[Game \"mangala\"]\n[Result \"*\"]\n[Result \"*\"]\n\n4",
            "Line 3: the header “Result” is unknown or ",
        ),
    ] {
        let refused = paste(&ada, "review", text).await;
        assert!(refused.is_private());
        assert!(refused.text().starts_with(said), "{text}: {}", refused.text());
    }
}

#[tokio::test]
async fn written_positions_can_be_analysed() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        let start = kuzhi_engine::Game::by_id(game).unwrap().start();
        let mut later = start.clone();
        later.play(later.legal()[0], &mut |_| ()).unwrap();
        let position = later.position().to_string();
        let ada = evening.ada.at(&evening.hall);
        let shown = ada.slash("analyse").string("position", &position).string("game", game).send().await;
        assert!(shown.is_private());
        let shown = shown.message();
        let title = format!("**Analysis** · **{name}** · a position you entered\n");
        assert!(shown.text().starts_with(&title), "{}", shown.text());
        assert!(!has(&shown, "Replay") && !has(&shown, "◀ Take back"));
        let before = shown.screen();
        let press = shown.buttons().into_iter().find(|button| button.is_enabled).unwrap();
        ada.click_id(&shown, press.custom_id.as_deref().unwrap()).await;
        evening.hall.until(|_| shown.text().contains("Tried: **"), "the tried move").await;
        ada.click(&shown, "◀ Take back").await;
        evening.hall.until(|_| shown.screen() == before, "the position").await;
        ada.click(&shown, "💡 Evaluate").await;
        evening.hall.until(|_| shown.text().contains("\nBest: **"), "the evaluation").await;
    }
}

/// With the marks that another program adds, and in the digits of another script.
#[tokio::test]
async fn a_position_is_read_however_it_is_typed() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    let analyse = |position: &str| ada.slash("analyse").string("position", position).send();
    for position in [
        "`4.4.4.4.4.4/4.4.4.4.4.4 0:0 south`",
        "\u{feff}4.4.4.4.4.4/4.4.4.4.4.4\u{a0}0:0\u{a0}SOUTH",
        "“४.४.४.४.४.४/४.४.४.४.४.४ ०:० south”",
    ] {
        let shown = analyse(position).await;
        assert!(shown.text().starts_with("**Analysis** · **Mangala** · "), "{position}: {}", shown.text());
    }
    let refused = analyse("4.4.4.4.4.4/4.4.4.4.4.4 0:0 East").await;
    let quoted = "“4.4.4.4.4.4/4.4.4.4.4.4 0:0 East” is not a position. ";
    assert!(refused.text().starts_with(quoted), "{}", refused.text());
}

#[tokio::test]
async fn a_bare_position_implies_its_game() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    let analyse = |position: &str| ada.slash("analyse").string("position", position).send();
    let castle = analyse("4.4.4.4.4.4/castle.5.4.4.4.4 3:0 south").await;
    assert!(castle.text().starts_with("**Analysis** · **Mangala with castles** · "), "{}", castle.text());
    for (position, said) in [
        (
            "4 4 4 4 4 4",
            "“4 4 4 4 4 4” is not a position. Write both rows, the stores and whose turn it is, like \
             this: `4.4.4.4.4.4/4.4.4.4.4.4 0:0 south`",
        ),
        (
            "4.4.4.4.4.4/4.4.4.4.4.4 1:0 south",
            "“4.4.4.4.4.4/4.4.4.4.4.4 1:0 south”: Mangala is played with 48 seeds, and this position has \
             49. Correct the pits or the stores.",
        ),
    ] {
        let refused = analyse(position).await;
        assert!(refused.is_private());
        assert_eq!(refused.text(), said);
    }
    let other = ada.slash("analyse").string("position", "4.4.4.4.4.4/4.4.4.4.4.4 0:0 south");
    let refused = other.string("game", "pallankuzhi").send().await;
    assert_eq!(
        refused.text(),
        "“4.4.4.4.4.4/4.4.4.4.4.4 0:0 south” has the wrong number of pits: Pallankuzhi has 7 in each row. \
         Correct it, or choose another game."
    );
}

#[tokio::test]
async fn a_rated_board_is_not_judged_as_a_text() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    for _ in 0..8 {
        let before = board.screen();
        evening.move_on(&board).await;
        evening.hall.until(|_| board.screen() != before, "the move").await;
    }
    let ada = evening.ada.at(&evening.hall);
    let replay = ada.slash("replay").send().await.message();
    let text = exported(&ada, &replay).await;
    let refused = paste(&ada, "review", &text).await;
    let said = "You are playing this right now, in a game without help. \
                Kuzhi will look at it with you once that game is over.";
    assert_eq!(refused.text(), said);
    let analysis = paste(&ada, "analyse", &text).await.message();
    ada.click(&analysis, "Next in the game ▶").await;
    evening.hall.until(|_| analysis.text().contains("after move 8 of 8"), "the last board").await;
    let refused = ada.click(&analysis, "💡 Evaluate").await;
    assert_eq!(refused.private_answer().await.text(), said);
    // Cem plays in no match, and has the text from elsewhere.
    let cem = evening.cem.at(&evening.hall);
    let review = paste(&cem, "review", &text).await.message();
    evening.hall.until(|_| review.text().contains("The curve shows"), "the review").await;
}

#[tokio::test]
async fn a_written_game_is_not_judged_while_played_rated() {
    let evening = Evening::begin().await;
    let finished = evening.finished("mangala", 9).await;
    let ada = evening.ada.at(&evening.hall);
    let analysis = ada.slash("analyse").send().await.message();
    let rated = evening.board().await;
    for _ in 0..8 {
        let before = rated.screen();
        evening.move_on(&rated).await;
        evening.hall.until(|_| rated.screen() != before, "the move").await;
    }
    let said = "You are playing this right now, in a game without help. \
                Kuzhi will look at it with you once that game is over.";
    let refused = ada.click(&finished, "Review").await;
    assert_eq!(refused.private_answer().await.text(), said);
    let refused = ada.click(&analysis, "💡 Evaluate").await;
    assert_eq!(refused.private_answer().await.text(), said);
    // Cem plays in no match.
    let cem = evening.cem.at(&evening.hall);
    let review = cem.click(&finished, "Review").await.message();
    evening.hall.until(|_| review.text().contains("The curve shows"), "the review").await;
}
