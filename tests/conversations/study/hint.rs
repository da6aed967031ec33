//! Hints: private, in casual matches, on the user's own turn.

use kuzhi_domain::{MatchId, PlayerId};
use kuzhi_engine::Game;
use kuzhi_search::{Limits, Think as _};
use kuzhi_tests::conversation::{Answer, Channel, Message, Person};

use crate::bot::{Evening, moves};

async fn hint(person: &Person, hall: &Channel) -> Answer {
    person.at(hall).slash("hint").send().await
}

/// Ada and Bob play a casual match. Ada moves first.
async fn casual(evening: &Evening, game: &str) -> Message {
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let play = play.string("game", game).string("side", "first").boolean("rated", false);
    let board = play.send().await.message();
    evening.look_away();
    evening.bob.at(&evening.hall).click(&board, "Accept").await;
    evening.wait_for_pings(&evening.ada, 1).await;
    board
}

/// A person presses the button of a hint, and the board follows.
async fn follow(person: &Person, hall: &Channel, hint: &Answer, board: &Message) -> Answer {
    let (label, before) = (format!("Play {}", advised(hint)), board.screen());
    let answer = person.at(hall).click(&hint.message(), &label).await;
    hall.until(|_| board.screen() != before, "the move").await;
    answer
}

/// Returns the bold text of a hint: the label of a button.
fn advised(hint: &Answer) -> String {
    hint.text().split("**").nth(1).unwrap().to_owned()
}

#[tokio::test]
async fn a_hint_is_private_and_changes_nothing() {
    let evening = Evening::begin().await;
    let board = casual(&evening, "mangala").await;
    let (before, messages) = (board.screen(), evening.hall.messages().len());
    let first = hint(&evening.ada, &evening.hall).await;
    assert!(first.is_private() && first.pings().is_empty());
    let lines: Vec<_> = first.text().lines().map(str::to_owned).collect();
    assert!(lines[0].starts_with("Sow pit **") && lines.len() == 2, "{lines:?}");
    assert_eq!(board.screen(), before);
    // Asking again gives the same.
    assert_eq!(hint(&evening.ada, &evening.hall).await.text(), first.text());
    assert_eq!(evening.hall.messages().len(), messages, "nobody else sees anything of it");
    evening.ada.at(&evening.hall).click(&board, &advised(&first)).await;
    assert!(board.text().contains(&format!("@Ada: pit {}", advised(&first))), "{}", board.text());
}

#[tokio::test]
async fn a_hint_keeps_what_the_other_player_gave_away() {
    let evening = Evening::begin().await;
    let board = casual(&evening, "mangala").await;
    evening.ada.at(&evening.hall).click(&board, "3").await;
    // Pit 4 gives another turn, and the next hint takes nothing back.
    for pit in ["4", "6"] {
        let told = hint(&evening.bob, &evening.hall).await;
        assert_eq!(advised(&told), pit, "{}", told.text());
        assert!(told.text().contains("you win by exactly 8 seeds"), "{}", told.text());
        evening.bob.at(&evening.hall).click(&board, pit).await;
    }
}

/// Both games are solved over three rounds: who begins wins the match, from the first move on.
#[tokio::test]
async fn a_hint_in_a_solved_match_is_certain() {
    for game in ["pallankuzhi", "pallam-khuzi"] {
        let evening = Evening::begin().await;
        let board = casual(&evening, game).await;
        let told = hint(&evening.ada, &evening.hall).await;
        let wins = "That wins the game, whatever the other player does.";
        assert!(told.text().contains(wins), "{game}: {}", told.text());
        follow(&evening.ada, &evening.hall, &told, &board).await;
        let told = hint(&evening.bob, &evening.hall).await;
        let loses = "It is your best move, but the other player can still win the game, whatever you do.";
        assert!(told.text().contains(loses), "{game}: {}", told.text());
    }
}

