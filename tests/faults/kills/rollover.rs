//! One process takes over from another on the same shard: for a while both receive everything.

use std::fs::{self, File};

use kuzhi_tests::conversation::{Button, Discord, Message, Pending, Person};
use kuzhi_tests::discord::{Request, Response, World};
use kuzhi_view::picture::emoji::Glyph;

use crate::postgres::{Schema, run_over};
use crate::program::{Program, Table};

/// Discord's error for a second answer.
const REFUSED: u16 = 400;
const TAKEN: u16 = 204;

/// Processes with one database, and their logs.
struct Relay {
    table: Table,
    schema: Schema,
    started: usize,
}

impl Relay {
    /// `None` if PostgreSQL is not installed.
    async fn set() -> Option<Relay> {
        let schema = Schema::new()?;
        Some(Relay { table: Table::set().await, schema, started: 0 })
    }

    /// Starts a process beside the running ones, and waits until it receives everything.
    async fn start(&mut self) -> Program {
        let before = self.table.discord.server().read(live_sessions);
        let folder = self.table.folder.path().join(self.started.to_string());
        fs::create_dir_all(&folder).unwrap();
        let log = File::create(folder.join("log")).unwrap();
        let mut run = run_over(&self.schema, &self.table.discord, &folder);
        run.stdout(log.try_clone().unwrap()).stderr(log);
        self.started += 1;
        let program = Program::spawn(&mut run);
        self.table.discord.until(|world| live_sessions(world) > before, "the session").await;
        self.table.discord.ready().await;
        program
    }

    /// Returns the warnings and errors in all logs.
    fn complaints(&self) -> Vec<String> {
        let logs = (0..self.started).map(|one| self.table.folder.path().join(one.to_string()).join("log"));
        let text: String = logs.map(|log| fs::read_to_string(log).unwrap()).collect();
        // How the stand-in closes connections is not our concern.
        let is_one = |line: &&str| !line.contains("awaiting close frame");
        text.lines().filter(is_one).map(str::to_owned).collect()
    }

    /// Returns how often the match was changed.
    fn version(&self) -> u64 {
        self.schema.sql("SELECT version FROM matches").parse().unwrap()
    }

    /// The player to move lifts the first pit that they can.
    fn move_on(&self, board: &Message) -> Pending {
        let pit = board.buttons().into_iter().find(is_pit);
        let pit = pit.unwrap_or_else(|| panic!("no move in {}", board.screen())).custom_id.unwrap();
        self.mover(board).at(&self.table.hall).click_id(board, &pit).begin()
    }

    fn mover(&self, board: &Message) -> &Person {
        let is_ada = board.text().contains("**@Ada** (South) to move");
        if is_ada { &self.table.ada } else { &self.table.bob }
    }
}

fn is_pit(button: &Button) -> bool {
    button.is_enabled && button.custom_id.as_ref().is_some_and(|id| id.starts_with("k1:move:"))
}

fn live_sessions(world: &World) -> usize {
    world.gateway.sessions().iter().filter(|session| session.is_live()).count()
}

/// Waits until both processes have tried to answer. Only one may succeed.
async fn answered_by_one(pending: &Pending) {
    pending.answer().await;
    let mut attempts = pending.attempts(2).await;
    attempts.sort_unstable();
    assert_eq!(attempts, [TAKEN, REFUSED]);
}

#[tokio::test]
async fn two_processes_handle_each_click_once() {
    let Some(mut relay) = Relay::set().await else { return };
    let programs = [relay.start().await, relay.start().await];
    let (ada, bob, hall) = (relay.table.ada.clone(), relay.table.bob.clone(), relay.table.hall.clone());
    let at_hall = ada.at(&hall);

    // Committed actions: a challenge, its acceptance, and moves.
    let play = at_hall.slash("play").user("opponent", &bob).string("side", "first").send().begin();
    answered_by_one(&play).await;
    let board = play.answer().await.message();
    answered_by_one(&bob.at(&hall).click(&board, "Accept").begin()).await;
    for version in 3..12 {
        answered_by_one(&relay.move_on(&board)).await;
        assert_eq!(relay.version(), version, "{}", board.screen());
    }
    // An outdated click on another pit is refused once. The same one again would be a second press.
    let old = board.as_it_is_now();
    let label = board.buttons().iter().rfind(|button| is_pit(button)).unwrap().label.clone();
    let mover = relay.mover(&board).clone();
    answered_by_one(&relay.move_on(&board)).await;
    let refused = mover.at(&hall).click_old(&old, &label).begin();
    answered_by_one(&refused).await;
    refused.answer().await.follow_up(0).await;

    // Actions without a commit.
    for pending in [
        at_hall.slash("help").send().begin(),
        at_hall.slash("settings").send().begin(),
        at_hall.slash("games").send().begin(),
        at_hall.click(&board, "Show move").begin(),
        bob.at(&hall).click(&board, "More …").begin(),
    ] {
        answered_by_one(&pending).await;
        let answer = pending.answer().await;
        // A slow answer follows an acknowledgement.
        let follows = usize::from(answer.response() == Response::Noticed);
        assert_eq!(answer.follow_ups().len(), follows, "{}", hall.transcript());
    }
    at_hall.autocomplete("move", "pit", "").await;

    // An offer is made once, and declined once, by the first process.
    let offer = at_hall.slash("draw").send().begin();
    let offered = offer.answer().await.message();
    let declined = bob.at(&hall).click(&offered, "Decline").begin();
    declined.answer().await;
    assert_eq!((offer.attempts(1).await, declined.attempts(1).await), (vec![TAKEN], vec![TAKEN]));

    assert_eq!(relay.table.discord.pings(), ["Bob", "Bob"], "for the challenge, and for the offer");
    let public = hall.messages().into_iter().filter(|message| !message.is_private()).count();
    assert_eq!(public, 2, "{}", hall.transcript());
    let rows = relay.schema.sql("SELECT COUNT(*) FROM matches");
    assert_eq!(rows, "1");
    assert_eq!(relay.complaints(), Vec::<String>::new());
    for program in programs {
        assert!(program.stop().await.success());
    }
}

