use kuzhi_engine::PitSet;

use super::*;

const MOST_SCENES: usize = Pace::ASKED.most_scenes;

/// The first moves of a match, in a fixed pseudo-random order, each with the moves that led to it.
fn moves(game: Game) -> Vec<Vec<Move>> {
    let mut state = 7_usize;
    let (mut found, mut board) = (Vec::new(), game.start());
    while board.turn().is_some() && found.len() < 60 {
        let legal = board.legal();
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        board.play(legal[(state >> 33) % legal.len()], &mut |_| ()).unwrap();
        found.push(board.moves().to_vec());
    }
    found
}

/// The move with the most events in many matches.
fn longest(game: Game) -> Animation {
    let (mut board, mut state) = (game.start(), 1_usize);
    let (mut longest, viewer, theme) = (None::<Animation>, Side::South, Theme::Dark);
    for _ in 0..3_000 {
        let legal = board.legal();
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let (before, mut events) = (board.position(), Vec::new());
        board.play(legal[(state >> 33) % legal.len()], &mut |event| events.push(event)).unwrap();
        if longest.as_ref().is_none_or(|one| one.moves.concat().len() < events.len()) {
            longest = Some(Animation::new(before, vec![events.into()], viewer, theme));
        }
        if board.turn().is_none() || board.moves().len() > 100 {
            board = game.start();
        }
    }
    longest.unwrap()
}

fn animation(game: Game, moves: &[Move]) -> Animation {
    Animation::of_last(game, moves, Side::South, Theme::Dark).unwrap()
}

/// All frames of a file, composed as a player shows them.
fn played(file: &[u8]) -> Vec<(u16, Vec<u8>)> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    let mut decoder = options.read_info(file).unwrap();
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let mut canvas = vec![TRANSPARENT; width * height];
    let mut shown = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        for (at, index) in frame.buffer.iter().enumerate() {
            let (line, column) = (at / usize::from(frame.width), at % usize::from(frame.width));
            if *index != TRANSPARENT {
                canvas[(usize::from(frame.top) + line) * width + usize::from(frame.left) + column] = *index;
            }
        }
        shown.push((frame.delay, canvas.clone()));
    }
    shown
}

#[test]
fn scenes_lead_from_the_table_before_to_the_table_after() {
    for game in Game::all() {
        for moves in moves(game) {
            let animation = animation(game, &moves);
            let scenes = animation.scenes();
            let after = engine::Match::replay(game, &moves).unwrap().position();
            assert_eq!(scenes[0].position, animation.before);
            assert_eq!(scenes.last().unwrap().position, after, "{}", game.id());
            assert!(scenes.len() <= MOST_SCENES + 2, "{}", scenes.len());
            let seeds = |scene: &Scene| {
                scene.position.board.total() + u32::from(scene.hand.map_or(0, |(_, seeds)| seeds))
            };
            assert!(scenes.iter().all(|scene| seeds(scene) == seeds(&scenes[0])), "{}", game.id());
        }
    }
}

#[test]
fn no_move_is_shown_for_longer_than_twelve_seconds() {
    let lasts = |animation: &Animation| {
        let scenes = animation.scenes();
        scenes.iter().map(|scene| u32::from(scene.lasts)).sum::<u32>()
    };
    for game in Game::all() {
        let longest = longest(game);
        assert!(lasts(&longest) <= Pace::ASKED.longest, "{} {}", game.id(), lasts(&longest));
        // The hand never slows down.
        let scenes = longest.scenes();
        let mut with_hand = scenes.iter().filter(|scene| scene.hand.is_some()).map(|scene| scene.lasts);
        assert!(with_hand.next() >= with_hand.next_back(), "{}", game.id());
    }
    let short = lasts(&animation(Game::default(), &["3".parse().unwrap()]));
    assert!((500..800).contains(&short), "{short}");
}

#[test]
fn short_moves_are_shown_seed_by_seed() {
    let animation = animation(Game::default(), &["3".parse().unwrap()]);
    let setter: Vec<_> =
        animation.scenes().iter().map(|scene| scene.hand.map_or(0, |(_, seeds)| seeds)).collect();
    assert_eq!(setter, [0, 4, 3, 2, 1, 0, 0]);
}

#[test]
fn scene_by_scene_drawing_gives_the_whole_picture() {
    let game = Game::by_id("kotu-baendum").unwrap();
    let moves = moves(game);
    let animation = animation(game, &moves[moves.len() / 3]);
    let scenes = animation.scenes();
    let shown = played(&animation.gif().unwrap());
    assert_eq!(shown.len(), scenes.len());
    // Drawn on its own, the last scene looks the same as after all the changes.
    let mut screen = Screen::new(&scenes, Side::South, Theme::Dark).unwrap();
    let (_, whole) = screen.change_to(scenes.last().unwrap()).unwrap();
    let differing = shown.last().unwrap().1.iter().zip(&whole).filter(|(one, other)| one != other).count();
    assert!(differing < whole.len() / 200, "{differing} of {} pixels", whole.len());
}

