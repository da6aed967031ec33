//! Lessons: positions of each game, each with one thing to learn.
//!
//! The engine's events tell whether a move is right. No lesson lists its right moves.

use kuzhi_engine as engine;
use kuzhi_engine::{Event, Game, Hole, Mark, Move, Ring, Side};

/// One thing to learn, in a position with South to move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The name of the lesson. It selects the sentence with the rule.
    pub name: &'static str,
    position: &'static str,
    /// What a move must achieve.
    pub goal: Goal,
}

/// What a move must achieve.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Make any move.
    AnyMove,
    /// Earn another turn.
    MoveAgain,
    /// Capture in any way.
    Capture,
    /// Capture the pit in the opponent's row in which the last seed fell.
    CaptureAcross,
    /// Capture the last seed itself, and the opposite pit.
    CaptureFromOwn,
    /// Capture several pits.
    CaptureChain,
    /// Capture a pit that a seed has just filled.
    CaptureFull,
    /// Capture the pit beyond an empty one.
    CaptureBeyond,
    /// Turn a pit into a castle.
    BuildCastle,
    /// Sow into one's own castle.
    FillCastle,
    /// Sow several laps.
    SowOn,
    /// Tie an end pit.
    Tie,
    /// End the game and win it.
    Win,
    /// Lay out one's row to capture on three.
    Arrange,
}

const fn lesson(name: &'static str, goal: Goal, position: &'static str) -> Lesson {
    Lesson { name, position, goal }
}

const MANGALA: &[Lesson] = &[
    lesson("sow", Goal::AnyMove, "4.4.4.4.4.4/4.4.4.4.4.4 0:0 south"),
    lesson("again", Goal::MoveAgain, "4.4.4.4.4.4/4.4.4.4.4.4 0:0 south"),
    lesson("even", Goal::CaptureAcross, "1.0.2.0.5.3/3.1.2.0.4.1 12:14 south"),
    lesson("alone", Goal::CaptureFromOwn, "2.0.1.4.0.2/5.0.3.2.4.1 11:13 south"),
    lesson("finish", Goal::Win, "0.2.0.0.0.3/1.0.0.0.0.0 28:14 south"),
];

const MANGALA_CASTLE: &[Lesson] = &[
    lesson("past", Goal::AnyMove, "4.4.4.4.4.4/4.4.4.4.4.4 0:0 south"),
    lesson("castle", Goal::BuildCastle, "1.3.0.4.1.2/2.5.0.3.4.6 9:8 south"),
    lesson("fill", Goal::FillCastle, "2.1.0.3.1.2/castle.5.2.3.4.6 11:8 south"),
    lesson("even", Goal::CaptureAcross, "1.0.2.0.2.3/3.1.2.0.4.1 13:16 south"),
    lesson("alone", Goal::CaptureFromOwn, "2.0.1.4.0.2/5.0.3.2.4.1 11:13 south"),
];

const AL_MANQALA: &[Lesson] = &[
    lesson("sow-round", Goal::AnyMove, "7.7.7.7.7.7.7/7.7.7.7.7.7.7 0:0 south"),
    lesson("two-four", Goal::Capture, "3.1.0.5.2.1.4/6.3.1.0.7.2.5 30:28 south"),
    lesson("chain", Goal::CaptureChain, "2.0.4.1.0.3.5/1.3.0.6.2.1.4 34:32 south"),
    lesson("feed", Goal::AnyMove, "0.3.0.0.1.4.0/0.0.0.0.0.0.0 46:44 south"),
    lesson("majority", Goal::Win, "3.1.0.5.2.1.4/6.3.1.0.7.2.5 48:10 south"),
];

const PALLANKUZHI: &[Lesson] = &[
    lesson("laps", Goal::SowOn, "0.0.1.0.1.1.0/0.0.3.0.4.3.2 34:35 south"),
    lesson("beyond", Goal::CaptureBeyond, "3.2.0.1.2.0.0/0.5.0.1.3.0.2 33:32 south"),
    lesson("pasu", Goal::CaptureFull, "1.3.0.0.1.0.0/2.0.1.3.3.5.3 31:31 south"),
    lesson("round-out", Goal::AnyMove, "0.0.0.0.2.0.0/0.0.0.0.0.0.0 43:39 south"),
    lesson("rubbish", Goal::AnyMove, "1.2.0.1.2.x.x/0.5.0.1.3.0.2 20:47 south round=2 opener=north"),
];

