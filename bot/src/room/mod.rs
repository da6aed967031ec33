//! The doorkeeper: one writer a match. Load, decide, commit, then show.

mod absence;
mod answering;
mod apply;
mod arriving;
mod asking;
mod deadlines;
mod files;
mod hinting;
mod learning;
mod loading;
mod locks;
mod looking;
mod offering;
mod people;
mod planning;
mod sets;
mod settings;
mod showing;
#[cfg(test)]
pub(crate) mod steps;
mod threads;
mod undoing;

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Mutex, watch};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

pub use apply::ActionError;
pub use looking::Wanted;
pub use planning::line_of;
pub use settings::Standpoint;

use crate::clock::Clock;
use crate::delivery::Courier;
pub use crate::delivery::{DiscordClient, Doing, Nonce, ShowError, Shown, Visitor};
use crate::domain::{Actor, Allowance, Intent, Invitation, Match, MatchId};
use crate::drawing::Drawing;
use crate::limits::{Approach, Limits};
use crate::store::{Messages, Store, StoreError};
use crate::thinking::Thinking;
use crate::{board, screens};
use answering::{Thoughts, Waiting};
use apply::Committed;
use deadlines::Deadlines;
use files::FileHints;
use loading::Loaded;
use locks::Locks;
pub(crate) use locks::MatchLock;

/// What a doorkeeper works with.
pub struct Service {
    /// Where matches are kept.
    pub store: Arc<dyn Store>,
    /// What time it is.
    pub clock: Clock,
    /// Who thinks for the bot.
    pub thinking: Thinking,
    /// Who draws pictures.
    pub drawing: Drawing,
    /// How much one person may have going on.
    pub allowance: Allowance,
    /// How often people may do what costs others something.
    pub limits: Arc<Limits>,
    /// How channels are reached.
    pub discord: Arc<dyn DiscordClient>,
    /// The bot's own emoji, as far as they are there.
    pub emojis: board::Emojis,
}

/// Lets visitors to the matches, one at a time to each, and sees to it that what is shown was
/// committed before.
#[derive(Clone)]
pub struct Doorkeeper {
    service: Arc<Service>,
    locks: Arc<Locks>,
    thoughts: Thoughts,
    deadlines: Deadlines,
    courier: Courier,
    file_hints: FileHints,
    /// Held by whoever changes settings.
    settling: Arc<Mutex<()>>,
    tasks: TaskTracker,
    stopping: CancellationToken,
    /// Set when the store is of no more use, with what it said.
    ruined: watch::Sender<Option<String>>,
    /// Where a test breaks off what is being done.
    #[cfg(test)]
    pub(crate) steps: steps::Steps,
}

impl Doorkeeper {
    /// A doorkeeper over these services.
    pub fn new(service: Service) -> Doorkeeper {
        let courier = Courier::new(Arc::clone(&service.discord), service.emojis.clone());
        Doorkeeper {
            service: Arc::new(service),
            locks: Arc::default(),
            thoughts: Thoughts::default(),
            deadlines: Deadlines::default(),
            courier,
            file_hints: FileHints::default(),
            settling: Arc::default(),
            tasks: TaskTracker::new(),
            stopping: CancellationToken::new(),
            ruined: watch::Sender::new(None),
            #[cfg(test)]
            steps: steps::Steps::default(),
        }
    }

    /// Begins a match, or says why not.
    pub async fn begin(&self, visitor: Arc<dyn Visitor>, invitation: Invitation) {
        // It is locked before anybody can know of it, so that a second delivery waits for the first.
        let lock = match self.free_name().await {
            Ok(lock) => lock,
            Err(error) => return self.explain(error.into(), visitor.as_ref()).await,
        };
        match self.apply_beginning(&lock, visitor.as_ref(), &invitation, Approach::Afresh).await {
            Ok(committed) if committed.current.id == lock.id() => {
                self.go_on(&lock, committed, Some(visitor)).await;
            }
            Ok(begun_before) => {
                drop(lock);
                self.bring_board(visitor, begun_before.current.id).await;
            }
            Err(error) => self.explain(error, visitor.as_ref()).await,
        }
    }

