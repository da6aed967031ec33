//! What somebody is notified of in a match, each of it once.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use super::{Match, Revision, Stage, Timestamp};

/// What somebody is notified of. Written as `challenge`, or as the revision at which it is their turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Occasion {
    /// They are challenged.
    Challenge,
    /// It is their turn on this board.
    Turn(Revision),
}

/// That somebody is notified of something, as it is noted before anything is sent.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Notified {
    /// Of what.
    pub of: Occasion,
    /// Until when the same message may be posted once more, because Discord knows it by its nonce and drops it; never for
    /// what has no nonce.
    pub again_until: Option<Timestamp>,
}

impl Match {
    /// What somebody is to be notified of as the match stands; nothing while it waits for no person.
    pub fn occasion(&self) -> Option<Occasion> {
        match self.stage() {
            Stage::Open(_) => Some(Occasion::Challenge),
            Stage::Playing(playing) => self.person_to_move().map(|_| Occasion::Turn(playing.revision())),
            Stage::Withdrawn(_) | Stage::Over(_) => None,
        }
    }
}

const CHALLENGE: &str = "challenge";

impl fmt::Display for Occasion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Occasion::Challenge => CHALLENGE.fmt(f),
            Occasion::Turn(revision) => revision.fmt(f),
        }
    }
}

impl FromStr for Occasion {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == CHALLENGE { Ok(Occasion::Challenge) } else { text.parse().map(Occasion::Turn) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_round_trips() {
        for text in ["challenge", "0", "12-1"] {
            assert_eq!(text.parse::<Occasion>().unwrap().to_string(), text);
        }
        assert!("turn".parse::<Occasion>().is_err());
    }
}
