//! The one-line text form of a position.

use std::fmt;
use std::str::FromStr;

use crate::layout::position::USUAL_EATS;
use crate::{Board, Direction, Mark, Outcome, ParseReasonError, Phase, Pit, Position, Reason, Ring, Side};

/// The text of a pit that is out of play.
const EXCLUDED: &str = "x";
/// The text of a castle. Its owner is the player of the other row.
const CASTLE: &str = "castle";

/// Writes the position as one line: South's row, North's row (each from its owner's left), the stores, the
/// player to move or the reason for the end, then everything unusual.
///
/// A pit out of play is `x`, a castle is `castle`. Marked pits are written `1puta`, `2naga`, or, if tied,
/// with the owner: `4south`. Further words: `arrange`, `round=2`, `opener=north`, `direction=+`,
/// `eats=4:3`, and `open=` with `both` or the side that has yet to make its first turn of the round.
///
/// ```
/// let game = kuzhi_engine::Game::default();
/// assert_eq!(game.start().position().to_string(), "4.4.4.4.4.4/4.4.4.4.4.4 0:0 south");
/// ```
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in Side::ALL {
            let row: Vec<String> = self.ring.row(side).map(|pit| self.pit_text(pit)).collect();
            let separator = if side == Side::South { "/" } else { " " };
            write!(f, "{}{separator}", row.join("."))?;
        }
        let [south, north] = self.board.stores();
        write!(f, "{south}:{north} ")?;
        match (self.turn, self.outcome) {
            (Some(side), _) => side.fmt(f)?,
            (None, Some(outcome)) => outcome.reason.fmt(f)?,
            (None, None) => f.write_str(self.phase.name())?,
        }
        self.fmt_unusual(f)
    }
}

impl Position {
    fn pit_text(&self, pit: Pit) -> String {
        let seeds = self.board[pit];
        if self.excluded.contains(pit) {
            return EXCLUDED.to_owned();
        }
        if self.castles.contains(&Some(pit)) {
            return CASTLE.to_owned();
        }
        match (self.marks.mark(pit), self.marks.owner(pit)) {
            (Some(Mark::Tied), Some(owner)) => format!("{seeds}{owner}"),
            (Some(mark), _) => format!("{seeds}{mark}"),
            (None, _) => seeds.to_string(),
        }
    }

    fn fmt_unusual(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.phase == Phase::Arrange {
            f.write_str(" arrange")?;
        }
        if self.round != 1 {
            write!(f, " round={}", self.round)?;
        }
        if self.opener != Side::South {
            write!(f, " opener={}", self.opener)?;
        }
        if let Some(direction) = self.direction {
            write!(f, " direction={}", direction.sign())?;
        }
        if self.eats != [USUAL_EATS; 2] {
            write!(f, " eats={}:{}", self.eats[0], self.eats[1])?;
        }
        match self.to_open {
            [false, false] => Ok(()),
            [true, true] => f.write_str(" open=both"),
            [true, false] => write!(f, " open={}", Side::South),
            [false, true] => write!(f, " open={}", Side::North),
        }
    }
}

/// The error for a text that is not a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParsePositionError {
    /// A part of the line is missing.
    #[error("a position is written like 4.4.4.4.4.4/4.4.4.4.4.4 0:0 south: {0} is missing")]
    Missing(&'static str),
    /// The rows have the wrong number of pits.
    #[error("both rows must have as many pits, three to nine")]
    Rows,
    /// There are more seeds than in any game.
    #[error("there are more seeds than in any game")]
    Seeds,
    /// The text of a pit is not valid.
    #[error("'{0}' is not a pit: write a number such as 4, x, castle, 1puta, 2naga, or 4south")]
    Pit(String),
    /// The text of the stores is not valid.
    #[error("'{0}' is not a pair of stores: write South's and North's, such as 12:9")]
    Stores(String),
    /// The word for the turn is neither a side nor a reason.
    #[error("'{0}' is neither south nor north nor a reason for the end of a game")]
    Turn(String),
    /// A further word is unknown or repeated.
    #[error("'{0}' is unknown in a position, or repeated")]
    Word(String),
}

impl ParsePositionError {
    fn quote(text: &str) -> String {
        text.chars().take(40).collect()
    }
}

impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        use ParsePositionError::Missing;
        let mut words = text.split_ascii_whitespace();
        let rows = words.next().ok_or(Missing("the board"))?;
        let stores = parse_stores(words.next().ok_or(Missing("what is in the stores"))?)?;
        let turn = words.next().ok_or(Missing("whose turn it is"))?;
        let mut position = parse_rows(rows, stores)?;
        position.set_turn(turn)?;
        let mut seen = Vec::new();
        for word in words {
            let name = word.split_once('=').map_or(word, |(name, _)| name);
            let unknown = || ParsePositionError::Word(ParsePositionError::quote(word));
            if seen.contains(&name) {
                return Err(unknown());
            }
            seen.push(name);
            position.set_unusual(word).ok_or_else(unknown)?;
        }
        Ok(position)
    }
}

/// Parses a count in its only accepted form: no sign, no leading zero.
fn parse_count(text: &str) -> Option<u8> {
    let canonical = text == "0" || !text.starts_with(['0', '+']);
    text.parse().ok().filter(|_| canonical)
}

fn parse_pair(text: &str) -> Option<[u8; 2]> {
    let (south, north) = text.split_once(':')?;
    Some([parse_count(south)?, parse_count(north)?])
}

fn parse_stores(text: &str) -> Result<[u8; 2], ParsePositionError> {
    parse_pair(text).ok_or_else(|| ParsePositionError::Stores(ParsePositionError::quote(text)))
}

fn parse_rows(text: &str, stores: [u8; 2]) -> Result<Position, ParsePositionError> {
    let (south, north) = text.split_once('/').ok_or(ParsePositionError::Missing("the second row"))?;
    let pits: Vec<&str> = south.split('.').chain(north.split('.')).collect();
    let row_len = south.split('.').count();
    let ring = u8::try_from(row_len).ok().and_then(Ring::of_rows);
    let ring = ring.filter(|ring| ring.len() == pits.len()).ok_or(ParsePositionError::Rows)?;
    let mut counts = Vec::with_capacity(pits.len());
    let mut position = Position::bare(ring, Board::default());
    for (pit, text) in ring.pits().zip(pits) {
        let seeds = position.set_pit(pit, text);
        counts.push(seeds.ok_or_else(|| ParsePositionError::Pit(ParsePositionError::quote(text)))?);
    }
    position.board = Board::from_counts(ring, &counts, stores).ok_or(ParsePositionError::Seeds)?;
    Ok(position)
}

impl Position {
    /// Stores the special state of a pit and returns its number of seeds.
    fn set_pit(&mut self, pit: Pit, text: &str) -> Option<u8> {
        if text == EXCLUDED {
            self.excluded.insert(pit);
            return Some(0);
        }
        let row = self.ring.owner(pit);
        if text == CASTLE {
            let castle = &mut self.castles[row.other().index()];
            // Each player has at most one castle.
            return castle.replace(pit).is_none().then_some(0);
        }
        let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        let (seeds, mark) = text.split_at(digits);
        match mark {
            "" => {}
            "south" => self.marks.insert(pit, Mark::Tied, Side::South),
            "north" => self.marks.insert(pit, Mark::Tied, Side::North),
            "puta" => self.marks.insert(pit, Mark::Puta, row),
            "naga" => self.marks.insert(pit, Mark::Naga, row),
            _ => return None,
        }
        parse_count(seeds)
    }

    fn set_turn(&mut self, word: &str) -> Result<(), ParsePositionError> {
        if let Ok(side) = word.parse() {
            self.turn = Some(side);
            return Ok(());
        }
        let reason: Reason = word
            .parse()
            .map_err(|_: ParseReasonError| ParsePositionError::Turn(ParsePositionError::quote(word)))?;
        self.turn = None;
        self.phase = Phase::Over;
        self.outcome = Some(Outcome::by_score(self.board.stores(), reason));
        Ok(())
    }

    /// Applies a further word. Returns `None` if it is not valid.
    fn set_unusual(&mut self, word: &str) -> Option<()> {
        if word == "arrange" {
            self.phase = (self.phase == Phase::Play).then_some(Phase::Arrange)?;
            return Some(());
        }
        let (name, value) = word.split_once('=')?;
        match name {
            "round" => self.round = value.parse().ok().filter(|round: &u16| round.to_string() == value)?,
            "opener" => self.opener = value.parse().ok()?,
            "direction" => {
                let sign = |way: &Direction| value.chars().eq([way.sign()]);
                self.direction = Some(Direction::ALL.into_iter().find(sign)?);
            }
            "eats" => self.eats = parse_pair(value)?,
            "open" => {
                self.to_open = match value {
                    "both" => [true; 2],
                    "south" => [true, false],
                    "north" => [false, true],
                    _ => return None,
                }
            }
            _ => return None,
        }
        Some(())
    }
}
