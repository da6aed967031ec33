//! People's finished matches.

use kuzhi_domain::{Match, Played};

use crate::postgres::numbers::of_person;
use crate::record::careers::write;

/// For one match.
pub(crate) const PUT: &str = "
INSERT INTO careers (match, player, game, record, board, beaten)
SELECT $1::bigint, line.player, $2::text, line.record, $5::text, $6::bigint
FROM UNNEST($3::bigint[], $4::text[]) AS line (player, record)
ON CONFLICT (match, player) DO UPDATE SET record = excluded.record, beaten = excluded.beaten";

/// For many matches.
pub(crate) const PUT_MANY: &str = "
INSERT INTO careers (match, player, game, record, board, beaten)
SELECT * FROM UNNEST($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::bigint[])";

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

/// Returns the level of the bot that a match's person has beaten on its server, if they have.
pub(crate) fn beaten(one: &Match) -> Option<i64> {
    one.climb().map(|(.., level)| i64::from(level.get()))
}