#[tokio::test]
async fn the_button_of_a_hint_plays_it_where_the_board_is() {
    let evening = Evening::begin().await;
    let board = casual(&evening, "mangala").await;
    let ada = evening.ada.at(&evening.hall);
    let menu = ada.click(&board, "More …").await;
    let button = menu.message().buttons().into_iter().find(|button| button.label == "💡 Hint").unwrap();
    assert!(button.is_enabled);
    let told = ada.click(&menu.message(), "💡 Hint").await;
    assert!(
        told.is_private() && told.pings().is_empty() && told.text().starts_with("Sow pit **"),
        "{}",
        told.text()
    );
    let pit = advised(&told);
    let old = told.message().as_it_is_now();
    let answer = follow(&evening.ada, &evening.hall, &told, &board).await;
    evening.hall.until(|_| board.text().contains(&format!("@Ada: pit {pit}")), "the move").await;
    assert_eq!(answer.screen(), "Played: the board shows it.", "the hint gives way");
    // It was for that board, and for the user.
    let before = board.screen();
    let late = ada.click_old(&old, &format!("Play {pit}")).await;
    assert!(late.is_private() || !late.follow_ups().is_empty());
    assert_eq!(board.screen(), before);
    // The player to move may have one. The opponent sees that they must wait for their turn.
    let turn = if board.text().contains("**@Ada**") {
        [&evening.ada, &evening.bob]
    } else {
        [&evening.bob, &evening.ada]
    };
    for (person, may) in turn.into_iter().zip([true, false]) {
        let menu = person.at(&evening.hall).click(&board, "More …").await.message();
        let button = menu.buttons().into_iter().find(|button| button.label == "💡 Hint").unwrap();
        assert_eq!(button.is_enabled, may, "{}", menu.screen());
    }
}

#[tokio::test]
async fn a_rated_match_is_played_without_help() {
    let evening = Evening::begin().await;
    evening.board().await;
    let refused = hint(&evening.ada, &evening.hall).await;
    assert!(refused.is_private());
    assert_eq!(
        refused.text(),
        "This game is rated, so both of you play without help. Casual games have hints: use `/play` with \
         `rated: False`, or play against Kuzhi."
    );
}

#[tokio::test]
async fn only_the_player_to_move_gets_a_hint() {
    let evening = Evening::begin().await;
    casual(&evening, "mangala").await;
    let early = hint(&evening.bob, &evening.hall).await;
    assert!(early.is_private());
    assert_eq!(early.text(), "It is @Ada’s turn. You can move when it is yours.");
    let stranger = hint(&evening.cem, &evening.hall).await;
    assert!(stranger.is_private());
    assert_eq!(
        stranger.text(),
        "You have no game in this channel. Start one with `/play`, or find yours with `/games`."
    );
}

#[tokio::test]
async fn without_a_running_match_there_is_no_hint() {
    let evening = Evening::begin().await;
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let board = play.boolean("rated", false).send().await.message();
    let early = hint(&evening.ada, &evening.hall).await;
    assert_eq!(early.text(), "This challenge has not been accepted yet. The game starts once it is.");
    evening.look_away();
    evening.bob.at(&evening.hall).click(&board, "Accept").await;
    let id = id_of(&board);
    evening.bob.at(&evening.hall).slash("resign").send().await;
    let sure = evening.bob.at(&evening.hall).slash("resign").send().await.message();
    evening.bob.at(&evening.hall).click(&sure, "Yes, I resign").await;
    evening.hall.until(|_| board.text().contains("resigned"), "the end").await;
    let named = evening.ada.at(&evening.hall).slash("hint").string("match", &id.to_string());
    assert_eq!(named.send().await.text(), "This game is over. Start a new one with `/play`.");
    let unknown = evening.ada.at(&evening.hall).slash("hint").string("match", "none");
    assert_eq!(unknown.send().await.text(), "This game no longer exists. Start a new one with `/play`.");
}