const PALLAM_KHUZI: &[Lesson] = &[
    lesson("laps", Goal::SowOn, "0.0.1.1.1.0.0/0.4.5.1.2.3.4 17:17 south"),
    lesson("beyond-ends", Goal::CaptureBeyond, "3.2.0.1.2.0.0/0.5.0.1.3.0.2 18:19 south"),
    lesson("pasu-owner", Goal::CaptureFull, "1.0.0.1.3.0.0/5.0.0.4.2.1.3 18:18 south"),
    lesson("round-out", Goal::AnyMove, "0.0.0.0.2.0.0/0.0.0.0.0.0.0 29:25 south"),
    lesson("rubbish", Goal::AnyMove, "1.2.0.1.2.x.x/0.5.0.1.3.0.2 9:30 south round=2 opener=north"),
];

const KOTU_BAENDUM: &[Lesson] = &[
    lesson("way", Goal::AnyMove, "4.4.4.4.4.4.4/4.4.4.4.4.4.4 0:0 south open=both"),
    lesson("ends", Goal::AnyMove, "4.4.4.4.4.4.4/4.4.4.4.4.4.4 0:0 south direction=+ open=both"),
    lesson("relay", Goal::SowOn, "0.0.2.0.1.0.2/1.0.0.2.0.1.5 21:21 south direction=+"),
    lesson("three", Goal::Capture, "0.0.2.2.0.3.0/0.0.5.4.0.3.0 18:19 south direction=+"),
    lesson("tie", Goal::Tie, "1.2.1.0.2.1.3/0.0.0.0.0.0.5 20:21 south direction=+"),
    lesson("single", Goal::AnyMove, "1.0.2.1.0.4.1/2.1.0.4.0.2.1 18:19 south direction=+"),
    lesson("round-over", Goal::AnyMove, "0.0.0.0.2.0.0/0.0.0.0.0.0.0 29:25 south direction=+"),
    lesson(
        "arrange",
        Goal::Arrange,
        "x.x.x.x.x.x.x/4.4.4.4.4.4.4 9:19 south arrange round=2 direction=+ open=both",
    ),
];

const KALAH: &[Lesson] = &[
    lesson("sow-on", Goal::AnyMove, "4.4.4.4.4.4/4.4.4.4.4.4 0:0 south"),
    lesson("again", Goal::MoveAgain, "4.4.4.4.4.4/4.4.4.4.4.4 0:0 south"),
    lesson("alone", Goal::CaptureFromOwn, "2.0.0.4.0.5/5.0.3.4.4.1 11:9 south"),
    lesson("round", Goal::CaptureFromOwn, "0.0.1.2.1.8/2.1.3.0.2.4 13:11 south"),
    lesson("keep", Goal::Win, "0.1.0.0.0.3/0.0.0.2.0.0 25:17 south"),
];

const TOGUZ_KUMALAK: &[Lesson] = &[
    lesson("first-back", Goal::AnyMove, "9.9.9.9.9.9.9.9.9/9.9.9.9.9.9.9.9.9 0:0 south"),
    lesson("even", Goal::CaptureAcross, "1.10.0.4.2.11.1.3.5/3.9.1.12.0.6.2.10.1 38:43 south"),
    lesson("tuzdik", Goal::BuildCastle, "2.1.11.0.3.12.1.5.4/2.8.2.10.1.9.2.0.11 40:38 south"),
    lesson("fill-tuzdik", Goal::FillCastle, "3.0.9.1.12.2.1.5.3/2.10.castle.4.1.9.0.2.8 50:40 south"),
    lesson("half", Goal::Win, "1.0.5.2.0.3.1.2.4/3.1.2.0.6.1.5.0.2 79:45 south"),
];

const BESTEMSHE: &[Lesson] = &[
    lesson("first-back", Goal::AnyMove, "5.5.5.5.5/5.5.5.5.5 0:0 south"),
    lesson("even", Goal::CaptureAcross, "1.6.0.3.2/5.1.4.0.6 10:12 south"),
    lesson("out", Goal::Win, "1.4.0.6.2/3.0.0.0.0 14:20 south"),
    lesson("half", Goal::Win, "2.0.1.4.3/3.3.0.2.2 22:8 south"),
];

