//! Golden tests: pictures, compared with the files in `golden/`. `KUZHI_REDRAW=1` rewrites the files for
//! review.

use std::fs;
use std::path::Path;

use kuzhi_engine::{Game, Hole, Pit};
use resvg::tiny_skia::PremultipliedColorU8;

use super::composed::Palette;
use super::*;

/// Positions of each game with everything that can be special, with a last move if there is one.
fn pictures() -> Vec<(String, Picture)> {
    let mut drawn = Vec::new();
    for game in Game::all() {
        let mut board = game.start();
        play_on(&mut board, 7);
        drawn.push((format!("{}-dark", game.id()), Picture::from_match(&board, Side::South, Theme::Dark)));
        play_on(&mut board, 40);
        drawn.push((
            format!("{}-late-light", game.id()),
            Picture::from_match(&board, Side::North, Theme::Light),
        ));
    }
    let start = Game::default().start();
    drawn.push(("mangala-light".to_owned(), Picture::from_match(&start, Side::South, Theme::Light)));
    drawn.push(("mangala-light-north".to_owned(), Picture::from_match(&start, Side::North, Theme::Light)));
    let mut small = Game::with_options("kalah", [("pits", "3")]).unwrap().start();
    play_on(&mut small, 5);
    drawn.push(("kalah-three-dark".to_owned(), Picture::from_match(&small, Side::South, Theme::Dark)));
    let special = "11.x.4.4south.4.4.2naga/2puta.4.4.1north.4.4.7 12:31 south";
    drawn.push(("special-light".to_owned(), of_position(special, Theme::Light)));
    let castles = "0.0.castle.0.0.1/5.castle.4.4.4.4 15:11 north";
    drawn.push(("castles-dark".to_owned(), of_position(castles, Theme::Dark)));
    let tuzdiks = "9.9.castle.0.21.1.9.9.9/9.9.9.9.9.9.castle.9.0 36:15 south";
    drawn.push(("tuzdiks-light".to_owned(), of_position(tuzdiks, Theme::Light)));
    drawn.push(("tuzdiks-dark".to_owned(), of_position(tuzdiks, Theme::Dark)));
    drawn.push(("special-dark".to_owned(), of_position(special, Theme::Dark)));
    drawn
}

/// Plays moves in a fixed pseudo-random order up to this number of plies.
fn play_on(board: &mut engine::Match, plies: usize) {
    while board.turn().is_some() && board.moves().len() < plies {
        let legal = board.legal();
        board.play(legal[(board.moves().len() * 3 + 1) % legal.len()], &mut |_| ()).unwrap();
    }
}

fn of_position(position: &str, theme: Theme) -> Picture {
    let position = position.parse().unwrap();
    let (liftable, last) = (PitSet::EMPTY, LastMove::default());
    Picture { position, liftable, last, viewer: Side::South, theme }
}

fn golden(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/picture/golden").join(name)
}

#[test]
fn the_pictures_are_those_that_were_looked_at() {
    let redraw = std::env::var_os("KUZHI_REDRAW").is_some();
    for (name, picture) in pictures() {
        let (svg, file) = (picture.svg(), golden(&format!("{name}.svg")));
        if redraw {
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(&file, &svg).unwrap();
            fs::write(std::env::temp_dir().join(format!("kuzhi-{name}.png")), picture.png().unwrap())
                .unwrap();
        }
        assert!(svg == fs::read_to_string(&file).unwrap_or_default(), "{name} differs");
    }
}

#[test]
fn composed_pictures_look_as_they_are_designed() {
    for (name, picture) in pictures() {
        let canvas = picture.canvas().unwrap();
        let designed = png::pixels(&picture.svg()).unwrap();
        assert_eq!(canvas.pixels.len(), designed.pixels().len(), "{name}");
        let colours = Palette::of_theme(picture.theme).bytes();
        // Shapes stand at whole pixels, and each edge may move by half of one.
        let differs = |(index, pixel): &(&u8, &PremultipliedColorU8)| {
            let at = 3 * usize::from(**index);
            let seen = [pixel.red(), pixel.green(), pixel.blue()];
            let gaps = seen.iter().zip(&colours[at..at + 3]).map(|(one, other)| one.abs_diff(*other));
            pixel.is_opaque() && gaps.max() > Some(48)
        };
        let differing = canvas.pixels.iter().zip(designed.pixels()).filter(differs).count();
        assert!(differing < canvas.pixels.len() / 25, "{name}: {differing} of {}", canvas.pixels.len());
    }
}

#[test]
fn numbers_can_be_read_on_a_phone() {
    for (name, picture) in pictures() {
        let layout = picture.design().0;
        let hands = [Hole::Store(Side::South), Hole::Pit(Pit::new(0).unwrap())];
        let hands = hands.into_iter().flat_map(|hole| holes::hand(&layout, hole, 12));
        for placed in picture.contents(&layout).into_iter().chain(hands) {
            let Shape::Sign(sign, height, _) = placed.shape else { continue };
            let on_a_phone = f32::from(height) / 10.0 * Layout::ON_A_PHONE / f32::from(Layout::WIDTH);
            assert!(on_a_phone >= 9.0, "{name}: {sign} is {on_a_phone} pixels high");
        }
    }
}

#[test]
fn nothing_on_a_board_lies_over_another_hole() {
    for (name, picture) in pictures() {
        let layout = picture.design().0;
        let rows = Side::ALL.into_iter().flat_map(|side| picture.position.ring.row(side));
        for (pit, side) in rows.flat_map(|pit| Side::ALL.map(|side| (pit, side))) {
            let (Point { x, y }, [from, to]) = (layout.pit(pit), layout.store_with_count(side));
            let reach = layout.radius() + 3.0;
            let is_apart =
                x + reach <= from.x || to.x <= x - reach || y + reach <= from.y || to.y <= y - reach;
            assert!(is_apart, "{name}: {pit:?} and the store of {side:?}");
            assert!((0.0..f32::from(Layout::WIDTH)).contains(&from.x) && to.x < f32::from(Layout::WIDTH));
        }
    }
}

#[test]
fn special_pits_differ_in_shape_not_only_colour() {
    // The same pit with the same seeds, in every kind.
    let kinds = ["4", "x", "4south", "4north", "4puta", "4naga", "castle"];
    let shapes: Vec<String> = kinds
        .into_iter()
        .map(|kind| {
            let row = if kind == "castle" { "4.4.4.4.4" } else { "4.4.4.4.4.4" };
            let svg = of_position(&format!("{row}.{kind}/{row}.4 0:0 south"), Theme::Dark).svg();
            let parts = svg.split('#').map(|part| part.trim_start_matches(|c: char| c.is_ascii_hexdigit()));
            parts.collect()
        })
        .collect();
    for (place, shape) in shapes.iter().enumerate() {
        assert!(!shapes[..place].contains(shape), "{} looks like another one", kinds[place]);
    }
}

#[test]
fn cached_grounds_and_sprites_change_no_picture() {
    // More looks than the cache holds, but not all of them.
    let drawn: Vec<_> = pictures().into_iter().filter(|(name, _)| !name.contains("late")).collect();
    let once: Vec<Vec<u8>> = drawn.iter().map(|(_, picture)| picture.canvas().unwrap().pixels).collect();
    for ((name, picture), once) in drawn.iter().zip(&once).rev() {
        assert!(picture.canvas().unwrap().pixels == *once, "{name} differs");
    }
}
