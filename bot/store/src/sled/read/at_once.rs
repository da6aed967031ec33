//! A view of the store that never waits: it answers from the cache and touches no disk.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::{
    Career, ChannelId, Chart, FromLine, GuildId, HistoryFilter, HouseRules, InteractionId, KeptReview,
    Language, Leaving, Match, MatchId, Note, PlayerId, Preferences, RatingChange, Scope, Solver, Standing,
    Timestamp,
};

use super::cache::{Cache, Marked};
use crate::sled::commits::writer::Notebook;
use crate::sled::keys;
use crate::{
    CareerStore, Commit, Delivered, DeliveryStore, Extent, ExtentStore, LeaderboardStore, LookupStore,
    MatchStore, NoteStore, Pending, PeopleStore, PersonalStore, PresenceStore, PuzzleStore, RemovalOutcome,
    ReviewStore, SettingsStore, StoreError, Turn, TurnStore, Usage, UsageKey, UsageStore,
};

/// The cached part of a store. Refuses everything else with [`StoreError::WouldWait`], without side effects.
pub(crate) struct AtOnce {
    pub(crate) cache: Arc<Cache>,
    pub(crate) notebook: Notebook,
}

impl AtOnce {
    /// Returns the cached value. If the store has failed, refuses too: the slow path then reports the
    /// failure.
    fn if_well<T>(&self, known: Option<T>) -> Result<T, StoreError> {
        known.filter(|_| self.notebook.is_well()).ok_or(StoreError::WouldWait)
    }
}

impl LookupStore for AtOnce {}

impl MatchStore for AtOnce {
    fn submit(&self, _: Commit) -> Pending {
        Pending::answered(Err(StoreError::WouldWait.into()))
    }

    fn load(&self, id: MatchId) -> Result<Option<Match>, StoreError> {
        self.if_well(self.cache.matches.get(&id)).map(Some)
    }

    fn marked(&self, interaction: InteractionId) -> Result<Option<MatchId>, StoreError> {
        match self.cache.marked(interaction) {
            Marked::In(id) => self.if_well(Some(Some(id))),
            Marked::Nowhere => self.if_well(Some(None)),
            Marked::Unknown => Err(StoreError::WouldWait),
        }
    }

    fn forget_marks(&self, _: Timestamp) -> Result<(), StoreError> {
        Err(StoreError::WouldWait)
    }

    fn live_ids(&self) -> Result<Vec<MatchId>, StoreError> {
        Err(StoreError::WouldWait)
    }

    fn live_among(&self, _: &[MatchId]) -> Result<Vec<Match>, StoreError> {
        Err(StoreError::WouldWait)
    }

    fn live_in(&self, _: ChannelId) -> Result<Vec<Match>, StoreError> {
        Err(StoreError::WouldWait)
    }

    fn live_of(&self, _: PlayerId) -> Result<Vec<Match>, StoreError> {
        Err(StoreError::WouldWait)
    }

    fn past(&self, _: &HistoryFilter, _: usize, _: usize) -> Result<Vec<Match>, StoreError> {
        Err(StoreError::WouldWait)
    }

    fn timed_out(&self) -> Result<Vec<Match>, StoreError> {
        Err(StoreError::WouldWait)
    }
}

impl LeaderboardStore for AtOnce {
    fn standings(&self, _: Scope, _: &str) -> Result<Vec<Standing>, StoreError> {
        Err(StoreError::WouldWait)
    }

    fn stretch(&self, _: &Chart, _: FromLine, _: usize) -> Result<Vec<Standing>, StoreError> {
        Err(StoreError::WouldWait)
    }

    fn above(&self, _: &Chart, _: u32) -> Result<u64, StoreError> {
        Err(StoreError::WouldWait)
    }

    fn standing_of(
        &self,
        scope: Scope,
        game: &str,
        player: PlayerId,
    ) -> Result<Option<Standing>, StoreError> {
        let key = keys::of_player(&keys::of_leaderboard(scope, game), player);
        self.if_well(self.cache.standings.get(&key))
    }

    fn change_by(
        &self,
        scope: Scope,
        game: &str,
        id: MatchId,
        ended: Timestamp,
    ) -> Result<Option<RatingChange>, StoreError> {
        let key = keys::of_result(&keys::of_leaderboard(scope, game), ended, id);
        self.if_well(self.cache.rating_changes.get(&key))
    }
}

impl CareerStore for AtOnce {
    fn careers(&self, _: PlayerId) -> Result<BTreeMap<String, Career>, StoreError> {
        Err(StoreError::WouldWait)
    }
}

impl DeliveryStore for AtOnce {
    fn delivered(&self, id: MatchId) -> Result<Delivered, StoreError> {
        self.if_well(self.cache.delivered.get(&id))
    }

    fn keep_delivered(&self, id: MatchId, delivered: Delivered) -> Result<(), StoreError> {
        self.notebook.note(id, delivered)
    }

