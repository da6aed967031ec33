//! A board that somebody studies, as a page draws it for them: of a puzzle, a lesson, an analysis, a replay.

use kuzhi_domain::matches::Step;
use kuzhi_domain::settings::Theme;
use kuzhi_engine as engine;
use kuzhi_engine::{Game, Move, Position, Side};
use serde::Serialize;

use super::board::{LiveGame, LivePlayer, LiveStep, pit_names};
use super::moves::{LiveMove, Offered};
use super::position::LivePosition;
use crate::request::{Action, LessonAction, LessonStep, PuzzleAction, PuzzleStep};
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::naming::Naming;
use crate::words::{Words, game_name};

/// The board of a study, of which a page can be made.
#[derive(Clone, Debug)]
pub struct StudyBoard {
    /// On which moves are tried.
    pub(crate) board: engine::Match,
    /// What is seen of it. At the end of a game, all seeds are in the stores.
    pub(crate) position: Position,
    /// The side whose row is at the bottom.
    pub(crate) below: Side,
    pub(crate) theme: Theme,
    pub(crate) naming: Naming,
    /// What has just been played, oldest first.
    pub(crate) steps: Vec<Step>,
    /// Whether the board is as it was before these moves.
    pub(crate) is_undone: bool,
    /// Whether what comes of moves is told before they are made.
    pub(crate) has_previews: bool,
}

/// The board of a study as a page draws it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LiveTable {
    /// The game.
    pub game: LiveGame,
    /// The colours of the board, by the name that settings give them.
    pub theme: &'static str,
    /// The number of pits in a row.
    pub row: u8,
    /// The side whose row is at the bottom.
    pub below: Side,
    /// South and North.
    pub players: Vec<LivePlayer>,
    /// Who is to move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Side>,
    /// The board.
    pub position: LivePosition,
    /// What each pit is called aloud, in their order.
    pub pit_names: Vec<String>,
    /// The moves that can be tried.
    pub moves: Vec<LiveMove>,
    /// What has just been played, oldest first.
    pub steps: Vec<LiveStep>,
    /// Whether the board is as it was before these moves.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub undone: bool,
}

impl StudyBoard {
    /// Moves the pits from the buttons of a screen to its board, which a page draws.
    #[must_use]
    pub fn on_page(&self, words: &Words, screen: Screen) -> Screen {
        let mut moves = Vec::new();
        let mut rows = screen.rows;
        for row in &mut rows {
            row.retain(|button| match self.pit_of(button) {
                Some(mv) => {
                    moves.extend(
                        button.enabled.then(|| self.offered(words).one(mv, button.action.to_string())),
                    );
                    false
                }
                None => true,
            });
        }
        rows.retain(|row| !row.is_empty());
        Screen { rows, table: Some(Box::new(self.table(words, moves))), ..screen }
    }

    /// The move of a button that is a pit.
    fn pit_of(&self, button: &Button) -> Option<Move> {
        let mv = tried(button)?;
        let ring = self.board.position().ring;
        mv.pit_number().and_then(|number| ring.pit(self.board.turn()?, number)).map(|_| mv)
    }

    fn offered<'a>(&'a self, words: &'a Words) -> Offered<'a> {
        Offered { words, naming: &self.naming, board: &self.board, has_previews: self.has_previews }
    }

    fn table(&self, words: &Words, moves: Vec<LiveMove>) -> LiveTable {
        let (game, position) = (self.board.game(), &self.position);
        let steps = self.steps.iter().zip(0..);
        LiveTable {
            game: LiveGame { id: game.id(), name: game_name(words, game) },
            theme: self.theme.id(),
            row: position.ring.row_len(),
            below: self.below,
            players: Side::ALL.map(|side| self.player(words, side)).into(),
            turn: position.turn,
            position: LivePosition::from_position(position),
            pit_names: pit_names(words, &self.naming, position),
            moves,
            steps: steps.map(|(step, ply)| self.step(words, game, step, ply)).collect(),
            undone: self.is_undone,
        }
    }

    fn player(&self, words: &Words, side: Side) -> LivePlayer {
        let name = self.naming.mover(words, side);
        LivePlayer { side, label: name.clone(), name, you: self.naming.is_you(side), bot: false, clock: None }
    }

    fn step(&self, words: &Words, game: Game, step: &Step, ply: usize) -> LiveStep {
        LiveStep::new(words, &self.naming, game, step, ply)
    }
}

/// The move that a button tries out. Those that go back are of another colour.
fn tried(button: &Button) -> Option<Move> {
    match &button.action {
        Action::Puzzle(PuzzleAction { step: PuzzleStep::Try(mv), .. })
        | Action::Lesson(LessonAction { step: LessonStep::Try(mv), .. }) => Some(*mv),
        Action::Try { tried, .. } | Action::Retry { tried, .. } if button.style == ButtonStyle::Primary => {
            tried.moves().last().copied()
        }
        Action::AddPlan { line, .. } | Action::AskPlan { line, .. }
            if button.style != ButtonStyle::Secondary =>
        {
            line.last().copied()
        }
        _ => None,
    }
}
