//! `/board`: one's own board, posted anew at the end of the channel; somebody else's, or in another
//! style, to look at.

use std::sync::Arc;

use serenity::all::{CommandInteraction, CommandOptionType, CreateCommand};

use super::{options, which};
use crate::app::Refusal;
use crate::discord::intake;
use crate::discord::responder::Responder;
use crate::room::{Doorkeeper, Trouble, Wanted};
use crate::view::picture::Theme;
use crate::view::{Asked, BoardStyle, Words, say};

const NAME: &str = "board";
const STYLE: &str = "style";
const THEME: &str = "theme";

pub(super) fn look(command: CreateCommand, words: &Words) -> CreateCommand {
    let style = ["emoji", "image", "text", "unicode"]
        .into_iter()
        .fold(options::option(words, CommandOptionType::String, NAME, STYLE), |option, style| {
            option.add_string_choice(say!(words, &format!("choice-style-{style}")), style)
        });
    let theme = ["dark", "light"]
        .into_iter()
        .fold(options::option(words, CommandOptionType::String, NAME, THEME), |option, theme| {
            option.add_string_choice(say!(words, &format!("choice-theme-{theme}")), theme)
        });
    command.add_option(style).add_option(theme).add_option(which::option(words))
}

/// In a style of his own, a person sees the board alone.
pub(super) fn answers_privately(command: &CommandInteraction) -> bool {
    wanted(command).style.is_some()
}

/// The style and colours asked for; colours alone ask for a picture.
fn wanted(command: &CommandInteraction) -> Wanted {
    let theme = options::text(command, THEME).and_then(Theme::by_id);
    let style = options::text(command, STYLE).and_then(BoardStyle::by_id);
    Wanted { style: style.or(theme.map(|_| BoardStyle::Image)), theme }
}

pub(super) async fn run(doorkeeper: &Doorkeeper, visitor: Arc<Responder>, command: &CommandInteraction) {
    let me = which::player(command);
    let wanted = wanted(command);
    let found =
        which::find(doorkeeper, command, &[&which::is_played, &|one| one.person_to_move() == Some(me)]).await;
    match found {
        Err(Trouble::Refused(Refusal::NoMatchHere)) => {
            let place = intake::place(command.guild_id, command.channel_id);
            doorkeeper.look_on(visitor.as_ref(), place.channel, wanted).await;
        }
        found => {
            let Wanted { style, theme } = wanted;
            which::serve(doorkeeper, visitor, found, Ok(Asked::Board { style, theme })).await;
        }
    }
}
