//! The messages of a match, as they are kept: JSON, like everything else.

use serde::{Deserialize, Serialize};

use crate::app::MessageId;
use crate::language::Language;
use crate::store::Messages;

#[derive(Serialize, Deserialize)]
struct MessagesRecord {
    board: Option<MessageId>,
    call: Option<MessageId>,
    #[serde(default)]
    told: u64,
    #[serde(default)]
    offered: Option<usize>,
    #[serde(default)]
    language: Option<Language>,
}

/// What is kept of them.
pub(super) fn write(Messages { board, call, told, offered, language }: Messages) -> Vec<u8> {
    serde_json::to_vec(&MessagesRecord { board, call, told, offered, language })
        .expect("numbers can be written as JSON")
}

/// The messages; none if they cannot be read, which costs a new message and no move.
pub(super) fn read(bytes: &[u8]) -> Messages {
    match serde_json::from_slice(bytes) {
        Ok(MessagesRecord { board, call, told, offered, language }) => {
            Messages { board, call, told, offered, language }
        }
        Err(cause) => {
            tracing::warn!(%cause, "the messages of a match cannot be read and are forgotten");
            Messages::default()
        }
    }
}
