//! The questions that a game answers.

use std::fmt::Debug;
use std::hash::Hash;

use crate::knowledge::{Knowledge, Known};
use crate::options::{OptionError, OptionSpec};
use crate::perft;
use crate::position::Shows;
use crate::search::{self, Budgets, Choice, Limits, OF_SOWINGS, Playouts};
use crate::weights::Weights;
use crate::{
    Board, Event, Illegal, ImpossiblePosition, Move, Outcome, Phase, Pit, PitSet, Position, Reason, Ring,
    Side,
};

/// What a seed is worth in evaluations, which so can tell finer than seeds.
pub(crate) const SEED: i32 = 16;

/// What the state of every game holds.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Core {
    /// The seeds.
    pub(crate) board: Board,
    /// Who is to move; when the game is over, who would have been.
    pub(crate) turn: Side,
    /// Why the game ended, if it did.
    pub(crate) over: Option<Reason>,
}

impl Core {
    /// The first state of a game: South is to move.
    pub(crate) const fn start(board: Board) -> Core {
        Core { board, turn: Side::South, over: None }
    }

    /// How many more seeds the player to move has in store.
    pub(crate) fn lead(&self) -> i32 {
        i32::from(self.board.store(self.turn)) - i32::from(self.board.store(self.turn.other()))
    }

    /// How the game ended, if it did.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.over.map(|reason| Outcome::by_score(self.board.stores(), reason))
    }

    /// What lies on the table, in a game that has no more than this.
    pub(crate) fn position(&self, ring: Ring) -> Position {
        Position {
            turn: self.over.is_none().then_some(self.turn),
            phase: if self.over.is_some() { Phase::Over } else { Phase::Play },
            outcome: self.outcome(),
            ..Position::bare(ring, self.board)
        }
    }

    /// The pit that a plain move lifts, if it is there and has seeds, or why not.
    pub(crate) fn check_lift(&self, ring: Ring, mv: Move) -> Result<Pit, Illegal> {
        if self.over.is_some() {
            return Err(Illegal::Over);
        }
        let Move::Lift(number) = mv else { return Err(Illegal::WrongForm) };
        let last = ring.row_len();
        let pit = ring.pit(self.turn, number).ok_or(Illegal::NoSuchPit { number, last })?;
        if self.board[pit] == 0 { Err(Illegal::EmptyPit(number)) } else { Ok(pit) }
    }

    /// The pit that a legal move lifts.
    pub(crate) fn lifted(&self, ring: Ring, mv: Move) -> Pit {
        mv.pit_number().and_then(|number| ring.pit(self.turn, number)).expect("the move is legal")
    }

    /// Calls `visit` with a move for each pit of the mover that holds seeds.
    pub(crate) fn each_lift(&self, ring: Ring, visit: &mut impl FnMut(Move)) {
        if self.over.is_some() {
            return;
        }
        for (number, pit) in ring.numbers().zip(ring.row(self.turn)) {
            if self.board[pit] > 0 {
                visit(Move::Lift(number));
            }
        }
    }

    /// Takes a pit's seeds into a player's store.
    pub(crate) fn capture(&mut self, pit: Pit, by: Side, tell: &mut impl FnMut(Event)) {
        let seeds = self.board.lift(pit);
        self.board.bank(by, seeds);
        tell(Event::Captured { pit, seeds, by });
    }

    /// Gives all seeds of both rows to one player.
    pub(crate) fn sweep(&mut self, ring: Ring, to: Side, tell: &mut impl FnMut(Event)) {
        self.sweep_by(ring, |_| to, tell);
    }

    /// Gives each player the seeds of his own row.
    pub(crate) fn sweep_rows(&mut self, ring: Ring, tell: &mut impl FnMut(Event)) {
        self.sweep_by(ring, |pit| ring.owner(pit), tell);
    }

    /// Gives the seeds of every pit to the player whom `owner` names.
    pub(crate) fn sweep_by(&mut self, ring: Ring, owner: impl Fn(Pit) -> Side, tell: &mut impl FnMut(Event)) {
        for pit in ring.pits() {
            let seeds = self.board.lift(pit);
            if seeds > 0 {
                let to = owner(pit);
                self.board.bank(to, seeds);
                tell(Event::Swept { pit, seeds, to });
            }
        }
    }

    /// Ends the game.
    pub(crate) fn end(&mut self, reason: Reason, tell: &mut impl FnMut(Event)) {
        self.over = Some(reason);
        tell(Event::Ended { outcome: Outcome::by_score(self.board.stores(), reason) });
    }
}

impl AsRef<Core> for Core {
    fn as_ref(&self) -> &Core {
        self
    }
}

