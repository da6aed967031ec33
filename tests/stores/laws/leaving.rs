//! Deleting a person: nothing of them remains, and everything else is as if someone else had played.

use std::collections::BTreeMap;

use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::limits::{Bucket, BucketOwner, Cost};
use kuzhi_domain::matches::{Actor, ChallengeHistory, Intent, Match, MatchSetup, Pair, Scope, Seat, decide};
use kuzhi_domain::people::{Against, HistoryFilter, Personal, Played};
use kuzhi_domain::rating::{By, Chart, FromLine, Span, Standing};
use kuzhi_domain::settings::{HouseRule, HouseRules, Pings, Preference, Preferences};
use kuzhi_domain::study::{Note, Solver};
use kuzhi_domain::tournaments::{Presence, Tournament, TournamentKind};
use kuzhi_domain::{GuildId, Language, MessageId, PlayerId};
use kuzhi_memory_store::MemoryStore;
use kuzhi_search::Level;
use kuzhi_store::{Delivered, LookupStore, RemovalOutcome, Store, Usage, personal_record};

use super::feeds::{posted, reminded};
use super::reviews::review;
use super::tournaments::{SWISS, announced, keep_entered, keep_ladder, keep_played, tournament};
use crate::matches::{
    ASHA, BANU, CHANNEL, CHITRA, GUILD, PLACE, accepted, against_bot, at, between, challenge, chance, id,
    keep, keep_timed_out, keep_won_at, then, to_the_end, voted, with,
};

/// IDs like Discord's: none is part of another one.
pub(crate) const WHO: PlayerId = PlayerId(1_150_000_000_000_000_001);
pub(crate) const NAME: &str = "Asha of the long name";
const DEVI: PlayerId = PlayerId(1_004);
const SCOPES: [Scope; 2] = [Scope::Guild(GUILD), Scope::Everywhere];

pub(crate) fn leaving() -> Erasure {
    Erasure::new(WHO, 5)
}

/// Stores something of every kind about them, and about others.
pub(crate) fn fill(store: &dyn Store) {
    let people = [WHO, BANU, CHITRA, DEVI];
    let mut draw = chance(9);
    for number in 0..60_u64 {
        let one = if number % 3 == 0 { 1 + draw() % 3 } else { 0 };
        let other = (one + 1 + draw() % 3) % 4;
        let ended = if number % 9 == 0 { 5 } else { number * 1_000_000 };
        keep_won_at(store, number, [people[one], people[other]], PLACE, ended);
    }
    keep_timed_out(store, 100, [BANU, WHO], 40);
    // Challenges without a match, from and to them.
    for (number, pair) in [(101, [WHO, CHITRA]), (102, [BANU, WHO])] {
        let open = between(number, 10, pair, PLACE);
        keep(store, &open).unwrap();
        keep(store, &then(&open, pair[0], Intent::Cancel, 11)).unwrap();
    }
    let played = with(against_bot(103, 0), |setup| {
        let seats = [Seat::Person(WHO), Seat::Bot(Level::default())];
        let begun = MatchSetup::played(setup.game, seats, &[], at(0)).unwrap();
        setup.stage = begun.stage;
    });
    keep(store, &played).unwrap();
    for version in to_the_end(&played, chance(5)) {
        keep(store, &version).unwrap();
    }
    // Where a channel plays, their votes are kept: in one that goes on, and in one that is over.
    keep(store, &voted(104, &[BANU, WHO])).unwrap();
    let begun = voted(105, &[WHO, BANU]);
    keep(store, &begun).unwrap();
    keep(store, &then(&begun, WHO, Intent::EndVote, 12)).unwrap();
    for number in 0..60 {
        let version = store.load(id(number)).unwrap().unwrap().version();
        let delivered = Delivered { board: Some(MessageId(9)), version, ..Delivered::default() };
        store.save_delivered(id(number), delivered).unwrap();
    }
    store.save_name(WHO, NAME).unwrap();
    store.save_name(BANU, "Banu").unwrap();
    store.save_language(WHO, Language::Tamil).unwrap();
    let quiet = Preferences::default().with(Preference::Pings(Pings::Off));
    store.save_preferences(WHO, &quiet).unwrap();
    store.save_preferences(BANU, &quiet).unwrap();
    let solver = Solver { version: 1, solved: 3, looked_through: vec![id(0)], ..Solver::default() };
    let note = Note::default().with_text("Watch pit 3.");
    store.save_note(WHO, id(1), &note).unwrap();
    store.save_note(BANU, id(1), &note).unwrap();
    assert!(store.save_solver(WHO, &solver).unwrap() && store.save_solver(BANU, &solver).unwrap());
    assert!(store.save_server_feed(GUILD, &posted(&[WHO, BANU])).unwrap());
    assert!(store.save_person_feed(WHO, &reminded()).unwrap());
    store.save_review(id(1), &review("mangala", 8)).unwrap();
    let strict = HouseRules::default().with(HouseRule::KeepOut(vec![CHITRA, WHO]));
    store.save_house_rules(GUILD, &strict).unwrap();
    keep_played(store, 1, &[WHO, BANU, CHITRA, DEVI]);
    keep_ladder(store, 2, &[WHO, BANU]);
    keep_entered(store, announced(3, 9_000, GUILD, TournamentKind::Ladder), &[BANU]);
    let of_theirs = Tournament { organiser: WHO, ..announced(4, 9_500, GUILD, SWISS) };
    keep_entered(store, of_theirs, &[BANU, WHO]);
    let bucket = |owner| Usage::Bucket(owner, Cost::Hint, Bucket { full: at(u64::MAX) });
    let pair = |challenger, invited| {
        let used = ChallengeHistory { challenges: 2, declined: 0, last: at(5), until: at(6) };
        Usage::Challenges(Pair { challenger, invited }, used)
    };
    let used = [
        bucket(BucketOwner::Person(WHO)),
        bucket(BucketOwner::Person(BANU)),
        pair(WHO, BANU),
        pair(BANU, WHO),
        pair(BANU, CHITRA),
        Usage::Left(WHO, at(7)),
    ];
    store.save_usage(&used, &[]).unwrap();
}

