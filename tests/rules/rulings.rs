//! The rulings of RULES.md one by one, in positions worked out by hand.

use kuzhi_engine::{Game, Match, Move};

fn from(game: &str, position: &str) -> Match {
    let game: Game = game.parse().expect(game);
    let position = position.parse().expect(position);
    Match::from_position(game, &position).unwrap_or_else(|error| panic!("{game}, {position}: {error}"))
}

/// Returns the outcome of a move.
fn after(game: &str, position: &str, mv: &str) -> String {
    let mut playing = from(game, position);
    playing.play(mv.parse().expect(mv), &mut |_| ()).expect(mv);
    playing.position().to_string()
}

/// Returns why a move is refused.
fn refusal(game: &str, position: &str, mv: &str) -> String {
    from(game, position).check(mv.parse().expect(mv)).expect_err(mv).to_string()
}

fn legal(game: &str, position: &str) -> String {
    let legal: Vec<String> = from(game, position).legal().iter().map(Move::to_string).collect();
    legal.join(" ")
}

#[test]
fn mangala_ends_when_a_row_is_empty() {
    // M1: also when the mover would have another turn; otherwise when a player has nothing to lift.
    let position = "0.0.0.0.0.1/0.0.0.0.2.0 20:25 south";
    assert_eq!(after("mangala", position, "6"), "0.0.0.0.0.0/0.0.0.0.0.0 23:25 row-empty");
    assert_eq!(after("mangala end=no-move", position, "6"), "0.0.0.0.0.0/0.0.0.0.0.0 23:25 no-move");
    let position = "0.0.0.0.0.2/0.0.0.0.2.0 20:24 north";
    assert_eq!(after("mangala end=no-move", position, "5"), "0.0.0.0.0.2/0.0.0.0.1.1 20:24 south");
}

#[test]
fn kalah_captures_across_or_alone() {
    // Rule 3: pit 1 ends in pit 3, which was empty, with five seeds across.
    let across = "2.1.0.4.0.1/4.0.1.5.0.3 14:13 south";
    assert_eq!(after("kalah", across, "1"), "0.2.0.4.0.1/4.0.1.0.0.3 20:13 north");
    // L1: nothing lies across.
    let alone = "2.1.0.4.0.1/4.0.1.0.0.3 14:18 south";
    assert_eq!(after("kalah", alone, "1"), "0.2.1.4.0.1/4.0.1.0.0.3 14:18 north");
    assert_eq!(after("kalah capture=empty", alone, "1"), "0.2.0.4.0.1/4.0.1.0.0.3 15:18 north");
    // Rule 1: thirteen go all the way round, past the other store and into the pit just lifted.
    let round = "0.0.13.0.0.0/1.1.1.1.1.1 14:15 south";
    assert_eq!(after("kalah", round, "3"), "1.1.0.1.1.1/2.2.2.0.2.2 18:15 north");
}

#[test]
fn kalah_ends_with_each_keeping_their_row() {
    // L2: also when the mover would have another turn.
    let last = "0.0.0.0.0.1/4.0.0.0.0.2 20:21 south";
    assert_eq!(after("kalah", last, "6"), "0.0.0.0.0.0/0.0.0.0.0.0 21:27 row-empty");
    let others = "0.1.0.0.0.3/0.0.0.2.0.0 25:17 south";
    assert_eq!(after("kalah", others, "2"), "0.0.0.0.0.0/0.0.0.0.0.0 31:17 row-empty");
}

#[test]
fn boards_of_kalah_have_the_size_that_was_chosen() {
    let small = "kalah pits=3 seeds=6";
    assert_eq!(after(small, "6.6.6/6.6.6 0:0 south", "2"), "7.0.7/7.7.7 1:0 north");
    assert_eq!(legal(small, "7.0.7/7.7.7 1:0 south"), "1 3");
    assert_eq!(refusal(small, "6.6.6/6.6.6 0:0 south", "4"), "there is no pit 4: yours are numbered 1 to 3");
}