/// The rules of one game, with its options.
///
/// A rules object is stateless: all that changes is in `State`, which is small and copied.
/// Turns need not alternate: ask the state whose turn it is, never assume.
pub(crate) trait Rules: Copy + Default + Eq + Hash + Debug + Send + Sync + 'static {
    /// All that the future of a game depends on, save the repetitions of ruling G3.
    type State: Copy + Eq + Hash + Debug + Send + Sync + AsRef<Core>;

    /// The name in commands and files.
    const ID: &'static str;
    /// The options, in the order in which they are shown.
    const OPTIONS: &'static [OptionSpec];
    /// The shape of the board.
    const RING: Ring;
    /// Whether a move can be followed by another one of the same turn.
    const EXTRA_TURNS: bool = false;
    /// What the game has besides seeds.
    const SHOWS: Shows = Shows::SEEDS;
    /// The weights of its evaluation, as `kuzhi-engine tune` has found them.
    const WEIGHTS: &'static str;
    /// What the bot's levels may spend on a move.
    const LEVELS: &'static Budgets = &OF_SOWINGS;
    /// Why the game can end.
    const REASONS: &'static [Reason];

    /// Sets an option that [`Rules::OPTIONS`] has, to a value that it may have.
    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError>;

    /// The value of an option.
    fn get(&self, name: &str) -> String;

    /// The position before the first move.
    fn start(&self) -> Self::State;

    /// Calls `visit` with every legal move, in the order of the pits.
    fn each_move(&self, state: &Self::State, visit: &mut impl FnMut(Move));

    /// Says whether a move is legal, and if not, why.
    fn check(&self, state: &Self::State, mv: Move) -> Result<(), Illegal>;

    /// Plays a legal move and tells what happens.
    fn play(&self, state: &mut Self::State, mv: Move, tell: &mut impl FnMut(Event));

    /// Plays a legal move when nobody listens: what searching does all the time.
    fn advance(&self, state: &mut Self::State, mv: Move) {
        self.play(state, mv, &mut |_| ());
    }

    /// What lies on the table.
    fn position(&self, state: &Self::State) -> Position;

    /// The state behind a position, if play can come to it as far as anybody can see.
    ///
    /// The position is one of this game: [`Position::check_for`] has found nothing wrong.
    fn adopt(&self, position: &Position) -> Result<Self::State, ImpossiblePosition>;

    /// The pits whose marks tell positions apart that have the same seeds (RULES G3).
    fn marked(&self, _state: &Self::State) -> PitSet {
        PitSet::EMPTY
    }

    /// The round it is.
    fn round(&self, _state: &Self::State) -> u16 {
        1
    }

    /// What tables know about an unfinished game.
    fn known(&self, _state: &Self::State, _knowledge: &Knowledge) -> Option<Known> {
        None
    }

    /// The best move of an unfinished game and its exact value, where they are known or soon found out.
    fn solved(&self, _state: &Self::State, _limits: &Limits) -> Option<Choice> {
        None
    }

    /// A move that is known to lose nothing whatever follows, for where [`Rules::solved`] knows no best one.
    fn held(&self, _state: &Self::State, _knowledge: &Knowledge) -> Option<Move> {
        None
    }

    /// What an unfinished game is worth to the player to move, as far as one can see without looking
    /// ahead: [`SEED`] for each seed by which he will have more at the end.
    fn evaluate(&self, state: &Self::State, weights: &Weights) -> i32 {
        let mut sum = 0;
        self.weigh(state, &mut |index, times| sum += weights.weight(index) * times);
        self.certain(state) + Weights::worth(sum)
    }

    /// Whether the game ends with the round that is played, so that seeds in store stay there.
    fn is_last_round(&self, _state: &Self::State) -> bool {
        true
    }

    /// The part of the evaluation that needs no weights.
    fn certain(&self, state: &Self::State) -> i32 {
        state.as_ref().lead() * SEED
    }

    /// Calls `count` with the number of each weight that a position asks for, and how many times.
    fn weigh(&self, state: &Self::State, count: &mut impl FnMut(usize, i32));

    /// Ends the round because its position stands for the third time (RULES G3).
    fn repeat(&self, state: &mut Self::State, tell: &mut impl FnMut(Event));

    /// Ends the game because both players agree that it goes round for ever (RULES A3), where the
    /// rules know that; gives whether they do.
    fn agree(&self, _state: &mut Self::State, _tell: &mut impl FnMut(Event)) -> bool {
        false
    }

    /// Counts the sequences of `depth` moves, and with them the shorter ones that end the game.
    fn perft(&self, state: &Self::State, depth: u8) -> u64 {
        perft::perft(self, state, depth)
    }

    /// Plays games at random from a position to their end.
    fn playouts(&self, from: &Self::State, games: u32, seed: u64) -> Playouts {
        search::playouts(self, from, games, seed)
    }
}
