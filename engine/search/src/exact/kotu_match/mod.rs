//! Matches of Kotu Baendum over a number of rounds: what the starts of their rounds are worth, and what the
//! players want of a round before the last one. `solved/kotu-baendum.md` beside this crate has the method.

mod built_in;
mod layers;
mod playing;
mod starts;

#[cfg(test)]
mod tests;

pub use starts::{KotuStarts, NoStarts};

pub(super) use playing::Round;
