//! A game that somebody has written down, to look back on: it is no match of anybody's.

use std::hash::{DefaultHasher, Hash, Hasher};

use kuzhi_engine::{
    Game, Illegal, IllegalAt, ImpossiblePosition, MatchRecord, MatchResult, Move, ParseRecordError, Position,
    Reason, Side, UnplayableRecord,
};

use super::{Ending, History, MatchId};

/// The most letters of the text of a game: as many as a form takes.
pub const LONGEST_GAME: usize = 4_000;

/// A game with its moves, as a text has it: that which `/replay` exports, or a position alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrittenGame {
    record: MatchRecord,
    history: History,
}

/// Why a text is no game, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    /// There is nothing in it.
    Nothing,
    /// It is longer than [`LONGEST_GAME`].
    TooLong,
    /// A line among the headers is none.
    NoHeader {
        /// Which line, from 1.
        line: usize,
        /// What stands there.
        text: String,
    },
    /// A header that there is not, or not twice.
    OddHeader {
        /// Which line.
        line: usize,
        /// Its name.
        name: String,
    },
    /// A header that has to be there.
    Missing(&'static str),
    /// What a header says makes no sense.
    BadValue {
        /// Which line.
        line: usize,
        /// The header.
        name: &'static str,
    },
    /// A word among the moves is none.
    NoMove {
        /// Which line.
        line: usize,
        /// Which move.
        ply: usize,
        /// What stands there.
        text: String,
    },
    /// The rules do not allow a move.
    Illegal {
        /// Which line.
        line: usize,
        /// Which move.
        ply: usize,
        /// The move.
        mv: Move,
        /// Why not.
        why: Illegal,
    },
    /// The moves lead to another result than it says.
    OtherResult {
        /// In which line it says so.
        line: usize,
        /// What it says.
        said: String,
        /// What the moves lead to.
        played: String,
    },
    /// A position cannot be read.
    NoPosition(String),
    /// A game cannot come to a position.
    Impossible {
        /// The game.
        game: Game,
        /// What is wrong.
        why: ImpossiblePosition,
    },
}

impl WrittenGame {
    /// Reads a game as `/replay` writes it: headers, an empty line, moves. What frames it as code in a message is no part
    /// of it.
    ///
    /// # Errors
    ///
    /// [`Unread`], with what is wrong and where.
    pub fn read(text: &str) -> Result<WrittenGame, Unread> {
        if text.chars().count() > LONGEST_GAME {
            return Err(Unread::TooLong);
        }
        let lines = Lines::of(text).ok_or(Unread::Nothing)?;
        let record: MatchRecord = lines.text().parse().map_err(|why| lines.unread(why))?;
        WrittenGame::of(record).map_err(|(game, why)| lines.unplayable(game, why))
    }

    /// A game from a position on, in which nothing was played yet.
    ///
    /// # Errors
    ///
    /// [`Unread::Impossible`] if the game cannot come to it.
    pub fn at_position(game: Game, position: &Position) -> Result<WrittenGame, Unread> {
        let history = History::of_position(game, position).map_err(|why| Unread::Impossible { game, why })?;
        Ok(WrittenGame { record: MatchRecord::of(history.board()), history })
    }

    fn of(record: MatchRecord) -> Result<WrittenGame, (Game, UnplayableRecord)> {
        let game = record.game;
        // It says whether all of it fits; what is kept has the moves one by one.
        record.replay().map_err(|why| (game, why))?;
        let start = match &record.from {
            None => History::of(game),
            Some(position) => History::of_position(game, position).map_err(|why| (game, why.into()))?,
        };
        let history = start.followed_by(&record.moves).map_err(|why| (game, why.into()))?;
        Ok(WrittenGame { record, history })
    }

    /// Its name among what can be looked back on: the same text has the same one.
    pub fn id(&self) -> MatchId {
        let mut hasher = DefaultHasher::new();
        self.text().hash(&mut hasher);
        MatchId::from_random(hasher.finish())
    }

    /// The text that it is read from.
    pub fn text(&self) -> String {
        self.record.to_string()
    }

    /// The moves, and where they lead.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// The name of a side's player as it is written, if it is.
    pub fn player(&self, side: Side) -> Option<&str> {
        self.record.players[side.index()].as_deref()
    }

    /// How it ended, if it did.
    pub fn ending(&self) -> Option<Ending> {
        Some(match self.record.result {
            MatchResult::Open => return None,
            MatchResult::Finished(outcome) => Ending::Played(outcome),
            MatchResult::Resigned { by } => Ending::Resigned(by),
            MatchResult::Timeout { by } => Ending::TimedOut(by),
            MatchResult::Agreed => Ending::Drawn,
        })
    }
}