const OWARE: &[Lesson] = &[
    lesson("sow-round", Goal::AnyMove, "4.4.4.4.4.4/4.4.4.4.4.4 0:0 south"),
    lesson("two-three", Goal::Capture, "3.1.0.5.2.4/1.3.1.0.5.2 10:11 south"),
    lesson("run", Goal::CaptureChain, "0.2.1.0.3.5/1.2.1.4.0.3 13:13 south"),
    lesson("twelve", Goal::CaptureChain, "0.1.0.2.1.13/1.0.4.2.0.3 10:11 south"),
    lesson("slam", Goal::Capture, "0.2.0.0.3.1/1.2.0.0.0.0 21:18 south"),
    lesson("feed", Goal::AnyMove, "0.3.0.0.1.4/0.0.0.0.0.0 20:20 south"),
    lesson("twenty-five", Goal::Win, "0.0.2.0.2.1/1.2.0.1.0.0 23:16 south"),
];

/// The lessons of a game, in teaching order.
pub fn lessons(game: Game) -> &'static [Lesson] {
    match game {
        Game::Mangala(_) => MANGALA,
        Game::MangalaCastle(_) => MANGALA_CASTLE,
        Game::Kalah(_) => KALAH,
        Game::Oware(_) => OWARE,
        Game::ToguzKumalak(_) => TOGUZ_KUMALAK,
        Game::Bestemshe(_) => BESTEMSHE,
        Game::AlManqala(_) => AL_MANQALA,
        Game::Pallankuzhi(_) => PALLANKUZHI,
        Game::PallamKhuzi(_) => PALLAM_KHUZI,
        Game::KotuBaendum(_) => KOTU_BAENDUM,
    }
}

/// Those of these games that a person knows, the nearest first: the ones that teach most of a game's lessons.
pub(crate) fn nearest_first(game: Game, known: &[Game]) -> Vec<Game> {
    let mut nearest = known.to_vec();
    let taught = |one: &Game| lessons(game).iter().filter(|lesson| lesson.is_taught_by(*one)).count();
    nearest.sort_by_key(|one| std::cmp::Reverse(taught(one)));
    nearest
}

/// A move tried in a lesson.
#[derive(Debug)]
pub(crate) struct Tried {
    /// The board after the move.
    pub(crate) after: engine::Match,
    pub(crate) events: Vec<Event>,
    /// Whether the move achieves the goal.
    pub(crate) is_right: bool,
}

/// The ideas that the line about a game leaves out: told with another, or met only in a later round.
const UNTOLD: [&str; 7] = ["fill", "fill-tuzdik", "ends", "round-out", "round-over", "rubbish", "arrange"];

impl Lesson {
    /// What the lesson teaches. Lessons of two games with the same idea teach the same rule: those that share
    /// a sentence, and those that say it in their own words.
    pub fn idea(&self) -> &'static str {
        match self.name {
            "past" => "first-back",
            "majority" | "twenty-five" => "half",
            own => own,
        }
    }

    /// Whether the line about a game can tell it, rather than leave it out.
    pub fn is_told_in_a_line(&self) -> bool {
        !UNTOLD.contains(&self.idea())
    }

    /// Whether a game has a lesson about the same thing.
    pub(crate) fn is_taught_by(&self, game: Game) -> bool {
        lessons(game).iter().any(|one| one.idea() == self.idea())
    }

    pub(crate) fn board(&self, game: Game) -> Option<engine::Match> {
        engine::Match::from_position(game, &self.position.parse().ok()?).ok()
    }

    /// Plays a move on the lesson's board.
    pub(crate) fn attempt(&self, game: Game, mv: Move) -> Option<Tried> {
        let (mut after, mut events) = (self.board(game)?, Vec::new());
        after.play(mv, &mut |event| events.push(event)).ok()?;
        let is_right = self.goal.is_met(after.position().ring, &events);
        Some(Tried { after, events, is_right })
    }

    /// The first move that achieves the goal.
    pub(crate) fn example(&self, game: Game) -> Option<Move> {
        let is_right = |mv: &Move| self.attempt(game, *mv).is_some_and(|tried| tried.is_right);
        self.board(game)?.legal().into_iter().find(is_right)
    }
}

