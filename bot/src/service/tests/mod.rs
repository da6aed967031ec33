//! Tests of the service from inside: the order of requests, and who is notified.

mod access;
mod answered;
mod away;
mod crashes;
mod digest;
mod fake_discord;
mod fake_reply;
mod fixture;
mod half_year;
mod hands;
mod hints;
mod interleavings;
mod model;
mod pings;
mod replays;
mod responses;
mod resuming;
mod slow_discord;
mod stopping;
mod store_away;
mod tournaments;
mod votes;
mod weeks;
mod world;

use std::sync::{Arc, Mutex};
use std::time::Duration;

use fake_discord::{ADA, BOB};
use fake_reply::FakeReply;
use kuzhi_domain::clock::{Notice, TimeControl, TimeOff};
use kuzhi_domain::limits::Cost;
use kuzhi_domain::matches::{Actor, Intent, Invitation, Opponent, SideChoice};
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::{InteractionId, MatchId, PlayerId, Timestamp};
use kuzhi_engine::Game;
use kuzhi_search::Level;
use kuzhi_store::{Delivered, LookupStore, MatchStore};
use kuzhi_view::request::{Action, ClockChoice, PlayOptions};
use tokio::sync::oneshot;
use tokio::task::{JoinSet, yield_now};

use self::answered::{act, bring_board, rematch};
use self::fixture::*;
use super::background_work::Waiting;
use super::bot::Thought;
use super::change::apply;
use super::follow_up::bot_moves::answer_later;
use super::target::Target;
use super::{BackgroundWork, Entry};
use crate::drawing::Urgency;

#[tokio::test]
async fn a_duplicate_delivery_waits_for_the_first() {
    for game in games() {
        let fixture = Fixture::open();
        let mut held = fixture.store.hold_commit();
        let first = tokio::spawn(fixture.challenge(game));
        held.made().await;
        // The challenge is stored, but the first request does not know it yet.
        let second = tokio::spawn(fixture.challenge(game));
        while !second.is_finished() && !fixture.service.matches.has_a_queue(fixture.id()) {
            yield_now().await;
        }
        assert!(!second.is_finished(), "what comes of the challenge is for the first to show");
        held.release();
        first.await.unwrap();
        second.await.unwrap();
        assert_eq!(fixture.discord.pinged(), [BOB]);
        assert_eq!(fixture.discord.delivered(), 1);
    }
}

#[tokio::test]
async fn in_a_flood_of_moves_matches_begin_all_the_same() {
    let fixture = Fixture::open();
    let enter = |who, action| {
        let reply = FakeReply::new(PlayerId(who), InteractionId(who), &fixture.discord).asking(action);
        fixture.service.enter(&reply.request())
    };
    let accept = Action::Accept(MatchId::from_random(7));
    let moving: Vec<Entry> = (0..400).map(|who| enter(1_000 + who, accept.clone())).collect();
    assert!(moving.iter().all(|entry| matches!(entry, Entry::Served(_))));
    assert!(matches!(enter(1, Action::Games), Entry::TurnedAway(_)), "who only looks waits");
    let play = Action::Play(PlayOptions {
        opponent: Opponent::Anybody,
        game: None,
        written: String::new(),
        length: None,
        rated: None,
        balanced: false,
        time_off: TimeOff::All,
        side: Some(SideChoice::First),
        sets: None,
        clock: ClockChoice::Usual,
    });
    assert!(matches!(enter(2, play), Entry::Served(_)));
}

#[tokio::test]
async fn waiting_for_the_bot_leaves_room_for_others() {
    for game in games() {
        let fixture = Fixture::open();
        // The bot moves first.
        let opponent = Opponent::Bot(Level::HIGHEST);
        let invitation = Invitation { game, side: SideChoice::Second, ..invitation(opponent) };
        let asked = tokio::spawn(fixture.begin(fixture.delivery(ADA, 1), invitation));
        while !asked.is_finished() && fixture.service.overload.waiting() == 0 {
            yield_now().await;
        }
        assert_eq!(fixture.service.overload.waiting(), 1, "Ada waits for the bot's move");
        asked.await.unwrap();
        assert_eq!(fixture.service.overload.waiting(), 0);
    }
}

