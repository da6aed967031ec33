//! Pallam Khuzi, the version described in France: Pallankuzhi with four seeds a pit and fixed options.

use super::pallankuzhi::{self, AfterCapture, Fours, Pallankuzhi, SeedsAPit};
use crate::options::options;
use crate::play::rounds::RoundLimit;
use crate::rules::Rules;
use crate::{Event, Features, Illegal, ImpossiblePosition, Move, Origin, Position, Reason, Ring};

options! {
    /// The rules of Pallam Khuzi.
    pub struct PallamKhuzi {
        /// The number of rounds after which the game ends.
        pub rounds: RoundLimit,
    }
}

impl PallamKhuzi {
    /// Returns the same rules as options of Pallankuzhi.
    pub const fn rules(self) -> Pallankuzhi {
        Pallankuzhi {
            seeds: SeedsAPit::Four,
            after_capture: AfterCapture::End,
            fours: Fours::Owner,
            skip_origin: true,
            rounds: self.rounds,
        }
    }
}

impl Rules for PallamKhuzi {
    type State = pallankuzhi::State;

    const ID: &'static str = "pallam-khuzi";
    const ORIGIN: Origin = Origin::SouthIndia;
    const RING: Ring = Pallankuzhi::RING;
    const FEATURES: Features = Pallankuzhi::FEATURES;
    const REASONS: &'static [Reason] = Pallankuzhi::REASONS;

    fn start(&self) -> Self::State {
        self.rules().start()
    }

    fn each_move(&self, state: &Self::State, visit: &mut impl FnMut(Move)) {
        self.rules().each_move(state, visit);
    }

    fn check(&self, state: &Self::State, mv: Move) -> Result<(), Illegal> {
        self.rules().check(state, mv)
    }

    fn play(&self, state: &mut Self::State, mv: Move, emit: &mut impl FnMut(Event)) {
        self.rules().play(state, mv, emit);
    }

    fn advance(&self, state: &mut Self::State, mv: Move) {
        self.rules().advance(state, mv);
    }

    fn position(&self, state: &Self::State) -> Position {
        self.rules().position(state)
    }

    fn state_from(&self, position: &Position) -> Result<Self::State, ImpossiblePosition> {
        self.rules().state_from(position)
    }

    fn round(&self, state: &Self::State) -> u16 {
        self.rules().round(state)
    }

    fn repeat(&self, state: &mut Self::State, emit: &mut impl FnMut(Event)) {
        self.rules().repeat(state, emit);
    }

    fn split(&self, state: &mut Self::State, reason: Reason, emit: &mut impl FnMut(Event)) {
        self.rules().split(state, reason, emit);
    }
}
