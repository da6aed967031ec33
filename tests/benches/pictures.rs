//! How much processor time drawing a board takes in each style, and how large it is, over positions of random
//! matches of all games; and the same for cards, and for animations over ten thousand random moves.

use std::time::Duration;

use kuzhi_domain::matches::{BoardLook, Match, MatchSetup, Seat};
use kuzhi_domain::rating::Ratings;
use kuzhi_domain::settings::BoardStyle;
use kuzhi_domain::{PlayerId, Timestamp};
use kuzhi_engine::{Game, Move, Side};
use kuzhi_search::Level;
use kuzhi_view::board::Emojis;
use kuzhi_view::picture::emoji::Glyph;
use kuzhi_view::picture::{
    Animation, CardNote, CardPlayer, GameLabel, MatchCard, Picture, ProfileCard, RatingPanel, Theme, WallRow,
    png,
};
use kuzhi_view::screens::{RulesPicture, lessons, read_only_board, rules};
use kuzhi_view::words::Words;
use rustix::time::{ClockId, clock_gettime};

/// How many positions of each game are drawn.
const POSITIONS: usize = 100;

/// The number of moves of all games together.
const MOVES: usize = 10_000;

/// One move in this many is animated, in addition to the longest.
const ONE_IN: usize = 20;

/// How many of the longest moves are animated.
const LONGEST: usize = 40;

fn main() {
    let matches: Vec<Match> = Game::all().flat_map(positions).collect();
    let emojis = emojis();
    let styles = [("emoji", BoardStyle::Emoji), ("unicode", BoardStyle::Unicode), ("text", BoardStyle::Text)];
    for (name, style) in styles {
        report(name, matches.iter().map(|one| in_text(one, style, &emojis)));
    }
    for theme in Theme::ALL {
        report(&format!("image {theme:?}"), matches.iter().map(|one| in_picture(one, theme)));
    }
    for theme in Theme::ALL {
        report(&format!("before and after {theme:?}"), Game::all().flat_map(|game| examples(game, theme)));
    }
    for theme in Theme::ALL {
        report(&format!("card {theme:?}"), matches.iter().map(|one| in_card(one, theme)));
        report(&format!("profile {theme:?}"), (1..=60).map(|games| in_profile(games, theme)));
    }
    report("one emoji", Glyph::all().into_iter().map(in_glyph));
    let mut moves: Vec<Played> = Game::all().flat_map(moves).collect();
    report("animation", moves.iter().step_by(ONE_IN).map(in_animation));
    moves.sort_by_key(|played| std::cmp::Reverse(played.events));
    report(
        &format!("the {LONGEST} longest of {MOVES} animations"),
        moves.iter().take(LONGEST).map(in_animation),
    );
}

fn emojis() -> Emojis {
    let emojis = Emojis::default();
    for (id, glyph) in (1_400_000_000_000_000_000..).zip(Glyph::all()) {
        emojis.put(glyph, id);
    }
    emojis
}

/// A move with those before it, and its number of events.
struct Played {
    game: Game,
    moves: Vec<Move>,
    events: usize,
}

/// Random moves of a game: its share of all.
fn moves(game: Game) -> Vec<Played> {
    let mut state = 1_usize;
    let mut found = Vec::new();
    while found.len() < MOVES / Game::all().count() {
        let mut board = game.start();
        while board.turn().is_some() {
            let legal = board.legal();
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let mut events = 0;
            board.play(legal[(state >> 33) % legal.len()], &mut |_| events += 1).expect("the move is legal");
            found.push(Played { game, moves: board.moves().to_vec(), events });
        }
    }
    found
}

fn in_animation(played: &Played) -> (Duration, usize) {
    let begun = processor_time();
    let animation = Animation::of_last(played.game, &played.moves, Side::South, Theme::Dark);
    let drawn = animation.expect("a move was made").gif().expect("every move can be drawn");
    (time_since(begun), drawn.len())
}

fn in_glyph(glyph: Glyph) -> (Duration, usize) {
    let begun = processor_time();
    let drawn = png(&glyph.svg()).expect("every emoji can be drawn");
    (time_since(begun), drawn.len())
}

fn in_text(one: &Match, style: BoardStyle, emojis: &Emojis) -> (Duration, usize) {
    let begun = processor_time();
    let screen =
        read_only_board(Words::english(), one, &Ratings::default(), BoardLook::default_for(style), emojis);
    (time_since(begun), screen.text.len())
}

fn in_picture(one: &Match, theme: Theme) -> (Duration, usize) {
    let begun = processor_time();
    let board = one.board().expect("it is being played");
    let drawn = Picture::from_match(board, Side::South, theme).png().expect("every board can be drawn");
    (time_since(begun), drawn.len())
}

