//! A player who uses the tables gets the results that the tables predict.

use std::cmp::Ordering;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use kuzhi_engine::{AnyPlaying, Board, Game, Match, Position, Side, for_each_game};

use super::*;
use crate::limits::Limits;
use crate::rng::Rng;
use crate::searchable::Searchable;
use crate::thinking::Think as _;
use crate::worth::Worth;

fn table(game: Game, seeds: u8) -> GameTable {
    GameTable::build(game, seeds, &AtomicBool::new(false), &|_, _| ())
        .expect("there are tables of the game")
        .expect("nobody stops it")
}

fn games() -> impl Iterator<Item = Game> {
    Game::all().filter(|game| GameTable::most_seeds(game).is_ok())
}

/// Returns a position of a game with this many seeds on the board.
fn position(game: Game, rng: &mut Rng, seeds: u8) -> Option<Match> {
    let start = game.start().position();
    let (pits, all) = (start.ring.len(), u8::try_from(start.board.total()).ok()?);
    let mut counts = [0; 14];
    for _ in 0..seeds {
        counts[rng.below(pits)] += 1;
    }
    // South's store must be even, because Al-manqala only allows that.
    let south = (all - seeds) / 4 * 2;
    let board = Board::from_counts(start.ring, &counts[..pits], [south, all - seeds - south])?;
    Match::from_position(game, &Position { board, ..start }).ok()
}

macro_rules! looked_up {
    ($($game:ident),+) => {
        fn looked_up(playing: &Match, knowledge: &Knowledge) -> Option<TableValue> {
            match playing.playing() {
                $(AnyPlaying::$game(playing) => {
                    let exact = <kuzhi_engine::$game as Searchable>::Exact::new(playing.rules(), knowledge);
                    Exact::<kuzhi_engine::$game>::look_up(&exact, playing.state())
                })+
            }
        }
    };
}
for_each_game!(looked_up);

/// Returns the final lead of the player to move.
fn lead(knowledge: &Knowledge, playing: &Match) -> Option<i32> {
    let position = playing.position();
    let Some(mover) = position.turn else { unreachable!("the game goes on") };
    let [own, other] = [mover, mover.other()].map(|side| i32::from(position.board.store(side)));
    let known = looked_up(playing, knowledge);
    known.and_then(TableValue::lead).map(|lead| own - other + lead)
}

#[test]
fn perfect_play_ends_as_the_tables_say() {
    for game in games() {
        let mut knowledge = Knowledge::default();
        knowledge.add(table(game, 8));
        let limits = Limits { knowledge: Arc::new(knowledge), ..Limits::nodes(3_000) };
        let mut rng = Rng::new(5);
        let mut played = 0;
        for index in 0..120 {
            let Some(mut playing) = position(game, &mut rng, 2 + index % 4 * 2) else { continue };
            let Some(expected) = lead(&limits.knowledge, &playing) else { continue };
            let told = format!("{game} {}", playing.position());
            while let Some(choice) = playing.think(&limits) {
                playing.play(choice.best, &mut |_| ()).unwrap();
            }
            let outcome = playing.outcome().unwrap();
            let [south, north] = outcome.score.map(i32::from);
            // In Oware the first recurrence ends the game, so a search of few nodes may win by less.
            if outcome.reason == kuzhi_engine::Reason::Majority || game.id() == "oware" {
                assert_eq!((south - north).signum(), expected.signum(), "{told}");
            } else {
                assert_eq!(south - north, expected, "{told}");
            }
            played += 1;
        }
        assert!(played > 60, "{game} {played}");
    }
}

