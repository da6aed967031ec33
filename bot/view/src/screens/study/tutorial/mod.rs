//! The tutorial: lessons with real positions to play. Each button carries its lesson and move.

use kuzhi_domain::{BoardLook, BoardStyle, Refusal};
use kuzhi_engine as engine;
use kuzhi_engine::{Event, Game, Hole, Move, Phase, Position, Ring, Side};

use super::lessons::{Goal, Lesson, Tried, lessons};
use crate::board::scene::Scene;
use crate::board::{self, Emojis};
use crate::picture::{Animation, Picture};
use crate::request::{Action, ChallengeDraft, LessonAction, LessonStep, Select};
use crate::screens::matches::{match_screen, move_buttons};
use crate::screens::{Button, ButtonStyle, Choice, Choices, Menu, Screen, refusal_screen};
use crate::words::account::Teller;
use crate::words::{Words, game_name, say, side_name};

/// A page of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonPage {
    /// The text and the buttons.
    pub screen: Screen,
    /// The board, unless the text contains it.
    pub picture: Option<LessonPicture>,
    /// The alt text of the picture.
    pub description: String,
}

/// The board of a lesson as a picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonPicture {
    /// A board.
    Still(Picture),
    /// The right move.
    Moving(Animation),
}

/// A page of a lesson. The learner plays South. Where pictures may not be attached, an emoji board replaces
/// them.
///
/// If the learner's own game waits in the channel, the last lesson leads back to it.
pub fn tutorial(
    words: &Words,
    emojis: &Emojis,
    look: BoardLook,
    asked: &LessonAction,
    is_playing: bool,
) -> Option<LessonPage> {
    let look = BoardLook { reader: Some(Side::South), ..look };
    // Only layouts can be previewed.
    let step = match asked.step {
        LessonStep::Look(mv) if !matches!(mv, Move::Arrange(_)) => LessonStep::Try(mv),
        step => step,
    };
    let asked = &LessonAction { step, ..asked.clone() };
    let lesson = lessons(asked.game).get(asked.lesson.min(lessons(asked.game).len().checked_sub(1)?))?;
    let drawn = page(words, emojis, look, asked, is_playing)?;
    if look.style != BoardStyle::Image {
        return Some(LessonPage { screen: drawn, picture: None, description: String::new() });
    }
    let in_emoji = BoardLook { style: BoardStyle::Emoji, ..look };
    let emoji = page(words, emojis, in_emoji, asked, is_playing)?;
    let (picture, description) = pictured(words, look, lesson, asked)?;
    let screen = Screen { text_without_file: Some(emoji.text), ..drawn };
    Some(LessonPage { screen, picture: Some(picture), description })
}

/// The picture of a lesson: the right move in motion, the previewed layout, or the board to play on.
fn pictured(
    words: &Words,
    look: BoardLook,
    lesson: &Lesson,
    asked: &LessonAction,
) -> Option<(LessonPicture, String)> {
    let before = lesson.board(asked.game)?;
    let tried = match asked.step {
        LessonStep::Look(mv) | LessonStep::Try(mv) => lesson.attempt(asked.game, mv),
        LessonStep::Begin | LessonStep::Hint => None,
    };
    let still = |board: &engine::Match| {
        let described = board::text::description(words, &board.position(), Side::South, look.reader);
        (LessonPicture::Still(Picture::of(board, Side::South, look.theme)), described)
    };
    Some(match (asked.step, tried) {
        (LessonStep::Try(_), Some(Tried { after, events, is_right: true })) => {
            let after = after.position();
            let account = account(words, asked.game, &before.position(), &events);
            let described = board::text::description_after(words, &account, &after, Side::South, look.reader);
            let film = Animation::new(before.position(), events, Side::South, look.theme);
            (LessonPicture::Moving(film), described)
        }
        (LessonStep::Look(_), Some(Tried { after, .. })) => still(&after),
        _ => still(&before),
    })
}

/// The text of a lesson, including its board unless that is a picture.
fn page(
    words: &Words,
    emojis: &Emojis,
    look: BoardLook,
    asked: &LessonAction,
    is_playing: bool,
) -> Option<Screen> {
    let lessons = lessons(asked.game);
    let number = asked.lesson.min(lessons.len().checked_sub(1)?);
    let lesson = lessons.get(number)?;
    let (game, of) = (asked.game, lessons.len());
    let context = LessonContext { words, emojis, look, game, number, of, lesson, is_playing };
    let board = lesson.board(asked.game)?;
    Some(match asked.step {
        LessonStep::Begin => context.ask(&board, None),
        LessonStep::Hint => context.ask(&board, context.hint(&board)),
        LessonStep::Look(mv) if board.check(mv).is_ok() => {
            context.look_at(mv, &lesson.attempt(asked.game, mv)?.after)
        }
        LessonStep::Look(mv) | LessonStep::Try(mv) => match board.check(mv) {
            Err(illegal) => context.ask(&board, Some(refusal_screen(words, &Refusal::Illegal(illegal)).text)),
            Ok(()) => context.judge(&board, &lesson.attempt(asked.game, mv)?),
        },
    })
}

