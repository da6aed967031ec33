//! Exporting and importing the database.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use deadpool_postgres::Object;
use kuzhi_domain::rating::pair;
use kuzhi_domain::{GuildId, Language, PlayerId};
use kuzhi_store::record::{delivered, feeds, private_notes, reviews, settings, solvers};
use kuzhi_store::{Item, PersonalStore, ProcessStore, StoreError, Transfer, record};
use tokio_postgres::{Error, Row as Found};

use super::PostgresStore;
use super::commits::rated::FORGET_RULES;
use super::named::{Given, Named, Statement};
use super::numbers::{match_of, of_match, of_person, of_time, signed, unsigned};
use super::people::tournaments::{self, TournamentRow};
use super::row::{Row, match_columns, put_matches};

/// The number of rows read at a time.
const PAGE: i64 = 500;

const IS_EMPTY: &str = "
SELECT NOT EXISTS (SELECT 1 FROM matches) AND NOT EXISTS (SELECT 1 FROM people)
    AND NOT EXISTS (SELECT 1 FROM house_rules) AND NOT EXISTS (SELECT 1 FROM notes)
    AND NOT EXISTS (SELECT 1 FROM tournaments) AND NOT EXISTS (SELECT 1 FROM server_feeds)
    AND NOT EXISTS (SELECT 1 FROM person_feeds)";

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

const PUT_NOTES: &str = "
INSERT INTO notes (player, match, record) SELECT * FROM UNNEST($1::bigint[], $2::bigint[], $3::text[])
ON CONFLICT (player, match) DO UPDATE SET record = excluded.record";

const REVIEWS: &str = "SELECT match, record FROM reviews WHERE match > $1 ORDER BY match LIMIT $2";

const PUT_REVIEWS: &str = "
INSERT INTO reviews (match, record) SELECT * FROM UNNEST($1::bigint[], $2::text[])
ON CONFLICT (match) DO UPDATE SET record = excluded.record";

const TOURNAMENTS: &str = "SELECT id, record FROM tournaments WHERE id > $1 ORDER BY id LIMIT $2";

const LEFT_BEHIND: &str = "SELECT COUNT(*) FROM quarantine";

static PUT_MATCHES: Statement =
    Statement::new(|| Named::new(put_matches!("SELECT * FROM UNNEST(", match_columns!("[]"), ")")));

/// All live matches are handled at once.
const PUT_DUE: &str = "
INSERT INTO due (match, version, told, next, up, at, lease, tries)
SELECT id, version, FALSE, 0, NULL, 0, 0, 0
FROM UNNEST($1::bigint[], $2::bigint[], $3::boolean[]) AS taken (id, version, live) WHERE live
ON CONFLICT DO NOTHING";

const PUT_DELIVERED: &str = "
INSERT INTO delivered (match, version, record) SELECT * FROM UNNEST($1::bigint[], $2::bigint[], $3::text[])
ON CONFLICT (match) DO UPDATE SET version = excluded.version, record = excluded.record";

const PUT_PEOPLE: &str = "
INSERT INTO people (id, name, language, preferences, hidden)
SELECT id, name, language, preferences, COALESCE(preferences::jsonb ->> 'listed' = 'false', FALSE)
FROM UNNEST($1::bigint[], $2::text[], $3::text[], $4::text[]) AS taken (id, name, language, preferences)
ON CONFLICT (id) DO UPDATE SET name = COALESCE(excluded.name, people.name),
    language = COALESCE(excluded.language, people.language),
    preferences = COALESCE(excluded.preferences, people.preferences),
    hidden = CASE WHEN excluded.preferences IS NULL THEN people.hidden ELSE excluded.hidden END";

const PUT_HOUSE_RULES: &str = "
INSERT INTO house_rules (guild, record) SELECT * FROM UNNEST($1::bigint[], $2::text[])
ON CONFLICT (guild) DO UPDATE SET record = excluded.record";

const PUT_SOLVERS: &str = "
INSERT INTO solvers (player, record) SELECT * FROM UNNEST($1::bigint[], $2::text[])
ON CONFLICT (player) DO UPDATE SET record = excluded.record";

