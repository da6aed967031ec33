//! Deleting a person removes them from every row of every table.

use kuzhi_store::PersonalStore;

use super::Schema;
use crate::laws::leaving::{NAME, WHO, fill, forget, lapse, leaving};

/// Every table, and whether it contains people's IDs or names. Add a new table here, and, if it does, to
/// `forget` in `bot/postgres/src/people/personal.rs`.
const TABLES: [(&str, bool); 29] = [
    ("careers", true),
    ("delivered", false),
    ("due", false),
    ("encounters", true),
    ("house_rules", true),
    ("leaving", true),
    ("left_guilds", false),
    ("marks", false),
    ("matches", true),
    ("meta", false),
    ("migrations", false),
    ("notes", true),
    ("operations", false),
    ("opponents", true),
    ("people", true),
    ("person_feeds", true),
    ("place_counts", false),
    ("places", true),
    ("presence", false),
    ("quarantine", true),
    ("results", true),
    ("reviews", false),
    ("server_feeds", true),
    ("solvers", true),
    ("standings", true),
    ("tournament_players", true),
    ("tournaments", true),
    ("turns", false),
    ("usage", true),
];

/// Returns the tables that contain something of them: their ID as digits or bytes, or their name.
fn traces(schema: &Schema) -> Vec<String> {
    let tables = schema.sql(
        "SELECT string_agg(table_name, ' ' ORDER BY table_name) FROM information_schema.tables \
         WHERE table_schema = current_schema()",
    );
    let known = TABLES.map(|(name, _)| name);
    assert_eq!(tables.split_whitespace().collect::<Vec<_>>(), known, "say whether people are in it");
    let has = |table: &&str| {
        let (digits, bytes) = (WHO.0, format!("{:016x}", WHO.0));
        let like = |part: &str| format!("whole::text LIKE '%{part}%'");
        let any = [like(&digits.to_string()), like(&bytes), like(NAME)].join(" OR ");
        schema.sql(&format!("SELECT COUNT(*) FROM {table} AS whole WHERE {any}")).trim() != "0"
    };
    known.into_iter().filter(has).map(str::to_owned).collect()
}

#[test]
fn no_row_has_a_trace_of_them() {
    let Some(schema) = Schema::new() else { return };
    let store = schema.open();
    fill(&store);
    schema.sql(&format!("INSERT INTO quarantine VALUES ('the preferences of a person', {WHO}, 0, '?')"));
    schema.sql(&format!("INSERT INTO quarantine VALUES ('a match', 1, 0, '{{\"x\":{WHO}}}')"));
    schema.sql(&format!("UPDATE tournaments SET record = '{{\"x\":{WHO}}}' WHERE id = 2"));
    store.begin_leaving(leaving()).unwrap();
    let holding: Vec<&str> = TABLES.iter().filter(|(_, holds)| *holds).map(|(name, _)| *name).collect();
    assert_eq!(traces(&schema), holding, "the test finds what is there");
    forget(&store, leaving());
    assert_eq!(traces(&schema), ["usage"], "limits lapse by themselves");
    lapse(&store);
    assert_eq!(traces(&schema), [""; 0]);
    assert_eq!(schema.sql("SELECT COUNT(*) FROM place_counts WHERE count < 0").trim(), "0");
    store.compact().unwrap();
}
