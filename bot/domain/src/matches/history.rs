//! The moves of a match with the board they lead to, so that they need not be replayed.

use std::fmt;
use std::sync::Arc;

use kuzhi_engine as engine;
use kuzhi_engine::{Event, Game, Illegal, IllegalAt, ImpossiblePosition, Move, Position, Side};

/// Legal moves from the start of a game, and the board they lead to.
///
/// Two histories are equal if game, first position, ballot and moves are. A clone is cheap; the next move on
/// it copies the moves once.
#[derive(Clone)]
pub struct History(Arc<Played>);

#[derive(Clone)]
struct Played {
    board: engine::Match,
    /// The side that made each move. Turns need not alternate.
    movers: Vec<Side>,
    lately: Vec<Step>,
}

/// A move with its events.
#[derive(Clone, Debug)]
pub struct Step {
    /// The side that made it.
    pub mover: Side,
    /// The position in which it was made.
    pub before: Position,
    /// Its events, in order.
    pub events: Arc<[Event]>,
}

impl History {
    /// How many of the last moves keep their events, at least: those described under a board. All moves that
    /// a player made without interruption keep theirs.
    pub const LATELY: usize = 5;

    /// Returns a history without moves.
    pub fn new(game: Game) -> History {
        History::begin(game.start())
    }

    /// Returns a history without moves that starts from a custom position.
    ///
    /// # Errors
    ///
    /// If the position is impossible in this game, with the reason.
    pub fn of_position(game: Game, position: &Position) -> Result<History, ImpossiblePosition> {
        Ok(History::begin(engine::Match::from_position(game, position)?))
    }

    /// Notes that so many of the first moves were drawn by lot, of those that have been made.
    #[must_use]
    pub fn with_ballot(mut self, moves: usize) -> History {
        if self.ballot() != moves {
            let board = self.board().clone().with_ballot(moves);
            Arc::make_mut(&mut self.0).board = board;
        }
        self
    }

    fn begin(board: engine::Match) -> History {
        History(Arc::new(Played { board, movers: Vec::new(), lately: Vec::new() }))
    }

    /// Plays moves from the start of a game.
    ///
    /// # Errors
    ///
    /// If a move is illegal, with its place in the list.
    pub fn replay(game: Game, moves: &[Move]) -> Result<History, IllegalAt> {
        History::new(game).followed_by(moves)
    }

    /// Plays further moves.
    ///
    /// # Errors
    ///
    /// If a move is illegal, with its place in this list.
    pub fn followed_by(self, moves: &[Move]) -> Result<History, IllegalAt> {
        let mut history = self;
        #[cfg(any(test, feature = "count-replays"))]
        replays::record(history.game());
        let played = Arc::make_mut(&mut history.0);
        let told = moves.len().saturating_sub(History::LATELY);
        for (index, &mv) in moves.iter().enumerate() {
            played.play(mv, index >= told).map_err(|reason| IllegalAt { ply: index + 1, mv, reason })?;
        }
        let last_run = played.last_run();
        if last_run > played.lately.len() {
            let first = history.ply() - last_run;
            let begun = history.start();
            Arc::make_mut(&mut history.0).tell_again(begun, first);
        }
        Ok(history)
    }

