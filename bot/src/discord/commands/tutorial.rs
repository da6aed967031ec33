//! `/tutorial`: a short lesson in a game, played with buttons.

use kuzhi_view::request::{Action, LessonAction};
use kuzhi_view::words::Words;
use serenity::all::CreateCommand;

use super::options;
use crate::discord::interaction::Sent;

const NAME: &str = "tutorial";

pub(super) fn define(command: CreateCommand, words: &Words) -> CreateCommand {
    command.add_option(options::game(words, NAME))
}

pub(super) fn read(sent: &Sent) -> Action {
    options::named_game(sent).map_or(Action::UsualLesson, |game| Action::Lesson(LessonAction::begin(game)))
}
