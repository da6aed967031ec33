//! The context menu entry "Challenge to mancala" on a person: `/play` with the opponent already chosen.

use kuzhi_domain::refusal::Refusal;
use kuzhi_view::request::Action;
use kuzhi_view::words::{Words, say};
use serenity::all::{CommandType, CreateCommand};

use super::{CONTEXTS, INSTALLS};
use crate::discord::interaction::Sent;

/// Defines the entry.
pub(super) fn define(words: &Words) -> CreateCommand {
    CreateCommand::new(say!(words, "menu-challenge"))
        .kind(CommandType::User)
        .contexts(CONTEXTS.to_vec())
        .integration_types(INSTALLS.to_vec())
}

/// Returns whom to challenge.
pub(super) fn read(sent: &Sent, target: u64) -> Result<Action, Refusal> {
    let user = sent.user(target).ok_or(Refusal::NoSuchCommand)?;
    // Challenging Kuzhi itself means playing against it.
    let opponent = (!sent.is_to(user)).then_some(user.id);
    Ok(Action::DraftChallenge { opponent, is_program: user.is_program })
}