    /// Makes one more move.
    ///
    /// # Errors
    ///
    /// The reason why the rules refuse it. The history stays unchanged.
    pub fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        self.board().check(mv)?;
        Arc::make_mut(&mut self.0).play(mv, true)
    }

    /// Returns the history before this move, where 0 is the first move. It replays the moves up to there.
    #[must_use]
    pub fn before(&self, ply: usize) -> History {
        let moves = &self.moves()[..ply.min(self.ply())];
        let before = self.start().followed_by(moves).expect("moves that were played can be played again");
        before.with_ballot(self.ballot())
    }

    /// Iterates over all positions: the first one and the one after each move.
    pub fn boards(&self) -> impl Iterator<Item = Position> {
        let mut board = self.start().board().clone();
        let first = board.position();
        let after = self.moves().iter().map_while(move |&mv| {
            board.play(mv, &mut |_| ()).ok()?;
            Some(board.position())
        });
        [first].into_iter().chain(after)
    }

    /// Iterates over all moves with their events.
    pub fn steps(&self) -> impl Iterator<Item = Step> {
        let mut board = self.start().board().clone();
        self.moves().iter().map_while(move |&mv| {
            let (mover, before, mut events) = (board.turn()?, board.position(), Vec::new());
            board.play(mv, &mut |event| events.push(event)).ok()?;
            Some(Step { mover, before, events: events.into() })
        })
    }

    /// The moves of the last two turns, or of one if there was but one. A turn is what one player did
    /// without interruption. Moves that were drawn are none of them.
    pub fn last_turns(&self) -> Vec<Step> {
        let runs = self.chosen().chunk_by(|one, next| one == next).rev();
        let moves: usize = runs.take(2).map(<[_]>::len).sum();
        match self.lately().len().checked_sub(moves) {
            Some(first) => self.lately()[first..].to_vec(),
            None => self.steps().skip(self.ply() - moves).collect(),
        }
    }

    /// Returns the history before the first move.
    fn start(&self) -> History {
        match self.board().custom_start() {
            None => History::new(self.game()),
            Some(position) => History::of_position(self.game(), position).expect("it has begun there before"),
        }
    }

    /// Returns the game and its options.
    pub fn game(&self) -> Game {
        self.0.board.game()
    }

    /// The board after all moves.
    pub fn board(&self) -> &engine::Match {
        &self.0.board
    }

    /// Returns the moves on the board, in order.
    pub fn moves(&self) -> &[Move] {
        self.0.board.moves()
    }

    /// How many of the first moves were drawn by lot. No player chose them.
    pub fn ballot(&self) -> usize {
        self.board().ballot()
    }

    /// How many moves there are.
    pub fn ply(&self) -> usize {
        self.moves().len()
    }

    /// Whose turn it is, unless the game is over.
    pub fn turn(&self) -> Option<Side> {
        self.board().turn()
    }

    /// The first move that a side has chosen.
    pub fn first_move_of(&self, side: Side) -> Option<Move> {
        let first = self.chosen().iter().position(|&mover| mover == side)?;
        self.moves().get(self.ballot() + first).copied()
    }

    /// The side that made this move, where 0 is the first move.
    pub fn mover_of(&self, ply: usize) -> Option<Side> {
        self.0.movers.get(ply).copied()
    }

    /// The sides that chose the moves after the ballot.
    fn chosen(&self) -> &[Side] {
        self.0.movers.get(self.ballot()..).unwrap_or_default()
    }

    /// How many moves a side has made. Those that were drawn are not its own.
    pub fn made_by(&self, side: Side) -> usize {
        self.chosen().iter().filter(|&&mover| mover == side).count()
    }

    /// The number of moves before the last one of a side, if it has made one.
    pub fn before_last_of(&self, side: Side) -> Option<usize> {
        Some(self.ballot() + self.chosen().iter().rposition(|&mover| mover == side)?)
    }

    /// The last moves with their events: [`History::LATELY`] if there are so many, and all of the last run.
    pub fn lately(&self) -> &[Step] {
        &self.0.lately
    }

    /// The moves since the last one of the player to move, which they have not seen yet. At the end of the
    /// game, those of whoever moved last.
    pub fn unseen(&self) -> &[Step] {
        let Some(&last) = self.0.movers.last() else { return &[] };
        self.since_last_of(self.turn().unwrap_or(last.other()))
    }

    /// The moves since the last one of a side, or that one if nobody has moved since.
    pub fn since_last_of(&self, side: Side) -> &[Step] {
        let chosen = self.chosen().iter().rev().take_while(|&&mover| mover != side).count();
        let steps = self.lately();
        &steps[steps.len() - chosen.max(1).min(steps.len())..]
    }

    /// The events of the last move. Empty before the first one.
    pub fn last_events(&self) -> &[Event] {
        self.lately().last().map_or(&[], |step| &step.events)
    }
}

impl Played {
    fn play(&mut self, mv: Move, is_told: bool) -> Result<(), Illegal> {
        let (mover, mut events) = (self.board.turn().ok_or(Illegal::Over)?, Vec::new());
        if is_told {
            let before = self.board.position();
            self.board.play(mv, &mut |event| events.push(event))?;
            self.lately.push(Step { mover, before, events: events.into() });
        } else {
            self.board.play(mv, &mut |_| ())?;
            self.lately.clear();
        }
        self.movers.push(mover);
        let told = History::LATELY.max(self.last_run()).min(self.lately.len());
        self.lately.drain(..self.lately.len() - told);
        Ok(())
    }

