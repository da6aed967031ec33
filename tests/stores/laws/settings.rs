//! Preferences, server rules, and opponents.

use kuzhi_domain::calendar::{Calendar, DaysOff, QuietHours, Week};
use kuzhi_domain::matches::Intent;
use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::settings::{
    BotReply, Challengers, HouseRules, Look, Pings, Preference, Preferences, Viewpoint,
};
use kuzhi_domain::{ChannelId, GuildId, Language, PlayerId, RoleId, Timestamp};
use kuzhi_engine::Game;
use kuzhi_store::Store;

use crate::matches::{ASHA, BANU, CHITRA, accepted, against_bot, challenge, keep, then};

pub(crate) fn preferences_are_kept_and_replaced(store: &dyn Store) {
    assert_eq!(store.preferences(ASHA).unwrap(), Preferences::default());
    let quiet = Preferences::default().with(Preference::Pings(Pings::Off));
    let (now, until) = (Timestamp::from_millis(1_790_000_000_000), Timestamp::from_millis(1_790_900_000_000));
    let week = Week {
        zone: TimeZone::by_name("America/Argentina/Buenos_Aires").unwrap(),
        days_off: DaysOff::new([6, 7]).unwrap(),
        quiet: QuietHours::new(22 * 60, 7 * 60 + 30),
    };
    let shy = Preferences {
        look: Some(Look::Sentences),
        viewpoint: Viewpoint::Mover,
        pings: Pings::Direct,
        challengers: Challengers::Opponents,
        language: Some(Language::Tamil),
        digest_at: 1_380,
        puzzle_at: Some(0),
        confirms: true,
        claims: true,
        reply: BotReply::Film,
        film_proposed: true,
        listed: false,
        learnt: Game::all().collect(),
        calendar: Calendar::default().with_week(week, now).go_away(until, now, 30).unwrap(),
    };
    for preferences in [&quiet, &shy, &Preferences::default(), &shy] {
        store.save_preferences(ASHA, preferences).unwrap();
        assert_eq!(store.preferences(ASHA).unwrap(), *preferences);
    }
    store.save_preferences(PlayerId(u64::MAX), &quiet).unwrap();
    assert_eq!(store.preferences(ASHA).unwrap(), shy);
    assert_eq!(store.preferences(BANU).unwrap(), Preferences::default());
}

pub(crate) fn house_rules_are_kept_and_replaced(store: &dyn Store) {
    // A server may have the same ID as a person.
    store.save_preferences(PlayerId(7), &Preferences::default().with(Preference::Pings(Pings::Off))).unwrap();
    assert_eq!(store.house_rules(GuildId(7)).unwrap(), HouseRules::default());
    let strict = HouseRules {
        channels: vec![ChannelId(3), ChannelId(1)],
        kept_out: vec![PlayerId(9), PlayerId(u64::MAX)],
        mark_key: Some(u64::MAX),
        game: Game::by_id("kotu-baendum"),
        look: Some(Look::DarkWood),
        viewpoint: Viewpoint::Mover,
        pings: false,
        threads: true,
        tournaments: true,
        organisers: Some(RoleId(u64::MAX)),
        winners_role: Some(RoleId(8)),
        new_accounts: true,
        language: Some(Language::Sinhala),
        challenges: Some(1),
        matches: Some(2),
        clock: "15+10".parse().ok(),
        time_zone: TimeZone::by_name("America/Argentina/Buenos_Aires"),
    };
    for rules in [&strict, &HouseRules::default(), &strict] {
        store.save_house_rules(GuildId(7), rules).unwrap();
        assert_eq!(store.house_rules(GuildId(7)).unwrap(), *rules);
    }
    assert_eq!(store.house_rules(GuildId(8)).unwrap(), HouseRules::default());
}

pub(crate) fn who_accepted_has_played(store: &dyn Store) {
    let open = challenge(1, 0);
    keep(store, &open).unwrap();
    keep(store, &against_bot(2, 0)).unwrap();
    assert!(!store.have_played(ASHA, BANU).unwrap(), "a challenge is no game");
    let begun = accepted(&open, 1);
    keep(store, &begun).unwrap();
    keep(store, &then(&begun, ASHA, Intent::Resign, 2)).unwrap();
    assert!(store.have_played(ASHA, BANU).unwrap() && store.have_played(BANU, ASHA).unwrap());
    for (one, other) in [(ASHA, CHITRA), (CHITRA, BANU), (ASHA, ASHA)] {
        assert!(!store.have_played(one, other).unwrap());
    }
}
