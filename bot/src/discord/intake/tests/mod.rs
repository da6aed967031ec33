//! Requests are dropped at each of their steps. Each time there is an answer.

mod way;

use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use kuzhi_config::Privacy;
use kuzhi_domain::limits::Rate;
use kuzhi_domain::matches::{MatchLimits, MatchSetup, Place, Seat};
use kuzhi_domain::settings::Look;
use kuzhi_domain::{ChannelId, MatchId, PlayerId, Timestamp};
use kuzhi_engine::Game;
use kuzhi_memory_store::MemoryStore;
use kuzhi_store::{Commit, Delivered, LookupStore, MatchStore, PeopleStore};
use kuzhi_view::board::Emojis;
use serde_json::{Value, json};
use serenity::all::HttpBuilder;

use super::*;
use crate::clock::Clock;
use crate::discord::endpoint::{Endpoint, LastHeard};
use crate::discord::recording_server::RecordingServer;
use crate::discord::rest::invalid_requests::InvalidRequests;
use crate::discord::{RestClient, parse};
use crate::drawing::Drawing;
use crate::limits::{LimitRules, Limits};
use crate::service::{BackgroundWork, Dependencies, Entry, Service};
use crate::thinking::Thinking;

const ADA: u64 = 7;
const BOB: u64 = 8;
const CHANNEL: u64 = 9;
const ID: u64 = 11;
const TOKEN: &str = "a-token";

/// A service, a match of Ada, who is to move, and Bob, and a server that records our calls to Discord.
struct Fixture {
    service: Arc<Service>,
    store: Arc<MemoryStore>,
    server: RecordingServer,
    api: Api,
    id: MatchId,
}

