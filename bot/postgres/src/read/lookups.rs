//! Loads everything that a request needs, in one statement.

use std::collections::BTreeMap;
use std::sync::Arc;

use deadpool_postgres::Object;
use kuzhi_domain::matches::Match;
use kuzhi_domain::rating::ShownRatings;
use kuzhi_domain::{GuildId, Language, PlayerId};
use kuzhi_engine::Game;
use kuzhi_store::record::ratings::read_result;
use kuzhi_store::{Lookup, LookupRequest, PersonSettings, StoreError, began, games_of_ids, record};
use tokio_postgres::{Error, Row};

use super::cache::MatchCache;
use super::due::lease_now;
use super::leaderboards;
use crate::PostgresStore;
use crate::commits::delivered;
use crate::commits::matches::read;
use crate::connection::retries::Retries;
use crate::named::{Given, Named, Statement};
use crate::numbers::{board, match_of, of_match, of_person, signed, unsigned};
use crate::people::settings::{HOUSE_RULES, PREFERENCES};
use crate::row::scope;

/// The first column of a row says what it contains.
macro_rules! look_up {
    ($further:literal) => {
        concat!(
            "
WITH repeated AS (
    SELECT match FROM marks WHERE interaction = :interaction::bigint
), found AS (
    SELECT id, token, record, board, guild, one, other FROM matches
    WHERE id = ANY (ARRAY[:id::bigint, (SELECT match FROM repeated)])
), shown AS (
    SELECT id, board, guild, one, other FROM found
    WHERE id = COALESCE((SELECT match FROM repeated), :id::bigint)
), meant AS (
    SELECT COALESCE(:known::bigint, (SELECT id FROM shown)) AS id,
           COALESCE(:board::text, (SELECT board FROM shown)) AS board
), everybody AS (
    SELECT UNNEST(:people::bigint[]) AS id UNION SELECT one FROM shown UNION SELECT other FROM shown
)
SELECT 1 AS kind, match AS key, NULL::bigint AS number, NULL::text AS text, NULL::text AS language,
       NULL::text AS preferences FROM repeated
UNION ALL
SELECT 2, id, token, CASE WHEN token = :token::bigint THEN NULL ELSE record END, NULL, NULL FROM found
UNION ALL
SELECT 3, match, version, record, NULL, NULL FROM delivered WHERE match = (SELECT id FROM meant)
UNION ALL
SELECT 4, id, NULL, name, language, preferences FROM people WHERE id IN (SELECT id FROM everybody)
UNION ALL
SELECT 5, guild, NULL, record, NULL, NULL FROM house_rules
WHERE guild = ANY (ARRAY_APPEND(:guilds::bigint[], (SELECT guild FROM shown)))
UNION ALL
SELECT 6, player, NULL, record, NULL, NULL FROM standings
WHERE board = (SELECT board FROM meant) AND player IN (SELECT id FROM everybody)
UNION ALL
SELECT 7, match, NULL, record, NULL, NULL FROM results
WHERE board = (SELECT board FROM meant) AND match = (SELECT id FROM meant)
UNION ALL
SELECT 9, match, NULL, NULL, NULL, NULL FROM due
WHERE match = (SELECT id FROM meant) AND NOT told AND lease > ",
            lease_now!(),
            "
",
            $further
        )
    };
}

/// For most requests. Each part of a statement takes time, even if it finds nothing.
static LOOK_UP: Statement = Statement::new(|| Named::new(look_up!("")));

/// The same with people's live matches and the games that they have finished.
static LOOK_UP_WITH_LIVE: Statement = Statement::new(|| {
    Named::new(look_up!(
        "UNION ALL
SELECT 8, everybody.id, matches.id, matches.record, NULL, NULL
FROM everybody JOIN matches ON matches.one = everybody.id WHERE matches.live
UNION ALL
SELECT 8, everybody.id, matches.id, matches.record, NULL, NULL
FROM everybody JOIN matches ON matches.other = everybody.id WHERE matches.live
UNION ALL
SELECT DISTINCT 10, player, NULL::bigint, game, NULL, NULL FROM careers
WHERE player IN (SELECT id FROM everybody)"
    ))
});

impl PostgresStore {
    /// Starts a lookup.
    pub(super) fn asked_for(
        &self,
        wanted: LookupRequest,
    ) -> impl Future<Output = Result<Lookup, StoreError>> + Send + use<> {
        let values = Values::from_request(&wanted);
        let kept = values.name.and_then(|id| self.cache.get(id));
        let (token, pool, cache) =
            (kept.as_ref().map(|(token, _)| *token), Arc::clone(&self.pool), Arc::clone(&self.cache));
        let rows = self.home.spawn(move || async move {
            let look_up = async |client: &Object| values.look_up(client, token).await;
            pool.run(Retries::default(), look_up).await
        });
        // The caller parses the rows, because the thread of the connections has enough to do.
        async move {
            let rows = rows.await.unwrap_or_else(|_| Err(StoreError::Closing))?;
            gather(&rows, &wanted, kept.map(|(_, one)| one), &cache)
        }
    }
}

/// The parameters of the statement.
struct Values {
    interaction: Option<i64>,
    name: Option<i64>,
    known: Option<i64>,
    board: Option<String>,
    people: Vec<i64>,
    guilds: Vec<i64>,
    live: bool,
}

