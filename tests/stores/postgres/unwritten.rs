//! A commit that cannot be written whole is refused whole.

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::Intent;
use kuzhi_store::CommitError;

use super::server::Schema;
use crate::matches::{
    ASHA, BANU, CHITRA, PLACE, accepted, challenge, keep, keep_for, keep_won, then, well_begun,
};

/// Returns all rows of all tables.
fn everything(schema: &Schema) -> Vec<String> {
    let tables = schema.sql("SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1");
    let rows = |table: &str| schema.sql(&format!("SELECT one::text FROM {table} AS one ORDER BY 1"));
    tables.lines().map(|table| format!("{table}:\n{}", rows(table))).collect()
}

/// Absurd ratings are numbers, but what follows from them is none.
#[test]
fn a_rating_that_is_no_number_refuses_the_whole_commit() {
    let Some(schema) = Schema::new() else { return };
    let store = schema.open();
    keep_won(&store, 1, [ASHA, BANU], PLACE);
    let open = challenge(2, 0);
    let begun = well_begun(&accepted(&open, 1), None);
    keep(&store, &open).unwrap();
    keep(&store, &begun).unwrap();
    schema.sql("UPDATE standings SET record = jsonb_set(record::jsonb, '{deviation}', '1e200')::text");
    let before = everything(&schema);
    assert!(before.iter().any(|rows| rows.starts_with("matches:\n") && rows.lines().count() == 3));
    let over = then(&begun, BANU, Intent::Resign, 9);
    let refused = keep_for(&store, &over, 7, 9).unwrap_err();
    assert!(matches!(refused, CommitError::Store(_)), "{refused}");
    assert_eq!(everything(&schema), before);
    // Those of others are written.
    keep_won(&store, 3, [CHITRA, PlayerId(1_004)], PLACE);
}
