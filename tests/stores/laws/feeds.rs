//! What servers and people get by themselves.

use kuzhi_domain::feeds::{DailyResult, DailySlot, PersonFeed, ServerFeed};
use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::people::Personal;
use kuzhi_domain::{ChannelId, GuildId, MessageId, PlayerId, Timestamp};
use kuzhi_store::{Store, personal_record};

use crate::matches::{ASHA, BANU, GUILD};

/// 21 November 2026, 22:13:20 UTC.
const NOW: Timestamp = Timestamp::from_millis(1_795_299_200_000);

/// A server that posted a puzzle of the day, which these people have solved.
pub(crate) fn posted(people: &[PlayerId]) -> ServerFeed {
    let mut feed = ServerFeed { version: 1, ..ServerFeed::default() };
    let slot = DailySlot { channel: ChannelId(5), at: 540, set_by: ASHA };
    feed.set_daily(Some(slot), &TimeZone::UTC, NOW);
    let due = feed.due().unwrap();
    assert!(feed.begin_day(&TimeZone::UTC, due));
    let day = feed.daily.as_ref().and_then(kuzhi_domain::feeds::DailyFeed::current_day).unwrap();
    assert!(feed.note_posted(day, MessageId(7)));
    for who in people {
        assert!(feed.note_result(day, DailyResult { who: *who, tries: 1, streak: 2 }, due));
    }
    feed
}

pub(crate) fn what_a_server_gets_is_kept_and_replaced(store: &dyn Store) {
    assert_eq!(store.server_feed(GUILD).unwrap(), ServerFeed::default());
    let first = posted(&[ASHA]);
    assert!(store.save_server_feed(GUILD, &first).unwrap());
    assert_eq!(store.server_feed(GUILD).unwrap(), first);
    let second = ServerFeed { daily: None, version: 2, ..first.clone() };
    assert!(store.save_server_feed(GUILD, &second).unwrap());
    assert_eq!(store.server_feed(GUILD).unwrap(), second);
    let other = ServerFeed { version: 2, ..first };
    assert!(!store.save_server_feed(GUILD, &other).unwrap(), "somebody was faster");
    assert!(!store.save_server_feed(GuildId(u64::MAX), &other).unwrap());
    assert_eq!(store.server_feed(GUILD).unwrap(), second);
    assert!(store.guilds().unwrap().contains(&GUILD));
    store.forget_guild(GUILD).unwrap();
    assert_eq!(store.server_feed(GUILD).unwrap(), ServerFeed::default());
}

pub(crate) fn what_is_due_is_found(store: &dyn Store) {
    let feed = posted(&[]);
    let due = feed.due().unwrap();
    let ever = Timestamp::from_millis(u64::MAX >> 1);
    assert_eq!(store.feeds_due(ever).unwrap(), []);
    assert!(store.save_server_feed(GUILD, &feed).unwrap());
    assert!(store.save_server_feed(GuildId(3), &ServerFeed { version: 1, ..ServerFeed::default() }).unwrap());
    assert_eq!(store.feeds_due(ever).unwrap(), [(GUILD, due)]);
    assert_eq!(store.feeds_due(due).unwrap(), [], "not before its time");
    assert!(store.save_server_feed(GUILD, &ServerFeed { daily: None, version: 2, ..feed }).unwrap());
    assert_eq!(store.feeds_due(ever).unwrap(), []);
}

/// Somebody who is reminded of the puzzle of the day.
pub(crate) fn reminded() -> PersonFeed {
    PersonFeed { version: 1, puzzle: Some(NOW), ..PersonFeed::default() }
}

pub(crate) fn what_a_person_gets_is_theirs_alone(store: &dyn Store) {
    let (first, later) = (reminded(), Timestamp::from_millis(NOW.as_millis() + 1));
    assert_eq!(store.person_feed(ASHA).unwrap(), PersonFeed::default());
    assert!(store.save_person_feed(ASHA, &first).unwrap());
    assert_eq!(store.person_feed(ASHA).unwrap(), first);
    assert!(!store.save_person_feed(ASHA, &PersonFeed::default()).unwrap(), "somebody was faster");
    assert!(!store.save_person_feed(BANU, &PersonFeed { version: 2, ..first.clone() }).unwrap());
    assert_eq!(store.person_feeds_due(later).unwrap(), [(ASHA, NOW)]);
    assert_eq!(store.person_feeds_due(NOW).unwrap(), [], "not before its time");
    let exported = |who| personal_record(store, who, Personal::Settings).unwrap();
    assert_eq!(exported(ASHA)["feed"]["puzzle"], NOW.as_millis());
    assert!(exported(BANU).get("feed").is_none());
    let second = PersonFeed { version: 2, puzzle: None, ..first };
    assert!(store.save_person_feed(ASHA, &second).unwrap());
    assert_eq!(store.person_feeds_due(later).unwrap(), []);
    assert!(store.save_person_feed(ASHA, &PersonFeed { version: 3, ..reminded() }).unwrap());
    super::leaving::forget(store, kuzhi_domain::erasure::Erasure::new(ASHA, 9));
    assert_eq!(store.person_feed(ASHA).unwrap(), PersonFeed::default());
    assert_eq!(store.person_feeds_due(later).unwrap(), []);
}

pub(crate) fn whoever_leaves_has_solved_nothing(store: &dyn Store) {
    assert!(store.save_server_feed(GUILD, &posted(&[ASHA, BANU])).unwrap());
    let exported = personal_record(store, BANU, Personal::Puzzles).unwrap();
    assert_eq!(exported["on_servers"][0]["today"]["streak"], 2, "{exported}");
    assert_eq!(store.server_feeds_with(PlayerId(999)).unwrap(), []);
    super::leaving::forget(store, kuzhi_domain::erasure::Erasure::new(ASHA, 9));
    let feed = store.server_feed(GUILD).unwrap();
    let current = feed.daily.as_ref().unwrap().current.as_ref().unwrap();
    assert_eq!((current.results.len(), current.solved_by(), feed.version), (1, 2, 2));
    assert_eq!(feed.months[0].scores.iter().map(|score| score.who).collect::<Vec<_>>(), [BANU]);
}
