//! A person's notes on one of their matches. Only they see them.

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::{Match, Playing};
use kuzhi_domain::study::{KeptLine, LONGEST_NOTE, Note, Variation};
use kuzhi_engine::Side;

use crate::request::{Action, Modal};
use crate::screens::{Button, ButtonStyle, Field, Form, FormField, Screen};
use crate::words::{Words, game_name, player, quotation, quoted_within, say};

/// The most characters of a note on its own screen, including the characters that escape its formatting.
const LONGEST_SHOWN: usize = 1_500;

/// The most characters of a note under a board.
const LONGEST_BELOW: usize = 200;

/// The button that shows a person's notes.
pub(crate) fn button(words: &Words, id: MatchId) -> Button {
    plain(words, "button-notes", Action::Notes(id))
}

fn plain(words: &Words, name: &str, action: Action) -> Button {
    Button { label: say!(words, name), style: ButtonStyle::Secondary, enabled: true, action }
}

/// The notes of a side, with their buttons. If `may_try`, moves can be tried out.
pub fn notes(
    words: &Words,
    shown: &Match,
    playing: &Playing,
    side: Side,
    note: &Note,
    may_try: bool,
) -> Screen {
    let (id, ply) = (shown.id(), playing.ply());
    let opponent = player(words, playing.seats().at(side.other()));
    let mut lines =
        vec![say!(words, "notes-title", game = game_name(words, shown.game()), opponent = opponent)];
    if note.is_empty() {
        lines.push(say!(words, "notes-none"));
    } else if !note.text.is_empty() {
        lines.push(quotation(&note.text, LONGEST_SHOWN));
    }
    let write =
        Button { style: ButtonStyle::Primary, ..plain(words, "button-write-note", Action::AskNote(id)) };
    let mut row = vec![write];
    if may_try {
        row.push(plain(words, "button-try-moves", Action::Analyse { id, ply }));
    }
    if let Some(line) = &note.line {
        lines.push(line_told(words, line));
        if may_try {
            let (ply, tried) = (line.ply, line.tried.clone());
            row.push(plain(words, "button-show-line", Action::Try { id, ply, tried }));
        }
        row.push(plain(words, "button-drop-line", Action::DropLine(id)));
    }
    Screen { rows: vec![row], ..Screen::text(lines.join("\n")) }
}

fn line_told(words: &Words, line: &KeptLine) -> String {
    let moves: Vec<String> = line.tried.moves().iter().map(ToString::to_string).collect();
    say!(words, "notes-line", name = quoted_within(&line.name), moves = line.ply, line = moves.join(" "))
}

/// A person's note, shortened, for under a board that only they see. `None` if it is empty.
pub fn note_below(words: &Words, note: &Note) -> Option<String> {
    let quoted = (!note.text.is_empty()).then(|| quotation(&note.text, LONGEST_BELOW));
    quoted.map(|quoted| [say!(words, "notes-below"), quoted].join("\n"))
}

/// The form in which a person writes their note.
pub fn record_form(words: &Words, id: MatchId, note: &Note) -> Form {
    Form {
        title: say!(words, "form-note"),
        fields: vec![FormField {
            label: say!(words, "form-note-label"),
            example: say!(words, "form-note-example"),
            field: Field::Text { most: LONGEST_NOTE, value: Some(note.text.clone()) },
        }],
        sends: Modal::Note(id),
    }
}

/// The form in which a person names a line to keep it.
pub fn line_form(words: &Words, id: MatchId, ply: usize, tried: Variation) -> Form {
    Form {
        title: say!(words, "form-keep-line"),
        fields: vec![FormField {
            label: say!(words, "form-keep-line-label"),
            example: say!(words, "form-keep-line-example"),
            field: Field::Line,
        }],
        sends: Modal::Line { id, ply, tried },
    }
}
