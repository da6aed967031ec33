//! The bot as a player: its moves in matches, and its evaluation of positions.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use kuzhi_domain::matches::Match;
use kuzhi_domain::study::{Hint, Question};
use kuzhi_domain::{MatchId, PlayerId, Timestamp};
use kuzhi_engine::Move;
use kuzhi_search::Level;
use tokio::task::JoinHandle;

use crate::clock::Clock;
use crate::thinking::{self, Purpose, Thinking};

/// A search for the bot's move.
pub(crate) struct Thought {
    pub(crate) choosing: JoinHandle<Option<Move>>,
    pub(crate) wait: Wait,
}

#[cfg(test)]
impl Thought {
    /// Creates a search that does not wait for a thread.
    pub(crate) fn given(choosing: JoinHandle<Option<Move>>) -> Thought {
        let asked = Timestamp::default();
        Thought { choosing, wait: Wait { asked, begun: Arc::new(asked.into()) } }
    }

    /// Creates a search that waits for a thread since `asked`, until `begun` is set.
    pub(crate) fn waiting(
        choosing: JoinHandle<Option<Move>>,
        asked: Timestamp,
        begun: &Arc<OnceLock<Timestamp>>,
    ) -> Thought {
        Thought { choosing, wait: Wait { asked, begun: Arc::clone(begun) } }
    }
}

/// How long the bot has waited for a thread. The bot neither loses nor gains that time.
#[derive(Clone, Debug)]
pub(crate) struct Wait {
    asked: Timestamp,
    begun: Arc<OnceLock<Timestamp>>,
}

impl Wait {
    /// Returns the start and the end of the wait, once it is over.
    pub(crate) fn span(&self) -> (Timestamp, Timestamp) {
        (self.asked, self.begun.get().copied().unwrap_or(self.asked))
    }
}

/// The matches in which the bot thinks without holding the lock.
#[derive(Clone, Debug, Default)]
struct Thoughts(Arc<Mutex<HashMap<MatchId, Wait>>>);

impl Thoughts {
    fn with<T>(&self, on: impl FnOnce(&mut HashMap<MatchId, Wait>) -> T) -> T {
        on(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Marks a match as being thought about, until this is dropped.
pub(crate) struct ThinkingOn(Thoughts, MatchId);

impl ThinkingOn {
    /// Notes that the bot goes on to think about its next move there.
    pub(crate) fn goes_on(&self, thought: &Thought) {
        self.0.with(|about| about.insert(self.1, thought.wait.clone()));
    }
}

impl Drop for ThinkingOn {
    fn drop(&mut self) {
        self.0.with(|about| about.remove(&self.1));
    }
}

/// The bot as a player.
pub(crate) struct Bot {
    thinking: Thinking,
    thoughts: Thoughts,
    clock: Clock,
}

impl Bot {
    pub(crate) fn new(thinking: Thinking, clock: Clock) -> Bot {
        Bot { thinking, thoughts: Thoughts::default(), clock }
    }

    /// Starts thinking about the bot's move. `None` if it is not its turn.
    pub(crate) fn think(&self, current: &Match) -> Option<Thought> {
        let (level, playing) = (current.bot_to_move()?, current.played()?);
        // Two matches with the same moves need not continue in the same way.
        let seed = current.id().get() ^ (playing.ply() as u64).rotate_left(40);
        let (thinking, clock) = (self.thinking.clone(), self.clock.clone());
        let board = playing.board().clone();
        let time = playing.clock().zip(board.turn()).and_then(|(clock, side)| clock.for_thinking(side));
        let (asker, purpose) = (served(current), Purpose::Move);
        let question = thinking::Question { board, level, seed, time, asker, purpose };
        let wait = Wait { asked: clock.now(), begun: Arc::default() };
        let begun = Arc::clone(&wait.begun);
        let choosing = tokio::spawn(async move {
            let begins = || _ = begun.set(clock.now());
            thinking.choose(question, begins).await.map(|choice| choice.best)
        });
        Some(Thought { choosing, wait })
    }

    /// Whether there is room for another hint.
    pub(crate) fn has_room_for_hints(&self) -> bool {
        self.thinking.has_room_for_hints()
    }

    /// Returns a level's opinion. `None` if the bot is stopping.
    pub(crate) async fn think_of(
        &self,
        question: Question,
        level: Level,
        asker: PlayerId,
        purpose: Purpose,
    ) -> Option<Hint> {
        match question {
            Question::Answered(hint) => Some(hint),
            Question::Open(first, board) => {
                let mover = board.turn()?;
                let question = thinking::Question { board, level, seed: 0, time: None, asker, purpose };
                let choice = self.thinking.choose(question, || ()).await?;
                Some(Question::answer(first, mover, &choice))
            }
        }
    }

    /// Marks a match as being thought about without the lock. `None` if it is already.
    pub(crate) fn begin(&self, id: MatchId, thought: &Thought) -> Option<ThinkingOn> {
        self.thoughts.with(|about| {
            if about.contains_key(&id) {
                return None;
            }
            about.insert(id, thought.wait.clone());
            Some(ThinkingOn(self.thoughts.clone(), id))
        })
    }

    /// The matches in which the bot is thinking.
    pub(crate) fn thinks_on(&self) -> Vec<MatchId> {
        self.thoughts.with(|about| about.keys().copied().collect())
    }

    /// Whether the bot is thinking in this match.
    pub(crate) fn is_thinking_on(&self, id: MatchId) -> bool {
        self.thoughts.with(|about| about.contains_key(&id))
    }

    /// Since when the bot waits for a thread to think about this match, if it does.
    pub(crate) fn waiting_since(&self, id: MatchId) -> Option<Timestamp> {
        self.thoughts
            .with(|about| about.get(&id).filter(|wait| wait.begun.get().is_none()).map(|wait| wait.asked))
    }

    /// Ends all searches.
    pub(crate) fn stop(&self) {
        self.thinking.stop();
    }
}

/// The person on whose behalf something is done for a match, because people take turns: one of its players,
/// or whoever began it.
pub(crate) fn served(current: &Match) -> PlayerId {
    let host = current.voting().map(|voting| voting.host);
    current.people().first().copied().or(host).unwrap_or(PlayerId(0))
}