    /// How many moves the last mover has made without interruption.
    fn last_run(&self) -> usize {
        let mut movers = self.movers.iter().rev();
        let last = movers.clone().next();
        movers.by_ref().take_while(|&mover| Some(mover) == last).count()
    }

    /// Plays again what has been played, and keeps the events of all moves from this one on.
    fn tell_again(&mut self, begun: History, first: usize) {
        let mut again = Arc::unwrap_or_clone(begun.0);
        for (ply, &mv) in self.board.moves().iter().enumerate() {
            again.play(mv, ply >= first).expect("moves that were played can be played again");
        }
        self.lately = again.lately;
    }
}

impl PartialEq for History {
    fn eq(&self, other: &History) -> bool {
        let begins = |one: &History| one.board().custom_start().copied();
        Arc::ptr_eq(&self.0, &other.0)
            || (self.game() == other.game()
                && self.moves() == other.moves()
                && self.ballot() == other.ballot()
                && begins(self) == begins(other))
    }
}

impl Eq for History {}

impl fmt::Debug for History {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.board().fmt(f)
    }
}

/// Counts replays for tests. Each test that counts uses a game with options of its own.
#[cfg(any(test, feature = "count-replays"))]
pub mod replays {
    use std::collections::HashMap;
    use std::sync::{LazyLock, Mutex, PoisonError};

    use kuzhi_engine::Game;

    static OF: LazyLock<Mutex<HashMap<String, usize>>> = LazyLock::new(Mutex::default);

    pub(crate) fn record(game: Game) {
        *OF.lock().unwrap_or_else(PoisonError::into_inner).entry(game.to_string()).or_default() += 1;
    }

