//! Tournaments whose process is killed, or away for a day: each game has one match and one board,
//! everything is told, nobody is notified twice of the same thing, and the tournament ends.

mod blocked;
mod crowd;
mod elsewhere;
mod hands;
mod kills;
mod news;
mod outages;
mod seen;
mod siege;
mod storms;
mod trips;
mod two;
mod weekly;

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::clock::{TimeControl, TimeOff};
use kuzhi_domain::settings::{HouseRules, Look, Preferences};
use kuzhi_domain::tournaments::{
    ChosenOptions, Entrant, GameState, KindName, RoundResult, Tournament, TournamentActor, TournamentIntent,
    TournamentKind, TournamentRules, TournamentStage,
};
use kuzhi_domain::{GuildId, InteractionId, MatchId, PlayerId, TournamentId};
use kuzhi_engine::Game;
use kuzhi_store::{LookupStore, PeopleStore, PersonalStore, TournamentStore};
use kuzhi_view::request::{Action, TournamentPress, TournamentStep};
use tokio::task::yield_now;

use super::super::BackgroundWork;
use super::Fixture;
use super::fake_discord::{ADA, BOB, CHANNEL};
use super::fake_reply::FakeReply;
use super::world::World;

const GUILD: GuildId = GuildId(9);
const PEOPLE: [PlayerId; 4] = [ADA, BOB, PlayerId(11), PlayerId(12)];
const ID: TournamentId = TournamentId::from_random(7);

/// A tournament is looked at this often at least.
const LOOK: Duration = Duration::from_secs(31);

/// A tournament, and everything else that outlives a process.
struct Club {
    world: World,
    interactions: Cell<u64>,
}

/// A tournament of each kind that takes one server, as people choose it who choose nothing.
fn every_kind() -> impl Iterator<Item = TournamentKind> {
    let all = KindName::ALL.into_iter().map(|name| name.with_options(&ChosenOptions::default()).unwrap());
    all.filter(|kind| !kind.abilities().has_teams)
}

impl Club {
    /// Four people have entered a tournament of this kind, which begins now.
    fn gather(kind: TournamentKind, clock: TimeControl) -> Club {
        let club = Club::announce(kind, clock);
        club.world.pass(Duration::from_hours(1));
        for who in PEOPLE {
            club.decide(who, TournamentIntent::Join { has_role: true });
        }
        club
    }

    /// A tournament that begins in an hour was stored, and is not shown yet.
    fn announce(kind: TournamentKind, clock: TimeControl) -> Club {
        let world = World::new();
        for who in PEOPLE {
            let in_words = Preferences { look: Some(Look::Sentences), ..Preferences::default() };
            world.store.save_preferences(who, &in_words).unwrap();
            world.discord.lets_look(who);
        }
        // The podium would be a picture, which other threads draw.
        let in_words = HouseRules { look: Some(Look::Sentences), ..HouseRules::default() };
        world.store.save_house_rules(GUILD, &in_words).unwrap();
        let [_, most] = kind.sizes();
        let rules = TournamentRules {
            name: "Friday".to_owned(),
            kind,
            game: Game::default(),
            clock,
            rated: true,
            takebacks: false,
            time_off: TimeOff::All,
            check_in: false,
            byes: 1,
            begins: world.now() + Duration::from_hours(1),
            most,
            role: None,
            season: None,
        };
        rules.check().unwrap();
        let made = Tournament::announce(ID, (GUILD, CHANNEL), ADA, rules, world.now());
        assert!(world.store.save_tournament(&made).unwrap());
        Club { world, interactions: Cell::new(1_000) }
    }

    /// Has somebody want something, in another process.
    fn decide(&self, who: PlayerId, intent: TournamentIntent) {
        let actor = TournamentActor { who, manages: false, is_guest: false };
        let next = self.current().decide(actor, intent, self.world.now()).unwrap();
        assert!(self.world.store.save_tournament(&next).unwrap());
    }

    fn current(&self) -> Tournament {
        self.world.store.tournament(ID).unwrap().unwrap()
    }

    /// Starts a process.
    async fn start(&self) -> Fixture {
        self.begin_in(self.world.start()).await
    }

    /// The same for a process that is there.
    async fn begin_in(&self, fixture: Fixture) -> Fixture {
        for work in [BackgroundWork::Wake, BackgroundWork::Presence(true), BackgroundWork::PickUp] {
            fixture.service.handle_background(work).await.unwrap();
        }
        fixture
    }

    /// Everyone begins their games once they have been told, and whoever is to move resigns, until it is
    /// over.
    async fn play(&self, fixture: &Fixture) {
        for _ in 0..200 {
            self.look(fixture).await;
            let current = self.current();
            if !current.is_live() && current.posts.news.is_empty() {
                return;
            }
            let passes = match self.next_press(&current) {
                Some((who, action)) => {
                    self.press(fixture, who, action).await;
                    Duration::from_secs(10)
                }
                None => LOOK,
            };
            self.let_pass(fixture, passes).await;
        }
        panic!("it goes on for ever: {:#?}", self.current());
    }

    /// Lets time pass while the bot is there.
    async fn let_pass(&self, fixture: &Fixture, time: Duration) {
        self.world.pass(time);
        fixture.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
    }

    /// Does what is due.
    async fn look(&self, fixture: &Fixture) {
        fixture.service.look_at_tournaments().await;
        fixture.service.do_what_is_due().await;
        settle().await;
    }

