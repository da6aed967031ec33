//! People's finished matches.

use kuzhi_domain::matches::Match;
use kuzhi_domain::people::Played;
use kuzhi_store::record::RecordError;
use kuzhi_store::record::careers::write;

use crate::named::{Named, Statement};
use crate::numbers::of_person;
use crate::row::text;

/// Puts the finished match of a row, whatever else the statement selects from.
macro_rules! put_careers {
    ($from:literal) => {
        concat!(
            "
INSERT INTO careers (match, player, game, record, board, beaten)
SELECT :id::bigint, line.player, :game::text, line.record, :board::text, :beaten::bigint
FROM ",
            $from,
            "UNNEST(:players::bigint[], :careers::text[]) AS line (player, record)
ON CONFLICT (match, player) DO UPDATE SET record = excluded.record, beaten = excluded.beaten"
        )
    };
}
pub(crate) use put_careers;

/// For many matches.
pub(crate) static PUT_MANY: Statement = Statement::new(|| {
    Named::new(
        "
INSERT INTO careers (match, player, game, record, board, beaten)
SELECT * FROM UNNEST(:ids::bigint[], :players::bigint[], :games::text[], :records::text[], :boards::text[],
    :beaten::bigint[])",
    )
});

pub(crate) const TAKE: &str = "DELETE FROM careers WHERE match = $1";

pub(crate) const RATE: &str = "
UPDATE careers SET rating = anew.rating
FROM UNNEST($1::bigint[], $2::bigint[], $3::real[]) AS anew (match, player, rating)
WHERE careers.match = anew.match AND careers.player = anew.player";

/// Returns a row for each player of a match. None unless the match is over.
pub(crate) fn rows(one: &Match) -> Result<(Vec<i64>, Vec<String>), RecordError> {
    let record = |played: Played| text(write(&[played])?);
    let row = |player| Some(record(one.played_by(player)?).map(|record| (of_person(player), record)));
    one.people().into_iter().filter_map(row).collect()
}

/// Returns the level of the bot that a match's person has beaten on its server, if they have.
pub(crate) fn beaten(one: &Match) -> Option<i64> {
    one.climb().map(|(.., level)| i64::from(level.get()))
}