/// However the opponent plays.
#[test]
fn nobody_gets_more_against_one_who_knows() {
    for game in games() {
        let mut knowledge = Knowledge::default();
        knowledge.add(table(game, 8));
        let limits = Limits { knowledge: Arc::new(knowledge), ..Limits::nodes(3_000) };
        let mut rng = Rng::new(9);
        for index in 0..120 {
            let Some(mut playing) = position(game, &mut rng, 2 + index % 4 * 2) else { continue };
            let Some(expected) = lead(&limits.knowledge, &playing) else { continue };
            let told = format!("{game} {}", playing.position());
            while let Some(turn) = playing.turn() {
                let legal = playing.legal();
                let mv = match turn {
                    Side::South => playing.think(&limits).unwrap().best,
                    Side::North => legal[rng.below(legal.len())],
                };
                playing.play(mv, &mut |_| ()).unwrap();
            }
            let [south, north] = playing.outcome().unwrap().score.map(i32::from);
            let (reached, promised) = if matches!(game.id(), "oware" | "al-manqala") {
                ((south - north).signum(), expected.signum())
            } else {
                (south - north, expected)
            };
            assert!(reached >= promised, "{told}: {reached}, not {promised}");
        }
    }
}

#[test]
fn a_table_is_its_bytes() {
    for game in games() {
        let table = table(game, 4);
        assert_eq!(GameTable::positions(&game, 4), Ok(table.len()));
        let bytes = table.bytes().into_owned();
        assert!(GameTable::from_bytes(game, 4, bytes[1..].to_vec()).unwrap().is_none(), "{game}");
        let again = GameTable::from_bytes(game, 4, bytes.clone()).unwrap().unwrap();
        assert_eq!((again.game(), again.seeds(), again.bytes().into_owned()), (game, 4, bytes));
    }
}

#[test]
fn a_table_can_be_stopped_and_games_without_one_are_refused() {
    for game in games() {
        assert!(GameTable::build(game, 6, &AtomicBool::new(true), &|_, _| ()).unwrap().is_none());
        assert!(GameTable::most_seeds(&game).unwrap() >= 12);
        assert!(GameTable::max_build_memory(&game, 5).unwrap() >= table(game, 5).len());
    }
    let game = Game::by_id("kotu-baendum").unwrap();
    assert!(GameTable::build(game, 6, &AtomicBool::new(false), &|_, _| ()).is_err());
}

/// A search alone plays pit 3, and loses.
#[test]
fn the_only_move_that_wins_is_played() {
    let game = Game::by_id("bestemshe").unwrap();
    let mut knowledge = Knowledge::default();
    knowledge.add(table(game, 12));
    let limits = Limits { knowledge: Arc::new(knowledge), ..Limits::nodes(300_000) };
    let position = "1.3.2.0.0/2.2.0.1.1 22:16 south".parse().unwrap();
    let playing = Match::from_position(game, &position).unwrap();
    assert_eq!(playing.think(&limits).unwrap().best.to_string(), "1");
    let judgement = playing.judge(&limits).unwrap();
    let results: Vec<_> = judgement.moves().iter().map(|judged| judged.worth.result()).collect();
    assert_eq!(results, [Some(Ordering::Greater), Some(Ordering::Less), Some(Ordering::Less)]);
}

/// In Oware a second time ends the game, so the worth of a move depends on the way there. The tests above
/// have its results.
#[test]
fn no_result_is_given_away_where_it_is_known() {
    for id in ["bestemshe", "al-manqala", "mangala-castle"] {
        let game = Game::by_id(id).unwrap();
        let mut knowledge = Knowledge::default();
        knowledge.add(table(game, 8));
        let limits = Limits { knowledge: Arc::new(knowledge), ..Limits::nodes(2_000) };
        let mut rng = Rng::new(11);
        let mut choices = 0;
        for seeds in [4, 6, 8].into_iter().cycle().take(2_000) {
            let Some(playing) = position(game, &mut rng, seeds) else { continue };
            let judgement = playing.judge(&Limits { depth: 1, ..limits.clone() }).unwrap();
            let results = judgement.moves().iter().map(|judged| judged.worth);
            let is_known = results.clone().all(Worth::is_exact);
            if !is_known || results.clone().all(|worth| worth.result() == judgement.best().worth.result()) {
                continue;
            }
            let chosen = playing.think(&limits).unwrap().best;
            let reached = judgement.worth_of(chosen).unwrap().result();
            assert_eq!(reached, judgement.best().worth.result(), "{game} {}: {chosen}", playing.position());
            choices += 1;
        }
        assert!(choices > 20, "{game}: {choices}");
    }
}