    /// The name of a match that is still to begin, and the right to begin it.
    async fn free_name(&self) -> Result<MatchLock, StoreError> {
        loop {
            let id = MatchId::from_random(rand::random());
            let lock = self.locks.lock(id).await;
            if self.load(id).await?.is_none() {
                return Ok(lock);
            }
        }
    }

    /// Does what a visitor wants in a match, or says why not.
    pub async fn act(&self, visitor: Arc<dyn Visitor>, id: MatchId, intent: Intent) {
        let lock = self.locks.lock(id).await;
        self.act_in(&lock, visitor, intent, None).await;
    }

    /// The same in a match that is locked already, and may have been read since.
    pub(crate) async fn act_in(
        &self,
        lock: &MatchLock,
        visitor: Arc<dyn Visitor>,
        intent: Intent,
        loaded: Option<Loaded>,
    ) {
        let (id, actor) = (lock.id(), Actor::Person(visitor.who()));
        match self.apply_to(lock, actor, intent, Some(visitor.interaction()), loaded).await {
            Ok(committed) => self.go_on(lock, committed, Some(visitor)).await,
            Err(error) => {
                if visitor.clicked() && error.comes_from_an_old_screen() {
                    self.refresh(id, visitor.as_ref()).await;
                    if let Ok(Some(over)) = self.load(id).await {
                        self.bring_next_set(&over, &visitor).await;
                    }
                }
                self.explain(error, visitor.as_ref()).await;
                self.think_if_due(id).await;
            }
        }
    }

    /// Posts the board of a match anew, where the visitor is.
    pub async fn bring_board(&self, visitor: Arc<dyn Visitor>, id: MatchId) {
        let _lock = self.locks.lock(id).await;
        match self.found(id).await {
            Ok(current) => {
                self.show_again(&current, Some(visitor.as_ref())).await;
                self.explain_missing_pictures(visitor.as_ref(), &current).await;
                self.think_if_due(id).await;
            }
            Err(error) => self.explain(error, visitor.as_ref()).await,
        }
    }

    /// Says to a visitor why they do not get what they want; failures are logged, refusals are not.
    pub async fn explain(&self, error: ActionError, visitor: &dyn Visitor) {
        let screen = match &error {
            ActionError::Refused(refusal) => screens::of_refusal(visitor.words(), refusal),
            ActionError::Failed(error) => {
                self.report(error, "could not do what a person asked for");
                screens::of_failure(visitor.words(), matches!(error, StoreError::Ruined(_)))
            }
        };
        self.tell(visitor, &screen).await;
    }

    /// Says something to a visitor alone.
    pub async fn tell(&self, visitor: &dyn Visitor, screen: &screens::Screen) {
        if let Err(error) = visitor.tell(screen).await {
            tracing::warn!(%error, interaction = %visitor.interaction(), "an answer did not arrive");
        }
    }

    /// Picks up all matches after a start: deadlines are watched, the bot thinks on, and what was
    /// kept but not told is told.
    ///
    /// # Errors
    ///
    /// When the store cannot be read.
    pub async fn recover(&self) -> Result<(), StoreError> {
        let live = self.read(<dyn Store>::live).await?;
        tracing::info!(matches = live.len(), "matches picked up");
        self.watch_deadlines(&live);
        self.show_anew(self.deadlines.take_wrong_boards());
        for one in live {
            self.inherit(&one).await;
            let Messages { told, call_at, .. } = self.messages(one.id).await;
            self.note_call(one.id, call_at);
            if let Some(previous) = one.series.and_then(|series| series.previous).filter(|_| told == 0) {
                // Both were kept at once: nobody has seen the end of that set yet, either.
                self.tell_again(previous);
            }
            match self.think(&one) {
                Some(thought) => self.answer_later(one, thought, None),
                None if told != one.version => self.tell_again(one.id),
                None => {}
            }
        }
        Ok(())
    }

