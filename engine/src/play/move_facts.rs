//! The facts about a move, taken from its events. Code that explains moves uses them.

use crate::{Event, Hole, Illegal, Mark, Match, Move, Outcome, Phase, Pit, Side};

/// Seeds that went from a pit to a store.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Captured {
    /// The emptied pit.
    pub pit: Pit,
    /// How many it held.
    pub seeds: u8,
    /// The player whose store received them. This is not always the mover: in Pallankuzhi, a four can go to
    /// the owner of the row.
    pub by: Side,
}

/// What a move ended.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Ended {
    /// Only the turn.
    Turn,
    /// A round. The next one has begun.
    Round {
        /// The round that ended, counted from 1.
        round: u16,
        /// The seeds of South and North after it.
        score: [u8; 2],
    },
    /// The whole game, with this result.
    Game(Outcome),
}

/// What a move does, according to its events. There are no judgements or estimates in it.
///
/// The facts cover the turn only. Captures and gains do not include the seeds swept at the end of a round
/// or the layout of the next one.
///
/// # Examples
///
/// ```
/// use kuzhi_engine::Game;
///
/// let game = Game::default().start();
/// let facts = game.facts("4".parse()?)?;
/// assert!(facts.extra_turn && facts.captures.is_empty());
/// assert_eq!(facts.gained, [1, 0]); // the last stone falls into South's store
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveFacts {
    /// The move that the facts are about.
    pub mv: Move,
    /// The player who makes the move.
    pub by: Side,
    /// The captures, in order.
    pub captures: Vec<Captured>,
    /// How many seeds the stores of South and North gained in the turn: by captures, by seeds sown into a
    /// store or a castle, and by a hand that no pit could take.
    pub gained: [u8; 2],
    /// The number of pits lifted, including the first. Zero for an arrangement.
    pub laps: u16,
    /// Whether the mover gets an extra turn.
    pub extra_turn: bool,
    /// The pit that became the mover's castle, if any.
    pub castle: Option<Pit>,
    /// The end pits that became tied, in order.
    pub tied: Vec<Pit>,
    /// What the move ended.
    pub ended: Ended,
}

impl MoveFacts {
    const fn new(mv: Move, by: Side) -> MoveFacts {
        MoveFacts {
            mv,
            by,
            captures: Vec::new(),
            gained: [0; 2],
            laps: 0,
            extra_turn: false,
            castle: None,
            tied: Vec::new(),
            ended: Ended::Turn,
        }
    }

    /// Returns how many more seeds the mover's store gained in the turn than the opponent's.
    pub fn net_gain(&self) -> i32 {
        let [own, other] = [self.by, self.by.other()].map(|side| i32::from(self.gained[side.index()]));
        own - other
    }

    /// Returns whether the move is a threat to the opponent: it captures, builds a castle, ties a pit, or
    /// gives an extra turn.
    pub fn is_threat(&self) -> bool {
        let captures = self.captures.iter().any(|capture| capture.by == self.by);
        captures || self.extra_turn || self.castle.is_some() || !self.tied.is_empty()
    }

    fn gain(&mut self, side: Side, seeds: u8) {
        self.gained[side.index()] += seeds;
    }

    /// Records what the move ended. An extra turn does not outlast the end of a round or game.
    const fn end(&mut self, ended: Ended) {
        (self.ended, self.extra_turn) = (ended, false);
    }

    /// Records an event of the turn. Events after the end of a round are ignored.
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::RoundEnded { round, score } => self.end(Ended::Round { round, score }),
            Event::Ended { outcome } => self.end(Ended::Game(outcome)),
            _ if self.ended != Ended::Turn => {}
            Event::Lifted { .. } => self.laps += 1,
            Event::Sown { hole: Hole::Store(side) } => self.gain(side, 1),
            Event::SownIntoCastle { owner, .. } => self.gain(owner, 1),
            Event::HandKept { seeds, by } => self.gain(by, seeds),
            Event::Captured { pit, seeds, by } => {
                self.captures.push(Captured { pit, seeds, by });
                self.gain(by, seeds);
            }
            Event::CastleBuilt { pit, .. } => self.castle = Some(pit),
            Event::Marked { pit, mark: Mark::Tied, .. } => self.tied.push(pit),
            Event::ExtraTurn { .. } => self.extra_turn = true,
            _ => {}
        }
    }
}

