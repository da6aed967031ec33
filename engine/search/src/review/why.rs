//! Why a move is better: facts about both moves and about the replies to them.

use kuzhi_engine::{Captured, Ended, Match, Move, MoveFacts, Pit};

/// A comparison of the played move with a better one.
///
/// All of it follows from the rules, by playing out the moves and the replies. There are no estimates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// The facts about the played move.
    pub played: MoveFacts,
    /// The facts about the better move.
    pub better: MoveFacts,
    /// The reply to the played move with the largest immediate gain. `None` if no reply is a threat, if the
    /// mover has an extra turn, or if the move ended the round or the game.
    pub threat_after_played: Option<MoveFacts>,
    /// The same for the better move.
    pub threat_after_better: Option<MoveFacts>,
}

/// An advantage of the better move that the played move does not have.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Missed {
    /// It captures these seeds for the mover.
    Capture(Captured),
    /// It gives an extra turn.
    ExtraTurn,
    /// It builds a castle here.
    Castle(Pit),
    /// It ties this end pit.
    Tie(Pit),
    /// It reduces the opponent's best immediate gain by this many seeds.
    Guard(u16),
    /// It wins the game at once.
    Win,
}

impl Why {
    /// Compares two legal moves of a position. Returns `None` if one of them is illegal.
    pub fn compare(before: &Match, played: Move, better: Move) -> Option<Why> {
        Some(Why {
            played: before.facts(played).ok()?,
            better: before.facts(better).ok()?,
            threat_after_played: threat_after(before, played),
            threat_after_better: threat_after(before, better),
        })
    }

    /// Returns what the played move missed, most important first: a win, captures by size, an extra turn, a
    /// castle, ties, and the prevention of an opponent's gain.
    pub fn missed(&self) -> Vec<Missed> {
        let mut missed = Vec::new();
        if let Ended::Game(outcome) = self.better.ended
            && outcome.winner == Some(self.better.by)
            && self.played.ended != self.better.ended
        {
            missed.push(Missed::Win);
        }
        let own = |facts: &MoveFacts| {
            facts.captures.iter().copied().filter(|capture| capture.by == facts.by).collect::<Vec<_>>()
        };
        let made = own(&self.played);
        let mut captures: Vec<Captured> =
            own(&self.better).into_iter().filter(|capture| !made.contains(capture)).collect();
        captures.sort_by_key(|capture| std::cmp::Reverse(capture.seeds));
        missed.extend(captures.into_iter().map(Missed::Capture));
        if self.better.extra_turn && !self.played.extra_turn {
            missed.push(Missed::ExtraTurn);
        }
        missed.extend(self.better.castle.filter(|_| self.played.castle.is_none()).map(Missed::Castle));
        let ties = self.better.tied.iter().filter(|pit| !self.played.tied.contains(pit));
        missed.extend(ties.map(|&pit| Missed::Tie(pit)));
        let gains = |threat: &Option<MoveFacts>| threat.as_ref().map_or(0, |facts| facts.net_gain().max(0));
        let less = gains(&self.threat_after_played) - gains(&self.threat_after_better);
        missed.extend(u16::try_from(less).ok().filter(|&less| less > 0).map(Missed::Guard));
        missed
    }
}

/// Returns the reply to a move with the largest immediate gain, if any reply is a threat.
fn threat_after(before: &Match, mv: Move) -> Option<MoveFacts> {
    let mover = before.turn()?;
    let mut after = before.clone();
    let mut round_ended = false;
    let hear = &mut |event| round_ended |= matches!(event, kuzhi_engine::Event::RoundEnded { .. });
    after.play(mv, hear).ok()?;
    if round_ended || after.turn() != Some(mover.other()) {
        return None;
    }
    after.threats().into_iter().next()
}
