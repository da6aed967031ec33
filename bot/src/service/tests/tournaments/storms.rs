//! Tournaments of up to 128 people in bad weather: processes are killed, Discord and the store are away or
//! fail, places refuse, people come, leave and come back, and organisers decide this and that.
//!
//! This tries more tournaments, and `KUZHI_SEED=1` tries others:
//! `KUZHI_STORMS=1000 cargo test -p kuzhi-bot --lib tournaments::storms -- --nocapture`.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::tournaments::{
    Announcement, Divisions, GameState, News, RoundResult, Tournament, TournamentGame, TournamentIntent,
    TournamentKind, TournamentStage,
};
use kuzhi_domain::{MatchId, PlayerId};
use kuzhi_memory_store::Fault as StoreFault;
use kuzhi_store::{LookupStore, PersonalStore, TournamentStore};
use kuzhi_view::request::{Action, OrganiserStep, PlainStep, SetTo, TournamentPress, TournamentStep};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::super::fake_discord::Fault;
use super::super::world::{in_a_process, number, seed};
use super::{ADA, Club, ID, LOOK, settle};
use crate::service::tests::Fixture;

/// The most processes that are killed before one plays on to the end.
const PROCESSES: u32 = 4;

/// After so many looks an organiser ends it.
const LOOKS: u32 = 1_500;

const LIVE: TimeControl = TimeControl::Live { minutes: 3, seconds: 2 };

/// A tournament, and what chance makes of it.
struct Evening {
    club: Club,
    chance: StdRng,
    what: String,
    looks: u32,
    killed: usize,
    /// How many messages may have arrived without the bot knowing.
    answers_lost: usize,
    /// All games that there ever were.
    games: BTreeSet<MatchId>,
    /// The numbers of what people have to be told, whatever has come meanwhile.
    news: BTreeSet<u32>,
    /// The number of the news that it has begun, while that is not told.
    beginning: Option<u32>,
}

impl Evening {
    fn begin(chance: StdRng, what: &str) -> Evening {
        let mut chance = chance;
        let kind = match chance.random_range(0..7) {
            0 => TournamentKind::Swiss { rounds: chance.random_bool(0.5).then_some(3) },
            1 => TournamentKind::League { twice: false, at_once: chance.random_bool(0.5), divisions: None },
            4 => {
                let divisions = Some(Divisions { most: chance.random_range(4..=6), moves: 1 });
                TournamentKind::League { twice: false, at_once: chance.random_bool(0.5), divisions }
            }
            2 => TournamentKind::Arena { minutes: 20 },
            3 => TournamentKind::Knockout,
            6 => TournamentKind::KnockoutAfterGroups { most: chance.random_range(4..=6) },
            _ => TournamentKind::Ladder,
        };
        let is_live = matches!(kind, TournamentKind::Arena { .. }) || chance.random_bool(0.4);
        let [fewest, most] = kind.sizes();
        let number = if chance.random_bool(0.1) { most } else { chance.random_range(fewest..=most.min(16)) };
        let clock = if chance.random_bool(0.5) { TimeControl::Hours(12) } else { TimeControl::Days(1) };
        let club = Club::announce(kind, if is_live { LIVE } else { clock });
        let people = (1..=u64::from(number)).map(PlayerId);
        people.for_each(|who| club.decide(who, TournamentIntent::Join { has_role: true }));
        let what = format!("{what}: {kind:?} of {number}");
        let (games, news) = (BTreeSet::new(), BTreeSet::new());
        let (looks, killed, answers_lost, beginning) = (0, 0, 0, None);
        Evening { club, chance, what, looks, killed, answers_lost, games, news, beginning }
    }

    fn happens(&mut self, probability: f64) -> bool {
        self.chance.random_bool(probability)
    }

    /// Plays until it is over.
    async fn play(&mut self, fixture: &Fixture) {
        loop {
            self.club.look(fixture).await;
            self.check();
            let current = self.club.current();
            if !current.is_live() && current.posts.news.is_empty() {
                return;
            }
            self.looks += 1;
            assert!(self.looks < LOOKS + 500, "{}: it goes on for ever: {current:#?}", self.what);
            self.change_weather(fixture).await;
            for (who, action) in self.presses(&current) {
                self.club.press(fixture, who, action).await;
                self.check();
            }
            let passes = if self.happens(0.05) { LOOK * 20 } else { LOOK };
            self.club.let_pass(fixture, passes).await;
        }
    }

