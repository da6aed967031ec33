//! What an export reads: table by table, in pages.

use std::ops::ControlFlow;

use deadpool_postgres::Object;
use kuzhi_domain::{GuildId, Language, PlayerId};
use kuzhi_store::record::{self, feeds, private_notes, reviews, settings, solvers};
use kuzhi_store::{Item, StoreError};
use tokio_postgres::Row as Found;

use crate::PostgresStore;
use crate::commits::delivered;
use crate::numbers::{match_of, unsigned};
use crate::people::tournaments;

/// The number of rows read at a time.
const PAGE: i64 = 500;

const MATCHES: &str = "SELECT id, record FROM matches WHERE id > $1 ORDER BY id LIMIT $2";

const DELIVERED: &str =
    "SELECT match, version, record FROM delivered WHERE match > $1 ORDER BY match LIMIT $2";

const PEOPLE: &str = "SELECT id, name, language, preferences FROM people WHERE id > $1 ORDER BY id LIMIT $2";

const HOUSE_RULES: &str = "SELECT guild, record FROM house_rules WHERE guild > $1 ORDER BY guild LIMIT $2";

const SOLVERS: &str = "SELECT player, record FROM solvers WHERE player > $1 ORDER BY player LIMIT $2";

const SERVER_FEEDS: &str = "SELECT guild, record FROM server_feeds WHERE guild > $1 ORDER BY guild LIMIT $2";

const PERSON_FEEDS: &str =
    "SELECT player, record FROM person_feeds WHERE player > $1 ORDER BY player LIMIT $2";

const OPPONENTS: &str = "
SELECT one, other FROM opponents WHERE one > $1 OR (one = $1 AND other > $2) ORDER BY one, other LIMIT $3";

const NOTES: &str = "
SELECT player, match, record FROM notes WHERE player > $1 OR (player = $1 AND match > $2)
ORDER BY player, match LIMIT $3";

const REVIEWS: &str = "SELECT match, record FROM reviews WHERE match > $1 ORDER BY match LIMIT $2";

const TOURNAMENTS: &str = "SELECT id, record FROM tournaments WHERE id > $1 ORDER BY id LIMIT $2";

const QUARANTINED: &str = "SELECT COUNT(*) FROM quarantine";

impl PostgresStore {
    /// Counts the records that were put aside because nobody can read them.
    pub(super) fn quarantined(&self) -> Result<usize, StoreError> {
        let count = self.ask(async |client: &Object| client.query_one(QUARANTINED, &[]).await)?;
        Ok(usize::try_from(count.get::<_, i64>(0)).unwrap_or_default())
    }