impl Fixture {
    fn open() -> Fixture {
        let server = RecordingServer::start("404 Not Found", r#"{"message": "Nothing", "code": 10008}"#);
        let store = Arc::<MemoryStore>::default();
        let http = HttpBuilder::new("token")
            .proxy(server.address())
            .ratelimiter_disabled(true)
            .application_id(1.into());
        let api = Api::new(&Arc::new(http.build()), &InvalidRequests::new(100));
        let client = RestClient::default();
        let (clock, _) = Clock::set_by_hand(Timestamp::from_millis(1_000));
        client.connect(&api, &clock);
        let (hour, rate) = (Duration::from_hours(1), Rate { at_once: 9, each: Duration::from_secs(9) });
        let rules = LimitRules {
            notifications: rate,
            pictures: rate,
            hints: rate,
            games: rate,
            people_per_server: 9,
            blocked_people: HashSet::new(),
            blocked_servers: HashSet::new(),
        };
        let limits = Limits::new(Arc::clone(&store) as _, clock.clone(), rules);
        let service = Service::new(Dependencies {
            store: Arc::clone(&store) as _,
            clock: clock.clone(),
            thinking: Thinking::new(NonZeroUsize::MIN),
            drawing: Drawing::default(),
            match_limits: MatchLimits {
                matches: 9,
                challenges: 9,
                in_channel: 9,
                challenge_lasts: hour,
                time_ups: 9,
                days_away: 30,
            },
            reply_pause: Duration::ZERO,
            usual_look: Look::Emoji,
            limits: Arc::new(limits),
            discord: Arc::new(client),
            emojis: Emojis::default(),
            privacy: Privacy::default(),
        });
        let [south, north] = [ADA, BOB].map(|who| Seat::Person(PlayerId(who)));
        let place = Place { guild: None, channel: ChannelId(CHANNEL) };
        let (id, game) = (MatchId::from_random(5), Game::default());
        let begun = MatchSetup::played(game, [south, north], &[], clock.now()).unwrap();
        let next = MatchSetup { id, place, rated: true, ..begun }.check().unwrap();
        store.commit(&Commit { next, begun: None, interaction: None, quiet: true }).unwrap();
        Fixture { service, store, server, api, id }
    }

    /// Handles an event. Returns once it is done or was dropped.
    async fn receive(&self, interaction: &Value) {
        let pending = PendingAnswer::to(interaction, &self.api, self.service.tasks()).unwrap();
        let interaction = Interaction::read(interaction).unwrap();
        let service = Arc::clone(&self.service);
        let done = tokio::spawn(async move { receive(&service, pending, &interaction).await });
        // The test is about panics.
        let _ = done.await;
    }

    /// Makes both players known, and Discord reachable.
    async fn both_are_there(&self) {
        self.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
        let acted = [Some(self.service.clock().now()); 2];
        self.store.save_delivered(self.id, Delivered { version: 1, acted, ..Delivered::default() }).unwrap();
        // Her language is known: an unknown one would be written to the store.
        self.store.save_language(PlayerId(ADA), Language::English).unwrap();
    }

    fn endpoint(&self) -> Endpoint {
        let heard = LastHeard::new(self.service.clock().clone());
        Endpoint { service: Arc::clone(&self.service), api: self.api.clone(), last_heard: heard }
    }

    /// Returns the calls that answered, once all tasks have ended.
    async fn answers(&self) -> Vec<Value> {
        self.service.tasks().close();
        self.service.tasks().wait().await;
        self.server.requests_to(&format!("/interactions/{ID}/{TOKEN}/callback"))
    }
}

fn interaction(kind: u64, data: &Value) -> Value {
    json!({
        "id": ID.to_string(), "application_id": "1", "type": kind, "data": data, "token": TOKEN, "version": 1,
        "channel_id": CHANNEL.to_string(), "user": user(ADA), "locale": "en-US", "entitlements": [],
        "attachment_size_limit": 1_000_000, "authorizing_integration_owners": {"0": "0"}, "context": 1,
        "app_permissions": "0",
    })
}

fn user(id: u64) -> Value {
    json!({"id": id.to_string(), "username": "somebody", "discriminator": "0", "avatar": null})
}

fn with_message(mut interaction: Value) -> Value {
    interaction["message"] = json!({
        "id": "12", "channel_id": CHANNEL.to_string(), "author": user(1), "content": "", "tts": false,
        "timestamp": "2026-01-01T00:00:00Z", "edited_timestamp": null, "mention_everyone": false,
        "mentions": [], "mention_roles": [], "attachments": [], "embeds": [], "pinned": false, "type": 0,
        "flags": 0,
    });
    interaction
}

fn command(name: &str, options: &Value) -> Value {
    json!({"id": "2", "name": name, "type": 1, "options": options})
}

/// One event of each kind, plus those that change a match or a setting.
fn kinds(id: MatchId) -> Vec<(&'static str, Value)> {
    let text = |name: &str, value: &str| json!({"name": name, "type": 3, "value": value});
    let line = json!({"type": 1, "components": [{"type": 4, "custom_id": "line", "value": "1 2"}]});
    let people = json!({"users": {BOB.to_string(): user(BOB)}});
    let mut typing = interaction(4, &command("move", &json!([text("pit", "1")])));
    typing["data"]["options"][0]["focused"] = json!(true);
    vec![
        ("a command", interaction(2, &command("move", &json!([text("pit", "1")])))),
        ("a challenge", interaction(2, &command("play", &json!([])))),
        ("a private command", interaction(2, &command("games", &json!([])))),
        ("an unknown command", interaction(2, &command("dance", &json!([])))),
        (
            "an entry of a person's menu",
            interaction(
                2,
                &json!({
                    "id": "2", "name": "Challenge to mancala", "type": 2, "target_id": BOB.to_string(),
                    "resolved": people,
                }),
            ),
        ),
        (
            "a button",
            with_message(interaction(
                3,
                &json!({"custom_id": format!("k1:move:{id}:0:1"), "component_type": 2}),
            )),
        ),
        (
            "a button that gives a form",
            with_message(interaction(
                3,
                &json!({"custom_id": format!("k1:plan:{id}:0"), "component_type": 2}),
            )),
        ),
        (
            "an unknown button",
            with_message(interaction(3, &json!({"custom_id": "k9:é:…", "component_type": 2}))),
        ),
        (
            "a menu",
            with_message(interaction(
                3,
                &json!({"custom_id": "k1:pick:pings", "component_type": 3, "values": ["off"]}),
            )),
        ),
        (
            "a form",
            with_message(interaction(
                5,
                &json!({"custom_id": format!("k1:plan:{id}:0"), "components": [line]}),
            )),
        ),
        ("what is being typed", typing),
        ("what is typed into an unknown command", {
            let mut typing = interaction(4, &command("dance", &json!([text("pit", "1")])));
            typing["data"]["options"][0]["focused"] = json!(true);
            typing
        }),
    ]
}

#[tokio::test]
async fn whatever_is_dropped_at_any_step_is_answered() {
    for (what, _) in kinds(MatchId::from_random(5)) {
        for step in 0.. {
            let fixture = Fixture::open();
            let (_, done) = kinds(fixture.id).into_iter().find(|(name, _)| *name == what).unwrap();
            fixture.service.steps().break_after(step);
            fixture.receive(&done).await;
            let answers = fixture.answers().await;
            assert_eq!(answers.len(), 1, "{what}, broken off at step {step}: {answers:?}");
            // Discord has separate response types for autocompletion.
            assert_eq!(answers[0]["type"] == 8, done["type"] == 4, "{what}: {answers:?}");
            if !fixture.service.steps().have_broken() {
                assert!(step > 0 || done["type"] == 4, "{what} takes {step} steps");
                break;
            }
        }
    }
}

#[tokio::test]
async fn a_post_dropped_at_any_step_is_answered_in_the_response() {
    for (what, _) in kinds(MatchId::from_random(5)) {
        for step in 0.. {
            let fixture = Fixture::open();
            let (_, done) = kinds(fixture.id).into_iter().find(|(name, _)| *name == what).unwrap();
            fixture.service.steps().break_after(step);
            let first = fixture.endpoint().answer(done.to_string().as_bytes()).await.unwrap();
            first.written.unwrap().send(()).unwrap();
            let answer: Value = serde_json::from_slice(&first.json).unwrap();
            assert_eq!(answer["type"] == 8, done["type"] == 4, "{what}, broken off at step {step}: {answer}");
            assert_eq!(fixture.answers().await, [] as [Value; 0], "{what}: nothing is left to be called");
            if !fixture.service.steps().have_broken() {
                break;
            }
        }
    }
}

#[tokio::test]
async fn a_closed_http_connection_is_answered_by_a_call() {
    for (what, done) in kinds(MatchId::from_random(5)) {
        let (fixture, body) = (Fixture::open(), done.to_string());
        let endpoint = fixture.endpoint();
        {
            let mut answering = std::pin::pin!(endpoint.answer(body.as_bytes()));
            let begun = std::future::poll_fn(|cx| Poll::Ready(answering.as_mut().poll(cx).is_pending()));
            assert!(begun.await, "{what}");
        }
        assert_eq!(fixture.answers().await.len(), 1, "{what}");
        // The same for a user who is gone when the answer is to be written.
        let fixture = Fixture::open();
        drop(fixture.endpoint().answer(body.as_bytes()).await.unwrap().written);
        assert_eq!(fixture.answers().await.len(), 1, "{what}");
    }
}

#[tokio::test]
async fn what_was_kept_before_it_was_dropped_stays() {
    let moves =
        |fixture: &Fixture| fixture.store.load(fixture.id).unwrap().unwrap().played().unwrap().moves().len();
    let mut seen = [false; 2];
    for step in 0.. {
        let fixture = Fixture::open();
        let (_, click) = kinds(fixture.id).into_iter().find(|(what, _)| *what == "a button").unwrap();
        fixture.service.steps().break_after(step);
        fixture.receive(&click).await;
        assert_eq!(fixture.answers().await.len(), 1);
        seen[moves(&fixture)] = true;
        if !fixture.service.steps().have_broken() {
            break;
        }
        // No lock is left behind: the match can be played on.
        fixture.service.steps().break_after(i64::MAX);
        fixture.receive(&click).await;
        assert_eq!(moves(&fixture), 1);
    }
    assert_eq!(seen, [true, true], "some steps come before the commit, and some after");
}

/// Other users are answered, or refused.
fn others(fixture: &Fixture, number: u64) -> Vec<Entry> {
    let (_, click) = kinds(fixture.id).into_iter().find(|(what, _)| *what == "a button").unwrap();
    let request = parse::request(&Interaction::read(&click).unwrap());
    let of = |who| Request { who: PlayerId(1_000 + who), ..request.clone() };
    (0..number).map(|who| fixture.service.enter(&of(who))).collect()
}

#[tokio::test]
async fn overload_refuses_and_serves_later_clicks() {
    let fixture = Fixture::open();
    let (_, click) = kinds(fixture.id).into_iter().find(|(what, _)| *what == "a button").unwrap();
    let moves =
        |fixture: &Fixture| fixture.store.load(fixture.id).unwrap().unwrap().played().unwrap().moves().len();
    let others = others(&fixture, 1_000);
    fixture.receive(&click).await;
    let answers = fixture.answers().await;
    let said =
        "Very many people are playing right now. Nothing was changed: please try again in a few seconds.";
    assert_eq!(answers[0]["data"]["content"], said);
    assert_eq!((answers.len(), moves(&fixture)), (1, 0));
    drop(others);
    fixture.receive(&click).await;
    assert_eq!(moves(&fixture), 1);
}

#[tokio::test]
async fn requests_beyond_the_refusal_queue_are_dropped() {
    let fixture = Fixture::open();
    let (_, click) = kinds(fixture.id).into_iter().find(|(what, _)| *what == "a button").unwrap();
    let _others = others(&fixture, 3_000);
    fixture.receive(&click).await;
    assert_eq!(fixture.answers().await, [] as [Value; 0]);
}

#[tokio::test]
async fn what_is_never_begun_is_answered() {
    for (what, done) in kinds(MatchId::from_random(5)) {
        let fixture = Fixture::open();
        drop(PendingAnswer::to(&done, &fixture.api, fixture.service.tasks()));
        assert_eq!(fixture.answers().await.len(), 1, "{what}");
    }
}

#[tokio::test]
async fn what_cannot_be_read_is_answered() {
    let fixture = Fixture::open();
    let (unreadable, locale) = (json!({"id": ID.to_string(), "token": TOKEN, "type": 3}), "tr");
    let mut unreadable = unreadable;
    unreadable["locale"] = json!(locale);
    let pending = PendingAnswer::to(&unreadable, &fixture.api, fixture.service.tasks()).unwrap();
    take(&fixture.service, &fixture.api, pending, &unreadable);
    let answers = fixture.answers().await;
    assert_eq!(answers.len(), 1);
    let expected = screens::dropped_screen(Words::for_language(Language::of_locale(locale))).text;
    assert_eq!(answers[0]["data"]["content"], expected);
    assert_eq!(answers[0]["data"]["flags"], 64, "for the person alone");
    assert!(PendingAnswer::to(&json!({"id": "0"}), &fixture.api, fixture.service.tasks()).is_none());
}

/// Each trip is a hop to another thread, and to a remote store a round trip.
#[tokio::test]
async fn a_click_between_two_people_takes_three_store_trips() {
    let fixture = Fixture::open();
    let (_, click) = kinds(fixture.id).into_iter().find(|(what, _)| *what == "a button").unwrap();
    fixture.both_are_there().await;
    fixture.service.steps().break_after(1_000);
    fixture.receive(&click).await;
    assert_eq!(fixture.store.load(fixture.id).unwrap().unwrap().version(), 2, "the move is made");
    assert_eq!(1_000 - fixture.service.steps().left(), 3, "it reads, commits, and notes what was delivered");
}

#[tokio::test]
async fn a_request_that_waits_takes_little_room() {
    let fixture = Fixture::open();
    for (what, interaction) in kinds(fixture.id) {
        let pending = PendingAnswer::to(&interaction, &fixture.api, fixture.service.tasks()).unwrap();
        let interaction = Interaction::read(&interaction).unwrap();
        let waiting = receive(&fixture.service, pending, &interaction);
        let size = size_of_val(&waiting);
        assert!(size < 2_048, "{what}: {size} bytes");
    }
}
