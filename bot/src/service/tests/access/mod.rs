//! Who may do what: tries every action by everyone at every stage of a match, and compares the result with
//! the access table.

mod actions;
mod askers;
mod standing;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::limits::{Cost, Rate};
use kuzhi_domain::matches::{Match, Offer, Operation, Place, Scope, When, Where, Who};
use kuzhi_domain::refusal::{LackedPermissions, LookingBack, Refusal, TournamentRefusal, Withdrawal};
use kuzhi_domain::settings::HouseRules;
use kuzhi_domain::{InteractionId, MessageId, Timestamp};
use kuzhi_memory_store::MemoryStore;
use kuzhi_store::{Commit, LeaderboardStore, LookupStore, MatchStore, PeopleStore};
use kuzhi_view::request::{Action, Origin, Reach, Request, Rights};
use kuzhi_view::screens;
use kuzhi_view::words::Words;

use self::actions::actions;
use self::askers::{ABROAD, ASKERS, Asker, BLOCKED, CEM, DOT, EVA, HOME, MIRA};
use self::standing::{STANDINGS, Standing, versions};
use super::fake_discord::{ADA, BOB, CHANNEL, LANGUAGES};
use super::fake_reply::FakeReply;
use super::{Fixture, limit_rules};
use crate::limits::LimitRules;

const NOW: Timestamp = Timestamp::from_millis(1_000_000);

/// Returns everything that people are told because of who they are, where they are, or the stage of the
/// match.
fn denials() -> BTreeSet<String> {
    let people = [ADA, BOB, CEM];
    let mut all = vec![
        Refusal::NotSeated,
        Refusal::OutOfSight,
        Refusal::NoSuchMatch,
        Refusal::OwnChallenge,
        Refusal::NotUndoer,
        Refusal::NotHost,
        Refusal::NotVoteManager,
        Refusal::OwnResult,
        Refusal::NotStarted,
        Refusal::Over,
        Refusal::AlreadyAccepted,
        Refusal::NoRematchYet,
        Refusal::NotManager,
        Refusal::NoServer,
        Refusal::Tournament(TournamentRefusal::NoServer),
        Refusal::Tournament(TournamentRefusal::NotManager),
        Refusal::PersonBlocked,
        Refusal::TurnOfBot,
        Refusal::LookingBack(LookingBack::NotTheirs),
        Refusal::LookingBack(LookingBack::NoAnalysisYet),
    ];
    for why in [Withdrawal::Declined, Withdrawal::Cancelled, Withdrawal::Expired, Withdrawal::CalledOff] {
        all.push(Refusal::ChallengeGone(why));
    }
    for who in people {
        all.push(Refusal::NotInvited { invited: who });
        all.push(Refusal::OwnNamedChallenge { invited: who });
        all.push(Refusal::NotChallenger { challenger: who });
        all.push(Refusal::TurnOf(who));
    }
    all.extend([Refusal::PressedElsewhere(CHANNEL), Refusal::PlayedElsewhere(CHANNEL)]);
    all.iter().map(|refusal| screens::refusal_screen(Words::english(), refusal).text).collect()
}

/// A service with a match in this state.
struct World {
    fixture: Fixture,
    current: Match,
}

impl World {
    fn new(standing: Standing) -> World {
        let rate = |at_once| Rate { at_once, each: Duration::from_secs(1_000_000) };
        let rules = LimitRules {
            notifications: rate(60_000),
            pictures: rate(60_000),
            hints: rate(1),
            games: rate(60_000),
            people_per_server: 100,
            blocked_people: [BLOCKED].into(),
            ..limit_rules()
        };
        let fixture = Fixture::open_with(rules);
        fixture.setter.advance(NOW.since(Timestamp::from_millis(1)));
        if standing == Standing::TimeIsUp {
            fixture.setter.advance(TimeControl::Days(1).bank());
        }
        fixture.discord.lets_look(DOT);
        // The clock here shows a time before any account was made.
        let rules = HouseRules { new_accounts: true, ..HouseRules::default() };
        fixture.store.save_house_rules(HOME, &rules).unwrap();
        let versions = versions(standing);
        for next in &versions {
            let commit = Commit { next: next.clone(), begun: None, interaction: None, quiet: true };
            fixture.store.commit(&commit).unwrap();
        }
        let current = versions.last().unwrap().clone();
        if standing == Standing::Offered {
            let mut messages = fixture.store.delivered(current.id()).unwrap();
            let at = current.played().unwrap().revision();
            messages.offered[1] = messages.offered[1].and(Offer::Draw, at).unwrap();
            fixture.store.save_delivered(current.id(), messages).unwrap();
        }
        // The bot's evaluations do not matter here, so use up everyone's hints.
        for asker in ASKERS {
            let _ = fixture.service.limits.spend(Cost::Hint, asker.who, None);
        }
        World { fixture, current }
    }

