//! The text form of packed pits: the mover's row, then the opponent's, as `4.4.4.4.4.4/4.4.4.4.4.4`.

use std::fmt;
use std::str::FromStr;

use super::packed::{MOST_STONES, Packed};

impl fmt::Display for Packed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = self.counts().map(|count| count.to_string());
        write!(f, "{}/{}", counts[..6].join("."), counts[6..].join("."))
    }
}

/// The error for a text that is not two rows of six pits.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{0}' is not two rows of six pits, such as 4.4.4.4.4.4/4.4.4.4.4.4")]
pub struct BadPits(String);

impl FromStr for Packed {
    type Err = BadPits;

    fn from_str(text: &str) -> Result<Packed, BadPits> {
        let counts: Result<Vec<u8>, _> = text.split(['.', '/']).map(str::parse).collect();
        let counts: Option<[u8; 12]> = counts.ok().and_then(|counts| counts.try_into().ok());
        let fits =
            |counts: &[u8; 12]| counts.iter().map(|&count| u32::from(count)).sum::<u32>() <= MOST_STONES;
        counts.filter(fits).map(Packed::from_counts).ok_or_else(|| BadPits(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::random_position;
    use super::*;
    use crate::rng::Rng;

    #[test]
    fn pits_are_read_as_they_were_written() {
        let mut rng = Rng::new(9);
        for stones in [0, 12, 48] {
            let position = random_position(&mut rng, stones);
            assert_eq!(position.to_string().parse(), Ok(position));
        }
        for bad in ["", "4.4.4", "6.6.6.6.6.6/6.6.6.6.6.6", "4.4.4.4.4.4/4.4.4.4.4.x"] {
            assert_eq!(bad.parse::<Packed>(), Err(BadPits(bad.to_owned())));
        }
    }
}
