//! The program stays within its memory budget, whatever is played.

#![allow(clippy::unwrap_used)] // a test fails by panicking

use std::path::PathBuf;
use std::time::Duration;

use kuzhi_tests::conversation::Discord;
use kuzhi_tests::load::{Board, Launch, MIB, Player, Round, Tally, rounds};

/// The highest peak memory that is allowed. An unoptimised program takes about 30 MiB more than a release
/// build, both idle and without tables. For that one, `cargo bench -p kuzhi-tests --bench stand` has the same
/// limit.
const MOST_MEMORY: u64 = if cfg!(debug_assertions) { 130 * MIB } else { 96 * MIB };

/// How many people play at once.
const PEOPLE: usize = 5;

/// The number of moves per person and match.
const MOVES: usize = 4;

/// A busy machine is no failure.
const TIMEOUT: Duration = Duration::from_mins(1);

#[tokio::test]
async fn level_8_with_hints_and_pictures_stays_within_budget() {
    let discord = Discord::start().await;
    let launch = Launch {
        binary: PathBuf::from(env!("CARGO_BIN_EXE_kuzhi-bot-under-test")),
        // A limit would end the program without a word. This test should see how much it takes.
        limit: None,
        // Everything should be done here, and nothing refused.
        environment: kuzhi_tests::load::without_limits(),
    };
    let program = launch.start(&discord).await.unwrap();
    let mut people = Vec::new();
    for number in 0..PEOPLE {
        let (person, hall) = (format!("Person {number}"), format!("hall-{number}"));
        let (person, hall) = (discord.person(&person), discord.guild("Friends").channel(&hall));
        let player = Player::new(&discord, &person, &hall, number as u64);
        let own: Vec<Round> = rounds().into_iter().skip(number).step_by(PEOPLE).collect();
        people.push(tokio::spawn(play(player, own)));
    }
    for person in people {
        person.await.unwrap();
    }

    assert!(program.is_running(), "{}", program.log());
    let tally = discord.server().read(|world| Tally::count(world, |_| true));
    assert_eq!((tally.never, tally.failed), (0, 0), "{tally}\n{}", program.log());
    assert!(tally.with_file >= rounds().len(), "animations and pictures were drawn: {tally}");
    let peak = program.most().peak;
    assert!(peak < MOST_MEMORY, "it held {} MiB at its peak; {} are allowed", peak / MIB, MOST_MEMORY / MIB);
}

/// A person starts a match of each of some games, asks for a hint, looks at the last move and the board, and
/// moves.
async fn play(mut player: Player, games: Vec<Round>) {
    for round in games {
        player.begin(&round, 8).await.unwrap_or_else(|why| panic!("no match of {round:?}: {why}"));
        for _ in 0..MOVES {
            let board = player.turn(TIMEOUT).await.expect("the bot moves");
            let Board::Turn { message, show, .. } = &board else { break };
            let hint = player.ask_for_hint();
            let shown = show.clone().and_then(|show| player.press(*message, show));
            let picture = player.ask_for_picture();
            for asked in [Some(hint), shown, Some(picture)].into_iter().flatten() {
                assert!(player.is_answered(asked).await, "no answer in {round:?}");
            }
            player.clicked(&board).await.expect("an answer to a move");
        }
        player.give_up().await;
    }
}
