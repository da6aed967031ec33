//! The disk is full: people are told calmly, nothing is lost, nothing panics.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use kuzhi_bot::app::{ChannelId, InteractionId, Match, MatchId, PlayerId, Scope, Standing, Timestamp};
use kuzhi_bot::clock::Clock;
use kuzhi_bot::store::{Commit, CommitError, MemoryStore, Messages, Store, StoreError};
use kuzhi_config::{Environment, Settings};
use kuzhi_tests::conversation::Discord;

/// A store whose disk can be full.
#[derive(Default)]
struct Cramped {
    store: MemoryStore,
    full: AtomicBool,
}

impl Store for Cramped {
    fn commit(&self, commit: &Commit) -> Result<(), CommitError> {
        if self.full.load(Ordering::SeqCst) {
            return Err(StoreError::Failed("no space left on device".to_owned()).into());
        }
        self.store.commit(commit)
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

    fn standings(&self, scope: Scope, game: &str) -> Result<Vec<Standing>, StoreError> {
        self.store.standings(scope, game)
    }

    fn messages(&self, id: MatchId) -> Result<Messages, StoreError> {
        self.store.messages(id)
    }

    fn keep_messages(&self, id: MatchId, messages: Messages) -> Result<(), StoreError> {
        self.store.keep_messages(id, messages)
    }

    fn name_of(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        self.store.name_of(player)
    }

    fn keep_name(&self, player: PlayerId, name: &str) -> Result<(), StoreError> {
        self.store.keep_name(player, name)
    }
}

#[tokio::test]
async fn a_move_that_cannot_be_kept_is_not_made() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let folder = tempfile::tempdir().unwrap();
    let environment: Environment = [
        ("DISCORD_TOKEN", discord.token().to_owned()),
        ("KUZHI_DISCORD__API_BASE", discord.api_base()),
        ("KUZHI_STORE__PATH", folder.path().display().to_string()),
    ]
    .into_iter()
    .collect();
    let settings = Settings::load(None, &environment).unwrap();
    let store = Arc::new(Cramped::default());
    let (ended, end) = tokio::sync::oneshot::channel::<()>();
    let serving = tokio::spawn({
        let store = Arc::clone(&store);
        async move {
            let told = async { _ = end.await };
            kuzhi_bot::serve(&settings, store, Clock::of_system(), told).await.unwrap();
        }
    });
    discord.ready().await;
    let play = ada.at(&hall).slash("play").string("side", "first");
    let board = play.send().await.message();
    let before = board.screen();

    store.full.store(true, Ordering::SeqCst);
    let answer = ada.at(&hall).click(&board, "1").await;
    assert!(answer.is_private());
    assert_eq!(
        answer.text(),
        "Something went wrong on our side, and nothing has changed. Please try again in a moment."
    );
    assert_eq!(board.screen(), before);

    store.full.store(false, Ordering::SeqCst);
    ada.at(&hall).click(&board, "1").await;
    assert!(board.text().contains("@Ada sowed pit 1"), "{}", board.text());
    drop(ended);
    serving.await.unwrap();
}
