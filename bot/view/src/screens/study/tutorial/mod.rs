//! The tutorial: lessons with real positions to play. Each button carries its lesson and move.

mod accounts;
mod course;

use std::collections::BTreeMap;

use kuzhi_domain::matches::{BoardLook, Step};
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::settings::BoardStyle;
use kuzhi_engine as engine;
use kuzhi_engine::{Event, Game, Move, Phase, Position, Side};

use self::accounts::{fell, learner, special};
use self::course::Course;
use super::lessons::{Goal, Lesson, Tried, lessons};
use crate::board::scene::Scene;
use crate::board::{self, Emojis};
use crate::live::StudyBoard;
use crate::picture::{Animation, Picture};
use crate::request::{Action, ChallengeDraft, LessonAction, LessonStep, Select, Studied};
use crate::screens::matches::{match_screen, move_buttons};
use crate::screens::{Button, ButtonStyle, Choice, Choices, Menu, Screen, refusal_screen};
use crate::words::{Words, game_name, say};

pub(crate) use self::accounts::{account, rule};

/// Who takes the lessons.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Learner<'a> {
    /// The games whose lessons they have finished.
    pub learnt: &'a [Game],
    /// Whether a game of theirs waits in the channel. The last lesson leads back to it.
    pub is_playing: bool,
}

/// A page of a lesson.
#[derive(Clone, Debug)]
pub struct LessonPage {
    /// The text and the buttons.
    pub screen: Screen,
    /// The board, unless the text contains it.
    pub picture: Option<LessonPicture>,
    /// The alt text of the picture.
    pub description: String,
    /// The board itself, for pages that draw it.
    pub board: Box<StudyBoard>,
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
/// them. What the learner knows from other games is told in a line and left out, unless they want all.
pub fn tutorial(
    words: &Words,
    emojis: &Emojis,
    look: BoardLook,
    asked: &LessonAction,
    learner: Learner<'_>,
) -> Option<LessonPage> {
    let look = BoardLook { reader: Some(Side::South), ..look };
    // Only layouts can be previewed.
    let step = match asked.step {
        LessonStep::Look(mv) if !matches!(mv, Move::Arrange(_)) => LessonStep::Try(mv),
        step => step,
    };
    let course = Course::for_learner(asked, &learner);
    let asked = &LessonAction { step, lesson: course.nearest(asked.lesson)?, ..asked.clone() };
    let lesson = lessons(asked.game).get(asked.lesson)?;
    let shown = |look| LessonContext { words, emojis, look, asked, course: &course, lesson, learner };
    let drawn = shown(look).page()?;
    let board = Box::new(studied(words, look, lesson, asked)?);
    if look.style != BoardStyle::Image {
        return Some(LessonPage { screen: drawn, picture: None, description: String::new(), board });
    }
    let in_emoji = BoardLook { style: BoardStyle::Emoji, ..look };
    let emoji = shown(in_emoji).page()?;
    let (picture, description) = pictured(words, look, lesson, asked)?;
    let screen = Screen { text_without_file: Some(emoji.text), ..drawn };
    Some(LessonPage { screen, picture: Some(picture), description, board })
}

/// The board of a lesson, for pages that draw it: after the right move, with the previewed layout, or to play
/// on, even after another move was tried.
fn studied(words: &Words, look: BoardLook, lesson: &Lesson, asked: &LessonAction) -> Option<StudyBoard> {
    let before = lesson.board(asked.game)?;
    let tried = match asked.step {
        LessonStep::Look(mv) | LessonStep::Try(mv) => lesson.attempt(asked.game, mv),
        LessonStep::Begin | LessonStep::Hint => None,
    };
    let is_right = tried.as_ref().is_some_and(|tried| tried.is_right);
    let is_look = matches!(asked.step, LessonStep::Look(_));
    let (board, steps) = match tried {
        Some(Tried { after, .. }) if is_look => (after, Vec::new()),
        Some(Tried { after, events, .. }) => {
            let step = Step { mover: Side::South, before: before.position(), events: events.into() };
            (if is_right { after } else { before }, vec![step])
        }
        None => (before, Vec::new()),
    };
    Some(StudyBoard {
        position: board.position(),
        below: Side::South,
        theme: look.theme,
        naming: learner(words),
        seats: None,
        is_undone: !is_right && !steps.is_empty(),
        steps,
        is_played_back: false,
        signs: BTreeMap::new(),
        has_previews: false,
        shown_by: Studied::by(Action::Lesson(LessonAction { step: LessonStep::Begin, ..asked.clone() })),
        board,
    })
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
        let described = board::text::description(words, &board.position(), Side::South, &learner(words));
        (LessonPicture::Still(Picture::from_match(board, Side::South, look.theme)), described)
    };
    Some(match (asked.step, tried) {
        (LessonStep::Try(_), Some(Tried { after, events, is_right: true })) => {
            let after = after.position();
            let account = account(words, asked.game, &before.position(), &events);
            let described =
                board::text::description_after(words, &account, &after, Side::South, &learner(words));
            let film = Animation::new(before.position(), vec![events.into()], Side::South, look.theme);
            (LessonPicture::Moving(film), described)
        }
        (LessonStep::Look(_), Some(Tried { after, .. })) => still(&after),
        _ => still(&before),
    })
}

