//! Preferences, server rules, and opponents.

use kuzhi_domain::calendar::{Calendar, DaysOff, QuietHours, Week};
use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::feeds::{DigestFeed, PersonFeed};
use kuzhi_domain::matches::Intent;
use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::people::Personal;
use kuzhi_domain::settings::{
    BotReply, Challengers, GuildChannel, HouseRules, Look, Pings, Preference, Preferences, Viewpoint,
};
use kuzhi_domain::study::{Day, Solver, Streak};
use kuzhi_domain::{ChannelId, GuildId, Language, PlayerId, RoleId, Timestamp};
use kuzhi_engine::Game;
use kuzhi_store::{Store, personal_record};
use serde_json::json;

use crate::matches::{ASHA, BANU, CHITRA, accepted, against_bot, challenge, keep, then};

const NOW: Timestamp = Timestamp::from_millis(1_790_000_000_000);
const BACK: Timestamp = Timestamp::from_millis(1_790_900_000_000);

/// Somebody who has chosen everything otherwise.
fn shy() -> Preferences {
    let week = Week {
        zone: TimeZone::by_name("America/Argentina/Buenos_Aires").unwrap(),
        days_off: DaysOff::new([6, 7]).unwrap(),
        quiet: QuietHours::new(22 * 60, 7 * 60 + 30),
    };
    Preferences {
        look: Some(Look::Sentences),
        viewpoint: Viewpoint::Mover,
        pings: Pings::Direct,
        challengers: Challengers::Opponents,
        language: Some(Language::Tamil),
        digest_at: 1_380,
        digest_in: Some(GuildChannel { guild: GuildId(8), channel: ChannelId(9) }),
        puzzle_at: Some(0),
        confirms: true,
        claims: true,
        reply: BotReply::Film,
        film_proposed: true,
        listed: false,
        learnt: Game::all().collect(),
        calendar: Calendar::default().with_week(week, NOW).go_away(BACK, NOW, 30).unwrap(),
    }
}

pub(crate) fn preferences_are_kept_and_replaced(store: &dyn Store) {
    assert_eq!(store.preferences(ASHA).unwrap(), Preferences::default());
    let (quiet, shy) = (Preferences::default().with(Preference::Pings(Pings::Off)), shy());
    for preferences in [&quiet, &shy, &Preferences::default(), &shy] {
        store.save_preferences(ASHA, preferences).unwrap();
        assert_eq!(store.preferences(ASHA).unwrap(), *preferences);
    }
    store.save_preferences(PlayerId(u64::MAX), &quiet).unwrap();
    assert_eq!(store.preferences(ASHA).unwrap(), shy);
    assert_eq!(store.preferences(BANU).unwrap(), Preferences::default());
}

pub(crate) fn times_and_streaks_are_given_out_and_forgotten(store: &dyn Store) {
    let exported = |kind| personal_record(store, ASHA, kind).unwrap();
    let before = [Personal::Settings, Personal::Puzzles].map(exported);
    store.save_preferences(ASHA, &shy()).unwrap();
    let digest = DigestFeed { next: NOW, since: NOW, is_last: false, told: vec!["abcdefgh:3".to_owned()] };
    let feed = PersonFeed { version: 1, digest: Some(digest), ..PersonFeed::default() };
    assert!(store.save_person_feed(ASHA, &feed).unwrap());
    let streak = Streak { days: 12, last: Some(Day::new(20)), frozen: Some(Day::new(17)) };
    assert!(store.save_solver(ASHA, &Solver { version: 1, streak, ..Solver::default() }).unwrap());

    let settings = exported(Personal::Settings);
    let calendar = &settings["calendar"];
    assert_eq!(calendar["zone"], "America/Argentina/Buenos_Aires");
    assert_eq!(calendar["away"], json!([{ "from": NOW, "until": BACK }]));
    let week = &calendar["weeks"][0][1];
    assert_eq!((&week["days_off"], &week["quiet"]), (&json!([6, 7]), &json!([1_320, 450])));
    assert_eq!((&settings["digest_at"], &settings["puzzle_at"]), (&json!(1_380), &json!(0)));
    assert_eq!(settings["feed"]["digest"]["told"], json!(["abcdefgh:3"]));
    let puzzles = exported(Personal::Puzzles);
    let of_streak = [&puzzles["streak"], &puzzles["last_solved"], &puzzles["frozen"]];
    assert_eq!(of_streak, [&json!(12), &json!(20), &json!(17)]);

    super::leaving::forget(store, Erasure::new(ASHA, 9));
    assert_eq!([Personal::Settings, Personal::Puzzles].map(exported), before);
    assert_eq!(store.preferences(ASHA).unwrap(), Preferences::default());
    assert_eq!(store.person_feed(ASHA).unwrap(), PersonFeed::default());
    assert_eq!(store.solver(ASHA).unwrap(), Solver::default());
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