struct LessonContext<'a> {
    words: &'a Words,
    emojis: &'a Emojis,
    look: BoardLook,
    game: Game,
    number: usize,
    of: usize,
    lesson: &'a Lesson,
    /// Whether the learner's own game waits in the channel.
    is_playing: bool,
}

impl LessonContext<'_> {
    /// The position and the task, with a line about the last try if there was one.
    fn ask(&self, board: &engine::Match, said: Option<String>) -> Screen {
        let task = match self.lesson.goal {
            Goal::AnyMove => "tutorial-task-any",
            Goal::Arrange => "tutorial-task-arrange",
            Goal::MoveAgain => "tutorial-task-again",
            Goal::Win => "tutorial-task-win",
            Goal::Capture
            | Goal::CaptureAcross
            | Goal::CaptureFromOwn
            | Goal::CaptureChain
            | Goal::CaptureFull
            | Goal::CaptureBeyond => "tutorial-task-capture",
            Goal::BuildCastle | Goal::FillCastle | Goal::SowOn | Goal::Tie => "tutorial-task",
        };
        let mut lines = self.head(board);
        lines.extend(said);
        lines.push(say!(self.words, task));
        let mut ways = Vec::new();
        if self.lesson.goal != Goal::AnyMove {
            ways.push(self.way("button-hint", ButtonStyle::Secondary, self.number, LessonStep::Hint));
        }
        ways.extend(self.next(ButtonStyle::Secondary));
        let rows = move_buttons::behind(self.moves(board), ways);
        Screen { rows, ..Screen::text(lines.join("\n")) }
    }

    /// The result of a try: the right move, or the unchanged board.
    fn judge(&self, before: &engine::Match, tried: &Tried) -> Screen {
        let account = self.account(&before.position(), &tried.events);
        if !tried.is_right {
            let fell = fell(self.words, before.position().ring, &tried.events);
            let said = say!(self.words, "tutorial-not-yet", account = account, fell = fell);
            return self.ask(before, Some(said));
        }
        let mut lines = self.head(&tried.after);
        lines.push(say!(self.words, "tutorial-right", account = account));
        match self.next(ButtonStyle::Primary) {
            Some(next) => Screen { rows: vec![vec![next]], ..Screen::text(lines.join("\n")) },
            None => {
                let end = if self.is_playing { "tutorial-end-playing" } else { "tutorial-end" };
                lines.push(say!(self.words, end, game = game_name(self.words, self.game)));
                let menus = vec![games(self.words, Select::LessonOf, "tutorial-choose", None)];
                let rows = if self.is_playing { Vec::new() } else { vec![vec![self.play_now()]] };
                Screen { menus, rows, ..Screen::text(lines.join("\n")) }
            }
        }
    }

    /// A preview of a layout, with a button to play it.
    fn look_at(&self, mv: Move, after: &engine::Match) -> Screen {
        let mut lines = self.head(after);
        lines.push(say!(self.words, "tutorial-layout"));
        let mut layouts = self.lesson.board(self.game).map(|before| self.moves(&before)).unwrap_or_default();
        for button in layouts.iter_mut().flatten() {
            let is_shown = button.action == self.action(self.number, LessonStep::Look(mv));
            button.style = if is_shown { ButtonStyle::Primary } else { ButtonStyle::Secondary };
        }
        let take = self.way("button-take-layout", ButtonStyle::Success, self.number, LessonStep::Try(mv));
        let rows = move_buttons::behind(layouts, vec![take]);
        Screen { rows, ..Screen::text(lines.join("\n")) }
    }

    /// The button that leads from the lessons to a game.
    fn play_now(&self) -> Button {
        let draft = ChallengeDraft::proposed(self.game, None);
        let label = say!(self.words, "button-play-now");
        Button { label, style: ButtonStyle::Success, enabled: true, action: Action::Draft(draft) }
    }

    /// The number of the lesson, the rule, and a board.
    fn head(&self, board: &engine::Match) -> Vec<String> {
        let words = self.words;
        let title = say!(
            words,
            "tutorial-title",
            number = self.number + 1,
            of = self.of,
            game = game_name(words, self.game)
        );
        let mut lines = vec![title, rule(words, self.lesson)];
        lines.extend(match_screen::drawn(words, self.look, self.emojis, &Scene::of(board), Side::South));
        lines.extend(special(words, &board.position()));
        lines
    }

    fn account(&self, before: &Position, events: &[Event]) -> String {
        account(self.words, self.game, before, events)
    }

    /// Names the first right move.
    fn hint(&self, board: &engine::Match) -> Option<String> {
        let mv = self.lesson.example(self.game)?;
        let label = move_buttons::label(self.words, board.turn()?, mv);
        Some(say!(self.words, "tutorial-hint", mv = label))
    }

    /// The move buttons. Pits that may not be played can be tried, too, where that teaches something.
    fn moves(&self, board: &engine::Match) -> Vec<Vec<Button>> {
        let position = board.position();
        if position.phase == Phase::Arrange {
            let layouts = move_buttons::sensible(&board.legal());
            let look = |mv| Button {
                action: self.action(self.number, LessonStep::Look(mv)),
                ..self.button(mv, true)
            };
            return vec![layouts.into_iter().map(look).collect()];
        }
        let ways: Vec<Move> =
            board.legal().into_iter().filter(|mv| matches!(mv, Move::LiftTowards(..))).collect();
        let buttons: Vec<Button> = if ways.is_empty() {
            let numbers = position.ring.numbers();
            let holds = |number| {
                let pit = position.ring.pit(Side::South, number);
                pit.is_some_and(|pit| position.board[pit] > 0)
            };
            let pit = |number| Button {
                label: move_buttons::pit_label(&position, number),
                ..self.button(Move::Lift(number), holds(number))
            };
            numbers.map(pit).collect()
        } else {
            ways.into_iter().map(|mv| self.button(mv, true)).collect()
        };
        move_buttons::in_rows(&buttons)
    }

    fn button(&self, mv: Move, enabled: bool) -> Button {
        let label = move_buttons::label(self.words, Side::South, mv);
        Button {
            label,
            style: ButtonStyle::Primary,
            enabled,
            action: self.action(self.number, LessonStep::Try(mv)),
        }
    }

    fn next(&self, style: ButtonStyle) -> Option<Button> {
        let next = self.number + 1;
        (next < self.of).then(|| self.way("button-next-lesson", style, next, LessonStep::Begin))
    }

    fn way(&self, name: &str, style: ButtonStyle, lesson: usize, step: LessonStep) -> Button {
        Button { label: say!(self.words, name), style, enabled: true, action: self.action(lesson, step) }
    }

    fn action(&self, lesson: usize, step: LessonStep) -> Action {
        Action::Lesson(LessonAction { game: self.game, lesson, step })
    }
}

