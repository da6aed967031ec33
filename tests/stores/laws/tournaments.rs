//! Tournaments.

use std::thread;

use kuzhi_domain::clock::{TimeControl, TimeOff};
use kuzhi_domain::people::Personal;
use kuzhi_domain::tournaments::{
    Announcement, MatchFact, News, SeasonCounts, SeasonRules, Tournament, TournamentActor, TournamentFacts,
    TournamentIntent, TournamentKind, TournamentRules, TournamentStage,
};
use kuzhi_domain::{ChannelId, GuildId, PlayerId, TournamentId};
use kuzhi_engine::Side;
use kuzhi_store::{Store, personal_record};
use serde_json::Value;

use crate::matches::{ASHA, BANU, CHANNEL, CHITRA, GUILD, at};

/// Whoever announces them.
pub(crate) const HOST: PlayerId = PlayerId(1_010);

/// Somebody who is asked for, and organises nothing.
const DEVI: PlayerId = PlayerId(1_004);

pub(crate) const SWISS: TournamentKind = TournamentKind::Swiss { rounds: Some(3) };

pub(crate) fn tournament(number: u64) -> TournamentId {
    TournamentId::from_random(number)
}

/// A tournament that was just announced.
pub(crate) fn announced(number: u64, made: u64, guild: GuildId, kind: TournamentKind) -> Tournament {
    let rules = TournamentRules {
        name: "Friday \"night\" 🌙".to_owned(),
        kind,
        game: "mangala end=no-move".parse().expect("there is such a game"),
        clock: TimeControl::Hours(12),
        rated: true,
        takebacks: true,
        time_off: TimeOff::Nothing,
        check_in: false,
        byes: 1,
        begins: at(made + 1_000),
        most: 12,
        role: None,
        season: None,
    };
    Tournament::announce(tournament(number), (guild, CHANNEL), HOST, rules, at(made))
}

/// The same in the season of the tournament with this number.
fn of_season(mut one: Tournament, number: u64) -> Tournament {
    let rules = SeasonRules { tournaments: 10, best: 7, counts: SeasonCounts::Points };
    (one.rules.season, one.season) = (Some(rules), Some(tournament(number)));
    one
}

/// The next version, as somebody wants it.
pub(crate) fn decided(before: &Tournament, who: PlayerId, intent: TournamentIntent, now: u64) -> Tournament {
    let actor = TournamentActor { who, manages: false, is_guest: false };
    before.decide(actor, intent, at(now)).expect("they may")
}

pub(crate) fn joined(before: &Tournament, who: PlayerId) -> Tournament {
    decided(before, who, TournamentIntent::Join { has_role: true }, before.made.as_millis() + 1)
}

/// Stores a tournament and all its versions up to one with these players.
pub(crate) fn keep_entered(store: &dyn Store, mut one: Tournament, players: &[PlayerId]) -> Tournament {
    assert!(store.save_tournament(&one).unwrap());
    for &player in players {
        one = joined(&one, player);
        assert!(store.save_tournament(&one).unwrap());
    }
    one
}

/// Stores a Swiss with a round that was played, a round that is played, and everything that it can note.
pub(crate) fn keep_played(store: &dyn Store, number: u64, players: &[PlayerId]) -> Tournament {
    let made = number * 1_000;
    let mut one = keep_entered(store, of_season(announced(number, made, GUILD, SWISS), number), players);
    let keep = |next: Tournament| {
        assert!(store.save_tournament(&next).unwrap(), "version {} follows", next.version);
        next
    };
    let pair = [players[0], players[1]];
    one = keep(decided(&one, HOST, TournamentIntent::Forbid(pair), made + 2));
    one = keep(one.advance(&TournamentFacts::default(), at(made + 1_000)).expect("it begins"));
    for game in one.clone().games() {
        for side in Side::ALL {
            let who = one.person(game.pairing.at(side));
            one = keep(decided(&one, who, TournamentIntent::Ready(Some(game.id)), made + 1_001));
        }
    }
    let won = one.playing().map(|game| (game.id, MatchFact::Over(Some(Side::South)))).collect();
    let facts = TournamentFacts { matches: won, ..TournamentFacts::default() };
    one = keep(one.advance(&facts, at(made + 1_002)).expect("a round ends, and another begins"));
    let reason = "They asked to be\nlet go.".to_owned();
    let remove = TournamentIntent::Remove { player: players[2], reason };
    one = keep(decided(&one, HOST, remove, made + 1_003));
    keep(decided(&one, HOST, TournamentIntent::Pause, made + 1_004))
}