#[test]
fn a_three_becomes_a_castle() {
    let three = "0.0.0.0.0.3/4.2.4.4.4.4 12:11 south";
    let castle = "0.0.0.0.0.1/5.castle.4.4.4.4 15:11 north";
    assert_eq!(after("mangala-castle", three, "6"), castle);
    // What falls into it belongs to South, whoever sows it.
    assert_eq!(after("mangala-castle", castle, "1"), "0.0.0.0.0.1/1.castle.5.5.5.4 16:11 south");
    assert!(refusal("mangala-castle", castle, "2").starts_with("pit 2 is a castle"));
    // Pit 6 never becomes a castle, and a player has at most one.
    let sixth = "0.0.0.0.0.7/4.4.4.4.4.2 10:9 south";
    assert_eq!(after("mangala-castle", sixth, "6"), "0.0.0.0.0.1/5.5.5.5.5.3 10:9 north");
    let second = "0.0.0.0.0.3/4.2.4.castle.4.4 15:12 south";
    assert_eq!(after("mangala-castle", second, "6"), "0.0.0.0.0.1/5.3.4.castle.4.4 15:12 north");
    // C1: even captures stay.
    let even = "0.0.0.0.0.2/3.4.4.4.4.4 12:11 south";
    assert_eq!(after("mangala-castle", even, "6"), "0.0.0.0.0.1/0.4.4.4.4.4 16:11 north");
}

#[test]
fn a_three_becomes_a_tuzdik() {
    let game = "toguz-kumalak";
    let three = "0.0.0.0.0.0.0.0.3/9.2.9.9.9.9.9.9.9 45:40 south";
    let tuzdik = "0.0.0.0.0.0.0.0.1/10.castle.9.9.9.9.9.9.9 48:40 north";
    assert_eq!(after(game, three, "9"), tuzdik);
    // What falls into it belongs to South, whoever sows it.
    let fed = "1.0.0.0.0.0.0.0.1/1.castle.10.10.10.10.10.10.10 49:40 south";
    assert_eq!(after(game, tuzdik, "1"), fed);
    assert!(refusal(game, tuzdik, "2").starts_with("pit 2 is a castle"));
    // Pit 9 never becomes one.
    let ninth = "0.0.0.0.0.0.0.0.10/9.9.9.9.9.9.9.9.2 40:38 south";
    let after_ninth = "0.0.0.0.0.0.0.0.1/10.10.10.10.10.10.10.10.3 40:38 north";
    assert_eq!(after(game, ninth, "9"), after_ninth);
    // A player has at most one, and not in the pit with the number of the other's.
    let second = "0.0.0.0.0.0.0.0.3/9.2.9.castle.9.9.9.9.9 50:44 south";
    assert_eq!(after(game, second, "9"), "0.0.0.0.0.0.0.0.1/10.3.9.castle.9.9.9.9.9 50:44 north");
    let same = "0.castle.0.0.0.0.0.0.3/9.2.9.9.9.9.9.9.9 45:40 south";
    assert_eq!(after(game, same, "9"), "0.castle.0.0.0.0.0.0.1/10.3.9.9.9.9.9.9.9 45:40 north");
    let other = "0.0.castle.0.0.0.0.0.3/9.2.9.9.9.9.9.9.9 45:40 south";
    assert_eq!(after(game, other, "9"), "0.0.castle.0.0.0.0.0.1/10.castle.9.9.9.9.9.9.9 48:40 north");
}

#[test]
fn toguz_kumalak_sows_every_pit_but_no_store() {
    // T1: nineteen go all the way round and end in the pit just lifted.
    let round = "19.0.0.0.0.0.0.0.0/0.0.0.0.0.0.0.0.0 72:71 south";
    assert_eq!(after("toguz-kumalak", round, "1"), "2.1.1.1.1.1.1.1.1/1.1.1.1.1.1.1.1.1 72:71 north");
    // A single seed moves on, and may capture.
    let single = "5.0.0.0.0.0.0.0.1/3.9.0.0.0.0.0.0.0 72:72 south";
    assert_eq!(after("toguz-kumalak", single, "9"), "5.0.0.0.0.0.0.0.0/0.9.0.0.0.0.0.0.0 76:72 north");
}