/// `KUZHI_REDRAW=1` writes animations into the temporary folder for review.
#[test]
fn a_relay_of_many_laps_is_cut_to_fit() {
    let longest = Game::all().map(longest).max_by_key(|one| one.moves.concat().len()).unwrap();
    assert!(longest.moves.concat().len() > MOST_SCENES);
    let file = longest.gif().unwrap();
    assert!(file.len() < 1_000_000, "{}", file.len());
    if std::env::var_os("KUZHI_REDRAW").is_some() {
        keep("long", &file);
        keep("first", &animation(Game::default(), &["3".parse().unwrap()]).gif().unwrap());
        let castle = Game::by_id("mangala-castle").unwrap();
        let light = Animation { theme: Theme::Light, ..animation(castle, &moves(castle)[20]) };
        keep("castle", &light.gif().unwrap());
    }
}

/// Writes an animation and its frames into the temporary folder.
fn keep(name: &str, file: &[u8]) {
    let folder = std::env::temp_dir();
    std::fs::write(folder.join(format!("kuzhi-{name}.gif")), file).unwrap();
    let decoder = gif::DecodeOptions::new().read_info(file).unwrap();
    let colours = decoder.global_palette().unwrap();
    for (number, (_, indices)) in played(file).iter().enumerate().step_by(4) {
        let place = folder.join(format!("kuzhi-{name}-{number:03}.png"));
        let place = std::fs::File::create(place).unwrap();
        let mut encoder = png::Encoder::new(place, decoder.width().into(), decoder.height().into());
        encoder.set_color(png::ColorType::Rgb);
        let colour = |index: &u8| &colours[usize::from(*index) * 3..usize::from(*index) * 3 + 3];
        let bytes: Vec<u8> = indices.iter().flat_map(colour).copied().collect();
        encoder.write_header().unwrap().write_image_data(&bytes).unwrap();
    }
}

#[test]
fn the_same_move_is_the_same_file() {
    let game = Game::by_id("pallankuzhi").unwrap();
    let moves = &moves(game)[3];
    assert_eq!(animation(game, moves).gif().unwrap(), animation(game, moves).gif().unwrap());
}

/// The moves of a match in a fixed pseudo-random order, until its end.
fn to_the_end(game: Game) -> engine::Match {
    let (mut board, mut state) = (game.start(), 5_usize);
    while board.turn().is_some() && board.moves().len() < 3_000 {
        let legal = board.legal();
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        board.play(legal[(state >> 33) % legal.len()], &mut |_| ()).unwrap();
    }
    board
}

#[test]
fn the_last_frame_shows_who_has_swept_what() {
    let mut swept = 0;
    for game in Game::all() {
        let board = to_the_end(game);
        let animation = animation(game, board.moves());
        let (events, scenes) = (animation.moves.concat(), animation.scenes());
        let last = scenes.last().unwrap();
        assert_eq!(last.position, board.position(), "{}", game.id());
        for event in events {
            let Event::Swept { pit, .. } = event else { continue };
            assert!(last.marks.captured.contains(pit), "{}: {pit:?}", game.id());
            swept += 1;
        }
    }
    assert!(swept > 5, "{swept}");
}

#[test]
fn a_reply_is_over_in_three_seconds_and_stays_on_the_board() {
    for game in Game::all() {
        let longest = longest(game);
        let moves = moves(game);
        for one in [longest, animation(game, &moves[0]), animation(game, &moves[9])] {
            let end = one.scenes().pop().unwrap();
            let mut liftable = PitSet::EMPTY;
            liftable.insert(end.position.ring.row(Side::South).next().unwrap());
            let ends_in = Picture {
                position: end.position,
                liftable,
                last: end.marks,
                viewer: Side::South,
                theme: Theme::Dark,
            };
            let reply = one.as_reply(ends_in.clone());
            let scenes = reply.scenes();
            let lasts: u32 = scenes.iter().map(|scene| u32::from(scene.lasts)).sum();
            assert!(lasts <= Pace::REPLY.longest, "{}: {lasts}", game.id());
            assert_eq!(scenes.last().unwrap().liftable, ends_in.liftable);
            let file = reply.gif().unwrap();
            assert!(!file.windows(11).any(|name| name == b"NETSCAPE2.0"), "it plays once");
            let mut screen = Screen::new(&scenes, Side::South, Theme::Dark).unwrap();
            let (_, whole) = screen.change_to(scenes.last().unwrap()).unwrap();
            let shown = played(&file).pop().unwrap().1;
            let differing = shown.iter().zip(&whole).filter(|(one, other)| one != other).count();
            assert!(differing < whole.len() / 200, "{}: {differing}", game.id());
        }
    }
}
