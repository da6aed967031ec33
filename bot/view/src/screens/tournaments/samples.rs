//! Tournaments for tests.

use kuzhi_domain::clock::{TimeControl, TimeOff};
use kuzhi_domain::tournaments::{
    Tournament, TournamentActor, TournamentFacts, TournamentIntent, TournamentKind, TournamentRules,
};
use kuzhi_domain::{ChannelId, GuildId, PlayerId, Timestamp, TournamentId};

/// Whoever has announced them. They play as well.
pub(crate) const HOST: TournamentActor = TournamentActor { who: PlayerId(1), manages: true, is_guest: false };

/// When they begin.
pub(crate) const BEGINS: Timestamp = Timestamp::from_millis(3_600_000);

/// A tournament of so many players, numbered from 1, that has just begun.
pub(crate) fn begun(kind: TournamentKind, clock: TimeControl, players: u16) -> Tournament {
    let rules = TournamentRules {
        name: "Friday".to_owned(),
        kind,
        game: kuzhi_engine::Game::default(),
        clock,
        rated: false,
        takebacks: false,
        time_off: TimeOff::All,
        check_in: false,
        byes: 1,
        begins: BEGINS,
        most: 12,
        role: None,
        season: None,
    };
    let early = Timestamp::default();
    let (id, place) = (TournamentId::from_random(7), (GuildId(2), ChannelId(3)));
    let announced = Tournament::announce(id, place, HOST.who, rules, early);
    let entered = (1..=players).fold(announced, |one, who| {
        let actor = TournamentActor { who: PlayerId(who.into()), manages: false, is_guest: false };
        one.decide(actor, TournamentIntent::Join { has_role: true }, early).unwrap()
    });
    entered.advance(&TournamentFacts::default(), BEGINS).unwrap()
}