impl Values {
    fn from_request(wanted: &LookupRequest) -> Values {
        let interaction = wanted.interaction.map(|interaction| signed(interaction.0));
        let known = wanted.known.as_ref();
        let name = wanted.id.filter(|_| known.is_none()).map(of_match);
        let board = known.map(|one| board(scope(one), one.game().id()));
        let of_known = known.map(Match::people).unwrap_or_default();
        let people = wanted.people.iter().chain(&wanted.names).chain(&of_known);
        let people: Vec<i64> = people.map(|player| of_person(*player)).collect();
        let guilds = wanted.guild.into_iter().chain(known.and_then(|one| one.place().guild));
        let guilds: Vec<i64> = guilds.map(|guild| signed(guild.0)).collect();
        let known = known.map(|one| of_match(one.id()));
        Values { interaction, name, known, board, people, guilds, live: wanted.live }
    }

    /// Runs the lookup. A match that is cached with the same token is not sent.
    async fn look_up(&self, client: &Object, token: Option<i64>) -> Result<Vec<Row>, Error> {
        let Values { interaction, name, known, board, people, guilds, live } = self;
        let named = if *live { &LOOK_UP_WITH_LIVE } else { &LOOK_UP };
        let given: [Given<'_>; 7] = [
            ("interaction", interaction),
            ("id", name),
            ("known", known),
            ("board", board),
            ("people", people),
            ("guilds", guilds),
            ("token", &token),
        ];
        let statement = client.prepare_cached(named.text()).await?;
        client.query(&statement, &named.values(&given)).await
    }
}

/// Collects what was found. Defaults apply to people without stored settings.
fn gather(
    rows: &[Row],
    wanted: &LookupRequest,
    mut kept_match: Option<Match>,
    cache: &MatchCache,
) -> Result<Lookup, StoreError> {
    let mut found = Lookup::default();
    let mut repeated = None;
    let mut kept = BTreeMap::new();
    for row in rows {
        let (kind, key, text): (i32, i64, Option<&str>) = (row.get("kind"), row.get("key"), row.get("text"));
        let (player, text) = (PlayerId(unsigned(key)), text.unwrap_or_default());
        match kind {
            1 => repeated = Some(match_of(key)),
            2 => {
                let is_same = row.get::<_, Option<&str>>("text").is_none();
                let one = match kept_match.take_if(|one| is_same && of_match(one.id()) == key) {
                    Some(one) => one,
                    None => {
                        let one = read(match_of(key), text)?;
                        cache.put(key, row.get("number"), one.clone());
                        one
                    }
                };
                let is_repeated = repeated == Some(one.id());
                found.current = found.current.or_else(|| (wanted.id == Some(one.id())).then(|| one.clone()));
                found.repeated = found.repeated.or_else(|| is_repeated.then_some(one));
            }
            3 => found.delivered = delivered::read(row.get("number"), text),
            4 => {
                let (name, language): (Option<String>, Option<&str>) = (row.get("text"), row.get("language"));
                let preferences = PREFERENCES.read_or_usual(key, row.get("preferences"));
                kept.insert(
                    player,
                    PersonSettings { preferences, language: language.and_then(Language::by_tag) },
                );
                found
                    .names
                    .extend(name.filter(|_| wanted.names.contains(&player)).map(|name| (player, name)));
            }
            5 => {
                let rules = HOUSE_RULES.read_or_usual(key, Some(text));
                found.house_rules.insert(GuildId(unsigned(key)), rules);
            }
            6 => found.standings.extend(leaderboards::read(text).map(|standing| (player, standing))),
            7 => found.change = read_result(text.as_bytes()).map(|counted| counted.change()),
            8 => {
                let id = match_of(row.get("number"));
                let live = found.live.entry(player).or_default();
                // A caller that asks for all of them gets those that can be read.
                live.extend(record::read(id, text.as_bytes()).ok());
            }
            9 => found.is_under_way = true,
            10 => found.finished.entry(player).or_default().extend(Game::by_id(text)),
            _ => {}
        }
    }
    complete(&mut found, wanted, &mut kept);
    Ok(found)
}

fn complete(found: &mut Lookup, wanted: &LookupRequest, kept: &mut BTreeMap<PlayerId, PersonSettings>) {
    let shown = wanted.known.as_ref().or(found.repeated.as_ref()).or(found.current.as_ref());
    let people = shown.map(Match::people).unwrap_or_default();
    let guilds: Vec<GuildId> =
        wanted.guild.into_iter().chain(shown.and_then(|one| one.place().guild)).collect();
    let ratings = shown.map_or(ShownRatings::None, Match::shown_ratings);
    for player in wanted.people.iter().chain(&people) {
        found.people.entry(*player).or_insert_with(|| kept.remove(player).unwrap_or_default());
        if wanted.live {
            found.live.entry(*player).or_default().sort_by_key(began);
            let finished = found.finished.entry(*player).or_default();
            *finished = games_of_ids(finished.iter().map(Game::id));
        }
    }
    found.live.retain(|player, _| found.people.contains_key(player));
    found.finished.retain(|player, _| found.people.contains_key(player));
    for guild in guilds {
        found.house_rules.entry(guild).or_default();
    }
    if ratings != ShownRatings::Standings {
        found.standings.clear();
    }
    found.standings.retain(|player, _| found.people.contains_key(player));
    if !matches!(ratings, ShownRatings::Change(_)) {
        found.change = None;
    }
}
