//! A board that somebody studies, as a page draws it for them: of a puzzle, a lesson, an analysis, a replay.

use std::collections::BTreeMap;

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::{Seats, Step};
use kuzhi_domain::settings::Theme;
use kuzhi_engine as engine;
use kuzhi_engine::{Game, Move, Position, Side};
use serde::Serialize;

use super::board::{LiveGame, LivePlayer, pit_names};
use super::moves::{LiveMove, Offered};
use super::position::LivePosition;
use super::step::LiveStep;
use crate::request::{Action, LessonAction, LessonStep, PuzzleAction, PuzzleStep, Studied};
use crate::screens::{Button, ButtonStyle, Screen, add_open_board};
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
    /// Who plays, if it is a match.
    pub(crate) seats: Option<Seats>,
    /// What has just been played, oldest first.
    pub(crate) steps: Vec<Step>,
    /// Whether the board is as it was before these moves.
    pub(crate) is_undone: bool,
    /// Whether these are played back from the first on, whatever was seen before.
    pub(crate) is_played_back: bool,
    /// Whether what comes of moves is told before they are made.
    pub(crate) has_previews: bool,
    /// The button that shows it, if there is one.
    pub(crate) shown_by: Option<Studied>,
    /// What buttons are called aloud that have signs.
    pub(crate) signs: BTreeMap<&'static str, String>,
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
    /// How many seeds win at once, if so many do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needed: Option<u32>,
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
    /// Whether all of these moves are played, whatever board was shown before.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub whole: bool,
    /// What buttons are called aloud that have signs, by these.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub signs: BTreeMap<&'static str, String>,
}

impl StudyBoard {
    /// Adds the button to a screen of it that opens it on a page.
    pub fn offer_page(&self, words: &Words, screen: &mut Screen) {
        if let Some(studied) = &self.shown_by {
            add_open_board(words, screen, Action::OpenStudy(studied.clone()));
        }
    }

    /// Returns the two people who play, if no bot does.
    pub fn people(&self) -> Option<[PlayerId; 2]> {
        let people: Vec<PlayerId> = self.seats?.people().collect();
        people.try_into().ok()
    }

    /// Calls the two people who play by their names, for one who reads it.
    #[must_use]
    pub fn with_names(self, words: &Words, names: &[String; 2], who: PlayerId) -> StudyBoard {
        let naming = self.seats.map(|seats| Naming::of_page(words, seats, names, seats.side_of(who)));
        StudyBoard { naming: naming.unwrap_or(self.naming), ..self }
    }

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
            needed: game.majority(),
            position: LivePosition::from_position(position),
            pit_names: pit_names(words, &self.naming, position),
            moves,
            steps: steps.map(|(step, ply)| self.step(words, game, step, ply)).collect(),
            undone: self.is_undone,
            whole: self.is_played_back,
            signs: self.signs.clone(),
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

#[cfg(test)]
mod tests {
    use kuzhi_domain::matches::BoardLook;
    use kuzhi_domain::study::{Day, PastGame, PuzzleKind, Solver, Solving, Variation, WrittenGame};

    use super::*;
    use crate::board::Emojis;
    use crate::request::Solved;
    use crate::screens::{self, AtPuzzle, Learner, Replayed, Retry, Seen, Tried, Tries};

    const WHO: PlayerId = PlayerId(1);

    fn game() -> PastGame {
        WrittenGame::read("[Game \"mangala\"]\n[South \"Ada\"]\n\n1 4 6\n").unwrap().into()
    }

    fn on_page(shown: Replayed) -> (Screen, LiveTable) {
        let screen = shown.board.unwrap().on_page(Words::english(), shown.screen);
        let table = screen.table.clone().unwrap();
        (screen, *table)
    }

    fn labels(screen: &Screen) -> Vec<&str> {
        screen.rows.iter().flatten().map(|button| button.label.as_str()).collect()
    }

    /// The puzzle of a day, in which a person sees this.
    fn puzzle(seen: Seen<'_>) -> Replayed {
        let (day, solver) = (Day::new(20_000), Solver::default());
        let puzzle = day.puzzle().unwrap();
        let (at, kind) = (&Solving::first(puzzle), PuzzleKind::Daily(day));
        let shown = AtPuzzle { at, kind, seen, solver: [&solver; 2], today: day, next_day: day.begins() };
        screens::puzzle(Words::english(), &shown, BoardLook::default(), &Emojis::default())
    }

    fn replay(ply: usize) -> Replayed {
        screens::replay(Words::english(), &game(), WHO, ply, BoardLook::default(), &Emojis::default())
    }

