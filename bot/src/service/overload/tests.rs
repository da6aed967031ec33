//! Tests of overload protection.

use super::*;

fn kinds(overload: &Overload, requests: impl Iterator<Item = (u64, bool)>) -> (Vec<Entry>, [usize; 3]) {
    let now = Instant::now();
    let enter = |(who, first)| overload.enter(PlayerId(who), first, now);
    let turns: Vec<Entry> = requests.map(enter).collect();
    let mut kinds = [0; 3];
    for turn in &turns {
        kinds[match turn {
            Entry::Served(_) => 0,
            Entry::TurnedAway(_) => 1,
            Entry::Dropped => 2,
        }] += 1;
    }
    (turns, kinds)
}

#[test]
fn who_asks_for_too_much_takes_nothing_from_others() {
    let overload = Overload::default();
    let (_flood, flood) = kinds(&overload, (0..5_000).map(|_| (1, true)));
    assert_eq!(flood, [OF_ONE, TOLD, 5_000 - OF_ONE - TOLD]);
    let (_others, others) = kinds(&overload, (2..50).map(|who| (who, false)));
    assert_eq!(others, [48, 0, 0]);
}

#[test]
fn moves_go_before_what_is_looked_at() {
    let overload = Overload::default();
    let (_looking, looking) = kinds(&overload, (0..400).map(|who| (who, false)));
    assert_eq!(looking, [IN_TURN, 400 - IN_TURN, 0]);
    let (_moving, moving) = kinds(&overload, (0..400).map(|who| (2_000 + who, true)));
    assert_eq!(moving, [SERVED - IN_TURN, 400 - (SERVED - IN_TURN), 0]);
}

#[test]
fn frequent_views_yield_to_moves_and_rare_views() {
    let overload = Overload::default();
    // Everyone looks again and again, as often as there is room. Those served before the load is high are
    // not noted.
    let (_looking, looking) = kinds(&overload, (0..2_000).map(|look| (look % 20, false)));
    assert_eq!(looking[0], LOOKING + 20);
    let (_moving, moving) = kinds(&overload, (0..10).map(|move_| (move_, true)));
    assert_eq!(moving, [10, 0, 0]);
    let (_now_and_then, seen) = kinds(&overload, (0..10).map(|who| (1_000 + who, false)));
    assert_eq!(seen, [10, 0, 0]);
}

#[test]
fn waiting_for_the_bot_does_not_count_as_load() {
    let overload = Overload::default();
    let (_moving, moving) = kinds(&overload, (0..400).map(|who| (who, true)));
    assert_eq!(moving, [400, 0, 0]);
    let waiting: Vec<Waiting> = (0..400).map(|_| overload.wait()).collect();
    let (looking, served) = kinds(&overload, (1_000..1_010).map(|who| (who, false)));
    assert_eq!(served, [10, 0, 0]);
    drop((waiting, looking));
    let (_looking, served) = kinds(&overload, (1_000..1_010).map(|who| (who, false)));
    assert_eq!(served, [0, 10, 0]);
}

#[test]
fn boards_are_pictures_only_while_there_is_time() {
    let overload = Overload::default();
    let (mut busy, served) = kinds(&overload, (0..PICTURES as u64).map(|who| (who, true)));
    assert_eq!(served, [PICTURES, 0, 0]);
    assert!(!overload.has_time_for_pictures());
    busy.pop();
    assert!(overload.has_time_for_pictures());
}

#[test]
fn who_was_served_just_now_lets_others_go_first() {
    let (overload, now) = (Overload::default(), Instant::now());
    let enter = |who, at| overload.enter(PlayerId(who), true, at);
    // Everyone presses again and again, as often as there is room.
    let (_crowd, crowd) = kinds(&overload, (0..800).map(|press| (press % 50, true)));
    assert_eq!(crowd, [IN_TURN, 800 - IN_TURN, 0]);
    let calm = enter(1_000, now);
    assert!(matches!(calm, Entry::Served(_)), "there is room for whoever was not served");
    assert!(matches!(enter(1_000, now), Entry::TurnedAway(_)));
    assert!(matches!(enter(1_000, now + TURN), Entry::Served(_)));
    assert!(matches!(enter(7, now), Entry::TurnedAway(_)));
}

#[test]
fn where_all_is_slow_there_is_less_room() {
    let overload = Overload::default();
    let (served, all) = kinds(&overload, (0..800).map(|who| (who, true)));
    assert_eq!(all, [SERVED, 800 - SERVED, 0]);
    // Telling each of these people took a second.
    let long_ago = Instant::now().checked_sub(Duration::from_secs(1)).unwrap();
    let told: Vec<Entry> =
        (0..100).map(|who| overload.enter(PlayerId(5_000 + who), true, long_ago)).collect();
    drop(told);
    let (_crowd, crowd) = kinds(&overload, (0..800).map(|who| (9_000 + who, true)));
    assert_eq!(crowd, [0, 0, 800], "those who are under way are more than there is room for");
    // Once it is quiet, the whole capacity is back.
    drop(served);
    let (_again, again) = kinds(&overload, (0..800).map(|who| (20_000 + who, true)));
    assert_eq!(again, [SERVED, 800 - SERVED, 0]);
}

#[test]
fn a_full_refusal_queue_stops_intake() {
    let overload = Overload::default();
    let (served, _) = kinds(&overload, (0..SERVED as u64).map(|who| (who, true)));
    assert!(!overload.is_full(), "whoever is served keeps nobody out");
    let (told, _) = kinds(&overload, (0..FULL as u64).map(|who| (5_000 + who, true)));
    assert!(overload.is_full());
    drop(told);
    assert!(!overload.is_full());
    drop(served);
}

#[test]
fn when_all_are_done_everybody_is_served_again() {
    let overload = Overload::default();
    let (flood, kinds_of_flood) = kinds(&overload, (0..9_000).map(|who| (who % 100, who % 2 == 0)));
    assert!(kinds_of_flood[2] > 0);
    drop(flood);
    let load = overload.load();
    assert_eq!((load.served, load.refusing, load.of.len(), load.lately.len()), (0, 0, 0, 0));
    assert!(load.wave.is_none());
}

#[test]
fn a_flood_that_comes_in_waves_is_one_overload() {
    let overload = Overload::default();
    let mut all = [0; 3];
    for _ in 0..3 {
        let (wave, kinds) = kinds(&overload, (0..9_000).map(|who| (who % 100, true)));
        assert_eq!(overload.load().take_ended(Instant::now() + QUIET), None, "the wave is still there");
        drop(wave);
        all = [0, 1, 2].map(|kind| all[kind] + kinds[kind]);
    }
    let now = Instant::now();
    assert_eq!(overload.load().take_ended(now), None, "another wave may come");
    let [_, turned_away, dropped] = all.map(|number| number as u64);
    let refused = Refused { turned_away, dropped };
    assert_eq!(overload.load().take_ended(now + QUIET), Some(refused));
    assert_eq!(overload.load().take_ended(now + QUIET), None, "it is said once");
}
