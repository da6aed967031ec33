//! What a request needs is the same, whether read at once or piece by piece.

use std::collections::BTreeMap;

use kuzhi_domain::matches::{Intent, Match, Place, Scope};
use kuzhi_domain::settings::{HouseRule, HouseRules, Pings, Preference, Preferences};
use kuzhi_domain::{GuildId, InteractionId, Language, MessageId, PlayerId};
use kuzhi_engine::Game;
use kuzhi_store::{Delivered, Lookup, LookupRequest, PersonSettings, Store};

use crate::matches::{
    ASHA, BANU, CHANNEL, CHITRA, GUILD, PLACE, accepted, against_bot, at, between, challenge, id, keep,
    keep_for, keep_won, then, with,
};

const OTHER_GUILD: GuildId = GuildId(GUILD.0 + 1);

fn quiet() -> Preferences {
    Preferences::default().with(Preference::Pings(Pings::Off))
}

fn rules() -> HouseRules {
    HouseRules::default().with(HouseRule::KeepOut(vec![PlayerId(9)]))
}

fn delivered(version: u64) -> Delivered {
    Delivered { version, board: Some(MessageId(8)), ..Delivered::default() }
}

/// Asha has won against Banu before, and has set something; now Banu challenges Chitra.
fn set_up(store: &dyn Store) -> Match {
    keep_won(store, 1, [ASHA, BANU], PLACE);
    store.save_preferences(BANU, &quiet()).unwrap();
    store.save_language(BANU, Language::Tamil).unwrap();
    store.save_language(ASHA, Language::Turkish).unwrap();
    for (player, name) in [(ASHA, "Asha"), (BANU, "Banu")] {
        store.save_name(player, name).unwrap();
    }
    store.save_house_rules(GUILD, &rules()).unwrap();
    let open = between(2, 50, [BANU, CHITRA], PLACE);
    keep_for(store, &open, 77, 50).unwrap();
    store.save_delivered(id(2), delivered(1)).unwrap();
    open
}

fn banu() -> PersonSettings {
    PersonSettings { preferences: quiet(), language: Some(Language::Tamil) }
}

pub(crate) fn what_a_request_needs_is_found_at_once(store: &dyn Store) {
    let open = set_up(store);
    let wanted = LookupRequest {
        id: Some(id(2)),
        interaction: Some(InteractionId(78)),
        people: vec![ASHA],
        names: vec![ASHA, CHITRA],
        guild: Some(OTHER_GUILD),
        ..LookupRequest::default()
    };
    let standing = |player| store.standing_of(Scope::Guild(GUILD), "mangala", player).unwrap().unwrap();
    let asha = PersonSettings { language: Some(Language::Turkish), ..PersonSettings::default() };
    let expected = Lookup {
        current: Some(open),
        delivered: delivered(1),
        people: BTreeMap::from([(ASHA, asha), (BANU, banu()), (CHITRA, PersonSettings::default())]),
        names: BTreeMap::from([(ASHA, "Asha".to_owned())]),
        house_rules: BTreeMap::from([(GUILD, rules()), (OTHER_GUILD, HouseRules::default())]),
        standings: [ASHA, BANU].map(|player| (player, standing(player))).into(),
        ..Lookup::default()
    };
    assert_eq!(store.look_up(&wanted).unwrap(), expected);
}

pub(crate) fn what_a_result_has_changed_is_found_with_it(store: &dyn Store) {
    let over = keep_won(store, 1, [ASHA, BANU], PLACE);
    let found = store.look_up(&LookupRequest { id: Some(id(1)), ..LookupRequest::default() }).unwrap();
    let change =
        store.change_by(Scope::Guild(GUILD), "mangala", id(1), over.result().unwrap().ended).unwrap();
    assert!(change.is_some());
    assert_eq!((found.change, found.standings), (change, BTreeMap::new()));
    // In direct messages it is the one on the global leaderboard.
    let private = Place { guild: None, channel: CHANNEL };
    let over = keep_won(store, 2, [ASHA, BANU], private);
    let found = store.look_up(&LookupRequest { id: Some(id(2)), ..LookupRequest::default() }).unwrap();
    let change = store.change_by(Scope::Everywhere, "mangala", id(2), over.result().unwrap().ended).unwrap();
    assert_eq!((found.change, found.house_rules), (change, BTreeMap::new()));
    // Matches against the bot are not rated.
    keep(store, &against_bot(3, 0)).unwrap();
    let found = store.look_up(&LookupRequest { id: Some(id(3)), ..LookupRequest::default() }).unwrap();
    assert_eq!((found.change, found.standings), (None, BTreeMap::new()));
}