#[test]
fn toguz_kumalak_ends_by_majority_or_without_a_move() {
    let game = "toguz-kumalak";
    let half = "0.0.0.0.0.0.0.0.2/3.0.0.0.0.0.0.0.5 79:73 south";
    assert_eq!(after(game, half, "9"), "0.0.0.0.0.0.0.0.1/0.0.0.0.0.0.0.0.5 83:73 majority");
    // T3, T4: the capture empties North's row, and South keeps what lies in theirs.
    let last = "1.0.0.0.0.0.0.0.2/1.0.0.0.0.0.0.0.0 79:79 south";
    assert_eq!(after(game, last, "9"), "0.0.0.0.0.0.0.0.0/0.0.0.0.0.0.0.0.0 83:79 no-move");
    assert_eq!(refusal(game, last, "3"), "pit 3 is empty");
}

#[test]
fn bestemshe_captures_even_counts_alone() {
    // B1: three stay.
    let three = "0.0.0.0.3/5.2.5.5.6 12:12 south";
    assert_eq!(after("bestemshe", three, "5"), "0.0.0.0.1/6.3.5.5.6 12:12 north");
    let even = "0.0.0.0.3/5.3.5.5.5 12:12 south";
    assert_eq!(after("bestemshe", even, "5"), "0.0.0.0.1/6.0.5.5.5 16:12 north");
    let single = "0.0.0.0.1/5.5.5.5.5 12:12 south";
    assert_eq!(after("bestemshe", single, "5"), "0.0.0.0.0/0.5.5.5.5 18:12 north");
    // Rule 3.
    let half = "0.0.0.0.3/5.5.1.1.1 24:10 south";
    assert_eq!(after("bestemshe", half, "5"), "0.0.0.0.1/6.0.1.1.1 30:10 majority");
}

#[test]
fn a_last_stone_in_an_own_empty_pit_captures_by_default() {
    // C2
    let position = "1.0.0.0.0.4/4.4.4.4.4.4 10:9 south";
    assert_eq!(after("mangala-castle", position, "1"), "0.0.0.0.0.4/4.4.4.4.0.4 15:9 north");
    let told = "mangala-castle own_pit_capture=false";
    assert_eq!(after(told, position, "1"), "0.1.0.0.0.4/4.4.4.4.4.4 10:9 north");
    // An opposite castle counts as empty.
    let opposite = "1.0.0.0.0.4/4.4.4.4.castle.4 14:9 south";
    assert_eq!(after("mangala-castle", opposite, "1"), "0.1.0.0.0.4/4.4.4.4.castle.4 14:9 north");
}

#[test]
fn oware_captures_twos_and_threes_of_the_other_row() {
    // Rule 2: the last seed makes five, which captures nothing, and then three, with two before it.
    let run = "1.0.0.2.4.2/1.2.4.0.3.0 15:14 south";
    assert_eq!(after("oware", run, "5"), "1.0.0.2.0.3/2.3.5.0.3.0 15:14 north");
    let short = "1.0.0.2.3.2/1.2.4.0.3.0 15:15 south";
    assert_eq!(after("oware", short, "5"), "1.0.0.2.0.3/0.0.4.0.3.0 20:15 north");
    // Rule 1: thirteen pass over the pit that they came from.
    let round = "0.1.0.2.1.13/1.0.4.2.0.3 10:11 south";
    assert_eq!(after("oware", round, "6"), "1.2.1.3.2.0/0.0.5.3.1.4 15:11 north");
}

#[test]
fn a_grand_slam_of_oware_captures_nothing() {
    // O1
    let slam = "0.2.0.0.3.1/1.2.0.0.0.0 21:18 south";
    assert_eq!(after("oware", slam, "5"), "0.2.0.0.0.2/2.3.0.0.0.0 21:18 north");
    assert_eq!(after("oware", slam, "6"), "0.2.0.0.3.0/0.2.0.0.0.0 23:18 north");
}

#[test]
fn oware_feeds_if_it_can() {
    let hungry = "0.3.0.0.1.4/0.0.0.0.0.0 20:20 south";
    assert_eq!(legal("oware", hungry), "6");
    assert!(refusal("oware", hungry, "5").starts_with("the other row is empty: pit 5 would leave it so"));
    // O2: whoever cannot feed keeps what lies there.
    let unfed = "0.0.0.0.0.1/3.1.0.0.0.0 22:21 south";
    assert_eq!(after("oware", unfed, "6"), "0.0.0.0.0.0/0.0.0.0.0.0 22:26 cannot-feed");
}