    /// Who presses which button next, if any. People who are about to be told something wait for that.
    fn next_press(&self, current: &Tournament) -> Option<(PlayerId, Action)> {
        if !current.posts.news.is_empty() {
            return None;
        }
        // One live game at a time.
        let plays = |who: Entrant| {
            current.rules.clock.is_live() && current.playing().any(|game| game.side_of(who).is_some())
        };
        let waits = current.games().find_map(|game| {
            let missing = game.missing().into_iter().find(|&side| !plays(game.pairing.at(side)))?;
            Some((game, missing))
        });
        if let Some((game, side)) = waits {
            let press = TournamentPress { id: ID, step: TournamentStep::Ready(game.id) };
            return Some((current.person(game.pairing.at(side)), Action::Tournament(press)));
        }
        let shown = current.playing().find(|game| self.has_board(game.id))?;
        let one = self.world.store.load(shown.id).unwrap()?;
        Some((one.person_to_move()?, Action::Resign(shown.id)))
    }

    fn has_board(&self, id: MatchId) -> bool {
        self.world.store.delivered(id).unwrap().board.is_some()
    }

    /// Presses a button, and waits until that is done.
    async fn press(&self, fixture: &Fixture, who: PlayerId, action: Action) {
        let number = self.interactions.replace(self.interactions.get() + 1);
        let reply = match &action {
            Action::Resign(id) => self.world.pressed(*id, who, number, action),
            _ => FakeReply::new(who, InteractionId(number), &self.world.discord).asking(action),
        };
        let reply = Arc::new(reply.on_server(GUILD));
        Box::pin(fixture.service.handle(Arc::new(reply.request()), reply)).await;
        settle().await;
    }

    /// Checks that everything has happened and nothing twice. `repeats` tells whether Discord may have
    /// forgotten nonces.
    fn check(&self, repeats: bool, what: &str) {
        let current = self.current();
        assert!(matches!(current.stage, TournamentStage::Over { .. }), "{what}: it was played to its end");
        let games: Vec<_> = current.games().collect();
        let is_played = |state| matches!(state, GameState::Ended(RoundResult::Played(Some(_)), _));
        assert!(games.iter().all(|game| is_played(game.state)), "{what}: {games:#?}");
        for game in &games {
            let one = self.world.store.load(game.id).unwrap().expect("each game has its match");
            assert!(one.over().is_some(), "{what}: it is over");
            assert_eq!(one.tournament().map(|link| link.id), Some(ID), "{what}");
        }
        let ids: BTreeSet<MatchId> = games.iter().map(|game| game.id).collect();
        assert_eq!(ids.len(), games.len(), "{what}: each game has a match of its own");
        assert_eq!(self.matches(), ids, "{what}: there are no others");
        self.check_messages(&current, &ids, repeats, what);
    }

    /// All matches of these people.
    fn matches(&self) -> BTreeSet<MatchId> {
        PEOPLE.into_iter().flat_map(|who| self.world.store.matches_of(who).unwrap()).collect()
    }

    /// Whom each of the messages that tell something notifies.
    fn notified_by_news(&self) -> BTreeSet<(String, PlayerId)> {
        let posts = self.world.discord.posts().into_iter();
        let news = posts.filter(|post| post.nonce.starts_with(&format!("{ID}t")));
        news.flat_map(|post| post.notifies.clone().into_iter().map(move |who| (post.nonce.clone(), who)))
            .collect()
    }

    fn check_messages(&self, current: &Tournament, ids: &BTreeSet<MatchId>, repeats: bool, what: &str) {
        let posts = self.world.discord.posts();
        let mut calls: BTreeMap<(String, PlayerId), usize> = BTreeMap::new();
        let mut messages: BTreeMap<String, usize> = BTreeMap::new();
        for post in &posts {
            // A board, and a line that calls somebody to it, are about the same.
            let of_match = ids.iter().map(ToString::to_string).find(|id| post.nonce.starts_with(id));
            let subject = of_match.unwrap_or_else(|| post.nonce.clone());
            for who in &post.notifies {
                *calls.entry((subject.clone(), *who)).or_default() += 1;
            }
            *messages.entry(post.nonce.clone()).or_default() += 1;
        }
        let twice: Vec<_> = calls.iter().filter(|(_, calls)| **calls > 1).collect();
        // What may have arrived is sent again, and after some minutes Discord takes it again.
        let repeated: BTreeSet<_> = twice.iter().map(|((subject, _), _)| subject).collect();
        let is_news = |subject: &&String| subject.starts_with(&format!("{ID}t"));
        assert!(repeated.len() <= usize::from(repeats), "{what}: called twice: {twice:?} in {posts:#?}");
        assert!(repeated.iter().all(is_news), "{what}: called twice: {twice:?} in {posts:#?}");
        if !repeats {
            assert!(messages.values().all(|&number| number == 1), "{what}: {posts:#?}");
            for id in ids {
                let boards = posts.iter().filter(|post| {
                    let text = self.world.discord.text(post.message);
                    post.nonce.starts_with(&id.to_string()) && text.contains("Game of **Friday**")
                });
                assert_eq!(boards.count(), 1, "{what}: {posts:#?}");
            }
        }
        for number in 1..=current.posts.told {
            let is_it = |nonce: &String| nonce.starts_with(&format!("{ID}t{number}-"));
            assert!(messages.keys().any(is_it), "{what}: news {number} is not told in {posts:#?}");
        }
        let card = self.world.discord.text(current.posts.card.expect("it has a message"));
        assert!(card.contains("This tournament is over."), "{what}: {card}");
    }
}

/// Lets everything finish that has begun.
async fn settle() {
    for _ in 0..100 {
        yield_now().await;
    }
}