/// Whether this is the right move in the last lesson that somebody takes who has learnt these games.
pub fn finishes_lessons(asked: &LessonAction, learnt: &[Game]) -> bool {
    let course = Course::for_learner(asked, &Learner { learnt, is_playing: false });
    let LessonStep::Try(mv) = asked.step else { return false };
    let tried = lessons(asked.game).get(asked.lesson).and_then(|lesson| lesson.attempt(asked.game, mv));
    course.after(asked.lesson).is_none() && tried.is_some_and(|tried| tried.is_right)
}

struct LessonContext<'a> {
    words: &'a Words,
    emojis: &'a Emojis,
    look: BoardLook,
    asked: &'a LessonAction,
    course: &'a Course,
    lesson: &'a Lesson,
    learner: Learner<'a>,
}

impl LessonContext<'_> {
    /// The text of a lesson, including its board unless that is a picture.
    fn page(&self) -> Option<Screen> {
        let game = self.asked.game;
        let board = self.lesson.board(game)?;
        Some(match self.asked.step {
            LessonStep::Begin => self.ask(&board, None),
            LessonStep::Hint => self.ask(&board, self.hint(&board)),
            LessonStep::Look(mv) if board.check(mv).is_ok() => {
                self.look_at(mv, &self.lesson.attempt(game, mv)?.after)
            }
            LessonStep::Look(mv) | LessonStep::Try(mv) => match board.check(mv) {
                Err(illegal) => {
                    let refused = refusal_screen(self.words, &Refusal::Illegal(illegal));
                    self.ask(&board, Some(refused.text))
                }
                Ok(()) => self.judge(&board, &self.lesson.attempt(game, mv)?),
            },
        })
    }

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
            Goal::BuildCastle => "tutorial-task-castle",
            Goal::FillCastle => "tutorial-task-fill",
            Goal::SowOn => "tutorial-task-on",
            Goal::Tie => "tutorial-task-tie",
        };
        let mut lines = self.head(board);
        if self.tells_what_is_known() {
            lines.splice(1..1, self.course.taught_elsewhere(self.words));
        }
        lines.extend(said);
        lines.push(say!(self.words, task));
        let mut ways = Vec::new();
        if self.lesson.goal != Goal::AnyMove {
            ways.push(self.way("button-hint", ButtonStyle::Secondary, LessonStep::Hint));
        }
        ways.extend(self.next(ButtonStyle::Secondary));
        ways.extend(self.tells_what_is_known().then(|| self.all_lessons()));
        let rows = move_buttons::behind(self.moves(board), ways);
        let is_first = self.course.before(self.asked.lesson) == 0;
        let menus = if is_first { vec![self.games(Some(self.asked.game))] } else { Vec::new() };
        Screen { menus, rows, ..self.above(lines, board) }
    }

    /// The menu of all games, with a tick for each whose lessons the learner has finished.
    fn games(&self, chosen: Option<Game>) -> Menu {
        // At their end, nothing is chosen.
        let finished = chosen.is_none().then_some(&self.asked.game);
        let has_learnt =
            |game: Game| self.learner.learnt.iter().chain(finished).any(|learnt| learnt.id() == game.id());
        let choice = |game: Game| {
            let choice = Choice::of_game(self.words, game, chosen);
            let tick = has_learnt(game).then(|| say!(self.words, "tutorial-learnt"));
            Choice { detail: tick.or(choice.detail), ..choice }
        };
        let choices = Choices::One(Game::all().map(choice).collect());
        Menu { select: Select::LessonOf, placeholder: say!(self.words, "tutorial-choose"), choices }
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
            Some(next) => Screen { rows: vec![vec![next]], ..self.above(lines, &tried.after) },
            None => {
                let is_playing = self.learner.is_playing;
                let end = if is_playing { "tutorial-end-playing" } else { "tutorial-end" };
                lines.push(say!(self.words, end, game = game_name(self.words, self.asked.game)));
                let menus = vec![self.games(None)];
                let rows = if is_playing { Vec::new() } else { vec![vec![self.play_now()]] };
                Screen { menus, rows, ..self.above(lines, &tried.after) }
            }
        }
    }

    /// A preview of a layout, with a button to play it.
    fn look_at(&self, mv: Move, after: &engine::Match) -> Screen {
        let mut lines = self.head(after);
        lines.push(say!(self.words, "tutorial-layout"));
        let mut layouts =
            self.lesson.board(self.asked.game).map(|before| self.moves(&before)).unwrap_or_default();
        for button in layouts.iter_mut().flatten() {
            let is_shown = button.action == self.action(LessonStep::Look(mv));
            button.style = if is_shown { ButtonStyle::Primary } else { ButtonStyle::Secondary };
        }
        let take = self.way("button-take-layout", ButtonStyle::Success, LessonStep::Try(mv));
        let rows = move_buttons::behind(layouts, vec![take]);
        Screen { rows, ..self.above(lines, after) }
    }

    /// The button that leads from the lessons to a game.
    fn play_now(&self) -> Button {
        let draft = ChallengeDraft::proposed(self.asked.game, None);
        let label = say!(self.words, "button-play-now");
        Button { label, style: ButtonStyle::Success, enabled: true, action: Action::Draft(draft) }
    }

    /// The number of the lesson, the rule, and what is special about the board.
    fn head(&self, board: &engine::Match) -> Vec<String> {
        let words = self.words;
        let title = say!(
            words,
            "tutorial-title",
            number = self.course.before(self.asked.lesson) + 1,
            of = self.course.len(),
            game = game_name(words, self.asked.game)
        );
        let mut lines = vec![title, rule(words, self.lesson)];
        lines.extend(special(words, &board.position()));
        lines
    }

    /// The lines above a board, and the board itself unless it is a picture.
    fn above(&self, mut lines: Vec<String>, board: &engine::Match) -> Screen {
        let (words, scene) = (self.words, Scene::from_match(board));
        let naming = learner(words);
        lines.extend(match_screen::drawn(words, self.look, self.emojis, &scene, Side::South, &naming));
        Screen::text(lines.join("\n"))
    }

    fn account(&self, before: &Position, events: &[Event]) -> String {
        account(self.words, self.asked.game, before, events)
    }

    /// Names the first right move.
    fn hint(&self, board: &engine::Match) -> Option<String> {
        let mv = self.lesson.example(self.asked.game)?;
        let label = move_buttons::label(self.words, board.turn()?, mv);
        Some(say!(self.words, "tutorial-hint", mv = label))
    }

    /// The move buttons. Pits that may not be played can be tried, too, where that teaches something.
    fn moves(&self, board: &engine::Match) -> Vec<Vec<Button>> {
        let position = board.position();
        if position.phase == Phase::Arrange {
            let layouts = move_buttons::sensible(&board.legal());
            let look = |mv| Button { action: self.action(LessonStep::Look(mv)), ..self.button(mv, true) };
            return vec![layouts.into_iter().map(look).collect()];
        }
        let ways: Vec<Move> =
            board.legal().into_iter().filter(|mv| matches!(mv, Move::LiftTowards(..))).collect();
        let buttons: Vec<Button> = if ways.is_empty() {
            let numbers = position.ring.numbers();
            let legal = board.legal();
            // Where a move has to be found, those that the rules refuse are tried, too, and explained.
            let holds = |number| {
                let pit = position.ring.pit(Side::South, number);
                let is_free = self.lesson.goal == Goal::AnyMove;
                pit.is_some_and(|pit| position.board[pit] > 0)
                    && (!is_free || legal.contains(&Move::Lift(number)))
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
        Button { label, style: ButtonStyle::Primary, enabled, action: self.action(LessonStep::Try(mv)) }
    }

    fn next(&self, style: ButtonStyle) -> Option<Button> {
        let lesson = self.course.after(self.asked.lesson)?;
        let next = LessonAction { lesson, step: LessonStep::Begin, ..self.asked.clone() };
        let label = say!(self.words, "button-next-lesson");
        Some(Button { label, style, enabled: true, action: Action::Lesson(next) })
    }

    /// Whether this page tells what the learner knows from other games. The first one does.
    fn tells_what_is_known(&self) -> bool {
        self.course.leaves_out() && self.course.before(self.asked.lesson) == 0
    }

    /// The button to all lessons, also those that were left out.
    fn all_lessons(&self) -> Button {
        let game = self.asked.game;
        let label = say!(self.words, "button-all-lessons");
        let action = Action::Lesson(LessonAction::of_all(game, 0));
        Button { label, style: ButtonStyle::Secondary, enabled: true, action }
    }

    fn way(&self, name: &str, style: ButtonStyle, step: LessonStep) -> Button {
        Button { label: say!(self.words, name), style, enabled: true, action: self.action(step) }
    }

    fn action(&self, step: LessonStep) -> Action {
        Action::Lesson(LessonAction { step, ..self.asked.clone() })
    }
}

pub(crate) fn games(words: &Words, select: Select, placeholder: &str, chosen: Option<Game>) -> Menu {
    let choice = |game: Game| Choice::of_game(words, game, chosen);
    let choices = Choices::One(Game::all().map(choice).collect());
    Menu { select, placeholder: say!(words, placeholder), choices }
}

#[cfg(test)]
mod tests;
