//! The disk is full: people are told calmly, nothing is lost, nothing panics.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use kuzhi_bot::ServeError;
use kuzhi_bot::clock::Clock;
use kuzhi_bot::domain::{
    ChannelId, GuildId, HouseRules, InteractionId, Match, MatchId, PlayerId, Preferences, Scope, Standing,
    Timestamp,
};
use kuzhi_bot::language::Language;
use kuzhi_bot::store::{
    Commit, DeliveryStore, LeaderboardStore, MatchStore, MemoryStore, Messages, Pending, PeopleStore,
    PresenceStore, SettingsStore, StoreError, Usage, UsageKey, UsageStore,
};
use kuzhi_config::{Environment, Settings};
use kuzhi_tests::conversation::{Channel, Discord, Message, Person};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A store whose disk can be full.
#[derive(Default)]
struct Cramped {
    store: MemoryStore,
    full: AtomicBool,
    ruined: AtomicBool,
}

impl MatchStore for Cramped {
    fn submit(&self, commit: Commit) -> Pending {
        if self.ruined.load(Ordering::SeqCst) {
            return Pending::answered(Err(StoreError::Ruined("no space left on device".to_owned()).into()));
        }
        if self.full.load(Ordering::SeqCst) {
            return Pending::answered(Err(StoreError::Failed("no space left on device".to_owned()).into()));
        }
        self.store.submit(commit)
    }

    fn load(&self, id: MatchId) -> Result<Option<Match>, StoreError> {
        self.store.load(id)
    }

    fn marked(&self, interaction: InteractionId) -> Result<Option<MatchId>, StoreError> {
        self.store.marked(interaction)
    }

    fn forget_marks(&self, before: Timestamp) -> Result<(), StoreError> {
        self.store.forget_marks(before)
    }

    fn live(&self) -> Result<Vec<Match>, StoreError> {
        self.store.live()
    }

    fn live_in(&self, channel: ChannelId) -> Result<Vec<Match>, StoreError> {
        self.store.live_in(channel)
    }

    fn live_of(&self, player: PlayerId) -> Result<Vec<Match>, StoreError> {
        self.store.live_of(player)
    }

    fn timed_out(&self) -> Result<Vec<Match>, StoreError> {
        self.store.timed_out()
    }
}

impl LeaderboardStore for Cramped {
    fn ranked(
        &self,
        scope: Scope,
        game: &str,
        see: &mut dyn FnMut(Standing) -> ControlFlow<()>,
    ) -> Result<(), StoreError> {
        self.store.ranked(scope, game, see)
    }

    fn standing_of(
        &self,
        scope: Scope,
        game: &str,
        player: PlayerId,
    ) -> Result<Option<Standing>, StoreError> {
        self.store.standing_of(scope, game, player)
    }
}

impl DeliveryStore for Cramped {
    fn messages(&self, id: MatchId) -> Result<Messages, StoreError> {
        self.store.messages(id)
    }

    fn keep_messages(&self, id: MatchId, messages: Messages) -> Result<(), StoreError> {
        self.store.keep_messages(id, messages)
    }

    fn make_durable(&self) -> Result<(), StoreError> {
        self.store.make_durable()
    }
}

impl PeopleStore for Cramped {
    fn name_of(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        self.store.name_of(player)
    }

    fn keep_name(&self, player: PlayerId, name: &str) -> Result<(), StoreError> {
        self.store.keep_name(player, name)
    }

    fn language_of(&self, player: PlayerId) -> Result<Option<Language>, StoreError> {
        self.store.language_of(player)
    }

    fn keep_language(&self, player: PlayerId, language: Language) -> Result<(), StoreError> {
        self.store.keep_language(player, language)
    }

    fn have_played(&self, one: PlayerId, other: PlayerId) -> Result<bool, StoreError> {
        self.store.have_played(one, other)
    }
}

impl SettingsStore for Cramped {
    fn preferences(&self, player: PlayerId) -> Result<Preferences, StoreError> {
        self.store.preferences(player)
    }

    fn keep_preferences(&self, player: PlayerId, preferences: &Preferences) -> Result<(), StoreError> {
        if self.full.load(Ordering::SeqCst) {
            return Err(StoreError::Failed("no space left on device".to_owned()));
        }
        self.store.keep_preferences(player, preferences)
    }

    fn house_rules(&self, guild: GuildId) -> Result<HouseRules, StoreError> {
        self.store.house_rules(guild)
    }