/// Stores a ladder with a challenge that nobody has answered.
pub(crate) fn keep_ladder(store: &dyn Store, number: u64, players: &[PlayerId]) -> Tournament {
    let made = number * 1_000;
    let one = keep_entered(store, announced(number, made, GUILD, TournamentKind::Ladder), players);
    let challenge = TournamentIntent::Challenge(players[0]);
    let next = decided(&one, players[1], challenge, made + 5);
    assert!(store.save_tournament(&next).unwrap());
    next
}

/// Stores the next version of a tournament: stopped, with everything told.
fn keep_stopped(store: &dyn Store, before: &Tournament) -> Tournament {
    let stop = TournamentIntent::Stop { reason: "Rain.".to_owned() };
    let stopped = decided(before, HOST, stop, before.made.as_millis() + 9);
    assert!(store.save_tournament(&stopped).unwrap());
    let told = Tournament { version: stopped.version + 1, ..stopped.without_news() };
    assert!(store.save_tournament(&told).unwrap());
    told
}

fn ids(found: &[Tournament]) -> Vec<u64> {
    found.iter().map(|one| one.id.get()).collect()
}

pub(crate) fn it_is_loaded_as_it_was_saved(store: &dyn Store) {
    assert_eq!(store.tournament(tournament(1)).unwrap(), None);
    let swiss = keep_played(store, 1, &[ASHA, BANU, CHITRA, DEVI, HOST]);
    assert!(swiss.rounds.len() == 2 && swiss.paused.is_some() && !swiss.posts.news.is_empty());
    let ladder = keep_ladder(store, 2, &[ASHA, BANU]);
    assert_eq!(store.tournament(tournament(1)).unwrap(), Some(swiss));
    assert_eq!(store.tournament(tournament(2)).unwrap(), Some(ladder));
    assert_eq!(store.tournament(tournament(3)).unwrap(), None);
    let greatest = announced(u64::MAX, 5, GuildId(7), SWISS);
    let mut greatest = Tournament { seed: u64::MAX, ..greatest };
    greatest.posts.channel = ChannelId(u64::MAX >> 1);
    assert!(store.save_tournament(&greatest).unwrap());
    assert_eq!(store.tournament(greatest.id).unwrap(), Some(greatest));
}

pub(crate) fn of_two_versions_that_follow_one_is_refused(store: &dyn Store) {
    let first = announced(1, 0, GUILD, SWISS);
    let [second, other] = [ASHA, BANU].map(|who| joined(&first, who));
    assert!(!store.save_tournament(&second).unwrap(), "there is no first one");
    assert_eq!((store.tournament(first.id).unwrap(), store.live_tournaments().unwrap()), (None, vec![]));
    assert!(store.save_tournament(&first).unwrap());
    let another = Tournament { organiser: ASHA, ..first.clone() };
    assert!(!store.save_tournament(&another).unwrap(), "the id is taken");
    assert!(!store.save_tournament(&Tournament { version: 3, ..second.clone() }).unwrap());
    assert!(store.save_tournament(&second).unwrap());
    assert!(!store.save_tournament(&other).unwrap());
    assert_eq!(store.tournament(first.id).unwrap(), Some(second));
    assert!(ids(&store.tournaments_with(BANU).unwrap()).is_empty(), "what is refused leaves nothing");
    assert!(ids(&store.tournaments_with(HOST).unwrap()) == [1]);
}

