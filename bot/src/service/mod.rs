//! What is done for a request, whatever door it came in by: read once, decide, commit, deliver.
//!
//! [`Service::handle`] does what people ask for, whether it changes a match (`change`) or not (`dispatch`), and
//! [`Service::attend`] what comes of time, of the connection and of the bot itself. `actions` has what is done for whom,
//! `follow_up` what else may follow a change, and `parts` what has state.

mod actions;
mod admission;
mod change;
mod context;
mod dispatch;
mod error;
mod follow_up;
mod internal;
mod parts;

pub use internal::Internal;
pub use parts::overload::{Entry, UnderWay};

pub(crate) use context::Context;
pub(crate) use error::ActionError;

use std::sync::{Arc, Weak};
use std::time::Duration;

use kuzhi_config::Privacy;
use tokio_util::task::TaskTracker;

use crate::board::Emojis;
use crate::clock::Clock;
use crate::delivery::DiscordClient;
use crate::domain::MatchLimits;
use crate::drawing::Drawing;
use crate::limits::Limits;
use crate::metrics::Counter;
use crate::screens::{self, CommandLinks};
use crate::store::{Store, StoreError, Turn};
use crate::thinking::Thinking;
use follow_up::repeated;
use parts::absence::Absence;
use parts::boards::Boards;
use parts::bot::Bot;
use parts::deadlines::Deadlines;
use parts::file_hints::FileHints;
use parts::matches::Matches;
use parts::my_data::MyData;
use parts::overload::Overload;
use parts::records::Records;
use parts::reviews::Reviews;
use parts::sight::Sight;
use parts::tasks::Tasks;
use parts::written_games::WrittenGames;

/// What a service works with.
pub struct Dependencies {
    /// Where matches are kept.
    pub store: Arc<dyn Store>,
    /// What time it is.
    pub clock: Clock,
    /// Who thinks for the bot.
    pub thinking: Thinking,
    /// Who draws pictures.
    pub drawing: Drawing,
    /// How much one person may have going on.
    pub match_limits: MatchLimits,
    /// How often people may do what costs others something.
    pub limits: Arc<Limits>,
    /// How channels are reached.
    pub discord: Arc<dyn DiscordClient>,
    /// The bot's own emoji, as far as they are there.
    pub emojis: Emojis,
    /// What people are told of what is kept of them, and when what nobody needs any more is removed.
    pub privacy: Privacy,
}

/// For how long Discord takes answers to a request.
const REQUESTS_LAST: Duration = Duration::from_mins(15);

/// Does what is asked for: one request at a time to each match, and nothing is shown that was not committed before.
pub struct Service {
    own: Weak<Service>,
    clock: Clock,
    limits: Arc<Limits>,
    records: Arc<Records>,
    deadlines: Arc<Deadlines>,
    absence: Absence,
    matches: Arc<Matches>,
    bot: Bot,
    reviews: Reviews,
    written_games: WrittenGames,
    sight: Sight,
    boards: Boards,
    file_hints: FileHints,
    tasks: Tasks,
    commands: CommandLinks,
    my_data: MyData,
    overload: Overload,
    privacy: Privacy,
}

