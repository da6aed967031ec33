//! `/board`: one's own board, posted anew at the end of the channel; somebody else's, or in another
//! style, to look at.

use std::sync::Arc;

use serenity::all::{CommandInteraction, CommandOptionType, CreateCommand};

use super::{options, which};
use crate::app::Refusal;
use crate::discord::intake;
use crate::discord::responder::Responder;
use crate::room::{Doorkeeper, Trouble};
use crate::view::picture::Theme;
use crate::view::{BoardStyle, Words, say};

const NAME: &str = "board";
const STYLE: &str = "style";
const THEME: &str = "theme";

pub(super) fn look(command: CreateCommand, words: &Words) -> CreateCommand {
    let style = ["image", "text", "unicode"]
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
    style(command, None).is_some()
}

/// The style asked for; colours alone ask for a picture, and a picture has the colours that one prefers.
fn style(command: &CommandInteraction, preferred: Option<BoardStyle>) -> Option<BoardStyle> {
    let theme = options::text(command, THEME);
    let colours = match (theme, preferred) {
        (Some("light"), _) | (None, Some(BoardStyle::Image(Theme::Light))) => Theme::Light,
        _ => Theme::Dark,
    };
    match options::text(command, STYLE) {
        Some("text") => Some(BoardStyle::Text),
        Some("unicode") => Some(BoardStyle::Unicode),
        Some(_) => Some(BoardStyle::Image(colours)),
        None => theme.map(|_| BoardStyle::Image(colours)),
    }
}

pub(super) async fn run(doorkeeper: &Doorkeeper, visitor: Arc<Responder>, command: &CommandInteraction) {
    let me = which::player(command);
    let preferred = doorkeeper.preferences(me).await.board;
    let style = style(command, preferred);
    let found =
        which::find(doorkeeper, command, &[&which::is_played, &|one| one.person_to_move() == Some(me)]).await;
    match (found, style) {
        (Ok(one), None) => doorkeeper.bring_board(visitor, one.id).await,
        (Ok(one), Some(style)) => doorkeeper.look(visitor.as_ref(), one.id, style).await,
        (Err(Trouble::Refused(Refusal::NoMatchHere)), style) => {
            let place = intake::place(command.guild_id, command.channel_id);
            doorkeeper
                .look_on(visitor.as_ref(), place.channel, style.or(preferred).unwrap_or_default())
                .await;
        }
        (Err(trouble), _) => doorkeeper.explain(trouble, visitor.as_ref()).await,
    }
}