impl Goal {
    /// Whether the events of a move by South achieve the goal.
    fn is_met(self, ring: Ring, events: &[Event]) -> bool {
        let any = |holds: &dyn Fn(&Event) -> bool| events.iter().any(holds);
        let captures = || captures(events);
        match self {
            Goal::AnyMove => true,
            Goal::MoveAgain => any(&|event| matches!(event, Event::ExtraTurn { side: Side::South })),
            Goal::Capture => !captures().is_empty(),
            Goal::CaptureAcross => {
                captures().iter().any(|one| one.is_last_sown && ring.owner(one.pit) == Side::North)
            }
            Goal::CaptureFromOwn => captures().iter().any(|one| ring.owner(one.pit) == Side::South),
            Goal::CaptureChain => captures().len() > 1,
            Goal::CaptureFull => captures().iter().any(|one| one.is_last_sown),
            Goal::CaptureBeyond => captures().iter().any(|one| !one.is_last_sown),
            Goal::BuildCastle => any(&|event| matches!(event, Event::CastleBuilt { owner: Side::South, .. })),
            Goal::FillCastle => {
                any(&|event| matches!(event, Event::SownIntoCastle { owner: Side::South, .. }))
            }
            Goal::SowOn => events.iter().filter(|event| matches!(event, Event::Lifted { .. })).count() > 1,
            Goal::Tie => {
                any(&|event| matches!(event, Event::Marked { mark: Mark::Tied, owner: Side::South, .. }))
            }
            Goal::Win => {
                any(&|event| matches!(event, Event::Ended { outcome } if outcome.winner == Some(Side::South)))
            }
            Goal::Arrange => any(&|event| matches!(event, Event::Arranged { side: Side::South, eats: 3 })),
        }
    }
}

/// A capture by South.
struct Capture {
    pit: engine::Pit,
    /// Whether the last seed sown before the capture fell there.
    is_last_sown: bool,
}

fn captures(events: &[Event]) -> Vec<Capture> {
    let (mut last, mut found) = (None, Vec::new());
    for &event in events {
        match event {
            Event::Sown { hole } => last = Some(hole),
            Event::Captured { pit, by: Side::South, .. } => {
                found.push(Capture { pit, is_last_sown: last == Some(Hole::Pit(pit)) });
            }
            _ => {}
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_lessons_that_can_be_learnt() {
        for game in Game::all() {
            let lessons = lessons(game);
            assert!(lessons.len() >= 4, "{}", game.id());
            for lesson in lessons {
                let what = format!("{} of {}", lesson.name, game.id());
                let board = lesson.board(game).unwrap_or_else(|| panic!("{what}: no such position"));
                assert_eq!(board.turn(), Some(Side::South), "{what}");
                assert!(lesson.example(game).is_some(), "{what}: no move does it");
            }
        }
    }

    #[test]
    fn not_every_move_meets_a_goal() {
        for game in Game::all() {
            for lesson in lessons(game).iter().filter(|lesson| lesson.goal != Goal::AnyMove) {
                let legal = lesson.board(game).unwrap().legal();
                let wrong = legal.into_iter().find(|&mv| !lesson.attempt(game, mv).unwrap().is_right);
                assert!(wrong.is_some(), "{} of {}", lesson.name, game.id());
            }
        }
    }

    #[test]
    fn goals_are_met_by_the_events_of_a_move() {
        let attempt = |name: &str, game: &str, mv: &str| {
            let game = Game::by_id(game).unwrap();
            let lesson = lessons(game).iter().find(|lesson| lesson.name == name).unwrap();
            lesson.attempt(game, mv.parse().unwrap()).unwrap().is_right
        };
        // RULES, Mangala 2: four stones from pit 4 end in the store, from pit 3 in pit 6.
        assert!(attempt("again", "mangala", "4") && !attempt("again", "mangala", "3"));
        // This move captures, but not in the way that the lesson teaches.
        assert!(!attempt("even", "mangala", "3") && attempt("even", "mangala", "6"));
        // RULES, Pallankuzhi 2 and 4: pit 5 captures beyond the empty pit, pit 1 makes a four.
        assert!(!attempt("pasu", "pallankuzhi", "5") && attempt("pasu", "pallankuzhi", "1"));
    }
}