impl Match {
    /// Returns what a move would do here, without changing the match.
    ///
    /// # Errors
    ///
    /// Returns the reason if the rules refuse the move.
    pub fn facts(&self, mv: Move) -> Result<MoveFacts, Illegal> {
        let by = self.turn().ok_or(Illegal::Over)?;
        let mut facts = MoveFacts::new(mv, by);
        self.clone().play(mv, &mut |event| facts.hear(&event))?;
        Ok(facts)
    }

    /// Returns the threats of the player to move: the one with the largest net gain first, equal ones in
    /// pit order. Empty when the game is over or the player has to arrange a row.
    ///
    /// Every threat is a legal move in this position. Nobody is assumed to pass. Called after a move, this
    /// gives the replies that the mover has to fear.
    pub fn threats(&self) -> Vec<MoveFacts> {
        if self.position().phase != Phase::Play {
            return Vec::new();
        }
        let facts = self.legal().into_iter().filter_map(|mv| self.facts(mv).ok());
        let mut threats: Vec<MoveFacts> = facts.filter(MoveFacts::is_threat).collect();
        threats.sort_by_key(|facts| -facts.net_gain());
        threats
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;

    fn at(game: &str, position: &str) -> Match {
        Match::from_position(game.parse().unwrap(), &position.parse().unwrap()).unwrap()
    }

    #[test]
    fn captures_say_where_and_how_many() {
        // Pit 6 with two stones: the last one falls into the store. With three: into North's pit 1, making
        // two.
        let game = at("mangala", "4.4.4.4.0.2/1.4.4.4.4.4 4:5 south");
        let facts = game.facts("6".parse().unwrap()).unwrap();
        assert_eq!((facts.laps, facts.extra_turn, facts.gained), (1, true, [1, 0]));
        let game = at("mangala", "4.4.4.4.0.3/1.4.4.4.4.4 4:4 south");
        let facts = game.facts("6".parse().unwrap()).unwrap();
        let pit = Pit::new(6).unwrap();
        assert_eq!(facts.captures, [Captured { pit, seeds: 2, by: Side::South }]);
        assert_eq!((facts.gained, facts.net_gain(), facts.ended), ([3, 0], 3, Ended::Turn));
        assert!(facts.is_threat());
    }

    #[test]
    fn the_final_sweep_is_not_a_gain_of_the_turn() {
        let game = at("mangala", "0.0.0.0.0.1/0.0.0.0.0.5 20:22 south");
        let facts = game.facts("6".parse().unwrap()).unwrap();
        let Ended::Game(outcome) = facts.ended else { panic!("{facts:?}") };
        assert_eq!((facts.gained, outcome.score), ([1, 0], [26, 22]));
    }

    #[test]
    fn illegal_moves_have_no_facts_and_ended_games_no_threats() {
        let start = Game::default().start();
        assert!(start.facts("7".parse().unwrap()).unwrap_err().to_string().contains("no pit 7"));
        let over = at("mangala", "0.0.0.0.0.0/0.0.0.0.0.0 20:28 row-empty");
        assert_eq!(over.facts("1".parse().unwrap()), Err(Illegal::Over));
        assert!(over.threats().is_empty());
    }

    #[test]
    fn the_greatest_threat_comes_first() {
        let game = at("mangala", "4.4.4.4.0.3/1.4.4.4.4.4 4:4 south");
        let threats = game.threats();
        // The four stones of pit 2 end in the empty pit 5, opposite four: a larger capture than pit 6
        // makes.
        assert_eq!((threats[0].mv.to_string().as_str(), threats[0].net_gain()), ("2", 5));
        assert!(threats.is_sorted_by_key(|facts| -facts.net_gain()));
        assert!(threats.iter().all(MoveFacts::is_threat));
    }
}