/// Whether the use of a limit is theirs, or concerns them.
fn is_theirs(usage: &Usage) -> bool {
    match usage {
        Usage::Bucket(owner, ..) => *owner == BucketOwner::Person(WHO),
        Usage::Challenges(pair, _) => [pair.challenger, pair.invited].contains(&WHO),
        Usage::Left(who, _) => *who == WHO,
    }
}

/// Lets their limits lapse, as they do by themselves.
pub(crate) fn lapse(store: &dyn Store) {
    let theirs: Vec<_> = store.usage().unwrap().iter().filter(|one| is_theirs(one)).map(Usage::key).collect();
    assert_eq!(theirs.len(), 4, "leaving lifts no limit");
    store.save_usage(&[], &theirs).unwrap();
}

/// Deletes a person, as start-up or a command does.
pub(crate) fn forget(store: &dyn Store, leaving: Erasure) {
    store.begin_leaving(leaving).unwrap();
    assert_eq!(store.leaving().unwrap(), [leaving]);
    assert_eq!(store.forget(leaving).unwrap(), RemovalOutcome::All);
    assert_eq!(store.leaving().unwrap(), []);
}

fn past(store: &dyn Store, player: PlayerId) -> Vec<Match> {
    store.past(&HistoryFilter { player, game: None, against: Against::Anybody }, 0, 999).unwrap()
}

pub(crate) fn nothing_is_left_of_whoever_leaves(store: &dyn Store) {
    fill(store);
    forget(store, leaving());
    assert_eq!((store.name_of(WHO).unwrap(), store.language_of(WHO).unwrap()), (None, None));
    assert_eq!(store.preferences(WHO).unwrap(), Preferences::default());
    assert_eq!((past(store, WHO), store.live_of(WHO).unwrap()), (vec![], vec![]));
    assert_eq!(store.matches_of(WHO).unwrap(), []);
    assert!(store.careers(WHO).unwrap().is_empty());
    assert_eq!([WHO, BANU].map(|one| store.solver(one).unwrap().solved), [0, 3]);
    assert_eq!([WHO, BANU].map(|one| store.notes_of(one).unwrap().len()), [0, 1]);
    for other in [BANU, CHITRA, DEVI] {
        assert!(!store.have_played(WHO, other).unwrap());
    }
    for scope in SCOPES {
        assert_eq!(store.standing_of(scope, "mangala", WHO).unwrap(), None);
        let standings = store.standings(scope, "mangala").unwrap();
        assert!(standings.iter().all(|one| one.player != WHO));
    }
    lapse(store);
    for kind in Personal::ALL {
        let record = personal_record(store, WHO, kind).unwrap().to_string();
        assert!(!record.contains(NAME) && !record.contains(&WHO.to_string()), "{kind:?}: {record}");
    }
}