#[tokio::test]
async fn a_full_picture_queue_refuses_without_charge() {
    let fixture = Fixture::open();
    let (service, drawing) = (&fixture.service, fixture.service.boards.drawing().clone());
    let (go, gate) = std::sync::mpsc::channel::<()>();
    let (gate, mut drawn) = (Arc::new(Mutex::new(gate)), JoinSet::new());
    for person in (1_000..).map(PlayerId).take_while(|&person| drawing.has_room_for(person)) {
        let (drawing, gate) = (drawing.clone(), Arc::clone(&gate));
        drawn.spawn(async move {
            let draw = move || {
                // Wait until the sender is dropped.
                let _ = gate.lock().unwrap().recv();
                Ok(Vec::new())
            };
            drawing.picture(Urgency::Alone, person, "a.png", String::new(), draw).await
        });
        yield_now().await;
    }
    assert_eq!(service.spend(Cost::Picture, ADA, None), Err(Refusal::TooBusy));
    assert_eq!(service.spend(Cost::Hint, ADA, None), Ok(()), "hints wait for other threads");
    drop(go);
    while let Some(drawn) = drawn.join_next().await {
        drawn.unwrap().unwrap();
    }
    for _ in 0..limit_rules().pictures.at_once {
        assert_eq!(service.spend(Cost::Picture, ADA, None), Ok(()), "she has spent nothing before");
    }
}

#[tokio::test]
async fn a_missed_ping_is_sent_once_with_the_next_board() {
    for game in games() {
        let fixture = Fixture::open();
        fixture.discord.close();
        fixture.challenge(game).await;
        assert_eq!((fixture.discord.pinged(), fixture.discord.delivered()), (vec![], 0));
        fixture.discord.open();
        let board = fixture.delivery(ADA, 2);
        bring_board(&fixture.service, &board, fixture.id()).await;
        assert_eq!(fixture.discord.pinged(), [BOB]);
        // A later retry finds that nobody is left to notify.
        let version = fixture.store.load(fixture.id()).unwrap().map(|one| one.version());
        assert_eq!(Some(fixture.store.delivered(fixture.id()).unwrap().version), version);
        let again = fixture.delivery(ADA, 3);
        bring_board(&fixture.service, &again, fixture.id()).await;
        assert_eq!(fixture.discord.pinged(), [BOB]);
    }
}

#[tokio::test]
async fn a_rematch_delivered_twice_is_requested_once() {
    for game in games() {
        let fixture = Fixture::open();
        fixture.challenge(game).await;
        let (service, id) = (&fixture.service, fixture.id());
        act(service, &fixture.delivery(BOB, 2), Target::unread(id), Intent::Accept).await;
        act(service, &fixture.delivery(ADA, 3), Target::unread(id), Intent::Resign).await;
        let before = fixture.discord.pinged().len();
        for who in [ADA, BOB] {
            // Bob agrees with the same button.
            for _ in 0..2 {
                rematch(service, &fixture.delivery(who, 10 + who.0), Target::unread(id)).await;
            }
        }
        assert_eq!(
            fixture.discord.private_messages(),
            [""; 0],
            "nobody is told that there is a rematch already"
        );
        assert_eq!(fixture.discord.pinged()[before..], [BOB]);
    }
}

#[tokio::test]
async fn moving_before_clocks_are_checked_costs_no_time() {
    for (game, sleeps) in games().into_iter().flat_map(|game| [(game, false), (game, true)]) {
        let fixture = Fixture::open();
        let (service, minutes) = (&fixture.service, Duration::from_mins);
        service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
        fixture.challenge_with(game, Some(TimeControl::Live { minutes: 5, seconds: 3 })).await;
        act(service, &fixture.delivery(BOB, 2), Target::unread(fixture.id()), Intent::Accept).await;
        let go_on = async |who, interaction| {
            let current = fixture.store.load(fixture.id()).unwrap().unwrap();
            let intent = Intent::Move { at: None, mv: current.board().unwrap().legal()[0] };
            act(service, &fixture.delivery(who, interaction), Target::unread(fixture.id()), intent).await;
        };
        // The clock starts with the first move.
        go_on(ADA, 3).await;
        go_on(BOB, 4).await;
        if sleeps {
            fixture.setter.sleep(minutes(60));
        } else {
            service.handle_background(BackgroundWork::Presence(false)).await.unwrap();
            fixture.setter.advance(minutes(60));
        }
        go_on(ADA, 5).await;
        service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
        let current = fixture.store.load(fixture.id()).unwrap().unwrap();
        let clock = current.played().unwrap().clock().unwrap();
        assert_eq!(clock.banks, [minutes(5) + Duration::from_secs(3); 2]);
        let now = fixture.service.clock().now();
        assert_eq!((clock.since, clock.credited_until), (now, now));
    }
}

