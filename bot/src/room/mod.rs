//! The doorkeeper: one writer a match. Load, decide, commit, then show.

mod asking;
mod doors;
mod settle;
mod showing;
mod visitor;

use std::sync::Arc;
use std::time::Duration;

use kuzhi_engine::{Game, Move};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

pub use settle::Trouble;
pub use visitor::{Doing, Outlet, ShowError, Shown, Visitor};

use crate::app::{
    Actor, Allowance, ChannelId, Intent, Invitation, Match, MatchId, PlayerId, Playing, Refusal, Scope,
    Timestamp,
};
use crate::clock::Clock;
use crate::store::{Store, StoreError};
use crate::thinking::Thinking;
use crate::view;
use doors::Doors;
use settle::Settled;

/// What a doorkeeper works with.
pub struct Service {
    /// Where matches are kept.
    pub store: Arc<dyn Store>,
    /// What time it is.
    pub clock: Clock,
    /// Who thinks for the bot.
    pub thinking: Thinking,
    /// How much one person may have going on.
    pub allowance: Allowance,
    /// How channels are reached.
    pub outlet: Arc<dyn Outlet>,
}

/// Lets visitors to the matches, one at a time to each, and sees to it that what is shown was
/// committed before.
#[derive(Clone)]
pub struct Doorkeeper {
    service: Arc<Service>,
    doors: Arc<Doors>,
    tasks: TaskTracker,
    stopping: CancellationToken,
}

/// The bot's move, while it is being thought about.
type Thought = tokio::task::JoinHandle<Option<Move>>;

/// How long a visitor's answer waits for the bot's move, before he is shown that the bot thinks.
const QUICK_ANSWER: Duration = Duration::from_millis(800);

/// How long after a person's move the bot's answer calls him back; before that he is still looking.
const STILL_LOOKING: Duration = Duration::from_secs(15);

impl Doorkeeper {
    /// A doorkeeper over these services.
    pub fn new(service: Service) -> Doorkeeper {
        Doorkeeper {
            service: Arc::new(service),
            doors: Arc::default(),
            tasks: TaskTracker::new(),
            stopping: CancellationToken::new(),
        }
    }

    /// Begins a match, or says why not.
    pub async fn begin(&self, visitor: Arc<dyn Visitor>, invitation: Invitation) {
        match self.settle_beginning(visitor.as_ref(), &invitation).await {
            Ok(settled) => {
                let _inside = self.doors.enter(settled.id()).await;
                self.go_on(settled, Some(visitor)).await;
            }
            Err(trouble) => self.explain(trouble, visitor.as_ref()).await,
        }
    }

    /// Does what a visitor wants in a match, or says why not.
    pub async fn act(&self, visitor: Arc<dyn Visitor>, id: MatchId, intent: Intent) {
        let _inside = self.doors.enter(id).await;
        let actor = Actor::Person(visitor.who());
        match self.settle(id, actor, intent, Some(visitor.interaction())).await {
            Ok(settled) => self.go_on(settled, Some(visitor)).await,
            Err(trouble) => {
                if visitor.clicked() && trouble.comes_from_an_old_screen() {
                    self.refresh(id, visitor.as_ref()).await;
                }
                self.explain(trouble, visitor.as_ref()).await;
            }
        }
    }

    /// Posts the board of a match anew, where the visitor is.
    pub async fn bring_board(&self, visitor: Arc<dyn Visitor>, id: MatchId) {
        let _inside = self.doors.enter(id).await;
        match self.load(id).await {
            Ok(Some(current)) => self.show(&current, Some(visitor.as_ref())).await,
            Ok(None) => self.explain(Refusal::NoSuchMatch.into(), visitor.as_ref()).await,
            Err(error) => self.explain(error.into(), visitor.as_ref()).await,
        }
    }

    /// Says to a visitor why he does not get what he wants; failures are logged, refusals are not.
    pub async fn explain(&self, trouble: Trouble, visitor: &dyn Visitor) {
        let screen = match &trouble {
            Trouble::Refused(refusal) => view::of_refusal(visitor.words(), refusal),
            Trouble::Failed(error) => {
                tracing::error!(%error, interaction = %visitor.interaction(), "could not do what a person asked for");
                view::of_failure(visitor.words())
            }
        };
        self.tell(visitor, &screen).await;
    }