pub(crate) fn what_others_have_stays_with_them(store: &dyn Store) {
    fill(store);
    let careers = |player| {
        let played = store.careers(player).unwrap().remove("mangala").unwrap();
        let facts = |one: &Played| (one.id, one.score, one.rating.map(f32::round));
        played.played().iter().map(facts).collect::<Vec<_>>()
    };
    let rated = |player| {
        SCOPES.map(|scope| {
            let standing = store.standing_of(scope, "mangala", player).unwrap();
            standing.map(|one| (one.won, one.lost, one.opponents, one.rating.value().to_bits()))
        })
    };
    let others = [BANU, CHITRA, DEVI];
    let before = others.map(|player| (careers(player), rated(player), past(store, player).len()));
    let versions: BTreeMap<_, _> = past(store, BANU).iter().map(|one| (one.id(), one.version())).collect();
    forget(store, leaving());
    let after = others.map(|player| (careers(player), rated(player), past(store, player).len()));
    assert_eq!(before, after);
    assert!(store.have_played(leaving().stand_in, BANU).unwrap());
    let with_stand_in =
        HistoryFilter { player: BANU, game: None, against: Against::Person(leaving().stand_in) };
    let met = store.past(&with_stand_in, 0, 999).unwrap();
    assert!(met.len() > 5, "{}", met.len());
    for one in &met {
        assert_eq!(one.version(), versions[&one.id()] + 1, "whoever goes on from before is refused");
        assert_eq!(store.load(one.id()).unwrap().as_ref(), Some(one));
        let delivered = store.delivered(one.id()).unwrap();
        assert!(delivered.version == 0 || delivered.version == one.version(), "nobody is told of it");
    }
    assert_eq!(store.name_of(BANU).unwrap().as_deref(), Some("Banu"));
    assert_ne!(store.preferences(BANU).unwrap(), Preferences::default());
    assert_eq!(store.usage().unwrap().len(), 6);
}

pub(crate) fn votes_of_whoever_leaves_are_a_stand_ins(store: &dyn Store) {
    fill(store);
    assert!([104, 105].map(id).iter().all(|one| store.matches_of(WHO).unwrap().contains(one)));
    let find = |number| store.load(id(number)).unwrap().unwrap();
    let before = [104, 105].map(find);
    assert!(before.iter().all(|one| one.has_vote_of(WHO)));
    forget(store, leaving());
    let after = [104, 105].map(find);
    for (before, after) in before.iter().zip(&after) {
        assert_eq!(Some(after), before.left_by(leaving()).as_ref());
        assert!(after.has_vote_of(leaving().stand_in) && after.has_vote_of(BANU));
    }
    assert!(after[0].is_live(), "a vote goes on without them");
    assert_eq!(store.live_in(CHANNEL).unwrap(), [after[0].clone()]);
}

pub(crate) fn whoever_leaves_is_still_kept_out(store: &dyn Store) {
    fill(store);
    forget(store, leaving());
    let check = || {
        let rules = store.house_rules(GUILD).unwrap();
        assert!(rules.keeps_out(WHO) && rules.keeps_out(CHITRA) && !rules.keeps_out(BANU));
        assert!(rules.kept_out.len() == 2 && !rules.kept_out.contains(&WHO), "without their id");
        assert!(!rules.kept_out.contains(&leaving().stand_in), "and not as in their matches");
        assert_eq!(store.kept_out_on(WHO).unwrap(), [GUILD]);
        rules
    };
    check();
    forget(store, Erasure::new(WHO, 6));
    let let_in = check().with(HouseRule::LetPlay(vec![WHO]));
    store.save_house_rules(GUILD, &let_in).unwrap();
    assert_eq!(store.kept_out_on(WHO).unwrap(), []);
}