#[test]
fn what_comes_back_ends_oware() {
    // O3: one seed each, which never meet. After six moves each they stand as at first.
    let start = "1.0.0.0.0.0/1.0.0.0.0.0 23:23 south";
    let mut playing = from("oware", start);
    let mut moves = 0;
    while playing.outcome().is_none() {
        let only = playing.legal();
        assert_eq!(only.len(), 1, "{playing:?}");
        playing.play(only[0], &mut |_| ()).expect("it is legal");
        moves += 1;
    }
    let end = playing.position().to_string();
    assert_eq!((moves, end.as_str()), (12, "0.0.0.0.0.0/0.0.0.0.0.0 24:24 repetition"));
}

#[test]
fn al_manqala_feeds_if_it_can() {
    let game = "al-manqala";
    let hungry = "1.0.0.0.0.0.1/0.0.0.0.0.0.0 48:48 south";
    assert_eq!(legal(game, hungry), "7");
    assert!(refusal(game, hungry, "1").starts_with("the other row is empty: pit 1 would leave it so"));
    // A player who cannot feed the opponent takes everything.
    let unfed = "0.0.0.0.0.0.1/4.1.0.0.0.0.0 46:46 south";
    assert_eq!(after(game, unfed, "7"), "0.0.0.0.0.0.0/0.0.0.0.0.0.0 52:46 cannot-feed");
    // A2: a player with nothing left after a capture cannot move.
    let robbed = "2.0.0.0.0.0.1/1.0.0.0.0.0.0 46:48 south";
    assert_eq!(after(game, robbed, "7"), "0.0.0.0.0.0.0/0.0.0.0.0.0.0 50:48 no-move");
}

#[test]
fn al_manqala_eats_backwards_through_an_unbroken_run() {
    // The last bead makes two in North's first pit. South's seventh holds four, their sixth five.
    let position = "0.0.0.0.3.4.3/1.8.7.7.7.7.7 22:22 south";
    assert_eq!(after("al-manqala", position, "5"), "0.0.0.0.0.5.0/0.8.7.7.7.7.7 28:22 north");
    // A1: the lifted pit is not skipped.
    let long = "15.0.0.0.0.0.0/7.7.7.7.7.7.7 20:14 south";
    assert_eq!(after("al-manqala", long, "1"), "1.0.1.1.1.1.1/8.8.8.8.8.8.8 22:14 north");
}

#[test]
fn pallankuzhi_captures_behind_a_gap_and_by_fours() {
    // P1
    let gap = "1.0.0.5.2.0.0/0.0.1.0.0.0.0 40:35 south";
    assert_eq!(after("pallankuzhi", gap, "1"), "0.1.0.0.0.1.1/0.0.1.0.0.0.0 45:35 north");
    let told = "pallankuzhi after_capture=end";
    assert_eq!(after(told, gap, "1"), "0.1.0.0.2.0.0/0.0.1.0.0.0.0 45:35 north");
    // P2
    let four = "0.0.0.0.0.0.1/3.0.0.1.0.0.0 40:39 south";
    assert_eq!(after("pallankuzhi", four, "7"), "0.0.0.0.0.0.0/0.0.0.1.0.0.0 44:39 north");
    assert_eq!(after("pallankuzhi fours=owner", four, "7"), "0.0.0.0.0.0.0/0.0.0.1.0.0.0 40:43 north");
}

#[test]
fn pallankuzhi_fills_what_it_can() {
    // P4
    let last = "1.0.0.0.0.0.0/0.0.0.0.0.0.0 50:33 south";
    assert_eq!(after("pallankuzhi", last, "1"), "6.6.6.6.6.6.6/6.6.6.6.6.x.x 9:3 north round=2 opener=north");
    assert_eq!(after("pallankuzhi rounds=1", last, "1"), "0.0.0.0.0.0.0/0.0.0.0.0.0.0 51:33 round-limit");
    let ruin = "1.0.0.0.0.0.0/0.0.0.0.0.0.0 78:5 south";
    assert_eq!(after("pallankuzhi", ruin, "1"), "0.0.0.0.0.0.0/0.0.0.0.0.0.0 79:5 cannot-fill");
    // Rubbish holes are skipped by sowing, gap and capture, as if they did not exist.
    let holes = "1.0.0.0.0.0.1/5.x.x.x.x.x.x 45:32 south round=2 opener=north";
    assert_eq!(
        after("pallankuzhi", holes, "7"),
        "0.1.0.0.0.0.0/6.x.x.x.x.x.x 45:32 north round=2 opener=north"
    );
    // The gap is North's first pit. The next one is South's first.
    let gap = "7.0.0.0.0.1.0/0.x.x.x.x.x.x 44:32 south round=2 opener=north";
    assert_eq!(
        after("pallankuzhi rounds=2", gap, "6"),
        "0.0.0.0.0.0.0/0.x.x.x.x.x.x 52:32 round-limit round=2 opener=north"
    );
}

