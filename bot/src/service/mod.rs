//! Handles requests, wherever they come from: read once, decide, commit, deliver.
//!
//! [`Service::handle`] does what people ask for: `commands` has one module per group of actions, and what
//! changes a match goes through `change`, which starts what is in `follow_up`. [`Service::handle_background`]
//! does what time, the connection or the bot itself requires (`background`). The other folders each own their
//! state and know nothing about requests.
//!
//! # Several processes
//!
//! What the service keeps is known to one process. With several over one database that does no harm:
//!
//! - Locks of matches order the work of one process; the version of a match orders that of all.
//! - Deadlines only say when to ask the database next.
//! - While the bot thinks, the match is leased. If two processes think, one commits.
//! - Limits on hints and pictures are counted per process, written behind, and read at its start.
//! - A person may have one hint in progress per process, and managers may hear once a week from each of them
//!   that files are not allowed.
//! - Of two changes of settings by one person at the same moment the later one holds, and both see that.

mod absence;
mod admission;
mod agenda;
mod background;
mod background_work;
mod boards;
mod bot;
mod calendars;
mod change;
mod channel_access;
pub(crate) mod commands;
mod context;
mod deadlines;
mod error;
mod feeds;
mod follow_up;
mod followers;
mod handle;
mod live;
mod loading;
mod locks;
mod matches;
mod my_data;
mod opened;
mod overload;
mod pauses;
mod permission;
mod private_board;
mod records;
mod response;
mod study;
mod target;
mod tasks;
mod tournaments;
mod waiting;

pub use self::background_work::BackgroundWork;
pub use self::followers::{Follow, Followers};
pub use self::live::LiveGames;
pub use self::overload::{Entry, UnderWay};

pub(crate) use context::Context;
pub(crate) use error::ActionError;
pub(crate) use response::Response;

use std::sync::Arc;
use std::time::Duration;

use self::absence::Absence;
use self::boards::Boards;
use self::boards::file_hints::FileHints;
use self::bot::Bot;
use self::channel_access::ChannelAccess;
use self::deadlines::Deadlines;
use self::feeds::Feeds;
use self::matches::Matches;
use self::my_data::MyData;
use self::opened::Opened;
use self::overload::Overload;
use self::records::Records;
use self::study::reviews::Reviews;
use self::study::written_games::WrittenGames;
use self::tasks::Tasks;
use self::tournaments::Tournaments;
use self::tournaments::announcing::Announcing;
use kuzhi_config::Privacy;
use kuzhi_domain::feeds::{PersonFeed, ServerFeed};
use kuzhi_domain::matches::MatchLimits;
use kuzhi_domain::settings::Look;
use kuzhi_store::{Store, StoreError, Turn};
use kuzhi_view::board::Emojis;
use kuzhi_view::screens::CommandLinks;
use tokio::sync::watch;
use tokio_util::task::TaskTracker;

use crate::clock::Clock;
use crate::delivery::DiscordClient;
use crate::drawing::Drawing;
use crate::limits::Limits;
use crate::thinking::Thinking;

/// What a service is built from.
pub struct Dependencies {
    /// The store of matches and everything else.
    pub store: Arc<dyn Store>,
    /// The clock.
    pub clock: Clock,
    /// The bot's search threads.
    pub thinking: Thinking,
    /// The threads that draw pictures.
    pub drawing: Drawing,
    /// How many matches one person may have at once.
    pub match_limits: MatchLimits,
    /// How long the bot waits before it answers a person's move.
    pub reply_pause: Duration,
    /// The look of boards where nobody has chosen one.
    pub usual_look: Look,
    /// Rate limits for what costs others something.
    pub limits: Arc<Limits>,
    /// The client for Discord.
    pub discord: Arc<dyn DiscordClient>,
    /// The bot's own emoji, if they are registered.
    pub emojis: Emojis,
    /// What people are told about their stored data, and when unneeded data is removed.
    pub privacy: Privacy,
}

/// How long Discord accepts answers to a request.
const REQUESTS_LAST: Duration = Duration::from_mins(15);

/// Handles requests, one at a time per match. It shows nothing that is not committed.
pub struct Service {
    clock: Clock,
    limits: Arc<Limits>,
    records: Arc<Records>,
    deadlines: Arc<Deadlines>,
    followers: Followers,
    absence: Absence,
    matches: Arc<Matches>,
    bot: Bot,
    reviews: Reviews,
    written_games: WrittenGames,
    tournaments: Arc<Tournaments>,
    announcing: Announcing,
    feeds: Feeds<ServerFeed>,
    person_feeds: Feeds<PersonFeed>,
    channel_access: ChannelAccess,
    boards: Boards,
    file_hints: FileHints,
    tasks: Tasks,
    commands: CommandLinks,
    my_data: MyData,
    overload: Overload,
    opened: Opened,
    privacy: Privacy,
    reply_pause: Duration,
}

