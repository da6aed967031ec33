//! Two processes with one PostgreSQL: people reach either, and background work happens once.

use std::time::{Duration, Instant};

use kuzhi_tests::conversation::{Answer, Message, Person};
use kuzhi_tests::discord::Request;
use tokio::task::{block_in_place, spawn_blocking};

use crate::house::House;
use crate::postgres::{Schema, of_ones_own};

/// Returns the buttons of a board that make a move now.
fn moves(board: &Message) -> Vec<String> {
    let ids = board.buttons().into_iter().filter(|button| button.is_enabled);
    ids.filter_map(|button| button.custom_id).filter(|id| id.starts_with("k1:move:")).collect()
}

/// Returns when the time of the player to move runs out, as the board shows it.
fn runs_out(board: &Message) -> u64 {
    let text = board.face().content;
    let (_, rest) = text.rsplit_once("<t:").unwrap();
    rest.split(':').next().unwrap().parse().unwrap()
}

/// Returns the requests that edited a message.
fn edits_of(house: &House, message: &Message) -> usize {
    let path = format!("/messages/{}", message.id());
    let is_edit = |one: &Request| one.method == "PATCH" && one.path.contains(&path);
    house.discord.requests().iter().filter(|one| is_edit(one)).count()
}

/// Returns in how many matches the bot is to move.
fn owed(schema: &Schema) -> u32 {
    schema.sql("SELECT COUNT(*) FROM due WHERE next = 0").parse().unwrap()
}

