//! The context menu entry "Challenge to mancala" on a person: `/play` with the opponent already chosen.

use serenity::all::{CommandInteraction, CommandType, CreateCommand, TargetId};

use super::{CONTEXTS, INSTALLS};
use crate::domain::{PlayerId, Refusal};
use crate::request::Action;
use crate::words::{Words, say};

/// Defines the entry.
pub(super) fn define(words: &Words) -> CreateCommand {
    CreateCommand::new(say!(words, "menu-challenge"))
        .kind(CommandType::User)
        .contexts(CONTEXTS.to_vec())
        .integration_types(INSTALLS.to_vec())
}

/// Returns whom to challenge.
pub(super) fn read(sent: &CommandInteraction) -> Result<Action, Refusal> {
    let target = sent.data.target_id.map(TargetId::to_user_id);
    let user =
        target.and_then(|target| sent.data.resolved.users.get(&target)).ok_or(Refusal::NoSuchCommand)?;
    // Challenging Kuzhi itself means playing against it.
    let is_kuzhi = user.id.get() == sent.application_id.get();
    let opponent = (!is_kuzhi).then(|| PlayerId(user.id.get()));
    Ok(Action::DraftChallenge { opponent, is_program: user.bot })
}
