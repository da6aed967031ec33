//! Builds the situations that are planned for.

use std::time::Duration;

use kuzhi_domain::clock::TimeOff;
use kuzhi_domain::matches::{Challenge, Ending, Match, MatchSetup, Notified, Over, Place, Seat, Stage};
use kuzhi_domain::settings::{Pings, Preferences};
use kuzhi_domain::{ChannelId, GuildId, MatchId, MessageId, PlayerId, Timestamp};
use kuzhi_engine::{Game, Side};
use kuzhi_store::Delivered;

use super::super::Step::Show;
use super::super::{Plan, Way, plan};
use crate::delivery::{Asker, Audience, DeliveryMode, Person, Situation};

/// The player to move.
pub(super) const ADA: PlayerId = PlayerId(1);
/// The player who just moved.
pub(super) const BOB: PlayerId = PlayerId(2);

pub(super) const NOON: Timestamp = Timestamp::from_millis(1_700_000_000_000);

/// A message posted so long before noon.
pub(super) fn message(ago: Duration) -> MessageId {
    let discords_beginning = 1_420_070_400_000;
    let posted = NOON.as_millis() - discords_beginning - ago.as_secs() * 1_000;
    MessageId(posted << 22)
}

pub(super) fn minutes(minutes: u64) -> MessageId {
    message(Duration::from_mins(minutes))
}

/// Builds a situation. At first Bob has just clicked the board of a match with Ada on a server.
#[derive(Clone)]
pub(super) struct Case {
    pub(super) current: Match,
    pub(super) audience: Audience,
    pub(super) asker: Option<Asker>,
    pub(super) mode: DeliveryMode,
    pub(super) is_out_of_sight: bool,
}

pub(super) fn person(id: PlayerId) -> Person {
    Person { id, preferences: Preferences::default(), language: None }
}

pub(super) fn playing(south: Seat, north: Seat) -> Stage {
    MatchSetup::played(Game::default(), [south, north], &[], NOON).unwrap().stage
}

pub(super) fn a_click() -> Case {
    let place = Place { guild: Some(GuildId(7)), channel: ChannelId(8) };
    let board = minutes(5);
    let begun = MatchSetup::new(Game::default(), playing(Seat::Person(ADA), Seat::Person(BOB)));
    let current = MatchSetup { id: MatchId::from_random(9), version: 4, place, ..begun }.check().unwrap();
    let delivered = Delivered { board: Some(board), version: 3, ..Delivered::default() };
    let audience = Audience { delivered, people: vec![person(ADA), person(BOB)], ..Audience::default() };
    let asker = Asker { who: BOB, clicked_on: Some(board), is_user_install: false, is_heard_alone: false };
    Case { current, audience, asker: Some(asker), mode: DeliveryMode::Notify, is_out_of_sight: false }
}

impl Case {
    pub(super) fn situation(&self) -> Situation<'_> {
        let Case { current, audience, asker, mode, is_out_of_sight } = self;
        let (asker, mode, is_out_of_sight) = (*asker, *mode, *is_out_of_sight);
        Situation { current, audience, asker, mode, is_out_of_sight, now: NOON, discord_now: NOON }
    }

    pub(super) fn plan(&self) -> Plan {
        plan(&self.situation())
    }

    pub(super) fn ways(&self) -> Vec<Way> {
        let shown = self.plan().into_iter().find_map(|step| match step {
            Show { ways, .. } => Some(ways),
            _ => None,
        });
        shown.expect("every plan shows the board")
    }

    /// Ada is notified of her turn like this.
    pub(super) fn pings(mut self, pings: Pings) -> Case {
        self.audience.people[0].preferences.pings = pings;
        self
    }

    pub(super) fn board(mut self, board: Option<MessageId>) -> Case {
        self.audience.delivered.board = board;
        if let Some(asker) = &mut self.asker {
            asker.clicked_on = board;
        }
        self
    }

    /// The record says that Ada was notified of this revision.
    pub(super) fn notified(mut self, again_until: Option<Timestamp>) -> Case {
        let of = self.current.notifiable_event().expect("it waits for somebody");
        self.audience.delivered.notified = Some(Notified { of, again_until });
        self
    }

    pub(super) fn quietly(self) -> Case {
        Case { mode: DeliveryMode::Quietly, ..self }
    }

    pub(super) fn unasked(self) -> Case {
        Case { asker: None, ..self }
    }

    /// A user brought the bot along.
    pub(super) fn brought_along(mut self, is_heard_alone: bool) -> Case {
        let asker = self.asker.as_mut().expect("somebody asks");
        (asker.is_user_install, asker.is_heard_alone) = (true, is_heard_alone);
        self
    }

    pub(super) fn stage(self, stage: Stage) -> Case {
        let current = MatchSetup { stage, ..self.current.into() }.check().unwrap();
        Case { current, ..self }
    }

    pub(super) fn challenge(self, invited: Option<PlayerId>) -> Case {
        let (clock, side, made) = (None, Side::South, NOON);
        let expires = NOON + Duration::from_hours(1);
        let mut case = self
            .stage(Stage::Open(Challenge {
                challenger: BOB,
                invited,
                side,
                clock,
                balanced: false,
                time_off: TimeOff::All,
                made,
                expires,
            }))
            .board(None);
        case.audience.delivered.version = 0;
        case
    }

    pub(super) fn over(self) -> Case {
        let played = a_click().current.played().unwrap().clone();
        self.stage(Stage::Over(Over::new(played, Ending::Resigned(Side::South), NOON).unwrap()))
    }
}