#[test]
fn kotu_baendum_lays_out_what_is_left_over() {
    for (seeds, expected) in [
        (4, "4.x.x.x.x.x.x/4.4.4.4.4.4.4 0:24"),
        (8, "4.4.x.x.x.x.x/4.4.4.4.4.4.4 0:20"),
        (9, "4.4.1puta.x.x.x.x/4.4.4.4.1.4.4 0:22"),
        (10, "4.4.2naga.x.x.x.x/4.4.4.4.2.4.4 0:20"),
        (11, "4.4.3.x.x.x.x/4.4.4.4.3.4.4 0:18"),
    ] {
        let north = 28 - seeds;
        let position = format!(
            "x.x.x.x.x.x.x/4.4.4.4.4.4.4 {seeds}:{north} south arrange round=2 direction=+ open=both"
        );
        assert_eq!(
            after("kotu-baendum", &position, "=std"),
            format!("{expected} south round=2 direction=+ open=both"),
            "{seeds} seeds"
        );
    }
}

#[test]
fn kotu_baendum_takes_arrangements_as_they_are() {
    let position = "x.x.x.x.x.x.x/4.4.4.4.4.4.4 7:21 south arrange round=2 direction=+ open=both";
    assert_eq!(
        after("kotu-baendum", position, "=2.0.1.0.2.0.2"),
        "2.x.1.x.2.x.2/4.4.4.4.4.4.4 0:21 south round=2 direction=+ eats=3:4 open=both"
    );
    assert_eq!(
        after("kotu-baendum", position, "=1.0.0.2.0.0.4"),
        "1.x.x.2.x.x.4/4.4.4.4.4.4.4 0:21 south round=2 direction=+ eats=2:4 open=both"
    );
    assert_eq!(
        refusal("kotu-baendum", position, "=2.0.1.0.2.0.3"),
        "you have 7 seeds to lay out, and these are 8"
    );
    assert_eq!(
        refusal("kotu-baendum", position, "1"),
        "lay out your row first, such as =2.1.0.2.0.0.4 for your pits 1 to 7"
    );
}

#[test]
fn single_seeds_wait() {
    let game = "kotu-baendum";
    let north = "4.4.4.4.4.4.4";
    // While a pit holds more, singles do not move. If there are only singles, all but the front one do.
    let mixed = format!("1.0.2.0.0.0.0/{north} 20:5 south direction=+");
    assert_eq!(legal(game, &mixed), "3");
    assert_eq!(
        refusal(game, &mixed, "1"),
        "pit 1 holds a single seed: singles stay while one of your pits holds two or more"
    );
    let singles = format!("1.0.1.0.0.0.1/{north} 20:5 south");
    assert_eq!(legal(game, &format!("{singles} direction=+")), "1 3");
    assert_eq!(legal(game, &format!("{singles} direction=-")), "3 7");
    // K3: an empty pit in front does not stop others from moving.
    assert_eq!(legal(game, &format!("0.0.1.0.0.0.1/{north} 20:6 south direction=-")), "3 7");
    // A single left alone also moves from the front.
    assert_eq!(legal(game, &format!("0.0.0.0.0.0.1/{north} 20:7 south direction=+")), "7");
    // Pits out of play are not in front of anything.
    let short = format!("1.0.1.0.1.x.x/{north} 20:5 south round=2 direction=+");
    assert_eq!(legal(game, &short), "1 3");
    assert_eq!(refusal(game, &short, "6"), "pit 6 is out of play in this round");
}