    /// Says something to a visitor alone.
    pub async fn tell(&self, visitor: &dyn Visitor, screen: &view::Screen) {
        if let Err(error) = visitor.tell(screen).await {
            tracing::warn!(%error, interaction = %visitor.interaction(), "an answer did not arrive");
        }
    }

    /// Picks up all matches after a start: deadlines are watched, the bot thinks on.
    ///
    /// # Errors
    ///
    /// When the store cannot be read.
    pub async fn recover(&self) -> Result<(), StoreError> {
        let live = self.read(<dyn Store>::live).await?;
        tracing::info!(matches = live.len(), "matches picked up");
        for one in live {
            self.watch_deadline(&one);
            if let Some(thought) = self.think(&one) {
                self.answer_later(one, thought, None);
            }
        }
        Ok(())
    }

    /// Ends all searches and waits until what was begun is done, for so long at most.
    pub async fn stop(&self, patience: Duration) {
        self.stopping.cancel();
        self.service.thinking.stop();
        self.tasks.close();
        if tokio::time::timeout(patience, self.tasks.wait()).await.is_err() {
            tracing::warn!(left = self.tasks.len(), "stopped before all answers were sent; no move is lost");
        }
    }

    /// Runs a task that [`Doorkeeper::stop`] waits for.
    pub fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.tasks.spawn(task);
    }

    /// The live matches of a person in a channel, oldest first.
    ///
    /// # Errors
    ///
    /// When the store cannot be read.
    pub async fn live_of(&self, player: PlayerId, channel: ChannelId) -> Result<Vec<Match>, StoreError> {
        let mut live = self.read(move |store| store.live_of(player)).await?;
        live.retain(|one| one.place.channel == channel);
        Ok(live)
    }

    /// Notes the name under which a person is seen, if it is a new one.
    pub async fn note_name(&self, player: PlayerId, name: String) {
        let noted = self.read(move |store| match store.name_of(player)? {
            Some(known) if known == name => Ok(()),
            _ => store.keep_name(player, &name),
        });
        if let Err(error) = noted.await {
            tracing::error!(%error, "cannot note a name");
        }
    }

    /// The name under which a person was last seen.
    pub async fn name_of(&self, player: PlayerId) -> Option<String> {
        self.read(move |store| store.name_of(player)).await.ok().flatten()
    }

    /// The match of this name.
    ///
    /// # Errors
    ///
    /// When the store cannot be read.
    pub async fn load(&self, id: MatchId) -> Result<Option<Match>, StoreError> {
        self.read(move |store| store.load(id)).await
    }

    /// Shows a leaderboard to a visitor and all around him.
    pub async fn leaderboard(&self, visitor: &dyn Visitor, game: Game, scope: Scope, in_guild: bool) {
        match self.read(move |store| store.standings(scope, game.id())).await {
            Ok(standings) => {
                let screen = view::leaderboard(visitor.words(), game, scope, in_guild, &standings);
                self.answer(visitor, &screen).await;
            }
            Err(error) => self.explain(error.into(), visitor).await,
        }
    }

    /// Answers a visitor with a screen that belongs to no match.
    pub async fn answer(&self, visitor: &dyn Visitor, screen: &view::Screen) {
        if let Err(error) = visitor.show(screen).await {
            tracing::warn!(%error, interaction = %visitor.interaction(), "an answer did not arrive");
        }
    }

    /// What follows a change: the bot's answer, the board, the call to whoever is to move.
    async fn go_on(&self, settled: Settled, visitor: Option<Arc<dyn Visitor>>) {
        let changed = match settled {
            Settled::Changed(changed) => changed,
            // All that follows was done, or is being done, for the first delivery.
            Settled::Repeated(current) => return self.show(&current, visitor.as_deref()).await,
        };
        self.watch_deadline(&changed);
        let (current, thought) = self.answer_quickly(changed).await;
        self.show(&current, visitor.as_deref()).await;
        self.call_to_move(&current, visitor.as_deref()).await;
        if let Some(thought) = thought {
            self.answer_later(current, thought, visitor);
        }
    }

    /// Lets the bot make its moves while a visitor waits; what takes longer is given back.
    async fn answer_quickly(&self, mut current: Match) -> (Match, Option<Thought>) {
        let deadline = tokio::time::Instant::now() + QUICK_ANSWER;
        while let Some(mut thought) = self.think(&current) {
            let Ok(mv) = tokio::time::timeout_at(deadline, &mut thought).await else {
                return (current, Some(thought));
            };
            match self.commit_answer(&current, mv.ok().flatten()).await {
                Some(next) => current = next,
                None => break,
            }
        }
        (current, None)
    }

    /// Waits for the bot's moves outside of the room and brings them in.
    fn answer_later(&self, mut current: Match, mut thought: Thought, visitor: Option<Arc<dyn Visitor>>) {
        let doorkeeper = self.clone();
        self.spawn(async move {
            let asked = current.clone();
            loop {
                let mv = thought.await.ok().flatten();
                let _inside = doorkeeper.doors.enter(current.id).await;
                let Some(next) = doorkeeper.commit_answer(&current, mv).await else { return };
                current = next;
                match doorkeeper.think(&current) {
                    Some(next_thought) => thought = next_thought,
                    None => break doorkeeper.come_back(&asked, &current, visitor.as_deref()).await,
                }
            }
        });
    }

    /// Shows the bot's moves to somebody who waited for them, or no longer does.
    async fn come_back(&self, asked: &Match, current: &Match, visitor: Option<&dyn Visitor>) {
        self.show(current, visitor).await;
        if visitor.is_none() || self.has_looked_away(asked) {
            self.call_to_move(current, None).await;
        }
    }

    fn has_looked_away(&self, asked: &Match) -> bool {
        let moved = asked.played().map_or(Timestamp::default(), |playing| playing.moved);
        self.service.clock.now().since(moved) > STILL_LOOKING
    }

    /// Begins to think about the bot's move, or gives `None` when it is not its turn.
    fn think(&self, current: &Match) -> Option<Thought> {
        let (level, playing) = (current.bot_to_move()?, current.played()?);
        // Two matches with the same moves need not go on alike.
        let seed = current.id.get() ^ (playing.ply() as u64).rotate_left(40);
        let (thinking, board) = (self.service.thinking.clone(), playing.board(current.game));
        Some(tokio::spawn(async move { thinking.choose(board, level, seed).await.map(|choice| choice.best) }))
    }

    /// Makes the bot's move durable; `None` when there is none, as when the bot is stopping.
    async fn commit_answer(&self, current: &Match, mv: Option<Move>) -> Option<Match> {
        let (mv, ply) = (mv?, current.played().map(Playing::ply));
        match self.settle(current.id, Actor::Bot, Intent::Move { ply, mv }, None).await {
            Ok(settled) => Some(settled.into_current()),
            // The match ended in the meantime: there is nothing to answer.
            Err(Trouble::Refused(_)) => None,
            Err(Trouble::Failed(error)) => {
                tracing::error!(%error, id = %current.id, "the bot's move was not kept; it is made after the next start");
                None
            }
        }
    }

    /// Does what falls due in a match when the time has come.
    fn watch_deadline(&self, watched: &Match) {
        let Some(deadline) = watched.deadline() else { return };
        let (doorkeeper, id) = (self.clone(), watched.id);
        // Not a task that a stop waits for: the deadline is found again at the next start.
        tokio::spawn(async move {
            tokio::select! {
                () = doorkeeper.stopping.cancelled() => return,
                () = doorkeeper.service.clock.until(deadline) => {}
            }
            let _inside = doorkeeper.doors.enter(id).await;
            match doorkeeper.settle(id, Actor::Clock, Intent::Expire, None).await {
                Ok(settled) => doorkeeper.show(settled.current(), None).await,
                // It was answered in time.
                Err(Trouble::Refused(_)) => {}
                Err(Trouble::Failed(error)) => tracing::error!(%error, %id, "a challenge could not lapse"),
            }
        });
    }
}