    fn make_durable(&self) -> Result<(), StoreError> {
        Err(StoreError::WouldWait)
    }
}

impl PeopleStore for AtOnce {
    fn name_of(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        self.if_well(self.cache.names.get(&player))
    }

    fn keep_name(&self, _: PlayerId, _: &str) -> Result<(), StoreError> {
        Err(StoreError::WouldWait)
    }

    fn language_of(&self, player: PlayerId) -> Result<Option<Language>, StoreError> {
        self.if_well(self.cache.languages.get(&player))
    }

    fn keep_language(&self, _: PlayerId, _: Language) -> Result<(), StoreError> {
        Err(StoreError::WouldWait)
    }

    fn have_played(&self, _: PlayerId, _: PlayerId) -> Result<bool, StoreError> {
        Err(StoreError::WouldWait)
    }
}

impl SettingsStore for AtOnce {
    fn preferences(&self, player: PlayerId) -> Result<Preferences, StoreError> {
        self.if_well(self.cache.preferences.get(&player))
    }

    fn keep_preferences(&self, _: PlayerId, _: &Preferences) -> Result<(), StoreError> {
        Err(StoreError::WouldWait)
    }

    fn house_rules(&self, guild: GuildId) -> Result<HouseRules, StoreError> {
        self.if_well(self.cache.house_rules.get(&guild))
    }

    fn keep_house_rules(&self, _: GuildId, _: &HouseRules) -> Result<(), StoreError> {
        Err(StoreError::WouldWait)
    }
}

impl PersonalStore for AtOnce {
    fn matches_of(&self, _: PlayerId) -> Result<Vec<MatchId>, StoreError> {
        Err(StoreError::WouldWait)
    }

    fn kept_out_on(&self, _: PlayerId) -> Result<Vec<GuildId>, StoreError> {
        Err(StoreError::WouldWait)
    }

    fn begin_leaving(&self, _: Leaving) -> Result<(), StoreError> {
        Err(StoreError::WouldWait)
    }

    fn leaving(&self) -> Result<Vec<Leaving>, StoreError> {
        Err(StoreError::WouldWait)
    }

    fn forget(&self, _: Leaving) -> Result<RemovalOutcome, StoreError> {
        Err(StoreError::WouldWait)
    }

    fn guilds(&self) -> Result<Vec<GuildId>, StoreError> {
        Err(StoreError::WouldWait)
    }

    fn left_guilds(&self) -> Result<BTreeMap<GuildId, Timestamp>, StoreError> {
        Err(StoreError::WouldWait)
    }

    fn note_left_guild(&self, _: GuildId, _: Option<Timestamp>) -> Result<(), StoreError> {
        Err(StoreError::WouldWait)
    }

    fn forget_guild(&self, _: GuildId) -> Result<(), StoreError> {
        Err(StoreError::WouldWait)
    }
}

impl ExtentStore for AtOnce {
    fn extent(&self) -> Result<Extent, StoreError> {
        Err(StoreError::WouldWait)
    }
}

impl PresenceStore for AtOnce {
    fn last_there(&self) -> Result<Option<Timestamp>, StoreError> {
        Err(StoreError::WouldWait)
    }

    fn keep_there(&self, _: Timestamp) -> Result<(), StoreError> {
        Err(StoreError::WouldWait)
    }
}

impl UsageStore for AtOnce {
    fn usage(&self) -> Result<Vec<Usage>, StoreError> {
        Err(StoreError::WouldWait)
    }

    fn keep_usage(&self, _: &[Usage], _: &[UsageKey]) -> Result<(), StoreError> {
        Err(StoreError::WouldWait)
    }
}

impl PuzzleStore for AtOnce {
    fn solver(&self, _: PlayerId) -> Result<Solver, StoreError> {
        Err(StoreError::WouldWait)
    }

    fn keep_solver(&self, _: PlayerId, _: &Solver) -> Result<bool, StoreError> {
        Err(StoreError::WouldWait)
    }
}

impl NoteStore for AtOnce {
    fn note(&self, _: PlayerId, _: MatchId) -> Result<Note, StoreError> {
        Err(StoreError::WouldWait)
    }

    fn notes_of(&self, _: PlayerId) -> Result<BTreeMap<MatchId, Note>, StoreError> {
        Err(StoreError::WouldWait)
    }

    fn keep_note(&self, _: PlayerId, _: MatchId, _: &Note) -> Result<(), StoreError> {
        Err(StoreError::WouldWait)
    }
}

impl ReviewStore for AtOnce {
    fn review(&self, _: MatchId) -> Result<Option<KeptReview>, StoreError> {
        Err(StoreError::WouldWait)
    }

    fn keep_review(&self, _: MatchId, _: &KeptReview) -> Result<(), StoreError> {
        Err(StoreError::WouldWait)
    }
}

impl TurnStore for AtOnce {
    fn take_turn(&self, _: &str, _: u64, _: Duration) -> Result<Turn, StoreError> {
        Err(StoreError::WouldWait)
    }
}
