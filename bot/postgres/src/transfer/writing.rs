//! What an import writes: many items at once.

use std::collections::BTreeMap;

use deadpool_postgres::Object;
use kuzhi_domain::PlayerId;
use kuzhi_domain::rating::pair;
use kuzhi_store::Item;
use kuzhi_store::record::{RecordError, delivered, feeds, private_notes, reviews, settings, solvers};
use tokio_postgres::Error;

use crate::named::{Given, Named, Statement};
use crate::numbers::{of_match, of_person, of_time, signed};
use crate::people::tournaments::{self, TournamentRow};
use crate::row::{Row, match_columns, put_matches, text};

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

const PUT_NOTES: &str = "
INSERT INTO notes (player, match, record) SELECT * FROM UNNEST($1::bigint[], $2::bigint[], $3::text[])
ON CONFLICT (player, match) DO UPDATE SET record = excluded.record";

const PUT_REVIEWS: &str = "
INSERT INTO reviews (match, record) SELECT * FROM UNNEST($1::bigint[], $2::text[])
ON CONFLICT (match) DO UPDATE SET record = excluded.record";

/// Items that are imported together.
#[derive(Default)]
pub(super) struct Batch {
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

impl Batch {
    pub(super) fn add(&mut self, item: &Item) -> Result<(), RecordError> {
        match item {
            Item::Match(one) => self.matches.push(Row::from_match(one)?),
            Item::Delivered(id, kept) => {
                let record = text(delivered::write(*kept))?;
                self.delivered.push((of_match(*id), signed(kept.version), record));
            }
            Item::Name(id, name) => self.columns(*id)[0] = Some(name.replace('\0', "")),
            Item::Language(id, language) => self.columns(*id)[1] = Some(language.tag().to_owned()),
            Item::Preferences(id, kept) => {
                self.columns(*id)[2] = Some(text(settings::write_preferences(kept)?)?);
            }
            Item::HouseRules(id, kept) => {
                self.house_rules.push((signed(id.0), text(settings::write_house_rules(kept)?)?));
            }
            Item::Solver(id, kept) => {
                self.solvers.push((of_person(*id), text(solvers::write(kept)?)?));
            }
            Item::ServerFeed(id, kept) => {
                let record = text(feeds::write(&**kept)?)?;
                self.server_feeds.push((signed(id.0), record, kept.due().map(of_time)));
            }
            Item::PersonFeed(id, kept) => {
                let record = text(feeds::write(&**kept)?)?;
                self.person_feeds.push((of_person(*id), record, kept.due().map(of_time)));
            }
            Item::Opponents(players) => self.opponents.push(pair(*players).map(of_person)),
            Item::Note(player, id, kept) => {
                let record = text(private_notes::write(kept)?)?;
                self.notes.push((of_person(*player), of_match(*id), record));
            }
            Item::Review(id, kept) => {
                self.reviews.push((of_match(*id), text(reviews::write(kept)?)?));
            }
            Item::Tournament(one) => self.tournaments.push(TournamentRow::from_tournament(one)?),
            Item::LastThere(_) | Item::LeftGuild(..) | Item::Usage(_) | Item::Operation(_) => {}
        }
        Ok(())
    }

    fn columns(&mut self, player: PlayerId) -> &mut [Option<String>; 3] {
        self.people.entry(player).or_default()
    }

    pub(super) async fn put(&self, client: &Object) -> Result<(), Error> {
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
        let records = [
            (PUT_HOUSE_RULES, &self.house_rules),
            (PUT_SOLVERS, &self.solvers),
            (PUT_REVIEWS, &self.reviews),
        ];
        for (put, records) in records.into_iter().filter(|(_, records)| !records.is_empty()) {
            let (ids, records): (Vec<i64>, Vec<&str>) =
                records.iter().map(|(id, record)| (*id, record.as_str())).unzip();
            client.execute(put, &[&ids, &records]).await?;
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
