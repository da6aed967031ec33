//! Moves and results as players of Toguz Kumalak and Bestemshe write them down.

use std::fmt;
use std::str::FromStr;

use crate::{Event, Game, Hole, Illegal, Match, Move, Outcome, PitNumber, Side};

/// A move written as two digits: the pit lifted, and the pit of the last seed, in whichever row. `X` follows
/// where a tuzdik is made, and in some collections the mover's store after a capture.
///
/// # Examples
///
/// ```
/// use kuzhi_engine::{Game, PitPair};
///
/// let mut game = Game::by_id("toguz-kumalak").expect("a game").start();
/// "43(10)".parse::<PitPair>()?.play(&mut game)?;
/// let wrong = "97".parse::<PitPair>()?.play(&mut game).unwrap_err();
/// assert_eq!(wrong.to_string(), "expected 98: the last seed falls into pit 8");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct PitPair {
    /// The pit that is lifted.
    pub lifted: PitNumber,
    /// The pit into which the last seed falls.
    pub last: PitNumber,
    /// The mover's store after a capture, if it is written.
    pub store: Option<u8>,
    /// Whether the move makes a tuzdik.
    pub makes_tuzdik: bool,
}

/// Why a written move is not what happens on the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PitPairError {
    /// The rules refuse the move.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The move was played, and should be written otherwise.
    #[error("expected {expected}: {}", difference(.written, .expected))]
    Differs {
        /// The move as it was written.
        written: PitPair,
        /// The move as the rules have it.
        expected: PitPair,
    },
}

fn difference(written: &PitPair, expected: &PitPair) -> String {
    if written.last != expected.last {
        format!("the last seed falls into pit {}", expected.last)
    } else if written.makes_tuzdik != expected.makes_tuzdik {
        let makes = if expected.makes_tuzdik { "makes a tuzdik" } else { "makes no tuzdik" };
        format!("the move {makes}")
    } else {
        match expected.store {
            Some(store) => format!("the mover then has {store} in store"),
            None => "the move captures nothing".to_owned(),
        }
    }
}

impl PitPair {
    /// Returns whether moves of a game are written like this.
    pub const fn is_used_in(game: Game) -> bool {
        matches!(game, Game::ToguzKumalak(_) | Game::Bestemshe(_))
    }

    /// Returns the move.
    pub const fn mv(self) -> Move {
        Move::Lift(self.lifted)
    }

    /// Plays the move and compares what happens with what is written. The store is compared only if it is
    /// written.
    ///
    /// # Errors
    ///
    /// [`PitPairError`]. A move that only differs has been played.
    pub fn play(self, game: &mut Match) -> Result<(), PitPairError> {
        let (before, mut events) = (game.position(), Vec::new());
        game.play(self.mv(), &mut |event| events.push(event))?;
        let mover = before.turn.unwrap_or(Side::South);
        let mut expected = PitPair { last: self.lifted, store: None, makes_tuzdik: false, ..self };
        let (mut store, mut captures) = (before.board.store(mover), false);
        for event in events {
            match event {
                Event::Sown { hole: Hole::Pit(pit) } => expected.last = before.ring.number(pit),
                Event::SownIntoCastle { pit, owner } => {
                    expected.last = before.ring.number(pit);
                    store += u8::from(owner == mover);
                }
                Event::Captured { seeds, .. } => (store, captures) = (store + seeds, true),
                Event::CastleBuilt { .. } => expected.makes_tuzdik = true,
                _ => {}
            }
        }
        expected.store = self.store.and(captures.then_some(store));
        if expected == self { Ok(()) } else { Err(PitPairError::Differs { written: self, expected }) }
    }
}

impl fmt::Display for PitPair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.lifted, self.last)?;
        if let Some(store) = self.store {
            write!(f, "({store})")?;
        }
        f.write_str(if self.makes_tuzdik { "X" } else { "" })
    }
}

/// The error for a word that is not such a move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "'{0}' is not a move: write the pit lifted, such as 7, or also the pit of the last seed, such as 76, \
     with an X where a tuzdik is made"
)]
pub struct ParsePitPairError(String);

impl FromStr for PitPair {
    type Err = ParsePitPairError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse(text).ok_or_else(|| ParsePitPairError(text.chars().take(40).collect()))
    }
}

fn parse(text: &str) -> Option<PitPair> {
    // X, and the letter that looks like it on the keyboards of those who play the game.
    let marked = text.strip_suffix(['X', 'x', 'Х', 'х']);
    let (pits, store) = match marked.unwrap_or(text).strip_suffix(')') {
        Some(rest) => rest.split_once('(').map(|(pits, store)| (pits, Some(store)))?,
        None => (marked.unwrap_or(text), None),
    };
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let store = match store {
        Some(store) if digits(store) && !store.starts_with('0') => Some(store.parse().ok()?),
        Some(_) => return None,
        None => None,
    };
    let [lifted, last] = pits.as_bytes() else { return None };
    let number = |digit: u8| digit.checked_sub(b'0').and_then(PitNumber::new);
    Some(PitPair { lifted: number(*lifted)?, last: number(*last)?, store, makes_tuzdik: marked.is_some() })
}

/// The result that stands behind the moves.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SaidResult {
    /// `*`: not known.
    Open,
    /// `1-0`, `0-1` or `1/2-1/2`: who has won, or `None` for a draw.
    Winner(Option<Side>),
    /// The seeds of South and North, such as `82-80`.
    Score([u8; 2]),
}