    #[test]
    fn pits_are_on_the_board_and_other_buttons_below() {
        let shown = puzzle(Seen::Asked(&[]));
        let board = shown.board.as_ref().unwrap().board.clone();
        let (screen, table) = on_page(shown);
        assert_eq!(labels(&screen), ["Show the answer"]);
        assert_eq!(table.moves.len(), board.legal().len());
        for (offered, mv) in table.moves.iter().zip(board.legal()) {
            assert!(offered.press.ends_with(&format!(":try:{mv}")), "{offered:?}");
            assert!(offered.preview.is_none(), "what comes of it would be the answer");
        }
        assert_eq!((table.turn, table.undone, table.whole), (board.turn(), false, false));
        assert!(table.steps.is_empty() && table.pit_names.len() == usize::from(table.row) * 2);
    }

    #[test]
    fn a_wrong_try_is_seen_on_the_board_before_it() {
        let board = puzzle(Seen::Asked(&[])).board.unwrap().board;
        let mv = board.legal()[0];
        let (mut after, mut events) = (board.clone(), Vec::new());
        after.play(mv, &mut |event| events.push(event)).unwrap();
        let step = Step { mover: Side::South, before: board.position(), events: events.into() };
        let (_, table) = on_page(puzzle(Seen::Wrong(mv, &step)));
        assert!(table.undone && table.steps.len() == 1);
        assert_eq!(table.position, LivePosition::from_position(&board.position()));
        assert_eq!(table.steps[0].before, table.position);
    }

    #[test]
    fn a_replay_has_no_moves_and_shows_how_its_board_came_about() {
        let (screen, table) = on_page(replay(2));
        assert!(table.moves.is_empty());
        assert_eq!(labels(&screen)[..4], ["|◀", "◀", "▶", "▶|"]);
        assert!(labels(&screen)[..4].iter().all(|sign| table.signs.contains_key(sign)), "they have names");
        assert_eq!(table.steps.last().unwrap().before, on_page(replay(1)).1.position);
    }

    #[test]
    fn a_game_is_played_back_to_its_end_and_then_from_its_start() {
        let back = |ply| {
            let (game, look) = (game(), BoardLook::default());
            let shown = screens::replay_on(Words::english(), &game, WHO, ply, look, &Emojis::default());
            on_page(shown).1
        };
        for (ply, steps) in [(0, 3), (1, 2), (3, 3)] {
            let table = back(ply);
            assert_eq!((table.whole, table.steps.len()), (true, steps), "from {ply}");
            assert_eq!(table.position, on_page(replay(3)).1.position);
            assert_eq!(table.steps[0].before, on_page(replay(3 - steps)).1.position);
        }
    }

    #[test]
    fn each_study_is_opened_by_its_own_button() {
        let (game, look, emojis, words) = (game(), BoardLook::default(), Emojis::default(), Words::english());
        let (id, tried) = (game.id(), Variation::default());
        let history = kuzhi_domain::study::analysed(&game, WHO, 1, &tried).unwrap();
        let at = Tried { ply: 1, tried: &tried, history: &history, worth: None };
        let analysis = screens::analysis(words, &game, at, WHO, look, &emojis);
        let solved = Solved::default();
        let of = Retry { shown: &game, ply: 2, tries: Tries::None, mistakes: &[2], solved };
        let retry = screens::retry(words, &of, WHO, look, &emojis);
        let asked = LessonAction { step: LessonStep::Hint, ..LessonAction::begin(Game::default()) };
        let learner = Learner { learnt: &[], is_playing: false };
        let lesson = screens::tutorial(words, &emojis, look, &asked, learner).unwrap();
        for (board, mut screen, opens) in [
            (replay(2).board.unwrap(), replay(2).screen, format!("replay-at:{id}:2")),
            (analysis.board.unwrap(), analysis.screen, format!("try:{id}:1:")),
            (retry.board.unwrap(), retry.screen, format!("retry:{id}:2:0:")),
            (lesson.board, lesson.screen, "lesson:mangala:0:begin".to_owned()),
        ] {
            let before = labels(&screen).len();
            board.offer_page(words, &mut screen);
            assert_eq!(labels(&screen).len(), before + 1);
            let button = screen.rows.iter().flatten().find(|button| button.label == "Open board").unwrap();
            assert_eq!(button.action.to_string(), format!("k1:study:{opens}"));
            assert!(screen.rows.iter().all(|row| row.len() <= 5) && screen.rows.len() <= 5);
        }
        let mut over = puzzle(Seen::Ended(None));
        over.board.unwrap().offer_page(words, &mut over.screen);
        assert!(!labels(&over.screen).contains(&"Open board"), "there is nothing to do on it");
    }
}
