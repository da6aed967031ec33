use kuzhi_engine::Game;

use super::*;

/// All emoji, with ids as long as Discord's.
fn all() -> Emojis {
    let emojis = Emojis::default();
    for (id, glyph) in (1_400_000_000_000_000_000..).zip(Glyph::all()) {
        emojis.put(glyph, id);
    }
    emojis
}

#[test]
fn a_board_needs_all_its_emoji() {
    let board = |emojis: &Emojis| emojis.board(&Scene::from_match(&Game::default().start()), Side::South);
    assert!(board(&all()).is_some());
    let some = all();
    some.0.write().unwrap().remove(&Glyph::Pit(4, None));
    assert_eq!(board(&some), None);
    assert_eq!(board(&Emojis::default()), None);
}

#[test]
fn every_position_has_emoji_and_fits_a_phone() {
    let emojis = all();
    for game in Game::all() {
        let (mut board, mut state) = (game.start(), 5_usize);
        for _ in 0..400 {
            let Some(_) = board.turn() else { break };
            let legal = board.legal();
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            board.play(legal[(state >> 33) % legal.len()], &mut |_| ()).unwrap();
            for viewer in Side::ALL {
                let drawn = emojis.board(&Scene::from_match(&board), viewer).unwrap();
                assert!(drawn.lines().all(|line| line.matches("<:").count() <= 11), "{drawn}");
                assert!(drawn.chars().count() <= 1_250, "{}", drawn.chars().count());
            }
        }
    }
}

#[test]
fn heaps_are_counted_in_words() {
    let position = "31.4.4.4.4.4/30.4.4.4.4.4 0:0 south".parse().unwrap();
    assert_eq!(
        heaps(Words::english(), &Naming::of_sides(Words::english()), &position),
        ["In South’s pit 1: 31 seeds."]
    );
    assert_eq!(Glyph::pit(44, None).to_string(), "p31");
}

#[test]
fn the_upper_row_runs_right_to_left() {
    let mut board = Game::default().start();
    board.play("3".parse().unwrap(), &mut |_| ()).unwrap();
    let names = |viewer: Side| {
        let scene = Scene::from_match(&board);
        let lines = Drawing::new(&scene, viewer).lines();
        lines.map(|line| line.iter().map(Glyph::to_string).collect::<Vec<_>>().join(" "))
    };
    assert_eq!(
        names(Side::South),
        [
            "lN m6 m5 m4 m3 m2 m1 ww",
            "s00 p04 p04 p04 p04 p04 p04 ww",
            "ww p04 p04 p01 p05 p05 p05 s00",
            "ww n1 n2 n3f n4 n5 n6t lS",
        ]
    );
    assert_eq!(names(Side::North)[0], "lS n6t n5 n4 n3f n2 n1 ww");
}

#[test]
fn only_pits_that_may_be_played_have_a_disc() {
    // Mangala: pits without seeds cannot be sown.
    let mut board = Game::default().start();
    let free = |scene: &Scene| {
        let glyphs = Drawing::new(scene, Side::South).lines().concat();
        let names = glyphs.iter().map(Glyph::to_string);
        names.filter(|name| name.starts_with('m')).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(free(&Scene::from_match(&board)), "m1 m2 m3 m4 m5 m6");
    for mv in ["3", "1", "3", "1"] {
        board.play(mv.parse().unwrap(), &mut |_| ()).unwrap();
    }
    assert_eq!(free(&Scene::from_match(&board)), "m1 m2 m4 m5 m6");
}