const PUT_SERVER_FEEDS: &str = "
INSERT INTO server_feeds (guild, record, due) SELECT * FROM UNNEST($1::bigint[], $2::text[], $3::bigint[])
ON CONFLICT (guild) DO UPDATE SET record = excluded.record, due = excluded.due";

const PUT_PERSON_FEEDS: &str = "
INSERT INTO person_feeds (player, record, due) SELECT * FROM UNNEST($1::bigint[], $2::text[], $3::bigint[])
ON CONFLICT (player) DO UPDATE SET record = excluded.record, due = excluded.due";

const PUT_OPPONENTS: &str = "
INSERT INTO opponents (one, other) SELECT * FROM UNNEST($1::bigint[], $2::bigint[]) ON CONFLICT DO NOTHING";

/// Items that are imported together.
#[derive(Default)]
struct Taken {
    matches: Vec<Row>,
    /// By match, with the version that people know.
    delivered: Vec<(i64, i64, String)>,
    /// Names, languages and preferences.
    people: BTreeMap<PlayerId, [Option<String>; 3]>,
    house_rules: Vec<(i64, String)>,
    solvers: Vec<(i64, String)>,
    /// By server, with when something is due.
    server_feeds: Vec<(i64, String, Option<i64>)>,
    /// The same by person.
    person_feeds: Vec<(i64, String, Option<i64>)>,
    opponents: Vec<[i64; 2]>,
    /// By person and match.
    notes: Vec<(i64, i64, String)>,
    reviews: Vec<(i64, String)>,
    tournaments: Vec<TournamentRow>,
}

impl Transfer for PostgresStore {
    fn is_empty(&self) -> Result<bool, StoreError> {
        self.ask(async |client: &Object| client.query_one(IS_EMPTY, &[]).await).map(|row| row.get(0))
    }

    fn has_unfinished_deletion(&self) -> Result<bool, StoreError> {
        Ok(!PersonalStore::leaving(self)?.is_empty())
    }

    fn hand_out(&self, take: &mut dyn FnMut(Item) -> ControlFlow<()>) -> Result<usize, StoreError> {
        let behind = self.ask(async |client: &Object| client.query_one(LEFT_BEHIND, &[]).await)?;
        let mut left_behind = usize::try_from(behind.get::<_, i64>(0)).unwrap_or_default();
        let mut give = |items: Vec<Option<Item>>| {
            items.into_iter().try_for_each(|item| match item {
                Some(item) => take(item),
                None => {
                    left_behind += 1;
                    ControlFlow::Continue(())
                }
            })
        };
        let is_enough = self.pages(MATCHES, |row| give(vec![match_in(row)]))?.is_break()
            || self.pages(DELIVERED, |row| give(vec![Some(delivered_in(row))]))?.is_break()
            || self.pages(PEOPLE, |row| give(of_person_in(row)))?.is_break()
            || self.pages(HOUSE_RULES, |row| give(vec![house_rules_in(row)]))?.is_break()
            || self.pages(SOLVERS, |row| give(vec![solver_in(row)]))?.is_break()
            || self.pages(SERVER_FEEDS, |row| give(vec![server_feed_in(row)]))?.is_break()
            || self.pages(PERSON_FEEDS, |row| give(vec![person_feed_in(row)]))?.is_break();
        if is_enough
            || self.opponents(&mut |pair| give(vec![Some(Item::Opponents(pair))]))?.is_break()
            || self.pages_of_pairs(NOTES, |row| give(vec![note_in(row)]))?.is_break()
            || self.pages(REVIEWS, |row| give(vec![review_in(row)]))?.is_break()
            || self.pages(TOURNAMENTS, |row| give(vec![tournament_in(row)]))?.is_break()
        {
            return Ok(left_behind);
        }
        let mut rest: Vec<Item> = self.last_there()?.map(Item::LastThere).into_iter().collect();
        rest.extend(self.left_guilds()?.into_iter().map(|(guild, since)| Item::LeftGuild(guild, since)));
        rest.extend(self.usage()?.into_iter().map(Item::Usage));
        rest.extend(self.operations()?.into_iter().map(Item::Operation));
        // A caller that has enough has not failed.
        let _ = give(rest.into_iter().map(Some).collect());
        Ok(left_behind)
    }

