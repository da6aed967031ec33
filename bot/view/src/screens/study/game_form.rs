//! The form for the text of a game.

use kuzhi_domain::study::LONGEST_GAME;

use crate::request::{LookBack, Modal};
use crate::screens::{Field, Form, FormField};
use crate::words::{Words, say};

/// The form into which a person pastes the text of a game to look back on it.
pub fn game_form(words: &Words, to: LookBack) -> Form {
    Form {
        title: say!(words, "form-game"),
        fields: vec![FormField {
            label: say!(words, "form-game-label"),
            example: super::written_game::EXAMPLE.to_owned(),
            field: Field::Text { most: LONGEST_GAME, value: None },
        }],
        sends: Modal::Game(to),
    }
}
