//! Looking up single values.

use deadpool_postgres::Object;
use kuzhi_domain::matches::{Match, Scope};
use kuzhi_domain::rating::{RatingChange, Standing};
use kuzhi_domain::settings::{HouseRules, Preferences};
use kuzhi_domain::{GuildId, InteractionId, Language, MatchId, PlayerId, Timestamp};
use kuzhi_engine::Game;
use kuzhi_store::record::ratings::read_result;
use kuzhi_store::{
    Delivered, Lookup, LookupRequest, LookupStore, StoreError, StoreFuture, block_on, games_of_ids,
};

use super::leaderboards;
use crate::PostgresStore;
use crate::commits::delivered;
use crate::commits::matches::{self, LIVE_OF};
use crate::numbers::{board, match_of, of_match, of_person, signed};
use crate::people::settings::{HOUSE_RULES, PREFERENCES};

const LOAD: &str = "SELECT record FROM matches WHERE id = $1";

const MATCH_OF_INTERACTION: &str = "SELECT match FROM marks WHERE interaction = $1";

const DELIVERED: &str = "SELECT version, record FROM delivered WHERE match = $1";

const NAME: &str = "SELECT name FROM people WHERE id = $1";

const LANGUAGE: &str = "SELECT language FROM people WHERE id = $1";

const FINISHED_GAMES: &str = "SELECT DISTINCT game FROM careers WHERE player = $1";

const STANDING: &str = "SELECT record FROM standings WHERE board = $1 AND player = $2";

const CHANGE: &str = "SELECT record FROM results WHERE board = $1 AND match = $2";

impl LookupStore for PostgresStore {
    fn load(&self, id: MatchId) -> Result<Option<Match>, StoreError> {
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(LOAD).await?;
            client.query_opt(&statement, &[&of_match(id)]).await
        })?;
        row.map(|row| matches::read(id, row.get(0))).transpose()
    }

    fn match_of_interaction(&self, interaction: InteractionId) -> Result<Option<MatchId>, StoreError> {
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(MATCH_OF_INTERACTION).await?;
            client.query_opt(&statement, &[&signed(interaction.0)]).await
        })?;
        Ok(row.map(|row| match_of(row.get(0))))
    }

    fn delivered(&self, id: MatchId) -> Result<Delivered, StoreError> {
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(DELIVERED).await?;
            client.query_opt(&statement, &[&of_match(id)]).await
        })?;
        Ok(row.map(|row| delivered::read(row.get("version"), row.get("record"))).unwrap_or_default())
    }

    fn name_of(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        self.of_person(NAME, player)
    }

    fn language_of(&self, player: PlayerId) -> Result<Option<Language>, StoreError> {
        Ok(self.of_person(LANGUAGE, player)?.and_then(|tag| Language::by_tag(&tag)))
    }

    fn preferences(&self, player: PlayerId) -> Result<Preferences, StoreError> {
        self.setting(&PREFERENCES, player.0)
    }

    fn house_rules(&self, guild: GuildId) -> Result<HouseRules, StoreError> {
        self.setting(&HOUSE_RULES, guild.0)
    }

    fn live_of(&self, player: PlayerId) -> Result<Vec<Match>, StoreError> {
        self.list(LIVE_OF, &[&signed(player.0)])
    }

    fn finished_games(&self, player: PlayerId) -> Result<Vec<Game>, StoreError> {
        let rows = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(FINISHED_GAMES).await?;
            client.query(&statement, &[&of_person(player)]).await
        })?;
        Ok(games_of_ids(rows.iter().map(|row| row.get(0))))
    }

    fn standing_of(
        &self,
        scope: Scope,
        game: &str,
        player: PlayerId,
    ) -> Result<Option<Standing>, StoreError> {
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(STANDING).await?;
            client.query_opt(&statement, &[&board(scope, game), &of_person(player)]).await
        })?;
        Ok(row.and_then(|row| leaderboards::read(row.get(0))))
    }

    fn change_by(
        &self,
        scope: Scope,
        game: &str,
        id: MatchId,
        _ended: Timestamp,
    ) -> Result<Option<RatingChange>, StoreError> {
        let board = board(scope, game);
        if let Some(change) = self.latest.take(&board, id) {
            return Ok(Some(change));
        }
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(CHANGE).await?;
            client.query_opt(&statement, &[&board, &of_match(id)]).await
        })?;
        let counted = row.and_then(|row| read_result(row.get::<_, &str>(0).as_bytes()));
        Ok(counted.map(|counted| counted.change()))
    }

    fn look_up(&self, wanted: &LookupRequest) -> Result<Lookup, StoreError> {
        block_on(self.asked_for(wanted.clone()))
    }

    fn begin_look_up(&self, wanted: &LookupRequest) -> Option<StoreFuture<Lookup>> {
        Some(Box::pin(self.asked_for(wanted.clone())))
    }
}
