//! A store that is slow to say that a commit was made.

use std::ops::ControlFlow;
use std::sync::Mutex;

use tokio::sync::oneshot;

use crate::domain::{
    ChannelId, GuildId, HouseRules, InteractionId, Match, MatchId, PlayerId, Preferences, Scope, Standing,
    Timestamp,
};
use crate::language::Language;
use crate::store::{
    Commit, DeliveryStore, LeaderboardStore, MatchStore, MemoryStore, Messages, Pending, PeopleStore,
    PresenceStore, SettingsStore, StoreError, Usage, UsageKey, UsageStore,
};

/// A store in memory whose next commit can be held back when it is made.
#[derive(Default)]
pub(super) struct SlowStore {
    store: MemoryStore,
    hold: Mutex<Option<Hold>>,
}

struct Hold {
    made: oneshot::Sender<()>,
    released: oneshot::Receiver<()>,
}

/// A commit that is held back: it is made, and nobody was told so.
pub(super) struct Held {
    made: oneshot::Receiver<()>,
    release: oneshot::Sender<()>,
}

impl SlowStore {
    /// Holds the next commit back once it is made.
    pub(super) fn hold_commit(&self) -> Held {
        let ((made, is_made), (release, released)) = (oneshot::channel(), oneshot::channel());
        *self.hold.lock().unwrap() = Some(Hold { made, released });
        Held { made: is_made, release }
    }
}

impl Held {
    /// Waits until it is made.
    pub(super) async fn made(&mut self) {
        (&mut self.made).await.expect("the store was dropped");
    }

    /// Lets it be told.
    pub(super) fn release(self) {
        self.release.send(()).expect("nobody waits for it");
    }
}

impl MatchStore for SlowStore {
    fn submit(&self, commit: Commit) -> Pending {
        let committed = self.store.submit(commit);
        let hold = self.hold.lock().unwrap().take();
        if let Some(Hold { made, released }) = hold {
            // A test that has ended holds nothing back.
            let _ = made.send(());
            return Pending::answered_after(released, committed);
        }
        committed
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

impl LeaderboardStore for SlowStore {
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

impl DeliveryStore for SlowStore {
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

impl PeopleStore for SlowStore {
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

impl SettingsStore for SlowStore {
    fn preferences(&self, player: PlayerId) -> Result<Preferences, StoreError> {
        self.store.preferences(player)
    }

    fn keep_preferences(&self, player: PlayerId, preferences: &Preferences) -> Result<(), StoreError> {
        self.store.keep_preferences(player, preferences)
    }

    fn house_rules(&self, guild: GuildId) -> Result<HouseRules, StoreError> {
        self.store.house_rules(guild)
    }

    fn keep_house_rules(&self, guild: GuildId, rules: &HouseRules) -> Result<(), StoreError> {
        self.store.keep_house_rules(guild, rules)
    }
}

impl PresenceStore for SlowStore {
    fn last_there(&self) -> Result<Option<Timestamp>, StoreError> {
        self.store.last_there()
    }

    fn keep_there(&self, now: Timestamp) -> Result<(), StoreError> {
        self.store.keep_there(now)
    }
}

impl UsageStore for SlowStore {
    fn usage(&self) -> Result<Vec<Usage>, StoreError> {
        self.store.usage()
    }

    fn keep_usage(&self, kept: &[Usage], gone: &[UsageKey]) -> Result<(), StoreError> {
        self.store.keep_usage(kept, gone)
    }
}