    /// How often this game was replayed so far.
    pub fn count_of(game: Game) -> usize {
        OF.lock().unwrap_or_else(PoisonError::into_inner).get(&game.to_string()).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays random moves. Returns the history after each one.
    fn played(game: Game, most: usize) -> Vec<History> {
        let (mut history, mut state) = (History::new(game), 5_usize);
        let mut played = vec![history.clone()];
        while history.turn().is_some() && history.ply() < most {
            let legal = history.board().legal();
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            history.play(legal[(state >> 33) % legal.len()]).unwrap();
            played.push(history.clone());
        }
        played
    }

    #[test]
    fn what_is_kept_is_what_replaying_gives() {
        for game in Game::all() {
            for kept in played(game, 40) {
                let again = History::replay(game, kept.moves()).unwrap();
                assert_eq!(again, kept);
                assert_eq!(again.board().position(), kept.board().position(), "{kept:?}");
                assert_eq!(again.0.movers, kept.0.movers);
                assert_eq!(again.last_events(), kept.last_events());
                let told =
                    |one: &History| one.lately().iter().map(|step| step.events.clone()).collect::<Vec<_>>();
                assert_eq!(told(&again), told(&kept), "{kept:?}");
                assert!(kept.lately().len() >= kept.ply().min(History::LATELY));
            }
        }
    }

    #[test]
    fn movers_are_recorded_since_turns_need_not_alternate() {
        // South's 4 earns another move.
        let moves = ["4", "1", "1"].map(|mv| mv.parse().unwrap());
        let history = History::replay(Game::default(), &moves).unwrap();
        assert_eq!(Side::ALL.map(|side| history.made_by(side)), [2, 1]);
        assert_eq!(Side::ALL.map(|side| history.before_last_of(side)), [Some(1), Some(2)]);
        assert_eq!(History::new(Game::default()).before_last_of(Side::South), None);
        assert_eq!(history.before(1).moves(), &moves[..1]);
    }

    /// The sides that made what somebody has not seen.
    fn movers(steps: &[Step]) -> Vec<Side> {
        steps.iter().map(|step| step.mover).collect()
    }

    #[test]
    fn what_followed_ones_own_move_is_told_however_long() {
        let kalah = Game::by_id("kalah").unwrap();
        // RULES, Kalah: each of North's moves ends in the store.
        let position = "4.4.4.4.4.4/6.5.4.3.2.1 3:0 north".parse().unwrap();
        let start = History::of_position(kalah, &position).unwrap();
        let moves = ["6", "5", "6", "4", "6", "3", "6", "5"].map(|mv| mv.parse().unwrap());
        let mut played = start.clone();
        for mv in moves {
            played.play(mv).unwrap();
        }
        assert!(moves.len() > History::LATELY);
        for history in [played, start.followed_by(&moves).unwrap()] {
            assert_eq!(movers(history.since_last_of(Side::South)), [Side::North; 8]);
            assert_eq!(movers(history.since_last_of(Side::North)), [Side::North], "their own last one");
            assert_eq!(history.since_last_of(Side::South)[0].before, position);
        }
        let begun = History::new(kalah);
        assert!(begun.unseen().is_empty() && begun.since_last_of(Side::North).is_empty());
    }

    #[test]
    fn who_moves_again_sees_their_own_move() {
        let moves = ["4", "1", "1"].map(|mv| mv.parse().unwrap());
        let history = History::replay(Game::default(), &moves).unwrap();
        assert_eq!(movers(history.before(1).unseen()), [Side::South]);
        assert_eq!(movers(history.before(2).unseen()), [Side::South; 2]);
        assert_eq!(movers(history.unseen()), [Side::North]);
        let drawn = history.before(2).with_ballot(2);
        assert_eq!(drawn.unseen().len(), 1, "nobody chose the moves that were drawn");
    }

    #[test]
    fn the_last_two_turns_are_whole_however_long() {
        let line = ["4", "1", "5"].map(|mv| mv.parse().unwrap());
        let history = History::replay(Game::default(), &line).unwrap();
        let movers =
            |history: &History| history.last_turns().iter().map(|step| step.mover).collect::<Vec<_>>();
        assert_eq!(movers(&history), [Side::South, Side::South, Side::North]);
        assert_eq!(movers(&history.clone().with_ballot(1)), [Side::South, Side::North]);
        assert_eq!(movers(&History::new(Game::default())), []);
        for game in Game::all() {
            for kept in played(game, 40) {
                let told = kept.last_turns();
                let all: Vec<_> = kept.steps().collect();
                assert_eq!(all.len(), kept.ply());
                let ends = all[all.len() - told.len()..].iter().zip(&told);
                assert!(ends.into_iter().all(|(one, same)| one.events == same.events));
                let turns = |steps: &[Step]| steps.chunk_by(|one, next| one.mover == next.mover).count();
                assert_eq!(turns(&told), turns(&all).min(2));
            }
        }
    }

    #[test]
    fn moves_that_were_drawn_belong_to_nobody() {
        let moves = ["1", "1", "2", "3"].map(|mv| mv.parse().unwrap());
        let plain = History::replay(Game::default(), &moves).unwrap();
        let drawn = plain.clone().with_ballot(2);
        assert_ne!(plain, drawn);
        assert_eq!(Side::ALL.map(|side| plain.made_by(side)), [2, 2]);
        assert_eq!(Side::ALL.map(|side| drawn.made_by(side)), [1, 1]);
        assert_eq!(Side::ALL.map(|side| drawn.before_last_of(side)), [Some(2), Some(3)]);
        assert_eq!(drawn.first_move_of(Side::North), Some(moves[3]));
        assert_eq!((drawn.before(3).ballot(), drawn.before(1).ballot()), (2, 1));
        assert_eq!(drawn.before(2).before_last_of(Side::South), None);
        assert_eq!(drawn.before(2).mover_of(1), Some(Side::North));
    }

    #[test]
    fn takebacks_return_to_a_custom_first_position() {
        let position = "4.4.4.4.0.3/1.4.4.4.4.4 4:4 south".parse().unwrap();
        let start = History::of_position(Game::default(), &position).unwrap();
        let moves = ["6", "2"].map(|mv| mv.parse().unwrap());
        let history = start.clone().followed_by(&moves).unwrap();
        assert_eq!((history.before(0), history.before(9)), (start.clone(), history.clone()));
        assert_eq!(history.before(0).board().position(), position);
        assert_ne!(start, History::new(Game::default()), "no moves, but another beginning");
        let foreign = "4.4.4.4.4.4.4/4.4.4.4.4.4.4 0:0 south".parse().unwrap();
        assert!(History::of_position(Game::default(), &foreign).is_err());
    }

    #[test]
    fn an_illegal_move_changes_nothing() {
        let mut history = History::new(Game::default());
        let before = history.clone();
        assert!(history.play("9".parse().unwrap_or_else(|_| "7".parse().unwrap())).is_err());
        assert_eq!((history.ply(), &history), (0, &before));
    }
}