/// Returns the match ID, from a button of its board.
fn id_of(board: &Message) -> MatchId {
    let ids = moves(board).into_iter().filter_map(|button| button.custom_id);
    ids.flat_map(|id| id.split(':').filter_map(|part| part.parse().ok()).collect::<Vec<_>>()).next().unwrap()
}

#[tokio::test]
async fn a_hint_picks_the_only_match_that_allows_one() {
    let evening = Evening::begin().await;
    evening.board().await;
    evening.board_against_bot(1).await;
    let answer = hint(&evening.ada, &evening.hall).await;
    assert!(answer.text().starts_with("Sow pit **"), "{}", answer.text());
}

#[tokio::test]
async fn every_game_has_hints_that_name_a_button() {
    for game in Game::all() {
        let evening = Evening::begin().await;
        let play = evening.ada.at(&evening.hall).slash("play").string("game", game.id());
        let board = play.string("side", "first").integer("level", 1).send().await.message();
        for _ in 0..3 {
            if moves(&board).is_empty() {
                break;
            }
            let answer = hint(&evening.ada, &evening.hall).await;
            let (text, before) = (answer.text(), board.text());
            assert!(answer.is_private() && text.lines().count() == 2, "{}: {text}", game.id());
            follow(&evening.ada, &evening.hall, &answer, &board).await;
            evening.bot_has_moved(&board).await;
            assert_ne!(board.text(), before, "{}: {text}", game.id());
        }
    }
}

#[tokio::test]
async fn following_hints_leads_to_the_end_they_predict() {
    let evening = Evening::begin_with(&[("KUZHI_LIMITS__HINTS_AT_ONCE", "1000")]).await;
    let board = casual(&evening, "pallam-khuzi").await;
    let (mut last, mut asker, mut other) = (String::new(), "", "");
    while !moves(&board).is_empty() {
        let is_adas = board.text().contains("**@Ada**");
        let mover = if is_adas { &evening.ada } else { &evening.bob };
        (asker, other) = if is_adas { ("@Ada", "@Bob") } else { ("@Bob", "@Ada") };
        let answer = hint(mover, &evening.hall).await;
        last = answer.text();
        follow(mover, &evening.hall, &answer, &board).await;
    }
    let foretold = [
        ("That wins by ", format!("**{asker} wins, ")),
        ("you win by exactly ", format!("**{asker} wins, ")),
        ("the other player can still win by ", format!("**{other} wins, ")),
        ("you lose by exactly ", format!("**{other} wins, ")),
        ("it is a draw.", "**A draw, ".to_owned()),
    ];
    let met = foretold.iter().find(|(foretold, _)| last.contains(foretold));
    assert!(met.is_some_and(|(_, end)| board.text().contains(end)), "{last}\n{}", board.text());
}

#[tokio::test]
async fn a_hint_says_what_the_move_does_and_what_comes_next() {
    for game in ["mangala", "pallankuzhi"] {
        let evening = Evening::begin().await;
        let board = casual(&evening, game).await;
        let mut told = String::new();
        for _ in 0..4 {
            let is_adas = board.text().contains("**@Ada**");
            let mover = if is_adas { &evening.ada } else { &evening.bob };
            let answer = hint(mover, &evening.hall).await;
            let text = answer.text();
            follow(mover, &evening.hall, &answer, &board).await;
            // What it captures is gained.
            let foretold = text.contains(" It captures ");
            let last = board.text().lines().rfind(|line| line.starts_with('@')).unwrap().to_owned();
            assert!(!foretold || last.contains(", +"), "{text}\n{last}");
            told += &text;
        }
        assert!(
            told.contains(" can then capture is ") || told.contains(" and get another turn."),
            "{game}: {told}"
        );
    }
}