    fn keep_house_rules(&self, guild: GuildId, rules: &HouseRules) -> Result<(), StoreError> {
        self.store.keep_house_rules(guild, rules)
    }
}

impl PresenceStore for Cramped {
    fn last_there(&self) -> Result<Option<Timestamp>, StoreError> {
        self.store.last_there()
    }

    fn keep_there(&self, now: Timestamp) -> Result<(), StoreError> {
        self.store.keep_there(now)
    }
}

impl UsageStore for Cramped {
    fn usage(&self) -> Result<Vec<Usage>, StoreError> {
        self.store.usage()
    }

    fn keep_usage(&self, kept: &[Usage], gone: &[UsageKey]) -> Result<(), StoreError> {
        self.store.keep_usage(kept, gone)
    }
}

/// A board of Ada's against the bot, kept in such a store.
struct Table {
    discord: Discord,
    hall: Channel,
    ada: Person,
    board: Message,
    store: Arc<Cramped>,
    shutdown: Option<oneshot::Sender<()>>,
    serving: JoinHandle<Result<(), ServeError>>,
    _folder: TempDir,
}

impl Table {
    async fn set() -> Table {
        let discord = Discord::start().await;
        let hall = discord.guild("Friends").channel("games");
        let (ada, folder) = (discord.person("Ada"), tempfile::tempdir().unwrap());
        let environment: Environment = [
            ("DISCORD_TOKEN", discord.token().to_owned()),
            ("KUZHI_DISCORD__API_BASE", discord.api_base()),
            ("KUZHI_STORE__PATH", folder.path().display().to_string()),
            // No test but that of the tables waits for them.
            ("KUZHI_DISCORD__EMOJIS_A_MINUTE", "0".to_owned()),
        ]
        .into_iter()
        .collect();
        let settings = Settings::load(None, &environment).unwrap();
        let store = Arc::new(Cramped::default());
        let (shutdown, told) = oneshot::channel::<()>();
        let serving = tokio::spawn({
            let store = Arc::clone(&store);
            async move { kuzhi_bot::serve(&settings, store, Clock::of_system(), async { _ = told.await }).await }
        });
        discord.ready().await;
        let board = ada.at(&hall).slash("play").string("side", "first").send().await.message();
        Table { discord, hall, ada, board, store, shutdown: Some(shutdown), serving, _folder: folder }
    }
}

#[tokio::test]
async fn a_move_that_cannot_be_kept_is_not_made() {
    let mut table = Table::set().await;
    let before = table.board.screen();
    table.store.full.store(true, Ordering::SeqCst);
    let answer = table.ada.at(&table.hall).click(&table.board, "1").await;
    assert!(answer.is_private());
    assert_eq!(
        answer.text(),
        "Something went wrong on our side, and nothing has changed. Please try again in a moment."
    );
    assert_eq!(table.board.screen(), before);

    table.store.full.store(false, Ordering::SeqCst);
    table.ada.at(&table.hall).click(&table.board, "1").await;
    assert!(table.board.text().contains("@Ada sowed pit 1"), "{}", table.board.text());
    drop(table.shutdown.take());
    table.serving.await.unwrap().unwrap();
}

#[tokio::test]
async fn a_setting_that_cannot_be_kept_is_not_shown_as_set() {
    let table = Table::set().await;
    let settings = table.ada.at(&table.hall).slash("settings").send().await.message();
    let before = settings.screen();
    table.store.full.store(true, Ordering::SeqCst);
    let answer = table.ada.at(&table.hall).click(&settings, "Turn pings off").await;
    assert!(answer.text().starts_with("Something went wrong on our side"), "{}", answer.text());
    assert_eq!(settings.screen(), before);
    table.store.full.store(false, Ordering::SeqCst);
    table.ada.at(&table.hall).click(&settings, "Turn pings off").await;
    assert!(settings.text().contains("Pings are **off**"), "{}", settings.text());
}

/// Whoever runs the bot starts it anew: it must not live on and look healthy.
#[tokio::test]
async fn a_bot_whose_store_is_ruined_says_so_and_ends() {
    let table = Table::set().await;
    table.store.ruined.store(true, Ordering::SeqCst);
    let answer = table.ada.at(&table.hall).click(&table.board, "1").await;
    assert_eq!(
        answer.text(),
        "Kuzhi cannot keep moves right now, and whoever runs it has been told. Your match is safe: look at its \
         board a little later."
    );
    let ended = table.serving.await.unwrap();
    assert_eq!(ended.unwrap_err().to_string(), "the store failed: no space left on device");
    table.discord.offline().await;
}