#[tokio::test]
async fn a_rollover_loses_no_click() {
    let Some(mut relay) = Relay::set().await else { return };
    let mut program = relay.start().await;
    let board = relay.table.challenge().await;
    relay.table.bob.at(&relay.table.hall).click(&board, "Accept").await;
    let (mut clicks, mut version) = (Vec::new(), 2);
    for _ in 0..3 {
        let next = relay.start().await;
        for _ in 0..2 {
            let pending = relay.move_on(&board);
            pending.answer().await;
            clicks.push(pending);
        }
        // When the old process is told to stop, one click has arrived and has no answer yet.
        let mut held = relay.table.discord.mischief().on_next("POST", "/callback").hold();
        let pending = relay.move_on(&board);
        held.arrived().await;
        let stopping = tokio::spawn(program.stop());
        relay.table.discord.until(|world| live_sessions(world) == 1, "the goodbye of the old process").await;
        held.release();
        pending.answer().await;
        clicks.push(pending);
        assert!(stopping.await.unwrap().success());
        program = next;
        version += 3;
        assert_eq!(relay.version(), version);
        let alone = relay.move_on(&board);
        assert_eq!(alone.answer().await.attempts(), [TAKEN], "nobody else hears of it");
        version += 1;
    }
    for click in &clicks {
        let attempts = click.attempts(1).await;
        assert_eq!(attempts.iter().filter(|status| **status == TAKEN).count(), 1, "{attempts:?}");
    }
    assert_eq!(relay.table.discord.pings(), ["Bob"], "for the challenge alone");
    assert_eq!(relay.complaints(), Vec::<String>::new());
    assert!(program.stop().await.success());
}

#[tokio::test]
async fn one_of_several_processes_uploads_the_emoji() {
    let Some(schema) = Schema::new() else { return };
    let discord = Discord::start().await;
    let glyphs: Vec<_> = Glyph::all().into_iter().map(Glyph::upload_name).collect();
    glyphs[2..].iter().for_each(|name| discord.add_emoji(name));
    let folder = tempfile::tempdir().unwrap();
    let programs = ["a", "b"].map(|name| {
        let mut run = run_over(&schema, &discord, &folder.path().join(name));
        Program::spawn(run.env("KUZHI_DISCORD__EMOJIS_A_MINUTE", "60"))
    });
    let all = |world: &World| world.emojis.len() == glyphs.len();
    discord.until(|world| all(world) && live_sessions(world) == 2, "the emoji").await;
    for program in programs {
        assert!(program.stop().await.success());
    }
    let uploads = |one: &&Request| one.method == "POST" && one.path.ends_with("/emojis");
    assert_eq!(discord.requests().iter().filter(uploads).count(), 2, "each of them once");
}

#[tokio::test]
async fn another_process_answers_for_a_killed_one() {
    let Some(mut relay) = Relay::set().await else { return };
    let mut programs = [relay.start().await, relay.start().await];
    let board = relay.table.challenge().await;
    answered_by_one(&relay.table.bob.at(&relay.table.hall).click(&board, "Accept").begin()).await;
    for version in 3..6 {
        // The process that committed the move is about to answer. The other one leaves it to that one.
        let (mut held, before) =
            (relay.table.discord.mischief().on_next("POST", "/callback").hold(), board.text());
        let pending = relay.move_on(&board);
        held.arrived().await;
        let [first, second] = programs;
        first.kill().await;
        held.release();
        relay.table.hall.until(|_| board.text() != before, "the board").await;
        assert_eq!(relay.version(), version);
        assert_eq!(pending.first_response().await.attempts().iter().filter(|one| **one == TAKEN).count(), 1);
        relay.table.discord.until(|world| live_sessions(world) == 1, "the end of its session").await;
        programs = [second, relay.start().await];
    }
    assert_eq!(relay.table.discord.pings(), ["Bob"], "for the challenge alone");
    for program in programs {
        assert!(program.stop().await.success());
    }
}