pub(crate) fn what_could_not_have_come_about_is_not_saved(store: &dyn Store) {
    type Change = fn(&mut Tournament);
    let open = keep_entered(store, announced(1, 1_000, GUILD, SWISS), &[ASHA, BANU, CHITRA, DEVI]);
    let next = Tournament { version: open.version + 1, ..open.clone() };
    let begun = open.advance(&TournamentFacts::default(), at(2_000)).expect("it begins");
    let changes: [(&Tournament, Change); 6] = [
        (&next, |one| one.players[1] = one.players[0]),
        (&next, |one| one.rules.name = "x".repeat(10_000)),
        (&next, |one| one.rules.most = 60_000),
        (&next, |one| one.forbidden = vec![[ASHA, BANU]; 2]),
        (&begun, |one| one.rounds[0].games[0].pairing.north = one.rounds[0].games[0].pairing.south),
        (&begun, |one| one.rounds[0].games[1] = one.rounds[0].games[0]),
    ];
    for (from, change) in changes {
        let mut impossible = from.clone();
        change(&mut impossible);
        let why = store.save_tournament(&impossible).unwrap_err().to_string();
        assert!(why.contains("there can be no such tournament"), "{why}");
    }
    let greatest = Tournament { version: u64::MAX, ..announced(2, 1_000, GUILD, SWISS) };
    assert!(store.save_tournament(&greatest).is_err());
    assert_eq!(store.tournament(open.id).unwrap(), Some(open));
}

pub(crate) fn many_enter_at_once_and_none_is_lost(store: &dyn Store) {
    let first = announced(1, 0, GUILD, SWISS);
    assert!(store.save_tournament(&first).unwrap());
    let enter = |who: u64| {
        loop {
            let before = store.tournament(first.id).unwrap().unwrap();
            if store.save_tournament(&joined(&before, PlayerId(who))).unwrap() {
                return;
            }
        }
    };
    thread::scope(|scope| {
        for who in 1..=8 {
            scope.spawn(move || enter(who));
        }
    });
    let entered = store.tournament(first.id).unwrap().unwrap();
    assert_eq!((entered.version, entered.players.len()), (9, 8));
    for who in 1..=8 {
        assert_eq!(ids(&store.tournaments_with(PlayerId(who)).unwrap()), [1]);
    }
}

pub(crate) fn the_last_one_of_a_server_comes_first(store: &dyn Store) {
    let other = GuildId(GUILD.0 + 1);
    for (number, made, guild) in
        [(3, 10, GUILD), (1, 30, GUILD), (5, 20, GUILD), (9, 20, GUILD), (4, 25, other)]
    {
        assert!(store.save_tournament(&announced(number, made, guild, SWISS)).unwrap());
    }
    let all = |guild, most| ids(&store.tournaments_of(guild, most).unwrap());
    assert_eq!(all(GUILD, 99), [1, 9, 5, 3]);
    assert_eq!((all(GUILD, 2), all(GUILD, 0)), (vec![1, 9], vec![]));
    assert_eq!((all(other, 99), all(GuildId(5), 99)), (vec![4], vec![]));
    let before = store.tournament(tournament(5)).unwrap().unwrap();
    keep_stopped(store, &before);
    assert_eq!(all(GUILD, 99), [1, 9, 5, 3], "also when it is over");
}

pub(crate) fn those_that_are_not_finished_are_listed(store: &dyn Store) {
    for (number, made) in [(3, 10), (1, 30), (9, 20), (5, 20)] {
        assert!(store.save_tournament(&announced(number, made, GUILD, SWISS)).unwrap());
    }
    let live = || ids(&store.live_tournaments().unwrap());
    assert_eq!(live(), [3, 5, 9, 1], "the first one comes first");
    let before = store.tournament(tournament(9)).unwrap().unwrap();
    let stop = TournamentIntent::Stop { reason: "Rain.".to_owned() };
    let off = decided(&before, HOST, stop, 40);
    assert!(matches!(off.stage, TournamentStage::CalledOff { .. }) && !off.posts.news.is_empty());
    assert!(store.save_tournament(&off).unwrap());
    assert_eq!(live(), [3, 5, 9, 1], "it has something to tell");
    let told = Tournament { version: off.version + 1, ..off.without_news() };
    assert!(store.save_tournament(&told).unwrap());
    assert_eq!(live(), [3, 5, 1]);
    assert_eq!(store.tournament(told.id).unwrap(), Some(told.clone()));
    let news = vec![Announcement::new(told.posts.told + 1, News::Over, Vec::new())];
    let mut again = Tournament { version: told.version + 1, ..told };
    again.posts.news = news;
    assert!(store.save_tournament(&again).unwrap());
    assert_eq!(live(), [3, 5, 9, 1], "a correction is told");
}

