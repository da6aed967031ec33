//! The bot's moves: at once where that is quick, later otherwise.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use kuzhi_engine::Move;
use tokio::task::JoinHandle;

use super::{ActionError, Doorkeeper, MatchLock, Visitor};
use crate::domain::{Actor, Intent, Match, MatchId, MessageId, PlayerId, Playing, Timestamp};
use crate::store::Messages;
use crate::thinking::{Purpose, Question};

/// The bot's move, while it is being thought about.
pub(super) struct Thought {
    choosing: JoinHandle<Option<Move>>,
    wait: Wait,
}

#[cfg(test)]
impl Thought {
    /// A thought that waits for no thread.
    pub(super) fn given(choosing: JoinHandle<Option<Move>>) -> Thought {
        let asked = Timestamp::default();
        Thought { choosing, wait: Wait { asked, begun: Arc::new(asked.into()) } }
    }

    /// A thought that waits for a thread since a time, until the thread's beginning is set.
    pub(super) fn waiting(
        choosing: JoinHandle<Option<Move>>,
        asked: Timestamp,
        begun: &Arc<OnceLock<Timestamp>>,
    ) -> Thought {
        Thought { choosing, wait: Wait { asked, begun: Arc::clone(begun) } }
    }
}

/// How long the bot has waited for a thread to think on, which is neither its time to lose nor a gift.
#[derive(Clone, Debug)]
struct Wait {
    asked: Timestamp,
    begun: Arc<OnceLock<Timestamp>>,
}

/// How long a visitor's answer waits for the bot's move, before they are shown that the bot thinks.
const QUICK_ANSWER: Duration = Duration::from_millis(800);

/// How long after a person's move the bot's answer calls them back; before that they are still looking.
const STILL_LOOKING: Duration = Duration::from_secs(15);

/// So short a wait for a thread is not worth a commit.
const UNNOTICED: Duration = Duration::from_millis(100);

/// A visitor who waits for the bot's move.
pub(super) struct Waiting {
    pub(super) visitor: Arc<dyn Visitor>,
    /// The board when they were answered; not their answer where they alone saw that.
    pub(super) board: Option<MessageId>,
}

/// The matches in which the bot thinks while nobody holds the door.
#[derive(Clone, Debug, Default)]
pub(super) struct Thoughts(Arc<Mutex<HashMap<MatchId, Wait>>>);

/// Ends with the thought that it stands for, however that ends.
struct Thinking(Thoughts, MatchId);

impl Thoughts {
    /// Notes that a match is thought about, unless it is already.
    fn begin(&self, id: MatchId, wait: &Wait) -> Option<Thinking> {
        let mut about = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if about.contains_key(&id) {
            return None;
        }
        about.insert(id, wait.clone());
        Some(Thinking(self.clone(), id))
    }

    fn are_about(&self, id: MatchId) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&id)
    }

    /// Since when the bot waits for a thread to think about a match on, if it does.
    pub(super) fn waiting_since(&self, id: MatchId) -> Option<Timestamp> {
        let about = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        about.get(&id).filter(|wait| wait.begun.get().is_none()).map(|wait| wait.asked)
    }
}

impl Thinking {
    /// The bot thinks about its next move there.
    fn goes_on(&self, wait: &Wait) {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner).insert(self.1, wait.clone());
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.1);
    }
}

impl Doorkeeper {
    /// Lets the bot make its moves while a visitor waits; what takes longer is given back.
    pub(super) async fn answer_quickly(
        &self,
        lock: &MatchLock,
        mut current: Match,
    ) -> (Match, Option<Thought>) {
        let deadline = tokio::time::Instant::now() + QUICK_ANSWER;
        while let Some(mut thought) = self.think(&current) {
            let Ok(mv) = tokio::time::timeout_at(deadline, &mut thought.choosing).await else {
                return (current, Some(thought));
            };
            match self.commit_answer(lock, &current, mv.ok().flatten(), &thought.wait).await {
                Some(next) => current = next,
                None => break,
            }
        }
        (current, None)
    }

    /// Waits for the bot's moves outside of the room and brings them in.
    pub(super) fn answer_later(&self, mut current: Match, mut thought: Thought, waiting: Option<Waiting>) {
        let Some(thinking) = self.thoughts.begin(current.id, &thought.wait) else { return };
        let doorkeeper = self.clone();
        self.spawn(async move {
            let asked = current.clone();
            loop {
                let mv = thought.choosing.await.ok().flatten();
                let lock = doorkeeper.locks.lock(current.id).await;
                let Some(next) = doorkeeper.commit_answer(&lock, &current, mv, &thought.wait).await else {
                    drop(thinking);
                    return doorkeeper.think_again_if_due(&current).await;
                };
                current = next;
                match doorkeeper.think(&current) {
                    Some(next_thought) => {
                        thinking.goes_on(&next_thought.wait);
                        thought = next_thought;
                    }
                    None => break doorkeeper.come_back(&asked, &current, waiting).await,
                }
            }
        });
    }