/// Returns since when Ada's clock runs, at each of four beats. It starts in the store's first millisecond.
/// Her process dies 20 s later. After another 10 s a new process starts, and finds out what became of the
/// first.
async fn since_when_it_runs(sign: Option<u64>) -> Vec<Timestamp> {
    let fixture = Fixture::open();
    let (service, second, mut since) = (&fixture.service, Duration::from_secs(1), Vec::new());
    let game = Game::default();
    fixture.challenge_with(game, Some(TimeControl::Live { minutes: 5, seconds: 3 })).await;
    act(service, &fixture.delivery(BOB, 2), Target::unread(fixture.id()), Intent::Accept).await;
    fixture.setter.advance(20 * second);
    fixture.store.set_another_there(service.clock().now());
    fixture.setter.advance(10 * second);
    service.handle_background(BackgroundWork::Wake).await.unwrap();
    for beat in 0..4 {
        if sign == Some(beat) {
            fixture.store.set_another_there(service.clock().now());
        }
        service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
        let current = fixture.store.load(fixture.id()).unwrap().unwrap();
        since.push(current.played().unwrap().clock().unwrap().since);
        fixture.setter.advance(5 * second);
    }
    since
}

#[tokio::test]
async fn time_counts_while_at_least_one_process_runs() {
    let (before, after) = (Timestamp::from_millis(1), Timestamp::from_millis(10_001));
    // At first it is unclear whether the other process is present. After 15 s without a sign of life it is
    // gone.
    assert_eq!(since_when_it_runs(None).await, [before, after, after, after]);
    // It was present all the time.
    assert_eq!(since_when_it_runs(Some(1)).await, [before; 4]);
}

#[tokio::test]
async fn after_the_token_expires_a_guests_board_needs_a_command() {
    for game in games() {
        let fixture = Fixture::open();
        let service = &fixture.service;
        let opponent = Opponent::Bot(Level::default());
        let (bringer, _) = fixture.delivery_of_guest(ADA, 1);
        fixture.begin(bringer, Invitation { game, ..invitation(opponent) }).await;
        let (id, (context, click)) = (fixture.id(), fixture.delivery_of_guest(ADA, 2));
        let lock = service.matches.lock(id).await;
        let intent = Intent::Move { at: None, mv: "1".parse().unwrap() };
        let committed =
            apply(service, &lock, Actor::Person(ADA), intent, Some(context.interaction()), None).await;
        let asked = committed.ok().unwrap().current;
        let shown = service.boards.announce(&lock, &asked, Some(&context)).await;
        let waiting = Waiting { context, board: shown.and_then(|shown| shown.board) };
        let (tell, told) = oneshot::channel();
        answer_later(
            service,
            asked.clone(),
            Thought::given(tokio::spawn(async { told.await.ok() })),
            Some(waiting),
        );
        drop(lock);
        let way_back = "If nothing happens here for a while, use `/board` to see the latest board.";
        let shown = fixture.discord.last();
        let above = shown.split("\n```").next().unwrap();
        assert!(above.ends_with(way_back) && shown.ends_with("```"), "{shown}");
        click.run_out();
        let before = fixture.discord.delivered();
        tell.send(asked.played().unwrap().board().legal()[0]).unwrap();
        while fixture.store.load(id).unwrap().unwrap().version() == asked.version() {
            yield_now().await;
        }
        // This waits for the lock until the bot's move is shown.
        bring_board(service, &fixture.delivery_of_guest(ADA, 3).0, id).await;
        assert!(fixture.discord.last().contains("Kuzhi: "), "{}", fixture.discord.last());
        assert_eq!(fixture.discord.delivered(), before + 1, "nothing is said where the bot is no member");
    }
}