pub(crate) fn those_of_a_server_that_are_not_finished_are_found_behind_many(store: &dyn Store) {
    let other = GuildId(GUILD.0 + 1);
    keep_ladder(store, 1, &[ASHA, BANU]);
    assert!(store.save_tournament(&announced(2, 2_000, other, SWISS)).unwrap());
    for number in 100..160 {
        let one = announced(number, number * 1_000, GUILD, SWISS);
        assert!(store.save_tournament(&one).unwrap());
        keep_stopped(store, &one);
    }
    assert!(store.save_tournament(&announced(3, 300_000, GUILD, SWISS)).unwrap());
    let live = |guild| ids(&store.live_tournaments_of(guild).unwrap());
    assert_eq!((live(GUILD), live(other), live(GuildId(5))), (vec![3, 1], vec![2], vec![]));
    let ladder = store.tournament(tournament(1)).unwrap().unwrap();
    let told = Tournament { version: ladder.version + 1, ..ladder.without_news() };
    assert!(store.save_tournament(&told).unwrap());
    keep_stopped(store, &told);
    assert_eq!(live(GUILD), [3]);
}

pub(crate) fn a_draft_is_its_makers_until_it_is_announced(store: &dyn Store) {
    let draft = |number| {
        let one = announced(number, number * 1_000, GUILD, SWISS);
        Tournament::draft(one.id, (GUILD, CHANNEL), HOST, one.rules, one.made)
    };
    assert!(store.save_tournament(&draft(1)).unwrap() && store.save_tournament(&draft(2)).unwrap());
    let listed = || ids(&store.tournaments_of(GUILD, 99).unwrap());
    let unfinished = || ids(&store.live_tournaments_of(GUILD).unwrap());
    assert_eq!((listed(), unfinished()), (vec![], vec![2, 1]));
    assert_eq!(ids(&store.live_tournaments().unwrap()), [1, 2]);
    assert_eq!(ids(&store.tournaments_with(HOST).unwrap()), [2, 1]);
    let next = draft(1).announced(CHANNEL, at(5_000));
    assert!(store.save_tournament(&next).unwrap());
    assert_eq!((listed(), unfinished()), (vec![1], vec![1, 2]));
    for number in [1, 2, 3] {
        store.drop_draft(tournament(number)).unwrap();
    }
    assert_eq!(store.tournament(tournament(2)).unwrap(), None, "it is dropped");
    assert_eq!(store.tournament(tournament(1)).unwrap(), Some(next), "what was announced stays");
    assert_eq!((listed(), unfinished()), (vec![1], vec![1]));
    assert_eq!(ids(&store.tournaments_with(HOST).unwrap()), [1]);
    let late = draft(2).announced(CHANNEL, at(5_000));
    assert!(!store.save_tournament(&late).unwrap(), "nothing follows a dropped draft");
}

