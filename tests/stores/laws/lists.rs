//! The lists of live matches.

use kuzhi_domain::matches::{Intent, Match, Place};
use kuzhi_domain::{ChannelId, GuildId, PlayerId};
use kuzhi_store::Store;

use crate::matches::{
    ASHA, BANU, CHANNEL, CHITRA, GUILD, PLACE, accepted, against_bot, between, challenge, keep, moved, then,
};

fn everywhere(store: &dyn Store) -> [Vec<Match>; 4] {
    let ids: Vec<_> = store.live().unwrap().iter().map(Match::id).collect();
    assert_eq!(store.live_ids().unwrap(), ids);
    [store.live(), store.live_in(CHANNEL), store.live_of(ASHA), store.live_of(BANU)].map(Result::unwrap)
}

pub(crate) fn they_follow_the_stages(store: &dyn Store) {
    let nothing: [Vec<Match>; 4] = Default::default();
    let open = challenge(1, 100);
    let begun = accepted(&open, 200);
    let moved = moved(&begun, 0, 300);
    assert_eq!(everywhere(store), nothing);
    for version in [&open, &begun, &moved] {
        keep(store, version).unwrap();
        assert_eq!(everywhere(store), [(); 4].map(|()| vec![version.clone()]));
    }
    keep(store, &then(&moved, BANU, Intent::Resign, 400)).unwrap();
    assert_eq!(everywhere(store), nothing);

    let open = challenge(2, 100);
    keep(store, &open).unwrap();
    assert_eq!(everywhere(store), [(); 4].map(|()| vec![open.clone()]));
    keep(store, &then(&open, BANU, Intent::Decline, 200)).unwrap();
    assert_eq!(everywhere(store), nothing);
}

pub(crate) fn the_oldest_comes_first(store: &dyn Store) {
    let ids = |store: &dyn Store| {
        everywhere(store).map(|list| list.iter().map(|one| one.id().get()).collect::<Vec<_>>())
    };
    for (number, made) in [(1, 500), (2, 256), (3, 70_000), (9, 300), (8, 300)] {
        keep(store, &challenge(number, made)).unwrap();
    }
    assert_eq!(ids(store), [(); 4].map(|()| vec![2, 8, 9, 1, 3]));
    // A match starts when the challenge is accepted. A move does not make it newer.
    let begun = accepted(&challenge(2, 256), 400);
    keep(store, &begun).unwrap();
    assert_eq!(ids(store), [(); 4].map(|()| vec![8, 9, 2, 1, 3]));
    keep(store, &moved(&begun, 0, 99_000)).unwrap();
    assert_eq!(ids(store), [(); 4].map(|()| vec![8, 9, 2, 1, 3]));
}

pub(crate) fn some_can_be_read(store: &dyn Store) {
    let all = [(1, 30), (2, 10), (3, 20), (4, 40)].map(|(number, made)| challenge(number, made));
    for one in &all {
        keep(store, one).unwrap();
    }
    let [first, second, third, fourth] = all;
    keep(store, &then(&third, BANU, Intent::Decline, 200)).unwrap();
    let begun = accepted(&second, 300);
    keep(store, &begun).unwrap();
    // In the order asked for. The third one has ended, and the ninth never was.
    let ids = [fourth.id(), third.id(), second.id(), challenge(9, 0).id(), first.id()];
    assert_eq!(store.live_among(&ids).unwrap(), [fourth, begun, first]);
    assert_eq!(store.live_among(&[]).unwrap(), []);
}

pub(crate) fn each_has_its_own(store: &dyn Store) {
    let elsewhere = Place { guild: Some(GUILD), channel: ChannelId(CHANNEL.0 + 1) };
    // Its ID as a server equals the channel's: they must not be confused.
    let private = Place { guild: None, channel: ChannelId(4) };
    let all = [
        between(1, 10, [ASHA, BANU], PLACE),
        between(2, 20, [BANU, CHITRA], PLACE),
        between(3, 30, [CHITRA, ASHA], elsewhere),
        between(4, 40, [ASHA, BANU], private),
        between(5, 50, [CHITRA, BANU], Place { guild: Some(GuildId(4)), channel: ChannelId(5) }),
    ];
    for one in &all {
        keep(store, one).unwrap();
    }
    let [first, second, third, fourth, fifth] = all;
    let expected = [
        (store.live_in(CHANNEL), vec![&first, &second]),
        (store.live_in(elsewhere.channel), vec![&third]),
        (store.live_in(ChannelId(4)), vec![&fourth]),
        (store.live_in(ChannelId(6)), vec![]),
        (store.live_in(ChannelId(ASHA.0)), vec![]),
        (store.live_of(ASHA), vec![&first, &third, &fourth]),
        (store.live_of(CHITRA), vec![&second, &third, &fifth]),
        (store.live_of(PlayerId(0)), vec![]),
        (store.live_of(PlayerId(u64::MAX)), vec![]),
        (store.live(), vec![&first, &second, &third, &fourth, &fifth]),
    ];
    for (case, (found, expected)) in expected.into_iter().enumerate() {
        assert_eq!(found.unwrap().iter().collect::<Vec<_>>(), expected, "case {case}");
    }
}

pub(crate) fn a_match_against_the_bot_is_its_persons(store: &dyn Store) {
    let one = against_bot(1, 10);
    keep(store, &one).unwrap();
    assert_eq!(everywhere(store), [vec![one.clone()], vec![one.clone()], vec![one.clone()], vec![]]);
    keep(store, &then(&one, ASHA, Intent::Resign, 20)).unwrap();
    assert_eq!(everywhere(store), <[Vec<Match>; 4]>::default());
}
