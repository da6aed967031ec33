//! How long a board takes in each style, and how large it is, over positions of random matches of all games.

use std::time::{Duration, Instant};

use kuzhi_bot::app::{ChannelId, Match, MatchId, Place, Playing, Seat, Seats, Stage, Timestamp};
use kuzhi_bot::view::picture::{Picture, Theme, png};
use kuzhi_bot::view::{BoardStyle, Words, in_style};
use kuzhi_engine::{Game, Level, Side};

/// How many positions of each game are drawn.
const POSITIONS: usize = 100;

fn main() {
    let matches: Vec<Match> = Game::all().flat_map(positions).collect();
    report("unicode", matches.iter().map(|one| in_text(one, BoardStyle::Unicode)));
    report("text", matches.iter().map(|one| in_text(one, BoardStyle::Text)));
    for theme in Theme::ALL {
        report(&format!("image {theme:?}"), matches.iter().map(|one| in_picture(one, theme)));
    }
}

fn in_text(one: &Match, style: BoardStyle) -> (Duration, usize) {
    let begun = Instant::now();
    let screen = in_style(Words::english(), one, style);
    (begun.elapsed(), screen.text.len())
}

fn in_picture(one: &Match, theme: Theme) -> (Duration, usize) {
    let begun = Instant::now();
    let board = one.board().expect("it is being played");
    let drawn = png(&Picture::of(&board, Side::South, theme).svg()).expect("every board can be drawn");
    (begun.elapsed(), drawn.len())
}

/// Positions of matches in which moves are chosen in a fixed disorder.
fn positions(game: Game) -> Vec<Match> {
    let mut state = 1_usize;
    let mut found = Vec::new();
    while found.len() < POSITIONS {
        let mut board = game.start();
        while board.turn().is_some() && found.len() < POSITIONS {
            let legal = board.legal();
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            board.play(legal[(state >> 33) % legal.len()], &mut |_| ()).expect("the move is legal");
            found.push(playing(game, board.moves().to_vec()));
        }
    }
    found
}

fn playing(game: Game, moves: Vec<kuzhi_engine::Move>) -> Match {
    let bot = Seat::Bot(Level::default());
    let (seats, now) = (Seats::new(Side::South, bot, bot), Timestamp::default());
    let stage = Stage::Playing(Playing { seats, moves, started: now, moved: now });
    let place = Place { guild: None, channel: ChannelId(1) };
    Match { id: MatchId::from_random(1), version: 1, place, game, rated: false, stage }
}

fn report(style: &str, drawn: impl Iterator<Item = (Duration, usize)>) {
    let (mut times, mut sizes): (Vec<Duration>, Vec<usize>) = drawn.unzip();
    times.sort_unstable();
    sizes.sort_unstable();
    let at = |percent: usize| (times.len() - 1) * percent / 100;
    println!(
        "{style}: {:.3} ms (median), {:.3} ms (p99); {} bytes (median), {} bytes (most)",
        times[at(50)].as_secs_f64() * 1_000.0,
        times[at(99)].as_secs_f64() * 1_000.0,
        sizes[at(50)],
        sizes[at(100)]
    );
}
