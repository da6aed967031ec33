//! The one-line text form of a puzzle.

use std::fmt;
use std::str::FromStr;

use kuzhi_engine::{Game, Match, Move, Phase};

use super::{Goal, Grade, Puzzle};

/// The error for a line that is not a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{line}' is not a puzzle: {why}")]
pub struct BadPuzzle {
    line: String,
    why: String,
}

impl BadPuzzle {
    fn new(line: &str, why: &dyn ToString) -> BadPuzzle {
        BadPuzzle { line: line.chars().take(120).collect(), why: why.to_string() }
    }

    pub(super) fn id(text: &str) -> BadPuzzle {
        BadPuzzle::new(text, &"a puzzle's name has eight digits, such as 0a1b2c3d")
    }
}

/// Writes the game with its options, the position, the line, the goal and the grade, separated by `|`.
///
/// ```
/// use kuzhi_search::Puzzle;
///
/// let line = "mangala | 0.0.1.0.0.3/7.1.0.0.0.0 18:18 south | 6 | win | grade 1";
/// let puzzle: Puzzle = line.parse()?;
/// assert_eq!((puzzle.to_string().as_str(), puzzle.moves_to_find()), (line, 1));
/// # Ok::<(), kuzhi_search::BadPuzzle>(())
/// ```
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves: Vec<String> = self.line.iter().map(Move::to_string).collect();
        let Puzzle { game, position, goal, grade, .. } = self;
        write!(f, "{game} | {position} | {} | {goal} | grade {grade}", moves.join(" "))
    }
}

impl FromStr for Puzzle {
    type Err = BadPuzzle;

    fn from_str(text: &str) -> Result<Puzzle, BadPuzzle> {
        let bad = |why: &dyn ToString| BadPuzzle::new(text, why);
        let parts: Vec<&str> = text.split(" | ").collect();
        let [game, position, line, goal, grade] = parts[..] else {
            return Err(bad(&"it has game, position, moves, goal and grade, with | between them"));
        };
        let game: Game = game.parse().map_err(|error| bad(&error))?;
        let position = position.parse().map_err(|error| bad(&error))?;
        let line: Box<[Move]> =
            line.split(' ').map(str::parse).collect::<Result<_, _>>().map_err(|error| bad(&error))?;
        let goal: Goal =
            goal.parse().map_err(|()| bad(&"a goal is win, draw, seeds 6 or seeds 6 exactly"))?;
        let grade = grade.strip_prefix("grade ").and_then(|grade| grade.parse().ok()).and_then(Grade::new);
        let grade = grade.ok_or_else(|| bad(&"a grade is written like grade 3, from 1 to 5"))?;
        let mut at = Match::from_position(game, &position).map_err(|error| bad(&error))?;
        if position.phase != Phase::Play {
            return Err(bad(&"nobody is to lift a pit in the position"));
        }
        for (index, &mv) in line.iter().enumerate() {
            let is_last_of_solver = index + 1 < line.len() || at.turn() == position.turn;
            at.play(mv, &mut |_| ()).map_err(|error| bad(&error))?;
            if !is_last_of_solver {
                return Err(bad(&"the last move is the solver's"));
            }
        }
        Ok(Puzzle { game, position, line, goal, grade })
    }
}