    /// Messages may fail from now on, or the store or Discord is away for a while.
    async fn change_weather(&mut self, fixture: &Fixture) {
        if self.happens(0.1) {
            let chance = &mut self.chance;
            let faults = [Some(Fault::Lost), Some(Fault::AnswerLost), Some(Fault::Refused), None];
            let storm: Vec<_> = (0..20).map(|_| *faults.choose(chance).unwrap()).collect();
            self.answers_lost += storm.iter().filter(|fault| **fault == Some(Fault::AnswerLost)).count();
            self.club.world.discord.storm(storm);
        }
        if self.happens(0.02) {
            self.club.world.discord.close();
            self.wait(fixture).await;
            self.club.world.discord.open();
        }
        if self.happens(0.02) {
            self.club.world.discord.refuse(true);
            for _ in 0..self.chance.random_range(1..10) {
                self.wait(fixture).await;
            }
            self.club.world.discord.refuse(false);
        }
        if self.happens(0.02) {
            self.club.world.store.set_fault(StoreFault::Away);
            self.wait(fixture).await;
            self.club.world.store.set_fault(StoreFault::None);
        }
    }

    /// A minute passes, in which the bot looks again and again.
    async fn wait(&self, fixture: &Fixture) {
        for _ in 0..6 {
            self.club.world.pass(Duration::from_secs(10));
            let beat = crate::service::BackgroundWork::Presence(true);
            // The store may be away.
            let _ = fixture.service.handle_background(beat).await;
            self.club.look(fixture).await;
        }
    }

    /// What people press now.
    fn presses(&mut self, current: &Tournament) -> Vec<(PlayerId, Action)> {
        let mut presses = Vec::new();
        let press = |step| Action::Tournament(TournamentPress { id: ID, step });
        for player in &current.players {
            let who = player.player;
            let step = match self.chance.random_range(0..1_000) {
                0..8 => PlainStep::LeaveSure,
                8..16 => PlainStep::Off,
                16..40 => PlainStep::Join,
                40..60 => PlainStep::Mine,
                _ => continue,
            };
            presses.push((who, press(TournamentStep::Plain(step))));
        }
        for game in current.games() {
            for side in game.missing() {
                // Some oversleep.
                if self.happens(0.7) {
                    presses
                        .push((current.person(game.pairing.at(side)), press(TournamentStep::Ready(game.id))));
                }
            }
        }
        for game in current.playing().filter(|game| self.club.has_board(game.id)) {
            let Some(one) = self.club.world.store.load(game.id).unwrap() else { continue };
            if let Some(who) = one.person_to_move().filter(|_| self.chance.random_bool(0.6)) {
                presses.push((who, Action::Resign(game.id)));
            }
        }
        // Everybody may have left.
        if let Some(above) = current.players.choose(&mut self.chance) {
            let challenger = current.players[self.chance.random_range(0..current.players.len())].player;
            presses.push((challenger, press(TournamentStep::Challenge(above.player))));
        }
        presses.extend(self.decision(current).map(|action| (ADA, action)));
        presses
    }