/// The position that somebody has written, of the game that they named, or of the first of these to which it can belong.
///
/// # Errors
///
/// [`Unread::NoPosition`], or why the first of the games cannot come to it.
pub fn read_position(
    text: &str,
    named: Option<Game>,
    games: impl IntoIterator<Item = Game>,
) -> Result<WrittenGame, Unread> {
    let position: Position = text.trim().parse().map_err(|_| Unread::NoPosition(text.to_owned()))?;
    if let Some(game) = named {
        return WrittenGame::at_position(game, &position);
    }
    let mut first = None;
    for game in games {
        match WrittenGame::at_position(game, &position) {
            Ok(found) => return Ok(found),
            Err(why) => _ = first.get_or_insert(why),
        }
    }
    Err(first.unwrap_or_else(|| Unread::NoPosition(text.to_owned())))
}

/// What stands in the lines of a text, with their numbers in what somebody has sent.
struct Lines<'a> {
    numbered: Vec<(usize, &'a str)>,
    /// How many of them are headers.
    headers: usize,
}

/// The headers that there are.
const HEADERS: [&str; 6] = ["Game", "South", "North", "Date", "Position", "Result"];

/// What frames code in a message.
const FRAME: &str = "```";

impl<'a> Lines<'a> {
    /// The lines of a text without what frames it; nothing if there is nothing in them.
    fn of(text: &'a str) -> Option<Lines<'a>> {
        let is_part = |line: &str| !line.trim_start().starts_with(FRAME);
        let numbered: Vec<_> = (1..).zip(text.lines()).filter(|(_, line)| is_part(line)).collect();
        let first = numbered.iter().position(|(_, line)| !line.trim().is_empty())?;
        let numbered = numbered[first..].to_vec();
        let headers = numbered.iter().take_while(|(_, line)| !line.trim().is_empty()).count();
        Some(Lines { numbered, headers })
    }

    fn text(&self) -> String {
        let lines: Vec<&str> = self.numbered.iter().map(|(_, line)| *line).collect();
        lines.join("\n")
    }

    fn headers(&self) -> &[(usize, &'a str)] {
        &self.numbered[..self.headers]
    }

    /// The lines of a header of this name.
    fn lines_of(&self, name: &str) -> Vec<usize> {
        let begins = format!("[{name}");
        let lines = self.headers().iter().filter(|(_, line)| line.trim().starts_with(&begins));
        lines.map(|(number, _)| *number).collect()
    }

    /// The line of a header that stands there once.
    fn line_of(&self, name: &str) -> usize {
        self.lines_of(name).first().copied().unwrap_or(1)
    }

    /// A word among the moves, the first one being 1, and its line.
    fn word(&self, ply: usize) -> (usize, &'a str) {
        let lines = self.numbered.iter().skip(self.headers);
        let mut words = lines.flat_map(|(number, line)| line.split_whitespace().map(|word| (*number, word)));
        words.nth(ply.saturating_sub(1)).unwrap_or((1, ""))
    }

    fn unread(&self, why: ParseRecordError) -> Unread {
        match why {
            ParseRecordError::Header(quoted) => {
                let is_it = |line: &str| line.chars().take(40).eq(quoted.chars());
                let mut lines = self.headers().iter();
                let found = lines.find(|(_, line)| is_it(line) || is_it(line.trim_start()));
                Unread::NoHeader { line: found.map_or(1, |(number, _)| *number), text: quoted }
            }
            ParseRecordError::Name(name) => {
                // One that there is stands there twice.
                let (lines, is_known) = (self.lines_of(&name), HEADERS.contains(&name.as_str()));
                let line = lines.get(usize::from(is_known)).or(lines.first()).copied();
                Unread::OddHeader { line: line.unwrap_or(1), name }
            }
            ParseRecordError::Missing(name) => Unread::Missing(name),
            ParseRecordError::Value { name, .. } => Unread::BadValue { line: self.line_of(name), name },
            ParseRecordError::Move { ply, .. } => {
                let (line, text) = self.word(ply);
                Unread::NoMove { line, ply, text: text.to_owned() }
            }
        }
    }

    fn unplayable(&self, game: Game, why: UnplayableRecord) -> Unread {
        match why {
            UnplayableRecord::Position(why) => Unread::Impossible { game, why },
            UnplayableRecord::Move(IllegalAt { ply, mv, reason }) => {
                Unread::Illegal { line: self.word(ply).0, ply, mv, why: reason }
            }
            // Where the rest cannot be shared out, the game goes on.
            UnplayableRecord::Agreement(_) => Unread::OtherResult {
                line: self.line_of("Result"),
                said: Reason::Agreed.to_string(),
                played: MatchResult::Open.to_string(),
            },
            UnplayableRecord::Result { played, said } => Unread::OtherResult {
                line: self.line_of("Result"),
                said: said.to_string(),
                played: played.to_string(),
            },
        }
    }
}

#[cfg(test)]
mod tests;