#[tokio::test]
async fn waiting_for_a_thread_does_not_use_the_bots_clock() {
    for game in games() {
        let fixture = Fixture::open();
        let (service, seconds) = (&fixture.service, Duration::from_secs);
        service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
        let (opponent, clock) =
            (Opponent::Bot(Level::default()), Some(TimeControl::Live { minutes: 5, seconds: 0 }));
        fixture.begin(fixture.delivery(ADA, 1), Invitation { game, clock, ..invitation(opponent) }).await;
        let id = fixture.id();
        let lock = service.matches.lock(id).await;
        let intent = Intent::Move { at: None, mv: "1".parse().unwrap() };
        let committed = apply(service, &lock, Actor::Person(ADA), intent, None, None).await;
        let (asked, begun) = (committed.ok().unwrap().current, Arc::default());
        let (tell, told) = oneshot::channel();
        let choosing = tokio::spawn(async { told.await.ok() });
        let thought = Thought::waiting(choosing, service.clock().now(), &begun);
        answer_later(service, asked.clone(), thought, None);
        drop(lock);
        let clock = || fixture.store.load(id).unwrap().unwrap().played().unwrap().clock().cloned().unwrap();
        // No thread is free for longer than the bot's remaining time.
        fixture.setter.advance(seconds(400));
        service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
        service.do_what_is_due().await;
        while clock().notice == Notice::Nothing && clock().credited_until < service.clock().now() {
            yield_now().await;
        }
        assert_eq!(clock().notice, Notice::Nothing, "its time is not up");
        // Then it thinks for seven seconds.
        fixture.setter.advance(seconds(20));
        service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
        begun.set(service.clock().now()).unwrap();
        fixture.setter.advance(seconds(7));
        tell.send(asked.played().unwrap().board().legal()[0]).unwrap();
        while fixture.store.load(id).unwrap().unwrap().played().unwrap().ply() < 2 {
            yield_now().await;
        }
        assert_eq!(clock().banks, [seconds(300), seconds(293)]);
    }
}

#[tokio::test]
async fn an_overdue_ping_of_an_old_version_is_dropped() {
    let fixture = Fixture::open();
    let service = &fixture.service;
    fixture.challenge(Game::default()).await;
    act(service, &fixture.delivery(BOB, 2), Target::unread(fixture.id()), Intent::Accept).await;
    let (id, now) = (fixture.id(), service.clock().now());
    // The last answer did not arrive where people bring the bot along, and there is no other way to show the
    // board.
    let delivered = fixture.store.delivered(id).unwrap();
    let version = delivered.version - 1;
    let behind = Delivered { user_install: true, version, ping_at: Some(now), ..delivered };
    fixture.store.save_delivered(id, behind).unwrap();
    fixture.setter.advance(Duration::from_mins(1));
    service.handle_background(BackgroundWork::Due(id, 0)).await.unwrap();
    assert_eq!(
        fixture.store.delivered(id).unwrap().ping_at,
        None,
        "else it would be due again at once, for ever"
    );
}

#[tokio::test]
async fn a_set_with_moves_is_not_shown_as_new() {
    let fixture = Fixture::open();
    let service = &fixture.service;
    let opponent = Opponent::Person { id: BOB, is_program: false };
    fixture.begin(fixture.delivery(ADA, 1), Invitation { sets: Some(3), ..invitation(opponent) }).await;
    act(service, &fixture.delivery(BOB, 2), Target::unread(fixture.id()), Intent::Accept).await;
    act(service, &fixture.delivery(ADA, 3), Target::unread(fixture.id()), Intent::Resign).await;
    let begun = loop {
        let begun = fixture.store.live_in(PLACE.channel).unwrap().pop().expect("the next set has begun");
        if fixture.store.delivered(begun.id()).unwrap().version == begun.version() {
            break begun;
        }
        yield_now().await;
    };
    let (id, mover) = (begun.id(), begun.person_to_move().unwrap());
    let mv = begun.board().unwrap().legal()[0];
    act(service, &fixture.delivery(mover, 4), Target::unread(id), Intent::Move { at: None, mv }).await;
    let shown = fixture.store.delivered(id).unwrap();
    assert_eq!(shown.version, begun.version() + 1);
    // The previous set took long to be shown, and only now is it the turn of this one.
    service.handle_background(BackgroundWork::NextSet(Box::new(begun))).await.unwrap();
    assert_eq!(fixture.store.delivered(id).unwrap(), shown);
}
