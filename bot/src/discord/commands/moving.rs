//! `/move`: a sowing, written instead of clicked.

use std::sync::Arc;

use kuzhi_engine::Side;
use serenity::all::{
    AutocompleteChoice, AutocompleteOption, CommandInteraction, CommandOptionType, CreateCommand,
};

use super::{options, which};
use crate::app::{Match, PlayerId, Refusal};
use crate::discord::languages::words_for;
use crate::discord::responder::Responder;
use crate::room::{Doorkeeper, Trouble};
use crate::view::{Asked, Words, say};

const NAME: &str = "move";
const PIT: &str = "pit";

pub(super) fn look(command: CreateCommand, words: &Words) -> CreateCommand {
    let pit = options::option(words, CommandOptionType::String, NAME, PIT).required(true);
    command.add_option(pit.set_autocomplete(true)).add_option(which::option(words))
}

pub(super) async fn run(doorkeeper: &Doorkeeper, visitor: Arc<Responder>, command: &CommandInteraction) {
    let text = options::text(command, PIT).unwrap_or_default().trim();
    let asked = text.parse().map(Asked::Move).map_err(|_| Refusal::NoMove(text.to_owned()));
    let found = found(doorkeeper, command).await;
    which::serve(doorkeeper, visitor, found, asked).await;
}

/// Of several matches those in which it is the person's turn.
async fn found(doorkeeper: &Doorkeeper, command: &CommandInteraction) -> Result<Vec<Match>, Trouble> {
    let me = which::player(command);
    which::find(doorkeeper, command, &[&which::is_played, &|one| one.person_to_move() == Some(me)]).await
}

pub(super) async fn complete(
    doorkeeper: &Doorkeeper,
    command: &CommandInteraction,
) -> Vec<AutocompleteChoice> {
    match command.data.autocomplete() {
        Some(AutocompleteOption { name: PIT, value, .. }) => {
            let (words, me) = (words_for(doorkeeper, command).await, which::player(command));
            match found(doorkeeper, command).await.unwrap_or_default().as_slice() {
                [one] => legal_moves(words, one, me, value.trim()),
                // Which of them is meant is asked when the move is made.
                _ => Vec::new(),
            }
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
