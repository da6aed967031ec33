//! Match records: a file format for matches, like PGN for chess.

use crate::{Game, IllegalAt, ImpossiblePosition, Match, Move, Outcome, Position, Side};

/// The record of a match: the moves, the players, the date and the result.
///
/// The text format is one header per line, an empty line, then the moves. A parsed record is not yet
/// checked against the rules: [`MatchRecord::replay`] plays the moves and checks the result.
///
/// # Examples
///
/// ```
/// use kuzhi_engine::{Game, MatchRecord, Side};
///
/// let mut game = "mangala end=no-move".parse::<Game>()?.start();
/// game.play("3".parse()?, &mut |_| ())?;
/// let mut record = MatchRecord::from_match(&game);
/// record.players = [Some("Anbu".to_owned()), None];
/// assert_eq!(
///     record.to_string(),
///     "[Game \"mangala end=no-move\"]\n[South \"Anbu\"]\n[Result \"*\"]\n\n3\n"
/// );
/// assert_eq!(record.to_string().parse(), Ok(record));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchRecord {
    /// The game, with its options.
    pub game: Game,
    /// The names of South and North, if known.
    pub players: [Option<String>; 2],
    /// The day on which the match began, if known.
    pub date: Option<Date>,
    /// By the rules or otherwise.
    pub result: RecordedResult,
    /// The first position, if it is not the usual one.
    pub from: Option<Position>,
    /// How many of the first moves were drawn by lot.
    pub ballot: usize,
    /// In order, from the first position.
    pub moves: Vec<Move>,
}

/// How a match ended, by the rules of the game or otherwise.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum RecordedResult {
    /// The match has not ended.
    Open,
    /// The rules ended the game.
    Finished(Outcome),
    /// A player resigned.
    Resigned {
        /// The side that gave up.
        by: Side,
    },
    /// A player ran out of time.
    Timeout {
        /// The side whose clock ran out.
        by: Side,
    },
    /// Both players agreed on a draw.
    Agreed,
}

/// A calendar date, in years 0 to 9999.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    pub(crate) year: u16,
    pub(crate) month: u8,
    pub(crate) day: u8,
}

/// Why a record is not a valid match.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnplayableRecord {
    /// The game cannot reach the first position.
    #[error("the first position is impossible: {0}")]
    Position(#[from] ImpossiblePosition),
    /// The rules refuse a move.
    #[error(transparent)]
    Move(#[from] IllegalAt),
    /// The moves lead to a different result.
    #[error("the moves lead to the result '{played}', but the record says '{said}'")]
    Result {
        /// What the moves lead to.
        played: RecordedResult,
        /// What the header says.
        said: RecordedResult,
    },
}

impl MatchRecord {
    /// Creates the record of a match, without names or a date.
    pub fn from_match(game: &Match) -> MatchRecord {
        MatchRecord {
            game: game.game(),
            players: [None, None],
            date: None,
            result: game.outcome().map_or(RecordedResult::Open, RecordedResult::Finished),
            from: game.custom_start().copied(),
            ballot: game.ballot(),
            moves: game.moves().to_vec(),
        }
    }

    /// Replays the moves.
    ///
    /// # Errors
    ///
    /// Fails if the first position or a move is illegal, or if the result does not match the moves.
    pub fn replay(&self) -> Result<Match, UnplayableRecord> {
        let mut game = match &self.from {
            Some(position) => Match::from_position(self.game, position)?,
            None => self.game.start(),
        };
        game.play_all(&self.moves)?;
        game = game.with_ballot(self.ballot);
        if let RecordedResult::Finished(Outcome { reason, .. }) = self.result
            && reason.is_split()
        {
            // A game that a move has ended has a result of its own.
            let _ = game.split(reason, &mut |_| ());
        }
        let played = game.outcome().map_or(RecordedResult::Open, RecordedResult::Finished);
        let around = !matches!(self.result, RecordedResult::Open | RecordedResult::Finished(_));
        if played == self.result || (around && played == RecordedResult::Open) {
            Ok(game)
        } else {
            Err(UnplayableRecord::Result { played, said: self.result })
        }
    }
}

impl Date {
    /// Creates a date, or returns `None` if the calendar has no such day. February has 29 days in leap
    /// years.
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            1..=12 => 31,
            _ => return None,
        };
        if year <= 9999 && 1 <= day && day <= days { Some(Date { year, month, day }) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Reason;

    #[test]
    fn a_ballot_is_kept_and_no_longer_than_the_moves() {
        let text = "[Game \"mangala\"]\n[Ballot \"2\"]\n[Result \"*\"]\n\n3 5 1\n";
        let record: MatchRecord = text.parse().unwrap();
        let played = record.replay().unwrap();
        assert_eq!((record.ballot, played.ballot(), played.moves().len()), (2, 2, 3));
        assert_eq!(MatchRecord::from_match(&played).to_string(), text);
        for wrong in ["4", "0", "-1", "two", "02"] {
            let text = text.replace("\"2\"", &format!("\"{wrong}\""));
            let error = text.parse::<MatchRecord>().unwrap_err().to_string();
            assert_eq!(error, "the header Ballot: write how many of the first moves were drawn, such as 3");
        }
        let illegal = text.replace("3 5 1", "3 5 7");
        assert!(
            illegal.parse::<MatchRecord>().unwrap().replay().unwrap_err().to_string().starts_with("move 3")
        );
    }

    #[test]
    fn a_result_has_to_follow_from_the_moves() {
        let mut record = MatchRecord::from_match(&Game::default().start());
        record.result = RecordedResult::Resigned { by: Side::North };
        assert!(record.replay().is_ok());
        record.result = RecordedResult::Finished(Outcome::by_score([30, 18], Reason::RowEmpty));
        let why = "the moves lead to the result '*', but the record says 'south row-empty 30:18'";
        assert_eq!(record.replay().unwrap_err().to_string(), why);
    }
}