/// Returns all lines of a leaderboard with their ranks.
fn lines(store: &dyn Store, scope: Scope, by: By) -> Vec<(u64, Standing)> {
    let chart = Chart { scope, game: "mangala", span: Span::Ever, number: 0, by };
    store.page(&chart, FromLine::Top, 99).unwrap().lines
}

pub(crate) fn whoever_has_left_is_on_no_leaderboard(store: &dyn Store) {
    fill(store);
    for scope in SCOPES {
        assert!(lines(store, scope, By::Games).iter().any(|(_, one)| one.player == WHO), "they were there");
    }
    let undone = past(store, WHO).into_iter().find(|one| one.result().is_some()).unwrap().id();
    forget(store, leaving());
    let check = || {
        let measures = [By::Rating, By::Games, By::Wins];
        for (scope, by) in SCOPES.into_iter().flat_map(|scope| measures.map(|by| (scope, by))) {
            let shown = lines(store, scope, by);
            assert!(shown.iter().all(|(_, one)| !one.player.has_left() && one.player != WHO));
            assert_eq!(shown.len(), 3);
            let places: Vec<u64> = shown.iter().map(|(place, _)| *place).collect();
            assert!(places[0] == 1 && places.is_sorted() && places[2] <= 3, "{places:?}");
        }
    };
    check();
    // A later result, or one that no longer counts, does not change that.
    let over = store.load(undone).unwrap().unwrap();
    keep(store, &decide(&over, Actor::Operator, Intent::Void, at(1)).unwrap()).unwrap();
    check();
    keep_won_at(store, 500, [BANU, CHITRA], PLACE, 90_000_000_000);
    check();
}

pub(crate) fn tournaments_keep_a_stand_in_for_whoever_leaves(store: &dyn Store) {
    fill(store);
    let find = |number| store.tournament(tournament(number)).unwrap().unwrap();
    let before = [1, 2, 3, 4].map(find);
    assert_eq!(store.tournaments_with(WHO).unwrap().len(), 3);
    forget(store, leaving());
    let after = [1, 2, 3, 4].map(find);
    assert_eq!(store.tournaments_with(WHO).unwrap(), []);
    let named: Vec<_> = [0, 1, 3].map(|at| before[at].anonymised(leaving()).unwrap()).into();
    assert_eq!([&after[0], &after[1], &after[3]], [&named[0], &named[1], &named[2]]);
    assert_eq!(after[2], before[2], "others are as they were");
    let stand_in = leaving().stand_in;
    let entrant = after[0].entrant(stand_in).unwrap();
    assert_eq!(after[0].player(entrant).unwrap().presence, Presence::Withdrawn);
    assert_eq!((after[1].ladder.places(), after[3].organiser), (&[BANU][..], stand_in));
    let with_stand_in = store.tournaments_with(stand_in).unwrap();
    assert_eq!(with_stand_in, [&named[2], &named[1], &named[0]].map(Clone::clone));
    assert_eq!(store.tournaments_with(BANU).unwrap().len(), 4);
    assert_eq!(store.live_tournaments().unwrap().len(), 4);
    let late = Tournament { version: before[1].version + 1, ..before[1].clone() };
    assert!(!store.save_tournament(&late).unwrap(), "whoever goes on from before is refused");
}

/// Ratings, encounters and results follow from the matches.
pub(crate) fn ratings_are_what_the_matches_make_them(store: &dyn Store) {
    fill(store);
    forget(store, leaving());
    let anew = MemoryStore::new();
    for player in [leaving().stand_in, BANU, CHITRA, DEVI] {
        for one in past(store, player) {
            if anew.load(one.id()).unwrap().is_none() {
                let first = with(one, |setup| setup.version = 1);
                keep(&anew, &first).unwrap();
            }
        }
    }
    for scope in SCOPES {
        let [kept, due] = [store, &anew as &dyn Store].map(|store| {
            let mut all = store.standings(scope, "mangala").unwrap();
            all.sort_by_key(|one| one.player);
            all.into_iter()
                .map(|one| (one.player, one.won, one.opponents, one.rating.value().round()))
                .collect::<Vec<_>>()
        });
        assert_eq!(kept, due);
        for one in past(store, BANU) {
            let Some(over) = one.over() else { continue };
            let change = |store: &dyn Store| {
                let change = store.change_by(scope, "mangala", one.id(), over.ended()).unwrap();
                change.map(|change| change.after.map(|after| (after.player, after.rating.value().round())))
            };
            assert_eq!(change(store), change(&anew));
        }
    }
}

