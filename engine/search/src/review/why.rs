//! What a better move would have done: facts about both moves and about what can be answered.

use kuzhi_engine::{Captured, Ended, Match, Move, MoveFacts, Pit};

/// What a better move would have done than the one that was played.
///
/// All of it is what the rules tell when the moves and their answers are played: nothing is judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// What the played move did.
    pub played: MoveFacts,
    /// What the better one would have done.
    pub better: MoveFacts,
    /// The answer that gains most at once after the played move: `None` if no answer is a threat, if the mover moves
    /// again, or if the move ended the round or the game.
    pub threat_after_played: Option<MoveFacts>,
    /// The same after the better move.
    pub threat_after_better: Option<MoveFacts>,
}

/// Something that the better move would have done and the played one did not.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Missed {
    /// It would have captured these seeds for the mover.
    Capture(Captured),
    /// It would have given another turn.
    ExtraTurn,
    /// It would have built a castle here.
    Castle(Pit),
    /// It would have tied this end pit.
    Tie(Pit),
    /// It would have left the other player less to gain at once: so many seeds less.
    Guard(u16),
    /// It would have ended the game as a win.
    Win,
}

impl Why {
    /// Compares two legal moves of a position; `None` if one of them is not legal.
    pub fn of(before: &Match, played: Move, better: Move) -> Option<Why> {
        Some(Why {
            played: before.facts(played).ok()?,
            better: before.facts(better).ok()?,
            threat_after_played: threat_after(before, played),
            threat_after_better: threat_after(before, better),
        })
    }

    /// What was missed, the weightiest first: a win, captures by their size, an extra turn, a castle, ties, and what
    /// the other player could have been kept from.
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

/// The answer to a move that gains most at once.
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