    /// Begins to think in a match in which it is the bot's turn and nobody thinks, as after a failure.
    pub(super) async fn think_if_due(&self, id: MatchId) {
        if !self.thoughts.are_about(id)
            && let Ok(Some(current)) = self.load(id).await
            && let Some(thought) = self.think(&current)
        {
            self.answer_later(current, thought, None);
        }
    }

    /// Shows the bot's moves to somebody who waited for them, or no longer does.
    async fn come_back(&self, asked: &Match, current: &Match, waiting: Option<Waiting>) {
        // If the board was posted anew in the meantime, it stays where it is now.
        let Messages { board, visiting, .. } = self.messages(current.id).await;
        let here = waiting.as_ref().filter(|waiting| board == waiting.board);
        // Where the bot is only brought along, the answer to them is the only way.
        if here.is_none() || (self.has_looked_away(asked) && !visiting) {
            self.announce_or_retry(current, None).await;
        } else {
            self.show_quietly(current, here.map(|waiting| waiting.visitor.as_ref())).await;
            if let Some(here) = here {
                self.bring_next_set(current, &here.visitor).await;
            }
        }
    }

    fn has_looked_away(&self, asked: &Match) -> bool {
        let moved = asked.played().map_or(Timestamp::default(), |playing| playing.moved);
        self.service.clock.now().since(moved) > STILL_LOOKING
    }

    /// Begins to think about the bot's move, or gives `None` when it is not its turn.
    pub(super) fn think(&self, current: &Match) -> Option<Thought> {
        let (level, playing) = (current.bot_to_move()?, current.played()?);
        // Two matches with the same moves need not go on alike.
        let seed = current.id.get() ^ (playing.ply() as u64).rotate_left(40);
        let (thinking, clock) = (self.service.thinking.clone(), self.service.clock.clone());
        let board = playing.board(current.game);
        let time = playing.clock.zip(board.turn()).and_then(|(clock, side)| clock.for_thinking(side));
        let (asker, purpose) = (served(current), Purpose::Move);
        let question = Question { board, level, seed, time, asker, purpose };
        let wait = Wait { asked: clock.now(), begun: Arc::default() };
        let begun = Arc::clone(&wait.begun);
        let choosing = tokio::spawn(async move {
            let begins = || _ = begun.set(clock.now());
            thinking.choose(question, begins).await.map(|choice| choice.best)
        });
        Some(Thought { choosing, wait })
    }

    /// Begins to think anew where moves were taken back while the bot thought, and made again.
    async fn think_again_if_due(&self, current: &Match) {
        let Ok(Some(now)) = self.load(current.id).await else { return };
        if now.version != current.version && !self.stopping.is_cancelled() {
            self.think_if_due(current.id).await;
        }
    }

    /// Makes the bot's move durable; `None` when there is none, as when the bot is stopping.
    async fn commit_answer(
        &self,
        lock: &MatchLock,
        current: &Match,
        mv: Option<Move>,
        wait: &Wait,
    ) -> Option<Match> {
        let (mv, at) = (mv?, current.played().map(Playing::moment));
        let begun = wait.begun.get().copied().unwrap_or(wait.asked);
        if current.running().is_some()
            && begun.since(wait.asked) > UNNOTICED
            && let Err(error) = self.take_off_one(lock, wait.asked, begun).await
        {
            self.report(&error, "the bot's clock ran while it waited for a thread to think on");
        }
        match self.apply(lock, Actor::Bot, Intent::Move { at, mv }, None).await {
            Ok(committed) => Some(committed.current),
            // The match ended in the meantime: there is nothing to answer.
            Err(ActionError::Refused(_)) => None,
            Err(ActionError::Failed(error)) => {
                self.report(
                    &error,
                    "the bot's move was not kept; it is made when somebody looks, or after a start",
                );
                None
            }
        }
    }
}

/// Who is served when something is done for a match: people take turns, and so whoever plays in it.
pub(super) fn served(current: &Match) -> PlayerId {
    current.people().first().copied().unwrap_or(PlayerId(0))
}
