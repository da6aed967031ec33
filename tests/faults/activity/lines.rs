//! Lines that break, and pages that come back.

use std::net::TcpListener as FreePort;
use std::time::{Duration, Instant};

use kuzhi_tests::conversation::Person;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use super::{Page, SETTINGS, a_move, address, token};
use crate::program::{Program, Table, command};
use crate::watched::Watched;

/// How long a line is broken. It stands for the minute that a phone has no network: the bot gives a line up
/// when two pings, one each half a minute, had no answer.
const BROKEN: Duration = Duration::from_secs(3);

/// How long a click may take. Discord waits for three seconds.
const CLICK: Duration = Duration::from_secs(3);

/// Lines to an address, on which nothing passes while they are broken. Nobody hears of that.
struct Lines {
    at: String,
    are_broken: watch::Sender<bool>,
}

impl Lines {
    async fn to(address: String) -> Lines {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let lines =
            Lines { at: listener.local_addr().unwrap().to_string(), are_broken: watch::Sender::new(false) };
        let broken = lines.are_broken.subscribe();
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let (near_reads, near_writes) = near.into_split();
                let (far_reads, far_writes) = TcpStream::connect(&address).await.unwrap().into_split();
                tokio::spawn(pass_on(near_reads, far_writes, broken.clone()));
                tokio::spawn(pass_on(far_reads, near_writes, broken.clone()));
            }
        });
        lines
    }

    fn set_broken(&self, are_broken: bool) {
        self.are_broken.send_replace(are_broken);
    }
}

async fn pass_on(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut broken: watch::Receiver<bool>) {
    let mut bytes = [0; 4_096];
    while let Ok(length @ 1..) = from.read(&mut bytes).await {
        if broken.wait_for(|broken| !broken).await.is_err() || to.write_all(&bytes[..length]).await.is_err() {
            return;
        }
    }
}

#[tokio::test]
async fn a_line_that_is_broken_for_a_while_goes_on_or_is_replaced() {
    let table = Table::set().await;
    let watched = Watched::start(&table, &SETTINGS).await;
    let at = address(&watched.log());
    let board = table.challenge_to("pallankuzhi").await;
    table.bob.at(&table.hall).click(&board, "Accept").await;
    let (_, id) = a_move(&board);
    let lines = Lines::to(at.clone()).await;
    let [of_ada, of_bob] =
        [&table.ada, &table.bob].map(|person| token(&table.discord, &table.hall, &at, person));
    let (of_ada, of_bob) = (of_ada.await, of_bob.await);
    let mut ada = Page::connect(&lines.at, &of_ada, &id, &Value::Null).await;
    let mut bob = Page::connect(&lines.at, &of_bob, &id, &Value::Null).await;
    for page in [&mut ada, &mut bob] {
        page.board_at(0).await;
    }
    lines.set_broken(true);
    for _ in 0..3 {
        let mover = if board.text().contains("**@Ada**") { &table.ada } else { &table.bob };
        let begun = Instant::now();
        assert!(mover.at(&table.hall).click_id(&board, &a_move(&board).0).await.is_update());
        assert!(begun.elapsed() < CLICK, "after {:?}", begun.elapsed());
    }
    assert!(timeout(BROKEN, ada.hear("board")).await.is_err(), "the line is broken");
    // Ada's page gives its line up and opens another, on which it hears what it has missed.
    let mut ada = ada.come_back(&at, &of_ada, &id).await;
    let shown = ada.board_at(3).await;
    let plies: Vec<_> = shown["steps"].as_array().unwrap().iter().map(|step| &step["ply"]).collect();
    assert_eq!(plies, [0, 1, 2], "{shown}");
    // Bob's waits, and its line goes on.
    lines.set_broken(false);
    assert_eq!(bob.board_at(3).await["position"], shown["position"]);
    let mover = if shown["yours"] == true { &mut ada } else { &mut bob };
    let press = mover.shown["moves"][0]["press"].clone();
    mover.say(json!({ "press": press })).await;
    for page in [&mut ada, &mut bob] {
        page.board_at(4).await;
    }
    assert!(watched.program.stop().await.success());
}

#[tokio::test]
async fn a_page_comes_back_after_a_kill_in_the_middle_of_a_relay() {
    let table = Table::set().await;
    // The port is the same each time, as behind a proxy.
    let at = FreePort::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let start = || async {
        let mut run = command(&table.discord, table.folder.path(), &["run"]);
        let program = Program::spawn(run.envs(SETTINGS).env("KUZHI_ACTIVITY__ADDRESS", &at));
        table.discord.ready().await;
        program
    };
    let mut program = start().await;
    let board = table.challenge_to("pallankuzhi").await;
    table.bob.at(&table.hall).click(&board, "Accept").await;
    let (_, id) = a_move(&board);
    let open = async |person: &Person| {
        let token = token(&table.discord, &table.hall, &at, person).await;
        let mut page = Page::connect(&at, &token, &id, &Value::Null).await;
        page.board_at(0).await;
        (page, token)
    };
    let (mut pages, tokens) = {
        let ((ada, of_ada), (bob, of_bob)) = (open(&table.ada).await, open(&table.bob).await);
        ([ada, bob], [of_ada, of_bob])
    };
    let (mut ply, mut relays) = (0, 0);
    // On a busy machine a move takes longer.
    let delays = [0, 1, 3, 10, 30, 100, 300, 1_000, 3_000, 10_000].map(Duration::from_millis);
    for (kills, delay) in delays.into_iter().enumerate() {
        if kills >= 6 && ply > 0 && relays > 0 {
            break;
        }
        let mover = pages.iter_mut().find(|page| page.shown["yours"] == true).expect("one is to move");
        let (press, before) = (mover.shown["moves"][0]["press"].clone(), mover.shown["position"].clone());
        mover.say(json!({ "press": press })).await;
        sleep(delay).await;
        program.kill().await;
        for page in &mut pages {
            page.broken().await;
        }
        table.discord.offline().await;
        program = start().await;
        let [ada, bob] = pages;
        pages = [ada.come_back(&at, &tokens[0], &id).await, bob.come_back(&at, &tokens[1], &id).await];
        for page in &mut pages {
            page.hear("board").await;
        }
        let [ada, bob] = [&pages[0].shown, &pages[1].shown];
        assert_eq!(ada["position"], bob["position"]);
        let now = ada["ply"].as_u64().unwrap();
        assert!([ply, ply + 1].contains(&now), "from {ply} to {now}");
        if now == ply {
            assert_eq!(ada["position"], before, "nothing was made");
        }
        for step in ada["steps"].as_array().unwrap().iter().chain(bob["steps"].as_array().unwrap()) {
            let lifts = step["events"].as_array().unwrap().iter().filter(|event| !event["lift"].is_null());
            relays += usize::from(lifts.count() > 1);
        }
        ply = now;
    }
    assert!(ply > 0 && relays > 0, "{ply} moves, {relays} relays");
    // The message in the channel says the same.
    let turn = if pages[0].shown["yours"] == true { "**@Ada**" } else { "**@Bob**" };
    table.hall.until(|_| board.text().contains(turn), "the message").await;
    assert!(program.stop().await.success());
}