pub(crate) fn rule(words: &Words, lesson: &Lesson) -> String {
    say!(words, &format!("lesson-{}", lesson.name))
}

/// What a move by South did. The players are called by their sides.
pub(crate) fn account(words: &Words, game: Game, before: &Position, events: &[Event]) -> String {
    let names = Side::ALL.map(|side| side_name(words, side));
    Teller { words, names, game, ring: before.ring }.account(Side::South, before, events)
}

/// Where the last seed of a move fell.
fn fell(words: &Words, ring: Ring, events: &[Event]) -> String {
    let last = events.iter().rev().find_map(|event| match *event {
        Event::Sown { hole } => Some(hole),
        Event::SownIntoCastle { pit, .. } => Some(Hole::Pit(pit)),
        _ => None,
    });
    match last {
        Some(Hole::Pit(pit)) => {
            let side = side_name(words, ring.owner(pit));
            say!(words, "tutorial-fell", side = side, pit = ring.number(pit).get())
        }
        Some(Hole::Store(side)) => say!(words, "tutorial-fell-store", side = side_name(words, side)),
        None => String::new(),
    }
}

fn special(words: &Words, position: &Position) -> Vec<String> {
    let names = Side::ALL.map(|side| side_name(words, side));
    if position.phase == Phase::Over { Vec::new() } else { board::lines::special(words, &names, position) }
}

pub(crate) fn games(words: &Words, select: Select, placeholder: &str, chosen: Option<Game>) -> Menu {
    let choice = |game: Game| Choice::of_game(words, game, chosen);
    let choices = Choices::One(Game::all().map(choice).collect());
    Menu { select, placeholder: say!(words, placeholder), choices }
}

#[cfg(test)]
mod tests;