    /// What the organiser does now, if anything.
    fn decision(&mut self, current: &Tournament) -> Option<Action> {
        let press = |step| TournamentPress { id: ID, step };
        let plain = |step| Some(Action::Tournament(press(TournamentStep::Organise(step))));
        let because = |step| {
            let reason = "They know why.".to_owned();
            Some(Action::TournamentWithReason { press: press(step), reason })
        };
        if self.looks > LOOKS {
            let ends = current.rules.kind == TournamentKind::Ladder;
            let step = if ends { OrganiserStep::EndLadder } else { OrganiserStep::Stop };
            return because(TournamentStep::Organise(step));
        }
        if current.rules.kind == TournamentKind::Ladder && self.looks > 100 {
            return because(TournamentStep::Organise(OrganiserStep::EndLadder));
        }
        if current.paused.is_some() && self.happens(0.5) {
            return plain(OrganiserStep::Resume);
        }
        let player = current.players.choose(&mut self.chance)?.player;
        let other = current.players.choose(&mut self.chance)?.player;
        let games: Vec<MatchId> = current.games().map(|game| game.id).collect();
        match self.chance.random_range(0..200) {
            0 => plain(OrganiserStep::PutOffHour),
            1 => {
                let game = games.choose(&mut self.chance).copied().filter(|_| self.chance.random_bool(0.7));
                Some(Action::Tournament(press(TournamentStep::Extend(game, 60))))
            }
            2 | 3 => plain(OrganiserStep::PairAgain),
            4 => plain(OrganiserStep::Pause),
            5 | 6 => because(TournamentStep::Remove(player)),
            7 | 8 => Some(Action::Tournament(press(TournamentStep::Forbid(player, other)))),
            9..15 => {
                let (game, to) = (*games.choose(&mut self.chance)?, *SetTo::ALL.choose(&mut self.chance)?);
                because(TournamentStep::SetResult(game, to))
            }
            15..18 => because(TournamentStep::PlayAgain(*games.choose(&mut self.chance)?)),
            18 => because(TournamentStep::RemoveResult(*games.choose(&mut self.chance)?)),
            19..22 => {
                let removed = *current.removed_people().first()?;
                Some(Action::Tournament(press(TournamentStep::LetIn(removed))))
            }
            22 => {
                let [one, other] = *current.forbidden.first()?;
                Some(Action::Tournament(press(TournamentStep::Unforbid(one, other))))
            }
            23 => Some(Action::Tournament(press(TournamentStep::PutAbove(player, other)))),
            24..27 => Some(Action::Tournament(press(TournamentStep::PutLast(player)))),
            _ => None,
        }
    }

    /// What is never broken.
    fn check(&mut self) {
        // Nobody can look while the store is away.
        let Ok(Some(current)) = self.club.world.store.tournament(ID) else { return };
        let what = &self.what;
        assert_eq!(current.check(), Ok(()), "{what}");
        self.news
            .extend(current.posts.news.iter().filter(|one| is_told_always(&one.what)).map(|one| one.number));
        // In its last games nobody is told any more that an arena has begun.
        if let Some(late) = self.beginning.filter(|_| current.has_no_more_games()) {
            self.news.remove(&late);
        }
        let is_beginning = |one: &&Announcement| one.what == News::Begun;
        self.beginning = current.posts.news.iter().find(is_beginning).map(|one| one.number);
        self.games.extend(current.games().map(|game| game.id));
        let people: BTreeSet<PlayerId> = current.players.iter().map(|one| one.player).collect();
        assert_eq!(people.len(), current.players.len(), "{what}: nobody is there twice");
        let set: BTreeSet<MatchId> = current.log.iter().filter_map(|line| line.what.game()).collect();
        if let Some(Divisions { most, .. }) = current.rules.kind.divisions() {
            check_groups(&current, most.into());
        }
        for game in current.games().filter(|game| !set.contains(&game.id)) {
            self.check_result(game);
        }
    }

    /// A result is what people have seen on the board.
    fn check_result(&self, game: &TournamentGame) {
        let Ok(played) = self.club.world.store.load(game.id) else { return };
        let what = &self.what;
        match (game.state, played.and_then(|one| one.over().map(|over| over.ending().winner()))) {
            (GameState::Ended(RoundResult::Played(counted), _), Some(seen)) => {
                assert_eq!(counted, seen, "{what}: {game:?}");
            }
            (GameState::Ended(RoundResult::Played(_), _), None) => panic!("{what}: nobody played {game:?}"),
            _ => {}
        }
    }

    fn check_end(&self) {
        let what = &self.what;
        let current = self.club.current();
        assert!(!current.games().any(TournamentGame::is_open), "{what}: {current:#?}");
        for one in current.podium() {
            assert!(current.player(one.entrant).unwrap().may_have_place(), "{what}: {one:?} is gone");
        }
        assert!(self.club.all_matches(&current).is_subset(&self.games), "{what}: there are other matches");
        self.check_messages(&current);
    }