/// Waits until this many pairs of people are recorded for their challenges, which Discord does not see.
async fn until_challenges_are_noted(schema: &Schema, pairs: &str) {
    let noted = || schema.sql("SELECT COUNT(*) FROM usage WHERE record LIKE '%\"declined\"%'");
    let wait = async {
        while noted() != pairs {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let outcome = tokio::time::timeout(Duration::from_mins(1), wait).await;
    assert!(outcome.is_ok(), "waited in vain for {pairs} pairs of people to be noted: there are {}", noted());
}

#[tokio::test]
async fn two_people_play_through_two_processes() {
    let Some(schema) = Schema::new() else { return };
    let house = House::build(schema.url(), &[]).await;
    let [one, other] = house.start_two().await;
    let play = house.ada.at(&house.hall).slash("play").user("opponent", &house.bob);
    let board = play.string("side", "first").send().await.message();
    house.post_to(&[&other]).await;
    house.bob.at(&house.hall).click(&board, "Accept").await;
    for ply in 0..12 {
        // In turn, so that each process sees every other change alone.
        house.post_to(&[[&one, &other][ply % 2]]).await;
        let mover = if board.text().contains("**@Ada**") { &house.ada } else { &house.bob };
        let mv = moves(&board).remove(0);
        let answer = mover.at(&house.hall).click_id(&board, &mv).await;
        assert!(answer.is_update(), "{}", answer.screen());
    }
    // They share the match: each shows it as the other does.
    let mut shown = vec![board.text()];
    for process in [&one, &other] {
        house.post_to(&[process]).await;
        shown.push(house.ada.at(&house.hall).slash("board").send().await.message().text());
    }
    assert!(shown.iter().all(|text| *text == shown[0]), "{shown:#?}");
    one.stop().await;
    other.stop().await;
}

#[tokio::test]
async fn one_of_two_simultaneous_clicks_wins_across_processes() {
    let Some(schema) = Schema::new() else { return };
    let house = House::build(schema.url(), &[]).await;
    let both = house.start_two().await;
    let people: Vec<Person> =
        (0..8).map(|number| house.discord.person(&format!("OtherServer{number}"))).collect();
    for _ in 0..4 {
        let play = house.ada.at(&house.hall).slash("play").boolean("open", true).string("side", "first");
        let challenge = play.send().await.message();
        let begun: Vec<_> =
            people.iter().map(|person| person.at(&house.hall).click(&challenge, "Accept").begin()).collect();
        let mut answers = Vec::new();
        for pending in begun {
            answers.push(pending.answer().await);
        }
        // One person accepts, and all others are told that they are too late.
        let is_told = |answer: &&Answer| {
            let told = if answer.is_update() { answer.follow_ups() } else { vec![answer.message()] };
            told.iter().any(Message::is_private)
        };
        let too_late = || answers.iter().filter(is_told).count();
        house.hall.until(|_| too_late() == people.len() - 1, "all others to be told").await;
        let mv = moves(&challenge).remove(0);
        let answer = house.ada.at(&house.hall).click_id(&challenge, &mv).await;
        assert!(answer.is_update());
    }
    for process in both {
        assert!(!process.log().contains("others kept changing"), "{}", process.log());
        process.stop().await;
    }
}

#[tokio::test]
async fn a_game_in_another_process_lifts_the_challenge_wait() {
    let Some(schema) = Schema::new() else { return };
    let house = House::build(schema.url(), &[]).await;
    let [one, other] = house.start_two().await;
    for _ in 0..4 {
        house.post_to(&[&one]).await;
        let play = house.ada.at(&house.hall).slash("play").user("opponent", &house.bob);
        let challenge = play.string("side", "first").send().await.message();
        assert!(!challenge.is_private(), "{}", challenge.text());
        until_challenges_are_noted(&schema, "1").await;
        house.post_to(&[&other]).await;
        let answer = house.bob.at(&house.hall).click(&challenge, "Accept").await;
        assert!(answer.is_update(), "{}", answer.screen());
        until_challenges_are_noted(&schema, "0").await;
        let question = house.bob.at(&house.hall).slash("resign").send().await.message();
        house.bob.at(&house.hall).click(&question, "Yes, I resign").await;
        house.hall.until(|_| moves(&challenge).is_empty(), "the end").await;
    }
    one.stop().await;
    other.stop().await;
}

#[tokio::test]
async fn two_processes_handle_a_deadline_once() {
    let Some(schema) = Schema::new() else { return };
    let house = House::build(schema.url(), &[("KUZHI_MATCHES__CHALLENGE_EXPIRES_AFTER", "2s")]).await;
    let both = house.start_two().await;
    let mut challenges = Vec::new();
    for _ in 0..4 {
        let play = house.ada.at(&house.hall).slash("play").boolean("open", true).string("side", "first");
        challenges.push(play.send().await.message());
    }
    for challenge in &challenges {
        house.hall.until(|_| challenge.text().contains("accepted in time"), "the end of the challenge").await;
    }
    // Anything that a second process might do would have happened by now.
    for process in both {
        process.stop().await;
    }
    for challenge in &challenges {
        assert_eq!(edits_of(&house, challenge), 1);
    }
}

#[tokio::test]
async fn the_bot_moves_once_whichever_process_people_reach() {
    let Some(schema) = Schema::new() else { return };
    let house = House::build(schema.url(), &[]).await;
    let both = house.start_two().await;
    let board = house.board_against_bot(1).await;
    for _ in 0..6 {
        let Some(mv) = moves(&board).first().cloned() else { break };
        house.ada.at(&house.hall).click_id(&board, &mv).await;
        // Meanwhile others look.
        house.bob.at(&house.hall).slash("board").send().await;
        house.hall.until(|_| !board.text().contains(" is thinking …"), "the bot's move").await;
    }
    for process in both {
        let log = process.log();
        assert!(!log.contains("ERROR"), "{log}");
        process.stop().await;
    }
}

#[tokio::test]
async fn another_process_moves_for_a_killed_one() {
    let Some(schema) = Schema::new() else { return };
    let house = House::build(schema.url(), &[]).await;
    let [one, other] = [house.start().await, house.start().await];
    house.post_to(&[&one]).await;
    let play = house.ada.at(&house.hall).slash("play").string("side", "first").string("game", "pallankuzhi");
    let board = play.integer("level", 8).send().await.message();
    // It is killed between her move and the bot's, and she gets no answer.
    let click = loop {
        let mv = moves(&board).remove(0);
        let click = house.ada.at(&house.hall).click_id(&board, &mv).begin();
        while click.is_unanswered() && owed(&schema) == 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        if click.is_unanswered() {
            break click;
        }
        click.answer().await;
        house.hall.until(|_| !moves(&board).is_empty(), "Ada's turn").await;
    };
    one.kill().await;
    assert_eq!(owed(&schema), 1);
    house.post_to(&[&other]).await;
    // The dead process's lease expires, and the other one searches.
    house.hall.until(|_| board.text().contains("Kuzhi: "), "the bot's move").await;
    assert!(click.is_unanswered());
    let mv = moves(&board).remove(0);
    assert!(house.ada.at(&house.hall).click_id(&board, &mv).await.is_update());
    other.stop().await;
}

#[tokio::test]
async fn the_other_process_shows_what_a_killed_one_did_not() {
    let Some(schema) = Schema::new() else { return };
    let house = House::build(schema.url(), &[("KUZHI_MATCHES__CHALLENGE_EXPIRES_AFTER", "2s")]).await;
    let one = house.start().await;
    house.post_to(&[&one]).await;
    let play = house.ada.at(&house.hall).slash("play").boolean("open", true).string("side", "first");
    let challenge = play.send().await.message();
    // It has recorded that the challenge expired, and cannot show it.
    let mut held = house.discord.mischief().on_next("PATCH", "/messages/").hold();
    held.arrived().await;
    one.kill().await;
    held.release();
    let other = house.start().await;
    house.post_to(&[&other]).await;
    house.hall.until(|_| challenge.text().contains("accepted in time"), "word of the end").await;
    other.stop().await;
}

#[tokio::test]
async fn a_second_process_stops_no_clock() {
    let Some(schema) = Schema::new() else { return };
    let house = House::build(schema.url(), &[]).await;
    let one = house.start().await;
    house.post_to(&[&one]).await;
    one.is_there().await;
    let board = house.board_with_clocks().await;
    let before = runs_out(&board);
    for _ in 0..2 {
        let other = house.start().await;
        other.is_there().await;
        house.post_to(&[&other]).await;
        house.bob.at(&house.hall).slash("board").send().await;
        other.kill().await;
        house.post_to(&[&one]).await;
    }
    let shown = house.ada.at(&house.hall).slash("board").send().await.message();
    assert_eq!(runs_out(&shown), before);
    one.stop().await;
}

#[tokio::test]
async fn while_no_process_is_there_no_clock_runs() {
    let Some(schema) = Schema::new() else { return };
    let house = House::build(schema.url(), &[]).await;
    let both = house.start_two().await;
    for process in &both {
        process.is_there().await;
    }
    let board = house.board_with_clocks().await;
    let before = runs_out(&board);
    for process in both {
        process.stop().await;
    }
    let away = Duration::from_secs(3);
    tokio::time::sleep(away).await;
    let one = house.start().await;
    house.post_to(&[&one]).await;
    let shown = house.ada.at(&house.hall).slash("board").send().await.message();
    let given = runs_out(&shown) - before;
    assert!((3..20).contains(&given), "{given}");
    one.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_the_database_is_away_no_clock_runs() {
    let Some(mut server) = spawn_blocking(of_ones_own).await.unwrap() else { return };
    let house = House::build(&server.url(), &[]).await;
    let one = house.start().await;
    house.post_to(&[&one]).await;
    one.is_there().await;
    let board = house.board_with_clocks().await;
    let before = runs_out(&board);
    block_in_place(|| server.kill());
    let away = Instant::now();
    // It takes as long as the store is patient until this is refused.
    house.bob.at(&house.hall).slash("profile").send().await;
    tokio::time::sleep(Duration::from_secs(8)).await;
    let away = away.elapsed().as_secs();
    block_in_place(|| server.start());
    // The next check of its presence credits it.
    let credited = async {
        loop {
            let shown = house.ada.at(&house.hall).slash("board").send().await.message();
            if runs_out(&shown) > before {
                return runs_out(&shown) - before;
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    };
    let given = tokio::time::timeout(Duration::from_mins(1), credited).await.unwrap();
    assert!((away - 2..away + 40).contains(&given), "{given} s for {away} s");
    one.stop().await;
}
