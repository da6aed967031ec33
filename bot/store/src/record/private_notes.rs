//! The records of private notes: JSON with a schema.

use kuzhi_domain::study::{KeptLine, Note};
use kuzhi_domain::{MatchId, PlayerId};
use serde::{Deserialize, Serialize};

use super::RecordError;
use super::versioned::Versioned;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct NoteRecord {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    text: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    line: Option<LineRecord>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LineRecord {
    name: String,
    ply: usize,
    moves: String,
}

/// Returns the record of a note.
pub fn write(note: &Note) -> Result<Vec<u8>, RecordError> {
    let line = |line: &KeptLine| LineRecord {
        name: line.name.clone(),
        ply: line.ply,
        moves: line.tried.to_string(),
    };
    let line = note.line.as_ref().map(line);
    Ok(Versioned::write(NoteRecord { text: note.text.clone(), line })?)
}

/// Returns the note of a record.
pub fn read(bytes: &[u8]) -> Result<Note, RecordError> {
    let NoteRecord { text, line } = Versioned::read(bytes)?;
    let line = line.map(|LineRecord { name, ply, moves }| {
        let tried = moves.parse().map_err(|_| RecordError::NoSuchValue(moves))?;
        Ok::<_, RecordError>(KeptLine { name, ply, tried })
    });
    Ok(Note { text, line: line.transpose()? })
}

/// Returns the note of a record. If it cannot be read, this reports it and returns nothing.
pub fn read_or_none(player: PlayerId, id: MatchId, bytes: &[u8]) -> Note {
    read(bytes).unwrap_or_else(|cause| {
        tracing::error!(%player, r#match = %id, %cause, "a private note cannot be read");
        Note::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_read_as_they_were_written() {
        let line = KeptLine::new("Plan A", 12, "3,5,1+".parse().unwrap());
        for note in [
            Note::default().with_text("Watch\npit \u{0}3 \"…\""),
            Note::default().with_text("x").with_line(Some(line.clone())),
            Note::default().with_line(Some(line)),
        ] {
            assert_eq!(read(&write(&note).unwrap()).unwrap(), note);
        }
    }

    #[test]
    fn what_is_written_today_is_read_for_ever() {
        let text = r#"{"schema":1,"text":"Pit 3","line":{"name":"Plan A","ply":12,"moves":"3,5"}}"#;
        let line = KeptLine::new("Plan A", 12, "3,5".parse().unwrap());
        let note = Note::default().with_text("Pit 3").with_line(Some(line));
        assert_eq!(read(text.as_bytes()).unwrap(), note);
        assert_eq!(write(&note).unwrap(), text.as_bytes());
    }

    #[test]
    fn what_is_no_note_is_refused() {
        for text in [
            "",
            "{}",
            r#"{"schema":2}"#,
            r#"{"schema":1,"text":5}"#,
            r#"{"schema":1,"colour":"red"}"#,
            r#"{"schema":1,"line":{"name":"x","ply":1,"moves":"x"}}"#,
        ] {
            assert!(read(text.as_bytes()).is_err(), "{text}");
            assert_eq!(read_or_none(PlayerId(1), MatchId::from_random(1), text.as_bytes()), Note::default());
        }
    }
}
