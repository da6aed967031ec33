//! Migrates a record from the schema in which it was written to the current one.

use serde_json::{Map, Value, json};

use super::RecordError;

pub(crate) type Fields = Map<String, Value>;
pub(crate) type Step = fn(&mut Fields) -> Result<(), RecordError>;

/// The migration from each schema to the next, starting with 1 to 2.
///
/// Append a step and raise [`SCHEMA`] with it. Never change or remove one: a store may still hold records of
/// its time.
const STEPS: &[Step] = &[
    rate_and_grade,
    NAME_NOBODY,
    take_nothing_back,
    GIVE_UP_SERIES,
    RATE_BY_SHARES,
    remind_of_banks,
    KEEP_A_JOURNAL,
    VOID_RESULTS,
    LIST_WHAT_WAS_PLAYED,
    BREAK_OFF,
    void_everywhere,
];

/// The schema in which records are written.
pub(crate) const SCHEMA: u32 = 12;

const _: () = assert!(SCHEMA as usize == 1 + STEPS.len(), "each schema but the first has a step to it");

/// Migrates a record to [`SCHEMA`].
pub(super) fn migrate(record: Fields) -> Result<Fields, RecordError> {
    climb(record, STEPS)
}

/// From 1 to 2: a match says whether it is rated, and there are eight levels.
fn rate_and_grade(record: &mut Fields) -> Result<(), RecordError> {
    let mut has_bot = false;
    if let Some(played) = played(record.get_mut("stage").ok_or(RecordError::NoStage)?) {
        for side in ["south", "north"] {
            if let Some(level) = played.get_mut(side).and_then(|seat| seat.get_mut("bot")) {
                has_bot = true;
                *level = of_eight(level);
            }
        }
    }
    // Before schema 2 every match between people was rated and none against the bot.
    record.insert("rated".to_owned(), json!(!has_bot));
    Ok(())
}

/// From 2 to 3: a challenge may name nobody. Every earlier one names someone and needs no change.
const NAME_NOBODY: Step = |_| Ok(());

/// From 3 to 4: moves can be taken back or planned, matches can belong to a series and have a clock. Earlier
/// matches have none of these.
fn take_nothing_back(record: &mut Fields) -> Result<(), RecordError> {
    if let Some(played) =
        played(record.get_mut("stage").ok_or(RecordError::NoStage)?).and_then(Value::as_object_mut)
    {
        played.insert("takebacks".to_owned(), json!([]));
        played.insert("plans".to_owned(), json!([[], []]));
        played.insert("planned".to_owned(), json!(0));
    }
    record.insert("series".to_owned(), Value::Null);
    Ok(())
}

/// From 4 to 5: a match may end with its whole series. Earlier matches need no change.
const GIVE_UP_SERIES: Step = |_| Ok(());

/// From 5 to 6: the encounters of each pair are stored beside the matches. An older Kuzhi would not update
/// them.
const RATE_BY_SHARES: Step = |_| Ok(());

/// From 6 to 7: a clock records whose low bank was announced. Until then nobody's was.
fn remind_of_banks(record: &mut Fields) -> Result<(), RecordError> {
    let stage = record.get_mut("stage").ok_or(RecordError::NoStage)?;
    if let Some(clock) =
        played(stage).and_then(|played| played.get_mut("clock")).and_then(Value::as_object_mut)
    {
        clock.insert("told_low".to_owned(), json!([false, false]));
    }
    Ok(())
}

/// From 7 to 8: a journal lies beside the database. An older Kuzhi would not write it. Earlier records need
/// no change.
const KEEP_A_JOURNAL: Step = |_| Ok(());

/// From 8 to 9: a result may be void. An older Kuzhi would count it. No earlier result is void.
const VOID_RESULTS: Step = |_| Ok(());

/// From 9 to 10: an index lists what each person has played. An older Kuzhi would not update it. Earlier
/// records need no change.
const LIST_WHAT_WAS_PLAYED: Step = |_| Ok(());

/// From 10 to 11: a match may be aborted and a challenge cancelled. Earlier records need no change.
const BREAK_OFF: Step = |_| Ok(());

/// From 11 to 12: a result may be void on one leaderboard. Earlier ones are void on all.
fn void_everywhere(record: &mut Fields) -> Result<(), RecordError> {
    let stage = record.get_mut("stage").ok_or(RecordError::NoStage)?;
    if let Some(over) = stage.get_mut("over").and_then(Value::as_object_mut)
        && let Some(voided) = over.remove("voided")
        && voided == json!(true)
    {
        over.insert("voided".to_owned(), json!("everywhere"));
    }
    Ok(())
}

/// Returns the part of a stage that has the seats, once they are taken.
fn played(stage: &mut Value) -> Option<&mut Value> {
    match stage.get("over") {
        Some(_) => stage.pointer_mut("/over/played"),
        None => stage.get_mut("playing"),
    }
}

/// Converts one of the former three levels to the one of eight that plays like it.
fn of_eight(level: &Value) -> Value {
    match level.as_u64() {
        Some(1) => json!(2),
        Some(2) => json!(4),
        Some(3) => json!(8),
        _ => level.clone(),
    }
}

/// Runs the migrations that a record still needs.
pub(crate) fn climb(mut record: Fields, steps: &[Step]) -> Result<Fields, RecordError> {
    let found = record.get("schema").and_then(Value::as_u64).ok_or(RecordError::NoSchema)?;
    let climbed = found.checked_sub(1).ok_or(RecordError::NoSchema)?;
    let newer = || RecordError::Newer { found, known: 1 + steps.len() };
    let climbed = usize::try_from(climbed).map_err(|_| newer())?;
    for step in steps.get(climbed..).ok_or_else(newer)? {
        step(&mut record)?;
    }
    record.insert("schema".to_owned(), (1 + steps.len()).into());
    Ok(record)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: &[Step] = &[
        |fields| {
            let old = fields.remove("room").ok_or(RecordError::NoSchema)?;
            fields.insert("channel".to_owned(), old);
            Ok(())
        },
        |fields| {
            fields.insert("season".to_owned(), 1.into());
            Ok(())
        },
    ];

    /// The fields in no particular order: another crate's features may change the order `serde_json` uses.
    fn climbed(text: &str) -> Result<Value, String> {
        let record = serde_json::from_str(text).unwrap();
        climb(record, TWO).map(Value::from).map_err(|error| error.to_string())
    }

    #[test]
    fn each_record_takes_the_steps_that_it_lacks() {
        let today = Ok(serde_json::json!({ "schema": 3, "channel": 5, "season": 1 }));
        for text in [
            r#"{"schema":1,"room":5}"#,
            r#"{"schema":2,"channel":5}"#,
            r#"{"channel":5,"schema":3,"season":1}"#,
        ] {
            assert_eq!(climbed(text), today, "{text}");
        }
    }

    #[test]
    fn records_of_unknown_schemas_are_refused() {
        let refused = |text| climbed(text).unwrap_err();
        assert_eq!(refused(r#"{"schema":4}"#), "it has schema 4, and this Kuzhi knows 3");
        assert_eq!(
            refused(r#"{"schema":18446744073709551615}"#),
            "it has schema 18446744073709551615, and this Kuzhi knows 3"
        );
        for text in ["{}", r#"{"schema":0}"#, r#"{"schema":"1"}"#, r#"{"schema":-1}"#] {
            assert_eq!(refused(text), "it does not say which schema it has", "{text}");
        }
    }
}
