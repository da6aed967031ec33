//! People's finished matches.

use std::collections::BTreeMap;

use deadpool_postgres::Object;
use kuzhi_domain::{Career, Match, Played, PlayerId};

use crate::postgres::PostgresStore;
use crate::postgres::numbers::of_person;
use crate::record::careers::{read, write};
use crate::{CareerStore, StoreError};

const OF: &str = "SELECT game, record, rating FROM careers WHERE player = $1";

/// For one match.
pub(crate) const PUT: &str = "
INSERT INTO careers (match, player, game, record)
SELECT $1::bigint, line.player, $2::text, line.record
FROM UNNEST($3::bigint[], $4::text[]) AS line (player, record)
ON CONFLICT (match, player) DO UPDATE SET record = excluded.record";

/// For many matches.
pub(crate) const PUT_MANY: &str = "
INSERT INTO careers (match, player, game, record)
SELECT * FROM UNNEST($1::bigint[], $2::bigint[], $3::text[], $4::text[])";

pub(crate) const TAKE: &str = "DELETE FROM careers WHERE match = $1";

pub(crate) const RATE: &str = "
UPDATE careers SET rating = anew.rating
FROM UNNEST($1::bigint[], $2::bigint[], $3::real[]) AS anew (match, player, rating)
WHERE careers.match = anew.match AND careers.player = anew.player";

/// Returns a row for each player of a match. None unless the match is over.
pub(crate) fn rows(one: &Match) -> (Vec<i64>, Vec<String>) {
    let record = |played: Played| write(&[played]).ok().and_then(|bytes| String::from_utf8(bytes).ok());
    let row = |player| Some((of_person(player), record(one.played_by(player)?)?));
    one.people().into_iter().filter_map(row).unzip()
}

impl CareerStore for PostgresStore {
    fn careers(&self, player: PlayerId) -> Result<BTreeMap<String, Career>, StoreError> {
        let rows = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(OF).await?;
            client.query(&statement, &[&of_person(player)]).await
        })?;
        let mut games: BTreeMap<String, Vec<Played>> = BTreeMap::new();
        for row in rows {
            let (game, record, rating): (String, &str, Option<f32>) = (row.get(0), row.get(1), row.get(2));
            let of_row = read(record.as_bytes()).into_iter().map(|one| Played { rating, ..one });
            games.entry(game).or_default().extend(of_row);
        }
        Ok(games.into_iter().map(|(game, played)| (game, Career::of(played))).collect())
    }
}