impl SaidResult {
    /// Reads a word. `None` for any other word.
    pub fn read(word: &str) -> Option<SaidResult> {
        Some(match word {
            "*" => SaidResult::Open,
            "1-0" | "1:0" => SaidResult::Winner(Some(Side::South)),
            "0-1" | "0:1" => SaidResult::Winner(Some(Side::North)),
            "1/2-1/2" | "½-½" | "0.5-0.5" | "0,5-0,5" => SaidResult::Winner(None),
            _ => {
                let (south, north) = word.split_once(['-', ':'])?;
                SaidResult::Score([south.parse().ok()?, north.parse().ok()?])
            }
        })
    }

    /// Returns whether a game can have ended like this. One that the rules have not ended may have been
    /// resigned, or lost on time.
    pub fn agrees_with(self, outcome: Option<Outcome>) -> bool {
        match (self, outcome) {
            (SaidResult::Open, _) | (_, None) => true,
            (SaidResult::Winner(winner), Some(outcome)) => winner == outcome.winner,
            (SaidResult::Score(score), Some(outcome)) => score == outcome.score,
        }
    }
}

/// Returns a word of a written game without the move number before it: `76` of `1.76`, and nothing of `1.`.
pub fn without_move_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let is_numbered = rest.len() < word.len() && rest.starts_with('.');
    if is_numbered { rest.trim_start_matches(['.', '…']) } else { word }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start(id: &str) -> Match {
        Game::by_id(id).expect("a game").start()
    }

    #[test]
    fn text_round_trips() {
        for text in ["76", "53X", "43(10)", "53(13)X", "99"] {
            assert_eq!(text.parse::<PitPair>().unwrap().to_string(), text);
        }
        for (text, same) in [("53x", "53X"), ("53Х", "53X"), ("53х", "53X")] {
            assert_eq!(text.parse::<PitPair>(), same.parse(), "{text}");
        }
    }

    #[test]
    fn what_is_no_pair_is_refused() {
        let words = [
            "",
            "7",
            "761",
            "70",
            "06",
            "7 6",
            "+76",
            "76XX",
            "X76",
            "76X(10)",
            "76()",
            "76(256)",
            "76(010)",
            "76(+9)",
            "76(10",
            "76)",
            "((",
            ")",
            "X",
            "７６",
            "76\u{200f}",
        ];
        for text in words {
            assert!(text.parse::<PitPair>().is_err(), "{text:?} was taken");
        }
    }

    #[test]
    fn what_happens_otherwise_is_told() {
        // RULES, Toguz Kumalak 1 and 2: nine seeds from pit 4 go as far as the third pit of the other
        // row, and make ten there.
        for (written, why) in [
            ("44", "expected 43: the last seed falls into pit 3"),
            ("43X", "expected 43: the move makes no tuzdik"),
            ("43(9)", "expected 43(10): the mover then has 10 in store"),
        ] {
            let error = written.parse::<PitPair>().unwrap().play(&mut start("toguz-kumalak")).unwrap_err();
            assert_eq!(error.to_string(), why);
        }
        let mut game = start("bestemshe");
        assert_eq!("61".parse::<PitPair>().unwrap().play(&mut game).unwrap_err().to_string(), {
            "there is no pit 6: yours are numbered 1 to 5"
        });
        let error = "15(2)".parse::<PitPair>().unwrap().play(&mut game).unwrap_err();
        assert_eq!(error.to_string(), "expected 15: the move captures nothing");
    }

    #[test]
    fn a_tuzdik_has_its_mark() {
        let position = "2.1.11.0.3.12.1.5.4/2.8.2.10.1.9.2.0.11 40:38 south".parse().unwrap();
        let board = || Match::from_position(Game::by_id("toguz-kumalak").unwrap(), &position).unwrap();
        let play = |text: &str| text.parse::<PitPair>().unwrap().play(&mut board());
        // RULES, Toguz Kumalak 3: five seeds from pit 8 make three in the third pit of the other row.
        assert_eq!((play("83X"), play("83(43)X")), (Ok(()), Ok(())));
        let error = play("83").unwrap_err();
        assert_eq!(error.to_string(), "expected 83X: the move makes a tuzdik");
    }

    #[test]
    fn results_are_read_and_compared() {
        use crate::Reason;
        let outcome = |south, north| Some(Outcome::by_score([south, north], Reason::Majority));
        for (word, agreed, other) in [
            ("1-0", outcome(82, 80), outcome(80, 82)),
            ("0-1", outcome(70, 92), outcome(81, 81)),
            ("1/2-1/2", outcome(81, 81), outcome(82, 80)),
            ("82:80", outcome(82, 80), outcome(83, 79)),
        ] {
            let said = SaidResult::read(word).unwrap();
            assert!(said.agrees_with(agreed) && said.agrees_with(None) && !said.agrees_with(other), "{word}");
        }
        assert!(SaidResult::read("*").is_some_and(|said| said.agrees_with(outcome(82, 80))));
        for word in ["", "-", "1", "1-", "a-b", "300-0", "1-0-0", "76"] {
            assert_eq!(SaidResult::read(word), None, "{word:?}");
        }
    }

    #[test]
    fn move_numbers_are_dropped() {
        for (word, rest) in [
            ("1.", ""),
            ("12...", ""),
            ("1.76", "76"),
            ("1...98", "98"),
            ("76", "76"),
            (".", "."),
            ("", ""),
            ("½-½", "½-½"),
        ] {
            assert_eq!(without_move_number(word), rest, "{word:?}");
        }
    }
}
