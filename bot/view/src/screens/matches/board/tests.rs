//! Golden tests: boards in all styles, compared with the files in `golden/`. `KUZHI_REDRAW=1` rewrites the
//! files for review. Pictures have their own in `view/src/picture/golden/`.

use std::fs;
use std::path::Path;

use kuzhi_domain::matches::{MatchSetup, Seat};
use kuzhi_domain::rating::Standing;
use kuzhi_domain::settings::BoardStyle;
use kuzhi_domain::{Language, PlayerId, Timestamp};
use kuzhi_engine::{Game, Move};
use kuzhi_search::Level;

use super::*;
use crate::picture::emoji::Glyph;
use crate::screens::match_screen;

/// All emoji, with ids as long as Discord's.
fn emojis() -> Emojis {
    let emojis = Emojis::default();
    for (id, glyph) in (1_400_000_000_000_000_000..).zip(Glyph::all()) {
        emojis.put(glyph, id);
    }
    emojis
}

fn after(game: Game, moves: &[Move], people: [u64; 2]) -> Match {
    let [ada, bob] = people.map(|id| Seat::Person(PlayerId(id)));
    MatchSetup::played(game, [ada, bob], moves, Timestamp::default()).unwrap().check().unwrap()
}

/// This many moves, in a fixed pseudo-random order.
fn moves(game: Game, plies: usize) -> Vec<Move> {
    let (mut board, mut state) = (game.start(), 11_usize);
    while board.turn().is_some() && board.moves().len() < plies {
        let legal = board.legal();
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        board.play(legal[(state >> 33) % legal.len()], &mut |_| ()).unwrap();
    }
    board.moves().to_vec()
}

/// A board as text. Emoji become their names, which do not depend on their ids.
fn text(shown: &Match, style: BoardStyle) -> String {
    let text = read_only_board(
        Words::english(),
        shown,
        &Ratings::default(),
        BoardLook::default_for(style),
        &emojis(),
    )
    .text;
    let mut plain = String::new();
    for (part, piece) in text.split("<:").enumerate() {
        let rest = if part == 0 { piece } else { piece.split_once('>').unwrap().1 };
        if part > 0 {
            plain.extend([":", piece.split(':').next().unwrap(), ":"]);
        }
        plain.push_str(rest);
    }
    plain
}

#[test]
fn the_boards_are_those_that_were_looked_at() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/screens/matches/board/golden");
    let styles = [("emoji", BoardStyle::Emoji), ("unicode", BoardStyle::Unicode), ("text", BoardStyle::Text)];
    for game in Game::all() {
        for plies in [0, 7, 40] {
            let shown = after(game, &moves(game, plies), [1, 2]);
            let boards = styles.map(|(name, style)| format!("# {name}\n\n{}\n", text(&shown, style)));
            let (boards, file) = (boards.join("\n"), folder.join(format!("{}-{plies}.txt", game.id())));
            if std::env::var_os("KUZHI_REDRAW").is_some() {
                fs::create_dir_all(&folder).unwrap();
                fs::write(&file, &boards).unwrap();
            }
            assert_eq!(boards, fs::read_to_string(&file).unwrap_or_default(), "{} {plies}", game.id());
        }
    }
}

#[test]
fn every_board_fits_into_a_message_in_every_style() {
    let people = [1_400_000_000_000_000_000, 1_400_000_000_000_000_001];
    let emojis = emojis();
    let ratings = Ratings::of_people(people.map(|id| Standing::new(PlayerId(id))).to_vec());
    let (mut in_emoji, mut all) = (0, 0);
    for game in Game::all() {
        let whole = moves(game, 90);
        for plies in 0..=whole.len() {
            let shown = after(game, &whole[..plies], people);
            for style in [BoardStyle::Unicode, BoardStyle::Text, BoardStyle::Image] {
                let text = read_only_board(
                    Words::english(),
                    &shown,
                    &ratings,
                    BoardLook::default_for(style),
                    &emojis,
                )
                .text;
                assert!(text.chars().count() <= 2_000, "{} {plies}: {text}", game.id());
            }
            let text = match_screen(Words::english(), &shown, &ratings, BoardLook::default(), &emojis).text;
            assert!(text.chars().count() <= 2_000, "{} {plies}: {text}", game.id());
            (in_emoji, all) = (in_emoji + usize::from(text.contains("<:ww:")), all + 1);
        }
    }
    // Very few boards are so long that the bot must fall back to letters.
    assert!(in_emoji * 100 >= all * 95, "{in_emoji} of {all}");
}

/// The longest of sentences stand on first boards.
#[test]
fn first_boards_keep_their_emoji_in_every_language() {
    let (emojis, ratings) = (emojis(), Ratings::default());
    for game in Game::all() {
        let whole = moves(game, 60);
        let shown = |plies: usize| {
            let seats = [Seat::Person(PlayerId(1_400_000_000_000_000_000)), Seat::Bot(Level::default())];
            let played = MatchSetup::played(game, seats, &whole[..plies], Timestamp::default());
            played.unwrap().check().unwrap().with_newcomers(|_| Some(Vec::new()))
        };
        for &language in Language::ALL {
            let text = |plies: usize| {
                match_screen(
                    Words::for_language(language),
                    &shown(plies),
                    &ratings,
                    BoardLook::default(),
                    &emojis,
                )
                .text
            };
            let in_emoji = (1..=whole.len()).filter(|plies| text(*plies).contains("<:ww:")).count();
            assert!(in_emoji * 100 >= whole.len() * 95, "{} {language:?}: {in_emoji}", game.id());
        }
    }
}