/// A card, as if the match had ended here.
fn in_card(one: &Match, theme: Theme) -> (Duration, usize) {
    let begun = processor_time();
    let board = one.board().expect("it is being played");
    let leads = (0..i32::try_from(board.moves().len()).unwrap_or(0)).map(|at| at * 7 % 19 - 9);
    let player = |name: &str, score: u32, note: CardNote| {
        let has_won = score > 24;
        CardPlayer { name: name.to_owned(), score, has_won, note }
    };
    let players =
        [player("Ada", 26, CardNote::Rating(1_662, true, 162)), player("Kuzhi", 22, CardNote::Level(3))];
    let (title, at, picture) = (None, None, Picture::from_match(board, Side::South, theme));
    let card = MatchCard { title, board: picture, at, players, leads: leads.collect() };
    let drawn = card.png().expect("every card can be drawn");
    (time_since(begun), drawn.len())
}

/// A profile with the wall of all games, and the curve of one that was played this many times.
fn in_profile(games: u16, theme: Theme) -> (Duration, usize) {
    let begun = processor_time();
    let label = |game: Game| GameLabel { name: game.id().to_owned(), latin: game.id().to_owned() };
    let row = |game: Game| {
        let beaten = (0..8).map(|level| level < 5).collect();
        WallRow { label: label(game), is_met: true, is_learnt: true, beaten }
    };
    let rated = RatingPanel {
        label: label(Game::default()),
        rating: (1_500 + u32::from(games), false),
        curve: (0..games).map(|game| 1_500.0 + f32::from(game * 7 % 90)).collect(),
        dates: Some(["2026-03-01".to_owned(), "2026-11-26".to_owned()]),
        record: [u32::from(games) / 2, 1, u32::from(games) / 3],
    };
    let card = ProfileCard {
        name: "Ada".to_owned(),
        days: 3,
        wins: 3,
        best: Some((5, label(Game::default()))),
        wall: Game::all().map(row).collect(),
        rated: Some(rated),
        theme,
    };
    let drawn = card.png().expect("every profile can be drawn");
    (time_since(begun), drawn.len())
}

/// The pictures in the examples of a game's rules.
fn examples(game: Game, theme: Theme) -> Vec<(Duration, usize)> {
    let look = BoardLook { theme, ..BoardLook::default() };
    let pages = (1..=lessons(game).len()).map(|page| rules(Words::english(), game, None, page, look));
    pages.filter_map(|page| page.picture).map(|picture| in_pair(&picture)).collect()
}

fn in_pair(picture: &RulesPicture) -> (Duration, usize) {
    let begun = processor_time();
    let drawn = picture.png().expect("every example can be drawn");
    (time_since(begun), drawn.len())
}

/// Positions of pseudo-random matches.
fn positions(game: Game) -> Vec<Match> {
    let mut state = 1_usize;
    let mut found = Vec::new();
    while found.len() < POSITIONS {
        let mut board = game.start();
        while board.turn().is_some() && found.len() < POSITIONS {
            let legal = board.legal();
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            board.play(legal[(state >> 33) % legal.len()], &mut |_| ()).expect("the move is legal");
            found.push(playing(game, board.moves()));
        }
    }
    found
}

fn playing(game: Game, moves: &[Move]) -> Match {
    let seats = [Seat::Person(PlayerId(1)), Seat::Bot(Level::default())];
    let played = MatchSetup::played(game, seats, moves, Timestamp::default()).expect("the moves are legal");
    played.check().expect("it can be played")
}

/// The processor time of this thread so far. What else runs on the machine counts little.
fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    let part = |part: i64| u64::try_from(part).unwrap_or_default();
    Duration::from_secs(part(time.tv_sec)) + Duration::from_nanos(part(time.tv_nsec))
}

fn time_since(begun: Duration) -> Duration {
    processor_time().saturating_sub(begun)
}

fn report(style: &str, drawn: impl Iterator<Item = (Duration, usize)>) {
    let (mut times, mut sizes): (Vec<Duration>, Vec<usize>) = drawn.unzip();
    times.sort_unstable();
    sizes.sort_unstable();
    let at = |percent: usize| (times.len() - 1) * percent / 100;
    println!(
        "{style}: {:.3} ms (median), {:.3} ms (p99), {:.3} ms (most); {} bytes (median), {} bytes (most)",
        times[at(50)].as_secs_f64() * 1_000.0,
        times[at(99)].as_secs_f64() * 1_000.0,
        times[at(100)].as_secs_f64() * 1_000.0,
        sizes[at(50)],
        sizes[at(100)]
    );
}
