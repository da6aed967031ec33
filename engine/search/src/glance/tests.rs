//! Level 1 takes what lies open, and minds its largest pit.

use kuzhi_engine::{Event, Game, Match, Move, Pit, Side};

use super::LEAST_MINDED;
use crate::level::Level;
use crate::rng::Rng;
use crate::thinking::Think as _;

const SEEDS: u64 = 60;

fn choose(playing: &Match, seed: u64) -> Move {
    playing.think(&Level::LOWEST.limits(&playing.game(), seed)).expect("the game goes on").best
}

/// Returns the moves that level 1 plays in a position of Mangala, whatever its mistakes.
fn choices(position: &str) -> Vec<String> {
    let game = Game::by_id("mangala").unwrap();
    let playing = Match::from_position(game, &position.parse().unwrap()).unwrap();
    let mut chosen: Vec<String> = (0..SEEDS).map(|seed| choose(&playing, seed).to_string()).collect();
    chosen.sort();
    chosen.dedup();
    chosen
}

fn games_of_a_round() -> impl Iterator<Item = Game> {
    Game::all().map(|game| Game::with_options(game.id(), [("rounds", "1")]).unwrap_or(game))
}

/// Returns positions that random moves lead to, in which there is a choice and no move ends the game.
fn positions(game: Game) -> impl Iterator<Item = Match> {
    (0..150).filter_map(move |seed| {
        let mut rng = Rng::new(seed);
        let mut playing = game.start();
        for _ in 0..2 + rng.below(25) {
            let legal = playing.legal();
            let mv = *legal.get(rng.below(legal.len().max(1)))?;
            playing.play(mv, &mut |_| ()).unwrap();
        }
        let ends = |&mv: &Move| {
            let mut after = playing.clone();
            after.play(mv, &mut |_| ()).unwrap();
            after.outcome().is_some()
        };
        let legal = playing.legal();
        (legal.len() > 1 && !legal.iter().any(ends)).then_some(playing)
    })
}

/// Returns how far a player's store is ahead.
fn lead(playing: &Match, side: Side) -> i32 {
    let stores = playing.position().board.stores();
    i32::from(stores[side.index()]) - i32::from(stores[side.other().index()])
}

/// What is to be seen of a move at once.
struct Seen {
    mv: Move,
    taken: i32,
    again: bool,
    /// The seeds of the mover's largest pit, if a reply captures it.
    left: i32,
}

fn see(playing: &Match, mv: Move) -> Seen {
    let side = playing.turn().unwrap();
    let mut after = playing.clone();
    after.play(mv, &mut |_| ()).unwrap();
    let again = after.turn() == Some(side);
    let left = if again { 0 } else { largest_lost(&after, side) };
    Seen { mv, taken: lead(&after, side) - lead(playing, side), again, left }
}

fn largest_lost(playing: &Match, side: Side) -> i32 {
    let position = playing.position();
    let mut row: Vec<Pit> = position.ring.row(side).collect();
    row.retain(|&pit| position.marks.owner(pit).is_none());
    let largest = row.iter().map(|&pit| position.board[pit]).max().unwrap_or_default();
    row.retain(|&pit| position.board[pit] == largest);
    let captures = |mv| {
        let mut captured = false;
        playing
            .clone()
            .play(mv, &mut |event| {
                captured |= matches!(event, Event::Captured { pit, seeds, by }
                if by != side && row.contains(&pit) && seeds >= largest);
            })
            .unwrap();
        captured
    };
    let lost = largest >= LEAST_MINDED && playing.legal().into_iter().any(captures);
    if lost { largest.into() } else { 0 }
}

#[test]
fn level_1_takes_an_open_capture() {
    // Pit 1 ends in the empty pit 3, opposite seven stones.
    assert_eq!(choices("3.0.0.1.0.4/0.0.0.7.0.3 15:15 south"), ["1"]);
    // What is taken need not be the most.
    for game in games_of_a_round() {
        let mut met = 0;
        for playing in positions(game) {
            let seen: Vec<Seen> = playing.legal().into_iter().map(|mv| see(&playing, mv)).collect();
            let open = seen.iter().filter(|seen| seen.left == 0).map(|seen| seen.taken).max();
            let Some(open) = open.filter(|&open| open > 1) else { continue };
            met += 1;
            for seed in 0..5 {
                let mv = choose(&playing, seed);
                let played = seen.iter().find(|seen| seen.mv == mv).unwrap();
                let takes = played.taken > 1 || played.again;
                assert!(takes, "{game} {} {mv}: {} of {open}", playing.position(), played.taken);
            }
        }
        assert!(met > 10, "{game}: {met}");
    }
}

#[test]
fn level_1_takes_an_extra_turn() {
    // Pit 6 ends in the store. The others take nothing.
    assert_eq!(choices("0.0.1.0.1.2/3.2.0.3.0.1 17:18 south"), ["6"]);
}

#[test]
fn level_1_does_not_leave_its_largest_pit_to_a_capture() {
    // North's pit 6 would make the seven in pit 2 eight.
    assert_eq!(choices("0.7.0.0.1.0/0.0.1.0.0.4 17:18 south"), ["2"]);
    let mut met = 0;
    for game in games_of_a_round() {
        for playing in positions(game) {
            let seen: Vec<Seen> = playing.legal().into_iter().map(|mv| see(&playing, mv)).collect();
            let avoidable = seen.iter().any(|seen| seen.left == 0 && seen.taken >= 0);
            if !avoidable || seen.iter().all(|seen| seen.left == 0) {
                continue;
            }
            met += 1;
            for seed in 0..5 {
                let mv = choose(&playing, seed);
                let played = seen.iter().find(|seen| seen.mv == mv).unwrap();
                // It may take as much, but for a seed.
                let minded = played.left == 0 || played.taken >= played.left - 1;
                assert!(minded, "{game} {} {mv}: leaves {}", playing.position(), played.left);
            }
        }
    }
    assert!(met > 20, "{met}");
}

/// Returns level 1's half points of a hundred games against another player, each side by turns.
fn points(game: Game, other: impl Fn(&Match, u64) -> Move) -> u32 {
    let play = |number: u64| {
        let mut rng = Rng::new(number);
        let mut playing = game.start();
        let side = Side::ALL[usize::from(number.is_multiple_of(2))];
        while let Some(turn) = playing.turn() {
            let seed = rng.next_u64();
            let mv = if turn == side { choose(&playing, seed) } else { other(&playing, seed) };
            playing.play(mv, &mut |_| ()).unwrap();
        }
        playing.outcome().unwrap().winner.map_or(1, |winner| if winner == side { 2 } else { 0 })
    };
    (0..100).map(play).sum()
}

#[test]
fn level_1_beats_chance_and_loses_to_level_2() {
    for game in games_of_a_round() {
        let by_chance = |playing: &Match, seed| {
            let legal = playing.legal();
            legal[Rng::new(seed).below(legal.len())]
        };
        let level_2 = Level::LOWEST.above().unwrap();
        let above = |playing: &Match, seed| playing.think(&level_2.limits(&game, seed)).unwrap().best;
        let (easy, hard) = (points(game, by_chance), points(game, above));
        assert!(easy > 120 && (10..95).contains(&hard), "{game}: {easy} from chance, {hard} from level 2");
    }
}