#[tokio::test]
async fn a_late_hint_does_not_claim_to_be_played() {
    let evening = Evening::begin().await;
    let board = casual(&evening, "mangala").await;
    let ada = evening.ada.at(&evening.hall);
    let menu = ada.click(&board, "More …").await.message();
    let told = ada.click(&menu, "💡 Hint").await;
    let (pit, hint) = (advised(&told), told.message());
    for _ in 0..2 {
        let before = board.screen();
        evening.move_on(&board).await;
        evening.hall.until(|_| board.screen() != before, "the move").await;
    }
    let before = (board.screen(), hint.text());
    let late = ada.click(&hint, &format!("Play {pit}")).await;
    let told = late.private_answer().await.text();
    assert!(
        told.starts_with("That button belonged to an earlier position, so nothing was played."),
        "{told}"
    );
    assert_eq!((board.screen(), hint.text()), before);
}

#[tokio::test]
async fn a_casual_match_gives_no_hint_for_a_rated_board() {
    let evening = Evening::begin().await;
    let boards = [casual(&evening, "mangala").await, evening.board().await];
    for board in &boards {
        for _ in 0..8 {
            let before = board.screen();
            evening.move_on(board).await;
            evening.hall.until(|_| board.screen() != before, "the move").await;
        }
    }
    let [casual, _] = boards;
    assert!(casual.text().contains("**@Ada**"), "{}", casual.text());
    let ada = evening.ada.at(&evening.hall);
    let menu = ada.click(&casual, "More …").await.message();
    let told = ada.click(&menu, "💡 Hint").await.private_answer().await.text();
    assert!(told.starts_with("You are playing this right now, in a game without help."), "{told}");
}

/// Starts a match against the lowest level, and moves first.
async fn against_bot(person: &Person, hall: &Channel) -> Message {
    person.at(hall).slash("play").string("side", "first").integer("level", 1).send().await.message()
}

/// Makes the best moves, without help of the bot, and wins.
async fn win(evening: &Evening, person: &Person, board: &Message) {
    while !moves(board).is_empty() {
        let running = evening.store.live_of(PlayerId(person.id().get())).unwrap().remove(0);
        let best = running.board().unwrap().think(&Limits::nodes(10_000)).unwrap().best;
        person.at(&evening.hall).click(board, &best.to_string()).await;
        evening.bot_has_moved(board).await;
    }
    assert!(board.text().contains(&format!("@{} wins", person.name())), "{}", board.text());
}

#[tokio::test]
async fn a_level_is_beaten_without_hints_and_takebacks() {
    let evening = Evening::begin_with(&[("KUZHI_LIMITS__HINTS_AT_ONCE", "1000")]).await;
    let (hall, [ada, bob, cem]) = (&evening.hall, [&evening.ada, &evening.bob, &evening.cem]);
    let board = against_bot(ada, hall).await;
    while !moves(&board).is_empty() {
        let answer = hint(ada, hall).await;
        follow(ada, hall, &answer, &board).await;
        evening.bot_has_moved(&board).await;
    }
    assert!(board.text().contains("@Ada wins"), "{}", board.text());

    let board = against_bot(bob, hall).await;
    bob.at(hall).click(&board, "1").await;
    evening.bot_has_moved(&board).await;
    let menu = bob.at(hall).click(&board, "More …").await.message();
    bob.at(hall).click(&menu, "Take back").await;
    hall.until(|_| board.text().contains("@Bob took back a move."), "the takeback").await;
    win(&evening, bob, &board).await;

    let board = against_bot(cem, hall).await;
    win(&evening, cem, &board).await;
    let levels = ada.at(hall).slash("leaderboard").string("by", "levels").send().await;
    assert_eq!(
        levels.text(),
        "**Mangala: levels of Kuzhi beaten on this server**\n\
         Level 2: no one yet. Be the first!\n\
         **Level 1** · @Cem\n\
         @Ada: you have not beaten a level here yet."
    );
    for (person, has_beaten) in [(ada, false), (bob, false), (cem, true)] {
        let profile = person.at(hall).slash("profile").user("player", &evening.discord.bot());
        let told = profile.send().await.text();
        assert_eq!(told.contains("You have beaten it in: Mangala (level 1)"), has_beaten, "{told}");
    }
}
