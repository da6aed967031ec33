//! Sowing and play that would never end stop exactly where the rules say (G2, G3).

use std::collections::{HashMap, HashSet};

use kuzhi_engine::{Event, EventReplay, Game, Match, Move, Position, Side};
use proptest::prelude::*;

use crate::random::{Draws, game};

/// The state at the start of a lap: all pits, and the pit about to be lifted.
type Lap = (Vec<u8>, usize);
/// What decides whether a position repeats: pits, marks, side to move.
type Standing = (Vec<u8>, u32, Option<Side>);

fn pits(position: &Position) -> Vec<u8> {
    position.board.pits(position.ring).to_vec()
}

fn standing(position: &Position) -> Standing {
    (pits(position), position.marks.pits().bits(), position.turn)
}

/// Counts how often each position has occurred in the round.
struct Witness {
    replay: EventReplay,
    times: HashMap<Standing, u8>,
    endless_turns: usize,
    repetitions: usize,
}

impl Witness {
    fn new(game: &Match) -> Witness {
        let replay = EventReplay::new(game.position());
        let mut witness = Witness { replay, times: HashMap::new(), endless_turns: 0, repetitions: 0 };
        witness.record_position();
        witness
    }

    /// Records the position. Returns true at its third occurrence.
    fn record_position(&mut self) -> bool {
        let times = self.times.entry(standing(self.replay.position())).or_insert(0);
        *times += 1;
        *times == 3
    }

    fn play(&mut self, game: &mut Match, mv: Move) {
        let place = format!("{game:?}, then {mv}");
        let mut laps: HashSet<Lap> = HashSet::new();
        let mut third = false;
        let mut ended = false;
        game.play(mv, &mut |event| {
            let lap = |pit: kuzhi_engine::Pit| (pits(self.replay.position()), pit.index());
            match event {
                Event::Lifted { pit, .. } => assert!(laps.insert(lap(pit)), "{place}: a lap comes back"),
                Event::EndlessSowing { pit } => {
                    assert!(laps.contains(&lap(pit)), "{place}: no lap comes back");
                    self.endless_turns += 1;
                }
                // RULES G3: since the last capture or tie in the round.
                Event::Captured { .. } | Event::Marked { .. } | Event::RoundBegan { .. } => {
                    self.times.clear();
                }
                _ => {}
            }
            self.replay.apply(&event).expect(&place);
            match event {
                Event::TurnPassed { .. } | Event::ExtraTurn { .. } | Event::Arranged { .. } => {
                    third = self.record_position();
                }
                Event::RoundEnded { .. } | Event::Ended { .. } => ended = true,
                _ => {}
            }
        })
        .expect(&place);
        if third {
            assert!(ended, "{place}: a position stands for the third time");
            self.repetitions += 1;
        }
        if ended {
            self.times.clear();
            self.record_position();
        }
        assert!(self.times.values().all(|&times| times < 3), "{place}");
    }
}

fn watch(game: Game, seed: u64, moves: usize) -> Witness {
    let mut draws = Draws::new(seed);
    let mut playing = game.start();
    let mut witness = Witness::new(&playing);
    for _ in 0..moves {
        let Some(mv) = draws.legal(&playing) else { break };
        witness.play(&mut playing, mv);
    }
    witness
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn nothing_comes_back_unnoticed(game in game(), seed: u64) {
        watch(game, seed, 400);
    }
}

/// Returns positions in which this move would sow forever, found by random play.
const ENDLESS_TURNS: [(&str, &str, &str); 8] = [
    (
        "pallankuzhi seeds=5 after_capture=end",
        "0.1.0.1.0.x.x/15.0.0.3.0.3.1 21:25 north round=14 opener=north",
        "7",
    ),
    ("pallankuzhi seeds=5 after_capture=end", "3.0.3.1.0.x.x/1.0.1.0.15.0.0 20:26 south round=15", "4"),
    ("pallankuzhi seeds=4", "1.0.2.x.x.x.x/0.0.10.1.0.3.0 13:26 north round=34 opener=north", "4"),
    ("pallankuzhi seeds=4 after_capture=end", "0.1.0.2.0.0.10/0.1.1.x.x.x.x 37:4 north round=15", "3"),
    ("kotu-baendum", "2.1.0.1.0.2.x/1.2.0.1.0.1.0 16:29 north round=17 direction=+", "2"),
    ("kotu-baendum", "1.0.2.1.x.x.x/0.1.0.1.0.1.3 20:26 north round=24 direction=+", "7"),
    (
        "kotu-baendum capture=ends-turn",
        "1.0.2.1.0.1.0/1.0.2.1.2.0.x 26:19 north round=11 opener=north direction=+",
        "5",
    ),
    (
        "kotu-baendum capture=ends-turn",
        "2.1.0.1.0.1.0/1.0.1.2.0.1.0 30:16 north round=11 opener=north direction=+",
        "4",
    ),
];

#[test]
fn endless_turns_end_where_a_lap_comes_back() {
    for (game, position, mv) in ENDLESS_TURNS {
        let game: Game = game.parse().expect(game);
        let mut playing = Match::from_position(game, &position.parse().expect(position)).expect(position);
        let mut witness = Witness::new(&playing);
        witness.play(&mut playing, mv.parse().expect(mv));
        assert_eq!(witness.endless_turns, 1, "{game}: {position}");
    }
}

#[test]
fn rounds_end_at_the_third_repetition() {
    let game = Game::by_id("pallam-khuzi").expect("a known game");
    let repetitions: usize = (0..20).map(|seed| watch(game, seed, 1_000).repetitions).sum();
    assert!(repetitions > 0);
}