    /// Logs what the store could not do; if it is of no more use, the bot is to end.
    fn report(&self, error: &StoreError, what: &str) {
        tracing::error!(%error, "{what}");
        if let StoreError::Ruined(why) = error {
            self.ruined.send_replace(Some(why.clone()));
        }
    }

    /// Waits until the store is of no more use, and gives what it said.
    pub async fn ruined(&self) -> String {
        let mut ruined = self.ruined.subscribe();
        match ruined.wait_for(Option::is_some).await.ok().and_then(|why| why.clone()) {
            Some(why) => why,
            // The sender is ours: it cannot be gone.
            None => std::future::pending().await,
        }
    }

    /// What time it is here.
    pub fn clock(&self) -> &Clock {
        &self.service.clock
    }

    /// How often people may do what costs others something, and who is let in.
    pub fn limits(&self) -> &Arc<Limits> {
        &self.service.limits
    }

    /// The bot's own emoji, as boards are drawn with them.
    pub fn emojis(&self) -> &board::Emojis {
        &self.service.emojis
    }

    /// Waits until the bot is told to stop.
    pub async fn stopping(&self) {
        self.stopping.cancelled().await;
    }

    /// Ends all searches and waits until what was begun is done, for so long at most.
    pub async fn stop(&self, patience: Duration) {
        self.stopping.cancel();
        self.service.thinking.stop();
        self.service.drawing.stop();
        self.tasks.close();
        if tokio::time::timeout(patience, self.tasks.wait()).await.is_err() {
            tracing::warn!(left = self.tasks.len(), "stopped before all answers were sent; no move is lost");
        }
    }

    /// The tasks that [`Doorkeeper::stop`] waits for.
    pub const fn tasks(&self) -> &TaskTracker {
        &self.tasks
    }

    /// Runs a task that [`Doorkeeper::stop`] waits for.
    pub fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.tasks.spawn(task);
    }

    /// The match of this name.
    ///
    /// # Errors
    ///
    /// When the store cannot be read.
    pub async fn load(&self, id: MatchId) -> Result<Option<Match>, StoreError> {
        self.read(move |store| store.load(id)).await
    }

    /// Answers a visitor with a screen that belongs to no match.
    pub async fn answer(&self, visitor: &dyn Visitor, screen: &screens::Screen) {
        if let Err(error) = visitor.show(screen).await {
            tracing::warn!(%error, interaction = %visitor.interaction(), "an answer did not arrive");
        }
    }

    /// What follows a change: the bot's answer, the board, the call to whoever is to move.
    async fn go_on(&self, lock: &MatchLock, committed: Committed, visitor: Option<Arc<dyn Visitor>>) {
        let Committed { current, is_repeated, audience } = committed;
        if is_repeated {
            // All that follows was done for the first delivery, unless the bot was ended in the midst of it.
            return self.show_again_to(&current, visitor.as_deref(), audience).await;
        }
        let (current, visitor, audience) = self.take_to_thread(lock, current, visitor, audience).await;
        let (current, thought) = self.answer_quickly(lock, current).await;
        let placed = self.announce(&current, visitor.as_deref(), audience).await;
        if let Some(visitor) = &visitor {
            let calls = visitor.brings_bot() && placed.is_some_and(|placed| placed.calls);
            self.courier.note_caller(current.id, calls.then_some(visitor));
            self.bring_next_set(&current, visitor).await;
            self.explain_missing_pictures(visitor.as_ref(), &current).await;
        }
        if let Some(thought) = thought {
            // What the visitor was answered with is the board only where that was not posted anew.
            let board = placed.filter(|placed| placed.is_answer).map(|placed| placed.board);
            let waiting = visitor.zip(board).map(|(visitor, board)| Waiting { visitor, board });
            self.answer_later(current, thought, waiting);
        }
    }
}

#[cfg(test)]
mod tests;