    /// Each message that tells something is there, and none more often than faults explain.
    fn check_messages(&self, current: &Tournament) {
        let what = &self.what;
        let mut times: BTreeMap<String, usize> = BTreeMap::new();
        for post in self.club.world.discord.posts() {
            *times.entry(post.nonce).or_default() += 1;
        }
        let again: usize = times.values().map(|times| times - 1).sum();
        assert!(again <= self.killed + self.answers_lost, "{what}: {again} messages came again");
        for number in &self.news {
            let news = format!("{ID}t{number}-");
            assert!(times.keys().any(|nonce| nonce.starts_with(&news)), "{what}: {number} is not told");
        }
        let discord = &self.club.world.discord;
        let is_told =
            |text: &str| discord.posts().iter().any(|post| discord.text(post.message).contains(text));
        let is_swiss = matches!(current.rules.kind, TournamentKind::Swiss { .. });
        for round in (1..=current.rounds.len()).filter(|_| is_swiss) {
            assert!(is_told(&format!("round {round} of ")), "{what}: round {round} is told");
        }
        let is_over = matches!(current.stage, TournamentStage::Over { .. });
        assert_eq!(is_told("is over.**"), is_over, "{what}: everyone is told the end");
        let card = discord.text(current.posts.card.expect("it has a message"));
        // Where nobody has a place, it says so in place of that.
        let says = if is_over { ["This tournament is over.", "is over.**"] } else { ["Cancelled"; 2] };
        assert!(says.iter().any(|says| card.contains(says)), "{what}: {card}");
    }
}

/// Nobody meets somebody of another group. Players are dealt into as few groups as have room.
fn check_groups(current: &Tournament, most: usize) {
    let players = current.players.len();
    let has_room = |number: &usize| number * most >= players || (number + 1) * 3 > players;
    // Everyone may have left before it began.
    let number = (1..=players.max(1)).find(has_room).unwrap();
    let group = |one: u16| {
        let (small, large) = (players / number, players % number);
        let in_large = large * (small + 1);
        let at = usize::from(one);
        if at < in_large { at / (small + 1) } else { large + (at - in_large) / small }
    };
    for game in current.games() {
        assert_eq!(group(game.pairing.south.0), group(game.pairing.north.0), "{game:?} of {players}");
    }
}

/// What comes meanwhile may take the place of the rest: another pairing of a round, or another end.
fn is_told_always(news: &News) -> bool {
    matches!(news, News::Begun | News::Decided(_) | News::CalledOff)
}

impl Club {
    fn all_matches(&self, current: &Tournament) -> BTreeSet<MatchId> {
        current.players.iter().flat_map(|one| self.world.store.matches_of(one.player).unwrap()).collect()
    }
}

/// Returns how many processes were killed.
fn weather(seed: u64, what: &str) -> usize {
    let mut evening = Evening::begin(StdRng::seed_from_u64(seed), what);
    for _ in 0..PROCESSES {
        let steps = evening.chance.random_range(0..2_000);
        let was_killed = in_a_process(async {
            let fixture = evening.club.start().await;
            let gates = fixture.service.gates().clone();
            gates.kill_after(steps);
            tokio::select! {
                biased;
                () = gates.killed() => true,
                () = evening.play(&fixture) => false,
            }
        });
        if !was_killed {
            break;
        }
        evening.killed += 1;
        let world = &evening.club.world;
        world.discord.open();
        world.discord.refuse(false);
        world.store.set_fault(StoreFault::None);
        if evening.chance.random_bool(0.5) {
            world.store.lose_what_is_not_durable();
            // Nobody has to be told what was lost.
            let told = evening.club.current().posts.told;
            evening.news.retain(|&number| number <= told);
        }
        let world = &evening.club.world;
        world.pass(LOOK * evening.chance.random_range(0..30));
    }
    in_a_process(async {
        let fixture = evening.club.start().await;
        Box::pin(evening.play(&fixture)).await;
        settle().await;
    });
    evening.check_end();
    evening.killed
}

#[test]
fn bad_weather_spoils_no_tournament() {
    let mut kills = 0;
    for at in 0..number("KUZHI_STORMS", 6) {
        let drawn = (seed() << 32) + at;
        kills += weather(drawn, &format!("KUZHI_SEED={} storm {at}", seed()));
    }
    println!("{kills} kills");
    assert!(kills > 0);
}