#[test]
fn threes_are_passed_over_captured_or_tied() {
    let game = "kotu-baendum";
    // The first seed skips the three, the last goes into the very next pit: four, captured. The pit after it
    // is empty (K6).
    let capture = "2.3.0.3.0.0.0/4.4.4.4.4.4.4 12:8 south direction=+";
    assert_eq!(after(game, capture, "1"), "0.3.1.0.0.0.0/4.4.4.4.4.4.4 16:8 north direction=+");
    // In an end pit they are tied and stay.
    let tied = "0.0.0.0.0.2.0/3.4.4.4.4.4.4 19:8 south direction=+";
    assert_eq!(after(game, tied, "6"), "0.0.0.0.0.0.1/4south.4.4.4.4.4.4 19:8 north direction=+");
    // K7: by Parker, a capture ends the turn. By the seed's text, it goes on.
    let further = "2.0.3.2.0.0.0/4.4.4.4.4.4.4 13:8 south direction=+";
    assert_eq!(after(game, further, "1"), "0.1.0.0.1.1.0/4.4.4.4.4.4.4 17:8 north direction=+");
    let parker = "kotu-baendum capture=ends-turn";
    assert_eq!(after(parker, further, "1"), "0.1.0.2.0.0.0/4.4.4.4.4.4.4 17:8 north direction=+");
    // K5: if no pit can take a seed, they stay in the hand.
    let full = "5.3.3.3.3.3.3/3.3.3.3.3.3.3 6:6 south direction=+";
    assert_eq!(after(game, full, "1"), "3.3.3.3.3.3.3/3.3.3.3.3.3.3 8:6 north direction=+");
}

#[test]
fn marked_pits_are_sown_into_and_stay() {
    let game = "kotu-baendum";
    // K4; the last seed in one ends the turn.
    let position = "1.0.0.0.0.0.5north/4.4.4.4.4.4.4 12:10 south direction=+";
    assert_eq!(legal(game, position), "1");
    assert_eq!(
        refusal(game, position, "7"),
        "pit 7 is tied: its seeds stay there until the end of the round"
    );
    let position = "0.0.0.0.2.0.5north/4.4.4.4.4.4.4 12:9 south direction=+";
    assert_eq!(after(game, position, "5"), "0.0.0.0.0.1.6north/4.4.4.4.4.4.4 12:9 north direction=+");
}

#[test]
fn impossible_positions_are_refused_with_a_reason() {
    for (game, position, why) in [
        ("mangala", "4.4.4.4.4.4/4.4.4.4.4.5 0:0 south", "there are 49 seeds, and the game has 48"),
        (
            "mangala",
            "4.4.4.4.4.4.4/4.4.4.4.4.4.4 0:0 south",
            "the board has rows of 7, and the game has rows of 6",
        ),
        (
            "mangala",
            "0.0.0.0.0.0/4.4.4.4.4.4 24:0 north",
            "the game would already be over here: a row is empty",
        ),
        ("mangala", "4.4.4.4.4.4/4.4.4.4.4.4 0:0 row-empty", "the game does not end here by row-empty"),
        ("mangala", "4.4.4.4.4.4/4.4.4.4.4.4 0:0 south round=2", "this game has no rounds"),
        ("mangala", "4.4.4.4.4.4/4.castle.4.4.4.4 4:0 south", "this game has no castles"),
        (
            "mangala-castle",
            "4.4.4.4.4.4/4.4.4.4.4.castle 4:0 south",
            "a castle is one of the opponent's pits 1 to 5",
        ),
        (
            "oware",
            "4.4.4.4.4.4/4.4.4.4.4.3 1:0 south",
            "whoever is to move has seeds, and captures are of twos and threes",
        ),
        ("al-manqala", "7.7.7.7.7.7.7/7.7.7.7.7.7.6 1:0 south", "beads are captured by twos and fours"),
        (
            "pallankuzhi",
            "6.6.6.6.6.6.x/6.6.6.6.6.6.6 0:6 south",
            "South begins the first round, with all pits in play",
        ),
        (
            "kotu-baendum",
            "4.4.4.4.4.4.4/4.4.4.4.4.4.4 0:0 south open=both direction=+ eats=4:3",
            "the player who did not begin the round captures four seeds",
        ),
        ("kotu-baendum", "4.4.4.4north.4.4.4/4.4.4.4.4.4.4 0:0 south direction=+", "only end pits are tied"),
    ] {
        let game: Game = game.parse().expect(game);
        let parsed = position.parse().expect(position);
        assert_eq!(Match::from_position(game, &parsed).expect_err(position).to_string(), why, "{position}");
    }
}