pub(crate) fn everyone_finds_those_that_name_them(store: &dyn Store) {
    let with = |who| ids(&store.tournaments_with(who).unwrap());
    let open = keep_entered(store, announced(1, 1_000, GUILD, SWISS), &[ASHA, BANU, CHITRA]);
    keep_ladder(store, 2, &[ASHA, BANU]);
    keep_entered(store, announced(3, 500, GuildId(7), SWISS), &[ASHA]);
    assert_eq!((with(ASHA), with(BANU), with(CHITRA)), (vec![2, 1, 3], vec![2, 1], vec![1]));
    assert_eq!((with(HOST), with(DEVI)), (vec![2, 1, 3], vec![]));
    let keep = |next: Tournament| {
        assert!(store.save_tournament(&next).unwrap());
        next
    };
    let left = keep(decided(&open, BANU, TournamentIntent::Leave, 1_010));
    assert_eq!(with(BANU), [2, 1], "the log names whoever has taken back their entry");
    let back = keep(joined(&left, BANU));
    let apart = keep(decided(&back, HOST, TournamentIntent::Forbid([BANU, CHITRA]), 1_011));
    let apart = keep(decided(&apart, BANU, TournamentIntent::Leave, 1_012));
    assert_eq!((with(BANU), with(CHITRA)), (vec![2, 1], vec![1]), "and so after they have left again");
    keep_stopped(store, &apart);
    assert_eq!((with(ASHA), with(CHITRA)), (vec![2, 1, 3], vec![1]), "also when it is over");
}

pub(crate) fn those_of_a_season_are_found_the_first_first(store: &dyn Store) {
    let season = |number, made, of| of_season(announced(number, made, GUILD, SWISS), of);
    let [third, first, second] = [(5, 3_000), (9, 1_000), (3, 2_000)].map(|(id, made)| season(id, made, 9));
    for one in [&third, &first, &second, &season(1, 500, 1), &announced(2, 600, GUILD, SWISS)] {
        assert!(store.save_tournament(one).unwrap());
    }
    let of = |number| ids(&store.tournaments_of_season(tournament(number)).unwrap());
    assert_eq!((of(9), of(1), of(2), of(5)), (vec![9, 3, 5], vec![1], vec![], vec![]));
    keep_stopped(store, &second);
    assert_eq!(of(9), [9, 3, 5], "also when it is over");
}

pub(crate) fn an_export_has_what_became_of_somebody(store: &dyn Store) {
    keep_played(store, 1, &[ASHA, BANU, CHITRA, DEVI]);
    keep_ladder(store, 2, &[ASHA, BANU]);
    let of = |who| personal_record(store, who, Personal::Tournaments).unwrap();
    let played = [ASHA, BANU, CHITRA, DEVI].map(|who| of(who).as_array().unwrap().last().unwrap().clone());
    let total: f64 =
        played.iter().map(|one| one["entry"]["points"].as_str().unwrap().parse::<f64>().unwrap()).sum();
    assert!((total - 3.0).abs() < f64::EPSILON, "two games are won, and one by default: {total}");
    for one in &played {
        assert_eq!((&one["kind"], &one["organised"]), (&"swiss".into(), &false.into()));
        assert_eq!(one["entry"]["games"].as_array().unwrap().len(), 2);
        assert!(one["entry"]["place"].as_u64().is_some());
    }
    assert_eq!(played[2]["entry"]["presence"], "removed");
    let lines = |one: &Value| {
        one["log"].as_array().unwrap().iter().map(|line| line["what"].clone()).collect::<Vec<_>>()
    };
    let removed = lines(&played[2]).into_iter().find(|what| what["removed"].is_object()).unwrap();
    assert_eq!(removed["removed"]["reason"], "They asked to be\nlet go.");
    let tells = |what: &Value| what["forbidden"].is_null();
    assert!(played.iter().flat_map(lines).all(|what| tells(&what)), "pairs apart are for organisers alone");
    let ladder = of(BANU)[0]["entry"].clone();
    assert_eq!((&ladder["place"], &ladder["points"]), (&2.into(), &Value::Null));
    let host = of(HOST);
    assert_eq!((&host[1]["organised"], &host[1]["entry"]), (&true.into(), &Value::Null));
    assert_eq!(of(PlayerId(5)), Value::Array(Vec::new()));
}

/// All that is found of a store's tournaments.
pub(crate) fn seen(store: &dyn Store) -> [Vec<Tournament>; 3] {
    [store.tournaments_of(GUILD, 99), store.live_tournaments(), store.tournaments_with(ASHA)]
        .map(Result::unwrap)
}
