//! Commands about past games. They default to the user's last match. Instead of a match they accept the text
//! of a game, and analysis also a position.

use kuzhi_domain::refusal::Refusal;
use kuzhi_view::request::{Action, GameReference, LookBack, Typing};
use kuzhi_view::words::Words;
use serenity::all::{CommandOptionType, CreateCommand, CreateCommandOption};

use super::{match_option, options};
use crate::discord::interaction::Sent;

const ANALYSE: &str = "analyse";
const POSITION: &str = "position";

/// Defines the option that asks for the text of a game.
pub(super) const PASTE: &str = "paste";

pub(super) fn define(command: CreateCommand, words: &Words, to: LookBack) -> CreateCommand {
    let paste = options::described(words, CommandOptionType::Boolean, PASTE, "describe-past-paste");
    let command = command.add_option(option(words)).add_option(paste);
    if to == LookBack::Analyse {
        let position = options::option(words, CommandOptionType::String, ANALYSE, POSITION);
        command.add_option(position).add_option(options::game(words, ANALYSE))
    } else {
        command
    }
}

/// Defines the option that names a match.
fn option(words: &Words) -> CreateCommandOption {
    let described =
        options::described(words, CommandOptionType::String, match_option::OPTION, "describe-past-match");
    described.set_autocomplete(true)
}

pub(super) fn read(sent: &Sent, to: LookBack) -> Result<Action, Refusal> {
    if options::boolean(sent, PASTE) == Some(true) {
        return Ok(Action::AskGame(to));
    }
    if let Some(text) = options::text(sent, POSITION) {
        return Ok(Action::AnalysePosition { game: options::named_game(sent), text: text.to_owned() });
    }
    let reference = options::text(sent, match_option::OPTION).map_or(Ok(GameReference::Latest), parsed)?;
    Ok(match to {
        LookBack::Replay => Action::OpenReplay(reference),
        LookBack::Review => Action::OpenReview(reference),
        LookBack::Analyse => Action::OpenAnalysis(reference),
    })
}

fn parsed(text: &str) -> Result<GameReference, Refusal> {
    text.parse().map_err(|_| Refusal::NamesNoGame(text.to_owned()))
}

pub(super) fn read_typing(unsent: &Sent) -> Typing {
    match unsent.unfinished() {
        Some((match_option::OPTION, _)) => Typing::PastMatch,
        _ => Typing::Unknown,
    }
}