    /// Returns the data that actions can change, as text.
    fn stored_data(&self) -> String {
        let (store, id): (&MemoryStore, _) = (&self.fixture.store, self.current.id());
        let mut kept = String::new();
        let delivered = store.delivered(id).unwrap();
        let _ = write!(kept, "{:?} {:?}", store.load(id).unwrap(), delivered.offered);
        let _ = write!(kept, " {:?}", store.live().unwrap().iter().map(Match::id).collect::<Vec<_>>());
        for guild in [HOME, ABROAD] {
            let _ = write!(kept, " {:?}", store.house_rules(guild).unwrap());
        }
        for who in [ADA, BOB, CEM, DOT, EVA, MIRA] {
            let _ = write!(
                kept,
                " {:?} {:?}",
                store.private_note(who, id).unwrap(),
                store.preferences(who).unwrap()
            );
        }
        let game = self.current.game().id();
        let _ = write!(kept, " {:?}", store.standings(Scope::Guild(HOME), game).unwrap());
        kept
    }

    /// Makes a request, and returns the first thing that the person was told.
    async fn asks(&self, number: u64, asker: Asker, action: Action) -> Option<String> {
        let (service, interaction) = (&self.fixture.service, InteractionId(number));
        let request = Request {
            id: interaction,
            who: asker.who,
            place: Place { guild: asker.guild, channel: asker.channel },
            parent: None,
            rights: Rights {
                reach: Reach::Channel,
                attaches: false,
                lacks: LackedPermissions::default(),
                manages: asker.manages,
            },
            roles: Vec::new(),
            languages: LANGUAGES,
            origin: Origin::Component { message: MessageId(1), private: false },
            names: Vec::new(),
            outsiders: Vec::new(),
            action,
        };
        let reply = Arc::new(FakeReply::new(asker.who, interaction, &self.fixture.discord));
        let before = self.fixture.discord.private_messages().len();
        match service.admit(&request) {
            Ok(()) => Box::pin(service.handle(Arc::new(request), reply)).await,
            Err(refusal) => service.turn_away(Arc::new(request), reply, refusal).await,
        }
        self.fixture.discord.private_messages().into_iter().nth(before)
    }
}

/// Each action is possible for exactly the people, stages and places in the table. A refused action changes
/// nothing.
#[tokio::test]
async fn every_action_by_everybody_at_every_stage() {
    let (denials, mut number) = (denials(), 100);
    let (mut wrong, mut done, mut seen) = (Vec::new(), BTreeSet::new(), BTreeSet::new());
    let (mut changing, mut naming) = (BTreeSet::new(), BTreeSet::new());
    for standing in STANDINGS {
        let mut world = World::new(standing);
        for action in actions(&world.current) {
            let terms = action.terms();
            seen.insert(action.name());
            changing.extend(terms.changes.then(|| action.name()));
            naming.extend(terms.match_id().map(|_| action.name()));
            for asker in ASKERS {
                number += 1;
                let (before, lets) = (world.stored_data(), standing.lets_do(asker, terms.needs));
                let told = Box::pin(world.asks(number, asker, action.clone())).await;
                let is_let = told.as_deref().is_none_or(|told| !denials.contains(told));
                let has_changed = world.stored_data() != before;
                if is_let != lets || (has_changed && !lets) {
                    wrong.push(format!(
                        "{standing:?}, {}: {action:?} should be {}, was {is_let}, changed: {has_changed}: \
                         {told:?}",
                        asker.called, lets
                    ));
                }
                if has_changed {
                    done.insert(action.name());
                }
                if has_changed || action == Action::DeleteMyData {
                    world = World::new(standing);
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {number}:\n{}", wrong.len(), wrong.join("\n"));
    // Every action was tried, and every action that can change something did.
    for name in Action::NAMES {
        assert!(seen.contains(name), "{name} was not tried");
    }
    let others = ["rematch", "take_note", "set", "challenge", "play", "in_match", "in_chosen"];
    for name in changing.iter().chain(&others) {
        assert!(done.contains(name), "{name} has changed nothing for anybody");
    }
    // Whatever changes the match that it names has locked it before reading it. A rematch is another match,
    // and notes are not part of it.
    let locked = &changing | &["rematch", "take_note", "take_line", "drop_line"].into();
    let unlocked: Vec<_> =
        done.iter().filter(|name| naming.contains(*name) && !locked.contains(*name)).collect();
    assert!(unlocked.is_empty(), "{unlocked:?} change a match without its lock");
}

/// Actions in a match work only where it is played, views work where it is visible, and only the clock does
/// what falls due.
#[test]
fn what_acts_is_done_where_the_match_is_played() {
    for standing in [Standing::Challenge, Standing::Played, Standing::Resigned] {
        let current = versions(standing).pop().unwrap();
        for action in actions(&current) {
            let terms = action.terms();
            assert!(!terms.changes || terms.acts_in().is_some(), "{action:?}");
        }
    }
    for operation in Operation::ALL {
        let line = operation.access();
        assert_eq!(line.from == Where::Within, line.who == Who::Clock, "{operation:?}");
        let changes = line.from == Where::There;
        assert!(!changes || line.who != Who::Anybody, "{operation:?} would be for anybody");
        // The rules say which results can be corrected.
        let is_corrected = line.who == Who::Manager;
        assert!(!changes || is_corrected || line.when != When::Ever, "{operation:?} would be for ever");
    }
}