impl Service {
    /// A service over these.
    pub fn new(with: Dependencies) -> Arc<Service> {
        let Dependencies { store, clock, thinking, drawing, match_limits, limits, discord, emojis, privacy } =
            with;
        let records = Arc::new(Records::new(store));
        let deadlines = Arc::new(Deadlines::new(Arc::clone(&records), clock.clone()));
        let matches = Arc::new(Matches::new(
            Arc::clone(&records),
            Arc::clone(&deadlines),
            clock.clone(),
            Arc::clone(&limits),
            match_limits,
        ));
        let absence =
            Absence::new(Arc::clone(&records), Arc::clone(&matches), Arc::clone(&deadlines), clock.clone());
        let sight = Sight::new(Arc::clone(&discord), clock.clone());
        let boards = Boards::new(
            Arc::clone(&records),
            Arc::clone(&deadlines),
            discord,
            drawing,
            emojis,
            clock.clone(),
        );
        let reviews = Reviews::new(thinking.clone(), Arc::clone(&records));
        let bot = Bot::new(thinking, clock.clone());
        let (file_hints, tasks, commands) = (FileHints::default(), Tasks::default(), CommandLinks::default());
        Arc::new_cyclic(|own| Service {
            own: Weak::clone(own),
            clock,
            limits,
            records,
            deadlines,
            absence,
            matches,
            bot,
            reviews,
            written_games: WrittenGames::default(),
            sight,
            boards,
            file_hints,
            tasks,
            commands,
            my_data: MyData::default(),
            overload: Overload::default(),
            privacy,
        })
    }

    /// Says to whoever asked why they do not get what they want; failures are logged, refusals are not.
    async fn explain(&self, error: ActionError, context: &Context) {
        if matches!(error, ActionError::Refused(_))
            && let Some(service) = self.own.upgrade()
            && Box::pin(repeated::is_done_elsewhere(&service, context)).await
        {
            return;
        }
        let screen = match &error {
            ActionError::Refused(refusal) => {
                Counter::Refusals.add(refusal.name());
                screens::of_refusal(context.words(), refusal)
            }
            ActionError::Failed(error) => {
                self.records.report(error, "could not do what a person asked for");
                screens::of_failure(context.words(), matches!(error, StoreError::Ruined(_)))
            }
        };
        context.tell(&screen).await;
    }

    /// Waits until the store is of no more use, and gives what it said.
    pub async fn ruined(&self) -> String {
        self.records.ruined().await
    }

    /// Takes a turn among all processes over the same store, as [`TurnStore::take_turn`](crate::store::TurnStore::take_turn)
    /// grants it.
    ///
    /// # Errors
    ///
    /// When the store cannot say whose turn it is.
    pub async fn take_turn(&self, name: String, holder: u64, lasts: Duration) -> Result<Turn, StoreError> {
        self.records.read(move |store| store.take_turn(&name, holder, lasts)).await
    }

    /// Whether nobody else does what a request asks for, though it was delivered to several: for what leaves no mark in a
    /// match.
    pub(crate) async fn is_first_to_do(&self, context: &Context) -> bool {
        let name = format!("request {}", context.interaction());
        let turn = self.take_turn(name, rand::random(), REQUESTS_LAST).await;
        let is_first = !matches!(turn, Ok(Turn::Wait(_)));
        if !is_first {
            context.reply().stand_back();
        }
        is_first
    }

    /// Where a test breaks off what is being done.
    #[cfg(test)]
    pub(crate) fn steps(&self) -> &parts::steps::Steps {
        &self.records.steps
    }

    /// Where a test decides what comes next.
    #[cfg(test)]
    pub(crate) fn gates(&self) -> &parts::gates::Gates {
        &self.records.gates
    }

    /// What time it is here.
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The bot's own emoji, as boards are drawn with them.
    pub const fn emojis(&self) -> &Emojis {
        self.boards.emojis()
    }

    /// The commands as people can press them in what is said to them, once they are registered.
    pub const fn commands(&self) -> &CommandLinks {
        &self.commands
    }

    /// The tasks that [`Service::stop`] waits for.
    pub const fn tasks(&self) -> &TaskTracker {
        self.tasks.tracker()
    }

    /// Waits until the bot is told to stop.
    pub async fn stopping(&self) {
        self.tasks.stopping().await;
    }

    /// Ends all searches and waits until what was begun is done, for so long at most.
    pub async fn stop(&self, patience: Duration) {
        self.tasks.say_stop();
        self.bot.stop();
        self.boards.drawing().stop();
        self.tasks.finish(patience).await;
    }
}

#[cfg(test)]
mod tests;