impl Service {
    /// Creates a service.
    pub fn new(with: Dependencies) -> Arc<Service> {
        let Dependencies {
            store,
            clock,
            thinking,
            drawing,
            match_limits,
            reply_pause,
            usual_look,
            limits,
            discord,
            emojis,
            privacy,
        } = with;
        let records = Arc::new(Records::new(store, usual_look));
        let deadlines = Arc::new(Deadlines::new(Arc::clone(&records), clock.clone()));
        let followers = Followers::default();
        let matches = Arc::new(Matches::new(
            Arc::clone(&records),
            Arc::clone(&deadlines),
            followers.clone(),
            clock.clone(),
            Arc::clone(&limits),
            match_limits,
        ));
        let tournaments =
            Arc::new(Tournaments::new(Arc::clone(&records), clock.clone(), Arc::clone(&limits)));
        let feeds = Feeds::new(Arc::clone(&records), clock.clone());
        let person_feeds = Feeds::new(Arc::clone(&records), clock.clone());
        let absence = Absence::new(
            Arc::clone(&records),
            Arc::clone(&matches),
            Arc::clone(&tournaments),
            Arc::clone(&deadlines),
            clock.clone(),
        );
        let channel_access = ChannelAccess::new(Arc::clone(&discord), clock.clone());
        let overload = Overload::default();
        let boards = Boards::new(
            Arc::clone(&records),
            Arc::clone(&deadlines),
            discord,
            drawing,
            emojis,
            overload.clone(),
            clock.clone(),
        )
        .offering_to(followers.clone());
        let reviews = Reviews::new(thinking.clone(), Arc::clone(&records));
        let bot = Bot::new(thinking, clock.clone());
        let (file_hints, tasks, commands) = (FileHints::default(), Tasks::default(), CommandLinks::default());
        Arc::new(Service {
            clock,
            limits,
            records,
            deadlines,
            followers,
            absence,
            matches,
            bot,
            reviews,
            written_games: WrittenGames::default(),
            tournaments,
            announcing: Announcing::default(),
            feeds,
            person_feeds,
            channel_access,
            boards,
            file_hints,
            tasks,
            commands,
            my_data: MyData::default(),
            overload,
            opened: Opened::default(),
            privacy,
            reply_pause,
        })
    }

    /// Whoever follows matches live.
    pub const fn followers(&self) -> &Followers {
        &self.followers
    }

    /// Tells whether the store answers.
    pub fn store_answers(&self) -> watch::Receiver<bool> {
        self.absence.store_answers()
    }

    /// Waits until the store is unusable, and returns its last error.
    pub async fn ruined(&self) -> String {
        self.records.ruined().await
    }

    /// Takes a turn among all processes that share the store, as
    /// [`ProcessStore::take_turn`](kuzhi_store::ProcessStore::take_turn) grants it.
    ///
    /// # Errors
    ///
    /// When the store cannot say whose turn it is.
    pub async fn take_turn(&self, name: String, holder: u64, lasts: Duration) -> Result<Turn, StoreError> {
        self.records.run(move |store| store.take_turn(&name, holder, lasts)).await
    }

    /// Whether this process is the first to do a request that was delivered to several. For requests that
    /// leave no mark in a match.
    pub(crate) async fn is_first_to_do(&self, context: &Context) -> bool {
        let name = format!("request {}", context.interaction());
        let turn = self.take_turn(name, rand::random(), REQUESTS_LAST).await;
        if let Err(error) = &turn {
            self.records.report(error, "cannot ask whether another process does a request; this one does it");
        }
        let is_first = !matches!(turn, Ok(Turn::Wait(_)));
        if !is_first {
            context.reply().abandon();
        }
        is_first
    }

    /// Lets a test interrupt what is being done.
    #[cfg(test)]
    pub(crate) fn steps(&self) -> &records::steps::Steps {
        &self.records.steps
    }

    /// Lets a test decide what runs next.
    #[cfg(test)]
    pub(crate) fn gates(&self) -> &records::gates::Gates {
        &self.records.gates
    }

    /// The clock.
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Whether other processes may use the same store.
    pub fn shares_store(&self) -> bool {
        self.records.are_shared()
    }

    /// The bot's own emoji, with which boards are drawn.
    pub const fn emojis(&self) -> &Emojis {
        self.boards.emojis()
    }

    /// Redraws the boards that were drawn with letters, because more of the emoji are known now.
    pub(crate) fn redraw_letter_boards(self: &Arc<Service>) {
        let boards = self.boards.take_letter_boards();
        if !boards.is_empty() {
            self.attend_unwaited(BackgroundWork::Redraw(boards));
        }
    }

    /// Links to the commands for use in texts, once the commands are registered.
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

    /// Ends all searches and waits until running tasks are done, but no longer than `patience`.
    pub async fn stop(&self, patience: Duration) {
        self.tasks.say_stop();
        self.records.stop_scans();
        self.bot.stop();
        self.boards.drawing().stop();
        self.tasks.finish(patience).await;
    }
}

#[cfg(test)]
mod tests;