pub(crate) fn a_repeated_interaction_shows_its_match(store: &dyn Store) {
    let open = set_up(store);
    let other = challenge(3, 60);
    keep(store, &other).unwrap();
    for name in [id(2), id(3), id(4)] {
        let wanted = LookupRequest {
            id: Some(name),
            interaction: Some(InteractionId(77)),
            ..LookupRequest::default()
        };
        let found = store.look_up(&wanted).unwrap();
        assert_eq!(found.repeated.as_ref(), Some(&open));
        assert_eq!(found.current, store.load(name).unwrap());
        assert_eq!(found.delivered, delivered(1), "what is beside the repeated one");
        assert_eq!(found.people, BTreeMap::from([(BANU, banu()), (CHITRA, PersonSettings::default())]));
    }
}

pub(crate) fn what_is_beside_a_known_match_is_found(store: &dyn Store) {
    let open = set_up(store);
    let begun = accepted(&open, 60);
    let found = store.look_up(&LookupRequest { known: Some(begun), ..LookupRequest::default() }).unwrap();
    assert_eq!((found.current, found.repeated), (None, None));
    assert_eq!((found.delivered, found.standings.len()), (delivered(1), 1));
    assert_eq!(found.house_rules, BTreeMap::from([(GUILD, rules())]));
    // Also together with one that is about to be stored.
    let next = with(challenge(9, 70), |setup| setup.place.guild = Some(OTHER_GUILD));
    let found = store.look_up(&LookupRequest { known: Some(next), ..LookupRequest::default() }).unwrap();
    assert_eq!((found.delivered, found.standings), (Delivered::default(), BTreeMap::new()));
    assert_eq!(found.people.len(), 2);
    assert_eq!(found.people[&BANU], banu());
}

pub(crate) fn live_matches_are_found_for_all_who_are_asked_about(store: &dyn Store) {
    let open = set_up(store);
    keep(store, &challenge(5, 20)).unwrap();
    let gone = challenge(6, 30);
    keep(store, &gone).unwrap();
    keep(store, &then(&gone, ASHA, Intent::Cancel, 31)).unwrap();
    let wanted =
        LookupRequest { id: Some(id(2)), people: vec![ASHA], live: true, ..LookupRequest::default() };
    let live = store.look_up(&wanted).unwrap().live;
    let of = |player: PlayerId| live[&player].iter().map(|one| one.id().get()).collect::<Vec<_>>();
    assert_eq!((of(ASHA), of(BANU), of(CHITRA)), (vec![5], vec![5, 2], vec![2]));
    assert_eq!(live[&CHITRA], [open]);
    assert_eq!(live.len(), 3);
    let mangala = vec![Game::default()];
    let finished = BTreeMap::from([(ASHA, mangala.clone()), (BANU, mangala), (CHITRA, Vec::new())]);
    assert_eq!(store.look_up(&wanted).unwrap().finished, finished);
    let found = store.look_up(&LookupRequest { live: false, ..wanted }).unwrap();
    assert_eq!((found.live, found.finished), (BTreeMap::new(), BTreeMap::new()));
}

pub(crate) fn who_is_unknown_has_the_usual(store: &dyn Store) {
    assert_eq!(store.look_up(&LookupRequest::default()).unwrap(), Lookup::default());
    let wanted = LookupRequest {
        id: Some(id(1)),
        interaction: Some(InteractionId(1)),
        people: vec![ASHA, ASHA],
        names: vec![ASHA],
        guild: Some(GUILD),
        live: true,
        ..LookupRequest::default()
    };
    let expected = Lookup {
        people: BTreeMap::from([(ASHA, PersonSettings::default())]),
        house_rules: BTreeMap::from([(GUILD, HouseRules::default())]),
        live: BTreeMap::from([(ASHA, Vec::new())]),
        finished: BTreeMap::from([(ASHA, Vec::new())]),
        ..Lookup::default()
    };
    assert_eq!(store.look_up(&wanted).unwrap(), expected);
    keep_won(store, 2, [ASHA, BANU], PLACE);
    let expected = Lookup { finished: BTreeMap::from([(ASHA, vec![Game::default()])]), ..expected };
    let _still = at(0);
    assert_eq!(store.look_up(&wanted).unwrap(), expected);
}