    /// Reads every table but those of processes. `give` gets what each row says, and `None` for an unreadable
    /// record.
    pub(super) fn each_row(
        &self,
        give: &mut dyn FnMut(Vec<Option<Item>>) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, StoreError> {
        let is_enough = self.pages(MATCHES, |row| give(vec![match_in(row)]))?.is_break()
            || self.pages(DELIVERED, |row| give(vec![Some(delivered_in(row))]))?.is_break()
            || self.pages(PEOPLE, |row| give(of_person_in(row)))?.is_break()
            || self.pages(HOUSE_RULES, |row| give(vec![house_rules_in(row)]))?.is_break()
            || self.pages(SOLVERS, |row| give(vec![solver_in(row)]))?.is_break()
            || self.pages(SERVER_FEEDS, |row| give(vec![server_feed_in(row)]))?.is_break()
            || self.pages(PERSON_FEEDS, |row| give(vec![person_feed_in(row)]))?.is_break()
            || self.pages_of_pairs(OPPONENTS, |row| give(vec![Some(opponents_in(row))]))?.is_break()
            || self.pages_of_pairs(NOTES, |row| give(vec![note_in(row)]))?.is_break()
            || self.pages(REVIEWS, |row| give(vec![review_in(row)]))?.is_break()
            || self.pages(TOURNAMENTS, |row| give(vec![tournament_in(row)]))?.is_break();
        Ok(if is_enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    }

    /// Reads a table by its key.
    fn pages(
        &self,
        statement: &str,
        mut see: impl FnMut(&Found) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, StoreError> {
        let mut last = i64::MIN;
        loop {
            let rows = self.ask(async |client: &Object| client.query(statement, &[&last, &PAGE]).await)?;
            let Some(end) = rows.last() else { return Ok(ControlFlow::Continue(())) };
            last = end.get(0);
            if rows.iter().try_for_each(&mut see).is_break() {
                return Ok(ControlFlow::Break(()));
            }
        }
    }

    /// Reads a table whose key has two parts.
    fn pages_of_pairs(
        &self,
        statement: &str,
        mut see: impl FnMut(&Found) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, StoreError> {
        let mut last = [i64::MIN; 2];
        loop {
            let rows = self
                .ask(async |client: &Object| client.query(statement, &[&last[0], &last[1], &PAGE]).await)?;
            let Some(end) = rows.last() else { return Ok(ControlFlow::Continue(())) };
            last = [end.get(0), end.get(1)];
            if rows.iter().try_for_each(&mut see).is_break() {
                return Ok(ControlFlow::Break(()));
            }
        }
    }
}

fn record_of(row: &Found) -> &[u8] {
    row.get::<_, &str>("record").as_bytes()
}

fn match_in(row: &Found) -> Option<Item> {
    let one = record::read(match_of(row.get("id")), record_of(row)).ok()?;
    Some(Item::Match(Box::new(one)))
}

fn delivered_in(row: &Found) -> Item {
    Item::Delivered(match_of(row.get("match")), delivered::read(row.get("version"), row.get("record")))
}

/// Returns the stored name, language and preferences. An unreadable value counts as none.
fn of_person_in(row: &Found) -> Vec<Option<Item>> {
    let player = PlayerId(unsigned(row.get("id")));
    let (name, language, preferences): (Option<&str>, Option<&str>, Option<&str>) =
        (row.get("name"), row.get("language"), row.get("preferences"));
    let read = |record: &str| settings::read_preferences(record.as_bytes()).ok();
    let name = name.map(|name| Some(Item::Name(player, name.to_owned())));
    let language = language.map(|tag| Language::by_tag(tag).map(|language| Item::Language(player, language)));
    let preferences = preferences.map(|record| read(record).map(|kept| Item::Preferences(player, kept)));
    [name, language, preferences].into_iter().flatten().collect()
}

fn house_rules_in(row: &Found) -> Option<Item> {
    let rules = settings::read_house_rules(record_of(row)).ok()?;
    Some(Item::HouseRules(GuildId(unsigned(row.get("guild"))), rules))
}

fn solver_in(row: &Found) -> Option<Item> {
    let solver = solvers::read(record_of(row)).ok()?;
    Some(Item::Solver(PlayerId(unsigned(row.get("player"))), Box::new(solver)))
}

fn server_feed_in(row: &Found) -> Option<Item> {
    let feed = feeds::read(record_of(row)).ok()?;
    Some(Item::ServerFeed(GuildId(unsigned(row.get("guild"))), Box::new(feed)))
}

fn person_feed_in(row: &Found) -> Option<Item> {
    let feed = feeds::read(record_of(row)).ok()?;
    Some(Item::PersonFeed(PlayerId(unsigned(row.get("player"))), Box::new(feed)))
}

fn opponents_in(row: &Found) -> Item {
    Item::Opponents([row.get("one"), row.get("other")].map(|number: i64| PlayerId(unsigned(number))))
}

fn note_in(row: &Found) -> Option<Item> {
    let note = private_notes::read(record_of(row)).ok()?;
    Some(Item::Note(PlayerId(unsigned(row.get("player"))), match_of(row.get("match")), note))
}

fn review_in(row: &Found) -> Option<Item> {
    let review = reviews::read(record_of(row)).ok()?;
    Some(Item::Review(match_of(row.get("match")), review))
}

fn tournament_in(row: &Found) -> Option<Item> {
    Some(Item::Tournament(Box::new(tournaments::read_row(row).ok()?)))
}