pub(crate) fn open_matches_have_to_end_first(store: &dyn Store) {
    let open = between(1, 0, [BANU, WHO], PLACE);
    keep(store, &open).unwrap();
    store.begin_leaving(leaving()).unwrap();
    assert_eq!(store.forget(leaving()).unwrap(), RemovalOutcome::StillPlaying);
    let begun = accepted(&open, 1);
    keep(store, &begun).unwrap();
    assert_eq!(store.forget(leaving()).unwrap(), RemovalOutcome::StillPlaying);
    assert_eq!(store.matches_of(WHO).unwrap(), [id(1)], "nothing was changed");
    // The stand-in for them is chosen once.
    store.begin_leaving(Erasure::new(WHO, 99)).unwrap();
    assert_eq!(store.leaving().unwrap(), [leaving()]);
    let wish = Intent::BreakOff { leaving: Some(leaving()) };
    let over = decide(&begun, Actor::Clock, wish, at(9)).unwrap();
    keep(store, &over).unwrap();
    assert_eq!((store.live_of(WHO).unwrap(), store.live_of(BANU).unwrap()), (vec![], vec![]));
    assert_eq!(past(store, BANU), std::slice::from_ref(&over));
    assert_eq!(store.forget(leaving()).unwrap(), RemovalOutcome::All);
    assert_eq!(store.load(id(1)).unwrap(), Some(over));
}

pub(crate) fn whoever_left_can_begin_anew_and_leave_again(store: &dyn Store) {
    fill(store);
    forget(store, leaving());
    store.save_name(WHO, NAME).unwrap();
    keep_won_at(store, 600, [WHO, BANU], PLACE, 99_000_000_000);
    assert_eq!(store.matches_of(WHO).unwrap(), [id(600)]);
    assert_eq!(store.standing_of(Scope::Everywhere, "mangala", WHO).unwrap().unwrap().won, 1);
    let again = Erasure::new(WHO, 6);
    forget(store, again);
    assert_eq!(store.matches_of(WHO).unwrap(), []);
    assert_eq!(past(store, again.stand_in).len(), 1);
    assert_eq!(past(store, BANU).iter().filter(|one| one.involves(leaving().stand_in)).count(), {
        let before = past(store, leaving().stand_in);
        before.iter().filter(|one| one.involves(BANU)).count()
    });
    // ID 0 is no person, and concerns nobody.
    forget(store, Erasure::new(PlayerId(77), 7));
}

pub(crate) fn servers_are_noted_and_forgotten(store: &dyn Store) {
    keep(store, &challenge(1, 0)).unwrap();
    store.save_house_rules(GuildId(5), &HouseRules::default().with(HouseRule::Pings(false))).unwrap();
    let mut guilds = store.guilds().unwrap();
    guilds.sort();
    assert_eq!(guilds, [GuildId(5), GUILD]);
    store.record_left_guild(GuildId(5), Some(at(7))).unwrap();
    store.record_left_guild(GuildId(6), Some(at(8))).unwrap();
    store.record_left_guild(GuildId(6), None).unwrap();
    assert_eq!(store.left_guilds().unwrap(), BTreeMap::from([(GuildId(5), at(7))]));
    store.forget_guild(GuildId(5)).unwrap();
    assert_eq!(store.house_rules(GuildId(5)).unwrap(), HouseRules::default());
    assert!(store.left_guilds().unwrap().is_empty());
    assert_eq!(store.guilds().unwrap(), [GUILD]);
    assert_eq!(store.name_of(ASHA).unwrap(), None);
}
