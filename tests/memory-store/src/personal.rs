//! Export and deletion of everything that belongs to a person or a server.

use std::collections::{BTreeMap, BTreeSet};

use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::matches::Match;
use kuzhi_domain::{GuildId, MatchId, PlayerId, Timestamp};
use kuzhi_store::{PersonalStore, RemovalOutcome, StoreError};

use super::MemoryStore;

impl PersonalStore for MemoryStore {
    fn matches_of(&self, player: PlayerId) -> Result<Vec<MatchId>, StoreError> {
        let kept = self.data();
        Ok(kept
            .matches
            .values()
            .filter(|one| one.involves(player) || one.has_vote_of(player))
            .map(Match::id)
            .collect())
    }

    fn kept_out_on(&self, player: PlayerId) -> Result<Vec<GuildId>, StoreError> {
        let kept = self.data();
        let guilds = kept.house_rules.iter().filter(|(_, rules)| rules.keeps_out(player));
        Ok(guilds.map(|(guild, _)| *guild).collect())
    }

    fn begin_leaving(&self, leaving: Erasure) -> Result<(), StoreError> {
        self.faults.check()?;
        self.data().leaving.entry(leaving.who).or_insert(leaving.stand_in);
        Ok(())
    }

    fn leaving(&self) -> Result<Vec<Erasure>, StoreError> {
        let kept = self.data();
        Ok(kept.leaving.iter().map(|(&who, &stand_in)| Erasure { who, stand_in }).collect())
    }

    fn forget(&self, leaving: Erasure) -> Result<RemovalOutcome, StoreError> {
        self.faults.check()?;
        let (mut kept, who) = (self.data(), leaving.who);
        if kept.matches.values().any(|one| one.is_live() && one.involves(who)) {
            return Ok(RemovalOutcome::StillPlaying);
        }
        let next: Vec<_> = kept.matches.values().filter_map(|one| one.left_by(leaving)).collect();
        for one in next {
            if let Some(delivered) = kept.delivered.get_mut(&one.id())
                && delivered.version + 1 == one.version()
            {
                delivered.version = one.version();
            }
            kept.matches.insert(one.id(), one);
        }
        kept.rankings.clear();
        kept.names.remove(&who);
        kept.languages.remove(&who);
        kept.preferences.remove(&who);
        kept.solvers.remove(&who);
        kept.person_feeds.remove(&who);
        kept.notes.retain(|(owner, _), _| *owner != who);
        for one in kept.tournaments.values_mut() {
            if let Some(next) = one.anonymised(leaving) {
                *one = next;
            }
        }
        for rules in kept.house_rules.values_mut() {
            if let Some(left) = rules.left_by(who, rand::random()) {
                *rules = left;
            }
        }
        for feed in kept.server_feeds.values_mut() {
            if let Some(left) = feed.anonymised(leaving) {
                *feed = left;
            }
        }
        kept.leaving.remove(&who);
        Ok(RemovalOutcome::All)
    }

    fn guilds(&self) -> Result<Vec<GuildId>, StoreError> {
        let kept = self.data();
        let of_matches =
            kept.matches.values().filter(|one| one.is_live()).filter_map(|one| one.place().guild);
        let of_records = kept.house_rules.keys().chain(kept.server_feeds.keys()).copied();
        let all: BTreeSet<GuildId> = of_records.chain(of_matches).collect();
        Ok(all.into_iter().collect())
    }

    fn left_guilds(&self) -> Result<BTreeMap<GuildId, Timestamp>, StoreError> {
        Ok(self.data().left_guilds.clone())
    }

    fn record_left_guild(&self, guild: GuildId, since: Option<Timestamp>) -> Result<(), StoreError> {
        let mut kept = self.data();
        match since {
            Some(since) => _ = kept.left_guilds.insert(guild, since),
            None => _ = kept.left_guilds.remove(&guild),
        }
        Ok(())
    }

    fn forget_guild(&self, guild: GuildId) -> Result<(), StoreError> {
        let mut kept = self.data();
        kept.house_rules.remove(&guild);
        kept.server_feeds.remove(&guild);
        kept.left_guilds.remove(&guild);
        Ok(())
    }
}