    fn take_in(&self, items: &[Item]) -> Result<(), StoreError> {
        let (mut taken, mut usage) = (Taken::default(), Vec::new());
        for item in items {
            match item {
                Item::LastThere(at) => self.record_presence(*at)?,
                Item::LeftGuild(guild, since) => self.record_left_guild(*guild, Some(*since))?,
                Item::Usage(kept) => usage.push(*kept),
                Item::Operation(operation) => self.record_operation(operation)?,
                item => taken.add(item).map_err(StoreError::unwritable("what is imported"))?,
            }
        }
        self.save_usage(&usage, &[])?;
        self.ask_durably(async |client: &Object| taken.put(client).await)
    }

    fn finish_import(&self) -> Result<(), StoreError> {
        self.ask_durably(async |client: &Object| client.execute(FORGET_RULES, &[]).await).map(drop)
    }
}

impl PostgresStore {
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

    fn opponents(
        &self,
        see: &mut dyn FnMut([PlayerId; 2]) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, StoreError> {
        let pair =
            |row: &Found| [row.get("one"), row.get("other")].map(|number: i64| PlayerId(unsigned(number)));
        self.pages_of_pairs(OPPONENTS, |row| see(pair(row)))
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
    Item::Delivered(
        match_of(row.get("match")),
        crate::commits::delivered::read(row.get("version"), row.get("record")),
    )
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

impl Taken {
    fn add(&mut self, item: &Item) -> Result<(), record::RecordError> {
        match item {
            Item::Match(one) => self.matches.push(Row::from_match(one)?),
            Item::Delivered(id, kept) => {
                let record = super::row::text(delivered::write(*kept))?;
                self.delivered.push((of_match(*id), signed(kept.version), record));
            }
            Item::Name(id, name) => self.columns(*id)[0] = Some(name.replace('\0', "")),
            Item::Language(id, language) => self.columns(*id)[1] = Some(language.tag().to_owned()),
            Item::Preferences(id, kept) => {
                self.columns(*id)[2] = Some(super::row::text(settings::write_preferences(kept)?)?);
            }
            Item::HouseRules(id, kept) => {
                self.house_rules.push((signed(id.0), super::row::text(settings::write_house_rules(kept)?)?));
            }
            Item::Solver(id, kept) => {
                self.solvers.push((of_person(*id), super::row::text(solvers::write(kept)?)?));
            }
            Item::ServerFeed(id, kept) => {
                let record = super::row::text(feeds::write(&**kept)?)?;
                self.server_feeds.push((signed(id.0), record, kept.due().map(of_time)));
            }
            Item::PersonFeed(id, kept) => {
                let record = super::row::text(feeds::write(&**kept)?)?;
                self.person_feeds.push((of_person(*id), record, kept.due().map(of_time)));
            }
            Item::Opponents(players) => self.opponents.push(pair(*players).map(of_person)),
            Item::Note(player, id, kept) => {
                let record = super::row::text(private_notes::write(kept)?)?;
                self.notes.push((of_person(*player), of_match(*id), record));
            }
            Item::Review(id, kept) => {
                self.reviews.push((of_match(*id), super::row::text(reviews::write(kept)?)?));
            }
            Item::Tournament(one) => self.tournaments.push(TournamentRow::from_tournament(one)?),
            Item::LastThere(_) | Item::LeftGuild(..) | Item::Usage(_) | Item::Operation(_) => {}
        }
        Ok(())
    }

    fn columns(&mut self, player: PlayerId) -> &mut [Option<String>; 3] {
        self.people.entry(player).or_default()
    }

    async fn put(&self, client: &Object) -> Result<(), Error> {
        self.put_matches(client).await?;
        if !self.delivered.is_empty() {
            let (ids, versions): (Vec<i64>, Vec<i64>) =
                self.delivered.iter().map(|(id, version, _)| (*id, *version)).unzip();
            let records: Vec<&str> = self.delivered.iter().map(|(.., record)| record.as_str()).collect();
            client.execute(PUT_DELIVERED, &[&ids, &versions, &records]).await?;
        }
        if !self.people.is_empty() {
            let ids: Vec<i64> = self.people.keys().copied().map(of_person).collect();
            let column = |number: usize| -> Vec<Option<&String>> {
                self.people.values().map(|kept| kept[number].as_ref()).collect()
            };
            client.execute(PUT_PEOPLE, &[&ids, &column(0), &column(1), &column(2)]).await?;
        }
        if !self.house_rules.is_empty() {
            let (ids, records): (Vec<i64>, Vec<&str>) =
                self.house_rules.iter().map(|(id, record)| (*id, record.as_str())).unzip();
            client.execute(PUT_HOUSE_RULES, &[&ids, &records]).await?;
        }
        if !self.solvers.is_empty() {
            let (ids, records): (Vec<i64>, Vec<&str>) =
                self.solvers.iter().map(|(id, record)| (*id, record.as_str())).unzip();
            client.execute(PUT_SOLVERS, &[&ids, &records]).await?;
        }
        let feeds = [(PUT_SERVER_FEEDS, &self.server_feeds), (PUT_PERSON_FEEDS, &self.person_feeds)];
        for (put, feeds) in feeds.into_iter().filter(|(_, feeds)| !feeds.is_empty()) {
            let (mut owners, mut records, mut due) = (vec![], vec![], vec![]);
            for (owner, record, at) in feeds {
                owners.push(*owner);
                records.push(record.as_str());
                due.push(*at);
            }
            client.execute(put, &[&owners, &records, &due]).await?;
        }
        if !self.opponents.is_empty() {
            let (ones, others): (Vec<i64>, Vec<i64>) =
                self.opponents.iter().map(|[one, other]| (*one, *other)).unzip();
            client.execute(PUT_OPPONENTS, &[&ones, &others]).await?;
        }
        if !self.notes.is_empty() {
            let column = |of: fn(&(i64, i64, String)) -> i64| self.notes.iter().map(of).collect::<Vec<_>>();
            let records: Vec<&str> = self.notes.iter().map(|(_, _, record)| record.as_str()).collect();
            client.execute(PUT_NOTES, &[&column(|one| one.0), &column(|one| one.1), &records]).await?;
        }
        if !self.reviews.is_empty() {
            let (ids, records): (Vec<i64>, Vec<&str>) =
                self.reviews.iter().map(|(id, record)| (*id, record.as_str())).unzip();
            client.execute(PUT_REVIEWS, &[&ids, &records]).await?;
        }
        tournaments::put_all(client, &self.tournaments).await
    }

    async fn put_matches(&self, client: &Object) -> Result<(), Error> {
        if self.matches.is_empty() {
            return Ok(());
        }
        let numbers = |of: fn(&Row) -> i64| -> Vec<i64> { self.matches.iter().map(of).collect() };
        let maybe =
            |of: fn(&Row) -> Option<i64>| -> Vec<Option<i64>> { self.matches.iter().map(of).collect() };
        let texts = |of: fn(&Row) -> &str| -> Vec<&str> { self.matches.iter().map(of).collect() };
        let flags = |of: fn(&Row) -> bool| -> Vec<bool> { self.matches.iter().map(of).collect() };
        let given: [Given<'_>; 15] = [
            ("id", &numbers(|row| row.id)),
            ("version", &numbers(|row| row.version)),
            ("token", &numbers(|row| row.token)),
            ("record", &texts(|row| &row.record)),
            ("board", &texts(|row| &row.board)),
            ("guild", &maybe(|row| row.guild)),
            ("channel", &numbers(|row| row.channel)),
            ("one", &maybe(|row| row.one)),
            ("other", &maybe(|row| row.other)),
            ("began", &numbers(|row| row.began)),
            ("live", &flags(|row| row.live)),
            ("counted", &flags(|row| row.counted)),
            ("timed_out", &maybe(|row| row.timed_out)),
            ("ended", &maybe(|row| row.ended)),
            ("played", &flags(|row| row.played)),
        ];
        client.execute(PUT_MATCHES.text(), &PUT_MATCHES.values(&given)).await?;
        client
            .execute(PUT_DUE, &[&numbers(|row| row.id), &numbers(|row| row.version), &flags(|row| row.live)])
            .await?;
        Ok(())
    }
}
