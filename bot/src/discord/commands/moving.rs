//! `/move`: a sowing, written instead of clicked.

use std::sync::Arc;

use kuzhi_engine::Side;
use serenity::all::{
    AutocompleteChoice, AutocompleteOption, CommandInteraction, CommandOptionType, CreateCommand,
};

use super::{options, which};
use crate::app::{Intent, Match, PlayerId, Refusal};
use crate::discord::languages::words_for;
use crate::discord::responder::Responder;
use crate::room::{Doorkeeper, Trouble};
use crate::view::{Words, say};

const NAME: &str = "move";
const PIT: &str = "pit";

pub(super) fn look(command: CreateCommand, words: &Words) -> CreateCommand {
    let pit = options::option(words, CommandOptionType::String, NAME, PIT).required(true);
    command.add_option(pit.set_autocomplete(true)).add_option(which::option(words))
}

pub(super) async fn run(doorkeeper: &Doorkeeper, visitor: Arc<Responder>, command: &CommandInteraction) {
    match read(doorkeeper, command).await {
        Ok((chosen, intent)) => doorkeeper.act(visitor, chosen.id, intent).await,
        Err(trouble) => doorkeeper.explain(trouble, visitor.as_ref()).await,
    }
}

async fn read(doorkeeper: &Doorkeeper, command: &CommandInteraction) -> Result<(Match, Intent), Trouble> {
    let text = options::text(command, PIT).unwrap_or_default().trim();
    let chosen = chosen(doorkeeper, command).await?;
    let mv = text.parse().map_err(|_| Refusal::NoMove(text.to_owned()))?;
    Ok((chosen, Intent::Move { at: None, mv }))
}

/// Of several matches the one in which it is the person's turn.
async fn chosen(doorkeeper: &Doorkeeper, command: &CommandInteraction) -> Result<Match, Trouble> {
    let me = which::player(command);
    which::find(doorkeeper, command, &[&which::is_played, &|one| one.person_to_move() == Some(me)]).await
}

pub(super) async fn complete(
    doorkeeper: &Doorkeeper,
    command: &CommandInteraction,
) -> Vec<AutocompleteChoice> {
    match command.data.autocomplete() {
        Some(AutocompleteOption { name: PIT, value, .. }) => {
            let chosen = chosen(doorkeeper, command).await;
            let (words, me) = (words_for(doorkeeper, command).await, which::player(command));
            chosen.map(|one| legal_moves(words, &one, me, value.trim())).unwrap_or_default()
        }
        _ => which::complete(doorkeeper, command).await,
    }
}

/// The legal moves that begin with what was typed, each with the seeds that it sows.
fn legal_moves(words: &Words, one: &Match, me: PlayerId, typed: &str) -> Vec<AutocompleteChoice> {
    let Some(board) = one.board().filter(|_| one.person_to_move() == Some(me)) else { return Vec::new() };
    let position = board.position();
    let side = board.turn().unwrap_or(Side::South);
    let proposal = |mv: &kuzhi_engine::Move| {
        let text = mv.to_string();
        let pit = mv.pit_number().and_then(|number| position.ring.pit(side, number));
        let name = match pit {
            Some(pit) => say!(words, "pit-name", pit = text.as_str(), seeds = position.board[pit]),
            None => text.clone(),
        };
        AutocompleteChoice::new(name, text)
    };
    board.legal().iter().filter(|mv| mv.to_string().starts_with(typed)).take(25).map(proposal).collect()
}
