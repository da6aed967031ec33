//! A text is no position, or one that a game refuses, or one that can be played on.
//!
//! The first line is a game with its options, the second a position. The rest choose moves.

#![no_main]

use kuzhi_engine::{EventReplay, Game, Match, Position};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut parts = data.splitn(3, |&byte| byte == b'\n');
    let mut text = || parts.next().and_then(|part| std::str::from_utf8(part).ok());
    let (Some(game), Some(position)) = (text(), text()) else { return };
    let choices = parts.next().unwrap_or_default();
    let Ok(position) = position.parse::<Position>() else { return };
    assert_eq!(position.to_string().parse(), Ok(position));
    let Ok(game) = game.parse::<Game>() else { return };
    assert_eq!(game.to_string().parse(), Ok(game));
    if let Ok(playing) = Match::from_position(game, &position) {
        play_on(playing, position, choices);
    }
});

fn play_on(mut playing: Match, from: Position, choices: &[u8]) {
    assert_eq!(playing.position(), from);
    let seeds = from.board.total();
    for &choice in choices.iter().take(100) {
        let legal = playing.legal();
        assert_eq!(legal.is_empty(), playing.outcome().is_some());
        if legal.is_empty() {
            break;
        }
        let mut redraw = EventReplay::new(playing.position());
        let mv = legal[usize::from(choice) % legal.len()];
        playing
            .play(mv, &mut |event| {
                redraw.apply(&event).expect("events fit");
                assert_eq!(redraw.position().board.total() + u32::from(redraw.hand()), seeds);
            })
            .expect("a legal move");
        assert_eq!(*redraw.position(), playing.position());
    }
}
