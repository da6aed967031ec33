//! A game that a person has written down to look back on. It is not a stored match.

mod bare;
mod lines;

use std::hash::{DefaultHasher, Hash, Hasher};

use kuzhi_engine::{Game, ImpossiblePosition, MatchRecord, Position, RecordedResult, Side, UnplayableRecord};
use lines::Lines;

use crate::MatchId;
use crate::matches::{Ending, History};
use crate::refusal::WrittenGameError;
use crate::typed::plain;

pub use self::bare::read_game;

/// The maximum length of a written game in characters: as many as a form takes.
pub const LONGEST_GAME: usize = 4_000;

/// A game read from a text: one that `/replay` exported, or just a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrittenGame {
    record: MatchRecord,
    history: History,
}

impl WrittenGame {
    /// Reads a game in the format of `/replay`: headers, an empty line, moves. A code block around it is
    /// ignored. Without its result, it has the one that the moves lead to.
    ///
    /// # Errors
    ///
    /// [`WrittenGameError`], with what is wrong and where.
    pub fn read(text: &str) -> Result<WrittenGame, WrittenGameError> {
        if text.chars().count() > LONGEST_GAME {
            return Err(WrittenGameError::TooLong);
        }
        let lines = Lines::from_text(text).ok_or(WrittenGameError::Nothing)?;
        let mut record: MatchRecord = lines.text().parse().map_err(|why| lines.error(why))?;
        if !lines.say_result() {
            record.result = led_to(&record).map_err(|why| lines.unplayable(record.game, why))?;
        }
        WrittenGame::from_record(record).map_err(|(game, why)| lines.unplayable(game, why))
    }

    /// Returns a game without moves that starts from this position.
    ///
    /// # Errors
    ///
    /// If the position is impossible in this game.
    pub fn at_position(game: Game, position: &Position) -> Result<WrittenGame, ImpossiblePosition> {
        History::of_position(game, position).map(WrittenGame::without_names)
    }

    /// Returns a game whose result is the one that its moves lead to.
    fn without_names(history: History) -> WrittenGame {
        WrittenGame { record: MatchRecord::from_match(history.board()), history }
    }

    fn from_record(record: MatchRecord) -> Result<WrittenGame, (Game, UnplayableRecord)> {
        let game = record.game;
        // This checks the whole record, including its result. The history below stores the moves one by one.
        record.replay().map_err(|why| (game, why))?;
        let start = match &record.from {
            None => History::new(game),
            Some(position) => History::of_position(game, position).map_err(|why| (game, why.into()))?,
        };
        let history = start.followed_by(&record.moves).map_err(|why| (game, why.into()))?;
        let history = history.with_ballot(record.ballot);
        Ok(WrittenGame { record, history })
    }

    /// The id under which people can look back on it. The same text always has the same id.
    pub fn id(&self) -> MatchId {
        let mut hasher = DefaultHasher::new();
        self.text().hash(&mut hasher);
        MatchId::from_random(hasher.finish())
    }

    /// The text of the game, in the format of `/replay`.
    pub fn text(&self) -> String {
        self.record.to_string()
    }

    /// The moves and the board after them.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// The name of a side's player, if the text has one.
    pub fn player(&self, side: Side) -> Option<&str> {
        self.record.players[side.index()].as_deref()
    }

    /// How it ended, if it has ended.
    pub fn ending(&self) -> Option<Ending> {
        Some(match self.record.result {
            RecordedResult::Open => return None,
            RecordedResult::Finished(outcome) => Ending::Played(outcome),
            RecordedResult::Resigned { by } => Ending::Resigned(by),
            RecordedResult::Timeout { by } => Ending::TimedOut(by),
            RecordedResult::Agreed => Ending::Drawn,
        })
    }
}

/// The result that the moves of a record lead to.
fn led_to(record: &MatchRecord) -> Result<RecordedResult, UnplayableRecord> {
    let open = MatchRecord { result: RecordedResult::Open, ..record.clone() };
    match open.replay() {
        Err(UnplayableRecord::Result { played, .. }) => Ok(played),
        read => read.map(|_| RecordedResult::Open),
    }
}

/// Reads a position. It belongs to the named game, or else to the first of these games in which it is
/// possible.
///
/// # Errors
///
/// [`WrittenGameError::NoPosition`], or the reason why it is impossible in the first of the games.
pub fn read_position(
    text: &str,
    named: Option<Game>,
    games: impl IntoIterator<Item = Game>,
) -> Result<WrittenGame, WrittenGameError> {
    let position: Position =
        plain(text).parse().map_err(|_| WrittenGameError::NoPosition(text.to_owned()))?;
    let at = |game| {
        let read = WrittenGame::at_position(game, &position);
        read.map_err(|why| WrittenGameError::Impossible { game, text: text.to_owned(), why })
    };
    if let Some(game) = named {
        return at(game);
    }
    let mut first = None;
    for game in games {
        match at(game) {
            Ok(found) => return Ok(found),
            Err(why) => _ = first.get_or_insert(why),
        }
    }
    Err(first.unwrap_or_else(|| WrittenGameError::NoPosition(text.to_owned())))
}

#[cfg(test)]
mod tests;
